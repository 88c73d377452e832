"""What lies on the cloth besides cards: signs, empty places, marks on cards and places, what is lit for a moment.

All of it is pixmap items, each painted once; a sign that has not changed keeps its item.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem
from shiboken6 import isValid

from app.art.direction import broken_off
from app.art.states import MarkKind, mark_pixmap
from app.art.tokens import Theme
from app.table.arrows import Way, crosses, paint_arrow
from app.table.cards import FLYING, HELD, LIFT, RING, CardItem
from app.table.cloth import Cloth
from app.table.contests import Fought
from app.table.free_room import FreeRoom
from app.table.geometry import MANY, RATIO, Box, Place, Shape, Spot, enclosing
from app.table.looks import Look
from app.table.meanings import noted
from app.table.measures import drop_size
from app.table.painted_scores import CLOSE, WIDE, paint_scores
from app.table.painted_signs import BADGE_MARGIN, FILLING, paint_sign
from app.table.pills import NEAR
from app.table.prompts import Ref, Rest
from app.table.signs import (
    Arrow,
    Badge,
    Bracket,
    Call,
    Caption,
    CardSign,
    DropPlace,
    Figure,
    Note,
    Orbit,
    Peek,
    PlacedSign,
    ScaleLine,
    ScoreTable,
    Sign,
    SuitPlate,
    Tag,
    Worn,
)

PLACE_Z = -20.0
SIGN_Z = -10.0
MARK_Z = 0.5
FOCUS_Z = 15_000.0
LINE_Z, SIGN_RING_Z = -15.0, -11.0
"""The z order: empty places below lines, these below the focus ring of a sign, that below signs, signs below cards, a
mark on its card, a zone's focus ring above everything at rest."""
Z: Mapping[type[PlacedSign], float] = {Bracket: HELD, Tag: SIGN_Z + 2, Call: SIGN_Z + 2}
"""Which signs do not lie as low as others: a bracket is above cards, what hangs at a badge above the ring round it."""
HUNG = Caption, Tag
"""Signs that rise with the cards over which they hang."""
WORDS_WEIGH = 3
"""How many times more than cards an arrow avoids signs: it may lead over cards, but breaks off where it meets signs."""
FITS: tuple[MarkKind, ...] = ("fits", "misfits")
"""States that are shown on cards in addition to any other, also while events are told."""
PEEK_RIM = 0.09
"""The distance of a small face from the edge of its card, as a fraction of the card's width."""
WORN_RIM = 0.4 * PEEK_RIM
"""The same for a suit that a card wears."""
WORN, WORN_LEAST = 0.4, 26.0
"""The width of a suit that a card wears, as a fraction of the card's, and its least width, px."""
FIGURE_SHARE = 0.24
FIGURE_LEAST = 15.0
FIGURE_MOST = 24.0
"""The width of a figure on a card, as a fraction of the card's, with its least and greatest width, px."""
SHEETS = ((1, WIDE), (2, WIDE), (1, CLOSE), (2, CLOSE))
"""In how many columns the table of scores may have its lines, and how close; the better way first."""
HEM_FREE = 20.0
OFF_STITCH = 23.0
"""The least distance of a badge, with its shadow of 8 px, or a tag from the edge of the cloth; and of words above
cards, which have nothing between them and the hem's stitch, px."""
FOCUSED = 11.0
"""How far the focus ring of a card reaches beyond it, px."""
PLACE_OUT = 6.0
"""How far outside the cards of a place the ring runs that says a card may be dropped there, px."""

SAYING, SAYING_GAP = 320.0, 6.0
"""The width of a sentence about a sign, and its distance from the sign, px."""
NOTE_GAP = 4.0
"""The distance of the note about a raised card from the card, px."""

INDEX_WIDE, INDEX_HIGH = 0.3, 0.34
"""The part of a card that its index takes, as fractions of its width and height."""

MOST_PICTURES = 256
"""How many pictures of signs are cached; those not shown for longest go first."""
ELSEWHERE = frozenset(("x", "y", "dx", "dy", "zone", "target", "cards", "width", "says", "card", "corner"))
"""The fields of a sign that say where it is and what it does there, and do not change its picture."""

Key = tuple[type[Sign], str, str, int]

PICTURES: dict[tuple[object, ...], QPixmap] = {}
"""The pictures of signs, shared by all tables of the program, so that a new table paints few that another has shown."""


def _lying(place: Place) -> Box:
    """The rectangle of a card where it belongs, also for one that lies across."""
    turned = math.radians(place.angle)
    along, aside = abs(math.cos(turned)), abs(math.sin(turned))
    wide = place.width * (along + RATIO * aside)
    high = place.width * (RATIO * along + aside)
    return Box(place.x - wide / 2, place.y - high / 2, wide, high)


def _wide(width: float) -> QSizeF:
    """The room of a sign that may be this wide, rounded so that cloths of different sizes share one picture."""
    return QSizeF(round(width, 1), 0)


class Overlay:
    """The signs and marks on one cloth, and where things are seen, be they cards or signs.

    `pill` is where words about lit cards lie and `scores` where the table of scores does, if there are any now.
    """

    def __init__(self, cloth: Cloth) -> None:
        self._cloth = cloth
        self._signs: dict[Key, tuple[PlacedSign, QGraphicsPixmapItem, QSizeF]] = {}
        self._boxes: list[tuple[PlacedSign, Box]] = []
        self._outlines: list[QGraphicsPixmapItem] = []
        self._outlined: tuple[list[Place], Theme, float] | None = None
        self._marks: list[QGraphicsItem] = []
        self._focus: Ref | None = None
        self._fits: list[QGraphicsItem] = []
        self._lit: list[QGraphicsItem] = []
        self.pill: Box | None = None
        self.scores: Box | None = None
        self._rest: Rest | None = None
        self._sheet: ScoreTable | None = None
        self._peeks: list[QGraphicsItem] = []
        self._memory: list[QGraphicsItem] = []
        self._note: list[QGraphicsItem] = []
        self._marked_contested: tuple[Ref, ...] = ()
        self._lit_contested: tuple[Ref, ...] = ()
        self._contest: Fought | None = None
        self._lines: list[QGraphicsItem] = []
        self._arrows: list[QGraphicsItem] = []
        self._arrows_shown: list[tuple[Arrow, Box, Box, tuple[Box, ...]]] = []
        self._ways: dict[tuple[Ref, Ref], Way] = {}

    # Signs

    def clear_signs(self) -> None:
        """Take all signs away (for another look)."""
        for _, item, _ in self._signs.values():
            self._cloth.removeItem(item)
        self._signs.clear()
        self._boxes.clear()
        self._remove(self._arrows)
        self._arrows_shown = []
        self._ways = {}
        self._remove(self._lines)
        self._contest = None
        self._remove(self._peeks)
        self._remove(self._memory)
        self._remove(self._note)

    def show_note(self, sign: Note | None, targets: Collection[Ref] = ()) -> None:
        """Show a note about the card held or pointed at, wholly on the cloth, until marks are shown again.

        A note that hangs at its card gives way to other cards, as far as there is room near it. It is not shown over
        `targets`: while people choose among them, they see them whole.
        """
        self._remove(self._note)
        if sign is None:
            return
        painted = paint_sign(sign, self._look(), self._room(sign))
        size, board = painted.deviceIndependentSize(), self._cloth.board
        x, y = self._sign_box(sign, size).middle
        if sign.cards:
            # Clear of the card, which is raised while it is held.
            y -= LIFT + NOTE_GAP
        wide, high = size.width() / 2 + HEM_FREE, size.height() / 2 + HEM_FREE
        x, y = max(wide, min(x, board.width - wide)), max(high, min(y, board.height - high))
        box = Box(x - size.width() / 2, y - size.height() / 2, size.width(), size.height())
        if sign.cards and any(box.overlap(one) > 0 for one in self._zones()):
            box = self.free_room().note(size, self._boxes_of(sign.cards))
        if sign.cards and any(box.overlap(one) > 0 for one in self._boxes_of(targets)):
            return
        note = self._add(painted, HELD - 2)
        note.setPos(*box.middle)
        self._note.append(note)

    def show_saying(self, ref: Ref) -> None:
        """Show what a sign says, above or below it, until marks are shown again; nothing if there is no such sign."""
        self._remove(self._note)
        found = next(((sign, box) for sign, box in self.pressable() if sign.command == ref.zone and sign.says), None)
        if found is None:
            return
        sign, box = found
        painted = paint_sign(noted(sign), self._look(), _wide(min(SAYING, self._cloth.board.width - 2 * HEM_FREE)))
        width, height = painted.deviceIndependentSize().toTuple()
        hung = self._hung(box)
        above, below = hung.y - SAYING_GAP - height, hung.y + hung.height + SAYING_GAP
        note = self._add(painted, HELD - 2)
        note.setPos(self._off_hem(box.middle[0], width), (above if above > HEM_FREE else below) + height / 2)
        self._note.append(note)

    def show_signs(self, signs: Sequence[Sign]) -> None:
        """Show these signs instead of the previous ones."""
        cloth = self._cloth
        look = self._look()
        kept: dict[Key, tuple[PlacedSign, QGraphicsPixmapItem, QSizeF]] = {}
        self._boxes = []
        for number, sign in enumerate(signs):
            if not isinstance(sign, PlacedSign) or (isinstance(sign, DropPlace) and sign.shut):
                continue
            key: Key = (type(sign), sign.zone, sign.side, number)
            old = self._signs.pop(key, None)
            if old is not None and old[0] == sign and not isinstance(sign, FILLING):
                item, takes = old[1], old[2]
            else:
                if old is not None:
                    cloth.removeItem(old[1])
                pixmap = self._picture(sign, look, self._room(sign))
                item = self._add(pixmap, Z.get(type(sign), SIGN_Z))
                takes = pixmap.deviceIndependentSize()
            box = self._sign_box(sign, takes)
            self._put(item, box)
            kept[key] = (sign, item, takes)
            self._boxes.append((sign, box))
        for _, item, _ in self._signs.values():
            cloth.removeItem(item)
        self._signs = kept
        self.follow()
        self._break_rings()
        self._show_arrows([sign for sign in signs if isinstance(sign, Arrow)])
        self._show_on_cards([sign for sign in signs if isinstance(sign, CardSign)])
        self._show_contest()

    def headroom(self, ref: Ref) -> float:
        """How far a held card may rise before its ring, or the words that hang over it, reach what is above them."""
        item = self._cloth.item_at(ref)
        if item is None:
            return LIFT
        hung = [box for sign, box in self._boxes if isinstance(sign, HUNG) and ref in sign.cards]
        whole = enclosing([_lying(item.target), *hung])
        above = [box for box in self._words() if box not in hung]
        above += [box for box in self._zones() if hung and box != self.zone_box(ref.zone)]
        ring = whole.grown(RING)
        over = [box.y + box.height for box in above if box.overlap(ring._replace(y=ring.y - LIFT)) > 0]
        return max(0.0, min(LIFT, ring.y - max(over, default=0.0)))

    def follow(self) -> None:
        """Let words that hang over cards rise with them, clear of the rings of those held or focused."""
        for sign, item, takes in self._signs.values():
            if isinstance(sign, HUNG) and sign.cards:
                cards = [card for card in map(self._cloth.item_at, sign.cards) if card is not None]
                risen = max((card.lifted + RING * card.raised for card in cards), default=0.0)
                if self._focus is not None and self._focus in sign.cards:
                    risen = max(risen, min(FOCUSED, self.headroom(self._focus)))
                self._put(item, self._sign_box(sign, takes), risen)

    def _put(self, item: QGraphicsPixmapItem, box: Box, risen: float = 0.0) -> None:
        """Put the picture of a sign into its box, or this far above it, on whole pixels, where its words are sharp."""
        dpr = self._cloth.board.dpr
        x, y = box.middle
        item.setPos(round(x * dpr) / dpr, round((y - risen) * dpr) / dpr)

    @staticmethod
    def _picture(sign: Sign, look: Look, room: QSizeF) -> QPixmap:
        """The picture of a sign; it does not depend on where the sign lies, so another cloth needs few new ones."""
        same = (value for name, value in vars(sign).items() if name not in ELSEWHERE)
        key = type(sign), *same, look, room.width(), room.height()
        found = PICTURES.pop(key, None) or paint_sign(sign, look, room)
        PICTURES[key] = found
        if len(PICTURES) > MOST_PICTURES:
            del PICTURES[next(iter(PICTURES))]
        return found

    def _break_rings(self) -> None:
        """Leave a gap in the ring of play around words that have no room beside it."""
        words = [box for sign, box in self._boxes if isinstance(sign, Caption)]
        for sign, item, size in self._signs.values():
            if isinstance(sign, Orbit):
                corner = item.pos() + item.offset()
                around = Box(corner.x(), corner.y(), size.width(), size.height())
                inside = [
                    QRectF(box.x - around.x, box.y - around.y, box.width, box.height)
                    for box in words if box.overlap(around)
                ]  # fmt: skip
                item.setPixmap(broken_off(item.pixmap(), inside))

    def _show_arrows(self, signs: Sequence[Arrow]) -> None:
        """Show arrows, after everything they join has been placed.

        One that comes again before any other does, with the next card of a debt, keeps its course.
        """
        cloth = self._cloth
        wanted = []
        for sign in signs:
            start, end = self.box(sign.start), self.box(sign.end)
            if start is not None and end is not None:
                wanted.append((sign, self._hung(start), self._hung(end), self._in_the_way(sign)))
        if wanted == self._arrows_shown:
            return
        self._remove(self._arrows)
        self._arrows_shown = wanted
        room = QSizeF(cloth.board.width, cloth.board.height)
        taken, ways = self._ways, dict[tuple[Ref, Ref], Way]()
        for sign, start, end, avoid in wanted:
            if sign.shy and crosses(start, end, room, avoid):
                continue
            joins = sign.start, sign.end
            arrow = paint_arrow(start, end, sign.text, self._look(), room, sign.done, avoid, taken.get(joins))
            ways[joins] = arrow.way
            # What has no way round cards leads over them, but not over words.
            around = QRectF(arrow.corner, arrow.pixmap.deviceIndependentSize())
            words = [QRectF(*box) for box in self._other_signs(sign)]
            inside = [box.translated(-arrow.corner) for box in words if box.intersects(around)]
            self._arrows.append(self._line(broken_off(arrow.pixmap, inside), arrow.corner, FLYING - 1))
        self._ways = ways or taken

    def _line(self, pixmap: QPixmap, corner: QPointF, z: float) -> QGraphicsItem:
        """Lay the picture of a line on the cloth, with its upper left corner here."""
        item = self._add(pixmap, z)
        item.setOffset(0, 0)
        item.setPos(corner)
        return item

    def _in_the_way(self, arrow: Arrow) -> tuple[Box, ...]:
        """The obstacles of an arrow: cards, places and signs that it does not join."""
        cloth = self._cloth
        ends = {arrow.start.zone, arrow.end.zone}
        zones = [self.zone_box(spot.zone) for spot in cloth.spots() if spot.zone not in ends]
        return (*(box for box in zones if box is not None), *WORDS_WEIGH * self._other_signs(arrow))

    def _other_signs(self, arrow: Arrow) -> list[Box]:
        """Where signs lie that an arrow does not join."""
        ends = {arrow.start.zone, arrow.end.zone}
        return [box for sign, box in self._boxes if sign.target not in ends and not isinstance(sign, Orbit)]

    def _show_on_cards(self, signs: Sequence[CardSign]) -> None:
        """Show small faces on closed cards, worn suits on open ones, small backs on those that only look open.

        Any card may show the plate of its owner.
        """
        self._remove(self._peeks)
        cloth = self._cloth
        for sign in signs:
            card = cloth.item_at(sign.card)
            owned = isinstance(sign, Figure) and bool(sign.plate)
            if card is None or (not owned and card.face_up == (isinstance(sign, Peek) and not sign.low)):
                continue
            match sign:
                case Figure():
                    self._peeks.append(self._figure(sign, card))
                case Peek():
                    self._peeks.append(self._peek(sign, card))
                case Worn():
                    across = max(WORN_LEAST, WORN * card.width)
                    plate = self._picture(SuitPlate(sign.suit, across=across), self._look(), _wide(across))
                    self._peeks.append(self._in_corner(card, plate, 1, WORN_RIM))

    def _peek(self, sign: Peek, card: CardItem) -> QGraphicsItem:
        """Show a small face in the upper start corner of a card, or in the lower corner that has no index."""
        side = 1 if self._cloth.board.rtl and not sign.low else -1
        peek = self._in_corner(card, self._cloth.faces.small(sign.face, card.width), side, PEEK_RIM)
        if sign.low:
            peek.setY(-peek.y())
        return peek

    def _in_corner(self, card: CardItem, pixmap: QPixmap, side: int, rim: float) -> QGraphicsItem:
        """Put a picture in the upper left (-1) or right (1) corner of a card, `rim` card widths from its edges."""
        item = self._add(pixmap, MARK_Z / 2, card)
        size = pixmap.deviceIndependentSize()
        x = (card.width - size.width()) / 2 - rim * card.width
        item.setPos(side * x, rim * card.width + (size.height() - card.width * RATIO) / 2)
        return item

    def _figure(self, sign: Figure, card: CardItem) -> QGraphicsItem:
        """Show the value of a card in its lower left corner, which other cards leave free; more at the right."""
        across = max(FIGURE_LEAST, min(FIGURE_MOST, FIGURE_SHARE * card.width))
        item = self._add(self._picture(sign, self._look(), _wide(across)), MARK_Z / 2, card)
        inset = across / 2 - across * 0.12
        x, y = card.width / 2 - inset, card.width * RATIO / 2 - inset
        item.setPos(-x if sign.corner == "lower left" else x, -y if sign.corner == "upper right" else y)
        return item

    def show_memory(self, signs: Sequence[Peek]) -> None:
        """Show small faces on closed cards that the seat has seen before, instead of the previous ones."""
        self._remove(self._memory)
        for sign in signs:
            card = self._cloth.item_at(sign.card)
            if card is not None and not card.face_up:
                self._memory.append(self._peek(sign, card))

    def shown(self) -> list[tuple[PlacedSign, Box]]:
        """All signs and where they lie."""
        return list(self._boxes)

    def pressable(self) -> list[tuple[PlacedSign, Box]]:
        """The signs that can be pressed and where they lie."""
        return [(sign, box) for sign, box in self._boxes if sign.command]

    def named_at(self, x: float, y: float) -> Ref | None:
        """The zone that the sign at a point belongs to or names."""
        zones = (sign.names or sign.zone for sign, box in self._boxes if box.holds(x, y))
        return next((Ref(zone) for zone in zones if zone), None)

    def drop_box(self, zone: str) -> Box | None:
        """The rectangle of the sign that serves as a zone's drop place."""
        return next((box for sign, box in self._boxes if sign.target == zone), None)

    def zone_box(self, zone: str) -> Box | None:
        """The rectangle of a zone: of the sign that serves as its drop place, otherwise of its cards or place."""
        drop = self.drop_box(zone)
        return drop if drop is not None else self._cloth.place_box(zone)

    def box(self, ref: Ref) -> Box | None:
        """The rectangle of a card in its place, or of a zone."""
        item = self._cloth.item_at(ref) if ref.is_card else None
        if item is None:
            return self.zone_box(ref.zone)
        place = item.target
        height = place.width * RATIO
        return Box(place.x - place.width / 2, place.y - height / 2, place.width, height)

    def around(self, refs: Sequence[Ref]) -> Box:
        """The rectangle that encloses several cards or zones."""
        return enclosing(self._boxes_of(refs))

    def _hung(self, box: Box) -> Box:
        """The rectangle of a sign with the tags that hang at it, within the margin of its shadow."""
        return enclosing([box, *(tag for one, tag in self._boxes if isinstance(one, Tag) and tag.overlap(box) > 0)])

    def targets(self) -> list[tuple[str, Box]]:
        """The signs that serve as drop places, and where they lie."""
        return [(sign.target, box) for sign, box in self._boxes if sign.target]

    def _room(self, sign: PlacedSign) -> QSizeF:
        """The room of a sign, px: its greatest width, or for one that fills its room, its size."""
        board = self._cloth.board
        match sign:
            case Bracket():
                return QSizeF(self.around(sign.cards).width, 0)
            case Orbit():
                return QSizeF(sign.width * board.width, sign.height * board.height)
            case DropPlace():
                return QSizeF(*drop_size(board))
        return _wide((sign.width or 0.4) * board.width)

    def _look(self) -> Look:
        cloth = self._cloth
        return Look(cloth.theme, cloth.board.rtl, cloth.board.dpr, cloth.board.least)

    def _add(self, pixmap: QPixmap, z: float, parent: QGraphicsItem | None = None) -> QGraphicsPixmapItem:
        """Add a pixmap item whose position is its middle; a child of a card moves with it."""
        item = QGraphicsPixmapItem(pixmap, parent) if parent is not None else QGraphicsPixmapItem(pixmap)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        size = pixmap.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setZValue(z)
        if parent is None:
            self._cloth.addItem(item)
        return item

    def _sign_box(self, sign: PlacedSign, size: QSizeF) -> Box:
        """Where a sign of this size lies."""
        cloth, board = self._cloth, self._cloth.board
        width, height = size.width(), size.height()
        if sign.cards:
            around = self.around(sign.cards)
            x = self._off_hem(around.middle[0], width, OFF_STITCH)
            return Box(x - width / 2, around.y - height + sign.dy * board.card * RATIO, width, height)
        spot = cloth.spot(sign.zone)
        if spot is not None:
            # Below piles of one row, words stand on one line, however high each pile is.
            level = sign.side == "below" and self._in_a_row(spot)
            count = max(MANY, cloth.count(sign.zone)) if level else cloth.count(sign.zone)
            return self._beside(sign, board.box(spot, count), width, height)
        x, y = board.point(sign.x, sign.y, sign.dx, sign.dy)
        if sign.align != "center":
            right = (sign.align == "start") != board.mirrored
            x = x + width / 2 if right else x - width / 2
        if isinstance(sign, Badge | Tag):
            x = self._off_hem(x, width)
        return Box(x - width / 2, y - height / 2, width, height)

    def _in_a_row(self, pile: Spot) -> bool:
        """Whether another pile of the same size lies beside this pile at the same height."""
        cloth, board = self._cloth, self._cloth.board
        if pile.shape is not Shape.PILE:
            return False
        level, size = board.anchor(pile)[1], board.size(pile)
        return any(
            spot.zone != pile.zone and spot.shape is Shape.PILE
            and abs(board.anchor(spot)[1] - level) < 1 and abs(board.size(spot) - size) < 1
            for spot in cloth.spots()
        )  # fmt: skip

    def _off_hem(self, x: float, width: float, free: float = HEM_FREE) -> float:
        """The middle of a sign of this width, moved so that it does not reach into the outer `free` px."""
        board = self._cloth.board
        half = min(width / 2, (board.width - 2 * free) / 2)
        return min(max(x, free + half), board.width - free - half)

    def _beside(self, sign: PlacedSign, box: Box, width: float, height: float) -> Box:
        """At one side of a zone, `dx` cards further towards the end and `dy` further down."""
        board = self._cloth.board
        gap = 8.0
        x, y = box.middle
        dx = sign.dx * board.card * (-1 if board.mirrored else 1)
        dy = sign.dy * board.card * RATIO
        match sign.side:
            case "below":
                y = box.y + box.height + gap + height / 2
            case "above":
                y = box.y - gap - height / 2
            case "start" | "end":
                right = (sign.side == "end") != board.mirrored
                x = box.x + box.width + gap + width / 2 if right else box.x - gap - width / 2
        return Box(x + dx - width / 2, y + dy - height / 2, width, height)

    # Empty places

    def show_outlines(self) -> None:
        """Outline the places where cards belong but none lie."""
        cloth = self._cloth
        wanted = [place for spot in cloth.spots() if self._awaits(spot) for place in cloth.board.empty(spot)]
        shown = wanted, cloth.theme, cloth.board.dpr
        if shown == self._outlined:
            return
        for outline in self._outlines:
            cloth.removeItem(outline)
        self._outlines = [self._placed("place", place, PLACE_Z) for place in wanted]
        self._outlined = shown

    def _awaits(self, spot: Spot) -> bool:
        """Whether places of a spot are outlined."""
        count = self._cloth.count(spot.zone)
        lone = spot.places == 0 and count == 0 and spot.shape in (Shape.PILE, Shape.COLUMN, Shape.THREES)
        return spot.outlined and (count < spot.places or lone)

    def seen(self, spot: Spot) -> bool:
        """Whether there is anything to see at a spot: cards, the outline of an empty place, a drop place."""
        return self._cloth.count(spot.zone) > 0 or self._awaits(spot) or self.drop_box(spot.zone) is not None

    def outlined(self) -> list[Box]:
        """The outlines of empty places."""
        rects = [item.sceneBoundingRect() for item in self._outlines]
        return [Box(rect.x(), rect.y(), rect.width(), rect.height()) for rect in rects]

    def _placed(self, kind: MarkKind, place: Place, z: float, distance: float = 0.0) -> QGraphicsPixmapItem:
        cloth = self._cloth
        item = self._add(mark_pixmap(kind, place.width, place.width * RATIO, cloth.theme, cloth.board.dpr, distance), z)
        item.setPos(place.x, place.y)
        item.setRotation(place.angle)
        return item

    # Marks

    def mark(self, cards: Mapping[Ref, MarkKind], targets: Mapping[Ref, MarkKind], focus: Ref | None) -> None:
        """Show the states of cards and places (look 8) instead of the previous ones; a note goes."""
        self._remove(self._marks)
        self._remove(self._note)
        for ref, kind in {**cards, **{ref: kind for ref, kind in targets.items() if ref.is_card}}.items():
            if kind not in FITS:
                self._mark_card(ref, kind, self._marks)
        for ref, kind in targets.items():
            if not ref.is_card:
                self._mark_place(ref.zone, kind)
        self._focus = focus
        self.follow()
        if focus is not None:
            self._mark_focus(focus)
        self._marked_contested = tuple(ref for ref, kind in cards.items() if kind == "contested")
        self._show_contest()

    def show_fits(self, states: Mapping[Ref, MarkKind]) -> None:
        """Show which cards fit and which do not, instead of the previous ones; `mark` shows other states."""
        self._remove(self._fits)
        for ref, kind in states.items():
            if kind in FITS:
                self._mark_card(ref, kind, self._fits, 2 * MARK_Z)

    def light(self, rest: Rest) -> None:
        """Light the cards of a rest, with a pill of words below them, or as near as no words or indices are covered."""
        self._rest = rest
        for ref in rest.lit:
            self._mark_card(ref, rest.mark, self._lit)
        if rest.pill and rest.lit:
            painted = paint_sign(Call(rest.pill), self._look(), _wide(self._cloth.board.width))
            self.pill = self.free_room().pill(painted.deviceIndependentSize(), self._boxes_of(rest.lit))
            pill = self._add(painted, HELD)
            pill.setPos(*self.pill.middle)
            self._lit.append(pill)
        self._lit_contested = rest.lit if rest.mark == "contested" else ()
        self._show_contest()

    def show_scores(self, sign: ScoreTable) -> None:
        """Show the table of scores until `douse`, over all cards, but where it covers as little of them as it can."""
        self._sheet = sign
        room = self._cloth.board.width - 2 * HEM_FREE
        ways = (paint_scores(sign, self._look(), room, *way) for way in SHEETS)
        painted, self.scores = self.free_room().sheet(ways)
        sheet = self._add(painted, HELD)
        sheet.setPos(*self.scores.middle)
        self._lit.append(sheet)

    def douse(self) -> None:
        """Put out what `light` lit, and take the table of scores and the words about a sign away."""
        self._remove(self._lit)
        self._remove(self._note)
        self.pill = self.scores = None
        self._rest = self._sheet = None
        self._lit_contested = ()
        self._show_contest()

    def light_again(self) -> None:
        """Show what `light` lit and the table of scores once more, because everything lies elsewhere now."""
        rest, sheet = self._rest, self._sheet
        self.douse()
        if rest is not None:
            self.light(rest)
        if sheet is not None:
            self.show_scores(sheet)

    def _show_contest(self) -> None:
        """Join the cards that are fought over or tied by a dotted line, once everything it avoids has been placed."""
        contest = self._fought()
        if contest == self._contest:
            return
        self._remove(self._lines)
        self._contest = contest
        for made in contest.lines() if contest is not None else ():
            self._lines.append(self._line(made.pixmap, made.corner, LINE_Z))

    def _fought(self) -> Fought | None:
        """The seats that fight now, with everything else on the cloth; None if there are fewer than two."""
        cloth, board = self._cloth, self._cloth.board
        refs = dict.fromkeys((*self._marked_contested, *self._lit_contested))
        sides: dict[str, list[Box]] = {}
        for ref in refs:
            item = cloth.item_at(ref)
            if item is not None:
                # The zones of a seat end in its number.
                sides.setdefault(ref.zone.partition(".")[2] or str(ref), []).append(_lying(item.target))
        if len(sides) < 2:
            return None
        cards = []
        for spot in cloth.spots():
            count = cloth.count(spot.zone)
            lying = enumerate(board.places(spot, count) if count else board.empty(spot))
            cards += [_lying(one) for at, one in lying if one.drawn and Ref(spot.zone, at) not in refs]
        words = (*self._words(), *((self.pill,) if self.pill is not None else ()))
        room = board.width, board.height
        tags = tuple(box for sign, box in self._boxes if isinstance(sign, Tag))
        return Fought(tuple(map(tuple, sides.values())), words, tuple(cards), tags, room, cloth.theme, board.dpr)

    def free_room(self) -> FreeRoom:
        """What is visible now, among which words find room."""
        board = self._cloth.board
        within = Box(HEM_FREE, HEM_FREE, board.width - 2 * HEM_FREE, board.height - 2 * HEM_FREE)
        return FreeRoom(within, NEAR * board.width, self._words(), self._zones(), list(self._indices()))

    def _boxes_of(self, refs: Iterable[Ref]) -> list[Box]:
        """The rectangles of those of these cards and zones that are on the cloth."""
        return [box for box in map(self.box, refs) if box is not None]

    def _words(self) -> list[Box]:
        """Where signs lie, except those that lie behind everything."""
        return [box for sign, box in self._boxes if not isinstance(sign, Orbit | ScaleLine)]

    def _zones(self) -> list[Box]:
        """Where cards lie, and the places that have an outline."""
        cloth = self._cloth
        seen = (spot.zone for spot in cloth.spots() if spot.outlined or cloth.count(spot.zone))
        return [box for box in map(self.zone_box, seen) if box is not None]

    def _indices(self) -> Iterator[Box]:
        """The corners of open cards in which their rank and suit stand."""
        cloth = self._cloth
        for spot in cloth.spots():
            for index in range(cloth.count(spot.zone)):
                item = cloth.item_at(Ref(spot.zone, index))
                if item is not None and item.face_up:
                    place = item.target
                    wide, high = INDEX_WIDE * place.width, INDEX_HIGH * place.width * RATIO
                    yield Box(place.x - place.width / 2, place.y - place.width * RATIO / 2, wide, high)

    def _remove(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            # A mark goes with its card when the card leaves the table.
            if isValid(item) and item.scene() is not None:
                self._cloth.removeItem(item)
        items.clear()

    def _mark_card(self, ref: Ref, kind: MarkKind, kept: list[QGraphicsItem], z: float = MARK_Z) -> None:
        card = self._cloth.item_at(ref)
        if card is not None:
            pixmap = mark_pixmap(kind, card.width, card.width * RATIO, self._cloth.theme, self._cloth.board.dpr)
            kept.append(self._add(pixmap, z, card))

    def _mark_place(self, zone: str, kind: MarkKind) -> None:
        cloth = self._cloth
        box = self.drop_box(zone)
        if box is not None:
            drops = (sign for sign, _ in self._boxes if isinstance(sign, DropPlace))
            if kind == "drop_over" or not any(sign.target == zone for sign in drops):
                self._light_target(zone, box, kind)
            return
        spot = cloth.spot(zone)
        if spot is None:
            return
        drawn = [place for place in cloth.board.places(spot, cloth.count(zone)) if place.drawn]
        if not drawn and spot.shape is Shape.AWAY:
            return
        if drawn and spot.shape is Shape.BRICKS:
            # A card that comes to a wall does not lie on any of its bricks.
            self._ring_box(cloth.board.box(spot, cloth.count(zone)).grown(PLACE_OUT), kind)
            return
        place = max(drawn, key=lambda one: one.z) if drawn else Place(*cloth.board.anchor(spot), cloth.board.size(spot))
        self._marks.append(self._placed(kind, place, place.z + MARK_Z, PLACE_OUT if drawn else 0.0))

    def _light_target(self, zone: str, box: Box, kind: MarkKind) -> None:
        """Light a sign that serves as a drop place: a badge is ringed, a drop place filled while a card is over it."""
        sign = next(sign for sign, _ in self._boxes if sign.target == zone)
        if not isinstance(sign, DropPlace):
            # Round what is seen of a badge, whose shadow has a margin, and below the tags that hang at it.
            badge = isinstance(sign, Badge)
            self._ring_box(box.grown(-BADGE_MARGIN) if badge else box, kind, SIGN_Z + 1 if badge else HELD - 1)
            return
        item = self._add(paint_sign(replace(sign, over=True), self._look(), self._room(sign)), SIGN_Z + 1)
        item.setPos(*box.middle)
        self._marks.append(item)

    def _ring_box(self, box: Box, kind: MarkKind, z: float = HELD - 1) -> None:
        """Put a ring round a rectangle; usually below held cards."""
        pixmap = mark_pixmap(kind, round(box.width), round(box.height), self._cloth.theme, self._cloth.board.dpr)
        ring = self._add(pixmap, z)
        ring.setPos(*box.middle)
        self._marks.append(ring)

    def _mark_focus(self, ref: Ref) -> None:
        cloth = self._cloth
        if ref.is_card and cloth.item_at(ref) is not None:
            self._mark_card(ref, "focus", self._marks)
            return
        found = next(((sign, box) for sign, box in self.pressable() if sign.command == ref.zone), None)
        if found is not None:
            sign, box = found
            # Round what is seen of a badge, whose shadow has a margin, and below the tags that hang at it.
            self._ring_box(box.grown(-BADGE_MARGIN) if isinstance(sign, Badge) else box, "focus", SIGN_RING_Z)
        elif (place := self.zone_box(ref.zone)) is not None:
            self._ring_box(place, "focus", FOCUS_Z)
