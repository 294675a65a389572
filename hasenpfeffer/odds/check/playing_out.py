"""Deals shuffled plainly and solved: nothing of how the tables were built, but for the search."""

# ruff: noqa: ANN001, ANN201, PLR0913, PLR0917  Numba finds the types
# mypy: ignore-errors
from __future__ import annotations

import numpy as np
from numba import njit

from hasenpfeffer.odds.numba_cards import U
from hasenpfeffer.odds.numba_search import most


@njit
def seed_here(seed):
    """Begin the random numbers that compiled code draws."""
    np.random.seed(seed)  # noqa: NPY002  # the only generator that Numba seeds for itself


@njit
def tricks_when(hands, leader, memory):
    """Tricks of the side of the first of four hands, when one of them leads."""
    taken = most(
        hands[leader],
        hands[(leader + 1) % 4],
        hands[(leader + 2) % 4],
        hands[(leader + 3) % 4],
        memory,
    )
    return taken if leader % 2 == 0 else 6 - taken


@njit
def shuffled(cards, hands):
    """Shuffle eighteen cards and deal them to the three others."""
    for last in range(len(cards) - 1, 0, -1):
        other = np.random.randint(0, last + 1)  # noqa: NPY002
        cards[last], cards[other] = cards[other], cards[last]
    for seat in range(3):
        hand = U(0)
        for card in cards[6 * seat : 6 * seat + 6]:
            hand |= card
        hands[seat + 1] = hand


@njit(nogil=True)
def discards_tried(seven, discards, cards, layouts, anyone, tally, memory):
    """Count how often each of some discards leads to 0 to 6 tricks, all on the same layouts."""
    hands = np.empty(4, np.uint64)
    for _ in range(layouts):
        shuffled(cards, hands)
        leader = np.random.randint(0, 4) if anyone else 0  # noqa: NPY002
        for place, card in enumerate(discards):
            hands[0] = seven ^ card
            tally[place, tricks_when(hands, leader, memory)] += 1


@njit(nogil=True)
def outcomes(kept, cards, layouts, anyone, tally, memory):
    """Count how often six cards take 0 to 6 tricks."""
    hands = np.empty(4, np.uint64)
    for _ in range(layouts):
        shuffled(cards, hands)
        hands[0] = kept
        leader = np.random.randint(0, 4) if anyone else 0  # noqa: NPY002
        tally[tricks_when(hands, leader, memory)] += 1
