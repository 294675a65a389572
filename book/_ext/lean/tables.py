"""What several widgets of a page know alike, written once a page."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

PLACE = "@"
"""Stands where a table stood, with the number of the table."""
LARGE = 200
"""Whatever is shorter as text stays where it is."""


def shared(models: dict[str, Any]) -> tuple[dict[str, Any], list[Any]]:
    """The models with numbers for what stands in several places, and the tables meant by them.

    A table that holds another stands after it.

    >>> long = ["a long table"] * 20
    >>> shared({"w1": {"game": long, "seed": 1}, "w2": {"game": long, "seed": 2}})[0]
    {'w1': {'game': {'@': 0}, 'seed': 1}, 'w2': {'game': {'@': 0}, 'seed': 2}}
    """
    texts: Counter[str] = Counter()
    for text in _large(models):
        texts[text] += 1
    numbers: dict[str, int] = {}
    tables: list[Any] = []

    def small(value: Any) -> Any:  # noqa: ANN401  # anything that JSON can write
        if not isinstance(value, dict | list):
            return value
        text = json.dumps(value)
        if text in numbers:
            return {PLACE: numbers[text]}
        if isinstance(value, list):
            made: Any = [small(each) for each in value]
        else:
            made = {key: small(each) for key, each in value.items()}
        if len(text) < LARGE or texts[text] == 1:
            return made
        numbers[text] = len(tables)
        tables.append(made)
        return {PLACE: numbers[text]}

    return {name: small(model) for name, model in models.items()}, tables


def _large(value: Any) -> list[str]:  # noqa: ANN401  # anything that JSON can write
    """Each large part of a value as text; below a part that was there before, nothing counts."""
    seen: set[str] = set()
    found: list[str] = []

    def look(part: Any) -> None:  # noqa: ANN401
        if not isinstance(part, dict | list):
            return
        text = json.dumps(part)
        if len(text) >= LARGE:
            found.append(text)
            if text in seen:
                return
            seen.add(text)
        for each in part.values() if isinstance(part, dict) else part:
            look(each)

    look(value)
    return found
