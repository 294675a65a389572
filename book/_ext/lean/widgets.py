"""Widgets in a page without a kernel: the state made small, the first picture drawn beforehand."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sphinx.errors import ExtensionError

from lean import node, tables

if TYPE_CHECKING:
    from pathlib import Path

VIEW = re.compile(
    r'<script type="application/vnd\.jupyter\.widget-view\+json">\s*(\{.*?\})\s*</script>',
    re.DOTALL,
)
# Traits of every Jupyter widget; a page has no use for them.
HOUSEKEEPING = {"layout", "tabbable", "tooltip"}
# The page's policy forbids both, so the drawing would come out different from the live widget.
FORBIDDEN = re.compile(r"<[^>]+\s(style|on[a-z]+)\s*=")


class Mounted(NamedTuple):
    """A page's body with the widgets drawn in it, and what brings them to life."""

    body: str
    models: str = ""
    tables: str = ""
    """What several models refer to; see ``tables.py``."""
    first: str = ""
    """The kind of the first widget: its script comes with the page."""
    scripts: str = ""
    """Where the script of each kind lies, in the page's order."""


def mount(body: str, state: str, *, home: Path) -> Mounted:
    """Draw each widget of the page in its place."""
    models = {
        key: traits(model["state"])
        for key, model in json.loads(state)["state"].items()
        if "_esm" in model["state"]
    }
    shown = [json.loads(view)["model_id"] for view in VIEW.findall(body)]
    if not shown:
        return Mounted(body)
    for key in shown:
        if key not in models:
            message = f"lean: widget {key} is no anywidget: a page without a kernel cannot show it"
            raise ExtensionError(message)
    # Numbered in the page's order: the kernel's random keys would change every build.
    names = {key: f"w{number}" for number, key in enumerate(dict.fromkeys(shown), start=1)}
    models = {name: models[key] for key, name in names.items()}
    drawn = draw(json.dumps(models, ensure_ascii=False, separators=(",", ":")), home)
    body = VIEW.sub(lambda view: place(names[json.loads(view[1])["model_id"]], drawn), body)
    small, shared = tables.shared(models)
    scripts = {model["kind"]: f"_static/hp-{model['kind']}.js" for model in models.values()}
    return Mounted(
        drawn["sprite"] + body,
        packed(small),
        packed(shared),
        next(iter(scripts)),
        packed(scripts),
    )


def packed(value: object) -> str:
    """A value as text that may stand in a script of the page."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def traits(state: dict[str, Any]) -> dict[str, Any]:
    """What the widget's drawing reads; code, style and layout are left behind."""
    return {
        name: value
        for name, value in state.items()
        if not name.startswith("_") and name not in HOUSEKEEPING
    }


@cache
def draw(models: str, home: Path) -> dict[str, Any]:
    """The first picture of each widget, made by the widgets' own code."""
    answer: dict[str, Any] = json.loads(node.run(home / "js" / "prerender.mjs", json.loads(models)))
    for name, widget in answer["widgets"].items():
        if bad := FORBIDDEN.search(widget["html"]):
            message = f"lean: the drawing of widget {name} has a {bad[1]} attribute: {bad[0]}"
            raise ExtensionError(message)
    return answer


def place(name: str, drawn: dict[str, Any]) -> str:
    """The widget's place in the page: its picture, and its answer for readers without script."""
    widget = drawn["widgets"][name]
    return (
        f'<div class="hp-root" data-hp="{name}">{widget["html"]}</div>'
        f'<noscript><div class="hp-noscript">{widget["noscript"]}</div></noscript>'
    )
