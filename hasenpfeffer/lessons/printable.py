"""A sheet of questions to print, with or without the answers: plain values, for a page to draw."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from hasenpfeffer.lessons.level import Json
from hasenpfeffer.lessons.spoken import answer_text, scene_lines


def printable(levels: Sequence[Json], *, title: str, answers: bool) -> Json:
    """Number the questions and letter the answers; the key comes at the end, if it is wanted.

    >>> from hasenpfeffer.lessons.bank import banks, levels_of
    >>> paper = printable(levels_of([banks()["bowers"]])[:2], title="Bowers", answers=True)
    >>> [(each["number"], each["marks"]) for each in paper["key"]]
    [(1, ['a']), (2, ['d'])]
    """
    paper: Json = {
        "title": title,
        "questions": [_question(number, level) for number, level in enumerate(levels, start=1)],
    }
    if answers:
        paper["key"] = [_key(number, level) for number, level in enumerate(levels, start=1)]
    return paper


def _question(number: int, level: Json) -> Json:
    """What stands on the sheet: a typed answer gets a line to write on."""
    return {
        "number": number,
        "ask": level["ask"],
        "scene": level["scene"],
        "lines": list(scene_lines(level["scene"])),
        "choices": [
            {"mark": mark, "say": answer_text(level, option)} for mark, option in _choices(level)
        ],
        "write": level["kind"] == "text",
    }


def _key(number: int, level: Json) -> Json:
    """The right answers and why."""
    right = [option for option in level["options"] if option["right"]]
    return {
        "number": number,
        "marks": [mark for mark, option in _choices(level) if option["right"]],
        "says": [answer_text(level, option) for option in right],
        "why": right[0]["reply"].removeprefix("Yes. "),
    }


def _choices(level: Json) -> list[tuple[str, Json]]:
    """The answers to choose from with their letters; none where the answer is written."""
    if level["kind"] == "text":
        return []
    return list(zip(ascii_lowercase, level["options"], strict=False))
