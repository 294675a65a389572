"""What one player may know: his cards, and what was said and shown at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.phase import Asks, Choice, Round
from hasenpfeffer.playing import Finished, Playing
from hasenpfeffer.round import Bidding, ThrownIn
from hasenpfeffer.rules import Rules
from hasenpfeffer.settling import Discarding, GoingAlone, Naming, TakingWidow
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from hasenpfeffer.trump import Trump


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat sees it; no card is in it that this seat has not seen.

    >>> from random import Random
    >>> from hasenpfeffer import CLASSIC, Deal, begin
    >>> deal = Deal.shuffled(dealer=Seat.NORTH, random=Random(1))
    >>> view = View.of(begin(CLASSIC, deal), Seat.EAST)
    >>> view.hand == deal.hands[Seat.EAST], view.asks.name, view.widow
    (True, 'CALL', None)
    """

    seat: Seat
    rules: Rules
    asks: Asks
    """What the round waits for."""
    turn: Seat
    """Whom it waits for."""
    choices: tuple[Choice, ...]
    """What this seat may choose: nothing unless it is its turn."""
    hand: Hand
    auction: Auction
    """Every call is public."""
    contract: Contract | None = None
    """Who plays what; when the joker's holder was forced, everyone knows where the joker is."""
    trump: Trump | None = None
    lone: tuple[Seat, ...] = ()
    """Who plays without his partner."""
    tricks: tuple[Trick, ...] = ()
    """The tricks so far; the last may be unfinished."""
    widow: Card | None = None
    """The widow, if this seat took it."""
    discard: Card | None = None
    """What this seat laid away."""

    @classmethod
    def of(cls, state: Round, seat: Seat) -> View:
        """What a seat may know of a round."""
        public = _public(state)
        contract = public.contract
        view = cls(
            seat,
            state.rules,
            state.asks,
            state.turn,
            state.choices if state.turn is seat and not state.over else (),
            state.hands[seat],
            *public,
        )
        if contract is None or contract.declarer is not seat:
            return view
        return replace(view, widow=_widow(state), discard=_discard(state))


class _Public(NamedTuple):
    """What everyone at the table knows."""

    auction: Auction
    contract: Contract | None = None
    trump: Trump | None = None
    lone: tuple[Seat, ...] = ()
    tricks: tuple[Trick, ...] = ()


def _public(state: Round) -> _Public:
    """What was said and shown."""
    match state:
        case Bidding() | ThrownIn():
            return _Public(state.auction)
        case TakingWidow() | Discarding():
            return _Public(state.auction, state.contract, state.trump)
        case Naming():
            return _Public(state.auction, state.contract)
        case GoingAlone() | Playing() | Finished():
            terms = state.terms
            return _Public(terms.auction, terms.contract, terms.trump, terms.lone, _tricks(state))
    raise TypeError(state)


def _tricks(state: GoingAlone | Playing | Finished) -> tuple[Trick, ...]:
    """The tricks so far, with the one being played if it has been led to."""
    match state:
        case Playing():
            return (*state.tricks, state.trick) if state.trick.plays else state.tricks
        case Finished():
            return state.tricks
        case GoingAlone():
            return ()


def _widow(state: Round) -> Card | None:
    """The widow, once the declarer has it."""
    match state:
        case TakingWidow() | Naming(taken=False):
            return None
        case _:
            return state.deal.widow if state.rules.widow == "to_declarer" else None


def _discard(state: Round) -> Card | None:
    """What the declarer laid away."""
    return state.terms.discard if isinstance(state, GoingAlone | Playing | Finished) else None
