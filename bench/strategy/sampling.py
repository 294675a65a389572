"""Samples: who draws them, and what is written down about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from multiprocessing import Pool
from random import Random
from statistics import fmean, stdev
from typing import Any, TypeAlias

from hasenpfeffer import Card, Deal, Rank, Seat, Trump
from hasenpfeffer.cards import DECK, JOKER
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.trump import TRUMPS

CHUNK = 250
"""Deals that are drawn from one seed."""

Row: TypeAlias = tuple[Any, ...]
Work: TypeAlias = Callable[[Random, int], list[Row]]
"""Draws some deals and says what came of each."""


def draw(work: Work, size: int, seed: int, jobs: int) -> list[Row]:
    """Have so many deals drawn, by several workers; how many these are changes nothing."""
    starts = range(0, size, CHUNK)
    chunks = [(work, f"{seed} {start}", min(CHUNK, size - start)) for start in starts]
    with Pool(jobs) as pool:
        return [row for rows in pool.imap(_chunk, chunks) for row in rows]


def _chunk(task: tuple[Work, str, int]) -> list[Row]:
    work, seed, size = task
    return work(Random(f"{work.__name__} {seed}"), size)


def mean(values: Iterable[float]) -> dict[str, float]:
    """A mean, its standard error, and what it rests on."""
    numbers = list(values)
    spread = stdev(numbers) if len(numbers) > 1 else 0.0
    error = spread / len(numbers) ** 0.5 if numbers else 0.0
    return {"mean": round(fmean(numbers), 5) if numbers else 0.0,
            "se": round(error, 5), "n": len(numbers)}  # fmt: skip


def share(values: Iterable[bool]) -> dict[str, float]:
    """How many of a hundred, with its standard error."""
    numbers = [100.0 * value for value in values]
    return {name: round(number, 3) for name, number in mean(numbers).items()}


def taken(tricks: Sequence[int]) -> dict[str, Any]:
    """Tricks: their mean, and how many of a hundred took at least 1, 2, ... 6."""
    at_least = [share(each >= least for each in tricks) for least in range(1, HAND_SIZE + 1)]
    return {"tricks": mean(tricks), "at_least": at_least}


def any_deal(random: Random) -> Deal:
    """A deal with a random dealer."""
    return Deal.shuffled(dealer=random.choice(tuple(Seat)), random=random)


def deal_with(random: Random, held: Sequence[Card], dealer: Seat | None = None) -> Deal:
    """A deal in which South holds these six cards."""
    rest = [card for card in DECK if card not in held]
    random.shuffle(rest)
    north, east, west = (tuple(rest[at : at + HAND_SIZE]) for at in range(0, 18, HAND_SIZE))
    hands = (north, east, tuple(held), west)
    return Deal(dealer or random.choice(tuple(Seat)), hands, rest[-1])


def key_three(trump: Trump) -> tuple[Card, Card, Card]:
    """The joker, right bower and ace of trumps."""
    return JOKER, trump.right, next(c for c in trump.cards_of(trump.suit) if c.rank is Rank.ACE)


def joker_right_ace(random: Random, *, plain: bool) -> tuple[tuple[Card, ...], Trump]:
    """The joker, right bower and ace of a suit with three others: plain cards, or any."""
    trump = random.choice(TRUMPS)
    three = key_three(trump)
    others = [card for card in DECK if card not in three and not (plain and trump.is_trump(card))]
    return (*three, *random.sample(others, 3)), trump
