"""Who speaks next in the auction."""

from __future__ import annotations

from random import Random

from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import PASS, ladder
from hasenpfeffer.lessons.chance import a_seat, an_auction
from hasenpfeffer.lessons.families.bids import replayed
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import not_yet, yes
from hasenpfeffer.presets import HOYLE, PEPPER_BIDS, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

NOBODY = "Nobody"
ANY_GAME = HOYLE.replace(calls=ladder("pass 3 4 5"))
"""Calls that every game has: who speaks in the first time round is the same in all."""
ALL_SPOKE = len(Seat)
FEW, MANY = range(4), range(4, 8)
"""How many calls have been made: at the easy steps, and at the hard ones."""


def ask(random: Random, step: int) -> Question | None:
    """The start of an auction, or the middle of one in which some are out, or its end."""
    games = {1: (ANY_GAME,), 2: (ANY_GAME,), 3: (ROUNDS, HOYLE), 4: (ROUNDS, PEPPER_BIDS)}
    rules = random.choice(games[step])
    dealer = a_seat(random)
    calls = random.choice(FEW if step in {1, 2} else MANY)
    auction = an_auction(random, rules, dealer, calls=calls, eager=0.6)
    if len(auction.said) != calls or (auction.over and random.random() < 0.3):  # noqa: PLR2004
        return None
    hard = len(auction.passed) > 1 and not auction.over
    if step not in {1, 2, 3} and not hard:
        return None

    def judge(rules: Rules) -> str:
        return answer(replayed(rules, dealer, auction.said))

    return Question(
        ask="Who speaks next?" if auction.said else "Nobody has spoken yet. Who speaks first?",
        scene=Scene(dealer=dealer, calls=auction.said),
        kind="option",
        right={answer(auction): yes(_why(auction))},
        wrong=[
            *(_wrong(auction, seat) for seat in Seat if auction.over or seat is not auction.turn),
            *(() if auction.over else (_stops(auction),)),
        ],
        order=(*(seat.word for seat in Seat), NOBODY),
        rules=rules if calls >= ALL_SPOKE else None,
        judge=judge,
        teaches="rounds",
    )


def answer(auction: Auction) -> str:
    """Who speaks next, if anybody."""
    return NOBODY if auction.over else auction.turn.word


def _why(auction: Auction) -> str:
    """Why it is this player's turn, or nobody's."""
    turn = auction.turn
    if auction.over:
        if auction.rules.rounds == "once":
            return "Everyone has spoken once, so the auction is over."
        return "Three have passed, so the auction is over."
    if not auction.said:
        return f"{turn.word} sits on the left of the dealer, {auction.dealer.word}."
    last = auction.said[-1].seat
    if last.left() is turn:
        return f"{turn.word} sits on the left of {last.word}, who spoke last."
    return f"Going round from {last.word}, {turn.word} is the first who has not passed."


def _stops(auction: Auction) -> Wrong:
    """The auction thought to be over."""
    return Wrong(NOBODY, Mistake.STOPS, not_yet("The auction is not over.", _why(auction)))


def _wrong(auction: Auction, seat: Seat) -> Wrong:
    """Why another may not speak: in a second time round, in the engine's words."""
    spoken, turn = [said.seat for said in auction.said], auction.turn
    if auction.over:
        return Wrong(seat.word, Mistake.GOES_ON, not_yet(_why(auction)))
    if not spoken and seat is auction.dealer:
        return Wrong(seat.word, Mistake.DEALER_FIRST, not_yet("The dealer speaks last."))
    if len(spoken) < ALL_SPOKE:
        if seat in spoken:
            told = f"{seat.word} has spoken, and {turn.word} has not."
            return Wrong(seat.word, Mistake.RAISED, not_yet(told))
        told = f"Going round clockwise, {turn.word} comes before {seat.word}."
        return Wrong(seat.word, Mistake.OUT_OF_TURN, not_yet(told))
    refusal = auction.why_not(PASS, seat)
    assert refusal is not None  # noqa: S101  # only one player may speak
    reply = not_yet(refusal.sentence.replace(f"; it is {turn.word}'s turn to call", ""))
    mistake = Mistake.OUT if seat in auction.passed else Mistake.OUT_OF_TURN
    return Wrong(seat.word, mistake, reply)


RECIPE = Recipe(
    family="next_speaker",
    chapter="bidding",
    title="Who speaks next?",
    idea="The dealer's left speaks first; where the auction goes round, those who passed are out.",
    link="bidding.html#who-speaks-first",
    ask=ask,
    steps=(8, 12, 12, 10),
)
