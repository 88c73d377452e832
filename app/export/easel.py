"""A table off the screen: it lays a view as the window does, and paints it as a picture of any size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.art.card_style import CardStyle
from app.art.states import MarkKind
from app.art.tokens import Theme
from app.engine import Event, View
from app.session.reel import Reel
from app.table.aiming import traces
from app.table.clock import Clock
from app.table.controller import Controller
from app.table.controllers import controller_for
from app.table.geometry import Board
from app.table.prompts import Ref
from app.table.stage import Stage
from app.wording import direction


class Looks(NamedTuple):
    """How things look: the colours, the cards, and whether scores are kept out of sight (`calm`)."""

    theme: Theme
    cards: CardStyle
    calm: bool = False


def controller_of(reel: Reel, looks: Looks) -> Controller:
    """Return a controller of the reel's game for its eyes."""
    made = controller_for(reel.game.id)(reel.game, reel.seat, reel.names, reel.plates, reel.computers)
    made.calm = looks.calm
    return made


def board_of(width: float, height: float, dpr: float, controller: Controller, looks: Looks) -> Board:
    """Return the board of a cloth of this size, which is painted with `dpr` px for each of its px."""
    rtl = direction() == "rtl"
    return Board(width, height, dpr, rtl, controller.factor, controller.across, looks.cards.large_index)


class Easel:
    """One table that is painted again and again, on a board of one size."""

    def __init__(self, controller: Controller, board: Board, looks: Looks) -> None:
        """The picture has `board.dpr` px for each px of the board."""
        self._controller = controller
        clock = Clock()
        # A picture has no time: everything is where it belongs.
        clock.speed = 0.0
        self._stage = Stage(clock, looks.theme, looks.cards)
        self._stage.seated = controller
        self._stage.use_board(board)
        self._size = (round(board.width * board.dpr), round(board.height * board.dpr))

    def painted(self, view: View, events: Sequence[Event] = ()) -> QImage:
        """Return a picture of a view, with a mark on the cards that these events moved."""
        stage, controller = self._stage, self._controller
        stage.lay(view, quiet=True)
        stage.light_hem(controller.hem(view, stage.board))
        marks: dict[Ref, MarkKind] = dict.fromkeys(traces(events, replace(view, seat=None)), "last_move")
        marks.update(controller.states(view))
        stage.overlay.mark(marks, {}, None)
        picture = QImage(*self._size, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        stage.render(painter, QRectF(0, 0, *self._size), stage.sceneRect())
        painter.end()
        return picture
