"""Widgets in Python: what an author writes, what a reader may change, what is refused."""

import pytest
from traitlets import TraitError

from hasenpfeffer.table import Seat
from hasenpfeffer.widgets import RankLadder, TrickTable, WhoWins

HANDS = {"S": "QH TH KC 9C KD 9S", "W": "JD"}


def who(**more):
    return WhoWins(question="Who wins?", trump="H", leader="N", plays="AS AH KH JD", **more)


def table(**more):
    return TrickTable(trump="H", plays="N: AC TC", hands=HANDS, you="S", **more)


def test_a_widget_is_shown_as_its_author_wrote_it():
    assert repr(who(hint="Look.")) == (
        "WhoWins(question='Who wins?', trump='H', leader='N', plays='AS AH KH JD', hint='Look.')"
    )
    assert repr(RankLadder(trump="H")) == "RankLadder(trump='H')"
    assert repr(RankLadder(trump="H", cards="JD AH", name="mine")) == (
        "RankLadder(trump='H', cards='JD AH', name='mine')"
    )
    assert repr(TrickTable(trump="H", plays="N: AC TC 9C JD", predict=True)) == (
        "TrickTable(trump='H', plays='N: AC TC 9C JD', predict=True)"
    )


def test_what_the_reader_does_leaves_the_name_of_a_widget_alone():
    ladder = RankLadder(trump="H")
    ladder.position = "S.JC.AS"
    assert repr(ladder) == "RankLadder(trump='H')"
    assert ladder.trump.suit.word == "spades"
    assert ladder.comparison.winner.words == "jack of clubs"


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: WhoWins(question="?", trump="X", plays="AS"), "is not a suit"),
        (lambda: WhoWins(question="?", trump="H", plays="AS AS"), "there twice"),
        (lambda: RankLadder(trump="H", cards="AS AS"), "two different cards"),
        (lambda: RankLadder(trump="H", cards="AS KS QS"), "more than two"),
        (lambda: RankLadder(trump="H", name="a=b"), "key in links"),
        (lambda: TrickTable(trump="H", plays="N: AC AC"), "there twice"),
        (lambda: TrickTable(trump="H", plays="N: AC TC 9C JD AH"), "5 cards; 4 players"),
        (lambda: TrickTable(trump="H", plays="N: AC", leader="S"), "not both"),
        (lambda: TrickTable(trump="H", hands=HANDS), "come together"),
        (lambda: TrickTable(trump="H", you="S"), "come together"),
        (lambda: TrickTable(trump="H", sits_out="E W"), "partner of a lone player"),
        (lambda: TrickTable(trump="H", leader="N", sits_out="N"), "partner of a lone player"),
        (
            lambda: TrickTable(trump="H", plays="N: AC 9S", hands=HANDS | {"E": "TC"}, you="S"),
            "there twice",
        ),
        (
            lambda: TrickTable(
                trump="H", plays="N: AC AD", hands={"E": "TC", "S": "9C", "W": "KC"}, you="S"
            ),
            "you must follow suit",
        ),
        (
            lambda: TrickTable(trump="H", plays="N: AC", hands={"S": "9C", "E": "KC"}, you="S"),
            "West has yet to play",
        ),
    ],
)
def test_what_an_author_gets_wrong_is_said_in_a_sentence(make, words):
    with pytest.raises((ValueError, TraitError), match=words):
        make()


@pytest.mark.parametrize(
    ("widget", "broken"),
    [
        (who(), "Q"),
        (WhoWins(question="?", trump="H", plays="AS KS"), "W"),
        (RankLadder(trump="H"), ""),
        (RankLadder(trump="H"), "H.1H"),
        (RankLadder(trump="H"), "H..AS"),
        (RankLadder(trump="H"), "H.AS.KS.X"),
        (RankLadder(trump="H"), "H.AS.KS.S.9"),
        (table(), "H.N.AC"),
        (table(), "H.N.AC.AC.."),
        (table(), "H.N.AC.TC.KD..S.AS..QH9C.JD"),
        (table(), "H.N..TC...S.AC..9C.JD"),
        (table(), "<script>"),
    ],
)
def test_a_broken_position_from_a_browser_is_refused_and_the_old_one_stays(widget, broken):
    before = widget.position
    with pytest.raises(TraitError, match="cannot show"):
        widget.set_state({"position": broken})
    assert widget.position == before


@pytest.mark.parametrize(
    ("widget", "name", "value"),
    [
        (who(), "question", "Buy this."),
        (who(), "plays", [["N", "AS"]]),
        (who(), "links", [["Win", "https://example.org"]]),
        (RankLadder(trump="H"), "game", {}),
        (RankLadder(trump="H"), "kind", "who_wins"),
        (RankLadder(trump="H"), "name", "other"),
        (table(), "seed", 5),
        (table(), "predict", True),
    ],
)
def test_a_browser_cannot_change_what_the_author_asked_for(widget, name, value):
    before = getattr(widget, name)
    with pytest.raises(TraitError, match="is settled"):
        widget.set_state({name: value})
    assert getattr(widget, name) == before


def test_a_good_position_from_a_browser_is_read_and_written_in_its_usual_form():
    ladder = RankLadder(trump="H")
    ladder.set_state({"position": "s.jc.10h."})
    assert ladder.position == "S.JC.TH"


def test_a_table_is_for_the_engine_too():
    built = TrickTable(trump="H", plays="N: AC TC 9C JD")
    assert built.trick.winner is Seat.WEST
    played = table()
    assert played.trick is None
    played.position = "H.N.AC.TC.9C.JD.S...QHTHKCKD9S."
    assert played.trick.winner is Seat.WEST


def test_a_lone_player_has_three_or_two_at_his_table():
    alone = TrickTable(trump="S", plays="N: AC -- JC TC", sits_out="E")
    assert [play.seat.letter for play in alone.trick.plays] == ["N", "S", "W"]
    both = TrickTable(trump="S", plays="S: AC TC", sits_out="N E")
    assert [play.seat.letter for play in both.trick.plays] == ["S", "W"]
