"""What every switch means, as tables: house rules and rule sheets are worded by looking up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, product
from typing import Any

from hasenpfeffer.calls import PASS, Ladder
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.sheet import CONTENTS, Line, sheet
from hasenpfeffer.switch import Switch
from hasenpfeffer.switches import SWITCHES
from hasenpfeffer.widgets.house import RUNGS


@cache
def meanings() -> dict[str, Any]:
    """Each switch with its question and answers, and what stands on a rule sheet.

    >>> tables = meanings()
    >>> tables["switches"]["widow"]["question"], tables["contents"][2]
    ('Who gets the 25th card, the widow?', ['Trump and the widow', ['trump_named', 'widow']])
    >>> tables["ladders"]["pass.3.4.5.6"]
    ['You pass, or bid 3, 4, 5 or 6 tricks.', 'A08']
    """
    return {
        "switches": {switch.name: _switch(switch) for switch in SWITCHES},
        "contents": [
            [title, [each if isinstance(each, str) else _words(each) for each in content]]
            for title, content in CONTENTS
        ],
        "ladders": {
            ".".join(map(str, ladder)): _words(_line_about(ladder)) for ladder in ladders()
        },
    }


def ladders() -> Iterator[Ladder]:
    """Every ladder there can be: some of the lower bids, a bid of six or none, a big one or none.

    >>> sum(1 for _ in ladders())
    191
    """
    *lower, six, big = RUNGS
    low = [rung for (rung,) in lower]
    some = chain.from_iterable(combinations(low, size) for size in range(len(low) + 1))
    for few, each_six, each_big in product(some, (None, *six), (None, *big)):
        bids = (*few, *(each for each in (each_six, each_big) if each))
        if bids:
            yield (PASS, *bids)


def _switch(switch: Switch) -> dict[str, Any]:
    """A switch for the page: answers as lists of value, label, sentence, line and effect."""
    numbers, moot = switch.numbers, switch.moot
    return {
        "question": switch.question,
        "values": [
            [each.value, each.label, each.sentence, each.source, each.effect]
            for each in switch.values
        ],
        "numbers": numbers
        and [
            *(numbers.range[0], numbers.range[-1]),
            *(numbers.label, numbers.sentence, numbers.source, numbers.effect),
        ],
        "moot": moot and [moot.switch, moot.value, moot.sentence],
    }


def _words(line: Line) -> list[str]:
    return [line.sentence, line.source]


def _line_about(ladder: Ladder) -> Line:
    """What a rule sheet says about such bids."""
    lines = chain.from_iterable(section.lines for section in sheet(CLASSIC.replace(calls=ladder)))
    return next(line for line in lines if line.switch == "calls")
