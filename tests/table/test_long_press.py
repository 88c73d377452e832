"""A press that is held asks what lies there; nothing but the press is watched for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.table.long_press import HOLD_MS, LongPress

LEFT = Qt.MouseButton.LeftButton


class Port(QWidget):
    """A widget that can be pressed, and notes where it was asked about and when it was let go."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[QPointF] = []
        self.released = 0
        self.long = LongPress(self, self.asked.append)

    def mousePressEvent(self, event: object) -> None:
        self.long.begin(QPointF(20, 20))

    def mouseReleaseEvent(self, event: object) -> None:
        self.released += 1


@pytest.fixture
def port(qtbot: QtBot) -> Port:
    made = Port()
    made.resize(80, 80)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_press_that_is_held_asks_once_and_its_end_is_no_click(port: Port, qtbot: QtBot) -> None:
    QTest.mousePress(port, LEFT, pos=QPoint(20, 20))
    qtbot.wait(HOLD_MS + 60)
    assert port.asked == [QPointF(20, 20)]
    QTest.mouseRelease(port, LEFT, pos=QPoint(20, 20))
    assert port.released == 0
    QTest.mousePress(port, LEFT, pos=QPoint(20, 20))
    QTest.mouseRelease(port, LEFT, pos=QPoint(20, 20))
    assert port.released == 1 and len(port.asked) == 1, "the next press is one like any other"


@pytest.mark.parametrize("ended", ["let go", "slid"])
def test_a_press_that_is_let_go_or_slides_asks_nothing(port: Port, qtbot: QtBot, ended: str) -> None:
    QTest.mousePress(port, LEFT, pos=QPoint(20, 20))
    if ended == "slid":
        QTest.mouseMove(port, QPoint(50, 50))
        QApplication.processEvents()
    else:
        QTest.mouseRelease(port, LEFT, pos=QPoint(20, 20))
    qtbot.wait(HOLD_MS + 60)
    assert port.asked == []


def test_a_press_whose_pointer_leaves_the_widget_asks_nothing(port: Port, qtbot: QtBot) -> None:
    port.long._timer.setInterval(10)
    QTest.mousePress(port, LEFT, pos=QPoint(20, 20))
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    qtbot.wait(40)
    assert port.asked == []


def test_only_a_press_is_watched(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[QEvent.Type] = []

    def filtered(self: LongPress, watched: QObject, event: QEvent) -> bool:
        seen.append(event.type())
        return before(self, watched, event)

    before = LongPress.eventFilter
    monkeypatch.setattr(LongPress, "eventFilter", filtered)
    port.resize(90, 90)
    port.repaint()
    QTest.mouseMove(port, QPoint(30, 30))
    QApplication.processEvents()
    assert seen == []
    QTest.mousePress(port, LEFT, pos=QPoint(20, 20))
    QTest.mouseRelease(port, LEFT, pos=QPoint(20, 20))
    assert QEvent.Type.MouseButtonRelease in seen
    seen.clear()
    port.repaint()
    assert seen == []
