"""Pictures of numbers: what they draw, what they say, and what a strict page allows."""

import re
import sys
from xml.etree import ElementTree as ET

import pytest

from tests.book.chapters import BOOK

SVG = re.compile(r"<svg.*?</svg>", re.DOTALL)


def picture(drawn):
    """The drawing, as a tree."""
    return ET.fromstring(SVG.search(drawn)[0])  # noqa: S314  # our own text


@pytest.fixture
def plots(monkeypatch):
    """The module as a chapter finds it: beside itself."""
    monkeypatch.syspath_prepend(str(BOOK))
    import plots  # noqa: PLC0415  # only chapters have it on their path

    yield plots
    del sys.modules["plots"]


@pytest.fixture
def drawn(plots):
    """Two bars, one of them below zero."""
    rows = [plots.Bar("Gains & more", 1.25, 0.1, marked=True), plots.Bar("Loses", -0.5, 0.05)]
    return plots.bars("What changes", rows, says="One gains, one loses.", unit="tricks").data


def test_a_picture_is_one_image_with_a_title_and_a_description(drawn):
    svg = picture(drawn)
    assert svg.get("role") == "img"
    named = {part.get("id"): part.text for part in svg if part.tag in {"title", "desc"}}
    assert [named[name] for name in svg.get("aria-labelledby").split()] == [
        "What changes",
        "One gains, one loses.",
    ]


def test_the_numbers_stand_in_a_table_behind_it(drawn):
    table = drawn[drawn.index("<table>") :]
    assert re.findall(r"<t[dh](?: [^>]*)?>([^<]*)<", table) == [
        *("", "tricks", "standard error"),
        *("Gains &amp; more", "1.2", "0.10"),
        *("Loses", "−0.5", "0.05"),
    ]
    assert "<details><summary>The numbers</summary><table>" in drawn


def test_bars_are_as_long_as_their_numbers_and_start_at_zero(drawn):
    svg = picture(drawn)
    up, down = ((float(bar.get("x")), float(bar.get("width"))) for bar in svg if bar.tag == "rect")
    assert up[1] / down[1] == pytest.approx(1.25 / 0.5, rel=0.01)
    assert down[0] + down[1] == pytest.approx(up[0], abs=0.2)


def test_nothing_in_it_needs_a_style_or_a_script(drawn):
    assert not re.search(r"\bstyle=|<style|<script|\bon[a-z]+=", drawn)
    colours = re.findall(r'(?:fill|stroke)="([^"]*)"', drawn)
    assert colours
    assert all(colour.startswith("var(--") for colour in colours)


def test_two_pictures_have_names_of_their_own(plots):
    rows = [(at, 1.0 + at) for at in range(8)]
    words = {"says": "They rise.", "unit": "hands", "along": "tricks"}
    pair = [plots.columns("All", rows, **words).data for _ in range(2)]
    names = [name for each in pair for name in re.findall(r'\bid="([^"]*)"', each)]
    assert len(names) == len(set(names)) == 4


def test_the_tallest_column_is_named_and_tops_the_picture(plots):
    words = {"says": "The second leads.", "unit": "hands", "along": "chance"}
    drawn = plots.columns("All", [(0, 1.0), (50, 3.0)], **words).data
    svg = picture(drawn)
    small, tall = (float(bar.get("height")) for bar in svg if bar.tag == "rect")
    assert tall == pytest.approx(3 * small, rel=0.01)
    assert [text.text for text in svg if text.tag == "text"] == [
        *("3.0 hands", "0", "50", "100", "chance")
    ]
    assert re.findall(r'<th scope="\w+">([^<]*)</th>', drawn) == [
        *("chance", "hands", "0 to 50", "50 to 100")
    ]


@pytest.mark.parametrize(
    ("number", "digits", "shown"), [(-0.04, 1, "0.0"), (-1.25, 2, "−1.25"), (3, 0, "3")]
)
def test_numbers_are_said_with_a_true_minus(plots, number, digits, shown):
    assert plots.said(number, digits) == shown
