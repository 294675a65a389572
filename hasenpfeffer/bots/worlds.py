"""The deals that a player imagines: the cards he sees, and the others as the calls suggest."""

from __future__ import annotations

from math import log
from random import Random

from hasenpfeffer.bots.hearing import listen
from hasenpfeffer.bots.imagining import Layout, imagine, puzzle
from hasenpfeffer.view import View

DRAWN = 6
"""How many layouts are drawn for each that is kept."""


def worlds(view: View, number: int, random: Random) -> list[Layout]:
    """So many layouts, all of them possible; those in keeping with the calls are kept rather."""
    known, ear = puzzle(view), listen(view)
    if not ear.heard:
        return [imagine(known, random) for _ in range(number)]
    drawn = [imagine(known, random) for _ in range(DRAWN * number)]
    lots = [log(1 - random.random()) / ear.likelihood(layout.hands) for layout in drawn]
    best = sorted(range(len(drawn)), key=lots.__getitem__, reverse=True)
    return [drawn[place] for place in best[:number]]
