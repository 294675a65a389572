"""Text that depends on the rules: tabs that follow the rules a reader has chosen.

For authors. Where a sentence is not true of every game, write one tab for each answer to the
question on which the games differ, and say in ``:sync:`` which switch and which of its values
the tab is about::

    ::::{tab-set}
    :::{tab-item} The declarer takes it
    :sync: widow=to_declarer
    The 25th card goes to the declarer.
    :::
    :::{tab-item} Nobody gets it
    :sync: widow=dead
    The 25th card stays face down.
    :::
    ::::

Several values share a tab with ``|``: ``nobody_bids=dealer_bids|redeal``. All values that are
not named are ``*``: ``target=*``. A ladder is written as in a link: ``calls=pass.3.4.5.6``. Where
too much differs at once, name the games: ``preset=classic`` beside ``preset=rounds|pepper_bids``
beside ``preset=hoyle``.

The build adds to each tab the names of the games it holds for, opens the one for Classic, and
complains of a switch or value that does not exist, of one that no tab speaks of, and of a game
that two tabs speak of. In the page the tabs open where the chosen rules say, and the tab of the
reader's own rules is marked. Without script every tab can be opened.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging

from hasenpfeffer.calls import Call
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.switches import SWITCHES

LOG = logging.getLogger(__name__)
GROUP = "by-rule"
PRESET, CALLS = OPEN = ("preset", "calls")
OTHER = "*"


class Tab(NamedTuple):
    """A tab and what it is about."""

    item: nodes.Element
    label: nodes.Element
    switch: str
    values: tuple[str, ...]


def written(value: object) -> str:
    """A value as it stands in a link."""
    if isinstance(value, tuple):
        return ".".join(map(str, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def value_of(rules: Rules, switch: str) -> str:
    """What a game says to a question; to ``preset``, which game it is."""
    return rules_to_text(rules) if switch == PRESET else written(getattr(rules, switch))


def tabs_of(tab_set: nodes.Element) -> list[Tab]:
    """The tabs of a set that are about a switch."""
    found = []
    for item in tab_set.children:
        if isinstance(item, nodes.Element) and item.get("design_component") == "tab-item":
            label = item.children[0]
            assert isinstance(label, nodes.Element)  # noqa: S101  # a tab begins with its label
            switch, equals, values = label.get("sync_id", "").partition("=")
            if equals:
                found.append(Tab(item, label, switch, tuple(values.split("|"))))
    return found


def complaints(tabs: list[Tab], size: int) -> list[str]:
    """What is wrong with a set of tabs, in sentences."""
    if len({tab.switch for tab in tabs}) > 1 or len(tabs) < size:
        return ["the tabs of one set are about one switch, all of them"]
    switch = tabs[0].switch
    found = next((each for each in SWITCHES if each.name == switch), None)
    if found is None and switch not in OPEN:
        return [f"there is no switch {switch!r}"]
    must = [value_of(preset, switch) for preset in PRESETS]
    if found:
        must = [written(each.value) for each in found.values]
    named = [value for tab in tabs for value in tab.values]
    said = [
        f"{switch} is never {value!r}"
        for value in named
        if value not in (*must, OTHER)
        and not (found and found.numbers and value.isdigit())
        and not (switch == CALLS and all(map(is_call, value.split("."))))
    ]
    if len(named) != len(set(named)):
        said.append(f"a value of {switch} is in two tabs")
    if OTHER not in named:
        said += [f"no tab is about {switch}={value}" for value in must if value not in named]
        if switch == CALLS or (found and found.numbers):
            said.append(f"{switch} has other values too: name them {switch}={OTHER}")
    return said


def is_call(text: str) -> bool:
    """Whether a word is a call."""
    try:
        Call.parse(text)
    except ValueError:
        return False
    return True


def holds(tabs: list[Tab], rules: Rules) -> Tab:
    """The tab that speaks of a game."""
    value = value_of(rules, tabs[0].switch)
    named = next((tab for tab in tabs if value in tab.values), None)
    return named or next(tab for tab in tabs if OTHER in tab.values)


class ByRule(SphinxPostTransform):
    """Name the games on each tab, before the design of tabs is put in."""

    default_priority = 190
    formats = ("html",)

    def run(self, **_options: Any) -> None:  # noqa: ANN401  # Sphinx calls it so
        """Prepare every set of tabs on the page."""
        for tab_set in self.document.findall(nodes.container):
            if tab_set.get("design_component") == "tab-set" and (tabs := tabs_of(tab_set)):
                self.prepare(tab_set, tabs)

    def prepare(self, tab_set: nodes.Element, tabs: list[Tab]) -> None:
        """Put names on the tabs of one set, and open the one for Classic."""
        items = [
            child
            for child in tab_set.children
            if isinstance(child, nodes.Element) and child.get("design_component") == "tab-item"
        ]
        if said := complaints(tabs, len(items)):
            LOG.warning("lean: tabs by rule: %s", "; ".join(said), location=tab_set)
            return
        tab_set["classes"].append("hp-by-rule")
        whose: dict[int, list[str]] = {id(tab): [] for tab in tabs}
        for preset in PRESETS:
            whose[id(holds(tabs, preset))].append(preset.name)
        for tab in tabs:
            tab.label["sync_group"] = GROUP
            tab.item["selected"] = tab is holds(tabs, PRESETS[0])
            games = ", ".join(whose[id(tab)]) or "house rules"
            if games != tab.label.astext():
                tab.label.append(nodes.inline("", games, classes=["hp-whose"]))
