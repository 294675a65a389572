"""The lessons stand on the engine alone, and the engine knows nothing of them."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "hasenpfeffer"
LESSONS = sorted((PACKAGE / "lessons").rglob("*.py"))


def imported(path):
    """Every module that one imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_needs_the_engine_and_the_standard_library(path):
    for name in imported(path):
        root, *rest = name.split(".")
        assert root in {*sys.stdlib_module_names, "hasenpfeffer"}
        assert "widgets" not in rest


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_fits_in_the_head(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 220


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("*.py")), ids=lambda path: path.stem)
def test_the_engine_does_without_lessons(path):
    assert not [name for name in imported(path) if name.startswith("hasenpfeffer.lessons")]
