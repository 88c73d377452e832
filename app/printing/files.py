"""Pages into files: one PDF with all of them, or a PNG for each.

A `Press` paints one page at a time, so that the caller can show progress, and stop. Nothing is written until every page
is painted; then each file is written completely, or not at all.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Literal, get_args

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from app.printing.pages import PrintPage, paint_page
from app.printing.paper import PaperSize
from app.printing.png import DOTS, png_bytes
from app.store.files import write_files

Kind = Literal["pdf", "png"]
KINDS: tuple[Kind, ...] = get_args(Kind)
_PDF_DPI = 1200
"""The resolution of the coordinates in a PDF, whose content itself is not made of dots."""


class Press:
    """Paints pages into a file, or into one for each page. `done` of `count` pages are painted."""

    def __init__(
        self, pages: Sequence[PrintPage], path: Path, kind: Kind, title: str, *, replace: bool = False
    ) -> None:
        """`path` is the PDF, or the PNG of a single page; several PNGs get numbers before the suffix (`targets`)."""
        self._pages = list(pages)
        self._replace = replace
        self.count, self.done = len(self._pages), 0
        self.targets = [path] if kind == "pdf" or self.count == 1 else numbered(path, self.count)
        self._out: _Pdf | _Pictures = _Pdf(title) if kind == "pdf" else _Pictures()
        self.written: tuple[Path, ...] = ()

    def step(self) -> bool:
        """Paint the next page; after the last one write everything, and return False. Raises FileRefused."""
        if self.done < self.count:
            self._out.paint(self._pages[self.done])
            self.done += 1
            return True
        contents = self._out.close()
        write_files(dict(zip(self.targets, contents, strict=True)), replace=self._replace)
        self.written = tuple(self.targets)
        return False

    def stop(self) -> None:
        """Give up; nothing has been written."""
        self._out.stop()


def numbered(path: Path, count: int) -> list[Path]:
    """Return the names of several pictures: `sheets.png` becomes `sheets-01.png`, `sheets-02.png`, ..."""
    digits = max(2, len(str(count)))
    return [path.with_name(f"{path.stem}-{number:0{digits}}{path.suffix}") for number in range(1, count + 1)]


def picture_of(page: PrintPage, dots: float = DOTS) -> QImage:
    """Return a page as a picture with `dots` per metre, at least as large as the paper."""
    across, down = (math.ceil(length * dots / 1000) for length in page.paper)
    made = QImage(across, down, QImage.Format.Format_RGB32)
    made.fill(0xFFFFFFFF)
    painter = QPainter(made)
    try:
        painter.scale(dots / 1000, dots / 1000)
        paint_page(page, painter)
    finally:
        painter.end()
    return made


class _Pdf:
    """A PDF in the making, in memory: some megabytes for the largest deck."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._buffer = QBuffer()
        self._writer: QPdfWriter | None = None
        self._painter: QPainter | None = None
        self._papers: set[PaperSize] = set()

    def paint(self, page: PrintPage) -> None:
        """Paint the next page."""
        self._papers.add(page.paper)
        if self._painter is None or self._writer is None:
            self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            self._writer = QPdfWriter(self._buffer)
            self._writer.setResolution(_PDF_DPI)
            self._writer.setTitle(self._title)
            self._writer.setCreator("Kupa")
            self._writer.setPageLayout(_page_layout(page.paper))
            self._painter = QPainter(self._writer)
        else:
            self._writer.setPageLayout(_page_layout(page.paper))
            self._writer.newPage()
        self._painter.save()
        self._painter.scale(_PDF_DPI / 25.4, _PDF_DPI / 25.4)
        paint_page(page, self._painter)
        self._painter.restore()

    def close(self) -> list[bytes]:
        """Return the whole file."""
        self.stop()
        made = bytes(self._buffer.data().data())
        for paper in self._papers:
            made = exact(made, paper)
        return [made]

    def stop(self) -> None:
        """Stop painting."""
        if self._painter is not None:
            self._painter.end()
        self._painter = self._writer = None
        self._buffer.close()


def _page_layout(paper: PaperSize) -> QPageLayout:
    size = QPageSize(QSizeF(*paper), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    none = QMarginsF(0, 0, 0, 0)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, none, QPageLayout.Unit.Millimeter, none)


def exact(content: bytes, paper: PaperSize) -> bytes:
    """Resize the pages of a PDF from Qt to exactly the paper. Qt rounds to whole points, which shifts the backs.

    The upper left corner stays where it is, and so does every byte other than the size.
    """
    wide, high = (length * 72 / 25.4 for length in paper)
    rounded = b"/MediaBox [0 0 %.6f %.6f]" % (round(wide), round(high))
    wanted = b"/MediaBox [0 %.4f %.4f %d" % (round(high) - high, wide, round(high))
    return content.replace(rounded, wanted.ljust(len(rounded) - 1) + b"]")


class _Pictures:
    """Pictures in the making. Another thread packs them while the next one is painted; equal ones only once."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._made: list[Future[bytes]] = []
        self._alike: dict[object, Future[bytes]] = {}

    def paint(self, page: PrintPage) -> None:
        """Paint the next page."""
        likeness = page.likeness
        known = self._alike.get(likeness) if likeness is not None else None
        if known is None:
            known = self._pool.submit(png_bytes, picture_of(page))
            if likeness is not None:
                self._alike[likeness] = known
        self._made.append(known)

    def close(self) -> list[bytes]:
        """Return the files in the order of the pages."""
        try:
            return [one.result() for one in self._made]
        finally:
            self.stop()

    def stop(self) -> None:
        """Stop packing."""
        self._pool.shutdown(cancel_futures=True)
