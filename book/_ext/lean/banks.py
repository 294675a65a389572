"""The question banks beside the pages: each is fetched when a reader starts its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hasenpfeffer.lessons import banks, script
from hasenpfeffer.lessons.gift_bank import SUFFIX, gift_bank
from hasenpfeffer.widgets.topics import STAGES, stages

if TYPE_CHECKING:
    from pathlib import Path


def write(static: Path) -> list[str]:
    """Write every bank as a script, also in GIFT, and the table of all stages; the files' names."""
    made = banks()
    made |= {f"{name}{SUFFIX}": gift_bank(bank) for name, bank in made.items()}
    made[STAGES] = stages()
    return put(static, {f"banks/{name}.js": script(bank) for name, bank in made.items()})


def put(static: Path, scripts: dict[str, str]) -> list[str]:
    """Write some scripts; their names."""
    for name, text in scripts.items():
        (static / name).parent.mkdir(parents=True, exist_ok=True)
        (static / name).write_text(text, "utf8")
    return list(scripts)
