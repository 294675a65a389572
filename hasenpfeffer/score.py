"""What a hand is worth, line by line, with the rule behind each line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import Call
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

PerSeat: TypeAlias = tuple[int, ...]
"""A number for North, East, South and West, so that a seat is an index."""


SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "score_bid": "{names} bid {bid} and took {taken}: they score the bid, {points}.",
        "score_tricks": "{names} bid {bid} and took {taken}: "
        "they score a point for each trick taken, {points}.",
        "all_six": "{names} bid {bid} and took all six: they score {points}.",
        "lose_bid": "{names} bid {bid} and took {taken}: they lose the bid, {points}.",
        "lose_tricks": "{names} bid {bid} and took {taken}: "
        "they lose a point for each trick taken, {points}.",
        "score_bid_times": "{names} bid {bid} and took {taken}: "
        "they score the bid, times {stake}, {points}.",
        "score_tricks_times": "{names} bid {bid} and took {taken}: "
        "they score a point for each trick taken, times {stake}, {points}.",
        "all_six_times": "{names} bid {bid} and took all six: "
        "they score for all six, times {stake}, {points}.",
        "lose_bid_times": "{names} bid {bid} and took {taken}: "
        "they lose the bid, times {stake}, {points}.",
        "lose_tricks_times": "{names} bid {bid} and took {taken}: "
        "they lose a point for each trick taken, times {stake}, {points}.",
        "one_took_none": "{names} took no trick and scores nothing.",
        "one_took_a_trick": "{names} took 1 trick and scores 1.",
        "one_took_tricks": "{names} took {taken} tricks and scores {points}.",
        "pair_took_none": "{names} took no trick and score nothing.",
        "pair_took_a_trick": "{names} took 1 trick and score 1.",
        "pair_took_tricks": "{names} took {taken} tricks and score {points}.",
        "no_defence": "{names} defended: defenders score nothing.",
    }
)
"""Every sentence about points, with named places to fill in."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the score: who gets how much, and why."""

    seats: tuple[Seat, ...]
    """Whose ledger it goes into: one player's, or a pair's."""
    points: int
    """Points won, or lost when below zero."""
    rule: str
    """The numbered line of the rules."""
    key: str
    """Which of ``SENTENCES`` says it."""
    taken: int
    """Tricks the line is about."""
    bid: Call | None = None
    """The bid it is about; ``None`` on a defender's line."""
    stake: int = 1
    """What the points were multiplied by."""

    @property
    def sentence(self) -> str:
        """The line as a player would say it."""
        return SENTENCES[self.key].format(
            names=" and ".join(seat.word for seat in self.seats),
            bid=self.bid,
            taken=self.taken,
            stake=self.stake,
            points=signed(self.points),
        )


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
    points, key, rule = _worth(rules, contract.call.tricks, taken)
    stake = contract.call.stake * (rules.alone_stake if lone else 1)
    if stake > 1:
        points, key, rule = points * stake, f"{key}_times", "R9"
    return Entry(seats, points, rule, key, taken, contract.call, stake)


def _worth(rules: Rules, promised: int, taken: int) -> tuple[int, str, str]:
    """Points before any stake, the sentence about them, and the rule."""
    if taken < promised:
        if rules.failed_costs == "bid":
            return -promised, "lose_bid", "A20"
        return -taken, "lose_tricks", "R3"
    if taken == HAND_SIZE and rules.all_six_scores != "as_made":
        return rules.all_six_scores, "all_six", "A21"
    if rules.made_scores == "bid":
        return promised, "score_bid", "A19"
    return taken, "score_tricks", "B08"


def _defenders(rules: Rules, contract: Contract, tricks: PerSeat) -> tuple[Entry, ...]:
    """What the defenders score; nothing ever multiplies it (R9)."""
    seats = contract.declarer.side.other.seats
    if rules.defenders == "none":
        return (Entry(seats, 0, "B11", "no_defence", sum(tricks[seat] for seat in seats)),)
    if rules.defenders == "each":
        return tuple(_took((seat,), tricks[seat], "A22", "one") for seat in seats)
    return (_took(seats, sum(tricks[seat] for seat in seats), "H03", "pair"),)


def _took(seats: tuple[Seat, ...], taken: int, rule: str, who: str) -> Entry:
    """A defender's line, or the defending pair's: a point a trick."""
    amount = {0: "none", 1: "a_trick"}.get(taken, "tricks")
    return Entry(seats, taken, rule, f"{who}_took_{amount}", taken)
