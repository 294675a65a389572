"""Advice is asked about only where it is beyond dispute, and its numbers are the tables' own."""

import random

import pytest

from hasenpfeffer.cards import Card
from hasenpfeffer.lessons.amounts import TRICKS
from hasenpfeffer.odds import Form, evaluate, form_of
from hasenpfeffer.odds.masks import bits
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.trump import TRUMPS
from tests.lessons.advised import (
    ALIKE,
    all_but_one,
    behind_the_best,
    both_ways,
    costs_of_each,
    number_said,
    points_said,
    tricks_under,
)
from tests.lessons.again import Seen, rules_for

LAYOUTS = 500
"""Ways to deal the cards that a declarer does not see."""


@pytest.fixture
def levels(all_families):
    """The levels of a family, each with what its reader sees."""

    def of(family):
        for level in all_families[family]["levels"]:
            yield level, Seen(level, CLASSIC)

    return of


def rights(level):
    """The right answers."""
    return {option["say"] for option in level["options"] if option["right"]}


def wrongs(level):
    """The wrong answers, with their replies."""
    return {option["say"]: option["reply"] for option in level["options"] if not option["right"]}


def close(said, amount):
    """Whether a rounded number is honest."""
    return abs(said - amount) <= max(0.03, 0.21 * amount)


def test_the_best_trump_is_far_ahead_in_every_form(levels):
    for level, seen in levels("best_trump"):
        [best] = [trump for trump in TRUMPS if trump.suit.word.capitalize() in rights(level)]
        others = [trump for trump in TRUMPS if trump is not best]
        for form in filter(lambda form: form.named, Form):
            for way in (0, 1):
                most = both_ways(seen.hand, best, form)[way]
                for trump in others:
                    assert most - both_ways(seen.hand, trump, form)[way] >= 0.25, level["id"]


def test_the_best_trump_is_the_best_before_the_widow_is_seen_too(levels):
    for level, seen in levels("best_trump"):
        for form in Form:
            best = max(TRUMPS, key=lambda trump: tricks_under(seen.hand, trump, form))
            assert {best.suit.word.capitalize()} == rights(level), (level["id"], form)


def test_a_wrong_trump_is_told_what_it_costs(levels):
    forms = [form for form in Form if form.named]
    for level, seen in levels("best_trump"):
        mean = {
            trump.suit.word.capitalize(): sum(both_ways(seen.hand, trump, f)[0] for f in forms) / 4
            for trump in TRUMPS
        }
        for say, reply in wrongs(level).items():
            assert close(number_said(reply, TRICKS), max(mean.values()) - mean[say]), level["id"]


def test_a_table_is_asked_about_the_count_of_its_auction(all_families):
    for level in all_families["hand_count"]["levels"]:
        rounds = {rules.rounds for rules in rules_for(level)}
        assert rounds == {"once" if "Classic" in level["ask"] else "until_three_pass"}


def test_a_question_that_names_its_game_tells_no_rules_beside_it(levels):
    for family in ("hand_count", "what_to_call"):
        assert all(level["switch"] and not seen.facts for level, seen in levels(family))


def test_a_wrong_call_loses_a_third_of_a_point_or_more(levels):
    for level, seen in levels("what_to_call"):
        game = seen.asked(r"In (\w+)")
        behind = behind_the_best(game, seen.hand)
        for say, reply in wrongs(level).items():
            assert behind[say.lower()] >= 0.3 - 1e-9, level["id"]
            assert abs(points_said(reply) - behind[say.lower()]) <= 0.05 + 1e-9
        with_open_cards = behind_the_best(game, seen.hand, perfect=True)
        good = [call for call, lost in with_open_cards.items() if lost <= ALIKE + 1e-9]
        assert min(behind[call] for call in good) <= ALIKE + 1e-9, level["id"]


def test_a_wrong_call_is_no_better_if_nobody_answers(levels):
    for level, seen in levels("what_to_call"):
        alone = behind_the_best(seen.asked(r"In (\w+)"), seen.hand, answered=False)
        best = min(
            alone[call]
            for call, lost in behind_the_best(seen.asked(r"In (\w+)"), seen.hand).items()
            if lost <= ALIKE + 1e-9
        )
        assert all(alone[say.lower()] >= best - 1e-9 for say in wrongs(level)), level["id"]


def test_a_lower_bid_is_outbid_more_often_as_the_replies_say(levels):
    for _, seen in levels("what_to_call"):
        game = next(each for each in (CLASSIC, HOYLE) if each.name in seen.ask)
        shares = [promise.stands for promise in evaluate(game, seen.hand).promises]
        assert shares == sorted(shares)


def test_every_game_where_all_speak_once_is_asked_about_at_every_step(levels):
    asked = {(level["step"], seen.asked(r"In (\w+)")) for level, seen in levels("what_to_call")}
    assert asked == {(step, game) for step in (1, 2, 3, 4) for game in ("Classic", "Hoyle")}
    counted = {(level["step"], seen.asked(r"for (\w+)")) for level, seen in levels("hand_count")}
    assert counted == {(step, game) for step in (1, 2, 3, 4) for game in ("Classic", "Rounds")}


def test_a_wrong_discard_costs_a_tenth_of_a_trick_or_more_and_is_told_so(levels):
    for level, seen in levels("what_to_lay_away"):
        costs = costs_of_each(seen.hand, seen.trump)
        for say, reply in wrongs(level).items():
            cost = costs[Card.parse(say)]
            assert min(cost) >= 0.1 - 1e-9, level["id"]
            assert close(number_said(reply, TRICKS), (cost[0] + cost[2]) / 2), (level["id"], say)


def test_deals_solved_to_the_end_agree_with_every_discard(levels):
    compiled = pytest.importorskip("hasenpfeffer.odds.numba_search")
    memory = compiled.new_memory()
    for level, seen in levels("what_to_lay_away"):
        costs = solved(compiled, memory, seen)
        for say in rights(level):
            assert max(costs[Card.parse(say)]) <= 0.06, level["id"]
        for say in wrongs(level):
            assert min(costs[Card.parse(say)]) >= 0.02, (level["id"], say)


def solved(compiled, memory, seen):
    """What each discard costs on the same deals, the declarer leading or the left defender."""
    bit = bits(seen.trump)
    unseen = [number for card, number in bit.items() if card not in seen.hand]
    by_chance = random.Random(1)
    layouts = []
    for _ in range(LAYOUTS):
        by_chance.shuffle(unseen)
        layouts.append([sum(unseen[start : start + 6]) for start in (0, 6, 12)])
    worth = {}
    for card, kept in zip(seen.hand, all_but_one(seen.hand), strict=True):
        own = sum(bit[each] for each in kept)
        led = compiled.most_of_each(compiled.rows([(own, *others) for others in layouts]), memory)
        left = compiled.most_of_each(compiled.rows([(*others, own) for others in layouts]), memory)
        worth[card] = (led.mean(), 6 - left.mean())
    best = [max(values) for values in zip(*worth.values(), strict=True)]
    return {
        card: [m - v for m, v in zip(best, values, strict=True)] for card, values in worth.items()
    }


def test_all_forms_are_among_the_games_that_are_tried(all_families):
    [level, *_] = all_families["best_trump"]["levels"]
    assert {form_of(rules) for rules in rules_for(level)} == {*Form}
    assert form_of(ROUNDS) is Form.AFTER_LEFT
