"""What must hold of perfect play, whoever counts it."""

from collections import defaultdict
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hasenpfeffer import Seat, Suit, Trick, Trump
from hasenpfeffer.cards import DECK, Card
from hasenpfeffer.errors import DealError
from hasenpfeffer.notation import hand, trick
from hasenpfeffer.odds import (
    Position,
    best_cards,
    oracle,
    search,
    tricks,
    value_of_each_card,
)
from hasenpfeffer.odds.bounds import settled
from hasenpfeffer.odds.masks import FENCES, JOKER_BIT, SURE, bits, distinct
from hasenpfeffer.odds.memory import fingerprint
from hasenpfeffer.odds.search import Search
from hasenpfeffer.odds.solver import numbers
from hasenpfeffer.phase import Asks
from hasenpfeffer.round import begin
from hasenpfeffer.table import Side
from tests.odds.endings import TABLES, begun, ending, full, moved
from tests.strategies import deals, games, randoms

readings = st.sampled_from(["trumps", "barred"])
endings = st.builds(ending, randoms, st.integers(1, 5), st.sampled_from([*TABLES]), readings)
small_endings = st.builds(ending, randoms, st.integers(2, 4), st.sampled_from([*TABLES]), readings)
moments = endings | st.builds(begun, randoms, endings)


@given(moments)
def test_the_two_sides_share_all_tricks(position):
    assert sum(tricks(position, side) for side in Side) == position.left
    assert tricks(position) == tricks(position, position.turn.side)


@given(moments, st.integers(1, 3))
def test_it_does_not_matter_which_seat_is_called_north(position, steps):
    assert value_of_each_card(moved(position, steps)) == value_of_each_card(position)


@given(endings)
def test_the_two_suits_of_the_other_colour_are_alike(position):
    trump = position.trick.trump
    one, other = trump.suits[2:]
    swap = {card: Card(card.rank, {one: other, other: one}.get(card.suit, card.suit))
            for card in DECK}  # fmt: skip
    swapped = Position.led(
        [tuple(swap[card] for card in cards) for cards in position.hands],
        trump=trump,
        leader=position.turn,
        joker_when_void=position.trick.joker_when_void,
    )
    assert tricks(swapped) == tricks(position)


@given(moments)
def test_the_best_cards_are_worth_what_the_position_is_worth(position):
    values = value_of_each_card(position)
    assert tuple(values) == position.choices
    assert max(values.values()) == tricks(position)
    assert best_cards(position) == tuple(c for c in values if values[c] == tricks(position))


@given(games, deals, randoms)
def test_a_round_played_with_best_cards_comes_out_as_foretold(rules, deal, random):
    state = begin(rules, deal)
    while not state.over and state.asks is not Asks.CARD:
        state = state.after(random.choice(state.choices))
    if state.over:
        return
    foretold = tricks(Position.of(state), Side.NORTH_SOUTH)
    while not state.over:
        state = state.after(random.choice(best_cards(Position.of(state))))
    assert sum(state.tricks_taken[seat] for seat in Side.NORTH_SOUTH.seats) == foretold


@given(games, deals, randoms)
def test_a_mistake_costs_what_its_card_was_said_to_cost(rules, deal, random):
    state = begin(rules, deal)
    while not state.over and state.asks is not Asks.CARD:
        state = state.after(random.choice(state.choices))
    for _ in range(random.randrange(20)):
        if not state.over:
            state = state.after(random.choice(state.choices))
    if state.over:
        return
    before = Position.of(state)
    card = random.choice(state.choices)
    state = state.after(card)
    if state.over:
        return
    after = Position.of(state)
    won = not after.trick.plays and after.turn.side is before.turn.side
    assert value_of_each_card(before)[card] == tricks(after, before.turn.side) + won


@given(st.lists(st.builds(full, randoms), min_size=1, max_size=3))
def test_what_is_remembered_changes_no_answer(positions):
    warm = Search()
    for hands in map(numbers, positions):
        assert warm.most(*hands) == Search().most(*hands)


def test_a_full_memory_is_emptied_and_changes_no_answer(monkeypatch):
    monkeypatch.setattr(search, "ROOM", 10)
    random, forgetful = Random(5), Search()
    for hands in [numbers(full(random)) for _ in range(5)]:
        assert forgetful.most(*hands) == Search().most(*hands)
        assert len(forgetful) <= 10


@given(small_endings)
def test_what_can_be_seen_without_searching_is_true(position):
    hands, true = numbers(position), oracle.tricks(position)
    for need in range(1, position.left + 1):
        assert settled(*hands, position.left, need) in {None, true >= need}


def test_positions_with_one_fingerprint_are_worth_the_same():
    random, found = Random(8), defaultdict(set)
    for _ in range(4000):
        position = ending(random, random.choice((1, 2)))
        found[fingerprint(*numbers(position))].add(tricks(position))
    assert len(found) < 3000, "Some of them should be alike."
    assert all(len(worth) == 1 for worth in found.values())


@given(st.sampled_from(list(Suit)).map(Trump))
def test_a_better_card_is_a_higher_bit(trump):
    bit = bits(trump)
    for suit in Suit:
        assert all(bit[better] > bit[card] for better, card in pairwise(trump.cards_of(suit)))
        assert min(bit[card] for card in trump.ranking(trump.suit)) > max(
            bit[card] for card in DECK if not trump.is_trump(card)
        )
    assert bit[DECK[-1]] == JOKER_BIT
    assert not any(each & FENCES for each in bit.values())


def test_cards_are_equal_until_another_hand_holds_one_between():
    bit = bits(Trump(Suit.HEARTS))
    nine, ten, queen, ace = (bit[card] for card in hand("9S TS QS AS"))
    assert distinct(nine | ten | queen | ace, FENCES) == [nine]
    assert distinct(nine | ten | ace, queen | FENCES) == [nine, ace]


def test_trumps_that_cannot_all_be_beaten_take_tricks():
    joker_and_nine, right_and_left = 0b10000001, 0b01100000
    assert SURE[joker_and_nine << 8 | right_and_left] == 1
    assert SURE[right_and_left << 8 | joker_and_nine] == 1
    assert SURE[0b00000111 << 8 | 0b10000000] == 2


HANDS = hand("JK 9S"), hand("AH TS"), hand("KH QS"), hand("QH KS")


@pytest.mark.parametrize(
    ("hands", "line", "turn", "sentence"),
    [
        (HANDS[:3], "", "N", "A position has four hands, not 3."),
        ((*HANDS[:3], hand("QH 9S")), "", "N", "The nine of spades is there twice."),
        (
            (*HANDS[:3], hand("QH")),
            "",
            "N",
            "West's hand is 1 card long; at this point it should be 2.",
        ),
        (((), HANDS[1], (), HANDS[3]), "", "E", "Nobody plays for North-South."),
        (((), *HANDS[1:]), "", "N", "It cannot be North's turn to play."),
        ((*HANDS[:3], hand("KS")), "H W: QH", "E", "It cannot be East's turn to play."),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(hands, line, turn, sentence):
    begun_trick = trick(line) if line else Trick(Trump(Suit.HEARTS))
    with pytest.raises(DealError) as refused:
        Position(tuple(hands), begun_trick, Seat.parse(turn))
    assert str(refused.value) == sentence


def test_when_all_is_played_nothing_is_left_to_win():
    nobody = Position.led([(), (), (), ()], trump=Trump(Suit.CLUBS), leader=Seat.SOUTH)
    assert tricks(nobody) == oracle.tricks(nobody) == 0
    assert value_of_each_card(nobody) == {}
    assert best_cards(nobody) == ()
