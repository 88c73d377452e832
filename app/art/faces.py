"""Card faces: every card of every pack, painted by our own strokes at the exact size (look 5).

`paint_card` draws in card units (250 x 350) on any painter. `card_pixmap` makes a pixmap of exactly the right number of
device pixels, with the shadow baked in. `FaceCache` keeps such pixmaps for the table. Symbols are the canon's
(docs/notation.md#cards), and no font is used for them. Cards of a game's own deck are painted by the game's `faces.py`,
or else by their symbols (`app.art.lettered`); the caller says which game they belong to.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPixmap, QTransform

from app.art.backs import paint_back
from app.art.card_style import (
    BACKS,
    CARD_HEIGHT,
    CARD_RADIUS,
    CARD_WIDTH,
    GOLD,
    CardStyle,
    paper,
)
from app.art.courts import paint_court
from app.art.deck_faces import DeckFaces
from app.art.indices import RANKS, index_path
from app.art.jokers import JOKERS, joker_colour, paint_jester, paint_stars, star_path
from app.art.lettered import paint_lettered, paint_lettered_back
from app.art.own_pictures import own_picture, paint_bled, paint_rounded
from app.art.paths import TURNED, disc, path, star
from app.art.pens import pen, smooth_painter
from app.art.shadows import RESTING, Shadow, margin_px, shadow_image
from app.art.suits import SUITS, suit_colour, suit_path
from app.games import GAMES, is_own, note_error, part, remembered
from app.wording.catalogue import language

SHRUNK_FROM, _MASTER = 84, 384
"""A back whose width in device px is in this range is shrunk from a picture of the larger width.

Painting its lattice of thick lines takes ten times as long.
"""
LARGE_INDEX_BELOW = 60.0
"""Below this logical width in px a face always takes the large index (look 5)."""

_EDGE = 1.6
_PIP = 50.0
_COURTS = "JQK"
_PATCH, _LARGE_PATCH = QRectF(6, 8, 46, 100), QRectF(6, 8, 100, 218)

# Columns and rows of the pips as parts of the card's width and height.
_LEFT = 0.33
_MIDDLE = 0.5
_RIGHT = 0.67
_TOP, _BOTTOM = 0.165, 0.835


def _rows(parts: int, *steps: int) -> list[float]:
    """Return heights, each `steps` / `parts` of the way from the top row to the bottom row."""
    return [_TOP + (_BOTTOM - _TOP) * step / parts for step in steps]


def _pips(rank: str) -> list[tuple[float, float]]:
    """Return where the pips of a rank from 2 to 10 are, as parts of width and height."""
    middle = {
        "2": _rows(1, 0, 1),
        "3": _rows(2, 0, 1, 2),
        "5": _rows(2, 1),
        "7": _rows(4, 1),
        "8": _rows(4, 1, 3),
        "9": _rows(2, 1),
        "T": _rows(6, 1, 5),
    }
    sides = {
        "4": _rows(1, 0, 1),
        "5": _rows(1, 0, 1),
        "6": _rows(2, 0, 1, 2),
        "7": _rows(2, 0, 1, 2),
        "8": _rows(2, 0, 1, 2),
        "9": _rows(3, 0, 1, 2, 3),
        "T": _rows(3, 0, 1, 2, 3),
    }
    return [(_MIDDLE, y) for y in middle.get(rank, ())] + [(x, y) for x in (_LEFT, _RIGHT) for y in sides.get(rank, ())]


def _placed(shape: QPainterPath, x: float, y: float, height: float, turned: bool = False) -> QPainterPath:
    """Return a shape 100 units high, moved to (x, y) and scaled to `height` card units."""
    scale = height / 100 * (-1 if turned else 1)
    return QTransform().translate(x, y).scale(scale, scale).map(shape)


@cache
def _index(rank: str, suit: str) -> QPainterPath:
    """Return rank and suit in the upper left corner, and again turned (look 5)."""
    upper = _placed(index_path(rank), 29, 17, 42)
    upper.addPath(_placed(suit_path(suit), 29, 82, 32))
    both = QPainterPath(upper)
    both.addPath(TURNED.map(upper))
    both.setFillRule(Qt.FillRule.WindingFill)
    return both


@cache
def _plain_face(rank: str, suit: str) -> QPainterPath:
    """Return everything that is printed in the suit's ink on a card from ace to ten."""
    face = QPainterPath(_index(rank, suit))
    if rank == "A":
        face.addPath(_placed(suit_path(suit), 125, 175, 158 if suit == "S" else 104))
    for x, y in _pips(rank):
        face.addPath(_placed(suit_path(suit), x * CARD_WIDTH, y * CARD_HEIGHT, _PIP, turned=y > 0.5))
    face.setFillRule(Qt.FillRule.WindingFill)
    return face


@cache
def _large_index(rank: str, suit: str) -> QPainterPath:
    """Return the large index: rank 104 high and suit 74 high below it, upright only."""
    corner = _placed(index_path(rank), 56, 19, 104)
    corner.addPath(_placed(suit_path(suit), 56, 178, 74))
    corner.setFillRule(Qt.FillRule.WindingFill)
    return corner


@cache
def _large_face(rank: str, suit: str) -> QPainterPath:
    """Return what the suit's ink prints with a large index: the index and, except on courts, one suit 150 high."""
    face = QPainterPath(_large_index(rank, suit))
    if rank not in _COURTS:
        face.addPath(_placed(suit_path(suit), 160, 246, 150))
    face.setFillRule(Qt.FillRule.WindingFill)
    return face


def paint_card(painter: QPainter, symbol: str, style: CardStyle, game: str = "") -> None:
    """Paint a card, with paper and edge but without shadow, in card space: (0,0) to (250,350).

    `symbol` is the canon's: `TD`, `XR`, `??` for a back; with a `game` also a card or a back of its own deck. Raises
    ValueError for any other symbol and for an unknown back. The painter is left as it was.
    """
    check_symbol(symbol, style, game)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_paper(painter, style, flat=symbol[0] == "?")
    _paint_picture(painter, symbol, style, game)
    painter.restore()


def paint_print(painter: QPainter, symbol: str, style: CardStyle, game: str = "", bleed: float = 0.0) -> None:
    """Paint what is printed on the paper of a card: like `paint_card`, without paper, edge and corners.

    With a `bleed`, in card units, a picture that reaches the card's edge continues this far beyond it. Raises
    ValueError as `paint_card` does. The painter is left as it was.
    """
    check_symbol(symbol, style, game)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture = _own_picture(symbol, style, game)
    if picture is not None:
        paint_bled(painter, picture, bleed)
        _paint_corners(painter, symbol, style)
    else:
        _paint_picture(painter, symbol, style, game)
    painter.restore()


def _own_picture(symbol: str, style: CardStyle, game: str) -> QImage | None:
    """Return the person's own picture for a card or a back of an ordinary pack, if it exists and can be read."""
    if symbol != "??" and symbol not in _ordinary():
        return None
    if not (style.own_back if symbol == "??" else style.own_faces) or _painter_of(symbol, style, game) is not None:
        return None
    return own_picture(style.own_back if symbol == "??" else f"{style.own_faces}/{symbol}.png")


def _paint_corners(painter: QPainter, symbol: str, style: CardStyle) -> None:
    """Paint our marks in the corners of a person's own picture, on a patch of paper, to be legible on any picture."""
    if not style.own_corners or symbol == "??":
        return
    patch = _LARGE_PATCH if style.large_index else _PATCH
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paper(style).top))
    painter.drawRoundedRect(patch, 9, 9)
    if not style.large_index:
        painter.drawRoundedRect(TURNED.mapRect(patch), 9, 9)
    if symbol in JOKERS:
        if style.large_index:
            painter.setBrush(joker_colour(symbol, style))
            painter.drawPath(star_path(56, 62, 46))
        else:
            paint_stars(painter, symbol, style)
        return
    painter.setBrush(suit_colour(symbol[1], style))
    painter.drawPath((_large_index if style.large_index else _index)(symbol[0], symbol[1]))


def _paint_picture(painter: QPainter, symbol: str, style: CardStyle, game: str) -> None:
    """Paint what is printed on the paper of a card."""
    own, back = _painter_of(symbol, style, game), symbol[0] == "?"
    picture = _own_picture(symbol, style, game)
    if picture is not None:
        paint_rounded(painter, picture)
        _paint_corners(painter, symbol, style)
    elif own is not None:
        (own.paint_back if back else own.paint_face)(painter, symbol, style)
    elif symbol == "??":
        paint_back(painter, style.back)
    elif symbol in JOKERS:
        _paint_joker(painter, symbol, style)
    elif symbol in _ordinary():
        _paint_suited(painter, symbol[0], symbol[1], style)
    elif back:
        paint_lettered_back(painter, symbol, game)
    else:
        paint_lettered(painter, symbol, style, game)


def check_symbol(symbol: str, style: CardStyle, game: str) -> None:
    """Raise ValueError unless `symbol` is a card that can be painted, with a back that exists."""
    if symbol == "??":
        if style.back not in BACKS:
            raise ValueError(f"no back {style.back!r}; there are {', '.join(BACKS)}")
    elif symbol not in _ordinary() and (not symbol or game not in GAMES):
        raise ValueError(f"no card {symbol!r}: not a symbol of the canon")


@cache
def _ordinary() -> frozenset[str]:
    """Return the cards of an ordinary pack."""
    return frozenset(rank + suit for rank in RANKS for suit in SUITS) | frozenset(JOKERS)


@remembered
@lru_cache(maxsize=64)
def _faces(game: str) -> DeckFaces | None:
    """Return the faces that a game brings; None if it has none, or for no game.

    A person's own game raises nothing: if its faces fail, its cards are painted without them.
    """
    made = part(game, "faces", DeckFaces) if game in GAMES else None  # type: ignore[type-abstract]
    if made is None or not is_own(game):
        return None if made is None else made()
    try:
        faces = made()
        frozenset(faces.symbols)
    except Exception as error:
        note_error(game, "faces.py", error)
        return None
    return faces


def _painter_of(symbol: str, style: CardStyle, game: str) -> DeckFaces | None:
    """Return what paints this card instead of the program: the game, if it has faces for it."""
    own = _faces(game)
    if own is None or symbol not in own.symbols or (is_own(game) and not _tried(symbol, style, game)):
        return None
    return own


@remembered
@lru_cache(maxsize=1024)
def _tried(symbol: str, style: CardStyle, game: str) -> bool:
    """Return whether an own game's faces can paint a card: tried off-screen, because half a card cannot be undone."""
    own = _faces(game)
    sheet = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sheet)
    try:
        assert own is not None, "asked for a game that brings faces"
        (own.paint_back if symbol[0] == "?" else own.paint_face)(painter, symbol, style)
    except Exception as error:
        note_error(game, "faces.py", error)
        return False
    finally:
        painter.end()
    return True


def _deck(symbol: str, game: str) -> tuple[str, ...]:
    """Return what a card's picture depends on besides its symbol: for a game's own deck, the game and the language."""
    own = _faces(game)
    ordinary = symbol == "??" or symbol in _ordinary()
    return () if ordinary and (own is None or symbol not in own.symbols) else (game, language())


def _paint_paper(painter: QPainter, style: CardStyle, flat: bool) -> None:
    """Paint the paper and the line round it. A back's paper is flat: a gradient would tell which end is up."""
    sheet = paper(style)
    if flat:
        painter.setBrush(QColor(sheet.top))
    else:
        gradient = QLinearGradient(QPointF(0, 0), QPointF(0, CARD_HEIGHT))
        gradient.setColorAt(0, QColor(sheet.top))
        gradient.setColorAt(1, QColor(sheet.bottom))
        painter.setBrush(QBrush(gradient))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT), CARD_RADIUS, CARD_RADIUS)
    edge = QColor(sheet.edge)
    edge.setAlphaF(sheet.edge_opacity)
    painter.setPen(pen(edge, _EDGE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = _EDGE / 2
    painter.drawRoundedRect(
        QRectF(inset, inset, CARD_WIDTH - _EDGE, CARD_HEIGHT - _EDGE), CARD_RADIUS - inset, CARD_RADIUS - inset
    )


def _paint_suited(painter: QPainter, rank: str, suit: str, style: CardStyle) -> None:
    ink = suit_colour(suit, style)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    court = rank in _COURTS
    if style.large_index:
        painter.drawPath(_large_face(rank, suit))
        if court:
            painter.translate(78, 96)
            painter.scale(0.72, 0.72)
            paint_court(painter, rank, suit, style, corner_suit=False)
        return
    if court:
        painter.drawPath(_index(rank, suit))
        paint_court(painter, rank, suit, style)
        return
    painter.drawPath(_plain_face(rank, suit))
    if rank == "A" and suit == "S":
        painter.setBrush(QColor(GOLD))
        painter.drawPath(path(star(125, 175, 8, 24, 10)))
        painter.setBrush(ink)
        painter.drawPath(path(disc(125, 175, 5.5)))


def _paint_joker(painter: QPainter, symbol: str, style: CardStyle) -> None:
    if not style.large_index:
        paint_jester(painter, symbol)
        paint_stars(painter, symbol, style)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(joker_colour(symbol, style))
    painter.drawPath(star_path(56, 62, 46))
    painter.translate(149 - 125, 239 - 175)
    paint_jester(painter, symbol)


def card_pixmap(
    symbol: str,
    width: float,
    dpr: float,
    style: CardStyle,
    shadow: Shadow | None = RESTING,
    game: str = "",
) -> QPixmap:
    """Return a card `width` logical px wide as a pixmap with the device pixel ratio `dpr`.

    The card itself covers exactly `round(width * dpr)` device pixels across, and 1.4 times as many downwards. With a
    shadow there is a margin of SHADOW_MARGIN of the width on every side. Below LARGE_INDEX_BELOW the large index is
    always used. Needs a QGuiApplication. Raises ValueError as `paint_card` does, and unless width and dpr are positive.
    """
    if not (width > 0 and dpr > 0):
        raise ValueError(f"a card cannot be {width} px wide at {dpr} device pixels each")
    style = _effective(symbol, width, style)
    check_symbol(symbol, style, game)
    across = max(1, round(width * dpr))
    down = max(1, round(across * CARD_HEIGHT / CARD_WIDTH))
    if symbol[0] == "?" and SHRUNK_FROM <= across < _MASTER:
        master = _master(symbol, style, game, _deck(symbol, game))
        ignore, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        face = master.scaled(across, down, ignore, smooth)
    else:
        face = _painted(symbol, style, game, across, down)
    if symbol[0] == "?" and _own_picture(symbol, style, game) is None:
        _even(face)
    margin = margin_px(across) if shadow is not None else 0
    pixmap = QPixmap(across + 2 * margin, down + 2 * margin)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    if shadow is not None:
        painter.drawImage(0, 0, shadow_image(across, down, shadow))
    painter.drawImage(margin, margin, face)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _painted(symbol: str, style: CardStyle, game: str, across: int, down: int) -> QImage:
    """Return a card without its shadow, with these numbers of device pixels across and down."""
    face = _blank_card(style.night, symbol[0] == "?", across, down).copy()
    painter = smooth_painter(face)
    painter.scale(across / CARD_WIDTH, down / CARD_HEIGHT)
    _paint_picture(painter, symbol, style, game)
    painter.end()
    return face


@lru_cache(maxsize=16)
def _blank_card(night: bool, flat: bool, across: int, down: int) -> QImage:
    """Return blank paper, the same for all cards of one size, so it is painted only once."""
    face = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    face.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(face)
    painter.scale(across / CARD_WIDTH, down / CARD_HEIGHT)
    _paint_paper(painter, CardStyle(night=night), flat)
    painter.end()
    return face


@lru_cache(maxsize=8)
def _master(symbol: str, style: CardStyle, game: str, deck: object) -> QImage:
    """Return a large back from which smaller ones are made. It is painted again when `deck` changes."""
    return _painted(symbol, style, game, _MASTER, round(_MASTER * CARD_HEIGHT / CARD_WIDTH))


def _even(back: QImage) -> None:
    """Make the lower half of a back the upper half turned by 180 degrees, pixel for pixel.

    The pattern is symmetric, but the rasteriser flattens equal curves a little differently from place to place, and
    even that must not reveal which way up a card lies.
    """
    turned = back.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    width, height = back.width(), back.height()
    painter = QPainter(back)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(0, (height + 1) // 2, turned, 0, (height + 1) // 2)
    if height % 2:
        painter.drawImage((width + 1) // 2, height // 2, turned, (width + 1) // 2, height // 2, width // 2, 1)
    painter.end()


def _effective(symbol: str, width: float, style: CardStyle) -> CardStyle:
    """Return the style that really applies: small faces take the large index; backs have neither inks nor indices."""
    if symbol[:1] == "?":
        ordinary = symbol == "??"
        return CardStyle(
            night=style.night,
            back=style.back if ordinary else CardStyle().back,
            own_back=style.own_back if ordinary else "",
        )
    large = style.large_index or width < LARGE_INDEX_BELOW
    return style._replace(large_index=large, back=CardStyle().back, own_back="")


class FaceCache:
    """Card pixmaps by symbol, size and style, painted when first used.

    Holds at most `limit` bytes of pixels, but always the last face asked for; the least recently used go first.
    """

    def __init__(self, limit: int = 96 * 2**20) -> None:
        """`limit` is in bytes; 96 MiB hold a whole table at a device pixel ratio of 3."""
        self._limit = limit
        self._size = 0
        self._faces: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    def get(
        self,
        symbol: str,
        width: float,
        dpr: float,
        style: CardStyle,
        shadow: Shadow | None = RESTING,
        game: str = "",
    ) -> QPixmap:
        """Return the pixmap that `card_pixmap` makes from the same arguments. Raises ValueError as it does."""
        key = (symbol, _deck(symbol, game), width, dpr, _effective(symbol, width, style), shadow)
        face = self._faces.get(key)
        if face is not None:
            self._faces.move_to_end(key)
            return face
        face = card_pixmap(symbol, width, dpr, style, shadow, game)
        self._faces[key] = face
        self._size += _bytes(face)
        while self._size > self._limit and len(self._faces) > 1:
            _, oldest = self._faces.popitem(last=False)
            self._size -= _bytes(oldest)
        return face

    def cache_clear(self) -> None:
        """Forget every face."""
        self._faces.clear()
        self._size = 0

    def __len__(self) -> int:
        """The number of faces held."""
        return len(self._faces)


def _bytes(face: QPixmap) -> int:
    return face.width() * face.height() * 4


FACES = remembered(FaceCache())
"""The faces painted by all tables of the program: another game, a practice table or a replay finds most of them here.

Everything that decides how a card looks is part of the key, except the files of games, which may come and go.
"""
