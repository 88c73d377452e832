"""Shapes at the table: where laid cards lie, how much each whole card counts, what each part of a turn asks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import (
    Event,
    Game,
    Position,
    Reason,
    Record,
    View,
    agree,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
)
from app.games.shapes.controller import ShapesController
from app.games.shapes.faces import ShapesFaces
from app.games.shapes.rules import SHAPES, Shapes, matching
from app.table.controllers import controller_for
from app.table.geometry import RATIO, Board, Shape, Spot
from app.table.measures import badge_room
from app.table.prompts import Ref, Rest
from app.table.signs import Caption, Peek, Plates, Sign, Tag
from app.table.stage import Stage
from app.table.surface import Surface
from app.wording import t, use
from app.wording.bidi import bare
from tests.art.pictures import differing, grey, painted
from tests.covering import amount
from tests.games import worked
from tests.shell.at_table import drag
from tests.table.invented import Table, Told
from tests.table.laid import SIZES, bare_stage, course, flaws, lay, surface_of, wrong

S = TypeVar("S", bound=Sign)
pytestmark = pytest.mark.usefixtures("qapp")

GAMES = {"shapes": Shapes()}
CASES = worked.by_number("shapes")
at = partial(worked.at, "shapes")
"""The position in which a case of the canon begins, after some actions."""
NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Eli"}
PLATES: dict[int | str, str] = {0: "fig", 1: "lemon", 2: "date", 3: "wheat"}
BOARD = Board(1256.0, 644.0)
DOUBLE_RING = 8.0
"""How far the ring of a card that counts reaches beyond it, px."""
READABLE = 70.0
"""The width of a card whose shapes can be read without leaning forward, px."""


def seated(p: Position, seat: int | None) -> ShapesController:
    table = controller_for("shapes")(p.game, seat, NAMES, PLATES)
    assert isinstance(table, ShapesController)
    table.watch(view(p, seat))
    return table


def signs(p: Position, seat: int | None, kind: type[S]) -> list[S]:
    return [sign for sign in seated(p, seat).signs(view(p, seat), BOARD) if isinstance(sign, kind)]


def captions(p: Position, seat: int | None, style: str) -> list[Caption]:
    """The captions of a style that a seat sees."""
    return [sign for sign in signs(p, seat, Caption) if sign.style == style]


def middles(p: Position, seat: int | None) -> dict[str, tuple[float, float]]:
    spots = seated(p, seat).spots(view(p, seat).zones, BOARD)
    return {spot.zone: BOARD.anchor(spot) for spot in spots if spot.shape is not Shape.AWAY}


def test_a_base_card_waits_closed_in_its_place_of_the_row_and_is_known_to_who_laid_it() -> None:
    p = at("01", "commit:bC", "commit:bC")
    places = middles(p, 1)
    assert places["held.0"][1] == places["held.1"][1] == places["row"][1]
    assert places["held.0"][0] < places["held.1"][0], "in the order of the row"
    assert [sign.face for sign in signs(p, 1, Peek)] == ["bC"]
    assert signs(p, None, Peek) == [] and signs(p, 2, Peek) == []


def test_a_whole_card_waits_before_its_seat() -> None:
    p = at("01", "commit:bC", "commit:bC", "commit:bT", "commit:bQ", "commit:wCT")
    assert middles(p, 2)["held.0"] == middles(p, 2)["shown.0"]


def test_below_a_base_card_stand_the_plates_of_those_for_whose_whole_card_it_counts() -> None:
    p = at("04")  # the row has a circle and a triangle, both seats count one of them
    found = signs(p, 0, Plates)
    assert [sign.plates for sign in found] == [("fig",), ("lemon",)]
    assert found[0].x < found[1].x


def test_each_whole_card_shown_has_its_count_and_tied_ones_are_fought_over() -> None:
    p = at("04")
    mine, theirs = sorted(signs(p, 0, Tag), key=lambda sign: -sign.y)
    assert mine.tone == theirs.tone == "pom"
    places = middles(p, 0)
    for sign, zone in ((mine, "shown.0"), (theirs, "shown.1")):
        x, y = BOARD.point(sign.x, sign.y)
        assert hypot(x - places[zone][0], y - places[zone][1]) < BOARD.card * RATIO, "each beside its card"
    assert seated(p, 0).states(view(p, 0)) == {Ref("shown.0", 0): "contested", Ref("shown.1", 0): "contested"}


def test_in_a_step_of_a_tie_breaker_only_those_who_are_level_still_count() -> None:
    p = at("04")
    one = seated(p, 0)
    one._counts, one._tied, one._fighting = {0: 2, 1: 2, 2: 1}, (0, 1), ()
    one._up = {0: "wCT", 1: "wTS", 2: "wCX"}
    one.begin_step(view(p, 0))
    assert [one.stands(seat, 0) for seat in range(3)] == [("tied", 2), ("tied", 2), ("out", 1)]


@pytest.mark.parametrize(
    ("edition", "turned", "left", "goes_on"),
    [
        (4, "bX", ["bC"], True),
        (4, "bX", [], False),
        (4, "bJ", ["bC"], True),
        (3, "bX", ["bC"], True),
        (3, "bJ", ["bC"], False),
    ],
)
def test_another_step_of_a_tie_breaker_is_announced_only_if_cards_are_left_and_no_joker_has_decided(
    edition: int, turned: str, left: list[str], goes_on: bool
) -> None:
    p = at("04")
    one, now = seated(p, 0), view(p, 0)
    game = Game(now.game.rules, 2, {**now.game.options, "edition": edition})
    one._fighting, one._before, one._up = (0, 1), {0: 1, 1: 1}, {0: "bX", 1: turned}
    words = one.judge_step(replace(now, game=game, zones={**now.zones, "hand.0": left}))
    assert words == (t("shapes.voice.still-tied", all=[one.called(0), one.called(1)], n=1) if goes_on else "")


def test_why_a_tie_breaker_is_won_is_told_by_counts_only_if_they_decided_it() -> None:
    p = at("04")
    one, now = seated(p, 0), view(p, 0)

    def why(tied: tuple[int, ...]) -> str:
        one._fighting, one._counts, one._tied = (0, 1), {0: 2, 1: 1}, tied
        return one.won(0, now).detail

    assert why((0,)) and not why((0, 1))
    one._by_joker = True
    assert not why((0,))
    one.begin_step(now)
    assert why((0,)), "a joker decides only its own step"


@pytest.mark.parametrize("acts", [(), ("commit:bC", "commit:bC", "commit:bT", "commit:bQ")])
def test_a_card_of_the_other_kind_can_be_taken_up_and_says_which_kind_is_wanted(
    qtbot: QtBot, acts: tuple[str, ...]
) -> None:
    p = at("01", *acts)
    one, now = seated(p, p.turn), view(p, p.turn)
    surface = surface_of(qtbot, one, now)
    refused: list[Reason] = []
    surface.refused.connect(refused.append)
    wanted, zone = ("whole", "hand") if acts else ("base", "wholes")
    other = Ref(f"{zone}.{p.turn}", 0)
    assert other not in one.marks(now, None), "it is not offered"
    drag(surface, surface.card_point(other), surface.card_point(Ref(f"held.{p.turn}")))
    assert [reason.code for reason in refused] == [f"{wanted}-card-wanted"]
    asked = one.prompt(now, other)
    assert asked.sentence == t(f"shapes.refusal.{wanted}-card-wanted") and not asked.buttons


def test_a_joker_that_may_go_into_the_row_says_what_it_is_worth_if_it_is_kept() -> None:
    p = at("02")
    said = seated(p, 0).prompt(view(p, 0), Ref("hand.0", 0)).detail
    assert bare(said).endswith(bare(t("shapes.voice.joker.kept", n=p.game.seats)))


def test_a_round_that_may_be_the_last_is_said_to_be_so_before_it_is_played() -> None:
    p = at("01")
    while p.zones["base"]:
        said = seated(p, p.turn).prompt(view(p, p.turn), None).detail
        short = len(p.zones["base"]) < p.game.seats
        assert said == (t("shapes.voice.running-out") if short else ""), len(p.zones["base"])
        p.zones["prizes.0"].append(p.zones["base"].pop())


def test_when_the_row_has_gone_no_count_is_left_of_it() -> None:
    p = at("11", "commit:bC", "commit:bT", "commit:wCT", "commit:wTS")
    assert p.phase == "pick"
    assert signs(p, 0, Tag) == []


def test_over_the_own_whole_cards_stands_what_each_would_count() -> None:
    p = at("01", "commit:bC", "commit:bC", "commit:bT", "commit:bQ")
    over = {sign.cards[0].index: (sign.text, sign.tone) for sign in signs(p, 0, Tag) if sign.cards}
    assert len(over) == 3
    assert [over[index][1] for index in range(3)] == ["sea", "paper", "paper"], "circle and triangle count three"
    assert not [sign for sign in signs(p, 1, Tag) if sign.cards], "who waits is shown nothing"
    marks = seated(p, 0).marks(view(p, 0), Ref("wholes.0", 0))
    assert [ref.index for ref, kind in marks.items() if ref.zone == "row" and kind == "takes"] == [0, 1, 2]


def test_the_voice_tells_for_whom_a_base_card_counts_in_a_tie_breaker() -> None:
    p = at("03", "commit:bC", "commit:bT", "commit:wCQ", "commit:wTS")
    assert p.phase == "tie"
    table, seen = seated(p, 0), view(p, 0)
    hand = list(seen.zones["hand.0"])
    asked = table.prompt(seen, None)
    assert "Noa" in asked.sentence and "Omar" in asked.sentence
    assert "Noa" in table.prompt(seen, Ref("hand.0", hand.index("bQ"))).whole.detail
    assert "Omar" not in table.prompt(seen, Ref("hand.0", hand.index("bQ"))).whole.detail
    nobody = table.prompt(seen, Ref("hand.0", hand.index("bX"))).whole.detail
    assert "Noa" not in nobody and "Omar" not in nobody


def test_the_voice_warns_of_a_joker_by_the_edition() -> None:
    fourth, third = at("04"), at("08")
    said = [
        seated(p, 0).prompt(view(p, 0), Ref("hand.0", list(view(p, 0).zones["hand.0"]).index("bJ"))).detail
        for p in (fourth, third)
    ]
    assert said[0] and said[1] and said[0] != said[1]


def test_the_decks_say_how_many_cards_it_takes_to_go_on_and_how_many_jokers_are_out_of_sight() -> None:
    p = at("01")
    ends, jokers = captions(p, 0, "count")
    assert bare(ends.text) == "Ends below 4"
    assert "fills up to three base cards" in ends.says and ends.command, "pointing at it says why"
    assert "2" in jokers.text and jokers.says
    use("he")
    assert bare(captions(p, 0, "count")[0].text) == "נגמר מתחת ל־4"


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("size", [(876, 476), (1256, 644)])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_lines_about_the_decks_stand_below_them(seats: int, size: tuple[int, int], language: str) -> None:
    use(language)
    board = Board(float(size[0]), float(size[1]), across=ShapesController.across, rtl=language == "he")
    for p in played(seats, 4):
        if p.turn is None:
            continue
        laid = seated(p, 0).plan(view(p, 0).zones, board)
        base, whole = laid.boxes["base"], laid.boxes["whole"]
        assert laid.whole
        for code in ("to-fill", "jokers-unseen"):
            box = laid.boxes[code]
            assert box.y >= base.y + base.height and box.x < whole.x + whole.width, (p.phase, code)
            assert min(laid.widths["row"], laid.widths["base"]) >= 48.0, p.phase


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_stands_below_the_decks_leaves_the_hand_its_room_in_the_smallest_window(language: str) -> None:
    use(language)
    p = at("01b")
    board = Board(876.0, 476.0, across=ShapesController.across, rtl=language == "he")
    spots = {spot.zone: spot for spot in seated(p, 0).spots(view(p, 0).zones, board)}
    for zone in ("hand.0", "wholes.0"):
        places = sorted(board.places(spots[zone], 3), key=lambda place: place.x)
        assert all(right.x - left.x >= left.width for left, right in pairwise(places)), "no card lies over another"


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("width", [740.0, 770.0, 798.0])
def test_beside_a_panel_the_badges_of_four_say_less_before_the_cards_become_small(width: float, language: str) -> None:
    use(language)
    brief = 0
    for p in played(4, 4):
        if p.turn is None:
            continue
        one, seen = seated(p, 0), view(p, 0)
        board = Board(width, 644.0, across=ShapesController.across, rtl=language == "he")
        laid = one.plan(seen.zones, board)
        assert laid.whole and laid.widths["shown.1"] >= 64.0, p.phase
        badges = sorted((laid.boxes[f"badge.{seat}"] for seat in (1, 2, 3)), key=lambda box: box.x)
        assert all(right.x - left.x - left.width >= 8.0 for left, right in pairwise(badges))
        held = sum(len(seen.zones[f"{zone}.1"]) for zone in ("hand", "wholes"))
        brief += bare(one.line_on(seen, 1, board)).startswith(bare(t("table.cards", n=held)))
    assert brief or width > 740.0


def test_what_a_badge_says_depends_on_its_own_board_and_not_on_the_one_asked_about_before() -> None:
    use("en")
    p = next(one for one in played(4, 4) if one.turn is not None)
    one, seen = seated(p, 0), view(p, 0)
    wide, narrow = (Board(width, 644.0, across=ShapesController.across) for width in (1256.0, 740.0))
    full, brief = one.line_on(seen, 1, wide), one.line_on(seen, 1, narrow)
    assert full != brief
    one.company(narrow)
    assert one.line_on(seen, 1, wide) == full
    one.company(wide)
    assert one.line_on(seen, 1, narrow) == brief
    assert one.badge_line(seen, 1) == full, "a screen reader hears all of it on every board"


def test_whether_badges_say_less_is_measured_once_for_a_board_and_not_for_each_badge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    p = next(one for one in played(4, 4) if one.turn is not None)
    one, seen = seated(p, 0), view(p, 0)
    measured: list[str] = []

    def counted(name: str, *rest: Any) -> tuple[float, float]:
        measured.append(name)
        return badge_room(name, *rest)

    monkeypatch.setattr("app.games.shapes.controller.badge_room", counted)
    narrow, wide = (Board(width, 644.0, across=ShapesController.across) for width in (740.0, 1256.0))
    for board in (narrow, wide):
        measured.clear()
        for _ in range(2):
            one.badges(seen, board)
        assert len(measured) == 3, "each of the others, once"
    use("he")
    one.badges(seen, wide)
    assert len(measured) == 6, "in another language the words are as wide as they are there"


@pytest.mark.parametrize("size", SIZES)
def test_between_the_two_lines_about_the_decks_is_a_little_room_whatever_the_letters(size: tuple[int, int]) -> None:
    p = at("01")
    laid = seated(p, 0).plan(view(p, 0).zones, Board(float(size[0]), float(size[1])))
    upper, lower = laid.boxes["to-fill"], laid.boxes["jokers-unseen"]
    assert lower.y - upper.y - upper.height >= 1.0


@pytest.mark.parametrize("edition", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_legal_can_be_done_with_a_card_or_a_button(edition: int, seats: int) -> None:
    rules = GAMES["shapes"]
    p = new_game(rules, seats, edition * 7 + seats, {"edition": edition}).position
    rng = Random(edition)
    while p.turn is not None:
        table, seen = seated(p, p.turn), view(p, p.turn)
        offered = {choice.actions[0] for ref in table.liftable(seen) for choice in table.choices(seen, ref)}
        prompt = table.prompt(seen, None)
        offered |= {button.actions[0] for button in prompt.buttons}
        assert offered == {str(action) for action in seen.legal}, p.phase
        assert prompt.sentence and prompt.whole.detail
        if p.phase in ("base", "whole"):
            assert (prompt.explains == t("shapes.voice.last")) == (p.turn == seats - 1)
        held = next(iter(table.liftable(seen)))
        assert table.prompt(seen, held).sentence and table.prompt(seen, held).buttons
        for zone in table.unasked(seen):
            for index in range(len(seen.zones[zone])):
                assert table.prompt(seen, Ref(zone, index)).sentence, (p.phase, zone)
        p = play(p, str(rng.choice(seen.legal))).position


def played(seats: int, edition: int) -> list[Position]:
    """Every fifth position of a game that is played at random."""
    rng = Random(seats)
    found: list[Position] = [new_game(GAMES["shapes"], seats, edition, {"edition": edition}).position]
    while found[-1].turn is not None and len(found) < 40:
        found.append(play(found[-1], str(rng.choice(found[-1].game.rules.legal(found[-1])))).position)
    return found[::5]


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("edition", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_over_anything_else_in_any_edition(seats: int, edition: int, rtl: bool) -> None:
    assert wrong(played(seats, edition), seated, rtl) == []


def test_what_lies_closed_shows_the_back_of_its_own_deck(qtbot: QtBot) -> None:
    p = at("01", "commit:bC")
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(1256, 644)
    surface.show()
    surface.clock.speed = 0.0
    surface.seat(seated(p, 0), False)
    surface.show_view(view(p, 0))
    item = surface.stage.item_at(Ref("held.0", 0))
    assert item is not None and item.text == "?b"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1256, 644), (1342, 593), (1896, 908)])
def test_the_rings_of_two_cards_of_the_row_that_count_do_not_touch(
    qtbot: QtBot, size: tuple[int, int], seats: int
) -> None:
    """Three that all fitted looked like one frame."""
    p = next(one for one in course("shapes", seats) if one.phase == "whole")
    row = surface_of(qtbot, seated(p, p.turn), view(p, p.turn), size).stage.places("row")
    xs = sorted(one.x for one in row)
    assert len(xs) > 1 and all(there - here - row[0].width > 2 * DOUBLE_RING for here, there in pairwise(xs))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1256, 644), (1896, 908)])
def test_the_row_stays_where_it_is_when_whole_cards_are_weighed_and_compared(size: tuple[int, int], seats: int) -> None:
    rng, stage = Random(seats), bare_stage()
    tops: dict[str, list[Spot]] = {}
    p = new_game(GAMES["shapes"], seats, 4).position
    while p.turn is not None and p.phase in ("base", "whole"):
        lay(stage, seated(p, 0), view(p, 0), size)
        tops.setdefault(p.phase, stage.spots())
        p = play(p, str(rng.choice(view(p, p.turn).legal))).position
    rows = [next(spot for spot in spots if spot.zone == "row") for spots in tops.values()]
    assert len(rows) == 2
    board = stage.board
    (_, base), (_, whole) = (board.anchor(row) for row in rows)
    assert abs(base - whole) < 0.15 * board.card * RATIO and abs(rows[0].scale - rows[1].scale) < 0.2


@pytest.mark.parametrize("language", ["he", "en"])
def test_where_four_are_level_in_the_smallest_window_the_row_closes_up_and_nothing_shrinks(language: str) -> None:
    rng = Random(33)
    p = new_game(GAMES["shapes"], 4, 33).position
    while len(p.vars["tied"]) < 4:
        p = play(p, rng.choice(p.game.rules.legal(p))).position
    use(language)
    stage, least, seen_of = bare_stage(), dict[str, float](), 0.72
    while p.phase == "tie" and sum(p.size(f"held.{seat}") for seat in range(4)) < 4:
        me = p.turn or 0
        table, seen = seated(p, me), view(p, me)
        lay(stage, table, seen, SIZES[0], language == "he")
        assert flaws(stage) == [] and table.plan(seen.zones, stage.board).whole
        zones = ("row", f"hand.{me}", f"wholes.{me}", *(f"shown.{seat}" for seat in range(4) if seat != me))
        for zone in zones:
            least[zone.split(".")[0]] = min(stage.places(zone)[0].width, least.get(zone.split(".")[0], 999.0))
        line = [place for zone in ("row", *(f"held.{seat}" for seat in range(4))) for place in stage.places(zone)]
        line.sort(key=lambda place: place.x)
        assert [place.z for place in line] == sorted(place.z for place in line), "the one further right is uppermost"
        steps = [b.x - a.x for a, b in pairwise(line)]
        assert min(steps) >= seen_of * line[0].width, "the shape of each is seen"
        assert max(steps) - min(steps) < 1, "those that wait lie in the next places"
        p = play(p, p.game.rules.legal(p)[0]).position
    assert least["row"] >= 56 and min(least["hand"], least["wholes"], least["shown"]) >= 70, least
    use("en")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_cards_of_rivals_are_read_and_their_prizes_lie_before_them(seats: int) -> None:
    shown = played(seats, 4)[-1]
    stage = bare_stage()
    for size, share in (((876, 476), 0.55), ((1896, 908), 0.7)):
        lay(stage, seated(shown, 0), view(shown, 0), size)
        spots = {spot.zone: spot for spot in stage.spots()}
        for seat in range(1, seats):
            assert stage.board.size(spots[f"shown.{seat}"]) >= share * stage.board.card
            assert spots[f"prizes.{seat}"].shape is Shape.PILE and spots[f"prizes.{seat}"].y < 0.5


@pytest.mark.parametrize("style", [CardStyle(), CardStyle(night=True), CardStyle(large_index=True)])
def test_the_jokers_corner_is_unlike_every_shape_even_in_grey(style: CardStyle) -> None:
    faces, size = ShapesFaces(), 100 if style.large_index else 62
    corners = {
        symbol: grey(
            painted(partial(faces.paint_face, symbol=symbol, style=style), 250, 350, "#888888").copy(0, 0, size, size)
        )
        for symbol in ("bJ", *(f"b{shape}" for shape in SHAPES))
    }
    joker = corners.pop("bJ")
    assert {
        shape: n for shape, corner in corners.items() if (n := differing(joker, corner)) < 0.065 * size * size
    } == {}


def test_nothing_of_the_result_stands_on_the_cloth_before_the_cards_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a whole card lies closed, there is no count and no plate; afterwards there is, while told and at rest."""
    table = Table("shapes", 4, 5)
    signs: Callable[[View, Board], list[Sign]] = table.controller.signs
    early: list[Sign] = []
    counted: list[Sign] = []

    def shown(now: View, board: Board) -> list[Sign]:
        found = signs(now, board)
        result = [sign for sign in found if isinstance(sign, Plates) or (isinstance(sign, Tag) and not sign.cards)]
        closed = now.phase == "whole" and any(now.zones[f"held.{seat}"] for seat in range(4))
        (early if closed else counted).extend(result)
        return found

    monkeypatch.setattr(table.controller, "signs", shown)
    table.opening()
    assert len(list(table.play(24))) == 24
    assert early == [] and counted


def test_without_the_aid_no_count_stands_over_ones_own_whole_cards() -> None:
    p = next(p for p in played(3, 4) if p.phase == "whole" and p.turn == 0)
    own = {Ref("wholes.0", index) for index in range(len(p.zones["wholes.0"]))}
    for aids in (True, False):
        one = seated(p, 0)
        one.aids = aids
        tags = {tag.cards[0] for tag in one.signs(view(p, 0), BOARD) if isinstance(tag, Tag) and tag.cards}
        assert tags & own == (own if aids else set())


@pytest.mark.long
def test_the_prizes_of_a_round_lie_on_the_winners_pile_when_it_is_said_how_many_there_are() -> None:
    table, rounds = Table("shapes", 3, 4), 0
    table.opening()
    for told in table.play(60):
        for said in told.said:
            piles = [ref.zone for ref in said.rest.lit if ref.zone.startswith("prizes.")]
            if piles and "joker" not in said.rest.words:
                assert piles == [f"prizes.{said.rest.who}"] and said.shown.zones[piles[0]]
                assert f"has {len(said.shown.zones[piles[0]])} now" in said.rest.words or said.rest.who == 0
                rounds += 1
    assert rounds


class Looked(NamedTuple):
    """What stood at the whole cards while a tie-breaker was told: the view, the fighters, and the tags by seat."""

    now: View
    fighting: tuple[int, ...]
    tags: dict[int, str]


def tie_breakers(deals: int) -> Iterator[Looked]:
    """Every sentence said in the tie-breakers of some games, with what stood at the whole cards then."""
    for deal in range(deals):
        table = Table("shapes", 3, deal)
        table.opening()
        stage, one = table.surface.stage, table.controller
        assert isinstance(one, ShapesController)
        found: list[Looked] = []

        def look(_: Rest, one: ShapesController = one, stage: Stage = stage, found: list[Looked] = found) -> None:
            now = stage.between()
            if one._fighting and now.zones["row"]:
                seats = [seat for seat in range(3) if now.zones[f"shown.{seat}"]]
                tags = [sign.text for sign in one.score_labels(now, stage.board) if isinstance(sign, Tag)]
                assert bool(tags) == (len(now.zones["row"]) > 2), "a count goes only with its row"
                found.append(Looked(now, one._fighting, dict(zip(seats, tags, strict=bool(tags)))))

        table.surface.teller.said.connect(look)
        for _ in table.play(40):
            pass
        yield from found


@pytest.mark.long
def test_while_a_tie_breaker_is_told_every_count_is_of_the_row_as_it_lies_and_who_is_out_is_marked() -> None:
    counted = out = tied = 0
    for now, fighting, tags in tie_breakers(amount(3, 6)):
        row = now.zones["row"]
        if not tags:
            continue
        counts = {seat: len(matching(now.zones[f"shown.{seat}"][0], row)) for seat in tags}
        best = max(counts[seat] for seat in fighting)
        for seat, tag in tags.items():
            if seat in fighting:
                assert tag.removesuffix(" · tied") == f"{counts[seat]} of {len(row)}"
                level = counts[seat] == best and sum(counts[one] == best for one in fighting) > 1
                assert tag.endswith(" · tied") == level
                tied += level
            else:
                first = len(matching(now.zones[f"shown.{seat}"][0], row[:3]))
                assert tag.endswith(" · out") and first <= int(tag.split()[0]) <= counts[seat]
                out += 1
        counted += 1
    assert counted and out and tied


@cache
def told_game(deal: int) -> tuple[Table, tuple[Told, ...]]:
    """A game of three seats with names, as it is told to the first of them, for every law about sentences."""
    table = Table("shapes", 3, deal, names={0: "Noa", 1: "Omar", 2: "Tamar"})
    return table, (table.opening(), *table.play(40))


@pytest.mark.long
def test_a_tie_is_said_when_it_comes_and_a_round_s_stop_compares_the_counts() -> None:
    ties = wins = 0
    for deal in range(amount(3, 6)):
        table, told = told_game(deal)
        for one in told:
            said = [(bare(f"{said.rest.words} {said.rest.detail}"), said.shown) for said in one.said]
            for words, shown in said:
                if words.startswith("Turned up") and shown.zones["shown.0"] and shown.zones["shown.2"]:
                    cards = [shown.zones[f"shown.{seat}"][0] for seat in range(3)]
                    if len(shown.zones["row"]) > 3:
                        continue
                    counts = [len(matching(card, shown.zones["row"])) for card in cards]
                    level = [table.names[seat] for seat in range(3) if counts[seat] == max(counts)]
                    assert ("level at" in words) == (len(level) > 1)
                    assert all(str(name) in words.rpartition(". ")[0] for name in level)
                    ties += len(level) > 1
                if " and takes the row." in words and "tie-breaker" not in words:
                    against = [int(n) for n in re.findall(r"(?:Noa|Omar|Tamar)’s (\d+)", words)]
                    mine = re.search(r"has (\d+) of 3", words)
                    assert mine and len(against) == 2 and max(against) < int(mine[1])
                    wins += 1
    assert ties and wins


@pytest.mark.long
def test_who_is_said_to_be_still_level_is_level_by_the_row_as_it_lies_then() -> None:
    still = 0
    for deal in range(amount(4, 8)):
        table, told = told_game(deal)
        for one in told:
            for said in one.said:
                words = bare(f"{said.rest.words} {said.rest.detail}")
                found = re.search(r"\. ([^.]*) are still level at (\d+), and", words)
                if found is None:
                    continue
                row = said.shown.zones["row"]
                level = [seat for seat in range(3) if str(table.names[seat]) in found[1]]
                assert len(level) > 1
                for seat in level:
                    assert len(matching(said.shown.zones[f"shown.{seat}"][0], row)) == int(found[2])
                still += 1
    assert still


def test_who_leaves_a_row_without_a_winner_says_why_and_a_kept_joker_what_it_is_worth() -> None:
    nobody = [told_of("06", seat, *CASES["06"]["do"]) for seat in (0, 1)]
    assert all(any("Even after the tie-breaker it is a tie" in words for words in said) for said in nobody)
    first = told_of("06b", 0, *CASES["06b"]["do"])
    assert any("this edition has no tie-breaker" in words for words in first)
    kept = told_of("07", 0, *CASES["07"]["do"])
    assert any("joker is worth 3 prizes more. At the end a joker" in words for words in kept)


def told_of(number: str, seat: int, *actions: str) -> list[str]:
    """What is said to a seat while all actions of a case are told."""
    table = Table("shapes", at(number).game.seats, 5, seat=seat)
    table.record = Record.from_position(at(number))
    table.controller = controller_for("shapes")(table.record.position.game, seat, table.names)
    table.surface.seat(table.controller, False)
    table.surface.stage.lay(view(table.record.position, seat))
    found = []
    for action in actions:
        step = table.record.act(action)
        told = table.tell(step, partial(table.surface.perform, step.told(seat), view(step.position, seat)))
        found += [bare(f"{said.rest.words} {said.rest.detail}") for said in told.said]
    return found


def test_why_ones_own_joker_has_to_go_is_said_before_it_is_laid() -> None:
    """As the last card of the hand it decides a tie-breaker; it is visible in the hand while the sentence stands."""
    start = at("04", "commit:bX")
    table = Table("shapes", 2, 5, patient=True, names=NAMES)
    table.controller = seated(start, 0)
    table.surface.seat(table.controller, False)
    table.surface.show_view(view(start, 0))
    told = table.told(play(start, "commit:bX"))
    before = next(said for said in told.said if "only a joker left in hand" in bare(said.rest.words))
    assert "as the last base card takes the row" in bare(before.rest.detail)
    assert before.faces == ("bJ",) and list(before.shown.zones["hand.0"]) == ["bJ"]
    stops = [bare(said.rest.words) for said in told.said if not said.rest.passes]
    assert not [words for words in stops if "only one move" in words]
    assert "Noa’s joker decides the tie-breaker." in stops, "who takes the row stands there as well"


@pytest.mark.parametrize("wholes", [("wCQ", "wTS"), ("wCS", "wTQ")], ids=["fewer", "most"])
def test_when_a_joker_decides_a_tie_breaker_the_joker_is_lit_and_not_what_the_whole_cards_match(
    wholes: tuple[str, str],
) -> None:
    """Also if the whole card of the seat that laid it would count most in the end."""
    data = position_to_json(at("04", "commit:bX"))
    data["zones"] |= {f"shown.{seat}": [whole] for seat, whole in enumerate(wholes)}
    start = position_from_json(data, GAMES)
    table = Table("shapes", 2, 5, names=NAMES)
    table.controller = seated(start, 0)
    table.surface.seat(table.controller, False)
    table.surface.show_view(view(start, 0))
    told = table.told(play(start, "commit:bX"))
    won = next(said for said in told.said if "wins the tie-breaker" in bare(said.rest.words))
    assert won.faces == ("bJ",) and {ref.zone for ref in won.rest.lit} == {"row"}
    assert not won.rest.detail, "what the whole cards count is not why"
    table.end()


def test_a_joker_that_goes_into_the_row_since_there_is_nothing_else_is_said_to_have_no_shape() -> None:
    p = position_from_json(CASES["02"]["start"], GAMES)
    one = seated(p, 0)
    seen = view(p, 0)
    hand = {**seen.zones, "hand.0": ("bJ", "bJ")}
    rest = one.before(Event("acted", 1, {"seat": 0, "action": "commit:bJ", "forced": True}), replace(seen, zones=hand))
    assert bare(rest.words) == "All base cards in Noa’s hand are alike, so a joker goes."
    assert "no shape" in bare(rest.detail)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_cards_of_rivals_are_read_in_the_smallest_window_too(seats: int) -> None:
    stage, shown = bare_stage(), 0
    p = new_game(agree(Shapes(), seats, {}).rules, seats, 5).position
    for number in range(40):
        if p.turn is None:
            break
        lay(stage, seated(p, 0), view(p, 0), (876, 476), rtl=bool(number % 2))
        for seat in range(1, seats):
            item = stage.item_at(Ref(f"shown.{seat}", 0))
            if item is not None:
                shown += 1
                assert item.width >= READABLE
        p = play(p, Random(number).choice(p.game.rules.legal(p))).position
    assert shown


def test_at_the_end_the_chart_and_the_badges_count_what_the_places_count() -> None:
    """Jokers left in hand count more than the one card that each of them adds to the prizes."""
    for seed in range(30):
        rng, p = Random(seed), new_game(GAMES["shapes"], 3, seed).position
        while p.turn is not None:
            p = play(p, rng.choice(p.game.rules.legal(p))).position
        assert p.result is not None
        scores = list(p.result.scores)
        if scores == [len(p.zones[f"prizes.{seat}"]) for seat in range(3)]:
            continue
        one, seen = seated(p, 0), view(p, 0)
        assert [one.standing(seen, seat) for seat in range(3)] == scores
        words = [bare(one.badge_line(seen, seat)) for seat in range(3)]
        prizes = [bare(t("shapes.label.prizes", n=score)) for score in scores]
        assert all(line.endswith(own) for line, own in zip(words, prizes, strict=True)), words
        # While the end is told, the cards are there, but not yet the result.
        between = replace(seen, phase="base", result=None)
        told = [bare(one.badge_line(between, seat)) for seat in range(3)]
        assert all(line.endswith(own) for line, own in zip(told, prizes, strict=True)), told
        return
    pytest.fail("no game ended with a joker in hand")


def test_at_calm_cards_laid_in_secret_need_no_click_and_what_turns_up_does() -> None:
    table, turned = Table("shapes", 4, 3, patient=True), 0
    table.opening()
    for one in table.play(8):
        passing = [said.rest for said in one.said if said.rest.passes not in ("", "again")]
        assert all(rest.passes == "in-secret" and "face down" in bare(rest.words) for rest in passing)
        assert one.step is not None and len(passing) == (one.step.before.turn != table.seat)
        assert one.waits == sum(not said.rest.passes for said in one.said)
        turned += bool(one.waits)
    assert turned == 2, "bases and whole cards turn up, each after all four have laid"


def test_whom_a_tie_card_counts_for_is_said_as_one_says_it_to_oneself_and_to_others() -> None:
    use("he")
    words = t("shapes.voice.held.tie.for", all=[t("seat.you"), "עומר"])
    assert bare(words) == "הוא נספר לי ולעומר."


@pytest.mark.long
def test_a_row_that_is_taken_is_one_stop_at_calm() -> None:
    table, taken = Table("shapes", 3, 3, patient=True), 0
    table.opening()
    for one in table.play(40):
        words = [(bare(said.rest.words), said.rest.passes) for said in one.said]
        stops = [text for text, passes in words if "row" in text and not passes]
        prizes = [passes for text, passes in words if "prize" in text and "joker" not in text]
        if prizes:
            assert prizes == ["again"] and len(stops) == 1, words
            taken += 1
    assert taken > 1


def test_a_table_that_has_seen_no_part_of_the_turn_yet_has_a_place_for_the_row() -> None:
    p = new_game(GAMES["shapes"], 2, 5).position
    fresh = controller_for("shapes")(p.game, 0, NAMES, PLATES)
    spots = {spot.zone for spot in fresh.spots(view(p, 0).zones, Board(1256.0, 644.0))}
    assert "row" in spots
