"""The card game Hasenpfeffer: one engine that knows every line of its rules."""

from hasenpfeffer.cards import Card, Rank, Suit
from hasenpfeffer.deal import Deal
from hasenpfeffer.match import Match
from hasenpfeffer.phase import Round
from hasenpfeffer.presets import CLASSIC, HOYLE, PEPPER_BIDS, ROUNDS
from hasenpfeffer.round import begin
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from hasenpfeffer.trump import Trump
from hasenpfeffer.view import View

__all__ = [
    "CLASSIC",
    "HOYLE",
    "PEPPER_BIDS",
    "ROUNDS",
    "Card",
    "Deal",
    "Match",
    "Rank",
    "Round",
    "Rules",
    "Seat",
    "Suit",
    "Trick",
    "Trump",
    "View",
    "begin",
]
