"""Many hands at once: the mean over all that hold some cards, a picture of them all, the ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, groupby, islice
from math import exp
from statistics import median
from typing import Any, NamedTuple

from hasenpfeffer.cards import DECK, JOKER, Card, Suit
from hasenpfeffer.odds import Chances, Form
from hasenpfeffer.odds.hand_index import (
    COLOUR_RANKS,
    COLOURS,
    OPEN_CARDS,
    OPEN_HANDS,
    OPEN_STARTS,
    PLAIN,
    SIZE,
    open_place,
    place,
)
from hasenpfeffer.odds.in_play import log_odds, records
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
def every(form: Form, *, perfect: bool) -> tuple[Sequence[float], ...]:
    """For at least 1 to 6 tricks, the chance of every hand, by its place."""
    kept = table(form)
    steps = kept.head["levels"] - 1
    chances = [step / steps for step in range(steps + 1)]
    if perfect:
        return tuple([chances[step] for step in plane] for plane in kept.planes)
    odds = [log_odds(chance) for chance in chances]
    known = [[odds[step] for step in plane] for plane in kept.planes]
    found, last = [], [1.0] * len(kept)
    for constant, *slopes in records()[form]["weights"]:
        weighed = [constant] * len(kept)
        for slope, each in zip(slopes, known, strict=True):
            if slope:
                weighed = [x + slope * odd for x, odd in zip(weighed, each, strict=True)]
        last = [min(less, 1 / (1 + exp(-x))) for less, x in zip(last, weighed, strict=True)]
        found.append(last)
    return tuple(found)


def mean(about: About, cards: Iterable[Card]) -> Chances:
    """The mean chances of all hands that hold some cards.

    >>> from hasenpfeffer.notation import hand
    >>> hearts = About(Form.BEFORE_DECLARER, Trump.parse("H"))
    >>> mean(hearts, hand("JK JH"))[3] > mean(hearts, hand("JK"))[3]
    True
    """
    held = tuple(cards)
    places = _places_of_all() if about.form.named and not held else _places_with(about, held)
    total = sum(places.values())
    return tuple(
        sum(count * plane[at] for at, count in places.items()) / total
        for plane in every(about.form, perfect=about.perfect)
    )


def _places_with(about: About, held: tuple[Card, ...]) -> Counter[int]:
    """How many hands that hold some cards have each place."""
    others = [card for card in DECK if card not in held]
    left = SIZE - len(held)
    if not about.form.named:
        return Counter(open_place((*held, *rest)) for rest in combinations(others, left))
    bit = bits(about.trump)
    own = sum(bit[card] for card in held)
    rests = combinations([bit[card] for card in others], left)
    return Counter(place(own + sum(rest)) for rest in rests)


@cache
def _places_of_all() -> Counter[int]:
    """How many hands have each place: two that differ in which plain suit is which share one."""
    return Counter({at: 1 + (hand & PLAIN != hand >> 7 & PLAIN) for at, hand in enumerate(hands())})


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
    chances = every(form, perfect=perfect)[tricks - 1]
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


def ends(about: About, tricks: int) -> Json:
    """The best hands for so many tricks and the worst, each with its chances.

    Hands are ranked by the chance of so many tricks, then of each more, then by the tricks they
    take with open cards. Of hands that are as good as each other, one is told, the one with the
    best cards or the worst, and the others are counted.

    >>> found = ends(About(Form.BEFORE_DECLARER, Trump.parse("H")), 4)
    >>> found["best"][0]["cards"], found["best"][0]["alike"]
    ('JKJHJDAHKHQH', 38)
    """
    planes = every(about.form, perfect=about.perfect)
    numbers = hands() if about.form.named else open_hands()
    keys = list(zip(*planes[tricks - 1 :], _open_tricks(about.form), strict=True))
    best_first = sorted(range(len(numbers)), key=lambda at: (keys[at], numbers[at]), reverse=True)

    def told(order: Iterable[int]) -> list[Json]:
        groups = islice(groupby(order, keys.__getitem__), SHOWN)
        return [
            {
                "cards": _named(about, numbers[first]),
                "chances": [plane[first] for plane in planes],
                "alike": len(others),
            }
            for first, *others in (list(group) for _, group in groups)
        ]

    return {"best": told(best_first), "worst": told(reversed(best_first))}


def _open_tricks(form: Form) -> list[int]:
    """The tricks of every hand with open cards, in steps of its table."""
    return list(map(sum, zip(*table(form).planes, strict=True)))


@cache
def open_hands() -> tuple[int, ...]:
    """Every hand before trump is named as a number, by its place."""
    by_size: list[list[int]] = [[] for _ in range(2 * SIZE + 1)]
    for colour in COLOURS:
        by_size[colour.bit_count()].append(colour)
    found = [0] * OPEN_HANDS
    for joker in (0, 1):
        for one in COLOURS:
            left = SIZE - joker - one.bit_count()
            for other in by_size[left] if left >= 0 else ():
                if other > one:
                    break
                at = OPEN_STARTS[joker << 12 | one] + COLOUR_RANKS[other]
                found[at] = one | other << 12 | joker << 24
    return tuple(found)


_OPEN_BITS = {card: 1 << bit for bit, card in enumerate((*OPEN_CARDS, JOKER))}
_OPEN_ORDER = (
    JOKER,
    *(card for suit in Suit for card in reversed(DECK) if card.suit is suit),
)
"""Cards as they are held before trump is named."""


def _named(about: About, number: int) -> str:
    """A hand that is given as a number, in the order in which it is held."""
    bit = bits(about.trump) if about.form.named else _OPEN_BITS
    order = about.trump.in_order(DECK) if about.form.named else _OPEN_ORDER
    return together(card for card in order if bit[card] & number)
