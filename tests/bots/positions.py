"""Moments at the table for bots to decide in, with only the cards named that matter."""

from __future__ import annotations

from hasenpfeffer import CLASSIC, Deal, Seat, View
from hasenpfeffer.cards import DECK, Card
from hasenpfeffer.notation import hand, read_choice
from hasenpfeffer.round import begin

LEFT_LEADS = CLASSIC.replace(name="Left of dealer leads", first_lead="left_of_dealer")


def dealt(dealer: Seat, widow: str = "", **held: str) -> Deal:
    """A deal with some cards given to ``n``, ``e``, ``s`` and ``w``; the others fall anywhere."""
    hands = {seat: list(hand(held.get(seat.letter.lower(), ""))) for seat in Seat}
    named = {card for cards in hands.values() for card in cards}
    out = Card.parse(widow) if widow else None
    rest = [card for card in DECK if card not in named and card is not out]
    if out is None:
        out = rest.pop()
    for cards in hands.values():
        while len(cards) < 6:
            cards.append(rest.pop(0))
    return Deal(dealer, tuple(tuple(hands[seat]) for seat in Seat), out)


def moment(rules, deal: Deal, choices: str = "") -> View:
    """What the player on turn sees after some choices, written as in a round's text."""
    state = begin(rules, deal)
    for word in choices.split():
        state = state.after(read_choice(state, word))
    return View.of(state, state.turn)
