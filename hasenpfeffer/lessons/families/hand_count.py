"""How many points a hand counts under a trump."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.cards import JOKER, Hand
from hasenpfeffer.lessons.chance import a_trump, some_cards
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.sight import sight
from hasenpfeffer.lessons.spelling import NUMBERS, of_number
from hasenpfeffer.lessons.wording import and_, capital, not_yet, yes
from hasenpfeffer.odds.pencil import Count, count_under, kind_of
from hasenpfeffer.presets import CLASSIC, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.trump import Trump

WORDS = {
    "joker": ("the joker", ""),
    "right": ("the right bower", ""),
    "left": ("the left bower", ""),
    "ace": ("the ace of trump", ""),
    "trump": ("a lower trump", "lower trumps"),
    "plain_ace": ("a plain ace", "plain aces"),
}
"""What is counted, as one card and as several."""
TAKEN_FOR = {
    Mistake.LEFT_BY_PRINT: {"left": ""},
    Mistake.JOKER_NO_TRUMP: {"joker": ""},
    Mistake.BOWERS_SWAPPED: {"left": "right", "right": "left"},
    Mistake.BOWERS_FORGOTTEN: {"left": "", "right": "trump"},
}
"""What is taken for what by a mistake about cards; nothing for a card that would count nothing."""


def ask(random: Random, step: int) -> Question | None:
    """From small trumps to a hand with bowers, joker and plain aces."""
    rules = random.choice((CLASSIC, ROUNDS))
    count, other = count_of(rules), count_of(ROUNDS if rules is CLASSIC else CLASSIC)
    trump, hand = a_trump(random), some_cards(random, 6)
    kinds = [kind_of(card, trump) for card in hand]
    special = sum(card in (JOKER, *trump.bowers) for card in hand)
    aces = kinds.count("plain_ace")
    wanted = {
        1: not special and kinds.count("trump") > 1,
        2: special == 1 and "left" not in kinds and not aces,
        3: ("left" in kinds) + (aces > 0) == 1 and special < 3,  # noqa: PLR2004
        4: special > 1 and aces > 0,
    }
    points = count.points(hand, trump)
    if not wanted[step] or points < 2:  # noqa: PLR2004  # too little to add up
        return None

    def judge(rules: Rules) -> tuple[str, int]:
        count = count_of(rules)
        return count.game, count.points(hand, trump)

    return Question(
        ask=f"With {trump.suit.word} as trump, how many points is this hand "
        f"by the count for {count.game}?",
        scene=Scene(trump=trump, hand=hand),
        kind="text",
        right={str(points): yes(*sum_of(count, kinds))},
        wrong=list(_wrong(count, other, hand, trump)),
        order=tuple(map(str, range(20))),
        spell=of_number,
        otherwise=not_yet(
            "Take the trumps one by one, then the plain aces if they count, and add up."
        ),
        rules=rules,
        judge=judge,
        teaches="rounds",
        names_game=True,
    )


def count_of(rules: Rules) -> Count:
    """The count that the chapter gives to a table: everyone speaks once, or bids go round."""
    return count_under(CLASSIC if rules.rounds == "once" else ROUNDS)


def sum_of(count: Count, kinds: list[str]) -> tuple[str, str]:
    """What each kind of card counts, and the sum of several."""
    parts: list[str] = []
    for kind, (one, many) in WORDS.items():
        if (number := kinds.count(kind)) and (worth := count.worth[kind]):
            name = one if number == 1 else f"{NUMBERS[number]} {many}"
            verb = "" if parts else "counts " if number == 1 else "count "
            parts.append(f"{name} {verb}{number * worth}")
    together = sum(count.worth.get(kind, 0) for kind in kinds)
    return f"{capital(and_(parts))}.", f"Together that is {together}." if parts[1:] else ""


def _wrong(count: Count, other: Count, hand: Hand, trump: Trump) -> Iterator[Wrong]:
    """A card forgotten, seen wrongly or counted as another; or the points of another game."""
    right = count.points(hand, trump)
    kinds = [kind_of(card, trump) for card in hand]
    for mistake, taken_for in TAKEN_FOR.items():
        if about := sight(mistake, trump).note(hand):
            seen = [taken_for.get(kind, kind) for kind in kinds]
            points = sum(count.worth.get(kind, 0) for kind in seen)
            told = [sum_of(count, [kind])[0] for kind in taken_for if kind in kinds]
            yield Wrong(str(points), mistake, not_yet(about, *told))
    aces = kinds.count("plain_ace")
    yield Wrong(
        str(right - aces * count.worth["plain_ace"]),
        Mistake.ACE_UNCOUNTED,
        not_yet(f"A plain ace counts {count.worth['plain_ace']} too."),
    )
    each = count.worth["trump"]
    alike = each * sum(map(trump.is_trump, hand))
    for points in (alike, alike + aces * count.worth["plain_ace"]):
        reply = not_yet(f"Only the lower trumps count {each} each.")
        yield Wrong(str(points), Mistake.ALL_ALIKE, reply)
    reply = not_yet(f"Those are the points of the count for {other.game}.")
    yield Wrong(str(other.points(hand, trump)), Mistake.OTHER_GAME, reply)


RECIPE = Recipe(
    family="hand_count",
    chapter="strategy",
    title="How much does this hand count?",
    idea="Add up the points of the trumps, high ones first, and of the plain aces if they count.",
    link="strategy.html#count",
    ask=ask,
    steps=(8, 10, 10, 10),
)
