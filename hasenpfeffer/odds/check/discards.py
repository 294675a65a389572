"""How well six cards, valued by themselves, tell which of seven to lay away."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hasenpfeffer.cards import DECK, Card
from hasenpfeffer.notation import hand_text
from hasenpfeffer.odds.check.entries import lowest_cards, tried
from hasenpfeffer.odds.check.playing_out import seed_here
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.numba_search import new_memory
from hasenpfeffer.odds.worth import value_of_each_discard
from hasenpfeffer.trump import TRUMPS, Trump

LAYOUTS = 1000
"""Layouts in each of two halves, both with all seven discards."""
ALIKE = 0.02
"""Discards are as good as each other when they differ by less than this in tricks."""


class Tried(NamedTuple):
    """Seven cards, and the shares of 0 to 6 tricks: by half and by discard."""

    seven: str
    trump: str
    halves: tuple[tuple[tuple[float, ...], ...], ...]


def all_tried(form: Form, sevens: int, seed: int) -> list[Tried]:
    """Try every discard of some hands of seven."""
    random, memory = Random(f"{form} {seed}"), new_memory()
    seed_here(seed)
    found = []
    for _ in range(sevens):
        seven, trump = tuple(random.sample(DECK, 7)), random.choice(TRUMPS)
        halves = [tried(seven, seven, trump, LAYOUTS, form.lead, memory) for _ in range(2)]
        shares = [(half / LAYOUTS).round(4).tolist() for half in halves]
        found.append(Tried(hand_text(seven), str(trump), tuple(shares)))
    return found


def compared(form: Form, samples: Sequence[Tried]) -> dict[str, Any]:
    """Hold the table of six cards against what was seen of all seven discards.

    A loss is counted on the half of the layouts that did not name the best discard.
    """
    lost, spread, named, low_lost, errors, tricks = [], [], 0, [], [], []
    for each in samples:
        seven, trump = tuple(map(Card.parse, each.seven.split())), Trump.parse(each.trump)
        said = np.array(list(value_of_each_discard(seven, trump, form=form).values()))
        halves = np.array(each.halves)
        seen = halves[..., ::-1].cumsum(-1)[..., ::-1][..., 1:]
        errors.append(said - seen.mean(0))
        values = seen.sum(-1)
        tricks.append(said.sum(1) - values.mean(0))
        choice = int(said.sum(1).argmax())
        low = [seven.index(card) for card in lowest_cards(seven, trump)]
        whole = values.mean(0)
        named += bool(whole[choice] > whole.max() - ALIKE)
        spread.append(whole.max() - whole.min())
        lost.append(_loss(values, lambda _, choice=choice: choice))
        low_lost.append(_loss(values, lambda half, low=low: low[int(half[low].argmax())]))
    off = np.array(errors)
    return {
        "hands_of_seven": len(samples),
        "layouts_each": 2 * LAYOUTS,
        "mean_difference": round(float(off.mean()), 4),
        "mean_error": round(float(np.abs(off).mean()), 4),
        "mean_error_in_tricks": round(float(np.abs(np.array(tricks)).mean()), 4),
        "names_the_best_or_one_as_good": round(named / len(samples), 4),
        "tricks_lost": _mean(lost),
        "tricks_lost_if_only_lowest_cards_are_tried": _mean(low_lost),
        "tricks_between_best_and_worst": round(float(np.mean(spread)), 4),
    }


def _loss(values: NDArray[np.float64], choose: Any) -> float:  # noqa: ANN401  # a short function
    """What a choice costs against the best of all seven, each half judging the other."""
    both = [
        values[1 - half][int(values[half].argmax())] - values[1 - half][choose(values[half])]
        for half in (0, 1)
    ]
    return float(np.mean(both))


def _mean(losses: Sequence[float]) -> dict[str, float]:
    """A mean with its error."""
    error = np.std(losses) / len(losses) ** 0.5
    return {"mean": round(float(np.mean(losses)), 4), "standard_error": round(float(error), 4)}
