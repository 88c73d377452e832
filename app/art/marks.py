"""Marks: filled or stroked paths that make up pictures such as courts and jokers.

A picture is a tuple of Mark. Colours in it may be names, which a palette replaces when the picture is prepared.
Preparing also parses the paths and makes brushes and pens, once, so that painting only replays them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from app.art.paths import path
from app.art.pens import pen, solid


class Mark(NamedTuple):
    """One path of a picture: `d` in the path syntax, `width` in the units of the path.

    `fill` and `line` are `#rrggbb`, a name of the palette, or empty for none. `dash` is also in the units of the path:
    drawn, left out, drawn, ... All lines have round caps and joins.
    """

    d: str
    fill: str = ""
    line: str = ""
    width: float = 0.0
    opacity: float = 1.0
    dash: tuple[float, ...] = ()


class Prepared(NamedTuple):
    """A mark ready to paint."""

    path: QPainterPath
    brush: QBrush
    pen: QPen


def _line(mark: Mark, palette: Mapping[str, str]) -> QPen:
    """Return the pen of a mark's line."""
    if not mark.line:
        return QPen(Qt.PenStyle.NoPen)
    made = pen(_colour(mark.line, palette, mark.opacity), mark.width)
    if mark.dash:
        made.setDashPattern([length / mark.width for length in mark.dash])
    return made


def prepare(marks: Iterable[Mark], palette: Mapping[str, str]) -> tuple[Prepared, ...]:
    """Prepare the marks, replacing names by the colours of `palette`. Raises ValueError for an unknown name."""
    return tuple(
        Prepared(
            path(mark.d),
            solid(_colour(mark.fill, palette, mark.opacity)) if mark.fill else QBrush(),
            _line(mark, palette),
        )
        for mark in marks
    )


def paint(painter: QPainter, prepared: Iterable[Prepared]) -> None:
    """Paint prepared marks in order. Changes the painter's brush and pen."""
    for mark in prepared:
        painter.setBrush(mark.brush)
        painter.setPen(mark.pen)
        painter.drawPath(mark.path)


def _colour(name: str, palette: Mapping[str, str], opacity: float) -> QColor:
    text = palette.get(name, name)
    if not text.startswith("#"):
        raise ValueError(f"no colour {name!r} in the palette")
    colour = QColor(text)
    if opacity != 1.0:
        colour.setAlphaF(opacity)
    return colour
