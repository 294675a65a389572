"""Which of the four games a hand is from."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.legality import IllegalChoiceError
from hasenpfeffer.lessons.chance import a_seat, an_auction
from hasenpfeffer.lessons.families.bids import replayed
from hasenpfeffer.lessons.families.first_lead import leader
from hasenpfeffer.lessons.families.hands import some_tricks, tricks_facts
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.presets import PRESETS
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import PerSeat, score, signed
from hasenpfeffer.table import Seat, Side

NAMES = tuple(preset.name for preset in PRESETS)
TOLD = {1: (False, False), 2: (True, False), 3: (False, True), 4: (True, True)}
"""Whether the first lead and the score are told besides the calls, at each step."""


class Hand(NamedTuple):
    """A hand as it was played under some rules."""

    auction: Auction
    tricks: PerSeat
    lead: bool
    scored: bool

    @property
    def contract(self) -> Contract:
        """What was bid in the end."""
        contract = self.auction.contract
        assert contract is not None  # noqa: S101  # only finished auctions are drawn
        return contract


def ask(random: Random, step: int) -> Question | None:
    """A hand that could be of one game only."""
    rules = random.choice(PRESETS)
    auction = an_auction(random, rules, a_seat(random), calls=12, eager=0.35)
    if not auction.over or auction.contract is None or len(auction.said) > 8:  # noqa: PLR2004
        return None
    lead, scored = TOLD[step]
    declarer = auction.contract.declarer
    hand = Hand(auction, some_tricks(random, declarer, random.randrange(2, 7)), lead, scored)
    against = {preset.name: why_not(preset, rules, hand) for preset in PRESETS}
    if [name for name, reason in against.items() if not reason] != [rules.name]:
        return None
    return Question(
        ask="You are a guest at another table. Which of the four games is it?",
        scene=Scene(dealer=auction.dealer, calls=auction.said, facts=facts(rules, hand)),
        kind="option",
        right={rules.name: yes("Everything here fits, and no other game fits all of it.")},
        wrong=[
            Wrong(name, Mistake.OTHER_GAME, not_yet(reason))
            for name, reason in against.items()
            if reason
        ],
        order=NAMES,
        elsewhere=True,
    )


def facts(rules: Rules, hand: Hand) -> tuple[str, ...]:
    """What is told of the hand besides the calls."""
    contract, dealer = hand.contract, hand.auction.dealer
    told: list[str] = []
    if hand.lead:
        told.append(f"{leader(rules, dealer, contract.declarer, ()).word} led to the first trick.")
    if hand.scored:
        told += tricks_facts(hand.tricks)
        points = score(rules, contract, hand.tricks).points
        told.append(f"Written down: {_points(rules, points)}.")
    return tuple(told)


def _points(rules: Rules, points: PerSeat) -> str:
    """Everyone's points; the same for partners who share."""
    if rules.scores_by_side:
        north, east = (signed(points[side.seats[0]]) for side in Side)
        return f"North and South {north}, East and West {east}"
    return ", ".join(f"{seat.word} {signed(points[seat])}" for seat in Seat)


def why_not(preset: Rules, rules: Rules, hand: Hand) -> str:
    """Why a hand cannot be of this game; nothing if it can."""
    auction, contract = hand.auction, hand.contract
    try:
        again = replayed(preset, auction.dealer, auction.said)
    except IllegalChoiceError as error:
        return f"In {preset.name} one call is not allowed. {error.refusal.sentence}"
    except HasenpfefferError:
        return f"In {preset.name} such calls are unknown."
    if not again.over:
        return f"In {preset.name} the auction would go on: {again.turn.word} may speak again."
    dealer = auction.dealer
    first = leader(preset, dealer, contract.declarer, ())
    if hand.lead and first is not leader(rules, dealer, contract.declarer, ()):
        return f"In {preset.name} {first.word} would lead to the first trick."
    if hand.scored:
        theirs, ours = (score(each, contract, hand.tricks) for each in (preset, rules))
        for entry in theirs.entries:
            if any(theirs.points[seat] != ours.points[seat] for seat in entry.seats):
                return f"In {preset.name} the score is another. {entry.sentence}"
    return ""


RECIPE = Recipe(
    family="which_game",
    chapter="variants",
    title="Which game is this?",
    idea="The calls, the first lead and the score show which of the four games is played.",
    link="variants.html#which-game-is-it",
    ask=ask,
    steps=(12, 14, 14, 14),
)
