"""What a hand is worth: looked up, for every hand there is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from hasenpfeffer.cards import Card
from hasenpfeffer.errors import DealError
from hasenpfeffer.odds.forms import Form
from hasenpfeffer.odds.hand_index import SIZE, open_place, place_under
from hasenpfeffer.odds.table import table
from hasenpfeffer.trump import Trump

Chances: TypeAlias = tuple[float, ...]
"""The chance that the declarer's side takes at least 1, 2, 3, 4, 5 and 6 tricks."""


def chances(hand: Iterable[Card], trump: Trump | None = None, *, form: Form) -> Chances:
    """The chances of a hand whose holder is declarer, if all play perfectly with open cards.

    He discards what is best for him. Where trump is named after the widow is seen, none is given.

    >>> from hasenpfeffer.notation import hand
    >>> chances(hand("JK JH JD AH 9H AS"), Trump.parse("H"), form=Form.BEFORE_DECLARER)
    (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    """
    held = set(hand)
    if len(held) != SIZE:
        message = f"A hand has six different cards, not {len(held)}."
        raise DealError(message)
    if (trump is not None) is not form.named:
        message = (
            f"In the form {form} a hand is judged under a trump."
            if form.named
            else f"In the form {form} a hand is judged before trump is named."
        )
        raise DealError(message)
    return table(form)[place_under(trump, held) if trump else open_place(held)]
