"""Which cards may be played: the mistakes that several families share."""

from __future__ import annotations

from collections.abc import Iterator

from hasenpfeffer.cards import JOKER, Card, Hand
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Wrong
from hasenpfeffer.lessons.sight import sight
from hasenpfeffer.lessons.wording import capital, not_yet, note, the
from hasenpfeffer.rules import Rules
from hasenpfeffer.trick import Trick
from hasenpfeffer.trump import Trump


def refused(trick: Trick, hand: Hand) -> Iterator[Wrong]:
    """Every card of a hand that may not be played: the engine's reason, and the mistake."""
    for card in hand:
        refusal = trick.why_not(hand, card)
        if refusal is not None:
            mistake, told = cause(trick, hand, card)
            yield Wrong(str(card), mistake, not_yet(refusal.sentence, told))


def cause(trick: Trick, hand: Hand, card: Card) -> tuple[Mistake, str]:
    """The mistake that allows a card which is not allowed, and what is worth knowing."""
    trump, led = trick.trump, trick.plays[0].card
    if card is JOKER:
        return Mistake.JOKER_FREE, note(trump, JOKER)
    by_print = sight(Mistake.LEFT_BY_PRINT, trump)
    if card in by_print.playable(hand, led):
        return Mistake.LEFT_BY_PRINT, note(trump, trump.left)
    if JOKER in (*hand, led) and card in sight(Mistake.JOKER_NO_TRUMP, trump).playable(hand, led):
        return Mistake.JOKER_NO_TRUMP, note(trump, JOKER)
    if trump.is_trump(card):
        return Mistake.RUFFED, "A trump may come in only when you cannot follow."
    return Mistake.REVOKED, "You may throw a card away only when you cannot follow."


def allowed(trick: Trick, hand: Hand) -> str:
    """Why the cards that may be played may be played."""
    led = trick.led
    assert led is not None  # noqa: S101  # somebody has led
    following = [card for card in hand if trick.trump.suit_of(card) is led]
    if not following:
        return f"A {led.one} was led and you hold none, so any card may go."
    moved = next((card for card in (trick.trump.left, JOKER) if card in following), None)
    told = note(trick.trump, moved) if moved else ""
    if len(following) == 1:
        return f"{capital(the(following[0]))} is your only {led.one}. {told}".rstrip()
    return f"A {led.one} was led, and this is one. {told}".rstrip()


def under(rules: Rules, trick: Trick) -> Trick:
    """The same trick under other rules."""
    return Trick(trick.trump, trick.plays, rules.joker_when_void)


def on_the_table(trick: Trick) -> str:
    """What was led, in a sentence."""
    first = trick.plays[0]
    return f"{first.seat.word} led {the(first.card)}."


def led_suit_of(trump: Trump, trick: Trick) -> str:
    """The suit to follow."""
    return trump.suit_of(trick.plays[0].card).one
