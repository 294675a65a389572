"""Hands that have been played, for the families about the score."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import Call, bid
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.chance import a_seat
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Wrong
from hasenpfeffer.lessons.spelling import NUMBERS
from hasenpfeffer.lessons.wording import and_, capital, not_yet
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import Entry, PerSeat, score, signed
from hasenpfeffer.table import Seat

NUMBER_ORDER = tuple(signed(number) for number in range(-40, 41))


def a_contract(random: Random, *calls: Call) -> Contract:
    """Somebody has promised something."""
    return Contract(a_seat(random), random.choice(calls or tuple(map(bid, (3, 4, 5)))))


def some_tricks(random: Random, declarer: Seat, taken: int) -> PerSeat:
    """Six tricks, of which the declaring pair took so many."""
    tricks = [0, 0, 0, 0]
    for place in range(6):
        pair = declarer.side if place < taken else declarer.side.other
        tricks[random.choice(pair.seats)] += 1
    return tuple(tricks)


def bid_fact(contract: Contract) -> str:
    """What was promised."""
    words = contract.call.words.removeprefix("a bid of ")
    return f"{contract.declarer.word} bid {words} and is the declarer."


def tricks_facts(tricks: PerSeat) -> tuple[str, ...]:
    """Who took how many tricks."""
    taken = [
        f"{seat.word} {NUMBERS[count] if count else 'none'}"
        for seat, count in zip(Seat, tricks, strict=True)
    ]
    return (f"Tricks taken: {and_(taken)}.",)


def declarers_of(contract: Contract) -> str:
    """The declaring pair in a sentence."""
    return and_(seat.word for seat in contract.declarer.side.seats)


def misscored(
    rules: Rules, contract: Contract, tricks: PerSeat, *, lone: bool = False
) -> Iterator[tuple[int, Mistake]]:
    """What the declarers would get by rules forgotten or mistaken."""
    changes: tuple[tuple[Mistake, dict[str, Any]], ...] = (
        (Mistake.ALL_SIX_FORGOTTEN, {"all_six_scores": "as_made"}),
        (
            Mistake.ADDED_TRICKS if rules.made_scores == "bid" else Mistake.SCORED_BID,
            {"made_scores": "tricks_taken" if rules.made_scores == "bid" else "bid"},
        ),
        (
            Mistake.FINE_IN_TRICKS,
            {"failed_costs": "tricks_taken" if rules.failed_costs == "bid" else "bid"},
        ),
        (
            Mistake.SCORED_BID,
            {"all_six_scores": "as_made", "made_scores": "bid"},
        ),
    )
    for mistake, change in changes:
        try:
            changed = rules.replace(**change)
        except HasenpfefferError:
            continue
        yield score(changed, contract, tricks, lone=lone).entries[0].points, mistake
    entry = score(rules, contract, tricks, lone=lone).entries[0]
    promised = contract.call.tricks
    if entry.stake > 1:
        yield entry.points // entry.stake, Mistake.STAKE_FORGOTTEN
    if entry.points < 0 or entry.taken < promised:
        yield 0, Mistake.FINE_FORGOTTEN
        yield -entry.points, Mistake.MINUS_FORGOTTEN
        yield entry.taken - promised, Mistake.SHORTFALL
    elif entry.taken == len(Seat) + 2:
        yield promised + entry.points, Mistake.ALL_SIX_ADDED


def as_wrong(
    answers: Iterator[tuple[int, Mistake]], entry: Entry, told: dict[Mistake, str]
) -> Iterator[Wrong]:
    """Wrong numbers as answers, each with what it forgets and the engine's line."""
    for points, mistake in answers:
        yield Wrong(
            signed(points), mistake, not_yet(told.get(mistake, ""), capital(entry.sentence))
        )


TOLD = {
    Mistake.ALL_SIX_FORGOTTEN: "All six tricks have a score of their own here.",
    Mistake.ADDED_TRICKS: "Here a bid that is made scores the bid, not the tricks.",
    Mistake.SCORED_BID: "Here the bid is not what counts.",
    Mistake.FINE_IN_TRICKS: "A bid that fails costs what the rule says, no more and no less.",
    Mistake.FINE_FORGOTTEN: "A bid that fails is not free.",
    Mistake.MINUS_FORGOTTEN: "They failed, so the points are taken away.",
    Mistake.SHORTFALL: "It does not matter here how many tricks were missing.",
    Mistake.STAKE_FORGOTTEN: "The declarers' points are doubled in this hand.",
    Mistake.ALL_SIX_ADDED: "The bid is not added to the score for all six.",
    Mistake.OTHER_RULE: "That is the score at another table.",
}
"""What to say of each mistake before the line from the score sheet."""
