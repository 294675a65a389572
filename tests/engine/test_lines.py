"""Every numbered line of the rules has a test that carries its number."""

import pytest

from tests.engine.lines import LINES, named_after


@pytest.mark.parametrize("line", LINES)
def test_a_test_carries_the_number(line):
    assert named_after(line)
