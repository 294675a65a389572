"""What to say with six cards: every bid weighed against passing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.odds.chances import Chances, chances
from hasenpfeffer.odds.forms import Form, form_of
from hasenpfeffer.odds.in_play import in_play
from hasenpfeffer.odds.passing import Heard, Passing, is_recorded, passing_under, records
from hasenpfeffer.odds.promises import made
from hasenpfeffer.odds.stand import PLACES, EvaluationError, Stand
from hasenpfeffer.rules import Rules
from hasenpfeffer.switches import NobodyBids
from hasenpfeffer.trump import TRUMPS, Trump

UNHEARD: Mapping[NobodyBids, float | None] = {"dealer_bids": None, "redeal": 0.0}
"""What a pass brings a dealer who has heard no bid: he may not pass, or nobody plays."""
STRENGTH_TRICKS = 4
"""A hand is as strong as its chance of so many tricks."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A bid with a trump suit in mind, and what it comes to."""

    call: Call
    trump: Trump | None
    """``None`` where trump is named after the widow is seen."""
    chance: float
    """How likely it is kept."""
    value: float
    """What the side gains on the other as declarer; or, in a game, its chance to win."""
    worth: float
    """The same, with the danger that somebody bids higher: then it comes to what a pass does."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A hand before its call."""

    hand: Hand
    form: Form
    promises: tuple[Promise, ...]
    """For each bid that is high enough, the best trump; the lowest bid first."""
    passing: float | None
    """What passing is worth; ``None`` when the dealer may not pass."""
    passing_of: str
    """The game whose records say so; empty when no record was needed."""
    borrowed: bool
    """Whether that game differs from the one played."""

    @property
    def best(self) -> Promise | None:
        """The bid to make; ``None`` for a pass. Of two that are equal, the lower."""
        bid = max(self.promises, key=lambda promise: promise.worth, default=None)
        if bid is None or (self.passing is not None and self.passing >= bid.worth):
            return None
        return bid

    @property
    def call(self) -> Call:
        """What to say."""
        return self.best.call if self.best else PASS

    @property
    def trump(self) -> Trump | None:
        """The trump suit to have in mind."""
        return self.best.trump if self.best else None

    @property
    def value(self) -> float:
        """What the call to make is worth."""
        return self._ranked[0][1]

    @property
    def next_best(self) -> Call | None:
        """The call that comes nearest to it; ``None`` if there is no choice."""
        return self._ranked[1][0] if len(self._ranked) > 1 else None

    @property
    def margin(self) -> float:
        """How much worse the next call is."""
        return self._ranked[0][1] - self._ranked[1][1] if len(self._ranked) > 1 else 0.0

    @property
    def limit(self) -> Call:
        """The highest bid that is better than passing: how far to go when others bid on."""
        floor = self.passing
        above = [each.call for each in self.promises if floor is None or each.value > floor]
        return above[-1] if above else PASS

    @property
    def _ranked(self) -> list[tuple[Call, float]]:
        """All calls, the best first."""
        calls = [(PASS, self.passing)] if self.passing is not None else []
        calls += [(promise.call, promise.worth) for promise in self.promises]
        return sorted(calls, key=lambda call: -call[1])


def evaluate(  # noqa: PLR0913  # where in the auction, and in the game
    rules: Rules,
    hand: Iterable[Card],
    *,
    place: int = 0,
    highest: Call | None = None,
    partners: bool | None = None,
    score: tuple[float, float] | None = None,
    perfect: bool = False,
) -> Evaluation:
    """Weigh every bid of six cards against passing.

    ``place`` is 0 for the player who speaks first and 3 for the dealer; ``highest`` is the highest
    bid so far, and ``partners`` says whether it is partner's, if that is known. With the ``score``
    of both sides, own side first, values are chances to win the game. Chances are those of
    computer players who see their own cards, or, when ``perfect``, those with all cards open.
    Going alone is not weighed.

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.notation import hand
    >>> sure = evaluate(CLASSIC, hand("JK JH JD AH KH QH"), perfect=True)
    >>> print(sure.trump, sure.value)
    H 6.0
    """
    cards = _checked(rules, tuple(hand), place, highest)
    form = form_of(rules)
    open_cards = chances_under(cards, form)
    simulated = {trump: in_play(each, form) for trump, each in open_cards.items()}
    strength = max(each[STRENGTH_TRICKS - 1] for each in simulated.values())
    held = open_cards if perfect else simulated
    stand = Stand.of(rules, score)
    whose = {None: "any", True: "partner", False: "opponent"}[partners if highest else None]
    heard = Heard(place, str(highest or ""), whose)
    bids = rules.bids[rules.bids.index(highest) + 1 :] if highest else rules.bids
    passing, of, borrowed = _passing(stand, heard, strength)
    promises = []
    for call in bids:
        trump = max(held, key=lambda trump: stand.after_bid(call, held[trump]))
        value = stand.after_bid(call, held[trump])
        worth = stand.with_higher_bids(value, place, call, passing)
        promises.append(Promise(call, trump, made(call, held[trump]), value, worth))
    return Evaluation(cards, form, tuple(promises), passing, of, borrowed)


def chances_under(hand: Hand, form: Form) -> Mapping[Trump | None, Chances]:
    """The chances of a hand under each trump, or for the best where it is named later."""
    named: tuple[Trump | None, ...] = TRUMPS if form.named else (None,)
    return {trump: chances(hand, trump, form=form) for trump in named}


def _passing(stand: Stand, heard: Heard, strength: float) -> tuple[float | None, str, bool]:
    """What passing is worth, whose record says so, and whether it is that of another game."""
    rules = stand.rules
    if not heard.highest and heard.place == PLACES[-1] and rules.nobody_bids in UNHEARD:
        barred = UNHEARD[rules.nobody_bids] is None
        return None if barred else stand.after_throwing_in(), "", False
    record = passing_under(rules)
    points = record.worth(heard, strength)
    return stand.after_pass(points), record.game, not is_recorded(rules, record)


def _checked(rules: Rules, hand: Hand, place: int, highest: Call | None) -> Hand:
    """The hand, if it can be weighed."""
    if len(set(hand)) != HAND_SIZE or len(hand) != HAND_SIZE:
        message = (
            f"A hand is {HAND_SIZE} different cards, not {' '.join(map(str, hand)) or 'none'}."
        )
        raise EvaluationError(message)
    if place not in PLACES:
        message = f"A place in the auction is 0 (speaks first) to 3 (the dealer), not {place!r}."
        raise EvaluationError(message)
    if highest is not None and highest not in rules.bids:
        message = f"There is no {highest} on the ladder of {rules.name}."
        raise EvaluationError(message)
    if highest is not None and place == 0:
        message = "Nobody can have bid before the player who speaks first."
        raise EvaluationError(message)
    return hand


def tables_for_pages() -> dict[str, Any]:
    """What a page looks up to say the same: for each game its switches and its lines of knots.

    A pass at a place (0 to 3) after the highest bid (empty when there is none) of somebody is worth
    the points at the hand's strength, on the line from knot to knot, level beyond both ends. A bid
    from a place stands so often, and is worth the points on a second line when it is outbid; the
    dealer's stands, the highest on the ladder does, and any where the auction goes round. What a
    pass is worth to a dealer who has heard no bid stands by itself, where the rules settle it.
    """
    return {
        "unheard": {"place": PLACES[-1], "worth": dict(UNHEARD)},
        "strength_tricks": STRENGTH_TRICKS,
        "games": [
            {
                "name": passing.game,
                "switches": dict(passing.switches),
                "lines": [
                    [*heard, [list(knot) for knot in line]] for heard, line in passing.lines.items()
                ],
                "bids": [
                    [place, call, share, _outbid(passing, place)]
                    for (place, call), share in passing.bids.items()
                ],
            }
            for passing in records()
        ],
    }


def _outbid(passing: Passing, place: int) -> list[list[float]]:
    """What a bid comes to when it is outbid: the line of a pass at its place."""
    return [list(knot) for knot in passing.lines[passing.nearest(Heard(place, "", "any"))]]
