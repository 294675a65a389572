"""The sampler finds what open cards would show, as soon as nothing is hidden any more."""

from random import Random

from hypothesis import assume, given

from hasenpfeffer import CLASSIC, HOYLE, ROUNDS, Deal, Seat, View, begin
from hasenpfeffer.bots import Sampler
from hasenpfeffer.bots.imagining import Layout, imagine, puzzle
from hasenpfeffer.bots.playing_on import Play
from hasenpfeffer.odds import Position, oracle
from hasenpfeffer.phase import Alone, Asks
from hasenpfeffer.score import score
from tests.bots.positions import dealt, moment
from tests.strategies import choose, moments

SAMPLER = Sampler(worlds=8)


def points_of_each_card(state):
    """What the side on turn makes of the round with each card, by trying everything."""
    declarer, side = state.terms.contract.declarer, state.turn.side
    so_far = sum(trick.winner.side is declarer.side for trick in state.tricks)
    left = len(state.hands[state.turn])
    found = {}
    for card, tricks in oracle.value_of_each_card(Position.of(state)).items():
        taken = so_far + (tricks if declarer.side is side else left - tricks)
        shares = [0, 0, 0, 0]
        shares[declarer], shares[declarer.left()] = taken, 6 - taken
        lone = declarer in state.terms.lone
        points = score(state.rules, state.terms.contract, tuple(shares), lone=lone).points
        ours, theirs = side.seats, side.other.seats
        found[card] = sum(points[s] for s in ours) / 2 - sum(points[s] for s in theirs) / 2
    return found


@given(moments)
def test_each_imagined_deal_is_solved_rightly(state):
    assume(state.asks is Asks.CARD and len(state.hands[state.turn]) <= 3)
    real = Layout(state.hands, None)
    assert Play(View.of(state, state.turn)).points(real) == points_of_each_card(state)


def last_tricks(rules, seed):
    """Moments near the end of a random round."""
    random = Random(seed)
    state = begin(rules, Deal.shuffled(dealer=Seat.NORTH, random=random))
    while not state.over:
        if state.asks is Asks.CARD and len(state.hands[state.turn]) == 2:
            yield state
        state = state.after(choose(state, random))


def nothing_is_hidden(view):
    """Whether the voids shown leave only one way in which the cards can lie."""
    known = puzzle(view)
    ways = (list(map(frozenset, imagine(known, Random(seed)).hands)) for seed in range(20))
    first = next(ways)
    return all(way == first for way in ways)


def test_when_nothing_is_hidden_the_best_card_is_found():
    mattered = 0
    for seed in range(2500):
        for state in last_tricks(CLASSIC, seed):
            view = View.of(state, state.turn)
            if len(view.choices) > 1 and nothing_is_hidden(view):
                values = points_of_each_card(state)
                mattered += len(set(values.values())) > 1
                choice = SAMPLER.choose(view, Random(seed)).choice
                assert values[choice] == max(values.values())
    assert mattered >= 3


def test_it_bids_six_on_six_sure_tricks_where_that_scores_most():
    as_bid = CLASSIC.replace(all_six_scores="as_made")
    view = moment(as_bid, dealt(Seat.NORTH, "9C", e="JK JH JD AH KH AS"))
    choice, reason = SAMPLER.choose(view, Random(1))
    assert (str(choice), "imagined deals a bid of 6 comes to 6.0" in reason) == ("6", True), reason


def test_it_passes_with_nothing_when_an_opponent_has_bid():
    deal = dealt(Seat.NORTH, "9C", e="JK JH JD AH KH AS", s="9S TS 9D TD TC QC")
    assert str(SAMPLER.choose(moment(CLASSIC, deal, "5"), Random(1)).choice) == "pass"


def test_it_names_the_suit_that_it_is_long_and_strong_in():
    deal = dealt(Seat.NORTH, "9C", e="JK JC JS AC KC 9H")
    view = moment(CLASSIC, deal, "5 pass pass pass")
    choice, reason = SAMPLER.choose(view, Random(1))
    assert (str(choice), "naming clubs" in reason) == ("C", True)


def test_it_lays_a_lone_small_card_away_and_keeps_its_ace():
    deal = dealt(Seat.NORTH, "9S", e="JK JC JS AC KC AH")
    choice, _ = SAMPLER.choose(moment(CLASSIC, deal, "5 pass pass pass C take"), Random(1))
    assert str(choice) == "9S"


def test_it_goes_alone_when_that_pays_double_and_costs_nothing():
    twice = ROUNDS.replace(alone_stake=2)
    deal = dealt(Seat.NORTH, "9C", e="JK JH JD AH KH AS")
    for rules, says in ((twice, Alone.ALONE), (ROUNDS, Alone.TOGETHER)):
        view = moment(rules, deal, "6 pass pass pass take H 9C")
        assert SAMPLER.choose(view, Random(1)).choice is says


def test_what_the_samples_showed_is_said():
    view = moment(HOYLE, dealt(Seat.NORTH, "9C", e="AS KS 9H 9D TD JC"), "3 pass pass pass H")
    _, reason = SAMPLER.choose(view, Random(1))
    assert reason.endswith(".")
    assert "8 imagined deals" in reason
