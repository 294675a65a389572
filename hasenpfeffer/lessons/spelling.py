"""Typed answers: every reasonable spelling of a card, a number or a call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hasenpfeffer.calls import Call
from hasenpfeffer.cards import CARD_SPELLINGS, DECK, SUIT_SPELLINGS, Card, Rank
from hasenpfeffer.trump import Trump

NUMBERS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"),
)
"""Numbers in words; higher ones are typed in figures."""


def normal(text: str) -> str:
    """A typed answer as it is looked up: small letters, no spaces, a plain minus.

    >>> normal(" −4 "), normal("Jack of  Hearts")
    ('-4', 'jackofhearts')
    """
    small = "".join(text.lower().split())
    return small.replace("−", "-").replace("\N{VARIATION SELECTOR-16}", "").rstrip(".!")


def of_number(text: str) -> Iterator[str]:
    """Every way to write a whole number.

    >>> list(of_number("−4"))
    ['-4', '-four', 'minus4', 'minusfour', 'negative4', 'negativefour']
    """
    number = int(text.replace("−", "-"))
    size = str(abs(number))
    words = [size, *NUMBERS[abs(number) : abs(number) + 1]]
    if number < 0:
        starts = ("-", "minus", "negative")
        yield from (start + word for start in starts for word in words)
        return
    yield from words
    if number == 0:
        yield from ("none", "nothing", "no", "nil", "nought", "0points", "nopoints")
        return
    yield from (f"+{size}", f"plus{size}")
    yield from (f"{word}{unit}" for word in words for unit in _UNITS[number == 1])


_UNITS = (("points", "tricks", "cards", "trumps"), ("point", "trick", "card", "trump"))


def of_card(card: Card, trump: Trump | None = None) -> Iterator[str]:
    """Every way to write a card; bowers have their names once a suit is trump.

    >>> {"jd", "j♦", "jackofdiamonds", "leftbower", "theleftbower"} <= set(
    ...     of_card(Card.parse("JD"), Trump.parse("H")))
    True
    """
    written = {spelling for spelling, each in CARD_SPELLINGS.items() if each is card}
    names = {card.words}
    if trump is not None and trump.title_of(card) != card.words:
        title = trump.title_of(card)
        names |= {title, title.removesuffix(" bower")}
    if card.suit is not None:
        suits = {spelling for spelling, suit in SUIT_SPELLINGS.items() if suit is card.suit}
        ranks = {card.rank.value, card.rank.word}
        if card.rank is Rank.TEN:
            ranks.add("10")
        written |= {rank + suit for rank in ranks for suit in suits}
        names |= {f"{rank} of {suit}" for rank in ranks for suit in suits if len(suit) > 1}
    both = (*written, *names, *(f"the {name}" for name in names))
    yield from sorted(map(normal, both))


def of_call(call: Call) -> Iterator[str]:
    """Every way to write a call.

    >>> "ipass" in of_call(Call.parse("pass")), "littlepepper" in of_call(Call.parse("little"))
    (True, True)
    """
    name = str(call)
    if name == "pass":
        yield from ("pass", "apass", "ipass", "p")
    elif name.isalpha():
        yield from (name, f"{name}pepper", f"a{name}pepper")
    else:
        yield from of_number(name)
        yield from (f"bid{name}", f"abidof{name}", f"ibid{name}")


def patterns() -> dict[str, str]:
    """What reads as a card or as a number at all, right or wrong, as patterns for a page.

    >>> import re
    >>> [bool(re.search(patterns()["card"], each)) for each in ("qofclubs", "leftbower", "q")]
    [True, True, False]
    >>> [bool(re.search(patterns()["number"], each)) for each in ("minusfour", "97", "many")]
    [True, True, False]
    """
    ranks = {normal(each) for rank in Rank for each in (rank.value, rank.word)} | {"10"}
    suits = {normal(each) for each in SUIT_SPELLINGS}
    jokers = {normal(each) for each, card in CARD_SPELLINGS.items() if card is DECK[-1]}
    bowers = {f"{side}{bower}" for side in ("right", "left") for bower in ("", "bower")}
    units = {unit for both in _UNITS for unit in both}
    nothing = {word for word in of_number("0") if word.isalpha()}
    numbers = rf"(\d+|{'|'.join(NUMBERS)})({'|'.join(sorted(units))})?"
    return {
        "card": f"^(the)?({_any(ranks)}(of)?{_any(suits)}|{_any(jokers | bowers)})$",
        "number": rf"^([-+]|plus|minus|negative)?{numbers}$|^{_any(nothing)}$",
    }


def _any(words: Iterable[str]) -> str:
    return f"({'|'.join(sorted(words))})"


def accepted(answers: Iterable[Iterable[str]]) -> dict[str, int]:
    """Every spelling of every answer, and which answer it means; a spelling means one answer.

    >>> accepted([["4", "four"], ["5"]])
    {'4': 0, 'four': 0, '5': 1}
    """
    table: dict[str, int] = {}
    for place, spellings in enumerate(answers):
        for spelling in map(normal, spellings):
            if table.setdefault(spelling, place) != place:
                message = f"{spelling!r} would mean two answers."
                raise ValueError(message)
    return table
