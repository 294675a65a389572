"""Serve a folder on a free port of this machine, and say where."""

# ruff: noqa: INP001, T201  a script that says where it serves
from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main(folder: str) -> None:
    """Serve until Ctrl-C."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        try:
            print("Serving the book on this machine only; Ctrl-C stops it.")
            print(f"http://127.0.0.1:{server.server_port}/", flush=True)
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nStopped.")


if __name__ == "__main__":
    main(sys.argv[1])
