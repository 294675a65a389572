"""What a hand is worth, line by line, with the rule behind each line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hasenpfeffer.auction import Contract
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

PerSeat: TypeAlias = tuple[int, ...]
"""A number for North, East, South and West, so that a seat is an index."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the score: who gets how much, and why."""

    seats: tuple[Seat, ...]
    """Whose ledger it goes into: one player's, or a pair's."""
    points: int
    """Points won, or lost when below zero."""
    rule: str
    """The numbered line of the rules."""
    sentence: str
    """The line as a player would say it."""


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one hand, as entries in the ledgers."""

    contract: Contract
    tricks: PerSeat
    """Tricks each player took."""
    entries: tuple[Entry, ...]

    @property
    def taken(self) -> int:
        """Tricks the declaring pair took together."""
        return sum(self.tricks[seat] for seat in self.contract.declarer.side.seats)

    @property
    def made(self) -> bool:
        """Whether the declarers took what was bid."""
        return self.taken >= self.contract.call.tricks

    @property
    def points(self) -> PerSeat:
        """Points for each player; an entry for a pair counts for both partners."""
        points = [0, 0, 0, 0]
        for entry in self.entries:
            for seat in entry.seats:
                points[seat] += entry.points
        return tuple(points)


def score(rules: Rules, contract: Contract, tricks: PerSeat, *, lone: bool = False) -> Score:
    """Score a hand from the tricks each player took; ``lone`` if the declarer was alone.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.calls import bid
    >>> for entry in score(CLASSIC, Contract(Seat.SOUTH, bid(4)), (2, 1, 3, 0)).entries:
    ...     print(entry.rule, entry.sentence)
    A19 North and South bid 4 and took 5: they score the bid, 4.
    A22 East took 1 trick and scores 1.
    A22 West took no trick and scores nothing.
    """
    declarers = _declarers(rules, contract, tricks, lone=lone)
    return Score(contract, tricks, (declarers, *_defenders(rules, contract, tricks)))


def signed(points: int) -> str:
    """A number as printed on a score sheet, with a true minus: ``−4``."""
    return str(points).replace("-", "−")


def _declarers(rules: Rules, contract: Contract, tricks: PerSeat, *, lone: bool) -> Entry:
    """What the declaring pair wins or loses: its worth, times the stake (R9)."""
    seats = contract.declarer.side.seats
    taken = sum(tricks[seat] for seat in seats)
    worth, what, rule = _worth(rules, contract.call.tricks, taken)
    stake = contract.call.stake * (rules.alone_stake if lone else 1)
    points = worth * stake
    if stake > 1:
        what, rule = f"{what}, times {stake}", "R9"
    sentence = (
        f"{_names(seats)} bid {contract.call} and took {taken}: they {what}, {signed(points)}."
    )
    return Entry(seats, points, rule, sentence)


def _worth(rules: Rules, promised: int, taken: int) -> tuple[int, str, str]:
    """Points before any stake, what they are for, and the rule."""
    if taken < promised:
        if rules.failed_costs == "bid":
            return -promised, "lose the bid", "A20"
        return -taken, "lose a point for each trick taken", "R3"
    if taken == HAND_SIZE and rules.all_six_scores != "as_made":
        return rules.all_six_scores, "score for all six", "A21"
    if rules.made_scores == "bid":
        return promised, "score the bid", "A19"
    return taken, "score a point for each trick taken", "B08"


def _defenders(rules: Rules, contract: Contract, tricks: PerSeat) -> tuple[Entry, ...]:
    """What the defenders score; nothing ever multiplies it (R9)."""
    seats = contract.declarer.side.other.seats
    if rules.defenders == "each":
        return tuple(_defender((seat,), tricks[seat], "A22") for seat in seats)
    if rules.defenders == "side":
        return (_defender(seats, sum(tricks[seat] for seat in seats), "H03"),)
    return (Entry(seats, 0, "B11", f"{_names(seats)} defended: defenders score nothing."),)


def _defender(seats: tuple[Seat, ...], taken: int, rule: str) -> Entry:
    """One defender's line, or the defending pair's."""
    count = {0: "no trick", 1: "1 trick"}.get(taken, f"{taken} tricks")
    verb = "scores" if len(seats) == 1 else "score"
    return Entry(
        seats, taken, rule, f"{_names(seats)} took {count} and {verb} {taken or 'nothing'}."
    )


def _names(seats: tuple[Seat, ...]) -> str:
    return " and ".join(seat.word for seat in seats)
