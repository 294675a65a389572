"""Question banks: the levels of a chapter as one value, and as a script for its page."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache

from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.checks import problems
from hasenpfeffer.lessons.contents import CHAPTERS, RECIPES
from hasenpfeffer.lessons.level import Family, Json


class BankError(HasenpfefferError):
    """A question bank that must not reach a reader; the message says why."""


@cache
def families() -> tuple[Family, ...]:
    """Every family with its levels; the same every time."""
    return tuple(recipe.cook() for recipe in RECIPES)


def banks() -> dict[str, Json]:
    """Every chapter's bank, checked.

    >>> list(banks())[:3]
    ['rankings', 'bowers', 'tricks']
    """
    made = {
        chapter: {
            "chapter": chapter,
            "families": [each.data() for each in families() if each.chapter == chapter],
        }
        for chapter in CHAPTERS
    }
    for bank in made.values():
        check(bank)
    return made


def check(bank: Json) -> None:
    """Raise ``BankError`` if anything in a bank is not as it must be."""
    found = list(problems(bank))
    if found:
        message = f"The bank of {bank['chapter']} has {len(found)} problems: {found[0]}"
        raise BankError(message)


def script(bank: Json) -> str:
    """A bank as a classic script, which a page can load from a disk too.

    >>> script({"chapter": "bowers", "families": []}).strip()
    'hasenpfeffer.bank("bowers",{"chapter":"bowers","families":[]})'
    """
    return script_of(bank["chapter"], bank)


def script_of(name: str, value: object) -> str:
    """Anything that a page fetches under a name, as such a script."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    safe = text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return f"hasenpfeffer.bank({json.dumps(name)},{safe})\n"


def levels_of(made: Iterable[Json]) -> list[Json]:
    """Every level of some banks."""
    return [level for bank in made for family in bank["families"] for level in family["levels"]]
