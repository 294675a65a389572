"""The declarer's table: trump, the widow, a discard, and who plays alone."""

from __future__ import annotations

from dataclasses import dataclass

import traitlets

from hasenpfeffer import notation
from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.errors import NotationError
from hasenpfeffer.phase import Alone
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets.auction_table import pinned_text
from hasenpfeffer.widgets.odds_tables import Weighs
from hasenpfeffer.widgets.tables import together
from hasenpfeffer.widgets.widow_graph import widow_tables

TAKEN = "take"
ANSWERS = {answer[0].upper() for answer in Alone}
"""Together or alone, a letter each: first the declarer, then the defenders."""
ASKED = 3


@dataclass(frozen=True, slots=True)
class WidowPosition:
    """Declarer, dealer, six cards and the widow, and what the declarer has settled.

    >>> print(WidowPosition.read("s.n.jkjhjdah9s9c.kc.h.take.9c"))
    S.N.JKJHJDAH9S9C.KC.H.take.9C
    """

    declarer: Seat
    dealer: Seat
    hand: Hand
    widow: Card
    trump: Trump | None = None
    taken: bool = False
    discard: Card | None = None
    answers: str = ""
    """Who has said that they play alone: ``A``, or together with a partner: ``T``."""

    def __str__(self) -> str:
        """Write it as ``read`` reads it."""
        words = [self.declarer.letter, self.dealer.letter, together(self.hand), str(self.widow)]
        words += [str(self.trump or ""), TAKEN if self.taken else "", str(self.discard or "")]
        return ".".join([*words, self.answers]).rstrip(".")

    @classmethod
    def read(cls, text: str) -> WidowPosition:
        """Read a table; in which order things are settled depends on the rules."""
        fields = text.split(".")
        if not 4 <= len(fields) <= 8:  # noqa: PLR2004  # four that must be there, four that may
            message = (
                f"{text!r} is not a declarer's table; write declarer, dealer, six cards and the "
                "widow, then trump, take, a discard and answers: S.N.JKJHJDAH9S9C.KC.H.take.9C."
            )
            raise NotationError(message)
        declarer, dealer, cards, widow, trump, taken, discard, answers = (*fields, *[""] * 4)[:8]
        hand = notation.hand(cards)
        if len(hand) != HAND_SIZE:
            message = f"{cards!r} is {len(hand)} cards; the declarer is dealt {HAND_SIZE}."
            raise NotationError(message)
        seven = notation.hand(f"{cards} {widow}")
        if len(seven) != HAND_SIZE + 1:
            message = f"{widow!r} is not the widow; the widow is one card."
            raise NotationError(message)
        laid = Card.parse(discard) if discard else None
        if laid is not None and laid not in seven:
            message = f"The {laid.words} is not among the declarer's seven cards."
            raise NotationError(message)
        if taken not in ("", TAKEN) or len(answers) > ASKED or not ANSWERS.issuperset(answers):
            message = (
                f"{text!r} ends with {TAKEN!r} or nothing, a discard, and at most {ASKED} answers "
                "A (alone) or T (together)."
            )
            raise NotationError(message)
        suit = Trump.parse(trump) if trump else None
        seats = Seat.parse(declarer), Seat.parse(dealer)
        return cls(*seats, hand, seven[-1], suit, bool(taken), laid, answers)


class WidowTable(Weighs):
    """Six cards and the widow; the reader names trump, takes the widow and lays a card away.

    Afterwards they may ask what each discard was worth.

    >>> table = WidowTable(hand="JK JH JD AH 9S 9C", widow="KC", trump="H", discard="9C")
    >>> print(*table.kept)
    JK JH JD AH 9S KC
    """

    KIND = "widow_table"
    NAME = "widow"

    settling = traitlets.Dict().tag(sync=True)
    """What may follow what, and who leads then."""
    pinned = traitlets.Unicode().tag(sync=True)
    """The rules the author named; empty where the table goes by the reader's."""
    seed = traitlets.Int().tag(sync=True)
    """Where chance starts when cards are dealt; 0 for a new start each time."""

    def __init__(  # noqa: PLR0913  # an author says all of it by keyword
        self,
        *,
        hand: str,
        widow: str,
        trump: str | None = None,
        discard: str | None = None,
        declarer: str = "S",
        dealer: str = "N",
        rules: Rules | str | None = None,
        seed: int = 0,
        name: str | None = None,
    ) -> None:
        taken = TAKEN if discard else ""
        cards = together(notation.hand(hand))
        fields = [declarer, dealer, cards, widow, trump or "", taken, discard or ""]
        if discard and not trump:
            message = f"Trump is named before {discard} is laid away; say which suit it is."
            raise NotationError(message)
        pinned = pinned_text(rules)
        super().__init__(
            name=name,
            position=str(WidowPosition.read(".".join(fields).rstrip("."))),
            asked={
                "hand": hand,
                "widow": widow,
                "trump": trump,
                "discard": discard,
                "declarer": None if declarer == "S" else declarer,
                "dealer": None if dealer == "N" else dealer,
                "rules": pinned or None,
                "seed": seed or None,
            },
            settling=widow_tables(),
            pinned=pinned,
            seed=seed,
        )

    @property
    def table(self) -> WidowPosition:
        """What is settled now."""
        return WidowPosition.read(self.position)

    @property
    def kept(self) -> Hand:
        """The declarer's cards now: six, seven until one is laid away, six again."""
        table = self.table
        held = (*table.hand, table.widow) if table.taken else table.hand
        return tuple(card for card in held if card is not table.discard)

    def read(self, position: str) -> str:
        """Read a table; a reader may have chosen other rules, so the page judges the order."""
        return str(WidowPosition.read(position))

    @traitlets.validate("settling", "pinned", "seed")
    def _as_asked(self, proposal: dict[str, object]) -> object:
        return self._fixed(proposal)
