"""Importing a module does not read its source for features of PySide that nobody asks for."""

from __future__ import annotations

import builtins

import app.shell  # noqa: F401


def test_no_source_is_read_for_a_feature_nobody_asks_for() -> None:
    assert builtins.__import__.__name__ != "__feature_import__"
