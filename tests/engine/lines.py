"""The numbered lines of the rules: each has its test here and its place in the book."""

import ast
from functools import cache
from pathlib import Path

LINES = (
    *(f"A{number:02}" for number in range(1, 31)),
    *(f"B{number:02}" for number in range(1, 14)),
    *(f"H{number:02}" for number in range(1, 4)),
    "E01",
    *(f"R{number}" for number in range(1, 11)),
)


def named_after(line: str) -> tuple[str, ...]:
    """The tests whose names carry a line's number, in the order of their files."""
    return tuple(name for name in _names() if name.startswith(f"test_{line.lower()}_"))


@cache
def _names() -> tuple[str, ...]:
    return tuple(
        node.name
        for file in sorted(Path(__file__).parent.glob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )
