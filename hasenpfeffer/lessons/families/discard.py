"""Whether a card may be laid away."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.cards import JOKER, Card
from hasenpfeffer.deal import Deal
from hasenpfeffer.lessons.chance import a_trump
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, the, trump_is, yes
from hasenpfeffer.phase import Asks, Choice, Round, Widow
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.settling import settle
from hasenpfeffer.switches import WIDOW
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump

YOU = Seat.SOUTH
MAY = "Yes: any card may go now"
NO_DISCARD = "No: nobody discards here"
TRUMP_STAYS = "No: a trump has to be kept"
JOKER_STAYS = "No: the joker must be kept"
WIDOW_STAYS = "No: the widow must be kept"
NOT_HELD = "No: it is not in your hand"


def ask(random: Random, step: int) -> Question | None:
    """A card that looks as if it had to be kept; once in a while it is somebody else's."""
    rules = random.choice((CLASSIC, ROUNDS, HOYLE))
    deal = Deal.shuffled(dealer=Seat.WEST, random=random)
    trump = a_trump(random)
    mine = deal.hands[YOU]
    stranger = random.random() < 0.3  # noqa: PLR2004  # of somebody else's cards
    card = deal.hands[Seat.NORTH][0] if stranger else random.choice((*mine, deal.widow))
    wanted = {
        1: not trump.is_trump(card),
        2: trump.is_trump(card),
        3: card is deal.widow or stranger,
        4: card is JOKER or card in trump.bowers,
    }
    if not wanted[step] or (stranger and rules.widow == "dead"):
        return None

    def judge(rules: Rules) -> str:
        return answer(rules, deal, trump, card)

    right = judge(rules)
    return Question(
        ask=f"You won the auction. {trump_is(trump)} May you lay away {the(card)}?",
        scene=Scene(
            trump=trump, you=YOU, hand=mine, widow=None if rules.widow == "dead" else deal.widow
        ),
        kind="option",
        right={right: yes(_why(rules, right))},
        wrong=list(_wrong(rules, deal, trump, card)),
        rules=rules,
        judge=judge,
        teaches="widow",
    )


def answer(rules: Rules, deal: Deal, trump: Trump, card: Card) -> str:
    """What the engine says of the card when the declarer is to discard."""
    state: Round = settle(deal, Auction.opened(rules, deal.dealer), Contract(YOU, bid(4)))
    while state.asks in (Asks.TRUMP, Asks.WIDOW):
        choice: Choice = trump if state.asks is Asks.TRUMP else Widow.TAKE
        state = state.after(choice)
    if state.asks is not Asks.DISCARD:
        return NO_DISCARD
    return MAY if state.why_not(card) is None else NOT_HELD


def _why(rules: Rules, right: str) -> str:
    """The rule behind the answer."""
    if right == NOT_HELD:
        return "It is not among your seven cards."
    return WIDOW.meaning(rules.widow).sentence


def _wrong(rules: Rules, deal: Deal, trump: Trump, card: Card) -> Iterator[Wrong]:
    """Rules that nobody made."""
    right = answer(rules, deal, trump, card)
    reply = not_yet(_why(rules, right))
    dead = rules.widow == "dead"
    yield Wrong(MAY, Mistake.WIDOW_DEAD if dead else Mistake.DISCARD_BARRED, reply)
    yield Wrong(NO_DISCARD, Mistake.OTHER_RULE, reply)
    if card is JOKER:
        yield Wrong(JOKER_STAYS, Mistake.DISCARD_BARRED, reply)
    elif trump.is_trump(card):
        yield Wrong(TRUMP_STAYS, Mistake.DISCARD_BARRED, reply)
    if card is deal.widow:
        yield Wrong(WIDOW_STAYS, Mistake.DISCARD_BARRED, reply)
    elif card not in deal.hands[YOU] or not trump.is_trump(card):
        yield Wrong(NOT_HELD, Mistake.DISCARD_BARRED, reply)


RECIPE = Recipe(
    family="discard",
    chapter="widow",
    title="What may be laid away?",
    idea="Where the declarer takes the widow, any of his seven cards may go: the joker too.",
    link="widow.html#seven-cards-and-one-goes",
    ask=ask,
    steps=(8, 8, 10, 8),
    least_wrong=2,
)
