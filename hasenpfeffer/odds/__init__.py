"""What a hand is worth: first of all, what perfect play with open cards comes to."""

from hasenpfeffer.odds.position import Position
from hasenpfeffer.odds.solver import best_cards, tricks, value_of_each_card

__all__ = ["Position", "best_cards", "tricks", "value_of_each_card"]
