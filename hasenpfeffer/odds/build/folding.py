"""From counts for hands of seven to the chances of every hand in every form."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from hasenpfeffer.cards import DECK
from hasenpfeffer.odds.build.chunks import Counts
from hasenpfeffer.odds.build.counting import DISCARDS, OUTCOMES
from hasenpfeffer.odds.build.sets import Masks, hands, open_hands, places
from hasenpfeffer.odds.build.smoothing import Array, named_charts, smoothed, without_chance
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.hand_index import SIZE
from hasenpfeffer.odds.masks import bits
from hasenpfeffer.trump import TRUMPS

OWN = 0.3
"""How much a discard's own layouts count when it is chosen: between 0.2 and 0.6 the choice is
about equally good."""
UNSEEN = 19
"""Cards that may be the widow, or lie dead."""
CARD_BITS = tuple(bits(TRUMPS[0]).values())
"""The twenty-five cards as numbers."""


class Kept(NamedTuple):
    """The best of each hand of seven, under one lead."""

    worth: Array
    """Tricks, by half: what the discard chosen on that half seems to be worth there."""
    shares: Array
    """Shares of 0 to 6 tricks, by half: of the discard chosen on it, judged on the other."""


def best_of_seven(counts: Counts, lead: int) -> Kept:
    """Choose each discard on one half of the layouts, judge it on the other, and the reverse.

    Few layouts say little of one discard, so what its six cards are worth alone counts as well.
    Layouts of the half that judges have no say in the choice.
    """
    some = counts[:, :, :, lead]
    sizes = some.sum(-1, dtype=np.int32)
    likely = sizes == sizes.max(1, keepdims=True)
    own = (some @ np.arange(OUTCOMES, dtype=np.float64)) / sizes
    alone = np.stack([_worth_of_six(counts, lead, half)[kept_six()] for half in (0, 1)], axis=-1)
    chosen = np.where(likely, OWN * own + (1 - OWN) * alone, -1).argmax(1)
    rows, halves = np.arange(len(some))[:, None], np.arange(2)[None, :]
    judged = some[rows, chosen, 1 - halves].astype(np.float64)
    worth = without_chance(own[rows, chosen, halves], named_charts(SIZE + 1))
    return Kept(worth, judged / judged.sum(-1, keepdims=True))


def _worth_of_six(counts: Counts, lead: int, half: int) -> Array:
    """Mean tricks of every hand of six on one half, as if the widow were dead."""
    shares = _without_widow(counts[:, :, half : half + 1], lead)
    found: Array = without_chance(at_least(shares), named_charts(SIZE)).sum(1)
    return found


@cache
def kept_six() -> Masks:
    """For every hand of seven and each of its discards, the place of the six cards kept."""
    sevens, rest, columns = hands(SIZE + 1), hands(SIZE + 1), []
    for _ in range(DISCARDS):
        columns.append(places(sevens ^ (rest & -rest), SIZE))
        rest = rest & (rest - 1)
    return np.stack(columns, axis=1)


def chances(counts: Counts, form: Form) -> Array:
    """The chance of at least 1 to 6 tricks, a row for every hand of a form."""
    return smoothed(counted(counts, form), form)


def counted(counts: Counts, form: Form) -> Array:
    """The same as it was counted, with all that is chance in it."""
    if form.widow == "dead":
        return at_least(_without_widow(counts, form.lead))
    best = best_of_seven(counts, form.lead)
    return at_least(_named(best) if form.named else _named_after(best))


def at_least(shares: Array) -> Array:
    """From shares of 0 to 6 tricks to those of at least 1 to 6."""
    found: Array = shares[:, ::-1].cumsum(1)[:, ::-1][:, 1:]
    return found


def _named(best: Kept) -> Array:
    """Trump is named, then the widow is taken: the mean over all widows."""
    both = best.shares.mean(1)
    shares = np.zeros((len(hands(SIZE)), OUTCOMES))
    for card in CARD_BITS:
        without = hands(SIZE) & card == 0
        shares[without] += both[places(hands(SIZE)[without] | card, SIZE + 1)]
    return shares / UNSEEN


def _named_after(best: Kept) -> Array:
    """The widow is seen, then trump is named: the mean of the best, trump chosen like discards."""
    some = open_hands()  # a row for each hand, a column for each card: held or not
    shares = np.zeros((len(some), OUTCOMES))
    for widow in range(len(DECK)):
        without = ~some[:, widow]
        sevens = some[without].copy()
        sevens[:, widow] = True
        where = np.stack([places(sevens @ under, SIZE + 1) for under in UNDER], axis=1)
        rows = np.arange(len(where))
        for half in (0, 1):
            trump = where[rows, best.worth[where, half].argmax(1)]
            shares[without] += best.shares[trump, half] / 2
    return shares / UNSEEN


def _without_widow(counts: Counts, lead: int) -> Array:
    """Nobody gets the widow: as if each card in turn had been taken and laid away again."""
    some = counts[:, :, :, lead].sum(2, dtype=np.float64)
    each = some / some.sum(-1, keepdims=True)
    shares = np.zeros((len(hands(SIZE)), OUTCOMES))
    for card in CARD_BITS:
        without = hands(SIZE) & card == 0
        seven, discard = discarded(hands(SIZE)[without] | card, card)
        shares[without] += each[seven, discard]
    return shares / UNSEEN


def discarded(sevens: Masks, card: int) -> tuple[Masks, Masks]:
    """The places of hands of seven, and which of its cards, from the lowest, one card is."""
    where = places(sevens, SIZE + 1)
    seen = np.where(hands(SIZE + 1)[where] == sevens, card, _other(card))
    return where, np.bitwise_count(hands(SIZE + 1)[where] & (seen - 1)).astype(np.int64)


def _other(card: int) -> int:
    """The same card of the other plain suit, if there is one."""
    return card >> 7 if 1 << 7 <= card < 1 << 14 else card << 7 if card < 1 << 6 else card


UNDER = np.array([[bits(trump)[card] for card in DECK] for trump in TRUMPS])
"""What each card of the deck is as a number, under each trump."""
