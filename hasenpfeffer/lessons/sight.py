"""How a learner sees the cards who makes one mistake: a wrong judge for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from hasenpfeffer.cards import DECK, JOKER, Card, Hand, Rank, Suit
from hasenpfeffer.explain import SENTENCES
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.wording import capital, note
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Play
from hasenpfeffer.trump import Trump

_RANKS = tuple(reversed(Rank))


@dataclass(frozen=True, slots=True)
class Sight:
    """The cards as somebody sees them: which suit each has, and which is higher.

    >>> hearts = Trump.parse("H")
    >>> wrong = sight(Mistake.LEFT_BY_PRINT, hearts)
    >>> wrong.suit_of(hearts.left).name, hearts.suit_of(hearts.left).name
    ('DIAMONDS', 'HEARTS')
    """

    mistake: Mistake
    trump: Trump
    suits: Mapping[Card, Suit | None]
    trumps: tuple[Card, ...]
    """What is taken for a trump, best first."""

    def suit_of(self, card: Card) -> Suit | None:
        """The suit a card is thought to have."""
        return self.suits[card]

    def cards_of(self, suit: Suit) -> tuple[Card, ...]:
        """The cards a suit is thought to have, best first."""
        if suit is self.trump.suit:
            return self.trumps
        mine = [card for card in DECK if self.suits[card] is suit]
        return tuple(sorted(mine, key=lambda card: _RANKS.index(card.rank)))

    def best(self, cards: tuple[Card, ...], led: Suit | None) -> Card:
        """The card that is thought to win when a suit is led; the first of several equals."""
        if self.mistake is Mistake.RANK_ONLY:
            return min(cards, key=lambda card: _RANKS.index(card.rank))
        follows = self.cards_of(led) if led else ()
        if self.mistake is Mistake.TRUMP_FORGOTTEN and follows:
            order = follows
        else:
            order = self.trumps if led is self.trump.suit else self.trumps + follows
        able = [card for card in cards if card in order]
        return min(able, key=order.index) if able else cards[0]

    def winner(self, plays: tuple[Play, ...]) -> Seat:
        """Who is thought to win a trick."""
        cards = tuple(play.card for play in plays)
        best = self.best(cards, self.suits[cards[0]])
        return plays[cards.index(best)].seat

    def playable(self, hand: Hand, led: Card) -> Hand:
        """The cards that are thought to be allowed."""
        suit = self.suits[led]
        following = tuple(card for card in hand if suit and self.suits[card] is suit)
        return following or hand

    def note(self, cards: Iterable[Card]) -> str:
        """What would have helped, if one of these cards is what the mistake is about."""
        there = tuple(cards)
        trump = self.trump
        told = _ABOUT.get(self.mistake, ())
        for which in told:
            card = {"joker": JOKER, "right": trump.right, "left": trump.left}[which]
            if card in there:
                return note(trump, card)
        if self.mistake is Mistake.EVERY_JACK:
            return next((plain_jack(card) for card in other_jacks(trump) if card in there), "")
        return ""


_ABOUT: Mapping[Mistake, tuple[str, ...]] = {
    Mistake.LEFT_BY_PRINT: ("left",),
    Mistake.JOKER_WEAK: ("joker",),
    Mistake.JOKER_NO_TRUMP: ("joker",),
    Mistake.BOWERS_SWAPPED: ("right",),
    Mistake.BOWERS_FORGOTTEN: ("right", "left"),
}

SEEN = (
    Mistake.LEFT_BY_PRINT,
    Mistake.JOKER_WEAK,
    Mistake.JOKER_NO_TRUMP,
    Mistake.BOWERS_SWAPPED,
    Mistake.BOWERS_FORGOTTEN,
    Mistake.EVERY_JACK,
    Mistake.TRUMP_FORGOTTEN,
    Mistake.RANK_ONLY,
)
"""The mistakes about cards, the finest first: the first that explains an answer is named."""


def sights(trump: Trump) -> Iterator[Sight]:
    """Every wrong way to see the cards under one trump suit."""
    return (sight(mistake, trump) for mistake in SEEN)


def sight(mistake: Mistake, trump: Trump) -> Sight:
    """The cards as seen by somebody who makes this mistake."""
    suits: dict[Card, Suit | None] = {card: trump.suit_of(card) for card in DECK}
    joker, right, left, *rest = trump.cards_of(trump.suit)
    order = [joker, right, left, *rest]
    match mistake:
        case Mistake.LEFT_BY_PRINT:
            order.remove(left)
            suits[left] = left.suit
        case Mistake.JOKER_WEAK:
            order = [right, left, joker, *rest]
        case Mistake.JOKER_NO_TRUMP:
            order.remove(joker)
            suits[joker] = None
        case Mistake.BOWERS_SWAPPED:
            order = [joker, left, right, *rest]
        case Mistake.BOWERS_FORGOTTEN:
            order = [joker, *rest[:3], right, *rest[3:]]
            suits[left] = left.suit
        case Mistake.EVERY_JACK:
            jacks = other_jacks(trump)
            order[3:3] = jacks
            suits.update(dict.fromkeys(jacks, trump.suit))
        case _:
            pass
    return Sight(mistake, trump, suits, tuple(order))


def other_jacks(trump: Trump) -> tuple[Card, ...]:
    """The two jacks that stay ordinary."""
    return tuple(card for card in DECK if card.rank is Rank.JACK and not trump.is_trump(card))


def plain_jack(card: Card) -> str:
    """What to say of a jack that is no bower."""
    assert card.suit is not None  # noqa: S101  # a jack has a suit
    return f"The {card.words} is a {card.suit.one} here, below the queen."


def standing_of(card: Card, trump: Trump) -> str:
    """Which suit a card has now, in a sentence."""
    return f"{capital(f'the {card.words}')} is a {trump.suit_of(card).one}."


def ruff(led: Suit) -> str:
    """That a trump beats the suit led, in the engine's words.

    >>> ruff(Suit.CLUBS)
    'A trump beats every club.'
    """
    tail = SENTENCES["trumped"].format(loser="", led=led.one).partition(", and ")[2]
    return capital(tail)
