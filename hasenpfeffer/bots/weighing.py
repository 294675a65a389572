"""What a bid promises and what a pass is worth, as somebody weighs it who counts tricks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hasenpfeffer.auction import Auction
from hasenpfeffer.bots.counting import base
from hasenpfeffer.bots.prospects import at_least, chances
from hasenpfeffer.calls import PASS, Call, bid
from hasenpfeffer.odds.promises import mean
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

FORCED = bid(3)
"""What the joker's holder must bid when nobody does (H01)."""
BIDDER = 3.0
"""What the cards add up to with which somebody bids."""
AVERAGE = 2.3
"""What the cards of any hand add up to in its best suit."""
SHARED = 0.6
"""How much each trick more in one hand takes from an opponent's, or adds to partner's."""
AGAINST = 0.4
"""Tricks that a hand is worth less for each opponent who has bid: he must hold something."""
GOES_ON = 0.75
"""How much the highest bid counts while the auction goes round: it may still be outbid."""
REMEMBERED = 50_000
"""Comparisons of bids that are kept, since auctions begin alike."""


class Weighed(NamedTuple):
    """What there is to choose between."""

    best: Call
    """The bid that promises most."""
    promise: float
    """Points it is worth, if it may be that somebody outbids it."""
    passing: float
    """Points that passing is worth."""


@lru_cache(maxsize=REMEMBERED)
def compared(tricks: float, auction: Auction, *, joker: bool = False) -> Weighed:
    """The bids on a hand that counts so many tricks, against each other and against a pass."""
    passing = value_of_passing(tricks, auction, joker=joker)
    odds = chances(tricks - warned(auction))
    best, promise = PASS, passing
    for call in leading_bids(auction):
        stands = chance_to_stand(call, auction)
        value = stands * mean(auction.rules, call, odds) + (1 - stands) * passing
        if best is PASS or value > promise:
            best, promise = call, value
    return Weighed(best, promise, passing)


@lru_cache(maxsize=REMEMBERED)
def least_to_bid(auction: Auction) -> float:
    """How many tricks a hand must count for us to bid now; 7 when no hand is enough."""
    steps = [tenth / 10 for tenth in range(10, 71)]
    for tricks in steps:
        best, promise, passing = compared(tricks, auction)
        if best is not PASS and promise > passing:
            return tricks
    return steps[-1]


def warned(auction: Auction) -> float:
    """Tricks less, for what the opponents have bid."""
    return AGAINST * len(
        {seat for seat, call in auction.said if call.is_bid and _foe(seat, auction)}
    )


def leading_bids(auction: Auction) -> tuple[Call, ...]:
    """The bids that would be the highest so far; where bids need not rise, others are as a pass."""
    bids, leading = auction.rules.bids, auction.leading
    return bids[bids.index(leading.call) + 1 :] if leading else bids


def chance_to_stand(call: Call, auction: Auction) -> float:
    """How likely it is that no opponent who has yet to speak bids higher."""
    rules = auction.rules
    if rules.rounds == "until_three_pass":
        return 1.0  # one can bid again
    higher = [other for other in rules.bids if rules.bids.index(other) > rules.bids.index(call)]
    if not higher:
        return 1.0
    outbid = at_least(higher[0].tricks, base(rules) + AVERAGE)
    return (1 - outbid) ** len([seat for seat in yet_to_speak(auction) if _foe(seat, auction)])


def yet_to_speak(auction: Auction) -> tuple[Seat, ...]:
    """Who may speak after the player on turn, in an auction of one round."""
    left = len(Seat) - 1 - len(auction.said)
    return tuple(auction.turn.left(step) for step in range(1, left + 1))


def _foe(seat: Seat, auction: Auction) -> bool:
    return (seat - auction.turn) % 2 == 1


def contract_value(rules: Rules, tricks: float) -> float:
    """What the best bid on such a hand is worth, or a pass if none is worth anything."""
    odds = chances(tricks)
    return max(0.0, *(mean(rules, call, odds) for call in rules.bids))


def value_of_passing(tricks: float, auction: Auction, *, joker: bool = False) -> float:
    """Points for the side of a player who passes: somebody else will play."""
    rules, leading = auction.rules, auction.leading
    bidder = base(rules) + BIDDER
    more = SHARED * (tricks - base(rules) - AVERAGE)
    if leading:
        ours = leading.seat is auction.turn.partner
        theirs = bidder + (more if ours else -more)
        value = mean(rules, leading.call, chances(theirs))
        if rules.rounds == "until_three_pass":
            value *= GOES_ON
        return value if ours else -value
    behind = yet_to_speak(auction)
    if not behind and rules.nobody_bids == "joker_holder_bids":
        return mean(rules, FORCED, chances(tricks)) if joker else 0.0
    partner = sum(not _foe(seat, auction) for seat in behind) * contract_value(rules, bidder + more)
    foes = sum(_foe(seat, auction) for seat in behind) * contract_value(rules, bidder - more)
    return (partner - foes) / max(1, len(behind))
