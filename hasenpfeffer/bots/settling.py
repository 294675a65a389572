"""Rules of thumb between the auction and the first lead: trump, discard, going alone."""

from __future__ import annotations

from hasenpfeffer.bots.counting import LONE, LONE_SCALE, NO_WIDOW, PARTNER, kept, strength
from hasenpfeffer.bots.decision import Decision
from hasenpfeffer.bots.prospects import chances
from hasenpfeffer.bots.seen import cards
from hasenpfeffer.bots.sparing import to_lay_away
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.odds.masks import ACES, TRUMPS, mask
from hasenpfeffer.odds.promises import mean
from hasenpfeffer.phase import Alone
from hasenpfeffer.trump import TRUMPS as TRUMP_SUITS
from hasenpfeffer.view import View


def name_trump(view: View) -> Decision:
    """The suit in which the hand counts most; of seven cards the six that would be kept."""
    hand = view.hand
    seven = len(hand) > HAND_SIZE
    counts = {trump: strength(kept(hand, trump) if seven else hand, trump) for trump in TRUMP_SUITS}
    best, second = sorted(TRUMP_SUITS, key=counts.__getitem__, reverse=True)[:2]
    return Decision(
        best,
        f"My hand adds up to {counts[best]:.1f} tricks in {best.suit.word}; "
        f"the next best suit, {second.suit.word}, comes to {counts[second]:.1f}.",
    )


def lay_away(view: View) -> Decision:
    """The plain card whose loss costs least."""
    trump = view.trump
    assert trump is not None  # noqa: S101  # a discard comes after trump is named
    seven = mask(trump, view.hand)
    away = to_lay_away(seven)
    card = cards(trump)[away]
    suit = trump.suit_of(card)
    if away & TRUMPS:
        why = "I hold nothing but trumps, and it is the lowest"
    elif sum(trump.suit_of(other) is suit for other in view.hand) > 1:
        why = f"it is the lowest {suit.one} of a suit that I can spare a card of"
    elif away & ACES:
        why = "all my other cards are trumps or aces as well"
    else:
        why = f"then I have no {suit.word} any more and may trump them"
    return Decision(card, f"I lay the {trump.title_of(card)} away: {why}.")


def go_alone(view: View) -> Decision:
    """Alone only when the points for it outweigh the tricks that partner would take."""
    contract, trump, rules = view.contract, view.trump, view.rules
    assert contract is not None  # noqa: S101  # somebody plays
    assert trump is not None  # noqa: S101  # and trump is named
    if contract.declarer is not view.seat:
        return Decision(
            Alone.TOGETHER,
            "A defender wins no more alone, and my partner may take tricks.",
        )
    if rules.alone_stake == 1:
        return Decision(Alone.TOGETHER, "Going alone pays nothing more here, so my partner stays.")
    counted = strength(view.hand, trump)
    together, alone = PARTNER + NO_WIDOW + counted, LONE + LONE_SCALE * counted
    with_partner = mean(rules, contract.call, chances(together))
    if mean(rules, contract.call, chances(alone), lone=True) > with_partner:
        return Decision(
            Alone.ALONE, f"I count {alone:.1f} tricks without my partner, and they pay better."
        )
    return Decision(
        Alone.TOGETHER,
        f"I count {together:.1f} tricks with my partner and {alone:.1f} alone: we play together.",
    )
