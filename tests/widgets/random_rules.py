"""House rules by chance, drawn from the table of switches as the rules print it."""

from hasenpfeffer import Rules
from hasenpfeffer.calls import ladder
from tests.strategies import RUNGS, SWITCH_VALUES, clash

NAMES = [
    "House rules", "Classic", "Hoyle", "Our table", "", " ", "Пики", "兎と胡椒", "🐇 & 🌶",
    "50 % more", "a~b=c", "<b>bold</b>", "it's", 'so "called"', "back\\slash", "%41", "+",
    "e\u0301", "\ufeffmark",
]  # fmt: skip
NUMBERS = {"all_six_scores": (6, 99), "target": (1, 500)}
WAYS_OUT = {"trump_named": ("widow", "to_declarer"), "rounds": ("must_outbid", True)}


def random_ladder(chance):
    """Some of the rungs, rising; 6 and little pepper are the same promise."""
    rungs = [rung for rung in RUNGS if chance.random() < 0.6] or [chance.choice(RUNGS)]
    if {"6", "little"} <= set(rungs):
        rungs.remove(chance.choice(["6", "little"]))
    return ["pass", *rungs]


def random_rules(chance):
    """A game that can be played, with every switch drawn by chance."""
    switches = {name: chance.choice(values) for name, values in SWITCH_VALUES.items()}
    for name, (low, high) in NUMBERS.items():
        if chance.random() < 0.5:
            switches[name] = chance.randint(low, high)
    calls = random_ladder(chance)
    while pair := clash(switches, calls):
        switch, value = WAYS_OUT.get(pair[0], ("nobody_bids", "redeal"))
        switches[switch] = value
    return Rules(name=chance.choice(NAMES), calls=ladder(" ".join(calls)), **switches)
