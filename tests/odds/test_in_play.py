"""From open cards to real play, and what the records say of the tables."""

import json
from importlib.resources import files
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hasenpfeffer.odds import Form, TableError, in_play
from hasenpfeffer.odds import in_play as mapped
from hasenpfeffer.odds.in_play import EDGE, applied, log_odds, records
from hasenpfeffer.odds.table import table

TABLES = files("hasenpfeffer.odds") / "tables"
forms = st.sampled_from(list(Form))
shares = st.lists(st.floats(0, 1), min_size=6, max_size=6).map(
    lambda some: tuple(sorted(some, reverse=True))
)


@given(shares, forms)
def test_chances_in_play_are_chances_and_more_tricks_are_never_likelier(open_cards, form):
    found = in_play(open_cards, form)
    assert len(found) == 6
    assert all(0 <= chance <= 1 for chance in found)
    assert all(fewer >= more for fewer, more in pairwise(found))


@given(shares, shares, forms)
def test_a_hand_that_is_better_with_open_cards_is_not_worse_in_play(one, other, form):
    better, worse = tuple(map(max, one, other)), tuple(map(min, one, other))
    for more, less in zip(in_play(better, form), in_play(worse, form), strict=True):
        assert more >= less


def test_weights_are_applied_as_they_are_described():
    weights = [[0.0, 1.0, 0, 0, 0, 0, 0], [0.5, 0.5, 0.5, 0, 0, 0, 0], *[[-9.0] + [0.0] * 6] * 4]
    found = applied((0.9, 0.5, 0.5, 0.5, 0.5, 0.5), weights)
    assert found[0] == pytest.approx(0.9)
    # Odds of 9 to 1 and 1 to 1 under weights of a half: 3 to 1, and e to the half more.
    assert found[1] == pytest.approx(3 * 1.6487212707 / (1 + 3 * 1.6487212707))
    assert found[2] == found[5] == pytest.approx(1 / (1 + 8103.083927575), rel=1e-6)
    assert log_odds(1.0) == log_odds(1 - EDGE) == pytest.approx(-log_odds(0.0))


def test_missing_weights_say_how_they_are_made(monkeypatch, tmp_path):
    module = __import__("importlib").import_module("hasenpfeffer.odds.in_play")
    monkeypatch.setattr(module, "files", lambda _: tmp_path)
    (tmp_path / "tables").mkdir()
    for text in (None, "what", "{}", '{"forms": {"dead_left": 3}}'):
        if text:
            (tmp_path / "tables" / "in_play.json").write_text(text)
        records.cache_clear()
        with pytest.raises(TableError, match=r"in_play\.json is missing or damaged"):
            mapped((1.0,) * 6, Form.DEAD_LEFT)
    records.cache_clear()


def recorded(name):
    return json.loads((TABLES / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("form", Form)
def test_what_was_foretold_of_play_was_seen_in_deals_it_was_not_made_from(form):
    found = recorded("in_play.json")["forms"][form]
    assert found["table"] == table(form).head["sha256"], "The table is newer than the weights."
    assert all(weight >= 0 for row in found["weights"] for weight in row[1:])
    judged = found["judged"]
    tricks = judged["tricks"]
    assert abs(tricks["foretold"] - tricks["seen"]) < 5 * tricks["standard_error"] + 0.02
    for band in judged["bands"]:
        assert abs(band["foretold"] - band["seen"]) < 4 * band["standard_error"] + 0.02, band


@pytest.mark.parametrize("form", Form)
def test_the_tables_were_true_of_fresh_deals(form):
    found = recorded("accuracy.json").get(form)
    if found is None:
        pytest.skip("python -m hasenpfeffer.odds.check has not looked at this form")
    assert found["table"] == table(form).head["sha256"], "The table is newer than its check."
    assert found["hands"]["within_one_point"] >= 0.95
    assert found["hands"]["hands"] >= 300
    assert found["deals"]["deals"] >= 60_000
    for band in found["deals"]["bands"]:
        assert abs(band["foretold"] - band["seen"]) < 4 * band["standard_error"] + 0.01, band


def test_the_fit_finds_weights_that_are_known():
    np = pytest.importorskip("numpy")
    from hasenpfeffer.odds.build.fitting import fitted  # noqa: PLC0415  # needs numpy

    random = np.random.default_rng(1)
    open_cards = -np.sort(-random.random((40_000, 6)), axis=1)
    weights = [[-0.3, *[0.0] * k, 0.8, *[0.0] * (5 - k)] for k in range(6)]
    true = np.array([applied(each, weights) for each in open_cards.tolist()])
    taken = (random.random((40_000, 1)) < true).sum(1)
    for row, known in zip(fitted(open_cards, taken), weights, strict=True):
        assert row == pytest.approx(known, abs=0.15)
