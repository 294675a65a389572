"""What happens when nobody wants to bid."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import PASS
from hasenpfeffer.cards import JOKER
from hasenpfeffer.deal import Deal
from hasenpfeffer.lessons.chance import a_seat
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.round import ThrownIn, begin
from hasenpfeffer.rules import Rules
from hasenpfeffer.settling import Settling
from hasenpfeffer.table import Seat

YOU = Seat.SOUTH
THROWN_IN = "The cards are thrown in"
ROUND_AGAIN = "Everyone is asked again"
RULES = (CLASSIC, HOYLE, ROUNDS, CLASSIC.replace(nobody_bids="joker_holder_bids"))


def ask(random: Random, step: int) -> Question | None:
    """Three have passed, and the dealer would like to; where the joker is may matter."""
    rules = random.choice({1: (CLASSIC, ROUNDS), 2: RULES, 3: (HOYLE,), 4: RULES}[step])
    deal = Deal.shuffled(dealer=a_seat(random), random=random)
    holder = next((seat for seat in Seat if JOKER in deal.hands[seat]), None)
    wanted = {1: True, 2: holder is YOU, 3: True, 4: holder is None or holder is deal.dealer}
    if not wanted[step]:
        return None
    auction = _passed(rules, deal)
    where = "The joker is the card left over."
    if holder is not None:
        where = "You hold the joker." if holder is YOU else f"{holder.word} holds the joker."

    def judge(rules: Rules) -> tuple[str, str]:
        return outcome(rules, deal), _why(rules, deal, holder)

    return Question(
        ask=f"Nobody bids, and {deal.dealer.word}, the dealer, would pass too. What happens?",
        scene=Scene(
            you=YOU,
            dealer=deal.dealer,
            hand=deal.hands[YOU] if step in {2, 4} else (),
            calls=auction.said,
            facts=(where,),
        ),
        kind="option",
        right={outcome(rules, deal): yes(_why(rules, deal, holder))},
        wrong=list(_wrong(rules, deal, holder)),
        rules=rules,
        judge=judge,
        teaches="nobody_bids",
    )


def _passed(rules: Rules, deal: Deal) -> Auction:
    """The auction after three passes."""
    auction = Auction.opened(rules, deal.dealer)
    for _ in range(3):
        auction = auction.after(PASS)
    return auction


def outcome(rules: Rules, deal: Deal) -> str:
    """What the engine makes of it, as an answer."""
    state = begin(rules, deal)
    for _ in range(4):
        if PASS not in state.choices:
            return must_bid(deal.dealer)
        state = state.after(PASS)
    if isinstance(state, ThrownIn):
        return THROWN_IN
    assert isinstance(state, Settling)  # noqa: S101  # somebody was made to bid
    return must_bid(state.contract.declarer)


def must_bid(seat: Seat) -> str:
    """The answer that a player must bid."""
    return f"{seat.word} must bid"


def _why(rules: Rules, deal: Deal, holder: Seat | None) -> str:
    """The rule, applied to this table."""
    refusal = _passed(rules, deal).why_not(PASS)
    if refusal is not None:
        return refusal.sentence
    if rules.nobody_bids == "redeal":
        return f"All four pass, so the cards are thrown in and {deal.dealer.left().word} deals."
    if holder is None:
        return "Nobody holds the joker, so the cards are thrown in."
    return f"{holder.word} holds the joker, shows it and must bid 3."


def _wrong(rules: Rules, deal: Deal, holder: Seat | None) -> Iterator[Wrong]:
    """What would happen at other tables."""
    why = _why(rules, deal, holder)
    forced = (
        Mistake.FORCED_FORGOTTEN if rules.nobody_bids == "dealer_bids" else Mistake.JOKER_HOLDER
    )
    yield Wrong(THROWN_IN, forced, not_yet(why))
    yield Wrong(must_bid(deal.dealer), Mistake.FORCED_WRONGLY, not_yet(why))
    someone = deal.dealer.partner if holder is None else holder
    yield Wrong(must_bid(someone), Mistake.OTHER_RULE, not_yet(why))
    yield Wrong(ROUND_AGAIN, Mistake.RAISED, not_yet("The auction does not begin again.", why))


RECIPE = Recipe(
    family="nobody_bids",
    chapter="bidding",
    title="When nobody wants to bid",
    idea="Some tables make the dealer bid, some the joker's holder, and some deal again.",
    link="bidding.html#when-nobody-wants-to-bid",
    ask=ask,
    steps=(12, 14, 10, 12),
    least_wrong=2,
)
