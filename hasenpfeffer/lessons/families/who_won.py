"""Whether anybody has won the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.lessons.depends import Judge, others
from hasenpfeffer.lessons.families.hands import a_contract
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import and_, names, not_yet, yes
from hasenpfeffer.match import Match
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import Entry, PerSeat, Score, signed
from hasenpfeffer.table import Seat, Side

NOBODY = "Nobody yet"


def ask(random: Random, step: int) -> Question | None:
    """Scores after a hand: below the target, one side there, both, or a moving target."""
    base = random.choice((CLASSIC, CLASSIC, HOYLE, ROUNDS))
    rules = base.replace(
        target=random.choice((10, 11, "players_plus_bid")) if step > 1 else 10,
        both_reach=random.choice(("declarers_first", "higher_score")),
    )
    contract = a_contract(random, *map(bid, (3, 4, 5)))
    pair = contract.declarer.side.seats
    goal = Match(rules, Seat.NORTH, (standing(contract, (0, 0, 0, 0)),)).target
    ledgers = [random.randrange(goal - 5, goal + 3) for _ in Seat]
    if rules.scores_by_side:
        ledgers = [ledgers[seat % 2] for seat in Seat]
    reached = [seat for seat in Seat if ledgers[seat] >= goal]
    ours = [seat for seat in reached if seat in pair]
    theirs = [seat for seat in reached if seat not in pair]
    near = max(ledgers) >= goal - 1
    wanted = {
        1: near and not (ours and theirs),
        2: near and not (ours and theirs) and rules.target != 10,  # noqa: PLR2004
        3: bool(ours and theirs),
        4: bool(theirs) and max(ledgers[seat] for seat in theirs) >= max(ledgers[s] for s in pair),
    }
    if not wanted[step] or (theirs and rules.defenders == "none"):  # who could not get there
        return None
    return question(rules, contract, tuple(ledgers))


def question(rules: Rules, contract: Contract, ledgers: PerSeat) -> Question:
    """Ask who has won, if anybody."""

    def judge(rules: Rules) -> tuple[str, bool]:
        return answer(winners(rules, contract, ledgers)), rules.scores_by_side

    right, _ = judge(rules)
    return Question(
        ask="Who has won the game?",
        scene=Scene(
            facts=(f"{contract.declarer.word} bid {contract.call}.", shown(rules, ledgers))
        ),
        kind="option",
        right={right: yes(_why(rules, contract, ledgers))},
        wrong=list(_wrong(rules, contract, ledgers)),
        rules=rules,
        judge=judge,
        teaches="both_reach" if decides(rules, judge) else "target",
    )


def decides(rules: Rules, judge: Judge) -> bool:
    """Whether it matters who counts first."""
    return any(judge(each) != judge(rules) for each in others(rules, "both_reach"))


def standing(contract: Contract, ledgers: PerSeat) -> Score:
    """A hand after which everybody stands as given."""
    entries = tuple(
        Entry((seat,), points, "A23", "", 0) for seat, points in zip(Seat, ledgers, strict=True)
    )
    return Score(contract, (0, 0, 0, 0), entries)


def winners(rules: Rules, contract: Contract, ledgers: PerSeat) -> tuple[Seat, ...]:
    """Who has won, as the engine says."""
    return Match(rules, Seat.NORTH, (standing(contract, ledgers),)).winners


def answer(seats: tuple[Seat, ...]) -> str:
    """Winners as an answer."""
    if not seats:
        return NOBODY
    return names(sorted(seats)) if len(seats) > 1 else f"{seats[0].word} alone"


def shown(rules: Rules, ledgers: PerSeat) -> str:
    """The scores as a fact."""
    if rules.scores_by_side:
        north, east = (signed(ledgers[side.seats[0]]) for side in Side)
        return f"Scores now: North and South {north}, East and West {east}."
    scores = [f"{seat.word} {signed(ledgers[seat])}" for seat in Seat]
    return f"Scores now: {and_(scores)}."


def _why(rules: Rules, contract: Contract, ledgers: PerSeat) -> str:
    """The target, who has reached it, and who counts first."""
    goal = Match(rules, Seat.NORTH, (standing(contract, ledgers),)).target
    reached = [seat for seat in Seat if ledgers[seat] >= goal]
    if not reached:
        return f"The target is {goal}, and nobody has it."
    pair = contract.declarer.side.seats
    ours = [seat for seat in reached if seat in pair]
    told = f"The target is {goal}. {names(reached)} {'has' if len(reached) == 1 else 'have'} it."
    if ours and len(reached) > len(ours):
        if rules.both_reach == "declarers_first":
            return f"{told} The declarers count first."
        return f"{told} The higher score wins, and if they are equal, the declarers."
    if ours and len(ours) < len(pair):
        return f"{told} Declaring partners win together."
    if not ours and not rules.scores_by_side:
        return f"{told} A defender wins by himself."
    return told


def _wrong(rules: Rules, contract: Contract, ledgers: PerSeat) -> Iterator[Wrong]:
    """Winners by another rule, by another target, or of another kind."""
    why = _why(rules, contract, ledgers)
    first = rules.both_reach == "declarers_first"
    other = "higher_score" if first else "declarers_first"
    changes: tuple[tuple[Mistake, dict[str, Any]], ...] = (
        (Mistake.HIGHER_SCORE if first else Mistake.DECLARERS_FIRST, {"both_reach": other}),
        (Mistake.TARGET, {"target": 10}),
        (Mistake.TARGET, {"target": 11}),
        (Mistake.TARGET, {"target": "players_plus_bid"}),
    )
    for mistake, change in changes:
        say = answer(winners(rules.replace(**change), contract, ledgers))
        yield Wrong(say, mistake, not_yet(why))
    best = [seat for seat in Seat if ledgers[seat] == max(ledgers)]
    pair = best[0].side.seats
    single = answer((best[0],)) if not rules.scores_by_side else answer(pair)
    yield Wrong(
        single, Mistake.PARTNERS_SHARE if len(best) == 1 else Mistake.TOO_SOON, not_yet(why)
    )
    yield Wrong(answer(pair), Mistake.TOO_SOON, not_yet(why))
    defenders = contract.declarer.side.other.seats
    yield Wrong(answer(defenders), Mistake.DEFENDERS_AS_SIDE, not_yet(why))
    yield Wrong(answer(contract.declarer.side.seats), Mistake.DECLARERS_FIRST, not_yet(why))
    yield Wrong(NOBODY, Mistake.TARGET, not_yet(why))


RECIPE = Recipe(
    family="who_won",
    chapter="scoring",
    title="Who has won?",
    idea="First ask what the target is, then who has reached it, then who counts first.",
    link="scoring.html#who-has-won",
    ask=ask,
    steps=(10, 12, 14, 12),
    least_wrong=2,
)
