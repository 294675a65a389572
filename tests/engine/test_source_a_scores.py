"""Source A on the score and the end of a game: the preset CLASSIC."""

import pytest

from hasenpfeffer import CLASSIC, Match, Seat
from tests.engine.positions import (
    points,
    scored,
)


@pytest.mark.parametrize(("call", "worth"), [("3", 3), ("4", 4), ("5", 5)])
def test_a19_a_made_bid_scores_the_bid(call, worth):
    assert points(CLASSIC, call, (2, 0, 3, 1)) == (worth, 0, worth, 1)


def test_a20_a_failed_bid_is_lost_and_there_is_no_floor():
    assert points(CLASSIC, "5", (2, 1, 2, 1)) == (-5, 1, -5, 1)
    match = Match(CLASSIC, first_dealer=Seat.WEST)
    for _ in range(4):
        match = match.after(scored(CLASSIC, "6", (0, 0, 0, 6)))
        if match.over:
            break
    assert match.ledgers == (-12, 0, -12, 12)


@pytest.mark.parametrize("call", "3456")
def test_a21_all_six_score_six_or_the_local_bonus(call):
    assert points(CLASSIC, call, (2, 0, 4, 0)) == (6, 0, 6, 0)
    assert points(CLASSIC.replace(all_six_scores=10), call, (2, 0, 4, 0)) == (10, 0, 10, 0)


@pytest.mark.parametrize(("call", "declarers"), [("3", 3), ("4", -4)])
def test_a22_each_defender_scores_the_tricks_he_took(call, declarers):
    assert points(CLASSIC, call, (1, 1, 2, 2)) == (declarers, 1, declarers, 2)
    assert points(CLASSIC, call, (3, 3, 0, 0)) == (declarers, 3, declarers, 0)


def test_a23_the_first_to_reach_ten_wins():
    match = Match(CLASSIC, first_dealer=Seat.WEST)
    for call, tricks, ledgers in [
        ("5", (3, 1, 2, 0), (5, 1, 5, 0)),
        ("4", (3, 1, 1, 1), (9, 2, 9, 1)),
        ("4", (0, 4, 1, 1), (5, 6, 5, 2)),
        ("5", (3, 1, 2, 0), (10, 7, 10, 2)),
    ]:
        assert not match.over
        match = match.after(scored(CLASSIC, call, tricks))
        assert match.ledgers == ledgers
    assert match.winners == (Seat.NORTH, Seat.SOUTH)


@pytest.mark.parametrize(
    ("target", "bids", "won"),
    [
        (10, "5 5", True),
        (11, "5 5", False),
        (11, "5 6", True),
        ("players_plus_bid", "4 5", True),  # 9 of 4 + 5
        ("players_plus_bid", "3 5", False),  # 8 of 9
        ("players_plus_bid", "5 3", True),  # 8 of 7: the bid of this hand counts
    ],
)
def test_a23_local_targets(target, bids, won):
    match = Match(CLASSIC.replace(target=target), first_dealer=Seat.WEST)
    for call in bids.split():
        tricks = (6, 0, 0, 0) if call == "6" else (5, 1, 0, 0)
        match = match.after(scored(match.rules, call, tricks))
    assert match.over is won
