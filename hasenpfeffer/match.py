"""A game to the target: ledgers, dealers, and a winner."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from hasenpfeffer.deal import Deal
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.phase import Round
from hasenpfeffer.playing import Finished
from hasenpfeffer.round import ThrownIn
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import PerSeat, Score
from hasenpfeffer.table import Seat

HandResult: TypeAlias = Score | None
"""How a hand ended: with a score, or thrown in."""


@dataclass(frozen=True, slots=True)
class Match:
    """The hands played so far, and where they have brought everyone.

    >>> from hasenpfeffer import CLASSIC
    >>> match = Match(CLASSIC, first_dealer=Seat.WEST)
    >>> match.after(None).dealer.name, match.ledgers, match.winners
    ('NORTH', (0, 0, 0, 0), ())
    """

    rules: Rules
    first_dealer: Seat
    results: tuple[HandResult, ...] = ()

    @classmethod
    def drawn(cls, rules: Rules, *, random: Random) -> Match:
        """A game whose first dealer is chosen at random (B02)."""
        return cls(rules, random.choice(tuple(Seat)))

    @property
    def dealer(self) -> Seat:
        """Who deals the next hand: the deal passes clockwise, thrown in or not (A04)."""
        return self.first_dealer.left(len(self.results))

    def deal(self, *, random: Random) -> Deal:
        """Shuffle and deal the next hand."""
        return Deal.shuffled(dealer=self.dealer, random=random)

    @property
    def ledgers(self) -> PerSeat:
        """Everyone's score; partners who share a ledger have the same (R5)."""
        totals = [0, 0, 0, 0]
        for result in self.results:
            if result is not None:
                for seat in Seat:
                    totals[seat] += result.points[seat]
        return tuple(totals)

    @property
    def target(self) -> int:
        """The score that wins, as of the last hand; a local rule makes it the players plus the bid.

        Before a hand is scored, that rule asks for the players plus the lowest bid.
        """
        if self.rules.target != "players_plus_bid":
            return self.rules.target
        scored = [result for result in self.results if result is not None]
        promised = scored[-1].contract.call if scored else self.rules.bids[0]
        return len(Seat) + promised.tricks

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won: nobody yet, a pair, or a defender who reached the target by himself."""
        last = self.results[-1] if self.results else None
        if last is None:
            return ()
        ledgers = self.ledgers
        reached = [seat for seat in Seat if ledgers[seat] >= self.target]
        if not reached:
            return ()
        pair = last.contract.declarer.side.seats
        best = max(ledgers[seat] for seat in reached)
        declarers_reach = any(seat in pair for seat in reached)
        declarers_best = any(ledgers[seat] == best for seat in pair)
        if declarers_reach and (self.rules.both_reach == "declarers_first" or declarers_best):
            return pair
        return tuple(seat for seat in Seat if seat not in pair and ledgers[seat] == best)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    def after(self, hand: Round | HandResult) -> Match:
        """The game with one more hand: a finished round, its score, or ``None`` for thrown in."""
        match hand:
            case Finished():
                result: HandResult = hand.score
            case Score() | None:
                result = hand
            case ThrownIn():
                result = None
            case _:
                message = "This round is not over; only a finished or thrown-in hand is entered."
                raise HasenpfefferError(message)
        return replace(self, results=(*self.results, result))
