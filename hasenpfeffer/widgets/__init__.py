"""The widgets of the book: cards to handle, judged by the engine."""

from hasenpfeffer.widgets.auction_table import AuctionTable
from hasenpfeffer.widgets.course import Course
from hasenpfeffer.widgets.exam import Exam
from hasenpfeffer.widgets.group_quiz import GroupQuiz
from hasenpfeffer.widgets.hand_builder import HandBuilder
from hasenpfeffer.widgets.house_rules import HouseRules
from hasenpfeffer.widgets.levels import Levels
from hasenpfeffer.widgets.odds_explorer import OddsExplorer
from hasenpfeffer.widgets.quiz import Quiz
from hasenpfeffer.widgets.rank_ladder import RankLadder
from hasenpfeffer.widgets.rule_sheet import RuleSheet
from hasenpfeffer.widgets.score_explorer import ScoreExplorer
from hasenpfeffer.widgets.score_sheet import ScoreSheet
from hasenpfeffer.widgets.teachers_desk import TeachersDesk
from hasenpfeffer.widgets.trick_table import TrickTable
from hasenpfeffer.widgets.who_wins import WhoWins
from hasenpfeffer.widgets.widow_table import WidowTable

__all__ = [
    "AuctionTable",
    "Course",
    "Exam",
    "GroupQuiz",
    "HandBuilder",
    "HouseRules",
    "Levels",
    "OddsExplorer",
    "Quiz",
    "RankLadder",
    "RuleSheet",
    "ScoreExplorer",
    "ScoreSheet",
    "TeachersDesk",
    "TrickTable",
    "WhoWins",
    "WidowTable",
]
