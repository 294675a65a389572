"""What `masks`, `bounds` and `memory` say of cards, compiled: the parts of `numba_search`."""

# ruff: noqa: ANN001, ANN201, ANN202, PLR0911, PLR0913, PLR0917  Numba finds the types
# mypy: ignore-errors
# (It cannot follow what Numba compiles; every function here is held against its plain twin.)
from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from hasenpfeffer.odds import masks
from hasenpfeffer.odds.memory import CLOSED_UP

U = np.uint64  # hands are unsigned, counts are not: mixed, they would become fractions
NONE, ONE, TWO = U(0), U(1), U(2)
TRUMPS, FENCES = U(masks.TRUMPS), U(masks.FENCES)
PLAIN_A, PLAIN_B, COLOUR = (U(suit) for suit in masks.SIDE_SUITS)
AT_B, AT_COLOUR, AT_TRUMPS, TO_ROW = U(7), U(14), U(20), U(12)
STRONG, HIGH, JOKER = (
    U(cards)
    for cards in (masks.TRUMPS | masks.ACES, masks.RIGHT_BIT | masks.JOKER_BIT, masks.JOKER_BIT)
)
SURE = np.frombuffer(masks.SURE, dtype=np.uint8)
ALL = U(2**64 - 1)
SUIT_AT = np.zeros(65, np.uint64)
"""`masks.SUIT_AT` by the zeros before a card: a look-up, where branches would be guessed wrong."""
SUIT_AT[64 - np.arange(len(masks.SUIT_AT))] = masks.SUIT_AT


def _closed_up() -> Any:  # noqa: ANN401  # numpy's own type would say no more
    """`memory.CLOSED_UP` as an array, with a gap after each bit for that of a second hand."""
    table = np.zeros(1 << 16, np.uint16)
    for held, parts in enumerate(CLOSED_UP):
        for cards, closed in parts.items():
            places = range(held.bit_count())
            table[held << 8 | cards] = sum((closed >> place & 1) << 2 * place for place in places)
    return table


PACKED = _closed_up()


@intrinsic
def count(_context, _cards):
    """How many cards: one instruction of the processor."""
    return types.int64(types.uint64), lambda _c, build, _s, args: build.ctpop(args[0])


@intrinsic
def _zeros(_context, _cards):
    """How many zeros stand before the best card."""
    zero = ir.Constant(ir.IntType(1), 0)
    return types.uint64(types.uint64), lambda _c, build, _s, args: build.ctlz(args[0], zero)


@njit(inline="always")
def above(cards):
    """Everything better than the best of some cards of a suit."""
    return ALL << (U(64) - _zeros(cards))


@njit(inline="always")
def lowest(cards):
    """The lowest card."""
    return cards & (~cards + ONE)


@njit(inline="always")
def best(cards):
    """The best card."""
    return ONE << (U(63) - _zeros(cards))


@njit(inline="always")
def beyond(cards, card, others):
    """The cards that are left when the lowest and all its equals are taken away."""
    fence = others & ~(card | (card - ONE))
    return cards & ~(lowest(fence) - ONE)


@njit(inline="always")
def suit_of(card):
    """All cards of the suit that a card belongs to."""
    return SUIT_AT[_zeros(card)]


@njit(inline="always")
def standing(x, y, z, w):
    """Cards of a suit that nobody can beat when ``x`` leads it, over and over."""
    top = count(x & above(y | z | w))
    if top and top >= count(y) and top >= count(z) and top >= count(w):
        return count(x)
    return top


@njit(inline="always")
def followed(top, trumps, cards):
    """How often a suit can be led before a player who holds trumps is void."""
    return min(top, count(cards)) if trumps else top


@njit(inline="always")
def plain(x, y, z, w, at, bt, ct, dt):
    """What stands in a plain suit, what of it can be cashed, what partner can, the way to him."""
    if x > y | z | w:
        top = standing(x, y, z, w)
        return top, followed(followed(followed(top, bt, y), dt, w), ct, z), 0, False
    if z > x | y | w:
        top = followed(followed(followed(standing(z, x, y, w), bt, y), dt, w), at, x)
        return 0, 0, top, top > 0 and x != NONE
    return 0, 0, 0, False


@njit(inline="always")
def settled(a, b, c, d, n, need):
    """See `bounds.settled`: 1 for yes, -1 for no, 0 where only a search can tell.

    It sees one thing more, which costs as much as it saves where nothing is compiled: what two
    hands take together with trumps above all of the other side's. One of those falls on another
    only when both have to be played, and not while the longer hand has a trump for each trick.
    (A barred joker, R1, could be made to wait until then.)
    """
    at, bt, ct, dt = a & TRUMPS, b & TRUMPS, c & TRUMPS, d & TRUMPS
    theirs = (bt | dt) >> AT_TRUMPS
    sure = np.int64(max(SURE[at >> TO_ROW | theirs], SURE[ct >> TO_ROW | theirs]))
    if sure >= need:
        return 1
    ours = (at | ct) >> AT_TRUMPS
    if n - max(SURE[bt >> TO_ROW | ours], SURE[dt >> TO_ROW | ours]) < need:
        return -1
    top = count((at | ct) & above(bt | dt))
    if top >= need and max(count(at), count(ct)) >= need:
        return 1
    top = count((bt | dt) & above(at | ct))
    if top > n - need and max(count(bt), count(dt)) > n - need:
        return -1
    crossing = at != NONE and ct > (at | bt | dt)
    one = plain(a & PLAIN_A, b & PLAIN_A, c & PLAIN_A, d & PLAIN_A, at, bt, ct, dt)
    two = plain(a & PLAIN_B, b & PLAIN_B, c & PLAIN_B, d & PLAIN_B, at, bt, ct, dt)
    three = plain(a & COLOUR, b & COLOUR, c & COLOUR, d & COLOUR, at, bt, ct, dt)
    sure += one[1] + two[1] + three[1]
    if crossing or one[3] or two[3] or three[3]:
        sure += one[2] + two[2] + three[2]
    if sure >= need:
        return 1
    stand = one[0] + two[0] + three[0]
    if stand and at > (bt | ct | dt) and count(at) + stand >= need:
        top = count(at & above(bt | ct | dt))
        if count(bt) <= top and count(dt) <= top:
            return 1
    return 0


@njit(inline="always")
def _packed(held, even, late):
    """Whose the cards of one suit are, two bits a card."""
    row = held << U(8)
    whose = U(PACKED[row | even]) << ONE | U(PACKED[row | late])
    return whose | ONE << U(2 * count(held))


@njit(inline="always")
def fingerprint(a, b, c, d):
    """See `memory.fingerprint`; here it fits into 56 bits."""
    held, even, late = a | b | c | d, b | d, c | d
    first = _packed(held & U(63), even & U(63), late & U(63))
    second = _packed(held >> AT_B & U(63), even >> AT_B & U(63), late >> AT_B & U(63))
    third = _packed(held >> AT_COLOUR & U(31), even >> AT_COLOUR & U(31), late >> AT_COLOUR & U(31))
    trump = _packed(held >> AT_TRUMPS, even >> AT_TRUMPS, late >> AT_TRUMPS)
    first, second = max(first, second), min(first, second)
    second, third = max(second, third), min(second, third)
    first, second = max(first, second), min(first, second)
    return trump << U(39) | first << U(26) | second << U(13) | third
