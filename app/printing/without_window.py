"""Painting without a window: what Qt needs for fonts, and no screen."""

from __future__ import annotations

import os
import sys
from typing import cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication


def painting() -> QGuiApplication:
    """Return the application that fonts need. If there is none, make one that needs no screen.

    Keep a reference to it as long as anything is painted.
    """
    running = QCoreApplication.instance()
    if running is not None:
        return cast("QGuiApplication", running)
    # Windows and macOS paint without a screen anyway, and only so with the system's own fonts.
    if sys.platform not in ("win32", "darwin"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication([])
