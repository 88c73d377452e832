"""A sheet: a panel in the middle of the window over a veil, for everything that is asked or set (look 13).

It belongs to the window, not to the screen: no system frame, no second entry in the task list, the same in both
directions. The focus stays inside; Esc closes; Enter presses the main button, or another that has the focus; Ctrl+Enter
always presses the main one. On closing, the focus returns to the widget that had it. Everything behind is disabled, so
that screen readers cannot operate it either.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QSizePolicy, QStackedLayout, QWidget
from shiboken6 import isValid

from app.art.pens import colour
from app.art.tokens import PANEL_PADDING, RADIUS_PANEL
from app.shell.kit.boxes import in_column, in_row, turn
from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import follow_keyboard, order_tabs, presses_by_enter, reached
from app.shell.kit.heard import name_aloud
from app.shell.kit.notice import Notice
from app.shell.kit.page import Page, takes_tab
from app.shell.kit.style import look, px
from app.shell.kit.widgets import Hairline, Label, Words, paint_round_box, paint_shadow, said

_VEIL = 0.72
_ENTER = "Enter"
_NOTE, _BASE = 14, 5
"""From a title to the note beside it, and how far the note is above its lower edge, px."""
MARGIN = 18
"""The least distance of a panel from the edges of its window, px."""


def disable_behind(host: QWidget, leaving: Sheet | None = None) -> None:
    """Enable only the topmost sheet of a window; if none is open, the whole window.

    `leaving` is a sheet being closed, which does not count. A notice lies over the sheets and is left alone.
    """
    behind = [child for child in host.children() if isinstance(child, QWidget) and not child.isWindow()]
    sheets = [one for one in behind if isinstance(one, Sheet) and one is not leaving and one.isVisibleTo(host)]
    for child in behind:
        if child is not leaving and not isinstance(child, Notice):
            child.setEnabled(not sheets or child is sheets[-1])


def _with_ancestors(widget: QWidget | None, window: QWidget) -> list[QWidget]:
    """A widget and its parents, from the inside out, without the window."""
    found = []
    while widget is not None and widget is not window:
        found.append(widget)
        widget = widget.parentWidget()
    return found


class DialogPanel(QDialog):
    """The panel of a sheet: a dialog named by its title for screen readers, otherwise a part of the window.

    Its page has the same name, because it has the focus if there are only words to read.
    """

    def __init__(self, title: Label, page: Page) -> None:
        super().__init__(None, Qt.WindowType.Widget)
        self._title, self._page = title, page
        self.retranslate()

    def retranslate(self) -> None:
        """Take the title as the name in the current language, whichever of the two is retranslated first."""
        self._title.retranslate()
        for widget in (self, self._page):
            name_aloud(widget, self._title.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the sheet; Qt's dialog would hide itself on Esc."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and its edge."""
        paint_round_box(self, "paper", RADIUS_PANEL)


class Sheet(QWidget):
    """A panel over the window `host`. Subclasses fill `page.page` and add buttons; `closed` is emitted at the end."""

    closed = Signal()

    def __init__(self, host: QWidget, title: Words, *, width: int = 720, note: Words | None = None) -> None:
        """At most `width` px wide at text size 1; `note` is one sentence beside the title."""
        super().__init__(host)
        self._host, self._width = host, width
        self._before: list[QWidget] = []
        self._held: tuple[QRect, Literal["top", "firm", "foot"], int] | None = None
        self.main: PushButton | None = None
        self._by_enter = False
        self._links = 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = Label(title, "h1", wrap=True)
        self.title.even = True
        self.page = Page()
        self.panel = DialogPanel(self.title, self.page)
        self.panel.setParent(self)
        self._head = QWidget()
        margins = (PANEL_PADDING[1], PANEL_PADDING[0], PANEL_PADDING[1], 12)
        head = in_row((self.title, Qt.AlignmentFlag.AlignBottom), gap=_NOTE, margins=margins, on=self._head)
        self.note: Label | None = None
        if note is not None:
            self.note = Label(note, "note", "ink_2", wrap=True)
            self.note.even = True
            self.note.setContentsMargins(0, 0, 0, _BASE)
            head.addWidget(self.note, 1, Qt.AlignmentFlag.AlignBottom)
            self.title.setWordWrap(False)
        else:
            self.title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.foot = QWidget()
        self._buttons = in_row(
            None, gap=12, margins=(PANEL_PADDING[1], 14, PANEL_PADDING[1], PANEL_PADDING[0]), on=self.foot,
        )
        in_column(self._head, (self.page, 1), Hairline(), self.foot, gap=0, margins=(0, 0, 0, 0), on=self.panel)
        self.page.page.installEventFilter(self)
        self.page.short.connect(self._begin_lower)
        host.installEventFilter(self)
        self.hide()

    # Buttons

    def add_button(self, button: PushButton, *, main: bool = False) -> PushButton:
        """Add a button at the end of the row; the main one takes Enter and always stays last."""
        button.pressed.connect(self.hold_foot)
        if self.main is None or main:
            self._buttons.addWidget(button)
        else:
            self._buttons.insertWidget(self._buttons.indexOf(self.main), button)
            QWidget.setTabOrder(button, self.main)
        if main:
            self.main = button
            self._by_enter = button.key == _ENTER
            if self._by_enter:
                button.keep_room(_ENTER)
        return button

    def add_exit(self, words: str, *, main: bool = False) -> PushButton:
        """Add a button that closes the sheet as Esc does, and names that key; `words` is its message."""
        button = PushButton(said(words), "primary" if main else "secondary", key="Esc")
        button.clicked.connect(self.reject)
        return self.add_button(button, main=main)

    def _name_key(self, _before: QWidget | None, _now: QWidget | None) -> None:
        """Write Enter on the main button while Enter presses it, and not while another button has the focus."""
        if self.main is None or not self._by_enter or not isValid(self.main):
            return
        focused = self.window().focusWidget()
        taken = focused is not self.main and self.isAncestorOf(focused) and presses_by_enter(focused)
        key = "" if taken else _ENTER
        if key != self.main.key:
            self.main.show_key(key)

    def add_link(self, button: PushButton) -> PushButton:
        """Add a button at the start of the row."""
        button.pressed.connect(self.hold_foot)
        self._buttons.insertWidget(self._links, button)
        self._links += 1
        return button

    # Life

    def open(self, focus: QWidget | None = None) -> None:
        """Show the sheet. `focus`, or else the main button, gets the focus, or the first widget that can take it."""
        window = self._host.window()
        self._before = _with_ancestors(window.focusWidget(), window)
        below = next((one for one in self._before if isinstance(one, Sheet)), None)
        if below is not None:
            # That sheet may be gone when this one closes.
            self._before += below._before
        self.panel.retranslate()
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self.settle()
        # A link is added after the buttons but stands before them.
        order_tabs(self.page.page, self.foot)
        target = focus or self.main
        if target is not None and target.isEnabledTo(self) and (target is self or target.isVisibleTo(self)):
            target.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.focusNextPrevChild(True):
            # Nothing on it takes keys as yet: Esc closes it all the same.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        disable_behind(self._host)
        follow_keyboard(self._name_key)
        self._name_key(None, None)

    def reject(self) -> None:
        """Close without doing anything."""
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Return the focus and emit `closed`."""
        super().closeEvent(event)
        self._host.removeEventFilter(self)
        disable_behind(self._host, leaving=self)
        self._give_back()
        self.closed.emit()
        self.deleteLater()

    def _give_back(self) -> None:
        """Return the focus to the widget that had it or, if that is gone, to the nearest parent.

        If the widget is only hidden, something that covers it has taken the focus, unless it was on another sheet.
        """
        first = self._before[0] if self._before else None
        if first is not None and isValid(first) and not first.isVisible():
            if not any(isinstance(one, Sheet) for one in _with_ancestors(first, self.window())):
                return
        for number, widget in enumerate(self._before):
            if not isValid(widget) or not widget.isVisible():
                continue
            within = widget.layout()
            page = within.currentWidget() if isinstance(within, QStackedLayout) else None
            takes = (widget.focusProxy() or widget).focusPolicy() != Qt.FocusPolicy.NoFocus
            if number == 0 or takes or page is not None:
                (page or widget).setFocus(Qt.FocusReason.OtherFocusReason)
                return

    # Geometry

    def settle(self) -> None:
        """Lay the panel in the middle, as high as its page wants and the window allows."""
        room = self.rect()
        width = min(px(self._width), room.width() - 2 * MARGIN)
        self._place_note(width - 2 * PANEL_PADDING[1])
        height = min(self._frame(width) + self.page.wanted(width), room.height() - 2 * MARGIN)
        place = QRect((room.width() - width) // 2, max(MARGIN, (room.height() - height) // 2), width, height)
        self._keep(place)
        if place != self.panel.geometry():
            self.panel.setGeometry(place)
            self.update()

    def hold_foot(self) -> None:
        """Keep the foot where it is in this window, because somebody presses it: the panel then grows upwards."""
        self._held = self.rect(), "foot", self.panel.geometry().bottom()

    def hold_top(self, *, firm: bool = False) -> None:
        """Keep everything above the foot where it is in this window, because somebody presses it.

        What comes then has the room below the panel; if that is too little, the room above it as well or, with `firm`,
        it has to be scrolled to.
        """
        self._held = self.rect(), "firm" if firm else "top", self.panel.geometry().top()

    def _begin_lower(self, by: int) -> None:
        """Begin so many px lower, so that what is pressed at the top of the page stays under the pointer."""
        self._held = self.rect(), "firm", self.panel.geometry().top() + by
        self.settle()

    @property
    def held(self) -> bool:
        """Whether an edge of the panel stays where it is."""
        return self._held is not None and self._held[0] == self.rect()

    def _keep(self, place: QRect) -> None:
        """Move a place in the middle of the window to the edge that is held."""
        if self._held is None or not self.held:
            return
        _, edge, at = self._held
        if edge == "foot":
            place.setTop(max(MARGIN, place.top() + at - place.bottom()))
            place.setBottom(at)
        else:
            lowest = self.height() - MARGIN - 1
            place.moveTop(at if edge == "firm" else max(MARGIN, min(at, lowest - place.height() + 1)))
            place.setBottom(min(place.bottom(), lowest))

    def _frame(self, width: int) -> int:
        """The height of head and foot in a panel of this width, px."""
        layout = self._head.layout()
        hint = self._head.sizeHint().height()
        head = layout.totalHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else hint
        return head + self.foot.sizeHint().height() + 1

    def _place_note(self, room: int) -> None:
        """Place the note beside the title, or below it if it would be about as high there as both together."""
        head = self._head.layout()
        if self.note is None or not isinstance(head, QBoxLayout):
            return
        title = self.title.sizeHint()
        beside = max(title.height(), self.note.heightForWidth(max(1, room - title.width() - _NOTE)))
        below = beside + px(_BASE) >= title.height() + self.note.heightForWidth(room)
        turn(head, beside=not below, gap=0 if below else _NOTE)

    def restyle(self) -> None:
        """Follow a change of text size, which changes the height of everything."""
        self._held = None
        self.settle()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        super().resizeEvent(event)
        self.settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window and of the page."""
        if isValid(self):
            if watched is self._host and event.type() == QEvent.Type.Resize:
                self.setGeometry(self._host.rect())
            elif event.type() == QEvent.Type.LayoutRequest and self.isVisible():
                self.settle()
        return False

    # Keys and clicks stay here

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab inside the sheet."""
        window = self.window()
        now = window.focusWidget() or self
        if not self.isAncestorOf(now):
            now = self
        if now is self and forward:
            # If nothing on a sheet has the focus yet, Tab begins at its top.
            top = next((one for one in reached(self.page.page, self.foot) if one.isVisibleTo(self)), None)
            if top is not None and top.isEnabled():
                top.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        at = now
        while True:
            widget = at.nextInFocusChain() if forward else at.previousInFocusChain()
            if widget is None or widget is now:
                return False
            at = widget
            fit = takes_tab(widget) or (widget is self.page and self.page.read_only)
            if fit and self.isAncestorOf(widget) and widget.isVisibleTo(self):
                reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
                widget.setFocus(reason)
                self.page.ensureWidgetVisible(widget, 12, 24)
                return True

    def event(self, event: QEvent) -> bool:
        """While the sheet is open, keep every key from being a shortcut of what it covers."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc, press the main button on Enter, scroll on page keys, Home and End.

        Nothing reaches the window below.
        """
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.main is not None:
            if self.main.isEnabled() and not event.isAutoRepeat():
                self.main.click()
        else:
            self.page.turn(event.key())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swallow a press beside the panel, so that a slip does not lose what was filled in."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil and the panel's shadow."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour(look().theme.wall, _VEIL))
        paint_shadow(painter, QRectF(self.panel.geometry()), RADIUS_PANEL, drop=10, blur=40, opacity=0.28)
