"""Why a card wins a trick, or does not, in a sentence a player would say."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from hasenpfeffer.cards import JOKER, Card, Suit
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from hasenpfeffer.trump import Trump

Kind: TypeAlias = Literal["joker", "right", "left", "trump", "plain"]
"""What a card is once a suit is trump."""
Standing: TypeAlias = Literal["trump", "led", "off"]
"""How a card stands in a trick: a trump, of the suit led, or neither."""

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # Why a card wins; the sentence goes on after "West wins:".
        "first": "nobody else has played yet.",
        "joker": "the joker beats every other card.",
        "ruffs": "the {card} is a trump, and a trump beats every {led}.",
        "highest_trump": "the {card} is the highest trump here.",
        "left_highest": "the left bower is a trump, and the highest here.",
        "alone": "a {led} was led, and nobody else played one.",
        "alone_plain": "a {led} was led; nobody else had one, and nobody trumped.",
        "highest": "the {card} is the highest {led}, and nobody trumped.",
        # What is worth knowing about such a winner.
        "about_joker": "The joker is the best trump, whatever suit is named.",
        "about_right": "With {trumps} as trump, only the joker beats the {words}.",
        "about_left": "With {trumps} as trump, the {words} counts as a {trump}.",
        # Why a card does not win.
        "lower_trump": "The {loser} is a trump, but the {winner} is a higher one.",
        "trumped": "The {loser} is a {led}, and a trump beats every {led}.",
        "lower": "The {loser} is a {led}, but the {winner} is a higher one.",
        "off": "A {led} was led. The {loser} is no {led} and no trump, so it cannot win.",
        # Two cards side by side; the sentence goes on after "The ace of hearts wins:".
        "both_trumps": "both are trumps, and the {winner} is the higher.",
        "over_plain": "it is a trump, and the {loser} is not.",
        "both_led": "both are {leds}, and the {winner} is the higher.",
        "only_led": "a {led} was led, and the {loser} is neither a {led} nor a trump.",
        "neither": "A {led} was led, and neither card is a {led} or a trump.",
        # Which cards beat the better of the two.
        "beaten_by_none": "No card beats it.",
        "beaten_by_one": "Only the {first} beats it.",
        "beaten_by_two": "Only the {first} and the {second} beat it.",
        "beaten_by_more": "{count} cards can beat it when a {led} is led.",
        # Why a card may not be played; word for word what the engine says.
        "follow": "A {led} was led and you hold the {words}: you must follow suit.",
        "follow_moved": "A {led} was led and you hold the {words}, which counts as a {led}: "
        "you must follow suit.",
        "barred": "Under these rules the joker may not be played to a plain trick "
        "while you hold another card, such as the {words}.",
    }
)
"""Every sentence, with named places to fill in, so that a translator may move them."""

_TRUMPED = ("ruffs", "highest_trump", "alone", "highest_trump")
WINS: Mapping[Kind, tuple[str, ...]] = MappingProxyType(
    {
        "joker": ("joker",) * 4,
        "right": _TRUMPED,
        "left": ("ruffs", "left_highest", "alone", "left_highest"),
        "trump": _TRUMPED,
        "plain": ("", "", "alone_plain", "highest"),
    }
)
"""Why a kind of card wins: off the suit led and alone in its suit, or not alone; then as led."""

ABOUT: Mapping[Kind, str] = MappingProxyType(
    {"joker": "about_joker", "right": "about_right", "left": "about_left"}
)
"""What is worth knowing about a kind of winner."""

LOSES: Mapping[Standing, Mapping[Standing, str]] = MappingProxyType(
    {
        "trump": {"trump": "lower_trump"},
        "led": {"trump": "trumped", "led": "lower"},
        "off": {"trump": "off", "led": "off"},
    }
)
"""Why a card of one standing loses to a winner of another."""

COMPARES: Mapping[Standing, Mapping[Standing, str]] = MappingProxyType(
    {
        "trump": {"trump": "both_trumps", "led": "over_plain", "off": "over_plain"},
        "led": {"led": "both_led", "off": "only_led"},
    }
)
"""Why the first of two cards, side by side, beats the second."""

BEATEN_BY = ("beaten_by_none", "beaten_by_one", "beaten_by_two", "beaten_by_more")
"""Which sentence says how many cards stand above."""


class Why(NamedTuple):
    """A reason: its key, for code and lessons, and its sentence, for people."""

    key: str
    sentence: str


class Comparison(NamedTuple):
    """Which of two cards wins, if either can, and why."""

    winner: Card | None
    why: Why
    beaten_by: Why | None
    """Which cards would beat the winner; nothing to say when neither can win."""


def kind_of(trump: Trump, card: Card) -> Kind:
    """What a card is now: the joker, a bower, another trump or a plain card."""
    if card is JOKER:
        return "joker"
    if card is trump.right:
        return "right"
    if card is trump.left:
        return "left"
    return "trump" if trump.is_trump(card) else "plain"


def standing(trump: Trump, led: Suit, card: Card) -> Standing:
    """How a card stands when a suit is led."""
    if trump.is_trump(card):
        return "trump"
    return "led" if trump.suit_of(card) is led else "off"


def why_it_wins(trick: Trick) -> Why:
    """Why the best card of a trick wins.

    >>> from hasenpfeffer.notation import trick
    >>> print(why_it_wins(trick("H N: AC TC 9C JD")).sentence)
    the left bower is a trump, and a trump beats every club.
    """
    best, trump, led = trick.best.card, trick.trump, trick.trump.suit_of(trick.plays[0].card)
    if len(trick.plays) == 1:
        return _say("first")
    suit = trump.suit_of(best)
    several = sum(trump.suit_of(play.card) is suit for play in trick.plays) > 1
    key = WINS[kind_of(trump, best)][2 * (suit is led) + several]
    return _say(key, card=trump.title_of(best), led=led.one)


def about(trump: Trump, card: Card) -> Why | None:
    """What is worth knowing about the joker or a bower.

    >>> print(about(Trump(Suit.HEARTS), Card.parse("JD")).sentence)
    With hearts as trump, the jack of diamonds counts as a heart.
    """
    key = ABOUT.get(kind_of(trump, card))
    if key is None:
        return None
    return _say(key, words=card.words, trump=trump.suit.one, trumps=trump.suit.word)


def why_it_loses(trick: Trick, seat: Seat) -> Why | None:
    """Why the card of a seat does not win the trick; ``None`` if it does.

    >>> from hasenpfeffer.notation import trick
    >>> print(why_it_loses(trick("H N: AC TC 9C JD"), Seat.NORTH).sentence)
    The ace of clubs is a club, and a trump beats every club.
    """
    card = next(play.card for play in trick.plays if play.seat is seat)
    best, trump, led = trick.best.card, trick.trump, trick.trump.suit_of(trick.plays[0].card)
    if card is best:
        return None
    key = LOSES[standing(trump, led, card)][standing(trump, led, best)]
    return _say(key, loser=trump.title_of(card), winner=trump.title_of(best), led=led.one)


def compare(trump: Trump, led: Suit, first: Card, second: Card) -> Comparison:
    """Which of two cards wins when somebody else led a suit.

    >>> clubs = Trump(Suit.CLUBS)
    >>> why = compare(clubs, Suit.HEARTS, Card.parse("9C"), Card.parse("AH"))
    >>> print(why.winner.words, "|", why.why.sentence, why.beaten_by.sentence)
    nine of clubs | it is a trump, and the ace of hearts is not. \
7 cards can beat it when a heart is led.
    """
    ranking = trump.ranking(led)
    able = sorted((card for card in (first, second) if card in ranking), key=ranking.index)
    if not able:
        return Comparison(None, _say("neither", led=led.one), None)
    winner = able[0]
    loser = second if winner is first else first
    key = COMPARES[standing(trump, led, winner)][standing(trump, led, loser)]
    titles = {"winner": trump.title_of(winner), "loser": trump.title_of(loser)}
    why = _say(key, led=led.one, leds=led.word, **titles)
    above = ranking[: ranking.index(winner)]
    names = dict(zip(("first", "second"), map(trump.title_of, above), strict=False))
    place = min(len(above), len(BEATEN_BY) - 1)
    return Comparison(
        winner, why, _say(BEATEN_BY[place], count=str(len(above)), led=led.one, **names)
    )


def _say(key: str, **words: str) -> Why:
    return Why(key, SENTENCES[key].format(**words))
