"""Tables and tabs for the chapters, made of the engine's own words."""

# ruff: noqa: INP001  chapters import it from beside them

from __future__ import annotations

from IPython.display import Markdown

from hasenpfeffer.presets import PRESETS
from hasenpfeffer.sheet import ladder_sentence
from hasenpfeffer.switches import SWITCHES

BY_NAME = {switch.name: switch for switch in SWITCHES}


def table(*rows: tuple[object, ...]) -> Markdown:
    """Rows of words as a table of the page; the first row is its head.

    Where there is little room, a standard error may go below its number.
    """
    lines = [f"| {' | '.join(map(str, row))} |".replace("\u00a0±", " ±") for row in rows]
    lines.insert(1, "|---" * len(rows[0]) + "|")
    return Markdown("\n".join(lines))


def line(number: str) -> str:
    """A link to a numbered line of the rules."""
    return f"[{number}](#rule-{number.lower()})"


def answers(name: str) -> Markdown:
    """What tables answer to one question, in tabs that follow the reader's rules."""
    switch = BY_NAME[name]
    values = [each.value for each in switch.values]
    if switch.numbers:
        values += sorted({getattr(game, name) for game in PRESETS} - {*values})
    meanings = [(_written(value), switch.meaning(value)) for value in values]
    items = [
        (each.label, f"{name}={value}", f"{each.sentence} ({line(each.source)})")
        for value, each in meanings
    ]
    if switch.numbers:
        items.append(("Another number", f"{name}=*", "Your table has agreed on another number."))
    return tabs(items)


def ladders() -> Markdown:
    """What may be bid, in tabs that follow the reader's rules."""
    found: dict[str, tuple[str, str, str]] = {}
    for preset in PRESETS:
        bids = " ".join(map(str, preset.bids))
        calls = ".".join(map(str, preset.calls))
        found.setdefault(bids, (bids, f"calls={calls}", ladder_sentence(preset.calls)))
    own = ("other bids", "calls=*", "Your own table has other bids. Its rule sheet names them.")
    return tabs([*found.values(), own])


def tabs(items: list[tuple[str, str, str]]) -> Markdown:
    """Tabs: what stands on each, the rules it is about, and its text.

    Two tabs with one label are an error: a reader could not tell them apart.
    """
    labels = [label for label, _, _ in items]
    if len({*labels}) < len(labels):
        message = f"Each tab needs a label of its own, not {', '.join(labels)}."
        raise ValueError(message)
    written = (
        f":::{{tab-item}} {label}\n:sync: {about}\n{text}\n:::" for label, about, text in items
    )
    return Markdown("\n".join(["::::{tab-set}", *written, "::::"]))


def _written(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
