"""Straight lines by strength through what calls came to."""

from __future__ import annotations

from statistics import linear_regression, stdev
from typing import Any, NamedTuple

import numpy as np

from hasenpfeffer.calls import Call

EDGES = (0.05, 0.95)
"""Between these parts of all hands, weakest first, points are a straight line."""
SURE = 0.02
"""A bid that is outbid more seldom than this stands."""
FEW = 300
"""Of fewer bids than this that were outbid, only the mean is used."""


class Opened(NamedTuple):
    """One first call on a deal, and what came of it."""

    place: int
    call: Call
    strong: float
    value: float
    """What the tables foretell if it stands; 0 for a pass."""
    stood: bool
    gained: float


def outlook(bids: list[Opened]) -> list[Any]:
    """How often a bid stood, two lines, the error of what it came to, and how many there were.

    Of what a bid came to, the tables' value counts as often as it stood at that strength; the
    second line is fitted to the rest, so that both together are right on average.
    """
    strong, value, stood, gained = (
        np.array([getattr(each, name) for each in bids], float)
        for name in ("strong", "value", "stood", "gained")
    )
    ends = np.quantile(strong, EDGES)
    slope, start = np.polyfit(strong, stood, 1)
    stands = np.clip(start + slope * ends, 0, 1)
    share = np.interp(strong, ends, stands)
    wanted = gained - share * value
    rest = (1 - share)[:, None] * np.column_stack([np.ones(len(strong)), strong])
    few = (1 - share).sum() < FEW
    fit = np.linalg.lstsq(rest[:, :1] if few else rest, wanted, rcond=None)[0]
    first, steep = (*fit, 0.0)[:2] if (1 - share).mean() > SURE else (0.0, 0.0)
    left = wanted - rest @ (first, steep)
    lines = zip((stands, first + steep * ends), (4, 3), strict=True)
    return [
        round(float(stood.mean()), 4),
        *([[round(float(at), 4), round(float(y), digits)] for at, y in zip(ends, line, strict=True)]
          for line, digits in lines),
        round(float(left.std(ddof=1) / len(left) ** 0.5), 3),
        len(bids),
    ]  # fmt: skip


def line(pairs: list[tuple[float, float]]) -> list[Any]:
    """The straight line through points by strength: where it begins and ends, its error, how many.

    It begins and ends where a twentieth of the hands is weaker and stronger; the error is that of
    the points at the mean strength.
    """
    if not pairs:
        return []
    pairs = sorted(pairs)
    low, high = (pairs[int((len(pairs) - 1) * part)][0] for part in EDGES)
    strengths, points = zip(*pairs, strict=True)
    slope, start = linear_regression(strengths, points)
    left = [value - start - slope * strong for strong, value in pairs]
    knots = [[round(at, 4), round(start + slope * at, 3)] for at in (low, high)]
    return [*knots, round(stdev(left) / len(left) ** 0.5, 3), len(pairs)]
