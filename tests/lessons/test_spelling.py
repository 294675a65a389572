"""Typed answers are understood however they are written."""

import re

import pytest

from hasenpfeffer.calls import Call
from hasenpfeffer.cards import DECK, Card
from hasenpfeffer.lessons.spelling import accepted, normal, of_call, of_card, of_number, patterns
from hasenpfeffer.trump import TRUMPS, Trump

HEARTS = Trump.parse("H")


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        *(("JH", "JH"), ("J♥", "JH"), ("jack of hearts", "JH"), ("Right Bower", "JH")),
        *(("the right bower", "JH"), ("left bower", "JD"), ("J of diamonds", "JD")),
        *(("10S", "TS"), ("ts", "TS"), ("10 of spades", "TS"), ("Ten of Spades", "TS")),
        *(("10 ♠\N{VARIATION SELECTOR-16}", "TS"), ("nine of clubs", "9C"), ("9 of clubs", "9C")),
        *(("the joker", "JK"), ("Joker.", "JK"), ("jk", "JK"), ("🃏", "JK")),
    ],
)
def test_a_card(typed, card):
    assert normal(typed) in set(of_card(Card.parse(card), HEARTS))


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        *(("−4", "−4"), ("-4", "−4"), ("minus 4", "−4"), ("Minus four", "−4"), ("- 4", "−4")),
        *(("4", "4"), ("four", "4"), ("+4", "4"), ("4 points", "4"), ("four tricks", "4")),
        *(("0", "0"), ("nothing", "0"), ("none", "0"), ("1 trick", "1"), ("twelve", "12")),
    ],
)
def test_a_number(typed, number):
    assert normal(typed) in set(of_number(number))


def test_a_call():
    assert {"4", "four", "abidof4"} <= set(of_call(Call.parse("4")))
    assert {"bigpepper", "big"} <= set(of_call(Call.parse("big")))


@pytest.mark.parametrize("trump", TRUMPS)
def test_no_spelling_means_two_cards(trump):
    table = accepted(of_card(card, trump) for card in DECK)
    assert {*table.values()} == {*range(len(DECK))}


def test_no_spelling_means_two_numbers():
    numbers = [str(number).replace("-", "−") for number in range(-20, 21)]
    assert {*accepted(map(of_number, numbers)).values()} == {*range(len(numbers))}


def test_every_spelling_reads_as_what_it_is_and_nothing_else_does():
    card, number = (re.compile(pattern, re.ASCII) for pattern in patterns().values())
    cards = [each for one in DECK for trump in TRUMPS for each in of_card(one, trump)]
    numbers = [each for one in range(-20, 21) for each in of_number(str(one))]
    assert all(card.search(each) and not number.search(each) for each in cards)
    assert all(number.search(each) and not card.search(each) for each in numbers)
    for each in ("", "asdf", "queen", "clubs", "qcc", "4.5", "4hearts", "xqc"):
        assert not any(form.search(each) for form in (card, number))


def test_a_spelling_with_two_meanings_is_refused():
    with pytest.raises(ValueError, match="two answers"):
        accepted([["four"], ["Four"]])


def test_every_typed_level_accepts_its_solution_in_several_ways(all_levels):
    for level in all_levels:
        if level["kind"] == "text":
            ways = [key for key, place in level["accept"].items() if place == level["solution"]]
            assert len(ways) > 3, level["id"]
