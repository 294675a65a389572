"""The question banks beside the pages: each is fetched when a reader starts its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hasenpfeffer.lessons import banks, script
from hasenpfeffer.widgets.topics import STAGES, stages

if TYPE_CHECKING:
    from pathlib import Path


def write(static: Path) -> list[str]:
    """Write every bank as a script, and the table of all stages; the names of the files."""
    made = {**banks(), STAGES: stages()}
    folder = static / "banks"
    folder.mkdir(parents=True, exist_ok=True)
    for name, bank in made.items():
        (folder / f"{name}.js").write_text(script(bank), "utf8")
    return [f"banks/{name}.js" for name in made]
