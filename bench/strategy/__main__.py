"""Remake the recorded numbers of the chapter on strategy.

``python -m bench.strategy`` remakes all, ``python -m bench.strategy discards`` one. What is on
record from the same seed with the same sample is kept, unless ``--again`` is said; ``--quick``
draws a hundredth and writes elsewhere. It needs Numba, and an hour.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from bench.strategy import (
    alone,
    auctions,
    contracts,
    counting,
    discards,
    games,
    key_cards,
    policies,
    records,
    ways,
)

HERE = Path(__file__).parent
RESULTS = HERE / "results"
TABLES = HERE.parents[1] / "hasenpfeffer" / "odds" / "tables"
SEED = 20261201


class Experiment(NamedTuple):
    """A function that draws a sample, and how large that is."""

    run: Callable[[int, int, int], dict[str, Any]]
    size: int
    home: Path = RESULTS


EXPERIMENTS = {
    "auctions": Experiment(records.auctions, 10_000, TABLES),
    "hands": Experiment(policies.every_hand, 1),
    "pencil": Experiment(counting.pencil, 1, TABLES),
    "contracts": Experiment(contracts.hands_and_widow, 30_000),
    "key_cards": Experiment(key_cards.beside_the_three, 30_000),
    "joker": Experiment(contracts.where_the_joker_is, 30_000),
    "lead": Experiment(contracts.who_leads, 20_000),
    "habits": Experiment(ways.habits, 10_000),
    "discards": Experiment(discards.discards, 3_000),
    "forced": Experiment(auctions.forced_dealer, 30_000),
    "bidders": Experiment(auctions.bidders, 2_000),
    "games": Experiment(games.games, 2_000),
    "alone": Experiment(alone.alone, 12_000),
}
"""In this order: the later ones read what the first have written."""


def remake(name: str, *, quick: bool, again: bool, jobs: int, out: Path | None) -> str:
    """Run one experiment unless its result is there, and say how it went."""
    experiment = EXPERIMENTS[name]
    size = max(1, experiment.size // 100) if quick else experiment.size
    file = (out or experiment.home) / f"{name}.json"
    about = {"command": f"python -m bench.strategy {name}", "seed": SEED, "size": size}
    if file.exists() and not again:
        known = json.loads(file.read_text("utf8"))
        if all(known.get(key) == value for key, value in about.items()):
            return f"{name}: on record; --again draws it anew"
    began = time.monotonic()
    found = about | experiment.run(size, SEED, jobs)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(found), "utf8")
    return f"{name}: {size:,} in {time.monotonic() - began:.0f} s"


def written(found: dict[str, Any]) -> str:
    """A result as it is kept: what holds nothing further stands on one line."""
    text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    return re.sub(r"[\[{][^\[\]{}]*[\]}]", lambda part: " ".join(part[0].split()), text)


def main() -> None:
    """Remake what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.strategy", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*EXPERIMENTS, []], metavar="NAME")
    parser.add_argument("--quick", action="store_true", help="a hundredth of the sample")
    parser.add_argument("--again", action="store_true", help="even what is on record")
    parser.add_argument("--jobs", type=int, default=2, help="how many workers draw deals")
    parser.add_argument("--out", type=Path, help="where to write, for a trial")
    asked = parser.parse_args()
    if asked.quick and not asked.out:
        parser.error("--quick needs --out: a trial does not replace what is on record.")
    for name in asked.names or EXPERIMENTS:
        print(
            remake(name, quick=asked.quick, again=asked.again, jobs=asked.jobs, out=asked.out),
            flush=True,
        )


if __name__ == "__main__":
    main()
