"""A score pad for a table of four: one line a hand, kept in the browser."""

from __future__ import annotations

from collections.abc import Sequence

import traitlets

from hasenpfeffer.errors import NotationError
from hasenpfeffer.match import Match
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.widgets.base import Board
from hasenpfeffer.widgets.pad import HEADING, SEATS, Pad
from hasenpfeffer.widgets.pad_text import (
    EXPECTED,
    LONGEST_LINE,
    LONGEST_NAME,
    player_name,
    read_pad,
)
from hasenpfeffer.widgets.points import score_tables


class ScoreSheet(Board):
    """Four names and one line a hand: who dealt, who bid what, the tricks of each, the totals.

    The position is the whole sheet as text, so a sheet kept in a notebook can be read by the
    engine: ``sheet.match.winners``. Players are named as they sit: North, East, South, West.

    >>> sheet = ScoreSheet(players=("Ann", "Ben", "Cleo", "Dan"))
    >>> sheet.pad.players[2], sheet.match.dealer.word
    ('Cleo', 'North')
    """

    KIND = "score_sheet"
    NAME = "pad"

    rules = traitlets.Unicode().tag(sync=True)
    """The rules as a text; nothing where the reader's choice is followed."""

    def __init__(
        self,
        *,
        players: Sequence[str] = SEATS,
        rules: Rules | str | None = None,
        name: str | None = None,
    ) -> None:
        if len(players) != len(SEATS):
            message = f"{len(players)} players are named; four sit at the table."
            raise NotationError(message)
        named = tuple(player_name(*each) for each in zip(players, SEATS, strict=True))
        pinned = rules_from_text(rules) if isinstance(rules, str) else rules
        super().__init__(
            name=name,
            position=Pad(players=named).text,
            asked={"players": None if named == SEATS else named, "rules": rules},
            game={
                **score_tables(),
                "pad": {
                    "heading": HEADING,
                    "longest_name": LONGEST_NAME,
                    "longest_line": LONGEST_LINE,
                    "expected": dict(EXPECTED),
                },
            },
            rules="" if pinned is None else rules_to_text(pinned),
        )

    @property
    def pad(self) -> Pad:
        """What stands on the sheet."""
        return read_pad(self.position)

    @property
    def match(self) -> Match:
        """The game for the engine."""
        return self.pad.match

    def read(self, position: str) -> str:
        """Read a sheet and write it in its usual form."""
        return read_pad(position).text

    @traitlets.validate("rules")
    def _as_asked(self, proposal: dict[str, object]) -> object:
        return self._fixed(proposal)
