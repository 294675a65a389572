"""What every phase of a round offers, and everything a player may be asked for."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol, TypeAlias

from hasenpfeffer.calls import Call
from hasenpfeffer.cards import Card, Hand
from hasenpfeffer.deal import Deal
from hasenpfeffer.legality import IllegalChoiceError, Reason, Refusal
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat
from hasenpfeffer.trump import Trump

Hands: TypeAlias = tuple[Hand, ...]
"""What North, East, South and West hold, so that a seat is an index."""


class Widow(StrEnum):
    """What the declarer does with the widow: there is only one thing to do (A12, B04)."""

    TAKE = "take"


class Alone(StrEnum):
    """Whether a player sends his partner out of the hand (B06, R8)."""

    TOGETHER = "together"
    ALONE = "alone"


Choice: TypeAlias = Call | Trump | Widow | Card | Alone
"""Anything a player may be asked for in a round."""


class Asks(StrEnum):
    """What a phase waits for."""

    CALL = "a call"
    TRUMP = "the trump suit"
    WIDOW = "the widow to be taken"
    DISCARD = "a discard"
    ALONE = "a word on going alone"
    CARD = "a card to be played"
    NOTHING = "nothing: the round is over"


class Round(Protocol):
    """A round at some point: whose turn it is, what may be chosen, what comes after.

    Every phase is a frozen value of its own type; ``after`` gives the next one.
    """

    @property
    def rules(self) -> Rules:
        """The game that is played."""

    @property
    def deal(self) -> Deal:
        """The cards as they were dealt."""

    @property
    def hands(self) -> Hands:
        """What everyone holds now."""

    @property
    def made(self) -> tuple[Choice, ...]:
        """Every choice so far, in order: with the rules and the deal, the whole story."""

    @property
    def asks(self) -> Asks:
        """What the round waits for."""

    @property
    def turn(self) -> Seat:
        """Who chooses next; when the round is over, the dealer, who gathers the cards."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What may be chosen now; nothing when the round is over."""

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to choose."""

    def why_not(self, choice: Choice) -> Refusal | None:
        """Why a choice is not allowed now; ``None`` if it is."""

    def after(self, choice: Choice) -> Round:
        """The round once the choice is made; raises ``IllegalChoiceError``."""

    def back(self) -> Round:
        """The round one choice earlier; the beginning stays the beginning."""


class Phase:
    """What all phases do alike."""

    __slots__ = ()

    @property
    def over(self: Round) -> bool:
        """Whether nobody has anything left to choose."""
        return self.asks is Asks.NOTHING

    def back(self: Round) -> Round:
        """The round one choice earlier; the beginning stays the beginning."""
        from hasenpfeffer.round import replay  # noqa: PLC0415  # going back is beginning again

        return replay(self.rules, self.deal, self.made[:-1])


def not_now(state: Round, choice: Choice) -> Refusal:
    """Refuse a choice that belongs to another phase."""
    if state.over:
        return Refusal(Reason.OVER, "The round is over: there is nothing left to choose.")
    name = _NAMES.get(type(choice))
    wrong = f"It is not time for {name}" if name else f"{choice!r} is nothing a player can choose"
    return Refusal(Reason.NOT_NOW, f"{wrong}: {state.turn.word} owes {state.asks}.")


_NAMES: dict[type, str] = {
    Call: "a call",
    Trump: "naming trump",
    Widow: "taking the widow",
    Card: "a card",
    Alone: "going alone",
}


class Ended(Phase):
    """A round in which nobody has anything left to choose."""

    __slots__ = ()

    asks = Asks.NOTHING
    choices: tuple[Choice, ...] = ()

    @property
    def turn(self: Round) -> Seat:
        """The dealer, who gathers the cards."""
        return self.deal.dealer

    def why_not(self: Round, choice: Choice) -> Refusal:
        """Refuse: the round is over."""
        return not_now(self, choice)

    def after(self: Round, choice: Choice) -> Round:
        """Raise ``IllegalChoiceError``: the round is over."""
        raise IllegalChoiceError(not_now(self, choice))
