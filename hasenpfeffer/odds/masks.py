"""Cards as bits, so that a hand is a number and following suit is one operation.

Each suit is a run of bits, lowest card first, in the order that this trump gives it: the two
suits of the other colour, the suit of trump's colour, and trump itself, joker on top.

    other suits   0-5 and 7-12   9 T J Q K A
    same colour   14-18          9 T Q K A
    trump         20-27          9 T Q K A, left bower, right bower, joker

A higher bit is a better card, and trump stands above all, so that comparing two numbers says
which card wins. Between suits lies a bit that is no card: runs of equal cards end there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from hasenpfeffer.cards import Card
from hasenpfeffer.trump import Trump

TRUMP_SHIFT = 20
TRUMPS = 0xFF << TRUMP_SHIFT
SIDE_SUITS = (0x3F, 0x3F << 7, 0x1F << 14)
FENCES = 1 << 6 | 1 << 13 | 1 << 19 | 1 << 28
"""The bits between the suits, and the one above them all."""
JOKER_BIT = 1 << 27
RIGHT_BIT = 1 << 26
ACES = 1 << 5 | 1 << 12 | 1 << 18
"""The highest cards of the side suits."""

_STARTS = (TRUMP_SHIFT, 14, 7, 0)
"""Where the suits begin, in the order of ``Trump.suits``: trump, its colour, the others."""


@cache
def bits(trump: Trump) -> Mapping[Card, int]:
    """The bit of each card under this trump.

    >>> hearts = bits(Trump.parse("H"))
    >>> hearts[Card.parse("JK")] == JOKER_BIT, hearts[Card.parse("JD")] > hearts[Card.parse("AH")]
    (True, True)
    """
    return MappingProxyType(
        {
            card: 1 << start + place
            for start, suit in zip(_STARTS, trump.suits, strict=True)
            for place, card in enumerate(reversed(trump.cards_of(suit)))
        }
    )


def mask(trump: Trump, cards: Iterable[Card]) -> int:
    """Some cards as one number."""
    bit = bits(trump)
    return sum([bit[card] for card in cards])


SUIT_AT = tuple(
    next((suit for suit in (*SIDE_SUITS, TRUMPS) if 1 << length >> 1 & suit), 0)
    for length in range(TRUMPS.bit_length() + 1)
)
"""The suit of a card, looked up by the length of its number in bits."""


def distinct(cards: int, others: int) -> list[int]:
    """The lowest of each run of equal cards, low ones first.

    Cards of one hand are equal when no card in between is still held by anybody else:
    whatever one of them can do, the next can do as well.
    """
    found = []
    while cards:
        card = cards & -cards
        found.append(card)
        fence = others & -(card << 1)
        cards &= -(fence & -fence)
    return found


def replies(  # noqa: PLR0913  # two masks, two cards, two rules
    hand: int, suit: int, best: int, others: int, joker: int, *, spare: bool
) -> list[int]:
    """What may be played when a suit is led, one of each run of equal cards.

    Those that beat the best card so far come first, unless a player can ``spare`` them.
    ``joker`` is the joker's bit where it may not be thrown to a plain trick (R1), else 0.
    A player who sits out plays 0, which is no card.
    """
    may = hand & suit or hand & ~joker or hand
    if not may & may - 1:
        return [may]
    length = best.bit_length()
    over = (may & (suit | TRUMPS)) >> length << length
    under = may ^ over
    if not over or not under:
        return distinct(may, others)
    if spare:
        return distinct(under, others) + distinct(over, others)
    return distinct(over, others) + distinct(under, others)


def _sure(mine: int, theirs: int) -> int:
    """Count trumps for which the others have no higher one left, each of theirs used once."""
    free = sure = 0
    for place in range(7, -1, -1):
        if theirs >> place & 1:
            free += 1
        elif mine >> place & 1 and free:
            free -= 1
        elif mine >> place & 1:
            sure += 1
    return sure


SURE = bytes(
    0 if mine & theirs else _sure(mine, theirs) for mine in range(256) for theirs in range(256)
)
"""Tricks that one player's trumps take however all play; looked up by ``mine << 8 | theirs``.

Each of his trumps is played to a trick of its own, and each of theirs can beat one of them at
most: those that cannot all be matched with a higher one take tricks.
"""
