"""Random full hands per second: our engine against OpenSpiel's euchre, both driven from Python.

Both do the same in the same process, in turns: deal, choose at random among the legal choices
until the hand is over, and ask for the score. OpenSpiel deals card by card: each card is drawn
from its chance outcomes, as its documentation does, but with the standard library's `choices`,
since numpy's would take most of the time. The second row spares it the outcomes as well: a card
is any legal action. Absolute numbers are noisy, so the ratio to the first row within one run is
what counts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import pyspiel

from hasenpfeffer import CLASSIC, ROUNDS, Deal, Rules, Seat, begin
from hasenpfeffer.playing import Finished

TURNS = 7
"""How often each game is timed; the median counts."""
SECONDS = 0.5
"""How long it plays each time, in processor time."""
HANDS = 50
"""How many hands it plays between two looks at the clock."""
TARGET = 1.0
"""At least as fast as the peer."""

EUCHRE: Any = pyspiel.load_game("euchre")

Player = Callable[[Random], int]
"""Plays one hand to its end, and gives the number of decisions in it."""


def ours(rules: Rules) -> Player:
    """Our engine under some rules, through its public API."""

    def play(random: Random) -> int:
        state = begin(rules, Deal.shuffled(dealer=random.choice(_SEATS), random=random))
        decisions = 0
        while not state.over:
            state = state.after(random.choice(state.choices))
            decisions += 1
        if isinstance(state, Finished):
            _ = state.score.points
        return decisions

    return play


def theirs(random: Random) -> int:
    """OpenSpiel's euchre, its cards drawn from the chance outcomes."""
    state = EUCHRE.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    _ = state.returns()
    return decisions


def theirs_undrawn(random: Random) -> int:
    """OpenSpiel's euchre, its cards taken as if they were anybody's choice."""
    state = EUCHRE.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    _ = state.returns()
    return decisions


_SEATS = tuple(Seat)

PEER = "OpenSpiel euchre"

PLAYERS: dict[str, Player] = {
    PEER: theirs,
    "  dealt without odds": theirs_undrawn,
    "Hasenpfeffer CLASSIC": ours(CLASSIC),
    "Hasenpfeffer ROUNDS": ours(ROUNDS),
}


class Timing(NamedTuple):
    """What one turn at the clock showed."""

    hands_per_second: float
    decisions_per_hand: float
    microseconds_per_decision: float


def clock(play: Player, random: Random) -> Timing:
    """Play hands for a while."""
    hands = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        for _ in range(HANDS):
            decisions += play(random)
        hands += HANDS
    return Timing(hands / spent, decisions / hands, spent / decisions * 1e6)


def main() -> None:
    """Let the games take turns, and print the table."""
    random = Random(25)
    timings: dict[str, list[Timing]] = {name: [] for name in PLAYERS}
    for turn in range(TURNS + 1):
        for name, play in PLAYERS.items():
            timing = clock(play, random)
            if turn:  # the first turn warms up
                timings[name].append(timing)
    print(f"{'':22}{'hands/s':>9}{'ratio':>8}{'target':>8}{'decisions':>11}{'µs each':>9}")
    peers = [timing.hands_per_second for timing in timings[PEER]]
    for name, turns in timings.items():
        speed, decisions, each = map(median, zip(*turns, strict=True))
        pairs = zip(turns, peers, strict=True)
        ratio = median(timing.hands_per_second / peer for timing, peer in pairs)
        target = f"{TARGET:.1f}" if name.startswith("Hasenpfeffer") else ""
        print(f"{name:22}{speed:9,.0f}{ratio:8.2f}{target:>8}{decisions:11.1f}{each:9.2f}")


if __name__ == "__main__":
    main()
