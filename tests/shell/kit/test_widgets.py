"""The shared controls: by mouse and by keys, mirrored, named, visible."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QHelpEvent, QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.suits import suit_colour
from app.art.text_lines import elided
from app.art.tokens import TARGET
from app.shell.kit.buttons import IconButton, PushButton, use_touch
from app.shell.kit.choices import ChoiceList, RadioCard, Segmented, SettingRow, SwitchRow
from app.shell.kit.fields import LineField, Millimetres, Number, Slider
from app.shell.kit.focus import ring
from app.shell.kit.heard import name_aloud
from app.shell.kit.style import Appearance, look
from app.shell.kit.widgets import Label, plain, said
from app.shell.settings.settings import Settings
from app.table.long_press import HOLD_MS, LongPress
from app.wording import bidi, t
from app.wording.bidi import JOINER
from tests.shell.conftest import click, focused, press

Items = [("a", plain("One")), ("b", plain("Two")), ("c", plain("Three"))]


@pytest.fixture
def surface(qtbot: QtBot, appearance: Appearance) -> Iterator[QWidget]:
    """A window to put controls on."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(600, 400)
    QVBoxLayout(made)
    yield made


def lay(surface: QWidget, *widgets: QWidget) -> None:
    layout = surface.layout()
    assert layout is not None
    for widget in widgets:
        layout.addWidget(widget)
    surface.show()
    surface.activateWindow()
    QApplication.processEvents()


def test_a_button_is_pressed_by_click_space_and_enter(surface: QWidget) -> None:
    button, pressed = PushButton(plain("Go"), "primary"), []
    button.clicked.connect(lambda: pressed.append(1))
    lay(surface, button)
    click(button)
    button.setFocus()
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Return)
    assert len(pressed) == 3


@pytest.mark.parametrize("kind", [PushButton, RadioCard])
def test_a_control_that_comes_under_a_resting_pointer_takes_no_press_meant_for_what_was_there(
    surface: QWidget, monkeypatch: pytest.MonkeyPatch, kind: type[PushButton] | type[RadioCard]
) -> None:
    control, pressed = kind(plain("Go")), []
    control.clicked.connect(lambda: pressed.append(1))
    lay(surface, control)
    middle = control.mapToGlobal(control.rect().center())

    def comes_under(pointer: QPoint) -> None:
        control.hide()
        monkeypatch.setattr(QCursor, "pos", lambda: pointer)
        control.show()
        QTest.mouseClick(control, Qt.MouseButton.LeftButton, pos=control.rect().center())

    monkeypatch.setattr("app.shell.kit.focus.SURPRISE_MS", 60_000)
    comes_under(middle + QPoint(2, 1))
    assert not pressed, "a hand that is at rest shakes a little"
    comes_under(middle + QPoint(QApplication.startDragDistance(), 0))
    assert len(pressed) == 1, "somebody has aimed at it"
    control.expected = True
    comes_under(middle)
    assert len(pressed) == 2
    control.expected = False
    monkeypatch.setattr("app.shell.kit.focus.SURPRISE_MS", 0)
    comes_under(middle)
    assert len(pressed) == 3, "somebody has seen it"


@pytest.mark.parametrize("kind", ["primary", "secondary", "link", "danger"])
def test_every_button_is_a_target_of_forty(surface: QWidget, kind: str) -> None:
    button = PushButton(plain("x"), kind)  # type: ignore[arg-type]
    lay(surface, button, IconButton("rules", plain("Rules")))
    assert button.height() >= TARGET
    assert surface.findChildren(IconButton)[0].height() >= TARGET


def test_a_button_is_never_narrower_than_its_words(surface: QWidget, settings: Settings) -> None:
    button = PushButton(said("shelf.resume.button"), "primary", key="Enter")
    lay(surface, button)
    settings.text_size = 130
    QApplication.processEvents()
    assert button.minimumSizeHint().width() >= button.fontMetrics().horizontalAdvance(button.text()) + 38


def test_a_line_without_room_ends_in_an_ellipsis(surface: QWidget) -> None:
    long, cut = Label(plain("Round 17 of 30, hands move on soon")), Label(plain("other"))
    lay(surface, long, cut)
    for label in (long, cut):
        label.setFixedSize(140, 30)
    words = elided(long.text(), long.font(), 141)
    assert words.endswith("…")
    cut.say(plain(words))
    assert long.grab().toImage() == cut.grab().toImage()


def test_a_link_that_cannot_be_pressed_has_no_frame_either(surface: QWidget) -> None:
    button = PushButton(plain("Print"), "link")
    lay(surface, button)
    surface.show()
    edges: set[str] = set()
    for enabled in (True, False):
        button.setEnabled(enabled)
        QApplication.processEvents()
        shown = button.grab().toImage()
        edges |= {shown.pixelColor(x, y).name() for x in (0, 1) for y in range(14, button.height() - 14)}
    assert len(edges) == 1, "nothing but the ground"


def test_an_ampersand_in_a_name_is_a_letter(surface: QWidget) -> None:
    button = PushButton(plain("Salt & Pepper"))
    lay(surface, button)
    assert button.accessibleName() == "Salt & Pepper"
    assert button.shortcut().isEmpty()


def test_a_picture_button_says_its_name_and_its_key(surface: QWidget) -> None:
    button = IconButton("rules", said("shelf.rules"), key="F1")
    lay(surface, button)
    assert button.accessibleName() == "Rules"
    assert "Rules" in button.toolTip()
    assert "F1" in button.toolTip()


@pytest.mark.parametrize("touch", [True, False])
def test_a_finger_that_stays_on_a_picture_is_told_what_it_is_and_does_not_press_it(
    qtbot: QtBot, appearance: Appearance, touch: bool
) -> None:
    button = IconButton("rules", said("shelf.rules"), key="F1")
    qtbot.addWidget(button)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    use_touch(button, touch=touch)
    button.show()
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    held = button.findChild(LongPress)
    watched = held is not None and held._timer.isActive()
    assert watched == touch, "a slow press of the mouse is told what it is while pointing"
    qtbot.waitUntil(lambda: not touch or QToolTip.text() == button.toolTip(), timeout=10 * HOLD_MS)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert len(pressed) == (not touch)
    assert not button.isDown()
    qtbot.waitUntil(lambda: QToolTip.isVisible() == touch, timeout=1000)
    assert not touch or QToolTip.text() == button.toolTip(), "it stays to be read once the finger is gone"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(pressed) == 2 - touch
    QToolTip.hideText()


def test_a_real_finger_is_told_what_a_picture_is_without_the_setting_for_large_targets(
    qtbot: QtBot, appearance: Appearance
) -> None:
    button = IconButton("rules", said("shelf.rules"), key="F1")
    qtbot.addWidget(button)
    button.show()
    at, left = QPointF(5, 5), Qt.MouseButton.LeftButton
    # Qt makes such a press out of a touch.
    press = QMouseEvent(
        QEvent.Type.MouseButtonPress, at, at, at, left, left, Qt.KeyboardModifier.NoModifier,
        Qt.MouseEventSource.MouseEventSynthesizedByQt,
    )  # fmt: skip
    QApplication.sendEvent(button, press)
    held = button.findChild(LongPress)
    assert held is not None and held._timer.isActive()
    QTest.mouseRelease(button, left)


def test_the_ring_comes_with_the_keys_and_not_with_the_mouse(surface: QWidget) -> None:
    first, second = PushButton(plain("First")), PushButton(plain("Second"))
    lay(surface, first, second)
    click(first)
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    assert ring() is None
    press(Qt.Key.Key_Tab)
    shown = ring()
    assert focused() is second
    assert shown is not None
    assert shown.target is second
    assert shown.isVisible()
    click(first)
    assert ring() is None


def test_the_ring_lies_round_its_control_and_follows_it(surface: QWidget) -> None:
    first, button = PushButton(plain("First")), PushButton(plain("Second"))
    lay(surface, first, button)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    shown = ring()
    assert shown is not None
    for move in (0, 30):
        button.move(button.x() + move, button.y())
        QApplication.processEvents()
        inside = button.geometry().translated(-shown.x(), -shown.y())
        assert shown.rect().contains(inside.adjusted(-5, -5, 5, 5))


def test_the_ring_is_seen(surface: QWidget) -> None:
    """Painted with and without it, the pixels round the control differ."""
    first, button = PushButton(plain("First")), PushButton(plain("Second"))
    lay(surface, first, button)
    without = surface.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    shown = surface.grab().toImage()
    place = button.geometry().topLeft() + QPoint(button.width() // 2, -4)
    assert shown.pixelColor(place) != without.pixelColor(place)
    assert shown.pixelColor(place).name() == look().theme.ink.lower()


@pytest.mark.parametrize("language", ["en", "he"])
def test_segments_are_walked_as_they_are_seen(surface: QWidget, settings: Settings, language: str) -> None:
    settings.choose("language", language)
    chosen: list[str] = []
    segments = Segmented(plain("Which"), Items, "a")
    segments.chosen.connect(chosen.append)
    lay(surface, segments)
    on = Qt.Key.Key_Left if language == "he" else Qt.Key.Key_Right
    assert (segments.part("b").x() < segments.part("a").x()) == (language == "he")
    segments.part("a").setFocus(Qt.FocusReason.TabFocusReason)
    press(on)
    assert segments.value == "b"
    click(segments.part("c"))
    assert segments.value == "c"
    assert chosen == ["b", "c"]


def test_tab_stops_at_what_is_chosen_and_nowhere_else_among_several(surface: QWidget) -> None:
    before, after = PushButton(plain("Before"), "secondary"), PushButton(plain("After"), "secondary")
    segments = Segmented(plain("Which"), Items, "b")
    lay(surface, before, segments, after)
    for chosen in "bca":
        segments.show_value(chosen)
        before.setFocus(Qt.FocusReason.TabFocusReason)
        press(Qt.Key.Key_Tab)
        assert focused() is segments.part(chosen)
        press(Qt.Key.Key_Tab)
        assert focused() is after
        press(Qt.Key.Key_Backtab)
        assert focused() is segments.part(chosen)
        assert segments.value == chosen


def test_what_is_shown_is_not_told(surface: QWidget) -> None:
    segments, choice = Segmented(plain("Which"), Items, "a"), ChoiceList(plain("Which"), Items, "a")
    told: list[object] = []
    segments.chosen.connect(told.append)
    choice.chosen.connect(told.append)
    lay(surface, segments, choice)
    segments.show_value("c")
    choice.show_value("c")
    assert (segments.value, choice.value) == ("c", "c")
    assert not told


def roll(widget: QWidget) -> None:
    """Turn the wheel over a widget."""
    middle = widget.rect().center()
    wheel = QWheelEvent(
        middle, widget.mapToGlobal(middle), QPoint(0, 0), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )
    QApplication.sendEvent(widget, wheel)


def test_a_list_is_worked_by_keys_and_not_by_the_wheel(surface: QWidget) -> None:
    choice = ChoiceList(plain("Which"), Items, "a")
    chosen: list[object] = []
    choice.chosen.connect(chosen.append)
    lay(surface, choice)
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Down)
    assert chosen == ["b"]
    roll(choice)
    assert choice.value == "b"


def test_a_list_keeps_its_width_while_its_texts_change(surface: QWidget, qtbot: QtBot) -> None:
    choice = ChoiceList(plain("Which"), Items, "a")
    lay(surface, choice)
    widths = []
    choice.resizeEvent = lambda event: widths.append(event.size().width())  # type: ignore[method-assign]
    before = choice.width()
    choice.setItemText(0, "Another word")
    choice.retranslate()
    qtbot.wait(60)
    assert set(widths) <= {before}
    assert choice.width() == before > choice.sizeHint().width()


@pytest.mark.parametrize("field", [Number, Millimetres])
def test_a_number_is_named_for_its_line_and_not_turned_by_the_wheel(
    field: type[Number | Millimetres], surface: QWidget
) -> None:
    number = Number(plain("How many"), 0, 9, 3) if field is Number else Millimetres(plain("How many"), 5, 3)
    lay(surface, number)
    number.setFocus(Qt.FocusReason.TabFocusReason)
    roll(number)
    assert number.value() == 3
    assert number.accessibleName() == number.lineEdit().accessibleName() == "How many"
    press(Qt.Key.Key_Up)
    assert number.value() > 3


def test_one_of_several_cards_is_chosen_anywhere_on_it(surface: QWidget) -> None:
    first, second = RadioCard(plain("High"), plain("Q-K-A is a run.")), RadioCard(plain("Low"))
    first.setChecked(True)
    lay(surface, first, second)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, pos=QPoint(second.width() - 4, 4))
    assert second.isChecked()
    assert not first.isChecked()
    assert first.accessibleDescription() == "Q-K-A is a run."


def test_a_card_grows_with_its_explanation(surface: QWidget) -> None:
    card = RadioCard(plain("High"), plain("A long explanation of what this value makes of the game, in words. " * 3))
    assert card.heightForWidth(220) > card.heightForWidth(500) > 40


def lines_of_ink(widget: QWidget, across: int) -> list[tuple[int, int]]:
    """Where the lines of text begin and end, from the top, judged by the first `across` columns of pixels, px."""
    shown = widget.grab().toImage()
    ground = shown.pixelColor(0, 0)
    inked = [any(shown.pixelColor(x, y) != ground for x in range(across)) for y in range(shown.height())]
    begins = [y for y in range(1, len(inked)) if inked[y] and not inked[y - 1]]
    ends = [y for y in range(1, len(inked)) if not inked[y] and inked[y - 1]]
    return list(zip(begins, ends, strict=True))


def test_an_explanation_stays_with_its_name_in_a_high_row(surface: QWidget) -> None:
    row = SettingRow(plain("Motion"), Segmented(plain("Motion"), Items, "a"), plain("How much moves."))
    lay(surface, row)
    surface.show()
    gaps = []
    for height in (row.sizeHint().height(), 200):
        row.setFixedHeight(height)
        QApplication.processEvents()
        name, explanation = lines_of_ink(row, 40)
        gaps.append(explanation[0] - name[1])
        assert abs(name[0] - (height - explanation[1])) <= 8, "in the middle of the row"
    assert gaps[0] == gaps[1]


def test_a_switch_is_flipped_by_its_whole_row_and_by_space(surface: QWidget) -> None:
    row = SwitchRow(plain("Calm"), plain("No scores."))
    told: list[bool] = []
    row.flipped.connect(told.append)
    lay(surface, row)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    row.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert told == [True, False]


def test_a_switch_looks_different_when_it_is_on_even_in_grey(surface: QWidget) -> None:
    row = SwitchRow(plain("Calm"))
    lay(surface, row)
    off = row.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    row.setChecked(True)
    on = row.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    different = sum(
        off.pixel(x, y) != on.pixel(x, y) for x in range(row.width() - 50, row.width()) for y in range(row.height())
    )
    assert different > 300


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_slider_goes_where_it_is_pressed(surface: QWidget, settings: Settings, language: str) -> None:
    settings.choose("language", language)
    slider = Slider(plain("Volume"), 50)
    lay(surface, slider)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 12, slider.height() // 2))
    assert slider.value() == (0 if language == "he" else 100)
    slider.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Right)
    assert slider.value() == (0 if language == "he" else 100)


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_knob_of_a_switch_goes_from_the_readers_start_to_the_end(
    qtbot: QtBot, settings: Settings, appearance: Appearance, language: str
) -> None:
    settings.choose("language", language)
    row = SwitchRow(plain("Calm"))
    qtbot.addWidget(row)
    row.resize(300, 48)
    row.show()
    for on in (False, True):
        row.setChecked(on)
        QApplication.processEvents()
        seen = row.grab().toImage()
        track = range(46) if language == "he" else range(254, 300)
        knob = (look().theme.on_prim if on else look().theme.line_2).lower()
        # Below the tick, through the round knob.
        at = [x for x in track if seen.pixelColor(x, 24 + 5).name() == knob]
        assert (sum(at) / len(at) > track[23]) == (on != (language == "he"))


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_knob_of_a_slider_goes_from_the_readers_start_to_the_end(
    surface: QWidget, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    slider = Slider(plain("Volume"), 0)
    lay(surface, slider)
    ends = [QPoint(x, slider.height() // 2) for x in (12, slider.width() - 12)]
    for value in (0, 100):
        slider.show_value(value)
        seen = slider.grab().toImage()
        knob = [seen.pixelColor(at).name() == look().theme.paper.lower() for at in ends]
        assert knob == ([False, True] if (value == 100) != (language == "he") else [True, False])


def test_a_field_has_a_name_and_a_hint(surface: QWidget) -> None:
    field = LineField(said("new.deal"), "", said("new.deal.random"))
    lay(surface, field)
    assert field.accessibleName() == "Deal number"
    assert field.placeholderText() == "by lot"


def test_a_field_says_the_whole_text_where_that_has_no_room(surface: QWidget) -> None:
    field = LineField(said("new.deal"), "Grandma Rachel & Grandpa Eli")
    lay(surface, field)
    for width, cut in ((120, True), (400, False)):
        field.setFixedWidth(width)
        QApplication.processEvents()
        QApplication.sendEvent(field, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
        assert field.shortened == cut
        assert bool(field.toolTip()) == cut
        if cut:
            # Letters that look like a mnemonic or an entity are shown as they were written.
            assert field.toolTip().replace(JOINER, "") == field.text()
    QToolTip.hideText()


def ink_at(image: QImage, left: int, right: int) -> int:
    """How many dark pixels lie between two columns."""
    return sum(image.pixelColor(x, y).lightness() < 128 for x in range(left, right) for y in range(image.height()))


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("text", ["1029", "Kupa"])
def test_a_text_stands_at_the_readers_start_whatever_its_letters(
    surface: QWidget, settings: Settings, text: str
) -> None:
    settings.language = "he"
    label = Label(plain(text))
    lay(surface, label)
    label.setMinimumWidth(400)
    QApplication.processEvents()
    image = label.grab().toImage()
    half = image.width() // 2
    assert ink_at(image, half, image.width()) > 20
    assert ink_at(image, 0, half) == 0


def test_wrapped_hebrew_lines_begin_at_the_same_edge(surface: QWidget, settings: Settings) -> None:
    settings.language = "he"
    label = Label(said("about.text"), wrap=True)
    row = QHBoxLayout()
    label.setFixedWidth(300)
    row.addWidget(label)
    lay(surface, label)
    label.setFixedHeight(label.heightForWidth(300))
    image = label.grab().toImage()
    edges = []
    line = label.height() // 2
    for top in (0, line):
        columns = [
            x for x in range(image.width())
            if any(image.pixelColor(x, y).lightness() < 140 for y in range(top, top + line))
        ]
        edges.append(max(columns))
    assert abs(edges[0] - edges[1]) <= 3


def test_no_control_takes_the_keyboard_from_a_field(surface: QWidget) -> None:
    field, button = QLineEdit(), IconButton("rules", plain("Rules"))
    lay(surface, field, button)
    field.setFocus()
    button.show_label(True)
    assert focused() is field


@pytest.mark.parametrize("explained", [False, True])
def test_a_control_stands_below_words_that_have_no_room_beside_it(surface: QWidget, explained: bool) -> None:
    items = [(n, plain(f"Choice number {n}")) for n in range(3)]
    control = Segmented(plain("Which"), items, 0)
    words = plain("A name of some length")
    row = SettingRow(words, control, plain("What it is about, in a sentence. " * 3) if explained else None)
    lay(surface, row)
    for width, beside in ((800, True), (control.sizeHint().width() + 60, False), (800, True)):
        surface.resize(width, 400)
        QApplication.processEvents()
        assert control.width() >= control.sizeHint().width() and row.rect().contains(control.geometry())
        words_end = row.label.geometry()
        assert (control.x() > words_end.left()) == beside
        assert beside or control.y() > words_end.bottom()
        assert row.label.width() >= row.label.sizeHint().width()


def test_a_list_says_what_can_be_chosen_in_another_language_too(surface: QWidget, settings: Settings) -> None:
    choice = ChoiceList(said("about.licences"), [("yes", said("button.close")), ("no", said("win.report.copy"))], "no")
    lay(surface, choice)
    for language in ("en", "he"):
        settings.language = language
        QApplication.processEvents()
        assert [choice.itemText(at) for at in range(choice.count())] == [t("button.close"), t("win.report.copy")]
        assert choice.accessibleName() == t("about.licences") and choice.value == "no"


@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_suits_in_a_line_of_a_sheet_have_the_inks_of_the_cards(
    surface: QWidget, settings: Settings, theme: str, four_colour: bool
) -> None:
    settings.choose("theme", theme)
    settings.four_colour = four_colour
    label = Label(plain("8\u2665 or 9\u2666, 3\u2663"), "title", wrap=True)
    lay(surface, label)
    label.resize(400, 60)
    QApplication.processEvents()
    seen = label.grab().toImage()
    inks = {seen.pixelColor(x, y).name() for x in range(seen.width()) for y in range(seen.height())}
    style = CardStyle(four_colour, night=theme == "dark")
    assert {suit_colour(suit, style).name() for suit in "HDC"} <= inks
    assert look().theme.ink.lower() in inks, "the words keep theirs"


def test_a_label_with_a_name_of_its_own_keeps_it_whatever_it_says(surface: QWidget) -> None:
    card = bidi.card_text("7S")
    label = Label(plain(f"take {card}"))
    lay(surface, label)
    assert label.accessibleName() == "take seven of spades"
    label.say(plain("take a card"))
    assert label.accessibleName() == "", "Qt reads what it shows"
    name_aloud(label, "the task")
    label.say(plain(f"lay {card}"))
    assert label.accessibleName() == "the task"
