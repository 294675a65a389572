"""The deals that a player imagines: the cards he sees, and the others as the calls suggest."""

from __future__ import annotations

from random import Random

from hasenpfeffer.bots.hearing import listen
from hasenpfeffer.bots.imagining import Layout, imagine, puzzle
from hasenpfeffer.view import View

PATIENCE = 10
"""How many layouts are looked at for one that goes with the calls."""


def worlds(view: View, number: int, random: Random) -> list[Layout]:
    """So many layouts, all of them possible, and most of them in keeping with the calls."""
    known, ear = puzzle(view), listen(view)
    found = []
    for _ in range(number):
        for _ in range(PATIENCE):
            layout = imagine(known, random)
            if random.random() < ear.likelihood(layout.hands):
                break
        found.append(layout)
    return found
