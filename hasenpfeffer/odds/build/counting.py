"""What the seven discards of a hand and its widow come to, counted over many layouts."""

# ruff: noqa: ANN001, ANN201, PLR0913, PLR0917  Numba finds the types
# mypy: ignore-errors
from __future__ import annotations

import numpy as np
from numba import njit

from hasenpfeffer.odds.build.dealing import DECK, dealt, following, fraction, scrambled, stream
from hasenpfeffer.odds.numba_cards import FENCES, NONE, ONE, TRUMPS, U, lowest, suit_of
from hasenpfeffer.odds.numba_search import guess, most_from

LAYOUTS = 64
"""Layouts in one pass: dealt evenly among themselves, and shared by all discards."""
BLOCK = 8
"""Layouts of one half that follow each other; in each block everything is balanced."""
DISCARDS, HALVES, LEADS, OUTCOMES = 7, 2, 2, 7
SHAPE = (DISCARDS, HALVES, LEADS, OUTCOMES)
"""What is counted for each hand of seven: its cards from the lowest, two halves of the layouts
(one to choose by, one to judge), the declarer leading or anyone, and 0 to 6 tricks."""


@njit
def planned(state, numbers, halves, leaders, always):
    """Plan the layouts: the number that deals each, its half, who leads, and for which discards.

    Of two neighbours one belongs to each half; of two neighbours in a half one is tried for all
    discards and the other only for likely ones; of four such each has another leader.
    """
    layouts = len(numbers)
    for at in range(0, layouts, 2):
        swap = scrambled(state) & ONE != NONE
        halves[at], halves[at + 1] = swap, not swap
        state = following(state)
    for at in range(layouts):
        numbers[at] = (at + fraction(state)) / layouts
        state = following(state)
    seats = np.empty((2, 4), np.int64)
    for half in range(2):
        seen = 0
        first = False
        for at in range(layouts):
            if halves[at] != half:
                continue
            if seen % BLOCK == 0:
                for row in range(2):
                    for seat in range(4):
                        other = np.int64(fraction(state) * (seat + 1))
                        state = following(state)
                        seats[row, seat] = seats[row, other]
                        seats[row, other] = seat
            if seen % 2 == 0:
                first = scrambled(state) & ONE != NONE
                state = following(state)
            always[at] = first == (seen % 2 == 0)
            leaders[at] = seats[np.int64(always[at]), seen % BLOCK // 2]
            seen += 1
    return state


@njit
def same_as_before(seven, unseen):
    """For each card, lowest first, the first card that is as good a discard (see `masks.distinct`).

    Cards of one suit are equal when nobody else holds one between them.
    """
    twin = np.empty(DISCARDS, np.int64)
    rest, at, before = seven, 0, NONE
    while rest:
        card = lowest(rest)
        rest ^= card
        between = (card - ONE) & ~((before << ONE) - ONE)
        equal = before != NONE and between & (unseen | FENCES) == NONE
        twin[at] = twin[at - 1] if equal else at
        before = card
        at += 1
    return twin


@njit
def likely(seven):
    """Which cards may be the best discard: the lowest of each plain suit, else of the trumps."""
    chosen = np.zeros(DISCARDS, np.bool_)
    sides = seven & ~TRUMPS != NONE
    rest, at, suit = seven, 0, NONE
    while rest:
        card = lowest(rest)
        rest ^= card
        if suit_of(card) != suit:
            suit = suit_of(card)
            chosen[at] = suit != TRUMPS or not sides
        at += 1
    return chosen


@njit
def taken(kept, b, c, d, leader, expected, memory):
    """Tricks of the declarer's side when he, or another, leads."""
    first, second, third, fourth = kept, b, c, d
    for _ in range(leader):
        first, second, third, fourth = second, third, fourth, first
    if leader % 2 == 0:
        return most_from(expected, first, second, third, fourth, memory)
    return 6 - most_from(6 - expected, first, second, third, fourth, memory)


@njit
def count_one(seven, state, layouts, counts, memory):
    """Add the outcomes of some layouts for one hand of seven; the solves that it took."""
    unseen = DECK & ~seven
    numbers, leaders = np.empty(layouts), np.empty(layouts, np.int64)
    halves, always = np.empty(layouts, np.int64), np.empty(layouts, np.bool_)
    planned(state, numbers, halves, leaders, always)
    twin, chosen = same_as_before(seven, unseen), likely(seven)
    solves = 0
    for at in range(layouts):
        b, c, d = dealt(unseen, numbers[at])
        half, rest = halves[at], seven
        expected = guess(seven ^ lowest(seven), b, c, d)
        for discard in range(DISCARDS):
            card = lowest(rest)
            rest ^= card
            if twin[discard] != discard or not (always[at] or chosen[discard]):
                continue
            own = taken(seven ^ card, b, c, d, 0, expected, memory)
            other = expected = own  # what another discard will come to, most of the time
            solves += 1
            if leaders[at]:
                other = taken(seven ^ card, b, c, d, leaders[at], own, memory)
                solves += 1
            counts[discard, half, 0, own] += 1
            counts[discard, half, 1, other] += 1
    for discard in range(DISCARDS):
        if twin[discard] != discard:
            counts[discard] = counts[twin[discard]]
    return solves


@njit(nogil=True)
def count_each(sevens, numbers, seed, layouts, counts, memory):
    """The same for many hands of seven, each with random numbers of its own."""
    solves = 0
    for row in range(len(sevens)):
        state = stream(seed, numbers[row])
        solves += count_one(U(sevens[row]), state, layouts, counts[row], memory)
    return solves
