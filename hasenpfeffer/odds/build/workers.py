"""Who does the counting: the cores of this machine, or a Dask cluster."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from hasenpfeffer.odds.build.chunks import Chunk, count_all, done

NICENESS = 10
"""How far the counting steps back behind whatever else the machine is asked for."""
BAR = 30


def on_this_machine(jobs: int, compile_now: Callable[[], object]) -> Executor:
    """Some processes, which share what was compiled before, where the system allows it."""
    ways = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in ways else None)
    if "fork" in ways:
        compile_now()
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_step_back)


def _step_back() -> None:
    """Leave the machine to others first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


@contextmanager
def on_a_cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster; each needs this package and Numba."""
    dask = import_module("dask.distributed")  # only for those who have a cluster
    with dask.Client(address) as client, client.get_executor() as executor:
        yield executor


def missing(wanted: list[Chunk], folder: Path) -> list[Chunk]:
    """What no earlier run has counted."""
    return [chunk for chunk in wanted if not done(chunk, folder)]


def count_missing(wanted: list[Chunk], folder: Path, executor: Executor) -> None:
    """Count what no earlier run has counted, and say how far it is."""
    ahead = missing(wanted, folder)
    if len(ahead) < len(wanted):
        _say(f"{len(wanted) - len(ahead)} of {len(wanted)} chunks were counted before.\n")
    start, solves = time.monotonic(), 0
    for so_far, (_, more) in enumerate(count_all(ahead, folder, executor), start=1):
        solves += more
        spent = time.monotonic() - start
        left = spent / so_far * (len(ahead) - so_far)
        full = BAR * so_far // len(ahead)
        _say(
            f"\r[{'#' * full}{'.' * (BAR - full)}] {so_far}/{len(ahead)} chunks, "
            f"{solves / spent:,.0f} deals/s, {left / 60:.0f} min left   "
        )
    _say("\n")


def _say(text: str) -> None:
    """Write where progress is shown."""
    sys.stderr.write(text)
    sys.stderr.flush()
