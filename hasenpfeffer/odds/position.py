"""A moment in the play of the cards, with every hand open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.deal import Deal
from hasenpfeffer.errors import DealError
from hasenpfeffer.phase import Hands
from hasenpfeffer.playing import Playing, seats_in_play
from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.table import Seat, Side
from hasenpfeffer.trick import Trick
from hasenpfeffer.trump import Trump


@dataclass(frozen=True, slots=True)
class Position:
    """What everyone still holds, the trick being played, and whose turn it is.

    A player whose partner went alone holds nothing. Raises ``DealError`` when the cards
    cannot lie so.

    >>> from hasenpfeffer.notation import hand
    >>> ending = Position.led(
    ...     [hand("AH 9S"), hand("JD TS"), hand("KH QS"), hand("QH KS")],
    ...     trump=Trump.parse("H"),
    ...     leader=Seat.NORTH,
    ... )
    >>> print(*ending.choices)
    AH 9S
    """

    hands: Hands
    """The cards of North, East, South and West that are not played yet."""
    trick: Trick
    """The trick being played; it may not have been led to yet."""
    turn: Seat

    def __post_init__(self) -> None:
        for problem in _problems(self):
            raise DealError(problem)

    @classmethod
    def led(
        cls,
        hands: Sequence[Hand],
        *,
        trump: Trump,
        leader: Seat,
        joker_when_void: JokerWhenVoid = "trumps",
    ) -> Position:
        """Some hands, one of which is about to lead."""
        return cls(tuple(hands), Trick(trump, (), joker_when_void), leader)

    @classmethod
    def dealt(
        cls,
        deal: Deal,
        *,
        trump: Trump,
        leader: Seat,
        lone: tuple[Seat, ...] = (),
        joker_when_void: JokerWhenVoid = "trumps",
    ) -> Position:
        """A deal before the first lead, as if the widow were left alone."""
        hands = _without_resting(deal.hands, seats_in_play(lone))
        return cls.led(hands, trump=trump, leader=leader, joker_when_void=joker_when_void)

    @classmethod
    def of(cls, state: Playing) -> Position:
        """A round in which a card is to be played."""
        hands = _without_resting(state.hands, state.terms.seats)
        return cls(hands, state.trick, state.turn)

    @property
    def choices(self) -> Hand:
        """The cards that may be played now."""
        return self.trick.choices(self.hands[self.turn])

    @property
    def leader(self) -> Seat:
        """Who leads, or has led, to the trick being played."""
        return self.trick.plays[0].seat if self.trick.plays else self.turn

    @property
    def left(self) -> int:
        """Tricks that nobody has won yet, the one being played among them."""
        return len(self.hands[self.turn])


def _without_resting(hands: Hands, playing: tuple[Seat, ...]) -> Hands:
    """The hands, with nothing for those who sit out."""
    return tuple(hands[seat] if seat in playing else () for seat in Seat)


def _problems(position: Position) -> Iterator[str]:
    """Say what is wrong with a position, in the order a player would notice it."""
    if len(position.hands) != len(Seat):
        yield f"A position has four hands, not {len(position.hands)}."
        return
    played = {play.seat: play.card for play in position.trick.plays}
    seen: set[Card] = set()
    for card in (*played.values(), *(card for hand in position.hands for card in hand)):
        if card in seen:
            yield f"The {card.words} is there twice."
        seen.add(card)
    yield from _wrong_turn(position, played)
    for seat, hand in zip(Seat, position.hands, strict=True):
        size = position.left - 1 if seat in played else position.left
        if len(hand) != size and (hand or seat in played):
            cards = "1 card" if len(hand) == 1 else f"{len(hand)} cards"
            yield f"{seat.word}'s hand is {cards} long; at this point it should be {size}."
    for side in Side:
        if position.left and not any(position.hands[s] or s in played for s in side.seats):
            yield f"Nobody plays for {side}."


def _wrong_turn(position: Position, played: dict[Seat, Card]) -> Iterator[str]:
    """Say who has played out of turn, or has been passed over."""
    steps = (position.turn - position.leader) % len(Seat)
    before = [position.leader.left(step) for step in range(steps)]
    due = [seat for seat in before if position.hands[seat] or seat in played]
    if list(played) != due or (any(position.hands) and not position.hands[position.turn]):
        yield f"It cannot be {position.turn.word}'s turn to play."
