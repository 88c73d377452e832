"""What happened meanwhile, shown to the person who has the screen now."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit.inked import InkedLabel
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table import recap as module
from app.shell.table.recap import Recap
from app.wording.bidi import card_text
from tests.shell.conftest import click, press

LINES = [f"Noa laid {card_text('TD')} on the pot.", "Eli took it."]


class Below(QWidget):
    """The table below, with something that has the keyboard focus."""

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit()
        QVBoxLayout(self).addWidget(self.field)


@pytest.fixture
def below(qtbot: QtBot, appearance: Appearance) -> Below:
    made = Below()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    made.activateWindow()
    made.field.setFocus()
    QApplication.processEvents()
    return made


@pytest.fixture
def recap(below: Below) -> Recap:
    made = Recap(below)
    made.show_lines("Meanwhile", LINES)
    QApplication.processEvents()
    return made


def gone(recap: Recap) -> list[int]:
    found: list[int] = []
    recap.gone.connect(lambda: found.append(1))
    return found


def test_it_says_what_happened_and_leaves_the_keyboard_to_the_table(below: Below, recap: Recap) -> None:
    assert recap.isVisible()
    assert recap.shown == LINES
    assert recap.accessibleName() == "Meanwhile Noa laid ten of diamonds on the pot. Eli took it."
    assert below.field.hasFocus()


def test_a_click_anywhere_ends_it_and_means_nothing_else(below: Below, recap: Recap) -> None:
    found = gone(recap)
    assert below.childAt(below.field.geometry().center()) is recap
    QTest.mouseClick(recap, Qt.MouseButton.LeftButton, pos=below.field.geometry().center())
    assert found == [1]
    assert not recap.isVisible()
    click(below.field)


def test_once_it_is_gone_nobody_is_told_what_it_said(below: Below, recap: Recap) -> None:
    recap.leave()
    said = [recap.accessibleName(), *(label.text() for label in recap.findChildren(QLabel))]
    assert recap.shown == [] and recap.accessibleName() == ""
    assert not [words for words in said if "Noa" in words or "Eli" in words or "Meanwhile" in words]
    recap.show_lines("Again", LINES[:1])
    assert recap.shown == LINES[:1]


def test_the_first_key_ends_it_and_means_nothing_else(below: Below, recap: Recap) -> None:
    found = gone(recap)
    press(Qt.Key.Key_A)
    assert found == [1]
    assert below.field.text() == ""
    press(Qt.Key.Key_A)
    assert below.field.text() == "a"


def test_a_key_that_was_held_since_before_does_not_end_it(below: Below, recap: Recap) -> None:
    found = gone(recap)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F8, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(below.field, held)
    press(Qt.Key.Key_F8)
    press(Qt.Key.Key_Shift)
    assert not found and recap.isVisible()


def test_it_stays_until_it_is_told_to_leave_and_then_for_a_while(
    qtbot: QtBot, below: Below, recap: Recap, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert module.STAYS == 5000
    found = gone(recap)
    recap._timer.setInterval(80)
    qtbot.wait(200)
    assert recap.isVisible()
    recap.start_leaving()
    qtbot.waitUntil(lambda: bool(found), timeout=2000)
    assert not recap.isVisible()


def test_hidden_by_its_owner_it_waits_for_nothing_and_can_be_shown_again(
    qtbot: QtBot, below: Below, recap: Recap
) -> None:
    found = gone(recap)
    recap._timer.setInterval(60)
    recap.start_leaving()
    recap.hide()
    press(Qt.Key.Key_A)
    assert below.field.text() == "a"
    qtbot.wait(120)
    assert not found
    below.resize(1280, 800)
    recap.show_lines("Again", ["One line."])
    QApplication.processEvents()
    assert recap.geometry() == below.rect() and recap.shown == ["One line."]
    below.resize(1000, 700)
    QApplication.processEvents()
    assert recap.geometry() == below.rect()
    assert recap.rect().contains(recap.panel.geometry())


def test_with_nothing_to_tell_it_is_gone_at_once(below: Below) -> None:
    recap = Recap(below)
    found = gone(recap)
    recap.show_lines("Meanwhile", [])
    assert found == [1] and not recap.isVisible()
    recap.start_leaving()
    assert not recap._timer.isActive()


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [100, 130])
def test_of_many_lines_the_latest_are_shown(
    settings: Settings, below: Below, language: str, text_size: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", text_size)
    lines = [f"Line {n} is about a card that went from one hand to another, and then on. " * 2 for n in range(40)]
    recap = Recap(below)
    recap.show_lines("Meanwhile", lines)
    QApplication.processEvents()
    assert 2 <= len(recap.shown) < 40
    assert recap.shown[-1] == lines[-1]
    assert below.rect().contains(recap.panel.geometry())
    assert recap._earlier.isVisible()
    for label in recap._labels:
        assert recap.panel.rect().contains(label.geometry())
        assert label.height() >= label.heightForWidth(label.width()) - 2
    recap.show_lines("Meanwhile", lines[:1])
    QApplication.processEvents()
    assert not recap._earlier.isVisible()


def test_of_more_than_there_is_room_for_the_latest_are_on_the_panel_in_their_order(below: Below) -> None:
    recap, lines = Recap(below), [f"Line {number} of what happened." for number in range(100)]
    recap.show_lines("Meanwhile", lines)
    QApplication.processEvents()
    labels = sorted(recap.panel.findChildren(InkedLabel), key=lambda label: label.y())
    written = [label.text() for label in labels]
    assert 3 < len(written) < 100
    assert all(words in text for words, text in zip(lines[-len(written) :], written, strict=True))
