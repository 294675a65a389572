"""Anything at all, typed or pasted, is either read or refused with a sentence."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hasenpfeffer import CLASSIC, Card, Seat, Suit, Trump
from hasenpfeffer.calls import Call, ladder
from hasenpfeffer.errors import HasenpfefferError, RulesError
from hasenpfeffer.notation import deal, hand, read_round, round_text, trick
from hasenpfeffer.rules_text import rules_from_json, rules_from_text, rules_to_json
from tests.strategies import SWITCH_VALUES, any_switches, clash, ladders, moments

READERS = (
    *(Card.parse, Suit.parse, Seat.parse, Call.parse, Trump.parse, hand, trick, deal),
    *(read_round, rules_from_text, rules_from_json),
)


@given(st.sampled_from(READERS), st.text())
def test_any_text_is_read_or_refused(read, text):
    try:
        read(text)
    except HasenpfefferError as error:
        assert str(error)  # noqa: PT017  # most texts are refused, a few are read


@given(moments, st.data())
def test_a_round_with_a_slip_of_the_pen_is_read_or_refused(state, data):
    text = round_text(state)
    place = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 4))
    slip = data.draw(st.text("JKHSDC9TQA |;~=.0123456789passtake", max_size=3))
    try:
        again = read_round(text[:place] + slip + text[place + length :])
    except HasenpfefferError as error:
        assert str(error).endswith((".", ")"))  # noqa: PT017  # some slips leave a good round
    else:
        assert read_round(round_text(again)) == again


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.sampled_from(["name", "calls", *SWITCH_VALUES]), json_values)
def test_any_json_is_read_or_refused(key, value):
    try:
        rules = rules_from_json(json.dumps({**json.loads(rules_to_json(CLASSIC)), key: value}))
    except HasenpfefferError as error:
        assert str(error)  # noqa: PT017  # a few values are good
    else:
        assert rules_from_json(rules_to_json(rules)) == rules


@given(any_switches, ladders())
def test_rules_that_clash_are_refused_naming_both_switches(switches, calls):
    values = {"name": "Ours", "calls": calls, **switches}
    if pair := clash(switches, calls):
        with pytest.raises(RulesError) as caught:
            rules_from_json(json.dumps(values))
        both = str(caught.value)
        assert all(f"{switch}=" in both for switch in pair)
    else:
        assert rules_from_json(json.dumps(values)).calls == ladder(" ".join(calls))
