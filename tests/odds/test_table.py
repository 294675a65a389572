"""The tables that are shipped: whole, well-ordered, and true where the truth is known."""

import json
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files
from itertools import combinations, pairwise
from random import Random

import pytest

from hasenpfeffer import CLASSIC, HOYLE, PEPPER_BIDS, ROUNDS, Seat, Trump
from hasenpfeffer.cards import DECK
from hasenpfeffer.errors import DealError
from hasenpfeffer.notation import hand
from hasenpfeffer.odds import (
    Form,
    Position,
    TableError,
    chances,
    form_of,
    gain_of_widow,
    table,
    value_of_each_discard,
    worth_of_each_card,
)
from hasenpfeffer.odds.table import blocks, letters, read
from hasenpfeffer.trump import TRUMPS
from tests.odds import dds

HEARTS = Trump.parse("H")
NAMED = [form for form in Form if form.named]
OPEN = [form for form in Form if not form.named]
WITH_WIDOW = [Form.BEFORE_DECLARER, Form.BEFORE_LEFT]
"""Forms in which trump is named and the widow taken."""
NOISE = 0.02
"""What chance and rounding may do to a number in a table."""


def text(form):
    return (files("hasenpfeffer.odds") / "tables" / f"{form}.txt").read_text(encoding="utf-8")


def some_hands(count, seed):
    random = Random(seed)
    return [tuple(random.sample(DECK, 6)) for _ in range(count)]


@pytest.mark.parametrize("form", Form)
def test_a_table_is_what_its_first_line_says(form):
    first, *lines = text(form).splitlines()
    head = json.loads(first)
    assert head["form"] == form
    assert head["entries"] == (92_148 if form.named else 24_019)
    assert [len(line) for line in lines] == [head["entries"]] * 6
    assert head["sha256"] == sha256(text(form).partition("\n")[2].encode()).hexdigest()
    record = json.loads((files("hasenpfeffer.odds") / "tables" / "build.json").read_text())
    assert record["tables"][form]["sha256"] == head["sha256"]
    assert record["tables"][form]["packed"] <= 300_000


@pytest.mark.parametrize("form", Form)
def test_more_tricks_are_never_likelier(form):
    planes = table.table(form).planes
    for fewer, more in pairwise(planes):
        assert all(one >= other for one, other in zip(fewer, more, strict=True))


SURE = hand("JK JH JD AH 9H AS"), hand("JK JH JD AH KH QH"), hand("JK JH JD AH AS KS")
"""All trumps that matter, and plain cards that nobody can beat once trumps are drawn."""


@pytest.mark.parametrize("cards", SURE, ids=lambda cards: " ".join(map(str, cards)))
@pytest.mark.parametrize("form", [Form.BEFORE_DECLARER, Form.DEAD_DECLARER])
def test_hands_that_cannot_lose_are_sure_of_six(cards, form):
    assert chances(cards, HEARTS, form=form) == (1.0,) * 6


@pytest.mark.parametrize("form", NAMED)
def test_top_trumps_are_sure_tricks_whoever_leads(form):
    for count in range(1, 5):
        cards = (*hand("JK JH JD AH")[:count], *hand("9S TS QS KS 9C TC")[: 6 - count])
        assert chances(cards, HEARTS, form=form)[:count] == (1.0,) * count


@pytest.mark.parametrize("form", NAMED)
def test_a_better_card_makes_no_hand_worse(form):
    random = Random(form)
    for cards in some_hands(300, form):
        trump = random.choice(TRUMPS)
        card = random.choice(cards)
        suit = trump.cards_of(trump.suit_of(card))
        better = [other for other in suit[: suit.index(card)] if other not in cards]
        if better:
            raised = tuple(better[-1] if other is card else other for other in cards)
            one, other = (chances(each, trump, form=form) for each in (cards, raised))
            assert all(more >= less - NOISE for less, more in zip(one, other, strict=True))


@pytest.mark.parametrize("cards", some_hands(40, "more is better"))
def test_seeing_the_widow_first_is_better_than_taking_it_and_that_than_leaving_it(cards):
    for lead in ("declarer", "left"):
        after = chances(cards, form=Form(f"after_{lead}"))
        for trump in TRUMPS:
            before = chances(cards, trump, form=Form(f"before_{lead}"))
            dead = chances(cards, trump, form=Form(f"dead_{lead}"))
            assert sum(after) >= sum(before) - NOISE
            assert sum(before) >= sum(dead) - NOISE


def dealt(random, kept, unseen):
    """Six cards in North's hand and the rest shuffled to the others, before the first lead."""
    cards = random.sample(unseen, 18)
    return Position.led(
        [kept, *(tuple(cards[at : at + 6]) for at in (0, 6, 12))], trump=HEARTS, leader=Seat.NORTH
    )


@pytest.mark.parametrize("cards", ["JK AH 9H AS KS 9C", "JD KH TH QS AC 9D", "9S TS KC QD 9H JH"])
def test_a_dead_widow_leaves_what_dds_finds_on_deals_of_its_own(cards):
    held, random, deals = hand(cards), Random(cards), 1500
    unseen = [card for card in DECK if card not in held]
    taken = [dds.tricks(dealt(random, held, unseen)) for _ in range(deals)]
    for tricks, said in enumerate(chances(held, HEARTS, form=Form.DEAD_DECLARER), start=1):
        seen = sum(each >= tricks for each in taken) / deals
        error = (said * (1 - said) / deals) ** 0.5
        assert abs(seen - said) < 4 * error + 0.01


def test_with_the_widow_a_hand_is_worth_what_dds_finds_after_the_best_discard():
    held, random = hand("JK AH 9H AS KC 9C"), Random(3)
    total = deals = 0
    for widow in DECK:
        if widow in held:
            continue
        seven = (*held, widow)
        unseen = [card for card in DECK if card not in seven]
        layouts = [random.sample(unseen, 18) for _ in range(60)]

        def worth(discard, some, seven=seven):
            kept = tuple(card for card in seven if card is not discard)
            return sum(dds.tricks(dealt(Random(0), kept, cards)) for cards in some)

        low = [card for card in seven if not HEARTS.is_trump(card)]
        best = max(low, key=lambda card: worth(card, layouts[:12]))
        total += worth(best, layouts[12:])
        deals += 48
    assert abs(total / deals - sum(chances(held, HEARTS, form=Form.BEFORE_DECLARER))) < 0.15


@pytest.mark.parametrize(
    ("rules", "form"),
    [
        (CLASSIC, "before_declarer"),
        (ROUNDS, "after_left"),
        (PEPPER_BIDS, "after_left"),
        (HOYLE, "dead_declarer"),
        (CLASSIC.replace(first_lead="left_of_dealer"), "before_left"),
        (ROUNDS.replace(first_lead="declarer"), "after_declarer"),
        (HOYLE.replace(first_lead="left_of_dealer"), "dead_left"),
    ],
    ids=lambda each: getattr(each, "name", each),
)
def test_every_game_has_its_form(rules, form):
    assert form_of(rules) == form


def test_what_cannot_be_looked_up_is_refused_with_a_sentence():
    with pytest.raises(DealError, match=r"A hand has six different cards, not 5\."):
        chances(hand("JK JH JD AH 9H"), HEARTS, form=Form.BEFORE_LEFT)
    with pytest.raises(DealError, match=r"before_left a hand is judged under a trump\."):
        chances(SURE[0], form=Form.BEFORE_LEFT)
    with pytest.raises(DealError, match=r"after_left a hand is judged before trump is named\."):
        chances(SURE[0], HEARTS, form=Form.AFTER_LEFT)


def test_a_damaged_table_says_so():
    whole = text(Form.AFTER_LEFT)
    with pytest.raises(TableError, match=r"after_left is damaged"):
        read(whole.replace("!", "#", 1), Form.AFTER_LEFT)
    with pytest.raises(TableError, match=r"after_left is damaged"):
        read(whole[:5000], Form.AFTER_LEFT)
    with pytest.raises(TableError, match=r"should be the table before_left; it is after_left\."):
        read(whole, Form.BEFORE_LEFT)
    for nothing in ("", "[]", "{}\n", "what"):
        with pytest.raises(TableError, match=r"does not begin with a line"):
            read(nothing, Form.AFTER_LEFT)


def test_a_missing_table_says_how_it_is_made(monkeypatch, tmp_path):
    monkeypatch.setattr(table, "files", lambda _: tmp_path)
    table.table.cache_clear()
    with pytest.raises(TableError, match=r"before_left is missing; python -m .*build makes it\."):
        table.table(Form.BEFORE_LEFT)


def test_letters_may_stand_between_quotes_and_none_twice():
    for levels in (2, 101, 251):
        signs = letters(levels)
        assert len(set(signs)) == len(signs) == levels
        assert not set(signs) & set("\"\\`<'\n\r ") - {"'"}
        assert signs.isprintable()


def test_a_block_is_expected_to_be_like_the_last_of_its_kind():
    assert list(blocks((0, 2, 4, 4, 5))) == [(2, 0), (2, 2), (1, 4)]
    assert list(blocks((0, 0, 2, 4, 9))) == [(2, 0), (2, 0), (5, 4)]


def mean(many: Iterable[tuple[float, ...]]):
    return [sum(each) / len(each) for each in zip(*many, strict=True)]


def test_the_value_of_a_discard_is_that_of_the_six_cards_kept():
    seven = hand("JK JH AH KH AS 9C TC")
    values = value_of_each_discard(seven, HEARTS, form=Form.BEFORE_LEFT)
    assert list(values) == list(seven)
    for card, each in values.items():
        kept = [other for other in seven if other is not card]
        assert each == chances(kept, HEARTS, form=Form.DEAD_LEFT)
    assert max(values, key=lambda card: sum(values[card])) in hand("9C TC")


def test_the_widow_gains_what_lies_between_two_tables():
    cards = hand("JH AH 9H AS 9C TC")
    gain = gain_of_widow(cards, HEARTS, lead="declarer")
    with_it = chances(cards, HEARTS, form=Form.BEFORE_DECLARER)
    assert [round(more, 9) for more in gain] == [
        round(one - other, 9)
        for one, other in zip(with_it, chances(cards, HEARTS, form=Form.DEAD_DECLARER), strict=True)
    ]
    assert sum(gain) > 0


@pytest.mark.parametrize("form", [Form.BEFORE_DECLARER, Form.AFTER_LEFT])
def test_a_card_is_worth_what_is_lost_when_it_becomes_any_other(form):
    cards, trump = hand("JK AH 9H AS 9C TC"), HEARTS if form.named else None
    worth = worth_of_each_card(cards, trump, form=form)
    assert max(worth, key=lambda card: sum(worth[card])) is DECK[-1], "The joker carries the hand."
    others = [card for card in DECK if card not in cards]
    changed = [chances((*cards[1:], other), trump, form=form) for other in others]
    lost = [
        whole - less
        for whole, less in zip(chances(cards, trump, form=form), mean(changed), strict=True)
    ]
    assert worth[DECK[-1]] == pytest.approx(lost)


def test_before_trump_is_named_the_names_of_suits_do_not_matter():
    swap = dict(zip("SHDC", "HSCD", strict=True))
    for cards in list(combinations(DECK, 6))[::9001]:
        renamed = hand(
            " ".join(str(c) if c.suit is None else f"{c.rank}{swap[c.suit]}" for c in cards)
        )
        for form in OPEN:
            assert chances(cards, form=form) == chances(renamed, form=form)
