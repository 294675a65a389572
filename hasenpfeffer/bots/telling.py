"""What the imagined deals have shown, in words."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean

from hasenpfeffer.bots.decision import Decision
from hasenpfeffer.calls import Call
from hasenpfeffer.cards import Card
from hasenpfeffer.phase import Alone, Asks, Choice
from hasenpfeffer.trump import Trump
from hasenpfeffer.view import View


def why(view: View, best: Choice, results: Mapping[Choice, list[float]], usual: Decision) -> str:
    """The reason for a choice."""
    worlds = len(results[best])
    tops = [max(values) for values in zip(*results.values(), strict=True)]
    lows = [min(values) for values in zip(*results.values(), strict=True)]
    if tops == lows:
        return f"It made no difference in {worlds} imagined deals. {usual.reason}"
    if view.asks is Asks.CARD:
        reached = sum(value == top for value, top in zip(results[best], tops, strict=True))
        return (
            f"In {reached} of {worlds} imagined deals nothing does better than {words(best, view)}."
        )
    means = {choice: fmean(values) for choice, values in results.items()}
    other = max((choice for choice in means if choice != best), key=means.__getitem__)
    return (
        f"In {worlds} imagined deals {words(best, view)} comes to {_points(means[best])} points "
        f"on average, {words(other, view)} to {_points(means[other])}."
    )


def words(choice: Choice, view: View) -> str:
    """A choice in a sentence."""
    match choice:
        case Card():
            title = view.trump.title_of(choice) if view.trump else choice.words
            return f"laying the {title} away" if view.asks is Asks.DISCARD else f"the {title}"
        case Call():
            return choice.words
        case Trump():
            return f"naming {choice.suit.word}"
        case Alone.ALONE:
            return "going alone"
        case _:
            return "staying together"


def _points(mean: float) -> str:
    """A mean with one decimal, and a true minus."""
    number = f"{mean:.1f}".replace("-", "−")
    return "0.0" if number == "−0.0" else number
