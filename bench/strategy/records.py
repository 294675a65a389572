"""What the evaluation reads: how hands go between bots, and what passes and bids come to.

A pass is measured on all hands, not only on those with which a bot would pass: at one place in
the auction the player is made to pass, whatever the hand, and the others go on as they like. Where
nobody has bid yet, those before are made to pass, and every call is tried on the same deal: so
calls are compared with the same cards, and chance cancels out.

The others are not all alike: each counts up to half a trick too much or too little, and some skip a
rung while bids are low. Players who are all alike climb in step, and it would matter on which rung
one begins. Bids that never stand are one start of the climb: they share what came of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, TypeAlias

from bench.strategy.lines import Opened, line, outlook
from bench.strategy.players import THUMB, Bold
from bench.strategy.sampling import Row, any_deal, draw
from hasenpfeffer import Deal, Rules, Seat, begin
from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.bots.table import Bots
from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.cards import Hand
from hasenpfeffer.odds import Chances, Form, form_of, in_play
from hasenpfeffer.odds.evaluation import SELDOM, UNHEARD, chances_under, strength_of
from hasenpfeffer.odds.passing import FEWEST
from hasenpfeffer.odds.promises import expected, net
from hasenpfeffer.odds.records import compared
from hasenpfeffer.phase import Asks, Round
from hasenpfeffer.playing import Finished
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.view import View

BOLD = (-0.5, -0.25, 0.0, 0.25, 0.5)
"""Tricks that players count too much."""
HALF = 0.5
"""How many of the players skip low rungs."""
TURNS = 8
"""Turns at which a player may be made to pass, where the auction goes round."""
NAMES = {rules.name: rules for rules in PRESETS}

Said: TypeAlias = Callable[[Auction], Call | None]
"""What a player is made to say; nothing when he may not or cannot."""


@cache
def in_play_under(hand: Hand, form: Form) -> tuple[Chances, ...]:
    """The chances of a hand in play, under each trump."""
    return tuple(in_play(each, form) for each in chances_under(hand, form).values())


def auction_rows(random: Random, size: int) -> list[Row]:
    """For each game: how a deal ends by itself, after a pass, and after each first call."""
    rows: list[Row] = []
    for _ in range(size):
        deal = any_deal(random)
        for name, rules in NAMES.items():
            place = random.randrange(len(Seat) if rules.rounds == "once" else TURNS)
            first = random.choice(open_places(rules))
            bots = tuple(Bold(random.choice(BOLD), jumps=random.random() < HALF) for _ in Seat)
            rows.append((name, _end(rules, deal, bots), _passed(rules, deal, bots, place),
                         _opened(rules, deal, bots, first)))  # fmt: skip
    return rows


def open_places(rules: Rules) -> range:
    """The places from which it has to be found out what a first call brings."""
    return range(len(Seat) if rules.nobody_bids not in UNHEARD else len(Seat) - 1)


def _end(rules: Rules, deal: Deal, bots: Bots) -> tuple[str, int] | None:
    """The contract and its tricks when all bid as they like."""
    end = played(rules, deal, bots)
    return (str(end.score.contract.call), end.score.taken) if isinstance(end, Finished) else None


def _passed(rules: Rules, deal: Deal, bots: Bots, place: int) -> tuple[Any, ...] | None:
    """What was heard, the strength, and what it brought to pass there; nothing if it was barred."""
    heard: list[Auction] = []

    def say(auction: Auction) -> Call | None:
        if PASS not in auction.choices:
            return None
        heard.append(auction)
        return PASS

    end = played(rules, deal, bots, place, say)
    if not heard:
        return None
    seat, last = heard[0].turn, len(Seat) - 1
    strong = strength_of(in_play_under(deal.hands[seat], form_of(rules)))
    return (min(place, last), *_highest(heard[0]), strong, _gained(end, seat))


def _opened(rules: Rules, deal: Deal, bots: Bots, place: int) -> list[Opened]:
    """Each call of a player who has heard passes only."""
    seat = deal.dealer.left(place + 1)
    held = in_play_under(deal.hands[seat], form_of(rules))
    strong = strength_of(held)
    found = []
    for call in rules.calls:
        end = played(rules, deal, bots, place, lambda _, call=call: call, silent=True)
        stood = isinstance(end, Finished) and end.score.contract == Contract(seat, call)
        value = max(expected(rules, call, each) for each in held) if call.is_bid else 0.0
        found.append(Opened(place, call, strong, value, stood, _gained(end, seat)))
    return found


def played(  # noqa: PLR0913  # who plays, and what one of them is made to say
    rules: Rules,
    deal: Deal,
    bots: Bots,
    place: int = -1,
    say: Said | None = None,
    *,
    silent: bool = False,
) -> Round:
    """A deal bid and played; at one place a player says what is wished.

    Those before pass when they are ``silent``. The player at the place counts as it is right.
    """
    state, random = begin(rules, deal), Random(0)
    while not state.over:
        choice: Any = None
        turn = len(state.made)
        if say and state.asks is Asks.CALL and turn <= place:
            choice = say(state.auction) if turn == place else PASS if silent else None
        if choice is None:
            bot = THUMB if say and state.turn is deal.dealer.left(place + 1) else bots[state.turn]
            choice = bot.choose(View.of(state, state.turn), random).choice
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
        opened = [each for _, _, calls in of for each in calls]
        found.append(
            {
                "name": name,
                "switches": compared(rules),
                "deals": len(of),
                "thrown_in": sum(end is None for end, _, _ in of),
                "hands": [[call, tricks, count] for (call, tricks), count in sorted(ends.items())],
                "bids": _outlooks([each for each in opened if each.call is not PASS]),
                "values": _values([passed for _, passed, _ in of if passed], opened),
            }
        )
    return {"games": found}


def _outlooks(bids: list[Opened]) -> list[list[Any]]:
    """First bids: how often they stood, and the lines of that and of what came of the others."""
    at: dict[tuple[int, Call], list[Opened]] = defaultdict(list)
    for each in bids:
        at[each.place, each.call].append(each)
    together: dict[int, list[Opened]] = defaultdict(list)
    idle = {key for key, of in at.items() if sum(each.stood for each in of) < SELDOM * len(of)}
    for place, call in idle:
        together[place] += at[place, call]
    return [
        [place, str(call), *outlook(together[place] if (place, call) in idle else of)]
        for (place, call), of in sorted(at.items(), key=lambda item: _height(*item[0]))
    ]


def _height(place: int, call: Call) -> tuple[int, int, int]:
    return place, call.tricks, call.stake


def _values(passes: list[tuple[Any, ...]], opened: list[Opened]) -> list[list[Any]]:
    """Passes by what was heard: the line of their points."""
    at: dict[tuple[int, str, str], list[tuple[float, float]]] = defaultdict(list)
    for place, highest, whose, strong, points in passes:
        for known in {whose, "any"} if highest else ():
            at[place, highest, known].append((strong, points))
    for each in opened:
        if each.call is PASS:
            at[each.place, "", "any"].append((each.strong, each.gained))
    return [[*heard, *line(of)] for heard, of in sorted(at.items()) if len(of) >= FEWEST]
