"""Layouts of the cards that a player does not see, drawn evenly.

A number between 0 and 1 decides a layout, card after card, strongest first: the interval is cut
in three parts, one for each player, as long as there is room in his hand; the card goes where
the number lies, and that part becomes the whole. So the n numbers i/n + (a bit less than 1/n)
place the highest missing trumps in just the right proportions, and only the rest is chance.
"""

# ruff: noqa: ANN001, ANN201, ANN202  Numba finds the types
# mypy: ignore-errors
from __future__ import annotations

import numpy as np
from numba import njit

from hasenpfeffer.odds.masks import SIDE_SUITS, TRUMPS
from hasenpfeffer.odds.numba_cards import U

_SUITS = (TRUMPS, *SIDE_SUITS)


def _strongest_first():
    """The twenty-five cards: trumps from the top, then plain aces, kings, and so on."""
    trumps = [1 << place for place in reversed(range(20, 28))]
    sides = [(5, 12, 18), (4, 11, 17), (3, 10, 16), (2, 9), (1, 8, 15), (0, 7, 14)]
    return np.array([*trumps, *(1 << place for places in sides for place in places)], np.uint64)


STRONGEST_FIRST = _strongest_first()
DECK = U(int(STRONGEST_FIRST.sum()))

_STEP, _ONE, _TWO = U(0x9E3779B97F4A7C15), U(0xBF58476D1CE4E5B9), U(0x94D049BB133111EB)


@njit(inline="always")
def following(state):
    """The next state of a stream of random numbers (SplitMix64)."""
    return state + _STEP


@njit(inline="always")
def scrambled(state):
    """Sixty-four random bits out of a state."""
    x = (state ^ (state >> U(30))) * _ONE
    x = (x ^ (x >> U(27))) * _TWO
    return x ^ (x >> U(31))


@njit(inline="always")
def fraction(state):
    """A random number from 0 up to 1."""
    return np.float64(scrambled(state) >> U(11)) * 2.0**-53


@njit(inline="always")
def stream(seed, number):
    """Where the random numbers of one of many streams begin."""
    return scrambled(scrambled(U(seed)) + U(number) * _STEP)


@njit
def dealt(unseen, u):
    """Deal eighteen cards, or fewer, to three players; ``u`` decides who gets which."""
    first = second = third = U(0)
    left = 0
    for card in STRONGEST_FIRST:
        if unseen & card:
            left += 1
    room_1 = room_2 = room_3 = left // 3
    for card in STRONGEST_FIRST:
        if not unseen & card:
            continue
        u *= left
        left -= 1
        if u < room_1:
            u /= room_1
            room_1 -= 1
            first |= card
        elif u < room_1 + room_2:
            u = (u - room_1) / room_2
            room_2 -= 1
            second |= card
        elif room_3:
            u = (u - room_1 - room_2) / room_3
            room_3 -= 1
            third |= card
        elif room_2:  # u was rounded up to its very end
            room_2 -= 1
            second |= card
        else:
            room_1 -= 1
            first |= card
    return first, second, third
