"""Single hands, judged by large samples of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.cards import DECK, Card
from hasenpfeffer.notation import hand_text
from hasenpfeffer.odds.chances import chances
from hasenpfeffer.odds.check import playing_out
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.masks import bits
from hasenpfeffer.odds.numba_search import new_memory
from hasenpfeffer.trump import TRUMPS, Trump

CHOOSING = 100
"""Layouts by which each discard, and trump where it comes after the widow, is chosen at first."""
NEAR = 0.25
"""Within so many tricks of the best, a second look is taken."""
JUDGING = 1500
"""Fresh layouts for each of the 19 widows: with 28,500 in all the error is 0.3 points at most."""
POINT = 0.01


class Judged(NamedTuple):
    """A hand, and its chances of at least 1 to 6 tricks as they were seen."""

    hand: str
    trump: str
    seen: tuple[float, ...]


def some_hands(form: Form, how_many: int, seed: int) -> list[tuple[tuple[Card, ...], Trump | None]]:
    """Hands drawn like any dealt hand, and a trump."""
    random = Random(f"{form} {seed}")
    return [
        (tuple(random.sample(DECK, 6)), random.choice(TRUMPS) if form.named else None)
        for _ in range(how_many)
    ]


def judged(form: Form, hand: tuple[Card, ...], trump: Trump | None, seed: int) -> Judged:
    """Play a hand out with each widow, choosing on other layouts than those that count."""
    playing_out.seed_here(seed)
    tally, memory = np.zeros(7), new_memory()
    for widow in DECK:
        if widow not in hand:
            best, dead = trump or TRUMPS[0], widow
            if form.widow != "dead":
                trumps = (trump,) if trump else TRUMPS
                best, dead = chosen((*hand, widow), trumps, CHOOSING, form.lead, memory)
            kept = tuple(card for card in (*hand, widow) if card is not dead)
            bit = bits(best)
            cards = np.array([bit[card] for card in DECK if card not in (*kept, dead)], np.uint64)
            own = np.uint64(sum(bit[card] for card in kept))
            playing_out.outcomes(own, cards, JUDGING, form.lead == 1, tally, memory)
    shares = tally[::-1].cumsum()[::-1][1:] / tally.sum()
    return Judged(hand_text(hand), str(trump or ""), tuple(shares.round(5).tolist()))


def chosen(
    seven: tuple[Card, ...],
    trumps: Iterable[Trump],
    layouts: int,
    lead: int,
    memory: Any,  # noqa: ANN401  # numpy's own type would say no more
) -> tuple[Trump, Card]:
    """Trump and discard that take most tricks over some shuffled layouts.

    Those that come near the best are tried again on ten times as many.
    """
    ways = [(trump, low) for trump in trumps for low in lowest_cards(seven, trump)]
    for times in (layouts, 10 * layouts):
        values = {}
        for trump in dict.fromkeys(trump for trump, _ in ways):
            low = [discard for each, discard in ways if each is trump]
            tally = tried(seven, low, trump, times, lead, memory)
            values.update(
                {(trump, discard): float(value) / times
                 for discard, value in zip(low, tally @ np.arange(7), strict=True)}
            )  # fmt: skip
        most = max(values.values())
        ways = [way for way in values if values[way] > most - NEAR]
        if len(ways) == 1:
            break
    return max(values, key=values.__getitem__)


def tried(  # noqa: PLR0913, PLR0917  # seven cards, what is done with them, and how often
    seven: tuple[Card, ...],
    discards: Sequence[Card],
    trump: Trump,
    layouts: int,
    lead: int,
    memory: Any,  # noqa: ANN401  # numpy's own type would say no more
) -> NDArray[np.float64]:
    """How often each of some discards leads to 0 to 6 tricks, over some shuffled layouts."""
    bit = bits(trump)
    tally = np.zeros((len(discards), 7))
    playing_out.discards_tried(
        np.uint64(sum(bit[card] for card in seven)),
        np.array([bit[card] for card in discards], np.uint64),
        np.array([bit[card] for card in DECK if card not in seven], np.uint64),
        layouts,
        lead == 1,
        tally,
        memory,
    )
    return tally


def lowest_cards(cards: Sequence[Card], trump: Trump) -> list[Card]:
    """The lowest card of each plain suit that is held; of trumps when there is no other."""
    by_suit = [[card for card in trump.cards_of(suit) if card in cards] for suit in trump.suits]
    return [held[-1] for held in by_suit[1:] if held] or [by_suit[0][-1]]


def compared(form: Form, samples: Sequence[Judged]) -> dict[str, Any]:
    """How far the table is from what was seen: six chances for each hand."""
    table, seen = [], []
    for each in samples:
        cards = tuple(map(Card.parse, each.hand.split()))
        trump = Trump.parse(each.trump) if each.trump else None
        table.append(chances(cards, trump, form=form))
        seen.append(each.seen)
    differ = np.abs(np.array(table) - np.array(seen))
    shares = np.array(seen)
    error = np.sqrt((shares * (1 - shares) / (19 * JUDGING)).mean())
    return {
        "hands": len(samples),
        "chances": int(differ.size),
        "within_one_point": round(float((differ <= POINT).mean()), 4),
        "within_one_point_by_tricks": (differ <= POINT).mean(0).round(4).tolist(),
        "mean_difference": round(float((np.array(table) - shares).mean()), 5),
        "mean_error": round(float(differ.mean()), 5),
        "largest_error": round(float(differ.max()), 4),
        "standard_error_of_the_samples": round(float(error), 5),
    }
