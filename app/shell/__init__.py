"""The windows, one folder per room (docs/architecture.md#the-tower).

PySide replaces the builtin `__import__` with its own when it is first imported. Its version looks for `from __feature__
import ...`, which this program never uses, and to find it reads the source of every module imported afterwards. That
takes a tenth of the time until the first table is painted (`python3 dev.py bench startup`), so this module puts the
original back.
"""

import builtins

import PySide6.QtCore  # noqa: F401  (what puts its own __import__ in place)

_BEFORE = vars(builtins).get("__orig_import__")
if _BEFORE is not None:
    builtins.__import__ = _BEFORE
