"""When two positions are the same: only the order of the cards still held matters.

If the ten and the nine are gone, the jack of a plain suit is its lowest card, whatever it is
called; and plain suits are alike. What was found for one such position is true of all.
"""

from __future__ import annotations

from collections.abc import Mapping


def _close_up(held: int, cards: int) -> int:
    """Some of the cards held, moved together over the gaps, with a one above the last place.

    >>> f"{_close_up(0b101100, 0b100100):b}"
    '1101'
    """
    closed, place = 0, 1
    while held:
        lowest = held & -held
        if cards & lowest:
            closed |= place
        place <<= 1
        held ^= lowest
    return closed | place


def _parts(held: int) -> list[int]:
    """Every choice of some of the cards held."""
    parts, part = [0], held
    while part:
        parts.append(part)
        part = part - 1 & held
    return parts


CLOSED_UP: tuple[Mapping[int, int], ...] = tuple(
    {cards: _close_up(held, cards) for cards in _parts(held)} for held in range(256)
)
"""Cards of one suit moved together, looked up by what is held and by which of it is meant."""

_WIDTH = 9
"""Room for eight cards and the one above them."""


def fingerprint(a: int, b: int, c: int, d: int) -> int:
    """One number for all positions that are alike.

    Two bits say whose a card is: one for the second and fourth hand, one for the third and
    fourth. The suits follow each other, trump first, then the plain suits by size.
    """
    held, even, late = a | b | c | d, b | d, c | d
    suit = CLOSED_UP[held & 63]
    first = suit[even & 63] << _WIDTH | suit[late & 63]
    suit = CLOSED_UP[held >> 7 & 63]
    second = suit[even >> 7 & 63] << _WIDTH | suit[late >> 7 & 63]
    suit = CLOSED_UP[held >> 14 & 31]
    third = suit[even >> 14 & 31] << _WIDTH | suit[late >> 14 & 31]
    suit = CLOSED_UP[held >> 20]
    trump = suit[even >> 20] << _WIDTH | suit[late >> 20]
    if first < second:
        first, second = second, first
    if second < third:
        second, third = third, second
        if first < second:
            first, second = second, first
    return ((trump << 18 | first) << 18 | second) << 18 | third
