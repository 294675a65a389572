"""Lighthouse's marks for a page, as a phone on a slow line sees it."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import NamedTuple

from bench.pages import browser

CLI = Path(__file__).resolve().parents[1] / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


class Marks(NamedTuple):
    """Out of 100, and the largest paint in milliseconds and layout shift behind the first."""

    performance: int
    accessibility: int
    best_practices: int
    seo: int
    paint: float
    shift: float
    lost: tuple[str, ...]


def marks(address: str) -> Marks:
    """Ask Lighthouse once."""
    chrome = " ".join(["--headless=new", *browser.flags()])
    command = [
        "node", str(CLI), address, "--quiet", "--output=json", "--output-path=stdout",
        f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={chrome}",
    ]  # fmt: skip
    environment = {**os.environ, "CHROME_PATH": browser.find()}
    done = subprocess.run(command, env=environment, text=True, capture_output=True, check=False)
    if done.returncode:
        message = f"Lighthouse failed on {address}: {done.stderr[-500:]}"
        raise RuntimeError(message)
    report = json.loads(done.stdout)
    scores = [round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES]
    audits = report["audits"]
    lost = tuple(
        ref["id"]
        for name in CATEGORIES
        for ref in report["categories"][name]["auditRefs"]
        if ref["weight"] and audits[ref["id"]]["score"] not in {1, None}
    )
    return Marks(
        performance=scores[0],
        accessibility=scores[1],
        best_practices=scores[2],
        seo=scores[3],
        paint=audits["largest-contentful-paint"]["numericValue"],
        shift=audits["cumulative-layout-shift"]["numericValue"],
        lost=lost,
    )
