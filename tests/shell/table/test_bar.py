"""The bar above the table: its texts are never cut."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.art.text_lines import laid_out
from app.engine import view
from app.games import GAMES
from app.session.rubbers import Rubber, stated
from app.session.seats import Seated, settled
from app.shell.kit.focus import stops
from app.shell.kit.style import Appearance, font
from app.shell.kit.widgets import plain
from app.shell.settings.settings import Settings
from app.shell.table.bar import TopBar, _Stamp
from app.shell.table.page import TablePage
from app.shell.table.quiet_fact import QuietFact
from app.table.commands import Command
from app.wording.bidi import bare
from app.wording.catalogue import Language
from tests.shell.conftest import click
from tests.shell.fitting import faults
from tests.table.laid import moments, seated


def in_small_window(game: str, qtbot: QtBot) -> tuple[QWidget, TopBar]:
    window, bar = QWidget(), TopBar(game)
    column = QVBoxLayout(window)
    column.setContentsMargins(12, 0, 12, 0)
    column.addWidget(bar)
    column.addStretch()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    return window, bar


@pytest.mark.parametrize("game", GAMES)
def test_the_quiet_fact_of_a_game_is_whole_in_a_small_window(
    game: str, qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    _window, bar = in_small_window(game, qtbot)
    met = [(seated(game, p, 0), view(p, 0)) for p in moments(game, GAMES[game].info.seats[1], 5)]
    for touch, language, percent in product((False, True), ("he", "en"), (100, 130)):
        settings.choose("language", language)
        settings.text_size = percent
        bar.use_touch(touch=touch)
        bar.show_seal("")
        for one, seen in met:
            bar.tell(one.chip(seen), one.quiet_fact(seen))
            QApplication.processEvents()
            # The seal is shown only until the first card is played.
            bar.show_seal("" if touch else "AB12 CD34 EF56 7890")
            for _ in range(3):
                QApplication.processEvents()
            assert not list(faults(bar)), f"{language}, {percent} %, touch {touch}: {bar.fact.width()} px"
            assert bar.height() == max(bar.sizeHint().height(), bar.minimumSizeHint().height())


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.info.seats[1] > 1])
def test_how_a_rubber_stands_is_not_cut_in_a_small_window_even_if_everybody_has_won(
    game: str, qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    seats = GAMES[game].info.seats[1]
    _window, bar = in_small_window(game, qtbot)
    position = moments(game, seats, 2)[0]
    for touch, language, percent in product((False, True), ("he", "en"), (100, 130)):
        settings.choose("language", language)
        settings.text_size = percent
        bar.use_touch(touch=touch)
        fact = seated(game, position, 0).quiet_fact(view(position, 0))
        ways = stated(Rubber(5, (4,) * seats), settled([Seated("", "fig", seat > 0) for seat in range(seats)]))
        bar.tell("", fact, "", ways)
        for _ in range(3):
            QApplication.processEvents()
        assert not list(faults(bar)), f"{language}, {percent} %, touch {touch}: {bar.fact.width()} px"
        assert bare(ways[0]) in bar.fact.toolTip()
        if percent == 100 and not touch:
            assert ways[1] in bar.fact.text(), "with usual text it says who has won how often"


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Gold needed to win: 1"), ("he", "כמה זהב צריך כדי לנצח: 1")]
)
def test_no_word_of_the_quiet_fact_stands_alone_in_its_last_line(
    language: Language, text: str, qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.language = language
    fact = QuietFact()
    qtbot.addWidget(fact)
    fact.say(plain(text))
    fact.resize(round(0.9 * QFontMetricsF(font("small")).horizontalAdvance(text)), 48)
    fact.show()
    QApplication.processEvents()
    picture = fact.grab().toImage()

    def wide(rows: range) -> int:
        """The width of the ink in these rows."""
        ground = picture.pixel(0, 0)
        drawn = [x for y in rows for x in range(picture.width()) if picture.pixel(x, y) != ground]
        return max(drawn) - min(drawn)

    lines = laid_out(text, fact.font(), fact.width())
    half = picture.height() // 2
    assert lines.lineCount() == 2
    assert wide(range(half, picture.height())) > 0.5 * wide(range(half)), "the second line is not a single word"


def test_the_letters_of_the_quiet_fact_follow_its_words(qtbot: QtBot, appearance: Appearance) -> None:
    fact = QuietFact()
    qtbot.addWidget(fact)
    short, long = "Gold: 1", "Gold needed to win: 100"
    fact.resize(round(QFontMetricsF(font("note")).horizontalAdvance(short)) + 8, 40)
    fact.show()
    letters = []
    for words in (short, long, short):
        fact.say(plain(words))
        letters.append(fact.font().pointSizeF())
    assert letters[0] == letters[2] > letters[1]


def test_the_fingerprint_is_not_written_because_the_fact_stands_in_small_letters(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.choose("text_size", 130)
    bar = TopBar("super-stam")
    qtbot.addWidget(bar)
    bar.resize(876, bar.sizeHint().height())
    bar.show()
    bar.tell("", "Gold needed to win: 1")
    bar.show_seal("AB12 CD34 EF56 7890")
    QApplication.processEvents()
    words = bar.seal.words.fontMetrics().horizontalAdvance(bar.seal.words.text())
    whole = QFontMetricsF(font("note")).horizontalAdvance(bar.fact.text())
    # Room for the fingerprint, and for three quarters of the fact.
    bar.fact.resize(round(0.75 * whole), bar.fact.height())
    bar.seal.resize(words + 60, bar.seal.height())
    small = bar.fact.font()
    small.setPointSizeF(0.5 * font("note").pointSizeF())
    bar.fact.setFont(small)
    bar._fit_seal()
    assert not bar.seal.words.isVisible()
    bar.fact.resize(round(whole) + 60, bar.fact.height())
    bar._fit_seal()
    assert bar.seal.words.isVisible()


def test_the_fingerprint_comes_and_goes_with_the_width_of_the_bar(qtbot: QtBot, appearance: Appearance) -> None:
    bar = TopBar("super-stam")
    qtbot.addWidget(bar)
    bar.resize(1600, bar.sizeHint().height())
    bar.show()
    bar.tell("", "Gold needed to win: 1")
    bar.show_seal("AB12 CD34 EF56 7890")
    for width, written in ((1600, True), (700, False), (1600, True)):
        bar.resize(width, bar.height())
        QApplication.processEvents()
        assert bar.seal.words.isVisible() == written, width


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_quiet_fact_does_not_touch_the_seal(
    language: Language, qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.language = language
    bar = TopBar("asirim")
    qtbot.addWidget(bar)
    bar.resize(876, bar.sizeHint().height())
    bar.show()
    bar.show_seal("AB12 CD34 EF56 7890")
    QApplication.processEvents()
    # Words that take all the room there is.
    bar.tell("", "a quiet fact about this game " * 5)
    qtbot.waitUntil(lambda: not bar.seal.words.isVisible() and bar.seal.width() < 40)
    (stamp,) = bar.seal.findChildren(_Stamp)
    seal = QRect(stamp.mapTo(bar, QPoint(0, 0)), stamp.size())
    assert not seal.adjusted(-9, 0, 9, 0).intersects(bar.fact.geometry())


def test_the_game_s_name_opens_the_menu_beside_it(qtbot: QtBot, appearance: Appearance) -> None:
    bar = TopBar("super-stam")
    qtbot.addWidget(bar)
    pressed: list[Command] = []
    bar.pressed.connect(pressed.append)
    QTest.mouseClick(bar.name, Qt.MouseButton.LeftButton)
    assert pressed == [Command.MENU]


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("percent", [100, 130])
def test_the_ring_round_the_menu_touches_neither_the_name_nor_the_fact(
    language: Language, percent: int, qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.language = language
    settings.choose("text_size", percent)
    bar = TopBar("super-stam")
    qtbot.addWidget(bar)
    bar.resize(876, bar.sizeHint().height())
    bar.show()
    bar.tell("", "Gold needed to win: 1")
    QApplication.processEvents()
    round_menu = bar.menu.geometry().adjusted(-5, 0, 5, 0)
    assert not round_menu.intersects(bar.name.geometry()) and not round_menu.intersects(bar.fact.geometry())


def test_a_chip_that_said_nothing_when_it_was_styled_anew_has_room_round_its_words_again(
    qtbot: QtBot, appearance: Appearance
) -> None:
    bar = TopBar("super-stam")
    qtbot.addWidget(bar)
    bar.resize(1280, 56)
    bar.show()
    words = "Formal version · turn 1"
    bar.tell(words, "")
    QApplication.processEvents()
    room = bar.chip.size()
    # As when the curtain falls: nothing is told, and the table is taken out of the window and put back.
    bar.tell("", "")
    bar.chip.adjustSize()
    QApplication.sendEvent(bar.chip, QEvent(QEvent.Type.StyleChange))
    bar.tell(words, "")
    QApplication.processEvents()
    assert bar.chip.size() == room


@pytest.mark.parametrize(
    ("size", "cloth", "voice"),
    [
        ((900, 600), (12, 48, 876, 476), 60),
        ((1280, 800), (12, 60, 1256, 644), 72),
        ((1920, 1080), (12, 64, 1896, 908), 84),
    ],
)
def test_bar_cloth_and_voice_share_the_window_as_the_page_of_the_look_says(
    table: Callable[..., TablePage], size: tuple[int, int], cloth: tuple[int, int, int, int], voice: int
) -> None:
    page = table("majnun", persons=1, seats=3)
    page.setMinimumSize(400, 300)
    page.resize(*size)
    QApplication.processEvents()
    assert page.surface.geometry().getRect() == cloth
    assert page.voice.height() == voice
    buttons = [page.bar.menu, *page.bar.buttons.values()]
    assert all(one.mapTo(page, one.rect().topLeft()).y() >= 5 for one in buttons), "their ring has room in the window"


def test_in_the_smallest_window_targets_for_fingers_take_two_pixels_of_the_cloth_and_no_more(
    table: Callable[..., TablePage],
) -> None:
    page = table("majnun", persons=1, seats=3)
    page._settings.choose("touch", True)
    page.setMinimumSize(400, 300)
    page.resize(900, 600)
    QApplication.processEvents()
    assert page.bar.height() == 50 and page.surface.geometry().getRect() == (12, 50, 876, 474)
    for one in (page.bar.shelf, page.bar.menu, *page.bar.buttons.values()):
        assert one.width() >= 48 and one.height() == 48, "as large as a finger needs"
        assert one.mapTo(page, one.rect().topLeft()).y() == 2, "its ring has room"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_in_the_smallest_window_the_largest_text_leaves_the_cloth_what_is_free(
    table: Callable[..., TablePage], language: str
) -> None:
    page = table("majnun", persons=1, seats=3)
    page._settings.choose("language", language)
    page._settings.choose("text_size", 130)
    page.setMinimumSize(400, 300)
    page.resize(900, 600)
    QApplication.processEvents()
    page.surface.fit()
    assert page.surface.height() >= 440
    assert page.bar.geometry().bottom() < page.surface.geometry().top()
    assert page.voice.geometry().bottom() <= page.height() - 4


@pytest.mark.parametrize("by", ["key", "mouse"])
@pytest.mark.parametrize("fact", ["chip", "seal"])
def test_what_chip_and_seal_mean_is_said_to_keys_and_to_a_press_as_well(
    qtbot: QtBot, appearance: Appearance, fact: str, by: str
) -> None:
    window, bar = QWidget(), TopBar("majnun")
    column = QVBoxLayout(window)
    column.addWidget(bar)
    qtbot.addWidget(window)
    window.resize(1400, 200)
    bar.tell("Round 2", "", "The second of thirty rounds.")
    bar.show_seal("AB12 CD34 EF56 7890")
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    bar.menu.setFocus(Qt.FocusReason.TabFocusReason)
    QToolTip.hideText()
    one, words = (bar.chip, "thirty") if fact == "chip" else (bar.seal, "AB12")
    if by == "mouse":
        click(one)
    else:
        passed = [QTest.keyClick(window, Qt.Key.Key_Tab) or window.focusWidget() for _ in range(2)]
        assert passed == [bar.chip, bar.seal]
        one.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: words in QToolTip.text())
    QToolTip.hideText()


def test_tab_passes_a_chip_that_means_nothing_more_and_a_seal_that_is_gone(
    qtbot: QtBot, appearance: Appearance
) -> None:
    bar = TopBar("majnun")
    qtbot.addWidget(bar)
    bar.tell("Round 2", "", "The second of thirty rounds.")
    bar.show_seal("AB12")
    assert stops(bar.chip) and stops(bar.seal)
    bar.tell("Round 2", "")
    bar.show_seal("")
    assert not stops(bar.chip) and not stops(bar.seal)
