"""How likely a game is won from a score: hand after hand, as computer players bid and play them.

The records say, for each game, which bids were played how often and how many tricks they took.
From these, the chance at a score is the mean of the chances after a hand, with either side as
likely to declare. A side has one score: where every player has a ledger, the mean of its two.
Who deals is left out, and a score does not change how the recorded players bid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from hasenpfeffer.calls import Call
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.odds.promises import exactly, net, points
from hasenpfeffer.odds.records import games, in_common
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

UNIT = 2
"""Scores are kept in half points, as the mean of two ledgers may be one."""
MOST = len(Seat) + HAND_SIZE
"""The highest target where it is the players plus the bid."""
CLOSE = 1e-5
"""A round of improvements that changes no chance by more than this is the last."""


Chances: TypeAlias = dict[tuple[int, int], float]
"""The chance to win at two scores in half points, one's own first, before a hand is dealt."""


class Played(NamedTuple):
    """A way for a hand to go: how likely, and what each side scores, in half points."""

    chance: float
    declarers: int
    defenders: int
    target: int
    """The score that wins after such a hand."""


@dataclass(frozen=True, slots=True)
class Game:
    """The chances to win at every score under some rules."""

    rules: Rules
    target: int
    """The highest score that may be needed to win."""
    hands: tuple[Played, ...]
    gain: float
    """What a declaring side gains on the other in a hand, on average."""
    chances: Chances

    def chance(self, own: float, other: float) -> float:
        """The chance to win before a hand is dealt."""
        return self.chances[self._kept(own), self._kept(other)]

    def after_bid(self, score: tuple[float, float], call: Call, held: Sequence[float]) -> float:
        """The chance to win with a bid that has these chances of its tricks."""
        return sum(
            chance * self._after(score, _played(self.rules, call, taken, chance))
            for taken, chance in enumerate(exactly(held))
            if chance
        )

    def after_pass(self, score: tuple[float, float], points: float) -> float:
        """The chance to win with a pass that gains so many points on average.

        The hand goes as hands do, declared by one side or the other; how often by which is what
        makes the mean right.
        """
        share = min(max((points + self.gain) / (2 * self.gain), 0), 1) if self.gain else 0.5
        ours = sum(hand.chance * self._after(score, hand) for hand in self.hands)
        turned = score[1], score[0]
        theirs = sum(hand.chance * (1 - self._after(turned, hand)) for hand in self.hands)
        return share * ours + (1 - share) * theirs

    def _after(self, score: tuple[float, float], hand: Played) -> float:
        """The chance to win once the own side has played such a hand."""
        own, other = round(score[0] * UNIT), round(score[1] * UNIT)
        return _after(self.chances, self.rules, (own, other), hand)

    def _kept(self, score: float) -> int:
        """A score in half points, no lower than is kept."""
        return max(round(score * UNIT), _lowest(self.target))


@cache
def game_under(rules: Rules) -> Game:
    """The chances to win under some rules, from the records of the game most like them.

    >>> from hasenpfeffer import CLASSIC
    >>> game_under(CLASSIC).chance(4, 4)
    0.5
    """
    record = max(_records(), key=lambda game: in_common(rules, game["switches"]))
    total = sum(count for _, _, count in record["hands"])
    played: Counter[tuple[int, int, int]] = Counter()
    gain = 0.0
    for name, taken, count in record["hands"]:
        call = _on_the_ladder(rules, Call.parse(name))
        hand = _played(rules, call, taken, count / total)
        played[hand[1:]] += count
        gain += count / total * net(rules, call, taken)
    hands = tuple(Played(count / total, *hand) for hand, count in played.items())
    target = rules.target if isinstance(rules.target, int) else MOST
    return Game(rules, target, hands, gain, _solved(rules, target, hands))


def _solved(rules: Rules, target: int, hands: Sequence[Played]) -> Chances:
    """Improve all chances from the end of the game backwards until they stand still."""
    scores = range(target * UNIT - 1, _lowest(target) - 1, -1)
    chances = dict.fromkeys(product(scores, scores), 0.5)
    ahead = [pair for pair in chances if pair[0] > pair[1]]
    change = 1.0
    while change > CLOSE:
        change = 0.0
        for pair in ahead:
            turned = pair[1], pair[0]
            ours = sum([hand.chance * _after(chances, rules, pair, hand) for hand in hands])
            theirs = sum([hand.chance * _after(chances, rules, turned, hand) for hand in hands])
            chance = (ours + 1 - theirs) / 2
            change = max(change, abs(chance - chances[pair]))
            chances[pair], chances[turned] = chance, 1 - chance
    return chances


def _after(chances: Chances, rules: Rules, before: tuple[int, int], hand: Played) -> float:
    """The chance of the declarers to win after a hand, with the scores before it, theirs first."""
    declarers, defenders = before[0] + hand.declarers, before[1] + hand.defenders
    if declarers >= hand.target and (
        rules.both_reach == "declarers_first" or declarers >= defenders
    ):
        return 1.0
    if defenders >= hand.target:
        return 0.0
    lowest = _lowest(rules.target if isinstance(rules.target, int) else MOST)
    return chances[max(declarers, lowest), max(defenders, lowest)]


def _lowest(target: int) -> int:
    """The lowest score that is told apart, in half points: the target, below zero."""
    return -target * UNIT


def _played(rules: Rules, call: Call, taken: int, chance: float) -> Played:
    """A hand as a change of the score."""
    declarers, defenders = points(rules, call, taken)
    target = len(Seat) + call.tricks if rules.target == "players_plus_bid" else rules.target
    return Played(chance, round(declarers * UNIT), round(defenders * UNIT), target * UNIT)


def _on_the_ladder(rules: Rules, call: Call) -> Call:
    """A recorded bid, or the one nearest to it that these rules know."""
    return min(rules.bids, key=lambda bid: (abs(bid.tricks - call.tricks), bid.stake != call.stake))


@cache
def _records() -> tuple[dict[str, Any], ...]:
    """How hands went in each game."""
    return games("auctions", "how hands go", dict)
