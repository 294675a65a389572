"""A round from the deal on: the auction, and how the other phases follow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.calls import Call, bid
from hasenpfeffer.cards import JOKER
from hasenpfeffer.deal import Deal
from hasenpfeffer.legality import IllegalChoiceError, Refusal
from hasenpfeffer.phase import Asks, Choice, Ended, Hands, Phase, Round, not_now
from hasenpfeffer.rules import Rules
from hasenpfeffer.settling import settle
from hasenpfeffer.table import Seat

FORCED_BID = bid(3)
"""What the joker's holder has to bid when nobody else does (H01)."""


def begin(rules: Rules, deal: Deal) -> Round:
    """A round when the cards are dealt and nobody has spoken.

    >>> from random import Random
    >>> from hasenpfeffer import CLASSIC, Deal, Seat
    >>> random = Random(25)
    >>> state = begin(CLASSIC, Deal.shuffled(dealer=Seat.SOUTH, random=random))
    >>> while not state.over:
    ...     state = state.after(random.choice(state.choices))
    >>> sum(state.tricks_taken)
    6
    """
    return Bidding(deal, Auction.opened(rules, deal.dealer))


def replay(rules: Rules, deal: Deal, choices: Iterable[Choice]) -> Round:
    """The round after these choices; raises ``IllegalChoiceError``."""
    state = begin(rules, deal)
    for choice in choices:
        state = state.after(choice)
    return state


def history(state: Round) -> tuple[Round, ...]:
    """Every point a round has gone through, from the deal to here."""
    states = [begin(state.rules, state.deal)]
    for choice in state.made:
        states.append(states[-1].after(choice))
    return tuple(states)


@dataclass(frozen=True, slots=True)
class Bidding(Phase):
    """The auction."""

    deal: Deal
    auction: Auction

    asks = Asks.CALL

    @property
    def rules(self) -> Rules:
        """The game that is played."""
        return self.auction.rules

    @property
    def hands(self) -> Hands:
        """The hands as dealt."""
        return self.deal.hands

    @property
    def made(self) -> tuple[Choice, ...]:
        """The calls so far."""
        return self.auction.calls

    @property
    def turn(self) -> Seat:
        """Who speaks next."""
        return self.auction.turn

    @property
    def choices(self) -> tuple[Call, ...]:
        """The calls that may be made."""
        return self.auction.choices

    def why_not(self, choice: Choice) -> Refusal | None:
        """Why a call may not be made; ``None`` if it may."""
        return self.auction.why_not(choice) if isinstance(choice, Call) else not_now(self, choice)

    def after(self, choice: Choice) -> Round:
        """The round once the call is made."""
        if not isinstance(choice, Call):
            raise IllegalChoiceError(not_now(self, choice))
        auction = self.auction.after(choice)
        if not auction.over:
            return Bidding(self.deal, auction)
        contract = auction.contract or _forced(self.deal, auction.rules)
        return settle(self.deal, auction, contract) if contract else ThrownIn(self.deal, auction)


@dataclass(frozen=True, slots=True)
class ThrownIn(Ended):
    """Nobody bid: the cards are thrown in and the next dealer deals (R7, H01)."""

    deal: Deal
    auction: Auction

    @property
    def rules(self) -> Rules:
        """The game that was played."""
        return self.auction.rules

    @property
    def hands(self) -> Hands:
        """The hands as dealt."""
        return self.deal.hands

    @property
    def made(self) -> tuple[Choice, ...]:
        """The calls."""
        return self.auction.calls


def _forced(deal: Deal, rules: Rules) -> Contract | None:
    """The contract of the joker's holder, if these rules make him bid (H01)."""
    if rules.nobody_bids != "joker_holder_bids":
        return None
    holders = [seat for seat in Seat if JOKER in deal.hands[seat]]
    return Contract(holders[0], FORCED_BID, forced=True) if holders else None
