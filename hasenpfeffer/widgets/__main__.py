"""Write down for the page's scripts what they take from the engine: part of ``make bundle``."""

from __future__ import annotations

from hasenpfeffer.widgets.house import MODULE, module

MODULE.write_text(module(), "utf8")
