"""A quiz within a chapter: a few questions, each answered at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from hasenpfeffer.errors import NotationError
from hasenpfeffer.rules import Rules
from hasenpfeffer.widgets.asks import Asks
from hasenpfeffer.widgets.topics import chapters_of, first_question, recipes_of


class Quiz(Asks):
    """Questions on some topics, drawn by a seed; topics are chapters or families.

    The reader may err and sees why, tries again, or has the answer shown. Only questions that
    the chosen rules allow are asked.

    >>> Quiz(topics=["card_suit"], count=3).first["family"]["title"]
    'Which suit is this card now?'
    """

    KIND = "quiz"
    NAME = "quiz"

    topics: traitlets.List[str] = traitlets.List().tag(sync=True)
    """Chapters and families; none means all."""
    count = traitlets.Int().tag(sync=True)
    """How many questions."""
    seed = traitlets.Int().tag(sync=True)
    """Where chance starts: the same seed asks the same questions."""

    def __init__(
        self,
        *,
        topics: Iterable[str] = (),
        count: int = 6,
        seed: int = 1,
        rules: Rules | str | None = None,
        name: str | None = None,
    ) -> None:
        if count < 1:
            message = f"A quiz has at least one question, not {count}."
            raise NotationError(message)
        wanted = list(topics)
        recipes = recipes_of(wanted)
        super().__init__(
            name=name,
            position="",
            chapters=chapters_of(recipes),
            first=first_question(recipes[0]),
            rules=rules,
            asked={"topics": wanted or None, "count": count, "seed": seed},
            topics=wanted,
            count=count,
            seed=seed,
        )

    def read(self, position: str) -> str:
        """A quiz keeps no position."""
        if position:
            message = "a quiz keeps no position in links."
            raise NotationError(message)
        return position

    @traitlets.validate("topics", "count", "seed")
    def _as_asked(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)
