"""Rules of thumb for the leader of a trick."""

from __future__ import annotations

from hasenpfeffer.bots.rule import CardRule
from hasenpfeffer.bots.seen import Seen
from hasenpfeffer.bots.sparing import cheapest, highest, lowest, only
from hasenpfeffer.odds.masks import SIDE_SUITS, TRUMPS

_MANY = 3
"""Trumps with which a declarer can afford to lose one."""


def last_card(now: Seen) -> int:
    """The only card left."""
    return now.hand if only(now.hand) else 0


def draw_trumps(now: Seen) -> int:
    """The declarers' highest trump, when nobody has a higher one and opponents may have some."""
    best = highest(now.hand & TRUMPS)
    draws = best and now.declaring and now.foes_may_hold(TRUMPS) and now.stands(best)
    return best if draws else 0


def force_trumps(now: Seen) -> int:
    """The declarer's trump, to drive out a higher one, when he has many."""
    trumps = now.hand & TRUMPS
    if now.seat is not now.declarer or trumps.bit_count() < _MANY or not now.foes_may_hold(TRUMPS):
        return 0
    return highest(trumps)


def take_trump_trick(now: Seen) -> int:
    """A defender's trump that nothing beats: it also costs the declarers a trump each."""
    best = highest(now.hand & TRUMPS)
    takes = best and not now.declaring and now.hidden & TRUMPS and now.stands(best)
    return best if takes else 0


def cash(now: Seen) -> int:
    """A plain card that stands, from the shortest suit that has one."""
    found, length = 0, 9
    for suit in SIDE_SUITS:
        held = now.hand & suit
        if held > now.hidden & suit and held.bit_count() < length:
            found, length = highest(held), held.bit_count()
    return found


def let_partner_trump(now: Seen) -> int:
    """A plain card of a suit in which partner has shown out, while he may hold trumps."""
    void = now.voids[now.seat.partner]
    return cheapest(now.hand & void) if now.partner_behind and not void & TRUMPS else 0


def low_card(now: Seen) -> int:
    """The plain card needed least."""
    return cheapest(now.hand & ~TRUMPS)


def low_trump(now: Seen) -> int:
    """The lowest trump, for a hand of nothing else."""
    return lowest(now.hand)


LEADS = (
    CardRule(last_card, "The {card} is my last card."),
    CardRule(draw_trumps, "Nothing beats my {card}, so I draw the opponents' trumps with it."),
    CardRule(force_trumps, "I have trumps enough: the {card} drives out a higher one."),
    CardRule(take_trump_trick, "Nothing beats my {card}, and it draws a trump from the declarers."),
    CardRule(cash, "No higher card of that suit is out, so I take a trick with the {card}."),
    CardRule(
        let_partner_trump, "I lead the {card}: my partner has none of that suit, and may trump it."
    ),
    CardRule(low_card, "Nothing that I have is sure to win, so I lead a small card, the {card}."),
    CardRule(
        low_trump,
        "I have only trumps, and none is sure to win: I lead the lowest, the {card}.",
    ),
)
"""Tried in this order."""
