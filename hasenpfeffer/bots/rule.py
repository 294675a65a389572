"""A rule of thumb for the play: what to look for, and the sentence that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hasenpfeffer.bots.decision import Decision
from hasenpfeffer.bots.seen import Seen, cards


class CardRule(NamedTuple):
    """Finds a card, as a bit, or 0 when it has nothing to say; the first rule that finds one wins.

    The sentence has a place for the card.
    """

    find: Callable[[Seen], int]
    sentence: str


def first_of(rules: Iterable[CardRule], now: Seen) -> Decision:
    """The card that the first rule with an opinion finds."""
    for find, sentence in rules:
        if found := find(now):
            card = cards(now.trump)[found]
            return Decision(card, sentence.format(card=now.trump.title_of(card)))
    message = f"No rule of thumb says what to play from {now.hand:b}."
    raise ValueError(message)
