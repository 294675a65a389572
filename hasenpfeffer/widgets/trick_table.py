"""A table on which tricks are played, card by card."""

from __future__ import annotations

from collections.abc import Mapping

import traitlets

from hasenpfeffer import notation
from hasenpfeffer.cards import Hand
from hasenpfeffer.errors import NotationError
from hasenpfeffer.notation import SITS_OUT
from hasenpfeffer.switches import JokerWhenVoid
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from hasenpfeffer.trump import Trump
from hasenpfeffer.widgets.base import Board
from hasenpfeffer.widgets.positions import TablePosition
from hasenpfeffer.widgets.tables import other_tiers


class TrickTable(Board):
    """A trick to build or to play: trump, a leader, cards; or hands, one of them yours.

    >>> table = TrickTable(trump="H", plays="N: AC TC 9C JD")
    >>> table.trick.winner.word
    'West'
    >>> TrickTable(trump="H", plays="N: AC TC", hands={"S": "KC 9C", "W": "JD"}, you="S").trick
    """

    KIND = "trick_table"
    NAME = "trick"

    predict = traitlets.Bool().tag(sync=True)
    """Whether the reader is asked first who will win."""
    puzzle = traitlets.Bool().tag(sync=True)
    """Whether this is a question without tools around: which cards may be played, or who wins."""
    seed = traitlets.Int().tag(sync=True)
    """Where chance starts when cards are dealt; 0 for a new start each time."""
    other_tiers = traitlets.Dict().tag(sync=True)
    """What must be played first under the joker's other rule, where the author settles none."""

    def __init__(  # noqa: PLR0913  # an author says all of it by keyword
        self,
        *,
        trump: str,
        plays: str = "",
        hands: Mapping[str, str] | None = None,
        you: str | None = None,
        leader: str | None = None,
        sits_out: str = "",
        predict: bool = False,
        puzzle: bool = False,
        seed: int = 0,
        joker_when_void: JokerWhenVoid | None = None,
        name: str | None = None,
    ) -> None:
        # What was played under the one rule stays where it lies when the reader chooses the other.
        self._joker_when_void: JokerWhenVoid = joker_when_void or "trumps"
        position = _position(trump, plays, hands, you, leader, sits_out)
        super().__init__(
            name=name,
            position=str(position),
            asked={
                "trump": trump,
                "plays": plays or None,
                "hands": dict(hands) if hands else None,
                "you": you,
                "leader": leader,
                "sits_out": sits_out or None,
                "predict": predict or None,
                "puzzle": puzzle or None,
                "seed": seed or None,
                "joker_when_void": joker_when_void,
            },
            joker_when_void=self._joker_when_void,
            other_tiers=other_tiers() if joker_when_void is None else {},
            predict=predict,
            puzzle=puzzle,
            seed=seed,
        )

    @property
    def table(self) -> TablePosition:
        """What lies on the table now."""
        return TablePosition.read(self.position, self._joker_when_void)

    @property
    def trick(self) -> Trick | None:
        """The trick for the engine, once every card is there."""
        return self.table.trick

    def read(self, position: str) -> str:
        """Read a table, with or without hands."""
        return str(TablePosition.read(position, self._joker_when_void))

    @traitlets.validate("predict", "puzzle", "seed", "other_tiers")
    def _as_asked(self, proposal: dict[str, object]) -> object:
        return self._fixed(proposal)


def _position(  # noqa: PLR0913, PLR0917  # what an author may say about a table
    trump: str,
    plays: str,
    hands: Mapping[str, str] | None,
    you: str | None,
    leader: str | None,
    sits_out: str,
) -> TablePosition:
    """Put the table together; ``TablePosition`` checks it when it is read again."""
    led_by, words = _plays(plays)
    first = Seat.parse(leader or led_by or "N")
    if led_by and first is not Seat.parse(led_by):
        message = f"Either {first.word} leads, or {Seat.parse(led_by).word} does, not both."
        raise NotationError(message)
    out = tuple(Seat.parse(seat) for seat in sits_out.split())
    order = [first.left(steps) for steps in range(len(Seat)) if first.left(steps) not in out]
    shown = [word for word in words if word != SITS_OUT]
    if len(shown) > len(order):
        message = f"{plays!r} is {len(shown)} cards; {len(order)} players are at this table."
        raise NotationError(message)
    cards = dict(zip(order, notation.hand(" ".join(shown)), strict=False))
    held = {Seat.parse(seat): notation.hand(cards) for seat, cards in (hands or {}).items()}
    if bool(held) is not (you is not None):
        message = "Hands and your seat come together: hands={'S': '9C KD'}, you='S'."
        raise NotationError(message)
    dealt: tuple[Hand, ...] = tuple(held.get(seat, ()) for seat in Seat) if held else ()
    return TablePosition(
        Trump.parse(trump),
        first,
        tuple(cards.get(seat) for seat in Seat),
        out,
        Seat.parse(you) if you else None,
        dealt,
    )


def _plays(plays: str) -> tuple[str | None, list[str]]:
    """Who leads, if that is said, and the cards: ``N: AC TC 9C JD``."""
    leader, colon, cards = plays.rpartition(":")
    return (leader if colon else None), cards.split()
