"""The hand builder in Python: what an author writes, what a browser may send."""

import pytest
from traitlets import TraitError

from hasenpfeffer.cards import Suit
from hasenpfeffer.widgets import HandBuilder


def builder(**more):
    return HandBuilder(**{"hand": "JK JH JD AH 9S 9C", "trump": "H"} | more)


def test_a_hand_builder_is_shown_as_its_author_wrote_it():
    assert repr(HandBuilder(trump="H")) == "HandBuilder(trump='H')"
    assert repr(builder(size=7, seed=3, name="mine")) == (
        "HandBuilder(trump='H', hand='JK JH JD AH 9S 9C', size=7, seed=3, name='mine')"
    )


def test_an_author_may_leave_out_what_the_hand_is_worth():
    shown = builder(worth=False)
    assert repr(shown) == "HandBuilder(trump='H', hand='JK JH JD AH 9S 9C', worth=False)"
    assert shown.worth == {}
    assert len(builder().worth["rows"]) == 4


def test_the_hand_is_sorted_and_counted_for_trump():
    shown = builder()
    assert shown.position == "JKJHJDAH9S9C.H"
    assert list(shown.counts.items()) == [
        (Suit.HEARTS, 4),
        (Suit.DIAMONDS, 0),
        (Suit.SPADES, 1),
        (Suit.CLUBS, 1),
    ]
    shown.position = "JKJHJDAH9S9C.C"
    assert " ".join(map(str, shown.hand)) == "JK 9C 9S AH JH JD"
    assert shown.trump.suit is Suit.CLUBS


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"hand": "JK 1H"}, "'1H' is not a card"),
        ({"hand": "JK JK"}, "joker is there twice"),
        ({"hand": "JK JH JD AH 9S 9C KD"}, "7 cards; there is room for 6"),
        ({"trump": "X"}, "is not a suit"),
        ({"size": 5}, "6 cards, 7 with the widow; not 5"),
    ],
)
def test_what_an_author_gets_wrong_is_said_in_a_sentence(wrong, words):
    with pytest.raises((ValueError, TraitError), match=words):
        builder(**wrong)


@pytest.mark.parametrize(
    "broken",
    [
        "", "JK", "JK.", ".X", "JKJK.H", "1H.H", "JKJHJDAH9S9CKD.H", "JK.H.7", "JK.H.5", "JK.H.6.6",
        "<script>.H", "JK." + "H" * 9999,
    ],
)  # fmt: skip
def test_a_broken_hand_from_a_browser_is_refused_and_the_old_one_stays(broken):
    shown = builder()
    with pytest.raises(TraitError, match="cannot show"):
        shown.set_state({"position": broken})
    assert shown.position == "JKJHJDAH9S9C.H"


@pytest.mark.parametrize(
    ("name", "value"), [("size", 7), ("seed", 9), ("reading", {}), ("worth", {})]
)
def test_a_browser_cannot_change_what_the_author_asked_for(name, value):
    with pytest.raises(TraitError, match="is settled"):
        builder().set_state({name: value})


def test_any_spelling_is_written_in_its_usual_form():
    shown = builder(size=7)
    shown.set_state({"position": "10♥ joker, j♦ 9s.hearts"})
    assert shown.position == "JKJDTH9S.H"
    shown.set_state({"position": "JKJDTH9SAH9CKD.H.7"})
    assert len(shown.hand) == 7
