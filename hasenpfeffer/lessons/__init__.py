"""Levels for the chapters: positions, what is asked, and a reply to every answer.

An author writes how positions are drawn and what is asked; the engine supplies which
answers are right, and small wrong judges supply the answers that mistakes lead to.
"""

from hasenpfeffer.lessons.bank import BankError, banks, check, families, script
from hasenpfeffer.lessons.mistakes import Mistake

__all__ = ["BankError", "Mistake", "banks", "check", "families", "script"]
