"""Print one table of all pages: ``python -m bench.pages _build/html``."""

from __future__ import annotations

import sys
from pathlib import Path

from bench.pages import axe, browser, lighthouse, timing
from bench.pages.site import serve
from bench.pages.visit import visit

NARROW, PHONE, DESK = 320, 390, 1280
HEADS = [
    "page",
    "3rd",
    "err",
    "axe",
    "over",
    "kB",
    "req",
    "answer",
    "slow",
    "perf",
    "a11y",
    "best",
    "seo",
    "paint",
    "shift",
]
BUDGET = [
    "budget",
    "0",
    "0",
    "0",
    "0",
    "80",
    "–",
    "350",
    "700",
    "100",
    "100",
    "100",
    "100",
    "1200",
    "0",
]
ROW = "{:<14}" + "{:>5}" * 6 + "{:>8}" * 2 + "{:>6}" * 4 + "{:>7}" * 2


def milliseconds(time: float | None) -> str:
    """A time, or a dash where there is nothing to answer."""
    return "–" if time is None else f"{time:.0f}"


def main(folder: Path) -> int:
    """Look at every page; fail when one of the first four columns is not zero."""
    print("3rd: third-party requests. err: console errors, failed requests, policy violations.")
    print("axe: violations, light and dark, 390 and 1280 px. over: pixels too wide at 320 px.")
    print("kB, req: a first visit, gzip. answer, slow: ms from navigation to a widget's answer,")
    print("unthrottled and at 1.6 Mbit/s with 150 ms. The rest: Lighthouse, mobile.\n")
    print(ROW.format(*HEADS))
    print(ROW.format(*BUDGET))
    broken: list[str] = []
    remarks: list[str] = []
    with browser.chromium() as chromium, serve(folder) as site:
        for name in site.pages:
            address = site.address + name
            third, errors, bad = [], [], []
            for width in (PHONE, DESK):
                for scheme in ("light", "dark"):
                    with visit(chromium, address, width=width, scheme=scheme) as seen:
                        bad += axe.violations(seen.page)
                        third += seen.third_party
                        errors += seen.failed + seen.complaints
            with visit(chromium, address, width=NARROW) as seen:
                over = seen.sideways
            weight = timing.weigh(chromium, address)
            answer = timing.answer_time(chromium, address)
            slow = timing.answer_time(chromium, address, slow=True)
            marks = lighthouse.marks(address)
            row = (
                *(name.removesuffix(".html"), len(third), len(errors), len(bad), over),
                *(round(weight.kilobytes), weight.requests),
                *(milliseconds(answer), milliseconds(slow)),
                *marks[:4],
                *(round(marks.paint), round(marks.shift, 3)),
            )
            print(ROW.format(*row), flush=True)
            broken += [f"{name}: {trouble}" for trouble in [*third, *errors, *bad]]
            broken += [f"{name}: {over} px too wide at {NARROW} px"] if over > 0 else []
            if marks.lost and min(marks[:4]) < 100:  # noqa: PLR2004  the full mark
                remarks.append(f"{name}: marks lost on {', '.join(marks.lost)}")
    print("", *remarks, *broken, sep="\n")
    print("Not clean: see above." if broken else "Every page is clean.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
