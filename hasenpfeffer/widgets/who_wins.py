"""The question that opens a lesson: here is a trick, and who wins it."""

from __future__ import annotations

from collections.abc import Sequence

import traitlets

from hasenpfeffer import notation
from hasenpfeffer.errors import NotationError
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from hasenpfeffer.widgets.base import Board


class WhoWins(Board):
    """Four cards on the table; the reader taps the one that takes the trick.

    >>> ask = WhoWins(question="Who wins?", trump="H", leader="N", plays="AS AH KH JD")
    >>> ask.trick.winner.word
    'West'
    """

    KIND = "who_wins"
    NAME = "who"

    question = traitlets.Unicode().tag(sync=True)
    """What is asked, in large letters."""
    lead = traitlets.Unicode().tag(sync=True)
    """What to do, below the question."""
    hint = traitlets.Unicode().tag(sync=True)
    """Stands where the answer will come."""
    trump = traitlets.Unicode().tag(sync=True)
    """The letter of the trump suit."""
    plays: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    """Seat and card, in the order they were played."""
    links: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    """Where to go from here: what the button says, and its address."""

    def __init__(  # noqa: PLR0913  # an author says all of it by keyword
        self,
        *,
        question: str,
        trump: str,
        plays: str,
        leader: str = "N",
        lead: str = "",
        hint: str = "",
        links: Sequence[tuple[str, str]] = (),
        name: str | None = None,
    ) -> None:
        self._trick = notation.trick(f"{trump} {leader}: {plays}")
        super().__init__(
            name=name,
            position="",
            asked={
                "question": question,
                "trump": trump,
                "leader": leader,
                "plays": plays,
                "lead": lead or None,
                "hint": hint or None,
                "links": list(links) or None,
            },
            question=question,
            lead=lead,
            hint=hint,
            trump=str(self._trick.trump),
            plays=[[play.seat.letter, str(play.card)] for play in self._trick.plays],
            links=[list(link) for link in links],
        )

    @property
    def trick(self) -> Trick:
        """The trick, for the engine."""
        return self._trick

    def read(self, position: str) -> str:
        """The seat the reader has chosen, or nothing yet."""
        if position == "":
            return position
        seat = Seat.parse(position)
        if seat not in {play.seat for play in self._trick.plays}:
            message = f"{seat.word} has not played to this trick."
            raise NotationError(message)
        return seat.letter

    @traitlets.validate("question", "lead", "hint", "trump", "plays", "links")
    def _as_asked(self, proposal: dict[str, object]) -> object:
        return self._fixed(proposal)
