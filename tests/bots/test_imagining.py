"""Imagined cards could be the real ones: nothing that was seen speaks against them."""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hasenpfeffer import CLASSIC, HOYLE, Deal, Seat, View, begin
from hasenpfeffer.bots import Thumb
from hasenpfeffer.bots.counting import strength
from hasenpfeffer.bots.imagining import imagine, puzzle
from hasenpfeffer.bots.worlds import worlds
from hasenpfeffer.calls import PASS
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.notation import hand
from hasenpfeffer.phase import Asks
from tests.bots.positions import dealt
from tests.strategies import deals, moments, randoms


def voids_shown(view):
    """For each seat the suits in which it could not follow, told from the tricks alone."""
    shown = {seat: set() for seat in Seat}
    for trick in view.tricks:
        for play in trick.plays:
            if trick.trump.suit_of(play.card) is not trick.led:
                shown[play.seat].add(trick.led)
    return shown


@given(moments, st.integers(0, 2**32))
def test_imagined_cards_fit_all_that_was_seen(state, seed):
    assume(not state.over)
    view = View.of(state, state.turn)
    for layout in worlds(view, 3, Random(seed)):
        assert layout.hands[view.seat] == view.hand
        played = [play.card for trick in view.tricks for play in trick.plays]
        cards = [card for held in layout.hands for card in held] + played
        cards += [card for card in (layout.out, view.discard) if card]
        assert sorted(cards) == sorted(DECK)
        for seat, suits in voids_shown(view).items():
            assert len(layout.hands[seat]) == len(state.hands[seat])
            if view.trump:
                assert suits.isdisjoint(map(view.trump.suit_of, layout.hands[seat]))


@settings(max_examples=25)
@given(deals, randoms)
def test_who_had_to_bid_for_the_joker_holds_it(deal, random):
    assume(deal.widow is not JOKER)
    state = begin(HOYLE, deal)
    for _ in Seat:
        state = state.after(PASS)
    while not state.over:
        view = View.of(state, state.turn)
        played = {play.card for trick in view.tricks for play in trick.plays}
        for layout in worlds(view, 3, random):
            assert JOKER in played or JOKER in layout.hands[view.contract.declarer]
        state = state.after(random.choice(state.choices))


def test_cards_that_hardly_fit_anywhere_are_placed_all_the_same():
    # South and West have shown out of everything but hearts and clubs: few layouts are left.
    puzzle_of = puzzle(View.of(begin(CLASSIC, dealt(Seat.NORTH)), Seat.NORTH))
    trumps = frozenset(
        card for card in puzzle_of.hidden if card.suit and card.suit.name == "HEARTS"
    )
    spades = frozenset(
        card for card in puzzle_of.hidden if card.suit and card.suit.name == "SPADES"
    )
    tight = puzzle_of._replace(
        barred={Seat.EAST: spades, Seat.SOUTH: spades | trumps, None: spades | trumps}
    )
    for seed in range(50):
        layout = imagine(tight, Random(seed))
        assert spades <= {*layout.hands[Seat.WEST]}
        assert trumps.isdisjoint(layout.hands[Seat.SOUTH])


def test_the_declarer_is_thought_stronger_than_a_stranger():
    told = untold = 0.0
    for seed in range(40):
        state = begin(CLASSIC, Deal.shuffled(dealer=Seat.NORTH, random=Random(seed)))
        while state.asks is not Asks.CARD:
            state = state.after(Thumb().choose(View.of(state, state.turn), Random(0)).choice)
        declarer = state.terms.contract.declarer
        view = View.of(state, declarer.left())
        for layout in worlds(view, 10, Random(seed)):
            told += strength(layout.hands[declarer], view.trump)
        for lot in range(10):
            plain = imagine(puzzle(view), Random(lot))
            untold += strength(plain.hands[declarer], view.trump)
    assert told / 400 > untold / 400 + 0.3


def test_a_player_who_could_not_hold_more_is_dealt_just_that():
    view = View.of(begin(CLASSIC, dealt(Seat.NORTH, n="9S TS JS QS KS AS")), Seat.NORTH)
    known = puzzle(view)
    assert known.rooms == {Seat.EAST: 6, Seat.SOUTH: 6, Seat.WEST: 6, None: 1}
    assert {*known.hidden} == {*DECK} - {*hand("9S TS JS QS KS AS")}
