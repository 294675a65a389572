"""The exam at the end of the book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from hasenpfeffer.errors import NotationError
from hasenpfeffer.lessons.contents import CHAPTERS
from hasenpfeffer.rules import Rules
from hasenpfeffer.widgets.asks import Asks
from hasenpfeffer.widgets.topics import chapters_of, first_question, recipes_of, topics

MOST = 31
"""As many answers as one result code holds."""
LONGEST_SEED = 12
NOT_ASKED = {"strategy": "advice is no rule", "from_euchre": "not everybody has played Euchre"}
"""Chapters that decide nothing about who passes, and why."""
ASKED = tuple(chapter for chapter in CHAPTERS if chapter not in NOT_ASKED)
"""What is asked unless an author names topics."""


class Exam(Asks):
    """Questions from the book, drawn by a seed that the reader sees and may set.

    Each is answered once. The end says what the reader knows and what to look at again, and gives
    a code of one line.

    >>> Exam(seed="7").position
    '7'
    """

    KIND = "exam"
    NAME = "exam"

    count = traitlets.Int().tag(sync=True)
    """How many questions."""
    topics: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """Every chapter with its families."""
    drawn_from: traitlets.List[str] = traitlets.List().tag(sync=True)
    """The topics that are asked."""

    def __init__(
        self,
        *,
        count: int = 20,
        seed: str = "1",
        topics_asked: Iterable[str] = (),
        rules: Rules | str | None = None,
        name: str | None = None,
    ) -> None:
        if not 1 <= count <= MOST:
            message = f"An exam has 1 to {MOST} questions, not {count}."
            raise NotationError(message)
        named = list(topics_asked)
        wanted = named or list(ASKED)
        recipes = recipes_of(wanted)
        super().__init__(
            name=name,
            position=seed,
            chapters=chapters_of(recipes),
            first=first_question(recipes[0]),
            rules=rules,
            asked={"count": count, "seed": seed, "topics_asked": named or None},
            count=count,
            topics=topics(),
            drawn_from=wanted,
        )

    def read(self, position: str) -> str:
        """The seed: up to twelve letters and digits."""
        if not (position.isascii() and position.isalnum() and len(position) <= LONGEST_SEED):
            message = f"a seed is 1 to {LONGEST_SEED} letters and digits."
            raise NotationError(message)
        return position

    @traitlets.validate("count", "topics", "drawn_from")
    def _as_asked(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)
