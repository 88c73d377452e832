"""The curtain between two people: who is named, and the press that opens it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAction,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.art.curtain_cloth import COBALT
from app.session.seats import Seated
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label
from app.shell.settings.settings import Settings
from app.shell.table.curtain import HOLD_MS, REPEAT_MS, Curtain
from app.wording import t
from tests.shell.conftest import click, focused, press
from tests.shell.fitting import faults

TAMAR = Seated("Tamar", "fig", form="f")
LEFT = Qt.MouseButton.LeftButton


class Below(QWidget):
    """What lies below the curtain: it counts the events that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.button = QPushButton("below")
        self.button.setAccessibleName("below")
        self.pressed: list[str] = []
        self.button.clicked.connect(lambda: self.pressed.append("click"))
        QVBoxLayout(self).addWidget(self.button)
        for key in ("Ctrl+Z", "F1", "F11"):
            action = QAction(self)
            action.setShortcut(QKeySequence(key))
            action.triggered.connect(lambda _=False, key=key: self.pressed.append(key))
            self.addAction(action)


@pytest.fixture
def below(qtbot: QtBot, appearance: Appearance) -> Below:
    made = Below()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    return made


@pytest.fixture
def curtain(below: Below) -> Curtain:
    made = Curtain(below)
    made.name_seat(TAMAR, "Then: what happened.")
    QApplication.processEvents()
    return made


class Stopwatch:
    """For how long a button has been held: as long as the test says, however busy the machine is."""

    def __init__(self, curtain: Curtain) -> None:
        self.ms = 0
        curtain.button._since = self  # type: ignore[assignment]

    def start(self) -> None:
        self.ms = 0

    def elapsed(self) -> int:
        return self.ms


def opened(curtain: Curtain) -> list[int]:
    """A list that grows each time the curtain opens."""
    found: list[int] = []
    curtain.opened.connect(lambda: found.append(1))
    return found


def f8(curtain: Curtain, kind: QEvent.Type, repeat: bool = False) -> None:
    """Press or release F8, or let it repeat."""
    event = QKeyEvent(kind, Qt.Key.Key_F8, Qt.KeyboardModifier.NoModifier, "", repeat)
    QApplication.sendEvent(focused(), event)


def test_it_covers_the_whole_host_whatever_its_size(below: Below) -> None:
    curtain = Curtain(below)
    assert not curtain.isVisible()
    curtain.cover()
    QApplication.processEvents()
    assert curtain.geometry() == below.rect()
    assert not curtain.panel.isVisible()
    below.resize(1280, 800)
    QApplication.processEvents()
    assert curtain.geometry() == below.rect()
    assert below.childAt(below.button.geometry().center()) is curtain


def test_holding_the_mouse_opens_once_and_the_cloth_stays_until_it_is_lifted(qtbot: QtBot, curtain: Curtain) -> None:
    found, watch = opened(curtain), Stopwatch(curtain)
    QTest.mousePress(curtain.button, LEFT)
    watch.ms = HOLD_MS - 1
    qtbot.wait(50)
    assert 0.9 < curtain.button.progress < 1.0
    assert not found
    watch.ms = HOLD_MS
    qtbot.waitUntil(lambda: bool(found))
    qtbot.wait(50)
    QTest.mouseRelease(curtain.button, LEFT)
    assert found == [1]
    assert curtain.isVisible()
    curtain.lift()
    assert not curtain.isVisible()


def test_letting_go_early_empties_the_ring(qtbot: QtBot, curtain: Curtain) -> None:
    found, watch = opened(curtain), Stopwatch(curtain)
    for _ in range(3):
        QTest.mousePress(curtain.button, LEFT)
        watch.ms = HOLD_MS // 2
        assert curtain.button.progress == 0.5
        QTest.mouseRelease(curtain.button, LEFT)
        assert curtain.button.progress == 0.0
    click(curtain.button)
    watch.ms = HOLD_MS
    qtbot.wait(50)
    assert not found


def test_a_pointer_that_leaves_the_button_lets_go(qtbot: QtBot, curtain: Curtain) -> None:
    found = opened(curtain)
    QTest.mousePress(curtain.button, LEFT)
    QTest.mouseMove(curtain.button, QPoint(-60, -60))
    qtbot.wait(HOLD_MS + 100)
    QTest.mouseRelease(curtain.button, LEFT)
    assert not found


def test_the_other_buttons_of_the_mouse_do_nothing(qtbot: QtBot, curtain: Curtain) -> None:
    found = opened(curtain)
    QTest.mousePress(curtain.button, Qt.MouseButton.RightButton)
    qtbot.wait(HOLD_MS + 100)
    QTest.mouseRelease(curtain.button, Qt.MouseButton.RightButton)
    assert not found


def test_holding_f8_opens_though_the_key_repeats_itself(qtbot: QtBot, curtain: Curtain) -> None:
    found = opened(curtain)
    f8(curtain, QEvent.Type.KeyPress)
    for _ in range(5):
        qtbot.wait(40)
        f8(curtain, QEvent.Type.KeyRelease, repeat=True)
        f8(curtain, QEvent.Type.KeyPress, repeat=True)
    qtbot.waitUntil(lambda: bool(found))
    f8(curtain, QEvent.Type.KeyRelease)
    assert found == [1]


def test_holding_f8_opens_though_its_repeats_are_taken_for_the_persons_own(qtbot: QtBot, curtain: Curtain) -> None:
    found = opened(curtain)
    f8(curtain, QEvent.Type.KeyPress)
    for _ in range(3 * HOLD_MS // 40):
        qtbot.wait(40)
        f8(curtain, QEvent.Type.KeyRelease)
        f8(curtain, QEvent.Type.KeyPress)
        if found:
            break
    assert found == [1]
    for _ in range(2 * HOLD_MS // 40):
        f8(curtain, QEvent.Type.KeyRelease)
        f8(curtain, QEvent.Type.KeyPress)
        qtbot.wait(40)
    assert found == [1], "still held, it opens nothing more"
    f8(curtain, QEvent.Type.KeyRelease)
    qtbot.wait(2 * REPEAT_MS)
    f8(curtain, QEvent.Type.KeyPress)
    qtbot.waitUntil(lambda: len(found) == 2)


def test_f8_that_was_held_before_opens_nothing(qtbot: QtBot, curtain: Curtain) -> None:
    found = opened(curtain)
    for _ in range(HOLD_MS // 50 + 4):
        f8(curtain, QEvent.Type.KeyPress, repeat=True)
        qtbot.wait(50)
    assert not found


def test_f8_let_go_early_opens_nothing(qtbot: QtBot, curtain: Curtain) -> None:
    found, watch = opened(curtain), Stopwatch(curtain)
    f8(curtain, QEvent.Type.KeyPress)
    watch.ms = HOLD_MS - 1
    f8(curtain, QEvent.Type.KeyRelease)
    # Until it is known that the key does not merely repeat itself, its time goes on.
    watch.ms = HOLD_MS
    qtbot.wait(2 * REPEAT_MS)
    assert not found and curtain.button.progress == 0.0


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_no_other_key_opens_it(qtbot: QtBot, curtain: Curtain, key: Qt.Key) -> None:
    found = opened(curtain)
    QTest.keyPress(focused(), key)
    qtbot.wait(HOLD_MS + 100)
    QTest.keyRelease(focused(), key)
    assert not found


def test_cancel_begins_the_hold_anew(qtbot: QtBot, curtain: Curtain) -> None:
    found, watch = opened(curtain), Stopwatch(curtain)
    QTest.mousePress(curtain.button, LEFT)
    watch.ms = HOLD_MS // 2
    curtain.button.cancel()
    watch.ms = HOLD_MS
    qtbot.wait(50)
    QTest.mouseRelease(curtain.button, LEFT)
    assert not found
    assert curtain.button.progress == 0.0


def test_covered_but_unnamed_nobody_opens_it(qtbot: QtBot, below: Below) -> None:
    curtain = Curtain(below)
    curtain.cover()
    found = opened(curtain)
    f8(curtain, QEvent.Type.KeyPress)
    qtbot.wait(HOLD_MS + 100)
    assert not found
    curtain.name_seat(TAMAR)
    curtain.cover()
    assert curtain._seated is None
    assert not curtain.panel.isVisible()


def test_nothing_reaches_what_is_below_but_the_keys_of_the_window(below: Below, curtain: Curtain) -> None:
    for key in (Qt.Key.Key_Z, Qt.Key.Key_F1, Qt.Key.Key_Space):
        control = Qt.KeyboardModifier.ControlModifier
        press(key, control if key == Qt.Key.Key_Z else Qt.KeyboardModifier.NoModifier)
    QTest.mouseClick(curtain, LEFT, pos=QPoint(20, 300))
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Backtab)
    assert focused() is curtain.button
    assert below.pressed == []
    press(Qt.Key.Key_F11)
    assert below.pressed == ["F11"]
    curtain.lift()
    click(below.button)
    assert below.pressed == ["F11", "click"]


def test_it_comes_down_and_goes_up_in_its_time(qtbot: QtBot, below: Below) -> None:
    curtain = Curtain(below)
    curtain.cover(120)
    assert curtain.y() == -600
    qtbot.waitUntil(lambda: curtain.y() == 0)
    curtain.name_seat(TAMAR)
    curtain.lift(120)
    qtbot.waitUntil(lambda: not curtain.isVisible())
    # Covered while it goes up, the curtain is down immediately and stays down.
    curtain.cover()
    curtain.lift(200)
    qtbot.wait(40)
    curtain.cover()
    assert curtain.geometry() == QRect(0, 0, 900, 600)
    qtbot.wait(300)
    assert curtain.isVisible() and curtain.y() == 0


@pytest.mark.parametrize("language", ["en", "he"])
def test_it_says_who_is_meant_in_the_language_of_the_moment(
    settings: Settings, below: Below, curtain: Curtain, language: str
) -> None:
    settings.choose("language", language)
    said = " ".join(label.text() for label in curtain.panel.findChildren(Label))
    assert said.count("Tamar") == 2
    assert "Tamar" in curtain.button.accessibleName()
    assert "F8" in said and "Then: what happened." in said
    sentences = set()
    for form in ("f", "m", ""):
        curtain.name_seat(Seated("Tamar", "fig", form=form))
        sentences.add(curtain.sentence.text())
    assert len(sentences) == (3 if language == "he" else 1)


def test_with_large_text_in_a_small_window_no_band_of_the_cloth_runs_behind_the_panel(
    settings: Settings, below: Below
) -> None:
    settings.choose("text_size", 130)
    curtain = Curtain(below)
    curtain.name_seat(TAMAR, "Then: what happened.")
    QApplication.processEvents()
    picture, panel = curtain.grab().toImage(), curtain.panel.geometry()
    beside = {picture.pixelColor(2, y).name().upper() for y in range(panel.top(), panel.bottom())}
    assert beside == {COBALT}


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_even_a_long_name_fits(
    settings: Settings, below: Below, language: str, text_size: int, size: tuple[int, int]
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", text_size)
    below.resize(*size)
    curtain = Curtain(below)
    curtain.name_seat(Seated("Wilhelmina Montgomery-Su", "olive"), "Then: five seconds of what happened meanwhile.")
    QApplication.processEvents()
    assert list(faults(below)) == []
    assert below.rect().contains(curtain.panel.geometry())
    assert curtain.panel.rect().contains(curtain.button.geometry())
    # The window is smaller a moment later.
    below.resize(900, 600)
    QApplication.processEvents()
    assert list(faults(below)) == []
    assert below.rect().contains(curtain.panel.geometry())


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("heard", [False, True])
def test_while_a_reader_speaks_the_curtain_recommends_headphones(
    below: Below, settings: Settings, monkeypatch: pytest.MonkeyPatch, heard: bool, language: str
) -> None:
    settings.choose("language", language)
    monkeypatch.setattr(QAccessible, "isActive", lambda: heard)
    events: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", events.append)
    curtain = Curtain(below)
    curtain.name_seat(TAMAR, "")
    advice = t("evening.curtain.heard")
    said = " ".join(label.text() for label in curtain.panel.findChildren(Label))
    announced = [one.message() for one in events if isinstance(one, QAccessibleAnnouncementEvent)]
    assert (advice in said) == heard
    assert [message.endswith(advice) for message in announced] == [True] * heard
