"""The end of a build: hand all pages to ``build/finish.mjs``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.util import logging

from lean import banks, head, icons, node, odds

if TYPE_CHECKING:
    from sphinx.application import Sphinx

LOG = logging.getLogger(__name__)
HERE = Path(__file__).parent


def run(app: Sphinx, failure: Exception | None) -> None:
    """Bundle, purge, and write the security policy into every page."""
    if failure or app.builder.format != "html":
        return
    static = Path(app.outdir) / "_static"
    job = {
        "out": str(app.outdir),
        "banks": [*banks.write(static), *odds.write(static)],
        "styles": str(Path(app.doctreedir) / "lean-styles"),
        "widgets": app.config.lean_widgets,
        "iconFont": str(icons.ICON_FONT),
        "python": sys.executable,
        "firstPaint": head.FIRST_PAINT,
        "copyExclude": app.config.copybutton_exclude,
        "toggle": {
            "toggleHintShow": app.config.togglebutton_hint,
            "toggleHintHide": app.config.togglebutton_hint_hide,
            "toggleOpenOnPrint": str(app.config.togglebutton_open_on_print).lower(),
            "togglebuttonSelector": app.config.togglebutton_selector,
        },
    }
    LOG.info("lean: %s", node.run(HERE / "build" / "finish.mjs", job).strip())
