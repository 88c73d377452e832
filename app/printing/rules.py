"""The rules of a game on one page, in letters as large as fit."""

from __future__ import annotations

import html

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from app.art.card_style import CardStyle
from app.art.suits import suit_colour
from app.printing.paper import PaperSize
from app.printing.writing import GREY, INK, columns_of, paint_columns, write
from app.wording.bidi import card_text, is_standard
from app.wording.catalogue import direction
from app.wording.rules_pages import list_style, on_paper, rules_page
from app.wording.titles import game_about, game_name

MARGIN = 8.0
READABLE = 6.0
"""The smallest letters for a page of the program's own games, points."""
LEAST = 3.5
"""The smallest letters for a longer page, of a person's own game, points; what does not fit then is cut off."""
_SIZES = [quarter / 4 for quarter in range(int(LEAST * 4), 47)]
_COMFORTABLE = 8.0
"""The size in points below which there are three columns instead of two, because the lines would be too long."""
_HEAD = 13.5
_BETWEEN = 6.0
_STYLE = (
    "p { margin-top: @0; margin-bottom: @36; }"
    "li { margin-bottom: @12; }"
    "ul, ol { margin-top: @0; margin-bottom: @36; -qt-list-indent: 1; }"
    f"h2 {{ font-size: @135; margin-top: @60; margin-bottom: @25; color: {INK}; }}"
    f"h3 {{ font-size: @108; margin-top: @50; margin-bottom: @20; color: {INK}; }}"
)


def paint_rules(painter: QPainter, paper: PaperSize, game: str, style: CardStyle) -> float:
    """Paint the rules of a game in the current language, in mm; return the size of the letters in points."""
    rtl = direction() == "rtl"
    wide = paper.width - 2 * MARGIN
    title = QRectF(MARGIN + (wide * 0.4 if rtl else 0), MARGIN - 1, wide * 0.6, 11)
    write(painter, title, game_name(game), 24, bold=True, title=True)
    about = QRectF(MARGIN + (0 if rtl else wide * 0.6), MARGIN, wide * 0.4, 10)
    write(painter, about, game_about(game), 11, ink=GREY, align=Qt.AlignmentFlag.AlignRight)
    page = on_paper(rules_page(game, lambda text: card_in_ink(text, style)))
    high = paper.height - 2 * MARGIN - _HEAD
    count = 2
    column = _column(wide, high, count)
    styles = _STYLE + list_style()
    made, size = columns_of(page, styles, count, column, _SIZES)
    if size < _COMFORTABLE:
        count = 3
        column = _column(wide, high, count)
        made, size = columns_of(page, styles, count, column, _SIZES)
    step = column.width() + _BETWEEN
    order = range(count - 1, -1, -1) if rtl else range(count)
    places = [QRectF(MARGIN + at * step, MARGIN + _HEAD, column.width(), high) for at in order]
    paint_columns(painter, made, places)
    return size


def _column(wide: float, high: float, count: int) -> QSizeF:
    return QSizeF((wide - (count - 1) * _BETWEEN) / count, high)


def card_in_ink(text: str, style: CardStyle) -> str:
    """Return a card in the text, its suit in the ink it has on cards of this style."""
    words = html.escape(card_text(text))
    if not is_standard(text):
        return f"<b>{words}</b>"
    return f'<b><span style="color:{suit_colour(text[1], style).name()}">{words}</span></b>'
