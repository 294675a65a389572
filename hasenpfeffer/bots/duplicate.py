"""The same deals twice, with the sides exchanged: how much better one bot is than another."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from hasenpfeffer.bots.decision import Bot
from hasenpfeffer.bots.table import lead_of_north_south, play_round
from hasenpfeffer.deal import Deal
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat


class Estimate(NamedTuple):
    """A mean, how sure it is, and what it rests on."""

    mean: float
    se: float
    """The standard error."""
    deals: int

    @classmethod
    def of(cls, values: list[float]) -> Estimate:
        """The mean of at least two values."""
        return cls(mean(values), stdev(values) / len(values) ** 0.5, len(values))


def gain(rules: Rules, one: Bot, other: Bot, seed: int) -> float:
    """Points that one bot makes more than the other on the deal of a seed, per round.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.bots.thumb import Thumb
    >>> gain(CLASSIC, Thumb(), Thumb(), seed=7)
    0.0
    """
    deal = Deal.shuffled(dealer=Seat(seed % len(Seat)), random=Random(seed))
    return gain_on(rules, deal, one, other, seed)


def gain_on(rules: Rules, deal: Deal, one: Bot, other: Bot, seed: int) -> float:
    """The same on any deal.

    Both play it twice, once for each side, so that luck with the cards cancels out.
    """
    here = play_round(rules, deal, (one, other, one, other), seed)
    there = play_round(rules, deal, (other, one, other, one), seed)
    return (lead_of_north_south(here) - lead_of_north_south(there)) / 2
