"""Decisions per second of each bot, with its reasons, in rounds that four of a kind play.

Every bot plays the same deals in the same process, in turns, in processor time; the view that it
is given counts as well. The last row plays contracts out, as whoever calibrates chances does.
Absolute numbers are noisy: the ratio to the bot that only draws lots, within one run, counts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from hasenpfeffer import CLASSIC, ROUNDS, Deal, Rules, Seat, View, begin
from hasenpfeffer.bots import Anything, Bot, Sampler, Thumb, play_out
from hasenpfeffer.bots.counting import count
from hasenpfeffer.calls import bid

TURNS = 3
"""How often each is timed; the median counts."""
SECONDS = 1.0
"""How long it plays each time."""
TARGET = 500
"""Contracts that should be played out in a second."""

_SEATS = tuple(Seat)

Player = Callable[[int], int]
"""Plays the deal of a seed, and gives the number of decisions in it."""


def four(bot: Bot, rules: Rules) -> Player:
    """Four of a kind at a table."""

    def play(seed: int) -> int:
        random = Random(seed)
        state = begin(rules, Deal.shuffled(dealer=_SEATS[seed % 4], random=random))
        decisions = 0
        while not state.over:
            state = state.after(bot.choose(View.of(state, state.turn), random).choice)
            decisions += 1
        return decisions

    return play


def contract(seed: int) -> int:
    """A contract of the seat that holds the strongest hand; the cards played are counted."""
    deal = Deal.shuffled(dealer=Seat.NORTH, random=Random(seed))
    declarer = max(Seat, key=lambda seat: count(deal.hands[seat], CLASSIC).tricks)
    play_out(CLASSIC, deal, declarer, count(deal.hands[declarer], CLASSIC).trump, bid(4))
    return 24


CONTRACTS = "contracts played out"

PLAYERS: dict[str, Player] = {
    "Anything, Classic": four(Anything(), CLASSIC),
    "Thumb, Classic": four(Thumb(), CLASSIC),
    "Thumb, Rounds": four(Thumb(), ROUNDS),
    "Sampler, Classic": four(Sampler(), CLASSIC),
    "Sampler, Rounds": four(Sampler(), ROUNDS),
    CONTRACTS: contract,
}


class Timing(NamedTuple):
    """What one turn at the clock showed."""

    rounds_per_second: float
    decisions_per_second: float
    milliseconds_each: float


def clock(play: Player, first: int) -> Timing:
    """Play for a while."""
    rounds = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        decisions += play(first + rounds)
        rounds += 1
    return Timing(rounds / spent, decisions / spent, spent / decisions * 1e3)


def main() -> None:
    """Let the bots take turns, and print the table."""
    timings: dict[str, list[Timing]] = {name: [] for name in PLAYERS}
    for turn in range(TURNS):
        for name, play in PLAYERS.items():
            timings[name].append(clock(play, 10_000 * turn))
    print(f"{'':22}{'rounds/s':>10}{'target':>8}{'decisions/s':>13}{'ratio':>8}{'ms each':>9}")
    [fastest, *_] = timings.values()
    for name, turns in timings.items():
        rounds, decisions, each = map(median, zip(*turns, strict=True))
        ratio = median(
            t.decisions_per_second / f.decisions_per_second
            for t, f in zip(turns, fastest, strict=True)
        )
        target = TARGET if name == CONTRACTS else ""
        print(f"{name:22}{rounds:10,.1f}{target:>8}{decisions:13,.0f}{ratio:8.3f}{each:9.3f}")


if __name__ == "__main__":
    main()
