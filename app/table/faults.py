"""Faults in what Qt asks of a widget: told like all others, but never handed back to Qt."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from PySide6.QtWidgets import QWidget

Kind = TypeVar("Kind", bound=type[QWidget])


def contained(kind: Kind) -> Kind:
    """Wrap the handlers of events (`keyPressEvent`) of a class of widgets in which a game may be asked anything.

    Qt would keep an exception until a call from Python returns. If it first calls another method in Python, as that of
    the next widget in the focus, the process dies (docs/qt.md#filters).
    """
    for name, made in list(vars(kind).items()):
        if name.endswith("Event"):
            setattr(kind, name, _handler(made))
    return kind


def _handler(method: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    @wraps(method)
    def handled(widget: Any, event: Any) -> None:
        try:
            method(widget, event)
        except Exception as fault:
            sys.excepthook(type(fault), fault, fault.__traceback__)

    return handled
