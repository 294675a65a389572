"""A score sheet read from text, line by line, with the reason for each refusal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from hasenpfeffer.auction import Contract
from hasenpfeffer.calls import Call
from hasenpfeffer.deal import HAND_SIZE
from hasenpfeffer.errors import NotationError, RulesError
from hasenpfeffer.rules import Rules
from hasenpfeffer.rules_text import rules_from_text
from hasenpfeffer.table import Seat
from hasenpfeffer.widgets.pad import HEADING, SEATS, Pad, Played

LONGEST_NAME = 24
LONGEST_LINE = 999

EXPECTED: Mapping[str, str] = MappingProxyType(
    {
        "line": "Line {line}: {why} It reads: {text}",
        "end": "After the last line: {why}",
        "heading": "expected the heading, {heading}.",
        "setting": "expected a player's name, the rules, the first dealer or a hand, "
        "for instance: Hand 1: South bids 4, tricks 2 1 3 0.",
        "twice": "{what} stands on an earlier line already.",
        "late": "expected the names, the rules and the first dealer before the first hand.",
        "name": "expected a name of at most 24 letters and signs after {seat}.",
        "rules": "expected rules. {why}",
        "no_rules": "expected the rules before the first hand, for instance: Rules: classic.",
        "seat": "expected a player: North, East, South or West, or the first letter.",
        "hand": "expected hand {hand}, since hands stand in the order they were played.",
        "dealer": "expected {seat} to deal hand {hand}, since the deal passes clockwise.",
        "parts": "expected a bid and the tricks, or that it was thrown in, "
        "for instance: South bids 4, tricks 2 1 3 0.",
        "bid": "expected one of the bids of these rules: {bids}.",
        "alone": "expected no player alone: these rules do not allow it.",
        "tricks": "expected four numbers that add up to 6, for North, East, South and West, "
        "for instance: tricks 2 1 3 0.",
        "partner": "expected no trick for {seat}, whose partner played alone.",
    }
)
"""What is said about a line that cannot be read, with named places to fill in."""

_ANY_CASE = re.IGNORECASE | re.ASCII
_LINE_ENDS = re.compile(r"\r\n|\r|\n")
_HAND = re.compile(r"hand ([0-9]{1,4}):(.*)", _ANY_CASE)
_SETTING = re.compile(r"(north|east|south|west|rules|first dealer):(.*)", _ANY_CASE)
_DEALS = re.compile(r"([a-z]+) deals", _ANY_CASE)
_BIDS = re.compile(r"([a-z]+) bids ([a-z0-9]+)( alone)?", _ANY_CASE)
_TRICKS = re.compile(r"tricks ([0-6]) ([0-6]) ([0-6]) ([0-6])", _ANY_CASE)
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def player_name(text: str, seat: str) -> str:
    """A name as it stands on the sheet; without one, the player is called by the seat."""
    name = text.strip(" \t") or seat
    if len(name) > LONGEST_NAME or _UNPRINTABLE.search(name):
        raise NotationError(EXPECTED["name"].format(seat=seat))
    return name


def read_pad(text: str) -> Pad:
    """Read a sheet; blank lines, and those that start with #, say nothing.

    A ``NotationError`` names the line and what was expected there.

    >>> read_pad("Score sheet")
    Traceback (most recent call last):
    ...
    hasenpfeffer.errors.NotationError: Line 1: expected the heading, \
Hasenpfeffer score sheet 1. It reads: Score sheet
    """
    pad, seen = Pad(), {"heading": False}
    for number, raw in enumerate(_LINE_ENDS.split(text.removeprefix("\ufeff")), start=1):
        line = re.sub(r"[ \t]+", " ", raw).strip(" ")
        if line == "" or line.startswith("#"):
            continue
        try:
            if not seen["heading"]:
                _heading(line)
                seen["heading"] = True
            else:
                pad = _with_line(pad, line, seen)
        except NotationError as error:
            shown = line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"
            message = EXPECTED["line"].format(line=number, why=error, text=shown)
            raise NotationError(message) from None
    if not seen["heading"]:
        why = EXPECTED["heading"].format(heading=HEADING)
        raise NotationError(EXPECTED["end"].format(why=why))
    return pad


def _heading(line: str) -> None:
    if line.lower() != HEADING.lower():
        raise NotationError(EXPECTED["heading"].format(heading=HEADING))


def _with_line(pad: Pad, line: str, seen: dict[str, bool]) -> Pad:
    """The sheet with one more line."""
    if hand := _HAND.fullmatch(line):
        return replace(pad, hands=(*pad.hands, _hand(pad, int(hand[1]), hand[2])))
    setting = _SETTING.fullmatch(line)
    if setting is None:
        raise NotationError(EXPECTED["setting"])
    key, value = setting[1].capitalize(), setting[2].strip(" ")
    if pad.hands:
        raise NotationError(EXPECTED["late"])
    if key in seen:
        raise NotationError(EXPECTED["twice"].format(what=key))
    seen[key] = True
    if key == "Rules":
        return replace(pad, rules=_rules(value))
    if key == "First dealer":
        return replace(pad, first_dealer=_seat(value))
    named = [player_name(value, key) if seat == key else name
             for seat, name in zip(SEATS, pad.players, strict=True)]  # fmt: skip
    return replace(pad, players=tuple(named))


def _rules(text: str) -> Rules:
    try:
        return rules_from_text(text)
    except RulesError as error:
        raise NotationError(EXPECTED["rules"].format(why=error)) from None


def _seat(text: str) -> Seat:
    for seat in Seat:
        if text.lower() in {seat.letter.lower(), seat.word.lower()}:
            return seat
    raise NotationError(EXPECTED["seat"])


def _hand(pad: Pad, number: int, text: str) -> Played | None:
    """Read what a line says about a hand, by the rules of its sheet."""
    if pad.rules is None:
        raise NotationError(EXPECTED["no_rules"])
    expected = len(pad.hands) + 1
    if number != expected:
        raise NotationError(EXPECTED["hand"].format(hand=expected))
    parts = [part.strip(" ") for part in text.split(",")]
    if deals := _DEALS.fullmatch(parts[0]):
        dealer = pad.first_dealer.left(len(pad.hands))
        if _seat(deals[1]) is not dealer:
            raise NotationError(EXPECTED["dealer"].format(seat=dealer.word, hand=expected))
        parts = parts[1:]
    if [part.lower() for part in parts] == ["thrown in"]:
        return None
    bids = _BIDS.fullmatch(parts[0]) if len(parts) == 2 else None  # noqa: PLR2004  # bid, tricks
    if bids is None:
        raise NotationError(EXPECTED["parts"])
    return _played(pad.rules, Contract(_seat(bids[1]), _bid(pad.rules, bids[2])), parts[1],
                   alone=bids[3] is not None)  # fmt: skip


def _bid(rules: Rules, text: str) -> Call:
    for call in rules.bids:
        if str(call) == text.lower():
            return call
    raise NotationError(EXPECTED["bid"].format(bids=", ".join(map(str, rules.bids))))


def _played(rules: Rules, contract: Contract, text: str, *, alone: bool) -> Played:
    """Read the tricks; the partner of a player alone has none (B06)."""
    if alone and rules.alone == "off":
        raise NotationError(EXPECTED["alone"])
    found = _TRICKS.fullmatch(text)
    tricks = tuple(map(int, found.groups())) if found else ()
    if sum(tricks) != HAND_SIZE:
        raise NotationError(EXPECTED["tricks"])
    partner = contract.declarer.partner
    if alone and tricks[partner]:
        raise NotationError(EXPECTED["partner"].format(seat=partner.word))
    return Played(contract, tricks, alone)
