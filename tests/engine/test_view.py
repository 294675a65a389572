"""A seat knows what it has seen, and nothing else."""

import dataclasses
from collections.abc import Iterable

from hypothesis import assume, given, note

from hasenpfeffer import Card, Deal, Seat, View
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.legality import IllegalChoiceError
from hasenpfeffer.phase import Asks, Widow
from hasenpfeffer.round import replay
from tests.strategies import histories, moments, randoms, seats


def cards_in(value):
    """Every card that can be reached from a value."""
    if isinstance(value, Card):
        yield value
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for each in value:
            yield from cards_in(each)


def shown(state):
    """Every card played so far."""
    return {card for card in state.made if isinstance(card, Card)} - {discard(state)}


def discard(state):
    """The card laid away, if one was."""
    return getattr(getattr(state, "terms", None), "discard", None)


def declares(state, seat):
    """Whether a seat has won the auction."""
    contract = getattr(getattr(state, "terms", state), "contract", None)
    return contract is not None and contract.declarer is seat


def seen(state, seat):
    """The cards a seat has seen: what it was dealt, what was played, and a widow it took."""
    took_it = declares(state, seat) and Widow.TAKE in state.made
    return {*state.deal.hands[seat], *shown(state)} | ({state.deal.widow} if took_it else set())


@given(histories)
def test_no_hidden_card_is_in_a_view(states):
    for state in states:
        for seat in Seat:
            assert set(cards_in(View.of(state, seat))) <= seen(state, seat)


@given(histories)
def test_a_view_has_all_that_a_seat_may_know(states):
    for state in states:
        for seat in Seat:
            view = View.of(state, seat)
            assert view.hand == state.hands[seat]
            assert (view.turn, view.asks) == (state.turn, state.asks)
            assert view.choices == (state.choices if seat is state.turn else ())
            assert {play.card for trick in view.tricks for play in trick.plays} == shown(state)
            assert view.auction.calls == state.made[: len(view.auction.calls)]
            assert view.discard is (discard(state) if declares(state, seat) else None)


def swapped(state, seat, random):
    """The round as it might be for all this seat knows: the cards it has not seen change places."""
    hidden = sorted({*DECK} - seen(state, seat))
    if forced_into_the_open(state):
        hidden = [card for card in hidden if card is not JOKER]
    mixed = hidden.copy()
    random.shuffle(mixed)
    new = dict(zip(hidden, mixed, strict=True))
    hands = tuple(tuple(new.get(card, card) for card in hand) for hand in state.deal.hands)
    deal = Deal(state.deal.dealer, hands, new.get(state.deal.widow, state.deal.widow))
    made = [new.get(choice, choice) for choice in state.made]
    return replay(state.rules, deal, made)


def forced_into_the_open(state):
    """Whether the joker was shown because everyone passed (H01)."""
    passed = state.asks is not Asks.CALL and not any(
        choice.is_bid for choice in state.made if hasattr(choice, "is_bid")
    )
    return passed and state.rules.nobody_bids == "joker_holder_bids"


@given(moments, seats, randoms)
def test_a_view_does_not_change_when_hidden_cards_change_places(state, seat, random):
    try:
        other = swapped(state, seat, random)
    except IllegalChoiceError:  # somebody would have had to follow suit: not such a round
        assume(False)  # noqa: FBT003  # Hypothesis' own signature
    note(f"{seat.word} sees the same in {other.deal}")
    assert View.of(other, seat) == View.of(state, seat)
