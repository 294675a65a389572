"""Mistakes other programs have made at the table; each keeps its number in our log."""

from random import Random

import pytest

from hasenpfeffer import CLASSIC, HOYLE, PEPPER_BIDS, ROUNDS, Card, Match, Seat, Trump, View
from hasenpfeffer.calls import PASS, bid
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.errors import NotationError
from hasenpfeffer.notation import hand, hand_text, trick
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.round import ThrownIn
from tests.engine.positions import (
    dealt_by,
    finish,
    may_play,
    played,
    said,
    winner,
    words,
)


def test_log_b01_left_bower_led_asks_for_trump():
    assert may_play("9H AD KS", "H N: JD") == "9H"


@pytest.mark.parametrize(("trump", "jack"), [("S", "JC"), ("C", "JS"), ("H", "JD"), ("D", "JH")])
def test_log_b04_the_left_bower_is_a_trump_in_its_colour(trump, jack):
    assert Trump.parse(trump).suit_of(Card.parse(jack)) == trump


def test_log_b05_the_left_bower_is_not_a_dead_card():
    assert winner("H N: 9S JD") == "JD"


def test_log_b07_right_beats_left():
    assert winner("H N: JD AH JH 9H") == "JH"


def test_log_b08_the_left_bower_moves_when_trump_is_named():
    cards = hand("JD AD 9H KS JH")
    assert hand_text(Trump.parse("S").in_order(cards)) == "KS JH 9H AD JD"
    assert hand_text(Trump.parse("H").in_order(cards)) == "JH JD 9H AD KS"
    assert hand_text(sorted(cards)) == "KS 9H JH JD AD"  # before anything is trump


def test_log_b10_an_off_suit_discard_does_not_win():
    assert winner("S N: JC KD 9C TC") == "JC"
    assert winner("H N: 9S AD AC TS") == "TS"


def test_log_b11_a_trump_beats_the_suit_led():
    assert winner("H N: AS 9H KS AC") == "9H"


@pytest.mark.parametrize("line", ["H N: AS 9H KS AC", "S N: JC KD 9C TC", "H N: AS JK KS 9S"])
def test_log_b12_the_winner_does_not_depend_on_the_rules(line):
    def won(rules):
        begun = trick(line)
        copied = type(begun)(begun.trump, begun.plays, rules.joker_when_void)
        return copied.winner

    assert len({won(rules) for rules in (*PRESETS, CLASSIC.replace(joker_when_void="barred"))}) == 1


def test_log_b13_a_card_taken_back_leaves_no_winner_behind():
    line = "4 pass pass pass H take 9S JK KH TH AC"
    state = played(CLASSIC, line)
    assert state.tricks[0].winner is Seat.NORTH
    assert state.back().tricks == ()
    three = trick("H N: AS KS 9S")
    assert three.after(Seat.WEST, Card.parse("QS")).winner is Seat.NORTH
    assert three.after(Seat.WEST, JOKER).winner is Seat.WEST
    assert three.winner is Seat.NORTH


def test_log_b14_the_winner_may_lead_anything():
    state = played(CLASSIC, "4 pass pass pass H take 9S JK KH TH AC")
    assert state.turn is Seat.NORTH
    assert state.choices == state.hands[Seat.NORTH]


def test_log_b15_the_deal_comes_round_from_west_to_north():
    match, dealers = Match(CLASSIC, first_dealer=Seat.WEST), []
    for _ in range(4):
        match = match.after(None)
        dealers.append(match.dealer)
    assert dealers == [0, 1, 2, 3]


@pytest.mark.parametrize(("lone", "resting"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_log_b17_the_partner_of_the_lone_player_sits_out(lone, resting):
    calls = ["pass"] * 4
    calls[lone] = "3"
    state = played(ROUNDS, f"{' '.join(calls)} take H")
    state = state.after(state.choices[0])
    for answer in ("alone", "together", "together"):
        state = state.after(next(choice for choice in state.choices if choice == answer))
    assert {*Seat} - {*state.terms.seats} == {Seat(resting)}


@pytest.mark.parametrize(
    ("answers", "cards"), [("together " * 3, 4), ("alone " + "together " * 2, 3)]
)
def test_log_b18_nobody_is_skipped_unless_somebody_is_alone(answers, cards):
    end = finish(played(ROUNDS, f"3 pass pass pass take H 9S {answers}"))
    assert [len(each.plays) for each in end.tricks] == [cards] * 6


def test_log_b19_who_sits_out_is_asked_for_nothing():
    state = played(ROUNDS, "3 pass pass pass take H 9S alone together together")
    while not state.over:
        assert state.turn is not Seat.SOUTH
        assert View.of(state, Seat.SOUTH).choices == ()
        state = state.after(state.choices[0])


def test_log_b21_tricks_needed_never_more_than_six():
    assert [call.tricks for call in PEPPER_BIDS.bids] == [1, 2, 3, 4, 5, 6, 6]


def test_log_b23_the_cards_add_up():
    assert 4 * 6 + 1 == len(DECK) == len({*DECK})
    assert [card for card in DECK if card.suit is None] == [JOKER]
    assert {card.rank.value for card in DECK} == {*"9TJQKA", "JK"}


@pytest.mark.parametrize("rules", [ROUNDS, HOYLE], ids=lambda rules: rules.name)
def test_log_b24_only_bids_that_are_legal_are_offered(rules):
    assert words(said(rules, "4").choices) == "pass 5 6"


def test_log_b25_after_the_highest_bid_the_reason_is_given():
    auction = said(HOYLE, "6")
    assert words(auction.choices) == "pass"
    assert auction.why_not(bid(6)).sentence == "North has bid 6; it cannot be beaten: pass."


def test_log_b27_a_missing_bid_is_no_pass():
    with pytest.raises(NotationError):
        bid(None)
    state = played(CLASSIC)
    with pytest.raises(ValueError, match="None"):
        state.after(None)


def test_log_b28_the_last_bidder_may_be_forced():
    state = played(CLASSIC, "pass pass pass")
    assert words(state.choices) == "3 4 5 6"
    assert View.of(state, Seat.WEST).choices == state.choices


@pytest.mark.parametrize("dealer", Seat)
def test_log_b29_it_is_the_dealer_who_is_forced(dealer):
    state = played(CLASSIC, deal=dealt_by(dealer))
    for _ in range(3):
        assert PASS in state.choices
        state = state.after(PASS)
    assert (state.turn, PASS in state.choices) == (dealer, False)


def test_log_b31_all_pass_ends_the_hand_at_once():
    state = played(ROUNDS, "pass pass pass pass")
    assert isinstance(state, ThrownIn)
    assert (state.over, state.choices) == (True, ())


def test_log_b32_a_hand_thrown_in_counts_and_scores_nothing():
    match = Match(ROUNDS, first_dealer=Seat.WEST).after(played(ROUNDS, "pass pass pass pass"))
    assert (match.results, match.ledgers, match.winners) == ((None,), (0, 0, 0, 0), ())


def test_log_b33_no_card_of_the_old_hand_stays():
    random = Random(33)
    match = Match(ROUNDS, first_dealer=Seat.WEST)
    first = match.deal(random=random)
    second = match.after(None).deal(random=random)
    assert second.hands != first.hands
    assert [len(cards) for cards in second.hands] == [6] * 4
    assert {*second.hands[0], *second.hands[1], *second.hands[2], *second.hands[3]} == (
        {*DECK} - {second.widow}
    )
