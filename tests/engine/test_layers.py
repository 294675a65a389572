"""Each module knows only those before it, and none knows one game from another."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "hasenpfeffer"

LAYERS = (
    *("errors", "cards", "table", "calls", "switch", "switches", "legality"),
    *("trump", "following", "trick", "deal", "rules"),
    *("auction", "score", "phase", "playing", "settling", "round"),
    *("presets", "rules_text", "notation", "view", "match", "explain", "sheet"),
)

LOOKS_UP = {("phase", "round")}
"""Going back is beginning again: the one import that points up, made when it is needed."""

MAY_NAME_GAMES = {"presets", "rules_text", "__init__"}


def tree(module):
    """A module as Python reads it."""
    return ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))


def imported(module):
    """Every module that one imports, wherever in it the import stands."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ImportFrom):
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_every_module_has_its_layer():
    assert {file.stem for file in PACKAGE.glob("*.py")} == {*LAYERS, "__init__"}


@pytest.mark.parametrize("module", LAYERS)
def test_imports_point_down(module):
    ours = {
        name.removeprefix("hasenpfeffer.")
        for name in imported(module)
        if name.startswith("hasenpfeffer")
    }
    ours -= {above for below, above in LOOKS_UP if below == module}
    assert ours <= {*LAYERS[: LAYERS.index(module)]}


@pytest.mark.parametrize("module", ["__init__", *LAYERS])
def test_the_engine_needs_the_standard_library_only(module):
    roots = {name.split(".")[0] for name in imported(module)}
    assert roots <= {*sys.stdlib_module_names, "hasenpfeffer"}


@pytest.mark.parametrize("module", [name for name in LAYERS if name not in MAY_NAME_GAMES])
def test_no_module_knows_one_game_from_another(module):
    assert "hasenpfeffer.presets" not in imported(module)
    names = {node.id for node in ast.walk(tree(module)) if isinstance(node, ast.Name)}
    assert names.isdisjoint({"CLASSIC", "ROUNDS", "PEPPER_BIDS", "HOYLE", "PRESETS"})
    asked = [ast.unparse(node) for node in ast.walk(tree(module)) if isinstance(node, ast.Compare)]
    assert not [comparison for comparison in asked if "rules.name" in comparison]


@pytest.mark.parametrize("module", ["__init__", *LAYERS])
def test_a_module_fits_in_the_head(module):
    assert len((PACKAGE / f"{module}.py").read_text(encoding="utf-8").splitlines()) <= 260


ODDS = (
    *("position", "oracle", "masks", "bounds", "memory", "search", "solver"),
    *("forms", "hand_index", "table", "chances", "worth", "in_play"),
    *("promises", "records", "passing", "game", "stand", "evaluation", "pencil"),
)
"""What hands are worth: above the engine, of which it may use all but the games by name."""

COMPILED = ("numba_cards", "numba_search")
BUILDS = (PACKAGE / "odds" / "build", PACKAGE / "odds" / "check")
BUILDERS = ("numba", "numpy", "hasenpfeffer.odds.build", "hasenpfeffer.odds.check")
"""Only for building and checking tables: nothing that a reader runs may import them."""


def test_the_odds_stand_on_the_engine_and_on_the_standard_library():
    assert {file.stem for file in (PACKAGE / "odds").glob("*.py")} == {*ODDS, *COMPILED, "__init__"}
    for place, module in enumerate(ODDS):
        below = {f"hasenpfeffer.odds.{name}" for name in ODDS[:place]}
        below |= {f"hasenpfeffer.{name}" for name in LAYERS if name not in MAY_NAME_GAMES}
        ours = {name for name in imported(f"odds/{module}") if name.startswith("hasenpfeffer")}
        assert ours <= below
        others = {name.split(".")[0] for name in imported(f"odds/{module}")} - {"hasenpfeffer"}
        assert others <= {*sys.stdlib_module_names}


def test_nothing_imports_what_only_builds_tables():
    for file in PACKAGE.rglob("*.py"):
        if file.stem not in COMPILED and file.parent not in BUILDS:
            names = set(imported(file.relative_to(PACKAGE).with_suffix("").as_posix()))
            assert names.isdisjoint({f"hasenpfeffer.odds.{name}" for name in COMPILED}), file
            assert not [name for name in names if name.startswith(BUILDERS)], file


TABLES = {"table", "contract", "duplicate", "compare", "foreseeing", "__init__"}
"""What seats bots at a table, real or imagined, and so has to know the round."""


def test_bots_stand_on_the_engine_and_the_odds_and_cannot_peek():
    for file in (PACKAGE / "bots").glob("*.py"):
        names = {*imported(f"bots/{file.stem}")}
        roots = {name.split(".")[0] for name in names}
        assert roots <= {*sys.stdlib_module_names, "hasenpfeffer"}
        assert names.isdisjoint(f"hasenpfeffer.{above}" for above in ("lessons", "widgets"))
        if file.stem not in TABLES:
            assert names.isdisjoint({"hasenpfeffer.round", "hasenpfeffer.settling"}), file.stem
