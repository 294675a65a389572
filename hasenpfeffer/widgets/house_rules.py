"""The rules of your own table: every switch, what it means, and what it changes."""

from __future__ import annotations

from typing import Any

import traitlets

from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.widgets.base import Board
from hasenpfeffer.widgets.meanings import meanings


class HouseRules(Board):
    """Start from one of the four games and change any switch: the whole book follows.

    >>> HouseRules().rules.name
    'Classic'
    """

    KIND = "house_rules"
    NAME = "rules"

    sources = traitlets.Unicode().tag(sync=True)
    """The page on which every numbered line of the rules has its place."""
    meanings = traitlets.Dict().tag(sync=True)
    """What every switch means."""

    def __init__(self, *, sources: str = "sources.html") -> None:
        super().__init__(
            name=None,
            position=rules_to_text(CLASSIC),
            asked={},
            sources=sources,
            meanings=meanings(),
        )

    @property
    def rules(self) -> Rules:
        """The rules the reader has chosen."""
        return rules_from_text(self.position)

    def read(self, position: str) -> str:
        """Read rules, and write them in their usual form."""
        return rules_to_text(rules_from_text(position))

    @traitlets.validate("sources", "meanings")
    def _as_asked(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)
