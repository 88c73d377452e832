"""The seats of a new game: who sits where, and how to add, remove and reorder seats (look 13, look newgame-he)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.art.icons import paint_icon
from app.engine import Rules, agree
from app.lab.simulation import levels as all_levels
from app.lab.simulation import luck_decides
from app.session.company import free_plate, people, with_plate
from app.session.seats import USUAL, Seated, is_default, nearest, settled
from app.shell.kit.boxes import delete, in_column, in_row, keep_room
from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import by_keys, order_tabs
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import look
from app.shell.kit.widgets import Label, RoundBox, said
from app.shell.seats.plate_popup import PlatePopup
from app.shell.seats.seat_row import SeatRow
from app.shell.settings.settings import Settings
from app.wording import t
from app.wording.plates import PlateName


class Eye(QWidget):
    """The eye before a note about who sees what."""

    def __init__(self) -> None:
        """26 px square."""
        super().__init__()
        self.setFixedSize(26, 26)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the eye."""
        paint_icon(QPainter(self), "eye", QRectF(self.rect()), look().theme.prim)


class SeatList(QWidget):
    """The rows, the button that adds a seat, and the note on the curtain. `changed` is emitted with every change.

    The button is above the rows, where it stays under the pointer that presses it again.
    """

    changed = Signal()

    def __init__(self, rules: Rules, seated: Sequence[Seated], settings: Settings, levels: Sequence[str]) -> None:
        """Show `seated`; `levels` are those offered to computer players."""
        super().__init__()
        self._rules = rules
        self._settings = settings
        self._levels = tuple(levels)
        self._usual = nearest(USUAL, self._levels)
        self._low, self._high = rules.info.seats
        self._others: dict[SeatRow, Seated] = {}
        self.rows: list[SeatRow] = []
        self._popup: PlatePopup | None = None
        self._column = in_column(gap=6)
        self.add = PushButton(said("company.add"), "link", icon="plus")
        self.room = Label(self._room, "note", "ink_2")
        keep_room(self.add)
        self.note = RoundBox("sea_bg")
        self._words = Label(self._curtain, "note", wrap=True)
        self._lay_out()
        for one in settled(seated):
            self._append(one)
        self.add.clicked.connect(self.add_seat)
        self._refresh()

    def _lay_out(self) -> None:
        in_row(Eye(), (self._words, 1), gap=12, margins=(16, 11, 16, 11), on=self.note)
        head = in_row(Label(said("new.who"), "control"), self.add, self.room, None, gap=12)
        in_column(head, self._column, self.note, gap=10, margins=(0, 0, 0, 0), on=self)

    def _append(self, one: Seated) -> SeatRow:
        if one.computer and one.level not in all_levels(self._rules.info.id):
            one = one._replace(level=self._usual)
        elif one.computer:
            one = one._replace(level=nearest(one.level, self._levels))
        row = SeatRow(one, len(self.rows) + 1, self._levels, self._rules.info.person, self._rules.info.id)
        row.changed.connect(self._refresh)
        row.settled.connect(self._settle)
        row.flipped.connect(partial(self._flip, row))
        row.remove.clicked.connect(partial(self._remove, row))
        row.plate.clicked.connect(partial(self._open_plates, row))
        row.plate.dragged.connect(partial(self._drag, row))
        self.rows.append(row)
        self._column.addWidget(row)
        return row

    # The state

    @property
    def popup(self) -> PlatePopup | None:
        """The popup with the plates, while it is open."""
        return self._popup if self._popup is not None and isValid(self._popup) else None

    @property
    def written(self) -> tuple[Seated, ...]:
        """Who sits where, with the names as written."""
        return tuple(row.seated for row in self.rows)

    @property
    def seated(self) -> tuple[Seated, ...]:
        """Who sits where, with a name wherever one is needed."""
        return settled(self.written)

    def _room(self) -> str:
        more = self._high - len(self.rows)
        return t("company.free" if more else "company.full", sit=len(self.rows), n=more)

    def _curtain(self) -> str:
        return t("company.curtain", all=[one.name for one in self.seated if not one.computer])

    def retranslate(self) -> None:
        """Say the names given to computer players in the current language."""
        self._settle()

    # Changes

    def add_seat(self) -> None:
        """Add a computer player at the end."""
        if len(self.rows) < self._high:
            # Asked first: when the button goes, Qt moves the focus as the Tab key does.
            over, pressed = self._over(), by_keys()
            row = self._append(Seated("", free_plate(self.written), computer=True, level=self._usual))
            self._settle()
            row.name.setFocus(Qt.FocusReason.OtherFocusReason)
            # Whoever writes now writes another name, and not on at the end of the one proposed.
            row.name.selectAll()
            if pressed and isinstance(over, Sheet):
                QTimer.singleShot(0, row, partial(over.page.ensureWidgetVisible, row, 0, 12))

    def _remove(self, row: SeatRow) -> None:
        if self.popup is not None:
            # A screen reader presses what lies under the popup, too.
            self.popup.close()
        at = self.rows.index(row)
        self.rows.remove(row)
        self._others.pop(row, None)
        delete(row, self._column)
        self._settle()
        self.rows[min(at, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _flip(self, row: SeatRow, computer: bool) -> None:
        """Seat a player of the other kind: the one who sat there before, else somebody who has been here before.

        A name that was written for the seat, and not proposed, is that of the person who comes.
        """
        now = row.seated
        before = self._others.get(row)
        self._others[row] = now
        if before is None and computer:
            before = Seated("", now.plate, computer=True, level=self._usual)
        elif before is None:
            written = "" if is_default(now.name) else now.name
            absent = people(self._settings, {other.seated.name for other in self.rows if other is not row})
            wanted = (one for one in absent if not written or one.name == written)
            known = next(wanted, Seated(written, now.plate))
            free = known.plate == now.plate or known.plate not in {one.plate for one in self.written}
            before = known if free else known._replace(plate=now.plate)
        taken = {one.plate for one in self.written if one.plate != now.plate}
        row.show_seat(before if before.plate not in taken else before._replace(plate=now.plate))

    def move_seat(self, row: SeatRow, to: int) -> None:
        """Move a seat to another place in the order."""
        at = self.rows.index(row)
        to = max(0, min(to, len(self.rows) - 1))
        if to != at:
            self.rows.insert(to, self.rows.pop(at))
            self._column.removeWidget(row)
            self._column.insertWidget(to, row)
            self._settle()

    def _drag(self, row: SeatRow, height: int) -> None:
        """Move a seat dragged to this height on the screen: past another row's middle, it takes that row's place."""
        y = self.mapFromGlobal(QPoint(0, height)).y()
        self.move_seat(row, sum(other.geometry().center().y() < y for other in self.rows if other is not row))

    def _open_plates(self, row: SeatRow) -> None:
        at = self.rows.index(row)
        holders = {other.seated.plate: other.called for other in self.rows if other is not row}
        known = people(self._settings, {one.name for one in self.written})[:6] if not row.seated.computer else ()
        popup = PlatePopup(self._over(), row.seated.plate, holders, known, up=at > 0, down=at < len(self.rows) - 1)
        popup.chosen.connect(partial(self._take_plate, row))
        popup.taken.connect(partial(self._take_person, row))
        popup.moved.connect(lambda way: self._move_by_key(row, way))
        self._popup = popup
        popup.open_at(row.plate)

    def _over(self) -> QWidget:
        """What the popup is laid over: the sheet, or whatever widget contains the list."""
        around: QWidget = self
        while (above := around.parentWidget()) is not None and not isinstance(around, Sheet):
            around = above
        return around

    def _move_by_key(self, row: SeatRow, way: int) -> None:
        self.move_seat(row, self.rows.index(row) + way)
        row.plate.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_plate(self, row: SeatRow, plate: PlateName) -> None:
        for other, one in zip(self.rows, with_plate(self.written, self.rows.index(row), plate), strict=True):
            other.show_plate(one.plate)
        self._settle()

    def _take_person(self, row: SeatRow, one: Seated) -> None:
        row.show_seat(one._replace(plate=row.seated.plate))
        self._take_plate(row, one.plate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focused seat in the order with Alt and an arrow key."""
        ways: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        row = next((row for row in self.rows if row.isAncestorOf(self.window().focusWidget() or self)), None)
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and row is not None and event.key() in ways:
            self.move_seat(row, self.rows.index(row) + ways[event.key()])
            return
        event.ignore()

    # After a change

    def _settle(self) -> None:
        """Fill in names that are needed and missing, except where somebody is writing one."""
        for row, one in zip(self.rows, self.seated, strict=True):
            if one.computer and not row.name.hasFocus():
                row.show_seat(one)
            elif one.plate != row.seated.plate:
                row.show_plate(one.plate)
        self._refresh()

    def _refresh(self) -> None:
        """Show what follows from the present seats."""
        persons = [row for row in self.rows if not row.seated.computer]
        luck = luck_decides(self._rules.info.id, len(self.rows))
        varies = self._high > self._low
        for row in self.rows:
            row.show_place(self.rows, spare=len(self.rows) > self._low, varies=varies, luck=luck)
        more = len(self.rows) < self._high
        self.add.setVisible(more)
        self.room.setVisible(varies)
        self.room.retranslate()
        self.note.setVisible(len(persons) > 1 and agree(self._rules, len(self.rows)).hides)
        self._words.retranslate()
        order_tabs(self)
        self.changed.emit()
