"""Text about a game as one seat knows it: the log, and the table in words, whose lines can be played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from PySide6.QtCore import QByteArray, QMimeData, QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QClipboard,
    QColor,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QPaintEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QTextBrowser

from app.art.pens import rounded, smooth_painter
from app.shell.kit.focus import Ringed, ring_pen
from app.shell.kit.style import font, look
from app.wording.tellers import Group

_GAP = 2.0
"""Between a line and its ring, px."""


class GameText(Ringed, QTextBrowser):
    """Text about the game as one seat knows it. Anything copied or dragged out of it carries a mark that says so."""

    MARK = "application/x-kupa-seat"

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self._actions: list[str] = []
        self.setFont(font("body"))
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def write(self, groups: Sequence[Group], *, to_end: bool = False) -> None:
        """Write paragraphs in the direction of the interface, titles bold and their lines below them.

        The reader stays where they were or, with `to_end`, goes to the end. A line that does something is a link.
        """
        bar = self.verticalScrollBar()
        at = bar.value()
        self.clear()
        self._actions = [action for group in groups for action in group.actions]
        numbers = count()
        cursor = self.textCursor()
        block = cursor.blockFormat()
        block.setLayoutDirection(Qt.LayoutDirection.RightToLeft if look().rtl else Qt.LayoutDirection.LeftToRight)
        block.setLineHeight(130, 1)
        plain, bold = QTextCharFormat(), QTextCharFormat()
        bold.setFont(font("control"))
        plain.setFont(font("body"))
        # One edit block: otherwise Qt would lay the text out after each line.
        cursor.beginEditBlock()
        first = True
        for group in groups:
            # A link has only the number of its action: as an address some actions would be read otherwise.
            forms = [_linked(plain, next(numbers)) for _ in group.actions] or [plain] * len(group.lines)
            written = [*zip(group.lines, forms, strict=True)]
            for number, (text, form) in enumerate([(group.title, bold)] * bool(group.title) + written):
                block.setTopMargin(0 if first or number else 12)
                if first:
                    cursor.setBlockFormat(block)
                else:
                    cursor.insertBlock(block)
                cursor.insertText(text, form)
                first = False
        cursor.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.End if to_end else QTextCursor.MoveOperation.Start)
        if not to_end:
            bar.setValue(at)

    def clear(self) -> None:
        """Forget everything that was written, what its lines did and the form of the last one included."""
        super().clear()
        self._actions = []
        self.setCurrentCharFormat(QTextCharFormat())

    def createMimeDataFromSelection(self) -> QMimeData:
        """The selected plain text with the mark; Qt's own data accepts no further format."""
        data = QMimeData()
        data.setText(self.textCursor().selection().toPlainText())
        data.setData(self.MARK, QByteArray(b"1"))
        return data

    @classmethod
    def forget_copied(cls) -> None:
        """Empty the clipboard and the X11 selection if they hold something from such a text."""
        clipboard = QGuiApplication.clipboard()
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
            copied = clipboard.mimeData(mode)
            if copied is not None and copied.hasFormat(cls.MARK):
                clipboard.clear(mode)


def _linked(form: QTextCharFormat, number: int) -> QTextCharFormat:
    """The form of a line that does something, with the number of its action."""
    linked = QTextCharFormat(form)
    linked.setAnchor(True)
    linked.setAnchorHref(str(number))
    linked.setForeground(QColor(look().theme.prim))
    return linked


class WordsText(GameText):
    """The table in words. The arrows go through it line by line; a line of what may be done has a ring.

    `chosen` carries the action of such a line, when Enter is pressed in it or when it is clicked. `linked` is emitted
    when Enter starts or stops belonging to a line (`on_line`).
    """

    chosen = Signal(str)
    linked = Signal()

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        flag = Qt.TextInteractionFlag
        self.setTextInteractionFlags(
            flag.TextSelectableByMouse | flag.TextSelectableByKeyboard | flag.LinksAccessibleByMouse
        )
        self.anchorClicked.connect(self._clicked)
        self.cursorPositionChanged.connect(self._mark_line)

    @property
    def on_line(self) -> bool:
        """Whether Enter does what the line with the keyboard says."""
        return self.hasFocus() and bool(self._action())

    def _action(self) -> str:
        """The action of the line with the cursor; empty if it only tells."""
        forms = self.textCursor().block().textFormats()
        number = forms[0].format.anchorHref() if forms else ""
        return self._actions[int(number)] if number else ""

    def _clicked(self, link: QUrl) -> None:
        self.chosen.emit(self._actions[int(link.toString())])

    def _mark_line(self) -> None:
        """Show the ring around the line with the keyboard if it does something; else the page shows it."""
        if self.on_line:
            self.hide_ring()
        self.viewport().update()
        self.linked.emit()

    def show_ring(self) -> None:
        """Show the ring around the page, unless a line in it has it."""
        if not self.on_line:
            super().show_ring()

    def _line_box(self) -> QRectF:
        """The box of the ring around the line with the keyboard, in the viewport."""
        block: QTextBlock = self.textCursor().block()
        box = self.document().documentLayout().blockBoundingRect(block)
        box = box.translated(QPointF(0, -self.verticalScrollBar().value()))
        return QRectF(1.0, box.top() - _GAP, self.viewport().width() - 2.0, box.height() + 2 * _GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, and the ring around a line that Enter plays."""
        super().paintEvent(event)
        if self.on_line:
            smooth_painter(self.viewport()).strokePath(rounded(self._line_box(), 4.0), ring_pen())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that Enter may belong to a line now."""
        super().focusInEvent(event)
        self._mark_line()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that Enter belongs to no line any more."""
        super().focusOutEvent(event)
        self._mark_line()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play the line on Enter; leave Enter to the owner of the page where a line only tells."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            if self.hasFocus():
                # The cursor may have left a line that had the ring.
                self.show_ring()
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self.on_line:
            event.ignore()
        elif not event.isAutoRepeat():
            self.chosen.emit(self._action())
