"""Four solvers, one meaning: the plain oracle, the fast search, its compiled twin, and DDS."""

from itertools import product
from random import Random

import pytest

from hasenpfeffer import Seat
from hasenpfeffer.odds import best_cards, bounds, oracle, tricks, value_of_each_card
from hasenpfeffer.odds.solver import numbers
from tests.odds import dds
from tests.odds.endings import FOUR, THREE, TWO, begun, ending, full

READINGS = ("trumps", "barred")
HOW_MANY = {
    FOUR: {1: 400, 2: 800, 3: 300, 4: 40, 5: 8},
    THREE: {1: 200, 2: 400, 3: 300, 4: 150, 5: 30, 6: 2},
    TWO: {1: 100, 2: 200, 3: 200, 4: 200, 5: 150, 6: 50},
}
"""Endings for each number of players and of cards, under each reading of the joker."""


def agree(position):
    """Hold the value of every card that may be played against the oracle."""
    true = oracle.value_of_each_card(position)
    assert value_of_each_card(position) == true
    assert tricks(position) == max(true.values())
    assert best_cards(position) == tuple(c for c in true if true[c] == max(true.values()))


@pytest.mark.parametrize(
    ("players", "size", "reading"),
    [
        (who, size, reading)
        for who in HOW_MANY
        for size, reading in product(HOW_MANY[who], READINGS)
    ],
)
def test_the_fast_search_finds_what_trying_everything_finds(players, size, reading):
    random = Random(f"{players} {size} {reading}")
    for _ in range(HOW_MANY[players][size]):
        agree(ending(random, size, players, reading))


@pytest.mark.parametrize(("players", "reading"), [*product(HOW_MANY, READINGS)])
def test_a_trick_may_already_be_begun(players, reading):
    random = Random(f"begun {players} {reading}")
    for size, times in {1: 100, 2: 200, 3: 150, 4: 20}.items():
        for _ in range(times):
            agree(begun(random, ending(random, size, players, reading)))


@pytest.fixture(scope="module")
def whole_deals():
    """Two thousand deals, any trump, any leader, and what the fast search says of each."""
    random = Random(2000)
    positions = [full(random) for _ in range(2000)]
    return positions, [tricks(position) for position in positions]


def test_dds_counts_the_same_tricks(whole_deals):
    positions, found = whole_deals
    assert [dds.tricks(position) for position in positions] == found


@pytest.fixture(scope="module")
def compiled():
    return pytest.importorskip(
        "hasenpfeffer.odds.numba_search", reason="needs Numba: pip install hasenpfeffer[tables]"
    )


@pytest.fixture(scope="module")
def compiled_tricks(compiled):
    """What the compiled search counts for some positions before a lead."""

    def count(positions):
        rows = [numbers(position) for position in positions]
        return compiled.most_of_each(compiled.rows(rows), compiled.new_memory()).tolist()

    return count


def test_the_compiled_search_counts_the_same_tricks_in_whole_deals(compiled_tricks, whole_deals):
    positions, found = whole_deals
    assert compiled_tricks(positions) == found


@pytest.mark.parametrize("players", HOW_MANY)
def test_the_compiled_search_counts_the_same_tricks_in_endings(compiled_tricks, players):
    random = Random(players)
    positions = [ending(random, size, players) for size in range(1, 7) for _ in range(500)]
    assert compiled_tricks(positions) == [tricks(position) for position in positions]


@pytest.mark.parametrize("players", HOW_MANY)
def test_what_the_compiled_search_sees_is_true_and_no_less_than_the_other_sees(compiled, players):
    random, more = Random(f"seen {players}"), 0
    for size in range(2, 6):
        for position in [ending(random, size, players) for _ in range(500)]:
            hands, true = numbers(position), tricks(position)
            row = compiled.rows([hands])[0]
            for need in range(1, size + 1):
                sight = compiled.settled(*row, size, need)
                assert sight in {0, 1 if true >= need else -1}
                seen = bounds.settled(*hands, size, need)
                assert seen is None or sight
                more += seen is None and sight != 0
    assert more or players == TWO  # two hands of one side


def test_one_whole_deal_is_tried_out_to_the_end():
    position = full(Random(6))
    assert oracle.tricks(position) == tricks(position) == dds.tricks(position)
    assert position.left == len(position.hands[Seat.NORTH]) == 6
