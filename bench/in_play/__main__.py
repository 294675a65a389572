"""Fit what real play makes of open cards, and judge it on other deals: ``python -m bench.in_play``.

Four players who follow rules of thumb play each deal. The weights go to ``tables/in_play.json``
with what they foretold and what was seen, band by band.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.in_play.deals import BEST, Played, played
from hasenpfeffer.odds import Form
from hasenpfeffer.odds.build.bands import banded
from hasenpfeffer.odds.build.fitting import fitted
from hasenpfeffer.odds.build.texts import compact
from hasenpfeffer.odds.in_play import Weights, applied
from hasenpfeffer.odds.table import table

WHERE = Path(__file__).parents[2] / "hasenpfeffer" / "odds" / "tables" / "in_play.json"
CHUNK = 2000
"""Deals that one process plays at a time."""


def gathered(
    form: Form, seed: str, deals: int, best: float, workers: ProcessPoolExecutor
) -> list[Played]:
    """Play many deals; in a share of them trump is the declarer's best suit."""
    parts = [
        workers.submit(played, form, f"{seed} {start}", min(CHUNK, deals - start), best)
        for start in range(0, deals, CHUNK)
    ]
    return [each for part in parts for each in part.result()]


def judged(deals: list[Played], weights: Weights) -> dict[str, Any]:
    """What the weights say of some deals, and what was seen."""
    open_cards, taken = arrays(deals)
    foretold = np.array([applied(each.open_chances, weights) for each in deals])
    return {
        "deals": len(deals),
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
    parser.add_argument("--deals", type=int, default=60_000, help="to fit on, and again to judge")
    parser.add_argument("--forms", nargs="+", type=Form, default=list(Form), metavar="FORM")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=WHERE)
    wish = parser.parse_args()
    command = f"python -m bench.in_play --deals {wish.deals} --seed {wish.seed}"
    forms = json.loads(wish.out.read_text())["forms"] if wish.out.exists() else {}
    with ProcessPoolExecutor(wish.jobs, initializer=_step_back) as workers:
        for form in wish.forms:
            first = gathered(form, f"{wish.seed} fit", wish.deals, BEST, workers)
            weights = fitted(*arrays(first))
            other = judged(gathered(form, f"{wish.seed} judge", wish.deals, 1, workers), weights)
            forms[form] = {
                "command": f"{command} --forms {form}",
                "table": table(form).head["sha256"],
                "weights": weights,
                "fitted_on": len(first),
                "judged": other,
            }
            _say(form, forms[form])
            ordered = {each: forms[each] for each in Form if each in forms}
            wish.out.write_text(compact({"forms": ordered}))


def _say(form: Form, found: dict[str, Any]) -> None:
    """Print the main figures of a form."""
    other, tricks = found["judged"], found["judged"]["tricks"]
    worst = max(other["bands"], key=lambda band: abs(band["foretold"] - band["seen"]))
    print(
        f"{form}: {found['fitted_on']:,} deals to fit on, {other['deals']:,} to judge; tricks "
        f"{tricks['open_cards']} open, {tricks['foretold']} foretold, {tricks['seen']} seen "
        f"(se {tricks['standard_error']}); worst of {len(other['bands'])} bands: "
        f"{worst['foretold']} foretold, {worst['seen']} seen (se {worst['standard_error']})",
        flush=True,
    )


def _step_back() -> None:
    """Leave the machine to others first."""
    os.nice(5)


if __name__ == "__main__":
    main()
