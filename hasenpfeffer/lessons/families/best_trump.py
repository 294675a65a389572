"""In which of four suits a hand takes most tricks."""

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
    return Question(
        ask="Trump is yours to name. Which suit do you choose?",
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
    length, longest = trumps_in(hand, best), max(trumps_in(hand, each) for each in TRUMPS)
    printed = max(printed_in(hand, suit) for suit in Suit)
    return {
        1: length == longest,
        2: length == longest,
        3: best.left in hand and length == longest and printed_in(hand, best.suit) < printed,
        4: length < longest,
    }[step]


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
    names = and_(f"the {_title(trump, card)}" for card in trumps)
    if len(trumps) == 1:
        return f"With {trump.suit.word} your only trump is {names}."
    return f"With {trump.suit.word} you hold {NUMBERS[len(trumps)]} trumps: {names}."


def _title(trump: Trump, card: Card) -> str:
    """What a trump is called among trumps: the suit need not be said."""
    title = trump.title_of(card)
    return title if card is JOKER or card in trump.bowers else card.rank.word


def _beside(hand: Hand, trump: Trump) -> str:
    """The aces that stay plain."""
    aces = [the(card) for card in hand if _is_ace(card) and not trump.is_trump(card)]
    return f"{capital(and_(aces))} may take a trick beside them." if aces else ""


def _is_ace(card: Card) -> bool:
    return card.rank is Rank.ACE


def _wrong(hand: Hand, best: Trump, behind: Mapping[Trump, Tricks]) -> Iterator[Wrong]:
    """The other three suits, each for what may have spoken for it."""
    longest = max(trumps_in(hand, trump) for trump in TRUMPS)
    for trump, tricks in behind.items():
        tempted, told = Mistake.WEAKER_SUIT, ""
        ace = next((card for card in hand if _is_ace(card) and card.suit is trump.suit), None)
        if trump.right is best.left and trump.right in hand:
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
    title="Which suit would you name?",
    idea="Name the suit with most trumps, bowers and joker counted; of equal suits the higher.",
    link="strategy.html#which-trump",
    ask=ask,
    steps=(8, 10, 10, 8),
    least_wrong=3,
)
