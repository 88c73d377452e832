"""Read printed sheets back as a printer would: what lies where, in millimetres from the upper left corner."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pypdfium2
import pypdfium2.raw as raw
from PIL import Image

from app.printing.files import Press
from app.printing.order import PrintOrder
from app.printing.pages import pages

MM = 25.4 / 72
WHITE = (255, 255, 255)


class Box(NamedTuple):
    """The rectangle that an object covers."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def written(order: PrintOrder, folder: Path, most: int | None = None) -> pypdfium2.PdfDocument:
    """The PDF of an order, or of its first pages, from the disk."""
    path = folder / "sheets.pdf"
    press = Press(pages(order)[:most], path, "pdf", "Sheets", replace=True)
    while press.step():
        pass
    return pypdfium2.PdfDocument(path.read_bytes())


def boxes(page: pypdfium2.PdfPage, kind: int = raw.FPDF_PAGEOBJ_PATH) -> list[Box]:
    """The rectangles that the objects of one kind cover."""
    height = page.get_height()
    found = []
    for one in page.get_objects():
        if one.type == kind:
            left, bottom, right, top = one.get_bounds()
            found.append(Box(left * MM, (height - top) * MM, right * MM, (height - bottom) * MM))
    return found


def sized(page: pypdfium2.PdfPage, width: float, height: float) -> list[Box]:
    """The objects of this size, to a tenth of a millimetre."""
    return [one for one in boxes(page) if abs(one.size[0] - width) < 0.1 and abs(one.size[1] - height) < 0.1]


def picture(page: pypdfium2.PdfPage, dots: float = 100) -> Image.Image:
    """A picture of the page, with `dots` dots per inch."""
    seen: Image.Image = page.render(scale=dots / 72).to_pil()
    return seen.convert("RGB")


def unembedded(page: pypdfium2.PdfPage) -> list[str]:
    """The fonts that a page uses and the file does not contain."""
    found = set()
    for one in page.get_objects():
        if one.type == raw.FPDF_PAGEOBJ_TEXT:
            font = raw.FPDFTextObj_GetFont(one.raw)
            if not raw.FPDFFont_GetIsEmbedded(font):
                found.add("?")
    return sorted(found)


def inked_edge(seen: Image.Image, paper: tuple[float, float]) -> float:
    """How near ink comes to an edge of the paper, mm."""
    ink = Image.eval(seen.convert("L"), lambda light: 255 if light < 250 else 0).getbbox()
    if ink is None:
        return min(paper)
    dots = seen.width / paper[0]
    return min(ink[0], ink[1], seen.width - ink[2], seen.height - ink[3]) / dots
