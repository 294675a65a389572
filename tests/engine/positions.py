"""Positions the tests speak about, each as one line of notation."""

from dataclasses import replace

from hasenpfeffer import Seat, Trick, begin
from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.calls import Call
from hasenpfeffer.notation import deal, hand, hand_text, read_choice, trick
from hasenpfeffer.phase import Asks
from hasenpfeffer.score import score

DEAL = deal(
    "W | JK JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D | AC QC JC TC QD TD | KC"
)
"""North, on the dealer's left, holds the four best hearts, the joker among them."""

JOKER_IN_WIDOW = deal(
    "W | KC JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D | AC QC JC TC QD TD | JK"
)


def dealt_by(dealer, deal=DEAL):
    """The same cards from another dealer."""
    return replace(deal, dealer=dealer)


def played(rules, choices="", deal=DEAL):
    """A round after choices written in a row: ``4 pass pass pass H take 9S JK``."""
    state = begin(rules, deal)
    for word in choices.split():
        state = state.after(read_choice(state, word))
    return state


def said(rules, calls="", dealer=Seat.WEST):
    """An auction after calls written in a row."""
    auction = Auction.opened(rules, dealer)
    for word in calls.split():
        auction = auction.after(Call.parse(word))
    return auction


def finish(state):
    """Play a round to its end, everyone choosing his first choice."""
    while not state.over:
        state = state.after(state.choices[0])
    return state


def to_play(state):
    """Go on, everyone choosing his first choice, until a card is to be led."""
    while state.asks is not Asks.CARD:
        state = state.after(state.choices[0])
    return state


def scored(rules, call, tricks, *, lone=False):
    """The score of a hand that South declared, from the tricks of North, East, South and West."""
    return score(rules, Contract(Seat.SOUTH, Call.parse(call)), tricks, lone=lone)


def points(rules, call, tricks, *, lone=False):
    """The points of that hand for North, East, South and West."""
    return scored(rules, call, tricks, lone=lone).points


def winner(line):
    """The card that wins a trick written in a row."""
    return str(trick(line).best.card)


def may_play(cards, line, joker_when_void="trumps"):
    """What may be played from a hand to a trick written in a row."""
    begun = trick(line)
    return hand_text(Trick(begun.trump, begun.plays, joker_when_void).choices(hand(cards)))


def words(choices):
    """Choices written in a row."""
    return " ".join(map(str, choices))
