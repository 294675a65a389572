"""A score sheet: who plays, by which rules, and the hands so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hasenpfeffer.auction import Contract
from hasenpfeffer.match import Match
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.score import PerSeat, Score, score
from hasenpfeffer.table import Seat

HEADING = "Hasenpfeffer score sheet 1"
SEATS = tuple(seat.word for seat in Seat)


@dataclass(frozen=True, slots=True)
class Played:
    """A hand on the sheet: the contract, the tricks of each, and whether the declarer was alone."""

    contract: Contract
    tricks: PerSeat
    alone: bool = False

    def score(self, rules: Rules) -> Score:
        """What the hand is worth."""
        return score(rules, self.contract, self.tricks, lone=self.alone)


@dataclass(frozen=True, slots=True)
class Pad:
    """A score sheet: who plays, by which rules, who dealt first, and the hands.

    >>> print(Pad(rules=CLASSIC).text)
    Hasenpfeffer score sheet 1
    Rules: classic
    North: North
    East: East
    South: South
    West: West
    First dealer: North
    """

    players: tuple[str, ...] = SEATS
    rules: Rules | None = None
    """The rules of this game; ``None`` before the first hand, while they may still change."""
    first_dealer: Seat = Seat.NORTH
    hands: tuple[Played | None, ...] = ()
    """``None`` for a hand that was thrown in."""

    @property
    def text(self) -> str:
        """The sheet in its usual form."""
        return "\n".join(self._lines())

    @property
    def match(self) -> Match:
        """The game for the engine, up to the hand that ended it."""
        match = Match(self.rules or CLASSIC, self.first_dealer)
        for hand in self.hands:
            if not match.over:
                match = match.after(hand.score(match.rules) if hand else None)
        return match

    def _lines(self) -> Iterator[str]:
        yield HEADING
        if self.rules is not None:
            yield f"Rules: {rules_to_text(self.rules)}"
        for seat, player in zip(SEATS, self.players, strict=True):
            yield f"{seat}: {player}"
        yield f"First dealer: {self.first_dealer.word}"
        for number, hand in enumerate(self.hands):
            start = f"Hand {number + 1}: {self.first_dealer.left(number).word} deals, "
            if hand is None:
                yield f"{start}thrown in"
                continue
            alone = " alone" if hand.alone else ""
            bids = f"{hand.contract.declarer.word} bids {hand.contract.call}{alone}"
            yield f"{start}{bids}, tricks {' '.join(map(str, hand.tricks))}"
