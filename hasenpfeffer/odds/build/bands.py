"""Foretold against seen: deals put into bands by what was said of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

EDGES = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Where bands end."""
FEWEST = 100
"""Deals in a band that is worth a line."""


def banded(foretold: NDArray[np.float64], taken: NDArray[np.int64]) -> list[dict[str, Any]]:
    """For at least 1 to 6 tricks and each band: how many deals, what was said, what was seen."""
    found = []
    for place, said in enumerate(foretold.T):
        happened = taken > place
        for low, high in pairwise(EDGES):
            within = (said >= low) & ((said < high) | (high == EDGES[-1]))
            deals = int(within.sum())
            if deals < FEWEST:
                continue
            seen = float(happened[within].mean())
            # The error of a share that chance alone would give, were what was said true.
            error = float(np.sqrt((said[within] * (1 - said[within])).mean() / deals))
            found.append(
                {
                    "tricks": place + 1,
                    "from": low,
                    "to": high,
                    "deals": deals,
                    "foretold": round(float(said[within].mean()), 4),
                    "seen": round(seen, 4),
                    "standard_error": round(error, 4),
                }
            )
    return found
