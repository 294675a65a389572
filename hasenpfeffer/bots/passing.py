"""What a pass is worth: `python -m hasenpfeffer.bots.passing`.

Four bots follow rules of thumb, but one of them, drawn by lot, also passes when he would not, every
other time. So strong hands pass as well, and for hands of any strength it can be seen what a pass
comes to: the points of the passer's side less those of the other.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from hasenpfeffer.bots.crew import on_all, record
from hasenpfeffer.bots.duplicate import Estimate
from hasenpfeffer.bots.table import lead_of_north_south
from hasenpfeffer.bots.thumb import Thumb
from hasenpfeffer.calls import PASS
from hasenpfeffer.cards import Hand
from hasenpfeffer.deal import Deal
from hasenpfeffer.odds import chances, form_of
from hasenpfeffer.phase import Round
from hasenpfeffer.playing import Finished
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.round import ThrownIn, begin
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import TRUMPS
from hasenpfeffer.view import View

FILE = "passing.json"
BANDS = 10
"""How finely strength is told apart: tenths of the chance to take four tricks."""
COLUMNS = ("rules", "place", "highest bid", "whose", "from", "to", "mean", "se", "count")
_THUMB = Thumb()


class Passed(NamedTuple):
    """A pass, and what came of it."""

    place: int
    """0 for the player on the dealer's left, 3 for the dealer."""
    highest: str
    """The highest bid so far; empty when there is none."""
    whose: str
    """``partner`` or ``opponent``; empty when nobody has bid."""
    band: int
    points: float


def strength(hand: Hand, rules: Rules) -> float:
    """The chance to take four tricks or more as declarer, with perfect play by all."""
    form = form_of(rules)
    trumps = TRUMPS if form.named else (None,)
    return max(chances(hand, trump, form=form)[3] for trump in trumps)


def one_pass(rules: Rules, seed: int) -> Passed | None:
    """Play a deal in which one player passes at will; ``None`` if he never passed."""
    random = Random(seed)
    deal = Deal.shuffled(dealer=random.choice(tuple(Seat)), random=random)
    player = random.choice(tuple(Seat))
    state: Round = begin(rules, deal)
    before: View | None = None
    while not state.over:
        view = View.of(state, state.turn)
        choice = _THUMB.choose(view, random).choice
        if PASS in view.choices and view.seat is player:
            choice = random.choice((PASS, choice))
            before = view if choice is PASS else before
        state = state.after(choice)
    if before is None:
        return None
    assert isinstance(state, Finished | ThrownIn)  # noqa: S101  # a round ends in one of the two
    leading = before.auction.leading
    points = lead_of_north_south(state) * (-1 if player % 2 else 1)
    return Passed(
        (player - deal.dealer - 1) % len(Seat),
        str(leading.call) if leading else "",
        "" if not leading else "partner" if leading.seat is player.partner else "opponent",
        min(int(BANDS * strength(before.hand, rules)), BANDS - 1),
        points,
    )


def summed_up(text: str, found: Sequence[Passed]) -> list[list[object]]:
    """A row for everything that happened at least twice."""
    points = defaultdict(list)
    for passed in found:
        points[passed[:4]].append(passed.points)
    rows: list[list[object]] = []
    for (place, highest, whose, band), values in sorted(points.items()):
        if len(values) > 1:
            mean, se, count = Estimate.of(values)
            low, high = band / BANDS, (band + 1) / BANDS
            rows.append(
                [text, place, highest, whose, low, high, round(mean, 3), round(se, 3), count]
            )
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and record what passes were worth."""
    parser = argparse.ArgumentParser(prog="python -m hasenpfeffer.bots.passing")
    parser.add_argument("--deals", type=int, default=30_000, help="deals for each game")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first deal")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args(arguments)
    rows: list[list[object]] = []
    for text in map(rules_to_text, PRESETS):
        rules = rules_from_text(text)
        seeds = range(asked.seed, asked.seed + asked.deals)
        found = [each for each in on_all(partial(one_pass, rules), seeds, jobs=asked.jobs) if each]
        mean, se, count = Estimate.of([passed.points for passed in found])
        print(f"{text:14}{asked.deals:8,} deals{count:8,} passes{mean:+8.3f} ± {se:.3f}")  # noqa: T201  # a command prints its table
        rows += summed_up(text, found)
    facts = {
        "command": "python -m hasenpfeffer.bots.passing",
        "first seed": asked.seed,
        "deals": asked.deals,
        "strength": f"chance of 4 tricks by the tables, bands of 1/{BANDS}",
    }
    record(FILE, facts, COLUMNS, rows)


if __name__ == "__main__":
    main()
