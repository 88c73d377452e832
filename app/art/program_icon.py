"""The program's own icon: a cobalt plate ring with the first letter of its name, on linen (look.md 11).

``python -m app.art.program_icon FOLDER`` writes it for the three systems; the files lie in ``resources/icons``.
"""

from __future__ import annotations

import math
import sys
from io import BytesIO
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QImage, QImageWriter, QPainter, QPixmap

from app.art.cloth import cloth_brush
from app.art.paths import path
from app.art.pens import colour, dashed, pen, rounded
from app.art.tokens import theme
from app.art.wordmark import QOF, STROKE

# Sizes of the PNG files; Windows' file holds those up to 256.
SIZES: tuple[int, ...] = (16, 24, 32, 48, 64, 128, 256, 512)
NAME = "kupa"

_COBALT = "#1F5582"
_IVORY = "#FFFBF2"
_BARS = 20
# Where the letter's strokes lie in the wordmark, ends included.
_LETTER = QRectF(196, 16, 76, 98)


def paint_program_icon(painter: QPainter, size: float) -> None:
    """Paint the icon in the square 0, 0, ``size``, ``size``.

    Below 40 px the ring is one line, the plate fills the linen and the letter is heavier: twenty bars of less
    than two px would only be grey.
    """
    light = theme("light")
    small = size < 40
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 100, size / 100)
    linen = QRectF(1, 1, 98, 98)
    painter.fillPath(rounded(linen, 23), cloth_brush(linen, light))
    if not small:
        painter.strokePath(rounded(linen, 23), pen(light.line_2, 1.2, alpha=0.5))
    centre = QPointF(50, 50)
    ring, width = (40.5, 8.5) if small else (38.5, 6.0)
    painter.setBrush(colour(_IVORY))
    painter.setPen(Qt.PenStyle.NoPen if small else pen(light.ink, 1.3, alpha=0.5))
    painter.drawEllipse(centre, ring + width / 2 + 1.6, ring + width / 2 + 1.6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if small:
        painter.setPen(pen(_COBALT, width))
        painter.drawEllipse(centre, ring, ring)
    else:
        around = 2 * math.pi * ring / _BARS
        painter.setPen(dashed(_COBALT, width, around * 0.8, around * 0.2))
        painter.translate(centre)
        painter.rotate(-360 / _BARS * 0.4)
        painter.drawEllipse(QPointF(0, 0), ring, ring)
        painter.rotate(360 / _BARS * 0.4)
        painter.translate(-centre)
    scale = (50 if small else 46) / _LETTER.height()
    painter.translate(centre)
    painter.scale(scale, scale)
    painter.translate(-_LETTER.center())
    painter.strokePath(path(QOF), pen(_COBALT, STROKE + (3 if small else 0)))
    painter.restore()


def program_icon_image(size: int) -> QImage:
    """Return the icon as a picture of ``size`` x ``size`` pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_program_icon(painter, size)
    painter.end()
    return image


def program_icon() -> QIcon:
    """Return the icon for windows, at every size of ``SIZES``; needs a running QGuiApplication."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(QPixmap.fromImage(program_icon_image(size)))
    return made


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def write_program_icons(folder: Path) -> list[Path]:
    """Write the icon into ``folder``: a PNG of each size, an ICO for Windows, an ICNS for macOS.

    Every size is painted for itself, none is a shrunken larger one. Returns the files written. Raises
    ``OSError`` where the folder cannot be written to.
    """
    from PIL import Image  # only who writes the files needs it, not the running program

    folder.mkdir(parents=True, exist_ok=True)
    data = {size: _png(program_icon_image(size)) for size in SIZES}
    written = []
    for size, png in data.items():
        target = folder / f"{NAME}-{size}.png"
        target.write_bytes(png)
        written.append(target)
    pictures = {size: Image.open(BytesIO(png)) for size, png in data.items()}
    windows = [size for size in SIZES if size <= 256]
    ico = folder / f"{NAME}.ico"
    pictures[256].save(
        ico, sizes=[(size, size) for size in windows], append_images=[pictures[size] for size in windows[:-1]]
    )
    icns = folder / f"{NAME}.icns"
    pictures[512].save(icns, append_images=[pictures[size] for size in (32, 64, 128, 256)])
    return [*written, ico, icns]


if __name__ == "__main__":
    for file in write_program_icons(Path(sys.argv[1])):
        print(file)
