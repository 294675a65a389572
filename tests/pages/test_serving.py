"""Serving the book: to this machine only, unless somebody asks for more."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

SERVE = Path(__file__).resolve().parents[2] / ".ci" / "serve.py"


@contextmanager
def serving(folder, *options):
    """What it says, and the address it prints."""
    command = [sys.executable, SERVE, folder, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server.stdout.readline(), server.stdout.readline().strip()
        finally:
            server.terminate()


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "index.html").write_text("the book", "utf8")
    return tmp_path


def read(address):
    with urlopen(address, timeout=5) as page:  # noqa: S310  # our own
        return page.read()


def test_the_network_is_let_in_by_an_address_of_ours_and_only_if_asked(folder):
    with serving(folder, "--host", "0.0.0.0") as (said, open_to_all):  # noqa: S104
        assert read(open_to_all) == b"the book"
    ours = urlsplit(open_to_all).hostname
    alone = ours == "127.0.0.1"
    assert said.startswith("Serving the book on this" if alone else "Serving the book to every")
    with serving(folder) as (said, address):
        assert said == "Serving the book on this machine only; Ctrl-C stops it.\n"
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
        assert read(address) == b"the book"
        if not alone:
            with pytest.raises(OSError, match="refused"):
                read(address.replace("127.0.0.1", ours))


def test_the_port_may_be_chosen_so_that_a_link_stays_good(folder):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(folder, "--port", str(port)) as (_, address):
        assert address == f"http://127.0.0.1:{port}/"
        assert read(address) == b"the book"
