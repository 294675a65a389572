"""How the hidden cards may lie, for all that one player knows."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from hasenpfeffer.cards import DECK, JOKER, Card, Hand
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.table import Seat
from hasenpfeffer.view import View

TRIES = 30
"""How often the cards are mixed in the hope that they fit; then they are placed one by one."""


class Layout(NamedTuple):
    """One way in which the cards may lie."""

    hands: tuple[Hand, ...]
    """What North, East, South and West hold now; the player himself what he does hold."""
    out: Card | None
    """The card that is in nobody's hand and that he has not seen: widow or discard."""


class Puzzle(NamedTuple):
    """What is known about the hidden cards."""

    seat: Seat
    hand: Hand
    hidden: Hand
    rooms: Mapping[Seat | None, int]
    """How many of the hidden cards each seat holds; under ``None`` those that are out of play."""
    barred: Mapping[Seat | None, frozenset[Card]]
    """What each seat has shown not to hold."""
    joker_with: Seat | None
    """Who was forced to bid because he holds the joker, and may still hold it."""


def puzzle(view: View) -> Puzzle:
    """What a player knows about the cards he does not see."""
    played: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    barred: dict[Seat | None, set[Card]] = {seat: set() for seat in Seat}
    for trick in view.tricks:
        led = trick.led
        for seat, card in trick.plays:
            played[seat].append(card)
            if led and trick.trump.suit_of(card) is not led:
                barred[seat].update(trick.trump.cards_of(led))
    known = {*view.hand, *(card for cards in played.values() for card in cards)}
    if view.discard:
        known.add(view.discard)
    hidden = tuple([card for card in DECK if card not in known])
    rooms: dict[Seat | None, int] = {
        seat: HAND_SIZE - len(played[seat]) for seat in Seat if seat is not view.seat
    }
    rooms[None] = len(hidden) - sum(rooms.values())
    holder = view.contract.declarer if view.contract and view.contract.forced else None
    if holder is not None and (
        holder is view.seat or JOKER not in hidden or JOKER in barred[holder] or not rooms[holder]
    ):
        holder = None
    return Puzzle(
        view.seat,
        view.hand,
        hidden,
        rooms,
        {seat: frozenset(cards) for seat, cards in barred.items() if cards},
        holder,
    )


def imagine(known: Puzzle, random: Random) -> Layout:
    """Mix the hidden cards so that nobody holds what he has shown not to hold."""
    for _ in range(TRIES):
        cards = list(known.hidden)
        random.shuffle(cards)
        found = _dealt_out(known, cards)
        if all(
            barred.isdisjoint(found[seat]) for seat, barred in known.barred.items() if seat in found
        ):
            return _layout(known, found)
    return _layout(known, _placed(known, random))


def _dealt_out(known: Puzzle, cards: list[Card]) -> dict[Seat | None, list[Card]]:
    """The cards dealt in order; the joker goes to him who must hold it."""
    if known.joker_with is not None:
        cards.remove(JOKER)
    found, start = {}, 0
    for seat, room in known.rooms.items():
        free = room - (seat is not None and seat is known.joker_with)
        found[seat] = cards[start : start + free]
        start += free
    if known.joker_with is not None:
        found[known.joker_with].append(JOKER)
    return found


def _placed(known: Puzzle, random: Random) -> dict[Seat | None, list[Card]]:
    """Place card after card, those first that fit in few hands; go back when one fits nowhere."""
    holders = {
        card: [
            seat
            for seat, room in known.rooms.items()
            if room
            and card not in known.barred.get(seat, ())
            and (card is not JOKER or known.joker_with in (None, seat))
        ]
        for card in known.hidden
    }
    cards = sorted(random.sample(known.hidden, len(known.hidden)), key=lambda c: len(holders[c]))
    left = dict(known.rooms)
    found: dict[Seat | None, list[Card]] = {seat: [] for seat in left}

    def place(at: int) -> bool:
        """Whether the cards from here on have found a hand."""
        if at == len(cards):
            return True
        seats = [seat for seat in holders[cards[at]] if left[seat]]
        for seat in random.sample(seats, len(seats)):
            left[seat] -= 1
            found[seat].append(cards[at])
            if place(at + 1):
                return True
            found[seat].pop()
            left[seat] += 1
        return False

    place(0)
    return found


def _layout(known: Puzzle, found: Mapping[Seat | None, list[Card]]) -> Layout:
    """The hands seat by seat, and the card that is out."""
    hands = tuple([known.hand if seat is known.seat else tuple(found[seat]) for seat in Seat])
    return Layout(hands, found[None][0] if found[None] else None)
