"""What hands are worth, in Python: what an author writes, what a page is given and may ask for."""

import pytest
from traitlets import TraitError

from hasenpfeffer import notation
from hasenpfeffer.errors import NotationError
from hasenpfeffer.odds import Form
from hasenpfeffer.presets import CLASSIC, HOYLE, PEPPER_BIDS, PRESETS, ROUNDS
from hasenpfeffer.widgets import HandBuilder, OddsExplorer, WidowTable
from hasenpfeffer.widgets.odds_tables import ADDRESSES, VALUES, columns, scripts, worth

SURE = notation.hand("JK JH JD AH KH QH")
SIX = "JK JH JD AH 9S 9C"
WIDGETS = (
    HandBuilder(hand=SIX, trump="H"),
    WidowTable(hand=SIX, widow="KC"),
    OddsExplorer(hand="JK JH"),
)


@pytest.mark.parametrize("rules", PRESETS)
def test_a_sure_hand_is_sure_under_every_game(rules):
    found = worth(SURE, rules)
    rows = {row["trump"]: row["chances"] for row in found["rows"]}
    assert set(rows) == ({""} if rules in (ROUNDS, PEPPER_BIDS) else set("SHDC"))
    best = rows[found["best"]]
    assert found["best"] == ("" if "" in rows else "H")
    assert best[3] > 0.98
    assert best == sorted(best, reverse=True)
    assert found["call"] != "pass"
    assert found["value"] > 1


def test_the_columns_are_the_tricks_that_can_be_bid():
    assert columns(CLASSIC) == [3, 4, 5, 6]
    assert columns(PEPPER_BIDS) == columns(HOYLE) == [1, 2, 3, 4, 5, 6]


def test_a_hand_that_is_not_complete_is_worth_nothing_yet():
    assert HandBuilder(hand="JK JH", trump="H").worth["rows"] == []
    assert len(HandBuilder(hand=SIX, trump="H").worth["rows"]) == 4


def test_an_explorer_is_shown_as_its_author_wrote_it():
    assert repr(OddsExplorer()) == "OddsExplorer()"
    shown = OddsExplorer(hand="JK JH", trump="S", tricks=5, name="mine")
    assert repr(shown) == "OddsExplorer(hand='JK JH', trump='S', tricks=5, name='mine')"
    assert (shown.position, shown.trump.suit.word) == ("JKJH.S.5", "spades")
    assert len(shown.built["means"]) == 3


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"hand": "JK JK"}, "there twice"),
        ({"hand": SIX + " KC"}, "it is 7 cards"),
        ({"trump": "X"}, "is not a suit"),
        ({"tricks": 7}, "1 to 6 tricks"),
    ],
)
def test_what_an_author_gets_wrong_is_said_in_a_sentence(wrong, words):
    with pytest.raises(NotationError, match=words):
        OddsExplorer(**wrong)


@pytest.mark.parametrize("broken", ["", "JK", "JK.H", "JK.H.0", "JKJK.H.4", "<b>.H.4", "9" * 9999])
def test_a_broken_position_from_a_browser_is_refused(broken):
    shown = OddsExplorer(hand="JK")
    with pytest.raises(TraitError, match="cannot show"):
        shown.set_state({"position": broken})
    assert shown.position == "JK.H.4"


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_browser_cannot_change_what_was_settled(widget):
    for name, value in (("banks", []), ("forms", {})):
        with pytest.raises(TraitError, match="is settled"):
            widget.set_state({name: value})


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_kernel_sends_its_tables_and_nothing_else(widget, monkeypatch):
    sent = []
    monkeypatch.setattr(type(widget), "send", lambda _, content: sent.append(content))
    for wish in ("", "../rules", "odds", None, ["values"], {}, 3):
        widget._answer(widget, {"ask": "bank", "chapter": wish}, [])
    for content in (None, "values", {"ask": "table", "chapter": VALUES}, {"chapter": VALUES}):
        widget._answer(widget, content, [])
    assert sent == []
    widget._answer(widget, {"ask": "bank", "chapter": VALUES}, [])
    widget._answer(widget, {"ask": "bank", "chapter": "dead_left"}, [])
    assert [each["bank"] for each in sent] == [VALUES, "dead_left"]
    assert sent[1]["questions"].startswith('{"form": "dead_left"')


def test_every_script_a_page_may_ask_for_has_an_address():
    names = [name for name, _ in ADDRESSES]
    assert names == ["odds", VALUES, *Form]
    assert scripts()["after_left"].startswith('hasenpfeffer.bank("after_left","{\\"form\\": ')
    assert "<" not in scripts()[VALUES]
