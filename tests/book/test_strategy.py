"""The samples behind the chapter on strategy: who made them, how large they are, what they say."""

import json
import re
from random import Random

import pytest

from bench.strategy.__main__ import EXPERIMENTS, SEED, remake, written
from bench.strategy.sampling import CHUNK, draw, joker_right_ace, mean, share
from hasenpfeffer.cards import JOKER
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


@pytest.mark.parametrize("name", ["contracts", "joker", "lead", "habits"])
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


def test_what_is_on_record_is_kept_and_a_trial_writes_elsewhere(tmp_path):
    first = remake("forced", quick=True, again=False, jobs=1, out=tmp_path)
    text = (tmp_path / "forced.json").read_text("utf8")
    again = remake("forced", quick=True, again=False, jobs=1, out=tmp_path)
    assert re.match(r"forced: \d+ in", first)
    assert again == "forced: on record"
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
