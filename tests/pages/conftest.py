"""The built book, and a small book with every part a page can have."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench.pages.site import serve

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "_build" / "html"
SAMPLE = Path(__file__).with_name("sample")


@pytest.fixture(scope="session")
def book():
    """The built book, served at the root of a host."""
    if not (BOOK / "index.html").exists():
        pytest.fail("The book is not built yet: run `make html` first.")
    with serve(BOOK) as site:
        yield site


def build(source, output):
    """Build a small book with our settings and extension, as `make html` builds the real one."""
    command = [
        Path(sys.executable).with_name("jupyter-book"), "build", source,
        "--path-output", output, "--config", ROOT / "_config.yml",
        "--toc", source / "_toc.yml", "-W", "-n", "--keep-going",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return output / "_build" / "html"


@pytest.fixture(scope="session")
def sample_folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("sample")
    source = shutil.copytree(SAMPLE, place / "source")
    return build(source, place)


@pytest.fixture(scope="session")
def sample(sample_folder):
    """The small book, served below a path, as a project's page on a shared host would be."""
    with serve(sample_folder, under="/cards/book/") as site:
        yield site
