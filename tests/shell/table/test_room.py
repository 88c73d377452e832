"""The contents of a table's page, taken out of the window and put back under what covers it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.shell.table.room import TableRoom


def test_put_away_it_is_in_no_window_and_cannot_be_operated_and_put_back_it_lies_under_its_cover(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 200)
    room, cover = TableRoom(page), QWidget(page)
    page.show()
    assert not room.bring_back(), "it is there"
    room.put_away(picture=True)
    assert not room.isVisible() and not room.isEnabled() and room.window() is not page
    assert room.emptied.size() == page.size()
    assert room.bring_back()
    assert room.isVisible() and room.isEnabled() and room.emptied.isNull() and room.size() == page.size()
    assert page.children().index(room) < page.children().index(cover)
    room.put_away(picture=False)
    assert room.emptied.isNull()
