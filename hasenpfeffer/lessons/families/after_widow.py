"""How many trumps are held once the widow is in and one card is out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Card, Hand
from hasenpfeffer.lessons.chance import a_trump, some_cards
from hasenpfeffer.lessons.families.trump_count import number_of, which
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sights
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import capital, not_yet, the, trump_is, yes
from hasenpfeffer.trump import Trump


def ask(random: Random, step: int) -> Question | None:
    """Six cards, the widow, and what is laid away."""
    trump = a_trump(random)
    seven = some_cards(random, 7)
    hand, widow = seven[:6], seven[6]
    away = random.choice(seven)
    kept = tuple(card for card in seven if card is not away)
    special = sum(card in (JOKER, trump.left) for card in (widow, away))
    held = sum(card in (JOKER, trump.left) for card in hand)
    wanted = {
        1: not trump.is_trump(away) and not special and not held,
        2: trump.is_trump(widow) and not special,
        3: special == 1,
        4: special > 0 and held > 0 and trump.is_trump(away) != trump.is_trump(widow),
    }
    if not wanted[step]:
        return None
    right = number_of(trump, trump.suit, kept)
    return Question(
        ask=f"{trump_is(trump)} You take the widow and lay away {the(away)}. "
        "How many trumps do you hold now?",
        scene=Scene(trump=trump, hand=hand, widow=widow),
        kind="text",
        right={str(right): yes(which(trump, trump.suit, kept))},
        wrong=list(_wrong(trump, hand, widow, away)),
        order=tuple(map(str, range(10))),
        spell=of_number,
        otherwise=not_yet("Put the seven cards in a row, take one out, and count the trumps."),
    )


def _wrong(trump: Trump, hand: Hand, widow: Card, away: Card) -> Iterator[Wrong]:
    """A card miscounted, the widow left out, or the discard kept."""
    seven = (*hand, widow)
    kept = tuple(card for card in seven if card is not away)
    for seen in sights(trump):
        count = sum(seen.suit_of(card) is trump.suit for card in kept)
        if reason := seen.note(seven):
            yield Wrong(str(count), seen.mistake, not_yet(reason))
    with_all = number_of(trump, trump.suit, seven)
    told = f"{capital(the(away))} was a trump, and you laid it away."
    yield Wrong(str(with_all), Mistake.DISCARD_FORGOTTEN, not_yet(told))
    told = f"The widow, {the(widow)}, is a trump and is in your hand now."
    before = number_of(trump, trump.suit, tuple(card for card in hand if card is not away))
    yield Wrong(str(before), Mistake.WIDOW_FORGOTTEN, not_yet(told))


RECIPE = Recipe(
    family="after_widow",
    chapter="widow",
    title="Trumps after the widow",
    idea="The widow comes into the hand, one card goes out, and six are played.",
    link="widow.html#seven-cards-and-one-goes",
    ask=ask,
    steps=(8, 10, 12, 10),
)
