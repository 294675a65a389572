"""Following suit: which cards of a hand may be played, as ranks of preference."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from hasenpfeffer.cards import DECK, JOKER, Card, Hand, Suit
from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.trump import Trump

Tiers: TypeAlias = tuple[frozenset[Card], ...]
"""Sets of cards: you must play from the first of them in which you hold a card."""

ANY_CARD: Tiers = (frozenset(DECK),)
"""What the leader may play."""


@cache
def tiers(trump: Trump, led: Suit, joker_when_void: JokerWhenVoid) -> Tiers:
    """First the suit led (A15), then whatever you hold.

    Under ``barred`` the joker comes only after every other card (R1).
    """
    following = frozenset(trump.cards_of(led))
    if joker_when_void == "barred":
        return following, frozenset(DECK) - {JOKER}, frozenset(DECK)
    return following, frozenset(DECK)


def playable(hand: Hand, tiers: Tiers) -> Hand:
    """The cards of a hand that may be played, in the order they are held.

    >>> from hasenpfeffer.notation import hand
    >>> hearts = Trump(Suit.HEARTS)
    >>> print(*playable(hand("9H AD KS"), tiers(hearts, hearts.suit_of(hearts.left), "trumps")))
    9H
    """
    for tier in tiers:
        if cards := tuple([card for card in hand if card in tier]):
            return cards
    return ()
