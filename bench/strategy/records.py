"""What the evaluation reads: how hands go between bots, and what passes and bids come to.

A pass is measured on all hands, not only on those with which a bot would pass: at one place in
the auction the player is made to pass, whatever he holds, and the others go on as they like. In
the same way he is made to bid, to see how often nobody goes higher.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from random import Random
from statistics import linear_regression, stdev
from typing import Any, TypeAlias

from bench.strategy.players import THUMB
from bench.strategy.sampling import Row, any_deal, draw
from hasenpfeffer import Deal, Rules, Seat, begin
from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.cards import Hand
from hasenpfeffer.odds import Form, chances, form_of, in_play
from hasenpfeffer.odds.evaluation import STRENGTH_TRICKS
from hasenpfeffer.odds.passing import FEWEST
from hasenpfeffer.odds.promises import net
from hasenpfeffer.odds.records import compared
from hasenpfeffer.phase import Asks, Round
from hasenpfeffer.playing import Finished
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.trump import TRUMPS
from hasenpfeffer.view import View

EDGES = (0.05, 0.95)
"""Between these parts of all hands, weakest first, points are a straight line."""
TURNS = 8
"""Turns at which a player may be made to pass, where the auction goes round."""
NAMES = {rules.name: rules for rules in PRESETS}

Said: TypeAlias = Callable[[Auction], Call | None]
"""What a player is made to say; nothing when he may not or cannot."""


@cache
def strength(hand: Hand, form: Form) -> float:
    """The chance of four tricks under the best trump, in play."""
    trumps = TRUMPS if form.named else (None,)
    at = STRENGTH_TRICKS - 1
    return max(in_play(chances(hand, trump, form=form), form)[at] for trump in trumps)


def auction_rows(random: Random, size: int) -> list[Row]:
    """For each game: how a deal ends by itself, after a pass, and after a bid."""
    rows: list[Row] = []
    for _ in range(size):
        deal = any_deal(random)
        for name, rules in NAMES.items():
            place = random.randrange(len(Seat) if rules.rounds == "once" else TURNS)
            rows.append((name, _end(rules, deal), _passed(rules, deal, place),
                         _bid(rules, deal, place, random)))  # fmt: skip
    return rows


def _end(rules: Rules, deal: Deal) -> tuple[str, int] | None:
    """The contract and its tricks when all bid as they like."""
    end = played(rules, deal)
    return (str(end.score.contract.call), end.score.taken) if isinstance(end, Finished) else None


def _passed(rules: Rules, deal: Deal, place: int) -> tuple[Any, ...] | None:
    """What was heard, the strength, and what it brought to pass there; nothing if it was barred."""
    heard: list[Auction] = []

    def say(auction: Auction) -> Call | None:
        if PASS not in auction.choices:
            return None
        heard.append(auction)
        return PASS

    end = played(rules, deal, place, say)
    if not heard:
        return None
    seat, last = heard[0].turn, len(Seat) - 1
    strong = strength(deal.hands[seat], form_of(rules))
    return (min(place, last), *_highest(heard[0]), strong, _gained(end, seat))


def _bid(rules: Rules, deal: Deal, place: int, random: Random) -> tuple[Any, ...] | None:
    """A bid, drawn from those that are high enough, and whether it stood."""
    made: list[Call] = []

    def say(auction: Auction) -> Call | None:
        over = rules.bids.index(auction.leading.call) + 1 if auction.leading else 0
        if over < len(rules.bids):
            made.append(random.choice(rules.bids[over:]))
        return made[0] if made else None

    end, seat = played(rules, deal, place, say), deal.dealer.left(place + 1)
    if not made or not isinstance(end, Finished):
        return None
    return place, str(made[0]), end.score.contract.declarer is seat


def played(rules: Rules, deal: Deal, place: int = -1, say: Said | None = None) -> Round:
    """A deal bid and played by bots; the player at one place says what he is made to."""
    state, random = begin(rules, deal), Random(0)
    while not state.over:
        choice: Any = None
        if say and state.asks is Asks.CALL and len(state.made) == place:
            choice = say(state.auction)
        if choice is None:
            choice = THUMB.choose(View.of(state, state.turn), random).choice
        state = state.after(choice)
    return state


def _gained(end: Round, seat: Seat) -> float:
    """What the side of a player gained on the other."""
    if not isinstance(end, Finished):
        return 0.0
    contract, lone = end.score.contract, end.terms.lone
    gained = net(end.rules, contract.call, end.score.taken, lone=contract.declarer in lone)
    return gained if seat.side is contract.declarer.side else -gained


def _highest(auction: Auction) -> tuple[str, str]:
    """The highest bid, and whose it is for the player on turn."""
    if auction.leading is None:
        return "", "any"
    whose = "partner" if auction.leading.seat is auction.turn.partner else "opponent"
    return str(auction.leading.call), whose


def auctions(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """For each game: how hands went, what passes came to, and how often bids stood."""
    rows = draw(auction_rows, size, seed, jobs)
    found = []
    for name, rules in NAMES.items():
        of = [row[1:] for row in rows if row[0] == name]
        ends = Counter(end for end, _, _ in of if end)
        once = rules.rounds == "once"  # otherwise one can bid again, and every bid may stand
        found.append(
            {
                "name": name,
                "switches": compared(rules),
                "deals": len(of),
                "thrown_in": sum(end is None for end, _, _ in of),
                "hands": [[call, tricks, count] for (call, tricks), count in sorted(ends.items())],
                "bids": _stood([bid for _, _, bid in of if bid]) if once else [],
                "values": _values([passed for _, passed, _ in of if passed]),
            }
        )
    return {"games": found}


def _stood(bids: list[tuple[Any, ...]]) -> list[list[Any]]:
    """Bids by place: how often they stood, and how many there were."""
    at: dict[tuple[int, str], list[bool]] = defaultdict(list)
    for place, call, stood in bids:
        at[place, call].append(stood)
    return [[*key, round(sum(of) / len(of), 4), len(of)] for key, of in sorted(at.items())]


def _values(passes: list[tuple[Any, ...]]) -> list[list[Any]]:
    """Passes by what was heard: the line of their points."""
    at: dict[tuple[int, str, str], list[tuple[float, float]]] = defaultdict(list)
    for place, highest, whose, strong, points in passes:
        for known in {whose, "any"}:
            at[place, highest, known].append((strong, points))
    return [[*heard, *line(of)] for heard, of in sorted(at.items()) if len(of) >= FEWEST]


def line(pairs: list[tuple[float, float]]) -> list[Any]:
    """The straight line through points by strength: where it begins and ends, its error, how many.

    It begins and ends where a twentieth of the hands is weaker and stronger; the error is that of
    the points at the mean strength.
    """
    if not pairs:
        return []
    pairs = sorted(pairs)
    low, high = (pairs[int((len(pairs) - 1) * part)][0] for part in EDGES)
    strengths, points = zip(*pairs, strict=True)
    slope, start = linear_regression(strengths, points)
    left = [value - start - slope * strong for strong, value in pairs]
    knots = [[round(at, 4), round(start + slope * at, 3)] for at in (low, high)]
    return [*knots, round(stdev(left) / len(left) ** 0.5, 3), len(pairs)]
