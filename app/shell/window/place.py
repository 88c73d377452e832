"""Where the window is: where it was last, on a screen that exists now, so that people can find and move it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.shell.settings.settings import Frame

LEAST = QSize(900, 600)
USUAL = QSize(1280, 800)
_SEEN = QSize(160, 60)
"""How much of the window's upper edge must lie on a screen for people to find and move it, in pixels."""
_TITLE = 40
"""The most that the title bar of a system takes above the window: what it is moved and closed by."""


def can_be_seen(place: QRect) -> bool:
    """Whether enough of a window's upper edge lies on one of the present screens."""
    edge = QRect(place.topLeft(), QSize(place.width(), min(place.height(), _SEEN.height())))
    for screen in QGuiApplication.screens():
        common = screen.availableGeometry().intersected(edge)
        if common.width() >= min(_SEEN.width(), edge.width()) and common.height() >= edge.height() // 2:
            return True
    return False


def room_for(height: int, screen: QRect) -> QRect:
    """What a screen has for a window this high: if it would fill the screen, all but the room for its title bar."""
    full = height > screen.height() - _TITLE
    return screen.adjusted(0, _TITLE, 0, 0) if full else screen


def fitted(place: QRect) -> QRect | None:
    """A window's place on the screen that shows most of it, no larger than that screen and wholly on it.

    None if people could not find the window there, because its screen is gone.
    """
    if not can_be_seen(place):
        return None

    def shown(room: QRect) -> int:
        common = room.intersected(place)
        return common.width() * common.height()

    screen = max((screen.availableGeometry() for screen in QGuiApplication.screens()), key=shown)
    room = room_for(place.height(), screen)
    size = place.size().boundedTo(room.size())
    x = max(room.left(), min(place.x(), room.left() + room.width() - size.width()))
    y = max(room.top(), min(place.y(), room.top() + room.height() - size.height()))
    return QRect(QPoint(x, y), size)


def put(window: QWidget, frame: Frame | None) -> None:
    """Put a window where it was, no larger than its screen; if that is gone, centred on the first screen."""
    screen = QGuiApplication.primaryScreen().availableGeometry()
    window.setMinimumSize(LEAST.boundedTo(screen.size()))
    place = fitted(QRect(*frame[:4])) if frame is not None else None
    if place is not None:
        window.setGeometry(place)
    else:
        room = room_for(USUAL.height(), screen)
        size = USUAL.boundedTo(room.size())
        corner = QPoint((room.width() - size.width()) // 2, (room.height() - size.height()) // 2)
        window.setGeometry(QRect(room.topLeft() + corner, size))
    if frame is not None and frame.maximized:
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def frame_of(window: QWidget) -> Frame | None:
    """Where a window is now, or would be if it did not fill the screen; None if it has no size yet."""
    whole = window.isMaximized() or window.isFullScreen()
    place = window.normalGeometry() if whole else window.geometry()
    if place.isEmpty():
        return None
    return Frame(place.x(), place.y(), place.width(), place.height(), window.isMaximized())
