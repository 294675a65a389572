"""What is true of every legal round, in the presets and in any house rules."""

from collections import Counter
from itertools import pairwise

from hypothesis import given

from hasenpfeffer import Seat
from hasenpfeffer.calls import PASS
from hasenpfeffer.cards import DECK
from hasenpfeffer.phase import Asks
from hasenpfeffer.playing import Finished
from hasenpfeffer.round import history, replay
from tests.strategies import histories

END_OF_AUCTION = 4 + 7 * 3 + 1
"""No auction is longer: seven rungs at most, and three passes after each."""


@given(histories)
def test_somebody_can_always_move_until_the_end(states):
    assert all(state.choices for state in states[:-1])
    assert states[-1].choices == ()
    assert len(states) <= END_OF_AUCTION + 3 + 3 + 24 + 1


@given(histories)
def test_an_auction_ends(states):
    calls = [state for state in states if state.asks is Asks.CALL]
    assert 4 <= len(calls) <= END_OF_AUCTION
    assert states[-1].asks is Asks.NOTHING


@given(histories)
def test_twenty_five_cards_are_somewhere_at_all_times(states):
    for state in states:
        held = Counter(card for hand in state.hands for card in hand)
        away = Counter(away_from_hands(state))
        assert held + away == Counter(DECK)


def away_from_hands(state):
    """The widow while it lies there, the discard, and every card played."""
    tricks = [*getattr(state, "tricks", ()), *([state.trick] if state.asks is Asks.CARD else [])]
    played = [play.card for trick in tricks for play in trick.plays]
    terms = getattr(state, "terms", None)
    if terms is not None:
        return [terms.discard or state.deal.widow, *played]
    holds_seven = any(len(hand) == 7 for hand in state.hands)
    return [] if holds_seven else [state.deal.widow]


@given(histories)
def test_six_tricks_that_sum_to_six(states):
    match states[-1]:
        case Finished() as end:
            assert len(end.tricks) == sum(end.tricks_taken) == 6
            assert all(end.tricks_taken[seat.partner] == 0 for seat in end.terms.lone)


@given(histories)
def test_lone_tricks_have_fewer_cards(states):
    match states[-1]:
        case Finished(terms=terms, tricks=tricks):
            expected = 4 - len(terms.lone)
            assert [len(trick.plays) for trick in tricks] == [expected] * 6
            sides = [seat.side for seat in terms.lone]
            assert len(sides) == len(set(sides))


@given(histories)
def test_a_resting_player_is_never_asked(states):
    for state in states:
        if state.asks is Asks.CARD:
            assert state.turn.partner not in state.terms.lone
            assert len(state.hands[state.turn]) == 6 - len(state.tricks)


@given(histories)
def test_who_has_passed_is_not_asked_again(states):
    passed = set()
    for before, after in pairwise(states):
        if before.asks is Asks.CALL:
            assert before.turn not in passed
            if after.made[-1] is PASS:
                passed.add(before.turn)


@given(histories)
def test_a_bidder_is_the_declarer_with_the_highest_bid(states):
    end = states[-1]
    if isinstance(end, Finished) and not end.terms.contract.forced:
        ladder = end.rules.calls
        said = end.terms.auction.said
        best = max(said, key=lambda each: ladder.index(each.call))  # the first of equals
        assert (end.terms.contract.declarer, end.terms.contract.call) == best


@given(histories)
def test_everyone_follows_suit_if_he_can(states):
    for before, after in pairwise(states):
        if before.asks is Asks.CARD and before.trick.plays:
            card, trump, led = after.made[-1], before.trick.trump, before.trick.led
            hand = before.hands[before.turn]
            assert trump.suit_of(card) is led or all(trump.suit_of(c) is not led for c in hand)


MATE = dict(zip("SCHD", "CSDH", strict=True))


def power(card, trump, led):
    """How strong a card is, told from the letters printed on it and nothing else."""
    name = str(card)
    above = ["J" + MATE[trump], "J" + trump, "JK"]
    if name in above:
        return 300 + above.index(name)
    rank = "9TJQKA".index(name[0])
    return {trump: 200 + rank, led: 100 + rank}.get(name[1], rank)


@given(histories)
def test_nothing_in_the_trick_is_stronger_than_the_winner(states):
    match states[-1]:
        case Finished(terms=terms, tricks=tricks):
            trump = terms.trump.suit.value
            for trick in tricks:
                first = str(trick.plays[0].card)
                led = trump if power(first, trump, None) >= 200 else first[1]
                strengths = [power(play.card, trump, led) for play in trick.plays]
                strongest = trick.plays[strengths.index(max(strengths))]
                assert (trick.winner, trick.best.card) == strongest


@given(histories)
def test_the_winner_leads_to_the_next_trick(states):
    match states[-1]:
        case Finished(tricks=tricks):
            leaders = [trick.plays[0].seat for trick in tricks[1:]]
            assert leaders == [trick.winner for trick in tricks[:-1]]


@given(histories)
def test_replay_is_play(states):
    end = states[-1]
    assert replay(end.rules, end.deal, end.made) == end
    assert list(history(end)) == states


@given(histories)
def test_back_undoes(states):
    assert states[0].back() == states[0]
    for before, after in pairwise(states):
        assert after.back() == before


@given(histories)
def test_turn_is_a_seat_and_hands_are_four(states):
    assert all(isinstance(state.turn, Seat) and len(state.hands) == 4 for state in states)
