"""Who has won the auction."""

from __future__ import annotations

from random import Random

from hasenpfeffer.auction import Auction
from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.lessons.chance import a_seat, an_auction
from hasenpfeffer.lessons.families.bids import GAMES, replayed
from hasenpfeffer.lessons.families.who_wins import SEATS
from hasenpfeffer.lessons.level import Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.question import Question, Recipe, Wrong
from hasenpfeffer.lessons.wording import capital, not_yet, yes
from hasenpfeffer.presets import CLASSIC, HOYLE, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat


def ask(random: Random, step: int) -> Question | None:
    """A finished auction: with equal bids, or going round more than once, when it is hard."""
    rules = random.choice({1: (CLASSIC, HOYLE), 2: (CLASSIC,), 3: (ROUNDS,), 4: GAMES}[step])
    dealer = a_seat(random)
    auction = an_auction(random, rules, dealer, calls=12, eager=0.45 if step < 3 else 0.6)  # noqa: PLR2004
    leading = auction.leading
    if not auction.over or leading is None:
        return None
    bids = [said for said in auction.said if said.call is not PASS]
    tied = sum(said.call is leading.call for said in bids) > 1
    wanted = {1: len(bids) > 1 and not tied, 2: tied, 3: len(auction.said) > 6, 4: len(bids) > 2}  # noqa: PLR2004
    if not wanted[step] or len(auction.said) > 10:  # noqa: PLR2004  # too long to read
        return None

    def judge(rules: Rules) -> str | None:
        contract = replayed(rules, dealer, auction.said).contract
        return contract.declarer.letter if contract else None

    return Question(
        ask="The auction is over. Who is the declarer?",
        scene=Scene(dealer=dealer, calls=auction.said),
        kind="seat",
        right={leading.seat.letter: yes(_why(auction))},
        wrong=[_wrong(auction, seat) for seat in Seat if seat is not leading.seat],
        order=SEATS,
        rules=rules,
        judge=judge,
        teaches="must_outbid" if tied else "rounds",
    )


def _why(auction: Auction) -> str:
    """The winning bid."""
    leading = auction.leading
    assert leading is not None  # noqa: S101  # somebody has bid
    equal = [said for said in auction.said if said.call is leading.call and said != leading]
    told = f"{capital(leading.call.words)} is the highest."
    if equal:
        return f"{told} {equal[0].seat.word} bid the same, but of equal bids the first wins."
    return f"{told} It was bid by {leading.seat.word}."


def _wrong(auction: Auction, seat: Seat) -> Wrong:
    """Why a seat is not the declarer, and what would make it look so."""
    leading = auction.leading
    assert leading is not None  # noqa: S101  # somebody has bid
    best = _best_of(auction, seat)
    bidders = [said.seat for said in auction.said if said.call is not PASS]
    if best is None:
        reply = not_yet(f"{seat.word} never bid.")
        return Wrong(seat.letter, Mistake.PASSER, reply)
    if best is leading.call:
        told = f"{seat.word} bid {best} too, but {leading.seat.word} was first."
        return Wrong(seat.letter, Mistake.EQUAL_BID, not_yet(told, "Of equal bids the first wins."))
    told = f"{seat.word} bid {best}, and {leading.seat.word} bid more: {leading.call}."
    if seat is bidders[-1]:
        return Wrong(seat.letter, Mistake.LAST_BID, not_yet(told))
    if seat is bidders[0]:
        return Wrong(seat.letter, Mistake.FIRST_BID, not_yet(told))
    return Wrong(seat.letter, Mistake.LOWER_BID, not_yet(told))


def _best_of(auction: Auction, seat: Seat) -> Call | None:
    """The highest bid of a player."""
    bids = [said.call for said in auction.said if said.seat is seat and said.call is not PASS]
    return max(bids, key=auction.rules.calls.index, default=None)


RECIPE = Recipe(
    family="declarer",
    chapter="bidding",
    title="Who is the declarer?",
    idea="The highest bid wins the auction, and of equal bids the first.",
    link="bidding.html#one-auction-in-full",
    ask=ask,
    steps=(10, 12, 12, 12),
)
