"""The switches in which one way to play differs from another, with the values each may take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Packets: TypeAlias = Literal[6, 3]
Rounds: TypeAlias = Literal["once", "until_three_pass"]
NobodyBids: TypeAlias = Literal["dealer_bids", "joker_holder_bids", "redeal"]
WidowGoes: TypeAlias = Literal["to_declarer", "dead"]
TrumpNamed: TypeAlias = Literal["before_widow", "after_widow"]
FirstLead: TypeAlias = Literal["declarer", "left_of_dealer"]
JokerWhenVoid: TypeAlias = Literal["trumps", "barred"]
AloneAllowed: TypeAlias = Literal["off", "declarer", "either_side"]
AloneStake: TypeAlias = Literal[1, 2]
BidOrTricks: TypeAlias = Literal["bid", "tricks_taken"]
Defenders: TypeAlias = Literal["each", "side", "none"]
BothReach: TypeAlias = Literal["declarers_first", "higher_score"]

SwitchValue: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class Switch:
    """One question on which tables differ."""

    name: str
    """The switch, as a field of ``Rules``."""
    values: tuple[SwitchValue, ...]
    """The named values, in the order they are offered."""
    numbers: range = range(0)
    """The whole numbers it may be set to besides; empty where it takes none."""

    def allows(self, value: object) -> bool:
        """Whether a value is one of this switch's."""
        if isinstance(value, bool) or not isinstance(value, int):
            return value in [each for each in self.values if type(each) is type(value)]
        return value in self.values or value in self.numbers

    @property
    def expectation(self) -> str:
        """What may be chosen, in words: ``6 or 3``."""
        offers = [str(value) for value in self.values]
        if self.numbers:
            offers.append(f"a number from {self.numbers[0]} to {self.numbers[-1]}")
        return ", ".join(offers[:-1]) + f" or {offers[-1]}"


SWITCHES = (
    Switch("packets", (6, 3)),
    Switch("rounds", ("once", "until_three_pass")),
    Switch("must_outbid", (True, False)),
    Switch("nobody_bids", ("dealer_bids", "joker_holder_bids", "redeal")),
    Switch("widow", ("to_declarer", "dead")),
    Switch("trump_named", ("before_widow", "after_widow")),
    Switch("first_lead", ("declarer", "left_of_dealer")),
    Switch("joker_when_void", ("trumps", "barred")),
    Switch("alone", ("off", "declarer", "either_side")),
    Switch("alone_stake", (1, 2)),
    Switch("made_scores", ("bid", "tricks_taken")),
    Switch("all_six_scores", ("as_made",), range(6, 100)),
    Switch("failed_costs", ("bid", "tricks_taken")),
    Switch("defenders", ("each", "side", "none")),
    Switch("target", ("players_plus_bid",), range(1, 501)),
    Switch("both_reach", ("declarers_first", "higher_score")),
)
"""Every switch but ``calls``, whose value is a ladder, in the order of the game."""
