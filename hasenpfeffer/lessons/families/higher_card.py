"""Which of some cards wins when a suit is led."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import Card, Hand, Rank, Suit
from hasenpfeffer.explain import compare
from hasenpfeffer.lessons.chance import a_suit, a_trump, some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sights
from hasenpfeffer.lessons.wording import capital, not_yet, the, trump_is, yes
from hasenpfeffer.trump import Trump

BY_REASON = {
    "over_plain": Mistake.TRUMP_FORGOTTEN,
    "only_led": Mistake.RANK_ONLY,
    "both_led": Mistake.ORDER,
    "both_trumps": Mistake.ORDER,
}
"""What went wrong when no special card explains it: from the reason why the other card wins."""


def ask(random: Random, step: int) -> Question | None:
    """Two cards, or three, of which the best is asked for."""
    trump = a_trump(random)
    led = a_suit(random, trump.suit)
    cards = some_cards(random, 2 if step < 4 else 3)  # noqa: PLR2004  # three are harder
    if not _fits(trump, led, cards, step):
        return None
    best = next(card for card in trump.ranking(led) if card in cards)
    others = [card for card in cards if card is not best]
    nearest = min(others, key=(*trump.ranking(led), *others).index)
    why = compare(trump, led, best, nearest)
    return Question(
        ask=f"{trump_is(trump)} A {led.one} was led. Which of these cards wins?",
        scene=Scene(trump=trump, hand=cards, lead=led),
        kind="card",
        right={
            str(best): yes(
                capital(why.why.sentence), why.beaten_by.sentence if why.beaten_by else ""
            )
        },
        wrong=list(_wrong(trump, led, best, cards)),
        order=tuple(map(str, cards)),
    )


def _fits(trump: Trump, led: Suit, cards: Hand, step: int) -> bool:
    """Whether the cards are as hard as the step."""
    ranking = trump.ranking(led)
    able = [card for card in cards if card in ranking]
    special = [card for card in cards if card.rank in (Rank.JACK, Rank.JOKER)]
    match step:
        case 1:
            return len(able) == len(cards) and not special and len({c.suit for c in cards}) == 1
        case 2:
            return bool(able) and not special and len({card.suit for card in cards}) > 1
        case 3:
            return bool(able) and bool(special)
        case _:
            return len(able) >= 2 and len(special) >= 2  # noqa: PLR2004  # two to be told apart


def _wrong(trump: Trump, led: Suit, best: Card, cards: Hand) -> Iterator[Wrong]:
    """The other cards: what would choose them, and why they do not win."""
    for card in cards:
        if card is best:
            continue
        why = compare(trump, led, best, card).why
        reason = f"{capital(the(best))} wins: {why.sentence}"
        seen = next((each for each in sights(trump) if each.best(cards, led) is card), None)
        finer = seen is not None and seen.note(cards)
        if seen is not None and finer:
            yield Wrong(str(card), seen.mistake, not_yet(finer, reason))
        else:
            yield Wrong(str(card), BY_REASON[why.key], not_yet(reason))


RECIPE = Recipe(
    family="higher_card",
    chapter="rankings",
    title="Which card wins?",
    idea="A trump beats every card of the suit led, and a card of a third suit beats nothing.",
    link="rankings.html#trump-beats-plain",
    ask=ask,
    steps=(10, 10, 12, 12),
)
