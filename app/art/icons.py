"""Icons: strokes of 1.9 in a box of 24 x 24, round caps and joins, no fill, one colour (look 11)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.art.paths import path
from app.art.pens import fit, pen, smoothed

_STROKE = 1.9
_BOX = QRectF(0, 0, 24, 24)

_ICONS: dict[str, str] = {
    # The bar of the window.
    "shelf": "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",
    "undo": "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
    "redo": "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3",
    "hint": "M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-3.8 11.8c.6.5.8 1 .8 1.7h6c0-.7.2-1.2.8-1.7A6.5 6.5 0 0 0 12 3z",
    "rules": "M12 6C10 4.5 7 4 4 4.5V19c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6zM12 6v14.5",
    "log": "M5 6h14M5 12h14M5 18h9",
    "words": "M4 5h16v11h-9l-4 4v-4H4zM8 9.5h8M8 12.5h5",
    "settings": (
        "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3.5v2.2M12 18.3v2.2M3.5 12h2.2M18.3 12h2.2"
        "M6 6l1.6 1.6M16.4 16.4L18 18M18 6l-1.6 1.6M7.6 16.4L6 18"
    ),
    "results": "M4 20V4M4 20h16M8 16v-5M12 16V7M16 16v-3",
    "lab": "M9 3h6M10 3v6L4.5 18.5A1.8 1.8 0 0 0 6 21h12a1.8 1.8 0 0 0 1.5-2.5L14 9V3M7.5 15h9",
    # Properties of seats and tables.
    "eye": "M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
    "person": "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 4-6 7.5-6s6.7 2 7.5 6",
    "chip": ("M7 7h10v10H7zM10 3.5V7M14 3.5V7M10 17v3.5M14 17v3.5M3.5 10H7M3.5 14H7M17 10h3.5M17 14h3.5"),
    "seal": (
        "M12 3l2.3 2 3-.3.8 2.9 2.6 1.5-1.2 2.8 1.2 2.8-2.6 1.5-.8 2.9-3-.3-2.3 2-2.3-2-3 .3-.8-2.9-2.6-1.5"
        "L4.5 12 3.3 9.1l2.6-1.5.8-2.9 3 .3zM8.5 12l2.5 2.5 4.5-5"
    ),
    "film": "M4 6h16v12H4zM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4",
    "rotate": "M5 9a8 8 0 0 1 14 1M19 4v6h-6M19 15a8 8 0 0 1-14-1M5 20v-6h6",
    "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "keys": "M4 6h16v12H4zM8 10h.1M12 10h.1M16 10h.1M8 14h8",
    # Signs.
    "tick": "M5 12.5l4.5 4.5L19 7",
    "plus": "M12 5v14M5 12h14",
    "info": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11.5v5M12 7.7v.1",
    "warning": "M12 4L21 19.5H3zM12 10v4.5M12 17v.1",
    # Navigation.
    "close": "M6.5 6.5l11 11M17.5 6.5l-11 11",
    "menu": "M4 6.5h16M4 12h16M4 17.5h16",
    "more": "M5.5 12h.1M12 12h.1M18.5 12h.1",
    "back": "M20 12H4.5M11 5.5L4.5 12l6.5 6.5",
    "forward": "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5",
    "chevron_start": "M15 5.5L8.5 12l6.5 6.5",
    "chevron_end": "M9 5.5l6.5 6.5L9 18.5",
    "chevron_up": "M5.5 15.5L12 9l6.5 6.5",
    "chevron_down": "M5.5 8.5L12 15l6.5-6.5",
    "arrow_up": "M12 20V4.5M5.5 11L12 4.5l6.5 6.5",
    "arrow_down": "M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5",
    "search": "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5",
    "screen": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    # Actions on games and files.
    "new": "M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M12.2 11v6M9.2 14h6",
    "open": "M3.5 19V5.5h6l2 2.5h7.5v3M3.5 19l3-8h14.5l-3 8z",
    "save": "M5 4h11l4 4v12H5zM8.5 4v4.5h6V4M8.5 20v-6.5h8V20",
    "export": "M12 15V3.5M7.5 8L12 3.5 16.5 8M4.5 14.5v6h15v-6",
    "delete": "M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10.3 10.5v6M13.7 10.5v6",
    "pen": "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
    "repeat": "M19.5 8.5A8.2 8.2 0 1 0 20 14M20 3.5v5.2h-5.2",
    "branch": "M6.5 4v16M6.5 15c0-5 3.5-7 8-7h5M15.5 4l4 4-4 4",
    "cards": "M4 8.2l7-3 5.2 12.4-7 3zM13.5 5H20v13.5h-2.8",
    "volume": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 10.8v2.4M18 8.8v6.4M21 7v10",
    "sound": "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.3 9.2a4 4 0 0 1 0 5.6M18 6.5a7.8 7.8 0 0 1 0 11",
    "light": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.6M12 19.4V21M3 12h1.6M19.4 12H21M5.6 5.6l1.2 1.2"
    "M17.2 17.2l1.2 1.2M18.4 5.6l-1.2 1.2M6.8 17.2l-1.2 1.2",
    "dark": "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
    "text": "M3.5 19L9 5l5.5 14M5.5 14.2h7M16 19l2.6-7L21 19M16.9 16.8h3.4",
    "language": (
        "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17"
        "M12 3.5c2.6 2.4 3.6 5 3.6 8.5s-1 6.1-3.6 8.5c-2.6-2.4-3.6-5-3.6-8.5s1-6.1 3.6-8.5z"
    ),
    # A film of a game.
    "play": "M7 5l12 7-12 7z",
    "pause": "M8 5.5v13M16 5.5v13",
    "step": "M5 5.5l9 6.5-9 6.5zM18.5 5.5v13",
    "step_back": "M19 5.5L10 12l9 6.5zM5.5 5.5v13",
}

# Every icon, in a fixed order.
ICONS: tuple[str, ...] = tuple(_ICONS)

# The icons that are mirrored in a right-to-left interface. Film, seal, tick and the like never are (look 11).
TURNING: frozenset[str] = frozenset(
    {"undo", "redo", "log", "back", "forward", "branch", "chevron_start", "chevron_end"}
)


@smoothed
def paint_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor | str, mirrored: bool = False) -> None:
    """Paint the icon `name` in the middle of `rect`, as large as fits, in one `colour`.

    `mirrored` says that the interface runs right to left: icons of `TURNING` are then mirrored, the others are not.
    Raises KeyError for a name that is not in `ICONS`.
    """
    drawing = path(_ICONS[name])
    fit(painter, _BOX, rect)
    if mirrored and name in TURNING:
        painter.translate(_BOX.width(), 0)
        painter.scale(-1, 1)
    painter.setPen(pen(QColor(colour), _STROKE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(drawing)
