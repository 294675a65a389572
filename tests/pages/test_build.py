"""The build itself: the same from the same sources, small, and complete."""

import hashlib
import shutil

import pytest

from .conftest import BOOK, SAMPLE, build

pytestmark = pytest.mark.browser


def prints(folder):
    """A fingerprint of each file a reader can fetch."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
        if path.suffix in {".html", ".css", ".js", ".svg"}
    }


def test_building_again_changes_nothing(tmp_path):
    source = shutil.copytree(SAMPLE, tmp_path / "source")
    first = prints(build(source, tmp_path))
    assert prints(build(source, tmp_path)) == first


def test_a_changed_chapter_changes_its_own_page_and_the_search_only(tmp_path):
    source = shutil.copytree(SAMPLE, tmp_path / "source")
    first = prints(build(source, tmp_path))
    second = source / "second.md"
    second.write_text(second.read_text("utf8") + "\nOne more sentence.\n", "utf8")
    again = prints(build(source, tmp_path))
    changed = {name for name in first | again if first.get(name) != again.get(name)}
    assert changed == {"second.html", "searchindex.js"}


def test_no_page_names_another_host(sample_folder):
    for folder in (sample_folder, BOOK):
        for path in folder.glob("*.html"):
            page = path.read_text("utf8")
            for attribute in ('src="http', "src='http", 'src="//', 'rel="stylesheet" href="http'):
                assert attribute not in page, path.name


def test_the_front_page_is_a_page(sample_folder):
    front = (sample_folder / "index.html").read_text("utf8")
    assert 'http-equiv="Refresh"' not in front
    assert '<html lang="en"' in front
