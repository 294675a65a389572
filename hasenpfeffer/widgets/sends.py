"""What widgets share that fetch something when a reader wants it: questions, or tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets

from hasenpfeffer.widgets.base import Board


class Sends(Board):
    """A widget whose page fetches banks by their names.

    A built page loads a bank as a script. A kernel sends it when the page asks for it.
    """

    banks: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    """What may be fetched, each with its address in a built page."""

    def __init__(self, **others: Any) -> None:  # noqa: ANN401  # traits of the widget at hand
        super().__init__(**others)
        self.on_msg(self._answer)

    def _answer(self, _widget: object, content: object, _buffers: object) -> None:
        """Send a bank, if it is one of ours; nothing else is answered."""
        if not isinstance(content, dict) or content.get("ask") != "bank":
            return
        name = content.get("chapter")
        if isinstance(name, str) and name in self.sent:
            self.send({"bank": name, "questions": self.questions(name)})

    @property
    def sent(self) -> Sequence[str]:
        """The names of what a kernel sends."""
        return [name for name, _ in self.banks]

    def questions(self, name: str) -> object:
        """A bank, for a page with a kernel."""
        raise NotImplementedError(name)

    @traitlets.validate("banks")
    def _banks_as_made(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)
