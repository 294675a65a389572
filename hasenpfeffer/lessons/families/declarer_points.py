"""What the declarers write down: made or failed, all six, and stakes."""

from __future__ import annotations

from random import Random

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import BIG_PEPPER, LITTLE_PEPPER, bid
from hasenpfeffer.errors import RulesError
from hasenpfeffer.lessons.families.hands import (
    NUMBER_ORDER,
    TOLD,
    a_contract,
    as_wrong,
    bid_fact,
    declarers_of,
    misscored,
    some_tricks,
    tricks_facts,
)
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.question import Question, Recipe
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.presets import CLASSIC, PEPPER_BIDS, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import PerSeat, score, signed


def ask(random: Random, step: int) -> Question:
    """Made at the odd steps, failed at the even ones; the later ones have other rules."""
    rules = CLASSIC.replace(
        made_scores=random.choice(("bid", "tricks_taken")),
        failed_costs=random.choice(("bid", "tricks_taken")),
    )
    if step < 3:  # noqa: PLR2004  # the book's own game first
        rules = CLASSIC.replace(made_scores=rules.made_scores)
    contract = a_contract(random, *map(bid, (3, 4, 5) if step == 1 else (3, 4, 5, 6)))
    promised = contract.call.tricks
    fails = step in {2, 4} or promised == 6  # noqa: PLR2004  # all six are another family
    taken = random.randrange(promised) if fails else random.randrange(promised, 6)
    return question(rules, contract, some_tricks(random, contract.declarer, taken), "made_scores")


def ask_all_six(random: Random, step: int) -> Question:
    """All six tricks after a low bid or a high one."""
    scores = {1: (6, "as_made"), 2: (6, "as_made"), 3: (8, 10), 4: (6, 8, 10, "as_made")}
    rules = CLASSIC.replace(
        all_six_scores=random.choice(scores[step]),
        made_scores="bid" if step == 1 else random.choice(("bid", "tricks_taken")),
    )
    contract = a_contract(random, *map(bid, (3, 4, 5)))
    tricks = some_tricks(random, contract.declarer, 6)
    return question(rules, contract, tricks, "all_six_scores")


def ask_stake(random: Random, step: int) -> Question:
    """Big pepper, or a declarer who went alone; little pepper looks like it and is not."""
    lone = step in {2, 4}
    base = ROUNDS if lone else PEPPER_BIDS
    rules = base.replace(
        alone_stake=random.choice((1, 2)) if lone else 1,
        made_scores=random.choice(("bid", "tricks_taken")) if step > 2 else "tricks_taken",  # noqa: PLR2004
        all_six_scores=random.choice((8, "as_made")) if step > 2 else "as_made",  # noqa: PLR2004
    )
    calls = (bid(3), bid(4), bid(5)) if lone else (LITTLE_PEPPER, BIG_PEPPER)
    contract = a_contract(random, *calls)
    taken = random.choice((6, random.randrange(7)))
    tricks = list(some_tricks(random, contract.declarer, taken))
    if lone:
        tricks[contract.declarer] += tricks[contract.declarer.partner]
        tricks[contract.declarer.partner] = 0
    return question(rules, contract, tuple(tricks), "alone_stake", lone=lone)


def question(
    rules: Rules, contract: Contract, tricks: PerSeat, teaches: str, *, lone: bool = False
) -> Question:
    """Ask how many points the declarers get."""

    def judge(rules: Rules) -> str:
        if contract.call in (LITTLE_PEPPER, BIG_PEPPER) and contract.call not in rules.calls:
            message = "This game has no such bid."
            raise RulesError(message)
        if lone and rules.alone == "off":
            message = "Nobody may go alone here."
            raise RulesError(message)
        return score(rules, contract, tricks, lone=lone).entries[0].sentence

    entry = score(rules, contract, tricks, lone=lone).entries[0]
    facts = [bid_fact(contract), *tricks_facts(tricks)]
    if lone:
        facts.insert(1, f"{contract.declarer.word} plays alone.")
    return Question(
        ask=f"What do {declarers_of(contract)} write down for this hand?",
        scene=Scene(facts=tuple(facts)),
        kind="text",
        right={signed(entry.points): yes(entry.sentence)},
        wrong=list(as_wrong(misscored(rules, contract, tricks, lone=lone), entry, TOLD)),
        order=NUMBER_ORDER,
        spell=of_number,
        otherwise=not_yet("First: was the bid made? Then read what such a bid scores, or costs."),
        rules=rules,
        judge=judge,
        teaches=teaches,
    )


RECIPES = (
    Recipe(
        family="declarer_points",
        chapter="scoring",
        title="Points for the declarers",
        idea="A bid that is made scores, a bid that fails costs, and the table says how much.",
        link="scoring.html#a-bid-that-is-made",
        ask=ask,
        steps=(12, 12, 14, 14),
    ),
    Recipe(
        family="all_six",
        chapter="scoring",
        title="All six tricks",
        idea="Taking all six may have a score of its own, whatever was bid.",
        link="scoring.html#all-six-tricks",
        ask=ask_all_six,
        steps=(10, 10, 10, 10),
    ),
    Recipe(
        family="stakes",
        chapter="scoring",
        title="What is doubled?",
        idea="Big pepper, and at some tables going alone, double what the declarers win or lose.",
        link="scoring.html#what-doubling-doubles",
        ask=ask_stake,
        steps=(10, 10, 10, 12),
    ),
)
