"""One judge: what is offered, what is allowed and what is done never differ."""

import pickle

import pytest
from hypothesis import given

from hasenpfeffer import Suit, Trump
from hasenpfeffer.calls import BIG_PEPPER, LITTLE_PEPPER, PASS, bid
from hasenpfeffer.cards import DECK
from hasenpfeffer.legality import IllegalChoiceError, Reason
from hasenpfeffer.phase import Alone, Widow
from tests.engine.lines import LINES
from tests.strategies import histories, moments

EVERY_CHOICE = (
    PASS,
    *map(bid, range(1, 7)),
    LITTLE_PEPPER,
    BIG_PEPPER,
    *map(Trump, Suit),
    Widow.TAKE,
    *DECK,
    *Alone,
)
"""All that anyone could be asked for: 9 calls, 4 suits, the widow, 25 cards, 2 answers."""


@given(histories)
def test_a_choice_is_offered_exactly_when_nothing_forbids_it(states):
    for state in states:
        allowed = [choice for choice in EVERY_CHOICE if state.why_not(choice) is None]
        assert len(allowed) == len(state.choices)
        assert {*allowed} == {*state.choices}


@given(moments)
def test_after_raises_what_why_not_says(state):
    for choice in EVERY_CHOICE:
        if refusal := state.why_not(choice):
            with pytest.raises(IllegalChoiceError) as caught:
                state.after(choice)
            assert caught.value.refusal == refusal
            assert str(caught.value) == f"{refusal.sentence} ({refusal.rule})"
        else:
            assert state.after(choice).made == (*state.made, choice)


@given(moments)
def test_a_refusal_leaves_the_round_as_it_was(state):
    before = pickle.dumps(state)
    for choice in EVERY_CHOICE:
        state.why_not(choice)
        try:
            state.after(choice)
        except IllegalChoiceError:
            continue
    assert pickle.dumps(state) == before


@given(moments)
def test_a_refusal_is_a_sentence_with_its_rule(state):
    for refusal in filter(None, map(state.why_not, EVERY_CHOICE)):
        assert isinstance(refusal.reason, Reason)
        assert refusal.rule in LINES
        assert refusal.sentence[0].isupper()
        assert refusal.sentence.endswith(".")


@given(histories)
def test_a_round_may_be_pickled_and_played_on(states):
    state = states[0]
    for choice in states[-1].made:
        copy = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own bytes
        assert copy == state
        state = copy.after(pickle.loads(pickle.dumps(choice)))  # noqa: S301  # our own bytes
    assert state == states[-1]
