"""Positions with open cards, drawn at random from a seed."""

from __future__ import annotations

from random import Random

from hasenpfeffer import Deal, Seat, Suit, Trick, Trump
from hasenpfeffer.cards import DECK
from hasenpfeffer.odds import Position

ALL_FOUR = tuple(Seat)
FOUR, THREE, TWO = "four", "three", "two"
TABLES = {
    FOUR: (ALL_FOUR,),
    THREE: tuple(tuple(seat for seat in Seat if seat is not resting) for resting in Seat),
    TWO: ((0, 1), (1, 2), (2, 3), (0, 3)),
}
"""Who plays, when nobody, one player, or one of each side goes alone."""


def ending(random: Random, size: int, players: str = FOUR, joker_when_void: str = "trumps"):
    """Some players with so many cards each, one of whom is to lead."""
    seats = random.choice(TABLES[players])
    deck = random.sample(DECK, size * 4)
    hands = [tuple(deck[seat::4]) if seat in seats else () for seat in Seat]
    return Position.led(
        hands,
        trump=Trump(random.choice(list(Suit))),
        leader=Seat(random.choice(seats)),
        joker_when_void=joker_when_void,
    )


def begun(random: Random, position: Position) -> Position:
    """The same, after one card or more of the trick has been played."""
    seats = [seat for seat in Seat if position.hands[seat]]
    hands, trick, place = list(position.hands), position.trick, seats.index(position.turn)
    for _ in range(random.randrange(1, len(seats))):
        seat = seats[place]
        card = random.choice(trick.choices(hands[seat]))
        hands[seat] = tuple(other for other in hands[seat] if other is not card)
        trick = trick.after(seat, card)
        place = (place + 1) % len(seats)
    return Position(tuple(hands), trick, seats[place])


def full(random: Random) -> Position:
    """A whole deal with any trump and any leader."""
    deal = Deal.shuffled(dealer=Seat.NORTH, random=random)
    trump = Trump(random.choice(list(Suit)))
    return Position.dealt(deal, trump=trump, leader=random.choice(ALL_FOUR))


def moved(position: Position, steps: int) -> Position:
    """The same cards, everyone moved so many seats to the left."""
    hands = tuple(position.hands[(seat - steps) % 4] for seat in Seat)
    trick = Trick(position.trick.trump, (), position.trick.joker_when_void)
    for seat, card in position.trick.plays:
        trick = trick.after(seat.left(steps), card)
    return Position(hands, trick, position.turn.left(steps))
