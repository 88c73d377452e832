"""Rows and columns: what stands where, and which item takes the room left over."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.shell.kit.boxes import emptied, in_column, in_row, keep_room, turn


def piece(qtbot: QtBot, side: int) -> QWidget:
    """A square with sides of at least this length, px."""
    made = QWidget()
    made.setMinimumSize(side, side)
    qtbot.addWidget(made)
    return made


def test_a_row_has_its_parts_in_order_with_gaps_margins_and_shares(qtbot: QtBot) -> None:
    whole, first, wide, last = QWidget(), piece(qtbot, 20), piece(qtbot, 20), piece(qtbot, 20)
    qtbot.addWidget(whole)
    first.setMaximumWidth(20)
    last.setMaximumWidth(20)
    in_row(first, 7, (wide, 1), last, gap=5, margins=(3, 4, 9, 6), on=whole)
    whole.resize(200, 60)
    whole.show()
    assert (first.x(), first.width()) == (3, 20)
    assert wide.x() == 3 + 20 + 5 + 7
    assert (last.x(), last.x() + last.width()) == (200 - 9 - 20, 200 - 9)
    assert wide.x() + wide.width() + 5 == last.x()
    assert (first.y(), first.height()) == (4, 60 - 4 - 6)


def test_shares_divide_the_room_left_over(qtbot: QtBot) -> None:
    whole, small, large = QWidget(), piece(qtbot, 10), piece(qtbot, 10)
    qtbot.addWidget(whole)
    in_row((small, 1), (large, 3), gap=0, margins=(0, 0, 0, 0), on=whole)
    whole.resize(200, 20)
    whole.show()
    assert (small.width(), large.width()) == (50, 150)


def test_a_column_leaves_the_rest_where_it_is_told_and_takes_rows(qtbot: QtBot) -> None:
    whole, above, one, two = QWidget(), piece(qtbot, 10), piece(qtbot, 10), piece(qtbot, 10)
    qtbot.addWidget(whole)
    in_column(above, None, in_row(one, two, gap=2), gap=0, margins=(0, 0, 0, 0), on=whole)
    whole.resize(22, 100)
    whole.show()
    assert (above.y(), above.height()) == (0, 10)
    assert (one.y(), two.y(), two.x()) == (90, 90, 12)


def test_a_layout_is_emptied_of_everything_but_what_is_kept(qtbot: QtBot) -> None:
    host, kept, gone = QWidget(), QLabel("kept"), QLabel("gone")
    qtbot.addWidget(host)
    column = in_column(kept, gone, None, on=host)
    host.show()
    emptied(column, kept)
    assert column.count() == 0
    assert kept.isVisible() and not gone.isVisible(), "what goes is out of sight before it is deleted"
    QApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    assert isValid(kept) and not isValid(gone)


def test_a_row_becomes_a_column_and_a_row_again_each_with_its_own_gap(qtbot: QtBot) -> None:
    whole, one, two = QWidget(), piece(qtbot, 10), piece(qtbot, 10)
    qtbot.addWidget(whole)
    row = in_row(one, two, None, gap=30, margins=(0, 0, 0, 0), on=whole)
    whole.resize(200, 100)
    whole.show()
    assert turn(row, beside=False, gap=4) and not turn(row, beside=False, gap=4)
    QApplication.processEvents()
    assert two.x() == 0 and two.y() == one.y() + one.height() + 4
    assert turn(row, beside=True, gap=30)
    QApplication.processEvents()
    assert two.y() == 0 and two.x() == one.x() + one.width() + 30


def test_what_is_hidden_keeps_its_room_until_that_is_given_up(qtbot: QtBot) -> None:
    whole, hidden, shown = QWidget(), piece(qtbot, 30), piece(qtbot, 10)
    qtbot.addWidget(whole)
    in_column(hidden, shown, None, gap=0, margins=(0, 0, 0, 0), on=whole)
    whole.resize(40, 100)
    whole.show()
    hidden.hide()
    for kept, top in ((True, 30), (False, 0)):
        keep_room(hidden, kept)
        QApplication.processEvents()
        assert shown.y() == top
