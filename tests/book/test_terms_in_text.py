"""Finding the words of the glossary in a sentence."""

import pytest
from lean.terms import Entry, Finder

WORDS = ("bower", "left bower", "lead", "side", "Rounds", "trump", "follow suit", "lay away")
FINDER = Finder(Entry(word, f"term-{word}", "") for word in WORDS)


def found(text):
    return [(match[0], entry.word) for match, entry in FINDER.find(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The left bower", [("left bower", "left bower")]),
        ("Two bowers", [("bowers", "bower")]),
        ("left\nbower", [("left\nbower", "left bower")]),
        ("Hearts were led.", [("led", "lead")]),
        ("Trumps first", [("Trumps", "trump")]),
        ("North lays one card away", [("lays one card away", "lay away")]),
        ("Follow suit if you can", [("Follow suit", "follow suit")]),
    ],
)
def test_a_word_is_found_in_its_forms(text, expected):
    assert found(text) == expected


@pytest.mark.parametrize(
    "text",
    ["set side by side", "misled", "leader", "in two rounds", "a trump-card", "trumpet", "bowery"],
)
def test_what_only_looks_like_a_word_is_left_alone(text):
    assert found(text) == []


def test_a_name_needs_its_capital():
    assert found("In Rounds it goes round") == [("Rounds", "Rounds")]
