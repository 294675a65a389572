"""Which card takes the trick when you play last."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Hand
from hasenpfeffer.explain import why_it_loses, why_it_wins
from hasenpfeffer.lessons.chance import a_trick, a_trump
from hasenpfeffer.lessons.families.following import refused
from hasenpfeffer.lessons.families.who_wins import BY_REASON
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sights
from hasenpfeffer.lessons.wording import capital, not_yet, note, trump_is, yes
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick

YOU = Seat.SOUTH


def ask(random: Random, step: int) -> Question | None:
    """A trick that can be taken, by following or with a trump."""
    trump = a_trump(random)
    trick, hand = a_trick(random, trump, YOU.left(), cards=3)
    hand = hand[: 3 + step // 2]
    takers = [card for card in trick.choices(hand) if trick.after(YOU, card).winner is YOU]
    follows = any(trump.suit_of(card) is trick.led for card in hand)
    seen = (*hand, *(play.card for play in trick.plays))
    special = sum(card in (JOKER, *trump.bowers) for card in seen)
    wanted = {1: follows and not special, 2: not follows and not special, 3: special == 1}
    if not wanted.get(step, special > 1) or not 0 < len(takers) < len(hand):
        return None
    if not follows and JOKER in hand:  # the rule about the joker is another question
        return None
    return Question(
        ask=f"{trump_is(trump)} You play last. Which card takes the trick?",
        scene=Scene(trump=trump, you=YOU, table=trick.plays, hand=hand),
        kind="card",
        right={str(card): yes(_wins(trick.after(YOU, card))) for card in takers},
        wrong=[*refused(trick, hand), *_losing(trick, hand)],
        order=tuple(map(str, hand)),
    )


def _wins(full: Trick) -> str:
    """Why your card takes the trick."""
    return f"{capital(why_it_wins(full).sentence)} {note(full.trump, full.best.card)}".rstrip()


def _losing(trick: Trick, hand: Hand) -> Iterator[Wrong]:
    """The cards that may be played and do not win."""
    for card in trick.choices(hand):
        full = trick.after(YOU, card)
        why = why_it_loses(full, YOU)
        if why is None:
            continue
        cards = [play.card for play in full.plays]
        views = (each for each in sights(trick.trump) if each.note(cards))
        seen = next((each for each in views if each.winner(full.plays) is YOU), None)
        mistake = seen.mistake if seen else BY_REASON[why.key]
        told = seen.note(cards) if seen else ""
        reply = not_yet("You may play it.", told, capital(why.sentence))
        yield Wrong(str(card), mistake, reply)


RECIPE = Recipe(
    family="take_it",
    chapter="tricks",
    title="Which card takes the trick?",
    idea="First ask what you may play, and then what beats the cards on the table.",
    link="tricks.html#predict-first",
    ask=ask,
    steps=(10, 10, 12, 10),
)
