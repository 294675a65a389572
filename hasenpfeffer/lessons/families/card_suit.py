"""Which suit a card belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import DECK, JOKER, Card, Rank, Suit
from hasenpfeffer.lessons.chance import a_trump
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import plain_jack, standing_of
from hasenpfeffer.lessons.wording import capital, not_yet, note, the, trump_is, yes
from hasenpfeffer.trump import Trump

JACKS = tuple(card for card in DECK if card.rank is Rank.JACK)
PLAIN = tuple(card for card in DECK if card.rank in (Rank.QUEEN, Rank.TEN))


def ask(random: Random, step: int) -> Question:
    """A jack, the joker or another card, under one trump suit."""
    trump = a_trump(random)
    jacks = [card for card in JACKS if trump.is_trump(card) == (step == 3)]  # noqa: PLR2004
    cards = {1: PLAIN, 2: jacks, 3: jacks, 4: (JOKER,)}[step]
    card = random.choice(cards)
    suit = trump.suit_of(card)
    return Question(
        ask=f"{trump_is(trump)} Which suit does {the(card)} belong to?",
        scene=Scene(trump=trump, hand=(card,)),
        kind="option",
        right={_say(suit): yes(note(trump, card) or _stays(card, trump))},
        wrong=list(_wrong(trump, card)),
        order=(*map(_say, Suit), "No suit", "The suit led"),
    )


def _say(suit: Suit) -> str:
    return capital(suit.word)


def _stays(card: Card, trump: Trump) -> str:
    """That a card is of the suit printed on it."""
    if card.rank is Rank.JACK and not trump.is_trump(card):
        return plain_jack(card)
    return standing_of(card, trump)


def _wrong(trump: Trump, card: Card) -> Iterator[Wrong]:
    """Every other suit, and for the joker no suit at all."""
    told = note(trump, card) or _stays(card, trump)
    if card is JOKER:
        plays = f"It is a {trump.suit.one} now: it follows {trump.suit.word} and nothing else."
        yield Wrong("No suit", Mistake.JOKER_NO_TRUMP, not_yet(told, plays))
        yield Wrong("The suit led", Mistake.JOKER_FREE, not_yet(plays))
        mate = trump.suit.same_colour
        yield Wrong(
            _say(mate),
            Mistake.COLOURS_MIXED,
            not_yet(f"The joker is no {mate.one} until {mate.word} are trump.", plays),
        )
        return
    assert card.suit is not None  # noqa: S101  # all but the joker have a suit
    if card is trump.left:
        yield Wrong(_say(card.suit), Mistake.LEFT_BY_PRINT, not_yet(told))
    elif not trump.is_trump(card) and card.rank is Rank.JACK:
        yield Wrong(_say(trump.suit), Mistake.EVERY_JACK, not_yet(told))
    for suit in Suit:
        reason = f"The sign on it is a {card.suit.one}, and only the left bower leaves its sign."
        if card is trump.left:
            reason = f"It leaves {card.suit.word} for the other suit of its colour."
        yield Wrong(_say(suit), Mistake.COLOURS_MIXED, not_yet(reason))


RECIPE = Recipe(
    family="card_suit",
    chapter="bowers",
    title="Which suit is this card now?",
    idea="The left bower belongs to trump, and so does the joker; the other jacks stay at home.",
    link="bowers.html#two-jacks-rise",
    ask=ask,
    steps=(10, 8, 8, 4),
)
