"""Painting without a window: what Qt needs for fonts, and no screen."""

from __future__ import annotations

import os
import sys
from typing import cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication


def painting() -> QGuiApplication:
    """Return the application that fonts need. If there is none, make one: without a screen, unless a platform is named.

    Keep a reference to it as long as anything is painted.
    """
    running = QCoreApplication.instance()
    if running is not None:
        return cast("QGuiApplication", running)
    # Windows and macOS paint without a screen anyway, and only so with the system's own fonts.
    named = sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM")
    return QGuiApplication([] if named else ["", "-platform", "offscreen"])
