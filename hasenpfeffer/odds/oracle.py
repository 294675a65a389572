"""What perfect play comes to, found by trying everything: slow, and easy to believe.

It knows nothing but the engine's own `Trick`. The fast search is held against it.
"""

from __future__ import annotations

from typing import TypeAlias

from hasenpfeffer.cards import Card
from hasenpfeffer.odds.position import Position
from hasenpfeffer.phase import Hands
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick

Memory: TypeAlias = dict[tuple[Hands, Seat], int]
"""What was found when this seat led and these hands were left."""


def tricks(position: Position) -> int:
    """Tricks the side on turn still takes when nobody errs and all cards lie open.

    >>> from hasenpfeffer.notation import hand
    >>> from hasenpfeffer.trump import Trump
    >>> hands = hand("AH 9S"), hand("JD TS"), hand("KH QS"), hand("QH KS")
    >>> tricks(Position.led(hands, trump=Trump.parse("H"), leader=Seat.NORTH))
    0
    """
    return _most(position.hands, position.trick, position.turn, {})


def value_of_each_card(position: Position) -> dict[Card, int]:
    """The same, for each card that may be played now."""
    return _values(position.hands, position.trick, position.turn, {})


def _most(hands: Hands, trick: Trick, turn: Seat, memory: Memory) -> int:
    """Tricks for the side on turn if it plays its best card."""
    if trick.plays:
        return max(_values(hands, trick, turn, memory).values())
    if (hands, turn) not in memory:
        values = _values(hands, trick, turn, memory).values()
        memory[hands, turn] = max(values, default=0)
    return memory[hands, turn]


def _values(hands: Hands, trick: Trick, turn: Seat, memory: Memory) -> dict[Card, int]:
    """Tricks for the side on turn, for each card it may play."""
    return {
        card: _value(hands, trick.after(turn, card), turn, memory)
        for card in trick.choices(hands[turn])
    }


def _value(hands: Hands, trick: Trick, turn: Seat, memory: Memory) -> int:
    """Tricks for the side whose card was played last."""
    left = len(hands[turn])
    card = trick.plays[-1].card
    kept = tuple([other for other in hands[turn] if other is not card])
    hands = (*hands[:turn], kept, *hands[turn + 1 :])
    following = _following(hands, trick, turn)
    if following is not None:
        worth = _most(hands, trick, following, memory)
        return worth if following.side is turn.side else left - worth
    winner = trick.winner
    worth = _most(hands, Trick(trick.trump, (), trick.joker_when_void), winner, memory)
    return worth + 1 if winner.side is turn.side else left - 1 - worth


def _following(hands: Hands, trick: Trick, turn: Seat) -> Seat | None:
    """Who plays next to this trick; nobody when it has come round to its leader."""
    for seat in (turn.left(), turn.left(2), turn.left(3)):
        if seat is trick.plays[0].seat:
            return None
        if hands[seat]:
            return seat
    return None
