"""Rules as JSON, and as a short text that fits in a link."""

from __future__ import annotations

import json
from urllib.parse import quote, unquote

from hasenpfeffer.calls import ladder
from hasenpfeffer.errors import HasenpfefferError, RulesError
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules import OPEN, Rules
from hasenpfeffer.switches import SWITCHES

_NAMES = {preset.name.lower().replace(" ", "_"): preset for preset in PRESETS}


def rules_to_json(rules: Rules) -> str:
    """Write rules as JSON: a name, and every switch in the order of the game."""
    values: dict[str, object] = {"name": rules.name, **dict(rules.switches())}
    values["calls"] = [str(call) for call in rules.calls]
    return json.dumps(values)


def rules_from_json(text: str) -> Rules:
    """Read rules from JSON; ``RulesError`` says what is wrong with them.

    >>> from hasenpfeffer import HOYLE
    >>> rules_from_json(rules_to_json(HOYLE)) == HOYLE
    True
    """
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        message = f"These rules are not JSON: {error.msg} at character {error.pos}."
        raise RulesError(message) from None
    except (ValueError, RecursionError):
        message = "These rules are not JSON that anybody wrote: too long a number, or too deep."
        raise RulesError(message) from None
    if not isinstance(values, dict) or not isinstance(values.get("name"), str):
        message = "Rules in JSON are one object with a name and a value for every switch."
        raise RulesError(message)
    calls = values.get("calls", [])
    if not isinstance(calls, list) or not all(isinstance(call, str) for call in calls):
        message = f"calls is a list of calls such as 'pass' and '3', not {calls!r}."
        raise RulesError(message)
    known = {"name", "calls", *(switch.name for switch in SWITCHES)}
    if unknown := sorted(values.keys() - known):
        message = f"There is no switch {unknown[0]!r}; the switches are {', '.join(sorted(known))}."
        raise RulesError(message)
    return Rules(**{**values, "calls": ladder(" ".join(calls)) or OPEN})


def rules_to_text(rules: Rules) -> str:
    """Write rules for a link: the nearest preset, and what differs from it.

    >>> from hasenpfeffer import CLASSIC
    >>> rules_to_text(CLASSIC), rules_to_text(CLASSIC.replace(target=11, name="Our table"))
    ('classic', 'classic~target=11~name=Our%20table')
    """
    preset = min(PRESETS, key=lambda preset: len(_changes(preset, rules)))
    key = next(key for key, each in _NAMES.items() if each is preset)
    return "~".join([key, *_changes(preset, rules)])


def rules_from_text(text: str) -> Rules:
    """Read the text of a link.

    >>> rules_from_text("classic~target=11").target
    11
    >>> rules_from_text("clasic")
    Traceback (most recent call last):
    ...
    hasenpfeffer.errors.RulesError: 'clasic' names no rules; \
a text for rules starts with one of: classic, rounds, pepper_bids, hoyle.
    """
    key, *changes = text.strip().split("~")
    if key not in _NAMES:
        message = (
            f"{key!r} names no rules; a text for rules starts with one of: {', '.join(_NAMES)}."
        )
        raise RulesError(message)
    preset = _NAMES[key]
    name = preset.name if not changes else "House rules"
    switches: dict[str, object] = {}
    for change in changes:
        switch, equals, value = change.partition("=")
        if not equals:
            message = f"{change!r} changes nothing; a change is written switch=value."
            raise RulesError(message)
        if switch == "name":
            name = unquote(value)
        else:
            switches[switch] = _read(switch, value)
    return preset.replace(name=name, **switches)


def _changes(preset: Rules, rules: Rules) -> list[str]:
    """What has to be said besides the preset's name."""
    before = dict(preset.switches())
    changes = [
        f"{switch}={_write(value)}" for switch, value in rules.switches() if before[switch] != value
    ]
    default = "House rules" if changes else preset.name
    if rules.name != default:
        changes.append(f"name={quote(rules.name, safe='').replace('~', '%7E')}")
    return changes


def _write(value: object) -> str:
    if isinstance(value, tuple):
        return ".".join(map(str, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _read(switch: str, value: str) -> object:
    if switch == "calls":
        try:
            return ladder(value.replace(".", " "))
        except HasenpfefferError as error:
            message = f"calls={value} is no ladder: {error}"
            raise RulesError(message) from None
    if switch == "must_outbid" and value in ("yes", "no"):
        return value == "yes"
    is_number = value.isascii() and value.isdigit() and len(value) <= _LONGEST_NUMBER
    return int(value) if is_number else value


_LONGEST_NUMBER = 9
"""Digits; no switch takes a number anywhere near."""
