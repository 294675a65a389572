"""Which is the best card of a suit in a hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Card, Hand, Rank, Suit
from hasenpfeffer.explain import compare
from hasenpfeffer.lessons.chance import a_suit, a_trump, some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import Sight, plain_jack, sights, standing_of
from hasenpfeffer.lessons.wording import not_yet, note, the, trump_is, yes
from hasenpfeffer.trump import Trump


def ask(random: Random, step: int) -> Question | None:
    """Six cards, and the best of one suit among them."""
    trump = a_trump(random)
    suit = trump.suit if step in {2, 3} else a_suit(random, trump.suit)
    if step == 4:  # noqa: PLR2004  # the suit that has lost its jack
        suit = trump.suit.same_colour
    hand = some_cards(random, 6)
    mine = [card for card in trump.cards_of(suit) if card in hand]
    special = [card for card in (JOKER, *trump.bowers) if card in hand]
    wanted = {1: not special, 2: len(special) == 1, 3: len(special) > 1, 4: trump.left in special}
    if len(mine) < 2 or not wanted[step]:  # noqa: PLR2004  # a choice
        return None
    best = mine[0]
    why = compare(trump, suit, best, mine[1]).why.sentence
    asked = "trump" if suit is trump.suit else suit.one
    return Question(
        ask=f"{trump_is(trump)} Which is the best {asked} in your hand?",
        scene=Scene(trump=trump, hand=hand),
        kind="card",
        right={str(best): yes(f"The next is {the(mine[1])}: {why}", note(trump, best))},
        wrong=list(_wrong(trump, suit, best, hand)),
        order=tuple(map(str, hand)),
    )


def _wrong(trump: Trump, suit: Suit, best: Card, hand: Hand) -> Iterator[Wrong]:
    """Every other card, with the mistake that takes it for the best."""
    for card in hand:
        if card is best:
            continue
        if trump.suit_of(card) is not suit:
            yield _of_another_suit(trump, suit, card)
            continue
        why = f"You hold {the(best)} too: {compare(trump, suit, best, card).why.sentence}"
        seen = next(
            (each for each in sights(trump) if each.note(hand) and _best(each, suit, hand) is card),
            None,
        )
        mistake = seen.mistake if seen else Mistake.ORDER
        yield Wrong(str(card), mistake, not_yet(seen.note(hand) if seen else "", why))


def _best(seen: Sight, suit: Suit, hand: Hand) -> Card | None:
    """The card that would be taken for the best of a suit."""
    return next((card for card in seen.cards_of(suit) if card in hand), None)


def _of_another_suit(trump: Trump, suit: Suit, card: Card) -> Wrong:
    """A card that does not belong to the suit."""
    if card is trump.left:
        return Wrong(str(card), Mistake.LEFT_BY_PRINT, not_yet(note(trump, card)))
    if card is JOKER:
        reply = not_yet(f"The joker is a trump, and no {suit.one}.")
        return Wrong(str(card), Mistake.JOKER_NO_TRUMP, reply)
    if card.rank is Rank.JACK and suit is trump.suit:
        return Wrong(str(card), Mistake.EVERY_JACK, not_yet(plain_jack(card)))
    return Wrong(str(card), Mistake.OTHER_SUIT, not_yet(standing_of(card, trump)))


RECIPE = Recipe(
    family="best_of_suit",
    chapter="rankings",
    title="Which is the best card of a suit?",
    idea="In trump the joker and two jacks stand above the ace.",
    link="rankings.html#the-trump-suit-has-eight-cards",
    ask=ask,
    steps=(10, 10, 12, 10),
)
