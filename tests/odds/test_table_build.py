"""How the tables are built: layouts dealt evenly, counted rightly, and never lost."""

import json
from collections import Counter
from concurrent.futures import Executor, Future
from fractions import Fraction
from importlib.resources import files
from itertools import pairwise
from random import Random

import pytest
from dask.distributed import LocalCluster

from hasenpfeffer import Seat, Suit, Trump
from hasenpfeffer.cards import DECK
from hasenpfeffer.odds import Form, Position, tricks
from hasenpfeffer.odds.masks import bits
from hasenpfeffer.table import Side

np = pytest.importorskip("numpy", reason="needs Numba: pip install hasenpfeffer[tables]")
pytest.importorskip("numba", reason="needs Numba: pip install hasenpfeffer[tables]")

from hasenpfeffer.odds.build import (  # noqa: E402  # after the question whether they can be
    __main__ as command,
)
from hasenpfeffer.odds.build import (  # noqa: E402
    chunks,
    counting,
    dealing,
    folding,
    sets,
    smoothing,
    workers,
    writing,
)
from hasenpfeffer.odds.table import read  # noqa: E402

SPADES = Trump(Suit.SPADES)
BIT = bits(SPADES)
CARD = {bit: card for card, bit in BIT.items()}
LAYOUTS = 16
U = np.uint64


def cards(mask):
    return tuple(CARD[bit] for bit in CARD if int(mask) & bit)


def mask(some):
    return U(sum(BIT[card] for card in some))


def seven_cards(seed):
    return tuple(Random(seed).sample(DECK, 7))


def by_hand(unseen, number):
    """Deal by the rule as it is written: exact fractions, cards from the strongest down."""
    order = [*SPADES.cards_of(Suit.SPADES)]
    others = [SPADES.cards_of(suit) for suit in (Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS)]
    order += sorted((c for suit in others for c in suit), key=lambda c: "AKQJT9".index(c.rank))
    left = [card for card in order if card in unseen]
    rooms, u = [6, 6, 6], Fraction(number)
    hands = [], [], []
    for place, card in enumerate(left):
        u *= len(left) - place
        player = 0
        while u >= rooms[player]:
            u -= rooms[player]
            player += 1
        u /= rooms[player]
        rooms[player] -= 1
        hands[player].append(card)
    return hands


@pytest.mark.parametrize("seed", range(20))
def test_a_number_deals_as_the_rule_says(seed):
    unseen = [card for card in DECK if card not in seven_cards(seed)]
    number = Random(seed).random()
    found = dealing.dealt(mask(unseen), number)
    hands = [set(cards(hand)) for hand in found]
    assert [len(hand) for hand in hands] == [6, 6, 6]
    assert set().union(*hands) == set(unseen)
    trumps = [c for c in SPADES.cards_of(Suit.SPADES) if c in unseen]
    for mine, other in zip(hands, by_hand(unseen, number), strict=True):
        assert {c for c in mine if c in trumps} == {c for c in other if c in trumps}


def test_even_numbers_place_the_highest_trumps_in_just_the_right_proportions():
    unseen = [card for card in DECK if card not in seven_cards("even")]
    first, second = [c for c in SPADES.cards_of(Suit.SPADES) if c in unseen][:2]
    random, layouts = Random(1), 306
    seen = Counter()
    for at in range(layouts):
        hands = dealing.dealt(mask(unseen), (at + random.random()) / layouts)
        where = [next(p for p in range(3) if card in cards(hands[p])) for card in (first, second)]
        seen[tuple(where)] += 1
    for (one, other), times in seen.items():
        assert abs(times - layouts * (5 if one == other else 6) / 51) <= 2


def plan(state, layouts=64):
    numbers, leaders = np.empty(layouts), np.empty(layouts, np.int64)
    halves, always = np.empty(layouts, np.int64), np.empty(layouts, np.bool_)
    counting.planned(U(state), numbers, halves, leaders, always)
    return numbers.tolist(), halves.tolist(), leaders.tolist(), always.tolist()


def test_each_half_gets_even_layouts_all_leaders_and_all_discards_alike():
    numbers, halves, leaders, always = plan(7)
    assert [int(number * 64) for number in numbers] == list(range(64))
    assert all({one, other} == {0, 1} for one, other in zip(halves[::2], halves[1::2], strict=True))
    for half in (0, 1):
        of_half = [at for at in range(64) if halves[at] == half]
        assert sum(always[at] for at in of_half) == 16
        assert Counter(leaders[at] for at in of_half) == dict.fromkeys(range(4), 8)
        assert Counter(leaders[at] for at in of_half if always[at]) == dict.fromkeys(range(4), 4)


def counted_plainly(seven, state):
    """The counts of one hand of seven, with the plain search and the engine's own positions."""
    numbers, halves, leaders, always = plan(state, LAYOUTS)
    found = np.zeros(counting.SHAPE, np.uint8)
    unseen = [card for card in DECK if card not in seven]
    held = sorted(seven, key=BIT.__getitem__)
    suit_of, trumps = SPADES.suit_of, SPADES.cards_of(Suit.SPADES)
    plain = [card for card in held if card not in trumps] or held
    lowest = {next(c for c in plain if suit_of(c) is suit) for suit in set(map(suit_of, plain))}
    for number, half, leader, every in zip(numbers, halves, leaders, always, strict=True):
        others = [cards(hand) for hand in dealing.dealt(mask(unseen), number)]
        for place, discard in enumerate(held):
            last = held[place - 1]
            if place and suit_of(last) is suit_of(discard):
                between = [c for c in unseen if BIT[last] < BIT[c] < BIT[discard]]
                if not between:  # whatever one of them does, the other does as well
                    continue
            if not every and discard not in lowest:
                continue
            kept = tuple(card for card in seven if card is not discard)
            for lead, seat in enumerate((0, leader)):
                position = Position.led([kept, *others], trump=SPADES, leader=Seat(seat))
                found[place, half, lead, tricks(position, Side.NORTH_SOUTH)] += 1
    return found


@pytest.mark.parametrize("seven", ["JK 9S AH 9H KD TC 9C", "AS KS QS TS 9S AD AC"])
def test_counts_are_those_of_the_plain_search(seven):
    from hasenpfeffer.notation import hand  # noqa: PLC0415  # only here

    held = hand(seven)
    counts = np.zeros((1, *counting.SHAPE), np.uint8)
    state = dealing.stream(5, 77)
    sevens = np.array([int(mask(held))], np.int64)
    counting.count_each(sevens, np.array([77]), 5, LAYOUTS, counts, chunks.new_memory())
    plain = counted_plainly(held, int(state))
    solved = plain.sum((1, 2, 3)) > 0
    assert (counts[0][solved] == plain[solved]).all()
    for place in np.flatnonzero(~solved):
        assert (counts[0][place] == counts[0][place - 1]).all(), "Equal discards are counted once."


def test_the_shipped_counts_can_be_counted_again():
    record = json.loads((files("hasenpfeffer.odds") / "tables" / "build.json").read_text())
    first = record["sample"]["first"]
    some = range(first, first + record["sample"]["hands_of_seven"])
    wanted = chunks.chunks(seed=record["seed"], layouts=record["layouts"], sets=some)
    counts = sum(chunks.count(chunk).counts.astype(np.uint16) for chunk in wanted)
    assert chunks.checksum(counts) == record["sample"]["sha256"]


def test_all_hands_stand_in_the_order_of_their_places():
    for size, count in ((6, 92_148), (7, 247_344)):
        assert len(sets.hands(size)) == count
        assert (sets.places(sets.hands(size), size) == np.arange(count)).all()
    held = sets.open_hands()
    assert len(held) == 24_019
    assert (held.sum(1) == 6).all()


class AtOnce(Executor):
    """Counts in this process."""

    def __init__(self, count):
        self.count = count

    def submit(self, _, chunk):
        """Count now, whatever was asked for."""
        future = Future()
        future.set_result(self.count(chunk))
        return future


def drawn(chunk):
    """Counts that depend on the chunk only, without any search."""
    random = np.random.default_rng([chunk.seed, chunk.turn, chunk.start])
    shape = (chunk.stop - chunk.start, *counting.SHAPE)
    return chunks.Counted(random.integers(0, 9, shape, np.uint8), 100)


def test_what_was_counted_before_a_break_is_not_lost(tmp_path, monkeypatch):
    monkeypatch.setattr(chunks, "SETS", 10)
    wanted = chunks.chunks(seed=1, layouts=128, sets=range(35))
    assert len(wanted) == 8
    going = chunks.count_all(wanted, tmp_path / "broken", AtOnce(drawn))
    for _ in range(3):
        next(going)
    going.close()
    assert len(workers.missing(wanted, tmp_path / "broken")) == 5
    calls = []
    workers.count_missing(
        wanted, tmp_path / "broken", AtOnce(lambda c: calls.append(c) or drawn(c))
    )
    workers.count_missing(wanted, tmp_path / "whole", AtOnce(drawn))
    assert len(calls) == 5
    one, other = (chunks.total(wanted, tmp_path / name) for name in ("broken", "whole"))
    assert (one.counts == other.counts).all()
    assert one.solves == other.solves == 800


def test_a_number_of_layouts_that_cannot_be_balanced_is_refused():
    with pytest.raises(ValueError, match=r"layouts is 16, 32, 48 or a multiple of 64, not 100\."):
        chunks.chunks(seed=1, layouts=100)
    with pytest.raises(SystemExit, match="not 7"):
        command.main(["--layouts", "7"])


def test_a_cluster_counts_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr(chunks, "SETS", 10)
    wanted = chunks.chunks(seed=1, layouts=16, sets=range(25))
    small = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(processes=False, **small) as cluster:
        wish = command.asked(["--dask", cluster.scheduler_address])
        with command.executor_for(wish) as executor:
            workers.count_missing(wanted, tmp_path / "cluster", executor)
    for chunk in wanted:
        here, there = chunks.count(chunk), chunks.kept(chunk, tmp_path / "cluster")
        assert (here.counts == there.counts).all()
        assert here.solves == there.solves > 0


@pytest.mark.parametrize("form", Form)
def test_what_is_written_can_be_read(form):
    random = np.random.default_rng(4)
    entries = 92_148 if form.named else 24_019
    chances = -np.sort(-random.random((entries, 6)), axis=1)
    for levels in (2, 101, 251):
        text = writing.written(chances, form, {"seed": 4}, levels)
        found = read(text, form)
        assert found.head["seed"] == 4
        steps = np.array([list(plane) for plane in found.planes]).T
        assert (steps == writing.steps(chances, levels)).all()


@pytest.mark.parametrize("form", [Form.BEFORE_LEFT, Form.AFTER_LEFT])
def test_smoothing_takes_chance_out_and_leaves_the_rest(form):
    """A world in which the truth is known: chances that follow from each card's strength."""
    random = np.random.default_rng(1)
    if form.named:
        held = np.stack([sets.hands(6) & bit > 0 for bit in folding.CARD_BITS], axis=1)
        strength = np.linspace(-1, 1, 25)
        order = np.argsort(list(folding.CARD_BITS))
        weights = np.empty(25)
        weights[order] = strength
        for low in range(6):  # the two plain suits of the other colour are alike
            pair = [list(folding.CARD_BITS).index(1 << at) for at in (low, low + 7)]
            weights[pair] = weights[pair].mean()
    else:
        held = sets.open_hands()
        weights = np.array(["9TJQKA".find(c.rank) / 3 - 1 if c.suit else 3 for c in DECK])
    sum_of = held @ weights
    truth = 1 / (1 + np.exp(np.arange(-2, 4)[None, :] - sum_of[:, None]))
    seen = random.binomial(600, truth) / 600
    seen = np.minimum.accumulate(seen, axis=1)
    found = smoothing.smoothed(seen, form)
    before, after = (((each - truth) ** 2).mean() for each in (seen, found))
    assert after < before / 4
    assert ((seen == 1) <= (found == 1)).all()
    assert all((found[:, k] >= found[:, k + 1]).all() for k in range(5))


def test_a_discard_is_never_judged_by_the_layouts_that_chose_it():
    """Counts in which each half praises another discard, which the other half finds worthless."""
    counts = np.zeros((247_344, *counting.SHAPE), np.uint8)
    counts[:, 0, 0, :, 6], counts[:, 0, 1, :, 0] = 16, 16
    counts[:, 1, 0, :, 0], counts[:, 1, 1, :, 6] = 16, 16
    counts[:, 2:, :, :, 0] = 16
    best = folding.best_of_seven(counts, 0)
    assert (best.shares[..., 0] == 1).all(), "Chosen for six tricks, judged to take none."


def test_more_layouts_go_on_from_fewer():
    few = chunks.chunks(seed=3, layouts=64)
    more = chunks.chunks(seed=3, layouts=192)
    assert more[: len(few)] == few
    assert [chunk.turn for chunk in more] == sorted(chunk.turn for chunk in more)
    starts = [chunk.start for chunk in few]
    assert starts[0] == 0
    assert all(one.stop == other.start for one, other in pairwise(few))
    assert few[-1].stop == 247_344
