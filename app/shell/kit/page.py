"""The scrolling surface of the shelf, the results, the rules and the sheets."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QScrollArea, QScrollBar, QWidget
from shiboken6 import isValid

from app.shell.kit.focus import Ringed, stops

_LAYING_MS = 300
"""How long the page may still change its height after something that changes everything on it, ms."""
_TURNS: Mapping[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class Page(Ringed, QScrollArea):
    """A surface that scrolls vertically when its contents are higher than itself.

    `short` carries how many px too high what is held lies at the top of the page, where it cannot scroll down.
    """

    short = Signal(int)

    def __init__(self) -> None:
        """An empty page; its contents go on `page`."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The bar lies over the page's margin, so that nothing moves when it appears.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        # Qt's own default is 0 to 99, and a page that never scrolls would never correct it.
        self._bar.setRange(0, 0)
        self._bar.hide()
        inner = self.verticalScrollBar()
        inner.rangeChanged.connect(self._take_range)
        inner.valueChanged.connect(self._bar.setValue)
        self._pointing = QTimer(self, singleShot=True, interval=0)
        self._pointing.timeout.connect(self._point_again)
        self._held: tuple[QWidget, int] | None = None
        self._laying = QTimer(self, singleShot=True, interval=_LAYING_MS)
        inner.rangeChanged.connect(self._hold_soon)
        self._bar.valueChanged.connect(inner.setValue)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Made here, because asking Qt for the one it makes takes a hundred times as long (docs/qt.md#starting).
        self.setViewport(QWidget())
        self.show_page(QWidget())

    def show_page(self, page: QWidget) -> None:
        """Show these contents instead of the former ones, which are deleted."""
        # The style sheet makes the background of widgets with this name transparent.
        page.setObjectName("page")
        self.page = page
        self.setWidget(page)
        page.setAutoFillBackground(False)

    def turn(self, key: int) -> bool:
        """Scroll by a page key, Home or End; False if it is another key."""
        turned = _TURNS.get(key)
        if turned is not None:
            self.verticalScrollBar().triggerAction(turned)
        return turned is not None

    def _take_range(self, low: int, high: int) -> None:
        inner = self.verticalScrollBar()
        self._bar.setRange(low, high)
        self._bar.setPageStep(inner.pageStep())
        self._bar.setSingleStep(inner.singleStep())
        self._bar.setValue(inner.value())
        self._bar.setVisible(high > low)
        self._bar.raise_()

    def hold(self, widget: QWidget) -> None:
        """Keep a widget on the page at its height on the screen while everything is laid anew: somebody presses it."""
        self._held = widget, widget.mapToGlobal(widget.rect().center()).y()
        # Laying everything anew may take longer than that, and begins first.
        QTimer.singleShot(0, self._laying, self._laying.start)
        QTimer.singleShot(0, self, self._hold)

    def _hold_soon(self) -> None:
        if self._laying.isActive():
            QTimer.singleShot(0, self, self._hold)

    def _hold(self) -> None:
        if self._held is not None and isValid(self._held[0]):
            widget, at = self._held
            inner = self.verticalScrollBar()
            wanted = inner.value() + widget.mapToGlobal(widget.rect().center()).y() - at
            inner.setValue(wanted)
            if wanted < 0:
                self.short.emit(-wanted)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, and point again."""
        super().wheelEvent(event)
        self._pointing.start()

    def _point_again(self) -> None:
        """Let what the pointer is over by now be lit, and not what it was over before: Qt waits for it to move."""
        window = self.window()
        handle, at = window.windowHandle(), QCursor.pos()
        if handle is None or not self.underMouse() or QGuiApplication.mouseButtons():
            return
        inside, button = QPointF(window.mapFromGlobal(at)), Qt.MouseButton.NoButton
        keys = QGuiApplication.keyboardModifiers()
        moved = QMouseEvent(QEvent.Type.MouseMove, inside, QPointF(at), button, button, keys)
        QGuiApplication.sendEvent(handle, moved)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bar at the reader's end."""
        super().resizeEvent(event)
        self._place_bar()

    def changeEvent(self, event: QEvent) -> None:
        """Move the bar to the other end when the reading direction changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._place_bar()

    def _place_bar(self) -> None:
        wide = self._bar.sizeHint().width()
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self._bar.setGeometry(0 if rtl else self.width() - wide, 0, wide, self.height())
        self._bar.setPageStep(self.verticalScrollBar().pageStep())

    @property
    def read_only(self) -> bool:
        """Whether it scrolls and nothing on it takes the focus, so that the page itself has to."""
        if self._bar.maximum() <= self._bar.minimum():
            return False
        return not any(takes_tab(one) and one.isVisibleTo(self) for one in self.page.findChildren(QWidget))

    def minimumSizeHint(self) -> QSize:
        """Empty: a page may be as small as necessary, because it scrolls."""
        return QSize(0, 0)

    def wanted(self, width: int) -> int:
        """The height at which its contents need not scroll at this width, px."""
        layout = self.page.layout()
        if layout is None:
            return self.page.sizeHint().height()
        if layout.hasHeightForWidth():
            # A scroll area never makes its page smaller than the minimum size of its contents. For a label without
            # words that is one line, while its height for a width is 0.
            return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        return layout.totalSizeHint().height()


def takes_tab(widget: QWidget) -> bool:
    """Whether Tab stops at a widget. Not at the line edit of a number field, which passes the focus back."""
    return stops(widget) and widget.focusProxy() is None and widget.isEnabled()
