"""Which card beats which: the order of the cards once a suit is trump."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hasenpfeffer.cards import DECK, JOKER, Card, Rank, Suit


class Trump:
    """The trump suit of a round; there is one value for each suit.

    >>> hearts = Trump(Suit.HEARTS)
    >>> print(*hearts.cards_of(Suit.HEARTS))
    JK JH JD AH KH QH TH 9H
    >>> print(*hearts.cards_of(Suit.DIAMONDS))
    AD KD QD TD 9D
    >>> hearts.suit_of(Card.parse("JD")).name
    'HEARTS'
    """

    __slots__ = ("_cards_of", "_rankings", "_suit_of", "bowers", "suit")

    suit: Suit
    """The suit that is trump."""
    bowers: tuple[Card, Card]
    """The right bower and the left, best first (A05)."""
    _cards_of: Mapping[Suit, tuple[Card, ...]]
    _rankings: Mapping[Suit, tuple[Card, ...]]
    _suit_of: Mapping[Card, Suit]

    def __new__(cls, suit: Suit) -> Trump:  # noqa: PYI034  # there are only four
        """Return the one value for this suit."""
        return _TRUMPS[suit]

    def __setattr__(self, name: str, value: object) -> None:
        message = f"trump cannot be changed ({name} of {self!r})"
        raise AttributeError(message)

    def __reduce__(self) -> tuple[type[Trump], tuple[Suit]]:
        return Trump, (self.suit,)

    def __str__(self) -> str:
        return self.suit.value

    def __repr__(self) -> str:
        return f"Trump.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> Trump:
        """Read a trump suit: a letter, a sign or a word."""
        return cls(Suit.parse(text))

    @property
    def right(self) -> Card:
        """The right bower: the jack of trump."""
        return self.bowers[0]

    @property
    def left(self) -> Card:
        """The left bower: the jack of the other suit of that colour."""
        return self.bowers[1]

    def suit_of(self, card: Card) -> Suit:
        """The suit a card belongs to: the joker and the left bower are trumps (A15)."""
        return self._suit_of[card]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return self._suit_of[card] is self.suit

    def cards_of(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit, best first (A05, A06)."""
        return self._cards_of[suit]

    def ranking(self, led: Suit) -> tuple[Card, ...]:
        """Every card that can win when a suit is led, best first (A16).

        >>> print(*Trump(Suit.HEARTS).ranking(Suit.CLUBS))
        JK JH JD AH KH QH TH 9H AC KC QC JC TC 9C
        """
        return self._rankings[led]

    def in_order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """A hand sorted as players hold it: trumps first, then suit by suit, best first."""
        return tuple(card for suit in self.suits for card in self._cards_of[suit] if card in cards)

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The four suits, trump first and then its colour's other suit."""
        mate = self.suit.same_colour
        return (self.suit, mate, *(suit for suit in Suit if suit not in (self.suit, mate)))

    def title_of(self, card: Card) -> str:
        """What players call a card now: ``left bower``, or its plain name."""
        titles = {self.right: "right bower", self.left: "left bower"}
        return titles.get(card, card.words)


def _order(suit: Suit) -> Trump:
    """Work out the order of all cards for one trump suit."""
    bowers = Card(Rank.JACK, suit), Card(Rank.JACK, suit.same_colour)
    above = (JOKER, *bowers)
    cards_of = {}
    for each in Suit:
        printed = (card for card in reversed(DECK) if card.suit is each)
        plain = tuple(card for card in printed if card not in above)
        cards_of[each] = (*above, *plain) if each is suit else plain
    trumps = cards_of[suit]
    rankings = {led: trumps if led is suit else trumps + cards_of[led] for led in Suit}
    suit_of = {card: each for each, cards in cards_of.items() for card in cards}
    trump = object.__new__(Trump)
    values = {
        "suit": suit,
        "bowers": bowers,
        "_cards_of": MappingProxyType(cards_of),
        "_rankings": MappingProxyType(rankings),
        "_suit_of": suit_of,
    }
    for name, value in values.items():
        object.__setattr__(trump, name, value)
    return trump


_TRUMPS = {suit: _order(suit) for suit in Suit}

TRUMPS = tuple(_TRUMPS.values())
"""The four trump suits a declarer may name."""
