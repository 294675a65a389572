"""What a reader may type, as tables: every spelling, and the engine's words for what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from hasenpfeffer import notation
from hasenpfeffer.cards import CARD_SPELLINGS, SUIT_SPELLINGS, Card
from hasenpfeffer.errors import NotationError
from hasenpfeffer.notation import CARD_SIZES


@cache
def reading_tables() -> dict[str, Any]:
    """All that is needed to read a hand as the engine does.

    >>> reading = reading_tables()
    >>> reading["cards"]["10♥"], reading["cards"]["JOKER"]
    ('TH', 'JK')
    >>> reading["unknown"]
    '{text} is not a card; write rank then suit, from 9 to A: 9H TH JH QH KH AH, \
or JK for the joker.'
    """
    return {
        "cards": {spelling: str(card) for spelling, card in CARD_SPELLINGS.items()},
        "suits": {spelling: suit.value for spelling, suit in SUIT_SPELLINGS.items()},
        "sizes": list(CARD_SIZES),
        "unknown": _refusal(lambda: Card.parse("?"), {"'?'": "text"}),
        "twice": _refusal(
            lambda: notation.hand("JK JK"), {"'JK JK'": "text", Card.parse("JK").words: "card"}
        ),
        "one": _refusal(lambda: notation.hand("JK", 6), {"'JK'": "text", "6": "size"}),
        "count": _refusal(
            lambda: notation.hand("9S 9H", 6), {"'9S 9H'": "text", "2": "count", "6": "size"}
        ),
    }


def _refusal(wrong: Callable[[], object], places: dict[str, str]) -> str:
    """Ask the engine for something wrong, and keep its sentence with places to fill in."""
    try:
        wrong()
    except NotationError as error:
        sentence = str(error)
    for words, place in places.items():
        sentence = sentence.replace(words, f"{{{place}}}")
    return sentence
