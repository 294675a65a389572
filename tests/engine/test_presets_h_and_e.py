"""Two more presets that players ask for: HOYLE, and why there is no EUCHRE."""

from random import Random

import pytest

from hasenpfeffer import HOYLE, Match, Seat, View
from hasenpfeffer.calls import PASS, bid
from hasenpfeffer.cards import JOKER
from hasenpfeffer.notation import deal
from hasenpfeffer.phase import Asks
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.round import ThrownIn
from tests.engine.positions import (
    DEAL,
    JOKER_IN_WIDOW,
    dealt_by,
    finish,
    played,
    points,
    said,
    to_play,
    words,
)


def test_h01_one_bid_each_and_each_higher():
    assert words(said(HOYLE).choices) == "pass 1 2 3 4 5 6"
    assert words(said(HOYLE, "2").choices) == "pass 3 4 5 6"
    assert words(said(HOYLE, "pass 4 5").choices) == "pass 6"
    auction = said(HOYLE, "1 2 3 4")
    assert auction.over
    assert auction.contract.declarer is Seat.WEST


JOKER_GOES_ROUND = {
    "N": "W | JK JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D | AC QC JC TC QD TD | KC",
    "E": "W | KC JH JD AH 9S 9C | JK QH AD KD TS QS | TH 9H AS KS JS 9D | AC QC JC TC QD TD | KH",
    "S": "W | KC JH JD AH 9S 9C | KH QH AD KD TS QS | JK 9H AS KS JS 9D | AC QC JC TC QD TD | TH",
    "W": "W | KC JH JD AH 9S 9C | KH QH AD KD TS QS | TH 9H AS KS JS 9D | JK QC JC TC QD TD | AC",
}


@pytest.mark.parametrize(("holder", "line"), JOKER_GOES_ROUND.items())
def test_h01_if_all_pass_the_jokers_holder_bids_three(holder, line):
    state = played(HOYLE, "pass pass pass pass", deal(line))
    contract = state.contract
    assert (contract.declarer.letter, contract.call, contract.forced) == (holder, bid(3), True)
    assert state.asks is Asks.TRUMP
    for seat in Seat:  # he shows it: everyone knows who was forced
        assert View.of(state, seat).contract.forced


def test_h01_the_dealer_is_free_to_pass():
    assert PASS in said(HOYLE, "pass pass pass").choices


def test_h01_with_the_joker_left_over_the_deal_passes():
    state = played(HOYLE, "pass pass pass pass", JOKER_IN_WIDOW)
    assert isinstance(state, ThrownIn)
    match = Match(HOYLE, first_dealer=Seat.WEST).after(state)
    assert (match.dealer, match.ledgers) == (Seat.NORTH, (0, 0, 0, 0))
    assert [len(hand) for hand in match.deal(random=Random(1)).hands] == [6, 6, 6, 6]


def test_h02_nobody_gets_the_card_left_over():
    state = to_play(played(HOYLE, "4 pass pass pass"))
    assert state.hands == DEAL.hands
    end = finish(state)
    assert DEAL.widow not in {play.card for trick in end.tricks for play in trick.plays}
    for view in (View.of(each, seat) for each in (state, end) for seat in Seat):
        assert (view.widow, view.discard) == (None, None)


@pytest.mark.parametrize(
    ("call", "tricks", "expected"),
    [
        ("4", (2, 1, 1, 2), (-4, 3, -4, 3)),  # failed: the bid
        ("3", (2, 1, 2, 1), (4, 2, 4, 2)),  # made: the tricks taken
        ("6", (3, 0, 3, 0), (6, 0, 6, 0)),
        ("1", (0, 5, 0, 1), (-1, 6, -1, 6)),  # defenders one a trick, for their side
    ],
)
def test_h03_what_a_hand_is_worth(call, tricks, expected):
    assert points(HOYLE, call, tricks) == expected


@pytest.mark.parametrize("seat", Seat)
def test_h03_the_declarer_leads(seat):
    calls = ["pass"] * 4
    calls[seat] = "3"
    assert to_play(played(HOYLE, " ".join(calls))).turn is seat


@pytest.mark.parametrize("dealer", Seat)
def test_h01_the_left_of_the_dealer_speaks_first(dealer):
    assert played(HOYLE, deal=dealt_by(dealer)).turn is dealer.left()


def test_e01_euchre_is_compared_and_not_played(sources_chapter):
    assert [preset.name for preset in PRESETS] == ["Classic", "Rounds", "Pepper bids", "Hoyle"]
    assert all(JOKER in played(preset).deal.hands[Seat.NORTH] for preset in PRESETS)
    assert "E01" in sources_chapter
