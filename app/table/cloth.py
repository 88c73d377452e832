"""The cloth with its cards: which card lies where, shown as items; nothing besides cards.

It knows places and texts, but no rules, and never holds more than its seat is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from app.art.card_style import CardStyle
from app.art.tokens import Theme
from app.engine import View, hidden
from app.engine.cards import HIDDEN
from app.table.cards import HELD, HOVER_LIFT, CardItem, Faces
from app.table.clock import Clock
from app.table.controller import Controller
from app.table.geometry import Board, Box, Place, Shape, Spot
from app.table.prompts import Ref

BACK_MS = 260.0
NOD_MS = 140.0
"""Milliseconds that a card takes to snap into its place, to spring back, and to nod when it is refused (look 9)."""
APART, HELD_UP = 1.06, 400.0
"""The distance between cards that are held up, in widths, and their z value: they lie over all others at rest."""


class HeldUp(NamedTuple):
    """Where a card of an undrawn zone is held up: in the place of which zone, as which one of how many."""

    zone: str
    number: int
    of: int


class Shown:
    """One card in a zone as it is shown: its text, its item while it is drawn, and where it is held up, if it is."""

    __slots__ = ("held_up", "item", "text")

    def __init__(self, text: str) -> None:
        """Hold a card that is not drawn yet."""
        self.text = text
        self.item: CardItem | None = None
        self.held_up: HeldUp | None = None


class Cloth(QGraphicsScene):
    """The cards of one table.

    `seated` is the controller of the game, if there is one yet, and `view` the view that has been laid.
    """

    def __init__(self, clock: Clock, theme: Theme, style: CardStyle) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.clock = clock
        self.theme = theme
        self.board = Board(1256, 644)
        self.faces = Faces(style, 1.0, theme)
        self.seated: Controller | None = None
        self.view: View | None = None
        self._cards: dict[str, list[Shown]] = {}
        self._spots: dict[str, Spot] = {}

    @property
    def controller(self) -> Controller:
        """The controller of the game on the cloth."""
        assert self.seated is not None, "a table needs a controller before a view"
        return self.seated

    # Where cards are

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
        return game.back_of[text] if game is not None else HIDDEN

    def item_at(self, ref: Ref) -> CardItem | None:
        """The item of a card, if it is drawn."""
        cards = self._cards.get(ref.zone, [])
        return cards[ref.index].item if 0 <= ref.index < len(cards) else None

    def place_box(self, zone: str) -> Box | None:
        """The rectangle of a zone's cards, or of its place."""
        spot = self._spots.get(zone)
        return self.board.box(spot, self.count(zone)) if spot is not None and spot.shape is not Shape.AWAY else None

    def order(self, zone: str) -> list[int]:
        """The indexes of a zone's cards as they are shown from the start edge (downwards for a column)."""
        drawn = [(card.item.target, i) for i, card in enumerate(self._cards.get(zone, [])) if card.item is not None]
        sign = -1 if self.board.rtl else 1
        return [i for _, i in sorted(drawn, key=lambda entry: (round(entry[0].y), sign * entry[0].x))]

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

    # Laying cards

    def dress(self) -> None:
        """Fetch the pictures of all cards again, because they look different now."""
        for cards in self._cards.values():
            for card in cards:
                if card.item is not None:
                    card.item.dress()

    def match(self, zone: str, texts: Sequence[str]) -> None:
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
        zones = {zone: [card.text for card in cards] for zone, cards in self._cards.items()}
        self._spots = {spot.zone: spot for spot in self.controller.spots(zones, self.board)}

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

    def lift(self, held: Mapping[Ref, float], hovered: Ref | None) -> None:
        """Raise each card in hand by so many px and the one under the pointer by 4; lower all others."""
        for zone, cards in self._cards.items():
            for index, card in enumerate(cards):
                item = card.item
                if item is None or self.clock.moving(item):
                    continue
                here = Ref(zone, index)
                item.raise_to(held.get(here, HOVER_LIFT if here == hovered else 0.0), here in held)
