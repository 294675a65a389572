"""Each check catches the bank it is there for."""

import copy

import pytest

from hasenpfeffer.lessons import BankError, check
from hasenpfeffer.lessons.checks import problems


@pytest.fixture
def bank(all_banks):
    """A bank to spoil: one family of cards, with one level of each kind."""
    return copy.deepcopy(all_banks["bowers"])


def first(bank, kind="option"):
    """The first level of a kind."""
    levels = (level for family in bank["families"] for level in family["levels"])
    return next(level for level in levels if level["kind"] == kind)


def test_all_banks_pass(all_banks):
    for bank in all_banks.values():
        check(bank)


def spoil_right(level):
    for option in level["options"]:
        option["right"] = False


def spoil_wrong(level):
    for option in level["options"]:
        option["right"] = True


def spoil_solution(level):
    level["solution"] = next(i for i, o in enumerate(level["options"]) if not o["right"])


def spoil_same(level):
    level["options"][0]["say"] = level["options"][1]["say"].upper() + " "


def spoil_mistake(level):
    for option in level["options"]:
        option["mistake"] = option["mistake"] and "no_such"


def spoil_without_mistake(level):
    for option in level["options"]:
        option["mistake"] = None


def spoil_length(level):
    level["ask"] = "A " + "very " * 30 + "long question?"


def spoil_word(level):
    level["ask"] = "You just follow suit."


def spoil_stop(level):
    level["options"][0]["reply"] += " and"


def spoil_capital(level):
    level["scene"]["facts"] = ["you hold the joker."]


def spoil_leak(level):
    level["ask"] = f"{level['ask']} {level['options'][0]['reply']}"


def spoil_opening(level):
    for option in level["options"]:
        option["reply"] = "Well. No."


SPOILERS = [value for name, value in sorted(globals().items()) if name.startswith("spoil_")]


@pytest.mark.parametrize("spoil", SPOILERS)
def test_a_spoilt_level_is_noticed(spoil, bank):
    assert not list(problems(bank))
    spoil(first(bank))
    assert list(problems(bank))
    with pytest.raises(BankError, match="bowers"):
        check(bank)


def test_a_level_asked_twice_is_noticed(bank):
    levels = bank["families"][0]["levels"]
    levels[1] = {**levels[0], "id": "another"}
    assert any("twice" in problem for problem in problems(bank))


def test_a_card_missing_from_the_choice_is_noticed(bank):
    first(bank, "card")["options"].pop()
    assert any("cards to choose" in problem for problem in problems(bank))


def test_a_seat_missing_from_the_choice_is_noticed(all_banks):
    spoilt = copy.deepcopy(all_banks["tricks"])
    first(spoilt, "seat")["options"].pop()
    assert any("seats" in problem for problem in problems(spoilt))


def test_a_typed_answer_nobody_reaches_is_noticed(all_banks):
    spoilt = copy.deepcopy(all_banks["scoring"])
    level = first(spoilt, "text")
    level["accept"] = dict.fromkeys(level["accept"], 0)
    assert any("reached" in problem for problem in problems(spoilt))


def test_a_switch_asked_about_by_half_is_noticed(bank):
    family = next(each for each in bank["families"] if each["family"] == "joker_off_suit")
    family["levels"] = [
        level
        for level in family["levels"]
        if not level["switch"] or level["switch"]["value"] == "barred"
    ]
    assert any("trumps" in problem for problem in problems(bank))
