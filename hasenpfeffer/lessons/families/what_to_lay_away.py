"""Which of seven cards to lay away.

The tables leave out of account that the card laid away is out of play. That matters most
where two cards of a suit touch: with the king gone, the queen is as good. So hands with
such cards are not asked about, nor are those with next to nothing but trumps.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from hasenpfeffer.cards import Card, Hand, Rank, Suit
from hasenpfeffer.lessons.amounts import about_tricks
from hasenpfeffer.lessons.chance import a_trump, some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.likely import best_of, less, of_each_discard, played
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import capital, not_yet, note, the, trump_is, yes
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.trump import Trump

SAME = 0.02
"""Tricks that a card may cost and still be right, in every way to count."""
LOSES = 0.1
"""Tricks that every other card costs at least."""
TRUMPS_HELD = (2, 3, 4)
_RANKS = tuple(Rank)


def ask(random: Random, step: int) -> Question | None:
    """Six cards and the widow: from a lone low card to a choice between suits."""
    trump, seven = a_trump(random), some_cards(random, 7)
    if not _may_be(seven, trump, step):
        return None
    tricks = of_each_discard(seven, trump)
    best = best_of(tricks.values())
    costs = {card: less(best, tricks[card]) for card in seven}
    right = [card for card in seven if max(costs[card]) <= SAME]
    if not right or any(min(costs[card]) < LOSES for card in seven if card not in right):
        return None
    if not _teaches(seven, trump, right, step):
        return None
    return Question(
        ask=f"{trump_is(trump)} You have taken the widow. Which card do you lay away?",
        scene=Scene(trump=trump, hand=seven),
        kind="card",
        right={str(card): yes(_gain(seven, trump, right, card)) for card in right},
        wrong=list(_wrong(seven, trump, right, {c: played(costs[c]) for c in seven})),
        order=tuple(map(str, seven)),
        rules=CLASSIC,
        judge=_has_a_discard,
        teaches="widow",
        names_game=True,
    )


def _has_a_discard(rules: Rules) -> bool:
    """Whether a card is laid away at all: not where nobody gets the widow."""
    return rules.widow == "to_declarer"


def of_suit(cards: Hand, trump: Trump, suit: Suit) -> list[Card]:
    """The cards of a suit, the left bower with the trumps."""
    return [card for card in cards if trump.suit_of(card) is suit]


def lone(cards: Hand, trump: Trump) -> list[Card]:
    """Plain cards that are alone in their suit, without aces."""
    plain = [card for card in cards if not trump.is_trump(card) and card.rank is not Rank.ACE]
    return [card for card in plain if len(of_suit(cards, trump, trump.suit_of(card))) == 1]


def aces(cards: Hand, trump: Trump) -> list[Card]:
    """Plain aces."""
    return [card for card in cards if card.rank is Rank.ACE and not trump.is_trump(card)]


def touching(cards: Hand, trump: Trump) -> bool:
    """Whether two plain cards of a suit stand next to each other in its order."""
    plain = (trump.cards_of(suit) for suit in trump.suits[1:])
    return any(one in cards and other in cards for suit in plain for one, other in pairwise(suit))


def _may_be(seven: Hand, trump: Trump, step: int) -> bool:
    """What can be seen at once: whether the cards may do for a step."""
    if touching(seven, trump) or sum(map(trump.is_trump, seven)) not in TRUMPS_HELD:
        return False
    alone, high = len(lone(seven, trump)), len(aces(seven, trump))
    return {
        1: alone == 1 and not high and trump.left not in seven,
        2: alone == 1 and high > 0 and trump.left not in seven,
        3: alone == 0 and high < 2,  # noqa: PLR2004
        4: alone > 0 and (trump.left in seven or high == 0),
    }[step]


def _teaches(seven: Hand, trump: Trump, right: list[Card], step: int) -> bool:
    """Whether the best card is hard to see for the reason of the step."""
    low = min(_RANKS.index(card.rank) for card in seven if not trump.is_trump(card))
    higher = all(_RANKS.index(card.rank) > low for card in right)
    court = all(card.rank in (Rank.QUEEN, Rank.KING) for card in right)
    return step < 4 or court or (higher and trump.left in seven)  # noqa: PLR2004  # the hard one


def _gain(seven: Hand, trump: Trump, right: list[Card], card: Card) -> str:
    """What speaks for a card."""
    suit = trump.suit_of(card)
    if of_suit(seven, trump, suit) == [card]:
        return f"It was your only {suit.one}: now you can trump {suit.word}."
    return "No other card costs you less." if len(right) > 1 else "No card costs you so little."


def _wrong(
    seven: Hand, trump: Trump, right: list[Card], costs: dict[Card, float]
) -> Iterator[Wrong]:
    """Every other card, with what it does and what it costs."""
    empties = any(card in lone(seven, trump) for card in right)
    for card in seven:
        suit = trump.suit_of(card)
        if trump.is_trump(card):
            mistake = Mistake.LEFT_BY_PRINT if card is trump.left else Mistake.TRUMP_AWAY
            told = note(trump, card) or f"{capital(the(card))} is a trump."
        elif card.rank is Rank.ACE:
            mistake, told = Mistake.ACE_AWAY, "Only a trump beats it."
        elif empties and len(of_suit(seven, trump, suit)) > 1:
            mistake, told = Mistake.VOID_MISSED, f"You would still hold a {suit.one}."
        else:
            mistake, told = Mistake.HIGH_AWAY, _missed(seven, trump, right[0], card)
        cost = f"To lay it away costs {about_tricks(costs[card])}."
        yield Wrong(str(card), mistake, not_yet(told, cost))


def _missed(seven: Hand, trump: Trump, right: Card, card: Card) -> str:
    """Why one plain card is missed more than another."""
    if _RANKS.index(card.rank) > _RANKS.index(right.rank):
        return f"It is likelier to take a trick than {the(right)}."
    higher = [
        each
        for each in of_suit(seven, trump, trump.suit_of(card))
        if _RANKS.index(each.rank) > _RANKS.index(card.rank)
    ]
    if higher:
        return f"Without it {the(higher[0])} stands alone."
    return "You hold a card that you would miss less."


RECIPE = Recipe(
    family="what_to_lay_away",
    chapter="strategy",
    title="Which card do you lay away?",
    idea="Empty a plain suit if you can, and keep your aces and every trump.",
    link="strategy.html#lay-away",
    ask=ask,
    steps=(10, 10, 12, 10),
)
