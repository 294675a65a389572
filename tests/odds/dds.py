"""The same deals as endings of bridge, for DDS, the double-dummy solver by Haglund and Hein.

Following suit, trumping and winning are bridge's; only the order of the cards differs. So our
trumps become the eight best spades, the joker the ace, and each other suit the best cards of
another bridge suit: six, six, and five in trump's colour.
"""

from __future__ import annotations

from collections.abc import Sequence

from endplay.dds.solve import SolveMode, solve_all_boards, solve_board
from endplay.types import Deal as Board
from endplay.types import Denom, Player

from hasenpfeffer import Seat
from hasenpfeffer.odds import Position

RANKS = "AKQJT987"
AT_ONCE = 200
"""As many endings DDS takes in one call."""


def written(position: Position) -> str:
    """Four hands as bridge players write them, spades first: ``N:AK.Q.JT.9 ...``."""
    trump = position.trick.trump
    hands = []
    for seat in Seat:
        held = set(position.hands[seat])
        suits = (zip(RANKS, trump.cards_of(suit), strict=False) for suit in trump.suits)
        hands.append(".".join("".join(r for r, card in suit if card in held) for suit in suits))
    return "N:" + " ".join(hands)


def board(position: Position) -> Board:
    """A position before a lead, as an ending of bridge with spades as trumps."""
    return Board(written(position), first=Player(int(position.turn)), trump=Denom.spades)


def tricks_on(ending: Board) -> int:
    """Tricks that the leader's side takes, as DDS finds them."""
    return max(taken for _, taken in solve_board(ending, SolveMode.OptimalOne))


def tricks_on_all(endings: Sequence[Board]) -> list[int]:
    """The same for many, on all cores."""
    parts = [endings[start : start + AT_ONCE] for start in range(0, len(endings), AT_ONCE)]
    solved = [board for part in parts for board in solve_all_boards(part, SolveMode.OptimalOne)]
    return [max(taken for _, taken in board) for board in solved]


def tricks(position: Position) -> int:
    """The same, from a position of ours."""
    return tricks_on(board(position))
