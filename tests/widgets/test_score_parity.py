"""Scores on the page and from the engine: points, sentences, winners and whole sheets."""

import random
from pathlib import Path

import pytest

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.match import Match
from hasenpfeffer.presets import CLASSIC, PRESETS
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.score import Entry, Score
from hasenpfeffer.table import Seat
from hasenpfeffer.widgets import ScoreSheet
from hasenpfeffer.widgets.pad import Pad
from hasenpfeffer.widgets.pad_text import read_pad
from hasenpfeffer.widgets.score_explorer import HandPosition
from tests.widgets.harness import in_node
from tests.widgets.random_pads import random_pad, random_played
from tests.widgets.random_rules import random_rules

POSITIONS = 12_000
SHEETS = 1_000
DAMAGED = 10_000
HERE = Path(__file__).parent
PIECES = [
    "\n", "\r\n", "\t", "  ", "#", ",", ":", "alone", " alone", "thrown in", "Hand 1:", "hand 2: ",
    "Rules: classic\n", "Rules: clasic\n", "rules:", "North:", "first dealer: w\n", "S bids 4",
    "south bids big", ", tricks 6 0 0 0", "tricks 2 1 3 1", "7", "0", "East deals, ", "n deals",
    "{text}", "ſ", "K", "é", "\u2028", "\ufeff", "\x00", "name" * 9, "Hasenpfeffer score sheet 2",
]  # fmt: skip


def some_rules(chance):
    return chance.choice(PRESETS) if chance.random() < 0.2 else random_rules(chance)


def in_javascript(questions):
    question = {"game": ScoreSheet().game, "questions": questions}
    return in_node(HERE / "score_answers.mjs", question)


def together(seats):
    return "".join(seat.letter for seat in seats)


def a_hand(chance):
    rules = some_rules(chance)
    hand = random_played(chance, rules)
    position = str(HandPosition(hand.contract, hand.tricks, hand.alone))
    lines = [
        [together(entry.seats), entry.points, entry.rule, entry.sentence]
        for entry in hand.score(rules).entries
    ]
    return {"ask": "hand", "rules": rules_to_text(rules), "position": position}, [position, lines]


def a_decision(chance):
    """Ledgers near the target, whoever they belong to, after one more hand."""
    rules = some_rules(chance)
    contract = Contract(chance.choice(list(Seat)), chance.choice(rules.bids))
    empty = Match(rules, Seat.NORTH).after(Score(contract, (0, 0, 0, 0), ()))
    ledgers = [empty.target + chance.randint(-3, 2) for _ in Seat]
    if rules.scores_by_side:
        ledgers[2:] = ledgers[:2]
    entries = tuple(Entry((seat,), ledgers[seat], "", "", 0) for seat in Seat)
    match = Match(rules, Seat.NORTH).after(Score(contract, (0, 0, 0, 0), entries))
    asked = {
        "ask": "decision",
        "rules": rules_to_text(rules),
        "declarer": contract.declarer.letter,
        "bid": str(contract.call),
        "ledgers": ledgers,
    }
    return asked, [together(match.winners), match.target, match.over]


def of_pad(text):
    """What the engine makes of the text of a sheet."""
    try:
        pad = read_pad(text)
    except HasenpfefferError as error:
        return {"problem": str(error)}
    if pad.rules is None:
        return {"text": pad.text}
    match = pad.match
    return {
        "text": pad.text,
        "ledgers": list(match.ledgers),
        "winners": together(match.winners),
        "played": len(match.results),
        "dealer": pad.first_dealer.left(len(pad.hands)).letter,
    }


def a_pad(chance):
    text = random_pad(chance, some_rules(chance), chance.randint(0, 20)).text
    return {"ask": "pad", "sheet": text}, of_pad(text)


def a_damaged_pad(chance):
    text = random_pad(chance, some_rules(chance), chance.randint(0, 3)).text
    for _ in range(chance.randint(1, 3)):
        at = chance.randint(0, len(text))
        cut = chance.choice([0, 0, 1, 5, 20])
        text = text[:at] + chance.choice(["", *PIECES]) + text[at + cut :]
    if chance.random() < 0.3:
        lines = text.split("\n")
        chance.shuffle(lines)
        text = "\n".join([lines[0], *lines[1:]])
    return {"ask": "pad", "sheet": text}, of_pad(text)


def a_damaged_hand(chance):
    hand = random_played(chance, some_rules(chance))
    text = str(HandPosition(hand.contract, hand.tricks, hand.alone))
    at = chance.randint(0, len(text))
    piece = chance.choice(["", ".", "7", "alone", ".alone", "x"])
    text = text[:at] + piece + text[at + chance.randint(0, 2) :]
    try:
        expected = str(HandPosition.read(text))
    except HasenpfefferError:
        expected = None
    return {"ask": "position", "position": text}, expected


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        (a_hand, POSITIONS), (a_decision, POSITIONS), (a_pad, SHEETS),
        (a_damaged_pad, DAMAGED), (a_damaged_hand, DAMAGED),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)  # fmt: skip
def test_the_page_says_what_the_engine_says(kind, count):
    chance = random.Random(f"{kind.__name__} 1848")
    questions, expected = zip(*(kind(chance) for _ in range(count)), strict=True)
    answers = in_javascript(questions)
    for question, answer, wanted in zip(questions, answers, expected, strict=True):
        assert answer == wanted, question


def test_a_sheet_read_back_is_the_same_sheet():
    chance = random.Random(1848)
    for _ in range(500):
        pad = random_pad(chance, some_rules(chance), 8)
        assert read_pad(pad.text) == pad


def test_a_sheet_kept_in_a_notebook_is_a_match_for_the_engine():
    sheet = ScoreSheet(rules=CLASSIC)
    sheet.position = (
        "Hasenpfeffer score sheet 1\nRules: classic\n"
        "Hand 1: South bids 6, tricks 3 0 3 0\nHand 2: thrown in\n"
        "Hand 3: N bids 4, tricks 2 1 3 0"
    )
    assert sheet.match.ledgers == (10, 1, 10, 0)
    assert together(sheet.match.winners) == "NS"


def test_players_are_four_and_have_names_that_fit():
    with pytest.raises(HasenpfefferError, match="four sit at the table"):
        ScoreSheet(players=("Ann", "Ben"))
    with pytest.raises(HasenpfefferError, match="at most 24"):
        ScoreSheet(players=("Ann" * 9, "", "", ""))
    assert ScoreSheet(players=("", " Ben ", "", "")).pad == Pad(("North", "Ben", "South", "West"))


def test_a_moving_target_is_looked_up_by_the_bid():
    targets = ScoreSheet().game["targets"]
    assert [targets[str(bid(tricks))] for tricks in (1, 3, 6)] == [5, 7, 10]
