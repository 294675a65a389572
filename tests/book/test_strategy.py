"""The samples behind the chapter on strategy: who made them, how large they are, what they say."""

import json
import re
from random import Random

import pytest

from bench.strategy.__main__ import EXPERIMENTS, SEED, remake, written
from bench.strategy.key_cards import GROUPS, held_with
from bench.strategy.lines import Opened, outlook
from bench.strategy.players import THUMB
from bench.strategy.records import open_places, played
from bench.strategy.sampling import CHUNK, any_deal, draw, joker_right_ace, mean, share
from hasenpfeffer import CLASSIC
from hasenpfeffer.calls import bid
from hasenpfeffer.cards import JOKER
from hasenpfeffer.odds.passing import Knot, along
from hasenpfeffer.presets import PRESETS
from tests.book.chapters import BOOK, notebook, prose

CHAPTER = BOOK / "strategy.ipynb"
OF_TABLES = ("hands", "pencil")
"""Experiments that look at every hand, and draw no sample."""


def recorded(name):
    """What is on record."""
    return json.loads((EXPERIMENTS[name].home / f"{name}.json").read_text("utf8"))


def measured(found):
    """Every mean of a result."""
    if isinstance(found, dict) and set(found) == {"mean", "se", "n"}:
        yield found
    elif isinstance(found, dict | list):
        for each in found.values() if isinstance(found, dict) else found:
            yield from measured(each)


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_a_result_says_how_it_was_made(name):
    found = recorded(name)
    assert found["command"] == f"python -m bench.strategy {name}"
    assert (found["seed"], found["size"]) == (SEED, EXPERIMENTS[name].size)


@pytest.mark.parametrize("name", [name for name in EXPERIMENTS if name not in OF_TABLES])
def test_chances_and_means_are_sharp_enough(name):
    large = [each for each in measured(recorded(name)) if each["n"] >= EXPERIMENTS[name].size]
    for each in large:
        assert each["se"] <= 0.5
        assert abs(each["mean"]) <= 100


@pytest.mark.parametrize("name", ["contracts", "key_cards", "joker", "lead", "habits"])
def test_a_mean_number_of_tricks_is_known_to_a_hundredth(name):
    found = list(tricks(recorded(name)))
    assert found
    assert max(each["se"] for each in found) <= 0.0105


def tricks(found):
    """Every mean of tricks in a result."""
    named = ("tricks", "play", "open", "swing", "declarer")
    if isinstance(found, dict):
        for name, each in found.items():
            if isinstance(each, dict) and set(each) == {"mean", "se", "n"}:
                if name in named or name.startswith("than_"):
                    yield each
            else:
                yield from tricks(each)
    elif isinstance(found, list):
        for each in found:
            yield from tricks(each)


def test_every_number_of_the_chapter_comes_from_a_cell():
    """Words may name points and tricks; measured numbers have decimals, and none is typed."""
    assert not re.findall(r"\d[.,]\d(?!\d\d\b)|±\s*\d|\d ?%", prose(CHAPTER))


def test_every_result_is_shown_in_the_chapter():
    code = "".join(cell.source for cell in notebook(CHAPTER).cells if cell.cell_type == "code")
    for name in EXPERIMENTS:
        assert f'result("{name}")' in code or name == "auctions"  # the evaluation reads that


def coin(random, size):
    """Some throws of a coin."""
    return [(random.random() < 0.5,) for _ in range(size)]


def test_the_number_of_workers_changes_nothing():
    size = 2 * CHUNK + 10
    one, two = (draw(coin, size, 7, jobs) for jobs in (1, 2))
    assert one == two
    assert len(one) == size
    assert draw(coin, size, 8, 1) != one


def test_a_mean_comes_with_its_standard_error():
    assert mean([1, 2, 3, 4]) == {"mean": 2.5, "se": 0.6455, "n": 4}
    assert share([True, True, False, False])["mean"] == 50
    assert mean([]) == {"mean": 0.0, "se": 0.0, "n": 0}


@pytest.mark.parametrize("plain", [True, False])
def test_hands_with_the_three_key_cards(plain):
    for seed in range(50):
        held, trump = joker_right_ace(Random(seed), plain=plain)
        assert len(set(held)) == 6
        assert sum(map(trump.is_trump, held)) == 3 or not plain
        assert {JOKER, trump.right} <= {*held}


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_of_hands_with_the_three_key_cards_has_what_it_says(group):
    for seed in range(50):
        held, trump = held_with(Random(seed), *group)
        trumps = [card for card in held if trump.is_trump(card)]
        aces = [card for card in held if card not in trumps and card.rank == "A"]
        assert (len({*held}), len(trumps) - 3, len(aces)) == (6, *group)
        assert {JOKER, trump.right} <= {*trumps}
        assert any(card.rank == "A" for card in trumps)


def test_each_row_of_the_key_cards_rests_on_deals_that_agree_with_all_plain_cards_together():
    rows = {(row["more_trumps"], row["plain_aces"]): row for row in recorded("key_cards")["groups"]}
    assert tuple(rows) == GROUPS
    assert all(each["n"] >= 8_000 for each in measured(recorded("key_cards")))
    for way in ("play", "open"):
        none, mixed, one = (
            kind[way]["at_least"][3]["mean"]
            for kind in (rows[0, 0], recorded("contracts")["three_and_plain"], rows[0, 1])
        )
        assert none < mixed < one


def test_what_is_on_record_is_kept_and_a_trial_writes_elsewhere(tmp_path):
    first = remake("forced", quick=True, again=False, jobs=1, out=tmp_path)
    text = (tmp_path / "forced.json").read_text("utf8")
    again = remake("forced", quick=True, again=False, jobs=1, out=tmp_path)
    assert re.match(r"forced: \d+ in", first)
    assert again == "forced: on record; --again draws it anew"
    assert remake("forced", quick=True, again=True, jobs=2, out=tmp_path) != again
    assert (tmp_path / "forced.json").read_text("utf8") == text


def test_a_result_is_written_with_a_line_for_each_row():
    assert written({"a": {"b": [[1, 2], [3, 4]]}}).splitlines() == [
        "{",
        ' "a": {',
        '  "b": [',
        "   [ 1, 2 ],",
        "   [ 3, 4 ]",
        "  ]",
        " }",
        "}",
    ]


def made_up(random, helped):
    """A bid in a world that is known: stood or not, and what it brought."""
    strong = random.uniform(0.3, 1)
    stood = random.random() < 0.2 + 0.6 * strong
    value = 6 * strong - 3
    brings = value + helped if stood else 3 * strong - 2
    return Opened(0, bid(4), strong, value, stood, brings + random.gauss(0, 2))


def test_what_bids_come_to_is_found_again_in_a_world_that_is_known():
    random = Random(3)
    share, stands, outbid, _, count = outlook([made_up(random, 0) for _ in range(20_000)])
    assert (share, count) == (pytest.approx(0.59, abs=0.02), 20_000)
    assert [y for _, y in stands] == pytest.approx([0.2 + 0.6 * x for x, _ in stands], abs=0.03)
    assert [y for _, y in outbid] == pytest.approx([3 * x - 2 for x, _ in outbid], abs=0.3)


def test_a_bid_that_stands_when_the_others_are_weak_is_right_on_average_all_the_same():
    random = Random(4)
    bids = [made_up(random, helped=1) for _ in range(20_000)]
    _, stands, outbid, _, _ = outlook(bids)
    foretold = [
        share * each.value + (1 - share) * rest
        for each in bids
        for share, rest in [[along(tuple(Knot(*k) for k in line), each.strong)
                             for line in (stands, outbid)]]
    ]  # fmt: skip
    gained = [each.gained for each in bids]
    assert sum(foretold) / len(bids) == pytest.approx(sum(gained) / len(bids), abs=0.03)


def test_a_bid_that_nobody_goes_over_brings_what_the_tables_say():
    bids = [Opened(0, bid(6), x / 100, 1.0, stood=True, gained=1.5) for x in range(30, 100)]
    share, stands, outbid, *_ = outlook(bids)
    assert (share, [y for _, y in stands], [y for _, y in outbid]) == (1, [1, 1], [0, 0])


def test_those_before_are_silent_when_a_first_call_is_tried():
    deal = any_deal(Random(5))
    end = played(CLASSIC, deal, (THUMB,) * 4, 2, lambda _: bid(6), silent=True)
    assert [call.name for call in end.made[:4]] == ["pass", "pass", "6", "pass"]
    assert {len(open_places(rules)) for rules in PRESETS} == {3, 4}
