"""Rules of thumb for the auction."""

from __future__ import annotations

from typing import NamedTuple

from hasenpfeffer.bots.counting import Count, count
from hasenpfeffer.bots.decision import Decision
from hasenpfeffer.bots.weighing import Weighed, compared
from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.cards import JOKER
from hasenpfeffer.view import View


class Thoughts(NamedTuple):
    """What a player looks at before a call."""

    counted: Count
    weighed: Weighed
    may_pass: bool
    partner_leads: bool
    """Whether partner has bid highest so far."""

    @property
    def best(self) -> Call:
        """The bid that promises most."""
        return self.weighed.best

    @property
    def words(self) -> str:
        """The count in a sentence."""
        tricks, trump = self.counted
        return f"{tricks:.1f} tricks with {trump.suit.word} as trump"


def think(view: View, more: float = 0) -> Thoughts:
    """Count the hand, bold players so many tricks more than it holds, and weigh the calls."""
    auction, leading = view.auction, view.auction.leading
    counted = count(view.hand, view.rules)
    counted = counted._replace(tricks=counted.tricks + more)
    return Thoughts(
        counted,
        compared(counted.tricks, auction, joker=JOKER in view.hand),
        may_pass=PASS in auction.choices,
        partner_leads=leading is not None and leading.seat is view.seat.partner,
    )


def must_bid(now: Thoughts) -> Decision | None:
    """The bid that fits best, when a pass is not allowed."""
    if now.may_pass:
        return None
    return Decision(
        now.best,
        f"I must bid. I count {now.words}, and {now.best.words} fits that best.",
    )


def leave_it_to_partner(now: Thoughts) -> Decision | None:
    """A pass, when partner has the highest bid and ours would promise no more."""
    if not now.partner_leads or now.weighed.promise > now.weighed.passing:
        return None
    return Decision(PASS, f"My partner has the bid. I count {now.words}: I leave it at that.")


def bid_it(now: Thoughts) -> Decision | None:
    """The bid that promises most, if it promises more than a pass."""
    if now.weighed.promise <= now.weighed.passing:
        return None
    return Decision(now.best, f"I count {now.words}: {now.best.words} promises most.")


def pass_it(now: Thoughts) -> Decision:
    """A pass."""
    return Decision(PASS, f"I count only {now.words}, so I pass.")


CALLS = (must_bid, leave_it_to_partner, bid_it, pass_it)
"""Tried in this order."""


def make_call(view: View, more: float = 0) -> Decision:
    """What the first rule with an opinion says, to a player who counts so many tricks more."""
    now = think(view, more)
    return next(filter(None, (rule(now) for rule in CALLS)))
