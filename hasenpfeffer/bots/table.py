"""Four bots at a table: a round, and a whole game."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from hasenpfeffer.bots.decision import Bot
from hasenpfeffer.deal import Deal
from hasenpfeffer.match import Match
from hasenpfeffer.odds.promises import of_side
from hasenpfeffer.phase import Round
from hasenpfeffer.playing import Finished
from hasenpfeffer.round import ThrownIn, begin
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Side
from hasenpfeffer.view import View

Bots: TypeAlias = tuple[Bot, Bot, Bot, Bot]
"""The players North, East, South and West, so that a seat is an index."""


def play_round(rules: Rules, deal: Deal, bots: Bots, seed: int) -> Finished | ThrownIn:
    """Let four bots bid and play a deal; the same seed gives the same round.

    >>> from hasenpfeffer import CLASSIC, Seat
    >>> from hasenpfeffer.bots.anything import Anything
    >>> from hasenpfeffer.bots.thumb import Thumb
    >>> deal = Deal.shuffled(dealer=Seat.WEST, random=Random(25))
    >>> end = play_round(CLASSIC, deal, (Thumb(), Anything(), Thumb(), Anything()), seed=1)
    >>> sum(end.tricks_taken)
    6
    """
    random = Random(seed)
    state: Round = begin(rules, deal)
    while not state.over:
        decision = bots[state.turn].choose(View.of(state, state.turn), random)
        state = state.after(decision.choice)
    assert isinstance(state, Finished | ThrownIn)  # noqa: S101  # a round ends in one of the two
    return state


def play_match(rules: Rules, bots: Bots, seed: int) -> Match:
    """Let four bots play to the target."""
    random = Random(seed)
    match = Match.drawn(rules, random=random)
    while not match.over:
        deal = match.deal(random=random)
        match = match.after(play_round(rules, deal, bots, random.getrandbits(32)))
    return match


def lead_of_north_south(end: Finished | ThrownIn) -> float:
    """Points of North and South less those of East and West; of single ledgers the mean."""
    if not isinstance(end, Finished):
        return 0.0
    points = end.score.points
    return of_side(points, Side.NORTH_SOUTH) - of_side(points, Side.EAST_WEST)
