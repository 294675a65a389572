"""The rules of one game as plain sentences, ready to print: made from the switches alone."""

from __future__ import annotations

from dataclasses import dataclass

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import BIG_PEPPER, LITTLE_PEPPER, Call, Ladder
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.rules import Rules
from hasenpfeffer.score import score
from hasenpfeffer.switches import SWITCHES
from hasenpfeffer.table import Seat


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the sheet."""

    sentence: str
    source: str
    """The numbered line behind it."""
    switch: str | None = None
    """The switch that says so; ``None`` where all games agree."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the game, in the order it is played."""

    title: str
    lines: tuple[Line, ...]


Content = tuple[str | Line, ...]

CONTENTS: tuple[tuple[str, Content], ...] = (
    (
        "Cards and players",
        (
            Line("Four players; the two who sit opposite are partners.", "A01"),
            Line("Twenty-five cards: nine to ace in four suits, and one joker.", "A02"),
            "packets",
            Line("Everyone holds six cards; the 25th, the widow, lies face down.", "A03"),
            Line("The deal passes clockwise.", "A04"),
        ),
    ),
    (
        "The auction",
        (
            Line("The player on the dealer's left speaks first, then clockwise.", "A07"),
            "calls",
            "rounds",
            "must_outbid",
            "nobody_bids",
        ),
    ),
    ("Trump and the widow", ("trump_named", "widow")),
    (
        "The play",
        (
            "first_lead",
            Line("Follow suit if you can; otherwise play any card.", "A15"),
            "joker_when_void",
            Line(
                "The highest trump wins; without a trump, the highest card of the suit led.", "A16"
            ),
            Line("The winner of a trick leads to the next; six tricks are played.", "A18"),
            "alone",
            "alone_stake",
        ),
    ),
    ("The score", ("made_scores", "all_six_scores", "failed_costs", "defenders")),
    ("The game", ("target", "both_reach")),
)
"""What stands on every sheet, and where each switch's sentence goes."""


def sheet(rules: Rules) -> tuple[Section, ...]:
    """The whole game in sentences.

    >>> from hasenpfeffer import HOYLE
    >>> [section.title for section in sheet(HOYLE)][:2]
    ['Cards and players', 'The auction']
    >>> print(sheet(HOYLE)[2].lines[1].sentence)
    The widow stays face down; nobody gets it or sees it.
    """
    return tuple(
        Section(
            title,
            tuple(_line(rules, each) if isinstance(each, str) else each for each in content),
        )
        for title, content in CONTENTS
    )


def ladder_sentence(ladder: Ladder) -> str:
    """The bids of a game in a sentence.

    >>> from hasenpfeffer import CLASSIC, PEPPER_BIDS
    >>> ladder_sentence(CLASSIC.calls)
    'You pass, or bid 3, 4, 5 or 6 tricks.'
    >>> print(ladder_sentence(PEPPER_BIDS.calls))
    You pass, or bid 1, 2, 3, 4 or 5 tricks, little pepper (all six) \
or big pepper (all six, and what is won or lost is doubled).
    """
    numbers = [str(call) for call in ladder[1:] if call not in _PEPPERS]
    bids = [f"{_either(numbers)} {'trick' if numbers == ['1'] else 'tricks'}"] if numbers else []
    bids += [f"{call.words} ({_PEPPERS[call]})" for call in ladder if call in _PEPPERS]
    return f"You pass, or bid {_either(bids)}."


_PEPPERS = {
    LITTLE_PEPPER: "all six",
    BIG_PEPPER: "all six, and what is won or lost is doubled",
}


def score_table(rules: Rules, *, lone: bool = False) -> tuple[tuple[Call, tuple[int, ...]], ...]:
    """For each bid, the declarers' points for taking none to all six tricks."""
    return tuple(
        (call, tuple(_points(rules, call, taken, lone=lone) for taken in range(HAND_SIZE + 1)))
        for call in rules.bids
    )


def _points(rules: Rules, call: Call, taken: int, *, lone: bool) -> int:
    tricks = (taken, HAND_SIZE - taken, 0, 0)
    return score(rules, Contract(Seat.NORTH, call), tricks, lone=lone).entries[0].points


def _line(rules: Rules, name: str) -> Line:
    """The sentence of one switch under these rules."""
    if name == "calls":
        return Line(ladder_sentence(rules.calls), _ladder_source(rules.calls), name)
    switch = next(switch for switch in SWITCHES if switch.name == name)
    meaning = switch.meaning(getattr(rules, name))
    moot = switch.moot
    if moot and getattr(rules, moot.switch) == moot.value:
        return Line(moot.sentence, meaning.source, name)
    return Line(meaning.sentence, meaning.source, name)


def _ladder_source(ladder: Ladder) -> str:
    """The line of the rules that describes such bids."""
    if any(call in _PEPPERS for call in ladder):
        return "B12"
    return "A08" if ladder[1].tricks > 1 else "B03"


def _either(words: list[str]) -> str:
    """Join words: ``3, 4 or 5``."""
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
