"""What to say with six cards: every bid weighed against passing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hasenpfeffer.calls import PASS, Call, bid
from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.odds.chances import Chances, chances
from hasenpfeffer.odds.forms import Form, form_of
from hasenpfeffer.odds.in_play import in_play
from hasenpfeffer.odds.passing import Heard, Passing, is_recorded, passing_under, records
from hasenpfeffer.odds.promises import made
from hasenpfeffer.odds.stand import ALIKE, PLACES, EvaluationError, Stand
from hasenpfeffer.rules import Rules
from hasenpfeffer.switches import NobodyBids
from hasenpfeffer.trump import TRUMPS, Trump

UNHEARD: Mapping[NobodyBids, float | None] = {"dealer_bids": None, "redeal": 0.0}
"""What a pass brings a dealer who has heard no bid: he may not pass, or nobody plays."""
STRENGTH_TRICKS = 4
"""A hand is as strong as its chance of so many tricks."""
SELDOM = 0.05
"""A bid that stands more seldom than this does not stand."""


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
    stands: float
    """How likely nobody goes higher."""
    worth: float
    """What it comes to in all, with the danger that somebody goes higher."""


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
    limit: Call
    """How far to go when the other side bids on; a pass if no bid is better than leaving it."""
    alike: float
    """By so little two calls may differ and count as equally good."""

    @property
    def best(self) -> Promise | None:
        """The bid to make; ``None`` for a pass. Of those that are equally good, the lowest."""
        enough = max(self.worths.values()) - self.alike
        call = next(call for call, worth in self.worths.items() if worth >= enough)
        return next((promise for promise in self.promises if promise.call is call), None)

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
        return self.worths[self.call]

    @property
    def next_best(self) -> Call | None:
        """The call that comes nearest to it; ``None`` if there is no choice.

        A bid that somebody always goes over is no choice.
        """
        out = {self.call, *(each.call for each in self.promises if each.stands < SELDOM)}
        others = [call for call in self.worths if call not in out]
        return max(others, key=self.worths.__getitem__, default=None)

    @property
    def margin(self) -> float:
        """How much worse the next call is; 0 if it is as good."""
        second = self.next_best
        return max(0.0, self.value - self.worths[second]) if second else 0.0

    @property
    def worths(self) -> dict[Call, float]:
        """What every call is worth, the lowest first."""
        passed = {} if self.passing is None else {PASS: self.passing}
        return passed | {promise.call: promise.worth for promise in self.promises}


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
    strength = strength_of(simulated.values())
    held = open_cards if perfect else simulated
    stand = Stand.of(rules, score)
    whose = {None: "any", True: "partner", False: "opponent"}[partners if highest else None]
    heard = Heard(place, highest, whose)
    bids = rules.bids[rules.bids.index(highest) + 1 :] if highest else rules.bids
    passing, of, borrowed = _passing(stand, heard, strength)
    promises = []
    for call in bids:
        trump = max(held, key=lambda trump: stand.after_bid(call, held[trump]))
        value = stand.after_bid(call, held[trump])
        stands, worth = stand.with_higher_bids(value, place, call, strength)
        promises.append(Promise(call, trump, made(call, held[trump]), value, stands, worth))
    limit = _limit(stand, promises, strength)
    return Evaluation(cards, form, tuple(promises), passing, of, borrowed, limit, stand.alike)


def chances_under(hand: Hand, form: Form) -> Mapping[Trump | None, Chances]:
    """The chances of a hand under each trump, or for the best where it is named later."""
    named: tuple[Trump | None, ...] = TRUMPS if form.named else (None,)
    return {trump: chances(hand, trump, form=form) for trump in named}


def strength_of(simulated: Iterable[Chances]) -> float:
    """How strong a hand is, from its chances in play under each trump: by the best of them."""
    return max(each[STRENGTH_TRICKS - 1] for each in simulated)


def _passing(stand: Stand, heard: Heard, strength: float) -> tuple[float | None, str, bool]:
    """What passing is worth, whose record says so, and whether it is that of another game."""
    rules = stand.rules
    if not heard.highest and heard.place == PLACES[-1] and rules.nobody_bids in UNHEARD:
        barred = UNHEARD[rules.nobody_bids] is None
        return None if barred else stand.after_throwing_in(), "", False
    record = passing_under(rules)
    points = record.worth(heard, strength)
    return stand.after_pass(points), record.game, not is_recorded(rules, record)


def _limit(stand: Stand, promises: list[Promise], strength: float) -> Call:
    """The highest bid that is better than leaving the other side the bid below it."""
    record, below, limit = passing_under(stand.rules), None, PASS
    floors = {}
    for call in stand.rules.bids:
        floors[call], below = stand.after_pass(record.worth(_left(below), strength)), call
    for promise in promises:
        if promise.value > floors[promise.call]:
            limit = promise.call
    return limit


def _left(below: Call | None) -> Heard:
    """What is heard before the other side is left this bid."""
    return Heard(PLACES[-1], below, "opponent" if below else "any")


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
    """What a page looks up to say the same when nobody has bid yet.

    For each game its switches; what a pass is worth from each place (0 to 3); for bids from a
    place the tricks they promise, how often they stand, and what comes of them when they do not;
    and what it is worth to leave the other side a bid of so many tricks (0: no bid). All but
    tricks are lines of knots by the hand's strength, level beyond both ends. A bid for whose place
    nothing is on record stands. What a pass is worth to a dealer who has heard no bid stands by
    itself, where the rules settle it.
    """
    return {
        "unheard": {"place": PLACES[-1], "worth": dict(UNHEARD)},
        "strength_tricks": STRENGTH_TRICKS,
        "seldom": SELDOM,
        "alike": ALIKE,
        "games": [
            {
                "name": passing.game,
                "switches": dict(passing.switches),
                "passes": [_line(passing, Heard(place, None, "any")) for place in PLACES],
                "bids": [
                    [place, str(call), call.tricks, *(list(map(list, line)) for line in outlook)]
                    for (place, call), outlook in passing.outlooks.items()
                ],
                "left": [
                    _line(passing, _left(bid(tricks) if tricks else None))
                    for tricks in range(HAND_SIZE + 1)
                ],
            }
            for passing in records()
        ],
    }


def _line(passing: Passing, heard: Heard) -> list[list[float]]:
    """The line on record that comes nearest, as lists."""
    return [list(knot) for knot in passing.lines[passing.nearest(heard)]]
