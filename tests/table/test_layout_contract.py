"""The contract of every layout, over the registry, so that it includes new games (docs/architecture.md).

On every cloth, in both directions, at the opening, in the middle and at the most crowded moment of a game: nothing over
anything else, nothing off the cloth, no words cut; open cards of others are large; cloth is used before cards shrink.
Nothing is painted, so that a sample takes seconds; `--slow` runs the whole product.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import cycle, product
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QGuiApplication, QPainter
from pytestqt.qtbot import QtBot

from app.art.labels import paint_text
from app.engine import Position, View, agree, hidden, new_game, play, view
from app.engine.rules import Rules
from app.games import GAMES
from app.table.overlay import HEM_FREE
from app.table.signs import Badge
from app.table.stage import Stage
from app.table.surface import Surface
from app.wording import use
from tests.covering import amount
from tests.table import laid

pytestmark = pytest.mark.usefixtures("qapp")

STRIPPED = (876, 444)
"""What the strips of the smallest window leave of the cloth with the largest text: all of it is shown smaller."""
CLOTHS = {
    "900x600": (876, 476), "900x600 below high strips": STRIPPED, "1280x800": (1256, 644),
    "1920x1080": (1896, 908), "2560x1440": (2536, 1264),
    "1280x800 beside a panel": (798, 644), "1920x1080 beside a panel": (1364, 908),
    "2560x1440 beside a panel": (1992, 1264),
}  # fmt: skip
"""The cloths of windows, also with a panel open if it does not cover the table (look 7)."""
TEXTS = (1.0, 1.3)
"""Text sizes: with larger words the table is laid out on a smaller cloth and scaled up."""
LARGE, FREE = 0.7, 0.3
"""Open cards of others are at least this large compared with the person's own.

If not, no more than the second share of the cloth may be free in one place.
"""
STRIDE = 17
"""A sample takes every `STRIDE`th laying; the number has no divisor in common with the numbers of their parts."""
GRID = 24
"""The free cloth is found on a grid with this many cells each way."""


class Table(NamedTuple):
    """What is laid out: a game with its seats and options, at a moment, for a seat."""

    game: str
    options: tuple[tuple[str, object], ...]
    seats: int


def editions(rules: Rules, seats: int) -> list[tuple[tuple[str, object], ...]]:
    """The options that change zones or cards, one choice at a time; the usual ones first."""
    usual = agree(rules, seats, {})
    found: dict[object, tuple[tuple[str, object], ...]] = {(tuple(usual.zones), usual.cards): ()}
    for option in rules.options(seats):
        for value in (False, True) if option.kind == "bool" else option.values:
            if value != "auto" and rules.check(seats, rules.fill(seats, {option.name: value})) is None:
                other = agree(rules, seats, {option.name: value})
                found.setdefault((tuple(other.zones), other.cards), ((option.name, value),))
    return list(found.values())


def tables(game: str) -> list[Table]:
    """Every number of seats in the usual edition, every other edition at the most seats."""
    rules = GAMES[game]
    seats = list(rules.seats())
    found = [Table(game, (), count) for count in seats]
    return found + [Table(game, options, seats[-1]) for options in editions(rules, seats[-1])[1:]]


@cache
def moments(table: Table) -> tuple[Position, ...]:
    """The opening, the middle and the most crowded moment of a game played at random."""
    found = laid.course(table.game, table.seats) if not table.options else []
    if table.options:
        rng = Random(table.seats)
        rules = agree(GAMES[table.game], table.seats, dict(table.options)).rules
        found = [new_game(rules, table.seats, 5, dict(table.options)).position]
        while found[-1].turn is not None and len(found) < 200:
            found.append(play(found[-1], rng.choice(found[-1].game.rules.legal(found[-1]))).position)
    crowded = max(found, key=lambda p: sum(min(p.size(zone), 3) for zone in p.game.zones))
    return found[0], found[len(found) // 2], crowded


class Case(NamedTuple):
    """One laying of a table."""

    table: Table
    moment: int
    cloth: str
    text: float
    rtl: bool

    @property
    def zoom(self) -> float:
        """How much larger the cloth is shown: as much as words, up to the smallest cloth; below 1 for a lower one."""
        width, height = CLOTHS[self.cloth]
        return min(self.text, height / 476, max(1.0, width / 876))

    @property
    def size(self) -> tuple[int, int]:
        """The cloth for the layout: as if it were smaller by the zoom, or as high as the smallest."""
        width, height = CLOTHS[self.cloth]
        return round(width / self.zoom), round(height / self.zoom)


def cases(table: Table) -> list[Case]:
    """All layings of a table."""
    return [Case(table, *one) for one in product(range(3), CLOTHS, TEXTS, (False, True))]


def sample(game: str, count: int = amount(10, 16)) -> list[Case]:
    """Some layings of a game, spread over seats, moments, cloths, text sizes and directions."""
    every = [cases(table) for table in tables(game)]
    chosen = range(max(count, amount(1, 2) * len(every)))
    return [every[number % len(every)][number * STRIDE % len(every[0])] for number in chosen]


def lay(stage: Stage, case: Case) -> View:
    """Lay a case as a person sees it, the seat in turn at the screen."""
    p = moments(case.table)[case.moment]
    seat = p.turn if p.turn is not None else 0
    use("he" if case.rtl else "en")
    seen = view(p, seat)
    laid.lay(stage, laid.seated(case.table.game, p, seat), seen, case.size, case.rtl, max(1.0, 1.0 / case.zoom))
    return seen


def flaws(game: str, chosen: list[Case]) -> Iterator[str]:
    """The faults of these layings, one sentence each."""
    stage = laid.bare_stage()
    with patch("app.table.overlay.paint_sign", laid.once):
        for case in chosen:
            seen = lay(stage, case)
            where = f"{case.table} moment {case.moment}, {case.cloth}, text {case.text}, {'he' if case.rtl else 'en'}"
            yield from (f"{where}: {flaw}" for flaw in (*laid.flaws(stage), *small(stage, seen)))


def small(stage: Stage, seen: View) -> Iterator[str]:
    """Open cards of others that are much smaller than the person's own although there is cloth for larger ones."""
    least = LARGE * stage.board.card
    for zone in stage.view.zones if stage.view is not None else ():
        owner = seen.game.zones[zone].owner
        places = [place for place in stage.places(zone) if place.drawn]
        if owner is None or owner == stage.controller.me or not places:
            continue
        if hidden(seen.zones[zone][0]) or zone.split(".")[0] in ("won", "prizes"):
            continue
        if places[0].width < least - 1 and (share := largest_free(stage)) > FREE:
            yield f"{zone} is {places[0].width:.0f} px wide, not {least:.0f}, and {share:.0%} of the cloth lie free"


def largest_free(stage: Stage) -> float:
    """The largest free rectangle as a share of the cloth; found on a grid, on which touched cells count as taken."""
    width, height = stage.board.width - 2 * HEM_FREE, stage.board.height - 2 * HEM_FREE
    boxes = [part for thing in laid.things(stage) for part in thing.parts]
    cell = width / GRID, height / GRID
    taken = [[False] * GRID for _ in range(GRID)]
    for box in boxes:
        columns = [x for x in range(GRID) if meets(box.x, box.width, HEM_FREE + x * cell[0], cell[0])]
        for y in range(GRID):
            if meets(box.y, box.height, HEM_FREE + y * cell[1], cell[1]):
                for x in columns:
                    taken[y][x] = True
    best, heights = 0, [0] * GRID
    for row in taken:
        heights = [0 if full else high + 1 for full, high in zip(row, heights, strict=True)]
        for left in range(GRID):
            low = GRID
            for right in range(left, GRID):
                low = min(low, heights[right])
                best = max(best, low * (right - left + 1))
    return best / GRID**2


def meets(start: float, long: float, other: float, wide: float) -> bool:
    """Whether two stretches of a line, each given by start and length, share more than a point."""
    return min(start + long, other + wide) > max(start, other)


def letters(painted: Iterable[tuple[str, QFont]], surface: Surface) -> Iterator[tuple[str, float]]:
    """Words on a cloth, and how high their letters are on the screen, px."""
    screen = QGuiApplication.primaryScreen()
    for text, face in painted:
        high = face.pixelSize() if face.pixelSize() > 0 else face.pointSizeF() * screen.logicalDotsPerInchY() / 72
        yield text, high * surface.transform().m11()


@pytest.mark.parametrize("game", GAMES)
def test_no_words_on_the_least_cloth_are_smaller_than_the_least_of_the_scale(
    game: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said below a name on a badge was 12.1 px high in the smallest window with the largest text."""
    painted = list[tuple[str, QFont]]()

    def noted(painter: QPainter, rect: QRectF, text: str, ink: str, face: QFont, **rest: Any) -> None:
        painted.append((text, face))
        paint_text(painter, rect, text, ink, face, **rest)

    monkeypatch.setattr("app.table.painted_signs.paint_text", noted)
    monkeypatch.setattr("app.art.labels.paint_text", noted)
    monkeypatch.setattr("app.table.overlay.PICTURES", {})
    for seats, words in zip(GAMES[game].seats(), cycle(("he", "en"))):
        use(words)
        for p in moments(Table(game, (), seats)):
            seat = p.turn if p.turn is not None else 0
            surface = laid.surface_of(qtbot, laid.seated(game, p, seat), view(p, seat), STRIPPED, words == "he")
            badges = [sign for sign, _ in surface.stage.overlay.shown() if isinstance(sign, Badge)]
            assert len(badges) >= seats - 1, "they are seen"
            # Figures in discs on cards are as large as the cards leave room for.
            low = [(text, high) for text, high in letters(painted, surface) if high < 12.99 and not text.isdigit()]
            assert not low, low


@pytest.mark.parametrize("game", GAMES)
def test_every_layout_keeps_the_contract(game: str) -> None:
    found = list(flaws(game, sample(game)))
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_layout_keeps_the_contract_everywhere(game: str) -> None:
    found = [flaw for table in tables(game) for flaw in flaws(game, cases(table))]
    assert not found, "\n".join(found)
