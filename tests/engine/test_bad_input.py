"""Anything wrong is a `ValueError` of ours, and a sentence that names it and what is expected."""

import json

import pytest

from hasenpfeffer import CLASSIC, HOYLE, ROUNDS, Card, Match, Seat, Suit, Trump
from hasenpfeffer.calls import Call, bid, ladder
from hasenpfeffer.errors import DealError, HasenpfefferError, NotationError, RulesError
from hasenpfeffer.legality import IllegalChoiceError, Reason
from hasenpfeffer.notation import deal, deal_text, hand, read_round, trick
from hasenpfeffer.rules_text import rules_from_json, rules_from_text, rules_to_json
from tests.engine.positions import DEAL, played, said
from tests.strategies import SWITCH_VALUES

LINE = deal_text(DEAL)

NORTH = "4 pass pass pass"
"""North wins the auction."""

UNREADABLE = [
    (Card.parse, "1H", "'1H' is not a card; write rank then suit, from 9 to A"),
    (Card.parse, "HJ", "'HJ' is not a card"),
    (Suit.parse, "X", "'X' is not a suit; a suit is S, H, D or C"),
    (Trump.parse, "NT", "'NT' is not a suit"),
    (Seat.parse, "Z", "'Z' is not a seat; a seat is N, E, S or W"),
    (Call.parse, "7", "'7' is not a call; a call is one of: pass, 1, 2"),
    (Call.parse, "", "'' is not a call"),
    (hand, "9S 8H", "'8H' is not a card"),
    (hand, "9S9S", "The nine of spades is there twice in '9S9S'; there is only one"),
    (hand, "JK 9S joker", "The joker is there twice"),
    (lambda text: hand(text, 6), "9S TS", "'9S TS' is 2 cards; 6 are expected"),
    (trick, "H N AS KS", "is not a trick; write trump, leader, a colon and the cards"),
    (trick, "H N: AS KS QS JS TS", "is not a trick; one to four cards follow the colon"),
    (trick, "H N: -- AS", "is not a trick; one to four cards follow the colon, the leader's"),
    (trick, "H N: AS AS", "The ace of spades is there twice"),
    (trick, "N H: AS", "'N' is not a suit"),
    (deal, "W | JK", "is not a deal; write the dealer, four hands from North on and the widow"),
    (deal, LINE.replace("9C |", "|"), "North holds 5 cards; every hand has 6"),
    (deal, LINE.replace("| KC", "| 9C"), "The nine of clubs is dealt 2 times; every card is"),
    (deal, LINE.replace("W |", "X |"), "is not a seat; a seat is N, E, S or W"),
    (read_round, "classic", "'classic' is not a round; write rules ; deal ; choices"),
    (read_round, f"clasic ; {LINE} ;", "'clasic' names no rules; a text for rules starts with"),
    (read_round, f"classic ; {LINE} ; 4 pass pass pass X", "'X' is not a suit"),
    (
        read_round,
        f"classic ; {LINE} ; 4 pass pass pass H give",
        "'give' is not expected here; write",
    ),
    (read_round, f"rounds ; {LINE} ; {'pass ' * 5}", "'pass' comes after the end of the round"),
    (rules_from_text, "", "'' names no rules"),
    (
        rules_from_text,
        "classic~target",
        "'target' changes nothing; a change is written",
    ),
    (rules_from_text, "classic~colour=red", "There is no switch 'colour'; the switches are"),
    (rules_from_text, "classic~self=1", "There is no switch 'self'; the switches are"),
    (rules_from_text, "classic~target=0", "target cannot be 0; it is"),
    (rules_from_text, "classic~target=ten", "target cannot be 'ten'; it is"),
    (rules_from_text, f"classic~target={'9' * 5000}", "target cannot be"),
    (rules_from_text, "classic~must_outbid=maybe", "must_outbid cannot be 'maybe'"),
    (rules_from_text, "classic~calls=pass.9", "calls=pass.9 is no ladder"),
    (rules_from_text, "classic~calls=3.4", "calls must start with pass"),
    (rules_from_text, "classic~calls=pass.4.3", "calls must rise: 3 after 4"),
    (rules_from_text, "classic~calls=pass.6.little", "calls must rise: little after 6"),
    (rules_from_text, "classic~calls=", "calls"),
    (rules_from_json, "{", "These rules are not JSON"),
    (rules_from_json, "[" * 100_000, "These rules are not JSON"),
    (rules_from_json, "9" * 5000, "rules"),
    (rules_from_json, "[]", "Rules in JSON are one object with a name and a value for every"),
    (rules_from_json, '{"name": 3}', "Rules in JSON are one object with a name"),
    (rules_from_json, '{"name": "x", "calls": "3"}', "calls is a list of calls"),
    (rules_from_json, '{"name": "x", "colour": 1}', "There is no switch 'colour'"),
    (rules_from_json, '{"name": "x"}', "x leaves switches open: packets, calls, rounds"),
]


@pytest.mark.parametrize(
    ("read", "text", "says"), UNREADABLE, ids=[f"{text[:24]}" for _, text, _ in UNREADABLE]
)
def test_what_cannot_be_read(read, text, says):
    with pytest.raises(HasenpfefferError) as caught:
        read(text)
    assert says in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_each_kind_of_mistake_has_its_type():
    for kind, mistake in [
        (NotationError, lambda: hand("1H")),
        (DealError, lambda: deal(LINE.replace("| KC", "| 9C"))),
        (RulesError, lambda: rules_from_text("clasic")),
        (IllegalChoiceError, lambda: played(ROUNDS, "3 3")),
    ]:
        with pytest.raises(kind):
            mistake()


ILLEGAL = [
    (CLASSIC, "", "2", Reason.NOT_ON_THE_LADDER, "bid of 2"),
    (CLASSIC, "", "big", Reason.NOT_ON_THE_LADDER, "the calls are pass, 3, 4, 5, 6"),
    (HOYLE, "4 pass", "4", Reason.TOO_LOW, "North has bid 4; bid at least 5, or pass."),
    (CLASSIC, "pass pass pass", "pass", Reason.DEALER_MUST_BID, "the dealer must bid at least 3"),
    (CLASSIC, "4", "H", Reason.NOT_NOW, "It is not time for naming trump: East owes a call."),
    (CLASSIC, "4", "JK", Reason.NOT_NOW, "It is not time for a card: East owes a call."),
    (CLASSIC, "4", "take", Reason.NOT_NOW, "taking the widow: East owes a call."),
    (CLASSIC, "4 pass pass pass", "take", Reason.NOT_NOW, "North owes the trump suit."),
    (CLASSIC, "4 pass pass pass H", "9S", Reason.NOT_NOW, "North owes the widow to be taken."),
    (ROUNDS, "4 pass pass pass", "H", Reason.NOT_NOW, "North owes the widow to be taken."),
    (ROUNDS, "4 pass pass pass take", "9S", Reason.NOT_NOW, "North owes the trump suit."),
    (CLASSIC, "4 pass pass pass H take", "AS", Reason.NOT_HELD, "does not hold the ace of spades"),
    (CLASSIC, "4 pass pass pass H take 9S", "9S", Reason.NOT_HELD, "The nine of spades is not in"),
    (CLASSIC, "4 pass pass pass H take 9S", "4", Reason.NOT_NOW, "North owes a card to be played."),
    (CLASSIC, "4 pass pass pass H take 9S JK", "AD", Reason.MUST_FOLLOW, "you must follow suit"),
    (ROUNDS, "4 pass pass pass take H 9S", "JK", Reason.NOT_NOW, "owes a word on going alone."),
    (ROUNDS, "pass pass pass pass", "3", Reason.OVER, "The round is over"),
]


def thing(word):
    """The choice that a word stands for, in or out of season."""
    for read in (Call.parse, Trump.parse, Card.parse):
        try:
            return read(word)
        except NotationError:
            continue
    return next(
        choice for choice in played(CLASSIC, "4 pass pass pass H").choices if choice == word
    )


@pytest.mark.parametrize(("rules", "line", "word", "reason", "says"), ILLEGAL)
def test_what_is_not_allowed(rules, line, word, reason, says):
    state = played(rules, line)
    with pytest.raises(IllegalChoiceError) as caught:
        state.after(thing(word))
    assert caught.value.refusal.reason is reason
    assert says in str(caught.value)
    assert state == played(rules, line)


@pytest.mark.parametrize(
    ("rules", "calls", "by", "says"),
    [
        (CLASSIC, "", Seat.WEST, "West is not to speak yet; it is North's turn to call"),
        (CLASSIC, "3", Seat.NORTH, "North has spoken, and everyone speaks once"),
        (ROUNDS, "pass 1 2 3", Seat.NORTH, "North has passed and is out of the auction"),
        (ROUNDS, "pass 1 2 3", Seat.SOUTH, "South is not to speak yet; it is East's turn"),
    ],
)
def test_a_call_out_of_turn(rules, calls, by, says):
    auction = said(rules, calls)
    with pytest.raises(IllegalChoiceError) as caught:
        auction.after(bid(6), by=by)
    assert caught.value.refusal.reason is Reason.OUT_OF_TURN
    assert says in str(caught.value)
    assert auction == said(rules, calls)


@pytest.mark.parametrize(
    "nothing", [None, "pass", "JH", "", 3, Suit.HEARTS, Seat.NORTH, (), object()]
)
@pytest.mark.parametrize(
    "line", ["", "4 pass pass pass", "4 pass pass pass H take", "4 pass pass pass H take 9S"]
)
def test_what_is_no_choice_at_all(line, nothing):
    state = played(CLASSIC, line)
    assert state.why_not(nothing).reason is Reason.NOT_NOW
    with pytest.raises(IllegalChoiceError):
        state.after(nothing)


def test_a_match_takes_only_hands_that_are_over():
    match = Match(CLASSIC, first_dealer=Seat.WEST)
    with pytest.raises(HasenpfefferError, match="not over"):
        match.after(played(CLASSIC, "4"))


@pytest.mark.parametrize(
    ("rules", "switches", "both"),
    [
        (
            HOYLE,
            {"trump_named": "after_widow"},
            "trump_named=after_widow does not go with widow=dead",
        ),
        (ROUNDS, {"must_outbid": False}, "rounds=until_three_pass does not go with must_outbid="),
        (HOYLE, {"calls": ladder("pass 4 5 6")}, "joker_holder_bids does not go with calls=pass 4"),
    ],
)
def test_each_impossible_combination(rules, switches, both):
    with pytest.raises(RulesError, match=both):
        rules.replace(**switches)


@pytest.mark.parametrize("switch", SWITCH_VALUES)
@pytest.mark.parametrize("value", ["", "other", -1, 1.5, True, False, [], {}, None, "10"])
def test_a_value_that_a_switch_does_not_have(switch, value):
    if any(value is allowed for allowed in SWITCH_VALUES[switch]):
        return
    with pytest.raises(RulesError, match=switch):
        rules_from_json(json.dumps({**json.loads(rules_to_json(CLASSIC)), switch: value}))


@pytest.mark.parametrize(
    "calls", [5, {}, "pass 3 4", (), ["pass"], ("pass", "3"), [*CLASSIC.calls]]
)
def test_what_is_no_ladder(calls):
    with pytest.raises(RulesError, match="calls"):
        CLASSIC.replace(calls=calls)


@pytest.mark.parametrize("name", [None, 3, "\ud800"])
def test_a_name_is_a_text(name):
    with pytest.raises(RulesError, match="name"):
        CLASSIC.replace(name=name)
