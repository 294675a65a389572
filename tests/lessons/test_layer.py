"""The lessons stand on the engine, and those that advise on the odds; neither knows of them."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "hasenpfeffer"
LESSONS = sorted((PACKAGE / "lessons").rglob("*.py"))
BELOW = sorted((*PACKAGE.glob("*.py"), *(PACKAGE / "odds").glob("*.py")))
ADVICE = {"likely", "best_trump", "hand_count", "what_to_call", "what_to_lay_away"}
"""What is asked about rules has its answers from the engine alone. Only advice may look into the
tables of what hands are worth: those lie above the engine and below the lessons."""


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
        assert {"widgets", "bots"}.isdisjoint(rest)
        assert "odds" not in rest or path.stem in ADVICE


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_fits_in_the_head(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 220


@pytest.mark.parametrize("path", BELOW, ids=lambda path: path.stem)
def test_the_engine_and_the_odds_do_without_lessons(path):
    assert not [name for name in imported(path) if name.startswith("hasenpfeffer.lessons")]
