"""Kings, queens and jacks: half a figure in card units, painted twice about the middle of the card.

Half a figure stands in front of a pointed arch and appears again turned by 180 degrees. A gold band covers the seam
from (52,184) to (198,166). Each suit has one robe colour, with lozenges in the darker tone and a gold dot in each (look
5).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from app.art.card_style import CREAM, GOLD, INK, SKIN, CardStyle
from app.art.marks import Mark, Prepared, paint, prepare
from app.art.paths import TURNED, disc, oval, path
from app.art.pens import pen, smoothed
from app.art.suits import suit_colour, suit_path

PANEL = QRectF(52, 36, 146, 278)
"""The framed panel of a court in card units."""

_PANEL_RADIUS = 8.0
_NIGHT_PANEL = "#3d362f"
_HALF = "M52 36H198V166L52 184Z"
_SEAM = "M56 183.5L194 166.5"
_LINE = 2.1
_DETAIL = 1.4

_ROBES = {"H": "#b8383c", "D": "#c9792b", "S": "#22507c", "C": "#4d6a34"}
_DARK_ROBES = {"H": "#8e2530", "D": "#9c5717", "S": "#163a5e", "C": "#364d22"}
# Hair of red courts, then of black ones.
_HAIR = {"K": ("#6b4a2f", "#8d8679"), "Q": ("#4a2f22", "#2f2620"), "J": ("#8a5a2b", "#3d2c20")}
_ANEMONE = {"H": "#b8383c", "D": "#c9792b", "S": "#b8383c", "C": "#b8383c"}

_ROBE = "M54 200C54 152 78 136 106 130L144 130C172 136 196 152 196 200Z"
_HEAD = "M104 86C104 70 146 70 146 86C146 108 138 120 125 120C112 120 104 108 104 86Z"


def _inked(d: str, fill: str, width: float = _LINE) -> Mark:
    return Mark(d, fill, INK, width)


def _line(d: str, width: float = _DETAIL, colour: str = INK) -> Mark:
    return Mark(d, "", colour, width)


_ARCH = (
    Mark("M76 178V100C76 64 100 46 125 42C150 46 174 64 174 100V178Z", "robe", opacity=0.13),
    Mark("M76 178V100C76 64 100 46 125 42C150 46 174 64 174 100V178", "", GOLD, 2.0),
)
_BODY = (
    _line(_ROBE, _LINE),
    _inked("M116 131H134V200H116Z", GOLD),
    _line("M125 146v.1M125 160v.1M125 174v.1", 5.0, "robe-dark"),
    _inked("M116 108H134V128C134 136 116 136 116 128Z", SKIN),
    _inked(_HEAD, SKIN),
)
_FACE = (
    _line("M111 89C113 86.5 118 86.5 120 89M130 89C132 86.5 137 86.5 139 89"),
    Mark(disc(116, 92, 2) + disc(134, 92, 2), INK),
    _line("M125 91C124 97 122 100 125 101"),
)
# Behind the robe, then in front of it.
_HAIR_BEHIND = {
    "K": _inked("M100 74C96 92 96 110 99 120H151C154 110 154 92 150 74Z", "hair"),
    "Q": _inked("M106 74C94 90 93 126 84 146H166C157 126 156 90 144 74Z", "hair"),
    "J": _inked("M99 77C96 98 97 112 95 122H155C153 112 154 98 151 77Z", "hair"),
}
_KING = (
    _inked(
        "M84 141C92 131 104 127 116 128L125 137L134 128C146 127 158 131 166 141"
        "C158 152 140 152 125 158C110 152 92 152 84 141Z",
        "#fbf5e6",
    ),
    _line("M98 138v5M108 143v5M118 146v5M132 146v5M142 143v5M152 138v5", 2.2),
    _inked(
        "M104 92C104 114 112 140 125 142C138 140 146 114 146 92C140 101 134 103 125 101C116 103 110 101 104 92Z", "hair"
    ),
    _line("M116 112C117 124 120 131 122 135M134 112C133 124 130 131 128 135M125 114V137"),
    _line("M119 106C122 109 128 109 131 106", 2.4, "#aa3333"),
    _inked("M100 76L96 50L110 61L125 44L140 61L154 50L150 76C140 71 110 71 100 76Z", GOLD),
    _inked(disc(96, 49, 3) + disc(154, 49, 3) + disc(125, 43, 3.4), "robe"),
    _line("M108 69C118 66 132 66 142 69"),
    _inked("M178 136V66L182 54L186 66V136Z", "#dfe3e6"),
    _line("M182 136V172", 8.0),
    _line("M182 136V172", 4.5, "#a8743c"),
    _line("M170 137H193", 9.0),
    _line("M170 137H193", 5.0, GOLD),
    _inked("M171 152C176 144 188 144 193 152C191 164 174 164 171 152Z", SKIN),
)
_PEARLS = ((103.9, 130.8), (109.9, 135.9), (117.3, 139), (125, 140), (132.7, 139), (140.1, 135.9), (146.1, 130.8))
# Five petals about 71,112; their centres are 12 from it.
_PETALS = (
    (71.0, 100.0, 0.0),
    (82.41, 108.29, 72.0),
    (78.05, 121.71, 144.0),
    (63.95, 121.71, 216.0),
    (59.59, 108.29, 288.0),
)
_QUEEN = (
    _inked("M104 92C99 76 108 67 125 67C142 67 151 76 146 92C142 84 134 80 125 80C116 80 108 84 104 92Z", "hair"),
    _inked(
        "M105 73C107 62 113 64 115 56C119 62 122 58 125 50C128 58 131 62 135 56C137 64 143 62 145 73"
        "C134 66 116 66 105 73Z",
        GOLD,
    ),
    _inked("".join(disc(x, y, 3.6) for x, y in _PEARLS), "#fffaf0", 1.3),
    Mark("M120 108C122 111 128 111 130 108C128 106 122 106 120 108Z", "#b5353a"),
    _line("M70 178C70 160 69 140 71 122", 3.4, "#55692b"),
    _inked("M70 150C60 148 57 140 57 134C66 136 70 142 70 150Z", "#6f8436"),
    *(_inked(oval(x, y, 7.5, 10.5, turn), "anemone") for x, y, turn in _PETALS),
    Mark(disc(71, 112, 5), INK),
    Mark(disc(71, 112, 7), "", "#fbf5e6", 1.5, dash=(1.5, 2.8)),
    _inked("M62 164C66 156 78 156 82 164C80 175 65 176 62 164Z", SKIN),
)
_JACK = (
    _inked("M100 82C100 64 150 64 150 82C140 76 110 76 100 82Z", "hair"),
    _inked("M96 76C98 56 118 50 132 52C148 54 156 64 154 76C138 69 112 69 96 76Z", "robe"),
    _inked("M96 76C112 69 138 69 154 76L153 81C138 75 112 75 97 81Z", GOLD),
    _inked("M146 62C156 40 174 44 180 54C168 52 160 58 150 68Z", "#fbf5e6"),
    _line("M150 64C158 54 166 50 174 51"),
    _inked("M104 130L125 148L146 130L134 127C130 133 120 133 116 127Z", "#fbf5e6"),
    _line("M119 109C122 112 128 112 131 109", 2.4, "#aa3333"),
    # The halberd is low enough to leave the corner to the suit.
    _line("M70 178V95", 8.0),
    _line("M70 178V95", 4.5, "#a8743c"),
    _inked("M70 73L76 95H64Z", "#dfe3e6"),
    _inked("M72 97C86 95 90 105 88 117C82 111 78 111 72 113Z", "#dfe3e6"),
    _inked("M68 99L58 105L68 111Z", "#dfe3e6"),
    _inked("M60 164C64 156 76 156 80 164C78 175 63 176 60 164Z", SKIN),
)
_BEFORE = {"K": _KING, "Q": _QUEEN, "J": _JACK}


class _Figure(NamedTuple):
    """Half a court, ready to paint: what is under the lozenges, the lozenges, what is over them."""

    behind: tuple[Prepared, ...]
    lozenges: tuple[Prepared, ...]
    before: tuple[Prepared, ...]


@cache
def _figure(rank: str, suit: str) -> _Figure:
    palette = {
        "robe": _ROBES[suit],
        "robe-dark": _DARK_ROBES[suit],
        "hair": _HAIR[rank][suit in "CS"],
        "anemone": _ANEMONE[suit],
    }
    behind = (*_ARCH, _HAIR_BEHIND[rank], Mark(_ROBE, "robe"))
    return _Figure(
        prepare(behind, palette),
        prepare(_lozenges(), palette),
        prepare((*_BODY, *_BEFORE[rank], *_FACE), palette),
    )


def _lozenges() -> tuple[Mark, Mark]:
    """Return the pattern of every robe: lozenges 14 x 18 in staggered rows, and a dot in each."""
    places = [(x + 9 * (row % 2), 138 + 11 * row) for row in range(5) for x in range(48, 205, 18)]
    return (
        Mark("".join(f"M{x - 7} {y}l7-9l7 9l-7 9Z" for x, y in places), "robe-dark"),
        Mark("".join(disc(x, y, 1.7) for x, y in places), GOLD),
    )


@smoothed
def paint_court(painter: QPainter, rank: str, suit: str, style: CardStyle, corner_suit: bool = True) -> None:
    """Paint the framed panel of a court in card units, without the card's paper and index.

    `rank` is K, Q or J. With `corner_suit` a small suit stands in the panel's upper left and lower right.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_NIGHT_PANEL if style.night else CREAM))
    painter.drawRoundedRect(PANEL, _PANEL_RADIUS, _PANEL_RADIUS)
    for _ in range(2):
        painter.save()
        _paint_half(painter, _figure(rank, suit))
        painter.restore()
        painter.setTransform(TURNED, True)
    paint(painter, _band())
    if corner_suit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_colour(suit, style))
        painter.drawPath(_corner_suits(suit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in _frame():
        painter.setPen(line)
        painter.drawRoundedRect(PANEL, _PANEL_RADIUS, _PANEL_RADIUS)


def _paint_half(painter: QPainter, figure: _Figure) -> None:
    painter.setClipPath(path(_HALF), Qt.ClipOperation.IntersectClip)
    paint(painter, figure.behind)
    painter.save()
    painter.setClipPath(path(_ROBE), Qt.ClipOperation.IntersectClip)
    paint(painter, figure.lozenges)
    painter.restore()
    paint(painter, figure.before)


@cache
def _band() -> tuple[Prepared, ...]:
    """Return the gold band over the seam."""
    return prepare((_line(_SEAM, 9.0), _line(_SEAM, 5.5, GOLD)), {})


@cache
def _corner_suits(suit: str) -> QPainterPath:
    """Return the suit 20 high in the panel's upper left, and again turned."""
    one = QTransform().translate(70, 56).scale(0.2, 0.2).map(suit_path(suit))
    both = QPainterPath(one)
    both.addPath(TURNED.map(one))
    both.setFillRule(Qt.FillRule.WindingFill)
    return both


@cache
def _frame() -> tuple[QPen, QPen]:
    """Return the pens of the panel's frame: a gold line 5 wide, and an ink line in its middle."""
    return pen(QColor(GOLD), 5.0), pen(QColor(INK), 1.8)
