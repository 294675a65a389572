"""Who leads to the next trick."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER
from hasenpfeffer.lessons.chance import a_seat, a_trick, a_trump
from hasenpfeffer.lessons.families.who_wins import SEATS, losers, reason
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, trump_is, yes
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick

RULE = "The winner of a trick leads to the next."


def ask(random: Random, step: int) -> Question | None:
    """A full trick, a declarer and a dealer: only the winner matters."""
    trump = a_trump(random)
    trick, _ = a_trick(random, trump, a_seat(random))
    special = sum(play.card in (JOKER, *trump.bowers) for play in trick.plays)
    trumps = sum(trump.is_trump(play.card) for play in trick.plays)
    wanted = {1: trumps == 0, 2: trumps > 0 == special, 3: special == 1, 4: special > 0}
    declarer, dealer = a_seat(random), a_seat(random)
    if not wanted[step] or (step == 4 and trick.winner in (declarer, trick.plays[0].seat)):  # noqa: PLR2004
        return None
    return Question(
        ask=f"{trump_is(trump)} {trick.plays[0].seat.word} led. Who leads to the next trick?",
        scene=Scene(
            trump=trump,
            dealer=dealer,
            table=trick.plays,
            facts=(f"{declarer.word} is the declarer.",),
        ),
        kind="seat",
        right={trick.winner.letter: yes(reason(trick), RULE)},
        wrong=[*_wrong(trick, declarer, dealer), *losers(trick)],
        order=SEATS,
    )


def _wrong(trick: Trick, declarer: Seat, dealer: Seat) -> Iterator[Wrong]:
    """Leaders by another habit; who wins is explained by the trick."""
    leader = trick.plays[0].seat
    yield Wrong(leader.letter, Mistake.LEADER_AGAIN, not_yet(f"{leader.word} has led.", RULE))
    told = f"{declarer.word} is the declarer, but that does not matter now."
    yield Wrong(declarer.letter, Mistake.DECLARER_LEADS, not_yet(told, RULE))
    told = f"The lead does not go round from {leader.word}."
    yield Wrong(leader.left().letter, Mistake.NEXT_ROUND, not_yet(told, RULE))
    told = "Who dealt does not matter now."
    yield Wrong(dealer.left().letter, Mistake.LEFT_LEADS, not_yet(told, RULE))


RECIPE = Recipe(
    family="next_lead",
    chapter="tricks",
    title="Who leads next?",
    idea="The winner of a trick leads to the next, whoever dealt and whoever is declarer.",
    link="tricks.html#who-takes-it-and-what-comes-next",
    ask=ask,
    steps=(8, 10, 12, 10),
)
