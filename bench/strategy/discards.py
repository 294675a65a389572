"""Which of seven cards to lay away: rules of thumb, judged with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bench.strategy.contracts import compiled
from bench.strategy.sampling import Row, any_deal, draw, mean, share
from hasenpfeffer import CLASSIC, Seat
from hasenpfeffer.bots.counting import count
from hasenpfeffer.bots.sparing import lowest, to_lay_away
from hasenpfeffer.odds.masks import ACES, SIDE_SUITS, TRUMPS, bits

FEWEST = 4.4
"""What a hand has to count to be played."""
LAYOUTS = 96
"""Ways the unseen cards are dealt: half to find the best discard and half to judge it."""
PAIRS = {
    "void_or_longer_suit": ("void", "longer_suit"),
    "void_or_low_trump": ("void", "low_trump"),
    "lone_ace_or_low_plain": ("lone_ace", "longer_suit"),
    "low_plain_or_low_trump": ("longer_suit", "low_trump"),
}
"""Two discards that are weighed against each other wherever a hand has both."""


def plain_card(seven: int) -> int:
    """The lowest plain card by rank, whatever its suit; an ace only if there is nothing else."""
    lows = [lowest(seven & suit) for suit in SIDE_SUITS if seven & suit]
    lows.sort(key=lambda card: (bool(card & ACES), _below_the_top(card)))
    return lows[0] if lows else lowest(seven)


def _below_the_top(card: int) -> int:
    [suit] = [suit for suit in SIDE_SUITS if card & suit]
    return card.bit_length() - suit.bit_length()


def options(seven: int) -> dict[str, int]:
    """The discards that rules of thumb name, as far as the hand has them."""
    suits = [seven & suit for suit in SIDE_SUITS if seven & suit]
    lone = [held for held in suits if not held & held - 1]
    longer = [lowest(held) for held in suits if held & held - 1]
    longer = [card for card in longer if not card & ACES]
    trumps = seven & TRUMPS
    named = {
        "void": min((held for held in lone if not held & ACES), key=_below_the_top, default=0),
        "lone_ace": next((held for held in lone if held & ACES), 0),
        "longer_suit": min(longer, key=_below_the_top, default=0),
        "low_trump": lowest(trumps) if trumps & trumps - 1 else 0,
    }
    return {name: card for name, card in named.items() if card}


def rules_of_thumb(seven: int, random: Random) -> dict[str, int]:
    """One discard for each rule of thumb."""
    longest = max((seven & suit for suit in SIDE_SUITS), key=int.bit_count)
    return {
        "void_first": to_lay_away(seven),
        "lowest_plain": plain_card(seven),
        "from_longest": lowest(longest) if longest else lowest(seven),
        "low_trump": lowest(seven & TRUMPS) or plain_card(seven),
        "any": random.choice(split(seven)),
    }


def split(cards: int) -> list[int]:
    """The cards of a hand, lowest first."""
    found = []
    while cards:
        found.append(lowest(cards))
        cards ^= found[-1]
    return found


def discard_rows(random: Random, size: int) -> list[Row]:
    """For hands of seven: mean tricks of each discard, in two halves of the layouts."""
    rows: list[Row] = []
    while len(rows) < size:
        deal = any_deal(random)
        counted = count(deal.hands[Seat.SOUTH], CLASSIC)
        if counted.tricks < FEWEST:
            continue
        bit = bits(counted.trump)
        seven = sum(bit[card] for card in (*deal.hands[Seat.SOUTH], deal.widow))
        values = _values(seven, [one for one in bit.values() if not one & seven], random)
        rows.append((seven, rules_of_thumb(seven, random), values))
    return rows


def _values(seven: int, unseen: list[int], random: Random) -> dict[int, tuple[float, float]]:
    """The mean tricks of each discard, on the same layouts, halved."""
    solve, memory, as_rows = compiled()
    layouts = []
    for _ in range(LAYOUTS):
        random.shuffle(unseen)
        layouts.append(tuple(sum(unseen[at : at + 6]) for at in (0, 6, 12)))
    values = {}
    for card in split(seven):
        kept = seven ^ card
        taken = solve(as_rows((kept, *others) for others in layouts), memory)
        values[card] = (float(taken[::2].mean()), float(taken[1::2].mean()))
    return values


def discards(size: int, seed: int, jobs: int) -> dict[str, Any]:
    """How often rules of thumb name the best discard, and the tricks they lose."""
    rows = draw(discard_rows, size, seed, jobs)
    names = list(rows[0][1])
    best = [max(values, key=lambda card: values[card][0]) for _, _, values in rows]
    found: dict[str, Any] = {"rules": {}, "pairs": {}}
    for name in names:
        lost = [
            values[top][1] - values[named[name]][1]
            for top, (_, named, values) in zip(best, rows, strict=True)
        ]
        found["rules"][name] = {"lost": mean(lost)}
    found["best_is_a_trump"] = share(bool(card & TRUMPS) for card in best)
    found["best_to_worst"] = mean(
        max(one for _, one in values.values()) - min(one for _, one in values.values())
        for _, _, values in rows
    )
    for pair, (one, other) in PAIRS.items():
        gains = list(_gains(rows, one, other))
        found["pairs"][pair] = {"gain": mean(gains), "better": share(gain > 0 for gain in gains)}
    return found


def _gains(rows: Sequence[Row], one: str, other: str) -> list[float]:
    gains = []
    for seven, _, values in rows:
        cards = options(seven)
        if one in cards and other in cards:
            first, second = values[cards[one]], values[cards[other]]
            gains.append(sum(first) / 2 - sum(second) / 2)
    return gains
