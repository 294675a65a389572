"""In which of four suits a hand takes most tricks.

The suit is asked for as the best, not as the one to name: at some tables trump is named with the
widow in hand. By the tables the answer is the same there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from hasenpfeffer.cards import JOKER, Card, Hand, Rank, Suit
from hasenpfeffer.lessons.amounts import about_tricks
from hasenpfeffer.lessons.chance import some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.likely import Tricks, less, of_each_trump, played
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.spelling import NUMBERS
from hasenpfeffer.lessons.wording import and_, capital, not_yet, the, yes
from hasenpfeffer.trump import TRUMPS, Trump

MARGIN = 0.25
"""Tricks by which a suit must be ahead of every other, in every way to count."""
WHICH = "Which suit would be the best trump for these six cards?"
NOT_THE_LONGEST = "The suit with most trumps is not the best here. Which suit is?"
"""Said where it is so: the rule beside the question speaks of most hands."""
SUITS = tuple(suit.word.capitalize() for suit in Suit)


def ask(random: Random, step: int) -> Question | None:
    """Six cards, from a long suit to a short one that is better than a longer."""
    hand = some_cards(random, 6)
    if not _may_be(hand, step):
        return None
    worth = of_each_trump(hand)
    best = max(TRUMPS, key=lambda trump: played(worth[trump]))
    behind = {trump: less(worth[best], worth[trump]) for trump in TRUMPS if trump is not best}
    if min(map(min, behind.values())) < MARGIN or not _teaches(hand, best, step):
        return None
    second = min(behind, key=lambda trump: played(behind[trump]))
    ahead = f"{_word(second)} would take {about_tricks(played(behind[second]))} less."
    fewer = trumps_in(hand, best) < _most(hand)
    return Question(
        ask=NOT_THE_LONGEST if fewer else WHICH,
        scene=Scene(hand=hand),
        kind="option",
        right={_word(best): yes(_held(hand, best), _beside(hand, best), ahead)},
        wrong=list(_wrong(hand, best, behind)),
        order=SUITS,
    )


def _may_be(hand: Hand, step: int) -> bool:
    """What can be seen at once: whether the hand may do for a step."""
    jacks = sum(card.rank is Rank.JACK for card in hand)
    lengths = sorted((trumps_in(hand, trump) for trump in TRUMPS), reverse=True)
    return {
        1: jacks == 0 and lengths[0] - lengths[1] > 1,
        2: lengths[0] == lengths[1] and jacks < 2,  # noqa: PLR2004  # no pair of bowers
        3: jacks > 0,
        4: jacks > 0 and lengths[0] > lengths[1],
    }[step]


def _teaches(hand: Hand, best: Trump, step: int) -> bool:
    """Whether the best suit is hard to see for the reason of the step."""
    length, longest = trumps_in(hand, best), _most(hand)
    printed = max(printed_in(hand, suit) for suit in Suit)
    return {
        1: length == longest,
        2: length == longest,
        3: best.left in hand and length == longest and printed_in(hand, best.suit) < printed,
        4: length == longest - 1
        and all(
            any(card in best.bowers for card in hand) and _ace_of(hand, each)
            for each in TRUMPS
            if trumps_in(hand, each) == longest
        ),
    }[step]


def _most(hand: Hand) -> int:
    """How many trumps the longest suit would have."""
    return max(trumps_in(hand, trump) for trump in TRUMPS)


def trumps_in(hand: Hand, trump: Trump) -> int:
    """How many cards would be trumps."""
    return sum(map(trump.is_trump, hand))


def printed_in(hand: Hand, suit: Suit) -> int:
    """How many cards have a suit printed on them."""
    return sum(card.suit is suit for card in hand)


def _word(trump: Trump) -> str:
    return trump.suit.word.capitalize()


def _held(hand: Hand, trump: Trump) -> str:
    """The trumps a hand would have, best first."""
    trumps = [card for card in trump.in_order(hand) if trump.is_trump(card)]
    if not trumps:
        return f"With {trump.suit.word} you hold no trump at all."
    names = and_(_titled(trump, card) for card in trumps)
    if len(trumps) == 1:
        return f"With {trump.suit.word} your only trump is {names}."
    return f"With {trump.suit.word} you hold {NUMBERS[len(trumps)]} trumps: {names}."


def _titled(trump: Trump, card: Card) -> str:
    """What a trump is called among trumps: the suit need not be said."""
    special = card is JOKER or card in trump.bowers
    return f"the {trump.title_of(card) if special else card.rank.word}"


def _beside(hand: Hand, trump: Trump) -> str:
    """The aces that stay plain."""
    aces = [the(card) for card in hand if _is_ace(card) and not trump.is_trump(card)]
    return f"{capital(and_(aces))} may take a trick beside them." if aces else ""


def _ace_of(hand: Hand, trump: Trump) -> Card | None:
    """The ace of a suit, if it is held: under another trump it stands beside."""
    return next((card for card in hand if _is_ace(card) and card.suit is trump.suit), None)


def _is_ace(card: Card) -> bool:
    return card.rank is Rank.ACE


def _wrong(hand: Hand, best: Trump, behind: Mapping[Trump, Tricks]) -> Iterator[Wrong]:
    """The other three suits, each for what may have spoken for it."""
    longest = _most(hand)
    bower = next((card for card in best.bowers if card in hand), None)
    for trump, tricks in behind.items():
        tempted, told = Mistake.WEAKER_SUIT, ""
        ace = _ace_of(hand, trump)
        if trumps_in(hand, trump) == longest > trumps_in(hand, best) and ace and bower:
            tempted = Mistake.LONGEST_SUIT
            told = (
                f"{_word(best)} have one trump fewer, but {_titled(best, bower)} is among them, "
                f"and {the(ace)} may take a trick beside it."
            )
        elif trump.right is best.left and trump.right in hand:
            tempted = Mistake.LEFT_BY_PRINT
            told = f"{capital(the(trump.right))} can serve another suit too, as its left bower."
        elif trumps_in(hand, trump) == longest:
            tempted = Mistake.LONGEST_SUIT
        elif ace:
            tempted = Mistake.FOR_AN_ACE
            told = f"{capital(the(ace))} may take a trick beside trump too."
        less_than = f"That takes {about_tricks(played(tricks))} less than your best suit."
        yield Wrong(_word(trump), tempted, not_yet(_held(hand, trump), told, less_than))


RECIPE = Recipe(
    family="best_trump",
    chapter="strategy",
    title="Which suit is your best trump?",
    idea="Mostly the suit with most trumps is best, bowers and joker counted; of equal suits the "
    "higher. One trump fewer can be better: with a bower, and the ace of the longer suit "
    "beside it.",
    link="strategy.html#which-trump",
    ask=ask,
    steps=(8, 10, 10, 8),
    least_wrong=3,
)
