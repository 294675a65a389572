"""What a contract comes to in points, for a hand that is likely to take so many tricks."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import exp
from typing import TypeAlias

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import Call
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import PerSeat, score
from hasenpfeffer.table import Seat

Chances: TypeAlias = tuple[float, ...]
"""The chance to take none, one, ... all six tricks."""

STEEPNESS = 1.35
"""How fast the chances rise with the count, as seen when contracts are played out."""
HALF_WAY = 0.6
"""So much less than a number of tricks must be counted to take it every other time."""
REMEMBERED = 10_000
"""Results that are kept, since the same few come up over and over."""


def net(points: PerSeat) -> float:
    """What North's side has more than the other; of single ledgers the mean of the pair counts."""
    return (points[0] - points[1] + points[2] - points[3]) / 2


@lru_cache(maxsize=REMEMBERED)
def worth(rules: Rules, call: Call, taken: int, *, lone: bool = False) -> float:
    """Points for the declarers, less those of the defenders, when so many tricks are taken.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.calls import bid
    >>> worth(CLASSIC, bid(4), 5), worth(CLASSIC, bid(4), 3)
    (3.5, -5.5)
    """
    tricks = (taken, HAND_SIZE - taken, 0, 0)
    return net(score(rules, Contract(Seat.NORTH, call), tricks, lone=lone).points)


def at_least(tricks: int, counted: float) -> float:
    """The chance to take at least so many tricks with a hand that counts that many."""
    return 1 / (1 + exp(STEEPNESS * (tricks - HALF_WAY - counted)))


def chances(counted: float) -> Chances:
    """The chances of a hand that counts so many tricks."""
    steps = [1.0, *(at_least(tricks, counted) for tricks in range(1, HAND_SIZE + 1)), 0.0]
    return tuple(here - more for here, more in pairwise(steps))


def expected(rules: Rules, call: Call, chances: Chances, *, lone: bool = False) -> float:
    """The points a contract is worth on average."""
    return sum(
        [chance * worth(rules, call, taken, lone=lone) for taken, chance in enumerate(chances)]
    )
