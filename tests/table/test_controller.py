"""What every controller inherits from the base one.

By itself it makes any registered game playable from its zones and legal actions (for the fourteenth).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app.engine import view
from app.games import GAMES
from app.shell.table import page as table_page
from app.shell.table.page import TablePage
from app.table.controller import Controller
from app.table.controllers import plain
from app.table.geometry import Board
from app.table.prompts import seat_ref
from app.table.signs import Badge
from tests.covering import spread
from tests.shell.at_table import play
from tests.shell.conftest import appearance, gone, kept, settings, table  # noqa: F401
from tests.shell.table.test_whole_games import SEVERAL, options
from tests.table.laid import course, seated

pytestmark = pytest.mark.usefixtures("qapp")

CODE = re.compile(r"\b[a-z]+[.-](?:\d|[a-z]+[.-])|\{|\}|_")
"""What an internal name looks like: `hand.0`, `war-down`, a field that was not filled in."""


@pytest.mark.covering(game=spread(SEVERAL, 2))
@pytest.mark.parametrize("game", SEVERAL)
def test_any_game_is_played_without_a_controller_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
    table: Callable[..., TablePage],  # noqa: F811
    qtbot: QtBot,
    game: str,
) -> None:
    monkeypatch.setattr(table_page, "controller_for", plain)
    low, _ = GAMES[game].info.seats
    page = table(game, persons=2, seats=max(2, low), **options(game, max(2, low)))
    assert type(page.controller).__mro__[1] is Controller
    play(page, qtbot, Random(7), most=12)
    texts = ["".join(sign.words) for sign in page.controller.signs(page.sitting.view, page.surface.stage.board)]
    spoken = [page.voice.prompt.sentence, *(button.label for button in page.voice.prompt.buttons)]
    assert not [text for text in [*texts, *spoken] if CODE.search(text)]


@pytest.mark.parametrize("game", SEVERAL)
def test_the_badge_of_the_seat_in_turn_is_lit_and_no_other_whoever_looks(game: str) -> None:
    board, met = Board(1256.0, 644.0), set[int | None]()
    found = course(game, max(2, GAMES[game].info.seats[0]))
    for p in found[:: len(found) // 12 + 1]:
        for seat in (*range(p.game.seats), None):
            one, seen = seated(game, p, seat), view(p, seat)
            badges = [sign for sign in one.badges(seen, board) if isinstance(sign, Badge)]
            in_turn = [] if p.turn is None else [seat_ref(p.turn).zone]
            assert [sign.target for sign in badges if sign.in_turn] == in_turn
        met.add(p.turn)
    assert len(met) > 1, "only one seat was ever in turn"
