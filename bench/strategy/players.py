"""Computer players who differ from the player by rules of thumb in one habit."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from hasenpfeffer.bots import Bot, Decision, Thumb
from hasenpfeffer.bots.bidding import make_call
from hasenpfeffer.bots.following import FOLLOWS
from hasenpfeffer.bots.leading import LEADS
from hasenpfeffer.bots.rule import CardRule, first_of
from hasenpfeffer.bots.seen import seen
from hasenpfeffer.calls import PASS, Call, bid
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.odds.evaluation import evaluate
from hasenpfeffer.odds.pencil import Count
from hasenpfeffer.phase import Asks
from hasenpfeffer.view import View

THUMB = Thumb()
LAST = 3
"""The dealer's place in the auction."""
LOW = (bid(1), bid(2))
"""Bids that everybody goes over."""


@dataclass(frozen=True, slots=True)
class Plays:
    """Plays cards by other rules of thumb."""

    name: str
    leads: tuple[CardRule, ...] = LEADS
    follows: tuple[CardRule, ...] = FOLLOWS

    def choose(self, view: View, random: Random) -> Decision:
        """Choose as usual, but for the cards."""
        if view.asks is not Asks.CARD:
            return THUMB.choose(view, random)
        now = seen(view)
        return first_of(self.follows if now.plays else self.leads, now)


@dataclass(frozen=True, slots=True)
class Shades:
    """Bids so many rungs higher or lower than the rules of thumb; a pass stays a pass."""

    name: str
    steps: int

    def choose(self, view: View, random: Random) -> Decision:
        """Choose as usual, but for the height of a bid."""
        usual = THUMB.choose(view, random)
        if view.asks is not Asks.CALL or usual.choice is PASS:
            return usual
        bids = [call for call in view.choices if call is not PASS]
        rung = bids.index(usual.choice) + self.steps
        if rung < 0 and PASS in view.choices:
            return Decision(PASS, "I bid one less than I could.")
        return Decision(bids[min(max(rung, 0), len(bids) - 1)], "I bid otherwise than I count.")


@dataclass(frozen=True, slots=True)
class Bold:
    """Counts so many tricks more than the rules of thumb when it bids; fewer, if below zero."""

    more: float
    jumps: bool = False
    """Whether it skips a rung while bids are low."""
    name: str = "Bold"

    def choose(self, view: View, random: Random) -> Decision:
        """Choose as usual, but for the bids."""
        if view.asks is not Asks.CALL:
            return THUMB.choose(view, random)
        usual = make_call(view, self.more)
        if self.jumps and usual.choice in LOW:
            return Decision(view.rules.bids[view.rules.bids.index(usual.choice) + 1], "I jump.")
        return usual


@dataclass(frozen=True, slots=True)
class Weighs:
    """Bids and names trump as the evaluation says."""

    name: str = "Weighs"
    plays: Bot = field(default=THUMB)

    def choose(self, view: View, random: Random) -> Decision:
        """Look the hand up."""
        if view.asks is Asks.CALL:
            return Decision(self.call(view), "The tables say so.")
        if view.asks is Asks.TRUMP and len(view.hand) == HAND_SIZE:
            trump = evaluate(view.rules, view.hand, place=3).promises[0].trump
            if trump is not None:
                return Decision(trump, "The tables say so.")
        return self.plays.choose(view, random)

    def call(self, view: View) -> Call:
        """What the evaluation says."""
        leading = view.auction.leading
        found = evaluate(
            view.rules,
            view.hand,
            place=min(len(view.auction.said), LAST),
            highest=leading.call if leading else None,
            partners=leading and leading.seat is view.seat.partner,
        )
        return found.call if found.call in view.choices else PASS


@dataclass(frozen=True, slots=True)
class Counts:
    """Bids by the count that is done at the table, and leaves partner's bid alone."""

    count: Count
    name: str = "Counts"

    def choose(self, view: View, random: Random) -> Decision:
        """Count the hand."""
        if view.asks is Asks.CALL:
            leading = view.auction.leading
            call = self.count.call(view.hand, highest=leading.call if leading else None)
            if call not in view.choices or (leading and leading.seat is view.seat.partner):
                call = view.choices[0]
            return Decision(call, "So I count.")
        if view.asks is Asks.TRUMP and len(view.hand) == HAND_SIZE:
            return Decision(self.count.best(view.hand).trump, "So I count.")
        return THUMB.choose(view, random)


def without(rules: tuple[CardRule, ...], *names: str) -> tuple[CardRule, ...]:
    """Some rules of thumb without those named."""
    known = {rule.find.__name__ for rule in rules}
    if not known.issuperset(names):
        message = f"There is no rule of thumb among {names} but {sorted(known)}."
        raise ValueError(message)
    return tuple(rule for rule in rules if rule.find.__name__ not in names)
