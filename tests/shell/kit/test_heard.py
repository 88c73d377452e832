"""What a screen reader gets: words for a voice, and texts that it can go through line by line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit.buttons import IconButton
from app.shell.kit.heard import describe_aloud, name_aloud, read_along, tell_aloud
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import plain
from app.wording import bidi


def described(widget: QWidget) -> str:
    """The description that Qt hands to a screen reader."""
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(QAccessible.Text.Description)


def test_cards_and_marks_of_direction_are_words(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    name_aloud(widget, f"take {bidi.card_text('7S')}")
    describe_aloud(widget, f"{bidi.LRI}2-4{bidi.PDI} players")
    assert widget.accessibleName() == "take seven of spades"
    assert described(widget) == "2 to 4 players"


def test_a_tooltip_is_heard_as_it_is_spoken_and_follows_the_tooltip(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    show_tip(widget, f"takes {bidi.card_text('7S')}")
    assert described(widget) == "takes seven of spades"
    show_tip(widget, "gone")
    assert described(widget) == "gone"
    show_tip(widget, "")
    assert described(widget) == ""


def test_a_tooltip_does_not_replace_a_description(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    describe_aloud(widget, "its own")
    show_tip(widget, "a tip")
    show_tip(widget, "another tip")
    assert described(widget) == "its own"


def test_of_a_button_with_a_key_the_name_is_said_once(qtbot: QtBot) -> None:
    button = IconButton("rules", plain("Rules"), key="F1")
    qtbot.addWidget(button)
    button.retranslate()
    assert (button.accessibleName(), described(button)) == ("Rules", "F1")
    assert "Rules" in button.toolTip()


@pytest.mark.parametrize("heard", [True, False])
def test_with_a_screen_reader_the_keys_go_through_a_text_and_without_one_they_scroll(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: heard)
    text = QTextBrowser()
    qtbot.addWidget(text)
    text.resize(300, 60)
    text.setPlainText("\n".join(f"line {number}" for number in range(40)))
    read_along(text)
    text.show()
    for _ in range(3):
        QTest.keyClick(text, Qt.Key.Key_Down)
    assert text.textCursor().blockNumber() == (3 if heard else 0)
    assert (text.verticalScrollBar().value() > 0) or heard


def test_the_same_sentence_told_again_is_a_change_again(qtbot: QtBot) -> None:
    told: list[str] = []

    class Listened(QWidget):
        def setAccessibleDescription(self, description: str) -> None:
            super().setAccessibleDescription(description)
            told.append(description)

    widget = Listened()
    qtbot.addWidget(widget)
    for _ in range(2):
        tell_aloud(widget, f"Omar lays {bidi.card_text('7S')}")
    tell_aloud(widget, "Noa draws")
    assert told == ["Omar lays seven of spades", "", "Omar lays seven of spades", "Noa draws"]
