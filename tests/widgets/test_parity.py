"""The page and the engine say the same, on 10,000 random positions of each kind."""

import random
from pathlib import Path

import pytest

from hasenpfeffer import explain
from hasenpfeffer.cards import DECK, Suit
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Play, Trick
from hasenpfeffer.trump import TRUMPS
from hasenpfeffer.widgets.tables import game_tables
from tests.widgets.harness import in_node

POSITIONS = 10_000
HERE = Path(__file__).parent
FORMS = ("trumps", "barred")


def sentence(why):
    return why.sentence if why else ""


def random_trick(chance, trump, _form):
    seats = chance.choice([2, 3, 4, 4, 4, 1])
    cards = chance.sample(DECK, seats)
    trick = Trick(trump, tuple(map(Play, Seat, cards)))
    losing = [sentence(explain.why_it_loses(trick, play.seat)) for play in trick.plays]
    about = sentence(explain.about(trump, trick.best.card))
    answer = [str(trick.best.card), sentence(explain.why_it_wins(trick)), about, losing]
    return {"cards": list(map(str, cards))}, answer


def random_follow(chance, trump, form):
    led, *hand = chance.sample(DECK, chance.randint(2, 7))
    trick = Trick(trump, (Play(Seat.NORTH, led),), form)
    hand = tuple(hand)
    refusals = [str(trick.why_not(hand, card) or "") for card in hand]
    answer = [list(map(str, trick.choices(hand))), refusals]
    return {"led": str(led), "hand": list(map(str, hand))}, answer


def random_hand(chance, trump, _form):
    hand = tuple(chance.sample(DECK, chance.randint(0, 7)))
    counts = [[suit, sum(trump.suit_of(card) is suit for card in hand)] for suit in trump.suits]
    return {"hand": list(map(str, hand))}, [list(map(str, trump.in_order(hand))), counts]


def random_pair(chance, trump, _form):
    led, pair = chance.choice(list(Suit)), chance.sample(DECK, 2)
    found = explain.compare(trump, led, *pair)
    winner = str(found.winner) if found.winner else None
    answer = [winner, sentence(found.why), sentence(found.beaten_by)]
    return {"led": led, "pair": list(map(str, pair))}, answer


KINDS = {
    "trick": random_trick,
    "follow": random_follow,
    "hand": random_hand,
    "pair": random_pair,
}


def in_javascript(questions):
    games = {form: game_tables(form) for form in FORMS}
    return in_node(HERE / "parity.mjs", {"games": games, "questions": questions})


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_says_what_the_engine_says(kind):
    chance = random.Random(f"hasenpfeffer {kind}")
    questions, expected = [], []
    for _ in range(POSITIONS):
        trump, form = chance.choice(TRUMPS), chance.choice(FORMS)
        question, answer = KINDS[kind](chance, trump, form)
        questions.append({"ask": kind, "game": form, "trump": trump.suit, **question})
        expected.append(answer)
    for question, page, engine in zip(questions, in_javascript(questions), expected, strict=True):
        assert page == engine, question
