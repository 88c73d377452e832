"""Sheets: the focus stays inside, Esc and Enter do what they should, nothing reaches the window below."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QScrollBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import RingedChoice, ring
from app.shell.kit.page import Page
from app.shell.kit.questions import MessageSheet, Question
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label, plain
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.wording.catalogue import Language
from tests.shell.conftest import click, focused, press


@pytest.fixture
def host(qtbot: QtBot, appearance: Appearance) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 600)
    column = QVBoxLayout(made)
    made.below = PushButton(plain("Below"))  # type: ignore[attr-defined]
    column.addWidget(made.below)  # type: ignore[attr-defined]
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    return made


def opened(host: QWidget) -> tuple[Sheet, list[str]]:
    """A sheet with a field, a link and two buttons, and the list of what was pressed on it."""
    sheet = Sheet(host, plain("A title"))
    done: list[str] = []
    column = QVBoxLayout(sheet.page.page)
    column.addWidget(QLineEdit())
    sheet.add_link(PushButton(plain("Link"), "link")).clicked.connect(lambda: done.append("link"))
    sheet.add_button(PushButton(plain("No"))).clicked.connect(lambda: done.append("no"))
    sheet.add_button(PushButton(plain("Yes"), "primary"), main=True).clicked.connect(lambda: done.append("yes"))
    sheet.open()
    QApplication.processEvents()
    return sheet, done


def test_links_stand_at_the_start_of_the_foot_in_the_order_in_which_they_are_added(host: QWidget) -> None:
    sheet = Sheet(host, plain("A title"))
    no = sheet.add_exit("button.close")
    links = [sheet.add_link(PushButton(plain(words), "link")) for words in ("First", "Second", "Third")]
    sheet.open()
    QApplication.processEvents()
    places = [one.x() for one in (*links, no)]
    assert places == sorted(places)


def test_the_keyboard_goes_round_inside_the_sheet(host: QWidget) -> None:
    sheet, _ = opened(host)
    seen = [focused()]
    for _ in range(4):
        press(Qt.Key.Key_Tab)
        seen.append(focused())
    assert all(sheet.isAncestorOf(widget) for widget in seen)
    assert seen[4] is seen[0]
    assert len(set(seen[:4])) == 4
    press(Qt.Key.Key_Backtab)
    assert focused() is seen[3]


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("words", "below"), [(4, False), (10, False), (14, True)])
def test_a_note_stands_beside_the_title_unless_its_lines_there_would_be_about_as_high_as_both(
    host: QWidget, settings: Settings, words: int, below: bool
) -> None:
    settings.text_size = 130
    sheet = Sheet(host, plain("A title of some length"), note=plain("word " * words))
    sheet.open()
    QApplication.processEvents()
    assert sheet.note is not None
    title, note = sheet.title.geometry(), sheet.note.geometry()
    assert (note.top() > title.bottom()) is below and (note.left() > title.right()) is not below
    assert note.height() >= sheet.note.heightForWidth(note.width())
    assert sheet._head.rect().contains(title.united(note))


@pytest.mark.parametrize("language", ["en", "he"])
def test_no_word_of_a_title_stands_alone_in_its_last_line(
    host: QWidget, settings: Settings, language: Language
) -> None:
    settings.language = language
    sheet = Sheet(host, plain("קלפים גבוהים יותר " * 3 if language == "he" else "The higher cards have it " * 3))
    sheet.open()
    sheet.title.resize(round(0.9 * QFontMetricsF(sheet.title.font()).horizontalAdvance(sheet.title.text())), 200)
    picture = sheet.title.grab().toImage()
    ground = picture.pixel(0, picture.height() - 1)
    high = QFontMetricsF(sheet.title.font()).height()
    middle = picture.height() // 2
    wide = []
    for rows in (range(middle - round(high), middle), range(middle, middle + round(high))):
        drawn = [x for x in range(picture.width()) if any(picture.pixel(x, y) != ground for y in rows)]
        wide.append(max(drawn) - min(drawn))
    assert min(wide) > 0.6 * max(wide)


def test_a_sheet_that_has_room_does_not_scroll(host: QWidget) -> None:
    sheet = Sheet(host, plain("A title"))
    column = QVBoxLayout(sheet.page.page)
    column.addWidget(Label(plain("A sentence."), wrap=True))
    column.addWidget(Label(plain(""), wrap=True))
    sheet.add_button(PushButton(plain("Yes"), "primary"), main=True)
    sheet.open()
    QApplication.processEvents()
    assert sheet.panel.height() < host.height() - 100
    assert sheet.page.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("later", [False, True])
def test_the_main_button_is_the_last_one_to_the_eye_and_to_the_keyboard(host: QWidget, later: bool) -> None:
    sheet = Sheet(host, plain("A title"))
    sheet.add_link(PushButton(plain("Details"), "link"))
    other = PushButton(plain("Something else"))
    if not later:
        sheet.add_button(other)
    main = sheet.add_button(PushButton(plain("Close"), "primary"), main=True)
    if later:
        sheet.add_button(other)
    sheet.open(other)
    QApplication.processEvents()
    assert other.geometry().right() < main.geometry().left()
    press(Qt.Key.Key_Tab)
    assert focused() is main


def test_escape_closes_and_gives_the_keyboard_back(qtbot: QtBot, host: QWidget) -> None:
    below = host.findChildren(PushButton)[0]
    below.setFocus(Qt.FocusReason.TabFocusReason)
    sheet, done = opened(host)
    with qtbot.waitSignal(sheet.closed):
        press(Qt.Key.Key_Escape)
    assert focused() is below
    assert not done


def test_enter_presses_the_main_button_from_anywhere(host: QWidget) -> None:
    sheet, done = opened(host)
    sheet.findChildren(QLineEdit)[0].setFocus()
    press(Qt.Key.Key_Return)
    assert done == ["yes"]


def test_enter_on_another_button_presses_that_one(host: QWidget) -> None:
    sheet, done = opened(host)
    next(button for button in sheet.findChildren(PushButton) if button.text() == "No").setFocus()
    press(Qt.Key.Key_Return)
    assert done == ["no"]


def test_with_ctrl_enter_presses_the_main_button_from_another_one_too(host: QWidget) -> None:
    sheet, done = opened(host)
    next(button for button in sheet.findChildren(PushButton) if button.text() == "No").setFocus()
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert done == ["yes"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_presses_the_main_button_from_a_switch_on_every_desktop(
    host: QWidget, key: Qt.Key
) -> None:
    class OnGnome(QCheckBox):
        """A control that Qt lets Enter press, as it does on GNOME."""

        def keyPressEvent(self, event: QKeyEvent) -> None:
            """Press it."""
            self.click()

    class Switch(RingedChoice, OnGnome):
        """The same, as one of the program's own controls."""

    sheet, done = opened(host)
    switch = Switch()
    layout = sheet.page.page.layout()
    assert layout is not None
    layout.addWidget(switch)
    switch.show()
    switch.setFocus()
    press(key)
    assert done == ["yes"] and not switch.isChecked()
    press(Qt.Key.Key_Space)
    assert switch.isChecked()


def test_no_key_reaches_the_window_below(host: QWidget) -> None:
    pressed: list[int] = []
    action = QAction(host)
    action.setShortcut(QKeySequence("Ctrl+N"))
    action.triggered.connect(lambda: pressed.append(1))
    host.addAction(action)
    host.findChildren(PushButton)[0].setFocus()
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert pressed == [1]
    sheet, _ = opened(host)
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert pressed == [1]
    sheet.close()


def test_a_sheet_keeps_inside_a_small_window_and_scrolls(host: QWidget) -> None:
    sheet = Sheet(host, plain("A title"), width=1080)
    column = QVBoxLayout(sheet.page.page)
    for number in range(60):
        column.addWidget(Label(plain(f"line {number}")))
    main = sheet.add_button(PushButton(plain("Yes"), "primary"), main=True)
    sheet.open()
    QApplication.processEvents()
    assert host.rect().contains(sheet.panel.geometry())
    assert sheet.page.verticalScrollBar().maximum() > 0
    assert main.isVisible()
    assert main.height() >= 44
    host.resize(1280, 800)
    QApplication.processEvents()
    assert sheet.rect() == host.rect()


def test_the_bar_changes_sides_with_the_reading_direction(host: QWidget) -> None:
    page = Page()
    page.setParent(host)
    page.page.setMinimumHeight(2000)
    page.setGeometry(0, 0, 300, 200)
    page.show()
    QApplication.processEvents()
    bar = next(one for one in page.findChildren(QScrollBar) if one.isVisible())
    assert bar.geometry().center().x() > 150
    host.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert bar.geometry().center().x() < 150
    host.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert bar.geometry().center().x() > 150


def test_what_has_the_keyboard_is_scrolled_into_sight(host: QWidget) -> None:
    sheet = Sheet(host, plain("A title"))
    column = QVBoxLayout(sheet.page.page)
    fields = [QLineEdit(str(number)) for number in range(40)]
    for field in fields:
        column.addWidget(field)
    sheet.open(fields[0])
    QApplication.processEvents()
    for _ in range(39):
        press(Qt.Key.Key_Tab)
    assert focused() is fields[39]
    assert not fields[39].visibleRegion().isEmpty()


def test_a_question_is_no_unless_somebody_says_yes(qtbot: QtBot, host: QWidget) -> None:
    question = Question(host, "remove", kind="danger")
    agreed: list[int] = []
    question.agreed.connect(lambda: agreed.append(1))
    question.open()
    assert focused() is question.stay
    press(Qt.Key.Key_Return)
    assert not agreed
    question = Question(host, "remove", kind="danger")
    question.agreed.connect(lambda: agreed.append(1))
    question.open()
    with qtbot.waitSignal(question.agreed):
        question.do.click()
    assert agreed == [1]


def test_technical_words_are_behind_a_button(host: QWidget) -> None:
    message = MessageSheet(host, plain("What happened"), [plain("Something."), plain("Do this.")], "errno 13")
    message.open()
    QApplication.processEvents()
    assert not message.details.isVisible()
    message.show_details.click()
    assert message.details.isVisible()
    assert message.details.toPlainText() == "errno 13"


def at(sheet: Sheet) -> int:
    """How far the page of a sheet is scrolled."""
    return sheet.page.verticalScrollBar().value()


def test_a_page_to_read_is_turned_by_keys_and_has_the_ring(host: QWidget) -> None:
    sheet = Sheet(host, plain("A title"))
    column = QVBoxLayout(sheet.page.page)
    for number in range(60):
        column.addWidget(Label(plain(f"Line {number}")))
    close = sheet.add_button(PushButton(plain("Close"), "primary"), main=True)
    sheet.open()
    QApplication.processEvents()
    assert focused() is close and at(sheet) == 0
    press(Qt.Key.Key_PageDown)
    turned = at(sheet)
    press(Qt.Key.Key_PageUp)
    assert turned > 100 and at(sheet) == 0
    press(Qt.Key.Key_End)
    assert at(sheet) == sheet.page.verticalScrollBar().maximum()
    press(Qt.Key.Key_Home)
    assert at(sheet) == 0
    press(Qt.Key.Key_Tab)
    shown = ring()
    assert focused() is sheet.page and shown is not None and shown.target is sheet.page
    assert sheet.page.accessibleName() == "A title"
    press(Qt.Key.Key_Down)
    assert 0 < at(sheet) < turned
    press(Qt.Key.Key_Tab)
    assert focused() is close


def test_a_page_with_controls_leaves_the_keyboard_to_them(host: QWidget) -> None:
    sheet = Sheet(host, plain("A title"))
    column = QVBoxLayout(sheet.page.page)
    for _ in range(20):
        column.addWidget(PushButton(plain("One of many")))
    sheet.add_button(PushButton(plain("Close"), "primary"), main=True)
    sheet.open()
    QApplication.processEvents()
    assert sheet.page.verticalScrollBar().maximum() > 0
    for _ in range(21):
        press(Qt.Key.Key_Tab)
        assert focused() is not sheet.page


@pytest.mark.parametrize("main", ["none", "hidden", "disabled"])
def test_a_sheet_on_which_nothing_takes_keys_yet_has_the_keyboard_itself(host: QWidget, main: str) -> None:
    host.below.setFocus()  # type: ignore[attr-defined]
    sheet, closed = Sheet(host, plain("A title")), list[bool]()
    sheet.closed.connect(lambda: closed.append(True))
    if main != "none":
        button = sheet.add_button(PushButton(plain("Yes"), "primary", key="Enter"), main=True)
        button.setVisible(main != "hidden")
        button.setEnabled(main != "disabled")
    sheet.open()
    QApplication.processEvents()
    assert focused() is sheet
    press(Qt.Key.Key_Escape)
    assert closed and focused() is host.below  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(900, 600), (1920, 1080)])
def test_details_stay_under_the_pointer_that_asks_for_them_and_that_hides_them(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    QApplication.processEvents()
    sheet = MessageSheet(window, plain("It was not opened"), [plain("There is no such file.")], "What the system said")
    sheet.open()
    QApplication.processEvents()
    at = sheet.show_details.mapTo(sheet, QPoint())
    for shown in (True, False):
        click(sheet.show_details)
        for _ in range(3):
            QApplication.processEvents()
        assert sheet.details.isVisible() is shown
        assert sheet.show_details.mapTo(sheet, QPoint()) == at


def test_a_pressed_edge_is_held_in_this_window_and_text_size_and_then_the_panel_stands_in_the_middle(
    host: QWidget, settings: Settings
) -> None:
    sheet, _ = opened(host)

    def grow(by: int) -> None:
        more = QWidget()
        more.setFixedHeight(by)
        layout = sheet.page.page.layout()
        assert layout is not None
        layout.addWidget(more)
        more.show()
        QApplication.processEvents()
        sheet.settle()

    def off_the_middle() -> int:
        return abs(sheet.panel.geometry().center().y() - sheet.rect().center().y())

    for hold, edge in ((sheet.hold_foot, "bottom"), (sheet.hold_top, "top")):
        before = getattr(sheet.panel.geometry(), edge)()
        hold()
        grow(60)
        assert getattr(sheet.panel.geometry(), edge)() == before and off_the_middle() > 20
        host.resize(host.width(), host.height() + 20)
        QApplication.processEvents()
        assert off_the_middle() <= 1
    sheet.hold_foot()
    grow(60)
    settings.text_size = 115
    QApplication.processEvents()
    assert off_the_middle() <= 1


def test_what_comes_below_a_held_top_takes_the_room_above_only_if_it_may(host: QWidget) -> None:
    for firm in (True, False):
        sheet, _ = opened(host)
        top = sheet.panel.geometry().top()
        sheet.hold_top(firm=firm)
        more = QWidget()
        more.setFixedHeight(330)
        layout = sheet.page.page.layout()
        assert layout is not None
        layout.addWidget(more)
        more.show()
        QApplication.processEvents()
        sheet.settle()
        assert (sheet.panel.geometry().top() == top) == firm
        assert sheet.panel.geometry().bottom() < sheet.height()
        sheet.close()


def test_what_was_pressed_long_ago_does_not_scroll_a_page_that_becomes_longer(qtbot: QtBot, host: QWidget) -> None:
    page = Page()
    qtbot.addWidget(page)
    column = QVBoxLayout(page.page)
    parts = [QWidget() for _ in range(3)]
    for part in parts:
        part.setFixedHeight(300)
        column.addWidget(part)
    page.resize(300, 400)
    page.show()
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 300)
    bar = page.verticalScrollBar()
    bar.setValue(200)
    page.hold(parts[1])
    parts[0].setFixedHeight(340)
    qtbot.waitUntil(lambda: bar.value() == 240)
    qtbot.wait(400)
    bar.setValue(50)
    parts[2].setFixedHeight(500)
    qtbot.wait(50)
    assert bar.value() == 50
