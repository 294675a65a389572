"""Deals, rules and rounds for the property tests.

House rules are drawn from the table of switches as the rules print it,
not from the engine's own list.
"""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from hasenpfeffer import CLASSIC, HOYLE, PEPPER_BIDS, ROUNDS, Deal, Rules, Seat, Suit, Trump, begin
from hasenpfeffer.calls import ladder

PRESETS = (CLASSIC, ROUNDS, PEPPER_BIDS, HOYLE)

seats = st.sampled_from(Seat)
suits = st.sampled_from(Suit)
trumps = suits.map(Trump)
randoms = st.integers(0, 2**32).map(Random)
deals = st.builds(
    lambda dealer, random: Deal.shuffled(dealer=dealer, random=random), seats, randoms
)

SWITCH_VALUES = {
    "packets": (6, 3),
    "rounds": ("once", "until_three_pass"),
    "must_outbid": (True, False),
    "nobody_bids": ("dealer_bids", "joker_holder_bids", "redeal"),
    "widow": ("to_declarer", "dead"),
    "trump_named": ("before_widow", "after_widow"),
    "first_lead": ("declarer", "left_of_dealer"),
    "joker_when_void": ("trumps", "barred"),
    "alone": ("off", "declarer", "either_side"),
    "alone_stake": (1, 2),
    "made_scores": ("bid", "tricks_taken"),
    "all_six_scores": (6, 10, 12, "as_made"),
    "failed_costs": ("bid", "tricks_taken"),
    "defenders": ("each", "side", "none"),
    "target": (10, 11, 21, "players_plus_bid"),
    "both_reach": ("declarers_first", "higher_score"),
}
"""Every switch but the ladder, with the values that the rules give it."""

RUNGS = ["1", "2", "3", "4", "5", "6", "little", "big"]


def clash(switches: dict[str, object], calls: list[str]) -> tuple[str, str] | None:
    """The two switches that exclude each other, if any do."""
    if switches["trump_named"] == "after_widow" and switches["widow"] == "dead":
        return "trump_named", "widow"
    if switches["rounds"] == "until_three_pass" and not switches["must_outbid"]:
        return "rounds", "must_outbid"
    if switches["nobody_bids"] == "joker_holder_bids" and "3" not in calls:
        return "nobody_bids", "calls"
    return None


@st.composite
def ladders(draw: st.DrawFn) -> list[str]:
    """Some of the rungs, rising; 6 and little pepper are the same promise."""
    rungs = draw(st.lists(st.sampled_from(RUNGS), min_size=1, unique=True))
    if {"6", "little"} <= set(rungs):
        rungs.remove("6")
    return ["pass", *sorted(rungs, key=RUNGS.index)]


any_switches = st.fixed_dictionaries(
    {switch: st.sampled_from(values) for switch, values in SWITCH_VALUES.items()}
)

names = st.text(st.characters(codec="utf-8"), max_size=20)


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """A game that can be played, with every switch drawn at random."""
    switches, calls = draw(any_switches), draw(ladders())
    match clash(switches, calls):
        case "trump_named", _:
            switches["widow"] = "to_declarer"
    match clash(switches, calls):
        case "rounds", _:
            switches["must_outbid"] = True
    match clash(switches, calls):
        case "nobody_bids", _:
            switches["nobody_bids"] = "redeal"
    return Rules(name=draw(names), calls=ladder(" ".join(calls)), **switches)


games = st.sampled_from(PRESETS) | house_rules()


def choose(state, random):
    """Choose at random, with a pass half as likely as the bids: most rounds get to the play."""
    return random.choice(
        state.choices[1:] or state.choices if random.random() < 0.5 else state.choices
    )


def playout(rules, deal, random):
    """Every state of one random legal round."""
    states = [begin(rules, deal)]
    while not states[-1].over:
        states.append(states[-1].after(choose(states[-1], random)))
    return states


histories = st.builds(playout, games, deals, randoms)
"""Rounds from the deal to the end, every state of each."""

moments = st.builds(lambda states, random: random.choice(states), histories, randoms)
"""One state, somewhere in a round."""
