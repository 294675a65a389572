"""The bidding: who may say what, and when it ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from hasenpfeffer.calls import PASS, Call
from hasenpfeffer.legality import Reason, Refusal, check
from hasenpfeffer.rules import Rules
from hasenpfeffer.switches import ROUNDS_OF_BIDDING
from hasenpfeffer.table import Seat

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "over": "The auction is over: nobody calls any more.",
        "unknown": "{Call} is not a call in this game; the calls are {calls}.",
        "forced": "Everyone else has passed, so the dealer must bid at least {least}.",
        "too_low": "{leader} has bid {bid}; bid at least {least}, or pass.",
        "unbeatable": "{leader} has bid {bid}; it cannot be beaten: pass.",
        "out": "{seat} has passed and is out of the auction; it is {turn}'s turn to call.",
        "spoken": "{seat} has spoken, and everyone speaks once; it is {turn}'s turn to call.",
        "waiting": "{seat} is not to speak yet; it is {turn}'s turn to call.",
    }
)
"""Why a call may not be made, with named places to fill in."""


class Said(NamedTuple):
    """A call, and who made it."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Contract:
    """What was bid in the end, and who must take that many tricks."""

    declarer: Seat
    call: Call
    forced: bool = False
    """Whether the joker's holder had to bid because nobody else did (H01)."""

    def __str__(self) -> str:
        return f"{self.declarer.word} plays {self.call.words}"


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls so far, from the dealer's left (A07).

    >>> from hasenpfeffer import CLASSIC
    >>> from hasenpfeffer.calls import bid
    >>> auction = Auction.opened(CLASSIC, dealer=Seat.NORTH)
    >>> for call in (PASS, bid(4), PASS):
    ...     auction = auction.after(call)
    >>> print(auction.turn.word, "may say", *auction.choices)
    North may say pass 3 4 5 6
    >>> print(auction.after(PASS).contract)
    South plays a bid of 4
    """

    rules: Rules
    dealer: Seat
    said: tuple[Said, ...]
    turn: Seat
    """Who speaks next; a player who has passed is out (B03)."""
    leading: Said | None
    """The highest bid and its bidder; of equal bids the first (A11)."""
    passed: tuple[Seat, ...]
    """Who has passed, in order."""

    @classmethod
    def opened(cls, rules: Rules, dealer: Seat) -> Auction:
        """An auction in which nobody has spoken."""
        return cls(rules, dealer, (), dealer.left(), None, ())

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls alone, in order."""
        return tuple([call for _, call in self.said])

    @property
    def over(self) -> bool:
        """Whether everybody has spoken and nobody will speak again."""
        if len(self.said) < len(Seat):
            return False
        return self.rules.rounds == "once" or len(self.passed) >= 3  # noqa: PLR2004  # B03

    @property
    def dealer_is_forced(self) -> bool:
        """Whether everyone else has passed and the dealer may not (A10)."""
        return (
            self.rules.nobody_bids == "dealer_bids"
            and len(self.said) == len(self.passed) == len(Seat) - 1
        )

    @property
    def choices(self) -> tuple[Call, ...]:
        """The calls that may be made now, lowest first."""
        if self.over:
            return ()
        bids = self.rules.bids
        leading = self.leading
        if leading and self.rules.must_outbid:
            bids = bids[bids.index(leading.call) + 1 :]
        return bids if self.dealer_is_forced else (PASS, *bids)

    @property
    def contract(self) -> Contract | None:
        """Who won the auction and with what; ``None`` while it lasts or if all passed."""
        leading = self.leading
        return Contract(leading.seat, leading.call) if leading and self.over else None

    def why_not(self, call: Call, by: Seat | None = None) -> Refusal | None:
        """Why a call may not be made, by that seat if one is given; ``None`` if it may."""
        if by is not None and by is not self.turn and not self.over:
            key = self._out_of_turn(by)
            line = "" if key == "waiting" else self._how_often
            return _refuse(Reason.OUT_OF_TURN, key, line, seat=by.word, turn=self.turn.word)
        if self.over:
            return _refuse(Reason.OVER, "over", self._how_often)
        return None if call in self.choices else self._barred(call)

    def after(self, call: Call, by: Seat | None = None) -> Auction:
        """The auction with one more call; raises ``IllegalChoiceError``."""
        check(self.why_not(call, by))
        seat = self.turn
        said = Said(seat, call)
        passed = (*self.passed, seat) if call is PASS else self.passed
        leading = said if call.is_bid and self._leads(call) else self.leading
        turn = seat.left()
        if self.rules.rounds == "until_three_pass" and len(passed) < len(Seat):
            while turn in passed:
                turn = turn.left()
        return Auction(self.rules, self.dealer, (*self.said, said), turn, leading, passed)

    def _leads(self, call: Call) -> bool:
        """Whether a bid is higher than every bid before it."""
        rung = self.rules.calls.index
        return self.leading is None or rung(call) > rung(self.leading.call)

    def _barred(self, call: Call) -> Refusal:
        """Why a call is not among the choices."""
        if call not in self.rules.calls:
            words, calls = call.words, ", ".join(map(str, self.rules.calls))
            capital = words[0].upper() + words[1:]
            return _refuse(Reason.NOT_ON_THE_LADDER, "unknown", Call=capital, calls=calls)
        if call is PASS:
            return _refuse(Reason.DEALER_MUST_BID, "forced", least=str(self.rules.bids[0]))
        leading = self.leading
        assert leading is not None  # noqa: S101  # only a bid to beat bars a bid
        facts = {"leader": leading.seat.word, "bid": str(leading.call)}
        if higher := self.choices[1:]:
            return _refuse(Reason.TOO_LOW, "too_low", least=str(higher[0]), **facts)
        return _refuse(Reason.TOO_LOW, "unbeatable", **facts)

    @property
    def _how_often(self) -> str:
        """The line that says how often a player may speak (A09, B03)."""
        return ROUNDS_OF_BIDDING.meaning(self.rules.rounds).source

    def _out_of_turn(self, seat: Seat) -> str:
        """Why a seat may not speak now: it is out, has spoken, or has to wait."""
        if self.rules.rounds == "until_three_pass":
            return "out" if seat in self.passed else "waiting"
        return "spoken" if any(said.seat is seat for said in self.said) else "waiting"


def _refuse(reason: Reason, key: str, line: str = "", **facts: str) -> Refusal:
    return Refusal(reason, SENTENCES[key].format(**facts), line)
