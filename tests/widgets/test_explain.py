"""Reasons in sentences: every one is reached, and none has an open place."""

import itertools

import pytest

from hasenpfeffer import explain
from hasenpfeffer.cards import DECK, Card, Suit
from hasenpfeffer.notation import trick
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import TRUMPS, Trump


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("H N: AS", "nobody else has played yet."),
        ("H N: AS JK 9H", "the joker beats every other card."),
        ("H N: AS JD 9S", "the left bower is a trump, and a trump beats every spade."),
        ("H N: AS AH JD", "the left bower is a trump, and the highest here."),
        ("H N: JD AS", "a heart was led, and nobody else played one."),
        ("H N: AS 9H", "the nine of hearts is a trump, and a trump beats every spade."),
        ("H N: AS 9H JH", "the right bower is the highest trump here."),
        ("H N: AS KS", "the ace of spades is the highest spade, and nobody trumped."),
        ("H N: 9S AC", "a spade was led; nobody else had one, and nobody trumped."),
    ],
)
def test_why_it_wins(line, sentence):
    assert explain.why_it_wins(trick(line)).sentence == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("H N: AH JD", "The ace of hearts is a trump, but the left bower is a higher one."),
        ("H N: AS 9H", "The ace of spades is a spade, and a trump beats every spade."),
        ("H N: KS AS", "The king of spades is a spade, but the ace of spades is a higher one."),
        ("H E: AC 9S", None),
    ],
)
def test_why_the_leader_loses(line, sentence):
    position = trick(line)
    why = explain.why_it_loses(position, position.plays[0].seat)
    assert (why and why.sentence) == sentence


def test_a_card_off_suit_cannot_win():
    why = explain.why_it_loses(trick("H N: 9C AS"), Seat.EAST)
    assert why.sentence == (
        "A club was led. The ace of spades is no club and no trump, so it cannot win."
    )


def test_two_cards_of_which_neither_can_win():
    found = explain.compare(Trump.parse("H"), Suit.CLUBS, Card.parse("AS"), Card.parse("AD"))
    assert found.winner is None
    assert found.why.sentence == "A club was led, and neither card is a club or a trump."


def test_every_pair_of_cards_has_a_sentence_without_open_places():
    said = set()
    for trump, led, (first, second) in itertools.product(
        TRUMPS, Suit, itertools.permutations(DECK, 2)
    ):
        found = explain.compare(trump, led, first, second)
        for why in (found.why, found.beaten_by):
            if why:
                said.add(why.key)
                assert "{" not in why.sentence
    assert said >= set(explain.BEATEN_BY) | {"neither", "both_trumps", "both_led", "only_led"}


def test_which_of_two_cards_wins_does_not_hang_on_their_order():
    for trump, led, (first, second) in itertools.product(
        TRUMPS, Suit, itertools.combinations(DECK, 2)
    ):
        one = explain.compare(trump, led, first, second)
        assert one == explain.compare(trump, led, second, first)
