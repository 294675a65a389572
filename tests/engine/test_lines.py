"""Every numbered line of the rules has a test that carries its number."""

import ast
from pathlib import Path

import pytest

from tests.engine.lines import LINES

NAMES = [
    node.name
    for file in Path(__file__).parent.glob("test_*.py")
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    if isinstance(node, ast.FunctionDef)
]


@pytest.mark.parametrize("line", LINES)
def test_a_test_carries_the_number(line):
    assert any(name.startswith(f"test_{line.lower()}_") for name in NAMES)
