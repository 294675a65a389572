"""Points and winners as tables: a page looks them up and adds up what it finds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any, TypeAlias, get_args

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import BIG_PEPPER, Call, bid, ladder
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.match import Match
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import SENTENCES, Entry, Score, score
from hasenpfeffer.switches import (
    ALL_SIX_SCORES,
    BOTH_REACH,
    DEFENDERS,
    AloneStake,
    BidOrTricks,
)
from hasenpfeffer.switches import ALONE as ALONE_ALLOWED
from hasenpfeffer.table import Seat

BIDS = ladder("1 2 3 4 5 6 little big")
ANSWERS: tuple[BidOrTricks, ...] = get_args(BidOrTricks)
"""What a made bid may be worth, and what a failed one may cost."""
ALONE: tuple[AloneStake, ...] = get_args(AloneStake)
"""What going alone may multiply with."""

PRIZES = ALL_SIX_SCORES.numbers.range if ALL_SIX_SCORES.numbers else range(0)

ENDINGS = {
    "declarers": "{names} win: the declarers have reached {target}.",
    "defender": "{names} wins: a defender has reached {target}, and no declarer has.",
    "defenders": "{names} win: the defenders have reached {target}, and no declarer has.",
    "declarers_first": "{names} win: both sides have reached {target}, "
    "and the declarers count first.",
    "declarers_higher": "{names} win: both sides have reached {target}, "
    "and the declarers' score is higher.",
    "declarers_equal": "{names} win: both sides have reached {target} with the same score, "
    "and then the declarers win.",
    "defender_higher": "{names} wins: both sides have reached {target}, "
    "and the defender's score is higher.",
    "defenders_higher": "{names} win: both sides have reached {target}, "
    "and the defenders' score is higher.",
}
"""How a game can end, with named places to fill in."""

Row: TypeAlias = tuple[str, str, list[int]]
"""The key of a sentence, the rule, and the points for one number of tricks after another."""


@cache
def score_tables() -> dict[str, Any]:
    """Everything a score sheet asks about points, targets and winners.

    >>> tables = score_tables()
    >>> tables["worth"]["4"]["1"]["made"]["tricks_taken"]
    ('score_tricks', 'B08', [4, 5, 6])
    >>> tables["decisions"]["higher_score"][2][2][0][0]
    ['3', 'defender_higher']
    """
    return {
        "seats": [[seat.letter, seat.word] for seat in Seat],
        "sides": {seat.letter: _sides(seat) for seat in Seat},
        "dealer_after": {seat.letter: _dealer_after(seat) for seat in Seat},
        "say": dict(SENTENCES),
        "bids": [str(call) for call in BIDS],
        "words": {str(call): call.words for call in BIDS},
        "same": {str(call): [str(each) for each in BIDS if _alike(call, each)] for call in BIDS},
        "worth": {str(call): _worth(call) for call in BIDS},
        "all_six": {"taken": HAND_SIZE, "lowest": PRIZES[0], "prizes": _all_six()},
        "defenders": {each.value: _defenders(each.value) for each in DEFENDERS.values},
        "by_side": {
            each.value: CLASSIC.replace(defenders=each.value).scores_by_side
            for each in DEFENDERS.values
        },
        "targets": {str(call): _moving_target(call) for call in BIDS},
        "alone": {each.value: each.value != "off" for each in ALONE_ALLOWED.values},
        "endings": dict(ENDINGS),
        "decisions": {each.value: _decisions(each.value) for each in BOTH_REACH.values},
    }


def _sides(declarer: Seat) -> list[list[str]]:
    """The declaring pair and the defending pair, each in the order of their lines."""
    side = declarer.side
    return [[seat.letter for seat in pair.seats] for pair in (side, side.other)]


def _dealer_after(dealer: Seat) -> str:
    return Match(CLASSIC, dealer).after(None).dealer.letter


def _alike(call: Call, other: Call) -> bool:
    """Whether two bids promise the same."""
    return (call.tricks, call.stake) == (other.tricks, other.stake)


def _worth(call: Call) -> dict[str, Any]:
    """The declarers' points for a bid, by what going alone multiplies them with."""
    return {
        str(alone): {
            "stake": call.stake * alone,
            "failed": {answer: _failed(answer, call, alone=alone) for answer in ANSWERS},
            "made": {answer: _made(answer, call, alone=alone) for answer in ANSWERS},
        }
        for alone in ALONE
    }


def _failed(answer: str, call: Call, *, alone: int) -> Row:
    """What it costs to take fewer tricks than this bid."""
    rules = CLASSIC.replace(failed_costs=answer, alone_stake=alone)
    return _row(_line(rules, call, taken) for taken in range(call.tricks))


def _made(answer: str, call: Call, *, alone: int) -> Row:
    """What it brings to take as many tricks as this bid, or more: the row goes on from there."""
    rules = CLASSIC.replace(made_scores=answer, all_six_scores="as_made", alone_stake=alone)
    return _row(_line(rules, call, taken) for taken in range(call.tricks, HAND_SIZE + 1))


def _all_six() -> dict[str, Row]:
    """What all six tricks bring, by stake, where their prize is a number, from the lowest."""
    return {
        str(call.stake * alone): _row(
            _line(CLASSIC.replace(all_six_scores=prize, alone_stake=alone), call, HAND_SIZE)
            for prize in PRIZES
        )
        for call, alone in product((bid(6), BIG_PEPPER), ALONE)
    }


def _line(rules: Rules, call: Call, taken: int) -> Entry:
    """The declarers' line for going alone; who took the other tricks does not matter to it."""
    tricks = (taken, HAND_SIZE - taken, 0, 0)
    return score(rules, Contract(Seat.NORTH, call), tricks, lone=True).entries[0]


def _row(lines: Iterable[Entry]) -> Row:
    """Lines that say the same and differ in points only."""
    entries = list(lines)
    ((key, rule),) = {(entry.key, entry.rule) for entry in entries}
    return key, rule, [entry.points for entry in entries]


def _defenders(value: object) -> dict[str, Any]:
    """A defender's line for each number of tricks, or the pair's."""
    rules = CLASSIC.replace(defenders=value)
    lines = [
        score(rules, Contract(Seat.NORTH, bid(1)), (HAND_SIZE - taken, taken, 0, 0)).entries[1]
        for taken in range(HAND_SIZE + 1)
    ]
    return {
        "singly": len(lines[0].seats) == 1,
        "lines": [[line.key, line.rule, line.points] for line in lines],
    }


def _moving_target(call: Call) -> int:
    """The score that wins after such a bid, where the target is the players plus the bid."""
    hand = Score(Contract(Seat.NORTH, call), (0, 0, 0, 0), ())
    return Match(CLASSIC.replace(target="players_plus_bid"), Seat.NORTH).after(hand).target


def _decisions(both_reach: object) -> list[Any]:
    """Who has won, from four answers to "which is more": less, the same, more, counted from 0.

    They are asked about the better declarer and the target, the better defender and the
    target, the better declarer and the better defender, and the defender on the declarer's
    left and the other one. The answer is the winners' places, counted from the declarer to
    the left, and the key of the sentence that says why they have won.
    """
    rules = CLASSIC.replace(both_reach=both_reach, target=10)
    table: list[Any] = [[[[None] * 3 for _ in range(3)] for _ in range(3)] for _ in range(3)]
    for declarers, left, right in product(range(7, 14), repeat=3):
        defenders = max(left, right)
        pairs = ((declarers, 10), (defenders, 10), (declarers, defenders), (left, right))
        one, two, three, four = ((a > b) - (a < b) + 1 for a, b in pairs)
        winners = _winners(rules, (declarers, left, declarers - 5, right))
        table[one][two][three][four] = [winners, _why(rules, winners, min(one, two) > 0, three)]
    return table


def _winners(rules: Rules, ledgers: tuple[int, int, int, int]) -> str:
    """The winners of a match that stands so after a hand that North declared."""
    entries = tuple(Entry((seat,), ledgers[seat], rule="", key="", taken=0) for seat in Seat)
    hand = Score(Contract(Seat.NORTH, bid(3)), (0, 0, 0, 0), entries)
    return "".join(str(int(seat)) for seat in Match(rules, Seat.NORTH).after(hand).winners)


def _why(rules: Rules, winners: str, both: bool, three: int) -> str:  # noqa: FBT001  # one of its facts
    """The key of the sentence about a win; nothing while the game goes on."""
    if not winners:
        return ""
    who = "declarers" if "0" in winners else {1: "defender", 2: "defenders"}[len(winners)]
    if not both:
        return who
    if who == "declarers" and rules.both_reach == "declarers_first":
        return "declarers_first"
    return "declarers_equal" if three == 1 else f"{who}_higher"
