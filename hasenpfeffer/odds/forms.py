"""The six forms in which the game is played, as far as a hand's worth goes."""

from __future__ import annotations

from enum import StrEnum

from hasenpfeffer.rules import Rules


class Form(StrEnum):
    """When the widow is taken, and who leads first.

    >>> Form.BEFORE_LEFT.named, Form.AFTER_LEFT.named
    (True, False)
    """

    BEFORE_DECLARER = "before_declarer"
    """Trump is named, then the declarer takes the widow; he leads."""
    BEFORE_LEFT = "before_left"
    """The same, but the player on the dealer's left leads."""
    AFTER_DECLARER = "after_declarer"
    """The declarer takes the widow, then names trump, and leads."""
    AFTER_LEFT = "after_left"
    """The same, but the player on the dealer's left leads."""
    DEAD_DECLARER = "dead_declarer"
    """Nobody gets the widow; the declarer leads."""
    DEAD_LEFT = "dead_left"
    """The same, but the player on the dealer's left leads."""

    @property
    def widow(self) -> str:
        """``before``, ``after`` or ``dead``: when trump is named, or that there is no widow."""
        return self.partition("_")[0]

    @property
    def lead(self) -> int:
        """0 when the declarer leads, 1 when the player on the dealer's left does."""
        return int(self.endswith("left"))

    @property
    def named(self) -> bool:
        """Whether a hand is judged under a trump, or before there is one."""
        return self.widow != "after"

    @property
    def dead(self) -> Form:
        """The form with the same lead in which nobody gets the widow."""
        return Form.DEAD_LEFT if self.lead else Form.DEAD_DECLARER


def form_of(rules: Rules) -> Form:
    """The form that some rules play.

    >>> from hasenpfeffer import CLASSIC, HOYLE, ROUNDS
    >>> print(*map(form_of, (CLASSIC, ROUNDS, HOYLE)))
    before_declarer after_left dead_declarer
    """
    before = "before" if rules.trump_named == "before_widow" else "after"
    widow = "dead" if rules.widow == "dead" else before
    return Form(f"{widow}_{'declarer' if rules.first_lead == 'declarer' else 'left'}")
