"""Joker, right bower and ace, by the three cards beside them: contracts played out."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.strategy.contracts import FOUR, after_widow, open_cards
from bench.strategy.sampling import Row, deal_with, draw, key_three, taken
from hasenpfeffer import CLASSIC, Card, Rank, Seat, Trump
from hasenpfeffer.bots import play_out
from hasenpfeffer.cards import DECK
from hasenpfeffer.trump import TRUMPS

GROUPS = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0))
"""So many more trumps, and so many plain aces; the rest are lower plain cards."""


def held_with(random: Random, more_trumps: int, aces: int) -> tuple[tuple[Card, ...], Trump]:
    """One of the hands of a group, each as likely as any other."""
    trump = random.choice(TRUMPS)
    three = key_three(trump)
    trumps = [card for card in trump.cards_of(trump.suit) if card not in three]
    plain = [card for card in DECK if not trump.is_trump(card)]
    high = [card for card in plain if card.rank is Rank.ACE]
    low = [card for card in plain if card.rank is not Rank.ACE]
    beside = (
        *random.sample(trumps, more_trumps),
        *random.sample(high, aces),
        *random.sample(low, 3 - more_trumps - aces),
    )
    return (*three, *beside), trump


def key_rows(random: Random, size: int) -> list[Row]:
    """For each group: tricks in play, and with open cards."""
    rows = []
    for _ in range(size):
        for group in GROUPS:
            held, trump = held_with(random, *group)
            deal = deal_with(random, held)
            full = after_widow(deal, trump, Seat.SOUTH)
            rows.append((
                group,
                play_out(CLASSIC, deal, Seat.SOUTH, trump, FOUR),
                open_cards(full, trump, Seat.SOUTH, Seat.SOUTH),
            ))  # fmt: skip
    return rows


def beside_the_three(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """What each group takes."""
    rows = draw(key_rows, size, seed, jobs)
    found = []
    for group in GROUPS:
        of = [row[1:] for row in rows if row[0] == group]
        found.append({
            "more_trumps": group[0],
            "plain_aces": group[1],
            "play": taken([play for play, _ in of]),
            "open": taken([seen for _, seen in of]),
        })  # fmt: skip
    return {"groups": found}
