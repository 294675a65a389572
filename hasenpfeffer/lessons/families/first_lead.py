"""Who leads to the first trick."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.cards import Suit
from hasenpfeffer.deal import Deal
from hasenpfeffer.errors import RulesError
from hasenpfeffer.lessons.chance import a_seat
from hasenpfeffer.lessons.families.lone_tricks import alone_facts, may_be_alone, resting
from hasenpfeffer.lessons.families.who_wins import SEATS
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.playing import Terms
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump

ANY_DEAL = Deal.shuffled(dealer=Seat.NORTH, random=Random(1))
GAMES = (CLASSIC, HOYLE, ROUNDS, CLASSIC.replace(first_lead="left_of_dealer"))


def ask(random: Random, step: int) -> Question | None:
    """A dealer and a declarer; at the later steps somebody is alone."""
    rules = random.choice(GAMES if step < 3 else (ROUNDS, ROUNDS.replace(alone="declarer")))  # noqa: PLR2004
    dealer, declarer = a_seat(random), a_seat(random)
    lone: tuple[Seat, ...] = ()
    if step > 2:  # noqa: PLR2004  # somebody is alone
        lone = (declarer,)
        if step == 4 and random.random() < 0.6:  # noqa: PLR2004  # and a defender too
            lone = (declarer, declarer.left(random.choice((1, 3))))
    if not may_be_alone(rules, lone) and lone:
        return None
    calls = _calls(random, rules, dealer, declarer) if step in {2, 4} else None
    if step in {2, 4} and calls is None:
        return None

    def judge(rules: Rules) -> str:
        return why(rules, dealer, declarer, lone)

    first = leader(rules, dealer, declarer, lone)
    facts = alone_facts(lone) if lone else (f"{declarer.word} is the declarer.",)
    return Question(
        ask=f"{dealer.word} dealt. Who leads to the first trick?",
        scene=Scene(dealer=dealer, calls=calls.said if calls else (), facts=facts),
        kind="seat",
        right={first.letter: yes(why(rules, dealer, declarer, lone))},
        wrong=list(wrongs(rules, dealer, declarer, lone)),
        order=SEATS,
        rules=rules,
        judge=judge,
        teaches="alone" if lone else "first_lead",
    )


def leader(rules: Rules, dealer: Seat, declarer: Seat, lone: tuple[Seat, ...]) -> Seat:
    """Who leads, as the engine says."""
    if lone and not may_be_alone(rules, lone):
        message = "Nobody may go alone here."
        raise RulesError(message)
    deal = Deal(dealer, ANY_DEAL.hands, ANY_DEAL.widow)
    auction = Auction.opened(rules, dealer)
    contract, trump = Contract(declarer, bid(4)), Trump(Suit.HEARTS)
    return Terms(deal, auction, contract, trump, None, lone, (), deal.hands).leader


def _calls(random: Random, rules: Rules, dealer: Seat, declarer: Seat) -> Auction | None:
    """An auction that this player won, if one is drawn."""
    auction = Auction.opened(rules, dealer)
    while not auction.over:
        if auction.turn is declarer and auction.leading is None:
            auction = auction.after(bid(random.choice((3, 4))))
        else:
            auction = auction.after(auction.choices[0])
    contract = auction.contract
    return auction if contract and contract.declarer is declarer else None


def why(rules: Rules, dealer: Seat, declarer: Seat, lone: tuple[Seat, ...]) -> str:
    """The rule, applied to this table."""
    first = leader(rules, dealer, declarer, lone)
    if len(lone) > 1:
        return f"{first.word} is the lone defender, and leads."
    if lone:
        return f"{declarer.word} is alone, so {first.word} on the left of {declarer.word} leads."
    if rules.first_lead == "declarer":
        return f"{first.word} is the declarer, and the declarer leads."
    return f"{first.word} sits on the left of {dealer.word}, who dealt."


def wrongs(rules: Rules, dealer: Seat, declarer: Seat, lone: tuple[Seat, ...]) -> Iterator[Wrong]:
    """Leaders at other tables, and the rest."""
    told_why = why(rules, dealer, declarer, lone)
    for seat in lone:
        told = f"{resting(lone)} {told_why}"
        yield Wrong(seat.partner.letter, Mistake.LONE_PARTNER, not_yet(told))
    other = Mistake.LONE_LEAD if lone else Mistake.DECLARER_LEADS
    yield Wrong(declarer.letter, other, not_yet("Being the declarer is not enough here.", told_why))
    other = Mistake.LONE_LEAD if lone else Mistake.LEFT_LEADS
    told = "Sitting on the dealer's left is not enough here."
    yield Wrong(dealer.left().letter, other, not_yet(told, told_why))
    for seat in Seat:
        told = "The dealer does not lead for having dealt." if seat is dealer else ""
        yield Wrong(seat.letter, Mistake.WRONG_LEADER, not_yet(told, told_why))


RECIPE = Recipe(
    family="first_lead",
    chapter="widow",
    title="Who leads first?",
    idea="The declarer leads, or the dealer's left, as the table agreed; a lone player changes it.",
    link="widow.html#who-leads-to-the-first-trick",
    ask=ask,
    steps=(14, 12, 12, 14),
)
