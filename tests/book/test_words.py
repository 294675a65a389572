"""How the chapters speak: a goal first, short sentences, and what to remember last."""

import re

import pytest

from tests.book.chapters import anchors, chapters, links, prose, sentences
from tests.engine.lines import LINES

CHAPTERS = pytest.mark.parametrize("path", chapters(), ids=lambda path: path.stem)
LOOKED_UP = ("index", "quiz", "teach", "faq", "glossary", "sources")  # pages that teach nothing new
LESSONS = [path for path in chapters() if path.stem not in LOOKED_UP]
LONGEST_SENTENCE = 30
NEVER = re.compile(r"\b(simply|just|obviously|of course|easy|easily|trivial)\b", re.IGNORECASE)

[SOURCES] = [path for path in chapters() if path.stem == "sources"]
ARROW = re.compile(r"\[(?:[^\]]*)\]\((\w+)\.ipynb\)")


@CHAPTERS
def test_a_chapter_says_what_you_will_be_able_to_do(path):
    assert prose(path).count("After this page you can ") == 1


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_ends_with_what_to_remember(path):
    assert prose(path).count(":::{admonition} What to remember\n:class: remember") == 1


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_leads_on(path):
    last = prose(path).split("What to remember")[1]
    assert re.search(r"\]\(\w+\.ipynb\)", last)


@CHAPTERS
def test_sentences_are_short(path):
    long = [said for said in sentences(path) if len(said.split()) > LONGEST_SENTENCE]
    assert not long


@CHAPTERS
def test_no_sentence_belittles_or_shouts(path):
    assert not NEVER.findall(prose(path))
    assert "!" not in prose(path)


@pytest.mark.parametrize("line", LINES)
def test_every_line_of_the_rules_has_its_place(line):
    assert f"rule-{line.lower()}" in anchors(SOURCES)
    assert re.search(rf"^\*\*{line}\. ?\S", prose(SOURCES), re.MULTILINE)


def taught():
    """Each line of the rules with the chapters that its arrow names."""
    for entry in prose(SOURCES).split("\n("):
        anchor, _, text = entry.partition(")=\n")
        said = text.split("\n\n")[0]
        if anchor.startswith("rule-") and "→" in said:
            for chapter in ARROW.findall(said.split("→")[1]):
                yield anchor, chapter


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_the_arrows_and_the_lessons_agree(path):
    named = {anchor for anchor, chapter in taught() if chapter == path.stem}
    listed = prose(path).split("Lines of the rules on this page:")[1]
    assert named == set(re.findall(r"#(rule-\w+)", listed))
    assert named <= {target.partition("#")[2] for target in links(path)}
