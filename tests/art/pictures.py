"""Helpers for the tests of drawings: painting onto a small picture and comparing pictures by their pixels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap


def painted(
    draw: Callable[[QPainter], None], width: int, height: int, ground: str | None = None, dpr: float = 1.0
) -> QImage:
    """The picture that ``draw`` paints, ``width`` x ``height`` px on a transparent or a solid ground."""
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent if ground is None else QColor(ground))
    painter = QPainter(image)
    try:
        draw(painter)
    finally:
        painter.end()
    return image


def pixels(image: QImage) -> bytes:
    """The pixels of a picture, four bytes each."""
    whole = image.convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(whole.constBits())


def turned(image: QImage) -> QImage:
    """The picture turned by 180 degrees."""
    return image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)


def grey(image: QImage) -> bytes:
    """The pixels of a picture as it would be printed without colour, one byte each, rows without padding."""
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, line, width = bytes(flat.constBits()), flat.bytesPerLine(), flat.width()
    return b"".join(bits[row * line : row * line + width] for row in range(flat.height()))


def differing(a: bytes, b: bytes, by: int = 24) -> int:
    """How many bytes differ by more than ``by``."""
    assert len(a) == len(b)
    return sum(abs(x - y) > by for x, y in zip(a, b, strict=True))


def inked(image: QImage) -> int:
    """How many pixels are not fully transparent."""
    return sum(alpha > 8 for alpha in pixels(image)[3::4])


def over(pixmap: QPixmap, ground: str) -> QImage:
    """A pixmap laid on a solid ground, in its own pixels."""
    image = QImage(pixmap.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    image.setDevicePixelRatio(pixmap.devicePixelRatio())
    painter = QPainter(image)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return image


def _luminance(colour: str) -> float:
    """Relative luminance of `#RRGGBB`, 0 (black) to 1 (white), by the W3C formula."""

    def linear(byte: str) -> float:
        share = int(byte, 16) / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(colour[i : i + 2]) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """The contrast ratio of two colours `#RRGGBB`, in any order, by the W3C formula: from 1 (the same) to 21."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)
