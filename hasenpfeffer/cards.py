"""The twenty-five cards: nine to ace in four suits, and one joker."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import total_ordering
from typing import TypeAlias

from hasenpfeffer.errors import NotationError


def tidy(text: str) -> str:
    """What was written, without what makes no difference: ``jack of hearts`` becomes one word.

    Phones add a sign nobody sees to ♥, to make a picture of it.

    >>> tidy("Jack of hearts, 9♥️") == "Jackofhearts, 9♥"
    True
    """
    return _OF.sub("of", _UNSEEN.sub("", text))


_UNSEEN = re.compile("[\\ufe0e\\ufe0f]")
_OF = re.compile(r"\s+of\s+", re.IGNORECASE)


class Suit(StrEnum):
    """A suit, as printed on the card.

    >>> Suit.HEARTS.same_colour.name
    'DIAMONDS'
    """

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def same_colour(self) -> Suit:
        """The other suit of this colour, where the left bower comes from (A05)."""
        return _SAME_COLOUR[self]

    @property
    def symbol(self) -> str:
        """The suit sign, as printed on a card."""
        return _SYMBOLS[self]

    @property
    def word(self) -> str:
        """The suit in a sentence: ``hearts``."""
        return self.name.lower()

    @property
    def one(self) -> str:
        """One card of the suit in a sentence: ``heart``."""
        return self.word[:-1]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit: a letter, a sign or a word.

        >>> Suit.parse("♥") is Suit.parse("h") is Suit.parse("Hearts")
        True
        """
        try:
            return SUIT_SPELLINGS[tidy(text).strip().upper()]
        except KeyError:
            message = f"{text!r} is not a suit; a suit is S, H, D or C (or ♠ ♥ ♦ ♣)."
            raise NotationError(message) from None


_SAME_COLOUR = {
    Suit.SPADES: Suit.CLUBS,
    Suit.CLUBS: Suit.SPADES,
    Suit.HEARTS: Suit.DIAMONDS,
    Suit.DIAMONDS: Suit.HEARTS,
}
_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
SUIT_SPELLINGS = {
    spelling: suit
    for suit in Suit
    for spelling in (suit.value, suit.symbol, suit.name, suit.name[:-1])
}
"""Every way to write a suit, in capitals."""


class Rank(StrEnum):
    """A rank, lowest first, before any suit is trump."""

    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"
    JOKER = "JK"

    @property
    def word(self) -> str:
        """The rank in a sentence: ``nine``."""
        return self.name.lower()


@total_ordering
class Card:
    """One card; there is only one of each, so cards are compared by being the same.

    Sorting puts cards in the order of the deck, which means nothing in play:
    what beats what depends on trump.

    >>> Card.parse("10♥") is Card.parse("th") is Card(Rank.TEN, Suit.HEARTS)
    True
    >>> print(Card.parse("jh"), Card.parse("JK"))
    JH JK
    >>> Card.parse("jd").words
    'jack of diamonds'
    """

    __slots__ = ("_place", "rank", "suit", "words")

    rank: Rank
    """The rank printed on the card."""
    suit: Suit | None
    """The suit printed on the card; ``None`` on the joker, which has none of its own."""
    words: str
    """The card in a sentence: ``jack of diamonds``."""
    _place: int

    def __new__(cls, rank: Rank, suit: Suit | None) -> Card:  # noqa: PYI034  # there are only 25
        """Return the one card of this rank and suit."""
        try:
            return _CARDS[rank, suit]
        except KeyError:
            message = f"There is no {rank!s} of {suit!s} among the 25 cards."
            raise NotationError(message) from None

    def __setattr__(self, name: str, value: object) -> None:
        message = f"a card cannot be changed ({name} of {self})"
        raise AttributeError(message)

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit | None]]:
        return Card, (self.rank, self.suit)

    def __lt__(self, other: Card) -> bool:
        return self._place < other._place if isinstance(other, Card) else NotImplemented

    def __str__(self) -> str:
        return f"{self.rank}{self.suit or ''}"

    def __repr__(self) -> str:
        return f"Card.parse('{self}')"

    @property
    def pretty(self) -> str:
        """The card with its suit sign: ``J♥``, ``10♠``, ``Joker``."""
        if self.suit is None:
            return "Joker"
        return ("10" if self.rank is Rank.TEN else self.rank) + self.suit.symbol

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card: rank, then suit; ``JK`` is the joker.

        >>> Card.parse("10♥️") is Card.parse("ten of hearts") is Card.parse("TH")
        True
        >>> Card.parse("1H")
        Traceback (most recent call last):
        ...
        hasenpfeffer.errors.NotationError: '1H' is not a card; \
write rank then suit, from 9 to A: 9H TH JH QH KH AH, or JK for the joker.
        """
        try:
            return CARD_SPELLINGS[tidy(text).strip().upper()]
        except KeyError:
            message = (
                f"{text.strip()!r} is not a card; write rank then suit, "
                "from 9 to A: 9H TH JH QH KH AH, or JK for the joker."
            )
            raise NotationError(message) from None


def _print_cards() -> tuple[Card, ...]:
    """Print the deck: the only place where a card comes into being."""
    faces: list[tuple[Rank, Suit | None]] = [
        (rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER
    ]
    faces.append((Rank.JOKER, None))
    deck = []
    for place, (rank, suit) in enumerate(faces):
        card = object.__new__(Card)
        words = f"{rank.word} of {suit.word}" if suit else rank.word
        values = {"rank": rank, "suit": suit, "words": words, "_place": place}
        for name, value in values.items():
            object.__setattr__(card, name, value)
        deck.append(card)
    return tuple(deck)


DECK = _print_cards()
"""The twenty-five cards (A02)."""

JOKER = DECK[-1]
"""The joker, always the highest trump (A05)."""

Hand: TypeAlias = tuple[Card, ...]
"""The cards one player holds, in the order they are held."""

_CARDS = {(card.rank, card.suit): card for card in DECK}


def _spellings(card: Card) -> Iterable[str]:
    """Every way to write a card, in capitals."""
    if card.suit is None:
        return ("JK", "JOKER", "🃏")
    ranks = ("T", "10") if card.rank is Rank.TEN else (card.rank.value,)
    signs = [rank + suit for rank in ranks for suit in (card.suit.value, card.suit.symbol)]
    return (*signs, tidy(card.words).upper())


CARD_SPELLINGS = {spelling: card for card in DECK for spelling in _spellings(card)}
"""Every way to write a card, in capitals."""
