"""Pixmaps with a transparent ground, painted once for a screen of a given device pixel ratio."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.art.pens import smooth_painter

P = ParamSpec("P")
T = TypeVar("T")


def kept(count: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache the last `count` results of a function by its arguments, as `lru_cache` does, but keep its types."""
    return cast(Callable[[Callable[P, T]], Callable[P, T]], lru_cache(maxsize=count))


def blank(size: QSizeF, dpr: float) -> QPixmap:
    """A transparent pixmap of a logical size."""
    return _transparent(max(1, math.ceil(size.width() * dpr)), max(1, math.ceil(size.height() * dpr)), dpr)


def _transparent(wide: int, high: int, dpr: float) -> QPixmap:
    made = QPixmap(wide, high)
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    return made


@contextmanager
def painting(size: QSizeF, dpr: float) -> Iterator[tuple[QPixmap, QPainter]]:
    """A transparent pixmap of a logical size, and a painter on it that smooths the edges of what it paints.

    If painting raises, the painter is closed first, because an open one would cause a Qt warning.
    """
    made = blank(size, dpr)
    painter = smooth_painter(made)
    try:
        yield made, painter
    finally:
        painter.end()


def drawn(wide: int, high: int, dpr: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """Return a pixmap of `wide` x `high` device pixels on which `paint` has painted, in px at scale 1.

    If `paint` raises, the painter is closed first, because an open one would cause a Qt warning.
    """
    made = _transparent(wide, high, dpr)
    painter = QPainter(made)
    try:
        paint(painter)
    finally:
        painter.end()
    return made
