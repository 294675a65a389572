"""The page reckons with chances as the engine does: every entry, and all that follows."""

import hashlib
import random
from array import array
from itertools import combinations
from pathlib import Path

import pytest

from hasenpfeffer.cards import DECK
from hasenpfeffer.odds import (
    Form,
    chances,
    form_of,
    in_play,
    value_of_each_discard,
    worth_of_each_card,
)
from hasenpfeffer.odds.hand_index import open_place, place
from hasenpfeffer.odds.masks import bits
from hasenpfeffer.odds.table import table
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.trump import TRUMPS, Trump
from hasenpfeffer.widgets.house import switch_values
from hasenpfeffer.widgets.odds_many import About, ends, means, picture
from hasenpfeffer.widgets.odds_tables import VALUES, bank, columns, worth
from hasenpfeffer.widgets.tables import game_tables
from tests.widgets.harness import in_node
from tests.widgets.random_rules import random_rules

SCRIPT = Path(__file__).with_name("odds_answers.mjs")
NEAR = 1e-9
WRITTEN = 6e-4
"""Values are written into pages with three places, chances with four."""
HANDS = 400


def in_javascript(questions):
    known = {
        "game": game_tables(),
        "banks": {name: bank(name) for name in (VALUES, *Form)},
        "questions": questions,
    }
    return in_node(SCRIPT, known)


def digest(*parts):
    found = hashlib.sha256()
    for part in parts:
        found.update(part)
    return found.hexdigest()


def texts(cards):
    return list(map(str, cards))


def by_chance(name):
    """Hands under trumps, forms and ways to play, by chance."""
    chance = random.Random(f"hasenpfeffer odds {name}")
    for _ in range(HANDS):
        form = chance.choice(list(Form))
        trump = chance.choice(TRUMPS) if form.named else None
        yield chance, form, trump


def asked(what, form, trump, cards, *, perfect=True):
    trump = str(trump or "")
    return {"ask": what, "form": form, "trump": trump, "cards": texts(cards), "perfect": perfect}


def test_every_hand_there_is_has_the_same_place():
    expected, questions = [], []
    for trump in TRUMPS:
        bit = [bits(trump)[card] for card in DECK]
        places = array("i", [place(sum(hand)) for hand in combinations(bit, 6)])
        expected.append(digest(places.tobytes()))
        questions.append({"ask": "places", "trump": str(trump)})
    places = array("i", [open_place(hand) for hand in combinations(DECK, 6)])
    expected.append(digest(places.tobytes()))
    questions.append({"ask": "places"})
    assert in_javascript(questions) == expected


def test_every_entry_of_every_table_is_the_same():
    expected = [digest(*table(form).planes) for form in Form]
    assert in_javascript([{"ask": "planes", "form": form} for form in Form]) == expected


@pytest.mark.parametrize("perfect", [True, False])
def test_chances_are_the_same_with_open_cards_and_in_simulated_play(perfect):
    questions, expected = [], []
    for chance, form, trump in by_chance(f"chances {perfect}"):
        hand = chance.sample(DECK, 6)
        found = chances(hand, trump, form=form)
        questions.append(asked("chances", form, trump, hand, perfect=perfect))
        expected.append(found if perfect else in_play(found, form))
    for question, page, engine in zip(questions, in_javascript(questions), expected, strict=True):
        assert page == pytest.approx(engine, abs=NEAR), question


def test_every_call_is_weighed_alike_under_any_house_rules():
    chance = random.Random("hasenpfeffer odds worth")
    questions, expected = [], []
    for number in range(HANDS):
        rules = PRESETS[number % 8] if number % 8 < len(PRESETS) else random_rules(chance)
        hand, perfect, place = chance.sample(DECK, 6), number % 3 == 0, chance.randrange(4)
        values = {"text": rules_to_text(rules), "switches": switch_values(rules)}
        question = asked("worth", form_of(rules), None, hand, perfect=perfect)
        question |= {"rules": values, "place": place}
        questions += [question, {"ask": "columns", "rules": values}]
        expected += [worth(hand, rules, perfect=perfect, place=place), columns(rules)]
    for question, page, engine in zip(questions, in_javascript(questions), expected, strict=True):
        if question["ask"] == "columns":
            assert page == engine
            continue
        assert [row["trump"] for row in page["rows"]] == [row["trump"] for row in engine["rows"]]
        for one, other in zip(page.pop("rows"), engine.pop("rows"), strict=True):
            assert one["chances"] == pytest.approx(other["chances"], abs=WRITTEN)
        for key in ("value", "less"):
            assert page.pop(key) == pytest.approx(engine.pop(key), abs=WRITTEN), question
        assert page == engine, question


def test_what_lies_behind_a_hand_is_the_same():
    questions, expected = [], []
    for chance, form, trump in by_chance("behind"):
        seven = chance.sample(DECK, 7)
        if trump is not None:
            questions.append(asked("discards", form, trump, seven))
            found = value_of_each_discard(seven, trump, form=form)
            expected.append({str(card): each for card, each in found.items()})
        questions.append(asked("cards", form, trump, seven[:6]))
        found = worth_of_each_card(seven[:6], trump, form=form)
        expected.append({str(card): each for card, each in found.items()})
    for question, page, engine in zip(questions, in_javascript(questions), expected, strict=True):
        for card, found in page:
            assert found == pytest.approx(engine[card], abs=NEAR), question


MANY = [
    (Form.BEFORE_DECLARER, "H", False),
    (Form.BEFORE_LEFT, "S", True),
    (Form.AFTER_LEFT, "D", False),
    (Form.DEAD_DECLARER, "C", True),
]


@pytest.mark.parametrize(("form", "suit", "perfect"), MANY)
def test_means_pictures_and_ends_are_the_same(form, suit, perfect):
    about = About(form, Trump.parse(suit), perfect)
    cards = random.Random(f"hasenpfeffer odds {form}").sample(DECK, 6)
    question = asked("", form, suit, cards, perfect=perfect)
    kinds = (
        {"ask": "means"},
        {"ask": "picture", "tricks": 4},
        *({"ask": "ends", "tricks": tricks} for tricks in (3, 6)),
    )
    grown, spread, *shown = in_javascript([{**question, **kind} for kind in kinds])
    for page, engine in zip(grown, means(about, cards), strict=True):
        assert page == pytest.approx(engine, abs=NEAR)
    for page, engine in zip(spread, picture(form, 4, perfect=perfect), strict=True):
        assert page["counts"] == engine["counts"]
        assert page["middle"] == pytest.approx(engine["middle"], abs=NEAR)
    for tricks, page in zip((3, 6), shown, strict=True):
        engine = ends(about, tricks)
        for end in ("best", "worst"):
            for one, other in zip(page[end], engine[end], strict=True):
                assert one.pop("chances") == pytest.approx(other["chances"], abs=NEAR)
                assert one == {key: other[key] for key in ("cards", "alike")}, (end, tricks)


@pytest.mark.parametrize("perfect", [True, False])
@pytest.mark.parametrize("tricks", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("form", "best"),
    [(Form.BEFORE_DECLARER, "JKJHJDAHKHQH"), (Form.AFTER_LEFT, "JKJSACKCQCJC")],
)
def test_the_best_hand_comes_first_whatever_is_wanted(form, best, tricks, perfect):
    found = ends(About(form, Trump.parse("H"), perfect), tricks)
    assert found["best"][0]["cards"] == best
    for end, way in (("best", 1), ("worst", -1)):
        chances = [way * hand["chances"][tricks - 1] for hand in found[end]]
        assert chances == sorted(chances, reverse=True)
        assert len({hand["cards"] for hand in found[end]}) == len(chances)
