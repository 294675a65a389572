"""What quizzes, levels, exam and course share: questions that come when a reader starts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.widgets.base import Board
from hasenpfeffer.widgets.topics import Json, addresses, bank


class Asks(Board):
    """A widget that asks questions from the banks of some chapters.

    A built page loads a bank as a script. A kernel sends it, when the page asks for one of the
    chapters that the widget is about.
    """

    banks: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    """Each chapter with the address of its questions in a built page."""
    first = traitlets.Dict().tag(sync=True)
    """The question that the page is built with."""
    rules = traitlets.Unicode().tag(sync=True)
    """The rules the author named; empty where the reader's are followed."""

    def __init__(
        self,
        *,
        chapters: Iterable[str],
        first: Json,
        rules: Rules | str | None = None,
        asked: dict[str, object],
        **others: Any,  # noqa: ANN401  # traits of the widget at hand, checked by traitlets
    ) -> None:
        pinned = "" if rules is None else rules_to_text(_read(rules))
        super().__init__(
            banks=addresses(chapters),
            first=first,
            rules=pinned,
            asked={**asked, "rules": pinned or None},
            **others,
        )
        self.on_msg(self._answer)

    def _answer(self, _widget: object, content: object, _buffers: object) -> None:
        """Send the bank of a chapter, if it is one of ours; nothing else is answered."""
        if not isinstance(content, dict) or content.get("ask") != "bank":
            return
        chapter = content.get("chapter")
        if chapter in [each for each, _ in self.banks]:  # a list: it may be anything
            self.send({"bank": chapter, "questions": self.questions(chapter)})

    def questions(self, chapter: str) -> Json:
        """The bank of a chapter, for a page with a kernel."""
        return bank(chapter)

    @traitlets.validate("banks", "first", "rules")
    def _as_made(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)


def _read(rules: Rules | str) -> Rules:
    return rules if isinstance(rules, Rules) else rules_from_text(rules)
