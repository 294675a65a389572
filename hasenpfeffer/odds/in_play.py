"""From perfect play with open cards to real play: chances as bots take tricks who see one hand.

For at least k tricks, the chance is ``1 / (1 + exp(-x))``; ``x`` is a constant plus weights times
the log odds of the open chances for k - 1, k and k + 1. No weight is below zero, so that a better
hand is never worth less, and no chance may be larger than that of a trick less.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.table import TRICKS, TableError

EDGE = 0.002
"""Chances nearer to 0 or 1 than this are taken for this: a table is no more exact."""

Weights = Sequence[Sequence[float]]
"""For at least 1 to 6 tricks, the constant and six weights."""


def in_play(open_chances: Sequence[float], form: Form) -> tuple[float, ...]:
    """The chances of at least 1 to 6 tricks in real play, given those with all cards open.

    >>> open_cards = (1.0, 0.98, 0.9, 0.7, 0.4, 0.1)
    >>> in_play(open_cards, Form.BEFORE_DECLARER)[3] < open_cards[3]
    True
    """
    return applied(open_chances, records()[form]["weights"])


def applied(open_chances: Sequence[float], weights: Weights) -> tuple[float, ...]:
    """The same with given weights."""
    odds = [log_odds(chance) for chance in open_chances]
    found, last = [], 1.0
    for constant, *slopes in weights:
        x = constant + sum([slope * each for slope, each in zip(slopes, odds, strict=True)])
        last = min(last, 1 / (1 + exp(-x)))
        found.append(last)
    return tuple(found)


def log_odds(chance: float) -> float:
    """The logarithm of the odds, kept from the ends."""
    inside = min(max(chance, EDGE), 1 - EDGE)
    return log(inside / (1 - inside))


@cache
def records() -> Mapping[str, Any]:
    """For each form, its weights, and how well they foretell deals that they were not made from."""
    try:
        text = (files(__package__) / "tables" / "in_play.json").read_text(encoding="utf-8")
        found: Mapping[str, Any] = json.loads(text)["forms"]
        whole = all(len(found[form]["weights"]) == TRICKS for form in Form)
    except (OSError, ValueError, KeyError, TypeError):
        whole = False
    if not whole:
        message = "in_play.json is missing or damaged; python -m bench.in_play makes it."
        raise TableError(message)
    return found
