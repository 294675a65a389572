"""Many hands at once: the mean over all that hold some cards, a picture of them all, the ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from statistics import median
from typing import Any, NamedTuple

from hasenpfeffer.cards import DECK, Card
from hasenpfeffer.odds import Chances, Form, in_play
from hasenpfeffer.odds.hand_index import SIZE, open_place, place
from hasenpfeffer.odds.masks import TRUMP_SHIFT, bits
from hasenpfeffer.odds.table import table
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets.tables import together

Json = dict[str, Any]

BANDS = 20
"""Into how many bands a picture cuts the chances."""
SHOWN = 5
"""How many of the best and of the worst hands are listed."""


class About(NamedTuple):
    """Which chances are meant."""

    form: Form
    trump: Trump
    """Used for the names of cards only where trump is named later."""
    perfect: bool = False


@cache
def every(form: Form, *, perfect: bool) -> tuple[Chances, ...]:
    """The chances of every hand, by its place."""
    kept = table(form)
    found = (kept[at] for at in range(len(kept)))
    return tuple(each if perfect else in_play(each, form) for each in found)


def mean(about: About, cards: Iterable[Card]) -> Chances:
    """The mean chances of all hands that hold some cards.

    >>> from hasenpfeffer.notation import hand
    >>> hearts = About(Form.BEFORE_DECLARER, Trump.parse("H"))
    >>> mean(hearts, hand("JK JH"))[3] > mean(hearts, hand("JK"))[3]
    True
    """
    held = tuple(cards)
    known = every(about.form, perfect=about.perfect)
    others = [card for card in DECK if card not in held]
    if about.form.named:
        bit = bits(about.trump)
        own = sum(bit[card] for card in held)
        rests = combinations([bit[card] for card in others], SIZE - len(held))
        found = [known[place(own + sum(rest))] for rest in rests]
    else:
        rest_of = combinations(others, SIZE - len(held))
        found = [known[open_place((*held, *rest))] for rest in rest_of]
    return tuple(sum(each) / len(found) for each in zip(*found, strict=True))


def means(about: About, cards: Sequence[Card]) -> list[Chances]:
    """The mean after each card of a row of cards, from none on."""
    return [mean(about, cards[:count]) for count in range(len(cards) + 1)]


@cache
def hands() -> tuple[int, ...]:
    """Every hand under a trump as a number, by its place."""
    plain, rest = 1 << SIZE, 1 << 13
    by_size: list[list[int]] = [[] for _ in range(14)]
    for number in range(rest):
        by_size[number.bit_count()].append(number)
    return tuple(
        a | b << 7 | (each & 31) << 14 | each >> 5 << TRUMP_SHIFT
        for a in range(plain)
        for b in range(a + 1)
        if a.bit_count() + b.bit_count() <= SIZE
        for each in by_size[SIZE - a.bit_count() - b.bit_count()]
    )


def picture(form: Form, tricks: int, *, perfect: bool = False) -> list[Json]:
    """How the chances of at least so many tricks are spread over all hands.

    A row for each number of trumps held, or one row where trump is named later: how many hands
    are in each band of a twentieth, and the middle chance.

    >>> rows = picture(Form.BEFORE_DECLARER, 4)
    >>> len(rows), sum(sum(row["counts"]) for row in rows)
    (7, 92148)
    """
    chances = [each[tricks - 1] for each in every(form, perfect=perfect)]
    groups = [(hand >> TRUMP_SHIFT).bit_count() for hand in hands()] if form.named else []
    rows: list[list[float]] = [[] for _ in range(SIZE + 1 if groups else 1)]
    for at, chance in enumerate(chances):
        rows[groups[at] if groups else 0].append(chance)
    return [{"counts": _bands(row), "middle": median(row)} for row in rows]


def _bands(chances: Iterable[float]) -> list[int]:
    """How many chances lie in each band; a certainty is in the last."""
    counts = [0] * BANDS
    for chance in chances:
        counts[min(int(chance * BANDS), BANDS - 1)] += 1
    return counts


def ends(about: About) -> Json:
    """The best hands and the worst by the tricks they take on average, each with its chances.

    >>> found = ends(About(Form.BEFORE_DECLARER, Trump.parse("H")))
    >>> found["best"][0]["cards"].startswith("JK")
    True
    """
    known = every(about.form, perfect=about.perfect)
    tricks = [sum(each) for each in known]
    ranked = sorted(range(len(known)), key=lambda at: (-tricks[at], at))
    first, last = ranked[:SHOWN], ranked[-SHOWN:]
    names = _names(about, {*first, *last})
    told = {at: {"cards": names[at], "chances": list(known[at])} for at in names}
    return {"best": [told[at] for at in first], "worst": [told[at] for at in last]}


def _names(about: About, places: set[int]) -> dict[int, str]:
    """A hand at each of some places, in the order in which it is held."""
    if about.form.named:
        bit = bits(about.trump)
        ranked = about.trump.in_order(DECK)
        return {at: together(card for card in ranked if bit[card] & hands()[at]) for at in places}
    found: dict[int, str] = {}
    for hand in combinations(DECK, SIZE):
        at = open_place(hand)
        if at in places:
            found.setdefault(at, together(hand))
            if len(found) == len(places):
                break
    return found
