"""Widgets that know what hands are worth, as a page is given them; for the tests in JavaScript."""

from hasenpfeffer.widgets import HandBuilder, OddsExplorer
from hasenpfeffer.widgets.odds_tables import forms, no_worth
from hasenpfeffer.widgets.points import score_tables
from tests.widgets.traits import traits_of


def tables():
    return {
        "hand": traits_of(HandBuilder(hand="JK JH JD AH 9S 9C", trump="H")),
        "without": traits_of(HandBuilder(hand="JK JH JD AH 9S 9C", trump="H", worth=False)),
        "part": traits_of(HandBuilder(hand="JK JH", trump="H")),
        "explorer": traits_of(OddsExplorer(hand="JK JH")),
        "score": score_tables(),
    }


def unknown():
    """What a widget is given whose hand is not complete."""
    return {"worth": no_worth(()), "forms": forms()}
