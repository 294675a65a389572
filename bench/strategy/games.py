"""Whole games between computer players: how often the side won that was said to win."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bench.strategy.players import THUMB
from bench.strategy.sampling import Row, draw, mean, share
from hasenpfeffer import CLASSIC, Seat
from hasenpfeffer.bots.table import play_match
from hasenpfeffer.match import Match
from hasenpfeffer.odds.game import game_under

EDGES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Bands of the chance to win."""
OUR_SIDE = (Seat.NORTH, Seat.SOUTH)


def game_rows(random: Random, size: int) -> list[Row]:
    """For each game, at one of its hands: the chance of North and South, and whether they won."""
    return [_moment(random) for _ in range(size)]


def _moment(random: Random) -> Row:
    match = play_match(CLASSIC, (THUMB,) * 4, random.getrandbits(32))
    so_far = Match(
        CLASSIC, match.first_dealer, match.results[: random.randrange(len(match.results))]
    )
    ours, theirs = (
        sum(so_far.ledgers[seat] for seat in Seat if (seat in OUR_SIDE) is mine) / 2
        for mine in (True, False)
    )
    won = any(seat in OUR_SIDE for seat in match.winners)
    return game_under(CLASSIC).chance(ours, theirs), won, len(match.results)


def games(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """For each band of the chance to win: the mean chance, and how often that side won."""
    rows = draw(game_rows, size, seed, jobs)
    found = []
    for low, high in pairwise(EDGES):
        of = [row for row in rows if low <= row[0] < high]
        said, won = mean(100 * row[0] for row in of), share(row[1] for row in of)
        found.append({"from": low, "to": high, "said": said, "won": won})
    return {"hands": mean(row[2] for row in rows), "bands": found}
