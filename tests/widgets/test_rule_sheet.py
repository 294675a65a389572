"""The rule sheet: every switch on it, under any rules, and the page's sheet is the engine's."""

import random
import re
from html import unescape
from pathlib import Path

import pytest
from traitlets import TraitError

from hasenpfeffer import CLASSIC, HOYLE
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.sheet import ladder_sentence, score_table, sheet
from hasenpfeffer.switches import SWITCHES
from hasenpfeffer.widgets import HouseRules, RuleSheet
from hasenpfeffer.widgets.meanings import ladders, meanings
from hasenpfeffer.widgets.points import score_tables
from tests.widgets.harness import in_node
from tests.widgets.random_rules import random_rules

HERE = Path(__file__).parent
PRERENDER = HERE.parents[1] / "hasenpfeffer" / "widgets" / "js" / "prerender.mjs"


def games(count):
    chance = random.Random("rule sheets")
    return [*PRESETS, *(random_rules(chance) for _ in range(count))]


@pytest.mark.parametrize("rules", games(200), ids=rules_to_text)
def test_every_switch_stands_on_the_sheet_in_a_sentence_of_its_own(rules):
    lines = [line for section in sheet(rules) for line in section.lines]
    for name, value in rules.switches():
        (line,) = [line for line in lines if line.switch == name]
        if name == "calls":
            assert line.sentence == ladder_sentence(value)
            continue
        switch = next(switch for switch in SWITCHES if switch.name == name)
        moot = switch.moot and getattr(rules, switch.moot.switch) == switch.moot.value
        expected = switch.moot.sentence if moot else switch.meaning(value).sentence
        assert line.sentence == expected
        if isinstance(value, int) and not isinstance(value, bool) and switch.numbers:
            assert str(value) in line.sentence


def test_the_page_makes_the_same_sheet_as_the_engine():
    many = games(1000)
    tables = {"meanings": meanings(), "points": score_tables()}
    job = {"texts": [rules_to_text(rules) for rules in many], **tables}
    for rules, page in zip(many, in_node(HERE / "rules_answers.mjs", job), strict=True):
        assert page["sheet"] == [
            [section.title, [[line.sentence, line.source, line.switch] for line in section.lines]]
            for section in sheet(rules)
        ]
        meant = [switch.meaning(getattr(rules, switch.name)) for switch in SWITCHES]
        assert page["labels"] == [[each.label, each.effect] for each in meant]
        for alone, table in zip((1, 2), page["tables"], strict=True):
            expected = score_table(rules.replace(alone_stake=alone), lone=True)
            assert table == [list(points) for _, points in expected]


def drawn(widget):
    """A widget as the page is built with it: the words that can be seen."""
    state = widget.get_state()
    traits = {name: value for name, value in state.items() if isinstance(value, str | dict)}
    page = in_node(PRERENDER, {"w": traits})["widgets"]["w"]["html"]
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page)))


@pytest.mark.parametrize("rules", games(12)[::2], ids=rules_to_text)
def test_what_is_drawn_says_every_switch(rules):
    page = drawn(RuleSheet(rules=rules))
    for section in sheet(rules):
        assert section.title in page
        for line in section.lines:
            assert line.sentence in page


def test_every_answer_to_every_question_is_explained_with_its_source():
    page = drawn(HouseRules())
    for switch in SWITCHES:
        assert switch.question in page
        for each in switch.values:
            assert each.label in page
            assert each.sentence in page
            assert each.effect in page
            assert f" {each.source} " in page
    assert "6 points" in page
    assert "10 points" in page


def test_a_sheet_is_of_the_readers_rules_unless_its_author_names_some():
    assert repr(RuleSheet()) == "RuleSheet()"
    assert RuleSheet().rules == CLASSIC
    assert repr(RuleSheet(rules="hoyle")) == "RuleSheet(rules='hoyle')"
    assert RuleSheet(rules=HOYLE.replace(target=11, name="Ours")).rules.name == "Ours"


def test_what_the_reader_chooses_is_for_the_engine_too():
    house = HouseRules()
    house.set_state({"position": "classic~target=11"})
    assert house.rules.target == 11
    with pytest.raises(TraitError, match="cannot show 'clasic'"):
        house.set_state({"position": "clasic"})
    assert house.rules.target == 11
    for name, value in {"sources": "elsewhere", "meanings": {}}.items():
        with pytest.raises(TraitError, match="is settled"):
            house.set_state({name: value})


def test_every_ladder_has_its_sentence():
    tables = meanings()["ladders"]
    assert len(tables) == sum(1 for _ in ladders())
    assert all(sentence.startswith("You pass, or bid ") for sentence, _ in tables.values())
