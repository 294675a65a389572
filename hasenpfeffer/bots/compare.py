"""How much better one bot is than another: `python -m hasenpfeffer.bots.compare`.

Every deal is played twice with the sides exchanged; a row is the mean of what the first bot makes
more than the second per round, in points of the rules. Rows of games and pairs that are not asked
for stay as they were recorded.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from itertools import combinations

from hasenpfeffer.bots.anything import Anything
from hasenpfeffer.bots.crew import on_all, record, recorded
from hasenpfeffer.bots.decision import Bot
from hasenpfeffer.bots.duplicate import Estimate, gain
from hasenpfeffer.bots.sampler import Sampler
from hasenpfeffer.bots.thumb import Thumb
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules_text import rules_from_text, rules_to_text

FILE = "strength.json"
COLUMNS = ("rules", "bot", "other", "worlds", "first seed", "deals", "mean", "se")
FACTS = {
    "command": "python -m hasenpfeffer.bots.compare --rules RULES --pairs BOT-OTHER "
    "--worlds WORLDS --seed FIRST_SEED --deals DEALS",
    "unit": "points per round",
}
"""The command that remakes a row."""
GAMES = ",".join(map(rules_to_text, PRESETS))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, print the table, and record it."""
    asked = _parser().parse_args(arguments)
    bots: list[Bot] = [Sampler(worlds=asked.worlds), Thumb(), Anything()]
    rows = {tuple(row[:3]): row for row in recorded(FILE)}
    print(f"{'rules':14}{'bot':10}{'v':10}{'deals':>7}{'points per round':>20}")  # noqa: T201  # a command prints its table
    for text in asked.rules.split(","):
        rules = rules_from_text(text)
        for one, other in combinations(bots, 2):
            if asked.pairs and f"{one.name}-{other.name}".lower() not in asked.pairs.lower():
                continue
            seeds = range(asked.seed, asked.seed + asked.deals)
            gains = on_all(partial(gain, rules, one, other), seeds, jobs=asked.jobs)
            mean, se, deals = Estimate.of(gains)
            print(f"{text:14}{one.name:10}{other.name:10}{deals:7,}{mean:+12.3f} ± {se:.3f}")  # noqa: T201  # as above
            worlds = asked.worlds if isinstance(one, Sampler) else None
            row = [
                text,
                one.name,
                other.name,
                worlds,
                asked.seed,
                deals,
                round(mean, 4),
                round(se, 4),
            ]
            rows[text, one.name, other.name] = row
            record(FILE, FACTS, COLUMNS, list(rows.values()))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m hasenpfeffer.bots.compare")
    parser.add_argument("--deals", type=int, default=2000, help="deals, each played twice")
    parser.add_argument("--rules", default=GAMES, help="games, as in links, with commas")
    parser.add_argument("--pairs", default="", help="such as sampler-thumb; all if left out")
    parser.add_argument("--worlds", type=int, default=20, help="deals the sampler imagines")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first deal")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    return parser


if __name__ == "__main__":
    main()
