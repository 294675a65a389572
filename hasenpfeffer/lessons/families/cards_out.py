"""How many cards of a suit are outside a hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Hand, Suit
from hasenpfeffer.lessons.chance import a_suit, a_trump, some_cards
from hasenpfeffer.lessons.families.trump_count import number_of
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sight
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import counted, not_yet, note, trump_is, yes
from hasenpfeffer.trump import Trump


def ask(random: Random, step: int) -> Question | None:
    """The size of a suit, less what you hold of it."""
    trump = a_trump(random)
    mate = trump.suit.same_colour
    suit = (a_suit(random, trump.suit, mate), trump.suit, mate, mate)[step - 1]
    if step == 4:  # noqa: PLR2004  # either suit, with the left bower in hand
        suit = random.choice((trump.suit, mate))
    hand = some_cards(random, 6)
    if (step == 4) != (trump.left in hand):  # noqa: PLR2004  # see above
        return None
    return question(trump, suit, hand)


def question(trump: Trump, suit: Suit, hand: Hand, first: Wrong | None = None) -> Question:
    """The question for one suit; a mistake may be put before the others."""
    size, held = len(trump.cards_of(suit)), number_of(trump, suit, hand)
    asked = "trumps" if suit is trump.suit else suit.word
    wrong = [*filter(None, [first]), *_wrong(trump, suit, hand)]
    return Question(
        ask=f"{trump_is(trump)} How many {asked} are not in your hand?",
        scene=Scene(trump=trump, hand=hand),
        kind="text",
        right={str(size - held): yes(size_of(trump, suit), you_hold(suit, held))},
        wrong=wrong,
        order=tuple(map(str, range(10))),
        spell=of_number,
        otherwise=not_yet(
            f"First say how many {suit.word} there are in all, then take away what you hold."
        ),
    )


def size_of(trump: Trump, suit: Suit) -> str:
    """How many cards a suit has, in a sentence."""
    size = counted(len(trump.cards_of(suit)), "card", "cards")
    why = ""
    if suit is trump.suit:
        why = ", with the joker and the left bower"
    elif suit is trump.suit.same_colour:
        why = ", because its jack has moved"
    return f"With {trump.suit.word} as trump there are {size} in {suit.word}{why}."


def you_hold(suit: Suit, held: int) -> str:
    """How many of them you hold."""
    return f"You hold {counted(held, suit.one, suit.word)}."


def _wrong(trump: Trump, suit: Suit, hand: Hand) -> Iterator[Wrong]:
    """The suit taken for a longer or shorter one, or the hand miscounted."""
    size, held = len(trump.cards_of(suit)), number_of(trump, suit, hand)
    right = size_of(trump, suit)
    print_view = sight(Mistake.LEFT_BY_PRINT, trump)
    mine = sum(print_view.suit_of(card) is suit for card in hand)
    if mine != held:
        reply = not_yet(note(trump, trump.left), you_hold(suit, held))
        yield Wrong(str(size - mine), Mistake.LEFT_BY_PRINT, reply)
    seen = len(print_view.cards_of(suit))
    if seen != size:
        yield Wrong(
            str(seen - mine), Mistake.LEFT_BY_PRINT, not_yet(note(trump, trump.left), right)
        )
        yield Wrong(str(6 - held), Mistake.SUITS_OF_SIX, not_yet(right))
    if suit is trump.suit:
        without = held - (JOKER in hand)
        reply = not_yet(note(trump, JOKER), right)
        yield Wrong(str(size - 1 - without), Mistake.JOKER_NO_TRUMP, reply)
    yield Wrong(str(held), Mistake.OWN_HAND, not_yet("That is what you hold.", right))
    yield Wrong(str(size), Mistake.WHOLE_SUIT, not_yet(f"{right} {you_hold(suit, held)}"))


RECIPE = Recipe(
    family="cards_out",
    chapter="rankings",
    title="How many are still out?",
    idea="Trump has eight cards, the other suit of its colour five, and the other two six each.",
    link="rankings.html#how-many-cards-each-suit-has",
    ask=ask,
    steps=(8, 10, 10, 12),
    least_wrong=2,
)
