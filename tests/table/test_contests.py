"""The dotted line between contested or tied cards: drawn as long as they are marked, and over nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from app.art.card_style import CardStyle
from app.art.tokens import Theme, theme
from app.table.arrows import STEPS
from app.table.bows import BREAK, Bow, InTheWay, bow
from app.table.contests import RING, Fought, painted
from app.table.geometry import Box
from app.table.overlay import Overlay
from app.table.prompts import Ref, Rest
from app.table.signs import Tag
from app.table.stage import Stage
from app.wording import use
from tests.art.pictures import inked
from tests.covering import amount
from tests.table import laid
from tests.table.invented import Table

pytestmark = pytest.mark.usefixtures("qapp")

ROOM = QSizeF(1256, 644)
LEFT, RIGHT = Box(300, 250, 90, 126), Box(800, 250, 90, 126)
NEAR = 40
"""How much the colours of a pixel may differ from an ink and still count as it."""


def courses(overlay: Overlay) -> list[Bow]:
    """The courses of the lines that join cards which are fought over now."""
    return overlay._contest.ways() if overlay._contest is not None and overlay._lines else []


def picture(stage: Stage) -> QImage:
    """The cloth as it is painted."""
    whole = stage.sceneRect()
    made = QImage(int(whole.width()), int(whole.height()), QImage.Format.Format_RGB32)
    painter = QPainter(made)
    stage.render(painter, QRectF(whole), whole)
    painter.end()
    return made


def is_ink(image: QImage, x: float, y: float, ink: str) -> bool:
    """Whether this is the colour within a pixel or two of a point."""
    wanted = QColor(ink)
    for across in range(-2, 3):
        for down in range(-2, 3):
            found = image.pixelColor(round(x) + across, round(y) + down)
            off = (found.red() - wanted.red(), found.green() - wanted.green(), found.blue() - wanted.blue())
            if max(map(abs, off)) <= NEAR:
                return True
    return False


def on(course: Bow, steps: int = STEPS) -> list[QPointF]:
    """Points of a course."""
    return [course.at(step / steps) for step in range(steps + 1)]


def inked_steps(image: QImage, course: Bow, look: Theme) -> int:
    """At how many of 24 points of a course a dot of the line is visible; dots are 7 px apart."""
    found = 0
    for point, after in pairwise(on(course, 4 * STEPS)):
        steps = [point + (after - point) * share for share in (0.0, 0.25, 0.5, 0.75)]
        found += any(is_ink(image, one.x(), one.y(), look.pom) for one in steps)
    return found // 4


class Seen(NamedTuple):
    """The cloth while cards are contested: where they lie, the courses of the lines, a picture, everything else.

    `ends` are the cards and all tags.
    """

    lit: tuple[Ref, ...]
    ends: tuple[Box, ...]
    courses: list[Bow]
    image: QImage
    words: list[Box]
    others: list[Box]


def seen(stage: Stage, refs: tuple[Ref, ...]) -> Seen:
    """The cloth as it is now."""
    signs = [thing for thing in laid.signs(stage) if laid.kind(thing.sign) not in laid.BEHIND]  # type: ignore[arg-type]
    tags = tuple(thing.around for thing in signs if isinstance(thing.sign, Tag))
    places = [item.target for item in map(stage.item_at, refs) if item is not None]
    cards = tuple(laid.turned(place.x, place.y, place.width, place.angle) for place in places)
    words = [thing.around for thing in signs]
    # What lies under a card that is fought with belongs to it.
    others = [
        part for thing in laid.zones(stage) for part in thing.parts if not any(map(part.overlap, cards))
    ]  # fmt: skip
    return Seen(refs, (*cards, *tags), courses(stage.overlay), picture(stage), words, others)


def fights(table: Table, most: int) -> Iterator[Seen]:
    """The stops of a told game at which cards are contested, and the moments between acts."""
    stage, found = table.surface.stage, list[Seen]()
    light = stage.overlay.light

    def look(rest: Rest) -> None:
        light(rest)
        if rest.mark == "contested" and len({ref.zone for ref in rest.lit}) > 1:
            found.append(seen(stage, rest.lit))

    with patch.object(stage.overlay, "light", look):
        table.opening()
        for _ in table.play(400):
            assert stage.view is not None
            tied = tuple(table.controller.states(stage.view))
            if table.controller.states(stage.view) and set(table.controller.states(stage.view).values()) == {
                "contested"
            }:
                found.append(seen(stage, tied))
            yield from found
            most -= len(found)
            found.clear()
            if most <= 0:
                return


def line(start: Box, end: Box, words: Sequence[Box] = (), cards: Sequence[Box] = (), gap: float = 0.0) -> Bow:
    """The course of a line from one card to another."""
    course = bow([start], [end], ROOM, InTheWay(words, cards), gap)
    assert course is not None
    return course


def table_of(game: str, seats: int, size: tuple[int, int] = (1256, 644), rtl: bool = False) -> Table:
    use("he" if rtl else "en")
    return Table(game, seats, 4, names=laid.names_of(game), size=size, rtl=rtl)


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
@pytest.mark.parametrize(("game", "seats"), [("meydele", 3), ("meydele", 6), ("shapes", 2), ("asirim", 3)])
def test_a_dotted_line_joins_the_cards_that_are_fought_over_and_crosses_nothing(
    game: str, seats: int, rtl: bool
) -> None:
    met = 0
    for fight in fights(table_of(game, seats, rtl=rtl), amount(2, 6)):
        met += 1
        seats_in = {ref.zone.rpartition(".")[2] for ref in fight.lit}
        assert len(fight.courses) == len(seats_in) - 1
        for course in fight.courses:
            assert ends_at(fight.ends, course) < 20, "from the edge of one ring or its tag to the edge of another"
            assert not any(box.holds(p.x(), p.y()) for box in fight.others for p in on(course))
            assert not broken(fight, course), "it passes by all words"
            assert inked_steps(fight.image, course, theme("light")) >= 0.7 * STEPS, "it is seen"
    assert met


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
@pytest.mark.parametrize("size", [(876, 476), (1256, 644)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_also_on_a_full_cloth_next_to_nothing_of_the_line_is_broken_off_by_words(
    seats: int, size: tuple[int, int], rtl: bool
) -> None:
    """A quarter of a line was, most of it before the tag over the card at which it ended."""
    for fight in fights(table_of("shapes", seats, size, rtl), amount(2, 6)):
        for course in fight.courses:
            assert broken(fight, course) <= 0.1


def broken(fight: Seen, course: Bow) -> float:
    """Which part of a line is not painted, because words are near."""
    near = [box.grown(BREAK - 0.5) for box in fight.words]
    points = on(course, 200)
    return sum(any(box.holds(p.x(), p.y()) for box in near) for p in points) / len(points)


def ends_at(boxes: Sequence[Box], course: Bow) -> float:
    """How far the ends of a line are from the nearest of these boxes, px; the greater of the two distances."""
    return max(min(apart(box, point) for box in boxes) for point in (course.start, course.end))


def apart(box: Box, point: QPointF) -> float:
    """How far a point is from a box, px."""
    across = max(box.x - point.x(), point.x() - box.x - box.width, 0.0)
    down = max(box.y - point.y(), point.y() - box.y - box.height, 0.0)
    return max(across, down)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["meydele", "shapes", "asirim"])
def test_the_line_goes_with_the_marks(game: str) -> None:
    table = table_of(game, 3)
    stage = table.surface.stage
    fight = next(fights(table, 1))
    stage.overlay.mark({}, {}, None)
    stage.overlay.douse()
    assert not courses(stage.overlay)
    gone = picture(stage)
    for course in fight.courses:
        assert inked_steps(gone, course, theme("light")) <= 3
    cloth = len(stage.items())
    for ways in (fight.lit, ()):
        stage.overlay.light(Rest(100, ways, mark="contested"))
        assert bool(courses(stage.overlay)) == bool(ways)
        stage.overlay.douse()
    assert len(stage.items()) == cloth, "nothing of it is left"


def test_after_the_stop_of_a_fight_no_line_is_left() -> None:
    table = table_of("asirim", 3)
    stage, lines = table.surface.stage, list[int]()
    light = stage.overlay.light

    def look(rest: Rest) -> None:
        assert not courses(stage.overlay), "what was fought over before is decided"
        light(rest)
        lines.append(len(courses(stage.overlay)))

    with patch.object(stage.overlay, "light", look):
        table.opening()
        for _ in table.play(400):
            assert not courses(stage.overlay)
            if sum(lines) > 1 and not lines[-1]:
                break
    assert sum(lines) > 1


def test_where_no_way_is_free_the_line_lies_under_the_cards_in_its_way() -> None:
    table = table_of("shapes", 4, rtl=True)
    stage = table.surface.stage
    fight = next(fights(table, 1))
    stage.overlay.mark(dict.fromkeys(fight.lit, "takes"), {}, None)
    without, covered = picture(stage), 0
    for point in (p for course in fight.courses for p in on(course, 400)):
        x, y = round(point.x()), round(point.y())
        if any(box.holds(x - 3, y - 3) and box.holds(x + 3, y + 3) for box in fight.others):
            covered += 1
            assert fight.image.pixelColor(x, y) == without.pixelColor(x, y)
    assert covered


@pytest.mark.long
def test_what_is_marked_otherwise_or_alone_has_no_line() -> None:
    table = table_of("meydele", 3)
    stage = table.surface.stage
    fight = next(fights(table, 1))
    stage.overlay.mark({}, {}, None)
    stage.overlay.douse()
    for rest in (Rest(100, fight.lit), Rest(100, fight.lit[:1], mark="contested")):
        stage.overlay.light(rest)
        assert not courses(stage.overlay)
        stage.overlay.douse()
    for states in (dict.fromkeys(fight.lit, "takes"), {fight.lit[0]: "contested"}):
        stage.overlay.mark(states, {}, None)  # type: ignore[arg-type]
        assert not courses(stage.overlay)


def test_the_line_follows_the_look_and_the_size_of_the_cloth() -> None:
    table = table_of("shapes", 2)
    surface = table.surface
    fight = next(one for one in fights(table, 3) if courses(surface.stage.overlay))
    for name, contrast, size, factor in (
        ("dark", False, (1256, 644), 1.0), ("light", True, (876, 476), 1.0), ("dark", True, (1896, 908), 1.5),
    ):  # fmt: skip
        surface.resize(*size)
        surface.use_look(theme(name, contrast), CardStyle(), factor)  # type: ignore[arg-type]
        surface.fit()
        now = seen(surface.stage, fight.lit)
        assert len(now.courses) == 1
        assert ends_at(now.ends, now.courses[0]) < 20
        assert inked_steps(now.image, now.courses[0], theme(name, contrast)) >= 0.6 * STEPS  # type: ignore[arg-type]


@pytest.mark.long
def test_the_line_keeps_off_the_pill_that_says_what_is_fought_over() -> None:
    table = table_of("meydele", 3)
    overlay = table.surface.stage.overlay
    fight = next(fights(table, 1))
    overlay.mark({}, {}, None)
    overlay.light(Rest(100, fight.lit, pill="war over the kuzari", mark="contested"))
    pill = overlay.pill
    assert pill is not None and courses(overlay)
    assert not any(pill.holds(p.x(), p.y()) for course in courses(overlay) for p in on(course, 200))


def test_a_line_goes_round_words_and_cards_where_another_way_is_free() -> None:
    straight = line(LEFT, RIGHT)
    half = straight.at(0.5)
    words = Box(half.x() - 90, half.y() - 15, 180, 30)
    for said, cards in (([words], []), ([], [words]), ([words], [Box(430, 400, 300, 126)])):
        course = line(LEFT, RIGHT, said, cards)
        assert not any(box.holds(p.x(), p.y()) for box in (*said, *cards) for p in on(course, 200))


def test_a_line_without_a_free_way_rather_goes_under_cards_than_through_words() -> None:
    wall = [Box(560, 0, 90, 322), Box(560, 322, 90, 322)]
    for words, cards in ((wall[:1], wall[1:]), (wall[1:], wall[:1])):
        course = line(LEFT, RIGHT, words, cards)
        assert not any(box.holds(p.x(), p.y()) for box in words for p in on(course, 200))


def test_a_line_without_a_free_way_does_not_go_far_round_to_cross_a_little_less() -> None:
    wall = [Box(560, 0, 90, 560), Box(560, 560, 60, 84)]
    course = line(LEFT, RIGHT, cards=wall)
    assert course.length < 1.3 * (RIGHT.x - LEFT.x - LEFT.width)


def test_a_line_begins_where_it_should_beside_its_cards_and_bends() -> None:
    course = line(LEFT, RIGHT, gap=7)
    assert (apart(LEFT, course.start), apart(RIGHT, course.end)) == (7, 7)
    straight = (course.start + course.end) / 2
    assert abs(course.at(0.5).y() - straight.y()) > 10


def test_several_are_joined_each_to_the_next_round_the_table() -> None:
    spots = [(300, 60), (800, 60), (1060, 300), (600, 470), (80, 300)]
    sides = tuple((Box(x, y, 90, 126),) for x, y in spots)
    for shuffled in (sides, (sides[3], sides[0], sides[2], sides[4], sides[1]), sides[:3]):
        ways = Fought(shuffled, (), (), (), (1256, 644), theme("light"), 1.0).ways()
        assert len(ways) == len(shuffled) - 1
        joined = [frozenset(nearest(sides, point) for point in (way.start, way.end)) for way in ways]
        assert all(abs(one - other) in (1, len(shuffled) - 1) for one, other in joined)
        assert set().union(*joined) == set(range(len(shuffled))), "nobody is left out"
        assert all(one != other for one, other in combinations(joined, 2))


def nearest(sides: tuple[tuple[Box], ...], point: QPointF) -> int:
    """The side that a point is nearest to."""
    return min(range(len(sides)), key=lambda one: apart(sides[one][0], point))


def test_between_several_the_way_that_would_hide_most_is_left_out() -> None:
    sides = ((LEFT,), (RIGHT,), (Box(560, 60, 90, 126),))
    everywhere = Box(420, 260, 350, 380)
    ways = Fought(sides, (everywhere,), (), (), (1256, 644), theme("light"), 1.0).ways()
    assert not any(everywhere.holds(p.x(), p.y()) for way in ways for p in on(way))
    costs = []
    for third in sides:
        pair = tuple(side for side in sides if side is not third)
        beside = tuple(box.grown(RING + theme("light").ring) for box in third)
        (way,) = Fought(pair, (everywhere,), beside, (), (1256, 644), theme("light"), 1.0).ways()
        costs.append(way.cost)
    assert sorted(way.cost for way in ways) == pytest.approx(sorted(costs)[:2]) and sorted(costs)[1] < max(costs)


def test_where_words_are_in_its_way_the_line_is_broken_off_before_them() -> None:
    course = Bow(QPointF(100, 100), QPointF(300, 160), QPointF(500, 100))
    words = Box(250, 100, 100, 40)
    made = painted(course, (words,), theme("light"), 1.0)
    image = made.pixmap.toImage()

    def part(box: Box) -> QImage:
        left, top = box.x - made.corner.x(), box.y - made.corner.y()
        return image.copy(round(left), round(top), round(box.width), round(box.height))

    assert inked(part(words)) == 0
    assert inked(part(Box(150, 100, 80, 40))) > 20 and inked(part(Box(370, 100, 80, 40))) > 20


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_the_line_is_as_fine_as_the_screen(dpr: float) -> None:
    course = Bow(QPointF(100.3, 100.7), QPointF(300, 160), QPointF(500, 100))
    made = painted(course, (), theme("light"), dpr)
    assert made.pixmap.devicePixelRatio() == dpr
    for edge in (made.corner.x() * dpr, made.corner.y() * dpr):
        assert abs(edge - round(edge)) < 0.01, "its pixels are those of the screen"


def test_between_two_that_lie_in_one_point_there_is_no_line() -> None:
    point = Box(300, 250, 0, 0)
    assert bow([point], [point], ROOM, InTheWay()) is None


def test_cards_that_touch_are_joined_beside_them() -> None:
    (course,) = Fought(((LEFT,), (LEFT._replace(x=395),)), (), (), (), (1256, 644), theme("light"), 1.0).ways()
    assert not any(LEFT.holds(p.x(), p.y()) for p in on(course, 200))
