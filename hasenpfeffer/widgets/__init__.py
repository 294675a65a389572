"""The widgets of the book: cards to handle, judged by the engine."""

from hasenpfeffer.widgets.hand_builder import HandBuilder
from hasenpfeffer.widgets.rank_ladder import RankLadder
from hasenpfeffer.widgets.trick_table import TrickTable
from hasenpfeffer.widgets.who_wins import WhoWins

__all__ = ["HandBuilder", "RankLadder", "TrickTable", "WhoWins"]
