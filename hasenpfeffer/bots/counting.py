"""How many tricks a hand is likely to take: add up what each card is worth."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hasenpfeffer.bots.sparing import KINGS, to_lay_away
from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.odds.masks import ACES, SIDE_SUITS, TRUMP_SHIFT, TRUMPS, bits
from hasenpfeffer.rules import Rules
from hasenpfeffer.trump import TRUMPS as TRUMP_SUITS
from hasenpfeffer.trump import Trump

TRUMP_WORTH = (0.47, 0.48, 0.48, 0.51, 0.57, 0.71, 0.98, 1.42)
"""Tricks for each trump, from the nine up to the joker."""
ACE, KING, VOID = 0.41, 0.04, 0.07
"""Tricks for an ace and for a king beside trump, and for each plain suit missing."""
PARTNER = 1.6
"""Tricks that a partner is good for, when the declarer takes the widow and people play as we do."""
NO_WIDOW = -0.3
"""What is missing when nobody gets the widow."""
WIDOW_FIRST = 0.1
"""What it adds to see the widow before naming trump."""
LONE, LONE_SCALE = -0.4, 1.4
"""Without a partner: every card takes a larger part of the tricks, but nobody helps."""


class Count(NamedTuple):
    """The suit in which a hand is strongest, and the tricks it may take there with a partner."""

    tricks: float
    trump: Trump


@cache
def _worth(trump: Trump) -> dict[Card, float]:
    """What each card adds."""
    return {card: _worth_of(bit) for card, bit in bits(trump).items()}


def _worth_of(bit: int) -> float:
    """What one card adds."""
    if bit & TRUMPS:
        return TRUMP_WORTH[bit.bit_length() - 1 - TRUMP_SHIFT]
    return ACE if bit & ACES else KING if bit & KINGS else 0.0


def strength(hand: Hand, trump: Trump) -> float:
    """What the cards of a hand add up to."""
    worth, bit = _worth(trump), bits(trump)
    held = sum([bit[card] for card in hand])
    voids = sum([not held & suit for suit in SIDE_SUITS]) if held & TRUMPS else 0
    return sum([worth[card] for card in hand]) + VOID * voids


def kept(seven: Hand, trump: Trump) -> Hand:
    """The six cards that are left when one of seven is laid away."""
    bit = bits(trump)
    away = to_lay_away(sum([bit[card] for card in seven]))
    return tuple([card for card in seven if bit[card] != away])


def count(hand: Hand, rules: Rules) -> Count:
    """The best suit of six cards before the widow is seen, and the tricks to expect, in tenths.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.notation import hand
    >>> tricks, trump = count(hand("JK JH AH 9S 9C AD"), CLASSIC)
    >>> print(f"{tricks:.1f} {trump}")
    5.0 H
    """
    tricks, trump = max((strength(hand, trump), str(trump)) for trump in TRUMP_SUITS)
    return Count(round(tricks + base(rules), 1), Trump.parse(trump))


def base(rules: Rules) -> float:
    """Tricks that do not come from the hand itself."""
    if rules.widow == "dead":
        return PARTNER + NO_WIDOW
    return PARTNER + (WIDOW_FIRST if rules.trump_named == "after_widow" else 0)
