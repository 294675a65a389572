"""The count for the table: fitted to the tables, rounded, and judged by the points it loses."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from bench.strategy.every_hand import (
    Array,
    best_call,
    chances_of_all,
    every_kind,
    passing,
    tricks,
    values,
    with_higher_bids,
)
from hasenpfeffer import CLASSIC, ROUNDS, Rules
from hasenpfeffer.odds import Form
from hasenpfeffer.odds.passing import Heard
from hasenpfeffer.odds.pencil import KINDS, kind_of
from hasenpfeffer.odds.records import compared
from hasenpfeffer.trump import TRUMPS

GRID = {
    "joker": (2, 3, 4, 5),
    "right": (1, 2, 3, 4),
    "left": (1, 2, 3),
    "ace": (1, 2),
    "trump": (1, 2),
    "plain_ace": (0, 1, 2),
    "void": (0, 1),
}
"""Points that are tried for each kind of card."""
DEAR = 0.004
"""Points a hand that a count must save for each thing more that is to be remembered."""


def features() -> Array:
    """How many cards of each kind: by kind of hand, trump, and what is counted."""
    found = np.zeros((len(every_kind().hands), len(TRUMPS), len(KINDS)), np.int64)
    for at, hand in enumerate(every_kind().hands):
        for suit, trump in enumerate(TRUMPS):
            for card in hand:
                if kind := kind_of(card, trump):
                    found[at, suit, KINDS.index(kind)] += 1
            suits = {trump.suit_of(card) for card in hand}
            if trump.suit in suits:
                found[at, suit, KINDS.index("void")] = len(TRUMPS) - len(suits)
    return found


def pencil(_size: int, _seed: int, _jobs: int) -> dict[str, Any]:
    """The counts for Classic and for Rounds."""
    counted = features()
    return {"fit": fit(counted), "games": [best_count(counted, r) for r in (CLASSIC, ROUNDS)]}


def fit(counted: Array) -> dict[str, Any]:
    """Tricks in play as a sum over the cards of the best suit, by least squares."""
    expected = tricks(chances_of_all(Form.BEFORE_DECLARER))
    rows, best = np.arange(len(expected)), expected.argmax(axis=1)
    weights = np.sqrt(every_kind().weights)[:, None]
    of_best = np.column_stack([np.ones(len(rows)), counted[rows, best]]) * weights
    wanted = expected[rows, best] * weights[:, 0]
    solved = np.linalg.lstsq(of_best, wanted, rcond=None)[0]
    error = wanted - of_best @ solved
    spread = every_kind().weights @ (expected[rows, best] ** 2)
    spread -= (every_kind().weights @ expected[rows, best]) ** 2
    return {
        "tricks": [[name, round(float(each), 3)]
                   for name, each in zip(("partner", *KINDS), solved, strict=True)],
        "explained": round(100 * (1 - float(error @ error) / float(spread)), 2),
        "error": round(float(error @ error) ** 0.5, 4),
    }  # fmt: skip


def best_count(counted: Array, rules: Rules) -> dict[str, Any]:
    """The count that loses least, each thing to remember having its price."""
    at_once = rules.made_scores == "bid"
    judge = Judge(rules, at_once=at_once)
    found = []
    for worth in product(*GRID.values()):
        points = counted @ np.array(worth)
        needs, lost, same = judge.judged(points)
        things = sum(each > 0 for each in worth[4:]) + len(set(worth[:4]))
        found.append((lost + DEAR * things, lost, same, worth, needs))
    _, lost, same, worth, needs = min(found, key=lambda each: (each[0], each[3]))
    least = min(found, key=lambda each: each[1])
    return {
        "name": rules.name,
        "switches": compared(rules),
        "at_once": at_once,
        "worth": dict(zip(KINDS, worth, strict=True)),
        "needs": [[str(call), need] for call, need in zip(rules.bids, needs, strict=True)],
        "same": round(100 * float(same), 2),
        "lost": round(float(lost), 4),
        "lost_by_the_finest": round(float(least[1]), 4),
    }  # fmt: skip


class Judge:
    """What a count is worth under some rules, for the player who speaks first."""

    def __init__(self, rules: Rules, *, at_once: bool) -> None:
        worth = with_higher_bids(rules, values(rules)) if at_once else values(rules)
        self.weights = every_kind().weights
        self.named = worth.shape[1] > 1
        self.by_trump = worth
        self.floor = passing(rules)
        self.at_once = at_once
        below = (None, *rules.bids[:-1])
        self.floors = [
            passing(rules, Heard(min(place, 3), call, "any")) for place, call in enumerate(below)
        ]
        """For each bid, what a pass is worth when somebody has made the bid below it."""
        self.best = np.column_stack([self.floor, worth.max(axis=1)])

    def judged(self, points: Array) -> tuple[list[int | None], float, float]:
        """What each bid needs so that least is lost; the loss; and how often the call is right."""
        suit = points.argmax(axis=1)
        rows = np.arange(len(points))
        total = points[rows, suit]
        of_suit = self.by_trump[rows, suit if self.named else 0]
        mine = np.column_stack([self.floor, of_suit])
        if self.at_once:
            return self._at_once(total, mine)
        return self._limits(total, mine)

    def _at_once(self, total: Array, mine: Array) -> tuple[list[int | None], float, float]:
        """One call for each total: the one that is worth most with it."""
        sums = range(int(total.max()) + 1)
        worth = np.array([(mine[total == s] * self.weights[total == s, None]).sum(axis=0)
                          for s in sums])  # fmt: skip
        call_of = _rising(worth)
        needs = [next((s for s in sums if call_of[s] >= bid), None)
                 for bid in range(1, mine.shape[1])]  # fmt: skip
        chosen = np.array(call_of)[total]
        got = mine[np.arange(len(total)), chosen]
        lost = self.weights @ (self.best.max(axis=1) - got)
        same = self.weights[chosen == best_call(self.best)].sum()
        return needs, float(lost), float(same)

    def _limits(self, total: Array, mine: Array) -> tuple[list[int | None], float, float]:
        """For each bid, from which total on it beats a pass; all bids are as likely to be asked."""
        needs: list[int | None] = []
        lost, limit, true = 0.0, np.zeros(len(total), int), np.zeros(len(total), int)
        for bid in range(1, mine.shape[1]):
            gain = (mine[:, bid] - self.floors[bid - 1]) * self.weights
            sums = np.array([gain[total >= s].sum() for s in range(int(total.max()) + 2)])
            least = max(int(sums.argmax()), needs[-1] or 0 if needs else 0)
            needs.append(least)
            goes = total >= least
            lost += float(np.where(goes, np.maximum(-gain, 0), np.maximum(gain, 0)).sum())
            limit, true = np.where(goes, bid, limit), np.where(gain > 0, bid, true)
        same = self.weights[limit == true].sum()
        return needs, lost / (mine.shape[1] - 1), float(same)


def _rising(worth: Array) -> list[int]:
    """For each total the call that is worth most, such that no lower total is bid higher."""
    best: Any = worth[0].copy()
    came = []
    for row in worth[1:]:
        before = np.array([int(best[: call + 1].argmax()) for call in range(len(best))])
        came.append(before)
        best = best[before] + row
    call = int(best.argmax())
    calls = [call]
    for before in reversed(came):
        call = int(before[call])
        calls.append(call)
    return calls[::-1]
