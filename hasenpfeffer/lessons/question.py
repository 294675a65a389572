"""A question: a position, what is asked, the engine's answer, and what mistakes would answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeAlias

from hasenpfeffer.lessons.depends import Judge, depends_on, facts_of
from hasenpfeffer.lessons.level import Condition, Family, Kind, Level, Option, Scene
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.spelling import accepted
from hasenpfeffer.rules import Rules

Spell: TypeAlias = Callable[[str], Iterable[str]]
"""Every way to type an answer."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer, the mistake that leads to it, and the reply."""

    say: str
    mistake: Mistake
    reply: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked in a position, and what each answer is worth."""

    ask: str
    scene: Scene
    kind: Kind
    right: Mapping[str, str]
    """The right answers, and the reply to each."""
    wrong: Iterable[Wrong]
    """What mistakes would answer; of two that answer the same, the first explains it."""
    order: tuple[str, ...] = ()
    """The natural order of the answers; without one they are shuffled."""
    spell: Spell | None = None
    otherwise: str = ""
    """The reply to a typed answer that no mistake explains."""
    rules: Rules | None = None
    judge: Judge | None = None
    """The answer under other rules, to find out which switches it depends on."""
    teaches: str = ""
    """The switch the question is about."""
    elsewhere: bool = False
    """Whether it is about another table, so that the rules of its reader do not count."""
    names_game: bool = False
    """Whether it says itself which game or rule it is about: then none is told beside it."""

    @property
    def wrongs(self) -> dict[str, Wrong]:
        """The wrong answers, each once."""
        found: dict[str, Wrong] = {}
        for wrong in self.wrong:
            if wrong.say not in self.right:
                found.setdefault(wrong.say, wrong)
        return found

    def level(self, name: str, step: int) -> Level:
        """The question as data."""
        options = [Option(say, right=True, reply=reply) for say, reply in self.right.items()]
        options += [
            Option(wrong.say, right=False, reply=wrong.reply, mistake=wrong.mistake)
            for wrong in self.wrongs.values()
        ]
        if self.order:
            options.sort(key=lambda option: self.order.index(option.say))
        else:
            options.sort(key=lambda option: option.say)
            Random(name).shuffle(options)
        conditions: tuple[Condition, ...] = ()
        scene = self.scene
        if self.rules and self.judge:
            conditions = depends_on(self.rules, self.judge, first=self.teaches)
            stated = () if self.names_game else facts_of(self.rules, conditions)
            scene = replace(scene, facts=(*stated, *scene.facts), stated=len(stated))
        accept = accepted(self.spell(option.say) for option in options) if self.spell else {}
        otherwise = (
            Option("", right=False, reply=self.otherwise, mistake=Mistake.OTHER)
            if self.spell
            else None
        )
        return Level(
            id=name,
            step=step,
            ask=self.ask,
            conditions=conditions,
            scene=scene,
            kind=self.kind,
            options=tuple(options),
            accept=accept,
            otherwise=otherwise,
            elsewhere=self.elsewhere,
        )


Ask: TypeAlias = Callable[[Random, int], Question | None]
"""Draws a question of a step by chance; ``None`` when the draw teaches nothing."""

TRIES = 40_000
"""Draws for one step before a family is said to be too small."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """How a family's levels are made."""

    family: str
    chapter: str
    title: str
    idea: str
    link: str
    ask: Ask
    steps: tuple[int, int, int, int] = (10, 10, 10, 10)
    """How many levels of each step."""
    least_wrong: int = 1
    """How many wrong answers a question must have to be worth asking."""

    def cook(self) -> Family:
        """Make the levels; the same every time.

        Each switch value in turn gets its share because the draws are even; what a
        family must hold for every value is checked afterwards.
        """
        seen: set[object] = set()
        levels: list[Level] = []
        for step, wanted in enumerate(self.steps, start=1):
            random = Random(f"{self.family} {step}")
            found = 0
            for _ in range(TRIES):
                if found == wanted:
                    break
                question = self.ask(random, step)
                if question is None or len(question.wrongs) < self.least_wrong:
                    continue
                level = question.level(f"{self.family}.{len(levels) + 1:02}", step)
                place = position(level.data())
                if place not in seen:
                    seen.add(place)
                    levels.append(level)
                    found += 1
            if found < wanted:
                message = f"{self.family}: only {found} questions of step {step}, not {wanted}."
                raise ValueError(message)
        return Family(
            family=self.family,
            chapter=self.chapter,
            title=self.title,
            idea=self.idea,
            link=self.link,
            levels=tuple(levels),
        )


def position(level: Mapping[str, Any]) -> str:
    """What makes a level another than the next: the scene and what is asked."""
    return repr((level["ask"], level["scene"]))
