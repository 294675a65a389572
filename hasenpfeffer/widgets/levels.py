"""The levels at the end of a chapter."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import traitlets

from hasenpfeffer.errors import NotationError
from hasenpfeffer.lessons.contents import CHAPTERS
from hasenpfeffer.rules import Rules
from hasenpfeffer.widgets.asks import Asks
from hasenpfeffer.widgets.topics import (
    TITLES,
    TopicError,
    asked,
    first_question,
    outline,
    recipes_of,
)

EXAM = ("The exam", "quiz.html")
"""Where the last chapter leads."""


class Levels(Asks):
    """The families of a chapter as small stages: one idea each, four steps, one question at a time.

    What is done is kept in the browser and never lost by a mistake; whoever leaves comes back to
    the same question. ``next`` is what the last button says and where it leads: by itself the
    next chapter.

    >>> levels = Levels(chapter="bowers")
    >>> [family["title"] for family in levels.families][:1]
    ['Which suit is this card now?']
    >>> levels.next
    ['Six tricks', 'tricks.html']
    """

    KIND = "levels"
    NAME = "levels"

    chapter = traitlets.Unicode().tag(sync=True)
    """Whose levels these are."""
    families: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """The stages, without their questions."""
    stages: traitlets.List[list[Any]] = traitlets.List().tag(sync=True)
    """Which of their steps are asked under which switches."""
    next: traitlets.List[str] = traitlets.List().tag(sync=True)
    """Where to go once all is done."""

    def __init__(
        self,
        *,
        chapter: str,
        next: Iterable[str] | None = None,  # noqa: A002  # what an author would say
        rules: Rules | str | None = None,
        name: str | None = None,
    ) -> None:
        if chapter not in CHAPTERS:
            message = f"{chapter!r} has no levels; these chapters have: {', '.join(CHAPTERS)}."
            raise TopicError(message)
        recipes = recipes_of([chapter])
        super().__init__(
            name=name,
            position="",
            chapters=[chapter],
            first=first_question(recipes[0]),
            rules=rules,
            asked={"chapter": chapter, "next": None if next is None else tuple(next)},
            chapter=chapter,
            families=[outline(recipe) for recipe in recipes],
            stages=asked(chapter),
            next=list(_after(chapter) if next is None else next),
        )

    def read(self, position: str) -> str:
        """A stage, or one of its questions: ``moved_cards`` or ``moved_cards.07``."""
        if position == "":
            return position
        known = [each["family"] for each in self.families]
        found = re.fullmatch(r"([a-z_]+)(\.[0-9]{2,4})?", position)
        if not found or found[1] not in known:
            message = f"the stages are {', '.join(known)}."
            raise NotationError(message)
        return position

    @traitlets.validate("chapter", "families", "stages", "next")
    def _as_asked(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)


def _after(chapter: str) -> tuple[str, str]:
    """The chapter after one, and its page; the exam after the last."""
    later = CHAPTERS[CHAPTERS.index(chapter) + 1 :]
    return (TITLES[later[0]], f"{later[0]}.html") if later else EXAM
