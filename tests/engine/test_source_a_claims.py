"""What source A claims about play and history: tested where the engine can say something true."""

from fractions import Fraction
from itertools import product

import pytest

from hasenpfeffer import CLASSIC, Card, Rank, Seat, Suit, Trump
from hasenpfeffer.calls import PASS, bid
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.legality import IllegalChoiceError
from hasenpfeffer.notation import deal
from hasenpfeffer.phase import Asks
from hasenpfeffer.trump import TRUMPS
from tests.engine.positions import (
    dealt_by,
    played,
    points,
    words,
)


def test_a24_three_probable_tricks_are_a_bid_of_three():
    worth = {call: points(CLASSIC, call, (2, 2, 1, 1))[Seat.SOUTH] for call in "3456"}
    assert worth == {"3": 3, "4": -4, "5": -5, "6": -6}
    safe = {call: points(CLASSIC, call, (3, 0, 2, 1))[Seat.SOUTH] for call in "3456"}
    assert safe == {"3": 3, "4": 4, "5": 5, "6": -6}  # a bid too low costs one a trick


SHORT_OF_TRUMPS = deal(
    "W | JK JH AH 9S 9C 9D | JD KH QH TH 9H AS | QS TS QC TC QD TD | AC AD KS KC KD JS | JC"
)


def test_a25_joker_right_and_ace_are_not_always_four_tricks():
    hearts = Trump(Suit.HEARTS)
    assert words(hearts.cards_of(Suit.HEARTS)[:4]) == "JK JH JD AH"  # one card between
    state = played(CLASSIC, "4 pass pass pass H take JC", SHORT_OF_TRUMPS)
    line = "JK 9H TD KD JH TH QD AD 9S AS TS JS QH QS KS AH 9C KH TC KC JD QC AC 9D"
    for card in line.split():
        state = state.after(Card.parse(card))
    assert state.score.taken == 3
    assert state.score.points == (-4, 3, -4, 0)


@pytest.mark.parametrize(("trump", "led"), [*product(TRUMPS, Suit)])
def test_a26_the_joker_is_best_whoever_names_whatever(trump, led):
    assert trump.ranking(led)[0] is JOKER  # so the claim that it sinks to an ace is wrong
    ace = Card(Rank.ACE, trump.suit)
    assert trump.ranking(led).index(ace) == 3


def test_a27_the_forced_dealer_has_no_way_out():
    bare = dealt_by(Seat.WEST, SHORT_OF_TRUMPS)
    state = played(CLASSIC, "pass pass pass", bare)
    with pytest.raises(IllegalChoiceError):
        state.after(PASS)
    assert state.choices[0] == bid(3)  # the least he must promise, whatever he holds
    assert points(CLASSIC, "3", (1, 2, 1, 2))[Seat.SOUTH] == -3


@pytest.mark.parametrize("trump", TRUMPS)
def test_a28_the_widow_is_a_key_card_in_seven_deals_of_twenty_five(trump):
    key = {JOKER, *trump.bowers, *(card for card in DECK if card.rank is Rank.ACE)}
    assert Fraction(len(key), len(DECK)) == Fraction(7, 25)


def test_a29_compared_with_euchre():
    without_joker = [card for card in DECK if card is not JOKER]
    assert (len(without_joker), len(DECK)) == (24, 25)
    assert HAND_SIZE == 6
    assert played(CLASSIC).asks is Asks.CALL  # a bid, where Euchre turns a card up
    assert points(CLASSIC, "4", (1, 3, 1, 1))[Seat.SOUTH] == -4  # the bidder loses the bid
    assert CLASSIC.target == 10


def test_a30_stories_about_the_name_are_told_as_stories(sources_chapter):
    for said_there in ("A30", "Midwest", "Pennsylvania Dutch", "rabbit", "stor"):
        assert said_there in sources_chapter
