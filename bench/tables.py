"""The hand tables: how fast a hand is looked up, what a loaded table costs, how fast it is built.

Looking up is from our cards on: six cards and a trump, to six chances. Building is timed against
DDS on deals drawn in the same way, in turns within one run: in deals solved per second of
processor time, one at a time on one core; and by the clock on all cores, as tables are built,
where DDS is given as many deals at once as it takes. (`bench/solver.py` races both on the very
same deals.)
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests lie

from hasenpfeffer import Seat
from hasenpfeffer.cards import DECK
from hasenpfeffer.odds import Form, Position, chances
from hasenpfeffer.odds.build import chunks
from hasenpfeffer.odds.build.workers import on_this_machine
from hasenpfeffer.odds.build.writing import packed
from hasenpfeffer.odds.table import table
from hasenpfeffer.trump import TRUMPS
from tests.odds import dds

HANDS = 5000
TURNS = 5
"""How often everything is timed; the median counts."""
SETS = 40
"""Hands of seven that are counted in a turn."""
DEALS = 1000
"""Deals that DDS solves in a turn."""
ALLOWED = 1000
"""Microseconds that a look-up may take."""


def look_up(form: Form) -> tuple[float, float, float]:
    """Seconds to load a table, kilobytes it stays, microseconds for a look-up."""
    start = perf_counter()
    loaded = table(form)
    loading = perf_counter() - start
    memory = sum(map(sys.getsizeof, loaded.planes)) / 1e3
    random = Random(1)
    hands = [(random.sample(DECK, 6), random.choice(TRUMPS)) for _ in range(HANDS)]
    times = []
    for _ in range(TURNS):
        start = process_time()
        for hand, trump in hands:
            chances(hand, trump if form.named else None, form=form)
        times.append((process_time() - start) / HANDS * 1e6)
    return loading, memory, median(times)


def like_the_builder(random: Random) -> Position:
    """Any six cards, one out of play, and the rest shuffled: what the builder solves."""
    cards = random.sample(DECK, 24)
    hands = [tuple(cards[at : at + 6]) for at in range(0, 24, 6)]
    leader = random.choice((Seat.NORTH, random.choice(list(Seat))))
    return Position.led(hands, trump=random.choice(TRUMPS), leader=leader)


def rate(work: Callable[[], int], clock: Callable[[], float] = process_time) -> float:
    """Deals per second, of processor time or by the clock."""
    start = clock()
    return work() / (clock() - start)


class Race(NamedTuple):
    """Deals per second, ours and theirs, in each turn."""

    ours: list[float]
    theirs: list[float]

    def __str__(self) -> str:
        """Both, and how many times as many ours are."""
        ratio = median(one / other for one, other in zip(*self, strict=True))
        return f"{median(self.ours):,.0f}; DDS {median(self.theirs):,.0f}; ratio {ratio:.0f}"


def parts(random: Random, seed: int, count: int) -> list[chunks.Chunk]:
    """Pieces of the work of building, from anywhere in the table."""
    starts = [random.randrange(240_000) for _ in range(count)]
    return [chunks.Chunk(seed, 64, turn=0, start=start, stop=start + SETS) for start in starts]


def on_one_core(random: Random, boards: list[dds.Board]) -> Race:
    """Deals one at a time."""
    race = Race([], [])
    for turn in range(TURNS):
        [part] = parts(random, turn, 1)
        race.ours.append(rate(lambda part=part: chunks.count(part).solves))
        race.theirs.append(rate(lambda: len([dds.tricks_on(board) for board in boards])))
    return race


def on_all_cores(random: Random, boards: list[dds.Board]) -> Race:
    """Many deals at once."""
    race = Race([], [])
    jobs = psutil.cpu_count() or 1
    with on_this_machine(jobs, chunks.compile_now) as executor:
        for turn in range(TURNS + 1):
            work = parts(random, turn, 4 * jobs)
            ours = rate(
                lambda work=work: sum(done.solves for done in executor.map(chunks.count, work)),
                perf_counter,
            )
            theirs = rate(lambda: len(dds.tricks_on_all(boards)), perf_counter)
            if turn:  # the first turn starts the processes
                race.ours.append(ours)
                race.theirs.append(theirs)
    return race


def main() -> None:
    """Print a small table."""
    print(f"load of this machine: {psutil.getloadavg()[0]:.1f}")
    print(f"\n{'':18}{'loading':>10}{'memory':>10}{'packed':>10}{'look-up':>12}{'a second':>10}")
    for form in Form:
        loading, memory, each = look_up(form)
        file = Path(chunks.__file__).parents[1] / "tables" / f"{form}.txt"
        size = packed(file.read_text(encoding="utf-8"))
        print(f"{form:18}{loading:8.2f} s{memory:7.0f} kB{size / 1000:7.0f} kB"
              f"{each:9.1f} µs{1e6 / each:10,.0f}")  # fmt: skip
    print(f"a look-up may take {ALLOWED} µs, a table 300 kB packed")

    random = Random(2)
    boards = [dds.board(like_the_builder(random)) for _ in range(DEALS)]
    chunks.compile_now()
    print("\nbuilding, in deals solved per second, DDS from its own boards on:")
    print(f"of processor time, one at a time on one core: {on_one_core(random, boards)}")
    print(f"by the clock, {psutil.cpu_count()} cores: {on_all_cores(random, boards)}")
    print(
        f"memory of this process while building: {psutil.Process().memory_info().rss / 1e6:.0f} MB"
    )


if __name__ == "__main__":
    main()
