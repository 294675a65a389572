"""Source A, line by line: the preset CLASSIC."""

from itertools import product

import pytest

from hasenpfeffer import CLASSIC, Card, Match, Seat, Suit, Trump, View
from hasenpfeffer.calls import PASS, bid
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.errors import NotationError
from hasenpfeffer.legality import Reason
from hasenpfeffer.phase import Asks
from hasenpfeffer.trump import TRUMPS
from tests.engine.positions import (
    DEAL,
    finish,
    may_play,
    played,
    said,
    scored,
    to_play,
    winner,
    words,
)

FOUR_HEARTS = "4 pass pass pass H take 9S"
"""North bids four, names hearts, and lays the nine of spades away."""


def test_a01_partners_sit_opposite():
    assert [seat.name for seat in Seat] == ["NORTH", "EAST", "SOUTH", "WEST"]
    assert [seat.partner.name for seat in Seat] == ["SOUTH", "WEST", "NORTH", "EAST"]
    assert len({seat.side for seat in Seat}) == 2
    assert all(seat.side is seat.partner.side is seat.left().side.other for seat in Seat)


def test_a02_nine_to_ace_in_four_suits_and_a_joker():
    printed = [rank + suit for suit, rank in product("SHDC", "9TJQKA")]
    assert sorted(map(str, DECK)) == sorted([*printed, "JK"])
    assert len(set(DECK)) == 25


def test_a03_six_cards_each_and_one_face_down():
    assert CLASSIC.packets == 6
    state = played(CLASSIC)
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert {*DECK} - {card for hand in state.hands for card in hand} == {state.deal.widow}
    assert all(View.of(state, seat).widow is None for seat in Seat)


def test_a04_the_deal_passes_clockwise():
    match = Match(CLASSIC, first_dealer=Seat.SOUTH)
    dealers = []
    for hand in (None, scored(CLASSIC, "3", (1, 2, 2, 1)), None, None, None):
        dealers.append(match.dealer.letter)
        match = match.after(hand)
    assert dealers == ["S", "W", "N", "E", "S"]


TRUMPS_BEST_FIRST = {
    "S": "JK JS JC AS KS QS TS 9S",
    "H": "JK JH JD AH KH QH TH 9H",
    "D": "JK JD JH AD KD QD TD 9D",
    "C": "JK JC JS AC KC QC TC 9C",
}


@pytest.mark.parametrize(("suit", "cards"), TRUMPS_BEST_FIRST.items())
def test_a05_trump_best_first(suit, cards):
    trump = Trump.parse(suit)
    assert words(trump.cards_of(Suit(suit))) == cards
    assert words((JOKER, trump.right, trump.left)) == cards[:8]


@pytest.mark.parametrize(("suit", "same_colour"), ["SC", "CS", "HD", "DH"])
def test_a06_a_plain_suit_and_the_one_that_lost_its_jack(suit, same_colour):
    trump = Trump.parse(suit)
    for plain in set(Suit) - {Suit(suit)}:
        ranks = "AKQT9" if plain == same_colour else "AKQJT9"
        assert words(trump.cards_of(plain)) == words(rank + plain for rank in ranks)


@pytest.mark.parametrize("dealer", Seat)
def test_a07_the_auction_starts_on_the_dealers_left(dealer):
    auction, speakers = said(CLASSIC, dealer=dealer), []
    while not auction.over:
        assert auction.choices[0] is PASS
        assert auction.choices[1].is_bid
        speakers.append(auction.turn)
        auction = auction.after(bid(3))
    assert speakers == [dealer.left(), dealer.left(2), dealer.left(3), dealer]


def test_a08_bids_from_three_to_six():
    auction = said(CLASSIC)
    assert words(auction.choices) == "pass 3 4 5 6"
    assert [call.tricks for call in auction.choices] == [0, 3, 4, 5, 6]
    for low in (1, 2):
        assert auction.why_not(bid(low)).reason is Reason.NOT_ON_THE_LADDER
    with pytest.raises(NotationError):
        bid(7)


def test_a09_each_player_speaks_once():
    auction = said(CLASSIC, "3 pass 4")
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH):
        refusal = auction.why_not(bid(6), by=seat)
        assert (refusal.reason, refusal.rule) == (Reason.OUT_OF_TURN, "A09")
    assert auction.turn is Seat.WEST
    over = auction.after(bid(5))
    assert over.over
    assert over.why_not(bid(6)).rule == "A09"


@pytest.mark.parametrize("dealer", Seat)
def test_a10_the_dealer_must_bid_when_the_others_passed(dealer):
    auction = said(CLASSIC, "pass pass pass", dealer)
    assert auction.turn is dealer
    assert words(auction.choices) == "3 4 5 6"
    assert auction.why_not(PASS).reason is Reason.DEALER_MUST_BID
    assert said(CLASSIC, "3 pass pass", dealer).why_not(PASS) is None


@pytest.mark.parametrize(
    ("calls", "declarer", "wins"),
    [
        ("3 5 4 pass", "EAST", "5"),
        ("4 4 pass 4", "NORTH", "4"),
        ("pass 6 3 6", "EAST", "6"),
        ("pass pass 3 3", "SOUTH", "3"),
    ],
)
def test_a11_the_highest_bid_wins_and_of_equals_the_first(calls, declarer, wins):
    contract = said(CLASSIC, calls).contract
    assert (contract.declarer.name, contract.call.name) == (declarer, wins)


def test_a11_must_outbid_turns_useless_bids_off():
    assert words(said(CLASSIC, "5").choices) == "pass 3 4 5 6"
    assert words(said(CLASSIC.replace(must_outbid=True), "5").choices) == "pass 6"


def test_a12_trump_before_the_widow():
    naming = played(CLASSIC, "4 pass pass pass")
    assert naming.asks is Asks.TRUMP
    assert DEAL.widow not in naming.hands[Seat.NORTH]
    assert View.of(naming, Seat.NORTH).widow is None
    taking = naming.after(Trump(Suit.HEARTS))
    assert (taking.asks, words(taking.choices)) == (Asks.WIDOW, "take")
    assert View.of(taking, Seat.NORTH).widow is None
    discarding = taking.after(taking.choices[0])
    assert discarding.asks is Asks.DISCARD
    assert words(discarding.choices) == "JK JH JD AH 9S 9C KC"
    assert View.of(discarding, Seat.NORTH).widow is DEAL.widow


@pytest.mark.parametrize("discard", ["JK", "JH", "JD", "AH", "9S", "9C", "KC"])
def test_a12_any_of_the_seven_may_be_laid_away(discard):
    state = played(CLASSIC, f"4 pass pass pass H take {discard}")
    held = state.hands[Seat.NORTH]
    assert len(held) == 6
    assert {*held} == {*DEAL.hands[Seat.NORTH], DEAL.widow} - {Card.parse(discard)}
    assert [View.of(state, seat).discard for seat in Seat] == [Card.parse(discard), *[None] * 3]


def test_a13_nobody_plays_alone():
    state = played(CLASSIC, "6 pass pass pass H take 9S")
    assert state.asks is Asks.CARD
    assert [len(trick.plays) for trick in finish(state).tricks] == [4] * 6


@pytest.mark.parametrize("seat", Seat)
def test_a14_the_declarer_leads(seat):
    calls = ["pass"] * 4
    calls[seat] = "3"  # West deals, so North speaks first
    assert to_play(played(CLASSIC, " ".join(calls))).turn is seat


@pytest.mark.parametrize(
    ("held", "trick", "playable"),
    [
        ("9S AD KS JD", "H N: QS", "9S KS"),  # follow suit
        ("9S AD KS", "H N: QC", "9S AD KS"),  # cannot follow: anything
        ("9H AD KS", "H N: JD", "9H"),  # the left bower led is a trump led
        ("JD AD KS", "H N: 9H", "JD"),  # the left bower follows trump
        ("JD 9D KS", "H N: AD", "9D"),  # and does not follow its printed suit
        ("JD 9C KS", "H N: AD", "JD 9C KS"),
        ("JK AD KS", "H N: 9H", "JK"),  # the joker follows trump
        ("9H AD KS", "H N: JK", "9H"),  # the joker led is a trump led
    ],
)
def test_a15_follow_suit_if_you_can(held, trick, playable):
    assert may_play(held, trick) == playable


@pytest.mark.parametrize(
    ("trick", "best"),
    [
        ("H N: AS 9H KS AC", "9H"),
        ("H N: JD AH JH 9H", "JH"),
        ("H N: 9S JD AS KS", "JD"),
        ("H N: JH JD JK AH", "JK"),
        ("S N: 9D AC AH TD", "TD"),  # no trump: the highest of the suit led
        ("D N: 9C AS AH KS", "9C"),  # and off-suit aces win nothing
        ("C N: JS AC QC KC", "JS"),
    ],
)
def test_a16_the_highest_trump_or_the_highest_card_led(trick, best):
    assert winner(trick) == best


@pytest.mark.parametrize("trump", TRUMPS)
def test_a17_the_joker_is_always_a_trump(trump):
    assert trump.suit_of(JOKER) is trump.suit
    assert all(JOKER not in trump.cards_of(suit) for suit in Suit if suit is not trump.suit)


def test_a18_the_winner_leads_and_six_tricks_are_played():
    state = played(CLASSIC, FOUR_HEARTS)
    leader = Seat.NORTH
    while not state.over:
        trick = state.trick
        if not trick.plays:
            assert state.turn is leader
        state = state.after(state.choices[-1])
        if not state.over and not state.trick.plays:
            leader = state.tricks[-1].winner
    assert len(state.tricks) == HAND_SIZE == 6
