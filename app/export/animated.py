"""Animated WebP and GIF, written picture by picture, so that finished pictures need not be kept in memory.

Pillow compresses single pictures. Its own way to animate takes all of them at once and reports no progress until the
last is done. Here each picture is added as it is painted, and only the rectangle that differs from the previous one is
stored.
"""

from __future__ import annotations

import io
import struct
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops

QUALITY, EFFORT = 82, 2
"""Compression of WebP: the quality, of 100, and the effort of the search, of 6."""
COLOURS = 256
"""The maximum number of colours in a GIF."""
LONGEST_MS = 60_000
"""The longest duration of one picture, ms: programs that show animations allow no more."""


class Change(NamedTuple):
    """The rectangle of a picture that differs from the previous picture, and the place of its upper left corner."""

    picture: Image.Image
    x: int
    y: int


def change(before: Image.Image | None, picture: Image.Image) -> Change:
    """Return what is new in a picture, or all of it if it is the first. The corner is at even px, as WebP requires."""
    box = ImageChops.difference(before, picture).getbbox() if before is not None else (0, 0, *picture.size)
    left, top, right, bottom = box or (0, 0, 2, 2)
    left, top = left - left % 2, top - top % 2
    return Change(picture.crop((left, top, right, bottom)), left, top)


class Animation(ABC):
    """An animation that repeats for ever, to which pictures of one size are added; `whole` returns the file."""

    def __init__(self, wide: int, high: int) -> None:
        """`wide` and `high` are those of every picture, px."""
        self.size = (wide, high)
        self._before: Image.Image | None = None
        self._parts: list[bytes] = []

    def add(self, picture: Image.Image, ms: int) -> int:
        """Show a picture for `ms`; return the number of bytes it takes. Raises ValueError for another size."""
        if picture.size != self.size:
            raise ValueError(f"a picture of {picture.size} px in an animation of {self.size}")
        part = self.packed(change(self._before, picture), max(20, min(ms, LONGEST_MS)))
        self._before = picture
        self._parts.append(part)
        return len(part)

    def skip_to(self, picture: Image.Image) -> None:
        """Take a picture as the previous one without storing it, to measure how large the next would be."""
        self._before = picture

    @abstractmethod
    def packed(self, change: Change, ms: int) -> bytes:
        """Return a picture as stored in the file."""

    @abstractmethod
    def whole(self) -> bytes:
        """Return the file. Raises ValueError if no picture has been added."""


class AnimatedWebp(Animation):
    """A WebP animation: a RIFF file with one part for each picture."""

    def packed(self, change: Change, ms: int) -> bytes:
        """Return a part ANMF, which holds the picture as a file of its own would."""
        still = io.BytesIO()
        change.picture.save(still, "WEBP", quality=QUALITY, method=EFFORT)
        data = b"".join(_part(name, body) for name, body in parts(still.getvalue()) if name in (b"VP8 ", b"VP8L"))
        wide, high = change.picture.size
        # The last bit says that the picture replaces what is below it.
        head = _three(change.x // 2) + _three(change.y // 2) + _three(wide - 1) + _three(high - 1) + _three(ms) + b"\2"
        return _part(b"ANMF", head + data)

    def whole(self) -> bytes:
        """Return the file: the size of the canvas, that it repeats for ever, and the pictures."""
        if not self._parts:
            raise ValueError("an animation has at least one picture")
        canvas = _part(b"VP8X", b"\2\0\0\0" + _three(self.size[0] - 1) + _three(self.size[1] - 1))
        body = b"WEBP" + canvas + _part(b"ANIM", b"\xff\xff\xff\xff\0\0") + b"".join(self._parts)
        return b"RIFF" + struct.pack("<I", len(body)) + body


class AnimatedGif(Animation):
    """A GIF animation. All its pictures share the colours of a few that are given first."""

    def __init__(self, wide: int, high: int, models: list[Image.Image]) -> None:
        """`models` are pictures of this size, from which the colours are taken."""
        super().__init__(wide, high)
        sheet = Image.new("RGB", (wide, high * len(models)))
        for number, model in enumerate(models):
            sheet.paste(model, (0, high * number))
        self._colours = sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)

    def packed(self, change: Change, ms: int) -> bytes:
        """Return a block for the duration and one for the picture."""
        plain = change.picture.quantize(palette=self._colours, dither=Image.Dither.NONE)
        return b"".join(GifImagePlugin.getdata(plain, (change.x, change.y), duration=ms, disposal=1))

    def whole(self) -> bytes:
        """Return the file: size and colours, that it repeats for ever, and the pictures."""
        if not self._parts:
            raise ValueError("an animation has at least one picture")
        palette = bytes(self._colours.getpalette("RGB") or ()).ljust(3 * COLOURS, b"\0")
        head = b"GIF89a" + struct.pack("<HHBBB", *self.size, 0xF7, 0, 0) + palette
        endless = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
        return head + endless + b"".join(self._parts) + b";"


def parts(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the parts of a WebP file: the name and the content of each."""
    at = 12
    while at + 8 <= len(file):
        name, length = file[at : at + 4], struct.unpack_from("<I", file, at + 4)[0]
        yield name, file[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _part(name: bytes, body: bytes) -> bytes:
    """Return a part of a RIFF file; one of an odd length is followed by a zero."""
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def _three(number: int) -> bytes:
    """Return a whole number in three bytes."""
    return struct.pack("<I", number)[:3]
