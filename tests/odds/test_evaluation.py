"""What the evaluation says of six cards, held against sums done by hand and against sense."""

from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hasenpfeffer import CLASSIC, HOYLE, PEPPER_BIDS, ROUNDS, Trump
from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import BIG_PEPPER, LITTLE_PEPPER, PASS, bid
from hasenpfeffer.cards import DECK
from hasenpfeffer.notation import hand
from hasenpfeffer.odds import Form, chances, in_play
from hasenpfeffer.odds.evaluation import (
    EvaluationError,
    chances_under,
    evaluate,
    tables_for_pages,
)
from hasenpfeffer.odds.forms import form_of
from hasenpfeffer.odds.game import game_under
from hasenpfeffer.odds.passing import Heard, along, passing_under, records
from hasenpfeffer.odds.promises import exactly, expected, net, points
from hasenpfeffer.odds.records import RecordError
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import TRUMPS
from tests.strategies import games

SURE = hand("JK JH JD AH KH QH")
NOTHING = hand("9S TS 9C TC 9D TD")
NOISE = 0.25
"""Points by which the tables may be wrong between two hands."""

hands = st.integers(0, 2**32).map(lambda seed: tuple(Random(seed).sample(DECK, 6)))


@pytest.mark.parametrize(
    ("rules", "call", "taken", "gain"),
    [
        (CLASSIC, bid(4), 4, 3.0),  # 4 for the declarers, 1 for each defender on average
        (CLASSIC, bid(4), 3, -5.5),  # they lose 4, three tricks are 1.5 for each defender
        (CLASSIC, bid(3), 6, 6.0),  # all six are worth six
        (HOYLE, bid(3), 5, 4.0),  # tricks count, and the defenders score as a side
        (HOYLE, bid(5), 4, -7.0),
        (ROUNDS, bid(2), 5, 5.0),  # defenders score nothing
        (ROUNDS, bid(6), 0, -6.0),
        (PEPPER_BIDS, BIG_PEPPER, 6, 12.0),
        (PEPPER_BIDS, BIG_PEPPER, 5, -12.0),
    ],
)
def test_a_hand_gains_what_the_score_sheet_says(rules, call, taken, gain):
    assert net(rules, call, taken) == gain


def test_an_expectation_is_a_sum_done_by_hand():
    three_or_four = (1.0, 1.0, 1.0, 0.75, 0.0, 0.0)
    assert exactly(three_or_four) == (0, 0, 0, 0.25, 0.75, 0, 0)
    assert expected(CLASSIC, bid(4), three_or_four) == 0.75 * 3 - 0.25 * 5.5
    assert expected(CLASSIC, bid(3), three_or_four) == 0.75 * 2 + 0.25 * 1.5
    assert expected(ROUNDS, bid(4), three_or_four) == 0.75 * 4 - 0.25 * 4


@pytest.mark.parametrize("taken", range(7))
def test_a_stake_multiplies_what_declarers_win_or_lose(taken):
    little, big = (net(PEPPER_BIDS, call, taken) for call in (LITTLE_PEPPER, BIG_PEPPER))
    assert big == 2 * little
    doubled = ROUNDS.replace(alone_stake=2)
    alone, together = (points(doubled, bid(4), taken, lone=lone)[0] for lone in (True, False))
    assert alone == 2 * together


@pytest.mark.parametrize("rules", PRESETS, ids=str)
def test_six_sure_tricks_are_worth_all_six(rules):
    found = evaluate(rules, SURE, place=3, perfect=True)
    most = 12 if BIG_PEPPER in rules.calls else 6
    assert max(promise.value for promise in found.promises) == pytest.approx(most, abs=0.3)
    assert found.value == pytest.approx(most, abs=0.3)
    assert found.trump in (Trump.parse("H"), None)
    assert all(promise.chance > 0.98 for promise in found.promises)


def test_a_hopeless_hand_passes_and_a_forced_dealer_bids_least():
    assert evaluate(CLASSIC, NOTHING).call is PASS
    assert evaluate(ROUNDS, NOTHING, place=1, highest=bid(5)).call is PASS
    free = CLASSIC.replace(nobody_bids="redeal")
    assert evaluate(free, NOTHING, place=3).call is PASS
    forced = evaluate(CLASSIC, NOTHING, place=3)
    assert (forced.call, forced.passing) == (bid(3), None)
    assert forced.value < 0


def test_where_cards_are_thrown_in_the_last_pass_is_worth_nothing():
    found = evaluate(ROUNDS, NOTHING, place=3)
    assert (found.passing, found.passing_of, found.borrowed) == (0.0, "", False)


def test_values_come_from_the_tables():
    held = hand("JK JS AS 9S AD KH")
    play = in_play(chances(held, Trump.parse("S"), form=Form.BEFORE_DECLARER), Form.BEFORE_DECLARER)
    found = evaluate(CLASSIC, held, place=3)
    for promise in found.promises:
        assert promise.trump == Trump.parse("S")
        assert promise.chance == play[promise.call.tricks - 1]
        assert promise.value == pytest.approx(expected(CLASSIC, promise.call, play))


def test_only_bids_that_are_high_enough_are_weighed():
    found = evaluate(CLASSIC, SURE, place=2, highest=bid(4), partners=False)
    assert [promise.call for promise in found.promises] == [bid(5), bid(6)]
    top = evaluate(CLASSIC, SURE, place=2, highest=bid(6))
    assert (top.promises, top.call, top.best, top.next_best) == ((), PASS, None, None)


def test_partner_s_bid_is_better_to_leave_than_an_opponent_s():
    for held in (SURE, NOTHING):
        of = [
            evaluate(CLASSIC, held, place=3, highest=bid(4), partners=partners).passing
            for partners in (True, None, False)
        ]
        assert of[0] > of[1] > of[2]


@settings(max_examples=60, deadline=None)
@given(games, hands, st.integers(0, 3), st.data())
def test_the_call_is_legal_under_any_rules(rules, held, place, data):
    auction = Auction.opened(rules, Seat.NORTH)
    for _ in range(place):
        auction = auction.after(data.draw(st.sampled_from(auction.choices)))
    highest = auction.leading.call if auction.leading else None
    found = evaluate(rules, held, place=place, highest=highest)
    assert found.call in auction.choices
    assert found.limit in auction.choices
    assert found.passing_of in {"", *(preset.name for preset in PRESETS)}


@settings(max_examples=80, deadline=None)
@given(hands, st.sampled_from([CLASSIC, ROUNDS, HOYLE]), st.data())
def test_a_better_card_never_makes_a_hand_worse(held, rules, data):
    trump = data.draw(st.sampled_from(TRUMPS))
    suit = trump.cards_of(data.draw(st.sampled_from(trump.suits)))
    pairs = [(high, low) for high, low in pairwise(suit) if low in held]
    pairs = [(high, low) for high, low in pairs if high not in held]
    if not pairs:
        return
    high, low = data.draw(st.sampled_from(pairs))
    better = tuple(high if card is low else card for card in held)

    def tricks(cards):
        form = Form.BEFORE_DECLARER if rules.widow == "to_declarer" else Form.DEAD_DECLARER
        return sum(in_play(chances(cards, trump, form=form), form))

    assert tricks(better) > tricks(held) - NOISE


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"hand": hand("JK JH JD AH KH")}, "6 different cards"),
        ({"hand": (*SURE[:5], SURE[0])}, "6 different cards"),
        ({"place": 4}, "0 (speaks first) to 3"),
        ({"place": 2, "highest": bid(2)}, "no 2 on the ladder"),
        ({"place": 0, "highest": bid(4)}, "Nobody can have bid"),
        ({"score": (10, 3)}, "over at 10 to 3"),
    ],
)
def test_what_cannot_be_weighed_is_refused_in_words(asked, words):
    with pytest.raises(EvaluationError, match=words.replace("(", r"\(").replace(")", r"\)")):
        evaluate(CLASSIC, **{"hand": SURE, **asked})


def test_records_are_of_these_rules_or_say_that_they_are_borrowed():
    assert not evaluate(CLASSIC, SURE).borrowed
    cheap = CLASSIC.replace(name="Cheap", failed_costs="tricks_taken", target=11)
    found = evaluate(cheap, SURE)
    assert (found.passing_of, found.borrowed) == ("Classic", True)
    assert not evaluate(CLASSIC.replace(name="To eleven", target=11), SURE).borrowed


def test_a_line_is_level_beyond_its_ends():
    line = passing_under(CLASSIC).lines[Heard(0, None, "any")]
    (low, at_low), (high, at_high) = line
    assert along(line, 0.0) == at_low
    assert along(line, 1.0) == at_high
    assert along(line, (low + high) / 2) == pytest.approx((at_low + at_high) / 2)


def test_pages_get_the_same_numbers():
    games_for_pages = tables_for_pages()["games"]
    assert [game["name"] for game in games_for_pages] == [rules.name for rules in PRESETS]
    for rules, game in zip(PRESETS, games_for_pages, strict=True):
        record = passing_under(rules)
        assert record.game == game["name"]
        assert game["switches"]["calls"] == [str(call) for call in rules.calls]
        for place, shown in enumerate(game["passes"]):
            known = Heard(place, None, "any")
            if known in record.lines:
                assert [tuple(knot) for knot in shown] == [*record.lines[known]]
        assert len(game["bids"]) == len(record.outlooks)
        assert len(game["left"]) == 7


@pytest.mark.parametrize("rules", PRESETS, ids=str)
def test_every_call_is_on_record_from_every_place_where_the_rules_do_not_settle_it(rules):
    record = passing_under(rules)
    settled = {"dealer_bids", "redeal"}
    places = range(3 if rules.nobody_bids in settled else 4)
    assert {(place, call) for place in places for call in rules.bids} == {*record.outlooks}
    assert all(Heard(place, None, "any") in record.lines for place in places)


@pytest.mark.parametrize("rules", PRESETS, ids=str)
def test_a_higher_bid_stands_more_often_and_the_highest_always(rules):
    record = passing_under(rules)
    for place in range(3):
        shares = [along(record.outlooks[place, call].stands, 0.7) for call in rules.bids]
        assert all(low <= high + 0.03 for low, high in pairwise(shares))
        assert shares[-1] == 1
    assert record.outlook(3, bid(4)) is None or along(record.outlook(3, bid(4)).stands, 0.7) == 1


def test_a_bid_that_is_not_on_record_goes_like_the_one_that_comes_nearest():
    record = passing_under(CLASSIC)
    assert record.outlook(0, bid(1)) is record.outlook(0, bid(3)) is record.outlooks[0, bid(3)]
    assert record.outlook(1, BIG_PEPPER) is record.outlooks[1, bid(6)]
    low = CLASSIC.replace(name="Low", calls=(PASS, *map(bid, range(1, 7))), failed_costs="bid")
    assert evaluate(low, NOTHING).promises[0].stands < 0.1


@pytest.mark.parametrize("place", range(3))
def test_a_sure_hand_is_never_left_at_three_and_a_poor_one_does_not_open(place):
    assert evaluate(CLASSIC, SURE, place=place).call in {bid(5), bid(6)}
    poor = evaluate(CLASSIC, NOTHING, place=place).call
    assert poor is PASS or (place, poor) == (2, bid(3))  # the dealer gets it cheaply otherwise


def test_a_low_start_is_not_worth_what_it_would_bring_if_all_others_were_silent():
    """A bid of one that stood would bring every trick; somebody always goes on."""
    for held in (NOTHING, hand("JC TS 9S TC AH KD")):
        lowest = evaluate(ROUNDS, held).promises[0]
        assert lowest.stands < 0.05
        assert lowest.worth < lowest.value - 1


@settings(max_examples=60, deadline=None)
@given(hands, st.sampled_from(PRESETS), st.integers(0, 3))
def test_what_a_bid_comes_to_lies_between_what_it_brings_and_what_it_is_outbid_for(
    held, rules, place
):
    found = evaluate(rules, held, place=place)
    record = passing_under(rules)
    held_by = chances_under(held, form_of(rules)).values()
    strength = max(in_play(each, form_of(rules))[3] for each in held_by)
    for promise in found.promises:
        outlook = record.outlook(place, promise.call)
        if outlook is None or promise.call is rules.bids[-1]:
            assert (promise.stands, promise.worth) == (1, promise.value)
            continue
        outbid = along(outlook.outbid, strength)
        assert 0 <= promise.stands <= 1
        by_hand = promise.stands * promise.value + (1 - promise.stands) * outbid
        assert promise.worth == pytest.approx(by_hand)


def test_of_calls_that_are_equally_good_the_lowest_is_made_and_idle_ones_are_not_named():
    for held in (tuple(Random(seed).sample(DECK, 6)) for seed in range(60)):
        for rules, place in product(PRESETS, range(3)):
            found = evaluate(rules, held, place=place)
            values = {PASS: found.passing, **{each.call: each.worth for each in found.promises}}
            best = max(values.values())
            assert values[found.call] >= best - 0.1
            lower = rules.calls[: rules.calls.index(found.call)]
            assert all(values[call] < best - 0.1 for call in lower)
            idle = {each.call for each in found.promises if each.stands < 0.05}
            others = {call: worth for call, worth in values.items()
                      if call not in {found.call, *idle}}  # fmt: skip
            assert values[found.next_best] == max(others.values())
            assert found.margin == max(0, found.value - values[found.next_best])


def test_a_missing_record_says_what_is_missing(monkeypatch):
    records.cache_clear()
    monkeypatch.setattr("hasenpfeffer.odds.records.files", lambda _: (_ for _ in ()).throw(OSError))
    with pytest.raises(RecordError, match="passing is worth cannot be read"):
        records()
    monkeypatch.undo()
    records.cache_clear()
    assert records()


@pytest.mark.parametrize("rules", [CLASSIC, ROUNDS, CLASSIC.replace(target="players_plus_bid")])
def test_a_game_is_even_at_even_scores_and_a_point_never_hurts(rules):
    game = game_under(rules)
    scores = range(-4, game.target)
    for own, other in product(scores, scores):
        chance = game.chance(own, other)
        assert chance + game.chance(other, own) == pytest.approx(1)
        if own + 1 < game.target:
            assert game.chance(own + 1, other) > chance - 1e-6
    assert game.chance(3, 3) == pytest.approx(0.5)
    assert game.chance(-500, 3) == game.chance(-game.target, 3)


def test_at_the_end_of_a_game_only_winning_counts():
    sure = evaluate(CLASSIC, SURE, place=3, score=(4, 4), perfect=True)
    assert sure.value == pytest.approx(1, abs=0.02)  # 4 and six are ten
    assert evaluate(CLASSIC, NOTHING, place=3, score=(-3, 9)).value < 0.5


def test_the_side_that_declares_counts_first():
    game = game_under(CLASSIC)
    four = (1.0, 1.0, 1.0, 1.0, 0.0, 0.0)
    assert game.after_bid((6, 9.5), bid(4), four) == 1  # both reach ten
    higher = game_under(CLASSIC.replace(both_reach="higher_score"))
    assert higher.after_bid((6, 9.5), bid(4), four) == 0
