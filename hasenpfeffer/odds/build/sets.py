"""All hands of six or seven as arrays, in the order of their places (see `hand_index`)."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.cards import DECK
from hasenpfeffer.odds.hand_index import (
    COLOUR_RANKS,
    COLOURS,
    OPEN_CARDS,
    OPEN_STARTS,
    RANKS,
    REST,
    SIZE,
    starts,
)
from hasenpfeffer.odds.masks import SIDE_SUITS, TRUMP_SHIFT

Masks = NDArray[np.int64]

_RANKS, _COLOUR_RANKS = np.array(RANKS), np.array(COLOUR_RANKS)
_OPEN_STARTS = np.array(OPEN_STARTS)
_STARTS = {size: np.array(starts(size)) for size in (SIZE, SIZE + 1)}
_PLAIN = SIDE_SUITS[0]


@cache
def hands(size: int) -> Masks:
    """Every hand of a size, as numbers."""
    rests = np.arange(1 << REST)
    by_size = [rests[np.bitwise_count(rests) == left] for left in range(size + 1)]
    found = []
    for a in range(_PLAIN + 1):
        for b in range(a + 1):
            left = size - a.bit_count() - b.bit_count()
            if left >= 0:
                rest = by_size[left]
                found.append(a | b << 7 | (rest & 31) << 14 | rest >> 5 << TRUMP_SHIFT)
    return np.concatenate(found)


def places(some: Masks, size: int) -> Masks:
    """The place of each of some hands."""
    a, b = some & _PLAIN, some >> 7 & _PLAIN
    rest = some >> 14 & 31 | some >> TRUMP_SHIFT << 5
    found: Masks = _STARTS[size][np.maximum(a, b) << 6 | np.minimum(a, b)] + _RANKS[rest]
    return found


def swapped(some: Masks) -> Masks:
    """The same hands with the two suits of the other colour exchanged."""
    return some & ~(_PLAIN | _PLAIN << 7) | (some & _PLAIN) << 7 | some >> 7 & _PLAIN


@cache
def open_hands() -> NDArray[np.bool_]:
    """Every hand before trump is named: a row each, with a column for each card of the deck."""
    colours = np.array(COLOURS)
    sizes = np.bitwise_count(colours)
    rows = []
    for joker in (0, 1):
        for one in COLOURS:
            left = SIZE - joker - one.bit_count()
            if left < 0:
                continue
            others = colours[(sizes == left) & (colours <= one)]
            row = np.full((len(others), len(DECK)), bool(joker))
            for bit, card in enumerate(OPEN_CARDS):
                row[:, DECK.index(card)] = (one | others << 12) >> bit & 1
            rows.append(row)
    return np.concatenate(rows)


def open_places(joker: int, one: Masks, other: Masks) -> Masks:
    """The places of hands before trump is named, given as two colours in any order."""
    first, last = np.maximum(one, other), np.minimum(one, other)
    found: Masks = _OPEN_STARTS[joker << 12 | first] + _COLOUR_RANKS[last]
    return found
