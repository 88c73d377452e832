"""Visits to the lab from the window: what is left behind, what ends with the window, and which way leads back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.shell.kit.widgets import plain
from app.shell.lab.small_table import TableShown
from app.shell.lab.tables_page import TablesPage, side_by_side
from app.shell.library.replay_page import ReplayPage
from app.shell.window.main_window import MainWindow
from tests.session.finished import finished
from tests.shell.conftest import click


def test_the_lab_takes_the_game_off_the_table_and_is_told_that_somebody_came(
    window: MainWindow, played: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[bool] = []
    monkeypatch.setattr(window.lab.page, "come_back", lambda: came.append(True))
    window.resume(played("solo", actions=2))
    sitting = [window.sitting]
    window.lab.show()
    sitting.append(window.sitting)
    assert [one is not None for one in sitting] == [True, False]
    assert window.stack.currentWidget() is window.lab.page and came == [True]


def test_the_experiment_ends_with_the_window(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(window.lab.page.desk, "end", lambda: ended.append(True))
    window.close()
    assert ended


@pytest.mark.long
def test_from_a_game_watched_at_its_table_every_way_leads_back_to_the_tables(window: MainWindow) -> None:
    record = finished("krav-maga")
    shown = side_by_side(TableShown("a", plain("a"), record), TableShown("b", plain("b"), record), 1)
    for way in ("back_wanted", "shelf_wanted"):
        window.lab.show_tables(shown, ())
        page = window.stack.currentWidget()
        assert isinstance(page, TablesPage)
        click(page.tables[0].open)
        watched = window.stack.currentWidget()
        assert isinstance(watched, ReplayPage)
        getattr(watched, way).emit()
        back = window.stack.currentWidget()
        assert isinstance(back, TablesPage) and back.shown is shown
