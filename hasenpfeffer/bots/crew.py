"""Long counts: the same work on many seeds, spread over the machine, with word of the progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from multiprocessing import Pool
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

Result = TypeVar("Result")

RESULTS = Path(__file__).parent / "results"
"""Where what was counted is kept."""
HANDFUL = 20
"""Seeds that one worker takes at a time."""


def on_all(work: Callable[[int], Result], seeds: Sequence[int], *, jobs: int) -> list[Result]:
    """Do the work for every seed, in order; who watches a terminal sees how far it is."""
    found, start = [], monotonic()
    with Pool(jobs) as pool:
        for result in pool.imap(work, seeds, chunksize=HANDFUL):
            found.append(result)
            if sys.stderr.isatty() and len(found) % HANDFUL == 0:
                left = (monotonic() - start) * (len(seeds) / len(found) - 1)
                sys.stderr.write(f"\r{len(found):7,} of {len(seeds):,}, {left:5.0f} s left ")
    return found


def record(
    name: str, facts: dict[str, Any], columns: Sequence[str], rows: Sequence[Sequence[Any]]
) -> Path:
    """Keep a table as JSON, one row a line."""
    head = json.dumps({**facts, "columns": list(columns)}, indent=1)[:-2]
    lines = ",\n  ".join(json.dumps(list(row)) for row in rows)
    path = RESULTS / name
    path.write_text(f'{head},\n "rows": [\n  {lines}\n ]\n}}\n', encoding="utf-8")
    return path


def recorded(name: str) -> list[list[Any]]:
    """The rows of a table kept before; none if there is none."""
    path = RESULTS / name
    return json.loads(path.read_text(encoding="utf-8"))["rows"] if path.exists() else []
