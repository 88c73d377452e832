"""The solver: what it promises for any tree of blocks on any cloth."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import ceil

import pytest

from app.table.blocks import Block, Cards, Column, Either, Facing, Hand, Ring, Row, Shifted, Stand, Toward, Words
from app.table.company import BadgeRoom, Company
from app.table.geometry import INSET, RATIO, Board, Shape
from app.table.laid import Laid
from app.table.measures import badge_room
from app.table.painted_signs import badge_width
from app.table.signs import Badge
from app.table.sizes import Sizes, words_about
from app.table.solver import solve

CLOTHS = ((876, 476), (1256, 644), (1896, 908), (798, 644), (3400, 1400))
"""Cloths of small and large windows, of one beside a panel, and of a very wide one."""


BADGE = Words("badge", 190.0, 58.0)


def board(size: tuple[int, int], rtl: bool = False) -> Board:
    """A cloth."""
    return Board(float(size[0]), float(size[1]), rtl=rtl)


def company(cloth: Board, seats: int) -> Company:
    """Seats with badges, the first of them at the screen."""
    return Company(cloth, seats, 0, dict.fromkeys(range(seats), BadgeRoom(170.0, 58.0)))


def rows(seat: int, size: float = 0.8, first: int = 3) -> Facing:
    """Two rows of four before a seat."""
    outer = Cards(f"closed.{seat}", Shape.ROW, size, 36.0, first, holds=4, bears=0.6)
    return Facing(outer, replace(outer, zone=f"open.{seat}"))


def table(cloth: Board, seats: int, shared: int = 2, first: int = 4, rows_wish: float = 0.8) -> Block:
    """A table of rows, shared piles and a hand."""
    piles = tuple(Cards(f"pile.{n}", Shape.PILE, 1.2, 40.0, first, holds=9, label=(80.0, 40.0)) for n in range(shared))
    return company(cloth, seats).ring(Row(piles), Hand("hand.0", 9), lambda seat: (rows(seat, rows_wish),))


def apart(laid: Laid) -> bool:
    """Whether no two blocks lie over one another, rows that face each other left out."""
    names = [name for name, box in laid.boxes.items() if box.width]
    pairs = [(a, b) for a, b in combinations(names, 2) if a.split(".")[1:] != b.split(".")[1:] or "pile" in a + b]
    return all(laid.boxes[a].overlap(laid.boxes[b]) <= 1.0 for a, b in pairs)


@pytest.mark.covering
@pytest.mark.parametrize("size", CLOTHS)
@pytest.mark.parametrize("seats", range(2, 10))
def test_nothing_lies_over_anything_else_and_all_lies_on_the_cloth(size: tuple[int, int], seats: int) -> None:
    for wish in (0.8, 1.6):
        laid = solve(board(size), table(board(size), seats, rows_wish=wish))
        assert apart(laid)
        for box in laid.boxes.values():
            assert box.x >= -1 and box.y >= -1
            assert box.x + box.width <= laid.width + 1 and box.y + box.height <= laid.height + 1


@pytest.mark.parametrize("seats", (2, 3, 5))
def test_a_table_is_mirrored_but_for_the_order_of_the_seats(seats: int) -> None:
    left, right = (solve(board((1256, 644), rtl), table(board((1256, 644), rtl), seats)) for rtl in (False, True))
    assert left.boxes["hand.0"].y == right.boxes["hand.0"].y
    for seat in range(1, seats):
        assert left.boxes[f"badge.{seat}"].y == right.boxes[f"badge.{seats - seat}"].y
    assert left.boxes["badge.0"].x == right.boxes["badge.0"].x == 0.0, "in the start corner"
    if seats > 2:
        (a, _), (b, _) = left.at("badge.1"), right.at("badge.1")
        assert a < 0.5 < b, "the next seat in play is to the left in both languages"


def test_where_there_is_room_every_card_is_as_large_as_it_is_wished() -> None:
    cloth = board((3400, 1400))
    laid = solve(cloth, table(cloth, 2))
    assert laid.widths["open.1"] == pytest.approx(0.8 * cloth.card, abs=1.0)


def stiff(cloth: Board, seats: int, pile: float, row: float, least: float) -> Block:
    """A table of piles and rows of these sizes, no narrower than `least` px, that do not close up."""
    piles = tuple(Cards(f"pile.{n}", Shape.PILE, pile, least, 4, label=(80.0, 40.0)) for n in range(2))

    def before(seat: int) -> tuple[Block, ...]:
        return (Cards(f"open.{seat}", Shape.ROW, row, least, 3, holds=4),)

    return company(cloth, seats).ring(Row(piles), Hand("hand.0", 9), before, beside=False)


@pytest.mark.parametrize("size", CLOTHS[:4])
@pytest.mark.parametrize("seats", (2, 4, 6))
def test_no_card_has_shrunk_for_nothing(size: tuple[int, int], seats: int) -> None:
    cloth = board(size)
    laid = solve(cloth, stiff(cloth, seats, 1.6, 1.4, 30.0))
    pile, row = laid.widths["pile.0"] / cloth.card, laid.widths["open.1"] / cloth.card
    assert laid.whole and solve(cloth, stiff(cloth, seats, pile, row, 1000.0)).whole
    if pile < 1.599:
        assert not solve(cloth, stiff(cloth, seats, 1.25 * pile, row, 1000.0)).whole, "piles could have been larger"
    if row < 1.399:
        assert not solve(cloth, stiff(cloth, seats, pile, 1.25 * row, 1000.0)).whole, "rows could have been larger"


def test_blocks_of_a_higher_rank_keep_their_size_longer() -> None:
    cloth = board((1256, 644))
    low, high = solve(cloth, table(cloth, 4, first=2)), solve(cloth, table(cloth, 4, first=4))
    assert low.widths["pile.0"] < high.widths["pile.0"]
    assert low.widths["open.1"] > high.widths["open.1"]


def test_a_way_to_stand_that_leaves_cards_larger_is_taken() -> None:
    low = board((1256, 250))
    tall = Column((Words("name", 100.0, 58.0), Cards("row", Shape.PILE, 2.0, 30.0)))
    flat = Row(tall.blocks)
    assert solve(low, Either("way", (tall, flat))).ways == {"way": 1}
    assert solve(board((1256, 900)), Either("way", (tall, flat))).ways == {"way": 0}


def test_what_is_firm_gives_way_only_where_it_has_no_room_at_all() -> None:
    words = Words("words", 90.0, 40.0), Words("words", 0.0, 0.0)
    tall = Column((Words("name", 100.0, 58.0), Cards("row", Shape.PILE, 2.0, 30.0)))
    asked = Either("way", (tall, Row(tall.blocks)))
    for high in (900, 250, 210):
        for firm in (False, True):
            laid = solve(board((1256, high)), Column((asked, Either("words", words, firm=firm))))
            assert laid.whole
            if firm:
                assert laid.boxes["words"].width, f"{high}: the cards give way, and whatever else can"
    # Another alternative gives way first, although that does not make the cards larger.
    higher = Words("words", 90.0, 60.0), words[1]
    laid = solve(board((1256, 182)), Column((asked, Either("words", higher, firm=True))))
    assert laid.boxes["words"].width and laid.ways == {"way": 1, "words": 0}
    # Words that are not firm go as soon as that makes the cards clearly larger.
    assert not laid_low(words, firm=False).boxes["words"].width and laid_low(words, firm=True).boxes["words"].width
    assert not solve(board((1256, 112)), Column((asked, Either("words", words, firm=True)))).boxes["words"].width


def laid_low(words: tuple[Words, Words], *, firm: bool) -> Laid:
    """Cards and words on a low cloth, on which each has room only at the cost of the other."""
    return solve(board((1256, 210)), Column((Cards("row", Shape.PILE, 2.0, 30.0), Either("words", words, firm=firm))))


@pytest.mark.parametrize("rtl", [False, True])
def test_what_lies_shifted_lies_to_the_right_in_both_directions(rtl: bool) -> None:
    cloth = board((1256, 644), rtl)
    laid = solve(cloth, Shifted((Cards("a"), Cards("b")), (0.0, 0.3)))
    a, b = (cloth.box(laid.spots[zone], 1) for zone in "ab")
    assert b.x - a.x == pytest.approx(0.3 * a.width, abs=1.0) and a.y == b.y


@pytest.mark.parametrize("y", [0.0, 1.0])
def test_what_stands_toward_the_middle_does_so_from_every_edge(y: float) -> None:
    inwards = Toward((Words("badge", 100.0, 50.0), Cards("row")))
    laid = solve(board((1256, 644)), Ring(Words("middle", 9.0, 9.0), (Stand(inwards, 0.5, y),)))
    assert (laid.boxes["badge"].y < laid.boxes["row"].y) == (y == 0.0)


@pytest.mark.parametrize("align", [0.0, 0.5, 1.0])
def test_blocks_below_one_another_are_aligned_and_a_spread_row_takes_the_whole_width(align: float) -> None:
    row = Row((Words("first", 40.0, 20.0), Words("last", 40.0, 20.0)), spread=True)
    blocks = Words("wide", 200.0, 20.0), Words("narrow", 100.0, 20.0), row
    boxes = solve(board((876, 476)), Column(blocks, align=align)).boxes
    width = boxes["last"].x + boxes["last"].width - boxes["first"].x
    assert boxes["first"].x == 0.0 and width == pytest.approx(876 - 2 * INSET)
    assert boxes["narrow"].x == pytest.approx(align * (width - 100.0))


def test_a_hand_lies_in_the_middle_and_grows_to_the_free_side_before_its_cards_come_closer() -> None:
    cloth = board((876, 476))
    starts, ends = {}, {}
    for count in range(2, 14):
        ring = Ring(Words("middle", 1.0, 1.0), (Stand(Hand("hand", count), 0.5, 1.0), Stand(BADGE, 0.0, 1.0)))
        laid = solve(cloth, ring)
        box, room = laid.boxes["hand"], laid.width - BADGE.width - 10
        places = sorted(place.x for place in cloth.places(laid.spots["hand"], count))
        step = (places[1] - places[0]) / cloth.card
        assert step == pytest.approx(min(1.12, (room / cloth.card - 1) / (count - 1)), abs=0.02), f"{count} cards"
        middle = box.middle[0] - laid.width / 2
        assert abs(middle) < 1 or abs(box.x - BADGE.width - 10) < 1, "as near to the middle as the badge lets it"
        starts[count], ends[count] = box.x, box.x + box.width
    assert abs(starts[2] + ends[2] - 824.0) < 1 and starts[13] + ends[13] > 900.0
    # From card to card neither end jumps back and forth.
    assert sorted(starts.values(), reverse=True) == list(starts.values())
    assert sorted(ends.values()) == list(ends.values())


@pytest.mark.parametrize("rtl", [False, True])
def test_a_row_that_has_closed_up_spreads_the_few_cards_that_lie_in_it(rtl: bool) -> None:
    cloth = board((876, 476), rtl)
    row = Cards("row", Shape.ROW, 1.2, 70.0, holds=12, step=1.1, bears=0.3)
    laid = solve(cloth, Row((row, Words("beside", 260.0, 40.0))))
    spot, room, wide = laid.spots["row"], laid.boxes["row"], laid.widths["row"]
    steps = {}
    for count in (2, 4, 8, 12, 16):
        places = sorted(cloth.places(spot, count), key=lambda place: place.x)
        left, right = places[0].x - wide / 2, places[-1].x + wide / 2
        start = INSET + (cloth.width - 2 * INSET - room.x - room.width if rtl else room.x)
        assert start - 1 <= left and right <= start + room.width + 1, "all lie in the room of the row"
        steps[count] = (places[1].x - places[0].x) / wide
    assert steps[2] == pytest.approx(1.1) and steps[4] == pytest.approx(1.1)
    assert 1.1 > steps[8] > steps[12] > steps[16]


def test_a_long_hand_takes_two_rows_and_keeps_a_third_of_each_card_in_sight() -> None:
    cloth = board((876, 476))
    for count in (5, 20, 34):
        laid = solve(cloth, company(cloth, 2).ring(Words("x", 10.0, 10.0), Hand("hand.0", count), lambda _: ()))
        places = cloth.places(laid.spots["hand.0"], count)
        lines = {round(place.y) for place in places}
        box = laid.boxes["hand.0"]
        assert len(lines) == (1 if box.height < 1.1 * cloth.card * RATIO else 2)
        for line in lines:
            xs = sorted(place.x for place in places if round(place.y) == line)
            assert all(b - a >= 0.29 * cloth.card for a, b in pairwise(xs))


@pytest.mark.parametrize(
    "around",
    [
        ((0.17, 0.0, 300.0), (0.83, 0.0, 300.0), (0.5, 1.0, 700.0)),
        ((0.0, 0.5, 500.0), (1.0, 0.5, 500.0)),
    ],
    ids=["above and below", "at both sides"],
)
def test_stands_that_cannot_lie_apart_are_not_taken_for_a_table_that_has_room(
    around: tuple[tuple[float, float, float], ...],
) -> None:
    stands = tuple(Stand(Words(f"{x}", wide, 300.0), x, y) for x, y, wide in around)
    assert not solve(board((876, 476)), Ring(Words("middle", 0.0, 0.0), stands)).whole
    assert solve(board((1896, 908)), Ring(Words("middle", 0.0, 0.0), stands)).whole


def test_what_is_kept_from_try_to_try_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    cloths = board((876, 476)), board((1256, 644), rtl=True), board((640, 360))
    trees = [(one, table(one, seats, rows_wish=wish)) for one in cloths for seats in (2, 5, 9) for wish in (0.8, 2.0)]
    trees += [(cloth, stiff(cloth, 4, 1.6, 1.4, 30.0)) for cloth in cloths]
    kept = [solve.__wrapped__(*tree) for tree in trees]
    forget = Sizes.forget

    def forget_all(sizes: Sizes) -> None:
        sizes._kept = []
        forget(sizes)

    monkeypatch.setattr(Sizes, "forget", forget_all)
    assert [solve.__wrapped__(*tree) for tree in trees] == kept


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("line", ["7", "12 cards · 134 points"])
def test_a_badge_has_the_room_that_its_words_take_on_every_cloth(small: bool, line: str) -> None:
    for name in ("Noa", "Grandma Rachel of Jerusalem"):
        sign = Badge(name, line, computer=True, thinking=True, small=small)
        whole = badge_width(sign, 10_000.0)[0]
        for most in range(120, 420, 3):
            words = badge_width(sign, most)[0]
            room = badge_room(name, line, True, small, most)[0]
            # A name without enough room takes all there is: its first words may stand there.
            assert room == (min(ceil(whole / 24) * 24, most) if whole <= most else max(words, most))


@pytest.mark.parametrize("wider", [8.0, 20.0, 60.0])
def test_a_middle_moves_no_further_aside_than_it_has_to(wider: float) -> None:
    cloth = board((876, 476))
    sides = Stand(Words("left", 220.0 + wider, 200.0), 0.0, 0.45), Stand(Words("right", 220.0, 200.0), 1.0, 0.45)
    free = cloth.width - 2 * INSET - 440.0 - wider
    laid = solve(cloth, Ring(Words("middle", free - 34.0, 100.0), sides))
    assert laid.whole and apart(laid)
    left, middle, right = (laid.boxes[name] for name in ("left", "middle", "right"))
    assert middle.x >= left.x + left.width + 9.5 and middle.x + middle.width <= right.x - 9.5


@pytest.mark.parametrize("x", [0.0, 1.0])
@pytest.mark.parametrize("aside", [0.0, 0.05])
def test_cards_become_smaller_before_a_middle_moves_further_aside_than_it_may(aside: float, x: float) -> None:
    cloth = board((876, 476))
    side = Stand(Words("side", 250.0, 200.0), x, 0.45)
    row = Cards("row", Shape.ROW, 1.0, 20.0, holds=6)
    free = solve(cloth, Ring(row, (side,)))
    kept = solve(cloth, Ring(row, (side,), aside=aside))
    assert kept.whole and kept.widths["row"] < free.widths["row"]
    assert abs(kept.boxes["row"].middle[0] / kept.width - 0.5) <= aside + 0.001


@pytest.mark.parametrize(("x", "above"), [(0.1, 0.0), (0.5, 70.0), (0.9, 0.0)])
def test_a_middle_lies_wholly_on_the_cloth_halfway_between_what_is_above_and_below(x: float, above: float) -> None:
    middle = Words("middle", 300.0, 100.0)
    laid = solve(board((876, 476)), Ring(middle, (Stand(Words("top", 100.0, 60.0), 0.5, 0.0),), at=(x, 0.45)))
    box = laid.boxes["middle"]
    assert laid.whole and box.x >= 0 and box.x + box.width <= laid.width
    assert box.middle[1] == pytest.approx((above + laid.height) / 2)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        (Cards("zone", Shape.PILE, label=(80.0, 40.0)), 1),
        (Cards("zone", Shape.ROW, holds=6, above=30.0), 6),
        (Cards("zone", Shape.ROW, holds=10, lines=2, step=1.0, label=(80.0, 40.0)), 10),
        (Cards("zone", Shape.COLUMN, holds=5, step=0.3, label=(80.0, 40.0)), 5),
        (Cards("zone", Shape.THREES, holds=4, lines=2, above=30.0), 12),
        (Cards("zone", Shape.BRICKS, holds=3, step=1.03, label=(80.0, 40.0)), 10),
    ],
    ids=lambda one: f"{one.shape.name} {one.lines}" if isinstance(one, Cards) else None,
)
def test_cards_fill_the_room_that_is_kept_for_them_whatever_their_shape(cards: Cards, count: int, rtl: bool) -> None:
    cloth = board((1256, 644), rtl)
    laid = solve(cloth, Ring(cards, (Stand(BADGE, 0.5, 0.0),)))
    spot, room, (above, below) = laid.spots["zone"], laid.boxes["zone"], words_about(cards)
    box, high = cloth.box(spot, count), laid.widths["zone"] * RATIO
    assert box.y == pytest.approx(INSET + room.y + above, abs=0.1 * high)
    assert box.y + box.height == pytest.approx(INSET + room.y + room.height - below, abs=0.2 * high)
    assert box.middle[0] == pytest.approx(cloth.x(INSET + room.middle[0]), abs=0.1 * high)
    assert box.width <= room.width + 1


def test_a_block_without_width_leaves_no_gap_in_a_row() -> None:
    one, none, other = Words("one", 100.0, 40.0), Words("none", 0.0, 0.0), Words("other", 100.0, 40.0)
    laid = solve(board((876, 476)), Row((one, none, other), gap=16.0))
    assert laid.boxes["other"].x - laid.boxes["one"].x == pytest.approx(116.0)


@pytest.mark.parametrize("count", [5, 40])
def test_a_hand_lies_at_the_lower_edge_whether_it_has_one_row_or_two(count: int) -> None:
    cloth = board((876, 476))
    laid = solve(cloth, Ring(BADGE, (Stand(Hand("hand.0", count), 0.5, 1.0),)))
    box = cloth.box(laid.spots["hand.0"], count)
    assert box.y + box.height == pytest.approx(cloth.height - INSET, abs=1.0)


@pytest.mark.parametrize("rtl", [False, True])
def test_what_stands_at_the_sides_stays_out_of_the_foot_of_a_ring(rtl: bool) -> None:
    cloth = board((876, 476), rtl)
    one, other = Words("one", 150.0, 46.0), Words("other", 150.0, 80.0)
    stands = Stand(one, 0.0, 0.6), Stand(other, 0.0, 0.9, under=30.0), Stand(Words("far", 150.0, 46.0), 1.0, 0.9)
    free = solve(cloth, Ring(Words("middle", 200.0, 100.0), stands))
    kept = solve(cloth, Ring(Words("middle", 200.0, 100.0), stands, foot=200.0))
    limit = free.height - 200.0
    assert all(free.boxes[name].y + free.boxes[name].height > limit for name in ("other", "far"))
    assert kept.whole and apart(kept)
    assert kept.boxes["far"].y + kept.boxes["far"].height <= limit + 0.5
    assert kept.boxes["one"].y + kept.boxes["one"].height <= limit + 0.5
    assert limit + 1.0 < kept.boxes["other"].y + 80.0 <= limit + 30.5
    crowded = tuple(Stand(Words(f"many.{n}", 150.0, 80.0), 0.0, 0.3 + 0.2 * n) for n in range(3))
    assert not solve(cloth, Ring(Words("middle", 200.0, 100.0), crowded, foot=200.0)).whole


@pytest.mark.parametrize("corners", [[(0.0, 1.0)], [(0.0, 1.0), (1.0, 0.0)]], ids=["one corner", "two corners"])
def test_what_stands_at_both_sides_stands_level_if_both_have_room_there(corners: list[tuple[float, float]]) -> None:
    sides = tuple(Stand(Words(f"{x} {y}", 100.0, 100.0), x, y) for x in (0.0, 1.0) for y in (0.35, 0.9))
    taken = tuple(Stand(Words(f"corner {x}", 150.0, 150.0), x, y) for x, y in corners)
    laid = solve(board((876, 476)), Ring(Words("middle", 100.0, 50.0), (*sides, *taken)))
    assert laid.whole and apart(laid)
    level = [laid.boxes[f"0.0 {y}"].y == laid.boxes[f"1.0 {y}"].y for y in (0.35, 0.9)]
    assert level == [len(corners) == 1] * 2


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", range(2, 10))
def test_others_that_all_sit_at_the_sides_follow_clockwise_from_the_lower_left(seats: int, rtl: bool) -> None:
    cloth = board((876, 476), rtl)
    badges = dict.fromkeys(range(seats), BadgeRoom(170.0, 46.0))
    one = Company(cloth, seats, 0, badges, seating="aside")
    laid = solve(cloth, one.ring(Words("middle", 200.0, 300.0), Hand("hand.0", 5), lambda seat: ()))
    assert laid.whole and apart(laid)
    middles = [laid.boxes[f"badge.{seat}"].middle for seat in range(1, seats)]
    x = [laid.width - x if rtl else x for x, _ in middles]
    left = seats // 2
    assert all(one < laid.width / 2 for one in x[:left]) and all(one > laid.width / 2 for one in x[left:])
    down = [y for _, y in middles]
    assert down[:left] == sorted(down[:left], reverse=True) and down[left:] == sorted(down[left:])
