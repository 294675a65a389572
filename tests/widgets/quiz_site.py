"""A small site with quizzes: their banks lie beside the pages, as in the built book."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from hasenpfeffer.lessons import script
from hasenpfeffer.lessons.contents import CHAPTERS
from hasenpfeffer.widgets.topics import STAGES, bank
from tests.widgets.harness import write_page

HERE = Path(__file__).parent
BUNDLE = """
import {{ buildSync }} from "esbuild";
buildSync({{ entryPoints: [{entry}], outfile: {out}, bundle: true, format: "iife" }});
"""


def write_banks(folder):
    """Write every bank where a page in this folder looks for it."""
    banks = folder / "_static" / "banks"
    banks.mkdir(parents=True)
    for name in (*CHAPTERS, STAGES):
        (banks / f"{name}.js").write_text(script(bank(name)), "utf8")


def write_quiz_page(folder, **widgets):
    """Write a page with quizzes and their banks."""
    page = write_page(folder, **widgets)
    write_banks(folder)
    return page


def bundle(entry, out):
    """Make one script of a test's own modules and the widgets'."""
    code = BUNDLE.format(entry=json.dumps(str(HERE / entry)), out=json.dumps(str(out)))
    subprocess.run(
        ["node", "--input-type=module", "--eval", code],
        check=True, cwd=HERE.parents[1], capture_output=True, text=True,
    )  # fmt: skip
