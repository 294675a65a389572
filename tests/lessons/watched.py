"""Judge again the levels that ask for a rule, or for a game: try every one of them."""

import re

from hasenpfeffer.cards import JOKER
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.depends import values_of
from hasenpfeffer.presets import CLASSIC, PRESETS
from hasenpfeffer.score import score
from hasenpfeffer.switches import SWITCHES
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from tests.lessons.again import Seen, nobody_bids, number, won


def fits(seen, switch, rules):
    """Whether what was seen at the table could be so under these rules."""
    last = seen.facts[-1]
    match switch:
        case "made_scores" | "failed_costs" | "all_six_scores":
            points = score(rules, seen.contract(), seen.tricks()).points
            return last.endswith(f"down {number(points[seen.contract().declarer])}.")
        case "defenders":
            points = score(rules, seen.contract(), seen.tricks()).points
            found = re.findall(r"(North|East|South|West)(?: writes down)? (\d+)", last)
            return all(points[Seat.parse(seat)] == int(taken) for seat, taken in found)
        case "first_lead":
            return last.startswith(seen.leader(rules).word)
        case "joker_when_void":
            trick = Trick(seen.trump, seen.trick.plays, rules.joker_when_void)
            return ("may not" in last) != (JOKER in trick.choices(seen.hand))
        case "nobody_bids":
            seen.rules = rules
            return nobody_bids(seen) == {last.rstrip(".")}
        case _:
            return last.startswith(won(seen, rules))


def which_rule(seen):
    """The labels of the values under which all that was seen could be so."""
    switch = next(each for each in SWITCHES if seen.ask.endswith(each.question))
    found = set()
    for value in values_of(switch.name):
        try:
            rules = CLASSIC.replace(**{switch.name: value})
        except HasenpfefferError:
            continue
        if fits(seen, switch.name, rules):
            found.add(switch.meaning(value).label)
    return found


def which_game(seen):
    """The games of which the hand could be."""
    return {preset.name for preset in PRESETS if could_be(seen, preset)}


def could_be(seen, preset):
    """Whether calls, first lead and score are all as this game has them."""
    seen.rules = preset
    try:
        auction = seen.auction()
    except HasenpfefferError:
        return False
    if not auction.over:
        return False
    lead = seen.told("(North|East|South|West) led to the first")
    if lead and seen.leader() is not Seat.parse(lead[1]):
        return False
    written = seen.told("Written down: (.*)")
    if not written:
        return True
    points = score(preset, auction.contract, seen.tricks()).points
    pair = re.search(r"North and South (−?\d+), East and West (−?\d+)", written[1])
    shown = [
        pair[1 + seat % 2] if pair else re.search(f"{seat.word} (−?\\d+)", written[1])[1]
        for seat in Seat
    ]
    return shown == [number(each) for each in points]


WATCHERS = {"which_rule": which_rule, "which_game": which_game}

__all__ = ["WATCHERS", "Seen"]
