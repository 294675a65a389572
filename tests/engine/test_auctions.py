"""How many ways the bidding can go: the engine counts by walking, we count by thinking."""

from functools import cache
from itertools import product
from math import comb

import pytest

from hasenpfeffer import CLASSIC, HOYLE, PEPPER_BIDS, ROUNDS, Seat
from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import ladder


def auctions(rules):
    """Walk every auction of a game to its end and count them."""

    def walk(auction):
        return 1 if auction.over else sum(walk(auction.after(call)) for call in auction.choices)

    return walk(Auction.opened(rules, Seat.WEST))


def one_round(bids):
    """Auctions of one round in which each bid is higher than the last.

    Choose which of the four bid, and as many rungs; they must come in rising order. Summing
    C(4, k) x C(bids, k) over k gives C(4 + bids, 4) (Vandermonde); k = 0 is the one where all pass.
    """
    return sum(comb(4, k) * comb(bids, k) for k in range(5))


def test_the_stated_form_has_seventy():
    stated = CLASSIC.replace(must_outbid=True, nobody_bids="redeal")
    assert auctions(stated) == one_round(4) == comb(8, 4) == 70


def test_a_forced_dealer_removes_the_one_where_all_pass():
    assert auctions(CLASSIC.replace(must_outbid=True)) == 70 - 1


def test_hoyle_has_two_hundred_and_ten():
    assert auctions(HOYLE) == one_round(6) == comb(10, 4) == 210


def test_classic_with_its_useless_bids():
    # Any of five calls, four times over; only the dealer may not pass after three passes.
    assert auctions(CLASSIC) == 5**4 - 1 == 624


@cache
def against(others, rungs):
    """Ways to go on when so many others are still in against the high bidder.

    The next of them passes, and is out; or he takes one of the rungs, and then as many are in
    against him: those behind him and the bidder he has just beaten. It ends when he is alone.
    """
    if others == 0:
        return 1
    return against(others - 1, rungs) + sum(against(others, left) for left in range(rungs))


@cache
def opening(waiting, rungs):
    """Ways to go on when nobody has bid and so many have yet to speak for the first time."""
    if waiting == 0:
        return 1  # all four have passed
    bids = sum(against(waiting - 1, left) for left in range(rungs))
    return opening(waiting - 1, rungs) + bids


@pytest.mark.parametrize(("rules", "rungs"), [(ROUNDS, 6), (PEPPER_BIDS, 7)])
def test_going_round_until_three_have_passed(rules, rungs):
    assert auctions(rules) == opening(4, rungs)


def test_the_same_counts_as_plain_numbers():
    assert [opening(4, rungs) for rungs in range(1, 8)] == [5, 15, 41, 108, 277, 694, 1703]
    assert auctions(ROUNDS) == 694
    assert auctions(PEPPER_BIDS) == 1703


def test_the_count_with_one_rung_is_seen_at_a_glance():
    # One rung: somebody takes it, all the others pass, or nobody does.
    one = ROUNDS.replace(calls=ladder("pass 1"))
    assert auctions(one) == opening(4, 1) == 4 + 1


@pytest.mark.parametrize(
    ("nobody_bids", "fewer"), [("redeal", 0), ("joker_holder_bids", 0), ("dealer_bids", 1)]
)
@pytest.mark.parametrize("rules", [CLASSIC, ROUNDS, PEPPER_BIDS, HOYLE], ids=lambda r: r.name)
def test_only_a_forced_dealer_changes_the_count(rules, nobody_bids, fewer):
    free = auctions(rules.replace(nobody_bids="redeal"))
    assert auctions(rules.replace(nobody_bids=nobody_bids)) == free - fewer


def legal(sequence):
    """Whether a row of rungs (0 is a pass) is an auction until three have passed.

    The plainest reading of the rule, tried on every row: a passed player is skipped, a bid rises,
    and the row stops exactly when all have spoken and three have passed.
    """
    passed, highest, seat, spoken = set(), 0, 0, 0
    for call in sequence:
        if spoken >= 4 and len(passed) >= 3:
            return False
        while seat in passed:
            seat = (seat + 1) % 4
        if call == 0:
            passed.add(seat)
        elif call <= highest:
            return False
        highest, seat, spoken = max(call, highest), (seat + 1) % 4, spoken + 1
        if len(passed) == 4:
            break
    return spoken == len(sequence) and spoken >= 4 and len(passed) >= 3


@pytest.mark.parametrize("rungs", [1, 2, 3])
def test_trying_every_row_of_calls(rungs):
    rows = (row for size in range(4, 4 + rungs) for row in product(range(rungs + 1), repeat=size))
    few = ROUNDS.replace(calls=ladder(" ".join(["pass", *"123456"[:rungs]])))
    assert sum(legal(row) for row in rows) == auctions(few)
