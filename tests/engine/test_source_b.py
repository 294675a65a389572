"""Source B, line by line: the presets ROUNDS and PEPPER_BIDS."""

from random import Random

import pytest

from hasenpfeffer import CLASSIC, PEPPER_BIDS, ROUNDS, Card, Match, Seat, Suit, Trump, View
from hasenpfeffer.calls import BIG_PEPPER, PASS, Call, bid
from hasenpfeffer.legality import Reason
from hasenpfeffer.phase import Alone, Asks
from hasenpfeffer.trump import TRUMPS
from tests.engine.positions import (
    DEAL,
    dealt_by,
    finish,
    may_play,
    played,
    points,
    said,
    scored,
    to_play,
    winner,
    words,
)

NORTH_DECLARES = "4 pass pass pass take H 9S"
"""North wins the auction, takes the widow, names hearts, and lays the nine of spades away."""


def test_b01_the_same_cards_and_the_same_order():
    assert {*played(ROUNDS).deal.hands[Seat.NORTH]} == {*played(CLASSIC).deal.hands[Seat.NORTH]}
    state = played(ROUNDS, f"{NORTH_DECLARES} together together together")
    assert words(state.trick.trump.cards_of(Suit.HEARTS)) == "JK JH JD AH KH QH TH 9H"
    assert words(state.trick.trump.cards_of(Suit.DIAMONDS)) == "AD KD QD TD 9D"


def test_b02_the_first_dealer_is_drawn_and_packets_are_of_three():
    random = Random(2)
    drawn = [Match.drawn(ROUNDS, random=random).dealer for _ in range(400)]
    assert all(75 < drawn.count(seat) < 125 for seat in Seat)
    assert ROUNDS.packets == PEPPER_BIDS.packets == 3


def test_b03_each_bid_is_higher_than_the_last():
    assert words(said(ROUNDS).choices) == "pass 1 2 3 4 5 6"
    assert words(said(ROUNDS, "2 pass").choices) == "pass 3 4 5 6"
    assert words(said(ROUNDS, "6").choices) == "pass"
    assert said(ROUNDS, "3").why_not(bid(3)).reason is Reason.TOO_LOW


def test_b03_it_goes_round_until_three_have_passed():
    auction = said(ROUNDS, "1 2 pass 3")  # North, East, South out, West
    speakers = []
    for call in ["4", "pass", "5", "pass"]:
        assert not auction.over
        speakers.append(auction.turn.letter)
        auction = auction.after(Call.parse(call))
    assert speakers == ["N", "E", "W", "N"]
    assert auction.over
    assert (auction.contract.declarer, auction.contract.call.name) == (Seat.WEST, "5")


def test_b03_who_has_passed_is_out():
    auction = said(ROUNDS, "pass 1 2 3")
    assert auction.turn is Seat.EAST
    refusal = auction.why_not(ROUNDS.calls[-1], by=Seat.NORTH)
    assert (refusal.reason, refusal.rule) == (Reason.OUT_OF_TURN, "B03")
    assert "North has passed" in refusal.sentence
    assert auction.why_not(ROUNDS.calls[-1], by=Seat.SOUTH).rule == "A07"
    assert said(ROUNDS, "1 pass pass pass").why_not(ROUNDS.calls[-1]).rule == "B03"


@pytest.mark.parametrize("calls", ["6 pass pass", "pass pass pass"])
def test_b03_everyone_speaks_at_least_once(calls):
    auction = said(ROUNDS, calls)
    assert not auction.over
    assert auction.turn is Seat.WEST
    assert PASS in auction.choices


def test_b04_the_widow_then_trump_then_a_discard():
    state, asked = played(ROUNDS, "4 pass pass pass"), []
    while state.asks is not Asks.ALONE:
        asked.append(state.asks.name)
        state = state.after(state.choices[-1])
        if state.asks is Asks.TRUMP:  # the widow is seen before trump is named
            assert View.of(state, Seat.NORTH).widow is DEAL.widow
            assert len(View.of(state, Seat.NORTH).hand) == 7
    assert asked == ["WIDOW", "TRUMP", "DISCARD"]
    assert len(state.hands[Seat.NORTH]) == 6
    assert [View.of(state, seat).discard for seat in Seat] == [DEAL.widow, None, None, None]


@pytest.mark.parametrize("dealer", Seat)
def test_b05_the_dealers_left_leads_whoever_declares(dealer):
    for place in range(4):
        calls = ["pass"] * 4
        calls[place] = "2"
        state = to_play(played(ROUNDS, " ".join(calls), dealt_by(dealer)))
        assert state.terms.contract.declarer is dealer.left(place + 1)
        assert state.turn is dealer.left()


@pytest.mark.parametrize("place", range(4))
def test_b06_the_lone_players_partner_sits_out_and_his_left_leads(place):
    calls = ["pass"] * 4
    calls[place] = "2"
    state = played(ROUNDS, " ".join(calls) + " take H")
    lone = state.contract.declarer
    state = state.after(state.choices[0])
    for answer in (Alone.ALONE, Alone.TOGETHER, Alone.TOGETHER):
        state = state.after(answer)
    assert state.turn is lone.left()
    resting = state.hands[lone.partner]
    end = finish(state)
    assert [len(trick.plays) for trick in end.tricks] == [3] * 6
    assert all(play.seat is not lone.partner for trick in end.tricks for play in trick.plays)
    assert end.hands[lone.partner] == resting  # laid down, and counted


@pytest.mark.parametrize(
    ("answers", "leader", "playing"),
    [
        ("alone alone", "EAST", "NORTH EAST"),  # North and East: the lone defender leads
        ("alone together alone", "WEST", "NORTH WEST"),
        ("together alone", "SOUTH", "NORTH EAST SOUTH"),  # the left of the lone defender
        ("together together alone", "NORTH", "NORTH SOUTH WEST"),
        ("together together together", "NORTH", "NORTH EAST SOUTH WEST"),
    ],
)
def test_b06_a_lone_defender_leads_against_a_lone_declarer(answers, leader, playing):
    state = played(ROUNDS, f"{NORTH_DECLARES} {answers}")
    assert state.turn.name == leader
    assert [seat.name for seat in state.terms.seats] == playing.split()
    end = finish(state)
    assert {play.seat.name for trick in end.tricks for play in trick.plays} == {*playing.split()}
    assert sum(end.tricks_taken) == 6


def test_b07_following_winning_and_leading_on():
    assert may_play("9H AD KS", "H N: JD") == "9H"
    assert winner("H N: AC -- 9C JD") == "JD"  # three cards, and the left bower wins
    state = played(ROUNDS, f"{NORTH_DECLARES} together together together")
    for card in ["JD", "KH", "9H", "AC"]:
        state = state.after(Card.parse(card))
    assert state.tricks[0].winner is Seat.NORTH
    assert state.turn is Seat.NORTH


@pytest.mark.parametrize(("call", "taken"), [("1", 1), ("3", 3), ("3", 5), ("1", 6), ("6", 6)])
def test_b08_a_made_bid_scores_the_tricks_taken(call, taken):
    assert points(ROUNDS, call, (0, 6 - taken, taken, 0)) == (taken, 0, taken, 0)


@pytest.mark.parametrize(("call", "taken"), [("6", 0), ("6", 5), ("4", 3), ("1", 0)])
def test_b09_a_failed_bid_loses_a_point_for_each_trick_bid(call, taken):
    assert points(ROUNDS, call, (taken, 6 - taken, 0, 0)) == (-int(call), 0, -int(call), 0)


def test_b10_ten_wins_and_scores_may_go_below_zero():
    match = Match(ROUNDS, first_dealer=Seat.WEST)
    below = match.after(scored(ROUNDS, "6", (0, 6, 0, 0)))
    assert below.ledgers == (-6, 0, -6, 0)
    four, five = scored(ROUNDS, "4", (4, 2, 0, 0)), scored(ROUNDS, "5", (5, 1, 0, 0))
    nine = match.after(four).after(five)
    assert (nine.ledgers, nine.winners) == ((9, 0, 9, 0), ())
    won = nine.after(scored(ROUNDS, "1", (1, 5, 0, 0)))
    assert (won.ledgers, won.winners) == ((10, 0, 10, 0), (Seat.NORTH, Seat.SOUTH))


@pytest.mark.parametrize("rules", [ROUNDS, PEPPER_BIDS], ids=lambda rules: rules.name)
@pytest.mark.parametrize("tricks", [(2, 2, 1, 1), (0, 6, 0, 0), (0, 0, 6, 0)])
def test_b11_defenders_score_nothing(rules, tricks):
    _, east, _, west = points(rules, "3", tricks)
    assert (east, west) == (0, 0)


def test_b12_little_pepper_and_big_pepper():
    assert words(said(PEPPER_BIDS).choices) == "pass 1 2 3 4 5 little big"
    assert words(said(PEPPER_BIDS, "little").choices) == "pass big"
    assert words(said(PEPPER_BIDS, "big").choices) == "pass"
    assert points(PEPPER_BIDS, "little", (0, 0, 6, 0)) == (6, 0, 6, 0)
    assert points(PEPPER_BIDS, "little", (0, 1, 5, 0)) == (-6, 0, -6, 0)
    assert points(PEPPER_BIDS, "big", (0, 0, 6, 0)) == (12, 0, 12, 0)
    assert points(PEPPER_BIDS, "big", (0, 1, 5, 0)) == (-12, 0, -12, 0)


@pytest.mark.parametrize("calls", ["", "pass", "1 2", "5 little pass", "1 2 3 4 5 little"])
def test_b12_big_pepper_may_be_bid_at_any_time(calls):
    assert BIG_PEPPER in said(PEPPER_BIDS, calls).choices


def test_b12_only_the_ladder_differs():
    before, after = dict(ROUNDS.switches()), dict(PEPPER_BIDS.switches())
    assert [switch for switch in before if before[switch] != after[switch]] == ["calls"]


def test_b13_three_relatives(sources_chapter):
    for relative in ("B13", "Euchre", "three-handed", "Railroad"):
        assert relative.lower() in sources_chapter.lower()


@pytest.mark.parametrize("trump", TRUMPS)
def test_b01_one_right_bower_and_one_left(trump):
    assert trump.right.suit is trump.suit
    assert trump.left.suit is trump.suit.same_colour
    assert Trump(trump.left.suit).right is trump.left
