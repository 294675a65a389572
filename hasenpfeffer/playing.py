"""The play of the cards: six tricks, and the score at the end."""

from __future__ import annotations

from dataclasses import dataclass

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.cards import Card
from hasenpfeffer.deal import HAND_SIZE, Deal
from hasenpfeffer.legality import Refusal, check
from hasenpfeffer.phase import Asks, Choice, Ended, Hands, Phase, not_now
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import PerSeat, Score, score
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from hasenpfeffer.trump import Trump


@dataclass(frozen=True, slots=True)
class Terms:
    """All that is settled before the first lead."""

    deal: Deal
    auction: Auction
    contract: Contract
    trump: Trump
    discard: Card | None
    """What the declarer laid away; ``None`` where nobody gets the widow (H02)."""
    lone: tuple[Seat, ...]
    """Who plays without his partner: nobody, one player, or one of each side (B06)."""
    made: tuple[Choice, ...]
    """Every choice up to here."""
    hands: Hands
    """The hands with which play begins."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays: two, three or four."""
        resting = [seat.partner for seat in self.lone]
        return tuple(seat for seat in Seat if seat not in resting)

    @property
    def leader(self) -> Seat:
        """Who leads to the first trick (A14, B05, B06)."""
        if len(self.lone) > 1:
            return next(seat for seat in self.lone if seat is not self.contract.declarer)
        if self.lone:
            return self.lone[0].left()
        if self.auction.rules.first_lead == "declarer":
            return self.contract.declarer
        return self.deal.dealer.left()

    @property
    def following(self) -> tuple[Seat, Seat, Seat, Seat]:
        """Who plays after North, East, South and West."""
        seats = self.seats
        north, east, south, west = (
            seat.left() if seat.left() in seats else seat.left(2) for seat in Seat
        )
        return north, east, south, west


def start(terms: Terms) -> Playing:
    """The round when the first card is about to be led."""
    trick = Trick(terms.trump, (), terms.auction.rules.joker_when_void)
    return Playing(terms, terms.hands, (), trick, terms.leader, terms.following)


@dataclass(frozen=True, slots=True)
class Playing(Phase):
    """The play of the cards: follow suit if you can; the winner leads to the next (A15, A18)."""

    terms: Terms
    hands: Hands
    tricks: tuple[Trick, ...]
    """The tricks played out, in order."""
    trick: Trick
    """The trick being played; it may not have been led to yet."""
    turn: Seat
    order: tuple[Seat, Seat, Seat, Seat]
    """Who plays after whom."""

    asks = Asks.CARD

    @property
    def rules(self) -> Rules:
        """The game that is played."""
        return self.terms.auction.rules

    @property
    def deal(self) -> Deal:
        """The cards as they were dealt."""
        return self.terms.deal

    @property
    def made(self) -> tuple[Choice, ...]:
        """Every choice so far."""
        played = (play.card for trick in (*self.tricks, self.trick) for play in trick.plays)
        return (*self.terms.made, *played)

    @property
    def choices(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        return self.trick.choices(self.hands[self.turn])

    def why_not(self, choice: Choice) -> Refusal | None:
        """Why a card may not be played; ``None`` if it may."""
        if isinstance(choice, Card):
            return self.trick.why_not(self.hands[self.turn], choice)
        return not_now(self, choice)

    def after(self, choice: Choice) -> Playing | Finished:
        """The round once the card is played; the winner of a full trick leads next."""
        check(self.why_not(choice))
        assert isinstance(choice, Card)  # noqa: S101  # anything else was refused
        turn = self.turn
        trick = self.trick.after(turn, choice)
        north, east, south, west = (
            tuple([card for card in hand if card is not choice]) if seat == turn else hand
            for seat, hand in enumerate(self.hands)
        )
        hands = north, east, south, west
        next_turn = self.order[turn]
        if next_turn != trick.plays[0].seat:
            return Playing(self.terms, hands, self.tricks, trick, next_turn, self.order)
        tricks = (*self.tricks, trick)
        if len(tricks) == HAND_SIZE:
            return Finished(self.terms, tricks)
        empty = Trick(trick.trump, (), trick.joker_when_void)
        return Playing(self.terms, hands, tricks, empty, trick.winner, self.order)


@dataclass(frozen=True, slots=True)
class Finished(Ended):
    """All six tricks are played: the hand is scored."""

    terms: Terms
    tricks: tuple[Trick, ...]

    @property
    def rules(self) -> Rules:
        """The game that was played."""
        return self.terms.auction.rules

    @property
    def deal(self) -> Deal:
        """The cards as they were dealt."""
        return self.terms.deal

    @property
    def hands(self) -> Hands:
        """What is left: the cards of those who sat out."""
        north, east, south, west = (
            () if seat in self.terms.seats else hand
            for seat, hand in zip(Seat, self.terms.hands, strict=True)
        )
        return north, east, south, west

    @property
    def made(self) -> tuple[Choice, ...]:
        """Every choice of the round."""
        return (*self.terms.made, *(play.card for trick in self.tricks for play in trick.plays))

    @property
    def tricks_taken(self) -> PerSeat:
        """Tricks each player took; they sum to six."""
        taken = [0, 0, 0, 0]
        for trick in self.tricks:
            taken[trick.winner] += 1
        north, east, south, west = taken
        return north, east, south, west

    @property
    def score(self) -> Score:
        """The points of the round, line by line."""
        lone = self.terms.contract.declarer in self.terms.lone
        return score(self.rules, self.terms.contract, self.tricks_taken, lone=lone)
