"""The tables of chances beside the pages: fetched when a reader asks what a hand is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hasenpfeffer.widgets.odds_tables import scripts
from lean import banks

if TYPE_CHECKING:
    from pathlib import Path


def write(static: Path) -> list[str]:
    """Write every table as a script, and what a page needs besides; the files' names."""
    return banks.put(static, {f"odds/{name}.js": text for name, text in scripts().items()})
