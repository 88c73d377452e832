"""The panel at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.session.ending import Course, Ending, EndRow
from app.session.seats import Seated
from app.session.taking_back import TakeBack
from app.shell.kit.boxes import in_column
from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import SURPRISE_MS
from app.shell.kit.style import Appearance, font, look
from app.shell.kit.widgets import Label, plain, said
from app.shell.settings.settings import Settings
from app.shell.table import end_panel
from app.shell.table.course_chart import CourseChart
from app.shell.table.end_panel import EndPanel
from app.shell.table.end_places import Winners
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.wording import t
from app.wording.bidi import num, own
from app.wording.plates import PLATES
from tests.shell.conftest import click, focused, press, read
from tests.shell.fitting import faults

SOON = 60_000
"""How long to wait for what comes by itself, ms: on a busy machine seconds may pass."""


@pytest.fixture
def host(qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    """A window. A panel over it ignores keys until `listen`, because on a busy machine its time is soon over."""
    monkeypatch.setattr(end_panel, "DEAF_MS", SOON)
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    return made


def ending(
    seats: int = 4, winners: tuple[int, ...] = (2,), points: int = 7, rounds: tuple[int, ...] = (), **more: object
) -> Ending:
    """An end whose places are not in the order of the seats."""
    rows = tuple(
        EndRow(1 + (seat - 2) % seats, Seated(f"Seat {seat}", PLATES[seat]), str(10 * seat), seat in winners, seat)
        for seat in reversed(range(seats))
    )
    lines = tuple(tuple(float(seat * k) for k in range(points)) for seat in range(seats)) if points else ()
    course = Course(tuple(range(points)), lines, rounds)
    more = {"about": winners, **more}
    return Ending("Seat 2 wins.", "It was the last card.", rows, course, **more)  # type: ignore[arg-type]


def opened(host: QWidget, what: Ending) -> tuple[EndPanel, list[str]]:
    """The panel and the list of what was pressed on it."""
    panel, told = EndPanel(host, what), list[str]()
    panel.commanded.connect(told.append)
    panel.closed.connect(lambda: told.append("closed"))
    panel.open()
    QApplication.processEvents()
    return panel, told


def listen(panel: EndPanel) -> None:
    """Let the time be over during which the panel ignores keys; from now on its buttons stay where they are."""
    panel._deaf.stop()
    panel._deaf.timeout.emit()


def test_the_rows_stand_by_their_places_and_the_winner_is_on_saffron(host: QWidget) -> None:
    panel, _ = opened(host, ending())
    assert [row.row.seat for row in panel.rows] == [2, 3, 0, 1]
    assert [row.y() for row in panel.rows] == sorted(row.y() for row in panel.rows)
    grounds = [QColor(row.grab().toImage().pixel(row.width() // 2, 8)).name() for row in panel.rows]
    assert grounds[0] == look().theme.saffron_bg.lower()
    assert len(set(grounds)) == 2
    assert panel.rows[0].accessibleName().startswith("1")


def test_a_line_ends_in_the_plate_of_its_own_seat(host: QWidget) -> None:
    panel, _ = opened(host, ending())
    assert panel.chart is not None
    assert [line.plate for line in panel.chart._lines] == list(PLATES[:4])
    assert [line.values[-1] for line in panel.chart._lines] == [0.0, 6.0, 12.0, 18.0]
    assert not panel.chart.grab().isNull()


def test_the_axis_counts_whole_points_though_parts_of_one_tell_equals_apart(host: QWidget) -> None:
    rows = ending(seats=2).rows
    chart = CourseChart(Course((0, 1, 2), ((0.0, 0.0, 1.07), (0.0, 1.03, 1.03))), rows)
    assert [tick.value for tick in chart._ticks] == [0.0, 1.0, 2.0]
    assert [tick.value for tick in CourseChart(Course((0, 1), ((0.0, 0.4), (0.2, 0.1))), rows)._ticks][-1] < 1


def test_a_point_has_its_round_below_it_the_first_too_where_rounds_went_by_with_the_deal(host: QWidget) -> None:
    rows, lines = ending(seats=2).rows, ((0.0, 1.0, 2.0, 3.0), (3.0, 2.0, 1.0, 0.0))
    assert CourseChart(Course((2, 4, 6, 8), lines, (1, 2, 3, 4)), rows).figures == ["1", "2", "3", "4"]
    assert CourseChart(Course((0, 1, 2, 3), lines), rows).figures == ["", "1", "2", "3"], "nothing is over at the deal"


@pytest.mark.parametrize(("last", "step"), [(8, 1), (9, 2), (51, 10), (145, 20), (239, 50), (574, 100), (2300, 500)])
def test_below_a_course_of_any_length_stand_a_few_round_numbers(host: QWidget, last: int, step: int) -> None:
    panel, _ = opened(host, ending(seats=2, points=last + 1))
    assert panel.chart is not None
    told = [figure for figure in panel.chart.figures if figure]
    assert told == [num(count) for count in range(step, last + 1, step)] and 4 <= len(told) <= 8


@pytest.mark.parametrize(("language", "said"), [("en", "deal by deal"), ("he", "סיבוב אחרי סיבוב")])
def test_the_chart_says_by_what_it_goes_as_the_game_calls_it(
    settings: Settings, host: QWidget, language: str, said: str
) -> None:
    settings.choose("language", language)
    panel, _ = opened(host, ending(seats=2, points=4, rounds=(0, 1, 2, 3), measure="points", rounds_are="deals"))
    assert said in read(panel) and "round" not in read(panel)
    panel.close()
    panel, _ = opened(host, ending(seats=2, points=4, measure="points", rounds_are="deals"))
    assert said not in read(panel), "it goes by moves"


def test_lines_that_belong_to_no_seat_are_refused(host: QWidget) -> None:
    rows = ending().rows
    with pytest.raises(ValueError, match="lines"):
        CourseChart(Course((0, 1), ((0.0, 1.0),)), rows)
    with pytest.raises(ValueError, match="lines"):
        CourseChart(Course((0, 1), ((0.0, 1.0),) * 4), (*rows[:3], rows[0]))


@pytest.mark.parametrize("points", [0, 1])
def test_without_a_course_there_is_no_chart(host: QWidget, points: int) -> None:
    panel, _ = opened(host, ending(points=points))
    assert panel.chart is None
    assert list(faults(host)) == []


@pytest.mark.parametrize("points", [2, 39, 119, 400])
def test_a_course_of_any_length_is_drawn(host: QWidget, points: int) -> None:
    panel, _ = opened(host, ending(seats=9, points=points))
    assert panel.chart is not None
    assert not panel.chart.grab().isNull()


@pytest.mark.parametrize(
    "command", [Command.AGAIN, Command.ROTATED, Command.SAME_DEAL, Command.REPLAY, Command.SHELF]
)
def test_each_way_on_closes_the_panel_first(host: QWidget, command: Command) -> None:
    panel, told = opened(host, ending())
    ways = panel.ways
    leading = {**ways.links, Command.AGAIN: ways.again, Command.SHELF: ways.shelf}
    # If there is not enough room below for all of them, the last ones are links.
    shown = [one for one in (ways.buttons.get(command), leading[command]) if one is not None and one.isVisible()]
    assert len(shown) == 1
    click(shown[0])
    assert told == ["closed", command]


@pytest.mark.parametrize("command", [Command.SAVE, Command.SEND])
def test_saving_and_sending_leave_the_panel_where_it_is(host: QWidget, command: Command) -> None:
    panel, told = opened(host, ending())
    click(panel.ways.links[command])
    assert told == [command]
    assert panel.isVisible()


def test_enter_plays_again_and_escape_looks_at_the_table(host: QWidget) -> None:
    panel, told = opened(host, ending())
    listen(panel)
    press(Qt.Key.Key_Return)
    assert told == ["closed", Command.AGAIN]
    panel, told = opened(host, ending())
    listen(panel)
    press(Qt.Key.Key_Escape)
    assert told == ["closed"]


def test_the_key_that_played_the_last_card_presses_nothing(host: QWidget) -> None:
    panel, told = opened(host, ending())
    assert focused() is panel, "no button has the keyboard"
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab):
        press(key)
    assert told == [] and panel.isVisible() and focused() is panel
    listen(panel)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(panel, held)
        assert told == [], "a key that is still held from before is no answer"


def test_no_press_begins_another_game_before_the_result_can_have_been_read(host: QWidget) -> None:
    """A press 420 ms after the panel came, or with a pointer that had moved, began one."""
    panel, told = opened(host, ending())
    assert panel.main is not None
    at, window = panel.main.mapTo(host, panel.main.rect().center()), host.windowHandle()
    QTest.mouseMove(window, at + QPoint(30, 0))
    for _ in range(2):
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert told == [] and panel.isVisible()
    listen(panel)
    QTest.mouseMove(window, at)
    QTest.qWait(SURPRISE_MS + 50)
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert "closed" in told


def test_what_is_found_later_moves_no_button(
    host: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(end_panel, "DEAF_MS", 1)
    panel, told = opened(host, ending(winners=(0, 1)))
    qtbot.waitUntil(lambda: panel.held)
    assert panel.main is not None
    before = panel.main.mapTo(host, panel.main.rect().center())
    high = panel.panel.height()
    for number in range(6):
        panel.add_below(Label(plain(f"What was found, {number}"), "body"))
        QApplication.sendPostedEvents(None, int(QEvent.Type.LayoutRequest))
    qtbot.waitUntil(lambda: panel.panel.height() > high)
    assert panel.main.mapTo(host, panel.main.rect().center()) == before
    assert panel.panel.y() >= 0 and told == []
    host.resize(1000, 700)
    qtbot.waitUntil(lambda: panel.rect() == host.rect())
    assert panel.panel.geometry().bottom() < host.height(), "in another window it is laid anew"


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_a_panel_to_which_something_was_added_comes_to_rest(
    host: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    host.resize(*size)
    panel, _ = opened(host, ending())
    for words in ("Looking back", "Hindsight"):
        panel.add_below(Label(plain(words), "body"))
    qtbot.wait(60)
    laid = []
    settle = EndPanel.settle

    def counted(one: EndPanel) -> None:
        laid.append(one)
        settle(one)

    monkeypatch.setattr(EndPanel, "settle", counted)
    qtbot.wait(120)
    assert len(laid) <= 2, "it is laid anew for ever, and takes a whole processor"


def test_above_the_chart_stands_what_it_counts(host: QWidget) -> None:
    panel, _ = opened(host, ending(measure="cards in prison"))
    assert t("evening.end.course", what="cards in prison") in read(panel)
    panel.say_again(ending(measure="points", rounds=(1, 2, 3, 4, 5, 6, 7)))
    assert t("evening.end.course.rounds", what="points") in read(panel)
    assert "cards in prison" not in read(panel)


def test_a_simulated_player_has_a_row_and_no_line(host: QWidget) -> None:
    rows = (
        EndRow(2, Seated("", PLATES[0]), "3 cards", False, 0),
        EndRow(1, Seated("The computer", "fish", True), "5 cards", True, "computer"),
    )
    end = Ending("The computer wins.", "", rows, Course((0, 1), ((0.0, 2.0),)), record="A record.", played_on=3)
    panel, _ = opened(host, end)
    assert [row.row.seat for row in panel.rows] == ["computer", 0]
    assert panel.chart is not None and len(panel.chart._lines) == 1
    assert "A record." in read(panel) and t("pace.played-on", n=3) in read(panel)
    assert Command.ROTATED not in panel.ways.buttons


@pytest.mark.parametrize("score", ["1 point: ♠ (sum\xa088)", "נקודה אחת: ♠ (סכום\xa088)"])
def test_a_score_of_few_words_is_not_broken_beside_the_chart(host: QWidget, score: str) -> None:
    host.resize(900, 600)
    end = ending(seats=2)
    panel, _ = opened(host, end._replace(rows=tuple(row._replace(score=own(score)) for row in end.rows)))
    high = QFontMetricsF(font("control")).lineSpacing()
    assert all(row.score.height() < 1.9 * high for row in panel.rows)


def test_where_nobody_won_whoever_did_best_still_stands_first(host: QWidget) -> None:
    end = ending(seats=3, winners=())
    last_first = tuple(row._replace(place=0) for row in sorted(end.rows, key=lambda row: -int(row.seat)))
    panel, _ = opened(host, end._replace(rows=last_first))
    assert [row.row.seat for row in panel.rows] == [2, 1, 0]


def test_somebody_alone_is_not_ranked(host: QWidget) -> None:
    panel, _ = opened(host, ending(seats=1, winners=(0,)))
    assert "1" not in {label.text() for label in panel.rows[0].findChildren(Label) if label.isVisible()}
    assert not panel.rows[0].accessibleName().startswith("1")


def test_alone_there_is_nobody_to_change_seats_with(host: QWidget) -> None:
    panel, _ = opened(host, ending(seats=1, winners=(0,)))
    assert Command.ROTATED not in panel.ways.buttons and not panel.ways.links[Command.ROTATED].isVisible()
    assert panel.ways.links[Command.SAME_DEAL].isVisible()


def test_the_plates_of_several_winners_stand_in_the_order_of_their_seats(host: QWidget) -> None:
    panel, _ = opened(host, ending(winners=(2, 0, 3)))
    assert [one.name for one in panel._winners._winners] == ["Seat 0", "Seat 2", "Seat 3"]
    panel.say_again(ending(winners=(3, 1)))
    assert [one.name for one in panel._winners._winners] == ["Seat 1", "Seat 3"], "whoever is called otherwise since"


def test_the_turning_point_is_said_again_with_the_rest(host: QWidget) -> None:
    panel, _ = opened(host, ending(turning="Noa took the lead."))
    panel.say_again(ending(turning="Gal took the lead."))
    assert panel._turning.text() == "Gal took the lead."


def test_the_decisive_part_is_watched_from_the_panel(host: QWidget) -> None:
    panel, _ = opened(host, ending(turning="Noa took the lead.")._replace(turned_from=12))
    wanted: list[int] = []
    panel.turning_wanted.connect(wanted.append)
    assert "Noa took the lead." in panel.watch.accessibleName()
    click(panel.watch)
    assert wanted == [12] and not isValid(panel), "the film is beneath it"
    panel, _ = opened(host, ending())
    assert not panel.watch.isVisible(), "a game that was never turned has no such part"


def test_a_note_below_the_places_says_what_was_taken_back(host: QWidget) -> None:
    for undone in (False, True):
        panel, _ = opened(host, ending(undone=undone))
        assert (t("end.undone") in [label.text() for label in panel.findChildren(Label)]) is undone


def test_the_plates_of_those_who_won_stand_at_the_head(host: QWidget) -> None:
    for winners, plates in (((2,), 1), ((0, 1), 2), ((), 0), ((0, 1, 2, 3), 4)):
        panel, _ = opened(host, ending(winners=winners))
        (head,) = panel.findChildren(Winners)
        assert len(head._winners) == plates
        assert (head.width() == 0) == (plates == 4)
        assert not head.size().isEmpty() or plates == 4
        panel.close()


def test_the_plate_of_whoever_the_sentence_says_has_lost_stands_at_the_head(host: QWidget) -> None:
    panel, _ = opened(host, ending(winners=(0, 1, 3), about=(2,)))
    (head,) = panel.findChildren(Winners)
    assert [one.name for one in head._winners] == ["Seat 2"]


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_and_what_does_not_fit_can_be_scrolled_to(
    settings: Settings, host: QWidget, language: str, text_size: int, size: tuple[int, int]
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", text_size)
    host.resize(*size)
    long = "It went on for so long that everybody had the last word at least once, and then the stock was empty. "
    for seats in (1, 4, 9):
        what = ending(seats, turning=long, undone=True)._replace(sentence=long * 2, reason=long)
        panel, _ = opened(host, what)
        assert list(faults(host)) == []
        assert panel.ways.buttons[Command.REPLAY].isVisible() != panel.ways.links[Command.REPLAY].isVisible()
        # The keyboard reaches every way on, and it is then visible.
        for _ in range(12):
            press(Qt.Key.Key_Tab)
            assert not focused().visibleRegion().isEmpty()
        panel.close()


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize(
    ("seats", "winners", "size"),
    [
        (2, (0,), (900, 600)),
        (3, (2,), (900, 600)),
        (4, (2,), (900, 600)),
        (4, (0, 2, 3), (900, 600)),
        (5, (2,), (900, 600)),
        (9, (2,), (1280, 800)),
        (6, (2,), (900, 600)),
        (7, (2, 3), (900, 600)),
        (8, (2,), (900, 600)),
        (8, (2,), (1280, 800)),
    ],
)
def test_in_a_small_window_nothing_has_to_be_scrolled_to(
    settings: Settings,
    host: QWidget,
    qtbot: QtBot,
    language: str,
    seats: int,
    winners: tuple[int, ...],
    size: tuple[int, int],
) -> None:
    settings.choose("language", language)
    host.resize(*size)
    turning = "From move 31 of 55 on, Omar was ahead to the end."
    panel, _ = opened(host, ending(seats, winners, points=30, turning=turning))
    prove = PushButton(said("proof.ask"), "link", icon="seal")
    panel.add_under_places(prove)
    back = QWidget()
    in_column(Label(said("moments.title"), "control"), Label(said("moments.looking"), "note"), gap=4, on=back)
    panel.add_below(back)
    QApplication.processEvents()
    assert panel.page.verticalScrollBar().maximum() == 0
    buttons, links = panel.ways.buttons, panel.ways.links
    assert buttons[Command.REPLAY].isVisible()
    assert buttons[Command.ROTATED].isVisible() != links[Command.ROTATED].isVisible()
    assert prove.visibleRegion().boundingRect() == prove.rect()
    qtbot.waitUntil(lambda: not list(faults(host)))


@pytest.mark.parametrize(
    ("seats", "size"),
    [*product((4, 6, 7, 8, 9), ((1366, 768), (1280, 800)))],
)
def test_in_a_window_of_the_usual_size_nothing_has_to_be_scrolled_to_with_all_the_room_of_the_look_back(
    host: QWidget, seats: int, size: tuple[int, int]
) -> None:
    """With four places, or seven and more, in a window of 768 the page was too high, six and nine in one of 800."""
    host.resize(*size)
    turning = "From move 31 of 55 on, Omar was ahead to the end."
    panel, _ = opened(host, ending(seats, points=30, turning=turning, record="A new record: 212 points."))
    for add, high in ((panel.add_under_places, 65), (panel.add_below, 154)):
        kept = QWidget()
        kept.setFixedHeight(high)
        add(kept)
    QApplication.processEvents()
    assert panel.page.verticalScrollBar().maximum() == 0


def test_in_a_large_window_all_is_wide_again_and_without_a_chart_a_low_one_has_two_columns(
    host: QWidget, qtbot: QtBot
) -> None:
    host.resize(900, 600)
    for points, columns, high in ((30, 1, 32), (0, 2, 38)):
        panel, _ = opened(host, ending(9, points=points))
        qtbot.waitUntil(lambda panel=panel, high=high: {row.height() for row in panel.rows} == {high})  # type: ignore[misc]
        assert len({row.x() for row in panel.rows}) == columns
        assert panel.page.verticalScrollBar().maximum() == 0 and list(faults(host)) == []
        host.resize(1280, 1080)
        qtbot.waitUntil(lambda panel=panel: min(row.height() for row in panel.rows) >= 50)  # type: ignore[misc]
        assert len({row.x() for row in panel.rows}) == 1
        host.resize(900, 600)
        panel.close()


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("points", [0, 30])
@pytest.mark.parametrize("seats", [2, 4, 6, 9])
def test_with_large_text_nothing_has_to_be_scrolled_to_in_a_window_of_the_usual_size(
    settings: Settings, host: QWidget, qtbot: QtBot, language: str, seats: int, points: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", 130)
    what = ending(seats, (1,), points=points, turning="From move 31 of 55 on, Omar was ahead.")
    called = [row.seated._replace(name=f"Grandmother Elisabeth {row.seat}") for row in what.rows]
    rows = tuple(row._replace(seated=one) for row, one in zip(what.rows, called, strict=True))
    panel, _ = opened(host, what._replace(rows=rows))
    panel.add_under_places(PushButton(said("proof.ask"), "link", icon="seal"))
    qtbot.waitUntil(lambda: not list(faults(host)))
    assert panel.page.verticalScrollBar().maximum() == 0


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [115, 130])
def test_with_large_text_in_a_small_window_the_places_and_how_the_game_went_are_seen_side_by_side(
    settings: Settings, host: QWidget, language: str, text_size: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", text_size)
    host.resize(900, 600)
    panel, _ = opened(host, ending(6, points=30, turning="From move 31 of 55 on, Omar was ahead to the end."))
    assert panel.chart is not None
    for shown in (*panel.rows, panel.chart):
        assert shown.visibleRegion().boundingRect() == shown.rect()
    ways = [link for link in panel.ways.links.values() if link.isVisible()]
    assert len({link.y() for link in ways}) <= 2 < len(ways), "what leads on stands in two lines at most"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_with_the_largest_text_in_a_small_window_nine_places_and_how_it_went_are_seen_at_once(
    settings: Settings, host: QWidget, qtbot: QtBot, language: str
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", 130)
    host.resize(900, 600)
    what = ending(9, points=30, turning="From move 31 of 55 on, Omar was ahead to the end.")
    called = [row._replace(seated=row.seated._replace(name="Grandma Rachel"), score="ahead of 1 player")
              for row in what.rows]  # fmt: skip
    panel, _ = opened(host, what._replace(rows=tuple(called)))
    prove = PushButton(said("proof.ask"), "link", icon="seal")
    panel.add_under_places(prove)
    found = QWidget()
    found.setFixedHeight(58)
    panel.add_below(found)
    assert panel.chart is not None
    qtbot.waitUntil(lambda: found.isVisible() and not list(faults(host)))
    panel.settle()
    seen = (*panel.rows, panel.chart, prove, found)
    # On a busy machine the page is still being laid out.
    qtbot.waitUntil(lambda: all(one.visibleRegion().boundingRect() == one.rect() for one in seen))
    assert len({row.height() for row in panel.rows}) == 1, "no name is broken"
    assert panel.page.verticalScrollBar().maximum() < 90, "only what leads on has to be scrolled to"
    assert t("end.title") not in read(panel)
    settings.choose("text_size", 100)
    qtbot.waitUntil(lambda: t("end.title") in read(panel) and not list(faults(host)))


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_the_largest_text_in_a_small_window_up_to_six_have_nothing_to_scroll_to(
    settings: Settings, host: QWidget, qtbot: QtBot, language: str, seats: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", 130)
    host.resize(900, 600)
    panel, _ = opened(host, ending(seats, points=30, turning="From move 31 of 55 on, Omar was ahead to the end."))
    panel.add_under_places(PushButton(said("proof.ask"), "link", icon="seal"))
    found = QWidget()
    found.setFixedHeight(58)
    panel.add_below(found)
    qtbot.waitUntil(lambda: found.isVisible() and not list(faults(host)))
    panel.settle()
    # On a busy machine the page is still being laid out.
    qtbot.waitUntil(lambda: panel.page.verticalScrollBar().maximum() == 0)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("text_size", "columns"), [(100, 1), (130, 1)])
def test_in_a_small_window_all_places_of_many_are_seen_at_once(
    settings: Settings, host: QWidget, text_size: int, columns: int
) -> None:
    settings.choose("text_size", text_size)
    host.resize(900, 600)
    panel, _ = opened(host, ending(seats=8, points=30, turning="From move 31 of 55 on, Omar was ahead to the end."))
    assert all(row.visibleRegion().boundingRect() == row.rect() for row in panel.rows)
    lefts = [row.mapTo(panel, row.rect().topLeft()) for row in panel.rows]
    assert len({at.x() for at in lefts}) == columns and len({row.width() for row in panel.rows}) <= columns
    # They read down one column, then down the next.
    assert lefts == sorted(lefts, key=lambda at: (at.x(), at.y()))
    settings.choose("text_size", 100)
    QApplication.processEvents()
    assert len({row.mapTo(panel, row.rect().topLeft()).x() for row in panel.rows}) == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_small_window_with_few_places_what_is_found_is_seen_below_them_at_once(
    host: QWidget, qtbot: QtBot, seats: int
) -> None:
    host.resize(900, 600)
    panel, _ = opened(host, ending(seats, points=30, turning="From move 31 of 55 on, Omar was ahead to the end."))
    panel.add_under_places(PushButton(said("proof.ask"), "link", icon="seal"))
    found = QWidget()
    found.setFixedHeight(154)
    panel.add_below(found)
    qtbot.waitUntil(lambda: found.isVisible() and not list(faults(host)))
    panel.settle()
    QApplication.processEvents()
    assert found.visibleRegion().boundingRect() == found.rect()
    last = panel.rows[-1]
    assert found.mapTo(panel, found.rect().topLeft()).y() > last.mapTo(panel, last.rect().bottomLeft()).y()
    host.resize(1280, 800)
    QApplication.processEvents()
    wide = found.mapTo(panel, found.rect().topRight()).x() - found.mapTo(panel, found.rect().topLeft()).x()
    assert wide > 800, "in a larger one it has the whole width"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_in_a_small_window_with_large_text_the_rarer_ways_on_are_in_a_menu_at_the_foot(
    settings: Settings, host: QWidget, qtbot: QtBot, language: str
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", 130)
    host.resize(900, 600)
    panel, told = opened(host, ending())
    found = QWidget()
    found.setFixedHeight(200)
    panel.add_below(found)
    qtbot.waitUntil(panel.ways.more.isVisible)
    buttons, links = panel.ways.buttons, panel.ways.links
    assert buttons[Command.REPLAY].isVisible()
    assert not buttons[Command.ROTATED].isVisible() and not links[Command.SAME_DEAL].isVisible()
    click(panel.ways.more)
    menu = next(one for one in panel.findChildren(QMenu) if one.isVisible())
    assert panel.rect().contains(QRect(panel.mapFromGlobal(menu.pos()), menu.size()))
    lines = [action.text() for action in menu.actions()]
    assert lines == [t("evening.end.rotated"), t("end.same-deal"), t("end.save"), t("export.title")]
    menu.actions()[0].trigger()
    assert told == ["closed", Command.ROTATED]


def test_what_comes_once_the_panel_stands_takes_no_way_on_away(host: QWidget, qtbot: QtBot) -> None:
    host.resize(900, 600)
    panel, _ = opened(host, ending())
    assert panel.ways.links[Command.SAME_DEAL].isVisible()
    listen(panel)
    found = QWidget()
    found.setFixedHeight(400)
    panel.add_below(found)
    panel.settle()
    QApplication.processEvents()
    assert not panel.ways.more.isVisible() and panel.ways.links[Command.SAME_DEAL].isVisibleTo(panel)


def test_in_a_large_window_the_rarer_ways_on_stand_on_the_panel(host: QWidget) -> None:
    panel, _ = opened(host, ending())
    links = panel.ways.links
    assert links[Command.SAME_DEAL].isVisible() and links[Command.SEND].isVisible() and not panel.ways.more.isVisible()


@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize(
    ("score", "beside"), [("27 points", True), ("5 points: 22, 16, 24, 104, 33 (sum 199)" * 2, False)]
)
def test_what_takes_many_words_to_say_has_the_whole_width_and_stands_above_the_chart(
    settings: Settings, host: QWidget, percent: int, score: str, beside: bool
) -> None:
    settings.choose("text_size", percent)
    host.resize(900, 600)
    what = ending(2)
    panel, _ = opened(host, what._replace(rows=tuple(row._replace(score=score) for row in what.rows)))
    assert panel.chart is not None
    top = panel.chart.mapTo(panel, panel.chart.rect().topLeft()).y()
    last = panel.rows[-1]
    assert (top < last.mapTo(panel, last.rect().bottomLeft()).y()) is beside
    for row in panel.rows:
        assert row.score.height() <= 2.2 * QFontMetricsF(row.score.font()).height()


def test_somebody_alone_stands_at_the_head_however_it_went(host: QWidget) -> None:
    for winners in ((0,), ()):
        panel, _ = opened(host, ending(seats=1, winners=winners))
        (head,) = panel.findChildren(Winners)
        assert len(head._winners) == 1, "no empty ring"
        panel.close()


def test_of_several_winners_the_first_stands_at_the_readers_start_and_uppermost(
    settings: Settings, host: QWidget
) -> None:
    found = []
    for language in ("en", "he"):
        settings.choose("language", language)
        panel, _ = opened(host, ending(winners=(0, 1)))
        (head,) = panel.findChildren(Winners)
        side = head.height()
        left = head.width() - side if language == "he" else 0
        # What the other plate leaves uncovered in either language.
        found.append(head.grab().toImage().copy(left + side // 4, 0, side // 2, side))
        panel.close()
    assert found[0] == found[1]


def test_where_nobody_is_first_no_row_has_a_number(host: QWidget) -> None:
    none = [row._replace(place=0, won=False) for row in ending().rows]
    panel, _ = opened(host, ending()._replace(rows=tuple(none)))
    for row in panel.rows:
        shown = [label.text() for label in row.findChildren(Label) if label.isVisible()]
        assert len(shown) == 2 and shown[-1] == row.row.score, shown


def test_the_keyboard_goes_through_the_panel_as_one_reads_it(host: QWidget) -> None:
    panel, _ = opened(host, ending())
    panel.add_under_places(prove := PushButton(plain("Prove it"), "link"))
    QApplication.processEvents()
    listen(panel)
    way: list[QWidget] = []
    while panel.ways.again not in way:
        press(Qt.Key.Key_Tab)
        assert focused() not in way
        way.append(focused())
    assert way[0] is prove
    same, send = (way.index(panel.ways.links[command]) for command in (Command.SAME_DEAL, Command.SEND))
    assert same < send < way.index(panel.ways.shelf)


def panel_of(page: TablePage, qtbot: QtBot) -> EndPanel:
    """The panel at the end of the game on a table."""
    qtbot.waitUntil(lambda: page.company.end_panel is not None)
    assert page.company.end_panel is not None
    return page.company.end_panel


def test_the_result_is_shown_after_a_practice_table_that_was_opened_just_before_it(
    table: Callable[..., TablePage], qtbot: QtBot
) -> None:
    page = table("trishape", persons=1, seats=1)
    while not page.sitting.over:
        page.act([str(page.controller.legal(page.sitting.view)[0])])
        page.surface.finish()
    page.company._go_on()
    assert page.company._end.isActive()
    page.stand_aside()
    QApplication.processEvents()
    assert page.company.end_panel is None
    page.come_back("")
    assert panel_of(page, qtbot).isVisible()


def test_nothing_can_begin_before_the_result_has_been_shown(table: Callable[..., TablePage], qtbot: QtBot) -> None:
    page = table("trishape", persons=1, seats=1)
    told: list[Command] = []
    page.commanded.connect(told.append)
    while not page.sitting.over:
        page.act([str(page.controller.legal(page.sitting.view)[0])])
        page.surface.finish()
    company = page.company
    company._go_on()
    # No event is processed from here on: at this pace the result comes with the next one.
    assert company._end.isActive() and not page.voice.buttons and page.voice.prompt.sentence
    QTest.keyClick(page.surface, Qt.Key.Key_Return)
    QTest.keyClick(page.surface, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not told
    shown = panel_of(page, qtbot)
    shown.close()
    assert [spec.command for spec in page.voice.prompt.buttons] == [Command.SHELF, Command.RESULT, Command.AGAIN]
    # Qt shows what is added to a layout with the next event.
    qtbot.waitUntil(page.voice.buttons[1].isVisible)
    click(page.voice.buttons[1])
    assert panel_of(page, qtbot) is not shown and panel_of(page, qtbot).isVisible()
    assert not told


def test_the_result_is_shown_again_when_the_last_act_was_taken_back_and_made_again(
    table: Callable[..., TablePage], qtbot: QtBot
) -> None:
    page = table("trishape", persons=1, seats=1)
    while not page.sitting.over:
        page.sitting.act([str(page.sitting.view.legal[0])])
    company = page.company
    company._go_on()
    company.show_end()
    panel_of(page, qtbot).close()
    company._take_back(TakeBack(1, False, False))
    assert [page.sitting.over, company._end.isActive()] == [False, False]
    company.redo()
    page.surface.finish()
    assert [page.sitting.over, company.end_shown] == [True, False]
    company._go_on()
    assert company._end.isActive()


def test_what_stands_under_the_places_learns_whether_room_is_short_from_the_first_moment(host: QWidget) -> None:
    host.resize(900, 600)
    panel, _ = opened(host, ending())
    told = list[bool]()
    panel.add_under_places(QWidget(), close=told.append)
    assert told == [True]
    host.resize(1280, 900)
    QApplication.processEvents()
    assert told[-1] is False


@pytest.mark.parametrize("winners", [(2,), (1, 2)])
def test_the_winners_plates_grow_about_their_middle_to_where_they_stay(
    host: QWidget, qtbot: QtBot, winners: tuple[int, ...]
) -> None:
    panel, _ = opened(host, ending(winners=winners))
    (head,) = panel.findChildren(Winners)
    size, whole = head.size(), head.grab().toImage()
    panel.grow_winners(SOON)
    assert head.grown == 0.5
    small = head.grab().toImage()
    middle, edge = head.rect().center(), QPoint(head.height() // 2, 2)
    assert small.pixelColor(middle) != small.pixelColor(edge) == small.pixelColor(0, 0)
    assert whole.pixelColor(edge) != whole.pixelColor(0, 0)
    panel.grow_winners(1)
    qtbot.waitUntil(lambda: head.grown == 1.0)
    assert head.grab().toImage() == whole and head.size() == size
    panel.grow_winners(0)
    assert head.grown == 1.0


def test_the_plate_of_a_loser_does_not_grow(host: QWidget) -> None:
    for about, grown in (((2,), 0.5), ((1,), 1.0)):
        panel, _ = opened(host, ending(winners=(2,), about=about))
        panel.grow_winners(SOON)
        assert panel._winners.grown == grown
        panel.close()


@pytest.mark.parametrize(
    ("speed", "motion", "times"), [(2.0, "moving", [160]), (0.0, "moving", [0]), (1.0, "still", [])]
)
def test_how_long_a_plate_grows_follows_the_speed_and_how_much_may_move(
    table: Callable[..., TablePage], monkeypatch: pytest.MonkeyPatch, speed: float, motion: str, times: list[int]
) -> None:
    grown: list[int] = []
    monkeypatch.setattr(EndPanel, "grow_winners", lambda panel, ms: grown.append(ms))
    page = table("solo", persons=1, seats=1)
    sitting = page.sitting
    while not sitting.over:
        sitting.act([str(sitting.record.game.rules.legal(sitting.record.position)[0])])
    page._settings.choose("motion", motion)
    page._settings.choose("speed", speed)
    page.company.show_end()
    assert grown == times
