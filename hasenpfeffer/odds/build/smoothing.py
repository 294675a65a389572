"""Taking chance out of counted tables: hands that are built alike are worth nearly alike.

Hands are laid out as a chart: their plain suits down, the rest across. What a row adds to a column
is nearly a sum of a few products, as a singular value decomposition finds them; chance is not. So
each product is kept as far as it stands out from what chance alone would show (the shrinkage of
Gavish and Donoho, 2017, which loses least), first in one chart, then in another. Chances that
were 0 or 1 in every layout stay as they were counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.odds.build.sets import hands, open_places
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.hand_index import COLOURS, PLAIN, SIZE
from hasenpfeffer.odds.masks import TRUMP_SHIFT

Array = NDArray[np.float64]
Places = NDArray[np.int64]

RANK = 8
"""Products that certainly hold all that is not chance: by what is left, chance is measured."""
LEFT = 0.6
"""Of the chance in the counts, what the second chart still has to take out."""


def smoothed(chances: Array, form: Form) -> Array:
    """The chances of a form's hands, rid of most of the chance in how they were counted."""
    found = without_chance(chances, named_charts(SIZE) if form.named else open_charts())
    found = np.minimum.accumulate(np.clip(found, 0, 1), axis=1)
    certain = (chances == 0) | (chances == 1)
    return np.where(certain, chances, found)


def without_chance(values: Array, charts: tuple[list[Places], list[Places]]) -> Array:
    """Any values of all hands, a column for each kind, smoothed in one chart and the other."""
    noise = chance_in(values, charts[0])
    once = _through(values, charts[0], noise)
    return _through(once, charts[1], LEFT * noise)


def chance_in(chances: Array, chart: Iterable[Places]) -> Array:
    """How much chance there is in each column of counts: what a few products leave over."""
    total, free = np.zeros(chances.shape[1]), 0
    for places in chart:
        high, wide = places.shape
        if min(high, wide) > 2 * RANK:
            values = chances[places]
            left = values - _kept(values, np.ones(chances.shape[1]), RANK)
            total += (left**2).sum((0, 1))
            free += (high - RANK) * (wide - RANK)
    noise: Array = np.sqrt(total / free)
    return noise


def _through(chances: Array, chart: Iterable[Places], noise: Array) -> Array:
    """Smooth all parts of a chart; a hand that stands in several places gets their mean."""
    found, times = np.zeros_like(chances), np.zeros(len(chances))
    for places in chart:
        values = _kept(chances[places], noise)
        np.add.at(found, places, values)
        np.add.at(times, places, 1)
    mean: Array = found / times[:, None]
    return mean


def _kept(values: Array, noise: Array, rank: int | None = None) -> Array:
    """A chart of rows, columns and six chances each, as far as it stands out from chance."""
    high, wide, kinds = values.shape
    chart = (values / noise).reshape(high, wide * kinds)
    one, sizes, other = np.linalg.svd(chart, full_matrices=False)
    if rank:
        kept = np.where(np.arange(len(sizes)) < rank, sizes, 0)
    else:
        kept = shrunk(sizes, high, wide * kinds)
    found: Array = ((one * kept) @ other).reshape(high, wide, kinds) * noise
    return found


def shrunk(sizes: Array, high: int, wide: int) -> Array:
    """Singular values of what was seen, turned into the best guess of those without chance."""
    low, much = min(high, wide), max(high, wide)
    if low == 1:
        return sizes
    shape = low / much
    y = sizes / np.sqrt(much)
    inside = np.maximum((y**2 - shape - 1) ** 2 - 4 * shape, 0)
    found: Array = np.where(y > 1 + np.sqrt(shape), np.sqrt(inside) / np.maximum(y, 1e-9), 0)
    found *= np.sqrt(much)
    return found


def _charted(rows: Places, columns: Places, groups: Places, places: Places) -> list[Places]:
    """Cut hands into charts: one for each group, a row for each kind of row."""
    charts = []
    for group in np.unique(groups):
        within = groups == group
        down = np.unique(rows[within], return_inverse=True)[1]
        across = np.unique(columns[within], return_inverse=True)[1]
        chart = np.zeros((down.max() + 1, across.max() + 1), np.int64)
        chart[down, across] = places[within]
        charts.append(chart)
    return charts


@cache
def named_charts(size: int) -> tuple[list[Places], list[Places]]:
    """The plain suits of the other colour down; then all plain suits down."""
    all_hands = hands(size)
    places = np.arange(len(all_hands))
    plain, trumps = all_hands & (PLAIN << 7 | PLAIN), all_hands >> TRUMP_SHIFT
    sides = all_hands & ((1 << TRUMP_SHIFT) - 1)
    return (
        _charted(plain, all_hands ^ plain, np.bitwise_count(plain).astype(np.int64), places),
        _charted(sides, trumps, np.bitwise_count(trumps).astype(np.int64), places),
    )


@cache
def open_charts() -> tuple[list[Places], list[Places]]:
    """One colour down; then one suit down."""
    colours = np.array(COLOURS)
    suits = np.arange(PLAIN + 1)
    first, second = [], []
    for joker in (0, 1):
        left = SIZE - joker
        for size in range(left + 1):
            black, red = _of_size(colours, size), _of_size(colours, left - size)
            if size <= left - size:  # the other way round it is the same chart
                first.append(open_places(joker, black[:, None], red[None, :]))
            if size <= PLAIN.bit_count():
                spades = _of_size(suits, size)
                clubs, pair = (each.ravel() for each in np.meshgrid(suits, colours))
                fits = np.bitwise_count(clubs) + np.bitwise_count(pair) == left - size
                both = np.maximum(spades[:, None], clubs[fits]) << 6 | np.minimum(
                    spades[:, None], clubs[fits]
                )
                second.append(open_places(joker, both, pair[fits]))
    return first, second


def _of_size(cards: Places, size: int) -> Places:
    """Those that hold so many cards."""
    found: Places = cards[np.bitwise_count(cards) == size]
    return found
