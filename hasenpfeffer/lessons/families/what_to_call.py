"""What to say, first to speak: the call that brings most points.

It is asked for the games in which everyone speaks once. Where bids go round, nearly every hand
has the same first word by the records, and there is nothing to choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.errors import RulesError
from hasenpfeffer.lessons.amounts import about_points, in_a_hundred
from hasenpfeffer.lessons.chance import some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import capital, not_yet, yes
from hasenpfeffer.odds import Evaluation, evaluate
from hasenpfeffer.odds.pencil import count_under
from hasenpfeffer.presets import CLASSIC, HOYLE
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

GAMES = (CLASSIC, CLASSIC, HOYLE)
"""The games that are asked about, the book's own more often."""
HANDS = 150
"""Hands of a game that are looked at for one question, so that each game gets its share."""
YOU = Seat.SOUTH
DEALER = Seat.EAST
"""On your right, so that you speak first."""
WEAK, PASSES, WEAKEST = (1, 4), 0.34, 6
"""Steps with hands for a pass, how often, and the points by the count that such a hand has at most.

In Classic, the bid that comes nearest to a pass loses about half a point at most, so there is
nothing to ask in the steps between: a pass is hard to see beside a four, and not beside a five.
"""
LOSES = {1: (1.0, 20.0), 2: (0.75, 1.0), 3: (0.55, 0.75), 4: (0.3, 0.55)}
"""What the best of the wrong answers loses, step by step: at least, and less than."""
OFFERED = (4, 3, 4, 3, 3)
"""How many calls can be chosen: what is tried in turn. Of two, one would often be a pass."""
Place: TypeAlias = tuple[bool, bool]
"""Whether the lowest of the calls is right, and whether the highest is."""
PLACES: tuple[Place, ...] = ((True, False), (False, False), (False, True))
"""Each comes about as often as the others, so that the place of an answer gives nothing away.

A right pass is the lowest of the calls. Where there are some, no bid need be the lowest.
"""


def ask(random: Random, step: int) -> Question | None:
    """A hand in one of the games, and a few calls to choose from."""
    weak = step in WEAK and random.random() < PASSES
    rules = random.choice(GAMES)
    place = PLACES[0] if weak else random.choice(PLACES[1:] if step in WEAK else PLACES)
    hands = (_asked(random, step, rules, place, weak=weak) for _ in range(HANDS))
    return next(filter(None, hands), None)


def _asked(random: Random, step: int, rules: Rules, place: Place, *, weak: bool) -> Question | None:
    """Six cards, if they make a question."""
    hand = some_cards(random, 6)
    if weak and count_under(rules).best(hand).points > WEAKEST:
        return None
    weighed = evaluate(rules, hand)
    behind = behind_the_best(weighed)
    right, wrong = clear(weighed, behind)
    if weak is not (PASS in right) or (weak and right != [PASS]):
        return None
    known = [call for call in behind if call in right or call in wrong]
    least, most = LOSES[step]
    for size in OFFERED:
        offered = sorted(random.sample(known, min(size, len(known))), key=known.index)
        nearest = min((behind[call] for call in offered if call in wrong), default=0.0)
        if (offered[0] in right, offered[-1] in right) == place and least <= nearest < most:
            break
    else:
        return None
    right, wrong = ([call for call in offered if call in each] for each in (right, wrong))
    if not right or behind[evaluate(rules, hand, perfect=True).call] > weighed.alike:
        return None  # with open cards another call would be best

    def judge(rules: Rules) -> str:
        return game_of(rules).name

    said = _Said(weighed, behind, right[-1], wrong[0])
    return Question(
        ask=f"In {rules.name} you speak first. What do you say?",
        scene=Scene(you=YOU, dealer=DEALER, hand=hand),
        kind="option",
        right={_word(call): yes(*said.why(call)) for call in right},
        wrong=[said.loses(call) for call in wrong],
        order=tuple(map(_word, offered)),
        rules=rules,
        judge=judge,
        teaches="calls",
        names_game=True,
    )


def clear(weighed: Evaluation, behind: Mapping[Call, float]) -> tuple[list[Call], list[Call]]:
    """The calls that are right and those that are wrong, beyond dispute; some are neither.

    A wrong call loses by the records of how others answer, and it brings no more than a right one
    if nobody answers at all.
    """
    unanswered = {} if weighed.passing is None else {PASS: weighed.passing}
    unanswered |= {promise.call: promise.value for promise in weighed.promises}
    right = [call for call in behind if behind[call] <= weighed.alike]
    most = max(unanswered[call] for call in right)
    least, _ = LOSES[4]
    wrong = [call for call in behind if behind[call] >= least and unanswered[call] <= most]
    return right, wrong


def game_of(rules: Rules) -> Rules:
    """The game with the same bids and as many rounds: its hands are asked at this table."""
    for game in GAMES:
        if (game.calls, game.rounds) == (rules.calls, rules.rounds):
            return game
    message = f"No game that is asked about has the auction of {rules.name}."
    raise RulesError(message)


def behind_the_best(weighed: Evaluation) -> dict[Call, float]:
    """By how many points each call falls behind the best, from the pass up."""
    best = max(weighed.worths.values())
    return {call: best - points for call, points in weighed.worths.items()}


def _word(call: Call) -> str:
    """A call as an answer."""
    return capital(call.words.removeprefix("a bid of ").removeprefix("a "))


@dataclass(frozen=True, slots=True)
class _Said:
    """What there is to say of each answer."""

    weighed: Evaluation
    behind: Mapping[Call, float]
    best: Call
    """The highest of the right answers."""
    worse: Call
    """The lowest of the wrong ones."""

    def made(self, call: Call) -> str:
        """How often a bid is made."""
        promise = next(each for each in self.weighed.promises if each.call is call)
        return f"{capital(call.words)} is made {in_a_hundred(promise.chance)} in play."

    def why(self, call: Call) -> tuple[str, str]:
        """Why a call is right: how often a bid is made, and what it brings beside a pass."""
        if call is PASS:
            cost = about_points(self.behind[self.worse])
            return self.made(self.worse), f"Beside a pass it loses {cost}."
        if self.behind[PASS] <= self.weighed.alike:
            return self.made(call), "It brings about as much as a pass."
        return self.made(call), f"It brings {about_points(self.behind[PASS])} more than a pass."

    def loses(self, call: Call) -> Wrong:
        """A call that brings less, and how much less."""
        cost = about_points(self.behind[call])
        if call is PASS:
            reply = not_yet(self.made(self.best), f"A pass costs {cost}.")
            return Wrong(_word(call), Mistake.PASSED_BID, reply)
        if call.tricks < self.best.tricks:
            told = f"It is outbid more often, and it costs {cost}."
            return Wrong(_word(call), Mistake.BID_LOW, not_yet(self.made(call), told))
        return Wrong(_word(call), Mistake.BID_HIGH, not_yet(self.made(call), f"It costs {cost}."))


RECIPE = Recipe(
    family="what_to_call",
    chapter="strategy",
    title="What do you say?",
    idea="Count the tricks of both hands, and weigh a bid against what a pass brings.",
    link="strategy.html#bid-what-you-hold",
    ask=ask,
    steps=(18, 12, 12, 18),
)
