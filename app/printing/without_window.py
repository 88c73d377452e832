"""Painting where there is no window: what fonts need of Qt, and no screen."""

from __future__ import annotations

import os
import sys
from typing import cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication


def painting() -> QGuiApplication:
    """The application that fonts need; made here if there is none, and then of a kind that needs no screen.

    Keep it as long as anything is painted.
    """
    running = QCoreApplication.instance()
    if running is not None:
        return cast("QGuiApplication", running)
    # Windows and macOS paint without a screen by themselves, and only so with the system's own fonts.
    if sys.platform not in ("win32", "darwin"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication([])
