"""A score before the hand, and the score after it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.lessons.families.defender_points import entry_of
from hasenpfeffer.lessons.families.hands import (
    NUMBER_ORDER,
    TOLD,
    a_contract,
    bid_fact,
    misscored,
    some_tricks,
    tricks_facts,
)
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import PerSeat, score, signed
from hasenpfeffer.table import Seat


def ask(random: Random, step: int) -> Question | None:
    """The declarer at first, then his partner, then a defender, then any of them."""
    rules = random.choice((CLASSIC, HOYLE, ROUNDS) if step > 1 else (CLASSIC, HOYLE))
    contract = a_contract(random, *map(bid, (3, 4, 5)))
    who = contract.declarer.left(
        {1: 0, 2: 2, 3: random.choice((1, 3))}.get(step, random.randrange(4))
    )
    promised = contract.call.tricks
    rules = rules.replace(failed_costs=random.choice(("bid", "tricks_taken")))
    fails = step > 2 and random.random() < 0.6  # noqa: PLR2004  # easy ones are made
    taken = random.randrange(promised) if fails else random.randrange(promised, 7)
    tricks = some_tricks(random, contract.declarer, taken)
    old = random.randrange(-3 if step == 4 else 0, 8)  # noqa: PLR2004  # below zero is hard

    def judge(rules: Rules) -> str:
        return entry_of(rules, contract, tricks, who).sentence

    new = old + score(rules, contract, tricks).points[who]
    entry = entry_of(rules, contract, tricks, who)
    sum_ = f"{signed(old)} before, {signed(new)} now."
    return Question(
        ask=f"{who.word} had {signed(old)}. What is {who.word}'s score after this hand?",
        scene=Scene(facts=(bid_fact(contract), *tricks_facts(tricks))),
        kind="text",
        right={signed(new): yes(entry.sentence, sum_)},
        wrong=list(_wrong(rules, contract, tricks, who, old)),
        order=NUMBER_ORDER,
        spell=of_number,
        otherwise=not_yet("First the points of the hand, then the sum with the old score."),
        rules=rules,
        judge=judge,
        teaches="failed_costs" if fails else "made_scores",
    )


def _wrong(
    rules: Rules, contract: Contract, tricks: PerSeat, who: Seat, old: int
) -> Iterator[Wrong]:
    """A sum that forgets something, or points counted by a mistake."""
    entry = entry_of(rules, contract, tricks, who)
    points = score(rules, contract, tricks).points[who]
    if old + points < 0:
        told = "Scores may go below zero."
        yield Wrong("0", Mistake.FLOOR, not_yet(told, entry.sentence))
    if who is contract.declarer.partner:
        told = f"The bid of {contract.declarer.word} counts for both partners."
        yield Wrong(signed(old), Mistake.PARTNERS_SHARE, not_yet(told, entry.sentence))
        own = signed(old + tricks[who])
        yield Wrong(own, Mistake.PARTNERS_SHARE, not_yet(told, entry.sentence))
    if who in contract.declarer.side.seats:
        for wrong, mistake in misscored(rules, contract, tricks):
            reply = not_yet(TOLD[mistake], entry.sentence)
            yield Wrong(signed(old + wrong), mistake, reply)
    else:
        both = tricks[who] + tricks[who.partner]
        mistakes = {
            "each": (Mistake.DEFENDERS_AS_SIDE, "Each defender counts his own tricks here."),
            "side": (Mistake.DEFENDERS_EACH, "The defenders count together here."),
            "none": (Mistake.DEFENDERS_SCORE, "Defenders score nothing here."),
        }
        mistake, told = mistakes[rules.defenders]
        for wrong in (both, tricks[who]):
            yield Wrong(signed(old + wrong), mistake, not_yet(told, entry.sentence))
    told = f"{who.word} had {signed(old)} before."
    yield Wrong(signed(points), Mistake.OLD_SCORE, not_yet(told, entry.sentence))


RECIPE = Recipe(
    family="new_score",
    chapter="scoring",
    title="The score after the hand",
    idea="A bid is entered for both partners, and a score may go below zero.",
    link="scoring.html#one-hand-in-full",
    ask=ask,
    steps=(10, 10, 12, 12),
)
