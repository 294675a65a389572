"""Auctions as graphs: a page follows an edge for each call, and never judges one itself."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, TypeAlias

from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import ladder
from hasenpfeffer.errors import RulesError
from hasenpfeffer.presets import PEPPER_BIDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

RUNGS = ladder("pass 1 2 3 4 5 little big")
"""The tallest ladder; a shorter one is its top, so rungs are counted from above."""

REFUSED = -1
"""Stands where a call has no edge."""

NOBODY = -1
"""Stands for the leader where nobody has bid."""

Node: TypeAlias = tuple[int, tuple[int, ...], int, int, tuple[int, ...]]
"""Whose turn it is, where each call leads, who leads and with which rung, and who is out.

Seats are counted from the dealer, to the left. Calls are the pass, then the rungs from the
lowest; an auction that is over has no edges. Who is out has passed, or, where everyone
speaks once, has spoken.
"""


@cache
def auction_graphs() -> list[dict[str, Any]]:
    """One graph for each way to hold an auction: what may be said, and what it leads to.

    >>> classic = auction_graphs()[0]
    >>> classic["rounds"], classic["must_outbid"], classic["forced"], len(classic["nodes"])
    ('once', False, True, 74)
    """
    graphs = []
    for rounds, must_outbid, forced in product(
        ("once", "until_three_pass"), (False, True), (True, False)
    ):
        try:
            rules = PEPPER_BIDS.replace(
                rounds=rounds,
                must_outbid=must_outbid,
                nobody_bids="dealer_bids" if forced else "redeal",
            )
        except RulesError:
            continue  # no such auction: it need never end
        graphs.append(
            {
                "rounds": rounds,
                "must_outbid": must_outbid,
                "forced": forced,
                "nodes": _walk(rules),
            }
        )
    return graphs


def _walk(rules: Rules) -> list[Node]:
    """Every point an auction can come to; the first node is the beginning."""
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
    return nodes


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
