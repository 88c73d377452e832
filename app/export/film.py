"""A reel as a film: the table after each gesture, with its sentence below it, as animated WebP or GIF."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from PIL import Image
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QTextLayout, QTextOption

from app.art.fonts import font
from app.art.labels import paint_text
from app.art.pens import colour
from app.art.plates import paint_plate
from app.art.tokens import TypeName
from app.export.animated import AnimatedGif, AnimatedWebp, Animation
from app.export.easel import Easel, Looks, board_of, controller_of
from app.export.wish import FilmSize
from app.session.reel import Reel, Still
from app.table.surface import LEAST
from app.wording import direction, t
from app.wording.bidi import bare

FilmKind = Literal["webp", "gif"]
WIDTHS: dict[FilmSize, int] = {"small": 640, "medium": 960, "large": 1280}
"""The widths of films, px; their heights are those of a 16:9 screen."""
READ_MS, LETTER_MS = 900.0, 26.0
END_MS = 2500.0
"""How long a picture stands at speed 1, ms: at least, for each letter of its sentence, and extra for the last one."""
MODELS = 6
"""How many pictures of a film are used to estimate its size, and for the colours of a GIF."""
_STRIP, _BAR = 64.0, 4.0
"""The heights of the strip with the sentence and of the progress bar in it, at a width of 960 px."""


class Shot(NamedTuple):
    """One picture of a film, and its duration in ms."""

    picture: Image.Image
    ms: int


def stands(still: Still, reel: Reel, speed: float) -> int:
    """Return how long a still stands, ms: long enough to read its sentence, and longer for the last one."""
    extra = END_MS if still.place == reel.last else 0.0
    return round((READ_MS + LETTER_MS * len(bare(still.words)) + extra) / speed)


class Studio:
    """Paints the shots of one reel."""

    def __init__(self, reel: Reel, looks: Looks, size: FilmSize, speed: float = 1.0) -> None:
        """Take a reel and a size. Raises KeyError for an unknown size."""
        self.reel = reel
        self._looks, self._speed = looks, speed
        self.wide = WIDTHS[size]
        self.high = self.wide * 9 // 16
        self._zoom = self.wide / WIDTHS["medium"]
        cloth = round(self.high - _STRIP * self._zoom)
        controller = controller_of(reel, looks)
        # A small picture shows the smallest cloth, scaled down.
        zoom = min(1.0, self.wide / LEAST.width(), cloth / LEAST.height())
        self._easel = Easel(controller, board_of(self.wide / zoom, cloth / zoom, zoom, controller, looks), looks)

    def painted(self, still: Still) -> QImage:
        """Return the picture of a still of the reel."""
        table = self._easel.painted(still.view, still.events)
        whole = QImage(self.wide, self.high, QImage.Format.Format_RGB32)
        whole.fill(colour(self._looks.theme.paper))
        painter = QPainter(whole)
        painter.drawImage(0, 0, table)
        strip = QRectF(0, table.height(), self.wide, self.high - table.height())
        self._paint_strip(painter, strip, still)
        painter.end()
        return whole

    def shot(self, place: int) -> Shot:
        """Return the picture of a place for Pillow, and how long it stands."""
        still = self.reel.still(place)
        return Shot(as_image(self.painted(still)), stands(still, self.reel, self._speed))

    def shots(self) -> Iterator[Shot]:
        """Yield all shots in order, each painted on demand."""
        return (self.shot(place) for place in range(self.reel.first, self.reel.last + 1))

    def _paint_strip(self, painter: QPainter, strip: QRectF, still: Still) -> None:
        """Paint the actor's plate, the sentence in at most two lines, the number, and the progress bar."""
        theme, zoom = self._looks.theme, self._zoom
        rtl = direction() == "rtl"
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = 14 * zoom
        left, right = strip.left() + edge, strip.right() - edge
        inner = strip.adjusted(0, 2 * zoom, 0, -_BAR * zoom - 2 * zoom)
        number = t("evening.replay.of", n=still.place, of=self.reel.count)
        note = 92 * zoom
        at = left if rtl else right - note
        ends = Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignLeft if rtl else Qt.AlignmentFlag.AlignRight)
        small = font("small", zoom)
        paint_text(
            painter, QRectF(at, inner.top(), note, inner.height()), number, theme.ink_2, small,
            rtl=rtl, flags=ends.value,
        )  # fmt: skip
        left, right = (left + note + edge, right) if rtl else (left, right - note - edge)
        plate = self.reel.plates.get(still.actor) if still.actor is not None else None
        if plate is not None:
            side = 44 * zoom
            x = right - side if rtl else left
            box = QRectF(x, inner.center().y() - side / 2, side, side)
            paint_plate(painter, plate, box, theme)
            left, right = (left, right - side - edge) if rtl else (left + side + edge, right)
        paint_lines(painter, QRectF(left, inner.top(), right - left, inner.height()), still.words, theme.ink, zoom, rtl)
        bar = QRectF(strip.left(), strip.bottom() - _BAR * zoom, strip.width(), _BAR * zoom)
        painter.fillRect(bar, colour(theme.line))
        steps = max(1, self.reel.last - self.reel.first)
        # From the left in both languages, because films run that way.
        bar.setWidth(bar.width() * (still.place - self.reel.first) / steps)
        painter.fillRect(bar, colour(theme.prim))


def paint_lines(painter: QPainter, box: QRectF, text: str, ink: str, zoom: float, rtl: bool) -> None:
    """Paint a sentence in the middle of a low box, as large as fits in two lines; cut what is too long."""
    steps: tuple[TypeName, ...] = ("voice", "body", "note", "small")
    lines: list[QRectF] = []
    for step in steps:
        layout = QTextLayout(text, font(step, zoom))
        option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        if rtl:
            option.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        lines = broken(layout, box.size())
        if len(lines) <= 2 and sum(line.height() for line in lines) <= box.height():
            break
    painter.save()
    painter.setClipRect(box)
    painter.setPen(colour(ink))
    high = min(box.height(), sum(line.height() for line in lines))
    layout.draw(painter, QPointF(box.left(), box.top() + (box.height() - high) / 2))
    painter.restore()


def broken(layout: QTextLayout, room: QSizeF) -> list[QRectF]:
    """Break a text into lines as wide as the room; return the rectangle of each."""
    found, top = list[QRectF](), 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, room.width()))
        line.setPosition(QPointF(0, top))
        top += line.height()
        found.append(line.rect())
    layout.endLayout()
    return found


def as_image(picture: QImage) -> Image.Image:
    """Convert a picture of Qt's into one of Pillow's."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB32)
    size, data = (plain.width(), plain.height()), bytes(plain.constBits())
    return Image.frombytes("RGB", size, data, "raw", "BGRX", plain.bytesPerLine(), 1)


def animation(studio: Studio, kind: FilmKind) -> Animation:
    """Return an empty film of this kind for the pictures of a studio."""
    if kind == "webp":
        return AnimatedWebp(studio.wide, studio.high)
    return AnimatedGif(studio.wide, studio.high, [studio.shot(place).picture for place in _some(studio.reel)])


def film(studio: Studio, kind: FilmKind, progress: Callable[[int], object]) -> bytes:
    """Return the whole film; `progress` is called with the number of pictures done, and may raise to stop the work."""
    made = animation(studio, kind)
    for number, shot in enumerate(studio.shots(), 1):
        made.add(*shot)
        progress(number)
    return made.whole()


def film_size(studio: Studio, kind: FilmKind, progress: Callable[[int], object]) -> int:
    """Estimate the size of a film in bytes, from its first picture and a few changes from one picture to the next.

    `progress` is called with the number of pictures measured, and may raise to stop the work.
    """
    made, reel = animation(studio, kind), studio.reel
    whole = made.add(*studio.shot(reel.first))
    tried = [place for place in _some(reel) if place > reel.first]
    steps = 0
    for number, place in enumerate(tried, 1):
        progress(number)
        made.skip_to(studio.shot(place - 1).picture)
        steps += made.add(*studio.shot(place))
    kept = len(made.whole()) - whole - steps
    return kept + whole + (round(steps / len(tried) * (len(reel) - 1)) if tried else 0)


def _some(reel: Reel) -> Sequence[int]:
    """Return a few places from the first to the last."""
    count = min(MODELS, len(reel))
    span = reel.last - reel.first
    return sorted({reel.first + round(span * number / max(1, count - 1)) for number in range(count)})
