"""Double-dummy deals per second: our searches against DDS, the solver of the bridge world.

The same 2,000 deals, as endings of bridge with six cards each, in the same process and in turns,
on one core and in processor time, memories empty at the start of each turn. In the upper half
everything is laid out beforehand (boards for DDS, numbers for us) and only solving counts; in the
lower half each begins with our cards. A single answer that differs ends the run. Absolute numbers
are noisy, so the ratio to DDS within one run is what counts.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests lie

from hasenpfeffer import Seat, Trump
from hasenpfeffer.odds import Position
from hasenpfeffer.odds.search import Search, guess
from hasenpfeffer.odds.solver import numbers
from hasenpfeffer.trump import TRUMPS
from tests.odds.endings import full

DEALS = 2000
TURNS = 5
"""How often everything is timed; the median counts."""
TARGETS = {"pure Python": 1, "Numba": 30}
"""How many times as fast as DDS each should be."""
IN_MEMORY = 500
"""Deals solved before memory is looked at."""

Solve = Callable[[Sequence[Position]], Callable[[], list[int]]]
"""Lays positions out; what it gives back solves them."""


def with_dds(positions: Sequence[Position]) -> Callable[[], list[int]]:
    """DDS through endplay: one call for each board."""
    from tests.odds import dds  # noqa: PLC0415  # the others' memory is counted without it

    boards = [dds.board(position) for position in positions]
    return lambda: [dds.tricks_on(board) for board in boards]


def with_python(positions: Sequence[Position]) -> Callable[[], list[int]]:
    """Our search in pure Python."""
    hands = [numbers(position) for position in positions]

    def solve() -> list[int]:
        search = Search()
        return [search.most(*each) for each in hands]

    return solve


def with_numba(positions: Sequence[Position]) -> Callable[[], list[int]]:
    """Our search as it builds tables."""
    from hasenpfeffer.odds import numba_search  # noqa: PLC0415  # as above

    hands = numba_search.rows(map(numbers, positions))
    return lambda: numba_search.most_of_each(hands, numba_search.new_memory()).tolist()


SOLVERS: dict[str, Solve] = {"DDS": with_dds, "pure Python": with_python, "Numba": with_numba}


def any_deal(random: Random) -> Position:
    """Any trump, any leader: what tables are built from."""
    return full(random)


def strong_deal(random: Random) -> Position:
    """The seat and suit that look best against the table, and that seat leads."""
    cards = full(random)

    def led(trump: Trump, leader: Seat) -> Position:
        return Position.led(cards.hands, trump=trump, leader=leader)

    choices = [led(trump, leader) for trump in TRUMPS for leader in Seat]
    return max(choices, key=lambda position: guess(numbers(position)[0], 0, 0, 0))


KINDS: dict[str, Callable[[Random], Position]] = {
    "any trump, any leader": any_deal,
    "the strongest hand names trump and leads": strong_deal,
}


def clock(work: Callable[[], list[int]], answers: list[int]) -> float:
    """Deals per second of processor time; the answers must be those of everyone else."""
    start = process_time()
    found = work()
    spent = process_time() - start
    differ = sum(one != other for one, other in zip(found, answers, strict=True))
    if differ:
        sys.exit(f"{differ} of {len(answers)} deals differ from DDS.")
    return len(answers) / spent


def race(kind: str, positions: Sequence[Position]) -> None:
    """Time everyone in turns on the same deals, and print the table."""
    answers = with_dds(positions)()
    ready = {name: lay_out(positions) for name, lay_out in SOLVERS.items()}
    halves: dict[str, dict[str, Callable[[], list[int]]]] = {
        "solving alone": ready,
        "from our cards on": {
            name: lambda lay_out=lay_out: lay_out(positions)() for name, lay_out in SOLVERS.items()
        },
    }
    speeds: dict[tuple[str, str], list[float]] = {}
    for turn in range(TURNS + 1):
        for half, workers in halves.items():
            for name, work in workers.items():
                speed = clock(work, answers)
                if turn:  # the first turn warms up, and compiles
                    speeds.setdefault((half, name), []).append(speed)
    print(f"\n{len(positions):,} deals, {kind}: no answer differs from DDS")
    print(f"{'':34}{'deals/s':>9}{'ratio':>8}{'target':>8}")
    for (half, name), runs in speeds.items():
        pairs = zip(runs, speeds[half, "DDS"], strict=True)
        ratio = median(own / peer for own, peer in pairs)
        target = TARGETS.get(name, "")
        print(f"{name:14}{half:20}{median(runs):9,.0f}{ratio:8.2f}{target:>8}")
    search = Search()
    for position in positions:
        search.most(*numbers(position))
    print(f"tricks searched per deal, memory kept: {search.nodes / len(positions):,.0f}")


def memory_of(name: str) -> float:
    """Megabytes that a process grows by while it solves its first deals."""
    random = Random(3)
    positions = [any_deal(random) for _ in range(IN_MEMORY)]
    before = psutil.Process().memory_info().rss
    solve = SOLVERS[name](positions)
    solve()
    return float(psutil.Process().memory_info().rss - before) / 1e6


def main() -> None:
    """Race, then look at the memory of each in a process of its own."""
    print(f"load of this machine: {psutil.getloadavg()[0]:.1f}")
    random = Random(2000)
    for kind, draw in KINDS.items():
        race(kind, [draw(random) for _ in range(DEALS)])
    print(f"\nmemory gained over {IN_MEMORY} deals, code and tables included:")
    for name in SOLVERS:
        asked = [sys.executable, __file__, name]
        print(f"{name:14}{subprocess.check_output(asked, text=True).strip():>8} MB")


if __name__ == "__main__":
    if sys.argv[1:]:
        print(f"{memory_of(sys.argv[1]):.0f}")
    else:
        main()
