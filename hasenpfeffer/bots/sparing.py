"""Which of several cards is given away most cheaply."""

from __future__ import annotations

from hasenpfeffer.odds.masks import ACES, SIDE_SUITS, SUIT_AT, TRUMPS

KINGS = ACES >> 1
_TRUMP_COST = 100
"""A trump is worth more than any plain card."""
_LENGTH_COST = 0.3
"""How much dearer a card gets with each other of its suit: short suits are emptied first."""
_KEPT_ACE, _KEPT_KING, _NEW_VOID = 0.41, 0.04, 0.07
"""Tricks that an ace or a king takes beside trump, and that a void adds (see `counting`)."""


def highest(held: int) -> int:
    """The highest of some cards; none of none."""
    return 1 << held.bit_length() >> 1


def lowest(held: int) -> int:
    """The lowest of some cards; none of none."""
    return held & -held


def only(held: int) -> bool:
    """Whether this is one card."""
    return bool(held) and not held & held - 1


def _cost(length: int) -> int:
    """How dear one card is, looked up by the length of its number in bits."""
    suit = SUIT_AT[length]
    return _TRUMP_COST + length if suit == TRUMPS else length - suit.bit_length()


_COST = tuple(map(_cost, range(len(SUIT_AT))))


def cheapest(held: int) -> int:
    """The lowest plain card, of the shorter suit when two are as low; trumps last.

    >>> from hasenpfeffer.notation import hand
    >>> from hasenpfeffer.odds.masks import bits, mask
    >>> from hasenpfeffer.trump import Trump
    >>> hearts = Trump.parse("H")
    >>> cheapest(mask(hearts, hand("9H TS KS TC AD"))) == mask(hearts, hand("TC"))
    True
    """
    if not held & held - 1:
        return held
    best, price = 0, float("inf")
    rest = held
    while rest:
        card = rest & -rest
        rest ^= card
        length = card.bit_length()
        cost = _COST[length] + _LENGTH_COST * (held & SUIT_AT[length]).bit_count()
        if cost < price:
            best, price = card, cost
    return best


def to_lay_away(seven: int) -> int:
    """The plain card that leaves the best six: make a void if you can, keep aces and kings.

    >>> from hasenpfeffer.notation import hand
    >>> from hasenpfeffer.odds.masks import mask
    >>> from hasenpfeffer.trump import Trump
    >>> hearts = Trump.parse("H")
    >>> to_lay_away(mask(hearts, hand("JK JH 9H AS KS QC 9D"))) == mask(hearts, hand("9D"))
    True
    """
    best, price = lowest(seven), (float("inf"), 0, 0)
    for suit in SIDE_SUITS:
        held = seven & suit
        if held:
            card = lowest(held)
            worth = _KEPT_ACE if card & ACES else _KEPT_KING if card & KINGS else 0.0
            cost = (worth - _NEW_VOID * (card == held), held.bit_count(), _COST[card.bit_length()])
            if cost < price:
                best, price = card, cost
    return best
