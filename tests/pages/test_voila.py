"""A chapter with a live kernel: nothing from another host, an answer, and no kernel left behind."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import expect

from bench.pages.visit import visit

from .conftest import ROOT

pytestmark = pytest.mark.browser
SETTINGS = ROOT / "book" / "_voila"
PATIENCE = 60


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def within(seconds, met):
    """Whether something comes about in time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if met():
            return True
        time.sleep(0.2)
    return False


@contextmanager
def voila(*options):
    """Voila as `make voila` starts it, on a free port."""
    address = f"http://127.0.0.1:{(port := free_port())}/"
    command = [
        Path(sys.executable).with_name("voila"), "book", "--no-browser", f"--port={port}",
        "--Voila.ip=127.0.0.1", f"--Voila.config_file_paths={SETTINGS}", *options,
    ]  # fmt: skip
    environment = {**os.environ, "JUPYTER_PATH": str(SETTINGS / "share" / "jupyter")}
    server = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )

    def up():
        with suppress(OSError):
            return urllib.request.urlopen(address).status == 200
        return False

    try:
        assert within(PATIENCE, up)
        yield address, psutil.Process(server.pid)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def test_a_chapter_answers_asks_no_other_host_and_leaves_no_kernel(chromium):
    hurry = (
        "--MappingKernelManager.cull_idle_timeout=2",
        "--MappingKernelManager.cull_interval=1",
    )
    with voila(*hurry) as (address, server):
        with visit(chromium, f"{address}voila/render/index.ipynb") as seen:
            said = seen.page.locator("[role=status]").first
            expect(said).to_be_visible(timeout=PATIENCE * 1000)
            before = said.inner_text()
            for control in seen.page.locator("#rendered_cells button:enabled").all()[:4]:
                control.click()
            expect(said).not_to_have_text(before)
            assert seen.third_party == []
            assert not [line for line in seen.troubles if "error" in line]
        assert within(PATIENCE, lambda: not server.children())


def test_a_kernel_sends_the_questions_of_a_chapter_when_its_reader_starts(chromium):
    with (
        voila() as (address, _),
        visit(chromium, f"{address}voila/render/bowers.ipynb") as seen,
    ):
        levels = seen.page.locator(".hp-levels")
        expect(levels).to_be_visible(timeout=PATIENCE * 1000)
        levels.locator("[data-do=show]").click()
        expect(levels.locator(".hp-reply.is-good")).to_contain_text("is ticked, with help")
        levels.locator("[data-do=next]").click()
        expect(levels.locator(".hp-steps p")).to_have_text("Step 2 of 4")
        assert seen.third_party == []


def test_the_list_of_chapters_asks_no_other_host(chromium):
    with voila() as (address, _), visit(chromium, address) as seen:
        chapter = seen.page.get_by_text("index.ipynb")
        expect(chapter).to_be_visible(timeout=PATIENCE * 1000)
        assert seen.third_party == []


def test_idle_kernels_are_ended_and_none_is_started_ahead():
    settings = json.loads((SETTINGS / "voila.json").read_text("utf8"))
    assert settings["MappingKernelManager"]["cull_idle_timeout"] > 0
    assert settings["MappingKernelManager"]["cull_connected"]
    assert not settings["VoilaConfiguration"]["preheat_kernel"]
