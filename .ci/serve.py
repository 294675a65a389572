"""Serve a folder, to this machine or to every device on its network, and say where."""

# ruff: noqa: INP001, T201  a script that says where it serves
from __future__ import annotations

import argparse
import socket
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  only where somebody asks for it
ELSEWHERE = ("203.0.113.1", 9)
"""An address that nobody has: reserved for examples."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def reached_at(host: str) -> str:
    """The address under which other devices find a host; our own if there is no network."""
    if host != EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # sends nothing: it only asks by which of our addresses
        except OSError:
            return HERE
        address: str = probe.getsockname()[0]
        return address


def main(folder: str, host: str, port: int) -> None:
    """Serve until Ctrl-C."""
    with ThreadingHTTPServer((host, port), partial(Quiet, directory=folder)) as server:
        address = reached_at(host)
        whom = "on this machine only" if address == HERE else "to every device on this network"
        try:
            print(f"Serving the book {whom}; Ctrl-C stops it.")
            print(f"http://{address}:{server.server_port}/", flush=True)
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nStopped.")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder")
    asked.add_argument("--host", default=HERE, help=f"{EVERYWHERE} lets the network in")
    asked.add_argument("--port", default=0, type=int, help="0 takes any that is free")
    main(**vars(asked.parse_args()))
