"""The chapters as text: what the tests about the book read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import nbformat

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "book"
LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)")
MARKUP = re.compile(
    r"^\(\S+\)=$|^:::.*$|^:class:.*$|^\|.*$|^#.*$|\[|\]\([^)]*\)|[*`]", re.MULTILINE
)
SENTENCE_ENDS = re.compile(r'(?<=[.?:])["”]?\s+|\n\s*\n|\n[-\d]+\.? ')


def chapters() -> list[Path]:
    """Every notebook of the book."""
    return sorted(BOOK.glob("*.ipynb"))


@cache
def notebook(path: Path) -> Any:
    """A chapter as it stands on disk."""
    return nbformat.read(path, as_version=4)


def prose(path: Path) -> str:
    """Everything a chapter says between its cells of code."""
    return "\n\n".join(cell.source for cell in notebook(path).cells if cell.cell_type == "markdown")


def spoken(text: str) -> list[str]:
    """The sentences of a text, without tables, headings and markup."""
    plain = MARKUP.sub("", text)
    return [" ".join(part.split()) for part in SENTENCE_ENDS.split(plain) if part.strip()]


def sentences(path: Path) -> list[str]:
    """The sentences of a chapter."""
    return spoken(prose(path))


def printed(path: Path, name: str) -> str:
    """What a cell of code shows on the page."""
    [cell] = [cell for cell in notebook(path).cells if cell.id == name]
    shown = (output.data.get("text/markdown", "") for output in cell.outputs if "data" in output)
    return "\n".join(shown)


def headings(path: Path) -> list[str]:
    """The headings of a chapter, with their marks."""
    return re.findall(r"^#+ .+$", prose(path), re.MULTILINE)


def anchors(path: Path) -> list[str]:
    """Every place in a chapter that has a name of its own."""
    return re.findall(r"^\((\S+)\)=$", prose(path), re.MULTILINE)


def every_anchor() -> list[str]:
    """Every named place of the book."""
    return [anchor for path in chapters() for anchor in anchors(path)]


def links(path: Path) -> list[str]:
    """Where the links of a chapter lead."""
    return [link["target"] for link in LINK.finditer(prose(path))]
