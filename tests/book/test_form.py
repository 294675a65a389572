"""Chapters are in the book, in one form, and their links lead somewhere."""

import re

import nbformat
import pytest

from tests.book.chapters import ROOT, chapters, every_anchor, headings, links, notebook, prose
from tests.book.refresh import normal

CHAPTERS = pytest.mark.parametrize("path", chapters(), ids=lambda path: path.stem)
EVERY_ANCHOR = every_anchor()


def contents():
    """The chapters named in the table of contents, the first page included."""
    text = (ROOT / "_toc.yml").read_text(encoding="utf-8")
    return re.findall(r"^\s*(?:root:|- file:)\s*(\S+)\s*$", text, re.MULTILINE)


def test_every_chapter_is_in_the_table_of_contents_once():
    assert sorted(contents()) == [path.stem for path in chapters()]


@CHAPTERS
def test_a_chapter_is_kept_in_its_normal_form(path):
    """If this fails: ``python -m tests.book.refresh``."""
    text = path.read_text(encoding="utf-8")
    assert text == normal(nbformat.reads(text, as_version=4))


@CHAPTERS
def test_cells_have_names_a_person_gave_them(path):
    names = [cell.id for cell in notebook(path).cells]
    assert len(names) == len(set(names))
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name) for name in names)


@CHAPTERS
def test_a_chapter_is_described_for_search_results(path):
    description = notebook(path).metadata.myst.html_meta.description
    assert 50 <= len(description) <= 160


@CHAPTERS
def test_a_chapter_has_one_title_and_it_comes_first(path):
    titles = [heading for heading in headings(path) if heading.startswith("# ")]
    assert titles == headings(path)[:1]


@CHAPTERS
def test_headings_do_not_skip_a_level(path):
    depth = 0
    for heading in headings(path):
        deeper = heading.index(" ")
        assert deeper <= depth + 1, heading
        depth = deeper


@CHAPTERS
def test_links_stay_in_the_book_and_lead_somewhere(path):
    for target in links(path):
        if target.startswith("#"):  # a named place, wherever it is
            assert target[1:] in EVERY_ANCHOR, target
        else:
            assert (path.parent / target).is_file(), target


def test_a_named_place_has_one_name():
    assert len(EVERY_ANCHOR) == len(set(EVERY_ANCHOR))


@CHAPTERS
def test_a_chapter_says_nothing_of_the_machine_it_was_made_on(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w.])/(?:work|tmp|root|home|usr)/|localhost|127\.0\.0\.1", text)


@CHAPTERS
def test_no_style_or_script_is_written_into_a_page(path):
    assert not re.search(r"<script|<style|\bstyle=|\bon[a-z]+=", prose(path))
