"""One way to play, as a value: every switch set, and nothing impossible."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from hasenpfeffer.calls import PASS, Call, Ladder, bid
from hasenpfeffer.errors import RulesError
from hasenpfeffer.switch import SwitchValue
from hasenpfeffer.switches import (
    SWITCHES,
    AloneAllowed,
    AloneStake,
    BidOrTricks,
    BothReach,
    Defenders,
    FirstLead,
    JokerWhenVoid,
    NobodyBids,
    Packets,
    Rounds,
    TrumpNamed,
    WidowGoes,
)

OPEN: Any = None
"""A switch nobody has set yet: no game can be played with one."""


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Two switches that cannot be set so in one game, and why."""

    switches: tuple[tuple[str, SwitchValue], tuple[str, SwitchValue]]
    why: str

    @property
    def sentence(self) -> str:
        """The refusal, naming both switches."""
        (one, this), (other, that) = self.switches
        return f"{one}={this} does not go with {other}={that}: {self.why}"


EXCLUSIONS = (
    Exclusion(
        (("trump_named", "after_widow"), ("widow", "dead")),
        "nobody sees a dead widow, so trump cannot wait for it.",
    ),
    Exclusion(
        (("rounds", "until_three_pass"), ("must_outbid", False)),
        "bids that need not rise could go round for ever.",
    ),
)
"""The pairs that no game can have; one more concerns the ladder: see ``_problems``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A way to play: a name, and a value for every switch.

    Raises ``RulesError``, naming the switch, when one is open or has a value it
    cannot have, and naming both when two of them exclude each other.

    >>> Rules(name="Half a game", packets=6)
    Traceback (most recent call last):
    ...
    hasenpfeffer.errors.RulesError: Half a game leaves switches open: calls, rounds, \
must_outbid, nobody_bids, widow, trump_named, first_lead, joker_when_void, alone, alone_stake, \
made_scores, all_six_scores, failed_costs, defenders, target, both_reach. \
Every switch needs a value.
    """

    name: str
    """What the players call this game."""
    packets: Packets = OPEN
    """Cards dealt at a time; it changes nothing but the look of the deal (A03, B02)."""
    calls: Ladder = OPEN
    """Every call, lowest first: each outbids all before it."""
    rounds: Rounds = OPEN
    """Whether each player speaks once, or the auction goes round until three have passed."""
    must_outbid: bool = OPEN
    """Whether a bid must be higher than every bid before it (A11)."""
    nobody_bids: NobodyBids = OPEN
    """What happens when nobody bids (R7)."""
    widow: WidowGoes = OPEN
    """Who gets the 25th card."""
    trump_named: TrumpNamed = OPEN
    """Whether the declarer names trump before or after seeing the widow."""
    first_lead: FirstLead = OPEN
    """Who leads to the first trick."""
    joker_when_void: JokerWhenVoid = OPEN
    """Whether the joker may trump a plain trick you cannot follow (R1)."""
    alone: AloneAllowed = OPEN
    """Who may play without his partner (R8)."""
    alone_stake: AloneStake = OPEN
    """What a lone declarer's points are multiplied by (R9)."""
    made_scores: BidOrTricks = OPEN
    """What a bid that was made is worth."""
    all_six_scores: int | Literal["as_made"] = OPEN
    """What taking all six tricks is worth (A21)."""
    failed_costs: BidOrTricks = OPEN
    """What a bid that failed costs (R3)."""
    defenders: Defenders = OPEN
    """Whether defenders score each for himself, as a side, or not at all (R5)."""
    target: int | Literal["players_plus_bid"] = OPEN
    """The score that wins the game (A23)."""
    both_reach: BothReach = OPEN
    """Who wins when both sides reach the target in one hand (R6)."""

    def __post_init__(self) -> None:
        if not _is_text(self.name):
            message = f"The name of rules is a text, not {self.name!r}."
            raise RulesError(message)
        unset = [name for name, value in self.switches() if value is OPEN]
        if unset:
            message = (
                f"{self.name} leaves switches open: {', '.join(unset)}. Every switch needs a value."
            )
            raise RulesError(message)
        for problem in _problems(self):
            raise RulesError(problem)

    def switches(self) -> Iterator[tuple[str, SwitchValue | Ladder]]:
        """Every switch with its value, in the order of the game."""
        for field in dataclasses.fields(self):
            if field.name != "name":
                yield field.name, getattr(self, field.name)

    def replace(self, /, *, name: str = "House rules", **switches: object) -> Rules:
        """The same game with some switches changed.

        >>> from hasenpfeffer import CLASSIC
        >>> CLASSIC.replace(name="To eleven", target=11).target
        11
        """
        known = [switch for switch, _ in self.switches()]
        for switch in switches:
            if switch not in known:
                message = f"There is no switch {switch!r}; the switches are {', '.join(known)}."
                raise RulesError(message)
        changes: dict[str, Any] = {"name": name, **switches}
        return dataclasses.replace(self, **changes)

    @property
    def bids(self) -> Ladder:
        """The ladder without the pass."""
        return self.calls[1:]

    @property
    def scores_by_side(self) -> bool:
        """Whether partners share one ledger; otherwise every player has his own (R5)."""
        return self.defenders != "each"


def _is_text(name: object) -> bool:
    """Whether a name can be written anywhere: half a character cannot."""
    return isinstance(name, str) and not any("\ud800" <= letter <= "\udfff" for letter in name)


def _problems(rules: Rules) -> Iterator[str]:
    """Say what cannot be played, most basic first."""
    for switch in SWITCHES:
        value = getattr(rules, switch.name)
        if not switch.allows(value):
            yield f"{switch.name} cannot be {value!r}; it is {switch.expectation}."
    yield from _ladder_problems(rules.calls)
    for exclusion in EXCLUSIONS:
        if all(getattr(rules, name) == value for name, value in exclusion.switches):
            yield exclusion.sentence
    if rules.nobody_bids == "joker_holder_bids" and bid(3) not in rules.calls:
        yield (
            "nobody_bids=joker_holder_bids does not go with "
            f"calls={' '.join(map(str, rules.calls))}: "
            "the joker's holder bids exactly 3, and this ladder has no 3."
        )


def _ladder_problems(calls: Ladder) -> Iterator[str]:
    """Say what is wrong with a ladder: it starts with a pass and each rung is worth more."""
    if not isinstance(calls, tuple) or not all(isinstance(call, Call) for call in calls):
        yield f"calls is a ladder, such as ladder('pass 3 4 5 6'), not {calls!r}."
        return
    shown = " ".join(map(str, calls))
    if calls[:1] != (PASS,) or len(calls) == 1 or PASS in calls[1:]:
        yield f"calls must start with pass and go on with at least one bid, not {shown!r}."
    for lower, higher in pairwise(calls):
        if (higher.tricks, higher.stake) <= (lower.tricks, lower.stake):
            yield (
                f"calls must rise: {higher} after {lower} in {shown!r} promises no more. "
                "(6 and little pepper are the same promise: keep one.)"
            )
