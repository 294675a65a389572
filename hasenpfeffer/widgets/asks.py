"""What quizzes, levels, exam and course share: questions that come when a reader starts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.widgets.sends import Sends
from hasenpfeffer.widgets.topics import Json, addresses, bank


class Asks(Sends):
    """A widget that asks questions from the banks of some chapters.

    It sends those of the chapters that it is about.
    """

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

    def questions(self, name: str) -> Json:
        """The bank of a chapter, for a page with a kernel."""
        return bank(name)

    @traitlets.validate("first", "rules")
    def _as_made(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)


def _read(rules: Rules | str) -> Rules:
    return rules if isinstance(rules, Rules) else rules_from_text(rules)
