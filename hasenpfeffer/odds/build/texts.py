"""Results as text that can be read: one line for each innermost list or object."""

from __future__ import annotations

import json
from typing import Any


def compact(value: Any) -> str:  # noqa: ANN401  # whatever JSON can say
    """Write JSON, a line for each thing that holds no other.

    >>> print(compact({"odds": [[1, 2], [3, 4]], "deals": {"seen": 2}}), end="")
    {
     "odds": [
      [1, 2],
      [3, 4]
     ],
     "deals": {"seen": 2}
    }
    """
    return _lines(value, 0) + "\n"


def _lines(value: Any, indent: int) -> str:  # noqa: ANN401  # as above
    """The text without its last line break."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if not any(isinstance(each, (dict, list)) for each in inner):
        return json.dumps(value)
    space = " " * (indent + 1)
    if isinstance(value, dict):
        rows = [
            f"{json.dumps(str(key))}: {_lines(each, indent + 1)}" for key, each in value.items()
        ]
    else:
        rows = [_lines(each, indent + 1) for each in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return f"{first}\n" + ",\n".join(space + row for row in rows) + f"\n{' ' * indent}{last}"
