"""Figures with known answers."""

from itertools import combinations
from math import comb
from random import Random

import pytest

from hasenpfeffer import CLASSIC, Deal, Rank, Seat, Suit, Trump
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.trump import TRUMPS
from tests.engine.positions import played


def test_twenty_five_is_four_times_six_and_one():
    state = played(CLASSIC)
    assert len(DECK) == len(Seat) * HAND_SIZE + 1 == 25
    assert sum(map(len, state.hands)) + 1 == 25


@pytest.mark.parametrize("trump", TRUMPS)
def test_one_right_bower_one_left_and_suits_of_eight_five_six_six(trump):
    jacks = [card for card in trump.cards_of(trump.suit) if card.rank is Rank.JACK]
    assert jacks == [trump.right, trump.left]
    assert [len(trump.cards_of(suit)) for suit in trump.suits] == [8, 5, 6, 6]
    assert sorted(card for suit in Suit for card in trump.cards_of(suit)) == sorted(DECK)


class JokerAt(Random):
    """A shuffle that leaves the joker at one place of the deck."""

    def __init__(self, place):
        super().__init__(0)
        self.place = place

    def shuffle(self, deck):
        """Shuffle, then move the joker to its place."""
        super().shuffle(deck)
        deck.remove(JOKER)
        deck.insert(self.place, JOKER)


def test_the_joker_is_the_widow_in_one_deal_of_twenty_five():
    deals = [Deal.shuffled(dealer=Seat.WEST, random=JokerAt(place)) for place in range(25)]
    assert sum(deal.widow is JOKER for deal in deals) == 1
    assert [sum(JOKER in deal.hands[seat] for deal in deals) for seat in Seat] == [6, 6, 6, 6]


# Cards that differ only in which of the two suits of the other colour they belong to make the same
# hand. Under hearts those are spades and clubs: six pairs such as AS and AC; the other 13 cards
# stand alone. Swapping the two suits leaves a hand unchanged if it holds both or neither card of
# each pair, so by Burnside the number of hands is half of (all hands + unchanged hands).


def unchanged(size):
    """Hands that the swap of the two suits leaves as they are: so many pairs, the rest alone."""
    return sum(comb(6, pairs) * comb(13, size - 2 * pairs) for pairs in range(size // 2 + 1))


@pytest.mark.parametrize(("size", "canonical"), [(6, 92_148), (7, 247_344)])
def test_hands_that_really_differ(size, canonical):
    assert (comb(25, size) + unchanged(size)) // 2 == canonical


def test_the_thirteen_and_the_six_pairs_are_the_engines():
    hearts = Trump(Suit.HEARTS)
    alone = hearts.cards_of(Suit.HEARTS) + hearts.cards_of(Suit.DIAMONDS)
    spades, clubs = hearts.cards_of(Suit.SPADES), hearts.cards_of(Suit.CLUBS)
    assert len(alone) == 13
    assert [card.rank for card in spades] == [card.rank for card in clubs]


def test_counting_the_six_card_hands_one_by_one():
    hearts = Trump(Suit.HEARTS)
    bit = {card: 1 << place for place, card in enumerate(DECK)}
    spades, clubs = (sum(bit[card] for card in hearts.cards_of(suit)) for suit in ("S", "C"))
    shift = DECK.index(hearts.cards_of(Suit.CLUBS)[0]) - DECK.index(hearts.cards_of(Suit.SPADES)[0])
    seen = set()
    for cards in combinations(bit.values(), HAND_SIZE):
        hand = sum(cards)
        swapped = hand & ~(spades | clubs) | (hand & spades) << shift | (hand & clubs) >> shift
        seen.add(min(hand, swapped))
    assert len(seen) == 92_148
