"""The places of hands, held against an enumeration that knows nothing of bits."""

from collections import Counter, defaultdict
from itertools import combinations, permutations
from math import comb

import pytest

from hasenpfeffer import Suit, Trump
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.odds.hand_index import HANDS, OPEN_HANDS, open_place, place_under, starts

TRUMP = Trump(Suit.HEARTS)
ALL_HANDS = list(combinations(DECK, 6))


def under_trump(hand):
    """A hand as players see it: trumps, trump's colour, the other two suits in any order."""
    suits = [
        [TRUMP.ranking(suit).index(c) for c in hand if TRUMP.suit_of(c) is suit]
        for suit in TRUMP.suits
    ]
    trumps, colour, *others = map(tuple, suits)
    return trumps, colour, *sorted(others)


def before_trump(hand):
    """A hand before trump is named: the joker, and suits within colours, each pair in any order."""
    suits = {suit: tuple(c.rank for c in hand if c.suit is suit) for suit in Suit}
    black = tuple(sorted((suits[Suit.SPADES], suits[Suit.CLUBS])))
    red = tuple(sorted((suits[Suit.HEARTS], suits[Suit.DIAMONDS])))
    return JOKER in hand, *sorted((black, red))


def under_hearts(hand):
    return place_under(TRUMP, hand)


@pytest.mark.parametrize(
    ("place", "told_apart", "count"),
    [(under_hearts, under_trump, HANDS), (open_place, before_trump, OPEN_HANDS)],
)
def test_hands_share_a_place_exactly_when_players_would_not_tell_them_apart(
    place, told_apart, count
):
    places, hands = defaultdict(set), defaultdict(set)
    for hand in ALL_HANDS:
        at, kind = place(hand), told_apart(hand)
        places[kind].add(at)
        hands[at].add(kind)
    assert len(ALL_HANDS) == comb(25, 6)
    assert all(len(each) == 1 for each in places.values())
    assert all(len(each) == 1 for each in hands.values())
    assert sorted(hands) == list(range(count))


def fixed(cycles, size):
    """Choices of so many cards that stay the same when cards move in these circles (Burnside)."""
    ways = [1] + [0] * size
    for length in cycles:
        for cards in range(size, length - 1, -1):
            ways[cards] += ways[cards - length]
    return ways[size]


def test_there_are_as_many_hands_as_burnside_counts():
    stay, swap = [1] * 25, [1] * 13 + [2] * 6
    assert (fixed(stay, 6) + fixed(swap, 6)) // 2 == HANDS == 92_148
    assert (fixed(stay, 7) + fixed(swap, 7)) // 2 == starts(7)[-1] == 247_344


def test_there_are_as_many_hands_before_trump_as_burnside_counts():
    moves = [
        order
        for order in permutations("SCHD")
        if {frozenset(order[:2]), frozenset(order[2:])} == {frozenset("SC"), frozenset("HD")}
    ]
    assert len(moves) == 8
    fixed_in_all = 0
    for order in moves:
        move = dict(zip("SCHD", order, strict=True))
        lengths = Counter()
        for suit in "SCHD":
            at, length = move[suit], 1
            while at != suit:
                at, length = move[at], length + 1
            lengths[length] += 6  # each of a suit's six cards goes round with it
        cycles = [1] + [n for n, cards in lengths.items() for _ in range(cards // n)]
        fixed_in_all += fixed(cycles, 6)
    assert fixed_in_all // 8 == OPEN_HANDS == 24_019


@pytest.mark.parametrize("trump", [Trump(suit) for suit in Suit])
def test_any_trump_tells_hands_apart_alike(trump):
    first = {place_under(trump, hand) for hand in ALL_HANDS if JOKER in hand}
    assert len(first) == (fixed([1] * 24, 5) + fixed([1] * 12 + [2] * 6, 5)) // 2
