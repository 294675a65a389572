"""A Chromium to look at pages with: one that is there, or else one that is fetched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

NAMES = (
    "chromium-headless-shell",  # opens a page in less than half the time: it draws no window
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


class NoBrowserError(RuntimeError):
    """There is no Chromium here, and none could be fetched."""


def find() -> str:
    """Where the browser is; fetches one when the machine has none."""
    return _on_path() or _of_playwright() or _fetched()


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _of_playwright() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _fetched() -> str:
    print("No Chromium on this machine: fetching one with Playwright.", flush=True)
    install = [sys.executable, "-m", "playwright", "install", "chromium"]
    if _works(install) and (path := _of_playwright()):
        return path
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Playwright could not: installing Debian's with apt-get.", flush=True)
        packages = ["apt-get", "install", "-y", "--no-install-recommends", NAMES[0]]
        if _works(["apt-get", "update"]) and _works(packages) and (path := _on_path()):
            return path
    message = (
        "There is no Chromium on this machine and none could be fetched. "
        "Install Chromium or Chrome so that it is on the PATH, and run this again."
    )
    raise NoBrowserError(message)


def _works(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def flags() -> list[str]:
    """Chromium refuses its sandbox to root, as on a build server."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, closed at the end."""
    path = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        try:
            yield browser
        finally:
            browser.close()


if __name__ == "__main__":
    print(find())
