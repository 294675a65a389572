"""How many tricks are certain while you lead.

The highest trumps from the joker down, without a gap, win whatever happens. The next
lead may be lost if one opponent holds every trump that is out and some are left by
then; hands in which none could be left are not asked about.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random

from hasenpfeffer.cards import JOKER, Hand, Rank
from hasenpfeffer.lessons.chance import a_trump, some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import Sight, sights
from hasenpfeffer.lessons.spelling import of_number
from hasenpfeffer.lessons.wording import and_, counted, not_yet, the, trump_is, yes
from hasenpfeffer.trump import Trump


def ask(random: Random, step: int) -> Question | None:
    """A hand with high trumps, or with trumps that only look high."""
    trump = a_trump(random)
    hand = some_cards(random, 6)
    sure = top_of(trump, hand)
    trumps = sum(map(trump.is_trump, hand))
    bowers = sum(card in hand for card in (JOKER, *trump.bowers))
    aces = sum(card.rank is Rank.ACE and not trump.is_trump(card) for card in hand)
    wanted = {
        1: sure == trumps > 0,
        2: 0 < sure < trumps,
        3: sure == 0 and bowers > 0,
        4: sure > 0 and aces > 0 and trumps > sure + 1,
    }
    out = len(trump.cards_of(trump.suit)) - trumps
    if not wanted[step] or out <= sure:
        return None
    return Question(
        ask=f"{trump_is(trump)} You lead until you lose a trick. "
        "How many are certain before that, wherever the other cards are?",
        scene=Scene(trump=trump, hand=hand),
        kind="text",
        right={str(sure): yes(*_why(trump, sure))},
        wrong=list(_wrong(trump, hand, sure)),
        order=tuple(map(str, range(10))),
        spell=of_number,
        otherwise=not_yet("Start at the joker, and stop at the first trump that you do not hold."),
    )


def top_of(order: Trump | Sight, hand: Hand) -> int:
    """How many of the highest trumps a hand holds without a gap."""
    trump = order if isinstance(order, Trump) else order.trump
    return sum(1 for _ in takewhile(hand.__contains__, order.cards_of(trump.suit)))


def _why(trump: Trump, sure: int) -> tuple[str, ...]:
    """What you hold from the top, and the first card you miss."""
    top = trump.cards_of(trump.suit)
    missing = f"You do not hold {the(top[sure])}, which beats the rest." if top[sure:] else ""
    held = top[:sure]
    if not held:
        return ("Nothing is certain.", missing)
    verb = "wins" if sure == 1 else "win"
    return (f"From the top, {and_(map(the, held))} {verb} whatever happens.", missing)


def _wrong(trump: Trump, hand: Hand, sure: int) -> Iterator[Wrong]:
    """Tricks that are likely, not certain."""
    why = _why(trump, sure)
    for seen in sights(trump):
        if about := seen.note((*trump.cards_of(trump.suit)[:3], *hand)):
            yield Wrong(str(top_of(seen, hand)), seen.mistake, not_yet(about, *why))
    trumps = sum(map(trump.is_trump, hand))
    aces = sum(card.rank is Rank.ACE and not trump.is_trump(card) for card in hand)
    told = f"You hold {counted(trumps, 'trump', 'trumps')}, but with a gap among them."
    if trumps > sure:
        yield Wrong(str(trumps), Mistake.GAP, not_yet(told, *why))
    for extra in (sure, trumps):
        told = "A plain ace can be trumped."
        yield Wrong(str(extra + aces), Mistake.ACES_SURE, not_yet(told, *why))


RECIPE = Recipe(
    family="sure_tricks",
    chapter="tricks",
    title="How many tricks are certain?",
    idea="Only trumps from the joker down without a gap are certain; the rest may be beaten.",
    link="bidding.html#how-much-to-promise",
    ask=ask,
    steps=(8, 12, 8, 12),
)
