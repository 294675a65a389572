"""The hand tables: how fast a hand is looked up, what a loaded table costs, how fast it is built.

Looking up is from our cards on: six cards and a trump, to six chances. Building is timed in deals
solved per second of processor time on one core, against DDS on deals drawn in the same way, in
turns within one run. (`bench/solver.py` races both on the very same deals.)
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests lie

from hasenpfeffer import Seat
from hasenpfeffer.cards import DECK
from hasenpfeffer.odds import Form, Position, chances
from hasenpfeffer.odds.build import chunks
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


def rate(work: Callable[[], int]) -> float:
    """Deals per second of processor time."""
    start = process_time()
    return work() / (process_time() - start)


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
    ours, theirs = [], []
    for turn in range(TURNS):
        start = random.randrange(240_000)
        part = chunks.Chunk(seed=turn, layouts=64, turn=0, start=start, stop=start + SETS)
        ours.append(rate(lambda part=part: chunks.count(part).solves))
        theirs.append(rate(lambda: len([dds.tricks_on(board) for board in boards])))
    ratio = median(one / other for one, other in zip(ours, theirs, strict=True))
    print(f"\nbuilding: {median(ours):,.0f} deals solved a second on one core; DDS, from its own "
          f"boards on: {median(theirs):,.0f}; ratio {ratio:.0f}")  # fmt: skip
    print(
        f"memory of this process while building: {psutil.Process().memory_info().rss / 1e6:.0f} MB"
    )


if __name__ == "__main__":
    main()
