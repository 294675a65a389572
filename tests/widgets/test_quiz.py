"""Quiz, levels, exam and course as an author makes them, and what a browser may ask of them."""

import json
import re
from pathlib import Path

import pytest
import traitlets

from hasenpfeffer.lessons import banks
from hasenpfeffer.lessons.contents import CHAPTERS, RECIPES
from hasenpfeffer.widgets import Course, Exam, Levels, Quiz
from hasenpfeffer.widgets.topics import (
    STAGES,
    TITLES,
    TopicError,
    bank,
    outline,
    recipes_of,
    stages,
    topics,
)

BOOK = Path(__file__).parents[2] / "book"
MADE = {
    "Course()": Course,
    "Exam(count=20, seed='1')": Exam,
    "Levels(chapter='bowers')": lambda: Levels(chapter="bowers"),
    "Quiz(count=6, seed=1)": Quiz,
    "Quiz(topics=['card_suit'], count=2, seed=1, rules='hoyle')": lambda: Quiz(
        topics=["card_suit"], count=2, rules="hoyle"
    ),
}


@pytest.mark.parametrize("words", MADE)
def test_a_widget_says_what_its_author_wrote(words):
    assert repr(MADE[words]()) == words


@pytest.mark.parametrize("words", MADE)
def test_what_was_made_stays_as_it_is(words):
    widget = MADE[words]()
    for name in set(widget.trait_names(sync=True)) & {
        *("banks", "first", "rules", "chapter", "families", "stages", "next"),
        *("topics", "count", "seed", "exam", "drawn_from"),
    }:
        value = getattr(widget, name)
        other = {list: ["x"], dict: {"x": 1}, str: "other", int: 99}[type(value)]
        with pytest.raises(traitlets.TraitError):
            setattr(widget, name, other)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_first_question_is_one_of_the_bank_and_asked_under_the_books_rules(chapter):
    widget = Levels(chapter=chapter)
    levels = {
        level["id"]: level for family in bank(chapter)["families"] for level in family["levels"]
    }
    first = widget.first["level"]
    assert first == levels[first["id"]]
    assert first["step"] == 1


def test_an_author_who_names_what_is_not_there_is_told_what_is():
    with pytest.raises(TopicError, match="'poker' has no levels; these chapters have: rankings"):
        Levels(chapter="poker")
    with pytest.raises(TopicError, match="no topic 'poker'; the topics are after_widow"):
        Quiz(topics=["bowers", "poker"])
    with pytest.raises(ValueError, match="at least one question, not 0"):
        Quiz(count=0)
    with pytest.raises(ValueError, match="1 to 31 questions, not 32"):
        Exam(count=32)
    with pytest.raises(traitlets.TraitError, match="a seed is 1 to 12 letters and digits"):
        Exam(seed="<b>")


def test_a_link_to_the_levels_is_checked():
    levels = Levels(chapter="bowers")
    for good in ("", "card_suit", "card_suit.07"):
        levels.position = good
    for bad in ("who_wins", "card_suit.", "card_suit.x", "card_suit.07.1", "<b>"):
        with pytest.raises(traitlets.TraitError, match="the stages are card_suit"):
            levels.position = bad
    with pytest.raises(traitlets.TraitError, match="keeps no position"):
        Quiz().position = "x"


def test_the_last_chapter_leads_to_the_exam():
    assert [Levels(chapter=chapter).next[1] for chapter in CHAPTERS[-2:]] == [
        f"{CHAPTERS[-1]}.html",
        "quiz.html",
    ]
    assert Levels(chapter="bowers", next=("On", "on.html")).next == ["On", "on.html"]


def test_advice_and_euchre_decide_nothing_in_the_exam():
    assert {*CHAPTERS} - {*Exam().drawn_from} == {"strategy", "from_euchre"}
    assert Exam(topics_asked=["strategy"]).drawn_from == ["strategy"]


def test_a_kernel_sends_the_banks_of_a_widget_and_nothing_else(monkeypatch):
    widget = Levels(chapter="bowers")
    sent = []
    monkeypatch.setattr(widget, "send", sent.append)
    for strange in (
        *({"ask": "bank", "chapter": "tricks"}, {"ask": "bank"}, {"ask": "keys"}),
        *({"ask": "bank", "chapter": "../secrets"}, {}, "bank", None, ["bank"]),
    ):
        widget._handle_custom_msg(strange, [])  # as a browser would
    assert sent == []
    widget._handle_custom_msg({"ask": "bank", "chapter": "bowers"}, [])
    assert [each["bank"] for each in sent] == ["bowers"]
    assert sent[0]["questions"] == banks()["bowers"]
    json.dumps(sent)


def test_a_bank_is_the_one_that_is_shipped():
    assert {chapter: bank(chapter) for chapter in CHAPTERS} == banks()
    assert bank(STAGES) == stages()


def test_the_outline_tells_the_steps_there_are():
    for recipe in RECIPES:
        family = recipe.cook()
        assert outline(recipe)["steps"] == sorted({level.step for level in family.levels})


def test_topics_come_in_the_books_order():
    assert [each["chapter"] for each in topics()] == list(CHAPTERS)
    found = recipes_of(["variants", "bowers"])
    assert [recipe.chapter for recipe in found] == ["bowers"] * (len(found) - 1) + ["variants"]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_called_by_its_title(chapter):
    notebook = json.loads((BOOK / f"{chapter}.ipynb").read_text("utf8"))
    text = "\n".join("".join(cell["source"]) for cell in notebook["cells"])
    assert re.search(r"^# (.+)$", text, re.MULTILINE)[1] == TITLES[chapter]


def test_every_family_links_to_a_place_in_a_chapter():
    for recipe in RECIPES:
        page, _, anchor = recipe.link.partition("#")
        assert page.removesuffix(".html") in TITLES
        assert anchor
