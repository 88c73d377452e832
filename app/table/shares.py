"""Places as shares of the cloth, for the games that do not declare blocks yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.engine import View
from app.engine.zones import Kind
from app.table.controller import Controller
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.layout import in_order
from app.table.prompts import Hem
from app.table.seating import Seating
from app.table.signs import Badge, Tag


def own_hand(zone: str, cards: Sequence[str], *, x: float = 0.5, span: float = 0.6, step: float = 1.12) -> Spot:
    """The hand of the seat at the screen: below, in the middle, sorted for the eye."""
    return Spot(zone, Shape.ROW, x, 1.0, 0.0, -0.5, 1.0, span, step, 0, in_order(cards))


class SeatedController(Controller):
    """A controller that lays its table by `Seating` and shares of the cloth instead of blocks."""

    lines: float = 1.0
    """How many hand cards high the player's own cards lie; a picker stands above them."""

    def seating(self, board: Board) -> Seating:
        """The seats round a board."""
        return Seating(board, self.agreed.seats, self.me, self.clockwise)

    def hem(self, view: View, board: Board) -> Hem | None:
        """The hem in front of the seat in turn; nobody's when the game is over."""
        if view.turn is None:
            return None
        hands = [zone.id for zone in view.game.zones.values() if zone.owner == self.me and zone.kind is Kind.HAND]
        boxes = [
            board.box(spot, len(view.zones[spot.zone]))
            for spot in (self.spots(view.zones, board) if view.turn == self.me else ())
            if spot.zone in hands and view.zones[spot.zone]
        ]
        length = max((box.width for box in boxes), default=0.0)
        if view.game.seats == 1 and boxes:
            return Hem("bottom", boxes[0].middle[0], min(420.0, max(240.0, length)))
        return self.seating(board).hem(view.turn, length)

    def badges(self, view: View, board: Board) -> list[Badge | Tag]:
        """A badge for each seat of a company; the tags that hang below them."""
        if self.agreed.seats < 2:
            return []
        seating = self.seating(board)
        own = [self.me] if seating.own_badge else []
        found: list[Badge | Tag] = []
        for seat in (*own, *seating.others):
            x, y = seating.badge(seat)
            start = seating.start(x)
            found.append(replace(self.badge(view, seat, start, y, seating.small), width=seating.widest(seat)))
            hands = any(view.zones[zone.id] for zone in self.of(seat) if zone.kind is Kind.HAND)
            cards = board.card * seating.closed * RATIO if hands and not seating.small and seat != self.me else 0.0
            below = (seating.badge_height / 2 + 18 + cards) / seating.height
            for number, tag in enumerate(self.tags(view, seat)):
                dy = (below + number * 25 / seating.height) * (-1 if seat == self.me else 1)
                found.append(replace(tag, x=start, y=y + dy))
        return found
