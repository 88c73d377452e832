"""Where things lie, for every game: nothing over anything else, nothing off the cloth, no words cut (look 6, 7).

A view is laid for the first seat, the last one and an onlooker, on every cloth, in both reading directions. With
--slow for every number of seats, at more moments of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import view
from app.games import GAMES
from app.games.metzudotayim.controller import MetzudotayimController
from app.table.blocks import Block, Over, Row
from app.table.geometry import Board, Shape, Spot
from app.table.layout import FRONT, STAGES, Layout, hands, in_order
from app.table.layout import stage as made_room_for
from app.table.signs import Badge, Caption, DropPlace, Sign, Tag
from app.table.stage import Stage
from app.wording import use
from tests.covering import amount, spread
from tests.table import laid

pytestmark = pytest.mark.usefixtures("qapp")


def few(game: str) -> list[int]:
    """The least, a middle and the most number of seats."""
    seats = GAMES[game].seats()
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


def check(game: str, seats: int, times: int) -> None:
    """Lay out `times` moments of a game in both directions, on every cloth, for every viewer."""
    positions, table = laid.moments(game, seats, times), partial(laid.seated, game)
    found = [flaw for rtl in (False, True) for flaw in laid.wrong(positions, table, rtl)]
    assert not found, "\n".join(found)


def tables(choose: Callable[[str], Sequence[int]]) -> list[Any]:
    """Every game with the chosen numbers of seats, as parameters."""
    return [pytest.param(game, seats, id=f"{game}-{seats}") for game in GAMES for seats in choose(game)]


@pytest.mark.long(keep=3)
@pytest.mark.covering
@pytest.mark.parametrize(("game", "seats"), tables(few))
def test_nothing_lies_over_anything_else_whoever_sits_where(game: str, seats: int) -> None:
    check(game, seats, times=amount(2, 3))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), tables(lambda game: GAMES[game].seats()))
def test_nothing_lies_over_anything_else_with_any_number_of_seats(game: str, seats: int) -> None:
    check(game, seats, times=8)


# The contract notices what is wrong


@pytest.fixture
def stage(qapp: QApplication) -> Stage:
    """The opening of Metzudotayim, in which nothing is wrong."""
    one = laid.bare_stage()
    p = laid.moments("metzudotayim", 2)[0]
    laid.lay(one, laid.seated("metzudotayim", p, 0), view(p, 0), (1256, 644))
    assert laid.flaws(one) == []
    return one


def shown(stage: Stage, *more: Sign) -> list[str]:
    """The faults when these signs stand on the cloth as well."""
    stage.overlay.show_signs([*(sign for sign, _ in stage.overlay.shown()), *more])
    return [flaw.split(" share ")[0] for flaw in laid.flaws(stage)]


def test_a_sign_on_a_card_or_on_another_sign_is_noticed(stage: Stage) -> None:
    assert shown(stage, Tag("owes", zone="fort.0", side="middle")) == ["fort.0 and tag:fort.0"]
    badge = next(sign for sign, _ in stage.overlay.shown() if isinstance(sign, Badge))
    assert f"badge:{badge.target} and tag:owes" in shown(stage, Tag("owes", x=badge.x, y=badge.y))


def test_a_sign_that_reaches_beyond_the_cloth_is_noticed(stage: Stage) -> None:
    (flaw,) = shown(stage, Caption("count", "owes", x=1.02, y=0.5))
    assert flaw.startswith("count:owes reaches ")


def test_words_without_room_are_noticed(stage: Stage) -> None:
    found = shown(stage, DropPlace("three four five six seven " * 5, x=0.68, y=0.15, target="help.0"))
    assert any(flaw.startswith("the words of dropplace are cut: three") for flaw in found)


class Elsewhere(MetzudotayimController):
    """The same table, except that the discard lies somewhere else."""

    at = (0.5, 0.42)

    def spots(self, zones: Mapping[str, Sequence[str]], board: Board) -> list[Spot]:
        """As in the game, except for one zone."""
        x, y = self.at
        return [replace(spot, x=x, y=y) if spot.zone == "discard" else spot for spot in super().spots(zones, board)]


@pytest.mark.parametrize(
    ("at", "flaw"),
    [((0.855, 0.585), "fort.1 and discard share "), ((1.0, 0.42), "discard reaches ")],
)
def test_a_zone_on_another_or_in_the_hem_is_noticed(qapp: QApplication, at: tuple[float, float], flaw: str) -> None:
    stage = laid.bare_stage()
    p = laid.moments("metzudotayim", 2)[1]
    assert p.size("discard") and p.size("fort.1")
    one = Elsewhere(p.game, 0, laid.names_of("metzudotayim"), computers=())
    one.at = at
    laid.lay(stage, one, view(p, 0), (1256, 644))
    assert any(found.startswith(flaw) for found in laid.flaws(stage)), laid.flaws(stage)


def test_what_lies_together_on_purpose_is_no_flaw(qapp: QApplication) -> None:
    stage = laid.bare_stage()
    p = laid.moments("soureh", 4)[0]
    laid.lay(stage, laid.seated("soureh", p, 0), view(p, 0), (876, 476))
    boxes = {thing.name: thing.around for thing in laid.things(stage)}
    assert boxes["closed.0"].overlap(boxes["open.0"]) > laid.TOUCH
    assert laid.flaws(stage) == []


@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_planned_once_and_anew_when_something_changes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, later = laid.moments(game, GAMES[game].seats()[-1], 2)
    one, stage, made = laid.seated(game, first, 0), laid.bare_stage(), []
    blocks = one.blocks

    def counted(zones: Mapping[str, Sequence[str]], board: Board) -> Block:
        made.append(board)
        return blocks(zones, board)

    monkeypatch.setattr(one, "blocks", counted)
    use("en")
    laid.lay(stage, one, view(first, 0), (1256, 644))
    assert len(made) == 1, "cards, signs and the hem share one plan"
    stage.use_board(replace(stage.board, width=900.0))
    assert len(made) == 2 and made[1].width == 900.0
    stage.lay(view(later, 0))
    fresh = laid.bare_stage()
    laid.lay(fresh, laid.seated(game, later, 0), view(later, 0), (900, 644))
    assert stage.spots() == fresh.spots(), "nothing is left of the view before"
    use("he")
    one.spots(view(later, 0).zones, stage.board)
    assert len(made) == 4, "words of another language take other room"


@pytest.mark.parametrize("game", GAMES)
def test_words_below_piles_of_one_row_stand_on_one_line(qapp: QApplication, game: str) -> None:
    seats = GAMES[game].info.seats[0]
    stage = laid.bare_stage()
    for p in laid.moments(game, seats, amount(4, 16)):
        one = laid.seated(game, p, 0)
        laid.lay(stage, one, view(p, 0), (1256, 644))
        lines: dict[tuple[float, float], set[float]] = {}
        for sign, box in stage.overlay.shown():
            spot = stage.spot(sign.zone) if isinstance(sign, Caption) and sign.side == "below" else None
            if spot is not None and spot.shape is Shape.PILE and not sign.dy:
                row = (round(stage.board.anchor(spot)[1]), round(stage.board.size(spot)))
                lines.setdefault(row, set()).add(round(box.y))
        assert all(max(tops) - min(tops) <= 1 for tops in lines.values()), "however many cards lie in each"


def outlines(stage: Stage) -> list[QImage]:
    """The pictures of empty places for cards."""
    items = [item for box in stage.overlay.outlined() for item in stage.items(QPointF(*box.middle))]
    return [item.pixmap().toImage() for item in items if isinstance(item, QGraphicsPixmapItem)]


def test_empty_places_are_outlined_anew_in_another_theme_and_on_another_cloth() -> None:
    outlined = 0
    for game in list(GAMES)[:3]:
        stage, p = laid.bare_stage(), laid.moments(game, GAMES[game].seats()[0])[0]
        laid.lay(stage, laid.seated(game, p, 0), view(p, 0), laid.SIZES[0])
        light, places = outlines(stage), stage.overlay.outlined()
        stage.use_look(theme("dark"), CardStyle())
        dark = outlines(stage)
        assert len(dark) == len(light) and not any(one in light for one in dark)
        laid.lay(stage, laid.seated(game, p, 0), view(p, 0), laid.SIZES[-1])
        assert not places or stage.overlay.outlined() != places
        outlined += len(light)
    assert outlined


@pytest.mark.parametrize("rtl", [False, True])
def test_the_hem_is_lit_at_the_side_where_the_badge_of_the_seat_in_turn_lies(rtl: bool) -> None:
    board, met = Board(1256.0, 644.0, rtl=rtl), set[str]()
    for p in laid.course("meydele", 6, 60):
        if p.turn:
            one, seen = laid.seated("meydele", p, 0), view(p, 0)
            hem, badge = one.hem(seen, board), one.plan(seen.zones, board).boxes[f"badge.{p.turn}"]
            assert hem is not None
            met.add(hem.edge)
            if hem.edge in ("left", "right"):
                assert (hem.edge == "left") == (board.x(badge.middle[0]) < board.width / 2)
    assert {"left", "right"} <= met


def test_room_is_made_for_a_few_lengths_of_a_row_and_no_more_than_the_row_has() -> None:
    assert [made_room_for(count) for count in STAGES] == [*STAGES]
    assert [made_room_for(count) for count in (5, 7, 13)] == [6, 8, 12]


def test_a_hand_is_sorted_by_suits_of_alternating_colours_from_high_to_low_and_other_cards_follow_by_name() -> None:
    cards = ("2C", "JK", "KS", "9H", "??", "AS", "AH", "5D", "3C")
    assert [cards[index] for index in in_order(cards)] == ["AS", "KS", "AH", "9H", "3C", "2C", "5D", "??", "JK"]


def plain(game: str, *filled: str) -> Layout:
    """The usual layout of a game for its first seat when only these zones hold cards."""
    one = laid.seated(game, laid.moments(game, GAMES[game].seats()[0])[0], 0)
    company, zones = one.company(Board(1256.0, 644.0)), dict.fromkeys(filled, ("2C", "3C"))
    return Layout(one.agreed, company, zones, lambda zone: (0.0, 0.0), FRONT)


def test_of_a_family_of_zones_the_first_is_shown_and_those_that_hold_cards() -> None:
    made = plain("super-stam", "col.0.4")
    shown = [zone.id for zone in made.of(0)]
    assert [zone for zone in shown if zone.startswith("col.")] == ["col.0.1", "col.0.4"]
    alone = {zone.id for zone in made.game.zones.values() if zone.owner == 0 and not zone.id.startswith("col.")}
    assert alone <= {*shown}


@pytest.mark.parametrize(("filled", "places"), [((), [3]), (("table.0",), [1, 2]), (("held.0", "down.0"), [1, 1, 1])])
def test_empty_places_before_a_seat_share_the_room_of_one(filled: tuple[str, ...], places: list[int]) -> None:
    (row,) = plain("meydele", *filled).before(0, "own")
    assert isinstance(row, Row)
    assert [len(one.blocks) if isinstance(one, Over) else 1 for one in row.blocks] == places


@pytest.mark.parametrize("width", [876.0, 1256.0])
def test_closed_hands_of_others_are_shown_unless_their_badges_are_small(width: float) -> None:
    for seats in GAMES["majnun"].seats():
        one = laid.seated("majnun", laid.moments("majnun", seats)[0], 0).company(Board(width, 644.0))
        assert bool(hands(one, "hand.1")) is not one.small(one.board, seats)
