"""Amounts from the tables in words: honest about being rounded."""

from __future__ import annotations

TRICKS = (
    *((0.05, "a twentieth of a trick"), (0.1, "a tenth of a trick")),
    *((0.15, "a seventh of a trick"), (0.2, "a fifth of a trick")),
    *((0.25, "a quarter of a trick"), (0.33, "a third of a trick"), (0.5, "half a trick")),
    *((0.67, "two thirds of a trick"), (0.8, "four fifths of a trick"), (1.0, "one trick")),
    *((1.25, "a trick and a quarter"), (1.5, "a trick and a half")),
    *((1.75, "a trick and three quarters"), (2.0, "two tricks")),
    *((2.5, "two and a half tricks"), (3.0, "three tricks")),
)
"""Parts of a trick as players say them."""


def about_tricks(amount: float) -> str:
    """So many tricks, about.

    >>> about_tricks(0.31), about_tricks(1.06)
    ('about a third of a trick', 'about one trick')
    """
    _, words = min(TRICKS, key=lambda each: abs(each[0] - amount))
    return f"about {words}"


def about_points(amount: float) -> str:
    """So many points, to the tenth.

    >>> about_points(0.96), about_points(1.34)
    ('about 1 point', 'about 1.3 points')
    """
    said = f"{amount:.1f}".removesuffix(".0")
    return f"about {said} {'point' if said == '1' else 'points'}"


def in_a_hundred(chance: float) -> str:
    """How often, of a hundred times; never quite always.

    >>> in_a_hundred(0.923), in_a_hundred(0.999), in_a_hundred(0.004)
    ('92 times in 100', 'more than 99 times in 100', 'less than once in 100')
    """
    times = round(100 * chance)
    ends = {0: "less than once in 100", 1: "once in 100", 100: "more than 99 times in 100"}
    return ends.get(times, f"{times} times in 100")
