"""The picture at the side of the installer's last page: the program's icon on its tablecloth.

Painted by Qt, without a screen, like the program's other pictures.
"""

from __future__ import annotations

from pathlib import Path

SIZE = (164, 314)
"""The size in pixels, as NSIS wants it."""


def write(file: Path) -> None:
    """Paint and write the bitmap. Raises OSError."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
    from PySide6.QtGui import QImage, QImageWriter, QPainter

    from app.art.cloth import cloth_brush
    from app.art.program_icon import paint_program_icon
    from app.art.tokens import theme
    from app.art.wordmark import paint_wordmark

    light = theme("light")
    image = QImage(*SIZE, QImage.Format.Format_RGB888)
    painter = QPainter(image)
    whole = QRectF(0, 0, *SIZE)
    painter.fillRect(whole, cloth_brush(whole, light))
    painter.translate(34, 84)
    paint_program_icon(painter, 96)
    painter.resetTransform()
    paint_wordmark(painter, QRectF(42, 206, 80, 34), light.ink)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"bmp")).write(image)
    file.write_bytes(bytes(buffer.data().data()))
