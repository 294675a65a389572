"""What must be true of every question bank before a reader sees it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from hasenpfeffer.lessons.depends import values_of
from hasenpfeffer.lessons.level import Json
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import position
from hasenpfeffer.lessons.spelling import normal
from hasenpfeffer.lessons.wording import LONGEST, sentences

BANNED = re.compile(r"\b(simply|just|obviously|easy|easily|of course|clearly)\b", re.IGNORECASE)
"""Words that talk down to a learner."""
OPEN = ("target", "all_six_scores", "calls")
"""Switches whose values cannot all be asked about."""
NOBODY_ALONE = {"alone": "off"}
"""Where nobody may go alone, there is nothing to ask about it."""
NO_DISCARD = {"what_to_lay_away": {"widow": "dead"}}
"""Where nobody gets the widow, nobody need be told which card to lay away."""
STEPS = (1, 2, 3, 4)


def problems(bank: Json) -> Iterator[str]:
    """Everything that is wrong with a bank, most basic first."""
    for family in bank["families"]:
        for level in family["levels"]:
            for problem in _level_problems(level):
                yield f"{level['id']}: {problem}"
        yield from (f"{family['family']}: {problem}" for problem in _family_problems(family))
    places = Counter(position(level) for family in bank["families"] for level in family["levels"])
    yield from (f"asked twice: {place}" for place, times in places.items() if times > 1)


def _family_problems(family: Json) -> Iterator[str]:
    """Steps that do not rise, and switch values that nobody asks about."""
    steps = [level["step"] for level in family["levels"]]
    if steps != sorted(steps) or set(steps) - {*STEPS}:
        yield "the steps do not rise from 1 to 4."
    if not all(sentence.endswith(".") for sentence in (family["idea"],)):
        yield "the idea is not a sentence."
    asked: dict[str, set[object]] = {}
    for level in family["levels"]:
        for condition in filter(None, (level["switch"], *level.get("also", ()))):
            asked.setdefault(condition["name"], set()).add(condition["value"])
    taught = {level["switch"]["name"] for level in family["levels"] if level["switch"]}
    unasked = NOBODY_ALONE | NO_DISCARD.get(family["family"], {})
    for name in sorted(taught - {*OPEN}):
        missing = {*values_of(name)} - asked[name] - {unasked.get(name)}
        if missing:
            yield f"{name} is asked about, but not when it is {sorted(map(str, missing))}."


def _level_problems(level: Json) -> Iterator[str]:
    """What is wrong with one level."""
    options = level["options"]
    right = [option for option in options if option["right"]]
    if not right or not options[level["solution"]]["right"]:
        yield "no right answer, or not where the solution is."
    if len(right) == len(options):
        yield "no wrong answer."
    if len({normal(option["say"]) for option in options}) < len(options):
        yield "two answers mean the same."
    for option in options:
        if option["right"] != (option["mistake"] is None):
            yield f"{option['say']} has a mistake and is right, or is wrong without one."
        elif not option["right"] and option["mistake"] not in {*Mistake}:
            yield f"{option['mistake']} is no known mistake."
        if option["reply"] == level["ask"] or option["reply"] in level["ask"]:
            yield "a reply stands in the question."
    yield from _shape_problems(level)
    yield from _word_problems(level)


def _shape_problems(level: Json) -> Iterator[str]:
    """Answers that cannot be given, and typed answers that nobody would reach."""
    says = [option["say"] for option in level["options"]]
    scene = level["scene"]
    if level["kind"] == "seat" and says != [*"NESW"]:
        yield "the seats are not N E S W."
    if level["kind"] == "card":
        hand = scene.get("hand", "")
        held = re.findall(r"JK|[9TJQKA][SHDC]", hand)
        if sorted(held) != sorted(says) or "".join(says) != hand:
            yield "the cards to choose from are not those in the hand."
    if level["kind"] == "text":
        reached = {*level["accept"].values()}
        if reached != {*range(len(says))}:
            yield "a typed answer cannot be reached."
        if any(level["accept"].get(normal(say)) != place for place, say in enumerate(says)):
            yield "an answer is not accepted as it is written."
        if any(spelling != normal(spelling) for spelling in level["accept"]):
            yield "a spelling is not normal."
        if not level["otherwise"]["reply"]:
            yield "nothing is said to other answers."
    elif "accept" in level:
        yield "only typed answers have spellings."


def texts_of(level: Json) -> Iterator[str]:
    """Every text of a level that is made of sentences."""
    yield level["ask"]
    yield from level["scene"].get("facts", ())
    yield from (option["reply"] for option in level["options"])
    if "otherwise" in level:
        yield level["otherwise"]["reply"]


def _word_problems(level: Json) -> Iterator[str]:
    """Sentences too long, unfinished, or in words that talk down."""
    for text in texts_of(level):
        for sentence in sentences(text):
            first, last = sentence[:1], sentence[-1:]
            if not (first.isupper() or first in "0123456789−") or last not in ".?!":
                yield f"not a whole sentence: {sentence!r}."
            if len(sentence.split()) > LONGEST:
                yield f"too long: {sentence!r}."
            if BANNED.search(sentence) or "  " in sentence:
                yield f"not to be said so: {sentence!r}."
    for option in level["options"]:
        if not option["reply"].startswith("Yes." if option["right"] else "Not yet. "):
            yield f"the reply to {option['say']} does not begin as replies do."
