"""Levels as data: a position, what is asked, and a reply to every answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from hasenpfeffer.auction import Said
from hasenpfeffer.cards import Card, Hand, Suit
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.switch import SwitchValue
from hasenpfeffer.table import Seat
from hasenpfeffer.trick import Play
from hasenpfeffer.trump import Trump

Kind: TypeAlias = Literal["card", "seat", "option", "text"]
"""How an answer is given: tap a card or a seat, choose an option, or type."""
Condition: TypeAlias = tuple[str, SwitchValue]
"""A switch, and the value under which a level is asked."""
Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is shown beside the question: cards on the table, in the hand, calls, facts.

    >>> Scene(trump=Trump.parse("H"), hand=(Card.parse("9H"),)).data()
    {'trump': 'H', 'hand': '9H'}
    """

    trump: Trump | None = None
    you: Seat | None = None
    dealer: Seat | None = None
    table: tuple[Play, ...] = ()
    hand: Hand = ()
    widow: Card | None = None
    calls: tuple[Said, ...] = ()
    lead: Suit | None = None
    facts: tuple[str, ...] = ()
    stated: int = 0
    """How many of the facts, the first ones, are rules: an exam does not tell its own."""

    def data(self) -> Json:
        """The scene as it stands in a bank; what is not there is left out."""
        values = {
            "trump": self.trump and str(self.trump),
            "you": None if self.you is None else self.you.letter,
            "dealer": None if self.dealer is None else self.dealer.letter,
            "table": [[seat.letter, str(card)] for seat, card in self.table],
            "hand": "".join(map(str, self.hand)),
            "widow": self.widow and str(self.widow),
            "calls": [[seat.letter, str(call)] for seat, call in self.calls],
            "lead": self.lead and self.lead.value,
            "facts": list(self.facts),
            "stated": self.stated,
        }
        return {name: value for name, value in values.items() if value}


@dataclass(frozen=True, slots=True)
class Option:
    """One answer, and the reply to it."""

    say: str
    right: bool
    reply: str
    mistake: Mistake | None = None
    """What leads to a wrong answer."""

    def data(self) -> Json:
        """The option as it stands in a bank."""
        mistake = self.mistake and self.mistake.value
        return {"say": self.say, "right": self.right, "reply": self.reply, "mistake": mistake}


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One question, complete: a page needs no rules to ask it and to reply."""

    id: str
    step: int
    """From 1, easy, to 4, hard."""
    ask: str
    conditions: tuple[Condition, ...]
    """The switches on which the answer depends, the one it teaches first."""
    scene: Scene
    kind: Kind
    options: tuple[Option, ...]
    accept: Mapping[str, int]
    """For typed answers: every spelling, normalised, and the option it means."""
    otherwise: Option | None
    """For typed answers: the reply to anything else."""
    elsewhere: bool = False
    """Whether it is about another table, so that the rules of its reader do not count."""

    def data(self) -> Json:
        """The level as it stands in a bank."""
        switches = [{"name": name, "value": value} for name, value in self.conditions]
        rights = [place for place, option in enumerate(self.options) if option.right]
        data: Json = {
            "id": self.id,
            "step": self.step,
            "ask": self.ask,
            "switch": switches[0] if switches else None,
            "scene": self.scene.data(),
            "kind": self.kind,
            "options": [option.data() for option in self.options],
            "solution": rights[0],
        }
        if switches[1:]:
            data["also"] = switches[1:]
        if self.elsewhere:
            data["elsewhere"] = True
        if self.otherwise:
            data["accept"] = dict(self.accept)
            data["otherwise"] = {
                "reply": self.otherwise.reply,
                "mistake": Mistake.OTHER.value,
            }
        return data


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """Levels that teach one idea, from easy to hard."""

    family: str
    chapter: str
    title: str
    idea: str
    link: str
    levels: tuple[Level, ...]

    def data(self) -> Json:
        """The family as it stands in a bank."""
        return {
            "family": self.family,
            "title": self.title,
            "idea": self.idea,
            "link": self.link,
            "levels": [level.data() for level in self.levels],
        }
