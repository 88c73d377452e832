"""How signs on the cloth look, and the empty pictures that they are painted on."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from app.art.tokens import Theme, type_style


class Look(NamedTuple):
    """How signs are painted: colours, text size, direction, device pixel ratio; `least` is that of the board."""

    theme: Theme
    factor: float
    rtl: bool
    dpr: float
    least: float = 1.0

    @property
    def small(self) -> float:
        """The text size of pills and tags: large enough that their words are never smaller than the least words."""
        return self.factor * max(1.0, self.least * type_style("least").size / type_style("small").size)


class Painted(NamedTuple):
    """A painted sign: the pixmap and its size in logical pixels."""

    pixmap: QPixmap
    size: QSizeF
