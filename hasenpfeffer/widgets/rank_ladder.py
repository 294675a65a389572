"""The order of the cards for each trump suit, and any two cards side by side."""

from __future__ import annotations

from hasenpfeffer.cards import Card, Suit
from hasenpfeffer.errors import NotationError
from hasenpfeffer.explain import Comparison, compare
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets.base import Board


class RankLadder(Board):
    """Four suits, best card first; the reader picks trump, and two cards to compare.

    >>> ladder = RankLadder(trump="H", cards="JD AH", led="S")
    >>> ladder.comparison.winner.words
    'jack of diamonds'
    """

    KIND = "rank_ladder"
    NAME = "ladder"

    def __init__(
        self, *, trump: str, cards: str = "", led: str | None = None, name: str | None = None
    ) -> None:
        position = ".".join([trump, *[*cards.split(), "", ""][:2], led or ""])
        if len(cards.split()) > 2:  # noqa: PLR2004  # one against one
            message = f"{cards!r} is more than two cards; two are compared."
            raise NotationError(message)
        super().__init__(
            name=name,
            position=position,
            asked={"trump": trump, "cards": cards or None, "led": led},
        )

    @property
    def trump(self) -> Trump:
        """The trump suit shown."""
        return Trump.parse(self._fields[0])

    @property
    def comparison(self) -> Comparison | None:
        """The verdict on the two cards, once both are chosen."""
        _, first, second, led = self._fields
        if not second:
            return None
        cards = Card.parse(first), Card.parse(second)
        suit = Suit.parse(led) if led else self.trump.suit_of(cards[0])
        return compare(self.trump, suit, *cards)

    def read(self, position: str) -> str:
        """Read trump, two cards and the suit led; all but trump may be left open."""
        fields = position.split(".")
        if len(fields) > 4:  # noqa: PLR2004  # trump, two cards, the suit led
            message = "at most four things stand in it: trump, two cards and the suit led."
            raise NotationError(message)
        trump, first, second, led = (*fields, "", "", "")[:4]
        words = [str(Trump.parse(trump))]
        words += [str(Card.parse(card)) if card else "" for card in (first, second)]
        words += [Suit.parse(led).value if led else ""]
        if words[2] and words[1] in ("", words[2]):
            message = "two different cards are compared, the first before the second."
            raise NotationError(message)
        return ".".join(words).rstrip(".")

    @property
    def _fields(self) -> tuple[str, ...]:
        fields: list[str] = self.position.split(".")
        return (*fields, "", "", "")[:4]
