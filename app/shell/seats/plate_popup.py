"""The popup of a plate: another plate, somebody who has been here before, another place in the order (look 13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from app.art.pens import smooth_painter
from app.art.plates import plate_pixmap
from app.art.tokens import RADIUS_CONTROL
from app.session.seats import Seated
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.focus import GridButton
from app.shell.kit.heard import name_aloud
from app.shell.kit.picture_radio import paint_frame
from app.shell.kit.style import look, mirrored
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Hairline, Label, RoundBox, called, paint_shadow, said
from app.wording import t
from app.wording.plates import PLATES, PlateName

_SIDE = 46
_COLUMNS = 3


class PlateButton(GridButton):
    """A plate that can be pressed. `dragged` carries the height on the screen it has been dragged to, px."""

    dragged = Signal(int)

    def __init__(self, plate: PlateName, size: int, *, chosen: bool = False) -> None:
        """The plate is `size` px across; a `chosen` one has a frame."""
        super().__init__()
        self.plate, self.chosen = plate, chosen
        self._size = size
        self._pressed: QPoint | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_plate(self, plate: PlateName) -> None:
        """Show this plate."""
        self.plate = plate
        self.update()

    def sizeHint(self) -> QSize:
        """The plate with its frame, and never too small to hit."""
        side = max(_SIDE, self._size + 6)
        return QSize(side, side)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where the press began, in case it becomes a drag."""
        self._pressed = event.globalPosition().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Emit `dragged` during a drag up or down."""
        now = event.globalPosition().toPoint()
        if self._pressed is not None and abs(now.y() - self._pressed.y()) > QApplication.startDragDistance():
            self.setDown(False)
            self.dragged.emit(now.y())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag."""
        self._pressed = None
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate, with a frame if it is chosen."""
        painter = smooth_painter(self)
        paint_frame(self, painter, chosen=self.chosen)
        at = (self.width() - self._size) // 2
        painter.drawPixmap(at, at, plate_pixmap(self.plate, self._size, look().theme, self.devicePixelRatio()))


class PlatePopup(QWidget):
    """The choices of one seat, above everything on the sheet; a press beside it, Esc and every choice close it.

    `moved` is -1 (earlier) or 1 (later).
    """

    chosen = Signal(str)
    taken = Signal(object)
    moved = Signal(int)

    def __init__(
        self,
        host: QWidget,
        plate: PlateName,
        holders: Mapping[PlateName, str],
        people: Sequence[Seated],
        *,
        up: bool,
        down: bool,
    ) -> None:
        """Lie over `host`. `holders` maps the other plates in use to names; `up`, `down`: where the seat may move."""
        super().__init__(host)
        self._host = host
        self._anchor: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        name_aloud(self, t("new.plate.choose"))
        self.plates = [self._plate(name, plate, holders) for name in PLATES]
        self.people = [self._person(one) for one in people]
        self.up = IconButton("arrow_up", said("company.up"), label=True)
        self.down = IconButton("arrow_down", said("company.down"), label=True)
        self.panel = RoundBox("paper", RADIUS_CONTROL, "line_2")
        self.panel.setParent(self)
        column = in_column(gap=8, margins=(14, 12, 14, 12), on=self.panel)
        sides = in_row(self._grid(), gap=18)
        if people:
            sides.addWidget(Hairline(upright=True))
            sides.addLayout(self._names(), 1)
        column.addLayout(sides)
        self.up.clicked.connect(partial(self._end, self.moved, -1))
        self.down.clicked.connect(partial(self._end, self.moved, 1))
        self.up.setEnabled(up)
        self.down.setEnabled(down)
        if up or down:
            column.addWidget(Hairline())
            column.addLayout(in_row(self.up, self.down, None))
        host.installEventFilter(self)

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(4)
        for number, button in enumerate(self.plates):
            grid.addWidget(button, number // _COLUMNS, number % _COLUMNS)
        return grid

    def _names(self) -> QVBoxLayout:
        names = in_column(Label(said("company.people"), "small", "ink_2"), gap=2)
        for button in self.people:
            names.addWidget(button)
        names.addStretch(1)
        return names

    def _plate(self, name: PlateName, mine: PlateName, holders: Mapping[PlateName, str]) -> PlateButton:
        button = PlateButton(name, 38, chosen=name == mine)
        who = holders.get(name, "") if name != mine else ""
        words = t("company.plate.swap", plate=name, who=who) if who else t(f"plate.{name}")
        name_aloud(button, words)
        show_tip(button, words)
        button.clicked.connect(partial(self._end, self.chosen, name))
        return button

    def _person(self, one: Seated) -> PushButton:
        button = PushButton(called(one.name), "link")
        button.clicked.connect(partial(self._end, self.taken, one))
        return button

    def _end(self, choice: SignalInstance, carried: object) -> None:
        """Close, and then say what was chosen."""
        self.close()
        choice.emit(carried)

    def open_at(self, anchor: QWidget) -> None:
        """Show it below `anchor`, inside the host; if there is no room, above."""
        self._anchor = anchor
        self.setGeometry(self._host.rect())
        size = self.panel.sizeHint()
        start = anchor.width() - size.width() if mirrored(self) else 0
        corner = anchor.mapTo(self._host, QPoint(start, anchor.height() + 4))
        if corner.y() + size.height() > self.height() - 8:
            corner.setY(max(8, anchor.mapTo(self._host, QPoint(0, 0)).y() - size.height() - 4))
        corner.setX(max(8, min(corner.x(), self.width() - size.width() - 8)))
        self.panel.setGeometry(QRect(corner, size))
        self.show()
        self.raise_()
        next(button for button in self.plates if button.chosen).setFocus(Qt.FocusReason.TabFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Return the keyboard focus to the plate."""
        super().closeEvent(event)
        self._host.removeEventFilter(self)
        if self._anchor is not None and isValid(self._anchor) and self._anchor.isVisible():
            self._anchor.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close when the host changes its size, because the popup would be in the wrong place."""
        if isValid(self) and event.type() == QEvent.Type.Resize:
            self.close()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab inside the popup."""
        buttons: list[QWidget] = [*self.plates, *self.people, self.up, self.down]
        there = [button for button in buttons if button.isVisible() and button.isEnabled()]
        if not there:
            # Qt asks once more for whom the focus goes to while the popup is being closed.
            return False
        now = next((number for number, button in enumerate(there) if button.hasFocus()), -1)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        there[(now + (1 if forward else -1)) % len(there)].setFocus(reason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on a press outside the panel; ignore one inside."""
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.close()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move among the plates with the arrow keys, in the direction seen on the screen; close on Esc."""
        rtl = mirrored(self)
        ways: dict[int, int] = {
            Qt.Key.Key_Left: 1 if rtl else -1,
            Qt.Key.Key_Right: -1 if rtl else 1,
            Qt.Key.Key_Up: -_COLUMNS,
            Qt.Key.Key_Down: _COLUMNS,
        }
        now = next((number for number, button in enumerate(self.plates) if button.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif now is not None and event.key() in ways:
            target = now + ways[event.key()]
            if 0 <= target < len(self.plates):
                self.plates[target].setFocus(Qt.FocusReason.TabFocusReason)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel's shadow."""
        painter = QPainter(self)
        paint_shadow(painter, QRectF(self.panel.geometry()), RADIUS_CONTROL, drop=4, blur=20, opacity=0.28)
