"""The windows, a folder for each room (docs/architecture.md#the-tower).

With its first import PySide puts an `__import__` of its own in front of the one that was there. It looks out for `from
__feature__ import ...`, which nothing here says, and reads the source of every module that is imported from then on.
That is a tenth of the time until the first table is painted (`python3 dev.py bench startup`), so the one before it is
put back.
"""

import builtins

import PySide6.QtCore  # noqa: F401  (what puts its own __import__ in place)

_BEFORE = vars(builtins).get("__orig_import__")
if _BEFORE is not None:
    builtins.__import__ = _BEFORE
