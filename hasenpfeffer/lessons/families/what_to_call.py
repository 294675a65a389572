"""What to say, first to speak: the call that brings most points.

It is asked for the games in which everyone speaks once. Where bids go round, the lowest bid
will do for the first word, whatever is held, and there is nothing to choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from hasenpfeffer.calls import PASS, Call, bid
from hasenpfeffer.errors import RulesError
from hasenpfeffer.lessons.amounts import about_points, in_a_hundred
from hasenpfeffer.lessons.chance import some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import capital, not_yet, yes
from hasenpfeffer.odds import Evaluation, evaluate
from hasenpfeffer.presets import CLASSIC, HOYLE
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

GAMES = (CLASSIC, CLASSIC, HOYLE)
"""The games that are asked about, the book's own more often."""
HANDS = 200
"""Hands of a game that are looked at for one question, so that each game gets its share."""
YOU = Seat.SOUTH
DEALER = Seat.EAST
"""On your right, so that you speak first."""
SAME = 0.05
"""Calls that are within so many points of the best are right too."""
LOSES = {1: (1.0, 20.0), 2: (0.7, 1.0), 3: (0.45, 0.7), 4: (0.3, 0.45)}
"""What the best of the wrong answers loses, step by step: at least, and less than."""
FEWER = 0.75
"""Four is the commonest call; so many of those hands are left out."""
OFFERED = (2, 3)
"""How many bids can be chosen, besides a pass."""
ON_TOP = 0.4
"""So often the highest call offered is right, so that its place gives nothing away."""


def ask(random: Random, step: int) -> Question | None:
    """A hand in one of the games, and a pass and a few bids to choose from."""
    rules = random.choice(GAMES)
    on_top = random.random() < ON_TOP
    hands = (_drawn(random, step, rules, on_top=on_top) for _ in range(HANDS))
    return next(filter(None, hands), None)


def _drawn(random: Random, step: int, rules: Rules, *, on_top: bool) -> Question | None:
    """Six cards, if they make a question."""
    hand = some_cards(random, 6)
    bids = random.sample(rules.bids, random.choice(OFFERED))
    offered = (PASS, *sorted(bids, key=rules.bids.index))
    weighed = evaluate(rules, hand)
    behind = behind_the_best(weighed)
    right = [call for call in offered if behind[call] <= SAME]
    wrong = [call for call in offered if call not in right]
    least, most = LOSES[step]
    if not (right and wrong) or not least <= min(behind[call] for call in wrong) < most:
        return None
    if (offered[-1] in right) is not on_top:
        return None
    if right == [bid(4)] and random.random() < FEWER:
        return None
    if behind[evaluate(rules, hand, perfect=True).call] > SAME:
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


def game_of(rules: Rules) -> Rules:
    """The game with the same bids and as many rounds: its hands are asked at this table."""
    for game in GAMES:
        if (game.calls, game.rounds) == (rules.calls, rules.rounds):
            return game
    message = f"No game that is asked about has the auction of {rules.name}."
    raise RulesError(message)


def behind_the_best(weighed: Evaluation) -> dict[Call, float]:
    """By how many points each call falls behind the best, from the pass up."""
    worth = {} if weighed.passing is None else {PASS: weighed.passing}
    worth |= {promise.call: promise.worth for promise in weighed.promises}
    best = max(worth.values())
    return {call: best - points for call, points in worth.items()}


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
        if self.behind[PASS] <= SAME:
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
    steps=(15, 15, 15, 15),
)
