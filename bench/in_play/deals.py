"""Deals played by four who follow rules of thumb, and what the tables foretold of each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hasenpfeffer import CLASSIC, HOYLE, ROUNDS, Card, Deal, Rules, Seat
from hasenpfeffer.bots import play_out
from hasenpfeffer.calls import bid
from hasenpfeffer.odds import Chances, Form, chances, value_of_each_discard
from hasenpfeffer.trump import TRUMPS, Trump

RULES: dict[Form, Rules] = {
    Form.BEFORE_DECLARER: CLASSIC,
    Form.BEFORE_LEFT: CLASSIC.replace(first_lead="left_of_dealer"),
    Form.AFTER_DECLARER: ROUNDS.replace(first_lead="declarer"),
    Form.AFTER_LEFT: ROUNDS,
    Form.DEAD_DECLARER: HOYLE,
    Form.DEAD_LEFT: HOYLE.replace(first_lead="left_of_dealer"),
}
"""A game for each form."""
CALL = bid(3)
"""What the declarer has bid: it changes nothing in the play."""
BEST = 0.7
"""How often trump is the declarer's best suit; otherwise it is any of the other three."""


class Played(NamedTuple):
    """One deal."""

    best: bool
    """Whether trump was the declarer's best suit."""
    open_chances: Chances
    taken: int


def played(form: Form, seed: str, deals: int, best: float = BEST) -> list[Played]:
    """Play some deals under a form; the same seed gives the same deals."""
    return list(_each(form, Random(f"{form} {seed}"), deals, best))


def _each(form: Form, random: Random, deals: int, share: float) -> Iterator[Played]:
    """Any dealer, any declarer."""
    for _ in range(deals):
        deal = Deal.shuffled(dealer=random.choice(list(Seat)), random=random)
        declarer = random.choice(list(Seat))
        ranked = sorted(TRUMPS, key=lambda trump: -_promise(form, deal, declarer, trump))
        best = random.random() < share
        trump = ranked[0] if best else random.choice(ranked[1:])
        if form.named:
            foretold = chances(deal.hands[declarer], trump, form=form)
        else:  # the table knows the best trump only
            trump, best = ranked[0], True
            foretold = chances(deal.hands[declarer], form=form)
        taken = play_out(RULES[form], deal, declarer, trump, CALL, random=random)
        yield Played(best, foretold, taken)


def _promise(form: Form, deal: Deal, declarer: Seat, trump: Trump) -> float:
    """Tricks to be hoped for when this trump is named; the widow counts if it was seen."""
    held: tuple[Card, ...] = deal.hands[declarer]
    if form.named:
        return sum(chances(held, trump, form=form))
    discards = value_of_each_discard((*held, deal.widow), trump, form=form)
    return max(map(sum, discards.values()))
