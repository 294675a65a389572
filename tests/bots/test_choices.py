"""Whatever the rules, a bot may do what it does, would do it again, and has not peeked."""

import dataclasses
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hasenpfeffer import Deal, Seat, View
from hasenpfeffer.bots import Anything, Sampler, Thumb
from hasenpfeffer.cards import DECK, JOKER, Card
from hasenpfeffer.legality import IllegalChoiceError
from hasenpfeffer.phase import Asks
from hasenpfeffer.round import replay
from tests.strategies import histories, moments, randoms

BOTS = (Anything(), Thumb(), Sampler(worlds=2))
bots = st.sampled_from(BOTS)
seeds = st.integers(0, 2**32)


def decided(bot, state, seed):
    """What a bot does at a moment of a round."""
    return bot.choose(View.of(state, state.turn), Random(seed))


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
@settings(max_examples=40)
@given(states=histories, seed=seeds)
def test_a_bot_does_only_what_it_may_in_every_phase_of_any_game(bot, states, seed):
    for state in states[:-1] if not isinstance(bot, Sampler) else states[:-1:4]:
        choice, reason = decided(bot, state, seed)
        assert state.why_not(choice) is None
        assert reason[0].isupper()
        assert reason.endswith(".")
        assert "{" not in reason
        assert len(reason.split()) > 3


@given(moments, bots, seeds)
def test_the_same_seed_gives_the_same_decision(state, bot, seed):
    assume(not state.over)
    assert decided(bot, state, seed) == decided(bot, state, seed)


def hidden_from(state):
    """The cards that the player on turn has not seen."""
    view = View.of(state, state.turn)
    shown = {play.card for trick in view.tricks for play in trick.plays}
    return sorted({*DECK} - {*view.hand, *shown, view.discard, view.widow})


def otherwise(state, random):
    """The round as it might be for all that the player on turn has seen."""
    hidden = hidden_from(state)
    contract = View.of(state, state.turn).contract
    if contract and contract.forced:  # everybody knows who holds the joker
        hidden = [card for card in hidden if card is not JOKER]
    mixed = random.sample(hidden, len(hidden))
    new = dict(zip(hidden, mixed, strict=True))
    hands = tuple(tuple(new.get(card, card) for card in hand) for hand in state.deal.hands)
    deal = Deal(state.deal.dealer, hands, new.get(state.deal.widow, state.deal.widow))
    return replay(
        state.rules, deal, [new.get(c, c) if isinstance(c, Card) else c for c in state.made]
    )


@given(moments, bots, seeds, randoms)
def test_no_bot_peeks(state, bot, seed, random):
    assume(not state.over)
    try:
        other = otherwise(state, random)
    except IllegalChoiceError:  # somebody would have had to follow suit: not such a round
        assume(False)  # noqa: FBT003  # Hypothesis' own signature
    assume(View.of(other, other.turn) == View.of(state, state.turn))
    assert decided(bot, other, seed) == decided(bot, state, seed)


@given(moments)
def test_a_view_is_all_that_a_bot_is_given(state):
    assume(state.asks is Asks.CARD)
    view = View.of(state, state.turn)
    fields = {field.name for field in dataclasses.fields(view)}
    assert fields.isdisjoint({"deal", "hands", "terms"})
    assert all(seat is not state.turn or seat in Seat for seat in view.lone)
