"""Auction and declarer's table in Python: what an author writes, what is refused."""

import pytest
from traitlets import TraitError

from hasenpfeffer import CLASSIC
from hasenpfeffer.legality import IllegalChoiceError
from hasenpfeffer.table import Seat
from hasenpfeffer.widgets import AuctionTable, WidowTable
from hasenpfeffer.widgets.auction_graph import auction_graphs

SEVEN = {"hand": "JK JH JD AH 9S 9C", "widow": "KC"}


def test_an_auction_is_shown_as_its_author_wrote_it():
    table = AuctionTable(rules="rounds", calls="1 2", compare="hoyle", predict=True)
    assert repr(table) == "AuctionTable(rules='rounds', calls='1 2', compare='hoyle', predict=True)"
    assert repr(AuctionTable()) == "AuctionTable()"
    assert AuctionTable(rules=CLASSIC.replace(target=11)).pinned == "classic~target=11"
    assert table.rules.name == "Rounds"
    assert table.auction.turn is Seat.WEST


def test_a_widow_is_shown_as_its_author_wrote_it():
    table = WidowTable(**SEVEN, trump="H", discard="9C", rules="rounds")
    assert repr(table) == (
        "WidowTable(hand='JK JH JD AH 9S 9C', widow='KC', trump='H', discard='9C', rules='rounds')"
    )
    assert table.position == "S.N.JKJHJDAH9S9C.KC.H.take.9C"
    assert [str(card) for card in WidowTable(**SEVEN).kept] == SEVEN["hand"].split()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: AuctionTable(calls="pass 7"), "'7' is not a call"),
        (lambda: AuctionTable(dealer="X"), "is not a seat"),
        (lambda: AuctionTable(you="me"), "is not a seat"),
        (lambda: AuctionTable(calls="1"), "A bid of 1 is not a call in this game"),
        (lambda: AuctionTable(calls="4 3", rules="rounds"), "East has bid 4; bid at least 5"),
        (lambda: AuctionTable(calls="pass pass pass pass"), "the dealer must bid at least 3"),
        (lambda: AuctionTable(calls="pass " * 12), "12 calls are too many"),
        (lambda: AuctionTable(rules="clasic"), "names no rules"),
        (lambda: AuctionTable(compare="clasic"), "names no rules"),
        (lambda: AuctionTable(joker="X"), "is not a seat"),
        (lambda: AuctionTable(rules="rounds", calls="1", puzzle=True), "an auction that is over"),
        (lambda: AuctionTable(calls="4 pass pass pass", puzzle=True), "by named rules"),
        (lambda: WidowTable(hand="JK JH", widow="KC"), "is 2 cards; the declarer is dealt 6"),
        (lambda: WidowTable(hand=SEVEN["hand"], widow="JK"), "there twice"),
        (lambda: WidowTable(hand=SEVEN["hand"], widow=""), "is not a declarer's table"),
        (lambda: WidowTable(hand=SEVEN["hand"], widow="KC QC"), "is not the widow"),
        (lambda: WidowTable(**SEVEN, trump="X"), "is not a suit"),
        (lambda: WidowTable(**SEVEN, discard="9C"), "Trump is named before 9C is laid away"),
        (lambda: WidowTable(**SEVEN, trump="H", discard="AS"), "not among the declarer's seven"),
        (lambda: WidowTable(**SEVEN, rules="clasic"), "names no rules"),
    ],
)
def test_what_an_author_cannot_ask_for(make, words):
    with pytest.raises(ValueError, match=words):
        make()


def test_an_illegal_call_of_the_author_is_the_engines_refusal():
    with pytest.raises(IllegalChoiceError):
        AuctionTable(calls="pass pass pass pass")


@pytest.mark.parametrize(
    "position",
    ["", "N", "N.", "N.S.JK-", "N.S.3 4", "N.S.JK-E.pass", "N.S" + ".pass" * 12, "N.S.\x00", "<b>"],
)
def test_a_broken_auction_from_a_browser_is_refused_with_a_sentence(position):
    table = AuctionTable(calls="pass")
    with pytest.raises(TraitError, match="AuctionTable cannot show"):
        table.position = position
    assert table.position == "N.S.pass"


@pytest.mark.parametrize(
    "position",
    [
        "", "S.N", "S.N.JKJHJDAH9S9C", "S.N.JKJHJDAH9S9C.KC.H.took",
        "S.N.JKJHJDAH9S9C.KC.H.take.AS", "S.N.JKJHJDAH9S9C.KC.H.take.9C.AAAA",
        "S.N.JKJHJDAH9S9C.KC.H.take.9C.x", "S.N.JKJHJDAH9S9C.KC.H.take.9C.A.A",
        "Z.N.JKJHJDAH9S9C.KC",
    ],
)  # fmt: skip
def test_a_broken_widow_from_a_browser_is_refused_with_a_sentence(position):
    table = WidowTable(**SEVEN)
    with pytest.raises(TraitError, match="WidowTable cannot show"):
        table.position = position
    assert table.position == "S.N.JKJHJDAH9S9C.KC"


@pytest.mark.parametrize(
    "trait", ["auctions", "pinned", "compare", "predict", "puzzle", "seed", "kind"]
)
def test_what_the_author_settled_stays(trait):
    table = AuctionTable()
    other = {"auctions": {"graphs": []}, "predict": True, "puzzle": True, "seed": 7}
    with pytest.raises(TraitError, match="is settled when"):
        setattr(table, trait, other.get(trait, "x"))


def test_calls_of_other_rules_may_come_from_a_reader_who_has_chosen_them():
    table = AuctionTable()
    table.position = "n.s.1.2.pass.big"
    assert table.position == "N.S.1.2.pass.big"


def test_auctions_of_the_tallest_ladder_are_as_many_as_can_be_counted():
    """Where each of four speaks once and must outbid: C(8, 4) with 4 bids, C(11, 4) with 7."""
    graph = next(g for g in auction_graphs() if g["rounds"] == "once" and g["must_outbid"])

    def auctions(place, lowest):
        edges = graph["nodes"][place][1]
        offered = [edge for edge in (edges[:1] + edges[lowest:]) if edge >= 0]
        return sum(auctions(edge, lowest) for edge in offered) if edges else 1

    assert auctions(0, lowest=4) == 70
    assert auctions(0, lowest=1) == 330
