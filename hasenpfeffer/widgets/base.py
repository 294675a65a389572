"""What all widgets share: their code and look, the engine's tables, and one position."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.widgets.tables import game_tables

STATIC = Path(__file__).parent / "static"


class Board(anywidget.AnyWidget):
    """A widget of the book.

    What the author asked for is fixed when the widget is made. The reader changes one thing
    only, the ``position``, a short text that also stands in links. A browser is a stranger:
    whatever it sends is read like anything typed, and refused with a sentence.
    """

    _esm = STATIC / "widgets.mjs"
    _css = STATIC / "widgets.css"

    KIND: ClassVar[str]
    NAME: ClassVar[str]

    kind = traitlets.Unicode().tag(sync=True)
    """Which widget this is, for the page."""
    name = traitlets.Unicode().tag(sync=True)
    """Its key in links; two of a kind on one page are told apart by the page."""
    game = traitlets.Dict().tag(sync=True)
    """What the engine knows, as tables."""
    position = traitlets.Unicode().tag(sync=True)
    """What the reader has made of it, in the notation of links."""

    _made = False

    def __init__(
        self,
        *,
        name: str | None,
        position: str,
        asked: dict[str, object],
        joker_when_void: JokerWhenVoid = "trumps",
        game: dict[str, Any] | None = None,
        **fixed: object,
    ) -> None:
        self._asked = {key: value for key, value in asked.items() if value is not None}
        if name is not None:
            self._asked["name"] = name
        super().__init__(
            kind=self.KIND,
            name=self.NAME if name is None else name,
            game=game_tables(joker_when_void) if game is None else game,
            position=position,
            **fixed,
        )
        self._made = True

    def __repr__(self) -> str:
        """What the author wrote; the reader's moves do not change it."""
        words = ", ".join(f"{key}={value!r}" for key, value in self._asked.items())
        return f"{type(self).__name__}({words})"

    def _repr_keys(self) -> list[str]:
        """Nothing besides: ``ipywidgets`` would list every trait."""
        return []

    @traitlets.validate("kind", "game")
    def _fixed_always(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)

    @traitlets.validate("name")
    def _plain_name(self, proposal: dict[str, Any]) -> object:
        name = proposal["value"]
        if not (name.isascii() and name.replace("_", "").isalnum()):
            message = f"{name!r} cannot be a key in links; use letters, digits and _."
            raise traitlets.TraitError(message)
        return self._fixed(proposal)

    @traitlets.validate("position")
    def _readable_position(self, proposal: dict[str, Any]) -> str:
        text: str = proposal["value"]
        try:
            return self.read(text)
        except ValueError as error:
            message = f"{type(self).__name__} cannot show {text!r}: {error}"
            raise traitlets.TraitError(message) from error

    def read(self, position: str) -> str:
        """Check a position and write it in its usual form; a ``ValueError`` says what is wrong."""
        raise NotImplementedError

    def _fixed(self, proposal: dict[str, Any]) -> object:
        """Refuse to change what was settled when the widget was made."""
        if self._made:
            name = proposal["trait"].name
            message = f"{name!r} is settled when a {type(self).__name__} is made."
            raise traitlets.TraitError(message)
        return proposal["value"]
