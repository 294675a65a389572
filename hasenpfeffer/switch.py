"""What a switch is: a question on which tables differ, its answers, and what each means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

SwitchValue: TypeAlias = str | int


@dataclass(frozen=True, slots=True)
class Value:
    """One answer to a switch's question."""

    value: SwitchValue
    """The value, as a field of ``Rules`` has it."""
    label: str
    """The answer in a few words."""
    sentence: str
    """The rule as it stands on a rule sheet."""
    source: str
    """The numbered line that says so."""
    effect: str = ""
    """What it does to the game, where the sentence does not show it."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Whole numbers a switch may be set to, with ``{n}`` for the number in each text."""

    range: range
    label: str
    sentence: str
    source: str
    effect: str = ""


@dataclass(frozen=True, slots=True)
class Moot:
    """The setting of another switch under which this one does not matter."""

    switch: str
    value: SwitchValue
    sentence: str
    """What the rule sheet says then."""


@dataclass(frozen=True, slots=True)
class Switch:
    """One question on which tables differ."""

    name: str
    """The switch, as a field of ``Rules``."""
    question: str
    """What it decides."""
    values: tuple[Value, ...]
    """The answers, in the order they are offered."""
    numbers: Numbers | None = None
    """The numbers it may be set to besides; most switches take none."""
    moot: Moot | None = None
    """When the switch does not matter."""

    def allows(self, value: object) -> bool:
        """Whether a value is one of this switch's."""
        return any(_same(value, each.value) for each in self.values) or (
            self.numbers is not None and type(value) is int and value in self.numbers.range
        )

    def meaning(self, value: SwitchValue) -> Value:
        """What a value means.

        >>> from hasenpfeffer.switches import TARGET
        >>> TARGET.meaning(11).sentence
        'The first to reach 11 points wins the game.'
        """
        for each in self.values:
            if _same(value, each.value):
                return each
        assert self.numbers is not None  # noqa: S101  # rules hold only values a switch allows
        texts = (self.numbers.label, self.numbers.sentence)
        label, sentence = (text.format(n=value) for text in texts)
        return Value(value, label, sentence, self.numbers.source, self.numbers.effect)

    @property
    def expectation(self) -> str:
        """What may be chosen, in words: ``6 or 3``."""
        offers = [str(each.value) for each in self.values]
        if self.numbers:
            numbers = self.numbers.range
            offers.append(f"a number from {numbers[0]} to {numbers[-1]}")
        return ", ".join(offers[:-1]) + f" or {offers[-1]}"


def _same(value: object, other: SwitchValue) -> bool:
    """Whether two values are the same and of the same kind: 1 is not True."""
    return type(value) is type(other) and value == other
