"""Rules of thumb for those who play after the leader."""

from __future__ import annotations

from hasenpfeffer.bots.rule import CardRule
from hasenpfeffer.bots.seen import Seen
from hasenpfeffer.bots.sparing import cheapest, highest, lowest, only
from hasenpfeffer.odds.masks import TRUMPS

_ONE_FOE = 1


def only_card(now: Seen) -> int:
    """The only card that may be played."""
    return now.may if only(now.may) else 0


def give_up(now: Seen) -> int:
    """The cheapest card, when none beats the best so far."""
    return 0 if now.winning else cheapest(now.may)


def leave_it_to_partner(now: Seen) -> int:
    """The cheapest card that does not beat partner's, when his is as good as safe."""
    if not now.ours or (now.foes_behind and not now.stands(now.best)):
        return 0
    return cheapest(now.may & ~now.winning or now.may)


def win_as_last(now: Seen) -> int:
    """The cheapest winner, when no opponent plays any more."""
    return 0 if now.foes_behind else cheapest(now.winning)


def win_for_good(now: Seen) -> int:
    """The highest card of the suit led, when no higher one is out."""
    best = highest(now.winning & now.suit)
    if not best or not now.stands(best) or (now.ours and now.suit == TRUMPS):
        return 0
    return best


def third_hand(now: Seen) -> int:
    """What makes it dear for the last opponent: the highest plain card, or a trump just enough."""
    winning = now.winning & now.suit
    if not winning or now.ours or len(now.foes_behind) > _ONE_FOE or now.partner_behind:
        return 0
    return cheapest(winning) if now.suit == TRUMPS else highest(winning)


def trump_it(now: Seen) -> int:
    """The lowest trump that wins, for a player void of the suit led."""
    if now.may & now.suit or (now.ours and (now.best & TRUMPS or now.stands(now.best))):
        return 0
    return lowest(now.winning)


def second_hand_low(now: Seen) -> int:
    """The cheapest card that leaves the trick to others."""
    return cheapest(now.may & ~now.winning or now.may)


FOLLOWS = (
    CardRule(only_card, "The {card} is all that I may play."),
    CardRule(give_up, "I cannot win this trick, so I give the card I need least, the {card}."),
    CardRule(
        leave_it_to_partner, "This trick is my partner's, so I keep what is good: the {card}."
    ),
    CardRule(
        win_as_last, "Nobody can beat me any more: the {card} is the cheapest card that wins."
    ),
    CardRule(win_for_good, "No higher card of the suit is out than my {card}, so I play it."),
    CardRule(third_hand, "One opponent is still to play: my {card} makes the trick dear."),
    CardRule(trump_it, "I have none of the suit led, so I trump as low as I can, with the {card}."),
    CardRule(second_hand_low, "Somebody behind me may do better, so I stay low with the {card}."),
)
"""Tried in this order."""
