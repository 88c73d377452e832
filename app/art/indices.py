"""The indices of the ranks as our own strokes, so that they look the same on every system (look 3 and 5).

Centre lines in a box 60 wide and 100 high (80 wide for the ten); the stroke is 15 wide with round caps.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from app.art.paths import path

RANKS = "23456789TJQKA"
"""The letters of the ranks in the canon's order."""

_STROKE = 15.0
_TEN_SQUEEZE = 0.82
_STROKES = {
    "A": "M6 95L30 7L54 95M15 64H45",
    "2": "M8 28C8 0 52 0 52 29C52 52 22 64 8 94H54",
    "3": "M9 8H49L27 39C61 38 62 95 28 95C15 95 8 89 4 79",
    "4": "M42 96V7L4 69H57",
    "5": "M50 8H15L11 46C22 35 54 36 54 66C54 99 14 100 5 82",
    "6": "M45 7C20 22 6 45 6 66C6 84 16 95 30 95C44 95 54 84 54 68C54 52 44 42 30 42C18 42 8 52 6 66",
    "7": "M5 8H54C36 34 26 64 24 96",
    "8": "M30 46C9 46 9 7 30 7C51 7 51 46 30 46C3 46 3 95 30 95C57 95 57 46 30 46Z",
    "9": "M15 95C40 80 54 57 54 36C54 18 44 7 30 7C16 7 6 18 6 34C6 50 16 60 30 60C42 60 52 50 54 36",
    "T": "M0 22L14 8V96M58 7C72 7 79 24 79 51C79 78 72 95 58 95C44 95 37 78 37 51C37 24 44 7 58 7Z",
    "J": "M45 7V70C45 100 7 100 7 72M28 7H58",
    "Q": "M30 6C46 6 55 24 55 50C55 76 46 94 30 94C14 94 5 76 5 50C5 24 14 6 30 6ZM35 70L57 98",
    "K": "M9 7V95M53 7L11 58M25 43L55 95",
}


@cache
def index_path(rank: str) -> QPainterPath:
    """Return the outline of a rank's index, 100 high (strokes reach just over), centred on x = 0, its top at y = 0.

    Raises ValueError for an unknown rank.
    """
    if rank not in _STROKES:
        raise ValueError(f"no rank {rank!r}")
    pen = QPainterPathStroker()
    pen.setWidth(_STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCurveThreshold(0.1)
    outline = pen.createStroke(path(_STROKES[rank]))
    wide = 40.0 if rank == "T" else 30.0
    squeeze = _TEN_SQUEEZE if rank == "T" else 1.0
    outline = QTransform.fromScale(squeeze, 1).map(outline.translated(-wide, 0))
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline
