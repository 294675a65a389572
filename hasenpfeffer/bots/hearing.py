"""What the calls tell about the hands: who passed is rather weak, who bid is rather strong."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from hasenpfeffer.auction import Auction
from hasenpfeffer.bots.counting import NO_WIDOW, PARTNER, count, strength
from hasenpfeffer.bots.weighing import least_to_bid
from hasenpfeffer.calls import PASS
from hasenpfeffer.cards import Hand
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import TRUMPS
from hasenpfeffer.view import View

SHARPNESS = 6.0
"""How fast doubt fades for each trick that a hand counts more or less than such a call needs."""
DOUBT = 0.05
"""Anybody may have called for reasons of his own."""


class Heard(NamedTuple):
    """Somebody's call, and how many tricks one of us would have needed to bid there."""

    bid: bool
    least: float


class Ear(NamedTuple):
    """All that was heard, and the cards of each player that have been seen."""

    view: View
    heard: Mapping[Seat, list[Heard]]
    played: Mapping[Seat, Hand]

    def likelihood(self, hands: tuple[Hand, ...]) -> float:
        """How well what the players still hold goes with what they called."""
        product = self._of_naming(hands)
        for seat, calls in self.heard.items():
            tricks = self._count(seat, (*hands[seat], *self.played[seat]))
            for bid, least in calls:
                product *= _likely(tricks - least if bid else least - tricks)
        return product

    def _of_naming(self, hands: tuple[Hand, ...]) -> float:
        """How well the declarer's cards go with the suit that he has named."""
        view = self.view
        if not view.trump or not view.contract or view.contract.declarer is view.seat:
            return 1.0
        declarer = view.contract.declarer
        hand = (*hands[declarer], *self.played[declarer])
        others = [strength(hand, trump) for trump in TRUMPS if trump is not view.trump]
        return _likely(strength(hand, view.trump) - max(others))

    def _count(self, seat: Seat, hand: Hand) -> float:
        """What a hand counts; the declarer's under the suit that he has named."""
        view = self.view
        if view.trump and view.contract and view.contract.declarer is seat:
            return strength(hand, view.trump) + PARTNER + NO_WIDOW
        return count(hand, view.rules).tricks


def _likely(ahead: float) -> float:
    """How likely somebody is to do what is so many tricks better than something else."""
    return DOUBT + (1 - DOUBT) / (1 + exp(-ahead * SHARPNESS))


def listen(view: View) -> Ear:
    """What a player has heard from the others."""
    auction = Auction.opened(view.rules, view.auction.dealer)
    heard: dict[Seat, list[Heard]] = {}
    for seat, call in view.auction.said:
        if seat is not view.seat and PASS in auction.choices:
            heard.setdefault(seat, []).append(Heard(call.is_bid, least_to_bid(auction)))
        auction = auction.after(call)
    played: dict[Seat, Hand] = dict.fromkeys(Seat, ())
    for trick in view.tricks:
        for seat, card in trick.plays:
            played[seat] = (*played[seat], card)
    return Ear(view, heard, played)
