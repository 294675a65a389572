"""How likely a hand takes its tricks that counts so many."""

from __future__ import annotations

from math import exp
from typing import TypeAlias

from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.odds.promises import exactly

Chances: TypeAlias = tuple[float, ...]
"""The chance to take none, one, ... all six tricks."""

STEEPNESS = 1.35
"""How fast the chances rise with the count, as seen when contracts are played out."""
HALF_WAY = 0.6
"""So much less than a number of tricks must be counted to take it every other time."""


def at_least(tricks: int, counted: float) -> float:
    """The chance to take at least so many tricks with a hand that counts that many."""
    return 1 / (1 + exp(STEEPNESS * (tricks - HALF_WAY - counted)))


def chances(counted: float) -> Chances:
    """The chances of a hand that counts so many tricks."""
    return exactly([at_least(tricks, counted) for tricks in range(1, HAND_SIZE + 1)])
