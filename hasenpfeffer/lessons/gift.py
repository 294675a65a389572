"""Questions in the GIFT format, which Moodle documents and classroom servers import.

The characters that mean something in GIFT are escaped everywhere. Of several right
answers each is right by itself; a typed answer is a short answer, with a reply to each
mistake and one to anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hasenpfeffer.cards import Card
from hasenpfeffer.lessons.level import Json
from hasenpfeffer.lessons.spelling import NUMBERS, of_card
from hasenpfeffer.lessons.spoken import answer_text, is_card, scene_lines
from hasenpfeffer.trump import Trump

SPECIAL = "\\~=#{}:"


def gift(levels: Iterable[Json], *, category: str) -> str:
    r"""Write levels as one GIFT file.

    >>> from hasenpfeffer.lessons.bank import banks, levels_of
    >>> text = gift(levels_of([banks()["bowers"]])[:1], category="Bowers")
    >>> question = text.splitlines()[2]
    >>> question.startswith("::card_suit.01::[plain]Hearts are trump."), question[-13:]
    (True, 'card\\: 10♠. {')
    """
    questions = "\n".join(_question(level) for level in levels)
    return f"$CATEGORY: $course$/{escaped(category)}\n\n{questions}"


def escaped(text: str) -> str:
    r"""Text in which nothing means anything to GIFT.

    >>> print(escaped("a = {b} ~ c: #1 \\"))
    a \= \{b\} \~ c\: \#1 \\
    """
    for letter in SPECIAL:
        text = text.replace(letter, f"\\{letter}")
    return text.replace("\n", "\\n")


def _question(level: Json) -> str:
    """One question, its answers one a line."""
    text = "\n".join((level["ask"], *scene_lines(level["scene"])))
    answers = _typed(level) if level["kind"] == "text" else _chosen(level)
    lines = "\n".join(f"\t{answer}" for answer in answers)
    return f"::{escaped(level['id'])}::[plain]{escaped(text)} {{\n{lines}\n}}\n"


def _chosen(level: Json) -> Iterator[str]:
    """Answers to choose from."""
    for option in level["options"]:
        sign = "=" if option["right"] else "~"
        yield f"{sign}{escaped(answer_text(level, option))}#{escaped(option['reply'])}"


def _typed(level: Json) -> Iterator[str]:
    """Every spelling with spaces where people put them; then anything else."""
    trump = level["scene"].get("trump")
    for option in level["options"]:
        worth = "%100%" if option["right"] else "%0%"
        for spelling in spellings(level, option["say"], Trump.parse(trump) if trump else None):
            yield f"={worth}{escaped(spelling)}#{escaped(option['reply'])}"
    yield f"=%0%*#{escaped(level['otherwise']['reply'])}"


def spellings(level: Json, say: str, trump: Trump | None) -> list[str]:
    """How people type an answer; capitals do not matter.

    >>> spellings({"kind": "text"}, "−4", None)
    ['−4', '-4', 'minus 4', 'minus four']
    """
    if is_card(level, say):
        card = Card.parse(say)
        titles = (trump.title_of(card),) if trump else ()
        names = dict.fromkeys((card.words, *titles))
        short = [each for each in of_card(card) if len(each) < 4]  # noqa: PLR2004  # JH, J♥, 10H
        return [*short, *names, *(f"the {name}" for name in names)]
    number = int(say.replace("−", "-"))
    word = NUMBERS[abs(number)] if abs(number) < len(NUMBERS) else str(abs(number))
    if number < 0:
        return list(dict.fromkeys((say, str(number), f"minus {-number}", f"minus {word}")))
    return [say, word]
