"""Bidding, naming and laying away as card players teach it."""

from random import Random

import pytest

from hasenpfeffer import CLASSIC, HOYLE, ROUNDS, Seat
from hasenpfeffer.bots import Thumb
from hasenpfeffer.phase import Alone
from tests.bots.positions import dealt, moment

STRONG, WEAK = "JK JH AH 9H AS KD", "9S TS 9D TD TC QC"
SURE = "JK JH JD AH KH AS"

POSITIONS = {
    "joker, right bower and two more trumps are worth a bid of 5": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e=STRONG),
        "",
        ("5", "with hearts as trump"),
    ),
    "where all six score the same whatever was bid, nobody bids more than five": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e=SURE),
        "",
        ("5", "promises most"),
    ),
    "a weak hand passes when an opponent has bid": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e=STRONG, s=WEAK),
        "4",
        ("pass", "I count only"),
    ),
    "a middling hand leaves it to partner": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e=STRONG, s=WEAK, w="KH QH KS AC KC JC"),
        "5 pass",
        ("pass", "My partner has the bid"),
    ),
    "the dealer has to bid when nobody else has, and bids little on little": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", n=WEAK),
        "pass pass pass",
        ("3", "I must bid"),
    ),
    "where one can bid again, nobody bids more than he has to": (
        ROUNDS,
        dealt(Seat.NORTH, "9C", e=SURE, s=WEAK),
        "",
        ("1", "promises most"),
    ),
    "the suit with the joker and both bowers is named": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="JK JC JS AC KC 9H"),
        "5 pass pass pass",
        ("C", "tricks in clubs"),
    ),
    "of seven cards those count that would be kept": (
        ROUNDS,
        dealt(Seat.NORTH, "JC", e="JS AS KS AC KC QC"),
        "4 pass pass pass take",
        ("C", "tricks in clubs"),
    ),
    "a lone small card goes, so that its suit can be trumped": (
        CLASSIC,
        dealt(Seat.NORTH, "9D", e="JK JH 9H AS KS QS"),
        "4 pass pass pass H take",
        ("9D", "then I have no diamonds any more"),
    ),
    "without one, the lowest card of the shortest suit": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="JK JH AH AS KC QC"),
        "4 pass pass pass H take",
        ("9C", "lowest club"),
    ),
    "with one ace and six trumps the ace has to go": (
        CLASSIC,
        dealt(Seat.NORTH, "AS", e="JK JH AH KH QH 9H"),
        "4 pass pass pass H take",
        ("AS", "trumps or aces"),
    ),
    "of seven trumps the lowest": (
        CLASSIC,
        dealt(Seat.NORTH, "9H", e="JK JH JD AH KH QH"),
        "6 pass pass pass H take",
        ("9H", "nothing but trumps"),
    ),
    "the widow is taken": (
        CLASSIC,
        dealt(Seat.NORTH, "9H", e=SURE),
        "6 pass pass pass H",
        ("take", "the widow is mine"),
    ),
    "alone only where it pays": (
        ROUNDS,
        dealt(Seat.NORTH, "9C", e=SURE),
        "6 pass pass pass take H 9C",
        (Alone.TOGETHER, "pays nothing more"),
    ),
    "alone where it pays double": (
        ROUNDS.replace(alone_stake=2),
        dealt(Seat.NORTH, "9C", e=SURE),
        "6 pass pass pass take H 9C",
        (Alone.ALONE, "they pay better"),
    ),
    "not alone with a hand that needs help, whatever it pays": (
        ROUNDS.replace(alone_stake=2),
        dealt(Seat.NORTH, "9C", e="KH QH 9H 9S TS TD"),
        "3 pass pass pass take H 9C",
        (Alone.TOGETHER, "we play together"),
    ),
    "a defender keeps the partner": (
        ROUNDS,
        dealt(Seat.NORTH, "9C", e=SURE),
        "6 pass pass pass take H 9C together",
        (Alone.TOGETHER, "A defender"),
    ),
    "the joker's holder bids one before being forced to bid three": (
        HOYLE,
        dealt(Seat.NORTH, "9C", n="JK 9S TS 9D TD TC"),
        "pass pass pass",
        ("1", "promises most"),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_thumb_calls_as_taught(name):
    rules, deal, choices, (expected, words) = POSITIONS[name]
    choice, reason = Thumb().choose(moment(rules, deal, choices), Random(0))
    assert (str(choice), words in reason) == (str(expected), True), reason
