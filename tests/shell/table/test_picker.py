"""The picker: the strip for choices that are not cards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.art.suits import suit_colour
from app.art.tokens import TARGET, TARGET_TOUCH
from app.shell.kit.style import Appearance, look
from app.shell.settings.settings import Settings, ThemeChoice
from app.shell.table.page import TablePage
from app.shell.table.picker import PickerStrip
from app.table.prompts import Pick, Picker
from app.wording.bidi import card_text
from app.wording.plates import PLATES
from tests.shell.conftest import click, focused, press

SUITS = Picker("Which suit?", tuple(Pick(f"suit {suit}", (f"magic:{suit}",), suit=suit) for suit in "CDHS"))
VALUES = Picker("Say a value", tuple(Pick("", (f"say:{n}",), number=str(n)) for n in range(1, 14)))
PEOPLE = Picker("Who gives?", tuple(Pick(f"name {n}", (f"seat:{n}",), "8 cards", plate=PLATES[n]) for n in range(9)))
CARDS = Picker("Which card?", (Pick("", ("x:7H",), card="7H"), Pick("", ("x:TD",), card="TD")))
WARNED = Picker("Keep it?", (Pick("Keep", ("keep",)), Pick("Throw away", ("out",), "a long detail " * 9, warning=True)))
ALL = (SUITS, VALUES, PEOPLE, CARDS, WARNED)


class Around(QWidget):
    """A window with the strip below; keys that the strip does not take come here."""

    def __init__(self) -> None:
        super().__init__()
        self.strip = PickerStrip()
        self.left: list[int] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        column.addWidget(self.strip)

    def keyPressEvent(self, event: object) -> None:
        self.left.append(event.key())  # type: ignore[attr-defined]


@pytest.fixture
def around(qtbot: QtBot, appearance: Appearance) -> Around:
    made = Around()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


@pytest.fixture
def ask(around: Around) -> Callable[[Picker], PickerStrip]:
    """Show a picker with the keyboard focus in it."""

    def show(picker: Picker) -> PickerStrip:
        around.strip.show_picker(picker)
        around.strip.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.processEvents()
        return around.strip

    return show


def test_a_question_stands_beside_the_chips_wherever_both_have_room(ask: Callable[[Picker], PickerStrip]) -> None:
    """At the width that it asked for the strip had the question above the chips, and empty paper beside them."""
    strip = ask(SUITS)
    wished = strip.sizeHint().width()
    assert strip._filled_width(wished) == wished
    assert strip.heightForWidth(wished) < strip.heightForWidth(wished - 1)


def picked(strip: PickerStrip) -> list[Pick]:
    found: list[Pick] = []
    strip.picked.connect(found.append)
    return found


def test_what_has_come_unread_takes_a_key_that_names_it_but_none_that_goes_on(
    around: Around, ask: Callable[[Picker], PickerStrip]
) -> None:
    deaf = True
    around.strip.deaf = lambda: deaf
    strip = ask(VALUES)
    found = picked(strip)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        press(key)
    assert not found and not around.left and focused() is strip.chips[0]
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_3)
    assert found == [VALUES.picks[2]] and focused() is strip.chips[1]
    deaf = False
    press(Qt.Key.Key_Return)
    assert found[1:] == [VALUES.picks[1]]


def test_nothing_is_there_while_nothing_is_asked(around: Around) -> None:
    assert not around.strip.isVisible()
    around.strip.show_picker(SUITS)
    assert around.strip.isVisible()
    around.strip.show_picker(None)
    assert not around.strip.isVisible()


@pytest.mark.parametrize("picker", ALL)
def test_a_click_picks(ask: Callable[[Picker], PickerStrip], picker: Picker) -> None:
    strip = ask(picker)
    found = picked(strip)
    for chip in strip.chips:
        click(chip)
    assert tuple(found) == picker.picks


@pytest.mark.parametrize("language", ["en", "he"])
def test_arrows_go_as_the_eye_does_and_enter_picks(
    ask: Callable[[Picker], PickerStrip], settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    strip = ask(SUITS)
    found = picked(strip)
    on, back = (Qt.Key.Key_Left, Qt.Key.Key_Right) if language == "he" else (Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert focused() is strip.chips[0]
    before = strip.chips[0].x()
    press(on)
    assert (focused().x() < before) is (language == "he")
    press(on)
    press(back)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Home)
    press(back)
    assert focused() is strip.chips[-1]
    assert found == [SUITS.picks[1], SUITS.picks[3]]


def test_up_and_down_go_to_the_next_row(ask: Callable[[Picker], PickerStrip], around: Around) -> None:
    around.resize(420, 600)
    strip = ask(VALUES)
    rows = sorted({chip.y() for chip in strip.chips})
    assert len(rows) > 1
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Down)
    below = focused()
    assert below.y() == rows[1]
    assert abs(below.geometry().center().x() - strip.chips[1].geometry().center().x()) < 40
    press(Qt.Key.Key_Up)
    assert focused() is strip.chips[1]
    press(Qt.Key.Key_Up)
    assert focused() is strip.chips[1]


def test_tab_goes_from_chip_to_chip(ask: Callable[[Picker], PickerStrip]) -> None:
    strip = ask(CARDS)
    press(Qt.Key.Key_Tab)
    assert focused() is strip.chips[1]


def test_digits_pick_by_the_number_shown_else_by_place(ask: Callable[[Picker], PickerStrip]) -> None:
    strip = ask(VALUES)
    found = picked(strip)
    press(Qt.Key.Key_7)
    ask(SUITS)
    press(Qt.Key.Key_3)
    press(Qt.Key.Key_5)
    press(Qt.Key.Key_0)
    assert found == [VALUES.picks[6], SUITS.picks[2]]


def test_escape_lets_it_be_and_other_keys_are_left_to_the_owner(
    qtbot: QtBot, ask: Callable[[Picker], PickerStrip], around: Around
) -> None:
    strip = ask(SUITS)
    found = picked(strip)
    with qtbot.waitSignal(strip.dismissed):
        press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_F8)
    press(Qt.Key.Key_9)
    assert around.left == [Qt.Key.Key_F8, Qt.Key.Key_9]
    assert not found


def test_the_keyboard_stays_where_it_was_when_something_else_is_asked(
    ask: Callable[[Picker], PickerStrip], around: Around
) -> None:
    strip = ask(SUITS)
    strip.show_picker(CARDS)
    QApplication.processEvents()
    assert focused() is strip.chips[0]
    other = QWidget(around)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.setGeometry(0, 0, 10, 10)
    other.show()
    other.setFocus()
    strip.show_picker(SUITS)
    assert focused() is other


@pytest.mark.covering
@pytest.mark.parametrize("picker", ALL)
@pytest.mark.parametrize("width", [420, 876, 1256, 1896])
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("language", ["en", "he"])
def test_every_chip_lies_in_the_strip_beside_the_others_and_can_be_hit(
    around: Around, settings: Settings, picker: Picker, width: int, percent: int, language: str
) -> None:
    settings.choose("language", language)
    settings.text_size = percent
    around.resize(width, 700)
    strip = around.strip
    strip.show_picker(picker)
    QApplication.processEvents()
    assert strip.height() == strip.heightForWidth(strip.width())
    least = TARGET_TOUCH if percent == 130 else TARGET
    for number, chip in enumerate(strip.chips):
        assert strip.rect().contains(chip.geometry())
        assert chip.width() >= least
        assert chip.height() >= least
        assert not any(chip.geometry().intersects(other.geometry()) for other in strip.chips[number + 1 :])


def test_rows_are_about_equally_full(around: Around) -> None:
    around.strip.show_picker(VALUES)
    around.resize(around.strip.sizeHint().width() - 80, 600)
    QApplication.processEvents()
    rows = [chip.y() for chip in around.strip.chips]
    assert min(rows.count(y) for y in set(rows)) >= 4


def test_who_picks_with_the_mouse_and_goes_on_with_space_picks_nothing_more(around: Around) -> None:
    cloth = QPushButton(around)
    cloth.show()
    strip = PickerStrip(around, cloth)
    told = picked(strip)
    cloth.setFocus(Qt.FocusReason.OtherFocusReason)
    strip.show_picker(SUITS)
    strip.show()
    click(strip.chips[0])
    assert told == [SUITS.picks[0]] and focused() is cloth
    strip.show_picker(None)
    strip.show_picker(PEOPLE)
    press(Qt.Key.Key_Space)
    assert len(told) == 1 and focused() is cloth


def test_screen_readers_hear_what_is_painted(around: Around) -> None:
    picks = (Pick("", ("a",), suit="H"), Pick("", ("b",), card="TD"), Pick("", ("c",), number="4"))
    around.strip.show_picker(Picker("Q", picks))
    assert [chip.accessibleName() for chip in around.strip.chips] == ["hearts", "ten of diamonds", "4"]
    around.strip.show_picker(PEOPLE)
    assert around.strip.accessibleName() == "Who gives?"
    assert around.strip.chips[2].accessibleName() == "name 2"
    assert around.strip.chips[2].accessibleDescription() == "8 cards"


def test_a_text_that_is_cut_is_whole_in_the_tool_tip(around: Around) -> None:
    around.strip.show_picker(WARNED)
    keep, out = around.strip.chips
    assert not keep.toolTip()
    assert WARNED.picks[1].detail in out.toolTip()


def test_a_picture_of_each_kind_is_painted(around: Around) -> None:
    blank = Picker("", (Pick("", ("a",)),))
    around.strip.show_picker(blank)
    empty = around.strip.chips[0].grab().toImage()
    for pick in (Pick("", ("a",), suit="S"), Pick("", ("a",), card="KC"), Pick("", ("a",), plate="fig")):
        around.strip.show_picker(Picker("", (pick,)))
        chip = around.strip.chips[0]
        chip.setFixedSize(QSize(empty.width(), empty.height()))
        assert chip.grab().toImage() != empty


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_suits_in_the_words_of_a_chip_are_inked_as_on_a_card(
    around: Around, settings: Settings, theme: ThemeChoice
) -> None:
    settings.theme = theme
    around.strip.show_picker(Picker("Which two?", (Pick(f"{card_text('5D')} and {card_text('QC')}", ("x",)),)))
    QApplication.processEvents()
    picture = around.strip.chips[0].grab().toImage()
    seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    inks = [suit_colour(suit, look().cards._replace(night=theme == "dark")).name() for suit in "DC"]
    assert set(inks) <= seen


def test_a_screen_reader_says_once_what_a_chip_shows_and_its_words_say_too(around: Around) -> None:
    once = (Pick("Hearts", ("a",), suit="H"), Pick("Take 4", ("b",), number="4"))
    around.strip.show_picker(Picker("What?", (*once, Pick("Take all", ("c",), number="4"))))
    assert [chip.accessibleName() for chip in around.strip.chips] == ["Hearts", "Take 4", "4 Take all"]


def test_a_disabled_chip_is_not_picked_by_its_digit(ask: Callable[[Picker], PickerStrip]) -> None:
    strip = ask(SUITS)
    found = picked(strip)
    strip.chips[1].setEnabled(False)
    QTest.keyClick(strip.chips[0], Qt.Key.Key_2)
    assert not found


def test_between_two_questions_the_keyboard_waits_at_the_table_and_comes_back(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window, bar, table = QWidget(), QPushButton("shelf"), QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    strip = PickerStrip(None, table)
    column = QVBoxLayout(window)
    for widget in (bar, table, strip):
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    strip.show_picker(SUITS)
    strip.chips[1].setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    press(Qt.Key.Key_Return)
    strip.show_picker(None)
    assert focused() is table, "not at whatever button Tab leads to"
    strip.show_picker(CARDS)
    assert focused() is strip.chips[0]
    strip.show_picker(None)
    bar.setFocus()
    strip.show_picker(SUITS)
    assert focused() is bar, "a person who went elsewhere stays there"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_the_question_for_a_suit_lies_beside_the_counts_it_is_about(
    table: Callable[..., TablePage], size: tuple[int, int]
) -> None:
    page, rng = table("shlif-shluf", persons=1, seats=3, seed=8), Random(8)
    page.company.turns.go_on = lambda answered=False: None  # type: ignore[method-assign]
    page.company.turns.stop()
    while page.sitting.view.phase != "magic" or page.sitting.turn != 0:
        turn = page.sitting.turn
        assert turn is not None, "somebody's magic asks before the game is over"
        page.sitting.act([str(rng.choice(page.sitting.view_of(turn).legal))])
    page.resize(*size)
    page.surface.show_view(page.sitting.view)
    page.settle()
    picker, surface = page.asking.picker, page.surface
    assert picker is not None and picker.isVisible()
    strip = picker.geometry().translated(-surface.geometry().topLeft())
    laid = page.controller._laid
    assert laid is not None
    chance = "odds" if "odds" in laid.boxes else "stock-line"
    for name in ("suits", chance, "stock", "row"):
        box = laid.boxes[name]
        under = surface.mapFromScene(box.x, box.y, box.width, box.height).boundingRect()
        shared = strip.intersected(under)
        assert shared.height() <= (34 if name == "row" else 2), f"the question lies over {name}"
