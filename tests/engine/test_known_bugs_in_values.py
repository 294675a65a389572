"""Mistakes other programs have made with scores, cards and secrets, by their number in our log."""

import copy
import json
from random import Random

import pytest

from hasenpfeffer import CLASSIC, Card, Deal, Match, Seat, View
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.errors import NotationError, RulesError
from hasenpfeffer.legality import Reason
from hasenpfeffer.notation import deal, hand, hand_text, trick
from hasenpfeffer.phase import Asks
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules import Rules
from tests.engine.positions import (
    DEAL,
    may_play,
    played,
    points,
    scored,
    words,
)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_log_b34_only_the_declaring_side_can_lose(rules):
    for taken in range(7):
        _, east, _, west = points(rules, "3", (taken, 6 - taken, 0, 0))
        assert min(east, west) >= 0


def test_log_b36_nothing_is_a_number_too():
    assert points(CLASSIC, "3", (2, 3, 1, 0)) == (3, 3, 3, 0)
    match = Match(CLASSIC, first_dealer=Seat.WEST)
    match = match.after(scored(CLASSIC, "3", (0, 6, 0, 0))).after(
        scored(CLASSIC, "3", (3, 3, 0, 0))
    )
    assert match.ledgers[Seat.NORTH] == 0


def test_log_b37_a_score_may_pass_the_target():
    rules = CLASSIC.replace(target=15)
    match = Match(rules, first_dealer=Seat.WEST)
    for call, tricks in (("4", (4, 2, 0, 0)), ("5", (5, 1, 0, 0)), ("6", (6, 0, 0, 0))):
        match = match.after(scored(rules, call, tricks))
    assert match.ledgers[Seat.SOUTH] == 15


def test_log_b39_the_bid_or_the_tricks_and_the_line_says_which():
    for made_scores, worth, said_so in (("bid", 3, "the bid"), ("tricks_taken", 5, "each trick")):
        score = scored(CLASSIC.replace(made_scores=made_scores), "3", (3, 1, 2, 0))
        assert score.points[Seat.SOUTH] == worth
        assert said_so in score.entries[0].sentence


@pytest.mark.parametrize("switch", [name for name, _ in CLASSIC.switches()])
def test_log_b40_no_game_with_a_switch_left_open(switch):
    settings = {name: value for name, value in CLASSIC.switches() if name != switch}
    with pytest.raises(RulesError, match=rf"Half leaves switches open: {switch}\."):
        Rules(name="Half", **settings)


def test_log_b41_equal_cards_have_equal_hashes_and_no_text_is_a_card():
    again = Card.parse("10♥")
    assert again == Card.parse("TH")
    assert hash(again) == hash(Card.parse("TH"))
    assert again not in ("TH", "10♥", "T♥")
    assert {again: 1}[Card.parse("th")] == 1
    assert copy.deepcopy(again) is again


def test_log_b42_sorting_twice_gives_the_same():
    once = sorted(DECK, reverse=True)
    assert sorted(once) == sorted(DECK) == list(DECK)
    assert not any(card < card or card > card for card in DECK)  # noqa: PLR0124  # that is the point
    assert all(card <= card for card in DECK)  # noqa: PLR0124  # that is the point


def test_log_b44_the_joker_fits_wherever_a_card_does():
    assert len({JOKER, Card.parse("jk")}) == 1
    assert {JOKER: "best"}[Card.parse("JK")] == "best"
    assert max(JOKER, DECK[0]) is JOKER
    assert json.loads(json.dumps([str(JOKER)])) == ["JK"]
    assert repr(JOKER) == "Card.parse('JK')"
    assert (JOKER.pretty, JOKER.words) == ("Joker", "joker")


def test_log_b45_nobody_can_change_what_he_is_shown():
    state = played(CLASSIC, "4 pass pass pass H take 9S")
    view = View.of(state, Seat.NORTH)
    with pytest.raises(AttributeError):
        view.hand.pop()
    for thing, name in ((view, "hand"), (state, "hands"), (JOKER, "rank"), (state.trick, "plays")):
        with pytest.raises(AttributeError):
            setattr(thing, name, None)
    assert state == played(CLASSIC, "4 pass pass pass H take 9S")


def test_log_b46_every_seat_deals_first_as_often():
    random, games = Random(46), 40_000
    dealers = [Match.drawn(CLASSIC, random=random).dealer for _ in range(games)]
    spread = (games * 1 / 4 * 3 / 4) ** 0.5
    assert all(abs(dealers.count(seat) - games / 4) < 3 * spread for seat in Seat)


def test_log_b47_the_same_seed_deals_the_same_cards():
    import random  # noqa: PLC0415  # the shared generator is what must not matter

    first = Deal.shuffled(dealer=Seat.WEST, random=Random(47))
    random.random()
    assert Deal.shuffled(dealer=Seat.WEST, random=Random(47)) == first


def test_log_b49_two_deals_in_a_row_differ():
    generator = Random(49)
    deals = [Deal.shuffled(dealer=Seat.WEST, random=generator) for _ in range(100)]
    assert len(set(deals)) == 100


def test_log_b50_nobody_but_the_declarer_knows_the_widow():
    swapped = deal(
        "W | JK JH JD AH 9S 9C | KC QH AD KD TS QS | TH 9H AS KS JS 9D | AC QC JC TC QD TD | KH"
    )
    for line in ("", "4 pass pass", "4 pass pass pass H", "4 pass pass pass H take 9S JK"):
        states = played(CLASSIC, line), played(CLASSIC, line, swapped)
        for seat in (Seat.SOUTH, Seat.WEST):
            assert View.of(states[0], seat) == View.of(states[1], seat)
    declarer = [
        View.of(played(CLASSIC, "4 pass pass pass H take", d), Seat.NORTH) for d in (DEAL, swapped)
    ]
    assert declarer[0] != declarer[1]


def test_log_b51_there_is_no_game_without_trumps():
    for choice in played(CLASSIC, "4 pass pass pass").choices:
        assert choice.suit_of(JOKER) is choice.suit


@pytest.mark.parametrize("trump", "SHDC")
def test_log_b52_a_joker_led_asks_for_trump(trump):
    assert may_play("9S 9H 9D 9C AS AH", f"{trump} N: JK") == words(
        card for card in hand("9S 9H 9D 9C AS AH") if card.suit == trump
    )


@pytest.mark.parametrize("text", ["8S", "2S", "7H", "1S", "JOKERS", "BACK", "?", "S", ""])
def test_log_b55_an_unknown_card_is_an_error_and_no_other_card(text):
    with pytest.raises(NotationError, match="is not a card"):
        Card.parse(text)


def test_log_b56_the_hand_is_in_order_again_after_the_widow():
    state = played(CLASSIC, "4 pass pass pass H take 9S")
    held = state.terms.trump.in_order(state.hands[Seat.NORTH])
    assert hand_text(held) == "JK JH JD AH KC 9C"


def test_log_b58_one_card_is_laid_away_and_it_may_be_the_widow():
    state = played(CLASSIC, "4 pass pass pass H take")
    kept = state.after(DEAL.widow)
    assert kept.hands == DEAL.hands
    assert kept.asks is Asks.CARD  # a second card is played, not laid away
    assert kept.why_not(DEAL.widow).reason is Reason.NOT_HELD


def test_log_b59_a_new_game_starts_from_nothing():
    match = Match(CLASSIC, first_dealer=Seat.WEST).after(scored(CLASSIC, "3", (3, 3, 0, 0)))
    assert match.ledgers != (0, 0, 0, 0)
    new = Match(CLASSIC, first_dealer=Seat.WEST)
    assert (new.ledgers, new.results, new.over) == ((0, 0, 0, 0), (), False)
    assert played(CLASSIC).auction.calls == ()


def test_log_b62_a_revoke_is_refused_with_the_card_that_forbids_it():
    refusal = trick("H N: AS").why_not(hand("9S AD JK"), JOKER)
    assert refusal.reason is Reason.MUST_FOLLOW
    assert "you hold the nine of spades" in refusal.sentence


def test_log_b63_the_left_bower_is_the_only_card_that_follows():
    assert may_play("JC KD QD TH", "S N: AS") == "JC"
    refusal = trick("S N: AS").why_not(hand("JC KD QD TH"), Card.parse("KD"))
    assert "jack of clubs, which counts as a spade" in refusal.sentence
