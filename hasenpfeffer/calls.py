"""What can be said in an auction: pass, or a rung of the ladder of bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hasenpfeffer.errors import NotationError


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """Something to say in the auction; there is one value for each call.

    >>> print(bid(4), BIG_PEPPER.tricks, BIG_PEPPER.stake)
    4 6 2
    """

    name: str
    """The call in notation: ``pass``, ``4``, ``little``, ``big``."""
    tricks: int
    """Tricks promised; 0 for a pass."""
    stake: int = 1
    """What the declarers win or lose is multiplied by this (B12)."""

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Call.parse, (self.name,)

    @property
    def words(self) -> str:
        """The call in a sentence: ``a bid of 4``."""
        if self.tricks == 0:
            return "a pass"
        return f"{self.name} pepper" if self.name.isalpha() else f"a bid of {self.name}"

    @property
    def is_bid(self) -> bool:
        """Whether the call promises tricks."""
        return self.tricks > 0

    @classmethod
    def parse(cls, text: str) -> Call:
        """Read a call.

        >>> Call.parse("Pass") is PASS
        True
        """
        call = _CALLS.get(text.strip().lower())
        if call is None:
            message = f"{text!r} is not a call; a call is one of: {', '.join(_CALLS)}."
            raise NotationError(message)
        return call


PASS = Call("pass", 0)
LITTLE_PEPPER = Call("little", 6)
BIG_PEPPER = Call("big", 6, stake=2)
_BIDS = tuple(Call(str(tricks), tricks) for tricks in range(1, 7))
_CALLS = {call.name: call for call in (PASS, *_BIDS, LITTLE_PEPPER, BIG_PEPPER)}


def bid(tricks: int) -> Call:
    """A plain bid of so many tricks, 1 to 6."""
    return Call.parse(str(tricks))


Ladder: TypeAlias = tuple[Call, ...]
"""Every call of a game, lowest first: each outbids all before it."""


def ladder(text: str) -> Ladder:
    """Read a ladder: ``pass 3 4 5 6``."""
    return tuple(map(Call.parse, text.split()))
