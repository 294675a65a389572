"""What a hand is worth: by perfect play with open cards, and looked up for every hand."""

from hasenpfeffer.odds.chances import Chances, chances
from hasenpfeffer.odds.evaluation import Evaluation, Promise, evaluate
from hasenpfeffer.odds.forms import Form, form_of
from hasenpfeffer.odds.in_play import in_play
from hasenpfeffer.odds.position import Position
from hasenpfeffer.odds.solver import best_cards, tricks, value_of_each_card
from hasenpfeffer.odds.stand import EvaluationError
from hasenpfeffer.odds.table import TableError
from hasenpfeffer.odds.worth import gain_of_widow, value_of_each_discard, worth_of_each_card

__all__ = [
    "Chances",
    "Evaluation",
    "EvaluationError",
    "Form",
    "Position",
    "Promise",
    "TableError",
    "best_cards",
    "chances",
    "evaluate",
    "form_of",
    "gain_of_widow",
    "in_play",
    "tricks",
    "value_of_each_card",
    "value_of_each_discard",
    "worth_of_each_card",
]
