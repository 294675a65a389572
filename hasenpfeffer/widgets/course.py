"""The course on the start page: how far a reader is, and where to go on."""

from __future__ import annotations

from typing import Any

import traitlets

from hasenpfeffer.errors import NotationError
from hasenpfeffer.lessons.contents import CHAPTERS, RECIPES
from hasenpfeffer.widgets.asks import Asks
from hasenpfeffer.widgets.topics import first_question, stages, topics


class Course(Asks):
    """Every chapter with the reader's progress, what is due again, and ways to keep it.

    >>> Course().topics[0]["title"]
    'The cards and their order'
    """

    KIND = "course"
    NAME = "course"

    topics: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """Every chapter with its families."""
    stages = traitlets.Dict().tag(sync=True)
    """Which of their steps are asked under which switches."""
    exam = traitlets.Unicode().tag(sync=True)
    """The page of the exam."""

    def __init__(self, *, exam: str = "quiz.html", name: str | None = None) -> None:
        super().__init__(
            name=name,
            position="",
            chapters=CHAPTERS,
            first=first_question(RECIPES[0]),
            asked={},
            topics=topics(),
            stages=stages(),
            exam=exam,
        )

    def read(self, position: str) -> str:
        """A course keeps no position."""
        if position:
            message = "the course keeps no position in links."
            raise NotationError(message)
        return position

    @traitlets.validate("topics", "stages", "exam")
    def _as_asked(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)
