"""Text and back: cards, hands, tricks, deals, rounds and rules."""

from urllib.parse import quote, unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hasenpfeffer import Card, Seat, Trick
from hasenpfeffer.cards import DECK
from hasenpfeffer.notation import (
    deal,
    deal_text,
    hand,
    hand_text,
    read_round,
    round_text,
    trick,
    trick_text,
)
from hasenpfeffer.phase import Asks
from hasenpfeffer.playing import Finished
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules_text import (
    rules_from_json,
    rules_from_text,
    rules_to_json,
    rules_to_text,
)
from tests.strategies import deals, games, histories, house_rules, seats, trumps

hands = st.lists(st.sampled_from(DECK), unique=True).map(tuple)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_card_in_every_spelling(card):
    for text in (str(card), str(card).lower(), card.pretty, f" {card} "):
        assert Card.parse(text) is card


@given(hands, st.sampled_from([" ", ", ", "", ",", "  "]))
def test_a_hand(cards, gap):
    assert hand(hand_text(cards)) == cards
    assert hand(gap.join(map(str, cards))) == cards
    assert hand(gap.join(card.pretty for card in cards)) == cards
    assert hand(gap.join(map(str, cards)).lower()) == cards


@given(deals)
def test_a_deal(dealt):
    assert deal(deal_text(dealt)) == dealt


@given(deals, trumps, seats, st.sets(seats, max_size=2), st.integers(1, 4))
def test_a_trick_of_any_length_with_players_out(dealt, trump, leader, resting, size):
    played = Trick(trump)
    for seat in (leader.left(step) for step in range(size)):
        if seat is leader or seat not in resting:
            played = played.after(seat, dealt.hands[seat][0])
    assert trick(trick_text(played)) == played


@given(histories)
def test_every_trick_of_a_round(states):
    match states[-1]:
        case Finished(tricks=tricks, rules=rules) if rules.joker_when_void == "trumps":
            assert [trick(trick_text(each)) for each in tricks] == list(tricks)


@given(histories)
def test_a_round_at_every_point(states):
    for state in states:
        assert read_round(round_text(state)) == state


@given(games)
def test_rules_as_json(rules):
    assert rules_from_json(rules_to_json(rules)) == rules


@given(games)
def test_rules_as_the_text_of_a_link(rules):
    text = rules_to_text(rules)
    assert rules_from_text(text) == rules
    assert rules_from_text(unquote(quote(text))) == rules
    assert not set(text) & set(' ;&?#"<>|')


@given(house_rules())
def test_house_rules_say_how_they_differ(rules):
    assert rules_to_text(rules).split("~")[0] in [rules_to_text(preset) for preset in PRESETS]


def test_presets_are_one_word():
    texts = [rules_to_text(preset) for preset in PRESETS]
    assert texts == ["classic", "rounds", "pepper_bids", "hoyle"]


def test_everything_a_round_may_ask_for_is_read_back():
    assert {asks.name for asks in Asks} == {
        *["CALL", "TRUMP", "WIDOW", "DISCARD", "ALONE", "CARD", "NOTHING"]
    }
    assert [Seat.parse(seat.letter) for seat in Seat] == list(Seat)
