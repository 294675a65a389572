"""A count for the table: a few points for the cards that take tricks, and what they are a bid of.

The points and what each bid needs were fitted to the tables of chances and are read from a record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.cards import Card, Hand, Rank
from hasenpfeffer.explain import kind_of as named_kind
from hasenpfeffer.odds.records import games, in_common
from hasenpfeffer.rules import Rules
from hasenpfeffer.trump import TRUMPS, Trump

KINDS = ("joker", "right", "left", "ace", "trump", "plain_ace", "void")
"""What is counted: four trumps by name, every other trump, aces beside trump, suits you lack."""


class Counted(NamedTuple):
    """A hand's points in its best suit."""

    points: int
    trump: Trump


@dataclass(frozen=True, slots=True)
class Count:
    """What each card counts, and the points that each bid needs."""

    game: str
    worth: Mapping[str, int]
    needs: tuple[tuple[Call, int | None], ...]
    """The bids with their points, lowest first; none for a bid that is never worth making."""
    at_once: bool
    """Whether to bid all that the points allow; otherwise no more than the auction asks for."""

    def points(self, hand: Hand, trump: Trump) -> int:
        """Add up a hand under a trump."""
        suits = {trump.suit_of(card) for card in hand}
        voids = len(trump.suits) - len(suits | {trump.suit}) if trump.suit in suits else 0
        held = sum(self.worth.get(kind_of(card, trump), 0) for card in hand)
        return held + voids * self.worth["void"]

    def best(self, hand: Hand) -> Counted:
        """The suit in which a hand counts most; of equal ones the first."""
        trump = max(TRUMPS, key=lambda trump: self.points(hand, trump))
        return Counted(self.points(hand, trump), trump)

    def allowed(self, points: int) -> Call:
        """The highest bid for so many points."""
        bids = [call for call, least in self.needs if least is not None and points >= least]
        return bids[-1] if bids else PASS

    def call(self, hand: Hand, *, highest: Call | None = None) -> Call:
        """What to say when this is the highest bid so far."""
        most = self.allowed(self.best(hand).points)
        bids = [call for call, _ in self.needs]
        above = bids[bids.index(highest) + 1 :] if highest in bids else bids
        if most not in above:
            return PASS
        return most if self.at_once else above[0]


def kind_of(card: Card, trump: Trump) -> str:
    """What a card is counted as; empty for what counts nothing."""
    kind = named_kind(trump, card)
    if card.rank is Rank.ACE:
        return "plain_ace" if kind == "plain" else "ace"
    return "" if kind == "plain" else kind


def count_under(rules: Rules) -> Count:
    """The count of these rules, or that of the game most like them, on their own ladder.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.notation import hand
    >>> count = count_under(CLASSIC)
    >>> print(count.call(hand("9S TS 9H TH 9D TD")))
    pass
    """
    _, count = max(_counts(), key=lambda each: in_common(rules, each[0]))
    return replace(count, needs=tuple((call, _least(count, call)) for call in rules.bids))


def _least(count: Count, call: Call) -> int | None:
    """The points that a bid needs: those of the recorded bid of as many tricks, or of the next."""
    return next((least for bid, least in count.needs if bid.tricks >= call.tricks), None)


@cache
def _counts() -> tuple[tuple[Mapping[str, Any], Count], ...]:
    """Every count on record, with the rules it was fitted to."""
    return games("pencil", "the count", _read)


def _read(game: Mapping[str, Any]) -> tuple[Mapping[str, Any], Count]:
    needs = tuple((Call.parse(call), least) for call, least in game["needs"])
    worth = MappingProxyType(dict(game["worth"]))
    return game["switches"], Count(game["name"], worth, needs, game["at_once"])
