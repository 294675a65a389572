"""The play of the cards: six tricks, and the score at the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.cards import Card
from hasenpfeffer.deal import HAND_SIZE, Deal
from hasenpfeffer.legality import IllegalChoiceError, Refusal, check
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
        return seats_in_play(self.lone)

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


@cache
def seats_in_play(lone: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who plays when some have sent their partners out."""
    resting = [seat.partner for seat in lone]
    return tuple(seat for seat in Seat if seat not in resting)


@cache
def _order(lone: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who plays after North, East, South and West."""
    seats = seats_in_play(lone)
    return tuple(
        next(seat.left(steps) for steps in (1, 2, 3) if seat.left(steps) in seats) for seat in Seat
    )


def start(terms: Terms) -> Playing:
    """The round when the first card is about to be led."""
    trick = Trick(terms.trump, (), terms.auction.rules.joker_when_void)
    return Playing(terms, terms.hands, (), trick, terms.leader, _order(terms.lone))


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
    order: tuple[Seat, ...]
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
        if not isinstance(choice, Card):
            raise IllegalChoiceError(not_now(self, choice))
        turn = self.turn
        hand = self.hands[turn]
        check(self.trick.why_not(hand, choice))
        trick = self.trick.after(turn, choice)
        kept = tuple([card for card in hand if card is not choice])
        hands = (*self.hands[:turn], kept, *self.hands[turn + 1 :])
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
        playing = self.terms.seats
        return tuple(() if seat in playing else self.terms.hands[seat] for seat in Seat)

    @property
    def made(self) -> tuple[Choice, ...]:
        """Every choice of the round."""
        return (*self.terms.made, *(play.card for trick in self.tricks for play in trick.plays))

    @property
    def tricks_taken(self) -> PerSeat:
        """Tricks each player took; they sum to six."""
        taken = [0, 0, 0, 0]
        for trick in self.tricks[1:]:
            taken[trick.plays[0].seat] += 1  # who leads has won the trick before (A18)
        taken[self.tricks[-1].winner] += 1
        return tuple(taken)

    @property
    def score(self) -> Score:
        """The points of the round, line by line."""
        lone = self.terms.contract.declarer in self.terms.lone
        return score(self.rules, self.terms.contract, self.tricks_taken, lone=lone)
