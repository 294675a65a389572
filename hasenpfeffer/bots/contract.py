"""A contract played out by four who follow rules of thumb: what a hand takes in real play."""

from __future__ import annotations

from random import Random

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.bots.decision import Bot
from hasenpfeffer.bots.thumb import Thumb
from hasenpfeffer.calls import Call
from hasenpfeffer.deal import Deal
from hasenpfeffer.phase import Alone, Asks, Choice, Round
from hasenpfeffer.playing import Finished
from hasenpfeffer.rules import Rules
from hasenpfeffer.settling import settle
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump
from hasenpfeffer.view import View

_THUMB = Thumb()


def play_out(  # noqa: PLR0913  # a contract, and how it may be varied
    rules: Rules,
    deal: Deal,
    declarer: Seat,
    trump: Trump,
    call: Call,
    *,
    bots: tuple[Bot, ...] = (_THUMB,) * 4,
    random: Random | None = None,
) -> int:
    """Tricks of the declaring side when nobody bids and one seat simply plays this contract.

    Nobody goes alone. The bots sit North, East, South and West; they only matter to each other.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.calls import bid
    >>> from hasenpfeffer.notation import deal
    >>> line = "W | JK JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D "
    >>> line += "| AC QC JC TC QD TD | KC"
    >>> play_out(CLASSIC, deal(line), Seat.NORTH, Trump.parse("H"), bid(4))
    4
    """
    random = random or Random(0)
    state: Round = settle(deal, Auction.opened(rules, deal.dealer), Contract(declarer, call))
    while not isinstance(state, Finished):
        choice: Choice
        match state.asks:
            case Asks.TRUMP:
                choice = trump
            case Asks.ALONE:
                choice = Alone.TOGETHER
            case _:
                view = View.of(state, state.turn)
                choice = bots[state.turn].choose(view, random).choice
        state = state.after(choice)
    taken = state.tricks_taken
    return taken[declarer] + taken[declarer.partner]
