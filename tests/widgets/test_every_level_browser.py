"""Every level of every bank in a browser: each wrong answer has its reply, each right one ticks."""

import pytest

from bench.pages.site import serve
from hasenpfeffer.lessons.contents import CHAPTERS
from hasenpfeffer.widgets import Levels
from hasenpfeffer.widgets.topics import bank
from tests.widgets.harness import WIDGETS
from tests.widgets.living import visit
from tests.widgets.quiz_site import bundle, write_banks
from tests.widgets.traits import traits_of

pytestmark = pytest.mark.browser
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Levels</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="widgets.css">
<main><div id="levels"></div></main><script src="every_level.js"></script></html>"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("levels")
    write_banks(folder)
    bundle("every_level.js", folder / "every_level.js")
    (folder / "widgets.css").write_bytes((WIDGETS / "static" / "widgets.css").read_bytes())
    (folder / "index.html").write_text(PAGE, "utf8")
    with serve(folder) as served:
        yield served.address + "index.html"


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_answer_of_every_level_has_its_reply_and_the_right_one_ticks(chromium, site, chapter):
    families = bank(chapter)["families"]
    levels = [level for family in families for level in family["levels"]]
    with visit(chromium, site) as seen:
        found = seen.page.evaluate("playChapter", traits_of(Levels(chapter=chapter)))
        assert found["problems"] == []
        assert found["levels"] == len(levels)
        options = sum(len(level["options"]) + (level["kind"] == "text") for level in levels)
        assert found["replies"] == options
        assert seen.troubles == []
