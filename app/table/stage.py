"""The scene: which card lies where, shown as items.

The stage knows places and texts, but no rules. `lay` shows a view immediately. Its teller tells events and then lays
the view, so that what was animated cannot differ from the truth for long: events tell, the view settles. The stage
never holds more than its seat is shown.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from app.art.card_style import CardStyle
from app.art.cloth import paint_cloth, paint_lit_hem
from app.art.tokens import Theme
from app.engine import View, hidden
from app.engine.cards import HIDDEN
from app.table.cards import HELD, HOVER_LIFT, LIFT, CardItem, Faces
from app.table.clock import Clock
from app.table.geometry import RATIO, Board, Box, Place, Shape, Spot
from app.table.meanings import meant
from app.table.overlay import Overlay
from app.table.prompts import Hem, Ref
from app.table.shown import Director, HeldUp, Shown
from app.table.signs import PlacedSign
from app.table.telling import StageTeller

BACK_MS = 260.0
NOD_MS = 140.0
"""Milliseconds that a card takes to snap into its place, to spring back, and to nod when it is refused (look 9)."""
APART, HELD_UP = 1.06, 400.0
"""The distance between cards that are held up, in widths, and their z value: they lie over all others at rest."""


def _open(zones: Mapping[str, Sequence[str]]) -> Counter[str]:
    """The cards that lie open in these zones."""
    return Counter(text for cards in zones.values() for text in cards if not hidden(text))


class Stage(QGraphicsScene):
    """The cards of one table; signs and marks belong to its `overlay`, telling to its `teller`.

    `settled` is emitted after a view has been laid; `passed` is emitted instead if the telling continues immediately.
    """

    settled = Signal()
    passed = Signal()

    def __init__(self, clock: Clock, theme: Theme, style: CardStyle) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.clock = clock
        self.theme = theme
        self.board = Board(1256, 644)
        self.faces = Faces(style, 1.0, theme)
        self.director: Director | None = None
        self.view: View | None = None
        self.overlay = Overlay(self)
        self.teller = StageTeller(self, self)
        self._hem: Hem | None = None
        self._cloth: tuple[tuple[float, float, float, Theme], QPixmap] | None = None
        self._cards: dict[str, list[Shown]] = {}
        self._spots: dict[str, Spot] = {}

    # Look

    def use_board(self, board: Board) -> None:
        """Take another size, ratio, direction or card size: everything is laid out again, and moves end.

        A telling continues, or keeps waiting, with its cards where they belong on the new board. The cloth also becomes
        lower whenever the voice needs another line, and that must not cut any telling short.
        """
        if self.teller.busy:
            self.clock.arrive_all()
        else:
            self.teller.finish()
        self.board = board
        self.faces.restyle(self.faces.style, board.dpr, self.theme)
        self.setSceneRect(QRectF(0, 0, board.width, board.height))
        self._lay_anew()

    def use_look(self, theme: Theme, style: CardStyle) -> None:
        """Take another theme or card style."""
        self.teller.finish()
        self.theme = theme
        self.faces.restyle(style, self.board.dpr, theme)
        self._dress()
        self._lay_anew()

    def _dress(self) -> None:
        for cards in self._cards.values():
            for card in cards:
                if card.item is not None:
                    card.item.dress()

    def _lay_anew(self) -> None:
        self.overlay.clear_signs()
        self._repaint_cloth()
        if self.teller.busy:
            self.respot()
            for zone in self._cards:
                self.arrange(zone)
            self.show_signs(self.between())
        elif self.view is not None:
            self.lay(self.view)

    def _repaint_cloth(self) -> None:
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the cloth with its hem; the view caches it."""
        whole = QRectF(0, 0, self.board.width, self.board.height)
        painter.fillRect(whole, QColor(self.theme.wall))
        cloth = self._cloth_picture(whole)
        painter.drawPixmap(whole, cloth, QRectF(cloth.rect()))
        if self._hem is not None:
            paint_lit_hem(painter, whole, self._hem.edge, self._hem.centre, self._hem.length, self.theme)

    def _cloth_picture(self, whole: QRectF) -> QPixmap:
        """The cloth with its unlit hem, painted once for each size, because the lit piece moves with every turn."""
        look = whole.width(), whole.height(), self.board.dpr, self.theme
        if self._cloth is None or self._cloth[0] != look:
            made = QPixmap(math.ceil(whole.width() * look[2]), math.ceil(whole.height() * look[2]))
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.scale(made.width() / whole.width(), made.height() / whole.height())
            paint_cloth(painter, whole, self.theme)
            painter.end()
            self._cloth = look, made
        return self._cloth[1]

    def light_hem(self, hem: Hem | None) -> None:
        """Light the hem in front of the seat in turn; None: nowhere."""
        if hem != self._hem:
            self._hem = hem
            self._repaint_cloth()

    # Where things are

    def spot(self, zone: str) -> Spot | None:
        """Where a zone lies."""
        return self._spots.get(zone)

    def spots(self) -> list[Spot]:
        """Where all zones lie."""
        return list(self._spots.values())

    def as_shown(self, view: View) -> View:
        """The view with each zone in the order in which its cards lie on the cloth, from the reader's start.

        For the view in words: a hand on the cloth is sorted for the eye.
        """
        lying = {
            zone: [view.zones[zone][index] for index in spot.order]
            for zone, spot in self._spots.items()
            if spot.order and len(spot.order) == len(view.zones.get(zone, ()))
        }
        return replace(view, zones={**view.zones, **lying}) if lying else view

    def cards(self, zone: str) -> list[Shown]:
        """The cards of a zone."""
        return self._cards[zone]

    def count(self, zone: str) -> int:
        """How many cards a zone shows."""
        return len(self._cards.get(zone, ()))

    def places(self, zone: str) -> list[Place]:
        """The places of a zone's cards."""
        spot = self._spots.get(zone)
        return self.board.places(spot, self.count(zone)) if spot is not None else []

    def face(self, zone: str, text: str) -> str:
        """What is drawn for a card in a zone: its back if the zone is gathered up."""
        spot = self._spots.get(zone)
        return self.back(text) if spot is not None and spot.closed else text

    def back(self, text: str) -> str:
        """What a card shows when it lies face down."""
        if hidden(text):
            return text
        game = self.view.game if self.view is not None else None
        return game.backs[game.ids[text][0]] if game is not None else HIDDEN

    def item_at(self, ref: Ref) -> CardItem | None:
        """The item of a card, if it is drawn."""
        cards = self._cards.get(ref.zone, [])
        return cards[ref.index].item if 0 <= ref.index < len(cards) else None

    def zone_box(self, zone: str) -> Box | None:
        """The rectangle of a zone: of the sign that serves as its drop place, otherwise of its cards or place."""
        drop = self.overlay.drop_box(zone)
        if drop is not None:
            return drop
        spot = self._spots.get(zone)
        return self.board.box(spot, self.count(zone)) if spot is not None and spot.shape is not Shape.AWAY else None

    def box(self, ref: Ref) -> Box | None:
        """The rectangle of a card in its place, or of a zone."""
        item = self.item_at(ref) if ref.is_card else None
        if item is None:
            return self.zone_box(ref.zone)
        place = item.target
        height = place.width * RATIO
        return Box(place.x - place.width / 2, place.y - height / 2, place.width, height)

    def around(self, refs: Sequence[Ref]) -> Box:
        """The rectangle that encloses several cards or zones."""
        boxes = [box for box in (self.box(ref) for ref in refs) if box is not None]
        left, top = min(b.x for b in boxes), min(b.y for b in boxes)
        right, bottom = max(b.x + b.width for b in boxes), max(b.y + b.height for b in boxes)
        return Box(left, top, right - left, bottom - top)

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
            box = self.zone_box(zone)
            if box is not None and box.holds(x, y):
                return Ref(zone)
        return None

    def sign_at(self, point: QPointF) -> PlacedSign | None:
        """The pressable sign under a point."""
        return next((sign for sign, box in self.overlay.pressable() if box.holds(point.x(), point.y())), None)

    def order(self, zone: str) -> list[int]:
        """The indexes of a zone's cards as they are shown from the start edge (downwards for a column)."""
        drawn = [(card.item.target, i) for i, card in enumerate(self._cards.get(zone, [])) if card.item is not None]
        sign = -1 if self.board.rtl else 1
        return [i for _, i in sorted(drawn, key=lambda entry: (round(entry[0].y), sign * entry[0].x))]

    # Laying

    def lay(self, view: View, quiet: bool = False) -> None:
        """Lay a view: every card exactly where it belongs, whatever was moving; `quiet`: telling goes on from there."""
        assert self.director is not None, "a stage needs a director before a view"
        self.teller.finish()
        self.view = view
        self.director.watch(view)
        self.overlay.douse()
        changed = self.faces.play(view.game.id)
        for zone, texts in view.zones.items():
            self._match(zone, texts)
        if changed:
            self._dress()
        self.respot()
        for zone in self._cards:
            self.arrange(zone)
        self.show_signs(view)
        (self.passed if quiet else self.settled).emit()

    def between(self) -> View:
        """The view as far as it has been told; nobody may act in it.

        Cards that have been turned up since it was laid are no longer among the hidden ones, because the cloth shows a
        count of those.
        """
        assert self.view is not None, "nothing has been laid yet"
        zones = {zone: [card.text for card in cards] for zone, cards in self._cards.items()}
        seen = _open(zones) - _open(self.view.zones)
        pool = []
        for text in self.view.pool:
            if seen[text] > 0:
                seen[text] -= 1
            else:
                pool.append(text)
        return replace(self.view, zones=zones, turn=None, pool=pool)

    def show_signs(self, view: View) -> None:
        """Show the controller's signs for a view, the places that are now empty, and which cards fit.

        While events are told, the hem is lit if the controller knows whose turn is being told.
        """
        assert self.director is not None
        if view.turn is None and (hem := self.director.hem(view, self.board)) is not None:
            self.light_hem(hem)
        self.overlay.show_outlines()
        self.overlay.show_signs(meant(view.game.id, self.director.signs(view, self.board)))
        self.overlay.show_fits(self.director.states(view))

    def _match(self, zone: str, texts: Sequence[str]) -> None:
        """Make a zone's cards those of the view, keeping items at their indexes."""
        have = self._cards.get(zone, [])
        for gone in have[len(texts) :]:
            self.take_away(gone)
        cards = have[: len(texts)]
        for card, text in zip(cards, texts, strict=False):
            card.text = text
            card.held_up = None
        self._cards[zone] = cards + [Shown(text) for text in texts[len(cards) :]]

    def respot(self) -> None:
        """Ask the controller again where the zones lie, with the cards they hold now."""
        assert self.director is not None
        zones = {zone: [card.text for card in cards] for zone, cards in self._cards.items()}
        self._spots = {spot.zone: spot for spot in self.director.spots(zones, self.board)}

    def shifted(self) -> list[str]:
        """Ask again where the zones lie; return those with cards whose place or turn has changed."""
        before = self._spots
        self.respot()
        return [zone for zone, spot in self._spots.items() if self._cards.get(zone) and spot != before.get(zone)]

    def shift(self, ms: float) -> float:
        """Move zones to their places if those have changed; return how many milliseconds that takes."""
        moved = self.shifted()
        for zone in moved:
            self.arrange(zone, ms)
        return ms if moved else 0.0

    def arrange(self, zone: str, ms: float = 0.0, flying: Collection[CardItem] = ()) -> None:
        """Move a zone's cards to their places, except those flying; draw what comes into sight, remove what leaves."""
        cards = self._cards[zone]
        places = self.places(zone)
        if not places:
            for card in cards:
                self.take_away(card)
            return
        for card, place in zip(cards, places, strict=True):
            item = card.item
            if item is not None and item in flying:
                continue
            if card.held_up is not None:
                place = self._place_up(card.held_up)
            if not place.drawn:
                self.take_away(card)
                continue
            face = self.face(zone, card.text)
            if item is None:
                card.item = CardItem(face, place, self.faces)
                self.addItem(card.item)
            elif ms > 0:
                if item.target != place:
                    self.clock.move(item, place, ms)
            else:
                self.clock.forget(item)
                item.lie_down()
                item.become(face)
                item.land(place)

    def take(self, zone: str, indexes: Sequence[int]) -> list[Shown]:
        """Take cards out of a zone, each drawn in its place so that it can fly."""
        cards = self._cards[zone]
        places = self.places(zone)
        taken = [cards[index] for index in indexes]
        for index in indexes:
            self._draw(zone, index, places)
        for card in taken:
            cards.remove(card)
            card.held_up = None
        return taken

    def hold_up(self, zone: str, cards: Mapping[int, str], where: str, ms: float) -> float:
        """Turn up cards of a closed hand, and lay them in another zone's place until a view is laid.

        They stay there when the cloth changes its size, because people are still reading about them.
        """
        places = self.places(zone)
        if not places:
            return 0.0
        for number, (index, text) in enumerate(cards.items()):
            self._draw(zone, index, places)
            card = self._cards[zone][index]
            card.text, card.held_up = text, HeldUp(where, number, len(cards))
            if card.item is not None:
                self.clock.move(card.item, self._place_up(card.held_up), ms, 0.0, text)
        return ms

    def _place_up(self, held: HeldUp) -> Place:
        """The place of a card that is held up: side by side with the others, about the middle of that zone's place."""
        place = self.board.places(self._spots[held.zone], 1)[0]
        aside = (held.number - (held.of - 1) / 2) * place.width * APART
        return place._replace(x=place.x + aside, z=HELD_UP + held.number)

    def drawn(self, zone: str, index: int) -> CardItem | None:
        """A card of a zone, drawn in its place if it was not; None if the zone has no places."""
        self._draw(zone, index, self.places(zone))
        return self._cards[zone][index].item

    def _draw(self, zone: str, index: int, places: Sequence[Place]) -> None:
        card = self._cards[zone][index]
        if card.item is None and places:
            card.item = CardItem(self.face(zone, card.text), places[index], self.faces)
            self.addItem(card.item)

    def add(self, zone: str, cards: Sequence[Shown], count: int) -> None:
        """Add cards that were taken to a zone, `count` in all; new cards come face down."""
        self._cards[zone] += [*cards, *(Shown(HIDDEN) for _ in range(count - len(cards)))]

    def clear(self) -> None:
        """Take everything off the cloth, cards, signs and marks, and forget what was known and told of them."""
        self.teller.finish()
        self.teller.forget()
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

    def over(self, ref: Ref, within: float) -> list[Box]:
        """The cards of the same zone that overlap a card beside its left edge, at most `within` further right."""
        item = self.item_at(ref)
        if item is None:
            return []
        x = item.box.x
        y = item.box.y
        z = item.target.z
        others = [card.item for card in self._cards[ref.zone] if card.item is not None and card.item.target.z > z]
        return [one.box for one in others if 0 < one.box.x - x <= within and abs(one.box.y - y) < item.width / 4]

    def take_away(self, card: Shown) -> None:
        """Remove a card from sight."""
        if card.item is not None:
            self.clock.forget(card.item)
            self.removeItem(card.item)
            card.item = None
        card.held_up = None

    # The card in the player's hand

    def carry(self, ref: Ref, middle: QPointF) -> None:
        """Keep a card under the pointer."""
        item = self.item_at(ref)
        if item is not None:
            self.clock.forget(item)
            item.carry(middle, HELD)

    def send_back(self, ref: Ref, refused: bool) -> None:
        """Return a carried card to its place, with one sideways nod if it was refused."""
        item = self.item_at(ref)
        if item is not None:
            item.lie_down()
            self.clock.move(item, item.target, BACK_MS + (NOD_MS if refused else 0.0), nod=refused)

    def lift(self, held: Collection[Ref], hovered: Ref | None) -> None:
        """Raise the cards in hand by 14 px and the one under the pointer by 4; lower all others."""
        for zone, cards in self._cards.items():
            for index, card in enumerate(cards):
                item = card.item
                if item is None or self.clock.moving(item):
                    continue
                here = Ref(zone, index)
                item.raise_to(LIFT if here in held else HOVER_LIFT if here == hovered else 0.0)
