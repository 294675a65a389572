"""Judge again the levels that give advice: from the tables and the records, added up by hand.

Nothing here comes from the code that made the levels, or from the evaluation behind it.
"""

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from hasenpfeffer.auction import Contract
from hasenpfeffer.cards import DECK, JOKER, Suit
from hasenpfeffer.odds import Form, chances, form_of, in_play
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.score import score
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import TRUMPS

CHAPTER = Path(__file__).parents[2] / "book" / "strategy.ipynb"
SHOWN = {"Classic": "the-count", "Rounds": "count-for-rounds"}
"""The cells of the chapter that show what each card counts."""
WORDS = {
    "joker": "JK",
    "right bower": "right",
    "left bower": "left",
    "ace of trump": "A",
    "any other trump": "other",
    "ace of another suit": "plain A",
}
"""What the chapter calls the cards that count."""
EACH = 6
"""The cards of a hand."""


def expected(at_least):
    """Tricks on average: each number of tricks times its chance."""
    ends = (1.0, *at_least, 0.0)
    return sum(taken * (ends[taken] - ends[taken + 1]) for taken in range(EACH + 1))


@cache
def both_ways(hand, trump, form):
    """Tricks in play, and with open cards."""
    found = chances(hand, trump, form=form)
    return expected(in_play(found, form)), expected(found)


@cache
def before_the_widow(hand, trump, form):
    """Tricks where the widow is seen first: of its nineteen cards, each with its best discard."""
    widows = [card for card in DECK if card not in hand]
    best = [
        max(both_ways(kept, trump, form.dead)[0] for kept in all_but_one((*hand, widow)))
        for widow in widows
    ]
    return sum(best) / len(widows)


def all_but_one(cards):
    """What is kept, for each card laid away."""
    return [tuple(other for other in cards if other is not card) for card in cards]


@cache
def tricks_under(hand, trump, form):
    """Tricks of six cards with a trump in mind, in the form a table plays."""
    return both_ways(hand, trump, form)[0] if form.named else before_the_widow(hand, trump, form)


def best_trump(seen):
    form = form_of(seen.rules)
    best = max(TRUMPS, key=lambda trump: tricks_under(seen.hand, trump, form))
    return {best.suit.word.capitalize()}


@cache
def count_shown(game):
    """What each card counts, as the chapter's table has it."""
    cells = {each["id"]: each for each in json.loads(CHAPTER.read_text("utf8"))["cells"]}
    [output] = cells[SHOWN[game]]["outputs"]
    text = "".join(output["data"]["text/markdown"])
    rows = re.findall(r"^\| (.*) \| (\d) \|$", text, re.MULTILINE)
    return {WORDS[kind]: int(points) for kinds, points in rows for kind in kinds.split(", ")}


def hand_count(seen):
    points = count_shown(seen.asked(r"count for (\w+)"))
    suit = Suit.parse(seen.asked(r"(\w+) as trump"))
    return {str(sum(points.get(kind(card, suit), 0) for card in seen.hand))}


def kind(card, suit):
    """What a card is, from its face alone."""
    if card is JOKER:
        return "JK"
    if card.rank.value == "J" and card.suit in (suit, suit.same_colour):
        return "right" if card.suit is suit else "left"
    if card.suit is not suit:
        return f"plain {card.rank.value}"
    return "A" if card.rank.value == "A" else "other"


ALIKE = 0.1
"""Points by which two calls may differ and count as equally good."""


def what_to_call(seen):
    behind = behind_the_best(seen.asked(r"In (\w+)"), seen.hand)
    return {
        option["say"] for option in seen.options if behind[option["say"].lower()] <= ALIKE + 1e-9
    }


@cache
def behind_the_best(game, hand, *, perfect=False, answered=True):
    """By how many points each call falls behind, first to speak: from the records by hand."""
    rules = next(preset for preset in PRESETS if preset.name == game)
    form = form_of(rules)
    simulated = {trump: in_play(chances(hand, trump, form=form), form) for trump in TRUMPS}
    held = {t: chances(hand, t, form=form) for t in TRUMPS} if perfect else simulated
    text = (files("hasenpfeffer.odds") / "tables" / "auctions.json").read_text("utf8")
    record = next(each for each in json.loads(text)["games"] if each["name"] == game)
    strength = max(each[3] for each in simulated.values())
    [passes] = [line for place, bid, _, *line, _, _ in record["values"] if (place, bid) == (0, "")]
    after = {bid: lines for place, bid, _, *lines, _, _ in record["bids"] if place == 0}
    worth = {"pass": on(passes, strength)}
    for call in rules.bids:
        value = max(points_of(rules, call, each) for each in held.values())
        last = call is rules.bids[-1] or not answered
        stands, outbid = (1.0, 0.0) if last else (on(line, strength) for line in after[str(call)])
        worth[str(call)] = stands * value + (1 - stands) * outbid
    best = max(worth.values())
    return {call: best - points for call, points in worth.items()}


def on(line, strength):
    """The value at a strength, on a straight line between two knots and level beyond them."""
    (low, first), (high, last) = line
    share = min(max((strength - low) / (high - low), 0), 1)
    return first + share * (last - first)


def points_of(rules, call, at_least):
    """What a bid gains on the other side, each number of tricks scored at a table."""
    ends = (1.0, *at_least, 0.0)
    total = 0.0
    for taken in range(EACH + 1):
        tricks = (taken, EACH - taken, 0, 0)
        north, east, south, west = score(rules, Contract(Seat.NORTH, call), tricks).points
        total += (ends[taken] - ends[taken + 1]) * (north + south - east - west) / 2
    return total


def what_to_lay_away(seen):
    """The cards that cost next to nothing, whoever leads, in play and with open cards."""
    costs = costs_of_each(seen.hand, seen.trump)
    return {str(card) for card, cost in costs.items() if max(cost) <= 0.02 + 1e-9}


@cache
def costs_of_each(seven, trump):
    """Tricks that each discard costs: led by the declarer or not, in play or open."""
    kept = dict(zip(seven, all_but_one(seven), strict=True))
    worth = {
        card: [
            value
            for form in (Form.DEAD_DECLARER, Form.DEAD_LEFT)
            for value in both_ways(hand, trump, form)
        ]
        for card, hand in kept.items()
    }
    best = [max(values) for values in zip(*worth.values(), strict=True)]
    return {
        card: [most - value for most, value in zip(best, values, strict=True)]
        for card, values in worth.items()
    }


def number_said(reply, words):
    """An amount in a reply, by the words that say it."""
    found = [amount for amount, said in words if f"about {said}" in reply]
    assert len(found) == 1, reply
    return found[0]


def points_said(reply):
    """The points that a reply says."""
    return float(re.search(r"about ([\d.]+) points?", reply)[1])


ADVISERS = {
    "best_trump": best_trump,
    "hand_count": hand_count,
    "what_to_call": what_to_call,
    "what_to_lay_away": what_to_lay_away,
}
"""How each family's levels are judged again."""
