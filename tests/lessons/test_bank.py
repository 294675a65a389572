"""The banks as a whole: large enough, small enough, the same every time, and fair."""

import gzip
import json
import os
import re
import subprocess
import sys
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from hasenpfeffer.lessons import Mistake
from hasenpfeffer.lessons.bank import script
from hasenpfeffer.lessons.contents import CHAPTERS
from hasenpfeffer.lessons.question import position

ROOT = Path(__file__).parents[2]


def test_there_is_enough_to_learn(all_families, all_levels):
    assert len(all_families) >= 14
    assert len({position(level) for level in all_levels}) == len(all_levels) >= 600


def test_every_family_goes_from_easy_to_hard(all_families):
    for family in all_families.values():
        assert {level["step"] for level in family["levels"]} == {1, 2, 3, 4}, family["family"]


def test_every_chapter_of_the_book_with_levels_is_there(all_banks):
    for chapter in all_banks:
        assert (ROOT / "book" / f"{chapter}.ipynb").exists(), chapter


def anchors(page):
    """The places of a chapter that can be linked to: its headings and labels."""
    cells = json.loads((ROOT / "book" / f"{page}.ipynb").read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-") for heading in headings}
    return slugs | set(re.findall(r"^\(([\w-]+)\)=$", text, re.MULTILINE))


def test_every_link_goes_to_a_place_in_a_chapter(all_families):
    for family in all_families.values():
        page, _, anchor = family["link"].partition(".html#")
        assert anchor in anchors(page), family["link"]


def test_every_level_has_a_name_of_its_own(all_levels):
    assert max(Counter(level["id"] for level in all_levels).values()) == 1


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_bank_is_a_small_file(chapter, all_banks):
    assert len(gzip.compress(script(all_banks[chapter]).encode())) <= 25_000


def test_the_banks_are_the_same_every_time(tmp_path):
    written = []
    for seed in ("1", "2"):
        folder = tmp_path / seed
        command = [sys.executable, "-m", "hasenpfeffer.lessons", "--out", folder]
        subprocess.run(
            command,
            check=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.DEVNULL,
        )
        written.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert written[0] == written[1]
    assert {f"{chapter}.js" for chapter in CHAPTERS} == set(written[0])


def test_every_mistake_is_made_somewhere_and_described(all_levels):
    made = {option["mistake"] for level in all_levels for option in level["options"]}
    made |= {level["otherwise"]["mistake"] for level in all_levels if "otherwise" in level}
    assert made - {None} == {*Mistake}
    assert all(mistake.sentence.endswith(".") for mistake in Mistake)


def test_a_question_about_the_rules_of_a_table_says_that_it_is_not_your_table(all_levels):
    """Its right answer may be none of the rules that stand above it."""
    about = {Mistake.OTHER_RULE.value, Mistake.OTHER_GAME.value}
    for level in all_levels:
        wrong = {option["mistake"] for option in level["options"] if not option["right"]}
        elsewhere = level["kind"] == "option" and level["switch"] is None and wrong <= about
        assert level.get("elsewhere", False) is elsewhere, level["id"]
        assert ("at another table" in level["ask"]) is elsewhere, level["id"]


def shares(levels, trait):
    """How often the right answer has a trait, and how often it would by chance."""
    found = expected = variance = 0
    for level in levels:
        options = level["options"]
        place = trait([option["say"] for option in options])
        if place is None:
            continue
        chance = sum(option["right"] for option in options) / len(options)
        found += options[place]["right"]
        expected += chance
        variance += chance * (1 - chance)
    return found, expected, variance


def the_one(best):
    """The place of the only longest answer, or the only shortest; none when there are two."""

    def place(says):
        lengths = [*map(len, says)]
        return lengths.index(best(lengths)) if lengths.count(best(lengths)) == 1 else None

    return place


TRAITS = {
    "first": lambda _: 0,
    "last": lambda says: len(says) - 1,
    "longest": the_one(max),
    "shortest": the_one(min),
}


@pytest.mark.parametrize("trait", sorted(TRAITS))
@pytest.mark.parametrize("kind", ["card", "seat", "option"])
def test_place_and_length_give_nothing_away(kind, trait, all_levels):
    levels = [level for level in all_levels if level["kind"] == kind]
    found, expected, variance = shares(levels, TRAITS[trait])
    assert abs(found - expected) <= 3 * sqrt(variance), (found, expected)


@pytest.mark.parametrize("trait", sorted(TRAITS))
def test_nor_do_they_within_a_family(trait, all_families):
    for family in all_families.values():
        levels = [level for level in family["levels"] if level["kind"] in {"seat", "option"}]
        found, expected, variance = shares(levels, TRAITS[trait])
        assert abs(found - expected) <= 3.5 * sqrt(variance), (family["family"], found, expected)
