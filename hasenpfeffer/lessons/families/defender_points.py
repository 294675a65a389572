"""What a defender writes down."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import BIG_PEPPER, bid
from hasenpfeffer.errors import RulesError
from hasenpfeffer.lessons.families.hands import (
    NUMBER_ORDER,
    a_contract,
    bid_fact,
    some_tricks,
    tricks_facts,
)
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.presets import CLASSIC, PEPPER_BIDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import Entry, PerSeat, score, signed
from hasenpfeffer.table import Seat


def ask(random: Random, step: int) -> Question | None:
    """A defender, and tricks on his side; the declarers fail at the later steps."""
    defenders = {1: ("each", "side"), 2: ("each", "side", "none")}
    rules = CLASSIC.replace(defenders=random.choice(defenders.get(step, ("each", "side", "none"))))
    doubled = step == 4 and random.random() < 0.5  # noqa: PLR2004  # what is not theirs
    if doubled:
        rules = rules.replace(calls=PEPPER_BIDS.calls)
    contract = a_contract(random, *((BIG_PEPPER,) if doubled else map(bid, (3, 4, 5))))
    promised = contract.call.tricks
    taken = random.randrange(promised) if step in {3, 4} else random.randrange(promised, 6)
    tricks = some_tricks(random, contract.declarer, taken)
    who = random.choice(contract.declarer.side.other.seats)
    own, partner = tricks[who], tricks[who.partner]
    if (step > 1 and 0 in (own, partner)) or (step == 4 and own == partner):  # noqa: PLR2004
        return None

    def judge(rules: Rules) -> str:
        if doubled and BIG_PEPPER not in rules.calls:
            message = "This game has no such bid."
            raise RulesError(message)
        return entry_of(rules, contract, tricks, who).sentence

    points = score(rules, contract, tricks).points[who]
    entry = entry_of(rules, contract, tricks, who)
    return Question(
        ask=f"What does {who.word} write down for this hand?",
        scene=Scene(facts=(bid_fact(contract), *tricks_facts(tricks))),
        kind="text",
        right={signed(points): yes(entry.sentence)},
        wrong=list(_wrong(rules, contract, tricks, who)),
        order=NUMBER_ORDER,
        spell=of_number,
        otherwise=not_yet("Look at what the defenders took, and at what the table gives for it."),
        rules=rules,
        judge=judge,
        teaches="defenders",
    )


def entry_of(rules: Rules, contract: Contract, tricks: PerSeat, who: Seat) -> Entry:
    """The line of the score that a player is in."""
    entries = score(rules, contract, tricks).entries
    return next(entry for entry in entries if who in entry.seats)


def _wrong(rules: Rules, contract: Contract, tricks: PerSeat, who: Seat) -> Iterator[Wrong]:
    """The points at other tables, and points that nobody gives."""
    entry = entry_of(rules, contract, tricks, who)
    own, both = tricks[who], tricks[who] + tricks[who.partner]
    none = rules.defenders == "none"
    told = "Defenders score nothing here." if none else "Each defender counts his own tricks here."
    mistake = Mistake.DEFENDERS_SCORE if none else Mistake.DEFENDERS_AS_SIDE
    yield Wrong(signed(both), mistake, not_yet(told, entry.sentence))
    mistake = Mistake.DEFENDERS_SCORE if none else Mistake.DEFENDERS_EACH
    told = "Defenders score nothing here." if none else "The defenders count together here."
    yield Wrong(signed(own), mistake, not_yet(told, entry.sentence))
    if contract.call.stake > 1 and entry.points:
        told = "Only what the declarers win or lose is doubled."
        points = signed(contract.call.stake * entry.points)
        yield Wrong(points, Mistake.STAKE_ON_DEFENCE, not_yet(told, entry.sentence))
    told = "Defenders score for their tricks here, made or not."
    yield Wrong("0", Mistake.DEFENDERS_NOTHING, not_yet(told, entry.sentence))
    made = score(rules, contract, tricks).made
    if not made:
        told = f"What the declarers lose, {who.word} does not win."
        promised = contract.call.tricks
        yield Wrong(signed(promised), Mistake.SCORED_BID, not_yet(told, entry.sentence))
        told = "Euchre gives two points for stopping the bid, and this game does not."
        yield Wrong("2", Mistake.EUCHRE, not_yet(told, entry.sentence))


RECIPE = Recipe(
    family="defender_points",
    chapter="scoring",
    title="Points for a defender",
    idea="Defenders score each for himself, together, or not at all, as the table agreed.",
    link="scoring.html#the-defenders",
    ask=ask,
    steps=(12, 12, 12, 12),
)
