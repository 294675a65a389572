"""What the calls tell about the hands: who passed is rather weak, who bid is rather strong."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from hasenpfeffer.auction import Auction
from hasenpfeffer.bots.bidding import least_to_bid
from hasenpfeffer.bots.counting import base, count, strength
from hasenpfeffer.calls import PASS
from hasenpfeffer.cards import Hand
from hasenpfeffer.table import Seat
from hasenpfeffer.view import View

SHARPNESS = 4.0
"""How fast doubt fades for each trick that a hand counts more or less than such a call needs."""
DOUBT = 0.05
"""Anybody may have called for reasons of his own."""


class Heard(NamedTuple):
    """Somebody's first call, and how many tricks one of us would have needed to bid there."""

    seat: Seat
    bid: bool
    least: float


class Ear(NamedTuple):
    """All that was heard, and the cards of each player that have been seen."""

    view: View
    heard: tuple[Heard, ...]
    played: Mapping[Seat, Hand]

    def likelihood(self, hands: tuple[Hand, ...]) -> float:
        """How well what the players still hold goes with what they called."""
        product = 1.0
        for seat, bid, least in self.heard:
            tricks = self._count(seat, (*hands[seat], *self.played[seat]))
            ahead = (tricks - least) * SHARPNESS
            product *= DOUBT + (1 - DOUBT) / (1 + exp(-ahead if bid else ahead))
        return product

    def _count(self, seat: Seat, hand: Hand) -> float:
        """What a hand counts; the declarer's under the suit that he has named."""
        view = self.view
        if view.trump and view.contract and view.contract.declarer is seat:
            return strength(hand, view.trump) + base(view.rules)
        return count(hand, view.rules).tricks


def listen(view: View) -> Ear:
    """What a player has heard from the others."""
    auction = Auction.opened(view.rules, view.auction.dealer)
    heard: dict[Seat, Heard] = {}
    for seat, call in view.auction.said:
        if seat is not view.seat and seat not in heard and PASS in auction.choices:
            heard[seat] = Heard(seat, call.is_bid, least_to_bid(auction))
        auction = auction.after(call)
    played: dict[Seat, Hand] = dict.fromkeys(Seat, ())
    for trick in view.tricks:
        for seat, card in trick.plays:
            played[seat] = (*played[seat], card)
    return Ear(view, tuple(heard.values()), played)
