"""Judge a level once more, from nothing but what its reader sees.

Each function reads a position back from the data of a level, asks the engine, and gives
the answers that are right. Nothing here comes from the code that made the levels.
"""

import re
from random import Random

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.calls import PASS, Call, ladder
from hasenpfeffer.cards import DECK, JOKER, Card, Suit
from hasenpfeffer.deal import Deal
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.depends import values_of
from hasenpfeffer.match import Match
from hasenpfeffer.notation import hand
from hasenpfeffer.phase import Asks, Widow
from hasenpfeffer.playing import Terms
from hasenpfeffer.presets import CLASSIC, PRESETS
from hasenpfeffer.round import begin
from hasenpfeffer.score import Entry, Score, score
from hasenpfeffer.settling import settle
from hasenpfeffer.switches import SWITCHES
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Play, Trick
from hasenpfeffer.trump import Trump

NUMBERS = ["none", "one", "two", "three", "four", "five", "six"]
SEAT = "(North|East|South|West)"
CALL = r"(\d|little pepper|big pepper)"


def random_rules(random):
    """Rules of any kind, if the draw can be played."""
    names = [switch.name for switch in SWITCHES]
    switches = {name: random.choice(values_of(name)) for name in names}
    try:
        return CLASSIC.replace(**switches, calls=ladder(random.choice(values_of("calls"))))
    except HasenpfefferError:
        return None


GAMES = (*PRESETS, *filter(None, map(random_rules, map(Random, range(40)))))
"""The four games, and house rules of many kinds."""


def rules_for(level):
    """Every game, made to fit the switches under which the level is asked."""
    conditions = {
        each["name"]: each["value"] for each in (level["switch"], *level.get("also", ())) if each
    }
    if "calls" in conditions:
        conditions["calls"] = ladder(conditions["calls"])
    for preset in GAMES:
        try:
            yield preset.replace(**conditions)
        except HasenpfefferError:
            continue


class Seen:
    """A level as its reader sees it."""

    def __init__(self, level, rules):
        scene = level["scene"]
        self.ask, self.rules, self.facts = level["ask"], rules, scene.get("facts", [])
        self.trump = Trump.parse(scene["trump"]) if "trump" in scene else None
        self.hand = hand(scene.get("hand", ""))
        self.widow = Card.parse(scene["widow"]) if "widow" in scene else None
        self.lead = Suit.parse(scene["lead"]) if "lead" in scene else None
        self.dealer = Seat.parse(scene["dealer"]) if "dealer" in scene else None
        self.you = Seat.parse(scene["you"]) if "you" in scene else None
        self.calls = [(Seat.parse(seat), Call.parse(call)) for seat, call in scene.get("calls", ())]
        plays = tuple(Play(Seat.parse(s), Card.parse(c)) for s, c in scene.get("table", ()))
        self.trick = Trick(self.trump, plays, rules.joker_when_void) if self.trump else None
        self.options = level["options"]

    def asked(self, pattern):
        """A word of the question."""
        return re.search(pattern, self.ask)[1]

    def told(self, pattern):
        """Words of the facts; nothing if there are none."""
        return next((found for fact in self.facts if (found := re.search(pattern, fact))), None)

    def asked_suit(self):
        """The suit asked about."""
        word = self.asked(r"(?:How many|best) (\w+)")
        return self.trump.suit if word.startswith("trump") else Suit.parse(word)

    def auction(self):
        """The calls, made once more."""
        auction = Auction.opened(self.rules, self.dealer)
        for seat, call in self.calls:
            auction = auction.after(call, seat)
        return auction

    def contract(self):
        """Who promised what."""
        found = self.told(f"{SEAT} bid {CALL}")
        return Contract(Seat.parse(found[1]), Call.parse(found[2].split()[0]))

    def declarer(self):
        """Who is the declarer."""
        return Seat.parse(
            self.told(f"{SEAT} (?:is the declarer|bid \\S+.* and is the declarer)")[1]
        )

    def lone(self):
        """Who plays alone, the declarer first."""
        found = [self.told(f"{SEAT}.* plays alone"), self.told(f"{SEAT} defends alone")]
        return tuple(Seat.parse(each[1]) for each in found if each)

    def tricks(self):
        """Who took how many tricks."""
        found = self.told("Tricks taken: (.*)")[1]
        return tuple(NUMBERS.index(re.search(f"{seat.word} (\\w+)", found)[1]) for seat in Seat)

    def points(self):
        """The points of the hand."""
        alone = self.told(f"{SEAT} plays alone") is not None
        return score(self.rules, self.contract(), self.tricks(), lone=alone).points

    def leader(self, rules=None):
        """Who leads to the first trick."""
        some = some_deal(self.dealer)
        declarer = (
            self.declarer() if self.told("is the declarer") else self.auction().contract.declarer
        )
        auction = Auction.opened(rules or self.rules, self.dealer)
        contract = Contract(declarer, Call.parse("4"))
        terms = Terms(some, auction, contract, Trump.parse("H"), None, self.lone(), (), some.hands)
        return terms.leader


def some_deal(dealer, *, joker=None, south=()):
    """A deal in which a seat holds the joker, or nobody does, and South what is seen of him."""
    rest = [card for card in DECK if card is not JOKER and card not in south]
    hands = {seat: [] for seat in Seat}
    hands[Seat.SOUTH] += south
    if joker is not None and JOKER not in south:
        hands[joker].append(JOKER)
    for cards in hands.values():
        while len(cards) < 6:
            cards.append(rest.pop())
    return Deal(dealer, tuple(tuple(hands[seat]) for seat in Seat), rest.pop() if rest else JOKER)


def held(seen):
    """The cards of the suit asked about that are in the hand."""
    return sum(seen.trump.suit_of(card) is seen.asked_suit() for card in seen.hand)


def count(seen):
    return {str(held(seen))}


def cards_out(seen):
    return {str(len(seen.trump.cards_of(seen.asked_suit())) - held(seen))}


def higher_card(seen):
    return {str(next(card for card in seen.trump.ranking(seen.lead) if card in seen.hand))}


def best_of_suit(seen):
    return {str(next(card for card in seen.trump.cards_of(seen.asked_suit()) if card in seen.hand))}


def next_card(seen):
    [card] = seen.hand
    cards = seen.trump.cards_of(seen.trump.suit_of(card))
    way = {"below": 1, "above": -1}[seen.asked("directly (above|below)")]
    return {str(cards[cards.index(card) + way])}


def card_suit(seen):
    return {seen.trump.suit_of(seen.hand[0]).word.capitalize()}


def moved_cards(seen):
    before = Trump.parse(seen.asked(r"Last hand (\w+) were"))
    moved = [card for card in seen.hand if before.suit_of(card) is not seen.trump.suit_of(card)]
    return set(map(str, moved))


def may_play(seen):
    return set(map(str, seen.trick.choices(seen.hand)))


def how_many(seen):
    return {str(len(seen.trick.choices(seen.hand)))}


def joker_may(seen):
    return {"Yes" if JOKER in seen.trick.choices(seen.hand) else "No"}


def winner(seen):
    return {seen.trick.winner.letter}


def take_it(seen):
    may = seen.trick.choices(seen.hand)
    return {str(card) for card in may if seen.trick.after(seen.you, card).winner is seen.you}


def sure_tricks(seen):
    """Lead trumps from the top against one opponent who holds every other trump."""
    mine = [card for card in seen.trump.cards_of(seen.trump.suit) if card in seen.hand]
    theirs = [card for card in seen.trump.cards_of(seen.trump.suit) if card not in seen.hand]
    order = seen.trump.cards_of(seen.trump.suit).index
    for taken, card in enumerate(mine):
        if theirs and order(theirs[0]) < order(card):
            return {str(taken)}
        theirs = theirs[:-1]
    assert theirs, "every trump would be drawn, and plain cards would count"
    return {str(len(mine))}


def lone_tricks(seen):
    resting = {seat.partner for seat in seen.lone()}
    if "takes" in seen.ask:
        return winner(seen)
    last = seen.trick.plays[-1].seat
    order = (last.left(step) for step in range(1, 4))
    return {next(seat for seat in order if seat not in resting).letter}


def calls_left(seen):
    words = {"little": "little pepper", "big": "big pepper"}
    may = {words.get(str(call), str(call)) for call in seen.auction().choices}
    return {
        option["say"]
        for option in seen.options
        if set(re.split(", | or ", option["say"].lower())) == may
    }


def declarer(seen):
    return {seen.auction().contract.declarer.letter}


def next_speaker(seen):
    auction = seen.auction()
    return {"Nobody" if auction.over else auction.turn.word}


def nobody_bids(seen):
    holder = seen.told(f"{SEAT} (?:turns out to hold|holds) the joker")
    joker = (
        Seat.parse(holder[1]) if holder else Seat.SOUTH if seen.told("You hold the joker") else None
    )
    state = begin(seen.rules, some_deal(seen.dealer, joker=joker, south=seen.hand))
    while state.asks is Asks.CALL and PASS in state.choices:
        state = state.after(PASS)
    if state.over:
        return {"The cards are thrown in"}
    who = state.turn if state.asks is Asks.CALL else state.contract.declarer
    return {f"{who.word} must bid"}


def after_widow(seen):
    away = seen.asked("lay away the ([a-z ]+)")
    kept = [card for card in (*seen.hand, seen.widow) if card.words != away]
    return {str(sum(map(seen.trump.is_trump, kept)))}


def first_lead(seen):
    return {seen.leader().letter}


STEPS = {
    Asks.TRUMP: "The declarer names trump",
    Asks.WIDOW: "The declarer takes the widow",
    Asks.DISCARD: "The declarer lays one card away",
    Asks.ALONE: "The declarer may go alone",
    Asks.CARD: "The first trick is led",
}


def widow_order(seen):
    done = sum(bool(re.match(f"{SEAT} has ", fact)) for fact in seen.facts)
    auction = Auction.opened(seen.rules, seen.dealer)
    state = settle(some_deal(seen.dealer), auction, seen.contract())
    for _ in range(done):
        state = state.after(state.choices[0])
    return {STEPS[state.asks]}


def discard(seen):
    widow = seen.widow or next(c for c in DECK if c not in seen.hand)
    deal = some_deal(Seat.WEST, south=seen.hand, joker=Seat.NORTH if widow is not JOKER else None)
    hands = [
        [card for card in DECK if card in seen.hand],
        [card for card in DECK if card not in (*seen.hand, widow)],
    ]
    rest = hands[1]
    deal = Deal(Seat.WEST, (tuple(rest[:6]), tuple(rest[6:12]), seen.hand, tuple(rest[12:])), widow)
    contract = Contract(Seat.SOUTH, Call.parse("4"))
    state = settle(deal, Auction.opened(seen.rules, Seat.WEST), contract)
    while state.asks in (Asks.TRUMP, Asks.WIDOW):
        state = state.after(seen.trump if state.asks is Asks.TRUMP else Widow.TAKE)
    if state.asks is not Asks.DISCARD:
        return {"No: nobody discards here"}
    card = next(card for card in DECK if card.words == seen.asked("lay away the ([a-z ]+)"))
    return {"No: it is not in your hand" if state.why_not(card) else "Yes: any card may go now"}


def number(points):
    return str(points).replace("-", "−")


def declarer_points(seen):
    return {number(seen.points()[seen.contract().declarer])}


def defender_points(seen):
    return {number(seen.points()[Seat.parse(seen.asked(f"does {SEAT} write"))])}


def new_score(seen):
    who, before = re.search(f"{SEAT} had (−?\\d+)", seen.ask).groups()
    return {number(int(before.replace("−", "-")) + seen.points()[Seat.parse(who)])}


def won(seen, rules):
    """Who has won, in words."""
    found = seen.told("Scores now: (.*)")[1]
    ledgers = []
    for seat in Seat:
        pair = re.search(r"North and South (−?\d+), East and West (−?\d+)", found)
        text = pair[1 + seat % 2] if pair else re.search(f"{seat.word} (−?\\d+)", found)[1]
        ledgers.append(int(text.replace("−", "-")))
    entries = tuple(Entry((seat,), ledgers[seat], "", "", 0) for seat in Seat)
    match = Match(rules, Seat.NORTH, (Score(seen.contract(), (0, 0, 0, 0), entries),))
    names = [seat.word for seat in match.winners]
    return " and ".join(names) if len(names) > 1 else f"{names[0]} alone" if names else "Nobody yet"


def who_won(seen):
    return {won(seen, seen.rules)}


JUDGES = {
    "higher_card": higher_card,
    "next_card": next_card,
    "best_of_suit": best_of_suit,
    "trump_count": count,
    "cards_out": cards_out,
    "euchre_count": cards_out,
    "card_suit": card_suit,
    "moved_cards": moved_cards,
    "left_bower_follows": may_play,
    "joker_follows": may_play,
    "may_play": may_play,
    "joker_off_suit": joker_may,
    "how_many_may": how_many,
    "who_wins": winner,
    "euchre_trick": winner,
    "next_lead": winner,
    "take_it": take_it,
    "sure_tricks": sure_tricks,
    "lone_tricks": lone_tricks,
    "calls_left": calls_left,
    "declarer": declarer,
    "next_speaker": next_speaker,
    "nobody_bids": nobody_bids,
    "after_widow": after_widow,
    "first_lead": first_lead,
    "euchre_lead": first_lead,
    "widow_order": widow_order,
    "discard": discard,
    "declarer_points": declarer_points,
    "all_six": declarer_points,
    "stakes": declarer_points,
    "euchre_score": declarer_points,
    "defender_points": defender_points,
    "new_score": new_score,
    "who_won": who_won,
}
"""How each family's levels are judged again."""
