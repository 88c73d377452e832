"""The pictures on the tiles of the shelf, composed from the real painters (look.md section 12).

A picture is laid out in a space of 228 x 128. The same pictures serve both languages: they are not mirrored.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from app.art.card_style import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, CardStyle
from app.art.faces import paint_card
from app.art.indices import index_path
from app.art.paths import path, star
from app.art.pens import colour, dashed, grown, pen, rounded
from app.art.pixmaps import drawn, kept
from app.art.plates import paint_empty_plate
from app.art.suits import suit_colour, suit_path
from app.art.tokens import Theme

TILE_WIDTH, TILE_HEIGHT = 228.0, 128.0

_IVORY = "#FFFBF2"
_PICTURE_INK = "#2A2119"
_COBALT, _CRIMSON = "#1F5582", "#9A3234"
_GOLD = "#E0A93A"
# The bars of the lab's tile; a picture, not a chart.
_BARS = (_COBALT, "#C9792B", "#56701F", "#A22833", "#6B4A8F")


class _Canvas:
    """A painter in the space of a tile, and the way cards look on it."""

    def __init__(self, painter: QPainter, theme: Theme, style: CardStyle) -> None:
        self.painter = painter
        self.theme = theme
        self.style = style

    def card(self, symbol: str, x: float, y: float, width: float, tilt: float = 0.0, back: str = "tile") -> None:
        """A card ``width`` wide about ``x, y``, turned by ``tilt`` degrees, with its small shadow."""
        painter, scale = self.painter, width / CARD_WIDTH
        painter.save()
        painter.translate(x, y)
        if self.theme.shadows:
            painter.save()
            painter.translate(0, 0.9)
            painter.rotate(tilt)
            shade = "#463012" if self.theme.name == "light" else "#000000"
            box = QRectF(-width / 2, -width * 0.7, width, width * 1.4)
            for reach, alpha in ((1.2, 0.10), (0.3, 0.20)):
                painter.fillPath(
                    rounded(grown(box, reach), width * CARD_RADIUS / CARD_WIDTH + reach), colour(shade, alpha)
                )
            painter.restore()
        painter.rotate(tilt)
        painter.scale(scale, scale)
        painter.translate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2)
        paint_card(painter, symbol, self.style._replace(back=back))
        painter.restore()

    def disc(self, x: float, y: float, radius: float, fill: str, ink: str, width: float) -> None:
        """A disc with an outline."""
        self.painter.setPen(pen(ink, width))
        self.painter.setBrush(colour(fill))
        self.painter.drawEllipse(QPointF(x, y), radius, radius)


def _solo(canvas: _Canvas) -> None:
    for x in (54, 94, 134, 174):
        canvas.card("??", x, 12, 34)
    canvas.card("7S", 50.5, 85, 51, -10)
    canvas.card("8D", 177.5, 85, 51, 10)
    canvas.card("9H", 114, 78.5, 65)


def _trishape(canvas: _Canvas) -> None:
    triangle = path("M114 16L204 114.5H24Z")
    canvas.painter.fillPath(triangle, colour(canvas.theme.prim, 0.2))
    canvas.painter.strokePath(triangle, pen(canvas.theme.prim, 5))
    canvas.card("KS", 114, 45, 46)
    canvas.card("4S", 60, 87, 46, -5)
    canvas.card("9S", 168, 87, 46, 5)


def _soureh(canvas: _Canvas) -> None:
    upper, lower = ("6S", "9D", "8C", "4H"), ("??", "??", "3D", "??")
    for i in range(4):
        canvas.card(upper[i], 48 + 44 * i, 37, 38)
        canvas.card(lower[i], 48 + 44 * i, 92, 38)


def _meydele(canvas: _Canvas) -> None:
    canvas.card("4C", 44, 79, 33)
    canvas.card("KS", 71, 36, 33)
    canvas.card("7C", 184, 79, 33)
    canvas.card("9D", 157, 36, 33)
    canvas.card("KH", 114, 100, 33)
    paint_empty_plate(canvas.painter, QRectF(93, 32, 42, 42), "#2B5C86")
    canvas.painter.translate(114, 53)
    canvas.painter.scale(0.17, 0.17)
    canvas.painter.fillPath(suit_path("C"), suit_colour("C", CardStyle(four_colour=canvas.style.four_colour)))


def _shapes(canvas: _Canvas) -> None:
    canvas.card("?b", 32, 56, 41, -7.5)
    canvas.card("?w", 196, 56, 41, 7.5)
    canvas.card("bC", 74, 78, 43, -5)
    canvas.card("bS", 154, 78, 43, 5)
    canvas.card("wCTS", 114, 64, 59)


def _majnun(canvas: _Canvas) -> None:
    canvas.card("??", 43, 60, 29, 77)
    canvas.card("6S", 64, 89, 28, 25)
    canvas.card("KD", 76, 36, 30, -52)
    canvas.card("3H", 140, 33, 30)
    canvas.card("??", 182, 53, 29, 51)
    canvas.card("8D", 176, 83, 29, -79)
    canvas.card("??", 125, 101, 28, -27)
    canvas.card("QD", 108, 70, 44, -3)
    canvas.card("5S", 117, 64, 45, 4)


def _basa(canvas: _Canvas) -> None:
    ring = QPainterPath()
    ring.addEllipse(QPointF(114, 64), 92, 48)
    dots = dashed(canvas.theme.cloth_ink, 1.9, 3.6, 5.6, length=ring.length(), round_caps=True)
    canvas.painter.strokePath(ring, dots)
    canvas.card("4H", 57, 72, 40, -14)
    canvas.card("8S", 171, 72, 40, 14)
    canvas.card("QC", 84, 65, 43, -7)
    canvas.card("9C", 144, 65, 43, 7)
    canvas.card("AD", 114, 64, 69)


def _super_stam(canvas: _Canvas) -> None:
    canvas.card("6D", 42, 73, 44, -3.5)
    canvas.card("8C", 63, 76, 44, 4)
    canvas.card("KH", 114, 66, 65)
    canvas.card("??", 182, 74, 47, 7, back="pomegranate")
    canvas.painter.translate(182, 74)
    canvas.painter.rotate(7)
    canvas.disc(0, 0, 14, _IVORY, _PICTURE_INK, 1.6)
    crown = path("M-8.5 5.5L-9.5-4.5L-4.2-.8L0-7L4.2-.8L9.5-4.5L8.5 5.5Z")
    canvas.painter.fillPath(crown, colour(_GOLD))
    canvas.painter.strokePath(crown, pen(_PICTURE_INK, 1.4))


def _shlif_shluf(canvas: _Canvas) -> None:
    for i in (2, 1, 0):
        canvas.card("??", 39 - 1.5 * i, 61 + 1.5 * i, 51)
    for symbol, x in (("5H", 93), ("9S", 127), ("TC", 161)):
        canvas.card(symbol, x, 66, 50)
    canvas.card("AS", 194, 53, 50, 7.5)


def _metzudotayim(canvas: _Canvas) -> None:
    painter = canvas.painter
    points = path(star(0, 0, 8, 8.4, 5.9))
    for x, ground in ((50.5, "#1F4F7D"), (177.5, _CRIMSON)):
        for row in range(3):
            for i in range(row + 1):
                middle = QPointF(x + 29 * (i - row / 2), 44.5 + 31 * row)
                block = QRectF(middle.x() - 13.5, middle.y() - 14.5, 27, 29)
                if canvas.theme.shadows:
                    painter.fillPath(rounded(block.translated(0, 1), 3), colour("#000000", 0.22))
                painter.fillPath(rounded(block, 3), colour("#FFFDF8"))
                painter.fillPath(rounded(grown(block, -2), 1.6), colour(ground))
                painter.save()
                painter.translate(middle)
                painter.strokePath(points, pen("#F4EAD2", 1.4))
                painter.restore()
    canvas.card("7C", 98, 50, 37, -7)
    canvas.card("JH", 130, 56, 37, 7)


def _krav_maga(canvas: _Canvas) -> None:
    front = dashed(canvas.theme.cloth_ink, 1.8, 6, 4)
    canvas.painter.strokePath(path("M9 64.5H219"), front)
    for symbol, x, y in (
        ("6S", 39, 48.5),
        ("9S", 39, 63.5),
        ("5H", 89, 80),
        ("8H", 89, 65.5),
        ("KH", 89, 51),
        ("QC", 139, 48.5),
        ("3D", 189, 80),
        ("TD", 189, 65.5),
    ):
        canvas.card(symbol, x, y, 38)


def _karov_meod(canvas: _Canvas) -> None:
    painter = canvas.painter
    for i, symbol in enumerate(("2C", "4D", "9H", "QS", "3H")):
        canvas.card(symbol, 34 + 40 * i, 36, 33)
    canvas.card("7S", 94, 94, 36)
    canvas.card("8S", 134, 94, 36)
    painter.strokePath(path("M94 71L114 60L134 71"), pen(canvas.theme.cloth_ink, 2))
    canvas.disc(94, 71, 10, _IVORY, _PICTURE_INK, 1.8)
    canvas.disc(134, 71, 10, canvas.theme.saffron, canvas.theme.saffron_line, 1.8)
    for x, digit in ((94, index_path("2")), (134, None)):
        painter.save()
        painter.translate(x, 71)
        painter.scale(0.115, 0.115)
        painter.translate(0, -50)
        if digit is not None:
            painter.fillPath(digit, colour(_PICTURE_INK))
        else:
            painter.strokePath(path("M-18 24L4 8V95"), pen(_PICTURE_INK, 15))
        painter.restore()


def _asirim(canvas: _Canvas) -> None:
    canvas.card("JS", 85, 66, 57, -4)
    canvas.card("7D", 143, 66, 57, 4)
    bars = "".join(f"M{46 + 27.2 * i} 13V116" for i in range(6))
    canvas.painter.strokePath(path(bars), pen(canvas.theme.ink_2, 5.2, round_caps=False))
    canvas.painter.strokePath(path("M37 13H191M37 116H191"), pen(canvas.theme.ink_2, 6.8))


def _lab(canvas: _Canvas) -> None:
    painter, ink = canvas.painter, canvas.theme.cloth_ink
    for i, (fill, top) in enumerate(zip(_BARS, (42, 56, 30, 64, 49), strict=True)):
        middle = 54 + 30 * i
        bar = QPainterPath()
        bar.addRoundedRect(QRectF(middle - 10, top, 20, 104 - top), 2, 2)
        bar.addRect(QRectF(middle - 10, 99, 20, 5))
        bar.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(bar, colour(fill))
        painter.strokePath(
            path(f"M{middle - 5} {top - 9}h10M{middle} {top - 9}v18M{middle - 5} {top + 9}h10"), pen(ink, 1.9)
        )
    painter.strokePath(path("M34 104H200"), pen(ink, 2))


def _fourteenth(canvas: _Canvas) -> None:
    painter, ink = canvas.painter, canvas.theme.cloth_ink
    card = QRectF(-29, -40.6, 58, 81.2)
    for x, y, tilt in ((81.5, 68, -7.0), (146.5, 68, 7.0)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(tilt)
        outline = rounded(card, 4)
        painter.strokePath(outline, dashed(ink, 1.8, 6, 5, length=outline.length()))
        painter.restore()
    front = rounded(card.translated(114, 61.5), 4.5)
    painter.fillPath(front, colour(canvas.theme.paper))
    painter.strokePath(front, pen(ink, 1.9))
    painter.strokePath(path("M114 49.5V73.5M102 61.5H126"), pen(canvas.theme.prim, 5.2))


# In the order of the shelf: the picture, and the name of the tint it stands on.
_TILES: dict[str, tuple[Callable[[_Canvas], None], str]] = {
    "solo": (_solo, "flax"),
    "trishape": (_trishape, "saffron"),
    "soureh": (_soureh, "sea"),
    "meydele": (_meydele, "rose"),
    "shapes": (_shapes, "fig"),
    "majnun": (_majnun, "fig"),
    "basa": (_basa, "clay"),
    "super-stam": (_super_stam, "saffron"),
    "shlif-shluf": (_shlif_shluf, "olive"),
    "metzudotayim": (_metzudotayim, "clay"),
    "krav-maga": (_krav_maga, "sea"),
    "karov-meod": (_karov_meod, "olive"),
    "asirim": (_asirim, "flax"),
    "lab": (_lab, "flax"),
    "fourteenth": (_fourteenth, "olive"),
}

# The games of the canon by their ids, then the lab and the place of a fourteenth game: the order of the shelf.
TILES: tuple[str, ...] = tuple(_TILES)


def tile_tint(game_id: str, theme: Theme) -> str:
    """Return the ground of a game's tile as ``#RRGGBB``. Raises ``KeyError`` for an unknown id."""
    tint: str = getattr(theme, f"tint_{_TILES[game_id][1]}")
    return tint


def paint_tile(
    painter: QPainter,
    game_id: str,
    rect: QRectF,
    theme: Theme,
    *,
    style: CardStyle | None = None,
    top_radius: float = 0.0,
) -> None:
    """Paint the picture of a game into ``rect``, its tint to the edges, as large as fits.

    ``style`` is the person's own way of cards (four colours, night faces); the large index is never used
    here, since pictures of the shelf show whole cards. ``top_radius`` rounds the two upper corners, for a tile
    whose picture is its head. Raises ``KeyError`` for an unknown id.
    """
    picture, _ = _TILES[game_id]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = QPainterPath()
    if top_radius > 0:
        ground.addPath(rounded(rect, top_radius))
        ground.addRect(rect.adjusted(0, rect.height() / 2, 0, 0))
        ground.setFillRule(Qt.FillRule.WindingFill)
    else:
        ground.addRect(rect)
    painter.fillPath(ground, colour(tile_tint(game_id, theme)))
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    scale = min(rect.width() / TILE_WIDTH, rect.height() / TILE_HEIGHT)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-TILE_WIDTH / 2, -TILE_HEIGHT / 2)
    picture(_Canvas(painter, theme, (style or CardStyle())._replace(large_index=False)))
    painter.restore()


@kept(64)
def tile_pixmap(
    game_id: str,
    width: int,
    height: int,
    theme: Theme,
    dpr: float = 1.0,
    style: CardStyle | None = None,
    top_radius: float = 0.0,
) -> QPixmap:
    """Return the picture of a game as a pixmap of ``width`` x ``height`` px for a screen of ``dpr``.

    Kept and shared: do not paint on it.
    """
    box = QRectF(0, 0, width, height)

    def paint(painter: QPainter) -> None:
        paint_tile(painter, game_id, box, theme, style=style, top_radius=top_radius)

    return drawn(round(width * dpr), round(height * dpr), dpr, paint)
