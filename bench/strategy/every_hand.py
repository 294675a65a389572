"""Every hand that can be dealt, once for all that differ by suits' names, with its chances."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer import Rules
from hasenpfeffer.cards import DECK, Hand
from hasenpfeffer.odds import Form, chances, form_of, in_play
from hasenpfeffer.odds.evaluation import STRENGTH_TRICKS
from hasenpfeffer.odds.hand_index import open_place
from hasenpfeffer.odds.passing import Heard, passing_under
from hasenpfeffer.odds.promises import net
from hasenpfeffer.odds.stand import ALIKE
from hasenpfeffer.trump import TRUMPS

Array: TypeAlias = NDArray[Any]
"""Numbers for every hand."""


FIRST = Heard(0, None, "any")
"""What the player who speaks first has heard."""


class Hands(NamedTuple):
    """One hand of each kind, and how many of the 177,100 are of that kind."""

    hands: tuple[Hand, ...]
    weights: Array


@cache
def every_kind() -> Hands:
    """All hands, those that differ by suits' names counted together."""
    first: dict[int, Hand] = {}
    seen: dict[int, int] = {}
    for hand in combinations(DECK, 6):
        place = open_place(hand)
        first.setdefault(place, hand)
        seen[place] = seen.get(place, 0) + 1
    weights = np.array([seen[place] for place in first], float)
    return Hands(tuple(first.values()), weights / weights.sum())


@cache
def chances_of_all(form: Form, *, perfect: bool = False) -> Array:
    """The chances of at least 1 to 6 tricks: by kind of hand, by trump (or one for none)."""
    trumps = TRUMPS if form.named else (None,)
    known: dict[Any, Any] = {}
    found = []
    for hand in every_kind().hands:
        for trump in trumps:
            open_cards = chances(hand, trump, form=form)
            if open_cards not in known:
                known[open_cards] = open_cards if perfect else in_play(open_cards, form)
            found.append(known[open_cards])
    return np.array(found).reshape(-1, len(trumps), 6)


def tricks(held: Array) -> Array:
    """Expected tricks from chances."""
    return held.sum(axis=-1)


def values(rules: Rules, *, perfect: bool = False) -> Array:
    """What each bid is worth: by kind of hand, trump, and bid, lowest first."""
    held = chances_of_all(form_of(rules), perfect=perfect)
    edge = np.ones((*held.shape[:2], 1))
    exactly = np.concatenate([edge, held], axis=2) - np.concatenate([held, edge * 0], axis=2)
    points = np.array([[net(rules, call, taken) for taken in range(7)] for call in rules.bids])
    return exactly @ points.T


def passing(rules: Rules, heard: Heard = FIRST) -> Array:
    """What passing is worth, by kind of hand."""
    record = passing_under(rules)
    return np.array([record.worth(heard, each) for each in strengths(rules)])


def strengths(rules: Rules) -> Array:
    """How strong each kind of hand is: its chance of four tricks under its best trump."""
    return chances_of_all(form_of(rules))[:, :, STRENGTH_TRICKS - 1].max(axis=1)


def with_higher_bids(rules: Rules, worth: Array) -> Array:
    """What bids of the first to speak are worth with the danger that somebody bids higher."""
    found: Array = worth.copy()
    for at, call in enumerate(rules.bids[:-1]):
        outlook = passing_under(rules).outlook(FIRST.place, call)
        if outlook is not None:
            stands, outbid = (
                np.interp(strengths(rules), *zip(*line, strict=True)) for line in outlook
            )
            mine = worth[..., at].T  # by trump first, where there are several
            found[..., at] = (stands * mine + (1 - stands) * outbid).T
    return found


def best_call(worth: Array) -> Array:
    """Which call to make, by kind of hand: of those that are equally good, the lowest."""
    found: Array = (worth >= worth.max(axis=1, keepdims=True) - ALIKE).argmax(axis=1)
    return found
