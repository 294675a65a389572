"""Every check of the project, cheap ones first; stops at the first that fails and names it."""

# ruff: noqa: INP001, S603, T201  a script that runs our own commands and says how they went
from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PYTEST = ("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "auto")
SHARED = (*PYTEST, "--dist", "worksteal")
"""Neighbours stay together, so that what several tests need is mostly set up once."""
WHOLE_FILES = (*PYTEST, "--dist", "loadfile")


class Step(NamedTuple):
    """One check: what it looks at, how it is run, and what it needs to know besides."""

    name: str
    command: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()


def chapters() -> tuple[str, ...]:
    """The notebooks of the book."""
    return tuple(str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("book/*.ipynb")))


def script_tests() -> tuple[str, ...]:
    """The tests written in JavaScript."""
    places = ("hasenpfeffer/widgets/js", "tests")
    found = (path for place in places for path in ROOT.glob(f"{place}/**/*.test.*js"))
    return tuple(str(path.relative_to(ROOT)) for path in sorted(found))


def steps() -> tuple[Step, ...]:
    """The checks in their order."""
    extension = (("MYPYPATH", "book/_ext"),)
    return (
        Step("style (ruff)", ("ruff", "check", ".")),
        Step("layout (ruff)", ("ruff", "format", "--check", ".")),
        Step("types (mypy)", ("mypy",)),
        Step("types of the page extension (mypy)", ("mypy", "-p", "lean"), extension),
        Step("every line of the rules, tested and taught",
             ("python", "-m", "tests.book.coverage_of_rules")),
        Step("JavaScript (node --test)", ("node", "--test", *script_tests())),
        Step("freshness of the widgets' bundle",
             ("node", "hasenpfeffer/widgets/js/build.mjs", "--check")),
        Step("rules, properties and doctests (pytest)",
             (*SHARED, "-m", "not browser", "README.md", "hasenpfeffer", "tests")),
        Step("chapters (nbval)", (*WHOLE_FILES, "--nbval", "--nbval-current-env", *chapters())),
        Step("the book, with warnings as errors", ("make", "--no-print-directory", "html")),
        # Fetched before the tests share their work out: two of them would be in each other's way.
        Step("a browser to look with", ("python", "-m", "bench.pages.browser")),
        Step("pages in a browser (pytest)", (*SHARED, "-m", "browser", "--reruns", "1", "tests")),
    )  # fmt: skip


def passes(step: Step) -> bool:
    """Run a check; show what it said only when it fails."""
    print(f"{step.name} ...", end=" ", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        step.command,
        cwd=ROOT,
        env={**os.environ, **dict(step.environment)},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    took = time.monotonic() - began
    print(f"{'ok' if done.returncode == 0 else 'FAILED'}, {took:.0f} s", flush=True)
    if done.returncode:
        print(done.stdout)
    elif "pytest" in step.command:
        print(done.stdout.strip().rpartition("\n")[2])  # how many passed, in pytest's words
    return done.returncode == 0


def main() -> int:
    """Check everything; the last line is the verdict."""
    began = time.monotonic()
    for step in steps():
        if not passes(step):
            print(f"Not passed: {step.name}.")
            return 1
    print(f"Everything passed, in {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
