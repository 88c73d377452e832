"""Fonts of the type scale (look 3), for the painters of this package and everything above it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from app.art.tokens import TEXT_FAMILIES, TITLE_FAMILIES, TypeName, type_style


def font(name: TypeName, factor: float = 1.0, bold: bool | None = None) -> QFont:
    """Return the font of the step `name` at the text size `factor`; `bold` overrides the scale's weight.

    Sizes of the scale are px with halves. Qt keeps only whole px, so the size is given in points of the screen's own
    logical resolution, which amounts to the same px on every system.
    """
    screen = QGuiApplication.primaryScreen()
    # A copy, because the caller may change it; Qt shares the data until then.
    return QFont(_made(name, factor, bold, screen.logicalDotsPerInchY() if screen is not None else 96.0))


def scaled(face: QFont, factor: float) -> QFont:
    """Return a copy of a font, larger or smaller by this factor."""
    made = QFont(face)
    made.setPointSizeF(face.pointSizeF() * factor)
    return made


@lru_cache(maxsize=128)
def _made(name: TypeName, factor: float, bold: bool | None, dpi: float) -> QFont:
    style = type_style(name, factor)
    made = QFont(installed(TITLE_FAMILIES if style.title else TEXT_FAMILIES))
    made.setPointSizeF(style.size * 72.0 / dpi)
    made.setBold(style.bold if bold is None else bold)
    return made


@cache
def installed(families: Sequence[str]) -> Sequence[str]:
    """The families that this system has; all of them if it has none.

    Qt would look for each missing one again in every size and weight.
    """
    known = set(QFontDatabase.families())
    return [family for family in families if family in known] or families
