"""Build the hand tables: ``python -m hasenpfeffer.odds.build``.

Broken off, it goes on where it stopped; asked for more layouts later, it counts those only that
are missing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from hasenpfeffer.odds.build.chunks import chunks, total
from hasenpfeffer.odds.build.folding import chances
from hasenpfeffer.odds.build.workers import count_missing, missing, on_a_cluster, on_this_machine
from hasenpfeffer.odds.build.writing import LEVELS, packed, written
from hasenpfeffer.odds.forms import Form

TABLES = Path(__file__).parents[1] / "tables"
LIMIT = 300_000
"""Bytes that a table may cost a reader."""


def asked(arguments: list[str] | None = None) -> argparse.Namespace:
    """What is to be built, and how."""
    parser = argparse.ArgumentParser("python -m hasenpfeffer.odds.build", description=__doc__)
    parser.add_argument("--forms", nargs="+", type=Form, default=list(Form), metavar="FORM",
                        help=f"which tables to write: {', '.join(Form)}")  # fmt: skip
    parser.add_argument("--layouts", type=int, default=320,
                        help="ways to deal the hidden cards, for each hand and widow")  # fmt: skip
    parser.add_argument("--seed", type=int, default=20261201)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1,
                        help="processes on this machine")  # fmt: skip
    parser.add_argument("--dask", metavar="ADDRESS", help="use the workers of a Dask cluster")
    parser.add_argument("--levels", type=int, default=LEVELS,
                        help="how many different values a chance may have")  # fmt: skip
    parser.add_argument("--work", type=Path, default=Path("_tables"),
                        help="where finished chunks are kept")  # fmt: skip
    parser.add_argument("--out", type=Path, default=TABLES, help="where the tables go")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    """Count what is missing, add all up, write the tables, and say what they are."""
    wish = asked(arguments)
    wanted = chunks(seed=wish.seed, layouts=wish.layouts)
    if missing(wanted, wish.work):
        with on_a_cluster(wish.dask) if wish.dask else on_this_machine(wish.jobs) as executor:
            count_missing(wanted, wish.work, executor)
    counted = total(wanted, wish.work)
    wish.out.mkdir(parents=True, exist_ok=True)
    say = sys.stdout.write
    say(f"seed {wish.seed}, {wish.layouts} layouts, {counted.solves:,} deals solved\n")
    about = {"layouts": wish.layouts, "seed": wish.seed, "solves": counted.solves}
    too_large = False
    for form in wish.forms:
        text = written(chances(counted.counts, form), form, about, wish.levels)
        (wish.out / f"{form}.txt").write_text(text, encoding="utf-8")
        size = packed(text)
        too_large |= size > LIMIT
        head = json.loads(text.partition("\n")[0])
        say(f"{form:16}{head['entries']:7,} hands{size:9,} bytes packed  {head['sha256']}\n")
    if too_large:
        sys.exit(f"A table is larger than {LIMIT:,} bytes; fewer --levels make it smaller.")


if __name__ == "__main__":
    main()
