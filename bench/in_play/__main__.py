"""Fit what real play makes of open cards, and judge it on other deals: ``python -m bench.in_play``.

Four players who follow rules of thumb play each deal. The weights go to ``tables/in_play.json``
with what they foretold and what was seen, band by band.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.in_play.deals import Played, played
from hasenpfeffer.odds import Form
from hasenpfeffer.odds.build.bands import banded
from hasenpfeffer.odds.build.fitting import fitted
from hasenpfeffer.odds.build.texts import compact
from hasenpfeffer.odds.in_play import Weights, applied

WHERE = Path(__file__).parents[2] / "hasenpfeffer" / "odds" / "tables" / "in_play.json"
CHUNK = 2000
"""Deals that one process plays at a time."""


def gathered(form: Form, seed: str, deals: int, workers: ProcessPoolExecutor) -> list[Played]:
    """Play many deals."""
    parts = [
        workers.submit(played, form, f"{seed} {start}", min(CHUNK, deals - start))
        for start in range(0, deals, CHUNK)
    ]
    return [each for part in parts for each in part.result()]


def judged(deals: list[Played], weights: Weights) -> dict[str, Any]:
    """What the weights say of deals in which the best suit was trump, and what was seen."""
    best = [each for each in deals if each.best]
    open_cards = np.array([each.open_chances for each in best])
    foretold = np.array([applied(each.open_chances, weights) for each in best])
    taken = np.array([each.taken for each in best])
    return {
        "deals": len(best),
        "tricks": {
            "seen": round(float(taken.mean()), 4),
            "foretold": round(float(foretold.sum(1).mean()), 4),
            "open_cards": round(float(open_cards.sum(1).mean()), 4),
            "standard_error": round(float(taken.std() / len(taken) ** 0.5), 4),
        },
        "bands": banded(foretold, taken),
    }


def arrays(deals: list[Played]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """All deals as numbers."""
    return np.array([each.open_chances for each in deals]), np.array([each.taken for each in deals])


def main() -> None:
    """Play, fit, play again, judge, write, and print a table."""
    parser = argparse.ArgumentParser("python -m bench.in_play", description=__doc__)
    parser.add_argument("--deals", type=int, default=90_000, help="to fit on, and again to judge")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=WHERE)
    wish = parser.parse_args()
    forms: dict[str, Any] = {}
    with ProcessPoolExecutor(wish.jobs, initializer=_step_back) as workers:
        for form in Form:
            first = gathered(form, f"{wish.seed} fit", wish.deals, workers)
            weights = fitted(*arrays(first))
            other = judged(gathered(form, f"{wish.seed} judge", wish.deals, workers), weights)
            forms[form] = {"weights": weights, "fitted_on": len(first), "judged": other}
            tricks, bands = other["tricks"], other["bands"]
            worst = max(abs(band["foretold"] - band["seen"]) for band in bands)
            print(f"{form:16}{len(first):8,} deals to fit on,{other['deals']:8,} to judge: "
                  f"tricks {tricks['open_cards']} open, {tricks['foretold']} foretold, "
                  f"{tricks['seen']} (se {tricks['standard_error']}) seen; "
                  f"bands off by {100 * worst:.1f} points at most", flush=True)  # fmt: skip
    command = f"python -m bench.in_play --deals {wish.deals} --seed {wish.seed}"
    wish.out.write_text(compact({"command": command, "forms": forms}))


def _step_back() -> None:
    """Leave the machine to others first."""
    os.nice(5)


if __name__ == "__main__":
    main()
