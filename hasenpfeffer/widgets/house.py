"""What rules can be, as tables: a page reads, writes and explains house rules by looking up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hasenpfeffer.calls import BIG_PEPPER, LITTLE_PEPPER, bid
from hasenpfeffer.errors import RulesError
from hasenpfeffer.presets import CLASSIC, PRESETS
from hasenpfeffer.rules import EXCLUSIONS, Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.switches import SWITCHES

RUNGS = (*((bid(tricks),) for tricks in range(1, 6)), (bid(6), LITTLE_PEPPER), (BIG_PEPPER,))
"""The bids from the lowest; a ladder takes at most one from each place."""

ABOUT = {
    "Classic": "One bid each, from 3; a bid that fails costs the bid",
    "Rounds": "Bids climb until three have passed; the widow is seen before trump is named",
    "Pepper bids": "As Rounds, but above 5 stand little pepper and big pepper",
    "Hoyle": "If all pass, the joker's holder must bid 3; nobody gets the widow",
}
"""A preset in a line, for a menu."""

MODULE = Path(__file__).parent / "js" / "rules_tables.js"
"""Where the page's scripts find ``rules_tables``; a committed product, like ``static``."""


def rules_tables() -> dict[str, Any]:
    """All that reading and writing the text of rules takes, and what to say when it is wrong.

    >>> tables = rules_tables()
    >>> tables["presets"][0][:2], tables["allowed"]["target"]
    (['classic', 'Classic'], {'values': ['players_plus_bid'], 'numbers': [1, 500]})
    """
    return {
        "presets": [
            [rules_to_text(preset), preset.name, switch_values(preset), ABOUT[preset.name]]
            for preset in PRESETS
        ],
        "order": [switch for switch, _ in CLASSIC.switches()],
        "allowed": {switch.name: _allowed(switch.name) for switch in SWITCHES},
        "rungs": [[str(call) for call in rungs] for rungs in RUNGS],
        "exclusions": [
            {
                "pairs": [list(pair) for pair in each.switches],
                "why": each.why,
                "say": each.sentence,
            }
            for each in EXCLUSIONS
        ],
        "holder": {
            "switch": "nobody_bids",
            "value": "joker_holder_bids",
            "needs": str(bid(3)),
            "why": _refusal("hoyle~calls=pass.4").partition(": ")[2],
        },
        "say": _sentences(),
    }


def switch_values(rules: Rules) -> dict[str, Any]:
    """The value of every switch, with the ladder as words."""
    return {**dict(rules.switches()), "calls": [str(call) for call in rules.calls]}


def _allowed(name: str) -> dict[str, Any]:
    """What a switch may be set to."""
    switch = next(switch for switch in SWITCHES if switch.name == name)
    allowed: dict[str, Any] = {"values": [each.value for each in switch.values]}
    if switch.numbers:
        allowed["numbers"] = [switch.numbers.range[0], switch.numbers.range[-1]]
    return allowed


def _sentences() -> dict[str, str]:
    """The engine's own refusals: each is provoked once, and its details become places."""
    values = {switch.name: _refusal(f"classic~{switch.name}=?") for switch in SWITCHES}
    return {
        "preset": _refusal("?", ("'?'", "{text}")),
        "change": _refusal("classic~?", ("'?'", "{text}")),
        "switch": _refusal("classic~?=1", ("'?'", "{text}")),
        **{f"value_{name}": text.replace("'?'", "{text}", 1) for name, text in values.items()},
        "call": _refusal("classic~calls=?", ("calls=?", "calls={value}"), ("'?'", "{text}")),
        "start": _refusal("classic~calls=4", ("'4'", "{text}")),
        "rise": _refusal(
            "classic~calls=pass.4.3",
            ("3 after 4 in 'pass 4 3'", "{higher} after {lower} in {text}"),
        ),
        "holder": _refusal("hoyle~calls=pass.4", ("calls=pass 4", "calls={calls}")),
        "changed": "{name}, changed",
        "link": "The rules in this link cannot be read, so the book goes by Classic. {why}",
        "memory": "The rules this browser remembers cannot be read, "
        "so the book goes by Classic. {why}",
    }


def _refusal(text: str, *places: tuple[str, str]) -> str:
    """What the engine says to a text that it cannot read, with places for the details."""
    try:
        rules_from_text(text)
    except RulesError as error:
        sentence = str(error)
    else:
        message = f"{text!r} was to be refused"
        raise AssertionError(message)
    for detail, place in places:
        if detail not in sentence:
            message = f"{detail!r} is not in {sentence!r}"
            raise AssertionError(message)
        sentence = sentence.replace(detail, place, 1)
    return sentence


def module() -> str:
    """The tables as a module for the page's scripts."""
    tables = json.dumps(rules_tables(), ensure_ascii=False, indent=1)
    return (
        "// Made by `make bundle` from the engine: what rules can be. Do not edit.\n"
        f"export const RULES = {tables};\n"
    )
