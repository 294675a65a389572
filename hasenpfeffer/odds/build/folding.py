"""From counts for hands of seven to the chances of every hand in every form."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.cards import DECK
from hasenpfeffer.odds.build.chunks import Counts
from hasenpfeffer.odds.build.counting import DISCARDS, OUTCOMES
from hasenpfeffer.odds.build.sets import Masks, hands, open_hands, places
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.masks import bits
from hasenpfeffer.trump import TRUMPS

Array = NDArray[np.float64]

UNSEEN = 19
"""Cards that may be the widow, or lie dead."""
CARD_BITS = tuple(bits(TRUMPS[0]).values())
"""The twenty-five cards as numbers."""


class Kept(NamedTuple):
    """The best of each hand of seven, under one lead."""

    mean: Array
    """Tricks, by half: what the discard chosen on that half seems to be worth there."""
    shares: Array
    """Shares of 0 to 6 tricks, by half: of the discard chosen on it, judged on the other."""


def best_of_seven(counts: Counts, lead: int) -> Kept:
    """Choose each discard on one half of the layouts, judge it on the other, and the reverse."""
    some = counts[:, :, :, lead]
    sizes = some.sum(-1, dtype=np.int32)
    tricks = some @ np.arange(OUTCOMES, dtype=np.float64)
    means = np.where(sizes == sizes.max(1, keepdims=True), tricks / np.maximum(sizes, 1), -1.0)
    chosen = means.argmax(1)
    rows, halves = np.arange(len(some))[:, None], np.arange(2)[None, :]
    judged = some[rows, chosen, 1 - halves].astype(np.float64)
    return Kept(means.max(1), judged / judged.sum(-1, keepdims=True))


def chances(counts: Counts, form: Form) -> Array:
    """The chance of at least 1 to 6 tricks, a row for every hand of a form."""
    shares = _FOLDS[form.widow](counts, form.lead)
    at_least: Array = shares[:, ::-1].cumsum(1)[:, ::-1][:, 1:]
    return at_least


def _before(counts: Counts, lead: int) -> Array:
    """Trump is named, then the widow is taken: the mean over all widows."""
    best = best_of_seven(counts, lead).shares.mean(1)
    shares = np.zeros((len(hands(6)), OUTCOMES))
    for card in CARD_BITS:
        without = hands(6) & card == 0
        shares[without] += best[places(hands(6)[without] | card, 7)]
    return shares / UNSEEN


def _dead(counts: Counts, lead: int) -> Array:
    """Nobody gets the widow: as if each card in turn had been taken and laid away again."""
    some = counts[:, :, :, lead].sum(2, dtype=np.float64)
    each = some / some.sum(-1, keepdims=True)
    shares = np.zeros((len(hands(6)), OUTCOMES))
    for card in CARD_BITS:
        without = hands(6) & card == 0
        seven, discard = discarded(hands(6)[without] | card, card)
        shares[without] += each[seven, discard]
    return shares / UNSEEN


def discarded(sevens: Masks, card: int) -> tuple[Masks, Masks]:
    """The places of hands of seven, and which of its cards, from the lowest, one card is."""
    where = places(sevens, 7)
    seen = np.where(hands(7)[where] == sevens, card, _other(card))
    return where, np.bitwise_count(hands(7)[where] & (seen - 1)).astype(np.int64)


def _other(card: int) -> int:
    """The same card of the other plain suit, if there is one."""
    return card >> 7 if 1 << 7 <= card < 1 << 14 else card << 7 if card < 1 << 6 else card


def _after(counts: Counts, lead: int) -> Array:
    """The widow is seen, then trump is named: the mean of the best, trump chosen like discards."""
    best = best_of_seven(counts, lead)
    some = open_hands()  # a row for each hand, a column for each card: held or not
    shares = np.zeros((len(some), OUTCOMES))
    for widow in range(len(DECK)):
        without = ~some[:, widow]
        sevens = some[without].copy()
        sevens[:, widow] = True
        where = np.stack([places(sevens @ under, 7) for under in UNDER], axis=1)
        for half in (0, 1):
            trump = best.mean[where, half].argmax(1)
            chosen = where[np.arange(len(where)), trump]
            shares[without] += best.shares[chosen, half] / 2
    return shares / UNSEEN


UNDER = np.array([[bits(trump)[card] for card in DECK] for trump in TRUMPS])
"""What each card of the deck is as a number, under each trump."""

_FOLDS = {"before": _before, "after": _after, "dead": _dead}


def value_of_discards(counts: Counts, lead: int) -> Array:
    """Mean tricks for each discard of each hand of seven."""
    some = counts[:, :, :, lead].sum(2, dtype=np.float64)
    found: Array = (some @ np.arange(OUTCOMES)) / some.sum(-1)
    return found.reshape(-1, DISCARDS)
