"""The search of `search`, compiled: for building tables, never imported by the package.

It asks the same questions in the same order, on the layout of `masks`, and sees a little more
without searching; its memory is an array of fixed size, in which a newer position pushes out an
older one. It needs Numba (``pip install hasenpfeffer[tables]``) and compiles when first called,
which takes a while: ``cache=True`` is no way out, a cached function that calls itself aborts the
next run. It knows the usual reading of the joker only (R1, ``trumps``); for ``barred`` there is
the other search.
"""

# ruff: noqa: ANN001, ANN201, ANN202, C901, PLR0911, PLR0912, PLR0913, PLR0915, PLR0917  Numba finds the types
# mypy: ignore-errors
# (It cannot follow what Numba compiles; every function here is held against its plain twin.)
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

from hasenpfeffer.odds.numba_cards import (
    COLOUR,
    FENCES,
    HIGH,
    JOKER,
    NONE,
    PLAIN_A,
    PLAIN_B,
    STRONG,
    TRUMPS,
    U,
    above,
    best,
    beyond,
    count,
    fingerprint,
    lowest,
    settled,
    suit_of,
)

MEMORY_BITS = 14
"""Room for 16,384 positions: 128 kB, so that it stays near the processor; more room was slower."""
_MIX = U(0x9E3779B97F4A7C15)
_TO_PLACE = U(64 - MEMORY_BITS)


@intrinsic
def _start(_context, array):
    """Where an array begins: one word to hand down, instead of seven."""

    def build(context, builder, signature, args):
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return types.CPointer(types.uint64)(array), build


@njit(inline="always")
def may_play(hand, suit):
    """Follow suit if you can."""
    return hand & suit or hand


@njit(inline="always")
def place_of(key):
    """Where a position is remembered."""
    return np.int64(key * _MIX >> _TO_PLACE)


@njit(inline="always")
def takes(a, b, c, d, n, need, memory):
    """See `search.Search.takes`; only what nobody can see or remembers is searched."""
    if need <= 0:
        return True
    if need > n:
        return False
    if n == 1:
        counting = suit_of(a) | TRUMPS
        return (a | c) & counting > (b | d) & counting
    sight = settled(a, b, c, d, n, need)
    if sight != 0:
        return sight > 0
    key = fingerprint(a, b, c, d)
    known = memory[place_of(key)]
    least, most = 0, n
    if known >> U(8) == key:
        least, most = np.int64(known & U(7)), np.int64(known >> U(3) & U(7))
        if need <= least:
            return True
        if need > most:
            return False
    return searched(a, b, c, d, n, need, key, least, most, memory)


@njit
def searched(a, b, c, d, n, need, key, least, most, memory):
    """Search, and remember what came out."""
    answer = tried(a, b, c, d, n, need, memory)
    if answer:
        least = need
    else:
        most = need - 1
    memory[place_of(key)] = key << U(8) | U(most << 3 | least)
    return answer


@njit(inline="always")
def tried(a, b, c, d, n, need, memory):
    """Find a lead such that for every second card there is a third that no fourth beats."""
    others = b | c | d
    best_of = above(others & TRUMPS) & TRUMPS | above(others & PLAIN_A) & PLAIN_A
    best_of |= above(others & PLAIN_B) & PLAIN_B | above(others & COLOUR) & COLOUR
    unequal, rest = NONE, a
    while rest:
        card = lowest(rest)
        unequal |= card
        rest = beyond(rest, card, others | FENCES)
    winners = unequal & best_of
    for leads in (winners, unequal & ~winners & ~TRUMPS, unequal & ~winners & TRUMPS):
        low_first = leads & (winners | TRUMPS) == NONE
        left = leads
        while left:
            x = lowest(left) if low_first else best(left)
            left ^= x
            if stands(a ^ x, b, c, d, x, n, need, memory):
                return True
    return False


@njit(inline="always")
def stands(a, b, c, d, x, n, need, memory):
    """Whether a lead, ``x``, does what is needed against every second card."""
    suit = suit_of(x)
    counting = suit | TRUMPS
    others_b, others_c, others_d = (
        a | x | c | d | FENCES,
        a | x | b | d | FENCES,
        a | x | b | c | FENCES,
    )
    may_b, may_c, may_d = may_play(b, suit), may_play(c, suit), may_play(d, suit)
    over_b = may_b & counting & above(x)
    under_b = may_b ^ over_b
    more_b = True
    while more_b:
        y = lowest(over_b or under_b)
        if over_b:
            over_b = beyond(over_b, y, others_b)
        elif under_b:
            under_b = beyond(under_b, y, others_b)
        more_b = (over_b | under_b) != NONE
        theirs = y & counting > x
        high = y if theirs else x
        spare_c = not theirs and x > d & counting
        over_c = may_c & counting & above(high)
        under_c = may_c ^ over_c
        found, more_c = False, True
        while more_c and not found:
            low = under_c != NONE and (spare_c or over_c == NONE)
            z = lowest(under_c if low else over_c)
            if low:
                under_c = beyond(under_c, z, others_c)
            elif over_c:
                over_c = beyond(over_c, z, others_c)
            more_c = (over_c | under_c) != NONE
            ours = z & counting > high
            top = z if ours else high
            spare_d = theirs and not ours
            over_d = may_d & counting & above(top)
            under_d = may_d ^ over_d
            found, more_d = True, True
            while more_d and found:
                low = under_d != NONE and (spare_d or over_d == NONE)
                q = lowest(under_d if low else over_d)
                if low:
                    under_d = beyond(under_d, q, others_d)
                elif over_d:
                    over_d = beyond(over_d, q, others_d)
                more_d = (over_d | under_d) != NONE
                kept_b, kept_c, kept_d = b ^ y, c ^ z, d ^ q
                # Who has won leads on; a single call keeps the compiled code short.
                if q & counting > top:
                    first, second, third, fourth, lost = kept_d, a, kept_b, kept_c, True
                elif ours:
                    first, second, third, fourth, lost = kept_c, kept_d, a, kept_b, False
                elif theirs:
                    first, second, third, fourth, lost = kept_b, kept_c, kept_d, a, True
                else:
                    first, second, third, fourth, lost = a, kept_b, kept_c, kept_d, False
                needed = n - need if lost else need - 1
                found = takes(first, second, third, fourth, n - 1, needed, memory) != lost
        if not found:
            return False
    return True


@njit(inline="always")
def _strength(hand):
    """Count what is likely to take a trick."""
    return count(hand & STRONG) + count(hand & HIGH) + count(hand & JOKER)


@njit
def guess(a, b, c, d):
    """See `search.guess`."""
    ahead = _strength(a) + _strength(c) - _strength(b) - _strength(d)
    return (27 * count(a) + 20 * ahead) // 50 + 1


@njit
def most_from(need, a, b, c, d, memory):
    """The tricks that the leader's side takes, asked upwards or downwards from ``need``."""
    n = count(a)
    start = _start(memory)
    least, highest = 0, n
    while least < highest:
        need = min(max(need, least + 1), highest)
        if takes(a, b, c, d, n, need, start):
            least = need
            need += 1
        else:
            highest = need - 1
            need -= 1
    return least


@njit
def most(a, b, c, d, memory):
    """The tricks that the leader's side takes."""
    return most_from(guess(a, b, c, d), a, b, c, d, memory)


@njit(nogil=True)
def most_of_each(hands, memory):
    """The same for many deals: a row of four hands each, leader first."""
    found = np.empty(len(hands), np.int8)
    for row in range(len(hands)):
        a, b, c, d = hands[row]
        found[row] = most(a, b, c, d, memory)
    return found


def new_memory() -> Any:  # noqa: ANN401  # numpy's own type would say no more
    """An empty memory; each thread needs its own."""
    return np.zeros(1 << MEMORY_BITS, np.uint64)


def rows(hands: Iterable[tuple[int, ...]]) -> Any:  # noqa: ANN401  # as above
    """Many deals, four numbers each, as the array that is asked for."""
    return np.array(list(hands), np.uint64).reshape(-1, 4)
