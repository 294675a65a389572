"""What each card comes to in an imagined deal, played on with open cards."""

from __future__ import annotations

from hasenpfeffer.bots.imagining import Layout
from hasenpfeffer.cards import Card
from hasenpfeffer.odds import Position, value_of_each_card
from hasenpfeffer.odds.promises import net
from hasenpfeffer.playing import seats_in_play
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Trick
from hasenpfeffer.view import View


class Play:
    """The play at one moment, as far as it does not depend on the hidden cards."""

    __slots__ = ("_declaring", "_lone", "_playing", "_taken", "_trick", "_view")

    def __init__(self, view: View) -> None:
        assert view.trump is not None  # noqa: S101  # cards are played under a trump suit only
        assert view.contract is not None  # noqa: S101  # and for a contract
        declarer = view.contract.declarer
        self._view = view
        self._playing = seats_in_play(view.lone)
        done = list(view.tricks)
        self._trick = Trick(view.trump, (), view.rules.joker_when_void)
        if done and len(done[-1].plays) < len(self._playing):
            self._trick = done.pop()
        self._taken = sum(trick.winner.side is declarer.side for trick in done)
        self._declaring = declarer.side is view.seat.side
        self._lone = declarer in view.lone

    def points(self, layout: Layout) -> dict[Card, float]:
        """Points for this side, for each card that may be played, if the cards lie so."""
        view = self._view
        hands = tuple([layout.hands[seat] if seat in self._playing else () for seat in Seat])
        values = value_of_each_card(Position(hands, self._trick, view.seat))
        return {card: self._worth(tricks) for card, tricks in values.items()}

    def _worth(self, tricks: int) -> float:
        """Points if this side takes so many of the tricks left."""
        view = self._view
        assert view.contract is not None  # noqa: S101  # see above
        theirs = tricks if self._declaring else len(view.hand) - tricks
        value = net(view.rules, view.contract.call, self._taken + theirs, lone=self._lone)
        return value if self._declaring else -value
