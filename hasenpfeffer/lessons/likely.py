"""What hands take, by the tables: with open cards and in play, whoever leads.

A question is asked only where all of these ways to count agree on the answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.odds import Chances, Form, chances, in_play, value_of_each_discard
from hasenpfeffer.trump import TRUMPS, Trump

Tricks: TypeAlias = tuple[float, ...]
"""The tricks of a hand on average: in play in every form, then with open cards in every form."""

NAMED = tuple(form for form in Form if form.named)
"""The forms in which six cards and a trump are all there is to judge; trump waits in the others."""
KEPT = tuple(form for form in Form if form.dead is form)
"""The forms that judge the six cards that are kept: one for each leader."""


def of_each_trump(hand: Hand) -> dict[Trump, Tricks]:
    """What a hand takes under each trump."""
    return {
        trump: _tricks({form: chances(hand, trump, form=form) for form in NAMED})
        for trump in TRUMPS
    }


def of_each_discard(seven: Hand, trump: Trump) -> dict[Card, Tricks]:
    """What is taken with the six cards kept, for each card that may be laid away."""
    kept = {form: value_of_each_discard(seven, trump, form=form) for form in KEPT}
    return {card: _tricks({form: kept[form][card] for form in KEPT}) for card in seven}


def _tricks(found: Mapping[Form, Chances]) -> Tricks:
    """On average, the tricks are the sum of the chances of at least 1, 2, ... 6."""
    played = [sum(in_play(each, form)) for form, each in found.items()]
    return (*played, *map(sum, found.values()))


def less(one: Tricks, other: Tricks) -> Tricks:
    """One minus the other, each way to count by itself."""
    return tuple(more - fewer for more, fewer in zip(one, other, strict=True))


def best_of(each: Iterable[Tricks]) -> Tricks:
    """The most that can be had, each way to count by itself."""
    return tuple(map(max, zip(*each, strict=True)))


def played(tricks: Tricks) -> float:
    """The mean in play, whoever leads: the number to tell a player."""
    half = len(tricks) // 2
    return sum(tricks[:half]) / half
