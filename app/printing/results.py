"""The results of an evening or of a game, on one page to hang up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.art.tokens import theme
from app.art.wordmark import WORDMARK_RATIO, paint_wordmark
from app.printing.pages import PrintPage
from app.printing.paper import PaperSize
from app.printing.writing import GREY, INK, write
from app.session.evenings import Finished, wins
from app.wording import t
from app.wording.bidi import name as called
from app.wording.bidi import num
from app.wording.catalogue import direction, language
from app.wording.titles import game_name

_EDGE = 10.0
_MARGIN = 22.0
_MOST_NAMES = 8
_LINE = 11.5
_END = Qt.AlignmentFlag.AlignRight


def results_page(paper: PaperSize, title: str, games: Sequence[Finished], *, one_game: bool) -> PrintPage:
    """Return a page with the games of an evening, in their order, or with all games of one kind, the latest first.

    The title and the sentences are in the current language.
    """
    kept = tuple(games)
    return PrintPage(paper, language(), lambda painter: _paint(painter, paper, title, kept, one_game))


def _paint(painter: QPainter, paper: PaperSize, title: str, games: Sequence[Finished], one_game: bool) -> None:
    _paint_frame(painter, paper)
    wide = paper.width - 2 * _MARGIN
    centre = Qt.AlignmentFlag.AlignHCenter
    write(painter, QRectF(_MARGIN, 24, wide, 16), title, 30, bold=True, title=True, align=centre)
    write(painter, QRectF(_MARGIN, 40, wide, 8), t("results.page.games", n=len(games)), 13, ink=GREY, align=centre)
    top = _paint_wins(painter, QRectF(_MARGIN, 56, wide, 0), wins(games))
    bottom = paper.height - 36
    rows = int((bottom - top) // _LINE)
    shown = list(games) if len(games) <= rows else list(games)[: rows - 1]
    for number, game in enumerate(shown):
        _paint_game(painter, QRectF(_MARGIN, top + number * _LINE, wide, _LINE), game, one_game)
    if len(shown) < len(games):
        rest = QRectF(_MARGIN, top + len(shown) * _LINE, wide, _LINE)
        write(painter, rest, t("results.page.more", n=len(games) - len(shown)), 12, ink=GREY, align=centre)


def _paint_frame(painter: QPainter, paper: PaperSize) -> None:
    """Paint the hem of the cloth round the page, and the wordmark at its foot."""
    colours = theme("light")
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QRectF(_EDGE, _EDGE, paper.width - 2 * _EDGE, paper.height - 2 * _EDGE)
    painter.setPen(QPen(QColor(colours.stripe), 1.6))
    painter.drawRoundedRect(edge, 6, 6)
    stitch = QPen(QColor(colours.stitch), 0.6)
    stitch.setDashPattern([5, 4])
    painter.setPen(stitch)
    painter.drawRoundedRect(edge.adjusted(2.6, 2.6, -2.6, -2.6), 4, 4)
    painter.restore()
    high = 9.0
    place = QRectF((paper.width - high * WORDMARK_RATIO) / 2, paper.height - 28, high * WORDMARK_RATIO, high)
    paint_wordmark(painter, place, INK)


def _paint_wins(painter: QPainter, room: QRectF, counted: Sequence[tuple[str, int]]) -> float:
    """Paint how often each person won, as bars; return where the next thing may begin, mm."""
    shown = counted[:_MOST_NAMES]
    if not shown:
        return room.top()
    colours = theme("light")
    most = max(1, *(count for _, count in shown))
    rtl = direction() == "rtl"
    write(painter, QRectF(room.left(), room.top(), room.width(), 8), t("results.page.wins"), 15, bold=True, title=True)
    top = room.top() + 10
    for number, (name, count) in enumerate(shown):
        line = QRectF(room.left(), top + number * 10, room.width(), 8)
        write(painter, _part(line, 0, 0.3, rtl), called(name), 14, bold=count == most)
        bar = _part(line, 0.32, 0.32 + 0.58 * count / most, rtl)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.saffron if count == most else colours.cloth_edge))
        if count:
            painter.drawRoundedRect(bar.adjusted(0, 1, 0, -1), 2, 2)
        painter.restore()
        write(painter, _part(line, 0.92, 1.0, rtl), num(count), 15, bold=count == most, align=_END)
    return top + len(shown) * 10 + 8


def _paint_game(painter: QPainter, line: QRectF, game: Finished, one_game: bool) -> None:
    """Paint when, what and how a game ended, with a hairline below."""
    rtl = direction() == "rtl"
    when = num_date(game) if one_game else game.ended.strftime("%H:%M")
    write(painter, _part(line, 0, 0.14, rtl), when, 11, ink=GREY)
    start = 0.16
    if not one_game:
        write(painter, _part(line, 0.14, 0.36, rtl), game_name(game.game), 13, bold=True, title=True)
        start = 0.38
    write(painter, _part(line, start, 1.0, rtl), game.sentence, 11, wrap=True)
    painter.save()
    painter.setPen(QPen(QColor(theme("light").line), 0.2))
    painter.drawLine(line.bottomLeft(), line.bottomRight())
    painter.restore()


def num_date(game: Finished) -> str:
    """Return the day a game ended on, in figures."""
    return f"{game.ended.day}.{game.ended.month}.{game.ended.year}"


def _part(line: QRectF, start: float, end: float, rtl: bool) -> QRectF:
    """Return a part of a line, measured from its reader's start."""
    if rtl:
        start, end = 1 - end, 1 - start
    return QRectF(line.left() + start * line.width(), line.top(), (end - start) * line.width(), line.height())
