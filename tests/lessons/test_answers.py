"""The engine agrees with every key, under every game in which the level may be asked."""

import pytest

from hasenpfeffer.lessons.contents import RECIPES
from tests.lessons.advised import ADVISERS
from tests.lessons.again import JUDGES, Seen, rules_for
from tests.lessons.watched import WATCHERS

EVERY = {**JUDGES, **WATCHERS, **ADVISERS}


def test_every_family_is_judged_again():
    assert {recipe.family for recipe in RECIPES} == set(EVERY)


@pytest.mark.parametrize("family", sorted(EVERY))
def test_what_the_reader_sees_leads_to_the_key(family, all_families):
    for level in all_families[family]["levels"]:
        key = {option["say"] for option in level["options"] if option["right"]}
        games = list(rules_for(level))
        assert games, level["id"]
        for rules in games:
            assert EVERY[family](Seen(level, rules)) == key, (level["id"], rules)
