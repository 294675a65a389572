"""Whether the joker may be played: what was led, the hand and the rules decide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hasenpfeffer.cards import JOKER, Hand
from hasenpfeffer.lessons.families.following import on_the_table, under
from hasenpfeffer.lessons.families.may_play import YOU, drawn
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, note, trump_is, yes
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.trick import Trick


def ask(random: Random, step: int) -> Question | None:
    """A hand with the joker; whether you can follow decides, or the rule does."""
    size = 1 if step == 4 and random.random() < 0.3 else 3 + step // 2  # noqa: PLR2004  # a last card
    trick, hand = drawn(random, size)
    rules = CLASSIC.replace(joker_when_void=random.choice(("trumps", "barred")))
    trick = under(rules, trick)
    trumps_led = trick.led is trick.trump.suit
    void = not any(trick.trump.suit_of(card) is trick.led for card in hand)
    wanted = {1: trumps_led or not void, 2: void, 3: void and len(trick.plays) > 1, 4: True}
    if JOKER not in hand or trick.plays[0].card is JOKER or not wanted[step]:
        return None

    def judge(rules: Rules) -> str:
        return _say(under(rules, trick), hand)

    right = judge(rules)
    return Question(
        ask=f"{trump_is(trick.trump)} {on_the_table(trick)} May you play the joker?",
        scene=Scene(trump=trick.trump, you=YOU, table=trick.plays, hand=hand),
        kind="option",
        right={right: yes(_why(trick, hand))},
        wrong=list(_wrong(trick, hand)),
        order=("Yes", "No"),
        rules=rules,
        judge=judge,
        teaches="joker_when_void",
    )


def _say(trick: Trick, hand: Hand) -> str:
    return "Yes" if JOKER in trick.choices(hand) else "No"


def _why(trick: Trick, hand: Hand) -> str:
    """Why the joker may be played, or may not."""
    refusal = trick.why_not(hand, JOKER)
    if refusal is not None:
        return refusal.sentence
    led = trick.led
    assert led is not None  # noqa: S101  # somebody has led
    if led is trick.trump.suit:
        return f"A {led.one} was led, and the joker is a {led.one}. {note(trick.trump, JOKER)}"
    if trick.joker_when_void == "barred":
        return "It is your last card, so it may go."
    takes = trick.after(YOU, JOKER).winner is YOU
    return f"A {led.one} was led and you hold none." + (" The joker takes the trick." * takes)


def _wrong(trick: Trick, hand: Hand) -> Iterator[Wrong]:
    """The other answer: the joker thought freer than it is, or more tied."""
    why = _why(trick, hand)
    barred = replace(trick, joker_when_void="barred")
    if _say(trick, hand) == "No":
        yield Wrong("Yes", Mistake.JOKER_FREE, not_yet(why))
    elif _say(barred, hand) == "No":
        yield Wrong("No", Mistake.JOKER_NEVER, not_yet(why))
    else:
        yield Wrong("No", Mistake.JOKER_NO_TRUMP, not_yet(why))


RECIPE = Recipe(
    family="joker_off_suit",
    chapter="bowers",
    title="May you play the joker?",
    idea="While you can follow a plain suit the joker waits; when you cannot, ask for the rule.",
    link="bowers.html#the-joker-is-a-trump-and-nothing-else",
    ask=ask,
    steps=(10, 12, 10, 10),
)
