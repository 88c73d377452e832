"""The games in which luck decides: the same in docs/strength.md, in the games and in both sheets that ask who plays."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.lab.simulation import luck_decides
from app.session.company import remember
from app.session.seats import LEVELS, Seated, settled
from app.shell.new_game.sheet import NewGameSheet
from app.shell.seats.seat_row import SeatRow
from app.shell.seats.sheet import SeatsSheet
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.commands import Command
from app.wording import t

PAPER = Path(__file__).resolve().parents[3] / "docs/strength.md"


def written() -> set[tuple[str, int]]:
    """The games and numbers of seats for which docs/strength.md says that luck decides."""
    part = PAPER.read_text("utf-8").split("## Where luck decides")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ([a-z-]+) \| (\d+)(?: to (\d+))? \|", part, re.MULTILINE)
    return {(game, seats) for game, low, high in rows for seats in range(int(low), int(high or low) + 1)}


DECIDED = sorted(written())


def table_of(seats: int) -> tuple[Seated, ...]:
    """One person and computer players, each at a different level."""
    others = [Seated("", "lemon", computer=True, level=LEVELS[n % len(LEVELS)]) for n in range(seats - 1)]
    return settled([Seated("Dana", "pomegranate"), *others])


def says_so(row: SeatRow) -> bool:
    """Whether a row says that luck decides and offers no level; False if it offers levels and does not say so."""
    assert row.level.isVisible() != row.chance.isVisible()
    return row.chance.isVisible() and row.chance.text() == t("company.luck")


def test_luck_decides_where_it_is_written_and_nowhere_else() -> None:
    assert DECIDED
    assert {(game, seats) for game in GAMES for seats in GAMES[game].seats() if luck_decides(game, seats)} == set(
        DECIDED
    )


@pytest.mark.parametrize("game", sorted({game for game, _ in DECIDED}))
def test_a_new_game_says_so_with_these_seats_and_offers_levels_with_others(
    window: MainWindow, settings: Settings, game: str
) -> None:
    settings.calm = True
    for seats in GAMES[game].seats():
        remember(settings, game, table_of(seats))
        sheet = NewGameSheet(window, game, settings)
        sheet.open()
        QApplication.processEvents()
        assert sheet.seats is not None and len(sheet.seats.rows) == seats
        assert {says_so(row) for row in sheet.seats.rows[1:]} == {(game, seats) in DECIDED}
        assert all(row.character.isVisible() for row in sheet.seats.rows[1:]), "how they speak still differs"
        sheet.close()


@pytest.mark.parametrize("game", sorted({game for game, _ in DECIDED}))
def test_the_sheet_in_mid_game_says_so_too(table: Callable[..., TablePage], game: str) -> None:
    for seats in [
        seats for seats in GAMES[game].seats() if (game, seats) in DECIDED or seats == GAMES[game].seats()[-1]
    ]:
        page = table(game, persons=1, seats=seats)
        page.carry_out(Command.SEATS)
        sheet = page.company._sheet
        assert isinstance(sheet, SeatsSheet)
        assert {says_so(row) for row in sheet.rows[1:]} == {(game, seats) in DECIDED}
        sheet.close()
        page.leave()
