"""Which value of a switch a table plays by, seen from outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from hasenpfeffer.cards import JOKER
from hasenpfeffer.deal import Deal
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.chance import a_seat
from hasenpfeffer.lessons.depends import values_of
from hasenpfeffer.lessons.families.first_lead import leader
from hasenpfeffer.lessons.families.following import on_the_table, under
from hasenpfeffer.lessons.families.hands import (
    a_contract,
    bid_fact,
    declarers_of,
    some_tricks,
    tricks_facts,
)
from hasenpfeffer.lessons.families.may_play import drawn
from hasenpfeffer.lessons.families.nobody_bids import outcome
from hasenpfeffer.lessons.families.who_won import answer, shown, winners
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, trump_is, yes
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import score, signed
from hasenpfeffer.switch import SwitchValue
from hasenpfeffer.switches import SWITCHES
from hasenpfeffer.table import Seat

Outcome: TypeAlias = Callable[[Rules], str]
"""What would be seen at a table with these rules, in a sentence."""


class Watched(NamedTuple):
    """What everybody can see, and what the rules make of it."""

    scene: Scene
    outcome: Outcome


def made(random: Random) -> Watched:
    """A bid that was made, with tricks to spare."""
    return _scored(random, lambda promised: random.randrange(promised, 6))


def failed(random: Random) -> Watched:
    """A bid that failed."""
    return _scored(random, random.randrange)


def all_six(random: Random) -> Watched:
    """All six tricks."""
    return _scored(random, lambda _: 6)


def _scored(random: Random, take: Callable[[int], int]) -> Watched:
    contract = a_contract(random)
    tricks = some_tricks(random, contract.declarer, take(contract.call.tricks))

    def outcome(rules: Rules) -> str:
        points = score(rules, contract, tricks).entries[0].points
        return f"{declarers_of(contract)} write down {signed(points)}."

    return Watched(Scene(facts=(bid_fact(contract), *tricks_facts(tricks))), outcome)


def defended(random: Random) -> Watched:
    """Tricks for both defenders."""
    contract = a_contract(random)
    tricks = some_tricks(random, contract.declarer, random.randrange(5))

    def outcome(rules: Rules) -> str:
        points = score(rules, contract, tricks).points
        first, second = contract.declarer.side.other.seats
        return f"{first.word} writes down {points[first]}, and {second.word} {points[second]}."

    return Watched(Scene(facts=(bid_fact(contract), *tricks_facts(tricks))), outcome)


def led(random: Random) -> Watched:
    """A dealer, a declarer, and the first lead."""
    dealer, declarer = a_seat(random), a_seat(random)

    def outcome(rules: Rules) -> str:
        return f"{leader(rules, dealer, declarer, ()).word} leads to the first trick."

    return Watched(Scene(dealer=dealer, facts=(f"{declarer.word} is the declarer.",)), outcome)


def joker_kept(random: Random) -> Watched:
    """A player with the joker who cannot follow."""
    while True:
        trick, hand = drawn(random, 4)
        void = not any(trick.trump.suit_of(card) is trick.led for card in hand)
        if JOKER in hand and void and trick.led is not trick.trump.suit:
            break

    def outcome(rules: Rules) -> str:
        may = JOKER in under(rules, trick).choices(hand)
        return f"You {'may' if may else 'may not'} play the joker."

    facts = (trump_is(trick.trump), on_the_table(trick))
    scene = Scene(trump=trick.trump, you=Seat.SOUTH, table=trick.plays, hand=hand, facts=facts)
    return Watched(scene, outcome)


def passed(random: Random) -> Watched:
    """Nobody wants to bid."""
    deal = Deal.shuffled(dealer=a_seat(random), random=random)
    holder = next((seat for seat in Seat if JOKER in deal.hands[seat]), None)
    where = "The joker is the card left over."
    if holder is not None:
        where = f"{holder.word} turns out to hold the joker."
    facts = ("Nobody wants to bid.", where)
    return Watched(Scene(dealer=deal.dealer, facts=facts), lambda rules: f"{outcome(rules, deal)}.")


def both_there(random: Random) -> Watched:
    """Both sides at the target."""
    contract = a_contract(random)
    ledgers = tuple(random.randrange(8, 14) for _ in Seat)

    def outcome(rules: Rules) -> str:
        seats = winners(rules, contract, ledgers)
        return f"{answer(seats)} {'wins' if len(seats) == 1 else 'win'} the game, to 10 points."

    facts = (bid_fact(contract), shown(CLASSIC, ledgers))
    return Watched(Scene(facts=facts), outcome)


WATCH: Mapping[int, Mapping[str, Callable[[Random], Watched]]] = MappingProxyType(
    {
        1: {"made_scores": made, "failed_costs": failed},
        2: {"first_lead": led, "joker_when_void": joker_kept},
        3: {"defenders": defended, "all_six_scores": all_six},
        4: {"nobody_bids": passed, "both_reach": both_there},
    }
)
"""What is watched for each switch, at each step."""


def ask(random: Random, step: int) -> Question | None:
    """Something that only one value of the switch allows."""
    name = random.choice(sorted(WATCH[step]))
    watched = WATCH[step][name](random)
    switch = next(switch for switch in SWITCHES if switch.name == name)
    seen: dict[SwitchValue, str] = {}
    for value in values_of(name):
        try:
            change: dict[str, Any] = {name: value}
            seen[value] = watched.outcome(CLASSIC.replace(**change))
        except HasenpfefferError:
            return None
    value = random.choice(list(seen))
    if list(seen.values()).count(seen[value]) > 1:
        return None
    facts = (*watched.scene.facts, seen[value])
    meant = switch.meaning
    return Question(
        ask=f"You are a guest at another table. What is the rule there? {switch.question}",
        scene=replace(watched.scene, facts=facts),
        kind="option",
        right={meant(value).label: yes(meant(value).sentence)},
        wrong=[
            Wrong(meant(each).label, Mistake.OTHER_RULE, not_yet(f"By that rule: {told}"))
            for each, told in seen.items()
            if each != value
        ],
        elsewhere=True,
    )


RECIPE = Recipe(
    family="which_rule",
    chapter="house_rules",
    title="Which rule does this table play by?",
    idea="What is seen at a table shows by which rule it plays.",
    link="house_rules.html#what-every-switch-means",
    ask=ask,
    steps=(14, 14, 14, 14),
)
