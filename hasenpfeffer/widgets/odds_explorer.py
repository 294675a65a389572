"""How a hand's chances grow card by card, the best and the worst hands, and a picture of all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import traitlets

from hasenpfeffer import notation
from hasenpfeffer.cards import Hand
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.errors import NotationError
from hasenpfeffer.odds import form_of
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets.odds_many import About, ends, means, picture
from hasenpfeffer.widgets.odds_tables import Weighs, columns
from hasenpfeffer.widgets.tables import together

Json = dict[str, Any]
DIGITS = 4
"""Places to which chances are written into a page."""


@dataclass(frozen=True, slots=True)
class Growing:
    """Some cards in the order in which they were chosen, trump, and how many tricks are wanted.

    >>> print(Growing.read("jh jk.hearts.4"))
    JHJK.H.4
    """

    cards: Hand
    trump: Trump
    tricks: int

    def __str__(self) -> str:
        """Write it as ``read`` reads it."""
        return f"{together(self.cards)}.{self.trump}.{self.tricks}"

    @classmethod
    def read(cls, text: str) -> Growing:
        """Read cards, trump and tricks."""
        cards, _, rest = text.partition(".")
        trump, _, tricks = rest.partition(".")
        if tricks not in map(str, range(1, HAND_SIZE + 1)):
            message = f"write cards, trump, and 1 to {HAND_SIZE} tricks: JKJH.H.4."
            raise NotationError(message)
        held = notation.hand(cards)
        if len(held) > HAND_SIZE:
            message = f"it is {len(held)} cards; a hand is {HAND_SIZE}."
            raise NotationError(message)
        return cls(held, Trump.parse(trump), int(tricks))


class OddsExplorer(Weighs):
    """A hand to choose card by card: each shows how far it moves the chances.

    Below it stand the best hands and the worst, and a picture of all of them.

    >>> explorer = OddsExplorer(hand="JK JH")
    >>> print(*explorer.hand)
    JK JH
    """

    KIND = "odds_explorer"
    NAME = "odds"

    built = traitlets.Dict().tag(sync=True)
    """What the page is drawn with: the author's cards, under Classic, in simulated play."""

    def __init__(
        self,
        *,
        hand: str = "",
        trump: str = "H",
        tricks: int = 4,
        name: str | None = None,
    ) -> None:
        growing = Growing(notation.hand(hand), Trump.parse(trump), tricks)
        position = str(Growing.read(str(growing)))
        super().__init__(
            name=name,
            position=position,
            asked={
                "hand": hand or None,
                "trump": None if trump == "H" else trump,
                "tricks": None if tricks == 4 else tricks,  # noqa: PLR2004  # as by default
            },
            built=_built(position),
        )

    @property
    def hand(self) -> Hand:
        """The cards chosen so far, in the order in which they were."""
        return Growing.read(self.position).cards

    @property
    def trump(self) -> Trump:
        """The trump suit."""
        return Growing.read(self.position).trump

    def read(self, position: str) -> str:
        """Read cards in the order in which they were chosen, trump, and tricks."""
        return str(Growing.read(position))

    @traitlets.validate("built")
    def _as_asked(self, proposal: dict[str, object]) -> object:
        return self._fixed(proposal)


@cache
def _built(position: str) -> Json:
    """All that is shown of a position under Classic, in simulated play."""
    growing = Growing.read(position)
    about = About(form_of(CLASSIC), growing.trump)
    tricks = _nearest(columns(CLASSIC), growing.tricks)
    rows = picture(about.form, tricks)
    return {
        "position": position,
        "rules": rules_to_text(CLASSIC),
        "columns": columns(CLASSIC),
        "means": [_short(each) for each in means(about, growing.cards)],
        "picture": [{**row, "middle": round(row["middle"], DIGITS)} for row in rows],
        **{
            end: [{**hand, "chances": _short(hand["chances"])} for hand in hands]
            for end, hands in ends(about, tricks).items()
        },
    }


def _nearest(offered: list[int], tricks: int) -> int:
    """The number of tricks that is wanted, or the nearest of those that can be asked for."""
    return next((each for each in offered if each >= tricks), offered[-1])


def _short(chances: Any) -> list[float]:  # noqa: ANN401  # six chances, as a list or a tuple
    return [round(each, DIGITS) for each in chances]
