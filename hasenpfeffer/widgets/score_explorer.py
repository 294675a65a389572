"""What a hand is worth, for any bid, any tricks, and any rules."""

from __future__ import annotations

from dataclasses import dataclass

import traitlets

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import Call
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.errors import NotationError
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text
from hasenpfeffer.score import PerSeat, Score, score
from hasenpfeffer.table import Seat
from hasenpfeffer.widgets.base import Board
from hasenpfeffer.widgets.points import score_tables

ALONE = "alone"


@dataclass(frozen=True, slots=True)
class HandPosition:
    """A bid, who made it, the tricks of each player, and whether the declarer was alone.

    >>> print(HandPosition.read("4.south.2130"))
    4.S.2130
    """

    contract: Contract
    tricks: PerSeat
    alone: bool = False

    def __str__(self) -> str:
        """Write it as ``read`` reads it."""
        tricks = "".join(map(str, self.tricks))
        parts = [str(self.contract.call), self.contract.declarer.letter, tricks]
        return ".".join([*parts, ALONE] if self.alone else parts)

    @classmethod
    def read(cls, text: str) -> HandPosition:
        """Read a hand; whether it can be bid so depends on the rules."""
        match text.split("."):
            case [call, seat, tricks]:
                alone = False
            case [call, seat, tricks, last] if last == ALONE:
                alone = True
            case _:
                message = f"{text!r} is no hand; a bid, a seat and the tricks are: 4.S.2130."
                raise NotationError(message)
        contract = Contract(Seat.parse(seat), Call.parse(call))
        if not contract.call.is_bid:
            message = "A pass promises nothing and is worth nothing: a bid is scored."
            raise NotationError(message)
        taken = _tricks(tricks)
        resting = contract.declarer.partner
        if alone and taken[resting]:
            message = f"{contract.declarer.word} plays alone: {resting.word} can take no trick."
            raise NotationError(message)
        return cls(contract, taken, alone)


def _tricks(text: str) -> PerSeat:
    """Read the tricks of North, East, South and West: ``2130``."""
    tricks = tuple(int(sign) for sign in text if sign in "0123456")
    if len(text) != len(Seat) or len(tricks) != len(Seat) or sum(tricks) != HAND_SIZE:
        message = f"{text!r} are no tricks; four figures that add up to 6 are, such as 2130."
        raise NotationError(message)
    return tricks


class ScoreExplorer(Board):
    """A bid and the tricks of each player, to change at will, and what it scores and why.

    It goes by the rules that the reader has chosen, unless its author names some; ``compare``
    puts other rules beside them.

    >>> explorer = ScoreExplorer(bid="4", declarer="S", tricks="2 1 3 0")
    >>> explorer.score.entries[0].sentence
    'North and South bid 4 and took 5: they score the bid, 4.'
    """

    KIND = "score_explorer"
    NAME = "score"

    rules = traitlets.Unicode().tag(sync=True)
    """The rules as a text; nothing where the reader's choice is followed."""
    compare = traitlets.Unicode().tag(sync=True)
    """Other rules, under which the same hand is scored."""
    sources = traitlets.Unicode().tag(sync=True)
    """The page on which every numbered line of the rules has its place."""

    def __init__(  # noqa: PLR0913  # an author says all of it by keyword
        self,
        *,
        bid: str = "4",
        declarer: str = "S",
        tricks: str = "2 1 3 0",
        alone: bool = False,
        rules: Rules | str | None = None,
        compare: Rules | str | None = None,
        sources: str = "sources.html",
        name: str | None = None,
    ) -> None:
        words = [bid, declarer, tricks.replace(" ", ""), *([ALONE] if alone else [])]
        super().__init__(
            name=name,
            position=".".join(words),
            asked={
                "bid": bid,
                "declarer": declarer,
                "tricks": tricks,
                "alone": alone or None,
                "rules": rules,
                "compare": compare,
            },
            game=score_tables(),
            rules=_text(rules),
            compare=_text(compare),
            sources=sources,
        )

    @property
    def score(self) -> Score:
        """The score for the engine, under the author's rules, or else under Classic."""
        rules = rules_from_text(self.rules) if self.rules else CLASSIC
        hand = HandPosition.read(self.position)
        return score(rules, hand.contract, hand.tricks, lone=hand.alone)

    def read(self, position: str) -> str:
        """Read a bid, the declarer, the tricks, and perhaps that the declarer was alone."""
        return str(HandPosition.read(position))

    @traitlets.validate("rules", "compare", "sources")
    def _as_asked(self, proposal: dict[str, object]) -> object:
        return self._fixed(proposal)


def _text(rules: Rules | str | None) -> str:
    """The text of rules, as it stands in links; nothing where none are named."""
    if rules is None:
        return ""
    return rules_to_text(rules if isinstance(rules, Rules) else rules_from_text(rules))
