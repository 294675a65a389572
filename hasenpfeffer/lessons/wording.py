"""Sentences of questions and replies: short, and made from the words of the game."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hasenpfeffer.cards import Card
from hasenpfeffer.explain import about
from hasenpfeffer.lessons.spelling import NUMBERS
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump

LONGEST = 30
"""Words a sentence may have."""


def yes(*sentences: str) -> str:
    """The reply to a right answer."""
    return " ".join(("Yes.", *filter(None, sentences)))


def not_yet(*sentences: str) -> str:
    """The reply to a wrong answer; a sentence that is already said is not said twice.

    >>> not_yet("East passed.", "East passed.")
    'Not yet. East passed.'
    """
    said: list[str] = []
    for sentence in filter(None, sentences):
        if not any(sentence in each for each in said):
            said.append(sentence)
    return " ".join(("Not yet.", *said))


def capital(text: str) -> str:
    """A sentence with its first letter in capitals."""
    return text[:1].upper() + text[1:]


def short(sentence: str) -> tuple[str, ...]:
    """A sentence, cut at its semicolon where it is too long.

    >>> short("One; two.")
    ('One; two.',)
    """
    if len(sentence.split()) <= LONGEST:
        return (sentence,)
    first, *rest = sentence.split("; ")
    return (f"{first.rstrip('.')}.", *map(capital, rest))


def and_(words: Iterable[str]) -> str:
    """Words in a row: ``a, b and c``."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def or_(words: Iterable[str]) -> str:
    """Words to choose from: ``a, b or c``."""
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def trump_is(trump: Trump) -> str:
    """Which suit is trump."""
    return f"{capital(trump.suit.word)} are trump."


def the(card: Card) -> str:
    """A card in a sentence: ``the jack of hearts``."""
    return f"the {card.words}"


def counted(number: int, one: str, many: str) -> str:
    """How many of something: ``no trump``, ``one trump``, ``three trumps``."""
    return f"{NUMBERS[number] if number else 'no'} {one if number in (0, 1) else many}"


def note(trump: Trump, card: Card) -> str:
    """What is worth knowing about the joker or a bower; nothing about another card."""
    why = about(trump, card)
    return why.sentence if why else ""


def names(seats: Iterable[Seat]) -> str:
    """Players in a row: ``North and South``."""
    return and_(seat.word for seat in seats)


def sentences(text: str) -> list[str]:
    """The sentences of a text.

    >>> sentences("Not yet. East passed.")
    ['Not yet.', 'East passed.']
    """
    return re.split(r"(?<=[.?!]) (?=[A-Z0-9+−])", text)
