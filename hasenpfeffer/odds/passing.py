"""What passing is worth, and how bids stand: on record from hands that computer players played.

The records name, for each game, the place in the auction (0 speaks first, 3 is the dealer), the
highest bid so far and whose it is, and how strong the hand was: its chance of four tricks under
its best trump. For each they hold what the player's side gained on the other side, as a line
through the points of weak and strong hands. For each bid, said at a place before anybody else has
bid, they hold how often nobody went higher, and what came of the others, as two such lines.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from hasenpfeffer.calls import Call
from hasenpfeffer.odds.records import games, in_common
from hasenpfeffer.rules import Rules

FEWEST = 50
"""A mean of fewer hands than this is not used."""


class Knot(NamedTuple):
    """A strength, and the points, or the share, of hands of about that strength."""

    strength: float
    value: float


Line: TypeAlias = tuple[Knot, ...]
"""Values by strength, on straight lines from knot to knot, level beyond both ends."""


class Heard(NamedTuple):
    """What a player has heard when it is his turn."""

    place: int
    """How many have spoken before him."""
    highest: Call | None
    """The highest bid; ``None`` when nobody has bid."""
    whose: str
    """``partner``, ``opponent``, or ``any`` when it is not said, or nobody has bid."""


class Outlook(NamedTuple):
    """How the auction goes on after a bid."""

    stands: Line
    """How often nobody goes higher, by strength."""
    outbid: Line
    """What comes of it when somebody does, and the player goes on as the rules of thumb say."""


@dataclass(frozen=True, slots=True)
class Passing:
    """The values of passing in one game, and how its bids stand."""

    game: str
    switches: Mapping[str, Any]
    lines: Mapping[Heard, Line]
    outlooks: Mapping[tuple[int, Call], Outlook]
    """How bids stand, by place and bid, when nobody has bid before."""

    def worth(self, heard: Heard, strength: float) -> float:
        """What a pass is worth with a hand of some strength."""
        return along(self.lines[self.nearest(heard)], strength)

    def outlook(self, place: int, call: Call) -> Outlook | None:
        """How a bid, or the nearest on record, goes on; ``None`` for the last word."""
        known = [bid for at, bid in self.outlooks if at == place]
        if not known:
            return None
        nearest = min(known, key=lambda bid: (bid is not call, abs(bid.tricks - call.tricks)))
        return self.outlooks[place, nearest]

    def nearest(self, heard: Heard) -> Heard:
        """What is on record and comes nearest: first the same bid, then the same bidder."""

        def far(known: Heard) -> tuple[int, bool, int]:
            apart = abs(_tricks(known.highest) - _tricks(heard.highest))
            return apart, known.whose != heard.whose, abs(known.place - heard.place)

        return min(self.lines, key=far)


def along(line: Line, strength: float) -> float:
    """The value at a strength.

    >>> along((Knot(0.2, -1.0), Knot(0.6, 1.0)), 0.5)
    0.5
    """
    after = bisect_left(line, (strength,))
    if after == 0:
        return line[0].value
    if after == len(line):
        return line[-1].value
    one, other = line[after - 1], line[after]
    share = (strength - one.strength) / (other.strength - one.strength)
    return one.value + share * (other.value - one.value)


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
            bid = Call.parse(highest) if highest else None
            lines[Heard(place, bid, whose)] = Knot(*low), Knot(*high)
    outlooks = {
        (place, Call.parse(call)): Outlook(*(tuple(Knot(*knot) for knot in line) for line in both))
        for place, call, _, *both, _, _ in game["bids"]
    }
    return Passing(
        game["name"],
        MappingProxyType(game["switches"]),
        MappingProxyType(lines),
        MappingProxyType(outlooks),
    )


def _tricks(highest: Call | None) -> int:
    return highest.tricks if highest else 0
