"""Contracts played out: by four who follow rules of thumb, and with all cards open."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from bench.strategy.sampling import (
    Row,
    any_deal,
    deal_with,
    draw,
    joker_right_ace,
    mean,
    share,
    taken,
)
from hasenpfeffer import CLASSIC, Deal, Rules, Seat, Trump
from hasenpfeffer.bots import play_out
from hasenpfeffer.bots.counting import count, kept
from hasenpfeffer.calls import bid
from hasenpfeffer.cards import JOKER
from hasenpfeffer.odds.masks import mask

FOUR = bid(4)
DEAD = CLASSIC.replace(widow="dead")
KINDS = ("any", "three_and_plain", "three_and_any")


@cache
def compiled() -> tuple[Any, Any, Any]:
    """The compiled search, its memory, and how deals are laid out for it."""
    from hasenpfeffer.odds.numba_search import (  # noqa: PLC0415  # it takes a while to compile
        most_of_each,
        new_memory,
        rows,
    )

    return most_of_each, new_memory(), rows


def open_cards(deal: Deal, trump: Trump, leader: Seat, declarer: Seat) -> int:
    """The tricks of the declaring side with all cards open, the widow taken or left."""
    solve, memory, rows = compiled()
    seats = [leader.left(step) for step in range(4)]
    hands = tuple(mask(trump, deal.hands[seat]) for seat in seats)
    ours = int(solve(rows([hands]), memory)[0])
    return ours if leader.side is declarer.side else 6 - ours


def after_widow(deal: Deal, trump: Trump, declarer: Seat) -> Deal:
    """The deal as it lies when the declarer has taken the widow and laid a card away."""
    seven = (*deal.hands[declarer], deal.widow)
    six = kept(seven, trump)
    [away] = set(seven) - set(six)
    return Deal(deal.dealer, (*deal.hands[:declarer], six, *deal.hands[declarer + 1 :]), away)


def hand_of(kind: str, random: Random) -> tuple[Deal, Trump]:
    """South's hand of some kind, and its trump."""
    if kind == "any":
        deal = any_deal(random)
        return deal, count(deal.hands[Seat.SOUTH], CLASSIC).trump
    held, trump = joker_right_ace(random, plain=kind == "three_and_plain")
    return deal_with(random, held), trump


def widow_rows(random: Random, size: int) -> list[Row]:
    """For each kind: tricks with the widow and without, in play and with open cards."""
    rows = []
    for _ in range(size):
        for kind in KINDS:
            deal, trump = hand_of(kind, random)
            full = after_widow(deal, trump, Seat.SOUTH)
            rows.append((
                kind,
                play_out(CLASSIC, deal, Seat.SOUTH, trump, FOUR),
                play_out(DEAD, deal, Seat.SOUTH, trump, FOUR),
                open_cards(full, trump, Seat.SOUTH, Seat.SOUTH),
                open_cards(deal, trump, Seat.SOUTH, Seat.SOUTH),
            ))  # fmt: skip
    return rows


def hands_and_widow(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """What hands take with the widow, and what the widow adds."""
    rows = draw(widow_rows, size, seed, jobs)
    found = {}
    for kind in KINDS:
        of = [row[1:] for row in rows if row[0] == kind]
        found[kind] = {
            "play": taken([row[0] for row in of]),
            "open": taken([row[2] for row in of]),
            "widow_adds": {
                "play": mean(row[0] - row[1] for row in of),
                "open": mean(row[2] - row[3] for row in of),
            },
            "four_made_without_widow": share(row[1] >= FOUR.tricks for row in of),
        }
    return found


def joker_rows(random: Random, size: int) -> list[Row]:
    """Tricks of a declarer without the joker, as it lies on his left, with partner, and so on."""
    rows: list[Row] = []
    while len(rows) < size:
        deal = any_deal(random)
        south = deal.hands[Seat.SOUTH]
        if JOKER in south:
            continue
        trump = count(south, CLASSIC).trump
        rows.append(tuple(
            value
            for holder in (Seat.WEST, Seat.NORTH, Seat.EAST)
            for value in _both(with_joker(deal, holder, random), trump)
        ))  # fmt: skip
    return rows


def with_joker(deal: Deal, holder: Seat, random: Random) -> Deal:
    """The deal with the joker in a hand, changed for a card drawn from it."""
    if JOKER in deal.hands[holder]:
        return deal
    card = random.choice(deal.hands[holder])
    swap = {JOKER: card, card: JOKER}
    hands = tuple(tuple(swap.get(each, each) for each in hand) for hand in deal.hands)
    return Deal(deal.dealer, hands, swap.get(deal.widow, deal.widow))


def _both(deal: Deal, trump: Trump) -> tuple[int, int]:
    full = after_widow(deal, trump, Seat.SOUTH)
    return (
        play_out(CLASSIC, deal, Seat.SOUTH, trump, FOUR),
        open_cards(full, trump, Seat.SOUTH, Seat.SOUTH),
    )


def where_the_joker_is(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """The joker with partner, and with the opponents."""
    rows = draw(joker_rows, size, seed, jobs)
    found: dict[str, Any] = {}
    for way, at in (("play", 0), ("open", 1)):
        left, partner, right = ([row[at + 2 * who] for row in rows] for who in range(3))
        found[way] = {
            "left": taken(left),
            "partner": taken(partner),
            "right": taken(right),
            "swing": mean(
                ours - (one + other) / 2
                for ours, one, other in zip(partner, left, right, strict=True)
            ),
        }
    return found


def lead_rows(random: Random, size: int) -> list[Row]:
    """For each kind: tricks as each seat leads first, in play and with open cards."""
    rows = []
    for _ in range(size):
        for kind in ("any", "three_and_plain"):
            deal, trump = hand_of(kind, random)
            full = after_widow(deal, trump, Seat.SOUTH)
            row: list[Any] = [kind]
            for leader in (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST):
                led = Deal(leader.left(3), deal.hands, deal.widow)
                row.append(play_out(_led_by_left(), led, Seat.SOUTH, trump, FOUR))
                row.append(open_cards(full, trump, leader, Seat.SOUTH))
            rows.append(tuple(row))
    return rows


@cache
def _led_by_left() -> Rules:
    return CLASSIC.replace(first_lead="left_of_dealer")


def who_leads(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """The first lead: the declarer's, against the others' and against that of the dealer's left."""
    rows = draw(lead_rows, size, seed, jobs)
    found: dict[str, Any] = {}
    for kind in ("any", "three_and_plain"):
        of = [row[1:] for row in rows if row[0] == kind]
        found[kind] = {}
        for way, at in (("play", 0), ("open", 1)):
            declarer, left, partner, right = ([row[at + 2 * who] for row in of] for who in range(4))
            seats = list(zip(declarer, left, partner, right, strict=True))
            found[kind][way] = {
                "declarer": mean(declarer),
                "than_left": mean(seat[0] - seat[1] for seat in seats),
                "than_partner": mean(seat[0] - seat[2] for seat in seats),
                "than_right": mean(seat[0] - seat[3] for seat in seats),
                "than_left_of_dealer": mean(seat[0] - sum(seat) / 4 for seat in seats),
            }
    return found
