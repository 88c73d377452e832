"""A surface that scrolls: what the shelf, the results, the rules and the sheets lie on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QScrollBar, QWidget

from app.shell.kit.focus import Ringed


class Page(Ringed, QScrollArea):
    """A surface that scrolls vertically when its contents are higher than the room for them."""

    def __init__(self) -> None:
        """An empty one; its contents go on `page`."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The bar lies over the page's margin, so that nothing moves aside when it appears.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        # Qt's own range is 0 to 99, and a page that never scrolls would never say otherwise.
        self._bar.setRange(0, 0)
        self._bar.hide()
        inner = self.verticalScrollBar()
        inner.rangeChanged.connect(self._take_range)
        inner.valueChanged.connect(self._bar.setValue)
        self._bar.valueChanged.connect(inner.setValue)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # One of our own: to be handed the one Qt makes takes a hundred times as long (docs/qt.md#starting).
        self.setViewport(QWidget())
        self.show_page(QWidget())

    def show_page(self, page: QWidget) -> None:
        """Show these contents instead of the ones that were there, which are deleted."""
        # The name by which the style sheet leaves its ground transparent.
        page.setObjectName("page")
        self.page = page
        self.setWidget(page)
        page.setAutoFillBackground(False)

    def _take_range(self, low: int, high: int) -> None:
        inner = self.verticalScrollBar()
        self._bar.setRange(low, high)
        self._bar.setPageStep(inner.pageStep())
        self._bar.setSingleStep(inner.singleStep())
        self._bar.setValue(inner.value())
        self._bar.setVisible(high > low)
        self._bar.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bar at the reader's end."""
        super().resizeEvent(event)
        self._place_bar()

    def changeEvent(self, event: QEvent) -> None:
        """Take the bar to the other end when the language is read the other way."""
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
        """Whether it scrolls and holds nothing that takes the keyboard: then it is the page that has to take it."""
        if self._bar.maximum() <= self._bar.minimum():
            return False
        return not any(takes_tab(one) and one.isVisibleTo(self) for one in self.page.findChildren(QWidget))

    def minimumSizeHint(self) -> QSize:
        """As small as need be: it scrolls."""
        return QSize(0, 0)

    def wanted(self, width: int) -> int:
        """The height at which its contents need not scroll at this width, px."""
        layout = self.page.layout()
        if layout is None:
            return self.page.sizeHint().height()
        if layout.hasHeightForWidth():
            # An area that scrolls gives its page never less than the least size of what is on it, which for a label
            # that says nothing yet is a line, and in its height for a width nothing.
            return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        return layout.totalSizeHint().height()


def takes_tab(widget: QWidget) -> bool:
    """Whether Tab stops at a widget; not at the line of a number, which hands the keyboard back: Tab would stay."""
    tab = Qt.FocusPolicy.TabFocus
    return widget.focusPolicy() & tab == tab and widget.focusProxy() is None and widget.isEnabled()
