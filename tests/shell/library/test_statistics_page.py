"""Results: figures, the distribution, the table, the export."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Record
from app.games import GAMES, shelf
from app.session.agreement import NewGame
from app.session.evenings import finished
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.questions import MessageSheet, Question
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Hairline, Label
from app.shell.library import statistics_page
from app.shell.library.statistics_page import StatisticsPage, binned, csv_text
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import Statistics, Store
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.names import Name
from app.wording.sentences import result_sentence
from tests.listed import LISTED
from tests.shell.conftest import click, focused, press, read
from tests.shell.faults import FAULTS


@pytest.fixture
def page(qtbot: QtBot, store: Store, settings: Settings, appearance: Appearance) -> StatisticsPage:
    made = StatisticsPage(store, settings, lambda host, title, name, words: "")
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def texts(page: StatisticsPage) -> list[str]:
    return [label.text() for label in page.findChildren(Label) if label.isVisible()]


def test_a_game_whose_results_cannot_be_read_is_not_said_to_be_shown(page: StatisticsPage, store: Store) -> None:
    assert page.refresh()
    before = page.game.value
    page.game.show_value(next(game for game in GAMES if game != before))
    with FAULTS["dead"](store):
        assert not page.refresh()
    assert page.game.value == before


@pytest.mark.parametrize(
    ("scores", "first", "width", "counts"),
    [
        ([5], 5, 1, (1,)),
        ([4, 4, 6], 4, 1, (2, 0, 1)),
        ([0, 15], 0, 1, (1, *[0] * 14, 1)),
        ([0, 16], 0, 2, (1, *[0] * 7, 1)),
        ([7, 40], 6, 5, None),
        ([-3, 2], -3, 1, (1, 0, 0, 0, 0, 1)),
        ([100, 4000], 0, 500, None),
    ],
)
def test_scores_are_gathered_into_few_bars(
    scores: list[int], first: int, width: int, counts: tuple[int, ...] | None
) -> None:
    bins = binned(scores)
    assert len(bins.counts) <= 16
    assert sum(bins.counts) == len(scores)
    assert bins.width == width
    assert bins.first <= min(scores) < bins.first + bins.width
    if counts is not None:
        assert (bins.first, bins.counts) == (first, counts)
    for score in scores:
        assert bins.counts[bins.bar(score)] >= 1


def test_the_average_lies_between_the_bars_it_belongs_to() -> None:
    bins = binned([4, 4, 6])
    assert bins.place(5) == 1.0
    assert bins.place(4.5) == 0.5
    wide = binned([0, 19])
    assert wide.width == 2
    assert wide.place(0.5) == 0.0


def test_before_the_first_game_there_is_an_empty_plate_and_one_button(
    qtbot: QtBot, page: StatisticsPage
) -> None:
    page.show_game()
    QApplication.processEvents()
    assert "Nothing played yet" in texts(page)
    with qtbot.waitSignal(page.shelf_wanted):
        click(page.empty.button)


def test_the_figures_are_those_of_the_store(
    page: StatisticsPage, store: Store, played: Callable[..., int]
) -> None:
    for seed in range(6):
        played("solo", seed)
    page.show_game()
    QApplication.processEvents()
    known = store.statistics("solo")
    shown = texts(page)
    assert known.games == 6
    for figure in (known.games, known.wins, known.losses, known.best):
        assert str(figure) in shown
    chart = page.distribution.chart()
    assert sum(bar.value for bar in chart.bars) == 6
    assert chart.highlighted == binned(known.scores).bar(known.scores[-1])


def test_games_in_the_list_that_are_not_counted_are_spoken_of(
    page: StatisticsPage, played: Callable[..., int]
) -> None:
    played("solo", 1)
    page.show_game()
    assert "Not counted" not in read(page)
    played("solo", 1)
    page.show_game()
    assert "Not counted: 1 game. The deal was known already" in bare(read(page))


@pytest.mark.parametrize("ties", [0, 3])
def test_ties_are_a_figure_once_there_are_any(
    ties: int, page: StatisticsPage, store: Store, played: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    played("trishape")
    monkeypatch.setattr(store, "statistics", lambda game: Statistics(40 + ties, 20, 20, ties, (), None, None))
    page.show_game("trishape")
    words = texts(page)
    assert ("Ties" in words) == bool(ties) and ("3" in words) == bool(ties)


def test_the_average_is_a_line_in_the_chart_from_the_second_game_on(appearance: Appearance) -> None:
    assert statistics_page.Distribution([5], 5.0).chart().average is None
    assert statistics_page.Distribution([5, 7], 6.0).chart().average is not None


def test_best_and_average_say_what_they_count(page: StatisticsPage, played: Callable[..., int]) -> None:
    played("solo", seed=3)
    assert page.show_game("solo")
    words = texts(page)
    assert "Best: won cards" in words and "Average: won cards" in words
    assert "Scores of the last games: won cards" in words
    assert page.distribution.accessibleName() == "Scores of the last games: won cards"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Average: points, the fewer the better"), ("he", "ממוצע: נקודות (עדיף פחות)")],
)
def test_where_fewer_points_are_better_the_average_says_so(language: str, words: str) -> None:
    use(language)
    assert bare(statistics_page._scored("average", "soureh")()) == words


@pytest.mark.parametrize("game", LISTED)
def test_every_game_says_what_its_scores_count(game: str) -> None:
    for code in ("en", "he"):
        use(code)
        assert t(f"{game}.results.score") != f"{game}.results.score"


def test_the_game_played_last_is_shown_first(page: StatisticsPage, played: Callable[..., int]) -> None:
    played("solo")
    played("trishape")
    page.show_game()
    assert page.game.value == "trishape"
    page.show_game("solo")
    assert page.game.value == "solo"


def test_the_games_stand_in_the_order_of_the_shelf(page: StatisticsPage) -> None:
    assert [name for name, _ in page.game.items] == shelf()


def test_the_table_names_deal_and_moves_of_each_game(page: StatisticsPage, played: Callable[..., int]) -> None:
    played("trishape", 4711)
    page.show_game()
    QApplication.processEvents()
    assert "4711" in texts(page)


def test_a_result_of_several_lines_keeps_off_the_lines_between_the_games(
    page: StatisticsPage, settings: Settings, played: Callable[..., int]
) -> None:
    settings.choose("text_size", TEXT_PERCENTS[-1])
    played("solo", 1)
    played("solo", 2)
    page.resize(560, 900)
    page.show_game("solo")
    QApplication.processEvents()
    told, other = (label for label in page.findChildren(Label) if "Noa" in label.text())
    assert told.height() > 2 * told.fontMetrics().height() - 4, "it is wrapped"
    lines = sorted(line.mapTo(page, QPoint(0, 0)).y() for line in page.findChildren(Hairline) if line.isVisible())
    for label in (told, other):
        top = label.mapTo(page, QPoint(0, 0)).y()
        assert all(y < top - 4 or y > top + label.height() + 4 for y in lines)


def test_of_many_games_the_latest_are_in_the_table_and_the_last_one_first(
    page: StatisticsPage, played: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics_page, "_ROWS", 2)
    deals = ["4021", "4022", "4023"]
    for deal in deals:
        played("solo", seed=int(deal))
    page.show_game("solo")
    QApplication.processEvents()
    assert [text for text in texts(page) if text in deals] == ["4023", "4022"]


def test_earlier_games_are_listed_when_they_are_asked_for(
    page: StatisticsPage, played: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics_page, "_ROWS", 2)
    deals = ["4021", "4022", "4023", "4024", "4025"]
    for deal in deals:
        played("solo", seed=int(deal))
    page.show_game("solo")
    shown = []
    for _ in range(3):
        QApplication.processEvents()
        shown.append([text for text in texts(page) if text in deals])
        for button in page.findChildren(PushButton):
            if button.isVisible() and button.text() == "Earlier games":
                button.setFocus()
                press(Qt.Key.Key_Return)
                break
    assert shown == [deals[:-3:-1], deals[:-5:-1], deals[::-1]]
    focus = focused()
    assert isinstance(focus, IconButton) and "Watch" in focus.accessibleName(), "the link is gone, not the keyboard"
    assert page.refresh()
    QApplication.processEvents()
    assert [text for text in texts(page) if text in deals] == deals[::-1], "as after a game is removed"
    page.show_game("trishape")
    page.show_game("solo")
    QApplication.processEvents()
    assert [text for text in texts(page) if text in deals] == deals[:-3:-1]


@pytest.mark.parametrize("language", ["en", "he"])
def test_of_a_game_in_company_everybody_is_told_how_often_they_won(
    page: StatisticsPage, store: Store, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    rules = next(one for one in GAMES.values() if 2 in one.seats())
    won = {"Noa": 0, "דנה": 0}
    for seed in range(6):
        record, rng = Record.begin(rules, 2, seed, {}), Random(seed)
        number = store.begin(record, {"seats": [{"name": name} for name in won]})
        while record.position.turn is not None:
            record.act(str(rng.choice(rules.legal(record.position))))
        store.act(number, record.done[-1], record)
        result = record.position.result
        assert result is not None
        for seat in result.seats:
            won[list(won)[seat]] += 1
    assert all(won.values()) and len(set(won.values())) == 2, "what the case is about"
    page.show_game(rules.info.id)
    said = list(map(bare, texts(page)))
    begin = said.index(t("results.by-name"))
    most = sorted(won, key=won.__getitem__, reverse=True)
    assert said[begin + 1 : begin + 5] == [most[0], str(won[most[0]]), most[1], str(won[most[1]])]
    again = Record.begin(rules, 2, 0, {})
    number = store.begin(again, {"seats": [{"name": name} for name in won]})
    while again.position.turn is not None:
        again.act(str(rules.legal(again.position)[0]))
    store.act(number, again.done[-1], again)
    page.refresh()
    assert list(map(bare, texts(page)))[begin + 1 : begin + 5] == said[begin + 1 : begin + 5], "a known deal counts not"


def test_who_plays_alone_is_not_named_beside_their_own_wins(page: StatisticsPage, played: Callable[..., int]) -> None:
    played("solo")
    page.show_game("solo")
    assert t("results.by-name") not in texts(page)


def test_the_games_can_be_exported_where_none_counts_and_there_is_no_chart(
    page: StatisticsPage, store: Store, played: Callable[..., int], tmp_path: Path
) -> None:
    number = played("solo", 11)
    played("solo", 11)
    store.forget(number)
    page._ask = lambda host, title, name, words: str(tmp_path / "results.csv")
    page.show_game("solo")
    assert not store.statistics("solo").scores
    page.export.click()
    assert "solo" in (tmp_path / "results.csv").read_text("utf-8-sig")


def test_a_deal_can_be_played_again(qtbot: QtBot, page: StatisticsPage, played: Callable[..., int]) -> None:
    played("trishape", 4711)
    page.show_game()
    QApplication.processEvents()
    button = next(one for one in page.findChildren(IconButton) if "again" in one.accessibleName())
    with qtbot.waitSignal(page.again_wanted) as told:
        button.click()
    new = told.args[0]
    assert isinstance(new, NewGame)
    assert (new.game, new.seats, new.seed) == ("trishape", 1, 4711)


def test_a_game_is_removed_only_after_a_question(
    page: StatisticsPage, store: Store, played: Callable[..., int]
) -> None:
    played("trishape", 1)
    page.show_game()
    QApplication.processEvents()

    def ask() -> Question:
        next(one for one in page.findChildren(IconButton) if "Remove" in one.accessibleName()).click()
        return next(one for one in page.window().findChildren(Question) if one.isVisible())

    ask()
    press(Qt.Key.Key_Return)
    assert len(store.history("trishape")) == 1
    ask().do.click()
    assert store.history("trishape") == []
    QApplication.processEvents()
    assert "Nothing played yet" in texts(page)


def test_the_export_is_a_table_other_programs_read(
    page: StatisticsPage, store: Store, settings: Settings, played: Callable[..., int], tmp_path: Path
) -> None:
    played("solo", 11)
    played("solo", 12)
    target = tmp_path / "תוצאות.csv"
    page._ask = lambda host, title, name, words: str(target)
    page.show_game("solo")
    QApplication.processEvents()
    noted: list[str] = []
    page.noted.connect(lambda sentence, icon: noted.append(sentence))
    page.export.click()
    raw = target.read_bytes()
    assert raw.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(raw.decode("utf-8-sig"))))
    assert [row["deal"] for row in rows] == ["11", "12"]
    assert all(row["game"] == "solo" and row["counted"] == "1" for row in rows)
    assert [row["players"] for row in rows] == ["Noa", "Noa"]
    assert csv_text(store.history("solo"), settings) == raw.decode("utf-8-sig")
    assert [target.name in sentence for sentence in noted] == [True]


def test_an_export_that_cannot_be_written_leaves_the_one_before(
    page: StatisticsPage, played: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played("solo")
    before = tmp_path / "results.csv"
    before.write_text("last week's", "utf-8")
    page._ask = lambda host, title, name, words: str(before)
    page.show_game()

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.store.files.os.fsync", no_room)
    page.export.click()
    assert before.read_text("utf-8") == "last week's"
    (message,) = page.window().findChildren(MessageSheet)
    assert "The disk is full: results.csv was not written." in read(message)


def test_an_export_that_cannot_be_written_says_why(
    page: StatisticsPage, played: Callable[..., int], tmp_path: Path
) -> None:
    played("solo")
    page._ask = lambda host, title, name, words: str(tmp_path / "not-there" / "results.csv")
    page.show_game()
    QApplication.processEvents()
    page.export.click()
    (message,) = page.window().findChildren(MessageSheet)
    assert read(message) == (
        "The results were not saved to a file The folder for results.csv is not there. The results themselves are"
        " saved. It can be saved to another folder."
    )
    assert not list(tmp_path.glob("**/*.csv"))


def test_an_export_to_a_name_that_was_completed_replaces_no_file(
    page: StatisticsPage, played: Callable[..., int], tmp_path: Path
) -> None:
    played("solo")
    before = tmp_path / "results.csv"
    before.write_text("last week's", "utf-8")
    page._ask = lambda host, title, name, words: str(before.with_suffix(""))
    page.show_game("solo")
    page.export.click()
    assert before.read_text("utf-8") == "last week's"
    (message,) = page.window().findChildren(MessageSheet)
    assert "results.csv" in read(message)
    message.close()
    page._ask = lambda host, title, name, words: str(before)
    page.export.click()
    assert before.read_bytes().startswith(b"\xef\xbb\xbf")


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_results_speak_the_language_of_the_moment(
    page: StatisticsPage, settings: Settings, played: Callable[..., int], language: str
) -> None:
    played("solo")
    page.show_game()
    settings.choose("language", language)
    QApplication.processEvents()
    assert ("Last games" if language == "en" else "משחקים אחרונים") in texts(page)


def test_keys_scroll_the_results_before_anything_on_them_has_the_focus(
    window: MainWindow, played: Callable[..., int]
) -> None:
    for seed in range(12):
        played("solo", seed)
    window.resize(900, 600)
    window.show_results("solo")
    QApplication.processEvents()
    page = window.stack.currentWidget()
    assert isinstance(page, StatisticsPage)
    bar = page.page.verticalScrollBar()
    assert bar.maximum() > 100
    press(Qt.Key.Key_PageDown)
    assert bar.value() > 50
    press(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    press(Qt.Key.Key_Home)
    assert bar.value() == 0


def test_results_are_reached_from_the_shelf_and_left_by_escape(
    window: MainWindow, played: Callable[..., int]
) -> None:
    played("solo")
    click(window.shelf.header.results)
    assert isinstance(window.stack.currentWidget(), StatisticsPage)
    QApplication.processEvents()
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf


def test_a_finished_game_is_watched_from_the_list(window: MainWindow, played: Callable[..., int]) -> None:
    from app.shell.library.replay_page import ReplayPage

    played("trishape", seed=8)
    window.show_results("trishape")
    page = window.stack.currentWidget()
    assert isinstance(page, StatisticsPage)
    watch = next(one for one in page.findChildren(IconButton) if one.accessibleName() == t("results.watch"))
    click(watch)
    assert isinstance(window.stack.currentWidget(), ReplayPage)
    press(Qt.Key.Key_Escape)
    back = window.stack.currentWidget()
    assert isinstance(back, StatisticsPage) and back.game.value == "trishape", "where the person came from"


def test_a_game_taken_back_after_its_end_is_played_on_and_not_watched(
    window: MainWindow, played: Callable[..., int]
) -> None:
    number = played("trishape", seed=8)
    sitting = window.look_up(number)
    assert sitting is not None and sitting.over
    sitting.undo()
    window.finished.watch(number)
    assert isinstance(window.page, TablePage) and window.sitting is not None and window.sitting.id == number


def test_how_a_game_ended_is_said_in_the_form_of_who_won_on_the_page_and_on_paper(
    page: StatisticsPage, store: Store, settings: Settings
) -> None:
    rules = next(one for one in GAMES.values() if 2 in one.seats())
    record, rng = Record.begin(rules, 2, 5, {}), Random(5)
    number = store.begin(record, {"seats": [{"name": "Noa", "form": "f"}, {"name": "Ruth", "form": "f"}]})
    while record.position.turn is not None:
        record.act(str(rng.choice(rules.legal(record.position))))
    store.act(number, record.done[-1], record)
    settings.choose("language", "he")
    result = record.position.result
    assert result is not None and result.winners
    said = result_sentence(rules.info.id, result, {0: Name("Noa", "f"), 1: Name("Ruth", "f")})
    assert said != result_sentence(rules.info.id, result, {0: "Noa", 1: "Ruth"}), "what the case is about"
    page.show_game(rules.info.id)
    assert said in texts(page)
    assert [one.sentence for one in finished(store.history(rules.info.id), settings)] == [said]


def test_tab_goes_along_the_bar_from_the_way_back_to_the_settings(
    page: StatisticsPage, played: Callable[..., int]
) -> None:
    played("trishape")
    page.show_game("trishape")
    page.bar.shelf.setFocus(Qt.FocusReason.TabFocusReason)
    for control in (page.game, page.print, page.bar.settings):
        press(Qt.Key.Key_Tab)
        assert focused() is control
