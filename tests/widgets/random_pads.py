"""Hands, scores and score sheets by chance."""

from hasenpfeffer.auction import Contract
from hasenpfeffer.table import Seat
from hasenpfeffer.widgets.pad import Pad, Played

NAMES = [
    "North",
    "Anna",
    "O'Brien",
    "<b>Ben</b>",
    "李小龍",
    "Ваня",
    "משה",
    "a & b",
    "{names}",
    "$&",
    "é",
]


def random_tricks(chance, resting=None):
    """Six tricks for four players; nobody gives one to a player who sits out."""
    playing = [seat for seat in Seat if seat is not resting]
    tricks = [0, 0, 0, 0]
    for _ in range(6):
        tricks[chance.choice(playing)] += 1
    return tuple(tricks)


def random_played(chance, rules):
    """A hand as it could end under some rules."""
    contract = Contract(chance.choice(list(Seat)), chance.choice(rules.bids))
    alone = rules.alone != "off" and chance.random() < 0.3
    resting = contract.declarer.partner if alone else None
    return Played(contract, random_tricks(chance, resting), alone)


def random_pad(chance, rules, hands):
    """A sheet with so many hands, now and then one thrown in."""
    played = tuple(
        None if chance.random() < 0.1 else random_played(chance, rules) for _ in range(hands)
    )
    players = tuple(chance.choice(NAMES) for _ in Seat)
    return Pad(players, rules, chance.choice(list(Seat)), played)
