"""The two file formats in which systems expect a program's picture at many sizes: .ico and .icns.

Both are written here byte by byte, so that every size is painted for itself and none is a larger one shrunk.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

ICO_SIZES: tuple[int, ...] = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Sizes of an .ico: 16, 32 and 48 px at Windows' scales of 100, 125, 150 and 200 percent, and what Explorer shows."""

ICNS_SIZES: tuple[int, ...] = (16, 32, 64, 128, 256, 512, 1024)
"""Sizes of an .icns: 16, 32, 128, 256 and 512 points, each also for screens of double density."""

_ICNS_KINDS: tuple[tuple[bytes, int], ...] = (
    (b"ic04", 16),
    (b"ic05", 32),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic13", 256),
    (b"ic08", 256),
    (b"ic14", 512),
    (b"ic09", 512),
    (b"ic10", 1024),
)
_PACKED = (b"ic04", b"ic05")
"""Parts that hold pixels in the format's own packing; PNG in them is not shown everywhere."""


def png_bytes(image: QImage) -> bytes:
    """Return the picture as a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _rows(image: QImage) -> list[bytes]:
    """Return the picture's rows from the top, four bytes per pixel: blue, green, red, alpha, not premultiplied."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    data = bytes(plain.constBits())
    step = plain.bytesPerLine()
    used = plain.width() * 4
    return [data[row * step : row * step + used] for row in range(plain.height())]


def _bitmap(image: QImage) -> bytes:
    """Return one picture as stored in an .ico: a header, the rows from below, and a bit for each hidden pixel."""
    size, rows = image.width(), _rows(image)
    mask = []
    for row in rows:
        bits = "".join("1" if alpha == 0 else "0" for alpha in row[3::4])
        bits += "0" * (-len(bits) % 32)
        mask.append(int(bits, 2).to_bytes(len(bits) // 8, "big"))
    pixels = b"".join(reversed(rows)) + b"".join(reversed(mask))
    # The height counts the picture and its mask.
    return struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(pixels), 0, 0, 0, 0) + pixels


def ico_bytes(pictures: Mapping[int, QImage]) -> bytes:
    """Return an .ico of square pictures by their size, which is at most 256 px.

    The largest is a PNG, the others are plain pixels, which every program on Windows can read. Raises `ValueError` for
    no picture or too large a one.
    """
    if not pictures or max(pictures) > 256:
        raise ValueError("an .ico holds pictures of 1 to 256 px")
    parts = [(size, png_bytes(picture) if size == 256 else _bitmap(picture)) for size, picture in pictures.items()]
    where = 6 + 16 * len(parts)
    entries = b""
    for size, data in parts:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), where)
        where += len(data)
    return struct.pack("<HHH", 0, 1, len(parts)) + entries + b"".join(data for _, data in parts)


def packed(data: bytes) -> bytes:
    """Pack one channel as an .icns does: runs of 3 to 130 equal bytes, and 1 to 128 bytes as they are."""
    out = bytearray()
    at = 0
    plain = bytearray()

    def flush() -> None:
        while plain:
            part = plain[:128]
            out.append(len(part) - 1)
            out.extend(part)
            del plain[:128]

    while at < len(data):
        run = 1
        while run < 130 and at + run < len(data) and data[at + run] == data[at]:
            run += 1
        if run >= 3:
            flush()
            out += bytes((0x80 + run - 3, data[at]))
        else:
            plain += data[at : at + run]
        at += run
    flush()
    return bytes(out)


def _channels(image: QImage) -> bytes:
    """Return the picture as alpha, red, green and blue, each packed separately."""
    pixels = b"".join(_rows(image))
    return b"ARGB" + b"".join(packed(pixels[channel::4]) for channel in (3, 2, 1, 0))


def icns_bytes(pictures: Mapping[int, QImage]) -> bytes:
    """Return an .icns of square pictures by their size. Raises KeyError if one of `ICNS_SIZES` is missing."""
    body = b""
    for kind, size in _ICNS_KINDS:
        data = _channels(pictures[size]) if kind in _PACKED else png_bytes(pictures[size])
        body += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body
