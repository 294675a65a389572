"""A table as the text that is shipped: the reverse of `table.read`."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.table import blocks, letters, starts_of

LEVELS = 251
"""A chance is written in steps of 0.4 points."""


def steps(chances: NDArray[np.float64], levels: int) -> NDArray[np.int64]:
    """Round chances to the nearest step."""
    found: NDArray[np.int64] = np.rint(chances * (levels - 1)).astype(np.int64)
    return found


def written(
    chances: NDArray[np.float64], form: Form, about: Mapping[str, object], levels: int = LEVELS
) -> str:
    """Write a table: a row of six chances for each hand, and what is to be said about it."""
    planes = steps(chances, levels).T
    signs = letters(levels)
    wrong = np.zeros(len(chances), np.int64)
    lines = []
    for plane in planes:
        before = _expected(plane, form)
        differ = (plane - before - (wrong >> 1)) % levels
        differ = np.where(differ > levels // 2, differ - levels, differ)
        places = np.where(differ > 0, 2 * differ - 1, -2 * differ)
        lines.append("".join([signs[place] for place in places]) + "\n")
        wrong = plane - before
    body = "".join(lines)
    head = {"form": form, "entries": len(chances), "levels": levels, **about,
            "sha256": sha256(body.encode()).hexdigest()}  # fmt: skip
    return json.dumps(head) + "\n" + body


def _expected(plane: NDArray[np.int64], form: Form) -> NDArray[np.int64]:
    """What the reader will expect of each hand."""
    before = np.concatenate([[0], plane[:-1]])
    found, start = [], 0
    for size, where in blocks(starts_of(form)):
        end = start + size
        like = before[start:end] if where == start else plane[where : min(where + size, start)]
        found += [like, np.full(size - len(like), before[start])]
        start = end
    return np.concatenate(found)


def packed(text: str) -> int:
    """How many bytes travel to a reader."""
    return len(gzip.compress(text.encode(), 9, mtime=0))
