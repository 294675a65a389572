"""One trick: following suit, and who wins it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hasenpfeffer.cards import JOKER, Card, Hand, Suit
from hasenpfeffer.following import ANY_CARD, Tiers, playable, tiers
from hasenpfeffer.legality import Reason, Refusal
from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump


class Play(NamedTuple):
    """A card, and who played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards played so far, in order: two, three or four make a trick (B06).

    >>> trick = Trick(Trump(Suit.HEARTS))
    >>> for seat, card in zip(Seat, map(Card.parse, "AC TC 9C JD".split())):
    ...     trick = trick.after(seat, card)
    >>> trick.winner.name  # the left bower is a trump
    'WEST'
    """

    trump: Trump
    plays: tuple[Play, ...] = ()
    joker_when_void: JokerWhenVoid = "trumps"

    @property
    def led(self) -> Suit | None:
        """The suit to follow, once somebody has led."""
        return self.trump.suit_of(self.plays[0].card) if self.plays else None

    @property
    def tiers(self) -> Tiers:
        """Which cards come first when choosing what to play."""
        if not self.plays:
            return ANY_CARD
        return tiers(self.trump, self.trump.suit_of(self.plays[0].card), self.joker_when_void)

    @property
    def best(self) -> Play:
        """The play that wins so far: the highest trump, else the highest card led (A16)."""
        plays = self.plays
        cards = [play.card for play in plays]
        ranking = self.trump.ranking(self.trump.suit_of(cards[0]))
        return plays[cards.index(next(filter(cards.__contains__, ranking)))]

    @property
    def winner(self) -> Seat:
        """Who wins the trick as it stands."""
        return self.best.seat

    def choices(self, hand: Hand) -> Hand:
        """The cards of a hand that may be played to this trick (A15)."""
        return playable(hand, self.tiers) if self.plays else hand

    def why_not(self, hand: Hand, card: Card) -> Refusal | None:
        """Why a card may not be played from a hand; ``None`` if it may."""
        if card not in hand:
            return Refusal(Reason.NOT_HELD, f"The {card.words} is not in this hand.")
        for tier in self.tiers:
            if card in tier:
                return None
            for other in hand:
                if other in tier:
                    return self._refuse(other)
        return None

    def after(self, seat: Seat, card: Card) -> Trick:
        """The trick with one more card."""
        return Trick(self.trump, (*self.plays, Play(seat, card)), self.joker_when_void)

    def _refuse(self, other: Card) -> Refusal:
        """Say which card of the hand comes before the one chosen."""
        led = self.led
        assert led is not None  # noqa: S101  # a leader is never refused
        if self.trump.suit_of(other) is led:
            held = f"the {other.words}"
            if other.suit is not led:
                held += f", which counts as a {led.one}"
            return Refusal(
                Reason.MUST_FOLLOW,
                f"A {led.one} was led and you hold {held}: you must follow suit.",
            )
        return Refusal(
            Reason.JOKER_BARRED,
            f"Under these rules the {JOKER.words} may not be played to a plain trick "
            f"while you hold another card, such as the {other.words}.",
        )
