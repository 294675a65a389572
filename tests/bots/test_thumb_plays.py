"""Each rule of thumb in a position that calls for it, as card players teach it."""

from random import Random

import pytest

from hasenpfeffer import CLASSIC, Seat
from hasenpfeffer.bots import Thumb
from hasenpfeffer.bots.following import FOLLOWS
from hasenpfeffer.bots.leading import LEADS
from tests.bots.positions import LEFT_LEADS, dealt, moment

BID = "4 pass pass pass H take"
"""East, left of the dealer, plays four in hearts; his discard and the cards follow."""

POSITIONS = {
    "the declarer draws trumps with the joker": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="JK JH AH 9H AS KD"),
        f"{BID} 9C",
        ("JK", "draw the opponents' trumps"),
    ),
    "a declarer with many middling trumps drives out a higher one": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="KH QH TH 9H TS KD", s="JK JH JD 9S 9D TC"),
        f"{BID} 9C",
        ("KH", "drives out a higher one"),
    ),
    "a defender with the joker takes a trick and a trump from the declarers": (
        LEFT_LEADS,
        dealt(Seat.NORTH, "9C", e="JK 9S TS 9D TD TC", s="JH JD AH KH AS KS"),
        "pass 4 pass pass H take 9C",
        ("JK", "draws a trump from the declarers"),
    ),
    "a defender takes a trick with his ace": (
        LEFT_LEADS,
        dealt(Seat.NORTH, "9C", e="9H 9S TS AD TD TC", s="JK JH JD AH AS KS"),
        "pass 4 pass pass H take 9C",
        ("AD", "No higher card of that suit is out"),
    ),
    "of two aces the one from the shorter suit goes first": (
        LEFT_LEADS,
        dealt(Seat.NORTH, "9C", e="9H AS TS 9S AD TC", s="JK JH JD AH KH KS"),
        "pass 4 pass pass H take 9C",
        ("AD", "No higher card of that suit is out"),
    ),
    "with nothing good a defender leads his lowest card": (
        LEFT_LEADS,
        dealt(Seat.NORTH, "9C", e="KS QS KD TD QC 9H", s="JK JH JD AH AS AD"),
        "pass 4 pass pass H take 9C",
        ("TD", "a small card"),
    ),
    "a hand of middling trumps leads the lowest": (
        LEFT_LEADS,
        dealt(Seat.NORTH, "9C", e="AH KH QH TH 9H JD", s="JK JH AS AD AC KS"),
        "pass 4 pass pass H take 9C",
        ("9H", "only trumps"),
    ),
    "partner has shown out of a suit, so it is led for him to trump": (
        LEFT_LEADS,
        dealt(
            Seat.NORTH,
            "9C",
            e="AS TS QD TD KC 9H",
            s="JK JH JD KS QS AD",
            w="TH QH AC JC QC TC",
            n="9S JS KH AH KD 9D",
        ),
        "pass 4 pass pass H take 9C AS QS TC 9S",
        ("TS", "may trump it"),
    ),
    "the last card plays itself": (
        CLASSIC,
        dealt(
            Seat.NORTH,
            "9C",
            e="JK JH JD AH KH AS",
            s="9S TS 9D TD TC QC",
            w="QH TH 9H KS QS JS",
            n="KC AC JC KD AD QD",
        ),
        f"{BID} 9C JK 9D 9H QD JH TD TH KD JD TC QH JC AH QC JS KC KH 9S QS AD",
        ("AS", "last card"),
    ),
    "only one card may be played": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="JK JH AH 9H AS KD", s="QH 9S TS KS 9D TD"),
        f"{BID} 9C JK",
        ("QH", "all that I may play"),
    ),
    "who cannot win gives his lowest card": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="AS JK JH AH KD AC", s="KS 9S QS TD TC 9D"),
        f"{BID} 9C AS",
        ("9S", "cannot win"),
    ),
    "who is void and has no trump throws the lowest card of his shortest suit": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="JK JH AH 9H AS KD", s="9S TS KS TD QC KC"),
        f"{BID} 9C JK",
        ("9S", "cannot win"),
    ),
    "partner's ace is not trumped": (
        LEFT_LEADS,
        dealt(
            Seat.NORTH,
            "9C",
            e="AD TS 9S KC TC QS",
            s="JK JH JD AH 9D KS",
            w="9H TH QC AC AS JC",
        ),
        "pass 4 pass pass H take 9C AD 9D",
        ("JC", "my partner's"),
    ),
    "the last player wins as cheaply as he can": (
        CLASSIC,
        dealt(
            Seat.NORTH,
            "9C",
            e="TS JK JH AH KD AC",
            s="9S TD QD 9D TC QC",
            w="JS KC JC JD QH TH",
            n="AS KS QS AD KH 9H",
        ),
        f"{BID} 9C TS 9S JS",
        ("QS", "cheapest card that wins"),
    ),
    "the second player takes a trick with his ace": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="TS JK JH AH KD AC", s="AS 9S TD QD 9D TC"),
        f"{BID} 9C TS",
        ("AS", "No higher card of the suit is out"),
    ),
    "third hand plays high": (
        LEFT_LEADS,
        dealt(
            Seat.NORTH,
            "9C",
            e="9S 9D TD QD TC QC",
            s="JK JH JD AH QS AD",
            w="KS JS 9H TH KC JC",
        ),
        "pass 4 pass pass H take 9C 9S QS",
        ("KS", "the trick dear"),
    ),
    "who has none of the suit led trumps low": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="KS JK JH AH KD AC", s="KH 9H TD QD 9D TC"),
        f"{BID} 9C KS",
        ("9H", "trump as low as I can"),
    ),
    "second hand low": (
        CLASSIC,
        dealt(Seat.NORTH, "9C", e="TS JK JH AH KD AC", s="KS 9S TD QD 9D TC"),
        f"{BID} 9C TS",
        ("9S", "stay low"),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_thumb_plays_as_taught(name):
    rules, deal, choices, (card, words) = POSITIONS[name]
    choice, reason = Thumb().choose(moment(rules, deal, choices), Random(0))
    assert (str(choice), words in reason) == (card, True), reason


def test_every_rule_of_thumb_has_a_position():
    reasons = [
        Thumb().choose(moment(rules, deal, choices), Random(0)).reason
        for rules, deal, choices, _ in POSITIONS.values()
    ]
    for rule in (*LEADS, *FOLLOWS):
        start = max(rule.sentence.split("{card}"), key=len)
        assert any(start in reason for reason in reasons), rule.sentence
