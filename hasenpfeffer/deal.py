"""Six cards each, and the widow."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from hasenpfeffer.cards import DECK, Card, Hand
from hasenpfeffer.errors import DealError
from hasenpfeffer.table import Seat

HAND_SIZE = 6
"""Cards in a hand, and tricks in a round (A03, A18)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands, the card left over, and who dealt them (A03).

    Raises ``DealError`` unless the 25 cards are all there, six in each hand.

    >>> deal = Deal.shuffled(dealer=Seat.WEST, random=Random(7))
    >>> len(deal.hands[Seat.NORTH]), deal.widow in deal.hands[Seat.NORTH]
    (6, False)
    """

    dealer: Seat
    hands: tuple[Hand, ...]
    """The hands of North, East, South and West, so that a seat is an index."""
    widow: Card
    """The 25th card, face down."""

    def __post_init__(self) -> None:
        for problem in _problems(self.hands, self.widow):
            raise DealError(problem)

    @classmethod
    def shuffled(cls, *, dealer: Seat, random: Random) -> Deal:
        """Shuffle and deal; the same generator gives the same deal."""
        deck = list(DECK)
        random.shuffle(deck)
        hands = tuple([tuple(deck[start : start + HAND_SIZE]) for start in _STARTS])
        return cls(dealer, hands, deck[-1])


_STARTS = range(0, len(DECK) - 1, HAND_SIZE)
_ALL = frozenset(DECK)


def _problems(hands: tuple[Hand, ...], widow: Card) -> list[str]:
    """Say what is wrong with a deal, in the order a player would notice it."""
    if len(hands) != len(Seat):
        return [f"A deal has four hands, not {len(hands)}."]
    dealt = [*hands[0], *hands[1], *hands[2], *hands[3], widow]
    if len(dealt) == len(DECK) and _ALL.issubset(dealt) and all(len(h) == HAND_SIZE for h in hands):
        return []
    problems = [
        f"{seat.word} holds {len(hand)} cards; every hand has {HAND_SIZE}."
        for seat, hand in zip(Seat, hands, strict=True)
        if len(hand) != HAND_SIZE
    ]
    problems += [
        f"The {card.words} is dealt {times} times; every card is dealt once."
        for card, times in Counter(dealt).items()
        if times > 1
    ]
    missing = sorted(_ALL.difference(dealt))
    problems += [f"The {card.words} is missing from the deal." for card in missing]
    return problems
