"""What players ask, put to the engine under every game, and shown where the games differ."""

# ruff: noqa: INP001  chapters import it from beside them

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from IPython.display import Markdown
from tables import BY_NAME, line, tabs

from hasenpfeffer.presets import CLASSIC, PRESETS
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.switch import SwitchValue


class Answer(NamedTuple):
    """What a game answers: in a word, in a sentence, and by which line of the rules."""

    label: str
    text: str
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({line(self.rule)})" if self.rule else self.text

    def tab(self, about: str) -> tuple[str, str, str]:
        """A tab for the answer, and which rules it is about."""
        return self.label[0].upper() + self.label[1:], about, str(self)


Question: TypeAlias = Callable[[Rules], Answer]
ELSEWHERE = Answer("Another answer", "Your table has agreed on something else: see its rule sheet.")


def asked(question: Question, *, by: str = "") -> Markdown:
    """The answer of each game: one sentence if they agree, else tabs that follow the rules.

    ``by`` names the switch that decides, or ``preset`` where several do. Two games that answer
    the switch alike and the question differently are an error: then another switch decides too.
    """
    if not by:
        [answer] = {question(rules) for rules in PRESETS}
        label = answer.label[0].lower() + answer.label[1:]
        return Markdown(f"**All four games: {label}.** {answer}")
    if by == "preset":
        return tabs(by_game(question))
    items = []
    for value in values(by):
        [answer] = {question(rules) for rules in games(by, value)}
        items.append(answer.tab(f"{by}={written(value)}"))
    if by == "calls" or BY_NAME[by].numbers:
        items.append(ELSEWHERE.tab(f"{by}=*"))
    return tabs(items)


def by_game(question: Question) -> list[tuple[str, str, str]]:
    """The answers with the games that give them."""
    whose: dict[Answer, list[str]] = {}
    for rules in PRESETS:
        whose.setdefault(question(rules), []).append(rules_to_text(rules))
    return [each.tab(f"preset={'|'.join(names)}") for each, names in whose.items()]


def values(switch: str) -> list[object]:
    """What a switch can be: all that is offered, and all that the games have."""
    found: list[object] = [getattr(rules, switch) for rules in PRESETS]
    if switch != "calls":
        found = [each.value for each in BY_NAME[switch].values] + found
    return list(dict.fromkeys(found))


def games(switch: str, value: object) -> list[Rules]:
    """The games with such a switch; Classic with it set so, if there is none."""
    found = [rules for rules in PRESETS if getattr(rules, switch) == value]
    return found or [CLASSIC.replace(**{switch: value})]


def meaning(rules: Rules, switch: str) -> Answer:
    """The rule of a game on one switch, as the rule sheet has it."""
    value: SwitchValue = getattr(rules, switch)
    found = BY_NAME[switch].meaning(value)
    return Answer(found.label, found.sentence, found.source)


def written(value: object) -> str:
    """A value as it stands in a link."""
    if isinstance(value, tuple):
        return ".".join(map(str, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
