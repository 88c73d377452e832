"""Where a window may be: on a screen that exists now, so that it can be found and moved."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication

_SEEN = QSize(160, 60)
"""How much of the window's upper edge must lie on a screen for it to be found and moved."""


def can_be_seen(place: QRect) -> bool:
    """Whether enough of a window's upper edge lies on one of the present screens."""
    edge = QRect(place.topLeft(), QSize(place.width(), min(place.height(), _SEEN.height())))
    for screen in QGuiApplication.screens():
        common = screen.availableGeometry().intersected(edge)
        if common.width() >= min(_SEEN.width(), edge.width()) and common.height() >= edge.height() // 2:
            return True
    return False
