"""Count the levels, and write the banks: ``python -m hasenpfeffer.lessons --out DIR``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from hasenpfeffer.lessons.bank import banks, levels_of, script
from hasenpfeffer.lessons.gift import gift
from hasenpfeffer.lessons.level import Json
from hasenpfeffer.lessons.question import position


def counted(made: Iterable[Json]) -> dict[str, int]:
    """How much there is to learn from some banks."""
    chosen = list(made)
    levels = levels_of(chosen)
    wrong = [option for level in levels for option in level["options"] if not option["right"]]
    return {
        "families": sum(len(bank["families"]) for bank in chosen),
        "levels": len(levels),
        "positions": len({position(level) for level in levels}),
        "explanations": len({option["reply"] for option in wrong}),
        "mistakes": len({option["mistake"] for option in wrong}),
    }


def main() -> int:
    """Print the counts; write what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m hasenpfeffer.lessons")
    parser.add_argument("--out", type=Path, help="write every bank as a script into this folder")
    parser.add_argument("--gift", type=Path, help="write every chapter as GIFT into this folder")
    wanted = parser.parse_args()
    made = banks()
    rows = {**{chapter: counted([bank]) for chapter, bank in made.items()}}
    rows["all"] = counted(made.values())
    sys.stdout.write(_table(rows))
    for folder, kind in ((wanted.out, "js"), (wanted.gift, "txt")):
        if folder is None:
            continue
        folder.mkdir(parents=True, exist_ok=True)
        for chapter, bank in made.items():
            text = script(bank) if kind == "js" else gift(levels_of([bank]), category=chapter)
            (folder / f"{chapter}.{kind}").write_text(text, encoding="utf-8", newline="\n")
    return 0


def _table(rows: dict[str, dict[str, int]]) -> str:
    """Counts in columns."""
    head = f"{'chapter':12}" + "".join(f"{name:>14}" for name in rows["all"])
    lines = [
        f"{chapter:12}" + "".join(f"{number:>14}" for number in row.values())
        for chapter, row in rows.items()
    ]
    return "\n".join([head, *lines]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
