"""The windows: shelf, new game, table, curtain, rules page, statistics, laboratory and settings."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401

# Qt for Python puts an import of its own in the place of the one it finds. It reads the source of every module imported
# from then on, to find out whether the module asks for names in snake case, which nothing here does; to put the import
# before it back makes the start a twentieth shorter (tests/bench/startup.py).
builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
