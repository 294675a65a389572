"""Which switches an answer depends on: found out by judging it again under other rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from hasenpfeffer.calls import ladder
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.level import Condition
from hasenpfeffer.lessons.wording import short
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules import EXCLUSIONS, Rules
from hasenpfeffer.sheet import ladder_sentence
from hasenpfeffer.switch import SwitchValue
from hasenpfeffer.switches import SWITCHES

Judge: TypeAlias = Callable[[Rules], object]
"""The answer to a question under some rules; it may raise where they cannot be so."""

NUMBERS = {"all_six_scores": (6, 8, 10), "target": (10, 11, 15)}
"""Numbers worth trying on the switches that take any."""
LADDERS = tuple(dict.fromkeys(" ".join(map(str, preset.calls)) for preset in PRESETS))


def values_of(name: str) -> tuple[SwitchValue, ...]:
    """The values of a switch worth trying.

    >>> values_of("first_lead")
    ('declarer', 'left_of_dealer')
    """
    if name == "calls":
        return LADDERS
    switch = next(switch for switch in SWITCHES if switch.name == name)
    return (*(value.value for value in switch.values), *NUMBERS.get(name, ()))


def value_of(rules: Rules, name: str) -> SwitchValue:
    """The value of a switch; a ladder as its text."""
    value = getattr(rules, name)
    return " ".join(map(str, value)) if name == "calls" else value


def others(rules: Rules, name: str) -> Iterator[Rules]:
    """The same rules with one switch changed; what would exclude the change goes with it."""
    for value in values_of(name):
        if value == value_of(rules, name):
            continue
        change: dict[str, Any] = {name: ladder(str(value)) if name == "calls" else value}
        for exclusion in EXCLUSIONS:
            if (name, value) in exclusion.switches:
                other, that = next(each for each in exclusion.switches if each[0] != name)
                if value_of(rules, other) == that:
                    change[other] = next(each for each in values_of(other) if each != that)
        try:
            yield rules.replace(**change)
        except HasenpfefferError:
            continue


def depends_on(rules: Rules, judge: Judge, *, first: str = "") -> tuple[Condition, ...]:
    """The switches whose change would change the answer, the one named first in front.

    >>> from hasenpfeffer import CLASSIC
    >>> depends_on(CLASSIC, lambda rules: rules.first_lead)
    (('first_lead', 'declarer'),)
    """
    answer = judge(rules)
    names = ["calls", *(switch.name for switch in SWITCHES)]
    decisive = [
        name
        for name in names
        if any(_judged(judge, each) != answer for each in others(rules, name))
    ]
    decisive.sort(key=lambda name: name != first)
    return tuple((name, value_of(rules, name)) for name in decisive)


def _judged(judge: Judge, rules: Rules) -> object:
    try:
        return judge(rules)
    except HasenpfefferError:
        return None


def facts_of(rules: Rules, conditions: tuple[Condition, ...]) -> tuple[str, ...]:
    """The rules a question depends on, in the words of the rule sheet."""
    return tuple(fact for name, _ in conditions for fact in _facts(rules, name))


def _facts(rules: Rules, name: str) -> tuple[str, ...]:
    if name == "calls":
        return short(ladder_sentence(rules.calls))
    switch = next(switch for switch in SWITCHES if switch.name == name)
    return short(switch.meaning(getattr(rules, name)).sentence)
