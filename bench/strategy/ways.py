"""Habits in the play of the cards, each against the usual one on the same deals."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from bench.strategy.players import THUMB, Plays, without
from bench.strategy.sampling import Row, any_deal, draw, mean, share
from hasenpfeffer import CLASSIC, Seat
from hasenpfeffer.bots import play_out
from hasenpfeffer.bots.counting import count
from hasenpfeffer.bots.following import FOLLOWS
from hasenpfeffer.bots.leading import LEADS, cash
from hasenpfeffer.bots.rule import CardRule
from hasenpfeffer.bots.seen import Seen
from hasenpfeffer.bots.sparing import cheapest, highest, lowest
from hasenpfeffer.calls import bid
from hasenpfeffer.odds.masks import TRUMPS

SAYS = "I play the {card}."
FEWEST = 4.4
"""What a hand has to count to be played: about what somebody would bid on."""


class Habit(NamedTuple):
    """A habit, who has it, and the rules of thumb it changes."""

    name: str
    who: str
    leads: tuple[CardRule, ...] = LEADS
    follows: tuple[CardRule, ...] = FOLLOWS


def top_trump(now: Seen) -> int:
    """The declarers' highest trump, whether it stands or not."""
    return highest(now.hand & TRUMPS) if now.declaring else 0


def partners_trump(now: Seen) -> int:
    """A trump by the declarer's partner, to help him."""
    return lowest(now.hand & TRUMPS) if _is_partner(now) else 0


def partners_plain_card(now: Seen) -> int:
    """Anything but a trump by the declarer's partner: a winner if there is one."""
    return (cash(now) or cheapest(now.hand & ~TRUMPS)) if _is_partner(now) else 0


def defenders_trump(now: Seen) -> int:
    """A defender's low trump, to shorten the declarers."""
    return 0 if now.declaring else lowest(now.hand & TRUMPS)


def defenders_small_card(now: Seen) -> int:
    """A defender's small card, his aces held back."""
    return 0 if now.declaring else cheapest(now.hand & ~TRUMPS)


def overtake(now: Seen) -> int:
    """The cheapest card that beats partner's, when his was winning."""
    return cheapest(now.winning) if now.ours else 0


def win_at_once(now: Seen) -> int:
    """The highest card that wins so far, whoever is winning."""
    return highest(now.winning)


def aces_early(now: Seen) -> int:
    """The declarers' plain winners before trumps."""
    return cash(now) if now.declaring else 0


def _is_partner(now: Seen) -> bool:
    return now.declaring and now.seat is not now.declarer


def first(rule: Callable[[Seen], int], rules: tuple[CardRule, ...]) -> tuple[CardRule, ...]:
    """Some rules of thumb with another tried before all that leave a choice."""
    return rules[0], CardRule(rule, SAYS), *rules[1:]


HABITS = (
    Habit("no_trump_leads", "declarers", without(LEADS, "draw_trumps", "force_trumps")),
    Habit("aces_before_trumps", "declarers", first(aces_early, LEADS)),
    Habit("no_forcing", "declarers", without(LEADS, "force_trumps")),
    Habit("top_trump_always", "declarers", first(top_trump, LEADS)),
    Habit("partner_leads_trump", "declarers", first(partners_trump, LEADS)),
    Habit("partner_leads_no_trump", "declarers", first(partners_plain_card, LEADS)),
    Habit("overtakes_partner", "declarers", follows=first(overtake, FOLLOWS)),
    Habit("overtakes_partner", "defenders", follows=first(overtake, FOLLOWS)),
    Habit("wins_at_once", "declarers", follows=first(win_at_once, FOLLOWS)),
    Habit("wins_at_once", "defenders", follows=first(win_at_once, FOLLOWS)),
    Habit("leads_trump", "defenders", first(defenders_trump, LEADS)),
    Habit("keeps_top_trump", "defenders", without(LEADS, "take_trump_trick")),
    Habit("holds_aces_back", "defenders", first(defenders_small_card, LEADS)),
)
SIDES = {"declarers": (Seat.NORTH, Seat.SOUTH), "defenders": (Seat.EAST, Seat.WEST)}


GAMES = {
    "declarer_leads": CLASSIC,
    "left_of_dealer_leads": CLASSIC.replace(first_lead="left_of_dealer"),
}


def habit_rows(random: Random, size: int) -> list[Row]:
    """Under each lead, tricks of the declarers as usual, and with each habit."""
    rows: list[Row] = []
    while len(rows) < size * len(GAMES):
        deal = any_deal(random)
        counted = count(deal.hands[Seat.SOUTH], CLASSIC)
        if counted.tricks < FEWEST:
            continue
        call = bid(min(6, max(3, round(counted.tricks - 0.5))))
        for game, rules in GAMES.items():
            contract = rules, deal, Seat.SOUTH, counted.trump, call
            row = [game, call.tricks, play_out(*contract)]
            for habit in HABITS:
                player = Plays(habit.name, habit.leads, habit.follows)
                bots = [player if seat in SIDES[habit.who] else THUMB for seat in Seat]
                row.append(play_out(*contract, bots=tuple(bots)))
            rows.append(tuple(row))
    return rows


def habits(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """What each habit changes, in tricks of the side that has it."""
    rows = draw(habit_rows, size, seed, jobs)
    return {game: _changes([row[1:] for row in rows if row[0] == game]) for game in GAMES}


def _changes(rows: list[Row]) -> dict[str, Any]:
    usual = {"tricks": mean(row[1] for row in rows), "made": share(r[1] >= r[0] for r in rows)}
    found: dict[str, Any] = {"usual": usual}
    for at, habit in enumerate(HABITS, start=2):
        sign = 1 if habit.who == "declarers" else -1
        found[f"{habit.who} {habit.name}"] = {
            "tricks": mean(sign * (row[at] - row[1]) for row in rows),
            "made": mean(100.0 * sign * ((row[at] >= row[0]) - (row[1] >= row[0])) for row in rows),
        }
    return found
