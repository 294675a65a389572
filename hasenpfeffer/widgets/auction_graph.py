"""Auctions as graphs: a page follows an edge for each call, and never judges one itself."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any, TypeAlias, get_args

from hasenpfeffer.auction import SENTENCES, Auction
from hasenpfeffer.calls import BIG_PEPPER, LITTLE_PEPPER, PASS, bid, ladder
from hasenpfeffer.cards import JOKER
from hasenpfeffer.deal import Deal
from hasenpfeffer.errors import RulesError
from hasenpfeffer.presets import PEPPER_BIDS
from hasenpfeffer.round import replay
from hasenpfeffer.rules import Rules
from hasenpfeffer.settling import Settling
from hasenpfeffer.switches import NobodyBids, Rounds
from hasenpfeffer.table import Seat

RUNGS = ladder("pass 1 2 3 4 5 little big")
"""The tallest ladder; a shorter one is its top, so rungs are counted from above."""

REFUSED = -1
"""Stands where a call has no edge."""

NOBODY = -1
"""Stands for the leader where nobody has bid."""

OUT_KEYS = {"once": "spoken", "until_three_pass": "out"}
"""Why somebody may speak no more: they have spoken, or they have passed."""

Node: TypeAlias = tuple[int, tuple[int, ...], int, int, tuple[int, ...]]
"""Whose turn it is, where each call leads, who leads and with which rung, and who is out.

Seats are counted from the dealer, to the left. Calls are the pass, then the rungs from the
lowest; an auction that is over has no edges. Who is out has passed, or, where everyone
speaks once, has spoken.
"""


@cache
def auction_tables() -> dict[str, Any]:
    """Everything a page asks about an auction: its graphs, its refusals, and how it may end.

    >>> auction_tables()["nobody"]["joker_holder_bids"][1:]
    [[1, '3'], [2, '3'], [3, '3'], [-1, '']]
    """
    calls = (PASS, *map(bid, range(1, 7)), LITTLE_PEPPER, BIG_PEPPER)
    return {
        "graphs": auction_graphs(),
        "say": dict(SENTENCES),
        "words": {str(call): call.words for call in calls},
        "forcing": [value for value in get_args(NobodyBids) if PASS not in _fourth_choices(value)],
        "nobody": {value: _when_nobody_bids(value) for value in get_args(NobodyBids)},
    }


@cache
def auction_graphs() -> list[dict[str, Any]]:
    """One graph for each way to hold an auction: what may be said, and what it leads to.

    The graph is that of an auction in which all four may pass. ``forced`` are the points at
    which the last of them may not, where the dealer has to bid.

    >>> classic = auction_graphs()[0]
    >>> classic["rounds"], classic["must_outbid"], len(classic["nodes"]), classic["forced"]
    ('once', False, 75, [24])
    """
    graphs = []
    for rounds, must_outbid in product(get_args(Rounds), (False, True)):
        try:
            rules = PEPPER_BIDS.replace(rounds=rounds, must_outbid=must_outbid)
        except RulesError:
            continue  # no such auction: it need never end
        found, nodes = _walk(rules)
        forced = [place for place, auction in enumerate(found) if _must_bid(auction)]
        graphs.append(
            {
                "rounds": rounds,
                "must_outbid": must_outbid,
                "out": OUT_KEYS[rounds],
                "forced": forced,
                "nodes": nodes,
            }
        )
    return graphs


def _walk(rules: Rules) -> tuple[list[Auction], list[Node]]:
    """Every point an auction can come to; the first is the beginning."""
    places: dict[tuple[object, ...], int] = {}
    found: list[Auction] = []

    def place(auction: Auction) -> int:
        key = _key(auction)
        if key not in places:
            places[key] = len(found)
            found.append(auction)
        return places[key]

    place(Auction.opened(rules, Seat.NORTH))
    nodes: list[Node] = []
    for auction in found:  # grows while it is walked
        choices = auction.choices
        edges = tuple(
            place(auction.after(call)) if call in choices else REFUSED
            for call in (rules.calls if choices else ())
        )
        turn, leader, rung, out = _standing(auction)
        nodes.append((turn, edges, leader, rung, out))
    return found, nodes


def _must_bid(auction: Auction) -> bool:
    """Whether a pass would be refused here, were the dealer to bid when nobody else does."""
    pressed = replace(auction, rules=auction.rules.replace(nobody_bids="dealer_bids"))
    return not pressed.over and PASS not in pressed.choices


def _key(auction: Auction) -> tuple[object, ...]:
    """What tells two points of an auction apart: whether all have spoken, and how it stands."""
    return (min(len(auction.said), len(Seat)), *_standing(auction))


def _standing(auction: Auction) -> tuple[int, int, int, tuple[int, ...]]:
    """Turn, leader, the leader's rung, and who is out, counted from the dealer."""
    leading = auction.leading
    once = auction.rules.rounds == "once"
    out = [said.seat for said in auction.said] if once else list(auction.passed)
    return (
        auction.turn - Seat.NORTH,
        leading.seat - Seat.NORTH if leading else NOBODY,
        auction.rules.calls.index(leading.call) if leading else 0,
        tuple(sorted(seat - Seat.NORTH for seat in out)),
    )


def _when_nobody_bids(nobody_bids: NobodyBids) -> list[list[Any]]:
    """Who must bid what when all four have passed: by the joker's holder, and then as the widow.

    Nothing stands here where it does not matter who has the joker.
    """
    if PASS not in _fourth_choices(nobody_bids):
        return []
    rules = PEPPER_BIDS.replace(nobody_bids=nobody_bids)
    ends = []
    for deal in (*map(with_joker, Seat), with_joker(None)):
        state = replay(rules, deal, [PASS] * len(Seat))
        contract = state.contract if isinstance(state, Settling) else None
        ends.append([int(contract.declarer), str(contract.call)] if contract else [NOBODY, ""])
    return ends if any(declarer != NOBODY for declarer, _ in ends) else []


def _fourth_choices(nobody_bids: NobodyBids) -> tuple[object, ...]:
    """What the dealer may say when the other three have passed."""
    rules = PEPPER_BIDS.replace(nobody_bids=nobody_bids)
    return replay(rules, with_joker(None), [PASS] * 3).choices


def with_joker(seat: Seat | None) -> Deal:
    """A deal in which that seat holds the joker; nobody does where it is the widow."""
    for start in range(1000):
        deal = Deal.shuffled(dealer=Seat.NORTH, random=Random(start))
        if (JOKER in deal.hands[seat]) if seat is not None else (deal.widow is JOKER):
            return deal
    raise AssertionError(seat)
