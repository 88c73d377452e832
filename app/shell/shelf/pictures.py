"""The pictures on the tiles: painted one at a time, and kept as files so that the next start need not paint them.

Painting all of them takes longer than everything else on the shelf together. A picture that is neither in memory nor in
a file is therefore painted after what is already on the screen, one per turn of the event loop, so that the shelf
responds in the meantime.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from struct import error as StructError
from struct import pack, unpack_from
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QObject, QTimer, Signal, qVersion
from PySide6.QtGui import QImage, QPixmap

from app import __version__
from app.art.card_style import CardStyle
from app.art.tokens import Theme
from app.games import sources
from app.games.compiled import stamps
from app.store import FileRefused, write_file
from app.wording import language, resource

FOLDER = "shelf"
"""The folder of kept pictures, inside the program's data folder. It may be deleted: the pictures are painted again."""
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_HEAD = 12
"""The bytes before the pixels: width, height and a checksum. The pixels are not compressed, because unpacking them at
every start would take as long as painting the tiles with them."""


class TilePicture(NamedTuple):
    """Identifies a picture on the shelf: its size in px, and everything else it depends on."""

    name: str
    width: int
    height: int
    theme: Theme
    dpr: float
    style: CardStyle
    top_radius: float


class Album:
    """Pictures kept as files, one per name: a new one replaces the one before."""

    def __init__(self, place: Path | None) -> None:
        """`place` is their folder, which need not exist yet; None: keep nothing."""
        self._place = place
        self._shared: int | None = None  # the checksum of what every picture depends on

    def read(self, name: str, of: object, dpr: float) -> QPixmap | None:
        """The picture of this name, if it was made `of` the same inputs; None if there is none or it is damaged."""
        file = self._file(name, of)
        try:
            content = file.read_bytes() if file is not None else b""
            width, height, total = unpack_from("<III", content)
        except (OSError, StructError):
            return None
        pixels = memoryview(content)[_HEAD:]
        if len(pixels) != 4 * width * height or crc32(pixels) != total:
            return None
        # A copy, because this image only borrows the bytes.
        found = QPixmap.fromImage(QImage(pixels, width, height, 4 * width, _FORMAT).copy())
        found.setDevicePixelRatio(dpr)
        return found

    def write(self, name: str, of: object, made: QPixmap) -> None:
        """Keep a picture. If the disk refuses, it is painted again when it is next wanted."""
        file = self._file(name, of)
        if file is None:
            return
        image = made.toImage().convertToFormat(_FORMAT)
        pixels = bytes(image.constBits())
        content = pack("<III", image.width(), image.height(), crc32(pixels)) + pixels
        with contextlib.suppress(OSError, FileRefused):
            file.parent.mkdir(exist_ok=True)
            write_file(file, content, replace=True)
            for before in file.parent.glob(f"{name}.*.pixels"):
                if before != file:
                    before.unlink()

    def _file(self, name: str, of: object) -> Path | None:
        """Where a picture is kept. Its file name has a checksum of what it is `of`, so no file is ever outdated."""
        if self._place is None:
            return None
        if self._shared is None:
            painters = [stamps(resource("app", "art")), stamps(resource("app", "games", "shared"))]
            self._shared = crc32(repr((__version__, qVersion(), painters)).encode())
        return self._place / f"{name}.{crc32(repr((of, language())).encode(), self._shared):08x}.pixels"


class Pictures(QObject):
    """Supplies the pictures of the tiles. `painted` carries the id of a picture that has just become available."""

    painted = Signal(str)

    def __init__(self, album: Album, parent: QObject | None = None) -> None:
        """`album` holds the pictures of the last start, and keeps new ones."""
        super().__init__(parent)
        self._album = album
        self._known: dict[str, tuple[TilePicture, QPixmap]] = {}
        self._waiting: dict[str, TilePicture] = {}
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._paint_one)

    @property
    def waiting(self) -> bool:
        """Whether any picture still has to be painted."""
        return bool(self._waiting)

    def picture(self, wanted: TilePicture) -> QPixmap | None:
        """The picture, which must not be painted on; None if it has yet to be painted, which is done soon."""
        known = self._known.get(wanted.name)
        if known is not None and known[0] == wanted:
            return known[1]
        if self._waiting.get(wanted.name) == wanted:
            return None
        found = self._album.read(wanted.name, (wanted, sources(wanted.name)), wanted.dpr)
        if found is None:
            self._waiting[wanted.name] = wanted
            self._next.start()
            return None
        self._waiting.pop(wanted.name, None)
        self._known[wanted.name] = (wanted, found)
        return found

    def _paint_one(self) -> None:
        # Imported only here, because a shelf whose pictures are all kept does not need the painters of the cards.
        from app.art.tiles import tile_pixmap

        name, wanted = next(iter(self._waiting.items()))
        del self._waiting[name]
        if self._waiting:
            self._next.start()
        made = tile_pixmap(*wanted)
        self._known[name] = (wanted, made)
        self._album.write(name, (wanted, sources(name)), made)
        self.painted.emit(name)
