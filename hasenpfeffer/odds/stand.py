"""What bids and passes come to at a point of the auction: in points, or in chances to win."""

from __future__ import annotations

from dataclasses import dataclass

from hasenpfeffer.calls import Call
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.odds.chances import Chances
from hasenpfeffer.odds.game import Game, game_under
from hasenpfeffer.odds.passing import along, passing_under
from hasenpfeffer.odds.promises import expected
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

PLACES = range(len(Seat))
"""Places in the auction: 0 speaks first, 3 is the dealer."""

ALIKE, ALIKE_IN_GAME = 0.1, 0.01
"""Points, and chances to win, by which two calls may differ and count as equally good."""


class EvaluationError(HasenpfefferError):
    """A hand, a place or a bid that cannot be weighed."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Rules, and a score if the game counts: what things are worth there."""

    rules: Rules
    game: Game | None
    score: tuple[float, float]

    @classmethod
    def of(cls, rules: Rules, score: tuple[float, float] | None) -> Stand:
        """Points alone, or chances to win from a score."""
        if score is None:
            return cls(rules, None, (0, 0))
        game = game_under(rules)
        if not all(number < game.target for number in score):
            message = f"A game to {game.target} is over at {score[0]} to {score[1]}."
            raise EvaluationError(message)
        return cls(rules, game, score)

    def after_bid(self, call: Call, held: Chances) -> float:
        """What a bid comes to with these chances."""
        if self.game is None:
            return expected(self.rules, call, held)
        return self.game.after_bid(self.score, call, held)

    def with_higher_bids(
        self, value: float, place: int, call: Call, strength: float
    ) -> tuple[float, float]:
        """How likely a bid stands that is worth this if it does, and what it comes to in all."""
        outlook = passing_under(self.rules).outlook(place, call)
        if outlook is None or call is self.rules.bids[-1]:
            return 1.0, value
        stands = along(outlook.stands, strength)
        outbid = self.after_pass(along(outlook.outbid, strength))
        return stands, stands * value + (1 - stands) * outbid

    @property
    def alike(self) -> float:
        """By so little the records cannot tell two calls apart."""
        return ALIKE if self.game is None else ALIKE_IN_GAME

    def after_pass(self, points: float) -> float:
        """What a hand comes to that brings so many points on average, whoever plays it."""
        return points if self.game is None else self.game.after_pass(self.score, points)

    def after_throwing_in(self) -> float:
        """What it comes to when nobody plays the hand."""
        return 0.0 if self.game is None else self.game.chance(*self.score)
