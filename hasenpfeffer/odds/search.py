"""The fast search: how many tricks the leader's side takes, with all cards open.

Hands are numbers (see `masks`) and stand in the order of play: ``a`` leads, then ``b``, ``c``
(the leader's partner) and ``d`` play. A player whose partner went alone holds nothing and plays
nothing: his hand is 0. After a trick the hands are turned so that its winner comes first, so
that no seat is ever named. The only question asked is whether the leader's side takes ``need``
of ``n`` tricks; yes or no can be cut short, a count could not.
"""

# ruff: noqa: C901, PLR0911, PLR0912, PLR0913, PLR0917  four hands are four numbers, and one loop
from __future__ import annotations

from collections.abc import Callable

from hasenpfeffer.odds.bounds import settled
from hasenpfeffer.odds.masks import (
    ACES,
    FENCES,
    JOKER_BIT,
    RIGHT_BIT,
    SUIT_AT,
    TRUMPS,
    distinct,
    replies,
)
from hasenpfeffer.odds.memory import fingerprint

ROOM = 1 << 18
"""Positions remembered before all are forgotten: some 33 MB."""

_UNKNOWN = tuple((0, n) for n in range(7))
"""Of so many tricks, at least none and at most all."""


class Search:
    """A search with its memory, for one reading of the joker (R1).

    The memory is true of any deal under any trump, so one search answers for many.
    """

    __slots__ = ("_fences", "_joker", "_memory", "nodes")

    def __init__(self, *, barred: bool = False) -> None:
        self._joker = JOKER_BIT if barred else 0
        self._fences = FENCES | self._joker  # barred, the joker is no card like the one below it
        self._memory: dict[int, tuple[int, int]] = {}
        self.nodes = 0
        """Tricks begun so far, for those who measure."""

    def __len__(self) -> int:
        return len(self._memory)

    def most(self, a: int, b: int, c: int, d: int) -> int:
        """The tricks that the leader's side takes, all hands being of one size or empty."""
        n = a.bit_count()
        return highest(lambda need: self.takes(a, b, c, d, n, need), n, guess(a, b, c, d))

    def replies(self, hand: int, led: int, others: int) -> list[int]:
        """What may be played to a lead, one of each run of equal cards."""
        suit = SUIT_AT[led.bit_length()]
        return replies(hand, suit, led, others | self._fences, self._joker, spare=False)

    def takes(self, a: int, b: int, c: int, d: int, n: int, need: int) -> bool:
        """Whether the leader's side takes at least ``need`` of the ``n`` tricks left."""
        if need <= 0:
            return True
        if need > n:
            return False
        self.nodes += 1
        if n == 1:
            counting = SUIT_AT[a.bit_length()] | TRUMPS
            return (a | c) & counting > (b | d) & counting
        answer = settled(a, b, c, d, n, need)
        if answer is not None:
            return answer
        # Barred, it matters whether the highest trump is the joker.
        key = fingerprint(a, b, c, d) | ((a | b | c | d) & self._joker) << 72
        least, most = self._memory.get(key, _UNKNOWN[n])
        if need <= least:
            return True
        if need > most:
            return False
        answer = self._tried(a, b, c, d, n, need)
        if len(self._memory) >= ROOM:
            self._memory.clear()
        self._memory[key] = (need, most) if answer else (least, need - 1)
        return answer

    def _tried(self, a: int, b: int, c: int, d: int, n: int, need: int) -> bool:
        """Find a lead such that for every second card there is a third that no fourth beats."""
        takes, joker, fences = self.takes, self._joker, self._fences
        others_b, others_c, others_d = a | c | d | fences, a | b | d | fences, a | b | c | fences
        n_left, lost, won = n - 1, n - need, need - 1
        for x in self._leads(a, b | c | d):
            suit = SUIT_AT[x.bit_length()]
            counting = suit | TRUMPS
            kept_a = a ^ x
            for y in replies(b, suit, x, others_b, joker, spare=False):
                kept_b = b ^ y
                theirs = y & counting > x
                best = y if theirs else x
                safe = not theirs and x > d & counting
                for z in replies(c, suit, best, others_c, joker, spare=safe):
                    kept_c = c ^ z
                    ours = z & counting > best
                    top = z if ours else best
                    for q in replies(d, suit, top, others_d, joker, spare=theirs and not ours):
                        # Who has won leads on: ask his side for what it still needs.
                        if q & counting > top:
                            if takes(d ^ q, kept_a, kept_b, kept_c, n_left, lost):
                                break
                        elif ours:
                            if not takes(kept_c, d ^ q, kept_a, kept_b, n_left, won):
                                break
                        elif theirs:
                            if takes(kept_b, kept_c, d ^ q, kept_a, n_left, lost):
                                break
                        elif not takes(kept_a, kept_b, kept_c, d ^ q, n_left, won):
                            break
                    else:
                        break  # no fourth card beats this third one
                else:
                    break  # the second card beats this lead
            else:
                return True
        return False

    def _leads(self, a: int, others: int) -> list[int]:
        """What to lead, likely good leads first: winners, low plain cards, other trumps."""
        winners, low, trumps = [], [], []
        for card in distinct(a, others | self._fences):
            suit = SUIT_AT[card.bit_length()]
            if card > others & suit:
                winners.append(card)
            elif suit == TRUMPS:
                trumps.append(card)
            else:
                low.append(card)
        return [*reversed(winners), *low, *reversed(trumps)]


def highest(takes: Callable[[int], bool], n: int, guess: int) -> int:
    """The most of ``n`` tricks that a side takes, asked upwards or downwards from a guess.

    >>> highest(lambda need: need <= 4, 6, 3)
    4
    """
    least, most, need = 0, n, guess
    while least < most:
        need = min(max(need, least + 1), most)
        if takes(need):
            least = need
            need += 1
        else:
            most = need - 1
            need -= 1
    return least


def guess(a: int, b: int, c: int, d: int) -> int:
    """Where to begin asking: in 78 of 100 random deals the truth, or one trick more.

    Both take two questions: yes and no above it, or no and yes below it. A trump or a plain ace
    counts 1, the right bower 2, the joker 3; the numbers below were fitted to random deals.
    """
    ahead = _strength(a) + _strength(c) - _strength(b) - _strength(d)
    return (27 * a.bit_count() + 20 * ahead) // 50 + 1  # 0.54 a trick, 0.4 a point, the next above


def _strength(hand: int) -> int:
    """Count what is likely to take a trick."""
    strong = (hand & (TRUMPS | ACES)).bit_count()
    return strong + (hand & (RIGHT_BIT | JOKER_BIT)).bit_count() + (hand & JOKER_BIT).bit_count()
