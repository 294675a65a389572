"""What a choice before the play leads to in an imagined deal, played out with open cards."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from hasenpfeffer.auction import Contract
from hasenpfeffer.bots.imagining import Layout
from hasenpfeffer.bots.prospects import worth
from hasenpfeffer.bots.thumb import Thumb
from hasenpfeffer.deal import Deal
from hasenpfeffer.odds import Position, tricks
from hasenpfeffer.phase import Alone, Asks, Choice, Round
from hasenpfeffer.playing import Playing, Terms
from hasenpfeffer.round import Bidding
from hasenpfeffer.settling import Discarding, GoingAlone, Naming
from hasenpfeffer.view import View

SLIP = 1 / 3
"""Tricks that declarers lose in real play, since they do not see the cards."""
_THUMB, _NO_CHANCE = Thumb(), Random(0)

Solved: TypeAlias = dict[tuple[object, ...], int]
"""The tricks of contracts that were looked at in one imagined deal."""


def points(view: View, layout: Layout, choice: Choice, solved: Solved) -> float:
    """What a choice is worth to this side if the cards lie so and the others think as we do."""
    state = imagined(view, layout).after(choice)
    while not isinstance(state, Playing):
        if state.over:
            return 0.0  # thrown in
        decision = _THUMB.choose(View.of(state, state.turn), _NO_CHANCE)
        state = state.after(decision.choice)
    terms = state.terms
    declarer, call = terms.contract.declarer, terms.contract.call
    key = (declarer, terms.trump, terms.discard, terms.lone)
    if key not in solved:
        solved[key] = tricks(Position.of(state), declarer.side)
    taken, lone = solved[key], declarer in terms.lone
    value = worth(state.rules, call, taken, lone=lone)
    if taken:
        value += SLIP * (worth(state.rules, call, taken - 1, lone=lone) - value)
    return value if declarer.side is view.seat.side else -value


def imagined(view: View, layout: Layout) -> Round:
    """The round at this moment, if the cards lie so."""
    match view.asks:
        case Asks.CALL:
            return Bidding(_deal(view, layout), view.auction)
        case Asks.TRUMP:
            contract, taken = _contract(view), view.widow is not None
            return Naming(_deal(view, layout), view.auction, contract, taken=taken)
        case Asks.DISCARD:
            assert view.trump is not None  # noqa: S101  # a discard comes after trump is named
            return Discarding(_deal(view, layout), view.auction, _contract(view), view.trump)
        case Asks.ALONE:
            return GoingAlone(_terms(view, layout), _said(view))
    message = f"Nothing is foreseen when the round waits for {view.asks}."
    raise ValueError(message)


def _deal(view: View, layout: Layout) -> Deal:
    """The deal as it may have been; a card laid away unseen passes for the widow."""
    hands, widow = list(layout.hands), layout.out
    if view.widow:
        widow = view.widow
        seen = (*view.hand, view.discard) if view.discard else view.hand
        hands[view.seat] = tuple([card for card in seen if card is not widow])
    assert widow is not None  # noqa: S101  # a player who has not taken the widow has not seen it
    return Deal(view.auction.dealer, tuple(hands), widow)


def _terms(view: View, layout: Layout) -> Terms:
    """What is settled before the first lead."""
    assert view.trump is not None  # noqa: S101  # it is named by then
    deal, made = _deal(view, layout), view.auction.calls
    discard = None if view.rules.widow == "dead" else view.discard or layout.out
    hands = layout.hands
    return Terms(deal, view.auction, _contract(view), view.trump, discard, view.lone, made, hands)


def _said(view: View) -> tuple[Alone, ...]:
    """What the players before this one said about going alone."""
    declarer = _contract(view).declarer
    before = [declarer.left(step) for step in (0, 1, 3)]
    asked = before[: before.index(view.seat)]
    return tuple([Alone.ALONE if seat in view.lone else Alone.TOGETHER for seat in asked])


def _contract(view: View) -> Contract:
    assert view.contract is not None  # noqa: S101  # the auction is over
    return view.contract
