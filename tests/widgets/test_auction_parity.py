"""Auctions and what follows them, on the page and from the engine: calls, refusals, ends, leads."""

import random
from itertools import product
from pathlib import Path

from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import BIG_PEPPER, LITTLE_PEPPER, PASS, Call, bid
from hasenpfeffer.cards import JOKER, Card
from hasenpfeffer.deal import Deal
from hasenpfeffer.phase import Alone, Asks, Widow
from hasenpfeffer.presets import PRESETS, ROUNDS
from hasenpfeffer.round import begin, replay
from hasenpfeffer.settling import GoingAlone, Settling
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets.auction_graph import auction_tables
from hasenpfeffer.widgets.house import switch_values
from hasenpfeffer.widgets.tables import game_tables, together
from hasenpfeffer.widgets.widow_graph import widow_tables
from tests.widgets.harness import in_node
from tests.widgets.random_rules import random_rules

AUCTIONS = 12_000
PAIRS = 12_000
HERE = Path(__file__).parent
EVERY_CALL = (*map(bid, range(1, 7)), PASS, LITTLE_PEPPER, BIG_PEPPER)
SEATS = tuple(Seat)
LETTERS = {Alone.ALONE: "A", Alone.TOGETHER: "T"}


def some_rules(chance):
    return chance.choice(PRESETS) if chance.random() < 0.3 else random_rules(chance)


def in_javascript(questions):
    asked = {
        "game": game_tables(), "auctions": auction_tables(), "settling": widow_tables(),
        "questions": questions,
    }  # fmt: skip
    return in_node(HERE / "auction_answers.mjs", asked)


def letter(seat):
    return seat.letter if seat is not None else ""


def stands(auction):
    leading = auction.leading
    return [
        auction.over,
        "" if auction.over else auction.turn.letter,
        leading.seat.letter if leading else "",
        str(leading.call) if leading else "",
        [str(call) for call in auction.choices],
    ]


def walk(chance, rules, dealer):
    """Every point of an auction by chance, some of them shy and some bold."""
    states = [Auction.opened(rules, dealer)]
    shyness = chance.choice([0.1, 0.4, 0.7, 0.97])
    while not states[-1].over:
        choices = states[-1].choices
        shy = PASS in choices and chance.random() < shyness
        bold = chance.random() < 0.3
        call = PASS if shy else choices[-1] if bold else chance.choice(choices)
        states.append(states[-1].after(call))
    return states


def end(rules, deal, states):
    """Who plays what in the end, and how that came."""
    state = replay(rules, deal, states[-1].calls)
    if not isinstance(state, Settling):
        widow = rules.nobody_bids == "joker_holder_bids"
        return ["", "", "jokerIsWidow" if widow else "thrownIn"]
    contract = state.contract
    pressed = any(each.dealer_is_forced for each in states)
    how = "joker" if contract.forced else "forced" if pressed else "bid"
    return [contract.declarer.letter, str(contract.call), how]


def an_auction(chance):
    rules, deal = some_rules(chance), Deal.shuffled(dealer=chance.choice(SEATS), random=chance)
    states = walk(chance, rules, deal.dealer)
    at = chance.randrange(len(states))
    tried = [(call, None) for call in EVERY_CALL]
    tried += [(chance.choice(EVERY_CALL), seat) for seat in Seat]
    holder = next((seat.letter for seat in Seat if JOKER in deal.hands[seat]), "widow")
    question = {
        "ask": "auction", "switches": switch_values(rules), "dealer": deal.dealer.letter, "at": at,
        "calls": [str(call) for call in states[-1].calls], "joker": holder,
        "tried": [[str(call), letter(seat)] for call, seat in tried],
    }  # fmt: skip
    refusals = [str(states[at].why_not(call, seat) or "") for call, seat in tried]
    return question, [list(map(stands, states)), refusals, end(rules, deal, states)]


def the_same_calls(chance):
    one, other, dealer = some_rules(chance), some_rules(chance), chance.choice(SEATS)
    said = walk(chance, one, dealer)[-1].said
    there, parting = Auction.opened(other, dealer), None
    for place, (seat, call) in enumerate(said):
        if refusal := there.why_not(call, seat):
            parting = [place, seat.letter, str(call), str(refusal)]
            break
        there = there.after(call, seat)
    question = {
        "ask": "same", "one": switch_values(one), "other": switch_values(other),
        "dealer": dealer.letter, "calls": [str(call) for _, call in said],
    }  # fmt: skip
    return question, [stands(there), parting]


def check(pairs):
    questions, expected = zip(*pairs, strict=True)
    for question, page, engine in zip(questions, in_javascript(questions), expected, strict=True):
        assert page == engine, question


def test_auctions_go_on_the_page_as_in_the_engine():
    chance = random.Random("auctions")
    pairs = [an_auction(chance) for _ in range(AUCTIONS)]
    check(pairs)
    ways = {how for _, (_, _, (_, _, how)) in pairs}
    assert ways == {"bid", "forced", "joker", "jokerIsWidow", "thrownIn"}


def test_two_games_part_on_the_page_where_they_part_in_the_engine():
    chance = random.Random("partings")
    check([the_same_calls(chance) for _ in range(PAIRS)])


def settling_rules():
    """Every way to settle trump, widow, going alone and the lead."""
    for widow, named, alone, lead in product(
        ("to_declarer", "dead"),
        ("before_widow", "after_widow"),
        ("off", "declarer", "either_side"),
        ("declarer", "left_of_dealer"),
    ):
        if (widow, named) != ("dead", "after_widow"):
            yield ROUNDS.replace(widow=widow, trump_named=named, alone=alone, first_lead=lead)


def every_settling(rules, deal, declarer):
    """Every point from the end of the auction to the first lead, discards left to chance."""
    state = begin(rules, deal)
    while state.asks is Asks.CALL:
        opens = state.turn is declarer and all(call is PASS for call in state.made)
        state = state.after(state.choices[1] if opens else PASS)
    waiting = [state]
    for each in waiting:
        yield each
        if each.asks is Asks.ALONE:
            waiting += [each.after(answer) for answer in Alone]
        elif each.asks is not Asks.CARD:
            waiting.append(each.after(each.choices[len(waiting) % len(each.choices)]))


def position_of(state, deal, declarer):
    calls = [call for call in state.made if not isinstance(call, Call)]
    trump = next((str(each) for each in calls if isinstance(each, Trump)), "")
    taken = "take" if Widow.TAKE in calls else ""
    discard = next((str(each) for each in calls if isinstance(each, Card)), "")
    answers = "".join(LETTERS[each] for each in calls if isinstance(each, Alone))
    words = [declarer.letter, deal.dealer.letter, together(deal.hands[declarer]), str(deal.widow)]
    return ".".join([*words, trump, taken, discard, answers]).rstrip(".")


ASKS = {Asks.TRUMP: "trump", Asks.WIDOW: "widow", Asks.DISCARD: "discard", Asks.ALONE: "alone"}


def settled(state, deal, declarer):
    """What the engine says at one point: what is asked of whom, who is alone, out, leading."""
    asks = ASKS.get(state.asks, "")
    lone = state.terms.lone if isinstance(state, GoingAlone) or not asks else ()
    from_declarer = [declarer.left(steps) for steps in range(4)]
    out = [seat.letter for seat in from_declarer if seat.partner in lone]
    turn, leader = (state.turn.letter, "") if asks else ("", state.terms.leader.letter)
    position = position_of(state, deal, declarer)
    return [position, asks, turn, [seat.letter for seat in lone], out, leader]


def test_everything_is_settled_on_the_page_as_in_the_engine():
    chance = random.Random("widows")
    pairs = []
    for rules, dealer, declarer in product(settling_rules(), Seat, Seat):
        deal = Deal.shuffled(dealer=dealer, random=chance)
        for state in every_settling(rules, deal, declarer):
            question = {
                "ask": "settle", "switches": switch_values(rules),
                "position": position_of(state, deal, declarer),
            }  # fmt: skip
            pairs.append((question, settled(state, deal, declarer)))
    assert len(pairs) > 2_000
    check(pairs)
