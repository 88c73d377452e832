"""The scene: a cloth with its cards, and everything else that a controller wants to be seen on it.

`lay` shows a view immediately. Events tell, the view settles: what was animated cannot differ from the truth for long.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from app.art.card_style import CardStyle
from app.art.cloth import LIT_OUTLINE, hem_piece, hem_place, hem_way, paint_cloth, paint_lit_hem
from app.art.pens import grown
from app.art.pixmaps import drawn, kept
from app.art.tokens import Theme
from app.engine import View
from app.table.clock import Clock
from app.table.cloth import Cloth
from app.table.geometry import RATIO, Board
from app.table.meanings import meant
from app.table.overlay import Overlay
from app.table.prompts import Hem, Ref
from app.table.signs import PlacedSign

HEM_MS = 320.0
"""How long the lit piece of hem slides to another seat, ms at speed 1 (look 9)."""
NEAR_HEM = 120.0
"""A lit piece that moves no farther than this, px, only follows its seat's cards, and does so at once."""


def _counted(zones: Mapping[str, Sequence[str]], names: Iterable[str]) -> Counter[str]:
    """How often each text lies in the zones of these names."""
    return Counter(chain.from_iterable(zones[name] for name in names))


@kept(2)
def _cloth_picture(wide: float, high: float, dpr: float, theme: Theme) -> QPixmap:
    """A cloth with its unlit hem, kept because the lit piece moves with every turn, and for the next table."""
    across, down = math.ceil(wide * dpr), math.ceil(high * dpr)

    def paint(painter: QPainter) -> None:
        painter.scale(across / wide, down / high)
        paint_cloth(painter, QRectF(0, 0, wide, high), theme)

    return drawn(across, down, 1.0, paint)


class Stage(Cloth):
    """One table; signs and marks belong to its `overlay`.

    `settled` is emitted after a view has been laid; `passed` is emitted instead if the telling continues immediately.
    """

    settled = Signal()
    passed = Signal()

    def __init__(self, clock: Clock, theme: Theme, style: CardStyle) -> None:
        super().__init__(clock, theme, style)
        self.overlay = Overlay(self)
        self._hem: Hem | None = None
        self._hem_board: Board | None = None
        self._lit: tuple[float, float] | None = None
        """Where the lit piece of hem is now and how long it is; on its way to another seat it is not yet at `_hem`."""

    # Look

    def use_board(self, board: Board, *, telling: bool = False) -> None:
        """Take another size, ratio, direction or card size: everything is laid out again, and moves end.

        While events are told (`telling`), the cards lie where they belong on the new board, as far as they have been
        told, and a sentence that waits keeps its lights. The cloth also becomes lower whenever the voice needs another
        line, and that must not cut any telling short.
        """
        if telling:
            self.clock.arrive_all()
        else:
            self.clock.finish()
        self.board = board
        self.faces.restyle(self.faces.style, board.dpr, self.theme)
        self.setSceneRect(QRectF(0, 0, board.width, board.height))
        self.overlay.clear_signs()
        self._repaint_cloth()
        if telling:
            self._lay_cards()
            self.show_signs(self.between())
            self.overlay.light_again()
        elif self.view is not None:
            self.lay(self.view)

    def use_look(self, theme: Theme, style: CardStyle, *, telling: bool = False) -> None:
        """Take another theme or card style, as `use_board` does another board."""
        self.theme = theme
        self.faces.restyle(style, self.board.dpr, theme)
        self.dress()
        self.use_board(self.board, telling=telling)

    @property
    def _whole(self) -> QRectF:
        return QRectF(0, 0, self.board.width, self.board.height)

    def _repaint_cloth(self) -> None:
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the cloth with its hem; the view caches it."""
        whole = self._whole
        painter.fillRect(whole, QColor(self.theme.wall))
        cloth = _cloth_picture(whole.width(), whole.height(), self.board.dpr, self.theme)
        painter.drawPixmap(whole, cloth, QRectF(cloth.rect()))
        if self._lit is not None:
            paint_lit_hem(painter, whole, *self._lit, self.theme)

    def light_hem(self, hem: Hem | None) -> None:
        """Light the hem in front of the seat in turn; None: nowhere. From another seat it slides there."""
        board, start = self._hem_board, self._lit
        if hem == self._hem and board is self.board:
            return
        self._hem, self._hem_board = hem, self.board
        if hem is None:
            self.clock.glide(0.0, lambda gone: self._show_lit(None))
            return
        place, length = hem_place(self._whole, hem.edge, hem.centre), hem.length
        if start is None or board is not self.board:
            start = place, length
        way = hem_way(self._whole, start[0], place)

        def show(gone: float) -> None:
            left = 1.0 - gone
            self._show_lit((place - way * left, length + (start[1] - length) * left))

        self.clock.glide(HEM_MS if abs(way) > NEAR_HEM else 0.0, show)

    def _show_lit(self, lit: tuple[float, float] | None) -> None:
        """Paint the lit piece of hem here, and only where it was and is."""
        for piece in (self._lit, lit):
            if piece is not None:
                box = grown(hem_piece(self._whole, *piece).boundingRect(), LIT_OUTLINE)
                self.invalidate(box, QGraphicsScene.SceneLayer.BackgroundLayer)
        self._lit = lit

    # What lies at a point

    def ref_at(self, point: QPointF) -> Ref | None:
        """The card or the zone under a point; of overlapping cards the topmost."""
        x, y = point.x(), point.y()
        best: tuple[float, Ref] | None = None
        for zone, cards in self._cards.items():
            for index, card in enumerate(cards):
                if card.item is None:
                    continue
                place = card.item.target
                half = place.width / 2
                # A raised card can be hit both where it is seen and where it lay.
                top = place.y - half * RATIO - card.item.lifted
                if abs(x - place.x) <= half and top <= y <= place.y + half * RATIO:
                    if best is None or place.z > best[0]:
                        best = (place.z, Ref(zone, index))
        if best is not None:
            return best[1]
        for target, area in self.overlay.targets():
            if area.holds(x, y):
                return Ref(target)
        for zone in self._spots:
            box = self.overlay.zone_box(zone)
            if box is not None and box.holds(x, y):
                return Ref(zone)
        return None

    def seen_at(self, point: QPointF) -> Ref | None:
        """The card that is seen at a point at this moment, perhaps on its way; of overlapping cards the topmost."""
        best: tuple[float, Ref] | None = None
        for zone, cards in self._cards.items():
            for index, card in enumerate(cards):
                if card.item is None:
                    continue
                away = point - card.item.pos()
                half = card.item.width * card.item.scale() / 2
                if abs(away.x()) <= half and abs(away.y()) <= half * RATIO:
                    if best is None or card.item.zValue() > best[0]:
                        best = (card.item.zValue(), Ref(zone, index))
        return best[1] if best is not None else None

    def same(self, zone: str, index: int, text: str) -> Ref | None:
        """Where a card of a zone is now that lay at this index; None if there is no such card any more."""
        found = [at for at, card in enumerate(self._cards.get(zone, ())) if card.text == text]
        return Ref(zone, min(found, key=lambda at: abs(at - index))) if found else None

    def sign_at(self, point: QPointF) -> PlacedSign | None:
        """The pressable sign under a point."""
        return next((sign for sign, box in self.overlay.pressable() if box.holds(point.x(), point.y())), None)

    # Laying

    def lay(self, view: View, quiet: bool = False) -> None:
        """Lay a view: every card exactly where it belongs, whatever was moving; `quiet`: telling goes on from there."""
        self.controller.watch(view)
        self.view = view
        self.overlay.douse()
        changed = self.faces.play(view.game.id)
        for zone, texts in view.zones.items():
            self.match(zone, texts)
        if changed:
            self.dress()
        self._lay_cards()
        self.show_signs(view)
        (self.passed if quiet else self.settled).emit()

    def _lay_cards(self) -> None:
        """Put every card where it belongs."""
        self.respot()
        for zone in self._cards:
            self.arrange(zone)

    def between(self) -> View:
        """The view as far as it has been told; nobody may act in it.

        Cards that have been turned up since it was laid are no longer among the hidden ones, because the cloth shows a
        count of those.
        """
        assert self.view is not None, "nothing has been laid yet"
        zones = {zone: [card.text for card in cards] for zone, cards in self._cards.items()}
        laid = {zone: self.view.zones.get(zone, ()) for zone in zones}
        changed = [zone for zone in zones if zones[zone] != laid[zone]]
        come = _counted(zones, changed) - _counted(laid, changed)
        pool = list(self.view.pool)
        for text in come.elements():
            if text in pool:
                pool.remove(text)
        return replace(self.view, zones=zones, turn=None, pool=pool)

    def show_signs(self, view: View) -> None:
        """Show the controller's signs for a view, the places that are now empty, and which cards fit.

        While events are told, the hem is lit if the controller knows whose turn is being told.
        """
        if view.turn is None and (hem := self.controller.hem(view, self.board)) is not None:
            self.light_hem(hem)
        self.overlay.show_outlines()
        self.overlay.show_signs(meant(view.game.id, self.controller.signs(view, self.board)))
        self.overlay.show_fits(self.controller.states(view))

    def clear(self) -> None:
        """Take everything off the cloth, cards, signs and marks."""
        self.overlay.mark({}, {}, None)
        self.overlay.show_fits({})
        self.overlay.douse()
        self.overlay.clear_signs()
        for cards in self._cards.values():
            for card in cards:
                self.take_away(card)
        self._cards.clear()
        self._spots.clear()
        self.overlay.show_outlines()
        self.view = None
        self.light_hem(None)
