"""Which calls are left to a player."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.chance import a_seat, an_auction
from hasenpfeffer.lessons.families.bids import GAMES, list_of, misread, replayed, without_pass
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.rules import Rules


def ask(random: Random, step: int) -> Question | None:
    """An auction that has come to you."""
    games = {
        1: (CLASSIC, CLASSIC.replace(must_outbid=True)),
        2: (*GAMES[:3],),
        3: (HOYLE, ROUNDS),
        4: GAMES,
    }
    rules = random.choice(games[step])
    dealer = a_seat(random)
    longest = 4 if rules.rounds == "once" else 3 + step
    calls = random.randrange(1, longest)
    eager = random.choice((0.15, 0.6))
    auction = an_auction(random, rules, dealer, calls=calls, eager=eager)
    you = auction.turn
    if auction.over or not without_pass(auction.choices):
        return None
    nobody = auction.leading is None
    if nobody and (len(auction.said) < 3 or random.random() < 0.5):  # noqa: PLR2004  # dull
        return None

    def judge(rules: Rules) -> tuple[Call, ...]:
        return replayed(rules, dealer, auction.said).choices

    return Question(
        ask="It is your turn. What may you say?",
        scene=Scene(you=you, dealer=dealer, calls=auction.said),
        kind="option",
        right={list_of(auction.choices): yes(*_why(auction))},
        wrong=balanced(random, list_of(auction.choices), list(_wrong(rules, auction))),
        rules=rules,
        judge=judge,
        teaches="must_outbid",
    )


def balanced(random: Random, right: str, wrong: list[Wrong]) -> list[Wrong]:
    """Drop what is longer or shorter than the answer, so that length gives nothing away."""
    others = [each for each in wrong if each.say != right]
    longer = [each for each in others if len(each.say) > len(right)]
    shorter = [each for each in others if len(each.say) < len(right)]
    kept = random.choice((longer, shorter, others))
    return kept if len({each.say for each in kept}) > 1 else others


def _why(auction: Auction) -> tuple[str, ...]:
    """What bars the calls that are barred."""
    barred = [call for call in auction.rules.calls if call not in auction.choices]
    if not barred:
        return ("Every call of this game is allowed here.",)
    return tuple(_refusal(auction, call) for call in barred[:1])


def _refusal(auction: Auction, call: Call) -> str:
    refusal = auction.why_not(call)
    return refusal.sentence if refusal else ""


def _wrong(rules: Rules, auction: Auction) -> Iterator[Wrong]:
    """What would be allowed under a rule misread, and calls without the pass."""
    right = auction.choices
    for mistake, changed in misread(rules):
        try:
            calls = replayed(changed, auction.dealer, auction.said).choices
        except HasenpfefferError:
            continue
        if not calls or set(calls) == set(right):
            continue
        yield Wrong(list_of(calls), mistake, not_yet(_difference(auction, calls)))
    bids = without_pass(right)
    if auction.leading and rules.must_outbid and len(bids) > 1:
        told = f"You may bid more at once: {bids[1].words} is allowed."
        yield Wrong(list_of(right[:2]), Mistake.ONE_HIGHER, not_yet(told))
    elif auction.leading and not rules.must_outbid:
        higher = bids[bids.index(auction.leading.call) + 1 :]
        told = f"A bid of {bids[0]} is allowed too, though it cannot win."
        yield Wrong(list_of((PASS, *higher)), Mistake.MUST_RISE, not_yet(told))
    if PASS in right:
        told = "You may pass here."
        yield Wrong(list_of(bids), Mistake.PASS_FORGOTTEN, not_yet(told))


def _difference(auction: Auction, calls: tuple[Call, ...]) -> str:
    """Why a call too many is barred, or that a call too few is allowed."""
    extra = [call for call in calls if call not in auction.choices]
    if extra:
        return _refusal(auction, extra[-1])
    missing = [call for call in auction.choices if call not in calls]
    if missing == [PASS]:
        return "You may pass here."
    named = missing[0].words
    return f"{named[0].upper()}{named[1:]} is allowed here too."


RECIPE = Recipe(
    family="calls_left",
    chapter="bidding",
    title="What may you say?",
    idea="The ladder, the highest bid so far and your place at the table leave you some calls.",
    link="bidding.html#what-you-may-say",
    ask=ask,
    steps=(10, 12, 12, 16),
    least_wrong=2,
)
