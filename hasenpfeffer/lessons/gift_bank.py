"""The questions of a chapter in GIFT, one by one, for a page to put together."""

from __future__ import annotations

from hasenpfeffer.lessons.gift import gift
from hasenpfeffer.lessons.level import Json

SUFFIX = ".gift"
"""What the name of a chapter's bank in GIFT ends with."""


def gift_bank(bank: Json) -> Json:
    """A bank of texts: under the name of each question what GIFT has for it.

    >>> from hasenpfeffer.lessons.bank import banks
    >>> made = gift_bank(banks()["bowers"])
    >>> made["chapter"], made["card_suit.01"].startswith("::card_suit.01::[plain]")
    ('bowers.gift', True)
    """
    levels = [level for family in bank["families"] for level in family["levels"]]
    texts = {level["id"]: gift([level], category="").partition("\n\n")[2] for level in levels}
    return {"chapter": bank["chapter"] + SUFFIX, **texts}
