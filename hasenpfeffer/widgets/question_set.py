"""A set of questions as a value, and as the short text that stands in a link."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hasenpfeffer.errors import NotationError
from hasenpfeffer.presets import CLASSIC
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text, rules_to_text

ALL = "all"
MOST = 30
"""As many answers as fit into one code that can be read aloud."""
LONGEST_SEED = 8
_DIGITS = 9
_PARTS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionSet:
    """Which questions a group gets: drawn by a seed, from some topics, under some rules.

    >>> QuestionSet(seed="7K2M", count=20).text
    '7K2M.20.all.classic'
    """

    seed: str
    count: int
    topics: tuple[str, ...] = ()
    """Chapters and families; none means all."""
    rules: Rules = CLASSIC

    def __post_init__(self) -> None:
        """Refuse a seed or a number that no link can carry."""
        if not (self.seed.isascii() and self.seed.isalnum() and self.seed == self.seed.upper()):
            message = f"{self.seed!r} is no seed; use capital letters and digits."
            raise NotationError(message)
        if len(self.seed) > LONGEST_SEED:
            message = f"The seed {self.seed!r} is longer than {LONGEST_SEED} letters and digits."
            raise NotationError(message)
        if not 1 <= self.count <= MOST:
            message = f"A set has 1 to {MOST} questions, not {self.count}."
            raise NotationError(message)

    @property
    def text(self) -> str:
        """The set for a link: seed, number, topics and rules."""
        parts = (
            self.seed,
            str(self.count),
            ",".join(self.topics) or ALL,
            rules_to_text(self.rules),
        )
        return ".".join(parts)


def question_set(text: str, topics: Mapping[str, Iterable[str]]) -> QuestionSet:
    """Read the text of a link; ``topics`` are the families of each chapter.

    >>> question_set("7k2m.5.bowers.hoyle", {"bowers": ["card_suit"]}).rules.name
    'Hoyle'
    """
    parts = text.split(".", _PARTS - 1)
    if len(parts) < _PARTS:
        message = (
            f"{text!r} is no set of questions; "
            "write seed, number, topics and rules, such as '7K2M.20.all.classic'."
        )
        raise NotationError(message)
    seed, count, names, rules = (part.strip() for part in parts)
    if not (count.isascii() and count.isdigit() and len(count) <= _DIGITS):
        message = f"A set has 1 to {MOST} questions, not {count!r}."
        raise NotationError(message)
    wanted = names.lower()
    return QuestionSet(
        seed=seed.upper(),
        count=int(count),
        topics=() if wanted == ALL else in_order(wanted.split(","), topics),
        rules=rules_from_text(rules),
    )


def in_order(wanted: Iterable[str], topics: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
    """Topics in the order of the book, each once.

    >>> in_order(["card_suit", "bowers"], {"bowers": ["card_suit"]})
    ('bowers', 'card_suit')
    """
    known = [name for chapter, families in topics.items() for name in (chapter, *families)]
    asked = [name.strip() for name in wanted]
    if strange := [name for name in asked if name not in known]:
        message = f"There is no topic {strange[0]!r}; the topics are {', '.join(known)}."
        raise NotationError(message)
    return tuple(name for name in known if name in asked)
