"""How the sources are read where they are unclear, and that the book says so."""

import re
from itertools import product

import pytest

from hasenpfeffer import (
    CLASSIC,
    HOYLE,
    PEPPER_BIDS,
    ROUNDS,
    Match,
    Seat,
    Trick,
)
from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.legality import Reason
from hasenpfeffer.notation import hand, trick
from hasenpfeffer.phase import Asks
from hasenpfeffer.round import ThrownIn
from hasenpfeffer.score import score
from hasenpfeffer.trump import TRUMPS, Trump
from tests.engine.lines import LINES
from tests.engine.positions import (
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

NORTH_SOUTH = (Seat.NORTH, Seat.SOUTH)


@pytest.mark.parametrize("barred", ["trumps", "barred"])
def test_r1_the_joker_is_not_played_while_you_can_follow(barred):
    assert may_play("JK 9S KD", "H N: AS", barred) == "9S"
    refusal = Trick(*trick_of("H N: AS"), barred).why_not(hand("JK 9S KD"), JOKER)
    assert refusal.reason is Reason.MUST_FOLLOW
    assert "nine of spades" in refusal.sentence


def trick_of(line):
    """Trump and plays of a trick written in a row."""
    begun = trick(line)
    return begun.trump, begun.plays


def test_r1_void_of_the_suit_the_joker_may_trump():
    assert may_play("JK 9C KD", "H N: AS") == "JK 9C KD"
    assert winner("H N: AS JK KS QS") == "JK"


def test_r1_the_literal_text_bars_it_until_it_is_the_last_card():
    assert may_play("JK 9C KD", "H N: AS", "barred") == "9C KD"
    assert may_play("JK", "H N: AS", "barred") == "JK"
    assert may_play("JK 9C", "H N: JH", "barred") == "JK"  # a trump led is followed
    leading = Trick(Trump.parse("H"), (), "barred")
    assert leading.choices(hand("JK 9C")) == hand("JK 9C")  # and the leader is free
    begun = Trick(*trick_of("H N: AS"), "barred")
    assert begun.why_not(hand("JK 9C KD"), JOKER).reason is Reason.JOKER_BARRED


@pytest.mark.parametrize(
    ("value", "playable"), [("trumps", "JK JH JD AH 9C KC"), ("barred", "JH JD AH 9C KC")]
)
def test_r1_the_switch_reaches_the_play(value, playable):
    rules = CLASSIC.replace(joker_when_void=value, first_lead="left_of_dealer")
    state = played(rules, "pass pass pass 4 H take 9S TS AS AC", dealt_by(Seat.NORTH))
    assert words(state.choices) == playable
    assert (state.why_not(JOKER) is None) is (value == "trumps")


@pytest.mark.parametrize("other", [card for card in DECK if card is not JOKER], ids=str)
def test_r2_nothing_beats_the_joker(other):
    for trump, (first, second) in product(TRUMPS, [(other, JOKER), (JOKER, other)]):
        both = Trick(trump).after(Seat.NORTH, first).after(Seat.EAST, second)
        assert both.best.card is JOKER


def test_r3_failing_costs_what_was_bid():
    assert points(ROUNDS, "6", (0, 6, 0, 0))[Seat.SOUTH] == -6
    as_printed_in_b = ROUNDS.replace(failed_costs="tricks_taken")
    assert points(as_printed_in_b, "6", (0, 6, 0, 0))[Seat.SOUTH] == 0
    assert points(as_printed_in_b, "6", (2, 3, 1, 0))[Seat.SOUTH] == -3


def test_r4_three_defenders_tricks_are_two_and_one():
    score = scored(CLASSIC, "3", (2, 2, 1, 1))
    assert score.points == (3, 2, 3, 1)
    assert score.points[Seat.EAST] + score.points[Seat.WEST] == 3
    assert [entry.rule for entry in score.entries] == ["A19", "A22", "A22"]


@pytest.mark.parametrize(
    ("defenders", "east_and_west"), [("each", (2, 1)), ("side", (3, 3)), ("none", (0, 0))]
)
def test_r5_how_defenders_score(defenders, east_and_west):
    _, east, _, west = points(CLASSIC.replace(defenders=defenders), "3", (2, 2, 1, 1))
    assert (east, west) == east_and_west


def ledgers_at(rules, *hands):
    """A match after hands that South declared, each a call and everyone's tricks."""
    match = Match(rules, first_dealer=Seat.WEST)
    for call, tricks in hands:
        match = match.after(scored(rules, call, tricks))
    return match


def test_r5_either_declarers_ledger_wins_for_both():
    match = Match(CLASSIC, first_dealer=Seat.WEST)
    failed = score(CLASSIC, Contract(Seat.EAST, bid(6)), (5, 0, 1, 0))
    match = match.after(failed).after(scored(CLASSIC, "5", (3, 0, 2, 1)))
    assert match.ledgers == (10, -6, 6, -5)
    assert match.winners == NORTH_SOUTH


def test_r5_a_defender_may_win_by_himself():
    match = ledgers_at(CLASSIC, ("6", (0, 5, 1, 0)), ("6", (0, 5, 0, 1)))
    assert match.ledgers == (-12, 10, -12, 1)
    assert match.winners == (Seat.EAST,)


def test_r5_of_two_defenders_at_the_target_the_higher_wins_or_both():
    rules = CLASSIC.replace(target=3)
    assert ledgers_at(rules, ("3", (0, 4, 0, 2))).winners == (Seat.EAST,)
    assert ledgers_at(rules, ("3", (0, 3, 0, 3))).winners == (Seat.EAST, Seat.WEST)
    assert ledgers_at(rules, ("3", (0, 2, 0, 4))).winners == (Seat.WEST,)


def test_r6_when_both_sides_reach_the_target_the_declarers_count_first():
    hands = [("6", (0, 5, 1, 0)), ("6", (6, 0, 0, 0)), ("6", (6, 0, 0, 0)), ("3", (2, 3, 1, 0))]
    for both_reach, winners in (("declarers_first", NORTH_SOUTH), ("higher_score", NORTH_SOUTH)):
        match = ledgers_at(CLASSIC.replace(both_reach=both_reach, target=8), *hands)
        assert match.ledgers == (9, 8, 9, 0)
        assert match.winners == winners
    low = [("6", (0, 6, 0, 0)), ("6", (6, 0, 0, 0)), ("3", (3, 3, 0, 0))]
    rules = CLASSIC.replace(target=3)
    assert ledgers_at(rules, *low).ledgers == (3, 9, 3, 0)
    assert ledgers_at(rules, *low).winners == NORTH_SOUTH
    assert ledgers_at(rules.replace(both_reach="higher_score"), *low).winners == (Seat.EAST,)


def test_r6_still_equal_the_declarers_win():
    rules = CLASSIC.replace(target=3, both_reach="higher_score")
    match = ledgers_at(rules, ("3", (3, 3, 0, 0)))
    assert match.ledgers == (3, 3, 3, 0)
    assert match.winners == NORTH_SOUTH


def test_r7_when_all_pass():
    redealt = played(ROUNDS, "pass pass pass pass")
    assert isinstance(redealt, ThrownIn)
    assert Match(ROUNDS, first_dealer=Seat.WEST).after(redealt).dealer is Seat.NORTH
    assert said(ROUNDS.replace(nobody_bids="dealer_bids"), "pass pass pass").dealer_is_forced
    forced = played(ROUNDS.replace(nobody_bids="joker_holder_bids"), "pass pass pass pass")
    assert (forced.contract.declarer, forced.contract.call.name) == (Seat.NORTH, "3")


def asked_about_going_alone(rules):
    """Who is asked, when everyone says that he plays with his partner."""
    state, asked = played(rules, "4 pass pass pass take H 9S"), []
    while state.asks is Asks.ALONE:
        asked.append(state.turn.letter)
        state = state.after(state.choices[0])
    assert state.asks is Asks.CARD
    return "".join(asked)


def test_r8_the_declarer_is_asked_first_then_the_defenders_from_his_left():
    assert asked_about_going_alone(ROUNDS) == "NEW"
    assert asked_about_going_alone(ROUNDS.replace(alone="declarer")) == "N"
    assert asked_about_going_alone(ROUNDS.replace(alone="off")) == ""


def test_r8_going_alone_does_not_change_the_stakes():
    assert points(ROUNDS, "4", (0, 1, 5, 0), lone=True) == (5, 0, 5, 0)
    assert points(ROUNDS, "6", (0, 1, 5, 0), lone=True) == (-6, 0, -6, 0)


def test_r9_stakes_multiply_all_that_declarers_win_or_lose():
    double = ROUNDS.replace(alone_stake=2)
    assert points(double, "4", (0, 1, 5, 0), lone=True)[Seat.SOUTH] == 10
    assert points(double, "4", (0, 3, 3, 0), lone=True)[Seat.SOUTH] == -8
    assert points(double, "4", (0, 1, 5, 0))[Seat.SOUTH] == 5
    peppers = PEPPER_BIDS.replace(alone_stake=2, all_six_scores=10)
    assert points(peppers, "big", (0, 0, 6, 0))[Seat.SOUTH] == 20  # the score for all six too
    assert points(peppers, "big", (0, 0, 6, 0), lone=True)[Seat.SOUTH] == 40
    assert points(peppers, "big", (0, 1, 5, 0), lone=True)[Seat.SOUTH] == -24


@pytest.mark.parametrize(("defenders", "expected"), [("each", (2, 1)), ("side", (3, 3))])
def test_r9_defenders_points_are_never_multiplied(defenders, expected):
    rules = PEPPER_BIDS.replace(alone_stake=2, defenders=defenders)
    _, east, _, west = points(rules, "big", (0, 2, 3, 1), lone=True)
    assert (east, west) == expected


def test_r9_the_stake_of_a_round_is_the_lone_declarers():
    double = ROUNDS.replace(alone_stake=2)
    for answers, times in (("alone together together", 2), ("together alone", 1)):
        score = finish(played(double, f"4 pass pass pass take H 9S {answers}")).score
        one = score.taken if score.made else -4
        assert score.points[Seat.NORTH] == one * times


def test_r10_the_bidder_leads_in_a_and_the_dealers_left_in_b(sources_chapter):
    south = "pass pass {} pass"
    assert to_play(played(CLASSIC, south.format(4))).turn is Seat.SOUTH
    assert to_play(played(ROUNDS, south.format(4))).turn is Seat.NORTH  # as in Euchre
    assert to_play(played(HOYLE, south.format(4))).turn is Seat.SOUTH
    assert "R10" in sources_chapter


@pytest.mark.parametrize("line", LINES)
def test_the_book_says_what_each_line_is(line, sources_chapter):
    assert re.search(rf"\b{line}\b", sources_chapter)
