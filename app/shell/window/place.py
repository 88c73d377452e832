"""Where a window may be: on a screen that exists now, so that it can be found and moved."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
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


def fitted(place: QRect) -> QRect | None:
    """A window's place on the screen that shows the most of it, no larger than that screen, and wholly on it.

    None if the window would not be found there (it was on a screen that is gone).
    """
    if not can_be_seen(place):
        return None

    def shown(room: QRect) -> int:
        common = room.intersected(place)
        return common.width() * common.height()

    room = max((screen.availableGeometry() for screen in QGuiApplication.screens()), key=shown)
    size = place.size().boundedTo(room.size())
    x = max(room.left(), min(place.x(), room.left() + room.width() - size.width()))
    y = max(room.top(), min(place.y(), room.top() + room.height() - size.height()))
    return QRect(QPoint(x, y), size)
