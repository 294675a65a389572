"""Whole deals: what the tables foretold, and what perfect play with open cards came to."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.deal import Deal
from hasenpfeffer.odds.build.bands import banded
from hasenpfeffer.odds.chances import chances
from hasenpfeffer.odds.check.entries import chosen
from hasenpfeffer.odds.check.playing_out import seed_here, tricks_when
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.masks import mask
from hasenpfeffer.odds.numba_search import new_memory
from hasenpfeffer.odds.worth import value_of_each_discard
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import TRUMPS, Trump

LAYOUTS = 40
"""Layouts by which a discard is chosen, and trump where it comes after the widow."""
CLOSE = 0.3
"""Trumps within so many tricks of the best are tried on layouts."""


def fresh_deals(form: Form, deals: int, seed: str) -> tuple[list[tuple[float, ...]], list[int]]:
    """For each deal, what was foretold, and the tricks that the declarer's side takes."""
    random, memory = Random(f"{form} {seed}"), new_memory()
    seed_here(random.randrange(2**32))
    foretold, taken = [], []
    for _ in range(deals):
        deal = Deal.shuffled(dealer=random.choice(list(Seat)), random=random)
        declarer = random.choice(list(Seat))
        hand = deal.hands[declarer]
        if form.named:
            under = {trump: chances(hand, trump, form=form) for trump in TRUMPS}
            trump = max(TRUMPS, key=lambda each: sum(under[each]))
            foretold.append(under[trump])
            trumps: tuple[Trump, ...] = (trump,)
        else:
            foretold.append(chances(hand, form=form))
            trumps = _close((*hand, deal.widow), form)
        if form.widow == "dead":
            kept: Hand = hand
        else:
            trump, discard = chosen((*hand, deal.widow), trumps, LAYOUTS, form.lead, memory)
            kept = tuple(card for card in (*hand, deal.widow) if card is not discard)
        seats = [declarer.left(steps) for steps in range(4)]
        hands = [kept, *(deal.hands[seat] for seat in seats[1:])]
        leader = seats.index(deal.dealer.left(1)) if form.lead else 0
        numbers = np.array([mask(trump, each) for each in hands], np.uint64)
        taken.append(int(tricks_when(numbers, leader, memory)))
    return foretold, taken


def _close(seven: tuple[Card, ...], form: Form) -> tuple[Trump, ...]:
    """The trumps that may be best, by what six of the seven cards promise."""
    best = {
        trump: max(map(sum, value_of_each_discard(seven, trump, form=form).values()))
        for trump in TRUMPS
    }
    return tuple(trump for trump in TRUMPS if best[trump] > max(best.values()) - CLOSE)


def calibrated(foretold: NDArray[np.float64], taken: NDArray[np.int64]) -> dict[str, Any]:
    """Foretold against seen, in all and band by band."""
    number = np.arange(1, foretold.shape[1] + 1)
    happened = taken[:, None] >= number
    return {
        "deals": len(taken),
        "foretold": foretold.mean(0).round(4).tolist(),
        "seen": happened.mean(0).round(4).tolist(),
        "standard_error": (happened.std(0) / len(taken) ** 0.5).round(4).tolist(),
        "tricks_foretold": round(float(foretold.sum(1).mean()), 4),
        "tricks_seen": round(float(taken.mean()), 4),
        "tricks_standard_error": round(float(taken.std() / len(taken) ** 0.5), 4),
        "bands": banded(foretold, taken),
    }
