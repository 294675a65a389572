"""What can be wrong with something typed, pasted or chosen: always a ``ValueError``."""

from __future__ import annotations


class HasenpfefferError(ValueError):
    """Something was not as the game needs it; the message says what, and what was expected."""


class NotationError(HasenpfefferError):
    """A text that cannot be read as a card, a hand, a deal, a trick or a round."""


class DealError(HasenpfefferError):
    """Cards that cannot lie on one table: one twice, one missing, too few or too many."""


class RulesError(HasenpfefferError):
    """A switch left open, a value it does not have, or two switches that exclude each other."""
