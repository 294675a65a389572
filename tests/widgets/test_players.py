"""What is said to readers takes no player for a man: "they", or the sentence is turned."""

import ast
import re
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "hasenpfeffer"
PYTHON = [
    ENGINE / "switches.py",
    *(ENGINE / "bots").glob("*.py"),
    *(ENGINE / "widgets").glob("*.py"),
]
CATALOGUES = [*(ENGINE / "widgets" / "js").glob("strings*.js")]
MAN = re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE)


def said(path):
    """The texts of a file but its docstrings; a catalogue holds nothing else."""
    text = path.read_text("utf8")
    if path.suffix == ".js":
        return re.findall(r': "(.*)"', text)
    tree = ast.parse(text)
    silent = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    return [
        each.value
        for each in ast.walk(tree)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in silent
    ]


@pytest.mark.parametrize("path", PYTHON + CATALOGUES, ids=lambda path: path.name)
def test_a_player_may_be_anybody(path):
    assert [text for text in said(path) if MAN.search(text)] == []


def test_the_catalogues_are_read():
    assert sum(len(said(path)) for path in CATALOGUES) > 500
