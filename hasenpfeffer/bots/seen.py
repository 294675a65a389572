"""What a player who pays attention has seen by now, and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from hasenpfeffer.cards import Card
from hasenpfeffer.odds.masks import SIDE_SUITS, SUIT_AT, TRUMPS, bits
from hasenpfeffer.playing import seats_in_play
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump
from hasenpfeffer.view import View

EVERY_CARD = sum(SIDE_SUITS) | TRUMPS


class Seen(NamedTuple):
    """A moment in the play as one player sees it, with cards as bits (see `odds.masks`)."""

    trump: Trump
    seat: Seat
    hand: int
    may: int
    """What he may play."""
    plays: tuple[int, ...]
    """The cards in the trick, in order."""
    suit: int
    """All cards of the suit led; 0 for the leader."""
    best: int
    """The card that wins the trick so far; 0 for the leader."""
    ours: bool
    """Whether his partner's card wins so far."""
    foes_behind: tuple[Seat, ...]
    """The opponents who have yet to play to the trick."""
    partner_behind: bool
    """Whether his partner has yet to play to the trick."""
    foes: tuple[Seat, ...]
    """The opponents who play."""
    hidden: int
    """What he has not seen: it is in other hands, or out of play."""
    voids: tuple[int, ...]
    """For each seat, the suits it could not follow."""
    declarer: Seat

    @property
    def declaring(self) -> bool:
        """Whether his side has to take the tricks that were bid."""
        return (self.seat - self.declarer) % 2 == 0

    @property
    def winning(self) -> int:
        """Those of the cards he may play that would win the trick so far."""
        length = self.best.bit_length()
        return (self.may & (self.suit | TRUMPS)) >> length << length

    def foes_may_hold(self, suit: int) -> bool:
        """Whether an opponent may still hold a card of a suit."""
        return bool(self.hidden & suit) and any(not self.voids[foe] & suit for foe in self.foes)

    def stands(self, card: int) -> bool:
        """Whether no hidden card of its suit is higher."""
        return card > self.hidden & SUIT_AT[card.bit_length()]


def seen(view: View) -> Seen:
    """What a player on turn to play a card has noticed.

    >>> from hasenpfeffer.notation import read_round
    >>> line = "W | JK JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D "
    >>> line += "| AC QC JC TC QD TD | KC"
    >>> state = read_round(f"classic ; {line} ; 4 pass pass pass H take 9S JK KH 9H TD")
    >>> now = seen(View.of(state, state.turn))
    >>> bool(now.voids[Seat.WEST] & TRUMPS), now.hidden.bit_count()
    (True, 15)
    """
    trump, contract = view.trump, view.contract
    assert trump is not None  # noqa: S101  # cards are played under a trump suit only
    assert contract is not None  # noqa: S101  # and for a contract
    seat, bit = view.seat, bits(trump)
    known = hand = sum([bit[card] for card in view.hand])
    if view.discard is not None:
        known |= bit[view.discard]
    voids = [0, 0, 0, 0]
    for trick in view.tricks:
        suit = 0
        for player, card in trick.plays:
            card_bit = bit[card]
            known |= card_bit
            suit = suit or SUIT_AT[card_bit.bit_length()]
            if not card_bit & suit:
                voids[player] |= suit
    playing = seats_in_play(view.lone)
    foes = tuple([foe for foe in (seat.left(), seat.left(3)) if foe in playing])
    if not view.tricks or len(view.tricks[-1].plays) == len(playing):
        plays: tuple[int, ...] = ()
        suit = best = 0
        ours, partner_behind, foes_behind = False, seat.partner in playing, foes
    else:
        current = view.tricks[-1].plays
        plays = tuple([bit[card] for _, card in current])
        suit = SUIT_AT[plays[0].bit_length()]
        best = max([card for card in plays if card & (suit | TRUMPS)])
        ours = current[plays.index(best)].seat is seat.partner
        played = [player for player, _ in current]
        foes_behind = tuple([foe for foe in foes if foe not in played])
        partner_behind = seat.partner in playing and seat.partner not in played
    return Seen(
        trump,
        seat,
        hand,
        sum([bit[card] for card in view.choices if isinstance(card, Card)]),
        plays,
        suit,
        best,
        ours,
        foes_behind,
        partner_behind,
        foes,
        EVERY_CARD ^ known,
        tuple(voids),
        contract.declarer,
    )


@cache
def cards(trump: Trump) -> Mapping[int, Card]:
    """The card that each bit stands for."""
    return MappingProxyType({bit: card for card, bit in bits(trump).items()})
