"""How many cards of a hand may be played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Hand
from hasenpfeffer.lessons.families.following import on_the_table
from hasenpfeffer.lessons.families.may_play import YOU, drawn
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sights
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import and_, counted, not_yet, the, trump_is, yes
from hasenpfeffer.trick import Trick


def ask(random: Random, step: int) -> Question | None:
    """A hand that can follow, or one that cannot."""
    trick, hand = drawn(random, 4 if step == 1 else 5)
    trump = trick.trump
    void = len(trick.choices(hand)) == len(hand)
    disguised = sum(card in (JOKER, trump.left) for card in (*hand, trick.plays[0].card))
    joker_waits = void and JOKER in hand and trick.led is not trump.suit
    wanted = {1: disguised == 0, 2: void and not disguised, 3: disguised == 1, 4: disguised > 0}
    if joker_waits or not wanted[step] or (step == 4 and not void and disguised < 2):  # noqa: PLR2004
        return None
    return Question(
        ask=f"{trump_is(trump)} {on_the_table(trick)} How many of your cards may you play?",
        scene=Scene(trump=trump, you=YOU, table=trick.plays, hand=hand),
        kind="text",
        right={str(len(trick.choices(hand))): yes(which(trick, hand))},
        wrong=list(_wrong(trick, hand)),
        order=tuple(map(str, range(7))),
        spell=of_number,
        otherwise=not_yet("First say which suit was led, and then which of your cards are of it."),
    )


def which(trick: Trick, hand: Hand) -> str:
    """The cards that may be played, in a sentence."""
    led, may = trick.led, trick.choices(hand)
    assert led is not None  # noqa: S101  # somebody has led
    if len(may) == len(hand) and trick.trump.suit_of(may[0]) is not led:
        return f"A {led.one} was led and you hold none, so any card may go."
    return f"A {led.one} was led, and you may play {and_(map(the, may))}."


def _wrong(trick: Trick, hand: Hand) -> Iterator[Wrong]:
    """Other counts: by a wrong sight, by trumping at will, or by having to trump."""
    trump, led = trick.trump, trick.led
    assert led is not None  # noqa: S101  # somebody has led
    told = which(trick, hand)
    for seen in sights(trump):
        about = seen.note((*hand, trick.plays[0].card))
        if about:
            count = len(seen.playable(hand, trick.plays[0].card))
            yield Wrong(str(count), seen.mistake, not_yet(about, told))
    following = sum(trump.suit_of(card) is led for card in hand)
    trumps = sum(map(trump.is_trump, hand))
    if following:
        ruffs = "You may not trump while you can follow."
        either = sum(trump.is_trump(card) or trump.suit_of(card) is led for card in hand)
        yield Wrong(str(either), Mistake.RUFFED, not_yet(ruffs, told))
        free = f"You hold {counted(following, led.one, led.word)}, so you must follow suit."
        yield Wrong(str(len(hand)), Mistake.REVOKED, not_yet(free))
    else:
        yield Wrong(str(trumps), Mistake.MUST_TRUMP, not_yet("You never have to trump.", told))
        yield Wrong("0", Mistake.REVOKED, not_yet("Somebody who cannot follow still plays.", told))


RECIPE = Recipe(
    family="how_many_may",
    chapter="tricks",
    title="How many of your cards may go?",
    idea="When you hold the suit led, only its cards may go; when you do not, all of them may.",
    link="tricks.html#when-you-cannot-follow",
    ask=ask,
    steps=(8, 10, 12, 10),
)
