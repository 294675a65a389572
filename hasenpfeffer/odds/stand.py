"""What bids and passes come to at a point of the auction: in points, or in chances to win."""

from __future__ import annotations

from dataclasses import dataclass

from hasenpfeffer.calls import Call
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.odds.chances import Chances
from hasenpfeffer.odds.game import Game, game_under
from hasenpfeffer.odds.passing import passing_under
from hasenpfeffer.odds.promises import expected
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

PLACES = range(len(Seat))
"""Places in the auction: 0 speaks first, 3 is the dealer."""


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
        self, value: float, place: int, call: Call, passing: float | None
    ) -> float:
        """What a bid comes to that is worth this if it stands, and like a pass if it is outbid."""
        last_word = self.rules.rounds != "once" or place == PLACES[-1]
        if passing is None or last_word or call is self.rules.bids[-1]:
            return value
        share = passing_under(self.rules).stood(place, str(call))
        return share * value + (1 - share) * passing

    def after_pass(self, points: float) -> float:
        """What a pass comes to that brings so many points on average."""
        return points if self.game is None else self.game.after_pass(self.score, points)

    def after_throwing_in(self) -> float:
        """What it comes to when nobody plays the hand."""
        return 0.0 if self.game is None else self.game.chance(*self.score)
