"""The blocks of a game that declares none, derived only from the kinds and owners of its zones (look 6).

Own hands lie below, what a seat lays before itself towards the middle, the rest of its cards under its badge, shared
cards in the middle. Of a family of zones (`pile.0.1` to `pile.0.17`) only those that hold cards are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from app.engine.cards import RANKS
from app.engine.game import Game
from app.engine.zones import Kind, Zone
from app.table.blocks import Block, Cards, Column, Either, Hand, Over, Row, Toward
from app.table.company import Company
from app.table.datum import varied
from app.table.geometry import Shape

FRONT = ("held", "table", "laid", "down", "shown", "alpha", "tag", "help")
"""Names of zones that lie before their owner, towards the middle."""
SORTED = "SHCD"
"""The suits of a sorted hand, and side by side on the cloth: colours alternate."""
OPEN, LEAST_OPEN = 0.85, 44.0
"""The size of other seats' open cards, as a multiple of a hand card, and the smallest width, px."""
CLOSED, LEAST_CLOSED = 0.42, 34.0
"""The same for the backs of closed hands."""
SHARED, LEAST_SHARED = 1.15, 48.0
"""The same for shared cards."""
ASIDE = 0.12
"""How far the middle may move sideways from the centre of the table, as a share of its width."""
STACK = 1.0
"""The size of shared piles: no larger than the hand, because cards played before the seats need the room round them."""
OWN, LEAST_OWN = 0.8, 48.0
"""The same for the seat's own rows and piles."""
BARED = 0.75
"""How much of each shared open card stays visible, because people choose among them."""
SHRINKS = {"backs": 1, "piles": 2, "open": 3, "shared": 4, "own": 5}
"""Which cards shrink first: the lowest number."""
STAGES = (1, 2, 3, 4, 6, 8, 12)
"""Room is made only for rows of these lengths, so that not every single card shifts the whole table."""
LINES = (5, 3, 2)
"""How many piles lie side by side at most; fewer where that leaves the cards larger."""

Label = Callable[[str], tuple[float, float]]
"""Measures the room for the words below a zone."""


def front(zone: str, names: Sequence[str]) -> bool:
    """Whether a zone lies before its owner, as zones with these names do."""
    return zone.split(".")[0] in names


def in_order(cards: Sequence[str]) -> tuple[int, ...]:
    """The indexes of a hand sorted for the eye: by suit, then from high to low; other symbols by their text."""

    def key(index: int) -> tuple[int, int, str]:
        text = cards[index]
        if len(text) == 2 and text[1] in SORTED and text[0] in RANKS:
            return SORTED.index(text[1]), -RANKS.index(text[0]), text
        return len(SORTED), 0, text

    return tuple(sorted(range(len(cards)), key=key))


def stage(count: int, most: int = STAGES[-1]) -> int:
    """How many cards to make room for when `count` lie there."""
    return min(most, next((one for one in STAGES if one >= count), STAGES[-1]))


def backs(zone: str, holds: int = 4) -> Cards:
    """A closed hand of another seat, fanned."""
    return Cards(zone, Shape.ROW, CLOSED, LEAST_CLOSED, SHRINKS["backs"], holds=holds, step=0.5, bears=0.25, thins=True)


def hands(company: Company, *names: str) -> list[Block]:
    """Closed hands of another seat side by side; none if badges are small, because those show the numbers."""
    if company.small(company.board, company.seats):
        return []
    return [Row(tuple(backs(name) for name in names))]


def pile(zone: str, size: float = SHARED, label: tuple[float, float] = (0.0, 0.0), first: str = "shared") -> Cards:
    """Cards in a pile, with room for words below them."""
    return Cards(zone, Shape.PILE, size, LEAST_SHARED, SHRINKS[first], holds=12, label=label)


def row(zone: str, holds: int, size: float = OPEN, first: str = "open", step: float = 1.08) -> Cards:
    """Open cards side by side."""
    least = LEAST_OPEN if first == "open" else LEAST_SHARED
    return Cards(zone, Shape.ROW, size, least, SHRINKS[first], holds=holds, step=step, bears=min(step, 0.4))


class Layout:
    """The blocks of one view."""

    def __init__(
        self,
        game: Game,
        company: Company,
        zones: Mapping[str, Sequence[str]],
        label: Label,
        fronts: Sequence[str],
    ) -> None:
        """`fronts` are the names of zones that lie before their owners; `label` measures the words below a zone."""
        self.game = game
        self.company = company
        self.zones = zones
        self.label = label
        self.fronts = fronts

    def blocks(self) -> Block:
        """The whole table."""
        shared = [self.shared(zone) for zone in self.game.zones.values() if zone.owner is None]
        middle = Either("middle", tuple(self.lines(shared, most) for most in LINES))
        corner = [self.own_pile(zone.id) for zone in self.own(Kind.PILE)]
        ring = self.company.ring(middle, self.mine(), self.theirs, self.lines(corner, 3) if corner else None)
        return varied(ring, aside=ASIDE)

    def count(self, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.zones.get(zone, ()))

    def of(self, seat: int) -> list[Zone]:
        """The zones of a seat; of a family those that hold cards, and the first, because cards may be laid on it."""
        zones = [zone for zone in self.game.zones.values() if zone.owner == seat]
        first = {zone.id.rpartition(".")[0]: zone.id for zone in reversed(zones)}.values()
        return [zone for zone in zones if zone.id in first or self.count(zone.id)]

    def own(self, kind: Kind) -> list[Zone]:
        """The zones of this kind that belong to the seat at the screen and do not lie before it."""
        return [zone for zone in self.of(self.company.me) if zone.kind is kind and not front(zone.id, self.fronts)]

    @staticmethod
    def lines(blocks: Sequence[Block], most: int = LINES[0]) -> Block:
        """Blocks side by side, in several lines if there are many."""
        rows = [Row(tuple(blocks[at : at + most]), gap=16.0) for at in range(0, len(blocks), most)]
        return rows[0] if len(rows) == 1 else Column(tuple(rows), gap=12.0)

    def shared(self, zone: Zone) -> Cards:
        """A zone that is nobody's."""
        if zone.kind is Kind.ROW:
            cards = row(zone.id, stage(self.count(zone.id), 8), SHARED, "shared")
            return varied(cards, bears=BARED, label=self.label(zone.id))
        return pile(zone.id, STACK, label=self.label(zone.id))

    def own_pile(self, zone: str) -> Cards:
        """A pile of the seat at the screen, in the corner."""
        return Cards(zone, Shape.PILE, OWN, LEAST_OWN, SHRINKS["piles"], holds=12, label=self.label(zone))

    def mine(self) -> Block:
        """This seat's cards: hands below, rows over them, then what is laid before the seat."""
        hands = [zone.id for zone in self.own(Kind.HAND)]
        found: list[Block] = []
        if len(hands) == 1:
            found.append(Hand(hands[0], self.count(hands[0])))
        elif hands:
            found.append(Row(tuple(row(name, stage(self.count(name), 8), 1.0, "own", 1.12) for name in hands), 20.0))
        rows = [row(zone.id, stage(self.count(zone.id)), OWN, "own") for zone in self.own(Kind.ROW)]
        found += self.abreast([*rows, *self.before(self.company.me, "own")], 16.0)
        return Toward(tuple(found), gap=12.0)

    @staticmethod
    def abreast(blocks: Sequence[Block], gap: float) -> list[Block]:
        """Blocks side by side: one behind another they would leave little room for the middle of the table."""
        return [Row(tuple(blocks), gap=gap)] if len(blocks) > 1 else [*blocks]

    def before(self, seat: int, first: str) -> list[Block]:
        """What a seat has laid before itself, side by side; the empty zones share the next place."""
        zones = [zone for zone in self.of(seat) if front(zone.id, self.fronts)]
        if not zones:
            return []
        cards = [
            row(zone.id, stage(self.count(zone.id)), OPEN, first)
            if zone.kind is Kind.ROW and self.count(zone.id)
            else Cards(zone.id, Shape.PILE, OPEN, LEAST_OPEN, SHRINKS[first])
            for zone in zones
        ]
        shown: list[Block] = [one for one in cards if self.count(one.zone)]
        empty = [one for one in cards if not self.count(one.zone)]
        if empty:
            shown.append(Over(tuple(empty)))
        return [Row(tuple(shown), gap=8.0)]

    def theirs(self, seat: int) -> Sequence[Block]:
        """The cards of another seat: backs of closed hands, other cards below them, then those before the seat."""
        zones = [zone for zone in self.of(seat) if not front(zone.id, self.fronts)]
        few = not self.company.small(self.company.board, self.company.seats)
        hands = [backs(zone.id) for zone in zones if zone.kind is Kind.HAND and few]
        rows = [row(zone.id, stage(self.count(zone.id), 8)) for zone in zones if zone.kind is Kind.ROW]
        piles = [
            Cards(zone.id, Shape.PILE, 0.55, LEAST_CLOSED, SHRINKS["piles"], holds=12)
            for zone in zones if zone.kind is Kind.PILE
        ]  # fmt: skip
        found: list[Block] = []
        if hands or piles:
            found.append(self.lines([*hands, *piles]))
        return [*found, *self.abreast([*rows, *self.before(seat, "open")], 8.0)]
