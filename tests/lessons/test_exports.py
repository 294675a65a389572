"""Questions leave the book whole: as GIFT for classroom servers, and as a sheet to print."""

import json
import re

import pytest

from hasenpfeffer.lessons.gift import escaped, gift
from hasenpfeffer.lessons.printable import printable
from hasenpfeffer.lessons.spelling import normal
from hasenpfeffer.lessons.spoken import answer_text

NAME, TEXT = r"::((?:\\.|[^\\])*?)::", r"\[plain\]((?:\\.|[^\\{])*)"
ANSWER = r"([=~])(?:%(-?\d+)%)?((?:\\.|[^\\#~={}])*)#((?:\\.|[^\\#~={}])*)"


def plain(text):
    """Text without the escapes of GIFT."""
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text).strip()


def read(text):
    """Questions as a GIFT reader finds them: name, text, answers."""
    head, *parts = text.split("\n\n")
    assert head.startswith("$CATEGORY: ")
    for part in parts:
        whole = re.fullmatch(f"{NAME}{TEXT}{{\n(.*)\n}}\n?", part, re.DOTALL)
        assert whole, part
        answers = [re.fullmatch(f"\t{ANSWER}", line) for line in whole[3].split("\n")]
        assert all(answers), part
        found = [(a[1], a[2], plain(a[3]), plain(a[4])) for a in answers]
        yield plain(whole[1]), plain(whole[2]), found


@pytest.mark.parametrize("chapter", ["bowers", "rankings", "scoring", "variants", "tricks"])
def test_gift_comes_back_as_it_went_out(chapter, all_banks):
    levels = [level for family in all_banks[chapter]["families"] for level in family["levels"]]
    questions = list(read(gift(levels, category=chapter)))
    assert len(questions) == len(levels)
    for level, (name, text, answers) in zip(levels, questions, strict=True):
        assert name == level["id"]
        assert text.startswith(level["ask"])
        for fact in level["scene"].get("facts", ()):
            assert fact in text
        if level["kind"] == "text":
            right = {normal(say) for _, worth, say, _ in answers if worth == "100"}
            assert right
            assert all(level["options"][level["accept"][say]]["right"] for say in right)
            assert answers[-1][2:] == ("*", level["otherwise"]["reply"])
        else:
            shown = [(sign == "=", say, reply) for sign, _, say, reply in answers]
            assert shown == [
                (option["right"], answer_text(level, option), option["reply"])
                for option in level["options"]
            ]


def test_what_means_something_to_gift_is_escaped():
    wild = "a=b ~c #d {e} :f \\g\nh <b>&amp; 'i' \"j\" ♥"
    assert plain(escaped(wild)) == wild
    assert not re.search(r"(?<!\\)[=~#{}:]", escaped(wild).replace("\\\\", ""))


def test_a_sheet_has_the_questions_and_no_answers(all_levels):
    levels = all_levels[::40]
    paper = printable(levels, title="Friday", answers=False)
    assert paper["title"] == "Friday"
    assert "key" not in paper
    assert [question["number"] for question in paper["questions"]] == [*range(1, len(levels) + 1)]
    text = json.dumps(paper, ensure_ascii=False)
    assert not any(option["reply"] in text for level in levels for option in level["options"])


def test_the_key_names_every_right_answer_and_why(all_levels):
    levels = all_levels[::40]
    paper = printable(levels, title="Friday", answers=True)
    for level, question, key in zip(levels, paper["questions"], paper["key"], strict=True):
        right = [answer_text(level, option) for option in level["options"] if option["right"]]
        assert key["says"] == right
        assert key["why"] in level["options"][level["solution"]]["reply"]
        assert question["write"] == (level["kind"] == "text") == (not question["choices"])
        marked = [each["say"] for each in question["choices"] if each["mark"] in key["marks"]]
        assert marked == ([] if question["write"] else right)
