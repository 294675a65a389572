"""The count for the table, and what is on record about it."""

import json
from importlib.resources import files
from random import Random

import pytest

from hasenpfeffer import CLASSIC, HOYLE, ROUNDS, Trump
from hasenpfeffer.calls import PASS, bid
from hasenpfeffer.cards import DECK
from hasenpfeffer.notation import hand
from hasenpfeffer.odds.evaluation import evaluate
from hasenpfeffer.odds.pencil import KINDS, count_under, kind_of
from hasenpfeffer.presets import PRESETS

RECORD = json.loads(
    files("hasenpfeffer.odds").joinpath("tables/pencil.json").read_text(encoding="utf-8")
)


def test_every_card_is_counted_as_one_thing():
    hearts = Trump.parse("H")
    kinds = [kind_of(card, hearts) for card in hand("JK JH JD AH KH 9H AS KS JS")]
    named = ["joker", "right", "left", "ace", "trump", "trump", "plain_ace", "", ""]
    assert kinds == named
    assert {*kinds} <= {*KINDS, ""}


@pytest.mark.parametrize("rules", [CLASSIC, ROUNDS])
def test_points_are_added_up(rules):
    count = count_under(rules)
    held, hearts = hand("JK JH JD AH KH AS"), Trump.parse("H")
    each = count.worth
    kinds = ("joker", "right", "left", "ace", "trump", "plain_ace")
    assert count.points(held, hearts) == sum(each[kind] for kind in kinds) + 2 * each["void"]
    assert count.best(held).trump == hearts


@pytest.mark.parametrize("rules", PRESETS)
def test_more_points_are_never_a_lower_bid(rules):
    count = count_under(rules)
    calls = [rules.calls.index(count.allowed(points)) for points in range(-1, 30)]
    assert calls == sorted(calls)


def test_a_count_bids_at_once_where_the_bid_is_scored_and_no_more_than_needed_elsewhere():
    best = hand("JK JH JD AH KH QH")
    assert count_under(CLASSIC).at_once
    assert count_under(CLASSIC).call(best) is count_under(CLASSIC).allowed(99)
    assert not count_under(ROUNDS).at_once
    assert count_under(ROUNDS).call(best) == bid(1)
    assert count_under(ROUNDS).call(best, highest=bid(3)) == bid(4)
    assert count_under(CLASSIC).call(hand("9S TS 9H TH 9D TD"), highest=bid(6)) is PASS


def test_the_nearest_count_serves_other_rules():
    assert count_under(HOYLE).game in {"Classic", "Rounds"}
    assert count_under(CLASSIC.replace(target=11)).game == "Classic"


def test_the_recorded_agreement_is_what_a_sample_shows():
    """The record says of how many hands in a hundred the count and the evaluation agree."""
    count, random, size = count_under(CLASSIC), Random(8), 1500
    same = 0
    for _ in range(size):
        held = tuple(random.sample(DECK, 6))
        same += count.call(held) == evaluate(CLASSIC, held).call
    [recorded] = [game["same"] for game in RECORD["games"] if game["name"] == "Classic"]
    assert 100 * same / size == pytest.approx(recorded, abs=4)
