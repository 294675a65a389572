"""What lies behind a hand's worth: its discards, its widow, and each of its cards."""

from __future__ import annotations

from collections.abc import Iterable

from hasenpfeffer.cards import DECK, Card
from hasenpfeffer.odds.chances import Chances, chances
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.switches import FirstLead
from hasenpfeffer.trump import Trump


def value_of_each_discard(
    seven: Iterable[Card], trump: Trump, *, form: Form
) -> dict[Card, Chances]:
    """The chances of the six cards that are kept, for each card that may be laid away.

    They are those of six cards with nothing else known: that the card laid away is out of play
    is left out of account.

    >>> from hasenpfeffer.notation import hand
    >>> seven = hand("JK JH AH KH AS 9C TC")
    >>> values = value_of_each_discard(seven, Trump.parse("H"), form=Form.BEFORE_DECLARER)
    >>> max(values, key=lambda card: sum(values[card])) in hand("9C TC")
    True
    """
    held = tuple(seven)
    return {card: chances(_without(held, card), trump, form=form.dead) for card in held}


def gain_of_widow(hand: Iterable[Card], trump: Trump, *, lead: FirstLead) -> Chances:
    """What taking the widow adds to the chance of at least 1 to 6 tricks, trump being named."""
    held = tuple(hand)
    form = Form.BEFORE_DECLARER if lead == "declarer" else Form.BEFORE_LEFT
    with_it = chances(held, trump, form=form)
    return _less(with_it, chances(held, trump, form=form.dead))


def worth_of_each_card(
    hand: Iterable[Card], trump: Trump | None = None, *, form: Form
) -> dict[Card, Chances]:
    """By how much the chances fall when a card is exchanged for any that is not held."""
    held = tuple(hand)
    whole = chances(held, trump, form=form)
    others = [card for card in DECK if card not in held]
    worth = {}
    for card in held:
        kept = _without(held, card)
        exchanged = [chances((*kept, other), trump, form=form) for other in others]
        mean = tuple(sum(each) / len(others) for each in zip(*exchanged, strict=True))
        worth[card] = _less(whole, mean)
    return worth


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Some cards but one."""
    return tuple(other for other in cards if other is not card)


def _less(one: Chances, other: Chances) -> Chances:
    """One minus the other."""
    return tuple(more - less for more, less in zip(one, other, strict=True))
