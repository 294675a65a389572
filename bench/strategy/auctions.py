"""Who is forced, who bids too much, and what it costs."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.strategy.players import THUMB, Counts, Shades, Weighs
from bench.strategy.sampling import Row, any_deal, draw, mean, share
from hasenpfeffer import CLASSIC, ROUNDS, Rules, Seat, Trump
from hasenpfeffer.bots import Bot, play_out
from hasenpfeffer.bots.duplicate import gain_on
from hasenpfeffer.calls import bid
from hasenpfeffer.cards import Hand
from hasenpfeffer.odds import Form, chances, in_play
from hasenpfeffer.odds.pencil import count_under
from hasenpfeffer.odds.promises import net
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.trump import TRUMPS

SHADES = (-1, 1)
GAMES = {rules.name: rules for rules in PRESETS}
SHADED = (CLASSIC, ROUNDS)
CAREFUL = (0.8, 0.9, 0.95)
"""How sure of 3 tricks players want to be before they bid: from bold to careful."""
THREE = bid(3)


def forced_rows(random: Random, size: int) -> list[Row]:
    """How sure of three tricks the others are at most, and the dealer; what he takes with a 3."""
    rows: list[Row] = []
    for _ in range(size):
        deal = any_deal(random)
        best = [max((sure_of_three(hand, trump), trump.suit) for trump in TRUMPS)
                for hand in deal.hands]  # fmt: skip
        dealer = deal.dealer
        others = max(sure for seat, (sure, _) in zip(Seat, best, strict=True) if seat != dealer)
        sure, suit = best[dealer]
        rows.append((others, sure, play_out(CLASSIC, deal, dealer, Trump(suit), THREE)))
    return rows


def sure_of_three(hand: Hand, trump: Trump) -> float:
    """The chance of three tricks, in play."""
    form = Form.BEFORE_DECLARER
    return in_play(chances(hand, trump, form=form), form)[THREE.tricks - 1]


def forced_dealer(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """The dealer who has to bid when three have passed who wanted to be so sure of 3 tricks."""
    rows = draw(forced_rows, size, seed, jobs)
    found: dict[str, Any] = {"any_dealer": _made([row[2] for row in rows]), "careful": []}
    for least in CAREFUL:
        forced = [row for row in rows if row[0] < least]
        weak = [row for row in forced if row[1] < least]
        found["careful"].append({
            "least": least,
            "how_often": share(row[0] < least for row in rows),
            "forced": _made([row[2] for row in forced]),
            "how_often_weak": share(row[0] < least and row[1] < least for row in rows),
            "forced_and_weak": _made([row[2] for row in weak]),
        })  # fmt: skip
    return found


def _made(tricks: list[int]) -> dict[str, Any]:
    """How a bid of 3 went."""
    return {
        "made": share(each >= THREE.tricks for each in tricks),
        "tricks": mean(tricks),
        "points": mean(net(CLASSIC, THREE, each) for each in tricks),
    }


def players(rules: Rules) -> dict[str, Bot]:
    """Those who bid otherwise than the rules of thumb, and play the cards as they do."""
    found: dict[str, Bot] = {"tables": Weighs()}
    if rules in SHADED:
        found |= {f"{steps:+d}": Shades(f"{steps:+d}", steps) for steps in SHADES}
        found["count"] = Counts(count_under(rules))
    return found


def duplicate_rows(random: Random, size: int) -> list[Row]:
    """Deals played twice, sides exchanged: what each bidder gains on the rules of thumb."""
    rows: list[Row] = []
    for _ in range(size):
        deal, seed = any_deal(random), random.getrandbits(32)
        for name, rules in GAMES.items():
            row: list[Any] = [name]
            for bidder, bot in players(rules).items():
                row.append((bidder, gain_on(rules, deal, bot, THUMB, seed)))
            rows.append(tuple(row))
    return rows


def bidders(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """Points a hand that bidders gain on the rules of thumb, in each game."""
    rows = draw(duplicate_rows, size, seed, jobs)
    found: dict[str, Any] = {}
    for name in GAMES:
        of = [row[1:] for row in rows if row[0] == name]
        gains: dict[str, list[float]] = {}
        for each in of:
            for bidder, gain in each:
                gains.setdefault(bidder, []).append(gain)
        found[name] = {bidder: mean(values) for bidder, values in gains.items()}
    return found
