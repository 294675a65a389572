"""Tricks with somebody alone: who plays next, and who takes them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import DECK
from hasenpfeffer.errors import RulesError
from hasenpfeffer.lessons.chance import a_seat, a_trump
from hasenpfeffer.lessons.families.who_wins import SEATS, losers, reason
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import and_, not_yet, trump_is, yes
from hasenpfeffer.playing import seats_in_play
from hasenpfeffer.presets import ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick


def ask(random: Random, step: int) -> Question | None:
    """Who plays next at the odd steps; who wins at the even ones."""
    both = step > 2 and random.random() < 0.6  # noqa: PLR2004  # a lone player of each side
    declarer = a_seat(random)
    lone = (declarer, declarer.left(random.choice((1, 3)))) if both else (declarer,)
    rules = ROUNDS.replace(alone="either_side" if both or random.random() < 0.5 else "declarer")  # noqa: PLR2004
    playing = seats_in_play(lone)
    leader = random.choice(playing)
    order = [seat for seat in map(leader.left, range(4)) if seat in playing]
    count = len(order) if step in {2, 4} else random.randrange(1, len(order))
    trick = _trick(random, order[:count])

    def judge(rules: Rules) -> str:
        if not may_be_alone(rules, lone):
            message = "Nobody may go alone here."
            raise RulesError(message)
        return str(lone)

    full = count == len(order)
    return Question(
        ask=f"{trump_is(trick.trump)} {leader.word} led. "
        f"{'Who takes the trick?' if full else 'Who plays next?'}",
        scene=Scene(trump=trick.trump, table=trick.plays, facts=alone_facts(lone)),
        kind="seat",
        right={
            (trick.winner if full else order[count]).letter: yes(
                reason(trick) if full else resting(lone)
            )
        },
        wrong=[*_sitting_out(lone), *(losers(trick) if full else _played(trick, playing, lone))],
        order=SEATS,
        rules=rules,
        judge=judge,
        teaches="alone",
    )


def may_be_alone(rules: Rules, lone: tuple[Seat, ...]) -> bool:
    """Whether rules let these players be alone."""
    return rules.alone == "either_side" or (rules.alone == "declarer" and len(lone) < 2)  # noqa: PLR2004


def alone_facts(lone: tuple[Seat, ...]) -> tuple[str, ...]:
    """Who plays alone."""
    if len(lone) == 1:
        return (f"{lone[0].word} is the declarer and plays alone.",)
    return (
        f"{lone[0].word} is the declarer and plays alone.",
        f"{lone[1].word} defends alone.",
    )


def resting(lone: tuple[Seat, ...]) -> str:
    """Who sits out."""
    out = and_(seat.partner.word for seat in lone)
    return f"{out} {'sits' if len(lone) == 1 else 'sit'} out, and the others go round as usual."


def _trick(random: Random, order: list[Seat]) -> Trick:
    """Some cards, each player following suit who can."""
    trick = Trick(a_trump(random))
    deck = random.sample(DECK, 20)
    for place, seat in enumerate(order):
        hand = tuple(deck[5 * place : 5 * place + 5])
        trick = trick.after(seat, random.choice(trick.choices(hand)))
    return trick


def _sitting_out(lone: tuple[Seat, ...]) -> Iterator[Wrong]:
    """The partners who have laid their cards down."""
    for seat in lone:
        told = f"{seat.partner.word} has no cards in play, for {seat.word} plays alone."
        yield Wrong(seat.partner.letter, Mistake.LONE_PARTNER, not_yet(told))


def _played(trick: Trick, playing: tuple[Seat, ...], lone: tuple[Seat, ...]) -> Iterator[Wrong]:
    """Those who have played, and those whose turn is later."""
    played = [play.seat for play in trick.plays]
    for seat in playing:
        if seat in played:
            told = f"{seat.word} has played to this trick."
        else:
            told = f"Somebody sits between, clockwise. {resting(lone)}"
        yield Wrong(seat.letter, Mistake.OUT_OF_TURN, not_yet(told))


RECIPE = Recipe(
    family="lone_tricks",
    chapter="widow",
    title="A trick with somebody alone",
    idea="The partner of a lone player sits out, so a trick has three cards, or two.",
    link="widow.html#going-alone",
    ask=ask,
    steps=(10, 10, 10, 10),
)
