"""The desk of someone who teaches a group: questions, link, codes, and who missed what."""

from __future__ import annotations

from typing import Any

import traitlets

from hasenpfeffer.lessons.contents import CHAPTERS
from hasenpfeffer.lessons.gift_bank import SUFFIX, gift_bank
from hasenpfeffer.widgets.asks import Asks
from hasenpfeffer.widgets.group_quiz import GroupQuiz, read_set, titles
from hasenpfeffer.widgets.question_set import QuestionSet
from hasenpfeffer.widgets.topics import Json, bank


class TeachersDesk(Asks):
    """Choose questions, hand out a link or paper, take in codes, and see who missed what.

    The desk begins with the questions that its author names: seed, number, topics and rules.
    What a group has answered stays in the browser: the kernel never hears of it.

    >>> TeachersDesk(questions="7k2m.10.tricks,bowers.classic").position
    '7K2M.10.bowers,tricks.classic'
    """

    KIND = "teachers_desk"
    NAME = "set"

    topics: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """Every chapter with its families, by their titles."""
    quiz = traitlets.Unicode().tag(sync=True)
    """The page on which the group's quiz is."""
    group = traitlets.Unicode().tag(sync=True)
    """The name of that quiz in links."""

    def __init__(
        self,
        *,
        questions: QuestionSet | str = "7K2M.20.all.classic",
        quiz: str = "quiz.html",
        name: str | None = None,
    ) -> None:
        text = questions if isinstance(questions, str) else questions.text
        super().__init__(
            name=name,
            position=text,
            chapters=[*CHAPTERS, *(chapter + SUFFIX for chapter in CHAPTERS)],
            first={},
            asked={"questions": text},
            topics=titles(),
            quiz=quiz,
            group=GroupQuiz.NAME,
        )

    def read(self, position: str) -> str:
        """The text of a set of questions."""
        return read_set(position).text

    def questions(self, name: str) -> Json:
        """The bank of a chapter, or its bank in GIFT."""
        plain = bank(name.removesuffix(SUFFIX))
        return gift_bank(plain) if name.endswith(SUFFIX) else plain

    @traitlets.validate("topics", "quiz", "group")
    def _as_asked(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)
