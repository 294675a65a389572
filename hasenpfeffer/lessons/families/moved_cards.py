"""Which cards change their suit when another suit becomes trump."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Card, Hand, Rank
from hasenpfeffer.lessons.chance import a_suit, a_trump, some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import capital, not_yet, the, trump_is, yes
from hasenpfeffer.trump import Trump


def ask(random: Random, step: int) -> Question | None:
    """A hand under two trump suits, one after the other."""
    now = a_trump(random)
    before = Trump(a_suit(random, now.suit))
    hand = some_cards(random, 3 + step // 2)
    moved = [card for card in hand if before.suit_of(card) is not now.suit_of(card)]
    jacks = sum(card.rank is Rank.JACK for card in hand)
    same_colour = before.suit is now.suit.same_colour
    wanted = {
        1: moved == [JOKER],
        2: len(moved) == 1 and moved != [JOKER],
        3: bool(moved) and same_colour and jacks > 1,
        4: bool(moved) and not same_colour and jacks > 1,
    }
    if not wanted[step]:
        return None
    return Question(
        ask=f"Last hand {before.suit.word} were trump. {trump_is(now).removesuffix('.')} now. "
        "Which card has changed its suit?",
        scene=Scene(trump=now, hand=hand),
        kind="card",
        right={str(card): yes(_then_and_now(before, now, card)) for card in moved},
        wrong=list(_wrong(before, now, hand, moved)),
        order=tuple(map(str, hand)),
    )


def _then_and_now(before: Trump, now: Trump, card: Card) -> str:
    """The suit a card had and has."""
    then, today = before.suit_of(card), now.suit_of(card)
    if then is today:
        return f"{capital(the(card))} was a {then.one} then, and is a {today.one} now."
    return f"{capital(the(card))} was a {then.one}. Now it is a {today.one}."


def _wrong(before: Trump, now: Trump, hand: Hand, moved: list[Card]) -> Iterator[Wrong]:
    """The cards that stay, and why somebody might think they move."""
    for card in hand:
        if card in moved:
            continue
        reply = not_yet(_then_and_now(before, now, card))
        if card.rank is Rank.JACK:
            yield Wrong(str(card), Mistake.EVERY_JACK, reply)
        elif card.suit in (before.suit, now.suit):
            told = "Its rank may be worth more or less, but its suit is the same."
            yield Wrong(str(card), Mistake.TRUMP_MOVED, f"{reply} {told}")
        else:
            yield Wrong(str(card), Mistake.TRUMP_MOVED, reply)


RECIPE = Recipe(
    family="moved_cards",
    chapter="bowers",
    title="Which card has changed its suit?",
    idea="When trump changes, left bowers move and the joker goes with trump; nothing else moves.",
    link="bowers.html#two-jacks-rise",
    ask=ask,
    steps=(8, 10, 10, 12),
)
