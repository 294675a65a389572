"""Numbers from the large samples, as the chapter on strategy shows them."""

# ruff: noqa: INP001  chapters import it from beside them

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from plots import Bar, said

ROOT = Path(__file__).resolve().parents[1]
HOMES = (ROOT / "bench" / "strategy" / "results", ROOT / "hasenpfeffer" / "odds" / "tables")
SURE = 3
"""Standard errors by which a number must differ from another before the text says so."""

Measured: TypeAlias = Mapping[str, float]
"""A mean, its standard error, and how many it is the mean of."""


@cache
def result(name: str) -> Any:  # noqa: ANN401  # each experiment has its own shape
    """What an experiment has found."""
    [file] = [home / f"{name}.json" for home in HOMES if (home / f"{name}.json").exists()]
    return json.loads(file.read_text("utf8"))


def sample(number: int, what: str) -> str:
    """How large a sample was, with a link to the commands that draw it again."""
    return f"([{number:,} {what}](#how-counted))"


def command(name: str) -> str:
    """The command that makes a result again, as code."""
    return f"`{result(name)['command']} --again`"


def pm(measured: Measured, digits: int = 2, *, signed: bool = False) -> str:
    """A mean with its standard error, which stay on one line: ``4.95 ± 0.01``."""
    plus = "+" if signed and measured["mean"] > 0 else ""
    finer = digits + (measured["se"] < 10**-digits / 2)  # no error is shown as nothing
    return f"{plus}{said(measured['mean'], digits)}\u00a0±\u00a0{said(measured['se'], finer)}"


def hundred(measured: Measured, digits: int = 1) -> str:
    """So many in a hundred, with the standard error."""
    return f"{pm(measured, digits)} in 100"


def more(one: Measured, other: Measured) -> bool:
    """Whether a mean is larger than another beyond chance."""
    error = (one["se"] ** 2 + other["se"] ** 2) ** 0.5
    return bool(one["mean"] - other["mean"] > SURE * error)


def above(measured: Measured, number: float = 0) -> bool:
    """Whether a mean is larger than a number beyond chance."""
    return bool(measured["mean"] - number > SURE * measured["se"])


def below(measured: Measured, number: float = 0) -> bool:
    """Whether a mean is smaller than a number beyond chance."""
    return bool(number - measured["mean"] > SURE * measured["se"])


def bar(name: str, measured: Measured, *, marked: bool = False) -> Bar:
    """A bar for a picture."""
    return Bar(name, measured["mean"], measured["se"], marked)
