"""Run every chapter and write it in its one normal form: ``python -m tests.book.refresh``.

What stays is what a reader of the repository can check: the text, the code, and what the code
prints. What changes from run to run (widget state, times, the kernel's version) goes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from tests.book.chapters import chapters

KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
CHAPTER_METADATA = ("myst", "mystnb")
LASTING = ("text/html", "text/markdown", "text/plain")


def normal(notebook: Any) -> str:
    """A notebook as it is kept: sorted keys, and nothing that differs between two runs."""
    kept = {name: notebook.metadata[name] for name in CHAPTER_METADATA if name in notebook.metadata}
    chapter = {
        "cells": [_cell(cell, count) for cell, count in _counted(notebook.cells)],
        "metadata": {"kernelspec": KERNEL, "language_info": {"name": "python"}, **kept},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(chapter, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _counted(cells: list[Any]) -> Iterator[tuple[Any, int]]:
    """Each cell with its number among the cells of code, as if all were run once in order."""
    count = 0
    for cell in cells:
        count += cell.cell_type == "code"
        yield cell, count


def _cell(cell: Any, count: int) -> dict[str, Any]:
    tags = sorted(cell.metadata.get("tags", []))
    kept: dict[str, Any] = {
        "cell_type": cell.cell_type,
        "id": cell.id,
        "metadata": {"tags": tags} if tags else {},
        "source": cell.source.splitlines(keepends=True),
    }
    if cell.cell_type == "code":
        kept |= {
            "execution_count": count,
            "outputs": [_output(each, count) for each in cell.outputs],
        }
    return kept


def _output(output: Any, count: int) -> dict[str, Any]:
    match output.output_type:
        case "stream":
            lines = output.text.splitlines(keepends=True)
            return {"name": output.name, "output_type": "stream", "text": lines}
        case "error":
            kept = {name: output[name] for name in ("ename", "evalue", "output_type")}
            return {**kept, "traceback": []}
        case kind:
            lines = {name: output.data[name] for name in LASTING if name in output.data}
            kept = {name: text.splitlines(keepends=True) for name, text in lines.items()}
            numbered = {"execution_count": count} if kind == "execute_result" else {}
            return {"data": kept, "metadata": {}, "output_type": kind, **numbered}


def run(path: Path) -> Any:
    """The chapter with its cells run afresh, from its own folder."""
    notebook = nbformat.read(path, as_version=4)
    resources = {"metadata": {"path": str(path.parent)}}
    client = NotebookClient(notebook, kernel_name="python3", resources=resources, timeout=60)
    client.extra_arguments = ["--log-level=ERROR"]
    client.execute()
    return notebook


def main(names: list[str]) -> None:
    """Refresh the chapters named, or all of them."""
    for path in chapters():
        if not names or path.stem in names:
            path.write_text(normal(run(path)), "utf8")
            sys.stdout.write(f"{path.name} is fresh.\n")


if __name__ == "__main__":
    main(sys.argv[1:])
