"""Positions by chance: hands, tricks played by the rules, auctions."""

from __future__ import annotations

from random import Random

from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import PASS
from hasenpfeffer.cards import DECK, Card, Hand, Suit
from hasenpfeffer.rules import Rules
from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from hasenpfeffer.trump import Trump

_SUITS = tuple(Suit)
_SEATS = tuple(Seat)


def a_trump(random: Random) -> Trump:
    """Any suit as trump."""
    return Trump(random.choice(_SUITS))


def a_seat(random: Random) -> Seat:
    """Any player."""
    return random.choice(_SEATS)


def a_suit(random: Random, *but: Suit) -> Suit:
    """Any suit but these."""
    return random.choice([suit for suit in _SUITS if suit not in but])


def some_cards(random: Random, number: int, *but: Card) -> Hand:
    """So many cards, none of these."""
    return tuple(random.sample([card for card in DECK if card not in but], number))


def a_trick(
    random: Random,
    trump: Trump,
    leader: Seat,
    *,
    cards: int = 4,
    joker_when_void: JokerWhenVoid = "trumps",
) -> tuple[Trick, Hand]:
    """A trick in which everybody follows suit who can, and the hand of the next to play."""
    dealt = random.sample(DECK, 20)
    hands = [tuple(dealt[start : start + 5]) for start in range(0, 20, 5)]
    trick = Trick(trump, (), joker_when_void)
    for place in range(cards):
        card = random.choice(trick.choices(hands[place]))
        trick = trick.after(leader.left(place), card)
    return trick, hands[cards % 4]


def an_auction(random: Random, rules: Rules, dealer: Seat, *, calls: int, eager: float) -> Auction:
    """An auction after so many calls; the eager bid more often than they pass."""
    auction = Auction.opened(rules, dealer)
    while len(auction.said) < calls and not auction.over:
        bids = [call for call in auction.choices if call is not PASS]
        if bids and (PASS not in auction.choices or random.random() < eager):
            auction = auction.after(random.choice(bids[:4]))
        else:
            auction = auction.after(PASS)
    return auction
