"""What a choice before the play leads to in an imagined deal, if all go on by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from hasenpfeffer.auction import Contract
from hasenpfeffer.bots.imagining import Layout
from hasenpfeffer.bots.thumb import Thumb
from hasenpfeffer.deal import Deal
from hasenpfeffer.odds.promises import net
from hasenpfeffer.phase import Alone, Asks, Choice, Round
from hasenpfeffer.playing import Finished, Playing, Terms
from hasenpfeffer.round import Bidding
from hasenpfeffer.settling import Discarding, GoingAlone, Naming
from hasenpfeffer.view import View

_THUMB, _NO_CHANCE = Thumb(), Random(0)

Played: TypeAlias = dict[tuple[object, ...], int]
"""The tricks of contracts that were played out in one imagined deal."""


def points(view: View, layout: Layout, choice: Choice, played: Played) -> float:
    """What a choice is worth to this side if the cards lie so and the others think as we do."""
    state = _until_play(imagined(view, layout).after(choice))
    if not isinstance(state, Playing):
        return 0.0  # thrown in
    terms = state.terms
    declarer = terms.contract.declarer
    contract = (declarer, terms.trump, terms.discard, terms.lone)
    if contract not in played:
        played[contract] = _played_out(state)
    value = net(state.rules, terms.contract.call, played[contract], lone=declarer in terms.lone)
    return value if declarer.side is view.seat.side else -value


def _until_play(state: Round) -> Round:
    """The round when the first card is to be led, or at its end if it is thrown in."""
    while not isinstance(state, Playing) and not state.over:
        state = _next(state)
    return state


def _played_out(state: Round) -> int:
    """Tricks of the declaring side."""
    while not isinstance(state, Finished):
        state = _next(state)
    taken, declarer = state.tricks_taken, state.terms.contract.declarer
    return taken[declarer] + taken[declarer.partner]


def _next(state: Round) -> Round:
    """The round after one more choice."""
    return state.after(_THUMB.choose(View.of(state, state.turn), _NO_CHANCE).choice)


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
