"""What a Euchre player would say, and what is right here."""

from __future__ import annotations

from random import Random

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.cards import JOKER
from hasenpfeffer.lessons.chance import a_seat, a_trump, some_cards
from hasenpfeffer.lessons.families import cards_out, first_lead
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
from hasenpfeffer.lessons.families.trump_count import number_of
from hasenpfeffer.lessons.families.who_wins import SEATS
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.presets import CLASSIC, HOYLE
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import score, signed

EUCHRE_TRUMPS = 7
"""Trumps in Euchre: there is no joker."""


def ask_count(random: Random, step: int) -> Question | None:
    """Trumps outside the hand, of which there is one more than in Euchre."""
    trump = a_trump(random)
    hand = some_cards(random, 6)
    held = number_of(trump, trump.suit, hand)
    wanted = {1: JOKER not in hand and held > 0, 2: held > 1, 3: JOKER in hand}
    if not wanted.get(step, trump.left in hand and held > 1):
        return None
    reply = not_yet("Euchre has seven trumps.", cards_out.size_of(trump, trump.suit))
    wrong = Wrong(str(EUCHRE_TRUMPS - held), Mistake.EUCHRE, reply)
    return cards_out.question(trump, trump.suit, hand, wrong)


def ask_lead(random: Random, step: int) -> Question | None:
    """The first lead, which in Euchre is always the dealer's left's."""
    rules = random.choice((CLASSIC, HOYLE, CLASSIC.replace(first_lead="left_of_dealer")))
    dealer, declarer = a_seat(random), a_seat(random)
    first = first_lead.leader(rules, dealer, declarer, ())
    if step > 1 and first is dealer.left() and rules.first_lead == "declarer":
        return None

    def judge(rules: Rules) -> str:
        return first_lead.why(rules, dealer, declarer, ())

    left = dealer.left()
    told = f"In Euchre {left.word} leads."
    wrong = [
        Wrong(left.letter, Mistake.EUCHRE, not_yet(told, judge(rules))),
        *first_lead.wrongs(rules, dealer, declarer, ()),
    ]
    fact = bid_fact(Contract(declarer, bid(random.randrange(3, 6))))
    return Question(
        ask=f"{dealer.word} dealt. Euchre players expect {left.word} to lead. Who leads here?",
        scene=Scene(dealer=dealer, facts=(fact,)),
        kind="seat",
        right={first.letter: yes(judge(rules))},
        wrong=wrong,
        order=SEATS,
        rules=rules,
        judge=judge,
        teaches="first_lead",
    )


def euchre_points(promised: int, taken: int) -> int:
    """What the makers would get in Euchre for a hand as good: 1, 2 for all, nothing if stopped."""
    if taken < promised:
        return 0
    return 2 if taken == 6 else 1  # noqa: PLR2004  # all of them


def ask_score(random: Random, step: int) -> Question | None:
    """A hand scored as in Euchre, and what is right here."""
    rules = random.choice((CLASSIC,) if step == 1 else (CLASSIC, HOYLE))
    rules = rules.replace(failed_costs=random.choice(("bid", "tricks_taken")))
    contract = a_contract(random, *map(bid, (3, 4, 5)))
    promised = contract.call.tricks
    taken = {1: random.randrange(promised, 6), 2: random.randrange(promised), 3: 6}.get(
        step, random.randrange(7)
    )
    tricks = some_tricks(random, contract.declarer, taken)
    entry = score(rules, contract, tricks).entries[0]
    theirs = euchre_points(promised, taken)

    def judge(rules: Rules) -> str:
        return score(rules, contract, tricks).entries[0].sentence

    told = f"In Euchre the makers would score {theirs or 'nothing'}."
    answers = iter([(theirs, Mistake.EUCHRE), *misscored(rules, contract, tricks)])
    return Question(
        ask=f"A Euchre player gives {declarers_of(contract)} {theirs}. What do they score here?",
        scene=Scene(facts=(bid_fact(contract), *tricks_facts(tricks))),
        kind="text",
        right={signed(entry.points): yes(entry.sentence)},
        wrong=list(as_wrong(answers, entry, {**TOLD, Mistake.EUCHRE: told})),
        order=NUMBER_ORDER,
        spell=of_number,
        otherwise=not_yet("Here a bid is worth what it says, and a bid that fails costs."),
        rules=rules,
        judge=judge,
        teaches="failed_costs" if taken < promised else "made_scores",
    )


RECIPES = (
    Recipe(
        family="euchre_count",
        chapter="from_euchre",
        title="One trump more",
        idea="There are eight trumps here and seven in Euchre: the joker is the eighth.",
        link="from_euchre.html#ten-differences",
        ask=ask_count,
        steps=(8, 10, 10, 10),
        least_wrong=2,
    ),
    Recipe(
        family="euchre_lead",
        chapter="from_euchre",
        title="Another lead",
        idea="In Euchre the dealer's left leads; here the table may say that the declarer does.",
        link="from_euchre.html#six-habits-to-change",
        ask=ask_lead,
        steps=(8, 8, 8, 8),
    ),
    Recipe(
        family="euchre_score",
        chapter="from_euchre",
        title="Another score",
        idea="Euchre counts one or two points; here the bid counts, and failing costs it.",
        link="from_euchre.html#the-same-hand-in-both-games",
        ask=ask_score,
        steps=(10, 10, 10, 12),
    ),
)
