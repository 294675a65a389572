"""A level in words alone, for exports that draw no cards."""

from __future__ import annotations

from collections.abc import Iterator

from hasenpfeffer.cards import Card, Suit
from hasenpfeffer.lessons.level import Json
from hasenpfeffer.notation import hand
from hasenpfeffer.table import Seat


def answer_text(level: Json, option: Json) -> str:
    """An answer as people write it: ``J♥``, ``North``, ``−4``.

    >>> answer_text({"kind": "card"}, {"say": "JH"}), answer_text({"kind": "seat"}, {"say": "N"})
    ('J♥', 'North')
    """
    say: str = option["say"]
    if level["kind"] == "seat":
        return Seat.parse(say).word
    return Card.parse(say).pretty if is_card(level, say) else say


def is_card(level: Json, say: str) -> bool:
    """Whether an answer is a card: tapped, or typed."""
    return level["kind"] == "card" or (
        level["kind"] == "text" and say.upper() == say and any(letter.isalpha() for letter in say)
    )


def scene_lines(scene: Json) -> Iterator[str]:
    """What is to be seen, a line each.

    >>> list(scene_lines({"you": "S", "hand": "9HJK", "table": [["W", "AC"]]}))
    ['On the table: West A♣.', 'Your hand: 9♥ Joker.']
    """
    if "dealer" in scene:
        yield f"Dealer: {_seat(scene['dealer'])}."
    if "calls" in scene:
        calls = ", ".join(f"{_seat(seat)} {call}" for seat, call in scene["calls"])
        yield f"Calls so far: {calls}."
    if "lead" in scene:
        yield f"Led: {Suit.parse(scene['lead']).one}."
    if "table" in scene:
        plays = ", ".join(
            f"{_seat(seat)} {Card.parse(card).pretty}" for seat, card in scene["table"]
        )
        yield f"On the table: {plays}."
    if "hand" in scene:
        cards = hand(scene["hand"])
        name = "The card" if len(cards) == 1 else "Your hand"
        yield f"{name}: {' '.join(card.pretty for card in cards)}."
    if "widow" in scene:
        yield f"The widow: {Card.parse(scene['widow']).pretty}."
    yield from scene.get("facts", ())


def _seat(letter: str) -> str:
    return Seat.parse(letter).word
