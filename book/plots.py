"""Pictures of numbers for the chapters: drawn in the page, in its colours, with the numbers behind.

A picture is one inline SVG whose title and description say what it shows; the numbers stand in a
table that opens below it. Colours are the page's own properties, so both themes are followed.
"""

# ruff: noqa: INP001  chapters import it from beside them

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import count
from typing import NamedTuple

from IPython.display import HTML

WIDTH = 400
"""Units from edge to edge; a phone shows one of them as a bit less than a pixel."""
TEXT, SMALL = 14.5, 13
ROW, BAR = 46, 12
LEFT, RIGHT = 4, 92
"""Room beside the bars: the numbers stand on the right."""

INK, SECOND = "var(--ink, #2a231c)", "var(--ink-2, #5a4f43)"
FILL, MARKED, BELOW = "var(--bar, #b9ac98)", "var(--spruce, #1d5b4c)", "var(--bad, #a3301f)"
LINE = "var(--line-strong, #8b7e6b)"

_numbers = count(1)


class Bar(NamedTuple):
    """A number with its name, and its standard error if it has one."""

    name: str
    value: float
    error: float = 0.0
    marked: bool = False
    """Whether it is the one that the text speaks of."""


def bars(  # noqa: PLR0913  # a picture, its words, and its scale
    title: str,
    rows: Sequence[Bar],
    *,
    says: str,
    unit: str,
    digits: int = 1,
    top: float | None = None,
) -> HTML:
    """Lying bars, each with its name above it and its number beside it.

    ``says`` is what the picture shows, in a sentence; ``top`` is the number of a whole bar.
    """
    low = min(0.0, *(row.value - row.error for row in rows))
    high = top or max(0.0, *(row.value + row.error for row in rows))
    scale = (WIDTH - LEFT - RIGHT) / (high - low)
    zero = LEFT - low * scale
    drawn = [_bar(row, place, zero, scale, digits) for place, row in enumerate(rows)]
    height = ROW * len(rows) + 6
    if low < 0:
        drawn.append(f'<path d="M{zero:.1f} 0V{height}" stroke="{LINE}"/>')
    head = ("", unit, "standard error") if any(row.error for row in rows) else ("", unit)
    numbers = [
        (row.name, said(row.value, digits), said(row.error, digits + 1))[: len(head)]
        for row in rows
    ]
    return _figure(title, says, height, drawn, [head, *numbers])


def columns(
    title: str, rows: Sequence[tuple[int, float]], *, says: str, unit: str, along: str
) -> HTML:
    """Standing columns side by side, each over the numbers from its own to the next.

    ``unit`` is what their height counts, and ``along`` what the numbers below are.
    """
    height, foot = 214, 44
    wide = (WIDTH - 2 * LEFT) / len(rows)
    tallest = max(value for _, value in rows)
    step = rows[1][0] - rows[0][0]
    every = -(-len(rows) // 5)
    drawn = [f'<path d="M{LEFT} {height - foot}H{WIDTH - LEFT}" stroke="{LINE}"/>']
    for place, (_, value) in enumerate(rows):
        tall = (height - foot - 22) * value / tallest
        x, y = LEFT + place * wide, height - foot - tall
        drawn.append(
            f'<rect x="{x + 1:.1f}" y="{y:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}" '
            f'fill="{FILL}"/>'
        )
        if value == tallest:
            drawn.append(_text(WIDTH - LEFT, y - 6, f"{said(value, 1)} {unit}", SMALL, INK, "end"))
    edges = [start for start, _ in rows] + [rows[-1][0] + step]
    for place, edge in enumerate(edges):
        if place % every == 0:
            anchor = {0: "start", len(rows): "end"}.get(place, "middle")
            x = LEFT + place * wide
            drawn.append(_text(x, height - foot + 18, str(edge), SMALL, SECOND, anchor))
    drawn.append(_text(WIDTH / 2, height - 6, along, SMALL, SECOND, "middle"))
    numbers = [(f"{start} to {start + step}", said(value, 1)) for start, value in rows]
    return _figure(title, says, height, drawn, [(along, unit), *numbers])


def said(number: float, digits: int) -> str:
    """A number with a true minus and so many digits."""
    shown = f"{number:.{digits}f}"
    if not float(shown):
        shown = shown.removeprefix("-")
    return shown.replace("-", "−")


def _bar(row: Bar, place: int, zero: float, scale: float, digits: int) -> str:
    """One bar with its whisker, its name and its number."""
    y = place * ROW + 24
    end = zero + row.value * scale
    fill = BELOW if row.value < 0 else MARKED if row.marked else FILL
    parts = [
        _text(LEFT, y - 7, row.name, TEXT, INK),
        f'<rect x="{min(zero, end):.1f}" y="{y}" width="{max(abs(end - zero), 1):.1f}"',
        f' height="{BAR}" rx="2" fill="{fill}"/>',
    ]
    if row.error:
        one, other = end - 2 * row.error * scale, end + 2 * row.error * scale
        parts.append(
            f'<path d="M{one:.1f} {y + BAR / 2}H{other:.1f}M{one:.1f} {y + 2}v{BAR - 4}'
            f'M{other:.1f} {y + 2}v{BAR - 4}" stroke="{INK}" stroke-width="1.5"/>'
        )
    number = said(row.value, digits)
    if row.error:
        finer = digits + (row.error < 10**-digits / 2)  # no error is shown as nothing
        number += f"\u00a0±\u00a0{said(row.error, finer)}"
    parts.append(_text(WIDTH, y + BAR - 1, number, TEXT, INK, "end"))
    return "".join(parts)


def _text(  # noqa: PLR0913, PLR0917  # where it stands, what it says, how it looks
    x: float, y: float, words: str, size: float, fill: str, anchor: str = "start"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" '
        f'fill="{fill}">{escape(words)}</text>'
    )


def _figure(
    title: str, says: str, height: float, drawn: Sequence[str], rows: Sequence[Sequence[str]]
) -> HTML:
    """The picture with its words, and its numbers in a table that opens."""
    name = f"hp-plot-{next(_numbers)}"
    head, *body = rows
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in body
    )
    return HTML(
        f'<figure class="hp-plot"><figcaption>{escape(title)}</figcaption>'
        f'<svg viewBox="0 0 {WIDTH} {height:g}" width="100%" role="img" '
        f'aria-labelledby="{name}-title {name}-says">'
        f'<title id="{name}-title">{escape(title)}</title>'
        f'<desc id="{name}-says">{escape(says)}</desc>{"".join(drawn)}</svg>'
        f"<details><summary>The numbers</summary>"
        f"<table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table></details></figure>"
    )
