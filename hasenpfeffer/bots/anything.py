"""A player who does anything that is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hasenpfeffer.bots.decision import Decision
from hasenpfeffer.view import View


@dataclass(frozen=True, slots=True)
class Anything:
    """Chooses at random among all that is allowed: the measure of how much the others know."""

    name: str = "Anything"

    def choose(self, view: View, random: Random) -> Decision:
        """Draw one of the choices."""
        choice = random.choice(view.choices)
        if len(view.choices) == 1:
            return Decision(choice, "There is nothing else that I may do.")
        return Decision(choice, f"I drew one of {len(view.choices)} things that I may do.")
