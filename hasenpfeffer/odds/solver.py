"""Double dummy: what each side takes, and which card is best, when all cards lie open."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from hasenpfeffer.cards import Card
from hasenpfeffer.odds.masks import FENCES, JOKER_BIT, SUIT_AT, TRUMPS, bits, distinct, mask
from hasenpfeffer.odds.position import Position
from hasenpfeffer.odds.search import Search, highest
from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.table import Side

_SEARCHES: Mapping[JokerWhenVoid, Search] = MappingProxyType(
    {"trumps": Search(), "barred": Search(barred=True)}
)
"""One search for each reading of the joker; what it remembers is true of every round."""


def tricks(position: Position, side: Side | None = None) -> int:
    """Tricks that a side still takes if nobody errs: the side on turn, unless one is named.

    The trick being played counts for whoever will win it.

    >>> from hasenpfeffer.notation import deal
    >>> from hasenpfeffer.table import Seat
    >>> from hasenpfeffer.trump import Trump
    >>> cards = deal(
    ...     "W | JK JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D | AC QC JC TC QD TD | KC"
    ... )
    >>> start = Position.dealt(cards, trump=Trump.parse("H"), leader=Seat.NORTH)
    >>> tricks(start), tricks(start, Side.EAST_WEST)
    (6, 0)
    """
    if not position.left:
        return 0
    if position.trick.plays:
        taken = max(value_of_each_card(position).values())
    else:
        taken = _SEARCHES[position.trick.joker_when_void].most(*numbers(position))
    return taken if side in (None, position.turn.side) else position.left - taken


def value_of_each_card(position: Position) -> dict[Card, int]:
    """Tricks for the side on turn, for each card that may be played now.

    >>> from hasenpfeffer.notation import hand
    >>> from hasenpfeffer.table import Seat
    >>> from hasenpfeffer.trump import Trump
    >>> hands = hand("JK 9S"), hand("AH TS"), hand("KH QS"), hand("QH KS")
    >>> ending = Position.led(hands, trump=Trump.parse("H"), leader=Seat.NORTH)
    >>> {str(card): value for card, value in value_of_each_card(ending).items()}
    {'JK': 1, '9S': 1}
    """
    moment = _open(position)
    search = _SEARCHES[position.trick.joker_when_void]
    bit = bits(position.trick.trump)
    choices = sorted(position.choices, key=bit.__getitem__)
    others = sum(moment.hands) + sum(moment.plays) - moment.hand
    fences = FENCES | JOKER_BIT if position.trick.joker_when_void == "barred" else FENCES
    unequal = distinct(mask(position.trick.trump, choices), others | fences)
    values: dict[Card, int] = {}
    value = position.left // 2
    for card in choices:
        if bit[card] in unequal:  # the cards that follow, up to the next such, are equal to it
            value = moment.after(bit[card]).value_before(search, value)
        values[card] = value
    return {card: values[card] for card in position.choices}


def best_cards(position: Position) -> tuple[Card, ...]:
    """The cards with which the side on turn gives nothing away, in the order they are held."""
    values = value_of_each_card(position)
    most = max(values.values(), default=0)
    return tuple(card for card, value in values.items() if value == most)


def numbers(position: Position) -> tuple[int, ...]:
    """The four hands as numbers, in the order of play: what the searches read."""
    return _open(position).hands


class _Moment(NamedTuple):
    """A position as numbers, in the order of play from the leader of this trick."""

    hands: tuple[int, ...]
    plays: tuple[int, ...]
    """The cards in the trick; 0 for a player who sits out."""
    left: int
    """Tricks not won yet, this one among them."""

    @property
    def hand(self) -> int:
        """The cards of the player on turn."""
        return self.hands[len(self.plays)]

    def after(self, card: int) -> _Moment:
        """The moment when the card is played."""
        place = len(self.plays)
        hands = (*self.hands[:place], self.hand ^ card, *self.hands[place + 1 :])
        return _Moment(hands, (*self.plays, card), self.left)

    def value_before(self, search: Search, guess: int) -> int:
        """Tricks for the side whose card was played last."""
        of_leader = len(self.plays) % 2 == 1
        expected = guess if of_leader else self.left - guess
        taken = highest(lambda need: self.takes(search, need), self.left, expected)
        return taken if of_leader else self.left - taken

    def takes(self, search: Search, need: int) -> bool:
        """Whether the side that led to this trick takes ``need`` of the tricks left."""
        place = len(self.plays)
        if place == len(self.hands):
            return self._next(search, need)
        answers = (self.after(card).takes(search, need) for card in self._choices(search))
        return any(answers) if place % 2 == 0 else all(answers)

    def _choices(self, search: Search) -> list[int]:
        """What the player on turn may play to the trick."""
        others = sum(self.hands) + sum(self.plays) - self.hand
        return search.replies(self.hand, self.plays[0], others)

    def _next(self, search: Search, need: int) -> bool:
        """Let the winner of the full trick lead to the next."""
        counting = SUIT_AT[self.plays[0].bit_length()] | TRUMPS
        winner = max(range(len(self.plays)), key=lambda place: self.plays[place] & counting)
        a, b, c, d = self.hands[winner:] + self.hands[:winner]
        if winner % 2:
            return not search.takes(a, b, c, d, self.left - 1, self.left - need)
        return search.takes(a, b, c, d, self.left - 1, need - 1)


def _open(position: Position) -> _Moment:
    """Turn a position into numbers."""
    trump = position.trick.trump
    seats = [position.leader.left(steps) for steps in range(4)]
    played = {play.seat: play.card for play in position.trick.plays}
    so_far = seats[: (position.turn - position.leader) % 4]
    return _Moment(
        tuple(mask(trump, position.hands[seat]) for seat in seats),
        tuple(mask(trump, [played[seat]]) if seat in played else 0 for seat in so_far),
        position.left,
    )
