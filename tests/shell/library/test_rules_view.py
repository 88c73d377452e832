"""The pages of rules: text, cards, painted cases, links."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSizeF, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QPixmap, QTextBlock, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.faces import card_pixmap
from app.games import GAMES, worked_cases
from app.printing.writing import columns_of
from app.session.practice import lesson
from app.shell.kit.focus import ring
from app.shell.kit.style import Appearance, look
from app.shell.library.rules_page import RulesPage
from app.shell.library.rules_view import RulesView, case_picture
from app.shell.new_game.sheet import NewGameSheet
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.shelf.catalogue import items
from app.shell.window.main_window import MainWindow
from app.wording import use
from app.wording.bidi import card_text
from app.wording.catalogue import Language
from app.wording.rules_pages import page_path, rules_page
from app.wording.titles import game_name
from tests.shell.conftest import click, press
from tests.wording.made import PAGED
from tests.wording.pages import cases_of

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def rules(qtbot: QtBot, appearance: Appearance) -> RulesView:
    made = RulesView()
    qtbot.addWidget(made)
    made.resize(420, 600)
    made.show()
    return made


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """The paragraphs of a page, in order."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", PAGED)
def test_a_page_shows_its_text_and_its_cards(
    rules: RulesView, settings: Settings, language: str, game: str
) -> None:
    settings.choose("language", language)
    rules.show_game(game)
    text = rules.toPlainText()
    assert len(text) > 1000
    assert "<card>" not in text
    assert "case:" not in text
    # Cards are text: a screen reader reads them.
    path = page_path(game, "he")
    assert path is not None
    named = re.findall("<card>([^<]*)</card>", path.read_text("utf-8"))
    assert named and all(card_text(card) in text for card in named)


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", PAGED)
def test_every_case_of_a_page_is_a_lesson_that_can_be_painted(
    appearance: Appearance, language: str, game: str
) -> None:
    use(language)
    page = rules_page(game)
    for name in cases_of(page):
        assert lesson(name) is not None, name
    for name, zones in re.findall(r'src="case:([a-z0-9-]+)\?zones=([^"]+)"', page):
        found = lesson(name)
        assert found is not None
        assert set(zones.split(",")) <= set(found.seen.zones), name
        picture = case_picture(name, zones, 1.0)
        assert 80 < picture.width() <= 384
        assert picture.height() > 80
    use("en")


@pytest.mark.parametrize("game", PAGED)
def test_every_case_of_the_canon_is_a_lesson(game: str) -> None:
    for case in worked_cases.read(game):
        found = lesson(case["case"].split()[0])
        assert found is not None and list(found.do) == case["do"]


def test_a_page_reads_no_file_on_the_screen_or_on_paper(rules: RulesView, tmp_path: Path) -> None:
    named = QUrl.fromLocalFile(str(tmp_path / "a.png"))
    picture = QPixmap(8, 8)
    picture.fill()
    assert picture.save(named.toLocalFile())
    page = f'<p>A picture: <img src="{named.toString()}"></p>'
    rules.setHtml(page)
    printed, _ = columns_of(page, "", 1, QSizeF(50, 50), [10.0])
    for document in (rules.document(), printed):
        found = document.resource(QTextDocument.ResourceType.ImageResource.value, named)
        assert isinstance(found, QPixmap) and found.isNull()


def test_a_picture_of_nothing_is_empty(appearance: Appearance) -> None:
    assert case_picture("solo-99", "hand.0", 1.0).isNull()
    assert case_picture("chess-01", "hand.0", 1.0).isNull()
    assert case_picture("solo-01", "nowhere", 1.0).height() <= 1


def test_a_picture_is_sharp_on_a_fine_screen(appearance: Appearance) -> None:
    one, two = case_picture("solo-01", "center,hand.0", 1.0), case_picture("solo-01", "center,hand.0", 2.0)
    assert two.width() == pytest.approx(2 * one.width(), abs=2)
    assert two.devicePixelRatio() == 2.0


def test_pictures_mirror_with_the_language_but_cards_do_not(settings: Settings, appearance: Appearance) -> None:
    left = case_picture("solo-01", "center,hand.0", 1.0).toImage()
    settings.language = "he"
    right = case_picture("solo-01", "center,hand.0", 1.0).toImage()
    assert left.size().height() == right.size().height()
    assert left != right
    assert left.flipped(Qt.Orientation.Horizontal) != right


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_row_in_a_picture_begins_at_the_readers_start_as_it_does_on_the_table(
    settings: Settings, appearance: Appearance, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    settings.choose("language", language)
    found, painted = lesson("solo-01"), list[str]()
    assert found is not None

    def noted(text: str, *how: Any, **more: Any) -> QPixmap:
        painted.append(text)
        return card_pixmap(text, *how, **more)

    monkeypatch.setattr("app.shell.library.rules_view.card_pixmap", noted)
    case_picture("solo-01", "hand.0", 1.0)
    hand = list(found.seen.zones["hand.0"])
    assert len(hand) > 1 and painted == (hand[::-1] if language == "he" else hand), "they are painted from the left"


def test_the_page_follows_theme_and_cards(rules: RulesView, settings: Settings) -> None:
    rules.show_game("solo")
    light = rules.grab().toImage()
    settings.theme = "dark"
    QApplication.processEvents()
    dark = rules.grab().toImage()
    assert dark != light
    assert look().theme.ink in rules.document().defaultStyleSheet()
    settings.four_colour = True
    assert "1d5fa8" in rules.toHtml().lower() or "8fc1ff" in rules.toHtml().lower()


def test_a_link_to_a_case_is_told_and_goes_nowhere_else(qtbot: QtBot, rules: RulesView) -> None:
    rules.show_game("solo")
    with qtbot.waitSignal(rules.tried) as told:
        rules.anchorClicked.emit(QUrl("try:solo-02b"))
    assert told.args == ["solo-02b"]
    assert rules.game == "solo"


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_link_that_has_the_keyboard_has_a_ring_all_of_it_in_sight(
    rules: RulesView, settings: Settings, language: str, theme: str
) -> None:
    settings.choose("language", language)
    settings.choose("theme", theme)
    for game in (PAGED[0], PAGED[-1]):
        rules.show_game(game)
        rules.activateWindow()
        rules.clearFocus()
        rules.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        shown = ring()
        assert shown is not None and shown.target is rules, "the page has it first"
        for _ in range(4):
            press(Qt.Key.Key_Tab)
            assert rules.on_link and ring() is None
            seen = rules.viewport().grab().toImage()
            for box in rules._link_boxes():
                around = box.toAlignedRect()
                assert rules.viewport().rect().contains(around.adjusted(-1, -1, 1, 1)), f"{around} is cut off"
                sides = [seen.pixelColor(x, around.top()) for x in range(around.left() + 4, around.right() - 4)]
                sides += [seen.pixelColor(around.left(), y) for y in range(around.top() + 4, around.bottom() - 4)]
                ink = sum(one.name() == look().theme.ink.lower() for one in sides)
                assert ink > 0.8 * len(sides), f"{game}: {ink} of {len(sides)}"


def test_without_a_practice_table_there_are_no_links_to_it(qtbot: QtBot, appearance: Appearance) -> None:
    view = RulesView(tries=False)
    qtbot.addWidget(view)
    view.show_game("solo")
    assert 'href="try:' not in view.toHtml()
    assert "Try it" not in view.toPlainText()


def test_an_anchor_scrolls_there(rules: RulesView) -> None:
    rules.show_game("solo")
    rules.scrollToAnchor("end")
    QApplication.processEvents()
    at_end = rules.verticalScrollBar().value()
    assert at_end > 0
    rules.scrollToAnchor("aim")
    assert rules.verticalScrollBar().value() < at_end


def test_showing_the_same_page_again_stays_where_one_was(rules: RulesView, settings: Settings) -> None:
    rules.show_game("solo")
    QApplication.processEvents()
    rules.verticalScrollBar().setValue(300)
    settings.high_contrast = True
    assert rules.verticalScrollBar().value() == 300


def test_the_ring_round_the_page_keeps_off_its_words(rules: RulesView) -> None:
    rules.show_game("solo")
    QApplication.processEvents()
    first = rules.cursorRect()
    assert first.left() >= 5 and first.top() >= 6


def test_lines_are_kept_short_on_a_wide_page(rules: RulesView) -> None:
    rules.keep_lines(500)
    rules.show_game("solo")
    rules.resize(1200, 600)
    QApplication.processEvents()
    margin = rules.document().rootFrame().frameFormat().leftMargin()
    assert 300 < margin < 360


def test_the_text_grows_with_a_large_page_and_shrinks_again(rules: RulesView) -> None:
    rules.resize(1260, 700)
    rules.keep_lines(700)
    rules.show_game("karov-meod")
    QApplication.processEvents()
    assert rules.text_factor == 1
    small = rules.document().defaultFont().pointSizeF()
    rules.resize(1600, 980)
    QApplication.processEvents()
    frame = rules.document().rootFrame().frameFormat()
    line = rules.viewport().width() - frame.leftMargin() - frame.rightMargin()
    sizes = {form.format.font().pointSizeF() for block in blocks(rules.document()) for form in block.textFormats()}
    assert 1.3 < rules.text_factor <= 1.5
    # A line has as many letters as before, and pictures grow with the text.
    assert line / rules.text_factor == pytest.approx(700, abs=2)
    assert max(sizes) > 1.3 * min(sizes) > 1.3 * small
    rules.resize(1260, 700)
    QApplication.processEvents()
    assert rules.text_factor == 1


def test_the_numerals_of_a_list_read_from_the_right(rules: RulesView, settings: Settings) -> None:
    settings.language = "he"
    rules.show_game("karov-meod")
    assert {"1.", "2.", "3."} <= {
        block.textList().itemText(block) for block in blocks(rules.document()) if block.textList() is not None
    }


def test_no_line_is_wider_than_the_page(rules: RulesView) -> None:
    rules.show_game("trishape")
    QApplication.processEvents()
    assert rules.horizontalScrollBar().maximum() == 0


PANEL = 388
"""The width of the page beside the table in a small window, px."""


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("percent", [100, TEXT_PERCENTS[-1]])
@pytest.mark.parametrize("language", ["he", "en"])
def test_no_picture_is_wider_than_the_panel_beside_the_table(
    rules: RulesView, settings: Settings, language: str, percent: int
) -> None:
    settings.choose("language", language)
    settings.text_size = percent
    rules.resize(PANEL, 500)
    for game in GAMES:
        rules.show_game(game)
        QApplication.processEvents()
        assert rules.horizontalScrollBar().maximum() == 0, game


def test_a_picture_has_its_size_again_once_there_is_room(rules: RulesView, settings: Settings) -> None:
    def widths() -> list[float]:
        QApplication.processEvents()
        found = []
        for block in blocks(rules.document()):
            parts = block.begin()
            while not parts.atEnd():
                form = parts.fragment().charFormat().toImageFormat()
                if form.isValid() and form.name().startswith("case:"):
                    picture = rules.document().resource(QTextDocument.ResourceType.ImageResource.value, form.name())
                    found.append(picture.deviceIndependentSize().width())
                parts += 1
        return found

    settings.text_size = TEXT_PERCENTS[-1]
    rules.resize(900, 500)
    rules.show_game("asirim")
    wide = widths()
    assert wide
    rules.resize(PANEL, 500)
    assert max(widths()) < min(PANEL, max(wide))
    rules.resize(900, 500)
    assert widths() == wide


def test_the_rules_page_leads_from_game_to_game_and_to_the_table(
    window: MainWindow, settings: Settings
) -> None:
    click(window.shelf.header.rules)
    page = window.stack.currentWidget()
    assert isinstance(page, RulesPage)
    QApplication.processEvents()
    page.cards["trishape"].click()
    assert page.view.game == "trishape"
    assert page.view.sections()[0][0] == "aim"
    settings.language = "he"
    QApplication.processEvents()
    assert page.view.sections()[0][1] == "המטרה"
    page.play.click()
    (sheet,) = [one for one in window.findChildren(NewGameSheet) if one.isVisible()]
    assert sheet.game == "trishape"
    sheet.close()
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_every_page_says_which_game_it_is_about(window: MainWindow, settings: Settings, language: Language) -> None:
    settings.language = language
    window.resize(1280, 800)
    games = [item.id for item in items() if item.is_game]
    for game in games:
        window.show_rules(game)
        QApplication.processEvents()
        page = window.stack.currentWidget()
        assert isinstance(page, RulesPage)
        assert game_name(game) in page.bar.title.text()
        assert [name for name in page.games if name in games] == games, "the order is not the shelf's"
        card = page.cards[game]
        top = card.mapTo(page.list, QPoint(0, 0)).y()
        assert card.isChecked() and top >= 0 and top + card.height() <= page.list.height(), f"{game} is out of sight"


def test_f1_opens_the_rules_from_the_shelf(window: MainWindow) -> None:
    window.shelf.header.rules.setFocus()
    press(Qt.Key.Key_F1)
    assert isinstance(window.stack.currentWidget(), RulesPage)


def test_the_new_game_sheet_leads_to_the_rules_of_its_game(window: MainWindow) -> None:
    window.new_game("trishape")
    (sheet,) = [one for one in window.findChildren(NewGameSheet) if one.isVisible()]
    sheet.read.click()
    page = window.stack.currentWidget()
    assert isinstance(page, RulesPage)
    assert page.view.game == "trishape"
    assert not window.sheet_open


def test_enter_follows_a_link_that_has_the_keyboard_and_is_left_to_the_page_otherwise(
    qtbot: QtBot, rules: RulesView
) -> None:
    rules.show_game(PAGED[0])
    rules.activateWindow()
    rules.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()

    def pressed(modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
        """Whether the page itself took the key."""
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, modifiers)
        rules.keyPressEvent(event)
        return event.isAccepted()

    links = [rules.on_link]
    assert not pressed()
    press(Qt.Key.Key_Tab)
    assert [*links, rules.on_link] == [False, True]
    assert not pressed(Qt.KeyboardModifier.ControlModifier), "it is somebody else's key"
    with qtbot.waitSignal(rules.anchorClicked):
        assert pressed()


_CHANGED = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from app.shell.kit.style import Appearance
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.window.main_window import MainWindow
from app.store import Store

application = QApplication([])
store = Store.open(Path(sys.argv[1]))
settings = Settings(store.settings())
Appearance(application, settings)
window = MainWindow(store, settings)
window.resize(1920, 1080)
window.show()
window.show_rules()
for percent in (130, *TEXT_PERCENTS, 130, 90):
    settings.choose("text_size", percent)
    application.processEvents()
print("read on")
"""


@pytest.mark.long
def test_the_rules_can_be_read_on_in_letters_of_another_size(tmp_path: Path) -> None:
    """The program ended: a page that was being written was indented because its scroll bar came or went."""
    done = subprocess.run(
        [sys.executable, "-c", _CHANGED, str(tmp_path)], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert done.returncode == 0 and "read on" in done.stdout, done.stderr
