"""A game's rules as a page to read: beside the table and from the shelf (look 13, rules).

The page is text, so a screen reader can read it and its cards; suits have the colours of the cards. The picture of a
case is painted from its position: the zones that the page names, each with its name.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple
from urllib.parse import parse_qs

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser

from app.art.card_style import CARD_HEIGHT, CARD_WIDTH
from app.art.cloth import cloth_brush
from app.art.faces import card_pixmap
from app.art.fonts import font
from app.art.labels import paint_text
from app.art.pens import pen, rounded, smooth_painter
from app.art.pixmaps import blank
from app.art.shadows import shadow_on
from app.art.tokens import TypeName, type_style
from app.engine import Kind, View
from app.printing.rules import card_in_ink
from app.session.practice import lesson, lessons
from app.shell.kit.focus import Ringed, ring_pen
from app.shell.kit.heard import name_aloud, read_along
from app.shell.kit.style import look, on_paper
from app.shell.library.examples import EXAMPLES, examples_html
from app.wording import t
from app.wording.in_words import zone_name
from app.wording.rules_pages import list_style, rules_page, sections_of, without_tries
from app.wording.titles import game_name

_CARD = 50.0
"""The width of a card in a picture, px at text size 1."""
_LINK_GAP = 1.0
"""Between a link and its ring, px."""
_GAP = 6.0
_BETWEEN = 26.0
_EDGE = 14.0
_SPREAD = 0.42
"""How much of each card in a pile is visible, as a fraction of its width."""
_GROWN = 1.5
"""The most that the text grows on a large page, as a factor."""
_STEP = 0.05
"""The steps in which the text grows."""
_BESIDE = 200.0
"""How much free width beside the longest line, both sides together, lets the text grow, px at text size 1."""
_HIGH = 700.0
"""The height from which a page lets the text grow, px at text size 1."""
EDGE = 6
"""Between the page and its text, px, so that the focus ring lies close around the page."""
_WIDEST = 372.0
"""The width of the widest picture, which fits the panel beside the table, px at text size 1."""


class _Zone(NamedTuple):
    """A zone in a picture: its name, its cards from the left, and the distance from each to the next."""

    name: str
    cards: tuple[str, ...]
    step: float
    name_width: float

    @property
    def cards_width(self) -> float:
        return _CARD + self.step * (len(self.cards) - 1) if self.cards else _CARD

    @property
    def width(self) -> float:
        return max(self.cards_width, self.name_width)


class RulesView(Ringed, QTextBrowser):
    """A page of rules. `tried` carries the id of a case that the reader wants to try.

    `linked` is emitted when Enter starts or stops belonging to a link (`on_link`).
    """

    tried = Signal(str)
    linked = Signal()

    def __init__(self, *, tries: bool = True) -> None:
        """Empty until `show_game`. Without `tries` there are no links to the practice table."""
        super().__init__()
        self._game = ""
        self._tries = tries
        self._longest = 0.0
        self._grown = 1.0
        self._pictured = 0.0
        self._writing = False
        self.setOpenLinks(False)
        self.setTabChangesFocus(False)
        self.document().setDocumentMargin(EDGE)
        self.anchorClicked.connect(self._follow)
        self.selectionChanged.connect(self._mark_link)

    @property
    def game(self) -> str:
        """The game whose page is shown; empty before the first one."""
        return self._game

    def show_game(self, game: str) -> None:
        """Show a game's page from the beginning, or the same page again from where the reader is."""
        read_along(self)
        at = self.verticalScrollBar().value() if game == self._game else 0
        self._game = game
        self._pictured = self._room()
        page = rules_page(game, lambda text: card_in_ink(text, on_paper()))
        if self._tries:
            page = page.replace("</body>", f"{examples_html(game)}</body>")
        else:
            page = without_tries(page)
        self._write(page)
        self._indent()
        name_aloud(self, t("rules.title", game=game_name(game)))
        self.verticalScrollBar().setValue(at)

    def _write(self, page: str) -> None:
        """Write a page in place of the previous one."""
        self._writing = True
        try:
            self.document().clear()
            # The style sheet sizes the headings relative to this font.
            self.document().setDefaultFont(font("body", self.text_factor))
            self.document().setDefaultStyleSheet(_style(self._grown))
            self.setHtml(page)
        finally:
            self._writing = False

    def keep_lines(self, longest: float) -> None:
        """Leave room on both sides, so that no line is longer than this, px at text size 1.

        On a page with much room the text grows, and the longest line with it.
        """
        self._longest = longest
        self._fit()

    @property
    def text_factor(self) -> float:
        """The size of the text: the window's text size times its growth with the page."""
        return look().factor * self._grown

    def _fit(self) -> None:
        """Let the text grow with the page, and leave room beside its lines."""
        grown = 1.0
        if self._longest:
            room, factor = self.size(), look().factor
            free = min(room.width() / (self._longest + _BESIDE), room.height() / _HIGH) / factor
            grown = min(_GROWN, max(1.0, math.floor(free / _STEP) * _STEP))
        if not math.isclose(grown, self._grown) or (self._game and self._room() != self._pictured):
            self._grown = grown
            self._show_larger()
        self._indent()

    def _room(self) -> float:
        """The greatest width of a picture, px; capped, so that a wide page need not be made again."""
        beside = 2.0 * self.document().documentMargin() + self.verticalScrollBar().sizeHint().width()
        return min(_WIDEST * self.text_factor, self.width() - 2.0 * self.frameWidth() - beside)

    def _show_larger(self) -> None:
        """Show the page in its new size, with the reader where they were."""
        bar = self.verticalScrollBar()
        share = bar.value() / bar.maximum() if bar.maximum() else 0.0
        self.restyle()
        bar.setValue(round(share * bar.maximum()))

    def _indent(self) -> None:
        longest = round(self._longest * self.text_factor)
        spare = max(10, (self.viewport().width() - longest) // 2) if longest else EDGE
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        if form.leftMargin() != spare:
            form.setLeftMargin(spare)
            form.setRightMargin(spare)
            frame.setFrameFormat(form)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep lines within their longest length, and the text as large as the page allows.

        While a page is being written a scroll bar may come or go. Changing the page at that moment would crash Qt,
        which is still working on it.
        """
        super().resizeEvent(event)
        if not self._writing:
            self._fit()

    def sections(self) -> list[tuple[str, str]]:
        """The page's headings in order: anchor and words."""
        if not self._game:
            return []
        found = [(one.anchor, one.title) for one in sections_of(rules_page(self._game))]
        if self._tries and lessons(self._game):
            found.append((EXAMPLES, t("practice.list")))
        return found

    def show_case(self, case: str) -> None:
        """Show the paragraph with the first link that opens this case, unless it is in sight already."""
        block = self.document().begin()
        while block.isValid():
            parts = block.begin()
            while not parts.atEnd():
                if parts.fragment().charFormat().anchorHref() == f"try:{case}":
                    self._show_block(block)
                    return
                parts += 1
            block = block.next()

    def _show_block(self, block: QTextBlock) -> None:
        bar = self.verticalScrollBar()
        box = self.document().documentLayout().blockBoundingRect(block)
        if box.top() < bar.value() or box.bottom() > bar.value() + self.viewport().height():
            bar.setValue(round(box.top() - self.viewport().height() / 3))

    def restyle(self) -> None:
        """Follow a change of fonts, inks and cards."""
        if self._game:
            self.show_game(self._game)
            # With other letters a different number of them fits.
            self._fit()

    def retranslate(self) -> None:
        """Show the page in the current language, from where the reader was."""
        self.restyle()

    @property
    def on_link(self) -> bool:
        """Whether a link has the focus, so that Enter follows it."""
        cursor = self.textCursor()
        return self.hasFocus() and cursor.hasSelection() and cursor.charFormat().isAnchor()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go from link to link with Tab, after which Qt emits no selectionChanged."""
        moved = super().focusNextPrevChild(forward)
        self._mark_link()
        return moved

    def _mark_link(self) -> None:
        """Show the ring around the link with the focus; if no link has it, the page shows it."""
        if self.on_link:
            self.hide_ring()
            bar, room = self.verticalScrollBar(), 2 * _LINK_GAP
            boxes = self._link_boxes()
            below = max(box.bottom() for box in boxes) + room - self.viewport().height()
            above = min(box.top() for box in boxes) - room
            bar.setValue(bar.value() + round(max(0.0, below) + min(0.0, above)))
        self.viewport().update()
        self.linked.emit()

    def show_ring(self) -> None:
        """Show the ring around the page, unless a link in it has the focus."""
        if not self.on_link:
            super().show_ring()

    def _link_boxes(self) -> list[QRectF]:
        """The boxes of the ring around the focused link, in the viewport: one for each line of the link."""
        cursor = self.textCursor()
        block = self.document().findBlock(cursor.selectionStart())
        corner = self.document().documentLayout().blockBoundingRect(block).topLeft()
        corner -= QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        first, last = (at - block.position() for at in (cursor.selectionStart(), cursor.selectionEnd()))
        boxes, edge = [], self.viewport().width() - 1.0
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            start, end = max(first, line.textStart()), min(last, line.textStart() + line.textLength())
            if start < end:
                # cursorToX returns a pair, which the type stubs do not know.
                places: list[Any] = [line.cursorToX(at) for at in (start, end)]
                ends = sorted(float(x) for x, _ in places)
                box = QRectF(ends[0], line.y(), ends[1] - ends[0], line.height()).translated(corner)
                # A link may begin at the edge, beyond which nothing is visible.
                left, right = max(box.left() - _LINK_GAP, 1.0), min(box.right() + _LINK_GAP, edge)
                boxes.append(QRectF(left, box.top() - _LINK_GAP, right - left, box.height() + 2 * _LINK_GAP))
        return boxes

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, and the ring around a focused link, over the row of dots that Qt draws there."""
        super().paintEvent(event)
        if self.on_link:
            painter = smooth_painter(self.viewport())
            for box in self._link_boxes():
                painter.strokePath(rounded(box, 2.0), ring_pen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the owner of the page, unless it follows a link; selected text has no use for it."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and (event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self.on_link):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == "try":
            self.tried.emit(link.path())
        elif link.fragment():
            self.scrollToAnchor(link.fragment())

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Paint the picture of a case. Nothing else is read: a page of an own game might name a file without an end."""
        link = QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and link.scheme() == "case":
            zones = parse_qs(link.query()).get("zones", [""])[0]
            return case_picture(link.path(), zones, self.devicePixelRatio(), self.text_factor, self._room())
        return QPixmap()


def case_picture(case: str, zones: str, dpr: float, factor: float = 1.0, room: float = math.inf) -> QPixmap:
    """Zones (ids with commas) of the position in which a case begins; an empty picture if there is no such case.

    `factor` is the text size of the page, and `room` its width, px.
    """
    found = lesson(case)
    if found is None:
        return QPixmap()
    shown = [_zone(found.seen, zone) for zone in zones.split(",") if zone in found.seen.zones]
    lines = _lines(shown, min(_WIDEST, room / factor))
    caption = QFontMetricsF(font("small", 1.0)).height()
    high = caption + 4 + _CARD * CARD_HEIGHT / CARD_WIDTH
    width = max((_line_width(line) for line in lines), default=0.0) + 2 * _EDGE
    height = len(lines) * high + (len(lines) - 1) * 12 + 2 * _EDGE if lines else 1.0
    # On a narrow page with large text, even one zone may be too wide.
    factor = min(factor, room / width)
    sharp = dpr * factor
    picture = blank(QSizeF(width, height) * factor, dpr)
    painter = smooth_painter(picture)
    painter.scale(factor, factor)
    ground = QRectF(0, 0, width, height)
    painter.fillPath(rounded(ground, 12), cloth_brush(ground, look().theme))
    if look().theme.high_contrast:
        painter.strokePath(rounded(ground.adjusted(1, 1, -1, -1), 11), pen(look().theme.line_2, 1))
    top = _EDGE
    for line in lines:
        at = _EDGE + (width - 2 * _EDGE - _line_width(line)) / 2
        for zone in line:
            x = width - at - zone.width if look().rtl else at
            _paint_zone(painter, zone, QPointF(x, top), caption, sharp, found.seen.game.id)
            at += zone.width + _BETWEEN
        top += high + 12
    painter.end()
    return picture


def _zone(seen: View, zone: str) -> _Zone:
    """A zone with its cards from the left: a row begins at the reader's start; a pile's top card is uppermost."""
    cards = tuple(seen.zones[zone])
    name = zone_name(seen.game.id, zone)
    width = QFontMetricsF(font("small", 1.0)).horizontalAdvance(name) + 4
    if seen.game.zones[zone].kind is Kind.PILE:
        return _Zone(name, cards[::-1], _CARD * _SPREAD, width)
    return _Zone(name, cards[::-1] if look().rtl else cards, _CARD + _GAP, width)


def _line_width(line: list[_Zone]) -> float:
    return sum(zone.width for zone in line) + _BETWEEN * (len(line) - 1)


def _lines(zones: list[_Zone], widest: float) -> list[list[_Zone]]:
    """The zones in lines no wider than `widest`."""
    lines: list[list[_Zone]] = []
    for zone in zones:
        if lines and _line_width([*lines[-1], zone]) <= widest - 2 * _EDGE:
            lines[-1].append(zone)
        else:
            lines.append([zone])
    return lines


def _paint_zone(painter: QPainter, zone: _Zone, corner: QPointF, caption: float, sharp: float, game: str) -> None:
    """Paint a zone; `sharp` is the number of screen pixels per px."""
    now = look()
    place = QRectF(corner.x() - 8, corner.y(), zone.width + 16, caption)
    paint_text(painter, place, zone.name, now.theme.cloth_ink_2, font("small", 1.0), rtl=now.rtl)
    left = corner.x() + (zone.width - zone.cards_width) / 2
    style, shadow = now.cards, shadow_on(now.theme)
    for number, text in enumerate(zone.cards):
        # Painted as large faces: below 60 px they would have only one large sign, but these are for looking at.
        pixmap = card_pixmap(text, 2 * _CARD, sharp, style, shadow, game)
        size = pixmap.deviceIndependentSize() / 2
        x = left + zone.step * number + _CARD / 2
        y = corner.y() + caption + 4 + _CARD * CARD_HEIGHT / CARD_WIDTH / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(
            QRectF(x - size.width() / 2, y - size.height() / 2, size.width(), size.height()),
            pixmap,
            QRectF(pixmap.rect()),
        )
        painter.restore()


def _style(grown: float) -> str:
    """The style sheet of a page whose text is `grown` times as large as usual."""
    theme, factor = look().theme, look().factor * grown

    def face(name: TypeName) -> str:
        made = font(name, factor)
        families = ", ".join(f"'{family}'" for family in made.families())
        weight = "bold" if made.bold() else "normal"
        return f"font-family: {families}; font-size: {made.pointSizeF():.2f}pt; font-weight: {weight};"

    # An absolute distance: a fraction of a line that holds a picture would leave a hole.
    wanted = type_style("body", factor).line + 1
    lead = max(1, round(wanted - QFontMetricsF(font("body", factor)).height()))
    lines = f"line-height: {lead}px; -qt-line-height-type: line-distance;"
    return (
        f"body {{ {face('body')} color: {theme.ink}; }}"
        f"p, li, td {{ {face('body')} color: {theme.ink}; {lines} }}"
        f"p {{ margin-top: 0px; margin-bottom: {9 * grown:.0f}px; }}"
        f"li {{ margin-bottom: {4 * grown:.0f}px; }}"
        f"h2 {{ {face('h2')} color: {theme.ink}; margin-top: {20 * grown:.0f}px; margin-bottom: {7 * grown:.0f}px; }}"
        f"h3 {{ {face('control')} color: {theme.ink}; margin-top: {12 * grown:.0f}px;"
        f" margin-bottom: {4 * grown:.0f}px; }}"
        f"a {{ color: {theme.prim}; text-decoration: underline; }}"
        f"{list_style()}"
    )
