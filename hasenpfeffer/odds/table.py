"""A table of chances as it is kept: one line that says what it is, and six lines of letters.

Each of the six lines holds the chance of at least 1, 2, ... 6 tricks for every hand, in the order
of their places (see `hand_index`), in even steps from 0 to 1. A letter says how far a chance is
from where it was expected: hands stand in blocks, which differ in their plain suits, and the hand
at the same place of the last block of the same kind is much like it. Half of what that was wrong
by for one trick less is added to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import accumulate, pairwise
from types import MappingProxyType
from typing import Any

from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.hand_index import OPEN_STARTS, STARTS

TRICKS = 6


class TableError(HasenpfefferError):
    """A table that is missing or damaged."""


@dataclass(frozen=True, slots=True)
class Table:
    """The chances of every hand in one form."""

    head: Mapping[str, Any]
    """What the first line says: form, levels, layouts, seed and so on."""
    planes: tuple[bytes, ...]
    """For at least 1 to 6 tricks, the steps of every hand."""

    def __getitem__(self, place: int) -> tuple[float, ...]:
        steps = self.head["levels"] - 1
        return tuple([plane[place] / steps for plane in self.planes])

    def __len__(self) -> int:
        return len(self.planes[0])


@cache
def table(form: Form) -> Table:
    """The table of a form; it is read once."""
    try:
        text = (files(__package__) / "tables" / f"{form}.txt").read_text(encoding="utf-8")
    except FileNotFoundError:
        message = f"The table {form} is missing; python -m hasenpfeffer.odds.build makes it."
        raise TableError(message) from None
    return read(text, form)


def read(text: str, form: Form) -> Table:
    """Read a table, and make sure that it is whole."""
    first, _, rest = text.partition("\n")
    try:
        head = json.loads(first)
        expected = head["sha256"]
    except (ValueError, TypeError, KeyError):
        message = f"The table {form} does not begin with a line that says what it is."
        raise TableError(message) from None
    if head.get("form") != form:
        message = f"This should be the table {form}; it is {head.get('form')}."
        raise TableError(message)
    if sha256(rest.encode()).hexdigest() != expected:
        message = f"The table {form} is damaged: its letters are not those that were written."
        raise TableError(message)
    starts = starts_of(form)
    return Table(MappingProxyType(head), tuple(_planes(rest.splitlines(), starts, head["levels"])))


def starts_of(form: Form) -> tuple[int, ...]:
    """Where the blocks of a form's hands begin."""
    return STARTS if form.named else OPEN_STARTS


def letters(levels: int) -> str:
    """One letter for each difference: 0, 1, -1, 2, -2 and so on.

    All of them may stand in a text between quotes, in Python and in JavaScript.

    >>> letters(101)[:12]
    "!#$%&'()*+,-"
    """
    plain = [chr(code) for code in range(33, 127) if chr(code) not in '"<\\`']
    more = [chr(code) for code in range(0xC0, 0xC0 + levels)]
    return "".join((plain + more)[:levels])


def blocks(starts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """For each block, how many hands it has, and where the last one of its kind began."""
    last: dict[int, int] = {}
    for key, (start, end) in enumerate(pairwise(starts)):
        if start < end:
            kind = key.bit_count()
            yield end - start, last.get(kind, start)
            last[kind] = start


def alike(plane: Sequence[int], size: int, where: int) -> list[int]:
    """What is expected of a block: the last of its kind, drawn out if that was shorter."""
    found = list(plane[where : where + size])
    return found + [plane[-1]] * (size - len(found))


def _planes(lines: Sequence[str], starts: Sequence[int], levels: int) -> Iterator[bytes]:
    """Turn letters back into steps."""
    differ = {letter: _signed(place) for place, letter in enumerate(letters(levels))}
    wrong = [0] * starts[-1]
    for line in lines:
        plane: list[int] = []
        for size, where in blocks(starts):
            part = slice(len(plane), len(plane) + size)
            moves = map(differ.__getitem__, line[part])
            adds = [(error >> 1) + move for error, move in zip(wrong[part], moves, strict=True)]
            if where == len(plane):  # the first of its kind: each hand is like the one before it
                found = accumulate(adds, initial=plane[-1] if plane else 0)
                *expected, last = [step % levels for step in found]
                here = [*expected[1:], last]
            else:
                expected = alike(plane, size, where)
                here = [(step + add) % levels for step, add in zip(expected, adds, strict=True)]
            wrong[part] = [step - likely for step, likely in zip(here, expected, strict=True)]
            plane += here
        yield bytes(plane)


def _signed(place: int) -> int:
    """0, 1, -1, 2, -2 and so on."""
    return (place + 1) // 2 if place % 2 else -place // 2
