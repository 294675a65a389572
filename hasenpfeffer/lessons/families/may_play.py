"""Which card may you play? Three families: with a bower about, with the joker, and in general."""

from __future__ import annotations

from random import Random

from hasenpfeffer.cards import JOKER, Hand
from hasenpfeffer.lessons.chance import a_trick, a_trump
from hasenpfeffer.lessons.families.following import allowed, on_the_table, refused
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.question import Question, Recipe
from hasenpfeffer.lessons.wording import trump_is, yes
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick

YOU = Seat.SOUTH


def drawn(random: Random, size: int) -> tuple[Trick, Hand]:
    """A trick that has come to you, and so many cards in your hand."""
    before = random.choice((1, 1, 2, 3))
    trick, hand = a_trick(random, a_trump(random), YOU.left(4 - before), cards=before)
    return trick, hand[:size]


def question(trick: Trick, hand: Hand) -> Question:
    """Ask which of these cards may be played to this trick."""
    return Question(
        ask=f"{trump_is(trick.trump)} {on_the_table(trick)} Which card may you play?",
        scene=Scene(trump=trick.trump, you=YOU, table=trick.plays, hand=hand),
        kind="card",
        right={str(card): yes(allowed(trick, hand)) for card in trick.choices(hand)},
        wrong=list(refused(trick, hand)),
        order=tuple(map(str, hand)),
    )


def _of(trick: Trick, hand: Hand) -> Question | None:
    """The question, unless every card may be played."""
    return question(trick, hand) if len(trick.choices(hand)) < len(hand) else None


def ask(random: Random, step: int) -> Question | None:
    """Any cards at the first two steps; then trumps among them, of which some look plain."""
    trick, hand = drawn(random, 3 if step == 1 else 5)
    trump = trick.trump
    if step > 2 and not any(trump.is_trump(card) for card in hand):  # noqa: PLR2004  # see above
        return None
    disguised = sum(card in (JOKER, trump.left) for card in (*hand, trick.plays[0].card))
    if disguised < step - 2 or (step < 3 and disguised):  # noqa: PLR2004  # easy ones have none
        return None
    return _of(trick, hand)


def ask_left(random: Random, step: int) -> Question | None:
    """The left bower is led, or it is in your hand."""
    trick, hand = drawn(random, 3 if step < 3 else 5)  # noqa: PLR2004  # more cards are harder
    trump, first = trick.trump, trick.plays[0].card
    home = trump.left.suit
    prints = [card for card in hand if card.suit is home and card is not trump.left]
    match step:
        case 1:
            fits = first is trump.left and bool(prints)
        case 2:
            fits = trump.left in hand and trick.led is trump.suit and first is not trump.left
        case 3:
            fits = trump.left in hand and trick.led is home
        case _:
            fits = (first is trump.left or trump.left in hand) and len(trick.plays) > 1
            fits = fits and len(prints) > 0 and trick.led in (trump.suit, home)
    return _of(trick, hand) if fits else None


def ask_joker(random: Random, step: int) -> Question | None:
    """The joker is led, or it is in your hand and you can follow."""
    trick, hand = drawn(random, 3 if step < 3 else 5)  # noqa: PLR2004  # more cards are harder
    first = trick.plays[0].card
    match step:
        case 1:
            fits = first is JOKER and trick.trump.left not in hand
        case 2:
            fits = JOKER in hand and trick.led is not trick.trump.suit
        case 3:
            fits = JOKER in hand and trick.led is trick.trump.suit
        case _:
            fits = first is JOKER and trick.trump.left in hand
            fits = fits or (JOKER in hand and trick.trump.left in (*hand, first))
    return _of(trick, hand) if fits else None


RECIPES = (
    Recipe(
        family="left_bower_follows",
        chapter="bowers",
        title="Following with the left bower",
        idea="The left bower follows trump and never the suit printed on it.",
        link="bowers.html#it-moves-for-every-purpose",
        ask=ask_left,
        steps=(10, 10, 10, 12),
    ),
    Recipe(
        family="joker_follows",
        chapter="bowers",
        title="Following with the joker",
        idea="The joker is a trump: it follows trump and has to wait while you can follow a suit.",
        link="bowers.html#the-joker-is-a-trump-and-nothing-else",
        ask=ask_joker,
        steps=(10, 10, 8, 10),
    ),
    Recipe(
        family="may_play",
        chapter="tricks",
        title="Which card may you play?",
        idea="Follow the suit led if you can; if you cannot, any card may go.",
        link="tricks.html#follow",
        ask=ask,
        steps=(10, 12, 12, 10),
    ),
)
