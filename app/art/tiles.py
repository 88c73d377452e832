"""The pictures on the tiles of the shelf, composed by the painters of the real cards (look 12).

A picture is laid out in a space of 228 x 128. Both languages share the pictures, which are not mirrored.
"""

from __future__ import annotations

import zlib
from abc import ABC, abstractmethod
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap

from app.art.card_style import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, CardStyle
from app.art.faces import paint_card
from app.art.paths import path
from app.art.pens import colour, dashed, fit, grown, pen, rounded, smoothed
from app.art.pixmaps import drawn
from app.art.tokens import Theme, ThemeName, theme
from app.games import GAMES, is_own, note_error, part, remembered

TILE_WIDTH, TILE_HEIGHT = 228.0, 128.0

IVORY = "#FFFBF2"
PICTURE_INK = "#2A2119"
_COBALT, CRIMSON = "#1F5582", "#9A3234"
GOLD = "#E0A93A"
# The bars of the lab's tile; a picture, not a chart.
_BARS = (_COBALT, "#C9792B", "#56701F", "#A22833", "#6B4A8F")


class Canvas:
    """A painter in the space of a tile, and how cards look on it."""

    def __init__(self, painter: QPainter, theme: Theme, style: CardStyle, game: str) -> None:
        """Take what one picture of a game needs."""
        self.painter = painter
        self.theme = theme
        self.style = style
        self.game = game

    def card(self, symbol: str, x: float, y: float, width: float, tilt: float = 0.0, back: str = "tile") -> None:
        """Paint a card `width` wide about `x, y`, turned by `tilt` degrees, with its small shadow."""
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
        paint_card(painter, symbol, self.style._replace(back=back), self.game)
        painter.restore()

    def disc(self, x: float, y: float, radius: float, fill: str, ink: str, width: float) -> None:
        """Paint a disc with an outline."""
        self.painter.setPen(pen(ink, width))
        self.painter.setBrush(colour(fill))
        self.painter.drawEllipse(QPointF(x, y), radius, radius)


class Tile(ABC):
    """The picture of one thing on the shelf; a game defines its own as a subclass in its `tile.py`."""

    tint: ClassVar[str]
    """The name of its tint, as in `Theme.tint_...`."""

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Paint it into the space of 228 x 128."""


class _Lab(Tile):
    tint = "flax"

    def paint(self, canvas: Canvas) -> None:
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


class _Own(Tile):
    tint = "olive"

    def paint(self, canvas: Canvas) -> None:
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


class _FromDeck(Tile):
    """Three cards of a game's own deck, for a game that brings no picture."""

    tint = "sea"

    def __init__(self, game: str) -> None:
        rules = GAMES[game]
        seats = rules.seats()[0]
        texts = list(dict.fromkeys(card.text for card in rules.deck(seats, rules.fill(seats, {}))))
        # Far apart in the deck, and different for every game.
        first = zlib.crc32(game.encode()) % len(texts)
        self._cards = [texts[(first + n * len(texts) // 3) % len(texts)] for n in range(min(3, len(texts)))]

    def paint(self, canvas: Canvas) -> None:
        middle = (len(self._cards) - 1) / 2
        for n, text in enumerate(self._cards):
            canvas.card(text, 114 + 46 * (n - middle), 66 + 5 * abs(n - middle), 58, 9 * (n - middle))


@remembered
@lru_cache(maxsize=64)
def _tile(name: str) -> Tile:
    """Return the picture of a game, of the lab, or of the tile for own games. Raises KeyError for anything else."""
    if name in OTHERS:
        return OTHERS[name]()
    own = part(name, "tile", Tile)  # type: ignore[type-abstract]
    if own is None:
        return _FromDeck(name)
    return _tried(name, own) if is_own(name) else own()


def _tried(game: str, kind: type[Tile]) -> Tile:
    """Return the picture that an own game brings, or the plain one if painting it raises (see the registry's troubles).

    It is first painted off-screen, because on the shelf an error would leave half a picture behind.
    """
    names: tuple[ThemeName, ...] = ("light", "dark")
    sheet = QImage(int(TILE_WIDTH), int(TILE_HEIGHT), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sheet)
    try:
        made = kind()
        for name in names:
            tile_ground(made, theme(name))
            made.paint(Canvas(painter, theme(name), CardStyle(), game))
    except Exception as error:
        note_error(game, "tile.py", error)
        return _FromDeck(game)
    finally:
        painter.end()
    return made


OTHERS: dict[str, type[Tile]] = {"lab": _Lab, "own": _Own}
"""The tiles at the end of the shelf, after the games."""


def tile_tint(game_id: str, theme: Theme) -> str:
    """Return the ground of a game's tile as `#RRGGBB`. Raises KeyError for an unknown id."""
    return tile_ground(_tile(game_id), theme)


def tile_ground(picture: Tile, theme: Theme) -> str:
    """Return the ground of a picture as `#RRGGBB`. Raises AttributeError if it names no tint of the theme."""
    ground: str = getattr(theme, f"tint_{picture.tint}")
    return ground


@smoothed
def paint_tile(
    painter: QPainter,
    game_id: str,
    rect: QRectF,
    theme: Theme,
    *,
    style: CardStyle | None = None,
    top_radius: float = 0.0,
) -> None:
    """Paint the picture of a game into `rect`, its tint to the edges, as large as fits.

    `style` is how the person likes cards (four colours, night faces). The large index is never used here, because
    pictures of the shelf show whole cards. `top_radius` rounds the two upper corners, for a tile with the picture at
    its top. Raises KeyError for an unknown id.
    """
    picture = _tile(game_id)
    ground = QPainterPath()
    if top_radius > 0:
        ground.addPath(rounded(rect, top_radius))
        ground.addRect(rect.adjusted(0, rect.height() / 2, 0, 0))
        ground.setFillRule(Qt.FillRule.WindingFill)
    else:
        ground.addRect(rect)
    painter.fillPath(ground, colour(tile_tint(game_id, theme)))
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    fit(painter, QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT), rect)
    picture.paint(Canvas(painter, theme, (style or CardStyle())._replace(large_index=False), game_id))


@remembered
@lru_cache(maxsize=64)
def tile_pixmap(
    game_id: str,
    width: int,
    height: int,
    theme: Theme,
    dpr: float = 1.0,
    style: CardStyle | None = None,
    top_radius: float = 0.0,
) -> QPixmap:
    """Return the picture of a game as a pixmap of `width` x `height` px for a screen of `dpr`.

    Cached and shared: do not paint on it.
    """
    box = QRectF(0, 0, width, height)

    def paint(painter: QPainter) -> None:
        paint_tile(painter, game_id, box, theme, style=style, top_radius=top_radius)

    return drawn(round(width * dpr), round(height * dpr), dpr, paint)
