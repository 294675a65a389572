"""What a bid brings on average, from the chances of its declarer and the score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import Call
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import PerSeat, score
from hasenpfeffer.table import Seat, Side

DECLARER = Seat.NORTH
REMEMBERED = 10_000
"""Results that are kept, since the same few come up over and over."""


def of_side(points: PerSeat, side: Side) -> float:
    """A side's points: where every player has his own ledger, the mean of its two."""
    return sum([points[seat] for seat in side.seats]) / len(side.seats)


@lru_cache(maxsize=REMEMBERED)
def points(rules: Rules, call: Call, taken: int, *, lone: bool = False) -> tuple[float, float]:
    """The declarers' points and the defenders', when the declarers took so many tricks.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.calls import bid
    >>> points(CLASSIC, bid(4), 5), points(CLASSIC, bid(4), 3)
    ((4.0, 0.5), (-4.0, 1.5))
    """
    tricks = [0, 0, 0, 0]
    tricks[DECLARER], tricks[DECLARER.left()] = taken, HAND_SIZE - taken
    each = score(rules, Contract(DECLARER, call), tuple(tricks), lone=lone).points
    return of_side(each, DECLARER.side), of_side(each, DECLARER.side.other)


def net(rules: Rules, call: Call, taken: int, *, lone: bool = False) -> float:
    """How far the declarers gain on the defenders, or fall behind when below zero."""
    declarers, defenders = points(rules, call, taken, lone=lone)
    return declarers - defenders


def exactly(chances: Sequence[float]) -> tuple[float, ...]:
    """The chances of taking 0, 1, ... 6 tricks, from those of taking at least 1, 2, ... 6.

    >>> exactly((1.0, 1.0, 1.0, 0.75, 0.5, 0.0))
    (0.0, 0.0, 0.0, 0.25, 0.25, 0.5, 0.0)
    """
    at_least = (1.0, *chances, 0.0)
    return tuple([more - less for more, less in pairwise(at_least)])


def expected(rules: Rules, call: Call, chances: Sequence[float], *, lone: bool = False) -> float:
    """What a bid brings on average: the declarers' gain on the defenders.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.calls import bid
    >>> expected(CLASSIC, bid(6), (1.0, 1.0, 1.0, 1.0, 1.0, 0.75))
    2.875
    """
    return mean(rules, call, exactly(chances), lone=lone)


def mean(rules: Rules, call: Call, exact: Sequence[float], *, lone: bool = False) -> float:
    """The same, from the chances of taking exactly 0, 1, ... 6 tricks."""
    return sum(
        [
            chance * net(rules, call, taken, lone=lone)
            for taken, chance in enumerate(exact)
            if chance
        ]
    )


def made(call: Call, chances: Sequence[float]) -> float:
    """The chance that a promise is kept."""
    return chances[call.tricks - 1]
