"""What can be seen without searching: tricks that nobody can take away any more."""

from __future__ import annotations

from hasenpfeffer.odds.masks import SIDE_SUITS, SURE, TRUMP_SHIFT, TRUMPS

ROW = TRUMP_SHIFT - 8
"""Moves trumps to the upper half of an index into ``SURE``."""


def settled(a: int, b: int, c: int, d: int, n: int, need: int) -> bool | None:  # noqa: PLR0912, PLR0913, PLR0917, C901  # four hands; one flat pass
    """Whether the leader's side surely takes ``need`` of ``n`` tricks, or surely does not.

    ``a`` leads, then ``b``, his partner ``c`` and ``d`` play; ``None`` says that only a search
    can tell. This is one long function because it is where the time goes.
    """
    at, bt, ct, dt = a & TRUMPS, b & TRUMPS, c & TRUMPS, d & TRUMPS
    theirs = (bt | dt) >> TRUMP_SHIFT
    sure, partners = SURE[at >> ROW | theirs], SURE[ct >> ROW | theirs]
    sure = max(partners, sure)
    if sure >= need:
        return True
    ours = (at | ct) >> TRUMP_SHIFT
    if n - SURE[bt >> ROW | ours] < need or n - SURE[dt >> ROW | ours] < need:
        return False
    # Side suits. The leader cashes cards that stand above all others of their suit, as long as
    # nobody who holds a trump is void; then he crosses to his partner, who does the same.
    cashed = standing = crossed = 0
    crossing = at and ct > (at | bt | dt)
    for suit in SIDE_SUITS:
        x, y, z, w = a & suit, b & suit, c & suit, d & suit
        if x > y | z | w:
            top = (x >> (y | z | w).bit_length()).bit_count()
            second, third, fourth = y.bit_count(), z.bit_count(), w.bit_count()
            if top >= second and top >= third and top >= fourth:
                top = x.bit_count()  # the others run out: his low cards stand too
            standing += top
            if bt and second < top:
                top = second
            if dt and fourth < top:
                top = fourth
            if ct and third < top:
                top = third  # a partner who had to trump would take the lead away
            cashed += top
        elif z > x | y | w:
            top = (z >> (x | y | w).bit_length()).bit_count()
            first, second, fourth = x.bit_count(), y.bit_count(), w.bit_count()
            if top >= first and top >= second and top >= fourth:
                top = z.bit_count()
            if bt and second < top:
                top = second
            if dt and fourth < top:
                top = fourth
            if at and first < top:
                top = first
            crossed += top
            if x and top:
                crossing = True
    if sure + cashed + (crossed if crossing else 0) >= need:
        return True
    # The leader draws the opponents' trumps with top trumps; then all that stands is good.
    if standing and at > bt | ct | dt and at.bit_count() + standing >= need:
        top = (at >> (bt | ct | dt).bit_length()).bit_count()
        if bt.bit_count() <= top and dt.bit_count() <= top:
            return True
    return None
