"""Every question that players ask has one answer under every game, and it is the engine's."""

import re
import sys

import pytest
from lean.by_rule import OTHER, value_of

from hasenpfeffer.presets import PRESETS
from tests.book.chapters import BOOK, LINK, every_anchor, notebook, printed, prose, spoken

FAQ = BOOK / "faq.ipynb"
ASKED = re.compile(r"^\(q-(?P<name>[a-z0-9-]+)\)=\n### (?P<question>.+)$", re.MULTILINE)
QUESTIONS = [(found["name"], found["question"]) for found in ASKED.finditer(prose(FAQ))]
NAMES = [name for name, _ in QUESTIONS]
TAB = re.compile(
    r":::\{tab-item\} (?P<label>.+)\n:sync: (?P<switch>\w+)=(?P<values>.+)\n(?P<text>.+)\n:::"
)
LONGEST_SENTENCE = 45  # the engine's own sentences, which a rule sheet has whole


def answers(name):
    """The answer to a question under each game."""
    shown = printed(FAQ, name)
    tabs = list(TAB.finditer(shown))
    if not tabs:
        assert shown.startswith("**All four games: ")
        return [shown] * len(PRESETS)
    return [the_tab(tabs, rules)["text"] for rules in PRESETS]


def the_tab(tabs, rules):
    """The one tab that speaks of a game."""
    value = value_of(rules, tabs[0]["switch"])
    [tab] = [tab for tab in tabs if value in tab["values"].split("|")]
    return tab


def test_there_are_enough_questions_and_each_is_one():
    assert len(QUESTIONS) >= 28
    assert len(set(QUESTIONS)) == len(QUESTIONS)
    assert all(question.endswith("?") for _, question in QUESTIONS)


@pytest.mark.parametrize("name", NAMES)
def test_a_question_is_answered_under_every_game(name):
    found = answers(name)
    assert len(found) == len(PRESETS)
    assert all(len(text) > 10 and text.rstrip(")")[-1] not in ",;" for text in found)


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_comes_from_a_cell_that_asks_the_engine(name):
    [cell] = [cell for cell in notebook(FAQ).cells if cell.id == name]
    function = name.replace("-", "_")
    assert re.search(rf"^asked\({function}(, by=\"\w+\")?\)$", cell.source, re.MULTILINE), name
    question = cell.source.split(f"def {function}(rules):")[1]
    assert "rules" in question
    assert "Answer(" in question or "meaning(" in question


@pytest.mark.parametrize("name", NAMES)
def test_tabs_are_about_one_switch_and_differ(name):
    tabs = list(TAB.finditer(printed(FAQ, name)))
    assert len({tab["switch"] for tab in tabs}) <= 1
    texts = [(tab["label"], tab["text"]) for tab in tabs]
    assert len(texts) != 1
    assert len(set(texts)) == len(texts)
    assert all(tab["values"] != OTHER for tab in tabs[:-1])


@pytest.mark.parametrize("name", NAMES)
def test_links_of_an_answer_lead_somewhere(name):
    for link in LINK.finditer(printed(FAQ, name)):
        target = link["target"]
        found = target[1:] in every_anchor() if target[0] == "#" else (BOOK / target).is_file()
        assert found, target


@pytest.mark.parametrize("name", NAMES)
def test_answers_are_short(name):
    said = [words for text in answers(name) for words in spoken(text)]
    assert max(len(words.split()) for words in said) <= LONGEST_SENTENCE
    assert "!" not in "".join(said)


@pytest.fixture
def asked(monkeypatch):
    """The module as the chapter finds it: beside itself."""
    monkeypatch.syspath_prepend(str(BOOK))
    import asked  # noqa: PLC0415  # only chapters have it on their path

    yield asked
    del sys.modules["asked"]


def test_games_that_agree_get_one_sentence(asked):
    shown = asked.asked(lambda _: asked.Answer("Yes", "They do.", "A15")).data
    assert shown == "**All four games: yes.** They do. ([A15](#rule-a15))"


def test_games_that_differ_are_never_shown_as_one(asked):
    with pytest.raises(ValueError, match="too many values"):
        asked.asked(lambda rules: asked.Answer(rules.name, "So."))


def test_a_switch_that_does_not_decide_alone_is_refused(asked):
    with pytest.raises(ValueError, match="too many values"):
        asked.asked(lambda rules: asked.Answer(rules.name, "So."), by="widow")


def test_where_several_switches_decide_the_tabs_name_the_games(asked):
    shown = asked.asked(lambda rules: asked.Answer(str(len(rules.bids)), "Bids."), by="preset").data
    assert ":sync: preset=classic\n" in shown
    assert ":sync: preset=rounds|hoyle\n" in shown
