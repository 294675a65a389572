"""Scoring once more, as a table that shares nothing with the engine; and the sums of a match."""

from hypothesis import given
from hypothesis import strategies as st

from hasenpfeffer import Match, Seat
from hasenpfeffer.auction import Contract
from hasenpfeffer.playing import Finished
from hasenpfeffer.score import score
from tests.engine.lines import LINES
from tests.strategies import games, histories, seats

TRICKS = {"pass": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "little": 6, "big": 6}
PARTNER = {0: 2, 1: 3, 2: 0, 3: 1}

MADE = {"bid": lambda bid, _: bid, "tricks_taken": lambda _, got: got}
FAILED = {"bid": lambda bid, _: -bid, "tricks_taken": lambda _, got: -got}
DEFENDERS = {
    "each": lambda own, _: own,
    "side": lambda _, both: both,
    "none": lambda _, __: 0,
}


def table_score(rules, declarer, call, tricks, *, lone):
    """Points of the four seats: A19 to A22, B08, B09, H03, R3, R5 and R9."""
    pair = (declarer, PARTNER[declarer])
    bid, got = TRICKS[call], tricks[pair[0]] + tricks[pair[1]]
    if got < bid:
        worth = FAILED[rules.failed_costs](bid, got)
    elif got == 6 and rules.all_six_scores != "as_made":
        worth = rules.all_six_scores
    else:
        worth = MADE[rules.made_scores](bid, got)
    worth *= (2 if call == "big" else 1) * (rules.alone_stake if lone else 1)
    defend = DEFENDERS[rules.defenders]
    return tuple(worth if seat in pair else defend(tricks[seat], 6 - got) for seat in range(4))


tricks_of_four = st.lists(st.integers(0, 3), min_size=6, max_size=6).map(
    lambda winners: tuple(winners.count(seat) for seat in range(4))
)


@given(games, seats, st.data(), tricks_of_four, st.booleans())
def test_points_follow_the_table(rules, declarer, data, tricks, lone):
    call = data.draw(st.sampled_from(rules.bids))
    result = score(rules, Contract(declarer, call), tricks, lone=lone)
    assert result.points == table_score(rules, declarer, call.name, tricks, lone=lone)
    assert result.taken == tricks[declarer] + tricks[PARTNER[declarer]]
    assert result.made is (result.taken >= TRICKS[call.name])


@given(histories)
def test_rounds_are_scored_by_the_table(states):
    match states[-1]:
        case Finished(terms=terms) as end:
            declarer = terms.contract.declarer
            assert end.score.points == table_score(
                end.rules,
                declarer,
                terms.contract.call.name,
                end.tricks_taken,
                lone=declarer in terms.lone,
            )


@given(games, seats, st.data(), tricks_of_four)
def test_every_line_of_a_score_has_its_rule_and_its_sentence(rules, declarer, data, tricks):
    result = score(rules, Contract(declarer, data.draw(st.sampled_from(rules.bids))), tricks)
    assert sorted(seat for entry in result.entries for seat in entry.seats) == list(Seat)
    for entry in result.entries:
        assert entry.rule in LINES
        assert all(seat.word in entry.sentence for seat in entry.seats)
        assert entry.sentence.endswith(".")
        assert str(abs(entry.points)) in entry.sentence or entry.points == 0


@given(st.data(), games, seats)
def test_ledgers_are_the_sum_of_the_hands(data, rules, first_dealer):
    match, points, hands = Match(rules, first_dealer), [0, 0, 0, 0], 0
    while not match.over and hands < 12:
        declarer, tricks = data.draw(seats), data.draw(tricks_of_four)
        call = data.draw(st.sampled_from(rules.bids))
        thrown_in = data.draw(st.booleans())
        match = match.after(None if thrown_in else score(rules, Contract(declarer, call), tricks))
        hands += 1
        if not thrown_in:
            new = table_score(rules, declarer, call.name, tricks, lone=False)
            points = [old + more for old, more in zip(points, new, strict=True)]
        assert match.ledgers == tuple(points)
        assert match.dealer == (first_dealer + hands) % 4
        assert set(match.winners) == set(table_winners(rules, points, declarer, call, thrown_in))


def table_winners(rules, points, declarer, call, thrown_in):
    """Who has won after a hand: A23, R5 and R6."""
    if thrown_in:
        return ()
    goal = rules.target if rules.target != "players_plus_bid" else 4 + TRICKS[call.name]
    pair = (declarer, PARTNER[declarer])
    there = [seat for seat in range(4) if points[seat] >= goal]
    ours = [points[seat] for seat in there if seat in pair]
    theirs = [points[seat] for seat in there if seat not in pair]
    if ours and (not theirs or rules.both_reach == "declarers_first" or max(ours) >= max(theirs)):
        return pair
    return tuple(seat for seat in there if seat not in pair and points[seat] == max(theirs))
