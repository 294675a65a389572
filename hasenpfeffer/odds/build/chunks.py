"""The work cut into chunks, each kept in a file as soon as it is done, so that nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, as_completed
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.odds.build import counting
from hasenpfeffer.odds.build.sets import hands
from hasenpfeffer.odds.numba_search import new_memory

Counts = NDArray[np.unsignedinteger[Any]]

SETS = 4096
"""Hands of seven in a chunk."""
PASS = 64
"""Layouts in a pass; a hand has random numbers of its own in each."""


class Chunk(NamedTuple):
    """Some hands of seven in one pass; whoever counts them finds the same."""

    seed: int
    layouts: int
    turn: int
    """Which pass."""
    start: int
    stop: int

    @property
    def file(self) -> str:
        """The name under which its counts are kept."""
        return f"{self.seed}-{self.layouts}-{self.turn:03}-{self.start:06}-{self.stop:06}.npz"


class Counted(NamedTuple):
    """What came out, and how many deals were solved for it."""

    counts: Counts
    solves: int


def chunks(*, seed: int, layouts: int, sets: range | None = None) -> list[Chunk]:
    """All chunks of a table, pass by pass; fewer layouts than a pass are one pass."""
    each = min(layouts, PASS)
    if layouts % each or each % (2 * counting.BLOCK):
        message = f"layouts is 16, 32, 48 or a multiple of {PASS}, not {layouts}."
        raise ValueError(message)
    sets = range(len(hands(7))) if sets is None else sets
    return [
        Chunk(seed, each, turn, start, min(start + SETS, sets.stop))
        for turn in range(layouts // each)
        for start in range(sets.start, sets.stop, SETS)
    ]


@cache
def _memory() -> Any:  # noqa: ANN401  # numpy's own type would say no more
    """What this process remembers of positions: true of every chunk."""
    return new_memory()


def count(chunk: Chunk) -> Counted:
    """Count one chunk: all of the work is here."""
    counts = np.zeros((chunk.stop - chunk.start, *counting.SHAPE), np.uint8)
    numbers = np.arange(chunk.start, chunk.stop)
    streams = numbers + (chunk.turn << 32)
    solves = counting.count_each(
        hands(7)[numbers], streams, chunk.seed, chunk.layouts, counts, _memory()
    )
    return Counted(counts, int(solves))


def compile_now() -> None:
    """Compile before processes part, so that it is done once."""
    count(Chunk(seed=0, layouts=2 * counting.BLOCK, turn=0, start=0, stop=1))


def done(chunk: Chunk, folder: Path) -> bool:
    """Whether a chunk was counted before."""
    return (folder / chunk.file).exists()


def keep(chunk: Chunk, counted: Counted, folder: Path) -> None:
    """Write a chunk down; the file appears whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / f"{chunk.file}.{os.getpid()}"
    with unfinished.open("wb") as file:
        np.savez_compressed(file, counts=counted.counts, solves=np.int64(counted.solves))
    unfinished.replace(folder / chunk.file)


def kept(chunk: Chunk, folder: Path) -> Counted:
    """Read a chunk that was written down."""
    with np.load(folder / chunk.file) as file:
        return Counted(file["counts"], int(file["solves"]))


def count_all(
    wanted: Iterable[Chunk], folder: Path, executor: Executor
) -> Iterator[tuple[Chunk, int]]:
    """Count the chunks, many at a time, and keep each; gives each with its number of solves."""
    waiting = {executor.submit(count, chunk): chunk for chunk in wanted}
    try:
        for future in as_completed(waiting):
            chunk = waiting[future]
            counted = future.result()
            keep(chunk, counted, folder)
            yield chunk, counted.solves
    finally:
        for future in waiting:
            future.cancel()


def checksum(counts: Counts) -> str:
    """A short text that is the same for the same counts only."""
    return sha256(counts.astype("<u2").tobytes()).hexdigest()


def total(wanted: Iterable[Chunk], folder: Path) -> Counted:
    """The counts of all hands of seven, added up over the passes."""
    wanted = list(wanted)
    first, last = min(each.start for each in wanted), max(each.stop for each in wanted)
    counts = np.zeros((last - first, *counting.SHAPE), np.uint16)
    solves = 0
    for chunk in wanted:
        part = kept(chunk, folder)
        counts[chunk.start - first : chunk.stop - first] += part.counts
        solves += part.solves
    return Counted(counts, solves)
