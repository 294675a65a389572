"""The four seats and the two partnerships."""

from __future__ import annotations

from enum import IntEnum, StrEnum

from hasenpfeffer.errors import NotationError


class Side(StrEnum):
    """Two partners, who sit opposite each other (A01)."""

    NORTH_SOUTH = "North-South"
    EAST_WEST = "East-West"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners."""
        first = Seat.NORTH if self is Side.NORTH_SOUTH else Seat.EAST
        return first, first.partner

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EAST_WEST if self is Side.NORTH_SOUTH else Side.NORTH_SOUTH


class Seat(IntEnum):
    """A place at the table; everything goes round clockwise, to the left.

    >>> Seat.WEST.left() is Seat.NORTH, Seat.WEST.partner is Seat.EAST
    (True, True)
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    def left(self, steps: int = 1) -> Seat:
        """The seat so many places to the left."""
        return _SEATS[(self + steps) % 4]

    @property
    def partner(self) -> Seat:
        """The seat across the table (A01)."""
        return _SEATS[(self + 2) % 4]

    @property
    def side(self) -> Side:
        """The partnership this seat belongs to."""
        return Side.EAST_WEST if self % 2 else Side.NORTH_SOUTH

    @property
    def word(self) -> str:
        """The seat in a sentence: ``North``."""
        return self.name.capitalize()

    @property
    def letter(self) -> str:
        """The seat in notation: ``N``."""
        return self.name[0]

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read a seat: a letter or a word.

        >>> Seat.parse("w") is Seat.parse("West") is Seat.WEST
        True
        """
        for seat in cls:
            if text.strip().upper() in (seat.letter, seat.name):
                return seat
        message = f"{text!r} is not a seat; a seat is N, E, S or W."
        raise NotationError(message)


_SEATS = tuple(Seat)
