"""The strip at the bottom: where the keyboard focus goes when its buttons come and go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.art.suits import suit_colour
from app.shell.kit.inked import InkedLabel
from app.shell.kit.style import Appearance, font, look, px
from app.shell.settings.settings import Settings, ThemeChoice
from app.shell.table.page import TablePage
from app.shell.table.voice import Voice
from app.shell.table.voice_button import VoiceButton
from app.table.commands import Command
from app.table.prompts import Button, Prompt
from app.wording import t, use
from app.wording.bidi import bare, card_text, name
from app.wording.catalogue import Language
from app.wording.spoken import spoken
from tests.shell.conftest import focused
from tests.table.laid import plain

ASKED = Prompt("Declare?", "", (Button("Not now", ("no",)), Button("Soureh!", ("yes",), main=True)))


def in_a_small_window(qtbot: QtBot) -> tuple[QWidget, Voice]:
    """The smallest window, which lives as long as it is referenced, and a voice with the margins that it has there."""
    window, voice = QWidget(), Voice()
    column = QVBoxLayout(window)
    column.setContentsMargins(12, 0, 12, 0)
    column.addWidget(voice)
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    return window, voice


def test_only_the_button_that_goes_on_may_be_pressed_as_soon_as_it_comes_under_the_pointer(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window, voice = in_a_small_window(qtbot)
    voice.say(Prompt("Omer took two.", "", (Button("Go on", command=Command.GO_ON, main=True),)))
    assert [button.expected for button in voice.buttons] == [True]
    voice.say(ASKED)
    assert [button.expected for button in voice.buttons] == [False, False]
    window.close()


def test_the_keyboard_goes_to_the_table_when_the_button_it_is_at_can_be_pressed_no_longer(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window, bar, table = QWidget(), QPushButton("shelf"), QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    voice = Voice(table)
    column = QVBoxLayout(window)
    for widget in (bar, table, voice):
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    for told in (True, False):
        voice.say(ASKED)
        voice.set_enabled(True)
        QApplication.processEvents()
        voice.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        assert focused() is voice.buttons[0]
        if told:
            voice.set_enabled(False)
        else:
            voice.say(Prompt("Omar is thinking."))
        assert focused() is table
    voice.say(ASKED)
    bar.setFocus()
    voice.set_enabled(False)
    assert focused() is bar
    # A window with the focus in it closes as in the program: first closed, then deleted by the loop.
    window.close()
    window.deleteLater()
    QApplication.processEvents()


def test_what_is_said_stands_there_whole_in_a_small_window_too(qtbot: QtBot, appearance: Appearance) -> None:
    window = QWidget()
    voice = Voice()
    QVBoxLayout(window).addWidget(voice)
    qtbot.addWidget(window)
    sizes = []
    for width, words in ((1280, 4), (1280, 40), (900, 40), (640, 60)):
        window.resize(width, 600)
        window.show()
        QApplication.processEvents()
        voice.say(Prompt("word " * words, "reason " * words, ASKED.buttons))
        QApplication.processEvents()
        labels = [label for label in voice.findChildren(InkedLabel) if label.isVisible()]
        # If there is little room, the second text continues in the line in which the first ends.
        assert ["".join(label.text() for label in labels).count(word) for word in ("word ", "reason ")] == [words] * 2
        assert sum(label.height() for label in labels) <= voice.height()
        for label in labels:
            # The words have exactly the height that they need at this width.
            assert label.heightForWidth(label.width()) <= label.height() + 2
        sizes.append(labels[0].font().pointSizeF())
    assert sizes[0] > sizes[-1], "words become smaller only where there is no room"
    voice.say(Prompt("Short."))
    assert voice.sizeHint().height() < 80, "the strip is as low as ever when the words are few"


def test_a_second_text_too_long_for_its_line_runs_on_in_its_usual_size_before_it_becomes_small(
    qtbot: QtBot, appearance: Appearance
) -> None:
    _window, voice = in_a_small_window(qtbot)
    for words in range(1, 40):
        voice.say(Prompt("Which card?", "reason " * words))
        QApplication.processEvents()
        labels = [label for label in voice.findChildren(InkedLabel) if label.isVisible()]
        if len(labels) == 1:
            break
        assert labels[1].font().pointSizeF() > 0.9 * font("note").pointSizeF()
    assert words > 5, "a short one stands below"
    assert labels[0].font().pointSizeF() == font("voice").pointSizeF()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("reason", ["", "reason "])
def test_what_fits_in_no_way_is_said_all_the_same_and_nothing_of_what_was_said_before(
    qtbot: QtBot, appearance: Appearance, reason: str
) -> None:
    window, voice = QWidget(), Voice()
    QVBoxLayout(window).addWidget(voice)
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    voice.say(Prompt("Before.", "Already."))
    voice.say(Prompt("word " * 200, reason * 200))
    QApplication.processEvents()
    text = "".join(label.text() for label in voice.findChildren(InkedLabel) if label.isVisible())
    assert text.count("word ") == 200 and text.count("reason ") == (200 if reason else 0)
    assert "Before" not in text and "Already" not in text


@pytest.mark.parametrize("language", ["he", "en"])
def test_the_longest_sentence_about_ten_cards_is_read_in_the_smallest_window_and_moves_no_table(
    qtbot: QtBot, appearance: Appearance, language: str
) -> None:
    use(language)
    _window, voice = in_a_small_window(qtbot)
    QApplication.processEvents()
    cards = ["2H", "3D", "4H", "5D", "6H", "7D", "8H", "9D", "TH", "JD"]
    asks = t("majnun.voice.turn", who="Grandma Rachel", n=10, colour="red", cards=cards)
    drawn = t("majnun.voice.drawn", who="Grandma Rachel", n=3)
    for refusing in (False, True):
        voice.say(Prompt(asks, drawn), refusing=refusing)
        QApplication.processEvents()
        (label,) = [label for label in voice.findChildren(InkedLabel) if label.isVisible()]
        shown = QTextDocumentFragment.fromHtml(label.text()).toPlainText()
        assert plain(shown) == plain(f"{asks} {drawn}") and label.accessibleName() == spoken(f"{asks} {drawn}")
        assert label.font().pointSizeF() >= 0.84 * font("voice").pointSizeF()
        assert label.heightForWidth(label.width()) <= label.height() + 2
        assert voice.sizeHint().height() == 60, "the table stays where it is"
    use("en")


def test_where_the_keyboard_was_at_go_on_it_never_comes_to_stand_at_a_button_that_does_something_else(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window, table = QWidget(), QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    voice = Voice(table)
    column = QVBoxLayout(window)
    column.addWidget(table)
    column.addWidget(voice)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    no, yes = Button("Not now", ("no",)), Button("Soureh!", ("yes",), main=True)
    asked = (
        ((no,), None), ((yes, no), 0), ((no, yes), 1), ((no, yes._replace(warning=True)), None), ((), None),
    )  # fmt: skip
    for buttons, focus in asked:
        voice.say(Prompt("Omar played.", "", (Button("Go on", (), main=True),)))
        voice.set_enabled(True)
        QApplication.processEvents()
        voice.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        voice.say(Prompt("Your turn.", "", buttons))
        QApplication.processEvents()
        assert focused() is (table if focus is None else voice.buttons[focus]), buttons
    window.close()
    window.deleteLater()
    QApplication.processEvents()


def test_the_cap_of_the_main_button_names_the_key_that_presses_it_wherever_the_keyboard_is(
    table: Callable[..., TablePage],
) -> None:
    page = table("super-stam", persons=1, seats=2)
    page.window().activateWindow()
    while [spec.main for spec in page.voice.prompt.buttons][-1:] != [True] or len(page.voice.buttons) < 2:
        page.act((str(page.sitting.view_of(page.sitting.turn or 0).legal[0]),))
    main, other = page.voice.buttons[-1], page.voice.buttons[0]
    caps = []
    for place in (page.surface, other, page.bar.buttons[Command.SETTINGS], main, page.surface):
        place.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        caps.append(main._key)
    assert caps == ["Enter", "Ctrl+Enter", "Ctrl+Enter", "Enter", "Enter"]
    pressed = list[Button]()
    page.voice.chosen.disconnect()
    page.voice.chosen.connect(pressed.append)
    for place in (other, page.bar.buttons[Command.SETTINGS]):
        place.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(place, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(other, Qt.Key.Key_Return)
    assert pressed == [page.voice.prompt.buttons[-1], page.voice.prompt.buttons[-1], page.voice.prompt.buttons[0]]


@pytest.mark.parametrize("language", ["en", "he"])
def test_no_button_and_none_of_its_words_moves_when_the_cap_names_another_key(
    qtbot: QtBot, appearance: Appearance, language: str
) -> None:
    use(language)
    voice = Voice()
    voice.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if language == "he" else Qt.LayoutDirection.LeftToRight
    )
    qtbot.addWidget(voice)
    voice.resize(876, 60)
    voice.show()
    voice.say(ASKED)
    QApplication.processEvents()
    lie, words = list[list[QRect]](), list[QImage]()
    for key in ("Enter", "Ctrl+Enter", "Enter"):
        voice.show_keys(key, "Space")
        QApplication.processEvents()
        lie.append([button.geometry() for button in voice.buttons])
        main = voice.buttons[-1]
        wide = round(QFontMetricsF(main.font()).horizontalAdvance(main.text()))
        area = QRect(12, 0, wide + 10, main.height())
        if language == "he":
            area.moveRight(main.width() - 12)
        words.append(main.grab(area).toImage())
    assert lie[0] == lie[1] == lie[2]
    assert words[0] == words[1] == words[2], "only the cap is another one"


TIGHT = {
    "en": ("A point, or a card on its suit?", "A point brings one card from the stock.",
           ("A point of spades", "A point of hearts", "Lay the card on its suit")),
    "he": ("נקודה של עלה, תלתן או יהלום? אפשר גם להניח קלף בערימה.", "אחרי נקודה בא קלף אחד מהקופה.",
           ("נקודה של עלה", "נקודה של תלתן", "להניח את הקלף בערימה")),
}  # fmt: skip
"""Sentences with more words on buttons than have room beside them, with large text in the smallest window."""


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_buttons_give_way_to_what_is_said_before_the_strip_takes_room_from_the_table(
    qtbot: QtBot, appearance: Appearance, settings: Settings, language: Language
) -> None:
    settings.text_size = 130
    settings.language = language
    sentence, detail, labels = TIGHT[language]
    buttons = tuple(Button(label, (label,), main=label == labels[-1]) for label in labels)
    _window, voice = in_a_small_window(qtbot)
    voice.say(Prompt(sentence, detail, buttons[:1]))
    QApplication.processEvents()
    usual = voice.sizeHint().height()
    assert voice.buttons[0].width() == voice.buttons[0].size_standing(narrow=False).width(), "there is room in one line"
    voice.say(Prompt(sentence, detail, buttons))
    QApplication.processEvents()
    assert voice.sizeHint().height() == usual == px(60), "the table stays where it is"
    for button in voice.buttons:
        assert button.width() == button.size_standing(narrow=True).width() < button.size_standing(narrow=False).width()
        assert voice.rect().contains(button.geometry())
    ends = {(button.y(), button.height()) for button in voice.buttons}
    assert len(ends) == 1, "all of them equally high"
    lie = [button.geometry() for button in voice.buttons]
    voice.show_keys("Ctrl+Enter", "Space")
    QApplication.processEvents()
    assert lie == [button.geometry() for button in voice.buttons]


def ink(button: QPushButton) -> QRect:
    """Where something is painted on the ground of a button without a border."""
    picture = button.grab().toImage()
    inside = picture.rect().adjusted(4, 4, -4, -4)
    ground = picture.pixel(inside.center().x(), inside.top())
    lines = range(inside.top(), inside.bottom()), range(inside.left(), inside.right())
    drawn = [QPoint(x, y) for y in lines[0] for x in lines[1] if picture.pixel(x, y) != ground]
    across, down = [at.x() for at in drawn], [at.y() for at in drawn]
    return QRect(QPoint(min(across), min(down)), QPoint(max(across), max(down)))


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_all_words_of_a_narrow_button_stand_on_it(qtbot: QtBot, appearance: Appearance, language: str) -> None:
    use(language)
    for label in (*TIGHT[language][2], "Kupa"):
        for key in ("", "Enter"):
            button = VoiceButton(Button(name(label), main=True), key)
            qtbot.addWidget(button)
            button.stand(narrow=True)
            size = button.sizeHint()
            button.resize(size)
            tight = ink(button)
            button.resize(size.width() + 80, size.height() + 80)
            roomy = ink(button)
            assert tight.size() == roomy.size(), "nothing is cut off"
            assert tight.left() >= 8 and tight.right() <= size.width() - 8, (label, key)


def test_what_follows_from_a_button_is_read_while_it_is_pointed_at_and_spoken(
    qtbot: QtBot, appearance: Appearance
) -> None:
    button = VoiceButton(Button("Shuffle", says=f"Then {card_text('7H')} lies anywhere."), "")
    qtbot.addWidget(button)
    assert bare(button.toolTip()).startswith("Then 7♥")
    assert button.accessibleDescription() == "Then seven of hearts lies anywhere."


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_suits_on_a_button_are_inked_as_on_a_card_where_its_ground_is_paper(
    qtbot: QtBot, appearance: Appearance, settings: Settings, theme: ThemeChoice, narrow: bool
) -> None:
    settings.theme = theme
    red = suit_colour("H", look().cards._replace(night=theme == "dark")).name()
    seen = []
    for main in (False, True):
        button = VoiceButton(Button(f"Lay {card_text('7H')} on its suit", main=main), "")
        qtbot.addWidget(button)
        button.stand(narrow=narrow)
        button.resize(button.sizeHint())
        picture = button.grab().toImage()
        every = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        seen.append(red in {picture.pixelColor(x, y).name() for x, y in every})
    assert seen == [True, False]


@pytest.mark.parametrize("main", [False, True])
def test_a_button_that_warns_has_the_ink_of_a_warning_also_where_it_is_the_main_one(
    qtbot: QtBot, appearance: Appearance, main: bool
) -> None:
    seen = []
    for warning in (False, True):
        button = VoiceButton(Button("Call the end", main=main, warning=warning), "")
        qtbot.addWidget(button)
        button.resize(button.sizeHint())
        picture = button.grab().toImage()
        every = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
        seen.append(QColor(look().theme.pom).name() in {picture.pixelColor(x, y).name() for x, y in every})
    assert seen == [False, True]


def test_a_button_that_has_the_keyboard_is_replaced_while_the_cap_follows_the_keyboard(
    table: Callable[..., TablePage],
) -> None:
    page = table("super-stam", persons=1, seats=2)
    page.window().activateWindow()
    page.voice.set_enabled(True)
    page.voice.say(ASKED)
    page.voice.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    page.voice.say(Prompt("Go on?", "", (Button("Go on", ("yes",), main=True),)))
    QApplication.processEvents()
    assert focused() is page.voice.buttons[0] and page.voice.buttons[0]._key == "Enter"
