"""Fitting the weights of `in_play`: logistic regression whose slopes are not below zero."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.odds.in_play import EDGE
from hasenpfeffer.odds.table import TRICKS

Array = NDArray[np.float64]

ROUNDS = 30
"""Newton's method settles in far fewer."""
HOLD = 1e-3
"""A pull towards zero, too weak to matter where there is data."""


def log_odds(open_chances: Array) -> Array:
    """See `in_play.log_odds`."""
    inside = np.clip(open_chances, EDGE, 1 - EDGE)
    found: Array = np.log(inside / (1 - inside))
    return found


def fitted(open_chances: Array, taken: NDArray[np.int64]) -> list[list[float]]:
    """The weights under which these deals are likeliest: their open chances, their tricks."""
    odds = log_odds(open_chances)
    weights = []
    for tricks in range(1, TRICKS + 1):
        near = [at for at in range(tricks - 2, tricks + 1) if 0 <= at < TRICKS]
        constant, *slopes = regression(odds[:, near], taken >= tricks)
        row = [0.0] * TRICKS
        for at, slope in zip(near, slopes, strict=True):
            row[at] = round(slope, 5)
        weights.append([round(constant, 5), *row])
    return weights


def regression(x: Array, happened: NDArray[np.bool_]) -> list[float]:
    """A constant and a slope for each column; columns that would slope down are left out."""
    columns = np.column_stack([np.ones(len(x)), x])
    free = list(range(columns.shape[1]))
    while True:
        found = _newton(columns[:, free], happened)
        down = [at for at, weight in zip(free, found, strict=True) if at and weight < 0]
        if not down:
            break
        worst = min(down, key=lambda at: found[free.index(at)])
        free.remove(worst)
    weights = dict(zip(free, found.tolist(), strict=True))
    return [weights.get(at, 0.0) for at in range(columns.shape[1])]


def _newton(columns: Array, happened: NDArray[np.bool_]) -> Array:
    """The weights at which the likelihood is highest."""
    weights = np.zeros(columns.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-columns @ weights))
        slope = columns.T @ (happened - chance) - HOLD * weights
        curve = (columns.T * (chance * (1 - chance))) @ columns + HOLD * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-9:  # noqa: PLR2004  # it stands still
            break
    return weights
