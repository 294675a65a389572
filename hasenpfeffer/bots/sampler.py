"""A player who imagines how the hidden cards may lie, and looks what comes of each choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from statistics import fmean, pstdev
from typing import TypeAlias

from hasenpfeffer.bots.counting import count
from hasenpfeffer.bots.decision import Decision
from hasenpfeffer.bots.foreseeing import Played, points
from hasenpfeffer.bots.playing_on import Play
from hasenpfeffer.bots.seen import cards
from hasenpfeffer.bots.sparing import lowest
from hasenpfeffer.bots.telling import why
from hasenpfeffer.bots.thumb import Thumb
from hasenpfeffer.bots.weighing import leading_bids
from hasenpfeffer.bots.worlds import worlds
from hasenpfeffer.calls import PASS
from hasenpfeffer.odds.masks import SIDE_SUITS, mask
from hasenpfeffer.phase import Asks, Choice
from hasenpfeffer.view import View

Results: TypeAlias = Mapping[Choice, list[float]]
"""Points that each choice comes to, one number for each imagined deal."""

REACH = 1.5
"""How far beyond its count a hand is thought of for a bid."""
_THUMB = Thumb()


@dataclass(frozen=True, slots=True)
class Sampler:
    """Draws some deals that fit all it has seen and heard, and tries its choices in each.

    Cards are solved with all hands open; what comes before the play is played out by rules of
    thumb. It looks at points, not at tricks: at what the rules pay for this contract.
    """

    worlds: int = 20
    """How many deals it imagines for a decision."""
    clear: float = 1.5
    """Standard errors by which a choice must beat what the rules of thumb say."""
    name: str = "Sampler"

    def choose(self, view: View, random: Random) -> Decision:
        """Take what is clearly best on average; where nothing is, follow the rules of thumb."""
        usual = _THUMB.choose(view, random)
        options = to_consider(view)
        if len(options) < 2 or usual.choice not in options:  # noqa: PLR2004  # nothing to compare
            return usual
        results = imagined_results(view, options, self.worlds, random)
        best = max(  # of equals the first
            (usual.choice, *options),
            key=lambda option: self._ahead(results[option], results[usual.choice]),
        )
        return Decision(best, why(view, best, results, usual))

    def _ahead(self, option: list[float], usual: list[float]) -> float:
        """How many points an option is surely ahead of the usual choice; chance is taken off."""
        ahead = [one - other for one, other in zip(option, usual, strict=True)]
        error: float = pstdev(ahead) / len(ahead) ** 0.5
        return fmean(ahead) - self.clear * error


def to_consider(view: View) -> tuple[Choice, ...]:
    """The choices worth a thought."""
    match view.asks:
        case Asks.CALL:
            most = count(view.hand, view.rules).tricks + REACH
            bids = [call for call in leading_bids(view.auction) if call.tricks <= most]
            passing = [PASS] if PASS in view.choices else []
            return tuple(passing + bids) or view.choices
        case Asks.DISCARD:
            assert view.trump is not None  # noqa: S101  # a discard comes after trump is named
            seven = mask(view.trump, view.hand)
            low = [lowest(seven & suit) for suit in SIDE_SUITS if seven & suit] or [lowest(seven)]
            return tuple([cards(view.trump)[card] for card in low])
        case _:
            return view.choices


def imagined_results(
    view: View, options: tuple[Choice, ...], number: int, random: Random
) -> Results:
    """What each option comes to in some imagined deals."""
    results: dict[Choice, list[float]] = {option: [] for option in options}
    play = Play(view) if view.asks is Asks.CARD else None
    for layout in worlds(view, number, random):
        played: Played = {}
        values = play.points(layout) if play else {}
        for option, found in results.items():
            found.append(values[option] if play else points(view, layout, option, played))  # type: ignore[index]  # cards only
    return results
