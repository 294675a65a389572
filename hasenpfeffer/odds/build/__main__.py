"""Build the hand tables: ``python -m hasenpfeffer.odds.build``.

Broken off, it goes on where it stopped; asked for more layouts later, it counts those only that
are missing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from hasenpfeffer.odds.build.chunks import Counted, checksum, chunks, compile_now, total
from hasenpfeffer.odds.build.folding import chances
from hasenpfeffer.odds.build.texts import compact
from hasenpfeffer.odds.build.workers import count_missing, missing, on_a_cluster, on_this_machine
from hasenpfeffer.odds.build.writing import LEVELS, packed, written
from hasenpfeffer.odds.forms import Form

TABLES = Path(__file__).parents[1] / "tables"
SAMPLE = range(100_000, 100_008)
"""Hands of seven whose counts are held by a checksum, for those who count them again."""
LIMIT = 300_000
"""Bytes that a table may cost a reader."""


def asked(arguments: list[str] | None = None) -> argparse.Namespace:
    """What is to be built, and how."""
    parser = argparse.ArgumentParser("python -m hasenpfeffer.odds.build", description=__doc__)
    parser.add_argument("--forms", nargs="+", type=Form, default=list(Form), metavar="FORM",
                        help=f"which tables to write: {', '.join(Form)}")  # fmt: skip
    parser.add_argument("--layouts", type=int, default=192,
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


def executor_for(wish: argparse.Namespace) -> AbstractContextManager[Executor]:
    """Who does the work."""
    return on_a_cluster(wish.dask) if wish.dask else on_this_machine(wish.jobs, compile_now)


def main(arguments: list[str] | None = None) -> None:
    """Count what is missing, add all up, write the tables, and say what they are."""
    wish = asked(arguments)
    try:
        wanted = chunks(seed=wish.seed, layouts=wish.layouts)
    except ValueError as problem:
        sys.exit(str(problem))
    if missing(wanted, wish.work):
        with executor_for(wish) as executor:
            count_missing(wanted, wish.work, executor)
    counted = total(wanted, wish.work)
    about = {"layouts": wish.layouts, "seed": wish.seed, "solves": counted.solves}
    sys.stdout.write(f"seed {wish.seed}, {wish.layouts} layouts, {counted.solves:,} solves\n")
    wish.out.mkdir(parents=True, exist_ok=True)
    tables = {form: table_written(form, counted, about, wish) for form in wish.forms}
    record = {
        "command": f"python -m hasenpfeffer.odds.build --layouts {wish.layouts} "
        f"--seed {wish.seed} --levels {wish.levels}",
        **about,
        "sample": {
            "first": SAMPLE.start,
            "hands_of_seven": len(SAMPLE),
            "sha256": checksum(counted.counts[SAMPLE.start : SAMPLE.stop]),
        },
        "tables": tables,
    }
    (wish.out / "build.json").write_text(compact(record), encoding="utf-8")
    if max(each["packed"] for each in tables.values()) > LIMIT:
        sys.exit(f"A table is larger than {LIMIT:,} bytes; fewer --levels make it smaller.")


def table_written(
    form: Form, counted: Counted, about: dict[str, int], wish: argparse.Namespace
) -> dict[str, Any]:
    """Write a table, and say what it is."""
    text = written(chances(counted.counts, form), form, about, wish.levels)
    (wish.out / f"{form}.txt").write_text(text, encoding="utf-8")
    head = json.loads(text.partition("\n")[0])
    found = {"entries": head["entries"], "packed": packed(text), "sha256": head["sha256"]}
    sys.stdout.write("{:16}{:7,} hands{:9,} bytes packed  {}\n".format(form, *found.values()))
    return found


if __name__ == "__main__":
    main()
