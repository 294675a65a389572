"""Where each numbered line of the rules is tested and taught: ``make coverage-of-rules``."""

from __future__ import annotations

import sys
from typing import NamedTuple

from tests.book.chapters import anchors, chapters, links
from tests.engine.lines import LINES, named_after


class Coverage(NamedTuple):
    """One line of the rules, the tests that carry its number, and its places in the book."""

    line: str
    tests: tuple[str, ...]
    entry: str
    """Where the line itself stands, as an address in the book; empty if it stands nowhere."""
    chapters: tuple[str, ...]
    """The lessons that lead to it."""

    @property
    def missing(self) -> tuple[str, ...]:
        """What the line still lacks."""
        needs = (
            ("a test", self.tests),
            ("an entry in the sources", self.entry),
            ("a lesson", self.chapters),
        )
        return tuple(need for need, found in needs if not found)

    def __str__(self) -> str:
        places = ", ".join(filter(None, (self.entry, *self.chapters)))
        lacks = f"      MISSING: {', '.join(self.missing)}" if self.missing else ""
        tests = (f"      {test}" for test in self.tests)
        return "\n".join(filter(None, (f"{self.line:5} {places}", *tests, lacks)))


def coverage(line: str) -> Coverage:
    """What there is about a line."""
    anchor = f"rule-{line.lower()}"
    entries = [path.stem for path in chapters() if anchor in anchors(path)]
    lessons = [
        path.stem
        for path in chapters()
        if path.stem not in (*entries, "index") and f"#{anchor}" in links(path)
    ]
    entry = f"{entries[0]}.html#{anchor}" if entries else ""
    return Coverage(line, named_after(line), entry, tuple(f"{lesson}.html" for lesson in lessons))


def report(lines: tuple[str, ...] = LINES) -> tuple[str, bool]:
    """What is printed, and whether nothing is missing."""
    found = [coverage(line) for line in lines]
    lacking = [each.line for each in found if each.missing]
    verdict = (
        f"Not covered: {', '.join(lacking)}."
        if lacking
        else f"All {len(found)} lines of the rules are tested and taught."
    )
    return "\n".join([*map(str, found), verdict]), not lacking


if __name__ == "__main__":
    text, complete = report()
    sys.stdout.write(f"{text}\n")
    sys.exit(not complete)
