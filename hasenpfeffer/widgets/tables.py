"""What the engine knows, as tables: the page looks things up and never judges for itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from hasenpfeffer.cards import DECK, Card, Suit
from hasenpfeffer.explain import (
    ABOUT,
    BEATEN_BY,
    COMPARES,
    LOSES,
    SENTENCES,
    WINS,
    kind_of,
    standing,
)
from hasenpfeffer.following import tiers
from hasenpfeffer.lessons.spelling import patterns
from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.table import Seat, Side
from hasenpfeffer.trump import TRUMPS, Trump


@cache
def game_tables(joker_when_void: JokerWhenVoid = "trumps") -> dict[str, Any]:
    """Everything a widget asks about cards, suits, seats and reasons.

    Cards are two letters each and stand one after the other, best first where that means
    something. Lists, not mappings, where order matters: notebooks sort keys.

    >>> hearts = game_tables()["trumps"][1]
    >>> hearts["suit"], hearts["suits"][0]
    ('H', ['H', 'JKJHJDAHKHQHTH9H'])
    """
    return {
        "deck": together(DECK),
        "names": {str(card): card.words for card in DECK},
        "typed": patterns(),
        "suits": [[suit.value, suit.one, suit.word, suit.symbol] for suit in Suit],
        "seats": [[seat.letter, seat.word] for seat in Seat],
        "pairs": [[seat.letter for seat in side.seats] for side in Side],
        "trumps": [_trump_tables(trump, joker_when_void) for trump in TRUMPS],
        "say": dict(SENTENCES),
        "wins": {kind: list(keys) for kind, keys in WINS.items()},
        "about": dict(ABOUT),
        "loses": {loser: dict(keys) for loser, keys in LOSES.items()},
        "compares": {winner: dict(keys) for winner, keys in COMPARES.items()},
        "beaten": list(BEATEN_BY),
        "refusals": ["follow", "barred"],  # one for each set of cards that comes before another
    }


@cache
def other_tiers() -> dict[str, Any]:
    """What comes before what under the joker's other rule, by trump suit and suit led (R1)."""
    return {"barred": {each["suit"]: each["tiers"] for each in game_tables("barred")["trumps"]}}


def _trump_tables(trump: Trump, joker_when_void: JokerWhenVoid) -> dict[str, Any]:
    """The order of the cards, and how each stands, once a suit is trump."""
    moved = [card for card in DECK if trump.suit_of(card) is not card.suit]
    home = trump.suit.same_colour
    return {
        "suit": trump.suit.value,
        "suits": [[suit.value, together(trump.cards_of(suit))] for suit in trump.suits],
        "titles": {
            str(card): trump.title_of(card)
            for card in DECK
            if trump.title_of(card) != card.words or kind_of(trump, card) == "joker"
        },
        "kinds": {str(card): kind_of(trump, card) for card in DECK},
        "moved": together(moved),
        "left": str(trump.left),
        # The suit the left bower has left, and its place there, before it moved.
        "gone": [home.value, _cards_when_plain(home).index(trump.left)],
        "rankings": {led.value: together(trump.ranking(led)) for led in Suit},
        "standings": {
            led.value: {
                way: together(card for card in DECK if standing(trump, led, card) == way)
                for way in ("trump", "led", "off")
            }
            for led in Suit
        },
        "tiers": {
            led.value: [together(sorted(tier)) for tier in tiers(trump, led, joker_when_void)]
            for led in Suit
        },
    }


def _cards_when_plain(suit: Suit) -> tuple[Card, ...]:
    """The cards of a suit, best first, in a round in which its jack stays at home."""
    other = next(each for each in Suit if each not in (suit, suit.same_colour))
    return Trump(other).cards_of(suit)


def together(cards: Iterable[Card]) -> str:
    """Cards without spaces, as in links: ``JKJH9S``."""
    return "".join(map(str, cards))
