"""What a screen reader meets on the cloth: an object for every place with cards, and for every sign with words.

Graphics items are not in the tree that readers walk, and children made for them from Python are not safe on every
version (docs/qt.md). So each place has a transparent label over it, with its cards in words as its name; mouse and keys
pass through. They stand in the tree in the order in which the table is read. Nothing is made unless a reader is there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QPolygon
from PySide6.QtWidgets import QLabel, QWidget

from app.table.geometry import Box, Shape
from app.table.player import Player
from app.table.stage import Stage
from app.wording.spoken import spoken

_LINE = 48
"""Places whose middles differ by less than this many px stand in one line."""


class SpokenPlace(NamedTuple):
    """A place of the table: a name that stays the same while it is there, where it lies in the viewport, its words."""

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
        """Whether a screen reader is there."""
        return QAccessible.isActive()

    def show(self, places: Sequence[SpokenPlace], *, rtl: bool) -> None:
        """Show these places and no others. One that says the same as before is left alone, so nothing is read twice."""
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
            # The order of children is the order in which they were last raised.
            self._objects[place.id].raise_()

    def clear(self) -> None:
        """Show none."""
        for id_ in list(self._objects):
            self._remove(id_)

    def _remove(self, id_: str) -> None:
        label = self._objects.pop(id_)
        # Gone at once: an object that is only hidden, or deleted later, can still be read.
        label.setAccessibleName("")
        label.setParent(None)
        label.deleteLater()


def places_on(stage: Stage, player: Player, seen: Callable[[QRectF], QPolygon]) -> list[SpokenPlace]:
    """The places of a stage as far as it has been told, and its signs with words; `seen` maps it to the viewport."""
    view = stage.between()
    found: list[SpokenPlace] = []
    for spot in stage.spots():
        box = stage.zone_box(spot.zone)
        if view.zones.get(spot.zone) and spot.shape is not Shape.AWAY and box is not None:
            found.append(SpokenPlace(spot.zone, _area(box, seen), player.lies(view, spot.zone)))
    for number, (sign, box) in enumerate(stage.overlay.shown()):
        if sign.words:
            found.append(SpokenPlace(f"sign.{number}", _area(box, seen), spoken(sign.aloud)))
    return found


def _area(box: Box, seen: Callable[[QRectF], QPolygon]) -> QRect:
    return seen(QRectF(box.x, box.y, box.width, box.height)).boundingRect()


def in_reading_order(places: Sequence[SpokenPlace], *, rtl: bool) -> list[SpokenPlace]:
    """Line by line from above, in each line from the reader's start side."""
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
