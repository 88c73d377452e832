"""The program's own icon: a cobalt plate ring with the first letter of its name, on linen (look 11).

A saved game has the same plate on a sheet of paper. `python -m app.art.program_icon FOLDER` writes both for the three
systems; the files are in `resources/icons`.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QImage, QPainter, QPainterPath, QPixmap

from app.art.cloth import cloth_brush
from app.art.icon_files import ICNS_SIZES, ICO_SIZES, icns_bytes, ico_bytes, png_bytes
from app.art.paths import path
from app.art.pens import colour, dashed, pen, rounded, smoothed
from app.art.tokens import theme
from app.art.wordmark import QOF, STROKE

# Sizes of the PNG files.
SIZES: tuple[int, ...] = (16, 24, 32, 48, 64, 128, 256, 512)
# Sizes in which panels and lists of windows show it.
SMALL: tuple[int, ...] = (16, 24, 32, 48, 64, 128)
NAME = "kupa"
FILE_NAME = "kupa-file"

_COBALT = "#1F5582"
_IVORY = "#FFFBF2"
_BARS = 20
# The extent of the letter's strokes in the wordmark, ends included.
_LETTER = QRectF(196, 16, 76, 98)


@smoothed
def paint_program_icon(painter: QPainter, size: float) -> None:
    """Paint the icon in the square 0, 0, `size`, `size`.

    Below 40 px the ring is one line, the plate fills the linen and the letter is heavier, because twenty bars less than
    two px wide would only look grey.
    """
    light = theme("light")
    small = size < 40
    painter.scale(size / 100, size / 100)
    linen = QRectF(1, 1, 98, 98)
    painter.fillPath(rounded(linen, 23), cloth_brush(linen, light))
    if not small:
        painter.strokePath(rounded(linen, 23), pen(light.line_2, 1.2, alpha=0.5))
    _paint_plate(painter, QPointF(50, 50), 1.0, light.ink, small=small)


@smoothed
def _paint_plate(painter: QPainter, centre: QPointF, scale: float, ink: str, *, small: bool) -> None:
    """Paint plate, ring and letter round `centre`, about 90 units wide at a `scale` of 1."""
    painter.translate(centre)
    painter.scale(scale, scale)
    middle = QPointF(0, 0)
    ring, width = (40.5, 8.5) if small else (38.5, 6.0)
    painter.setBrush(colour(_IVORY))
    painter.setPen(Qt.PenStyle.NoPen if small else pen(ink, 1.3, alpha=0.5))
    painter.drawEllipse(middle, ring + width / 2 + 1.6, ring + width / 2 + 1.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if small:
        painter.setPen(pen(_COBALT, width))
        painter.drawEllipse(middle, ring, ring)
    else:
        around = 2 * math.pi * ring / _BARS
        painter.save()
        painter.setPen(dashed(_COBALT, width, around * 0.8, around * 0.2))
        painter.rotate(-360 / _BARS * 0.4)
        painter.drawEllipse(middle, ring, ring)
        painter.restore()
    _paint_letter(painter, middle, 50 if small else 46, 3 if small else 0)


@smoothed
def _paint_letter(painter: QPainter, centre: QPointF, height: float, heavier: float = 0) -> None:
    """Paint the letter round `centre`, its strokes `heavier` units wider than usual (its height is 98 units)."""
    scale = height / _LETTER.height()
    painter.translate(centre)
    painter.scale(scale, scale)
    painter.translate(-_LETTER.center())
    painter.strokePath(path(QOF), pen(_COBALT, STROKE + heavier))


@smoothed
def paint_file_icon(painter: QPainter, size: float) -> None:
    """Paint the icon of a saved game in the square 0, 0, `size`, `size`: a sheet with the plate on it.

    Below 40 px the lines are heavier; below 22 there is only the letter.
    """
    light = theme("light")
    small = size < 40
    left, top, right, bottom, bent = (10, 1, 90, 99, 22) if small else (13, 3, 87, 97, 22)
    sheet = QPainterPath(QPointF(left, top))
    for x, y in ((right - bent, top), (right, top + bent), (right, bottom), (left, bottom)):
        sheet.lineTo(x, y)
    sheet.closeSubpath()
    corner = QPainterPath(QPointF(right - bent, top))
    corner.lineTo(right - bent, top + bent)
    corner.lineTo(right, top + bent)
    corner.closeSubpath()
    line = pen(light.ink_2, 5 if small else 2)
    painter.scale(size / 100, size / 100)
    painter.fillPath(sheet, colour(light.paper))
    painter.strokePath(sheet, line)
    painter.fillPath(corner, cloth_brush(corner.boundingRect(), light))
    painter.strokePath(corner, line)
    if size < 22:
        _paint_letter(painter, QPointF(50, 60), 62)
    else:
        _paint_plate(painter, QPointF(50, 60 if small else 59), 0.68 if small else 0.66, light.ink, small=small)


def _image(paint: Callable[[QPainter, float], None], size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, size)
    painter.end()
    return image


def program_icon_image(size: int) -> QImage:
    """Return the icon as a picture of `size` x `size` pixels."""
    return _image(paint_program_icon, size)


def file_icon_image(size: int) -> QImage:
    """Return the icon of a saved game as a picture of `size` x `size` pixels."""
    return _image(paint_file_icon, size)


class ProgramIconEngine(QIconEngine):
    """Paints the program's icon for windows in the sizes that the system asks for, each of them once."""

    def __init__(self) -> None:
        """Paint nothing yet."""
        super().__init__()
        self._painted: dict[int, QPixmap] = {}

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Paint the icon into a square at the upper left of `rect`; it looks the same in every mode."""
        painter.drawPixmap(rect.topLeft(), self.pixmap(rect.size(), mode, state))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return the icon in the largest square that fits into `size`."""
        side = min(size.width(), size.height())
        if side not in self._painted:
            self._painted[side] = QPixmap.fromImage(program_icon_image(side))
        return self._painted[side]

    def availableSizes(
        self, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off
    ) -> list[QSize]:
        """Return the small sizes: X11 is given a picture in each of them."""
        return [QSize(side, side) for side in SMALL]

    def clone(self) -> ProgramIconEngine:
        """Return another of these."""
        return ProgramIconEngine()


def write_program_icons(folder: Path) -> list[Path]:
    """Write both icons into `folder`: a PNG of each size, an ICO for Windows, an ICNS for macOS.

    Every size is painted separately; none is a larger one shrunk. Returns the files written. Raises OSError if the
    folder cannot be written to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, bytes] = {}
    for name, paint in ((NAME, program_icon_image), (FILE_NAME, file_icon_image)):
        pictures = {size: paint(size) for size in sorted({*SIZES, *ICO_SIZES, *ICNS_SIZES})}
        files |= {f"{name}-{size}.png": png_bytes(pictures[size]) for size in SIZES}
        files[f"{name}.ico"] = ico_bytes({size: pictures[size] for size in ICO_SIZES})
        files[f"{name}.icns"] = icns_bytes(pictures)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


if __name__ == "__main__":
    for file in write_program_icons(Path(sys.argv[1])):
        print(file)
