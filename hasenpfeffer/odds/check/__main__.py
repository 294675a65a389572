"""Check the hand tables on fresh deals: ``python -m hasenpfeffer.odds.check``.

Single hands are judged by large samples; whole deals are solved with open cards and compared with
what the tables foretold; discards of seven cards are compared with the table of six. What was
found goes to ``tables/accuracy.json``.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import numpy as np

from hasenpfeffer.cards import DECK
from hasenpfeffer.odds.build.__main__ import TABLES
from hasenpfeffer.odds.build.texts import compact
from hasenpfeffer.odds.build.workers import on_this_machine
from hasenpfeffer.odds.check import calibration, discards, entries
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.table import table
from hasenpfeffer.trump import TRUMPS

DEALS = 500
"""Deals that one process takes at a time."""
SEVENS = 10
"""Hands of seven that it takes at a time."""


def hands(form: Form, wish: argparse.Namespace, executor: Executor) -> dict[str, Any]:
    """Judge some hands; this does not depend on the tables, so that it is kept for the next."""
    file = wish.work / f"judged-{form}-{wish.hands}-{wish.seed}.json"
    if not file.exists():
        drawn = entries.some_hands(form, wish.hands, wish.seed)
        waiting = [
            executor.submit(entries.judged, form, hand, trump, wish.seed * 1_000_003 + place)
            for place, (hand, trump) in enumerate(drawn)
        ]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps([each.result() for each in waiting]), encoding="utf-8")
    found = json.loads(file.read_text(encoding="utf-8"))
    return entries.compared(form, [entries.Judged(*each) for each in found])


def deals(form: Form, wish: argparse.Namespace, executor: Executor) -> dict[str, Any]:
    """Solve fresh deals."""
    waiting = [
        executor.submit(
            calibration.fresh_deals, form, min(DEALS, wish.deals - start), f"{wish.seed} {start}"
        )
        for start in range(0, wish.deals, DEALS)
    ]
    parts = [each.result() for each in waiting]
    foretold = np.array([each for part in parts for each in part[0]])
    return calibration.calibrated(foretold, np.array([each for part in parts for each in part[1]]))


def sevens(form: Form, wish: argparse.Namespace, executor: Executor) -> dict[str, Any]:
    """Try all discards of hands of seven."""
    waiting = [
        executor.submit(discards.all_tried, form, SEVENS, wish.seed * 1_000_003 + start)
        for start in range(0, wish.sevens, SEVENS)
    ]
    return discards.compared(form, [each for part in waiting for each in part.result()])


def compile_now() -> None:
    """Compile before processes part."""
    entries.judged(Form.BEFORE_DECLARER, DECK[:6], TRUMPS[0], seed=0)


def main() -> None:
    """Check what is asked for, print it, and write it down."""
    parser = argparse.ArgumentParser("python -m hasenpfeffer.odds.check", description=__doc__)
    parser.add_argument("--forms", nargs="+", type=Form, default=list(Form), metavar="FORM")
    parser.add_argument("--hands", type=int, default=300, help="single hands of each form")
    parser.add_argument("--deals", type=int, default=60_000, help="fresh deals of each form")
    parser.add_argument("--sevens", type=int, default=300, help="hands of seven, all discards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=Path, default=Path("_tables"))
    parser.add_argument("--out", type=Path, default=TABLES / "accuracy.json")
    wish = parser.parse_args()
    command = (
        f"python -m hasenpfeffer.odds.check --hands {wish.hands} --deals {wish.deals} "
        f"--sevens {wish.sevens} --seed {wish.seed}"
    )
    found = _still_true(wish.out)
    with on_this_machine(wish.jobs, compile_now) as executor:
        for form in wish.forms:
            found[form] = {
                "table": table(form).head["sha256"],
                "command": f"{command} --forms {form}",
                "deals": deals(form, wish, executor),
                "hands": hands(form, wish, executor),
            }
            _say(form, found[form])
            if form in {Form.BEFORE_DECLARER, Form.BEFORE_LEFT}:
                found[form]["discards_by_six_cards"] = sevens(form, wish, executor)
                sys.stdout.write(f"    {found[form]['discards_by_six_cards']}\n")
            ordered = {each: found[each] for each in Form if each in found}
            wish.out.write_text(compact(ordered), encoding="utf-8")


def _still_true(file: Path) -> dict[str, Any]:
    """What earlier checks found, of tables that have not changed since."""
    found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        form: each
        for form, each in found.items()
        if each["table"] == table(Form(form)).head["sha256"]
    }


def _say(form: Form, found: dict[str, Any]) -> None:
    """Print the main figures of a form."""
    single, whole = found["hands"], found["deals"]
    bands = whole["bands"]
    worst = max(bands, key=lambda band: abs(band["foretold"] - band["seen"]))
    sys.stdout.write(
        f"{form}: {single['hands']} hands, {100 * single['within_one_point']:.1f} % of their "
        f"chances within one point, mean error {100 * single['mean_error']:.2f}, largest "
        f"{100 * single['largest_error']:.1f} points (samples' own error "
        f"{100 * single['standard_error_of_the_samples']:.2f});\n"
        f"    {whole['deals']:,} deals, tricks foretold {whole['tricks_foretold']}, seen "
        f"{whole['tricks_seen']} (se {whole['tricks_standard_error']}), {len(bands)} bands, worst "
        f"{worst['foretold']} foretold, {worst['seen']} seen (se {worst['standard_error']})\n"
    )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
