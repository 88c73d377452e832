"""Places as shares of the cloth, for the games that do not declare blocks yet; a controller moves what it wants.

Own hands below, what a seat lays before itself towards the middle, the rest of its cards beside its hand or under its
badge, shared cards in the middle. A family of zones (`pile.0.1` to `pile.0.17`) shows those that hold cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.engine import View
from app.engine.game import Game
from app.engine.zones import Kind, Zone
from app.table.controller import Controller
from app.table.geometry import INSET, RATIO, Board, Shape, Spot
from app.table.layout import FRONT, family, front, in_order
from app.table.prompts import Hem
from app.table.seating import CENTER, GAP, Seating
from app.table.signs import Badge, Tag

OWN_ROW = 0.62
"""How large rows of the player's own are against a hand card."""
CRAMPED, ASIDE = 0.7, 0.22
"""With less room than for such a card between two seats the shared cards lie aside, at this share of the cloth."""
_ROOM_OF_NAMES = 46.0
"""Pixels below a shared pile, for its name and count."""


class ShareLayout:
    """One view's zones on one board, as spots."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        zones: Mapping[str, Sequence[str]],
        fronts: Sequence[str] = FRONT,
        seat: int | None = 0,
    ) -> None:
        """`fronts` are the names of zones that lie before their owners; `seat` sees, None: an onlooker."""
        self.game = game
        self.seating = seating
        self.board: Board = seating.board
        self.zones = zones
        self.fronts = fronts
        self.seat = seat

    def spots(self) -> list[Spot]:
        """All zones of the game."""
        shared = [zone for zone in self.game.zones.values() if zone.owner is None]
        found = self.shared([zone.id for zone in shared])
        found += self.mine()
        for seat in self.seating.others:
            found += self.theirs(seat)
        return found

    def count(self, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.zones.get(zone, ()))

    def of(self, seat: int) -> list[Zone]:
        """The zones of a seat; of a family those that hold cards, and the first, on which cards may be laid."""
        zones = [zone for zone in self.game.zones.values() if zone.owner == seat]
        first = {zone.id.rsplit(".", 1)[0]: zone.id for zone in reversed(zones) if family(zone.id)}.values()
        return [zone for zone in zones if not family(zone.id) or zone.id in first or self.count(zone.id)]

    def away(self, seat: int) -> list[Spot]:
        """The empty zones of a seat's families: out of sight at its badge, so that cards can go there."""
        x, y = self.seating.badge(seat)
        return [
            Spot(zone.id, Shape.AWAY, self.seating.start(x), y)
            for zone in self.game.zones.values()
            if zone.owner == seat and zone not in self.of(seat)
        ]

    # Shared cards

    def free(self) -> tuple[float, float]:
        """The upper and the lower edge of the room between the seats, shares of the cloth."""
        seating, board = self.seating, self.board
        tops = [seat for seat in seating.others if 0.2 < seating.badge(seat).x < 0.8 and seating.badge(seat).y < 0.2]
        upper = 0.02
        for seat in tops:
            zones = self.of(seat)
            hand = any(zone.kind is Kind.HAND for zone in zones) and not seating.small
            rest = any(zone.kind is not Kind.HAND and not front(zone.id, self.fronts) for zone in zones)
            lines = (board.card * seating.closed * RATIO + GAP) * hand + (
                board.card * seating.opened * RATIO + GAP
            ) * (rest and not seating.small)
            upper = max(upper, seating.below(seat, lines))
        mine = [zone for zone in self.of(seating.me) if zone.kind is Kind.ROW and not front(zone.id, self.fronts)]
        rows = len(mine) * (board.card * OWN_ROW * RATIO / seating.height + 0.012)
        lower = 1.0 - (board.card * RATIO * 1.12) / seating.height - rows
        return upper, lower

    def shared(self, names: Sequence[str], y: float | None = None, x: float = CENTER[0]) -> list[Spot]:
        """Zones of nobody side by side, as large as the room allows."""
        if not names:
            return []
        board, seating = self.board, self.seating
        upper, lower = self.free()
        high = (lower - upper) * seating.height - _ROOM_OF_NAMES
        weights = [self.weight(name) for name in names]
        sides = 0.6 if len(seating.others) > 2 else 0.86
        if len(seating.others) == 1 and high < CRAMPED * board.card * RATIO:
            # Between two seats with rows there is no room left, but at their sides there is.
            x, sides, high = ASIDE, 0.4, board.card * RATIO * 0.8
        wide = sides * seating.width / (sum(weights) * board.card)
        scale = max(0.4, min(1.0, high / (board.card * RATIO), wide))
        middle = (upper + (lower - _ROOM_OF_NAMES / seating.height)) / 2 if y is None else y
        found = []
        at = -sum(weights) / 2
        for name, weight in zip(names, weights, strict=True):
            shape = Shape.ROW if self.game.zones[name].kind is Kind.ROW else Shape.PILE
            span = weight * board.card * scale / seating.width
            dx = (at + weight / 2) * scale
            found.append(Spot(name, shape, x, middle, dx=dx, scale=scale, span=span, step=1.06, free=0.18))
            at += weight
        return found

    def weight(self, zone: str) -> float:
        """How many cards wide a shared zone may be."""
        if self.game.zones[zone].kind is not Kind.ROW:
            return 1.5
        return 1.4 + 0.62 * (min(6, max(2, self.count(zone))) - 1)

    # The player's own cards

    def mine(self) -> list[Spot]:
        """Hands below, rows above them, what is laid before oneself towards the middle, piles at the end side."""
        me, board, seating = self.seating.me, self.board, self.seating
        zones = self.of(me)
        hands = [zone.id for zone in zones if zone.kind is Kind.HAND]
        rows = [zone.id for zone in zones if zone.kind is Kind.ROW and not front(zone.id, self.fronts)]
        piles = [zone.id for zone in zones if zone.kind is Kind.PILE and not front(zone.id, self.fronts)]
        found = self.away(me)
        span = (0.56 if board.width > 1000 else 0.62) / max(1, len(hands))
        for number, name in enumerate(hands):
            x = 0.5 + (number - (len(hands) - 1) / 2) * (span + 0.02)
            found.append(own_hand(name, self.zones.get(name, ()), x=x, span=span))
        above = min((self.top(spot) for spot in found if spot.zone in hands), default=1.0) - 0.012
        scale = OWN_ROW
        for name in rows:
            half = board.card * scale * RATIO / 2 / seating.height
            found.append(Spot(name, Shape.ROW, 0.5, above - half, scale=scale, span=0.5, step=1.08, free=0.2))
            above -= 2 * half + 0.012
        for number, name in enumerate(piles):
            column, line = number % 3, number // 3
            dy = -0.5 * scale - line * (scale + 0.1)
            low = 1.0 - 30.0 / seating.height
            dx = -scale * (0.5 + 1.14 * column)
            found.append(Spot(name, Shape.PILE, 0.985, low, dx=dx, dy=dy, scale=scale))
        return found + self.before(me, above)

    def top(self, spot: Spot) -> float:
        """The upper edge of a zone as it lies, a share."""
        return (self.board.box(spot, max(1, self.count(spot.zone))).y - INSET) / self.seating.height

    def before(self, seat: int, above: float = 1.0) -> list[Spot]:
        """What a seat has laid before itself, side by side; the player's own ends `above` the hand and rows."""
        names = [zone.id for zone in self.of(seat) if front(zone.id, self.fronts)]
        x, y = self.seating.front(seat)
        scale = self.seating.opened
        if seat == self.seating.me:
            y = min(y, above - self.board.card * scale * RATIO / 2 / self.seating.height)
        start = self.seating.start(x)
        shown = [name for name in names if self.count(name)]
        found = []
        for name in names:
            # The empty ones share the next place, where a card may be laid.
            place = shown.index(name) if name in shown else len(shown)
            dx = (place - (max(1, len(shown)) - 1) / 2) * scale * 1.12
            found.append(Spot(name, Shape.PILE, start, y, dx=dx, scale=scale, outlined=False))
        return found

    # Other seats

    def theirs(self, seat: int) -> list[Spot]:
        """Backs of a closed hand under the badge, other cards in a line below it."""
        seating, board = self.seating, self.board
        x, _ = seating.badge(seat)
        start = seating.start(x)
        zones = [zone for zone in self.of(seat) if not front(zone.id, self.fronts)]
        hands = [zone for zone in zones if zone.kind is Kind.HAND]
        rest = [zone for zone in zones if zone.kind is not Kind.HAND]
        found = self.away(seat) + self.before(seat)
        line = 0.0
        if seating.small:
            found += [Spot(zone.id, Shape.AWAY, start, seating.badge(seat).y) for zone in hands]
        elif hands:
            scale = seating.closed
            half = board.card * scale * RATIO / 2
            y = seating.below(seat, half)
            span = (0.145 if len(seating.others) > 2 else 0.24) / len(hands)
            for number, zone in enumerate(hands):
                across = start + (number - (len(hands) - 1) / 2) * span * 1.1
                found.append(Spot(zone.id, Shape.ROW, across, y, scale=scale, span=span, step=0.5, free=0.01))
            line = 2 * half + GAP
        return found + self.beside(seat, rest, line)

    def beside(self, seat: int, zones: Sequence[Zone], line: float) -> list[Spot]:
        """Piles and rows of another seat in one line, `line` px below its badge."""
        if not zones:
            return []
        seating, board = self.seating, self.board
        x, _ = seating.badge(seat)
        start = seating.start(x)
        scale = seating.closed if seating.small else min(seating.opened, 0.5)
        weights = [1.12 if zone.kind is not Kind.ROW else 0.6 + 0.5 * max(1, self.count(zone.id)) for zone in zones]
        wide = (0.19 if len(seating.others) > 2 else 0.5) * seating.width
        scale = min(scale, max(0.26, wide / (sum(weights) * board.card)))
        y = seating.below(seat, line + board.card * scale * RATIO / 2)
        found = []
        at = -sum(weights) / 2
        for zone, weight in zip(zones, weights, strict=True):
            shape = Shape.ROW if zone.kind is Kind.ROW else Shape.PILE
            span = weight * board.card * scale / seating.width
            dx = (at + weight / 2) * scale
            found.append(
                Spot(zone.id, shape, start, y, dx=dx, scale=scale, span=span, step=0.8, free=0.1, outlined=False)
            )
            at += weight
        return found


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
