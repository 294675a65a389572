"""The tables and tabs that chapters have made for them."""

import sys

import pytest

from hasenpfeffer.presets import PRESETS
from hasenpfeffer.sheet import ladder_sentence
from hasenpfeffer.switches import SWITCHES
from tests.book.chapters import BOOK


@pytest.fixture
def tables(monkeypatch):
    """The module as a chapter finds it: beside itself."""
    monkeypatch.syspath_prepend(str(BOOK))
    import tables  # noqa: PLC0415  # only chapters have it on their path

    yield tables
    del sys.modules["tables"]


def test_the_first_row_is_the_head(tables):
    assert tables.table(("Bid", "Won"), (3, "−3")).data == "| Bid | Won |\n|---|---|\n| 3 | −3 |"


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_every_answer_has_a_tab_with_its_sentence_and_its_line(tables, switch):
    text = tables.answers(switch.name).data
    for value in switch.values:
        assert value.sentence in text
        assert f"[{value.source}](#rule-{value.source.lower()})" in text
    assert text.count(":sync: ") == text.count("{tab-item}")
    assert (f":sync: {switch.name}=*" in text) == (switch.numbers is not None)


def test_every_ladder_of_the_four_games_has_one_tab(tables):
    text = tables.ladders().data
    for preset in PRESETS:
        assert text.count(ladder_sentence(preset.calls)) == 1
    assert ":sync: calls=*" in text


def test_two_tabs_with_one_label_are_refused(tables):
    tables.tabs([("Yes", "alone=off", "No."), ("Yes, both", "alone=either", "No.")])
    with pytest.raises(ValueError, match="a label of its own, not Yes, Yes"):
        tables.tabs([("Yes", "alone=off", "No."), ("Yes", "alone=either", "No.")])


def test_a_standard_error_may_go_below_its_number_where_there_is_little_room(tables):
    assert "4.95 ±\u00a00.01" in tables.table(("tricks",), ("4.95\u00a0±\u00a00.01",)).data
