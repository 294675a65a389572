"""The report on the rules finds what is there, and says what is missing."""

from tests.book.coverage_of_rules import Coverage, coverage, report
from tests.engine.lines import LINES


def test_every_line_is_tested_and_taught():
    text, complete = report()
    assert complete, text
    assert text.endswith(f"All {len(LINES)} lines of the rules are tested and taught.")


def test_a_line_is_shown_with_its_tests_and_its_places():
    found = coverage("A10")
    assert found.entry == "sources.html#rule-a10"
    assert "bidding.html" in found.chapters
    assert any(test.startswith("test_a10_") for test in found.tests)
    assert all(test in str(found) for test in found.tests)


def test_a_line_that_nobody_covers_fails_the_report():
    text, complete = report(("A01", "A99"))
    assert not complete
    assert "MISSING: a test, an entry in the sources, a lesson" in text
    assert text.endswith("Not covered: A99.")


def test_each_lack_is_named():
    assert Coverage("A01", (), "sources.html#rule-a01", ("tricks.html",)).missing == ("a test",)
    assert Coverage("A01", ("test_a01_x",), "", ("tricks.html",)).missing == (
        "an entry in the sources",
    )
    assert Coverage("A01", ("test_a01_x",), "sources.html#rule-a01", ()).missing == ("a lesson",)
