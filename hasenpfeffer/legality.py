"""Why a choice is not allowed: a closed list of reasons, each with the rule behind it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from hasenpfeffer.errors import HasenpfefferError


class Reason(Enum):
    """A kind of mistake; its value is the line of the rules that it breaks."""

    NOT_ON_THE_LADDER = "A08"
    TOO_LOW = "B03"
    DEALER_MUST_BID = "A10"
    OUT_OF_TURN = "A07"
    NOT_NOW = "A12"
    NOT_HELD = "A03"
    MUST_FOLLOW = "A15"
    JOKER_BARRED = "R1"
    OVER = "A18"

    @property
    def rule(self) -> str:
        """The numbered line of the rules."""
        return self.value


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a choice is not allowed here."""

    reason: Reason
    """The kind of mistake, for code and lessons."""
    sentence: str
    """What to tell the player: what is wrong, and what is expected."""
    line: str = ""
    """The line that says so at this table, where it is another than the reason's own."""

    def __str__(self) -> str:
        return self.sentence

    @property
    def rule(self) -> str:
        """The numbered line of the rules."""
        return self.line or self.reason.rule


class IllegalChoiceError(HasenpfefferError):
    """Raised for a choice the rules forbid; ``refusal`` says which rule and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.sentence} ({refusal.rule})")
        self.refusal = refusal


def check(refusal: Refusal | None) -> None:
    """Raise a refusal, if there is one."""
    if refusal is not None:
        raise IllegalChoiceError(refusal)
