"""Where a window may be: on a screen that exists now, so that people can find and move it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication

_SEEN = QSize(160, 60)
"""How much of the window's upper edge must lie on a screen for people to find and move it, in pixels."""


def can_be_seen(place: QRect) -> bool:
    """Whether enough of a window's upper edge lies on one of the present screens."""
    edge = QRect(place.topLeft(), QSize(place.width(), min(place.height(), _SEEN.height())))
    for screen in QGuiApplication.screens():
        common = screen.availableGeometry().intersected(edge)
        if common.width() >= min(_SEEN.width(), edge.width()) and common.height() >= edge.height() // 2:
            return True
    return False


def fitted(place: QRect) -> QRect | None:
    """A window's place on the screen that shows most of it, no larger than that screen and wholly on it.

    None if people could not find the window there, because its screen is gone.
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
