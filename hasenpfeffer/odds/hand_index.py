"""The place of a hand in the tables: one number for all hands that differ by suits' names only.

Once trump is named, a hand is two plain suits, ``a`` and ``b``, as six bits each, and the rest as
thirteen: five cards of trump's colour, then eight trumps. The two suits may be swapped, so that
``a`` is the larger. Hands with the same two stand together:

    place = STARTS[a * 64 + b] + RANKS[rest]

Before trump is named, a hand is the joker or not, and two colours; a colour is two suits as six
bits each, the larger first, and the larger colour comes first:

    place = OPEN_STARTS[joker * 4096 + one] + COLOUR_RANKS[other]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb

from hasenpfeffer.cards import JOKER, Card, Rank, Suit
from hasenpfeffer.odds.masks import SIDE_SUITS, TRUMP_SHIFT, mask
from hasenpfeffer.trump import Trump

SIZE = 6
"""Cards in a hand."""
PLAIN = SIDE_SUITS[0]
"""The cards of one plain suit; the second lies seven bits higher, trump's colour seven more."""
REST = 13
"""Cards of trump and of its colour."""


def _ranks(numbers: Iterable[int], room: int) -> list[int]:
    """For each number, how many smaller ones hold as many cards."""
    ranks, seen = [0] * room, [0] * (SIZE * 3)
    for number in numbers:
        size = number.bit_count()
        ranks[number] = seen[size]
        seen[size] += 1
    return ranks


def _running(sizes: Iterable[int]) -> tuple[int, ...]:
    """Where each of some groups begins; the last number is the end of all."""
    places = [0]
    for size in sizes:
        places.append(places[-1] + size)
    return tuple(places)


def _rests(a: int, b: int, size: int) -> int:
    """In how many ways a hand with these plain suits can go on."""
    left = size - a.bit_count() - b.bit_count()
    return comb(REST, left) if a >= b and left >= 0 else 0


@cache
def starts(size: int) -> tuple[int, ...]:
    """Where hands of a size with given plain suits begin: of seven too, with the widow."""
    return _running(_rests(a, b, size) for a in range(PLAIN + 1) for b in range(PLAIN + 1))


RANKS: Sequence[int] = _ranks(range(1 << REST), 1 << REST)
STARTS = starts(SIZE)
HANDS = STARTS[-1]
"""How many hands there are once trump is named."""


def place(hand: int) -> int:
    """The place of a hand, given as a number (see `masks`)."""
    a, b, rest = hand & PLAIN, hand >> 7 & PLAIN, hand >> 14 & 31 | hand >> TRUMP_SHIFT << 5
    return STARTS[max(a, b) << 6 | min(a, b)] + RANKS[rest]


def place_under(trump: Trump, hand: Iterable[Card]) -> int:
    """The place of a hand under a trump.

    >>> from hasenpfeffer.notation import hand
    >>> spades = Trump.parse("S")
    >>> hearts, diamonds = hand("JK JS AS AH KH 9C"), hand("JK JS AS AD KD 9C")
    >>> place_under(spades, hearts) == place_under(spades, diamonds)
    True
    """
    return place(mask(trump, hand))


COLOURS = tuple(a << 6 | b for a in range(PLAIN + 1) for b in range(a + 1))
"""Every colour of a hand: two suits, the larger first."""
COLOUR_RANKS: Sequence[int] = _ranks(COLOURS, 1 << 12)


def _open_starts() -> tuple[int, ...]:
    """Where hands with the joker or not and a given first colour begin."""
    sizes = [0] * (2 << 12)
    for joker in (0, 1):
        seen = [0] * (SIZE * 3)
        for one in COLOURS:
            size = one.bit_count()
            seen[size] += 1
            if size + joker <= SIZE:
                sizes[joker << 12 | one] = seen[SIZE - joker - size]
    return _running(sizes)


OPEN_STARTS = _open_starts()
OPEN_HANDS = OPEN_STARTS[-1]
"""How many hands there are before trump is named."""

OPEN_CARDS = tuple(
    Card(rank, suit)
    for suit in (Suit.SPADES, Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS)
    for rank in Rank
    if rank is not Rank.JOKER
)
"""The cards of both colours as they follow each other in bits."""
_BITS = {card: 1 << bit for bit, card in enumerate(OPEN_CARDS)}


def open_place(hand: Iterable[Card]) -> int:
    """The place of a hand before trump is named.

    >>> from hasenpfeffer.notation import hand
    >>> open_place(hand("JK JS AS AC KH 9D")) == open_place(hand("JK JD AD AH KC 9S"))
    True
    """
    cards = set(hand)
    joker = JOKER in cards
    suits = sum(_BITS[card] for card in cards if card is not JOKER)
    black, red = _colour(suits & 0xFFF), _colour(suits >> 12)
    return OPEN_STARTS[joker << 12 | max(black, red)] + COLOUR_RANKS[min(black, red)]


def _colour(suits: int) -> int:
    """Two suits of one colour, the larger first."""
    one, other = suits & PLAIN, suits >> 6
    return max(one, other) << 6 | min(one, other)
