"""The chapter that says what the sources are and how this book reads them."""

import json
from pathlib import Path

import pytest

BOOK = Path(__file__).parents[2] / "book"


@pytest.fixture(scope="session")
def sources_chapter() -> str:
    """What `book/sources` says, as one text."""
    written = sorted([*BOOK.glob("sources.md"), *BOOK.glob("sources.ipynb")])
    assert written, "The book has no chapter on its sources."
    if written[0].suffix == ".md":
        return written[0].read_text(encoding="utf-8")
    cells = json.loads(written[0].read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells)
