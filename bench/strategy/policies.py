"""Ways to bid and to name trump, judged by the tables over every hand that can be dealt."""

from __future__ import annotations

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
from bench.strategy.sampling import key_three
from hasenpfeffer import CLASSIC, Rank
from hasenpfeffer.bots.counting import strength
from hasenpfeffer.cards import Hand
from hasenpfeffer.odds import Form
from hasenpfeffer.trump import TRUMPS, Trump

BEFORE, AFTER, DEAD = Form.BEFORE_DECLARER, Form.AFTER_DECLARER, Form.DEAD_DECLARER
SAME = 1e-9
"""Numbers nearer than this are equal."""
PROBABLE = 0.25
"""How far from a whole number the probable tricks of a hand may be."""


def every_hand(_size: int, _seed: int, _jobs: int) -> dict[str, Any]:
    """Everything that the tables say of bids and trumps in Classic."""
    return {
        "hands": 177_100,
        "kinds": len(every_kind().hands),
        "calls": calls(),
        "shading": shading(),
        "probable_tricks": probable_tricks(),
        "trump": naming(),
        "widow": widow(),
        "key_cards": key_cards(),
        "chance_of_four": chance_of_four(),
    }


def calls() -> dict[str, Any]:
    """How many hands of a hundred are worth which call, for the first to speak and when forced."""
    worth = values(CLASSIC).max(axis=1)
    weights = every_kind().weights
    free = best_call(np.column_stack([passing(CLASSIC), with_higher_bids(CLASSIC, worth)]))
    forced = worth.argmax(axis=1) + 1
    names = ["pass", *map(str, CLASSIC.bids)]
    return {
        name: [[call, _hundred(weights[chosen == at].sum())] for at, call in enumerate(names)]
        for name, chosen in (("first", free), ("forced", forced))
    }


def shading() -> dict[str, Any]:
    """What it costs to bid one more, or one less, than the best bid: points a hand."""
    worth = values(CLASSIC).max(axis=1)
    weights = every_kind().weights
    best = worth.argmax(axis=1)
    rows = np.arange(len(best))
    found = {}
    for name, step in (("one_more", 1), ("one_less", -1)):
        other = best + step
        there = (other >= 0) & (other < worth.shape[1])
        lost = worth[rows, best] - worth[rows, np.clip(other, 0, worth.shape[1] - 1)]
        found[name] = _mean(lost[there], weights[there])
    least_bid = worth[:, 0]
    found["always_three"] = _mean(worth.max(axis=1) - least_bid, weights)
    found["by_bid"] = [
        [str(call), *(_step_cost(worth, weights, best, at, step) for step in (-1, 1))]
        for at, call in enumerate(CLASSIC.bids)
    ]
    return found


def _step_cost(worth: Array, weights: Array, best: Array, at: int, step: int) -> float | None:
    """The points lost beside one best bid."""
    if not 0 <= at + step < worth.shape[1]:
        return None
    here = best == at
    return _mean(worth[here, at] - worth[here, at + step], weights[here])


def probable_tricks() -> list[Any]:
    """Hands by the tricks that their own cards promise: the chances of each bid, and the best."""
    kind = every_kind()
    counts = np.array([[strength(hand, trump) for trump in TRUMPS] for hand in kind.hands])
    trump = counts.argmax(axis=1)
    rows = np.arange(len(trump))
    own, held = counts[rows, trump], chances_of_all(BEFORE)[rows, trump]
    worth = values(CLASSIC)[rows, trump]
    found = []
    for whole in range(1, 5):
        near = abs(own - whole) <= PROBABLE
        weights = kind.weights[near] / kind.weights[near].sum()
        mean = worth[near].T @ weights
        found.append({
            "tricks": whole,
            "hands": _hundred(kind.weights[near].sum()),
            "at_least": [_hundred(each) for each in held[near].T @ weights],
            "points": [[str(c), _number(each)] for c, each in zip(CLASSIC.bids, mean, strict=True)],
        })  # fmt: skip
    return found


def naming() -> dict[str, Any]:
    """Rules for choosing trump: how often they name the best, and the tricks they lose."""
    kind = every_kind()
    expected = tricks(chances_of_all(BEFORE))
    best = expected.max(axis=1)
    found = {}
    for name, rule in NAMING.items():
        chosen = np.array([max(range(4), key=lambda at: rule(hand, TRUMPS[at]))
                           for hand in kind.hands])  # fmt: skip
        got = expected[np.arange(len(chosen)), chosen]
        found[name] = {
            "best": _hundred(kind.weights[got >= best - SAME].sum()),
            "lost": _mean(best - got, kind.weights),
        }
    second = np.sort(expected, axis=1)[:, -2]
    found["second_best"] = {"lost": _mean(best - second, kind.weights)}
    return found


def length(hand: Hand, trump: Trump) -> int:
    """Trumps held."""
    return sum(map(trump.is_trump, hand))


def height(hand: Hand, trump: Trump) -> tuple[int, ...]:
    """Which trumps are held, from the top."""
    return tuple(int(card in hand) for card in trump.cards_of(trump.suit))


NAMING = {
    "longest": length,
    "longest_then_highest": lambda hand, trump: (length(hand, trump), height(hand, trump)),
    "highest": height,
    "bower_then_longest": lambda hand, trump: (trump.right in hand, length(hand, trump)),
    "count": strength,
}
"""Rules that a player may go by; of equal suits the first is named."""


def widow() -> dict[str, Any]:
    """What the widow adds, and whether weighing it changes the trump."""
    kind = every_kind()
    with_it, without = tricks(chances_of_all(BEFORE)), tricks(chances_of_all(DEAD))
    afterwards = tricks(chances_of_all(AFTER))[:, 0]
    rows = np.arange(len(with_it))
    best, plain = with_it.argmax(axis=1), without.argmax(axis=1)
    top = with_it[rows, best]
    lost = top - with_it[rows, plain]
    gain = with_it[rows, best] - without[rows, best]
    strong = chances_of_all(BEFORE)[rows, best][:, 3]
    bands = []
    for low, high in ((0.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 0.9), (0.9, 1.01)):
        at = (strong >= low) & (strong < high)
        bands.append([low, min(high, 1.0), _mean(gain[at], kind.weights[at])])
    return {
        "adds": _mean(gain, kind.weights),
        "adds_by_chance_of_four": bands,
        "trump_changes": _hundred(kind.weights[lost > SAME].sum()),
        "lost_by_not_weighing": _mean(lost, kind.weights),
        "seen_before_naming_adds": _mean(afterwards - top, kind.weights),
    }


def key_cards() -> list[Any]:
    """Joker, right bower and ace, with so many trumps and so many plain aces besides."""
    kind = every_kind()
    play, seen = chances_of_all(BEFORE), chances_of_all(BEFORE, perfect=True)
    groups: dict[tuple[int, int], list[tuple[float, Any, Any]]] = {}
    for at, hand in enumerate(kind.hands):
        for suit, trump in enumerate(TRUMPS):
            if all(card in hand for card in key_three(trump)):
                more = length(hand, trump) - 3
                aces = sum(card.rank is Rank.ACE and not trump.is_trump(card) for card in hand)
                row = (kind.weights[at], play[at, suit], seen[at, suit])
                groups.setdefault((more, aces), []).append(row)
                groups.setdefault((more, -1), []).append(row)
                groups.setdefault((-1, -1), []).append(row)
    found = []
    for (more, aces), rows in sorted(groups.items()):
        weights = np.array([row[0] for row in rows])
        weights /= weights.sum()
        at_least = [[_hundred(each) for each in weights @ np.array([row[way] for row in rows])]
                    for way in (1, 2)]  # fmt: skip
        found.append({"more_trumps": more, "plain_aces": aces,
                      "play": at_least[0], "open": at_least[1]})  # fmt: skip
    return found


def chance_of_four() -> list[Any]:
    """How many hands of a hundred have which chance of four tricks, in steps of five."""
    strong = chances_of_all(BEFORE)[:, :, 3].max(axis=1)
    weights = every_kind().weights
    band = np.minimum((strong * 20).astype(int), 19)
    return [[at * 5, _hundred(weights[band == at].sum())] for at in range(20)]


def _mean(numbers: Array, weights: Array) -> float:
    total = weights.sum()
    return _number((numbers * weights).sum() / total) if total else 0.0


def _number(number: float) -> float:
    return round(float(number), 4)


def _hundred(share: float) -> float:
    return round(100 * float(share), 2)
