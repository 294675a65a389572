"""What can be asked: the chapters with levels, their families, and where the questions lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import MappingProxyType
from typing import Any

from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.contents import CHAPTERS, RECIPES
from hasenpfeffer.lessons.level import Family
from hasenpfeffer.lessons.question import Recipe

Json = dict[str, Any]

TITLES = MappingProxyType(
    {
        "rankings": "The cards and their order",
        "bowers": "The jack that moves house",
        "tricks": "Six tricks",
        "bidding": "The bidding",
        "widow": "The card left over",
        "scoring": "The score",
        "house_rules": "Your own rules",
        "variants": "Four games and their relatives",
        "strategy": "Strategy",
        "from_euchre": "Hasenpfeffer for Euchre players",
    }
)
"""The chapters by their titles, as they stand on their pages."""
STAGES = "stages"
"""The name under which the table of all stages is kept beside the banks."""


class TopicError(HasenpfefferError):
    """A chapter or a family that does not exist; the message names those that do."""


@cache
def cooked(recipe: Recipe) -> Family:
    """A family with its levels, made once."""
    return recipe.cook()


def recipes_of(topics: Iterable[str]) -> tuple[Recipe, ...]:
    """The families of some chapters, or those named, in the book's order; all if none is named.

    >>> [recipe.family for recipe in recipes_of(["moved_cards", "variants"])]
    ['moved_cards', 'which_game']
    """
    wanted = set(topics)
    known = {*CHAPTERS, *(recipe.family for recipe in RECIPES)}
    if strange := sorted(wanted - known):
        message = f"There is no topic {strange[0]!r}; the topics are {', '.join(sorted(known))}."
        raise TopicError(message)
    return tuple(
        recipe
        for recipe in RECIPES
        if not wanted or recipe.chapter in wanted or recipe.family in wanted
    )


def chapters_of(recipes: Iterable[Recipe]) -> list[str]:
    """The chapters of some families, in the order of the book."""
    found = {recipe.chapter for recipe in recipes}
    return [chapter for chapter in CHAPTERS if chapter in found]


def outline(recipe: Recipe) -> Json:
    """A family without its levels: enough to list it."""
    return {
        "family": recipe.family,
        "title": recipe.title,
        "idea": recipe.idea,
        "link": recipe.link,
        "steps": [step for step, count in enumerate(recipe.steps, start=1) if count],
    }


def topics(chapters: Iterable[str] = CHAPTERS) -> list[Json]:
    """Chapters with their families, for lists and links.

    >>> topics(["bowers"])[0]["page"]
    'bowers.html'
    """
    return [
        {
            "chapter": chapter,
            "title": TITLES[chapter],
            "page": f"{chapter}.html",
            "families": [outline(recipe) for recipe in RECIPES if recipe.chapter == chapter],
        }
        for chapter in chapters
    ]


def bank(chapter: str) -> Json:
    """The questions of a chapter, or the table of all stages."""
    if chapter == STAGES:
        return stages()
    return {
        "chapter": chapter,
        "families": [cooked(recipe).data() for recipe in RECIPES if recipe.chapter == chapter],
    }


def addresses(chapters: Iterable[str]) -> list[list[str]]:
    """Where a page finds the questions of some chapters."""
    return [[chapter, f"_static/banks/{chapter}.js"] for chapter in chapters]


def first_question(recipe: Recipe) -> Json:
    """The question a page is built with: the easiest of a family."""
    return {
        "chapter": recipe.chapter,
        "family": outline(recipe),
        "level": cooked(recipe).levels[0].data(),
    }


def stages() -> Json:
    """Which steps each family has under which switches: what a page needs to tell what is done.

    >>> stages()["chapters"][0][1][0]
    ['higher_card', [[[], [1, 2, 3, 4]]]]
    """
    return {
        "chapter": STAGES,
        "chapters": [[chapter, asked(chapter)] for chapter in CHAPTERS],
    }


def asked(chapter: str) -> list[Any]:
    """Which steps each family of a chapter has under which switches."""
    return [_asked(recipe) for recipe in RECIPES if recipe.chapter == chapter]


def _asked(recipe: Recipe) -> list[Any]:
    found: dict[tuple[Any, ...], set[int]] = {}
    for level in cooked(recipe).levels:
        found.setdefault(tuple(level.conditions), set()).add(level.step)
    asked = [[[list(each) for each in when], sorted(steps)] for when, steps in found.items()]
    return [recipe.family, asked]
