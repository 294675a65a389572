"""What comes next: trump, the widow, the discard or the first lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType

from hasenpfeffer.auction import Auction, Contract
from hasenpfeffer.calls import bid
from hasenpfeffer.deal import Deal
from hasenpfeffer.lessons.chance import a_seat
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.phase import Alone, Asks, Choice, Round, Widow
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.settling import settle
from hasenpfeffer.switches import TRUMP_NAMED, WIDOW
from hasenpfeffer.trump import Trump

SAY: Mapping[Asks, str] = MappingProxyType(
    {
        Asks.TRUMP: "The declarer names trump",
        Asks.WIDOW: "The declarer takes the widow",
        Asks.DISCARD: "The declarer lays one card away",
        Asks.ALONE: "The declarer may go alone",
        Asks.CARD: "The first trick is led",
    }
)
BECAUSE: Mapping[Asks, str] = MappingProxyType(
    {
        Asks.WIDOW: "Trump is named, and the widow goes to the declarer.",
        Asks.DISCARD: "The declarer holds seven cards, and plays with six.",
        Asks.ALONE: "The hands are final, and going alone is said before the first lead.",
        Asks.CARD: "Everyone holds six cards and trump is named.",
    }
)
"""Why a step comes now, where no switch says so."""
GAMES = (CLASSIC, HOYLE, ROUNDS, ROUNDS.replace(alone="off"))
DONE = {1: (0,), 2: (1,), 3: (1, 2), 4: (2, 3, 4)}
"""How many things have been done since the auction, at each step."""


def ask(random: Random, step: int) -> Question | None:
    """A round that has gone some way since the auction was won."""
    rules = random.choice(GAMES)
    deal = Deal.shuffled(dealer=a_seat(random), random=random)
    contract = Contract(a_seat(random), bid(random.choice((3, 4, 5))))
    state = won(rules, deal, contract)
    made: list[Choice] = []
    for _ in range(random.choice(DONE[step])):
        if state.asks not in SAY or state.asks in (Asks.CARD, Asks.ALONE):
            return None
        made.append(random.choice(state.choices))
        state = state.after(made[-1])

    def judge(rules: Rules) -> tuple[Asks, str]:
        again = won(rules, deal, contract)
        for choice in made:
            again = again.after(choice)
        return again.asks, _why(rules, again)

    name = contract.declarer.word
    facts = [f"{name} bid {contract.call} and is the declarer."]
    facts += [_told(choice, name) for choice in made]
    return Question(
        ask="What comes next?" if made else "The auction is over. What comes next?",
        scene=Scene(dealer=deal.dealer, facts=tuple(facts)),
        kind="option",
        right={SAY[state.asks]: yes(_why(rules, state))},
        wrong=list(_wrong(rules, state)),
        rules=rules,
        judge=judge,
        teaches="widow" if rules.widow == "dead" else "trump_named",
    )


def won(rules: Rules, deal: Deal, contract: Contract) -> Round:
    """The round when somebody has won the auction."""
    return settle(deal, Auction.opened(rules, deal.dealer), contract)


def _told(choice: Choice, name: str) -> str:
    """What has been done, as a fact."""
    match choice:
        case Trump():
            return f"{name} has named {choice.suit.word}."
        case Widow():
            return f"{name} has taken the widow."
        case Alone():
            return f"{name} has said whether he goes alone."
        case _:
            return f"{name} has laid one card away."


def _why(rules: Rules, state: Round) -> str:
    """The rule behind what comes next."""
    match state.asks:
        case Asks.TRUMP:
            return TRUMP_NAMED.meaning(rules.trump_named).sentence
        case Asks.WIDOW if rules.trump_named == "after_widow":
            return TRUMP_NAMED.meaning(rules.trump_named).sentence
        case Asks.CARD if rules.widow == "dead":
            return WIDOW.meaning(rules.widow).sentence
        case asks:
            return BECAUSE[asks]


def _wrong(rules: Rules, state: Round) -> Iterator[Wrong]:
    """The other steps: too early, done already, or not there at all."""
    why = _why(rules, state)
    order = list(SAY)
    if rules.trump_named == "after_widow":
        order[:2] = [Asks.WIDOW, Asks.TRUMP]
    for asks in SAY:
        if asks is state.asks or (asks is Asks.ALONE and rules.alone == "off"):
            continue
        late = order.index(asks) < order.index(state.asks)
        if rules.widow == "dead" and asks in (Asks.WIDOW, Asks.DISCARD):
            mistake, told = Mistake.WIDOW_DEAD, "Nobody gets the widow here."
        elif asks is Asks.WIDOW and state.asks is Asks.TRUMP:
            mistake, told = Mistake.WIDOW_TOO_EARLY, "The widow comes later."
        elif asks is Asks.TRUMP and state.asks is Asks.WIDOW and not late:
            mistake, told = Mistake.TRUMP_TOO_EARLY, "Trump comes later."
        else:
            mistake = Mistake.ORDER_OF_PLAY
            told = "That has been done." if late else "Something comes before that."
        yield Wrong(SAY[asks], mistake, not_yet(told, why))


RECIPE = Recipe(
    family="widow_order",
    chapter="widow",
    title="What comes next?",
    idea="Some name trump before the widow is seen, some after, and some never see it.",
    link="widow.html#trump-first-or-the-card-first",
    ask=ask,
    steps=(12, 12, 10, 8),
    least_wrong=2,
)
