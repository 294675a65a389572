"""A page with some widgets and nothing else, drawn as the book draws them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from lean.head import EARLY

from tests.widgets.traits import traits_of

WIDGETS = Path(__file__).resolve().parents[2] / "hasenpfeffer" / "widgets"
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Widgets</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'">
<link rel="icon" href="icon.svg"><link rel="stylesheet" href="widgets.css">
<link rel="stylesheet" href="page.css"><script src="early.js"></script></head>
<body>{sprite}<main><h1>Widgets</h1>{roots}</main>
<script type="application/json" data-hp-scripts>{addresses}</script>
<script type="application/json" data-hp-models>{models}</script>
{scripts}</body></html>
"""
STYLE = """body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 760px; margin: 0 auto; padding: 16px; font: 400 17px/1.6 var(--font-text); }
h1 { font-size: 15px; } .hp-root { margin-bottom: 24px; }
"""


def in_node(program, job):
    """What a script in JavaScript answers to a job; Node may be beside this Python only."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    done = subprocess.run(
        [shutil.which("node", path=path), program],
        input=json.dumps(job), capture_output=True, text=True, check=True, encoding="utf8",
    )  # fmt: skip
    return json.loads(done.stdout)


def write_page(folder, **widgets):
    """Write a page with widgets into a folder."""
    models = {key: traits_of(widget) for key, widget in widgets.items()}
    done = in_node(WIDGETS / "js" / "prerender.mjs", models)
    roots = "".join(
        f'<div class="hp-root" data-hp="{key}">{done["widgets"][key]["html"]}</div>'
        f'<noscript><div class="hp-noscript">{done["widgets"][key]["noscript"]}</div></noscript>'
        for key in models
    )
    shown = json.dumps(models).replace("<", "\\u003c")
    folder.mkdir(parents=True, exist_ok=True)
    kinds = dict.fromkeys(model["kind"] for model in models.values())
    for name in ("widgets.css", *(f"page/{piece}.js" for piece in ("rules", "core", *kinds))):
        (folder / Path(name).name).write_bytes((WIDGETS / "static" / name).read_bytes())
    at_once = ("rules", "core", next(iter(kinds)))
    scripts = "".join(f'<script src="{piece}.js" defer></script>' for piece in at_once)
    addresses = json.dumps({kind: f"{kind}.js" for kind in kinds})
    (folder / "icon.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf8")
    (folder / "page.css").write_text(STYLE, "utf8")
    (folder / "early.js").write_text(EARLY, "utf8")
    page = PAGE.format(
        sprite=done["sprite"], roots=roots, addresses=addresses, models=shown, scripts=scripts
    )
    (folder / "index.html").write_text(page, "utf8")
    return folder / "index.html"
