"""What is on record of a few games, and which of them is most like the one that is played."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, TypeVar

from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.rules import Rules

NOT_COMPARED = ("packets", "target", "both_reach")
"""Switches that change nothing in the value of a bid or a pass."""

Game = TypeVar("Game")


class RecordError(HasenpfefferError):
    """A record that is missing or cannot be read."""


def games(name: str, what: str, read: Callable[[Mapping[str, Any]], Game]) -> tuple[Game, ...]:
    """All games on record under a name, the book's default first."""
    try:
        text = (files(__package__) / "tables" / f"{name}.json").read_text("utf8")
        return tuple(read(game) for game in json.loads(text)["games"])
    except (OSError, ValueError, LookupError) as problem:
        message = f"The record of {what} cannot be read: {problem}"
        raise RecordError(message) from problem


def compared(rules: Rules) -> dict[str, Any]:
    """The switches that a bid or a pass depends on, as they are kept in the records."""
    return {
        name: [str(call) for call in value] if isinstance(value, tuple) else value
        for name, value in rules.switches()
        if name not in NOT_COMPARED
    }


def in_common(rules: Rules, switches: Mapping[str, Any]) -> int:
    """How many switches a recorded game has in common with these rules."""
    return sum(shown == switches[name] for name, shown in compared(rules).items())
