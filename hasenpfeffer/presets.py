"""The four games as values, each switch cited from the line of the rules that sets it."""

from __future__ import annotations

from hasenpfeffer.calls import ladder
from hasenpfeffer.rules import Rules

CLASSIC = Rules(
    name="Classic",
    packets=6,  # A03
    calls=ladder("pass 3 4 5 6"),  # A08
    rounds="once",  # A09
    must_outbid=False,  # A11
    nobody_bids="dealer_bids",  # A10
    widow="to_declarer",  # A12
    trump_named="before_widow",  # A12
    first_lead="declarer",  # A14
    joker_when_void="trumps",  # R1
    alone="off",  # A13
    alone_stake=1,  # nobody plays alone
    made_scores="bid",  # A19
    all_six_scores=6,  # A21
    failed_costs="bid",  # A20
    defenders="each",  # A22
    target=10,  # A23
    both_reach="declarers_first",  # R6
)
"""The English description, and the game of this book unless it says otherwise."""

ROUNDS = Rules(
    name="Rounds",
    packets=3,  # B02
    calls=ladder("pass 1 2 3 4 5 6"),  # B03
    rounds="until_three_pass",  # B03
    must_outbid=True,  # B03
    nobody_bids="redeal",  # R7
    widow="to_declarer",  # B04
    trump_named="after_widow",  # B04
    first_lead="left_of_dealer",  # B05
    joker_when_void="trumps",  # B07, R1
    alone="either_side",  # B06
    alone_stake=1,  # R8
    made_scores="tricks_taken",  # B08
    all_six_scores="as_made",  # B08
    failed_costs="bid",  # R3
    defenders="none",  # B11
    target=10,  # B10
    both_reach="declarers_first",  # R6
)
"""The Indonesian description's main game: the auction goes round until three have passed."""

PEPPER_BIDS = ROUNDS.replace(name="Pepper bids", calls=ladder("pass 1 2 3 4 5 little big"))  # B12
"""The same with the Indonesian description's other bidding."""

HOYLE = Rules(
    name="Hoyle",
    packets=3,  # as most English books deal
    calls=ladder("pass 1 2 3 4 5 6"),  # H01
    rounds="once",  # H01
    must_outbid=True,  # H01
    nobody_bids="joker_holder_bids",  # H01
    widow="dead",  # H02
    trump_named="before_widow",  # H02: nobody sees the 25th card
    first_lead="declarer",  # inferred from close relatives
    joker_when_void="trumps",  # R1
    alone="off",  # none is described
    alone_stake=1,  # nobody plays alone
    made_scores="tricks_taken",  # H03, inferred
    all_six_scores="as_made",  # H03
    failed_costs="bid",  # H03
    defenders="side",  # H03, inferred
    target=10,  # as in the other forms
    both_reach="declarers_first",  # R6
)
"""The form in most English books."""

PRESETS = (CLASSIC, ROUNDS, PEPPER_BIDS, HOYLE)
"""The four games, the book's default first."""
