"""What a screen reader finds on the cloth: an object for every place with cards, and for every sign with words.

Graphics items are not in the tree that readers walk, and children made for them from Python are not safe on every
version (docs/qt.md). So each place is covered by a transparent label whose name describes its cards; mouse and keys
pass through. The labels are in the tree in the order in which the table is read. None are made unless a reader is
running.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QPolygon
from PySide6.QtWidgets import QLabel, QWidget

from app.table.controller import Controller
from app.table.geometry import Box, Shape
from app.table.stage import Stage
from app.wording.spoken import spoken

_LINE = 48
"""Places whose middles differ by less than this many px are in one line."""


class SpokenPlace(NamedTuple):
    """A place of the table: a name that stays the same while it is there, its area in the viewport, its words."""

    id: str
    area: QRect
    words: str


class SpokenCloth:
    """The objects over one viewport."""

    def __init__(self, viewport: QWidget) -> None:
        """Without any objects yet."""
        self._viewport = viewport
        self._objects: dict[str, QLabel] = {}

    @property
    def wanted(self) -> bool:
        """Whether a screen reader is running."""
        return QAccessible.isActive()

    def show(self, places: Sequence[SpokenPlace], *, rtl: bool) -> None:
        """Show exactly these places. A place with unchanged words is left alone, so that nothing is read twice."""
        shown = {place.id: place for place in places}
        for gone in self._objects.keys() - shown.keys():
            self._remove(gone)
        for place in places:
            label = self._objects.get(place.id)
            if label is None:
                label = QLabel(self._viewport)
                label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                self._objects[place.id] = label
                label.show()
            if label.accessibleName() != place.words:
                label.setAccessibleName(place.words)
            label.setGeometry(place.area)
        for place in in_reading_order(places, rtl=rtl):
            # The children are in the order in which they were last raised.
            self._objects[place.id].raise_()

    def clear(self) -> None:
        """Remove all objects."""
        for id_ in list(self._objects):
            self._remove(id_)

    def _remove(self, id_: str) -> None:
        label = self._objects.pop(id_)
        # Removed immediately: an object that is only hidden, or deleted later, can still be read.
        label.setAccessibleName("")
        label.setParent(None)
        label.deleteLater()


def places_on(stage: Stage, controller: Controller, seen: Callable[[QRectF], QPolygon]) -> list[SpokenPlace]:
    """The places of a stage as far as it has been told, and its signs with words; `seen` maps it to the viewport."""
    view = stage.between()
    found: list[SpokenPlace] = []
    for spot in stage.spots():
        box = stage.overlay.zone_box(spot.zone)
        if view.zones.get(spot.zone) and spot.shape is not Shape.AWAY and box is not None:
            found.append(SpokenPlace(spot.zone, _area(box, seen), controller.lies(view, spot.zone)))
    for number, (sign, box) in enumerate(stage.overlay.shown()):
        if sign.words:
            found.append(SpokenPlace(f"sign.{number}", _area(box, seen), spoken(sign.aloud)))
    return found


def _area(box: Box, seen: Callable[[QRectF], QPolygon]) -> QRect:
    return seen(QRectF(box.x, box.y, box.width, box.height)).boundingRect()


def in_reading_order(places: Sequence[SpokenPlace], *, rtl: bool) -> list[SpokenPlace]:
    """Line by line from the top, each line from the reader's start side."""
    lines: list[list[SpokenPlace]] = []
    for place in sorted(places, key=lambda place: place.area.center().y()):
        if lines and place.area.center().y() - lines[-1][0].area.center().y() < _LINE:
            lines[-1].append(place)
        else:
            lines.append([place])
    found: list[SpokenPlace] = []
    for line in lines:
        found += sorted(line, key=lambda place: place.area.center().x(), reverse=rtl)
    return found
