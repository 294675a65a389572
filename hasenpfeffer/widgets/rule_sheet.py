"""The rules of a table on one page, ready to print."""

from __future__ import annotations

from typing import Any

import traitlets

from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.widgets.base import Board
from hasenpfeffer.widgets.meanings import meanings
from hasenpfeffer.widgets.points import score_tables


class RuleSheet(Board):
    """The chosen rules in plain sentences, with the order of trumps and a table of points.

    It goes by the rules that the reader has chosen, unless its author names some.

    >>> RuleSheet(rules="hoyle").rules.name
    'Hoyle'
    """

    KIND = "rule_sheet"
    NAME = "sheet"

    pinned = traitlets.Unicode().tag(sync=True)
    """The rules the author named; empty where the sheet goes by the reader's."""
    sources = traitlets.Unicode().tag(sync=True)
    """The page on which every numbered line of the rules has its place."""
    meanings = traitlets.Dict().tag(sync=True)
    """What every switch means."""
    points = traitlets.Dict().tag(sync=True)
    """What bids are worth."""

    def __init__(
        self,
        *,
        rules: Rules | str | None = None,
        sources: str = "sources.html",
        name: str | None = None,
    ) -> None:
        pinned = "" if rules is None else rules_to_text(_read(rules))
        super().__init__(
            name=name,
            position=pinned or rules_to_text(CLASSIC),
            asked={"rules": pinned or None},
            pinned=pinned,
            sources=sources,
            meanings=meanings(),
            points={key: score_tables()[key] for key in ("worth", "all_six")},
        )

    @property
    def rules(self) -> Rules:
        """The rules on the sheet."""
        return rules_from_text(self.position)

    def read(self, position: str) -> str:
        """Read rules, and write them in their usual form."""
        return rules_to_text(rules_from_text(position))

    @traitlets.validate("pinned", "sources", "meanings", "points")
    def _as_asked(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)


def _read(rules: Rules | str) -> Rules:
    return rules if isinstance(rules, Rules) else rules_from_text(rules)
