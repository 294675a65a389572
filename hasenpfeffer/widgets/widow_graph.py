"""What comes between the auction and the first lead, as tables for a page to follow."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, get_args

from hasenpfeffer.calls import PASS
from hasenpfeffer.errors import RulesError
from hasenpfeffer.phase import Alone, Asks, Round
from hasenpfeffer.playing import Playing
from hasenpfeffer.presets import ROUNDS
from hasenpfeffer.round import begin
from hasenpfeffer.rules import Rules
from hasenpfeffer.settling import GoingAlone
from hasenpfeffer.switches import (
    ALONE,
    FIRST_LEAD,
    TRUMP_NAMED,
    WIDOW,
    AloneAllowed,
    FirstLead,
    TrumpNamed,
    WidowGoes,
)
from hasenpfeffer.table import Seat
from hasenpfeffer.widgets.auction_graph import with_joker

DECLARER = Seat.SOUTH
"""Who bids in the rounds that are walked; all seats are counted from there, to the left."""

SETTLES = {Asks.TRUMP: "trump", Asks.WIDOW: "widow", Asks.DISCARD: "discard"}
"""What the declarer is asked for, once each."""


@cache
def widow_tables() -> dict[str, Any]:
    """In which order the declarer settles things, who may go alone, and who leads then.

    >>> tables = widow_tables()
    >>> tables["steps"]["after_widow"]["to_declarer"]
    ['widow', 'trump', 'discard']
    >>> tables["leads"]["declarer"]["0"]  # a lone declarer's left leads, whoever dealt
    ['left_of_lone', [1, 1, 1, 1]]
    """
    return {
        "steps": _steps(),
        "alone": {alone: _answers(alone) for alone in get_args(AloneAllowed)},
        "leads": {first_lead: _leads(first_lead) for first_lead in get_args(FirstLead)},
        "say": {
            switch.name: {str(value.value): value.sentence for value in switch.values}
            for switch in (TRUMP_NAMED, WIDOW, ALONE, FIRST_LEAD)
        },
    }


def _steps() -> dict[str, dict[str, list[str]]]:
    """What the declarer is asked for, in order, by when trump is named and who gets the widow."""
    steps: dict[str, dict[str, list[str]]] = {}
    for trump_named, widow in product(get_args(TrumpNamed), get_args(WidowGoes)):
        try:
            rules = ROUNDS.replace(trump_named=trump_named, widow=widow)
        except RulesError:
            continue  # no such game
        state = _won(rules, Seat.NORTH)
        asked = []
        while state.asks in SETTLES:
            asked.append(SETTLES[state.asks])
            state = state.after(state.choices[0])
        steps.setdefault(trump_named, {})[widow] = asked
    return steps


def _answers(alone: AloneAllowed) -> dict[str, list[Any]]:
    """What follows each row of answers: who is asked next, who is alone, and who sits out."""
    found: dict[str, list[Any]] = {}
    waiting = [("", _settled(ROUNDS.replace(alone=alone), Seat.NORTH))]
    for said, state in waiting:  # grows while it is walked
        lone = state.terms.lone
        asked = _from_declarer(state.turn) if isinstance(state, GoingAlone) else -1
        out = [_from_declarer(seat) for seat in Seat if seat not in state.terms.seats]
        found[said] = [asked, [_from_declarer(seat) for seat in lone], sorted(out)]
        if isinstance(state, GoingAlone):
            for answer in Alone:
                after = state.after(answer)
                waiting.append((said + answer[0].upper(), after))
    return found


def _leads(first_lead: FirstLead) -> dict[str, list[Any]]:
    """Why who leads, by who is alone, and then by who dealt."""
    leads: dict[str, list[Any]] = {}
    rules = ROUNDS.replace(first_lead=first_lead, alone="either_side")
    for steps in range(len(Seat)):
        waiting: list[GoingAlone | Playing] = [_settled(rules, DECLARER.left(steps))]
        for state in waiting:  # grows while it is walked
            if isinstance(state, GoingAlone):
                waiting += [state.after(answer) for answer in Alone]
                continue
            lone = state.terms.lone
            why = (first_lead, "left_of_lone", "lone_defender")[len(lone)]
            key = "".join(str(_from_declarer(seat)) for seat in lone)
            _, leaders = leads.setdefault(key, [why, []])
            if len(leaders) == steps:
                leaders.append(_from_declarer(state.turn))
    return leads


def _won(rules: Rules, dealer: Seat) -> Round:
    """A round in which South alone has bid."""
    state = begin(rules, replace(with_joker(None), dealer=dealer))
    while state.asks is Asks.CALL:
        bids = state.turn is DECLARER and PASS in state.choices and not _has_bid(state)
        state = state.after(state.choices[1] if bids else PASS)
    return state


def _has_bid(state: Round) -> bool:
    return any(call is not PASS for call in state.made)


def _settled(rules: Rules, dealer: Seat) -> GoingAlone | Playing:
    """A round in which South has settled trump and widow."""
    state = _won(rules, dealer)
    while state.asks in SETTLES:
        state = state.after(state.choices[0])
    assert isinstance(state, GoingAlone | Playing)  # noqa: S101  # nothing else can follow
    return state


def _from_declarer(seat: Seat) -> int:
    """How many places a seat is to the declarer's left."""
    return (seat - DECLARER) % len(Seat)
