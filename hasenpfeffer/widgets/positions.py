"""A table with cards on it, as the short text that stands in links: ``H.N.AC.TC..JD``."""

from __future__ import annotations

from dataclasses import dataclass

from hasenpfeffer import notation
from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.errors import NotationError
from hasenpfeffer.following import playable
from hasenpfeffer.legality import check
from hasenpfeffer.notation import SITS_OUT
from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Play, Trick
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets.tables import together

PLACES = 6
"""Trump, leader, and what lies before each of the four seats."""


@dataclass(frozen=True, slots=True)
class TablePosition:
    """Trump, leader, a card or none before each seat; and hands, if there are any.

    >>> position = TablePosition.read("h.n.ac.10c..jd")
    >>> str(position), position.trick
    ('H.N.AC.TC..JD', None)
    >>> TablePosition.read("H.N.AC.TC.9C.JD").trick.winner.word
    'West'
    """

    trump: Trump
    leader: Seat
    cards: tuple[Card | None, ...]
    """What lies before North, East, South and West."""
    sits_out: tuple[Seat, ...] = ()
    you: Seat | None = None
    """The reader's seat; ``None`` where cards are put down freely."""
    hands: tuple[Hand, ...] = ()
    """What the four still hold, from North on."""

    @property
    def order(self) -> tuple[Seat, ...]:
        """Who plays, in turn."""
        seats = (self.leader.left(steps) for steps in range(len(Seat)))
        return tuple(seat for seat in seats if seat not in self.sits_out)

    @property
    def trick(self) -> Trick | None:
        """The trick, once every card is there."""
        plays = tuple(Play(seat, card) for seat in self.order if (card := self.cards[seat]))
        return Trick(self.trump, plays) if len(plays) == len(self.order) else None

    def __str__(self) -> str:
        """Write it as ``read`` reads it."""
        fields = [str(self.trump), self.leader.letter]
        fields += [
            SITS_OUT if seat in self.sits_out else str(self.cards[seat] or "") for seat in Seat
        ]
        if self.you is not None:
            fields += [self.you.letter, *map(together, self.hands)]
        return ".".join(fields)

    @classmethod
    def read(cls, text: str, joker_when_void: JokerWhenVoid = "trumps") -> TablePosition:
        """Read a table, and check that its cards can lie there."""
        fields = text.split(".")
        if len(fields) not in (PLACES, PLACES + 1 + len(Seat)):
            message = (
                f"{text!r} is not a table; write trump, leader and a card or nothing for each of "
                "N, E, S and W, then perhaps your seat and four hands: H.N.AC.TC..JD."
            )
            raise NotationError(message)
        trump, leader = Trump.parse(fields[0]), Seat.parse(fields[1])
        shown = fields[2:PLACES]
        cards = tuple(None if each in ("", SITS_OUT) else Card.parse(each) for each in shown)
        out = tuple(seat for seat, each in zip(Seat, shown, strict=True) if each == SITS_OUT)
        you: Seat | None = None
        hands: tuple[Hand, ...] = ()
        if fields[PLACES:]:
            you = Seat.parse(fields[PLACES])
            hands = tuple(notation.hand(hand) for hand in fields[PLACES + 1 :])
        position = cls(trump, leader, cards, out, you, hands)
        position._check(joker_when_void)
        return position

    def _check(self, joker_when_void: JokerWhenVoid) -> None:
        """Refuse what cannot be: a card twice, a player who sits out and plays, a revoke."""
        everything = [card for card in self.cards if card] + [
            c for hand in self.hands for c in hand
        ]
        notation.hand(" ".join(map(str, everything)))
        away = [seat for seat in self.sits_out if seat.partner in self.sits_out]
        if away or self.leader in self.sits_out or self.you in self.sits_out:
            message = "Only the partner of a lone player sits out, and neither leads nor plays."
            raise NotationError(message)
        if self.you is not None:
            self._check_plays(joker_when_void)

    def _check_plays(self, joker_when_void: JokerWhenVoid) -> None:
        """With hands on the table, the cards were played in turn and each might be played."""
        trick = Trick(self.trump, (), joker_when_void)
        waiting = None
        for seat in self.order:
            card = self.cards[seat]
            if card is None:
                waiting = seat if waiting is None else waiting
                if not playable(self.hands[seat], trick.tiers):
                    message = f"{seat.word} has yet to play and holds no card."
                    raise NotationError(message)
                continue
            if waiting is not None:
                message = f"{seat.word} has played before {waiting.word}, whose turn it was."
                raise NotationError(message)
            check(trick.why_not((card, *self.hands[seat]), card))
            trick = trick.after(seat, card)
