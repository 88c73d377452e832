"""A strip of words over a table, such as a notice, or the table of scores covers nothing that anybody needs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import view
from app.games import GAMES
from app.table.controllers import controller_for
from app.table.geometry import Box
from app.table.pills import first_free, least_covering, strip_places
from app.table.signs import Badge, Caption, ScoreTable, Tag
from app.table.surface import Surface
from tests.covering import amount
from tests.table.invented import Table
from tests.table.laid import NAMES, TOUCH, course, surface_of

SHORT: dict[int | str, str] = dict(enumerate(("Noa", "Omar", "Yael", "Yoav")))
"""Names as short as most are."""
STRIP = QSize(420, 52)
"""The size of a notice about a file, without its shadow."""


def on_cloth(surface: Surface, corner: QPoint) -> QRectF:
    """Where a strip with this corner lies, in the units of the cloth."""
    return surface.mapToScene(corner.x(), corner.y(), STRIP.width(), STRIP.height()).boundingRect()


def shared(strip: QRectF, box: Box) -> float:
    """How many square pixels of a box a strip covers."""
    both = strip.intersected(QRectF(box.x, box.y, box.width, box.height))
    return max(0.0, both.width()) * max(0.0, both.height())


@pytest.mark.covering
@pytest.mark.parametrize("size", [(876, 476), (1256, 644)])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_strip_covers_no_badge_and_where_there_is_room_no_words_and_no_card(
    qtbot: QtBot, game: str, size: tuple[int, int]
) -> None:
    least, most = GAMES[game].info.seats
    names = {**NAMES, "computer": "The computer"}
    for seats in {least, min(most, 3), min(most, 4)}:
        played = course(game, seats)
        for p in played[:: max(1, len(played) // amount(2, 8))]:
            surface = surface_of(qtbot, controller_for(game)(p.game, 0, names), view(p, 0), size)
            strip = on_cloth(surface, surface.clear_place(STRIP))
            assert surface.sceneRect().contains(strip)
            covered = [sign for sign, box in surface.stage.overlay.shown() if shared(strip, box) > TOUCH]
            roomy = size[0] > 1000
            needed = (Badge, Caption, Tag) if roomy else Badge
            assert not [sign for sign in covered if isinstance(sign, needed)], (seats, p.phase, covered)
            every = sum(shared(strip, box) for box in surface.stage.overlay.free_room().occupied())
            # Solo and four in Soureh fill a small cloth to the edge.
            assert every < (0.3 if roomy else 0.9) * strip.width() * strip.height(), (seats, p.phase)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize(("seats", "size"), [(2, (876, 476)), (4, (876, 476)), (4, (1342, 612)), (4, (1896, 924))])
def test_the_table_of_scores_covers_nothing_where_it_has_room(
    qapp: QApplication, seats: int, size: tuple[int, int], rtl: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lay in the middle of the cloth, over the pairs that had just been counted."""
    table = Table("soureh", seats, 5, size=size, rtl=rtl, names=SHORT)
    overlay, covers = table.surface.stage.overlay, list[list[Box]]()
    show = overlay.show_scores

    def shown(sign: ScoreTable) -> None:
        show(sign)
        sheet = overlay.scores
        assert sheet is not None
        covers.append([box for box in overlay.free_room().occupied() if box.overlap(sheet) > TOUCH])

    monkeypatch.setattr(overlay, "show_scores", shown)
    for _ in table.play(tells=lambda before: before.phase == "count"):
        if covers:
            break
    table.end()
    assert covers == [[]]


def test_a_strip_lies_in_the_middle_of_the_upper_edge_else_lower_or_aside_else_where_it_covers_least() -> None:
    size, free = QSizeF(400, 50), Box(20, 20, 760, 500)
    spots = strip_places(free)
    first = first_free(spots, [], size, 9999.0)
    assert first == Box(400, 20, 400, 50)
    badge = Box(560, 20, 120, 58)
    lower = first_free(spots, [badge], size, 9999.0)
    assert lower is not None and lower.x == 400 and badge.y + badge.height <= lower.y < badge.y + badge.height + 30
    column = Box(560, 0, 120, 600)
    aside = first_free(spots, [column], size, 9999.0)
    assert aside is not None and aside.y == 20 and (aside.x + 400 <= 560 or aside.x >= 680)
    whole, words = Box(0, 0, 1200, 600), Box(0, 0, 1200, 200)
    assert least_covering(spots, [(whole, 1.0), (words, 1.0)], size).y >= 200
    # The lower part is just as full, but of things that matter more.
    much = Box(0, 300, 1200, 300)
    assert least_covering(spots, [(words, 1.0), (much, 12.0)], size) == Box(400, 218, 400, 50)
    assert least_covering(spots, [(words, 12.0), (much, 1.0)], size) == Box(400, 218, 400, 50)
    narrow = Box(0, 0, 1200, 330)
    assert least_covering(spots, [(narrow, 1.0), (much, 12.0)], size).y <= 250
    assert least_covering(spots, [(narrow, 12.0), (much, 1.0)], size).y >= 330
