"""The notice follows what it lies on, and watches it only while there is something to read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.shell.kit.notice import Notice
from app.table.surface import Surface


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(900, 600)
    qtbot.addWidget(made)
    made.show()
    return made


def low(notice: Notice, host: QWidget) -> bool:
    """Whether a notice lies in the middle of the lower edge of its host."""
    place = notice.geometry()
    return abs(place.center().x() - host.rect().center().x()) <= 1 and 0 <= host.height() - place.bottom() <= 10


def test_a_notice_stays_at_the_lower_edge_however_the_window_changes(host: QWidget) -> None:
    notice = Notice(host)
    notice.say("Something was saved.")
    assert low(notice, host)
    host.resize(1200, 700)
    assert low(notice, host)
    host.hide()
    host.resize(1000, 650)
    host.show()
    QApplication.processEvents()
    assert notice.isVisible() and low(notice, host)
    notice.hide()
    host.resize(800, 500)
    notice.say("Something was saved again.")
    assert low(notice, host)


def test_a_notice_that_is_read_follows_the_cloth_that_comes_under_it(host: QWidget) -> None:
    notice = Notice(host)
    notice.say("Something was saved.")
    cloth = Surface(theme("light"), CardStyle())
    cloth.setParent(host)
    cloth.resize(600, 400)
    cloth.show()
    notice.lie_over(cloth)
    before = notice.pos()
    cloth.move(200, 100)
    assert notice.pos() - before == QPoint(200, 100)


def test_a_notice_that_is_not_shown_watches_nothing(host: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[QEvent.Type] = []

    def filtered(self: Notice, watched: QObject, event: QEvent) -> bool:
        seen.append(event.type())
        return before(self, watched, event)

    before = Notice.eventFilter
    monkeypatch.setattr(Notice, "eventFilter", filtered)
    notice = Notice(host)
    host.resize(1000, 600)
    assert seen == []
    notice.say("Something was saved.")
    host.resize(900, 600)
    assert QEvent.Type.Resize in seen
    notice.hide()
    seen.clear()
    host.resize(1000, 600)
    assert seen == []
