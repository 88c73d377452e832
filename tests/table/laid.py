"""Views laid out as a table does it, and the faults that no table may have, whatever the game.

`lay` lays out a view without a window, `surface_of` in one, for gestures. `flaws` examines a cloth: two things over one
another, a card in the hem, a sign beyond the cloth, a text that is cut off. `TOGETHER` says, game by game, what
overlaps on purpose.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from math import cos, radians, sin
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.fonts import font
from app.art.tokens import theme
from app.engine import Position, Reason, View, Witnessed, agree, new_game, play, view
from app.games import GAMES
from app.table.broken_lines import wrapped
from app.table.cards import CardItem, Faces
from app.table.clock import Clock
from app.table.controller import Controller
from app.table.controllers import controller_for
from app.table.geometry import INSET, RATIO, Board, Box
from app.table.looks import Look
from app.table.overlay import OFF_STITCH
from app.table.painted_signs import FILLING, paint_sign
from app.table.signs import Badge, Caption, DropPlace, Note, PlacedSign, Sign
from app.table.stage import Stage
from app.table.surface import Surface
from app.wording import use
from app.wording.bidi import bare
from tests.covering import amount

SIZES = ((876, 476), (1256, 564), (1896, 908))
"""The cloths of windows of 900 x 600, 1280 x 720 and 1920 x 1080 (look 7)."""
MORE_SIZES = (*SIZES, (1256, 644), (800, 644))
"""Also that of 1280 x 800, and one beside an open panel."""
NAMES: dict[int | str, str] = dict(
    enumerate(("Noa", "Omar", "Tamar", "Grandma Rachel", "Eli", "Yoav", "Ruth", "Adam", "Lea"))
)
"""Names of persons, one of them long."""
MARGINS: Mapping[type[PlacedSign], float] = {Badge: 8.0, Note: 4.0, DropPlace: 6.0}
"""How far a painted sign reaches beyond its visible part, for shadows and rings, px."""
BEHIND = ("scaleline", "orbit", "bracket", "small")
"""Kinds of signs that may lie under or over cards by their nature."""
TOUCH = 40.0
"""How many square pixels two things may share, due to rounding or the fan of a pile."""
PILED = 8.0
"""How many pixels the edges of a pile may reach into the hem."""

TOGETHER: Mapping[str, tuple[str, ...]] = {
    # The open row covers the lower part of the closed one.
    "soureh": (r"closed\.(\d) open\.\1",),
    # Cards of a war lie on the covered ones; a seat that lays again covers both.
    "meydele": (r"(held|table|down)\.(\d) (held|table|down)\.\2",),
    # Base cards of a long row overlap, as do those that wait closed in its next places.
    "shapes": (r"(held\.\d|row) (held\.\d|row)",),
    # A helper and the card that it helps overlap.
    "metzudotayim": (r"(held|help)\.(\d) (held|help)\.\2",),
}
"""By game id: patterns for two things that overlap on purpose: their names with a space between them."""


class Thing(NamedTuple):
    """Something on the cloth: its name, the rectangle round it, and the rectangles it consists of."""

    name: str
    around: Box
    parts: tuple[Box, ...]
    sign: PlacedSign | None = None


def names_of(game: str) -> dict[int | str, str]:
    """The names of the seats and of the simulated players of a game."""
    return {**NAMES, **dict.fromkeys(GAMES[game].info.simulated, "It")}


class Blank(Faces):
    """Faces on which nothing is painted: a test of places does not need them."""

    def dress(self, item: CardItem) -> None:
        """Nothing."""


@cache
def _painted(sign: Sign, look: Look, width: float, height: float) -> QPixmap:
    return paint_sign(sign, look, QSizeF(width, height))


def once(sign: Sign, look: Look, room: QSizeF) -> QPixmap:
    """Paint a sign, or take the one painted before if it says the same."""
    width = room.width() if isinstance(sign, FILLING) else round(room.width())
    if not isinstance(sign, PlacedSign):
        return _painted(sign, look, width, room.height())
    same = replace(sign, x=0.5, y=0.5, dx=0.0, dy=0.0, zone="", target="", cards=())
    if isinstance(same, Badge):
        same = replace(same, dot=0, in_turn=False)
    return _painted(same, look, width, room.height())


def bare_stage(faces: bool = False) -> Stage:
    """A cloth without a window, on which things have their places; with `faces` the cards are painted too."""
    clock = Clock(lambda: 0.0)
    clock.speed = 0.0
    made = Stage(clock, theme("light"), CardStyle())
    if not faces:
        made.faces = Blank(CardStyle(), 1.0, theme("light"))
    return made


def lay(
    stage: Stage, one: Controller, seen: View, size: tuple[int, int], rtl: bool = False, least: float = 1.0
) -> None:
    """Lay out a view on a cloth of this size, as its controller declares it; `least` is that of its board."""
    stage.clear()
    stage.seated = one
    width, height = map(float, size)
    stage.use_board(Board(width, height, rtl=rtl, factor=one.factor, across=one.across, least=least))
    stage.lay(seen)


@cache
def course(game: str, seats: int, most: int = 400) -> list[Witnessed]:
    """The positions of a game played at random; the same ones every time."""
    rng = Random(seats)
    found = [new_game(agree(GAMES[game], seats, {}).rules, seats, 5).position]
    while found[-1].turn is not None and len(found) < most:
        found.append(play(found[-1], rng.choice(found[-1].game.rules.legal(found[-1]))).position)
    return found


def surface_of(
    qtbot: QtBot, one: Controller, seen: View, size: tuple[int, int] = (1256, 644), rtl: bool = False
) -> Surface:
    """A table of this size with a view on it; nothing on it takes time, and it paints only what a test grabs."""
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.setUpdatesEnabled(False)
    surface.clock.speed = 0.0
    surface.resize(*size)
    surface.show()
    surface.seat(one, rtl)
    surface.show_view(seen)
    return surface


def acted(surface: Surface) -> list[tuple[str, ...]]:
    """Return a list that receives the actions of gestures from now on."""
    heard: list[tuple[str, ...]] = []
    surface.acted.connect(heard.append)
    return heard


def refused(surface: Surface) -> list[Reason]:
    """Return a list that receives refusals from now on."""
    heard: list[Reason] = []
    surface.refused.connect(heard.append)
    return heard


def plain(text: str) -> str:
    """A sentence without the marks for directions and for pictures of suits."""
    return bare(text).replace("\N{VARIATION SELECTOR-15}", "")


def moments(game: str, seats: int, times: int = 3) -> list[Witnessed]:
    """`times` positions of a game from beginning to end, at even distances."""
    found = course(game, seats)
    return [found[round(number * (len(found) - 1) / (times - 1))] for number in range(times)]


def seated(game: str, p: Position, seat: int | None) -> Controller:
    """A game's controller for a seat; every second other seat has a computer player, which thinks in its turn."""
    computers = set(range(0, p.game.seats, 2)) - {seat}
    one = controller_for(game)(p.game, seat, names_of(game), dict.fromkeys(range(p.game.seats), "fig"), computers)
    one.thinking = p.turn if p.turn in computers else None
    return one


def things(stage: Stage) -> list[Thing]:
    """Everything on the cloth, cards by their zones, without what lies on a card and moves with it."""
    return [*zones(stage), *signs(stage)]


def zones(stage: Stage) -> Iterator[Thing]:
    """The zones whose cards are drawn."""
    assert stage.view is not None
    for zone in stage.view.zones:
        parts = tuple(turned(place.x, place.y, place.width, place.angle) for place in stage.places(zone) if place.drawn)
        if parts:
            yield Thing(zone, around(parts), parts)


def signs(stage: Stage) -> Iterator[Thing]:
    """The visible parts of the signs."""
    for sign, box in stage.overlay.shown():
        margin = MARGINS.get(type(sign), 0.0)
        seen = Box(box.x + margin, box.y + margin, box.width - 2 * margin, box.height - 2 * margin)
        words = sign.zone or sign.target or " ".join(" ".join(sign.words[:1]).split())
        yield Thing(f"{kind(sign)}:{words.replace(' ', '_')}", seen, (seen,), sign)


def kind(sign: PlacedSign) -> str:
    """The kind of a sign, in one word: its type, or for a caption its style."""
    return sign.style if isinstance(sign, Caption) else type(sign).__name__.lower()


def turned(x: float, y: float, width: float, angle: float) -> Box:
    """The rectangle round a card turned by this angle."""
    height, at = width * RATIO, radians(angle)
    w = width * abs(cos(at)) + height * abs(sin(at))
    h = width * abs(sin(at)) + height * abs(cos(at))
    return Box(x - w / 2, y - h / 2, w, h)


def around(parts: tuple[Box, ...]) -> Box:
    """The rectangle that encloses these."""
    left, top = min(box.x for box in parts), min(box.y for box in parts)
    right, bottom = max(box.x + box.width for box in parts), max(box.y + box.height for box in parts)
    return Box(left, top, right - left, bottom - top)


def wrong(
    positions: Iterable[Position],
    table: Callable[[Position, int | None], Controller],
    rtl: bool,
    sizes: Iterable[tuple[int, int]] = SIZES,
) -> list[str]:
    """The faults of these positions on these cloths, seen by the first seat, the last seat and the onlooker.

    By default one of the three, in turn, sees each position on each cloth; with --slow all three do.
    """
    stage = bare_stage()
    found = []
    use("he" if rtl else "en")
    with patch("app.table.overlay.paint_sign", once):
        found += list(_wrong(stage, positions, table, rtl, sizes))
    return found


def _wrong(
    stage: Stage,
    positions: Iterable[Position],
    table: Callable[[Position, int | None], Controller],
    rtl: bool,
    sizes: Iterable[tuple[int, int]],
) -> Iterator[str]:
    for (number, p), (place, size) in product(enumerate(positions), enumerate(sizes)):
        eyes = list(dict.fromkeys((0, p.game.seats - 1, None)))
        turn = (number + place) % len(eyes)
        for seat in eyes[turn : turn + amount(1, len(eyes))] + eyes[: amount(0, turn)]:
            lay(stage, table(p, seat), view(p, seat), size, rtl)
            where = f"position {number}, {size[0]} x {size[1]}, seen by {seat}"
            yield from (f"{where}: {flaw}" for flaw in flaws(stage))


def flaws(stage: Stage) -> list[str]:
    """The faults of the table as it is laid out, one sentence each; empty if there are none."""
    found = things(stage)
    return [*beyond(stage, found), *over(stage, found), *cut(stage)]


def beyond(stage: Stage, found: list[Thing]) -> Iterator[str]:
    """Cards, and words above cards, that reach into the hem, and signs that reach beyond the cloth."""
    width, height = stage.board.width, stage.board.height
    for thing in found:
        edge = 0.0 if thing.sign is not None else INSET - PILED
        box = thing.around
        side = min(box.x, width - box.x - box.width)
        if isinstance(thing.sign, Caption) and thing.sign.cards and side < OFF_STITCH - 0.5:
            yield f"{thing.name} lies on the hem"
        out = max(edge - box.x, edge - box.y, box.x + box.width - (width - edge), box.y + box.height - (height - edge))
        if out > 0.0:
            yield f"{thing.name} reaches {out:.0f} px beyond the cloth"


def over(stage: Stage, found: list[Thing]) -> Iterator[str]:
    """Pairs of things that overlap and should lie apart."""
    assert stage.view is not None
    allowed = TOGETHER.get(stage.view.game.rules.info.id, ())
    apart = [thing for thing in found if thing.sign is None or kind(thing.sign) not in BEHIND]
    for one, other in combinations(apart, 2):
        if one.around.overlap(other.around) <= TOUCH:
            continue
        shared = max(a.overlap(b) for a in one.parts for b in other.parts)
        if shared > TOUCH and not any(re.fullmatch(pattern, f"{one.name} {other.name}") for pattern in allowed):
            yield f"{one.name} and {other.name} share {shared:.0f} px²"


def cut(stage: Stage) -> Iterator[str]:
    """Words that do not fit their sign; signs of all other kinds are as large as their words."""
    for sign, box in stage.overlay.shown():
        if isinstance(sign, DropPlace):
            room = box.width - 2 * MARGINS[DropPlace] - 12, box.height - 2 * MARGINS[DropPlace] - 12
            texts, face = [sign.text], font("least", stage.board.least)
        elif isinstance(sign, Note):
            room = box.width - 2 * MARGINS[Note] - 32, box.height
            texts, face = [sign.title, *sign.lines], font("control", bold=True)
        else:
            continue
        for text in texts:
            size = wrapped(text, face, room[0])
            if size.width() > room[0] + 3 or size.height() > room[1]:
                yield f"the words of {kind(sign)} are cut: {text}"


def hover(view: QAbstractScrollArea, at: QPoint) -> None:
    """Move the pointer over a view, even if a menu that an earlier test left open would take the event."""
    point = QPointF(at)
    none = Qt.MouseButton.NoButton
    there = view.viewport().mapToGlobal(point)
    event = QMouseEvent(QEvent.Type.MouseMove, point, there, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)
