"""Which card comes next in a suit, above or below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from hasenpfeffer.cards import Card, Rank, Suit
from hasenpfeffer.lessons.chance import a_suit, a_trump
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sights
from hasenpfeffer.lessons.spelling import of_card
from hasenpfeffer.lessons.wording import and_, capital, not_yet, note, the, trump_is, yes
from hasenpfeffer.trump import Trump


def ask(random: Random, step: int) -> Question | None:
    """A card and a direction; the answer is typed."""
    trump = a_trump(random)
    mate = trump.suit.same_colour
    suit = (a_suit(random, trump.suit, mate), trump.suit, trump.suit, mate)[step - 1]
    cards = trump.cards_of(suit)
    first, down = random.randrange(len(cards)), random.random() < 0.5  # noqa: PLR2004  # either way
    second = first + (1 if down else -1)
    high = max(first, second) <= 3  # noqa: PLR2004  # joker, bowers and ace
    if second not in range(len(cards)) or (step in {2, 3} and high != (step == 3)):  # noqa: PLR2004
        return None
    card, answer = cards[first], cards[second]
    where = "below" if down else "above"
    return Question(
        ask=f"{trump_is(trump)} Which card comes directly {where} {the(card)}?",
        scene=Scene(trump=trump, hand=(card,)),
        kind="text",
        right={str(answer): yes(from_the_top(trump, suit))},
        wrong=list(_wrong(trump, suit, card, 1 if down else -1)),
        spell=partial(spell, trump=trump),
        otherwise=not_yet("Say the suit from the top, and stop at this card."),
    )


def spell(answer: str, trump: Trump) -> Iterator[str]:
    """Every way to type a card of this hand."""
    return of_card(Card.parse(answer), trump)


def from_the_top(trump: Trump, suit: Suit) -> str:
    """A suit in its order, in a sentence."""
    names = [
        f"the {trump.title_of(card)}" if card in trump.bowers else _short(card)
        for card in trump.cards_of(suit)
    ]
    return f"{capital(suit.word)} from the top: {and_(names)}."


def _short(card: Card) -> str:
    return "the joker" if card.rank is Rank.JOKER else card.rank.word


def _wrong(trump: Trump, suit: Suit, card: Card, way: int) -> Iterator[Wrong]:
    """The neighbour in a wrong order, and the neighbour on the other side."""
    cards = trump.cards_of(suit)
    for seen in sights(trump):
        order = seen.cards_of(suit)
        if card not in order:
            continue
        place = order.index(card) + way
        if place in range(len(order)):
            say = order[place]
            if reason := seen.note((card, say)):
                yield Wrong(str(say), seen.mistake, not_yet(reason))
    place = cards.index(card)
    if place - way in range(len(cards)):
        there = cards[place - way]
        side = "above" if way > 0 else "below"
        reply = not_yet(f"{capital(the(there))} is {side} it.", note(trump, there))
        yield Wrong(str(there), Mistake.ORDER, reply)
    if place + 2 * way in range(len(cards)):
        far, between = cards[place + 2 * way], cards[place + way]
        reply = not_yet("There is one card between the two.", note(trump, between))
        yield Wrong(str(far), Mistake.ORDER, reply)


RECIPE = Recipe(
    family="next_card",
    chapter="rankings",
    title="What comes next in a suit?",
    idea="Ten follows queen in the suit that has lost its jack, and ace follows the bowers.",
    link="rankings.html#the-trump-suit-has-eight-cards",
    ask=ask,
    steps=(10, 12, 12, 10),
)
