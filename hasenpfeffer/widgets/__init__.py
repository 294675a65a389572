"""The widgets of the book: cards to handle, judged by the engine."""

from hasenpfeffer.widgets.who_wins import WhoWins

__all__ = ["WhoWins"]
