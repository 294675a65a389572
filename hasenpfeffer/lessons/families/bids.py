"""Rules and auctions for the families about bidding."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hasenpfeffer.auction import Auction, Said
from hasenpfeffer.calls import PASS, Call, ladder
from hasenpfeffer.errors import HasenpfefferError
from hasenpfeffer.lessons.depends import LADDERS
from hasenpfeffer.lessons.mistakes import Mistake
from hasenpfeffer.lessons.wording import or_
from hasenpfeffer.presets import CLASSIC, HOYLE, PEPPER_BIDS, ROUNDS
from hasenpfeffer.rules import Rules
from hasenpfeffer.table import Seat

ONE_WORD = (CLASSIC, HOYLE, CLASSIC.replace(must_outbid=True))
GAMES = (*ONE_WORD, ROUNDS, PEPPER_BIDS)


def replayed(rules: Rules, dealer: Seat, said: tuple[Said, ...]) -> Auction:
    """The same calls under some rules; raises where one of them is not allowed."""
    auction = Auction.opened(rules, dealer)
    for seat, call in said:
        auction = auction.after(call, seat)
    return auction


def list_of(calls: tuple[Call, ...]) -> str:
    """Calls in a row: ``Pass, 5 or 6``."""
    named = {"little": "little pepper", "big": "big pepper"}
    words = or_(named.get(str(call), str(call)) for call in calls)
    return words[0].upper() + words[1:]


def misread(rules: Rules) -> Iterator[tuple[Mistake, Rules]]:
    """The same rules with one of them forgotten or mistaken."""
    rise = Mistake.EQUAL_BID if rules.must_outbid else Mistake.MUST_RISE
    changes: list[tuple[Mistake, dict[str, Any]]] = [
        (Mistake.FORCED_FORGOTTEN, {"nobody_bids": "redeal"}),
        (Mistake.FORCED_WRONGLY, {"nobody_bids": "dealer_bids"}),
        (rise, {"must_outbid": not rules.must_outbid}),
    ]
    changes += [(Mistake.OTHER_LADDER, {"calls": ladder(text)}) for text in LADDERS]
    for mistake, change in changes:
        try:
            changed = rules.replace(**change)
        except HasenpfefferError:
            continue
        if changed.replace(name=rules.name) != rules:
            yield mistake, changed


def without_pass(calls: tuple[Call, ...]) -> tuple[Call, ...]:
    """The bids alone."""
    return tuple(call for call in calls if call is not PASS)
