"""What every computer player does alike: look at what it may know, choose, and say why."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol

from hasenpfeffer.phase import Choice
from hasenpfeffer.view import View


class Decision(NamedTuple):
    """A choice, and why it was made, as the player would say it."""

    choice: Choice
    reason: str


class Bot(Protocol):
    """A computer player; it sees what its seat may know, and nothing else.

    The same view and the same state of ``random`` give the same decision.
    """

    @property
    def name(self) -> str:
        """What the player is called in a table of results."""

    def choose(self, view: View, random: Random) -> Decision:
        """What to do now, and why; the view must be that of the seat on turn."""
