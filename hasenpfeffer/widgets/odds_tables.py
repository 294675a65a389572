"""What hands are worth, as a page needs it: where the tables lie, and one hand worked out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, get_args

import traitlets

from hasenpfeffer.cards import Card
from hasenpfeffer.errors import RulesError
from hasenpfeffer.lessons.bank import script_of
from hasenpfeffer.odds import form_of, in_play
from hasenpfeffer.odds.evaluation import chances_under, evaluate, tables_for_pages
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.in_play import EDGE, records
from hasenpfeffer.presets import CLASSIC, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_to_text
from hasenpfeffer.switches import FirstLead, TrumpNamed, WidowGoes
from hasenpfeffer.widgets.points import score_tables
from hasenpfeffer.widgets.sends import Sends

Json = dict[str, Any]

VALUES = "values"
"""The name under which all that is needed besides a table of chances is kept."""
ADDRESSES = [
    ["odds", "_static/hp-odds.js"],
    *([name, f"_static/odds/{name}.js"] for name in (VALUES, *Form)),
]
"""What a page fetches when a reader asks for chances, and where it lies."""


class Weighs(Sends):
    """A widget that knows what hands are worth; its page fetches tables when a reader asks."""

    forms = traitlets.Dict().tag(sync=True)
    """The form of a game, by its switches."""

    def __init__(self, **others: Any) -> None:  # noqa: ANN401  # traits of the widget at hand
        super().__init__(banks=ADDRESSES, forms=forms(), **others)

    @property
    def sent(self) -> Sequence[str]:
        """Tables and values; the reckoning is part of what a kernel's page has anyway."""
        return (VALUES, *Form)

    def questions(self, name: str) -> Json | str:
        """A table, for a page with a kernel."""
        return bank(name)

    @traitlets.validate("forms")
    def _settled(self, proposal: dict[str, Any]) -> object:
        return self._fixed(proposal)


def forms() -> Json:
    """Which table goes with which rules, and which of them knows no widow.

    >>> forms()["forms"]["to_declarer"]["before_widow"]["declarer"]
    'before_declarer'
    """
    found: Json = {}
    switches = product(get_args(WidowGoes), get_args(TrumpNamed), get_args(FirstLead))
    for widow, named, lead in switches:
        try:
            rules = ROUNDS.replace(widow=widow, trump_named=named, first_lead=lead)
        except RulesError:
            continue  # no such game
        found.setdefault(widow, {}).setdefault(named, {})[lead] = str(form_of(rules))
    return {"forms": found, "dead": {str(form): str(form.dead) for form in Form}}


def bank(name: str) -> Json | str:
    """What a page fetches under a name."""
    return values() if name == VALUES else table_text(Form(name))


def scripts() -> dict[str, str]:
    """The same as classic scripts, which a page can load from a disk too."""
    return {name: script_of(name, bank(name)) for name in (VALUES, *Form)}


def table_text(form: Form) -> str:
    """A table of chances as it is kept."""
    return (files("hasenpfeffer.odds") / "tables" / f"{form}.txt").read_text("utf8")


@cache
def values() -> Json:
    """What a page needs to reckon with chances: the forms, the points, and what a pass is worth."""
    return {
        "forms": {str(form): {"named": form.named, "dead": str(form.dead)} for form in Form},
        "score": score_tables(),
        "in_play": {str(form): records()[form]["weights"] for form in Form},
        "edge": EDGE,
        "passing": tables_for_pages(),
    }


def worth(
    hand: Iterable[Card], rules: Rules = CLASSIC, *, perfect: bool = False, place: int = 0
) -> Json:
    """What six cards are worth, as the page says it: the chances of each trump, and the call.

    >>> from hasenpfeffer.notation import hand
    >>> found = worth(hand("JK JH JD AH KH QH"))
    >>> found["trump"], found["columns"]
    ('H', [3, 4, 5, 6])
    """
    cards = tuple(hand)
    form = form_of(rules)
    found = evaluate(rules, cards, perfect=perfect, place=place)
    rows = {
        trump: held if perfect else in_play(held, form)
        for trump, held in chances_under(cards, form).items()
    }
    best = found.best
    return {
        "cards": _together(cards),
        "rules": rules_to_text(rules),
        "rows": [
            {"trump": str(trump or ""), "chances": [round(each, 4) for each in held]}
            for trump, held in rows.items()
        ],
        "columns": columns(rules),
        "best": str(max(rows, key=lambda trump: sum(rows[trump])) or ""),
        "call": str(found.call),
        "trump": str(found.trump or ""),
        "tricks": best.call.tricks if best else 0,
        "value": round(found.value, 3),
        "next": str(found.next_best or ""),
        "less": round(found.margin, 3),
        "limit": str(found.limit),
        "limit_tricks": found.limit.tricks,
        "borrowed": found.passing_of if found.borrowed else "",
    }


def columns(rules: Rules) -> list[int]:
    """The numbers of tricks that can be bid."""
    return list(dict.fromkeys(call.tricks for call in rules.bids))


def no_worth(hand: Iterable[Card]) -> Json:
    """What is known of a hand that is not complete, or holds the widow."""
    return {
        "cards": _together(hand),
        "rules": rules_to_text(CLASSIC),
        "rows": [],
        "columns": columns(CLASSIC),
    }


def _together(hand: Iterable[Card]) -> str:
    """Cards in an order of no meaning, so that a page sees whether it holds the same."""
    return "".join(sorted(map(str, hand)))
