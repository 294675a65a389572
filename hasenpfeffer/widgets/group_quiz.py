"""The quiz of a group, as it is on each player's phone."""

from __future__ import annotations

from typing import Any

import traitlets

from hasenpfeffer.lessons.contents import CHAPTERS
from hasenpfeffer.widgets.asks import Asks
from hasenpfeffer.widgets.question_set import QuestionSet, question_set
from hasenpfeffer.widgets.topics import Json, topics


class GroupQuiz(Asks):
    """The questions that a teacher's link names: everyone gets the same, and a code at the end.

    The teacher makes the link at a :class:`TeachersDesk`. Opened without one, the widget asks
    for the name of a quiz.

    >>> GroupQuiz().name
    'group'
    """

    KIND = "group_quiz"
    NAME = "group"

    topics: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """Every chapter with its families, by their titles."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(
            name=name,
            position="",
            chapters=CHAPTERS,
            first={},
            asked={},
            topics=titles(),
        )

    def read(self, position: str) -> str:
        """The text of a set, or nothing."""
        return read_set(position).text if position else position

    @traitlets.validate("topics")
    def _as_asked(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)


def titles() -> list[Json]:
    """Every chapter and family by its title: all that a list of topics shows.

    >>> titles()[0]["families"][0]
    {'family': 'higher_card', 'title': 'Which card wins?'}
    """
    return [
        {
            "chapter": each["chapter"],
            "title": each["title"],
            "families": [
                {"family": family["family"], "title": family["title"]}
                for family in each["families"]
            ],
        }
        for each in topics()
    ]


def read_set(text: str) -> QuestionSet:
    """Read the text of a set of this book's questions.

    >>> read_set("7k2m.5.moved_cards,rankings.classic").topics
    ('rankings', 'moved_cards')
    """
    known = {
        each["chapter"]: [family["family"] for family in each["families"]] for each in topics()
    }
    return question_set(text, known)
