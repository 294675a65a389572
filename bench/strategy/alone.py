"""Going alone: the same hands played with partner and without him."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bench.strategy.players import THUMB
from bench.strategy.sampling import Row, any_deal, draw, mean, share
from hasenpfeffer import ROUNDS, Deal, Rules, Seat, Trump
from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.bots.counting import kept, strength
from hasenpfeffer.calls import Call, bid
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.odds import Form, chances
from hasenpfeffer.odds.promises import net
from hasenpfeffer.phase import Alone, Asks, Round
from hasenpfeffer.playing import Finished
from hasenpfeffer.settling import settle
from hasenpfeffer.trump import TRUMPS
from hasenpfeffer.view import View

FEWEST = 3.4
"""What the six cards kept have to add up to before anybody thinks of it."""
STAKES = (1, 2)
EDGES = (0.0, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Bands of the chance to take all six with partner, all cards open."""


def played(rules: Rules, deal: Deal, trump: Trump, call: Call, how: Alone) -> int:
    """Tricks of South's side, alone or with North; the defenders stay together."""
    auction = Auction.opened(rules, deal.dealer)
    state: Round = settle(deal, auction, Contract(Seat.SOUTH, call))
    random = Random(0)
    while not isinstance(state, Finished):
        if state.asks is Asks.TRUMP:
            choice: Any = trump
        elif state.asks is Asks.ALONE:
            choice = how if state.turn is Seat.SOUTH else Alone.TOGETHER
        else:
            choice = THUMB.choose(View.of(state, state.turn), random).choice
        state = state.after(choice)
    return state.tricks_taken[Seat.SOUTH] + state.tricks_taken[Seat.NORTH]


def alone_rows(random: Random, size: int) -> list[Row]:
    """Strong hands: the chance of all six with partner, tricks together, tricks alone."""
    rows: list[Row] = []
    while len(rows) < size:
        deal = any_deal(random)
        seven = (*deal.hands[Seat.SOUTH], deal.widow)
        trump = max(TRUMPS, key=lambda each: strength(kept(seven, each), each))
        six = kept(seven, trump)
        if strength(six, trump) < FEWEST:
            continue
        all_six = chances(six, trump, form=Form.DEAD_LEFT)[5]
        call = bid(5)
        rows.append((
            all_six,
            played(ROUNDS, deal, trump, call, Alone.TOGETHER),
            played(ROUNDS, deal, trump, call, Alone.ALONE),
        ))  # fmt: skip
    return rows


def alone(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """For each band: tricks, and points by bid and stake, with partner and alone."""
    rows = draw(alone_rows, size, seed, jobs)
    found = []
    for low, high in pairwise(EDGES):
        of = [row for row in rows if low <= row[0] < high or (high == EDGES[-1] and row[0] == high)]
        band: dict[str, Any] = {
            "from": low,
            "to": high,
            "together": mean(row[1] for row in of),
            "alone": mean(row[2] for row in of),
            "change": mean(row[2] - row[1] for row in of),
            "six_together": share(row[1] == HAND_SIZE for row in of),
            "six_alone": share(row[2] == HAND_SIZE for row in of),
            "gain": {},
        }
        for stake in STAKES:
            rules = ROUNDS.replace(alone_stake=stake)
            for tricks in (4, 5, 6):
                call = bid(tricks)
                band["gain"][f"{tricks} at {stake}"] = mean(
                    net(rules, call, row[2], lone=True) - net(rules, call, row[1]) for row in of
                )
        found.append(band)
    return {"bands": found}
