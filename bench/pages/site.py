"""The built book behind a small server that compresses, as a real one would."""

from __future__ import annotations

import gzip
import threading
from contextlib import contextmanager
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = {
    ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript",
    ".json": "application/json", ".svg": "image/svg+xml", ".woff2": "font/woff2",
}  # fmt: skip


class Site(NamedTuple):
    """Where the book is served, and the names of its pages."""

    address: str
    pages: tuple[str, ...]


def pages_of(folder: Path) -> tuple[str, ...]:
    """Every page of a built book, the first one first."""
    found = {str(path.relative_to(folder)) for path in folder.rglob("*.html")}
    names = (name for name in found if not name.startswith(("_static/", "_sources/")))
    return tuple(sorted(names, key=lambda name: (name != "index.html", name)))


@cache
def _packed(path: Path, _changed: float) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


@contextmanager
def serve(folder: Path, *, under: str = "/") -> Iterator[Site]:
    """Serve a folder below a path of this machine."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            asked = self.path.split("?")[0].removeprefix(under)
            path = folder / (asked or "index.html")
            if not self.path.startswith(under) or not path.is_file():
                self.send_error(HTTPStatus.NOT_FOUND)
                return
            body = _packed(path, path.stat().st_mtime)
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", KINDS.get(path.suffix, "application/octet-stream"))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(body)))
            forever = "?v=" in self.path
            self.send_header("Cache-Control", "max-age=31536000" if forever else "no-cache")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    class Server(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: object) -> None:
            """A reader who leaves while a file is on its way is no error."""

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Site(f"http://127.0.0.1:{server.server_port}{under}", pages_of(folder))
    finally:
        server.shutdown()
        server.server_close()
