"""The table of the switches: every value of every preset, as the rules print it."""

import pytest

from hasenpfeffer import CLASSIC
from hasenpfeffer.presets import PRESETS

SWITCHES = """
packets          6               3                 3                          3
calls            pass 3 4 5 6 | pass 1 2 3 4 5 6 | pass 1 2 3 4 5 little big | pass 1 2 3 4 5 6
rounds           once            until_three_pass  until_three_pass           once
must_outbid      no              yes               yes                        yes
nobody_bids      dealer_bids     redeal            redeal                     joker_holder_bids
widow            to_declarer     to_declarer       to_declarer                dead
trump_named      before_widow    after_widow       after_widow                before_widow
first_lead       declarer        left_of_dealer    left_of_dealer             declarer
joker_when_void  trumps          trumps            trumps                     trumps
alone            off             either_side       either_side                off
alone_stake      1               1                 1                          1
made_scores      bid             tricks_taken      tricks_taken               tricks_taken
all_six_scores   6               as_made           as_made                    as_made
failed_costs     bid             bid               bid                        bid
defenders        each            none              none                       side
target           10              10                10                         10
both_reach       declarers_first declarers_first   declarers_first            declarers_first
"""
"""The table of the switches as the rules print it: CLASSIC, ROUNDS, PEPPER_BIDS, HOYLE."""


def as_printed(value):
    """A switch's value as the table has it."""
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("line", SWITCHES.strip().splitlines(), ids=lambda line: line.split()[0])
def test_every_switch_of_every_preset_is_as_the_table_says(line):
    switch, _, rest = line.partition(" ")
    values = [value.strip() for value in (rest.split("|") if "|" in rest else rest.split())]
    assert [as_printed(getattr(rules, switch)) for rules in PRESETS] == values


def test_the_table_names_every_switch():
    named = [line.split()[0] for line in SWITCHES.strip().splitlines()]
    assert named == [switch for switch, _ in CLASSIC.switches()]
