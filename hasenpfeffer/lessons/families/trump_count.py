"""How many cards of a suit a hand has."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Hand, Suit
from hasenpfeffer.lessons.chance import a_trump, some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sights
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import and_, not_yet, the, trump_is, yes
from hasenpfeffer.trump import Trump


def ask(random: Random, step: int) -> Question | None:
    """Six cards, of which the trumps are asked for, or a suit that has lost its jack."""
    trump = a_trump(random)
    suit = trump.suit if step < 4 else trump.suit.same_colour  # noqa: PLR2004  # the hard one
    hand = some_cards(random, 6)
    special = [card for card in (JOKER, trump.left) if card in hand]
    if len(special) < min(step - 1, 2) - (step == 4) or (step == 4 and trump.left not in hand):  # noqa: PLR2004
        return None
    right = number_of(trump, suit, hand)
    asked = "trumps" if suit is trump.suit else suit.word
    return Question(
        ask=f"{trump_is(trump)} How many {asked} do you hold?",
        scene=Scene(trump=trump, hand=hand),
        kind="text",
        right={str(right): yes(which(trump, suit, hand))},
        wrong=list(miscounts(trump, suit, hand)),
        order=tuple(map(str, range(10))),
        spell=of_number,
        otherwise=not_yet(
            f"Take the cards one by one: is this a {suit.one} now, whatever is printed on it?"
        ),
    )


def number_of(trump: Trump, suit: Suit, hand: Hand) -> int:
    """How many cards of a hand belong to a suit."""
    return sum(trump.suit_of(card) is suit for card in hand)


def which(trump: Trump, suit: Suit, hand: Hand) -> str:
    """The cards of a hand that belong to a suit, in a sentence."""
    mine = [card for card in trump.in_order(hand) if trump.suit_of(card) is suit]
    if not mine:
        return f"No card here is a {suit.one} now."
    if len(mine) == 1:
        return f"Only {the(mine[0])} is a {suit.one} now."
    return f"These are {suit.word}: {and_(map(the, mine))}."


def miscounts(trump: Trump, suit: Suit, hand: Hand) -> Iterator[Wrong]:
    """What each mistake about a card makes of the count."""
    for seen in sights(trump):
        count = sum(seen.suit_of(card) is suit for card in hand)
        if reason := seen.note(hand):
            yield Wrong(str(count), seen.mistake, not_yet(reason))
    printed = sum(card.suit is suit for card in hand)
    both = [card for card in (trump.left, JOKER) if card in hand]
    told = f"Count the cards that are {suit.word} now, not those with the sign on them."
    if len(both) > 1:
        yield Wrong(str(printed), Mistake.LEFT_BY_PRINT, not_yet(told))


RECIPE = Recipe(
    family="trump_count",
    chapter="rankings",
    title="How many trumps do you hold?",
    idea="The joker and the left bower are trumps, so count them with the trumps.",
    link="rankings.html#sort-your-hand",
    ask=ask,
    steps=(8, 12, 12, 10),
)
