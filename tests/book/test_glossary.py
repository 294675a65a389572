"""The words of the table: each explained once, used in the book, and used for one thing."""

import re
from itertools import pairwise

import pytest
from lean.terms import COMMON, FORMS, forms

from tests.book.chapters import BOOK, chapters, notebook, prose, sentences, spoken

GLOSSARY = BOOK / "glossary.ipynb"
ENTRY = re.compile(r"^(?P<word>\w[\w ]*)\n  (?P<meaning>\S.*)$", re.MULTILINE)
BLOCK = re.compile(r"^:::\{glossary\}\n(.*?)^:::$", re.MULTILINE | re.DOTALL)
ENTRIES = {
    entry["word"]: entry["meaning"]
    for block in BLOCK.findall(prose(GLOSSARY))
    for entry in ENTRY.finditer(block)
}
ROW = re.compile(r"^\| (?P<others>[^|]+) \| (?P<ours>[^|]*\{term\}[^|]*) \|$", re.MULTILINE)
OTHER_WORDS = [word for row in ROW.finditer(prose(GLOSSARY)) for word in row["others"].split(", ")]
ROLE = re.compile(r"\{term\}`(?:[^`<]*<)?([^`>]+)>?`")
ELSEWHERE = [path for path in chapters() if path != GLOSSARY]
# Pages that quote other people's words, or speak of other games.
QUOTING = ("sources", "variants", "from_euchre")


def test_every_word_of_the_card_table_is_there():
    least = (
        "hand", "trump", "bower", "lead", "follow suit", "void", "trick", "auction", "declarer",
        "widow", "ledger", "ladder", "little pepper", "big pepper", "alone", "revoke",
    )  # fmt: skip
    assert set(least) <= set(ENTRIES)
    assert len(ENTRIES) >= 35


def test_a_word_is_explained_once():
    found = [entry["word"] for block in BLOCK.findall(prose(GLOSSARY))
             for entry in ENTRY.finditer(block)]  # fmt: skip
    assert len(found) == len(set(found))
    assert all(block.count("\n  ") == len(ENTRY.findall(block))
               for block in BLOCK.findall(prose(GLOSSARY)))  # fmt: skip


@pytest.mark.parametrize("word", ENTRIES)
def test_a_meaning_is_a_few_short_sentences(word):
    said = spoken(ENTRIES[word])
    assert 1 <= len(said) <= 3
    assert all(len(sentence.split()) <= 25 for sentence in said)
    assert ENTRIES[word].endswith(".")


@pytest.mark.parametrize("word", ENTRIES)
def test_a_word_occurs_in_the_book(word):
    used = "|".join(map(re.escape, forms(word)))
    pattern = re.compile(rf"(?<![\w-])(?:{used})(?![\w-])", re.IGNORECASE)
    assert any(pattern.search(sentence) for path in ELSEWHERE for sentence in sentences(path))


def test_what_is_known_of_forms_is_about_words_of_the_glossary():
    assert set(FORMS) <= set(ENTRIES)
    assert set(COMMON) <= set(ENTRIES)


@pytest.mark.parametrize("path", chapters(), ids=lambda path: path.stem)
def test_every_word_that_is_called_a_term_is_in_the_glossary(path):
    assert set(ROLE.findall(prose(path))) <= set(ENTRIES)


def test_every_group_of_words_is_checked_by_the_engine():
    cells = notebook(GLOSSARY).cells
    for cell, check in pairwise(cells):
        if "{glossary}" in cell.source:
            assert check.cell_type == "code"
            assert check.source.count("assert") >= 2


@pytest.mark.parametrize("word", OTHER_WORDS)
def test_one_thing_has_one_word(word):
    """What other tables say is named in the glossary, and said nowhere else."""
    pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?:s|ed|ing)?(?![\w-])", re.IGNORECASE)
    assert len(OTHER_WORDS) >= 12
    said = [
        (path.stem, sentence)
        for path in ELSEWHERE if path.stem not in QUOTING
        for sentence in sentences(path)
        if pattern.search(sentence)
    ]  # fmt: skip
    assert not said
