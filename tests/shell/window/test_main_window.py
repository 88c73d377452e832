"""The one window: pages, keys, files, its place on the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QScreen
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine import position_to_json
from app.games import GAMES, shelf
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.kit import focus
from app.shell.kit.focus import ring
from app.shell.kit.questions import MessageSheet
from app.shell.kit.style import Appearance
from app.shell.library.replay_page import ReplayPage
from app.shell.library.rules_page import RulesPage
from app.shell.library.statistics_page import StatisticsPage
from app.shell.new_game.sheet import NewGameSheet
from app.shell.settings.settings import Frame, Settings
from app.shell.shelf.shelf import Shelf
from app.shell.table.page import TablePage
from app.shell.table.rule_sheet import RuleSheet
from app.shell.window.main_window import LEFT_AT, MainWindow
from app.shell.window.place import LEAST
from app.store import Store, StoreError, read_kupa
from app.table.commands import Command
from app.table.signs import Badge
from app.wording import t
from app.wording.bidi import bare
from app.wording.plates import PLATES
from tests.shell.conftest import ALONE, click, focused, press, tile_of

CTRL = Qt.KeyboardModifier.ControlModifier


def table(window: MainWindow) -> TablePage:
    """The page of the game on the table."""
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


def messages(window: MainWindow) -> list[str]:
    """The texts of the open messages."""
    from app.shell.kit.widgets import Label

    found = [one for one in window.findChildren(MessageSheet) if one.isVisible()]
    return [bare(" ".join(label.text() for label in one.findChildren(Label))) for one in found]


def test_a_game_that_is_agreed_lies_on_the_table_and_is_kept(window: MainWindow, store: Store) -> None:
    window.begin(NewGame("solo", ALONE, {"ace": "low", "max_idle": 60}, 4711))
    page = table(window)
    assert page.sitting.game == "solo"
    assert page.sitting.seed == 4711
    assert dict(page.sitting.record.game.options) == {"ace": "low", "max_idle": 60}
    assert window.windowTitle() == "Solo · Kupa"
    assert [kept.id for kept in store.unfinished()] == [page.sitting.id]


def test_the_way_back_leads_to_the_shelf_and_to_the_table_again(window: MainWindow) -> None:
    window.begin(NewGame("trishape", ALONE, {}, 5))
    page = table(window)
    page.settle()
    number, before = page.sitting.id, position_to_json(page.sitting.record.position)
    page.commanded.emit(Command.SHELF)
    assert window.stack.currentWidget() is window.shelf
    assert window.windowTitle() == "Kupa"
    assert focused() is window.shelf.resume.button
    press(Qt.Key.Key_Return)
    again = table(window)
    assert again.sitting.id == number
    assert position_to_json(again.sitting.record.position) == before


def test_again_means_the_same_options_and_the_deal_that_is_asked_for(window: MainWindow) -> None:
    window.begin(NewGame("solo", ALONE, {"ace": "both", "max_idle": 10}, 99))
    table(window).commanded.emit(Command.SAME_DEAL)
    assert table(window).sitting.seed == 99
    table(window).commanded.emit(Command.AGAIN)
    again = table(window).sitting
    assert again.seed != 99
    assert dict(again.record.game.options) == {"ace": "both", "max_idle": 10}


def test_a_rotated_deal_is_the_same_deal_with_everybody_one_seat_further(window: MainWindow) -> None:
    company = (Seated("Noa", "fig"), Seated("Omar", "fish"), Seated("Tamar", "lemon"))
    options = {**GAMES["majnun"].fill(3, {}), "max_rounds": 4}
    window.begin(NewGame("majnun", company, options, 99))
    first = table(window).sitting
    for expected in (["Tamar", "Noa", "Omar"], ["Omar", "Tamar", "Noa"], ["Noa", "Omar", "Tamar"]):
        table(window).sitting.privacy.show(0)
        table(window).commanded.emit(Command.ROTATED)
        sitting = table(window).sitting
        assert [one.name for one in sitting.seated] == expected
        assert sitting.seed == 99 and dict(sitting.record.game.options) == dict(first.record.game.options)


def test_a_game_that_cannot_be_loaded_says_why_and_the_shelf_stays(window: MainWindow) -> None:
    window.resume(12345)
    assert len(messages(window)) == 1
    assert window.stack.currentWidget() is window.shelf


def test_a_store_that_cannot_keep_a_game_says_so(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> int:
        raise StoreError("disk-full", ("/some/where",))

    monkeypatch.setattr(window.store, "begin", full)
    window.begin(NewGame("solo", ALONE, {}, 1))
    assert len(messages(window)) == 1
    assert window.sitting is None


# Keys


def test_every_key_is_safe_under_any_keyboard(window: MainWindow) -> None:
    for action in window.actions():
        key = action.shortcut().toString()
        assert key.startswith(("Ctrl+", "F1", "F11")) or key == "?", key


def test_the_keys_of_the_window_do_nothing_under_a_sheet(window: MainWindow) -> None:
    window.show_settings()
    sheet, below = window.sheet, window.stack.currentWidget()
    for command in (Command.RULES, Command.KEYS, Command.NEW):
        window.keys[command].trigger()
    assert window.sheet is sheet and window.stack.currentWidget() is below


def test_what_was_said_of_one_page_is_not_said_of_the_next(window: MainWindow) -> None:
    window.notice.say("Said.", "info")
    assert window.notice.isVisible()
    window.show_rules()
    assert not window.notice.isVisible()


def test_a_new_game_by_its_key_is_of_the_tile_that_has_the_keyboard(window: MainWindow) -> None:
    tile_of(window.shelf, "trishape").setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_N, CTRL)
    (sheet,) = [one for one in window.findChildren(NewGameSheet) if one.isVisible()]
    assert sheet.game == "trishape"
    press(Qt.Key.Key_N, CTRL)
    assert len([one for one in window.findChildren(NewGameSheet) if one.isVisible()]) == 1


def test_a_new_game_by_its_key_on_the_tile_of_the_lab_is_of_the_first_game(window: MainWindow) -> None:
    tile_of(window.shelf, "lab").setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_N, CTRL)
    (sheet,) = [one for one in window.findChildren(NewGameSheet) if one.isVisible()]
    assert sheet.game == shelf()[0]


def test_a_new_game_by_its_key_at_the_table_is_of_the_same_kind(window: MainWindow) -> None:
    window.begin(NewGame("trishape", ALONE, {}, 5))
    table(window).settle()
    press(Qt.Key.Key_N, CTRL)
    (sheet,) = [one for one in window.findChildren(NewGameSheet) if one.isVisible()]
    assert sheet.game == "trishape"


def test_a_new_game_after_one_that_ended_at_the_table_does_not_offer_to_resume_it(
    window: MainWindow, played: Callable[..., int]
) -> None:
    """It did where the game had been resumed from the shelf, which still had it among those left open."""
    number = played("trishape", actions=0)
    window.refresh_shelf()
    assert [game.id for game in window.shelf.resume.games] == [number]
    assert window.resume(number)
    page = table(window)
    while not page.sitting.over:
        page.act([str(page.sitting.view.legal[0])])
    press(Qt.Key.Key_N, CTRL)
    (sheet,) = [one for one in window.findChildren(NewGameSheet) if one.isVisible()]
    assert t("new.open.resume") not in [button.text() for button in sheet.findChildren(QAbstractButton)]


def test_f11_fills_the_screen_and_escape_ends_it(window: MainWindow) -> None:
    window.shelf.focus_first()
    press(Qt.Key.Key_F11)
    assert window.isFullScreen()
    press(Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    window.begin(NewGame("trishape", ALONE, {}, 5))
    table(window).settle()
    press(Qt.Key.Key_F11)
    assert window.isFullScreen()
    press(Qt.Key.Key_Escape)
    assert not window.isFullScreen() and table(window).isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Comma])
def test_the_table_answers_its_own_keys_without_a_quarrel(window: MainWindow, key: Qt.Key) -> None:
    window.begin(NewGame("trishape", ALONE, {}, 5))
    table(window).settle()
    press(key, CTRL if key == Qt.Key.Key_Comma else Qt.KeyboardModifier.NoModifier)
    QApplication.processEvents()
    if key == Qt.Key.Key_F1:
        panel = table(window).beside.panel
        assert panel is not None
        assert panel.shown == "rules"
    else:
        assert window.sheet_open


# Files


def test_a_copy_is_saved_and_opens_again(window: MainWindow, tmp_path: Path, store: Store) -> None:
    window.settings.person = "נועה"
    window.begin(NewGame("solo", ALONE, {}, 7))
    page = table(window)
    page.settle()
    proposed: list[str] = []
    target = tmp_path / "משפחה"

    def ask(host: object, name: str) -> str:
        proposed.append(name)
        return str(target)

    window.ask_save = ask
    press(Qt.Key.Key_S, CTRL)
    assert proposed[0].endswith(".kupa")
    assert proposed[0].startswith("Solo ")
    assert bare(proposed[0]) == proposed[0]
    file = target.with_name("משפחה.kupa")
    opened = read_kupa(file, GAMES)
    assert position_to_json(opened.record.position) == position_to_json(page.sitting.record.position)
    assert "משפחה.kupa" in bare(window.notice.sentence)

    window.show_shelf()
    window.ask_open = lambda host: str(file)
    press(Qt.Key.Key_O, CTRL)
    assert table(window).sitting.seed == 7
    assert len(store.unfinished()) == 2


def test_there_is_nothing_to_save_at_the_shelf(window: MainWindow) -> None:
    window.ask_save = lambda host, name: pytest.fail("asked where to save nothing")
    window.shelf.focus_first()
    press(Qt.Key.Key_S, CTRL)


def test_a_damaged_file_is_named_and_left_as_it_was(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "family.kupa"
    file.write_bytes(b'{"kupa": 1, "game": "so')
    before = file.read_bytes()
    window.open_file(file)
    (told,) = messages(window)
    assert "family.kupa" in told
    assert file.read_bytes() == before
    assert window.stack.currentWidget() is window.shelf


def drop(window: MainWindow, *paths: Path) -> None:
    """Drop files on the window."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), copy, mime, left, none)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), copy, mime, left, none))


def test_a_file_that_is_dropped_opens(window: MainWindow, tmp_path: Path) -> None:
    window.begin(NewGame("trishape", ALONE, {}, 7))
    window.save_file(tmp_path / "one.kupa")
    window.show_shelf()
    drop(window, tmp_path / "one.kupa")
    assert table(window).sitting.game == "trishape"


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_what_is_said_of_a_file_leaves_the_voice_and_the_hand_free(
    window: MainWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    """It lies on the cloth if there is free room; on a page without a cloth, over the lower edge."""
    window.resize(*size)
    window.begin(NewGame("solo", ALONE, {}, 7))
    table(window).settle()
    window.save_file(tmp_path / "one.kupa")
    window.show_shelf()
    assert window.open_file(tmp_path / "one.kupa")
    page = table(window)
    page.settle()
    QApplication.processEvents()
    notice = window.notice
    assert notice.isVisible()

    def place(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())

    assert not place(notice).intersects(place(page.voice))
    assert not place(notice).intersects(place(page.bar))
    cloth = place(page.surface)
    assert cloth.contains(place(notice)) and place(notice).bottom() < cloth.center().y()
    # It is no wider than its few words, so it covers little of the cloth.
    assert place(notice).width() < cloth.width() // 2
    # The cloth is narrower beside an open panel, and the sentence follows it.
    window.resize(1400, 800)
    QApplication.processEvents()
    assert place(page.surface).contains(place(notice))
    window.show_shelf()
    drop(window, tmp_path / "one.kupa", tmp_path / "two.kupa")
    assert notice.isVisible() and place(notice).bottom() > window.height() - 20


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_a_notice_at_a_table_of_four_covers_no_badge(window: MainWindow, tmp_path: Path, size: tuple[int, int]) -> None:
    """The person opposite sits in the middle of the upper edge."""
    window.resize(*size)
    rivals = (Seated("Omar", "lemon"), Seated("Tamar", "fig"), Seated("Eli", "date"))
    company = (Seated("Noa", "pomegranate"), *(rival._replace(computer=True) for rival in rivals))
    window.settings.speed = 0.0
    window.begin(NewGame("karov-meod", company, {}, 7))
    page = table(window)
    page.settle()
    window.save_file(tmp_path / "one.kupa")
    QApplication.processEvents()
    notice, surface = window.notice, page.surface
    paper = notice.geometry().adjusted(14, 14, -14, -14).translated(-surface.mapTo(window, QPoint(0, 0)))
    badges = [box for sign, box in surface.stage.overlay.shown() if isinstance(sign, Badge)]
    assert len(badges) == 4 and notice.isVisible() and surface.rect().contains(paper)
    for box in badges:
        assert not paper.intersects(surface.mapFromScene(QRectF(*box)).boundingRect())


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize(("game", "seats"), [("solo", 1), ("soureh", 4), ("shapes", 4)])
def test_on_a_cloth_too_full_for_it_a_notice_lies_over_the_quiet_words_of_the_bar(
    window: MainWindow, tmp_path: Path, game: str, seats: int, text_size: int, language: str
) -> None:
    window.settings.choose("language", language)
    window.settings.choose("text_size", text_size)
    window.resize(900, 600)
    window.settings.speed = 0.0
    company = tuple(Seated(f"Seat {at}", PLATES[at], computer=at > 0) for at in range(seats))
    window.begin(NewGame(game, settled(company) if seats > 1 else ALONE, {}, 7))
    page = table(window)
    page.settle()
    window.save_file(tmp_path / "family evening.kupa")
    QApplication.processEvents()
    notice, surface = window.notice, page.surface
    assert notice.isVisible()
    paper = notice.geometry().adjusted(14, 14, -14, -14)
    under = QRectF(paper.translated(-surface.mapTo(window, QPoint(0, 0))))
    for box in surface.stage.overlay.free_room().occupied():
        shared = surface.mapFromScene(QRectF(*box)).boundingRect().intersected(under.toRect())
        assert shared.width() * shared.height() <= 60, box
    for button in (page.bar.shelf, *page.bar.buttons.values()):
        assert not paper.intersects(QRect(button.mapTo(window, QPoint(0, 0)), button.size()))
    click(notice)
    assert notice.isHidden()


def test_one_file_at_a_time(window: MainWindow, tmp_path: Path) -> None:
    drop(window, tmp_path / "one.kupa", tmp_path / "two.kupa")
    assert window.notice.isVisible()
    assert window.stack.currentWidget() is window.shelf


def test_nothing_is_dropped_into_a_question(window: MainWindow, tmp_path: Path) -> None:
    window.begin(NewGame("trishape", ALONE, {}, 7))
    window.save_file(tmp_path / "one.kupa")
    window.show_shelf()
    window.show_settings()
    drop(window, tmp_path / "one.kupa")
    assert window.stack.currentWidget() is window.shelf


# The window itself

Make = Callable[[], MainWindow]


@pytest.fixture
def make(qtbot: QtBot, store: Store, settings: Settings, appearance: Appearance) -> Make:
    def made() -> MainWindow:
        window = MainWindow(store, settings)
        qtbot.addWidget(window)
        return window

    return made


def test_the_window_comes_back_where_it_was(make: Make, settings: Settings) -> None:
    window = make()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    place = QRect(screen.topLeft() + QPoint(0, 7), LEAST.boundedTo(screen.size()))
    window.show()
    window.setGeometry(place)
    window.close()
    assert make().geometry() == place


@pytest.mark.parametrize(
    "frame",
    [Frame(9000, 50, 1000, 700), Frame(-3000, 0, 1280, 800), Frame(100, 5000, 900, 600), Frame(0, -600, 900, 600)],
)
def test_a_window_on_a_screen_that_is_gone_comes_back_in_sight(
    make: Make, settings: Settings, frame: Frame
) -> None:
    settings.frame = frame
    window = make()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.geometry().topLeft())
    seen = screen.intersected(window.geometry())
    assert seen.width() > 300
    assert seen.height() > 300


def test_a_window_from_a_larger_screen_fits_the_one_it_opens_on(make: Make, settings: Settings) -> None:
    screen = QGuiApplication.primaryScreen().availableGeometry()
    settings.frame = Frame(screen.left() + 30, screen.top() + 20, 2 * screen.width(), 2 * screen.height())
    assert make().geometry() == screen.adjusted(0, 40, 0, 0)
    wide = LEAST.boundedTo(screen.size())
    settings.frame = Frame(screen.right() - 400, screen.bottom() - 300, wide.width(), wide.height())
    assert screen.contains(make().geometry()) and make().size() == wide


def test_a_first_window_higher_than_its_screen_leaves_room_for_its_title_bar(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    notebook = QRect(0, 0, 1366, 768)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: notebook)
    assert make().geometry() == QRect(43, 40, 1280, 728)


@pytest.mark.parametrize(("height", "top"), [(750, 40), (728, 0)])
def test_a_window_that_leaves_less_than_a_title_bar_free_comes_back_lower(
    make: Make, settings: Settings, monkeypatch: pytest.MonkeyPatch, height: int, top: int
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 1366, 768))
    settings.frame = Frame(20, 0, 1000, height)
    assert make().geometry() == QRect(20, top, 1000, 728)


def test_a_window_that_filled_the_screen_does_so_again(make: Make) -> None:
    window = make()
    window.showMaximized()
    window.close()
    again = make()
    again.show()
    assert again.isMaximized()


def test_the_table_speaks_another_language_without_a_restart(window: MainWindow, settings: Settings) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    table(window).settle()
    settings.language = "he"
    table(window).settle()
    assert window.windowTitle() == "סולו · קופה"
    assert table(window).layoutDirection() == Qt.LayoutDirection.RightToLeft
    settings.theme = "dark"
    settings.text_size = 115
    QApplication.processEvents()
    assert not table(window).grab().isNull()


def test_pages_that_were_left_are_gone(window: MainWindow) -> None:
    for _ in range(3):
        window.show_results()
        window.show_rules()
        window.begin(NewGame("solo", ALONE, {}, 3))
        window.show_shelf()
    assert window.stack.count() == 1


# Where a person continues


def test_the_next_start_goes_on_at_the_table_that_was_left(make: Make) -> None:
    first = make()
    first.begin(NewGame("solo", ALONE, {}, 5))
    number = table(first).sitting.id
    first.close()
    second = make()
    second.show()
    second.start()
    assert table(second).sitting.id == number


def test_who_went_to_the_shelf_starts_there_again(make: Make) -> None:
    first = make()
    first.begin(NewGame("solo", ALONE, {}, 5))
    first.show_shelf()
    first.close()
    second = make()
    second.show()
    second.start()
    assert second.sitting is None
    assert second.stack.currentWidget() is second.shelf


def test_a_game_that_is_gone_or_over_is_no_place_to_go_on(make: Make, store: Store) -> None:
    for left in (4711, -1, "x", True):
        store.settings().put(LEFT_AT, left)
        window = make()
        window.show()
        window.start()
        assert window.stack.currentWidget() is window.shelf
        window.close()


def test_a_game_that_was_finished_is_not_gone_on_with_at_the_next_start(
    make: Make, store: Store, played: Callable[..., int]
) -> None:
    for left in (played("solo"), played("trishape", seed=2)):
        store.settings().put(LEFT_AT, left)
        window = make()
        window.show()
        window.start()
        assert window.sitting is None and window.stack.currentWidget() is window.shelf
        window.close()


def test_a_game_that_ends_at_the_table_is_not_gone_on_with_at_the_next_start(
    make: Make, store: Store, played: Callable[..., int]
) -> None:
    first = make()
    first.show()
    assert first.resume(played("trishape", actions=0))
    page = table(first)
    while not page.sitting.over:
        page.act([str(page.sitting.view.legal[0])])
    page.company.show_end()
    first.close()
    assert store.settings().get(LEFT_AT) == page.sitting.id, "it was on the table to the last"
    second = make()
    second.show()
    second.start()
    assert second.sitting is None and second.stack.currentWidget() is second.shelf


@pytest.mark.long
def test_whoever_closes_the_window_before_the_result_is_shown_it_at_the_next_start_and_once(
    make: Make, store: Store, played: Callable[..., int], qtbot: QtBot
) -> None:
    """The game was over as soon as its last card was kept, and a start led to the shelf: nobody learnt who had won."""
    first = make()
    number = played("trishape", actions=0)
    assert first.resume(number)
    page = table(first)
    while not page.sitting.over:
        page.act([str(page.sitting.view.legal[0])])
    first.close()
    second = make()
    second.show()
    second.start()
    assert second.sitting is not None and second.sitting.id == number
    qtbot.waitUntil(lambda: table(second).company.end_panel is not None)
    second.close()
    third = make()
    third.show()
    third.start()
    assert third.sitting is None and third.stack.currentWidget() is third.shelf


def test_who_uses_keys_on_the_cloth_sees_where_the_keyboard_is_on_a_sheet(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin(NewGame("solo", ALONE, {}, 4711))
    page = table(window)
    page.settle()
    monkeypatch.setattr(focus, "_by_keys", False)
    window.show_keys()
    assert ring() is None, "whoever has not used the keys sees the pointer"
    press(Qt.Key.Key_Escape)
    monkeypatch.setattr(focus, "_by_keys", False)
    page.surface.setFocus()
    press(Qt.Key.Key_Right)
    window.show_keys()
    shown = ring()
    assert shown is not None and shown.target is focused()


def test_what_is_heard_at_the_table_goes_through_the_sound_of_the_window(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window.sound, "play", heard.append)
    window.begin(NewGame("solo", ALONE, {}, 7))
    table(window).sounded.emit("card")
    assert heard == ["card"]


WAYS: dict[str, Callable[[MainWindow], object]] = {
    "rules": lambda window: window.show_rules(),
    "results": lambda window: window.show_results(),
    "lab": lambda window: window.lab.show(),
    "watched": lambda window: window.finished.watch_table(),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_key_of_the_shelf_leads_there_from_every_page_that_has_its_button(window: MainWindow, way: str) -> None:
    """In a replay and in the rules it used to do nothing."""
    if way == "watched":
        window.begin(NewGame("trishape", ALONE, {}, 7))
        sitting = table(window).sitting
        while not sitting.over:
            sitting.act((str(sitting.view.legal[0]),))
    WAYS[way](window)
    QApplication.processEvents()
    assert not isinstance(window.stack.currentWidget(), TablePage | Shelf)
    action = window.keys[Command.SHELF]
    assert action.isEnabled()
    action.trigger()
    assert window.stack.currentWidget() is window.shelf
    action.trigger()
    assert window.stack.currentWidget() is window.shelf, "on the shelf it leads nowhere else"


def test_esc_leads_from_a_game_watched_from_the_results_to_the_results_of_that_game(window: MainWindow) -> None:
    numbers = []
    for game in ("trishape", "solo"):
        window.begin(NewGame(game, ALONE, {}, 7))
        sitting = table(window).sitting
        while not sitting.over:
            sitting.act((str(sitting.view.legal[0]),))
        numbers.append(sitting.id)
    window.show_results("trishape")
    window.finished.watch(numbers[0])
    assert isinstance(window.stack.currentWidget(), ReplayPage)
    QApplication.processEvents()
    press(Qt.Key.Key_Escape)
    page = window.stack.currentWidget()
    assert isinstance(page, StatisticsPage) and page.game.value == "trishape"


@pytest.mark.parametrize("by", ["esc", "play"])
def test_from_the_rules_read_before_a_game_one_comes_back_to_its_sheet_as_it_was(window: MainWindow, by: str) -> None:
    window.new_game("soureh")
    sheet = window.sheet
    assert isinstance(sheet, NewGameSheet) and sheet.seats is not None
    sheet.seats.add.click()
    sheet.seed.setText("77")
    chosen = sheet.unbegun
    assert len(chosen.seated) > 2
    sheet.read.click()
    QApplication.processEvents()
    page = window.stack.currentWidget()
    assert isinstance(page, RulesPage) and page.view.game == "soureh" and not window.sheet_open
    if by == "esc":
        press(Qt.Key.Key_Escape)
    else:
        page.play.click()
    again = window.sheet
    assert isinstance(again, NewGameSheet) and again.unbegun == chosen


def test_what_was_chosen_for_one_game_is_not_proposed_for_another(window: MainWindow) -> None:
    window.new_game("soureh")
    sheet = window.sheet
    assert isinstance(sheet, NewGameSheet)
    sheet.read.click()
    QApplication.processEvents()
    page = window.stack.currentWidget()
    assert isinstance(page, RulesPage)
    page.show_game("majnun")
    page.play.click()
    other = window.sheet
    assert isinstance(other, NewGameSheet) and other.game == "majnun" and len(other.seated) == 3


def test_rules_read_before_another_game_leave_the_one_on_the_table_where_it_is(window: MainWindow) -> None:
    window.begin(NewGame("solo", ALONE, {}, 7))
    sitting = table(window).sitting
    window.new_game("soureh")
    sheet = window.sheet
    assert isinstance(sheet, NewGameSheet)
    sheet.read.click()
    QApplication.processEvents()
    rules = window.sheet
    assert isinstance(rules, RuleSheet) and rules.rules.game == "soureh"
    rules.close()
    assert sheet.isVisible() and sheet.isEnabled()
    press(Qt.Key.Key_Escape)
    assert not window.sheet_open and table(window).sitting is sitting


def test_from_the_rules_read_on_the_shelf_esc_leads_back_to_it(window: MainWindow) -> None:
    window.show_rules("soureh")
    QApplication.processEvents()
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf and not window.sheet_open


def test_the_rules_of_a_watched_game_lie_over_it_by_key_and_by_button(window: MainWindow) -> None:
    window.begin(NewGame("trishape", ALONE, {}, 7))
    sitting = table(window).sitting
    while not sitting.over:
        sitting.act((str(sitting.view.legal[0]),))
    window.finished.watch_table()
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    QApplication.processEvents()
    ways: list[Callable[[], object]] = [lambda: press(Qt.Key.Key_F1), page.offers[Command.RULES].click]
    for ask in ways:
        page.play()
        ask()
        sheet = window.sheet
        assert isinstance(sheet, RuleSheet) and sheet.rules.game == "trishape"
        assert not page.playing, "the film pauses"
        place = page.place
        press(Qt.Key.Key_F1)
        assert window.sheet is sheet, "the key is not answered twice"
        press(Qt.Key.Key_Escape)
        assert not window.sheet_open and window.stack.currentWidget() is page and page.place == place


def test_the_rules_of_a_tried_case_lie_over_the_practice_table(window: MainWindow) -> None:
    window.show_rules("solo")
    window.practise("solo-01")
    page = window.practising.page
    assert page is not None
    QApplication.processEvents()
    press(Qt.Key.Key_F1)
    assert isinstance(window.sheet, RuleSheet) and window.sheet.rules.game == "solo"
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is page
