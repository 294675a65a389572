"""What passing is worth, and how bids stand: on record from hands that computer players played.

The records name, for each game, the place in the auction (0 speaks first, 3 is the dealer), the
highest bid so far and whose it is, and how strong the hand was: its chance of four tricks under
its best trump. For each they hold what the player's side gained on the other side, as a line
through the points of weak and strong hands. For each bid and place they hold how often nobody
bid higher.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from hasenpfeffer.odds.records import games, in_common
from hasenpfeffer.rules import Rules

FEWEST = 50
"""A mean of fewer hands than this is not used."""


class Knot(NamedTuple):
    """A strength, and what passing was worth with hands of about that strength."""

    strength: float
    points: float


Line: TypeAlias = tuple[Knot, ...]
"""Points by strength, on straight lines from knot to knot, level beyond both ends."""


class Heard(NamedTuple):
    """What a player has heard when it is his turn."""

    place: int
    """How many have spoken before him."""
    highest: str
    """The highest bid; empty when nobody has bid."""
    whose: str
    """``partner``, ``opponent``, or ``any`` when it is not said, or nobody has bid."""


@dataclass(frozen=True, slots=True)
class Passing:
    """The values of passing in one game."""

    game: str
    switches: Mapping[str, Any]
    lines: Mapping[Heard, Line]
    bids: Mapping[tuple[int, str], float]
    """How often a bid stood, by place and bid; empty where the auction goes round."""

    def worth(self, heard: Heard, strength: float) -> float:
        """What a pass is worth with a hand of some strength."""
        return along(self.lines[self.nearest(heard)], strength)

    def stood(self, place: int, call: str) -> float:
        """How often a bid from this place stood; a bid nobody made stands as the one below it."""
        calls = self.switches["calls"]
        if not self.bids or call == calls[-1]:
            return 1.0
        rungs = calls[: _rung(calls, call) + 1]
        known = [bid for bid in reversed(rungs) if (place, bid) in self.bids]
        return self.bids[place, known[0]] if known else 1.0

    def nearest(self, heard: Heard) -> Heard:
        """What is on record and comes nearest: first the same bid, then the same bidder."""
        calls = self.switches["calls"]

        def far(known: Heard) -> tuple[int, bool, int]:
            apart = abs(_rung(calls, known.highest) - _rung(calls, heard.highest))
            return apart, known.whose != heard.whose, abs(known.place - heard.place)

        return min(self.lines, key=far)


def along(line: Line, strength: float) -> float:
    """The points at a strength.

    >>> along((Knot(0.2, -1.0), Knot(0.6, 1.0)), 0.5)
    0.5
    """
    after = bisect_left(line, (strength,))
    if after == 0:
        return line[0].points
    if after == len(line):
        return line[-1].points
    one, other = line[after - 1], line[after]
    share = (strength - one.strength) / (other.strength - one.strength)
    return one.points + share * (other.points - one.points)


@cache
def passing_under(rules: Rules) -> Passing:
    """The records of these rules, or those of the game that has most switches in common."""
    return max(records(), key=lambda passing: in_common(rules, passing.switches))


def is_recorded(rules: Rules, passing: Passing) -> bool:
    """Whether the records are of these very rules, as far as a pass depends on them."""
    return in_common(rules, passing.switches) == len(passing.switches)


@cache
def records() -> tuple[Passing, ...]:
    """All that is on record, the book's default game first."""
    return games("auctions", "what passing is worth", _read)


def _read(game: Mapping[str, Any]) -> Passing:
    lines: dict[Heard, Line] = {}
    for place, highest, whose, low, high, _, count in game["values"]:
        if count >= FEWEST:
            lines[Heard(place, highest, whose)] = Knot(*low), Knot(*high)
    bids = {(place, call): share for place, call, share, count in game["bids"] if count >= FEWEST}
    return Passing(
        game["name"],
        MappingProxyType(game["switches"]),
        MappingProxyType(lines),
        MappingProxyType(bids),
    )


def _rung(calls: Sequence[str], highest: str) -> int:
    """How high a bid stands on the ladder of the record; 0 when nobody has bid."""
    return calls.index(highest) if highest in calls else len(calls) if highest else 0
