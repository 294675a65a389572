"""Bots at a table: rounds, games, the same deals twice, and contracts played out."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from hasenpfeffer import CLASSIC, HOYLE, ROUNDS, Deal, Seat
from hasenpfeffer.bots import Anything, Thumb, play_out
from hasenpfeffer.bots.counting import count
from hasenpfeffer.bots.duplicate import Estimate, gain
from hasenpfeffer.bots.table import lead_of_north_south, play_match, play_round
from hasenpfeffer.calls import bid
from hasenpfeffer.odds import Position, tricks
from hasenpfeffer.playing import Finished
from hasenpfeffer.round import replay
from tests.strategies import deals, games, seats, trumps

MIXED = (Thumb(), Anything(), Anything(), Thumb())


@given(games, deals, st.integers(0, 99))
def test_a_round_is_played_to_its_end_and_the_same_again(rules, deal, seed):
    end = play_round(rules, deal, MIXED, seed)
    assert end.over
    assert replay(rules, deal, end.made) == end
    assert play_round(rules, deal, MIXED, seed) == end


def test_a_game_ends_with_a_winner():
    match = play_match(CLASSIC, (Thumb(),) * 4, seed=5)
    assert match.winners
    assert max(match.ledgers) >= 10


@given(games, st.integers(0, 999))
def test_nobody_is_better_than_himself(rules, seed):
    assert gain(rules, Thumb(), Thumb(), seed) == 0


def test_who_thinks_beats_who_does_not():
    for rules in (CLASSIC, ROUNDS, HOYLE):
        edge = Estimate.of([gain(rules, Thumb(), Anything(), seed) for seed in range(60)])
        assert edge.mean > 5 * edge.se


def test_points_are_compared_side_by_side():
    deal = Deal.shuffled(dealer=Seat.NORTH, random=Random(4))
    end = play_round(CLASSIC, deal, (Thumb(),) * 4, seed=0)
    assert isinstance(end, Finished)
    north, east, south, west = end.score.points
    assert lead_of_north_south(end) == (north + south) / 2 - (east + west) / 2


@given(games, deals, seats, trumps)
def test_any_contract_can_be_played_out(rules, deal, declarer, trump):
    call = rules.bids[-1]
    assert 0 <= play_out(rules, deal, declarer, trump, call) <= 6
    assert play_out(rules, deal, declarer, trump, call) == play_out(
        rules, deal, declarer, trump, call
    )


def test_real_play_is_somewhat_worse_for_the_declarer_than_open_cards():
    dead, lost = CLASSIC.replace(widow="dead"), []
    for seed in range(150):
        deal = Deal.shuffled(dealer=Seat.NORTH, random=Random(seed))
        trump = count(deal.hands[Seat.NORTH], dead).trump
        perfect = tricks(Position.dealt(deal, trump=trump, leader=Seat.NORTH))
        lost.append(perfect - play_out(dead, deal, Seat.NORTH, trump, bid(3)))
    assert 0.05 < sum(lost) / len(lost) < 0.7  # a trial with other bots found 0.32
