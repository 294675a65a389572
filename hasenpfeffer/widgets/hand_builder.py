"""A hand to put together, sorted and counted for any trump suit."""

from __future__ import annotations

from typing import Any

import traitlets

from hasenpfeffer import notation
from hasenpfeffer.cards import Hand, Suit
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.errors import DealError, NotationError
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets import odds_tables
from hasenpfeffer.widgets.odds_tables import Weighs
from hasenpfeffer.widgets.reading import reading_tables
from hasenpfeffer.widgets.tables import together

WITH_WIDOW = HAND_SIZE + 1
"""The declarer's hand before the discard."""


class HandBuilder(Weighs):
    """Any six of the 25 cards, or seven with the widow; the reader chooses them, and trump.

    Six cards show what they are worth; seven, what each is worth laid away. Before readers know
    what a bid is, ``worth=False`` leaves that out.

    >>> builder = HandBuilder(hand="9C AH JD JK 9S JH", trump="H")
    >>> print(*builder.hand)
    JK JH JD AH 9S 9C
    >>> print(*HandBuilder(hand="9C AH JD JK 9S JH", trump="C").hand)
    JK 9C 9S AH JH JD
    """

    KIND = "hand_builder"
    NAME = "hand"

    size = traitlets.Int().tag(sync=True)
    """How many cards there is room for: six, or seven where the widow may be taken in."""
    seed = traitlets.Int().tag(sync=True)
    """Where chance starts when a hand is dealt; 0 for a new start each time."""
    reading = traitlets.Dict().tag(sync=True)
    """What may be typed, as tables."""
    worth = traitlets.Dict().tag(sync=True)
    """What the author's hand is worth; empty where nothing is said of the worth of hands."""

    def __init__(  # noqa: PLR0913  # an author says all of it by keyword
        self,
        *,
        trump: str,
        hand: str = "",
        size: int = HAND_SIZE,
        worth: bool = True,
        seed: int = 0,
        name: str | None = None,
    ) -> None:
        if size not in (HAND_SIZE, WITH_WIDOW):
            message = f"A hand is {HAND_SIZE} cards, {WITH_WIDOW} with the widow; not {size}."
            raise DealError(message)
        self._size = size
        cards = notation.hand(hand)
        super().__init__(
            name=name,
            position=_write(cards, Trump.parse(trump), size),
            asked={
                "trump": trump,
                "hand": hand or None,
                "size": size if size != HAND_SIZE else None,
                "worth": None if worth else False,
                "seed": seed or None,
            },
            size=size,
            seed=seed,
            reading=reading_tables(),
            worth=_worth(cards) if worth else {},
        )

    @property
    def trump(self) -> Trump:
        """The trump suit for which the hand is sorted."""
        return Trump.parse(self.position.split(".")[1])

    @property
    def hand(self) -> Hand:
        """The cards, trumps first, best first; fewer while the reader is still choosing."""
        return notation.hand(self.position.split(".")[0])

    @property
    def counts(self) -> dict[Suit, int]:
        """How many cards count as each suit: joker and left bower are trumps.

        >>> for suit, count in HandBuilder(hand="JK JH JD AH 9S 9C", trump="H").counts.items():
        ...     print(suit.word, count)
        hearts 4
        diamonds 0
        spades 1
        clubs 1
        """
        trump = self.trump
        suits = [trump.suit_of(card) for card in self.hand]
        return {suit: suits.count(suit) for suit in trump.suits}

    def read(self, position: str) -> str:
        """Read cards, trump, and 7 where there is room for the widow."""
        cards, dot, rest = position.partition(".")
        trump, _, room = rest.partition(".")
        rooms = {"": HAND_SIZE, str(HAND_SIZE): HAND_SIZE, str(self._size): self._size}
        if not dot or room not in rooms:
            message = "write the cards, trump, and 7 where there is room for the widow: JKJH9S.H.7."
            raise NotationError(message)
        held = notation.hand(cards)
        if len(held) > rooms[room]:
            message = f"it is {len(held)} cards; there is room for {rooms[room]}."
            raise NotationError(message)
        return _write(held, Trump.parse(trump), rooms[room])

    @traitlets.validate("size", "seed", "reading", "worth")
    def _as_asked(self, proposal: dict[str, object]) -> object:
        return self._fixed(proposal)


def _worth(hand: Hand) -> dict[str, Any]:
    """What six cards are worth; of fewer, or of seven, only what there is to know."""
    return odds_tables.worth(hand) if len(hand) == HAND_SIZE else odds_tables.no_worth(hand)


def _write(hand: Hand, trump: Trump, room: int) -> str:
    """Write a hand as links have it, in the order in which it is held."""
    fields = [together(trump.in_order(hand)), str(trump)]
    return ".".join(fields if room == HAND_SIZE else [*fields, str(room)])
