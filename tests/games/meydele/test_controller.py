"""Meydele at the table: what lies closed, and that a war covers nothing that people need to read (canon 9)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.tokens import theme
from app.engine import Position, Result, agree, play, view
from app.games import worked_cases
from app.games.meydele.controller import MeydeleController
from app.games.meydele.rules import Meydele, to_cover
from app.games.meydele.stops import TURNED
from app.table.geometry import Board, Shape
from app.table.looks import Look
from app.table.painted_signs import paint_sign
from app.table.prompts import Ref, Rest
from app.table.reading import FAMILIAR
from app.table.signs import Call, Caption, Peek, Plates, SuitPlate
from app.table.stage import Stage
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.names import Name
from tests.games import worked
from tests.shell.at_table import click
from tests.table.invented import Table
from tests.table.laid import SIZES, acted, bare_stage, course, flaws, lay, plain, seated, surface_of

pytestmark = pytest.mark.usefixtures("qapp")


def war(seat: int) -> tuple[Position, MeydeleController, Stage]:
    """A war in which seat 1 has covered two cards, as a seat sees it."""
    case = next(case for case in worked_cases.read("meydele") if worked.number(case) == "03b")
    p = worked_cases.after(case, Meydele())
    one = seated("meydele", p, seat)
    assert isinstance(one, MeydeleController)
    return p, one, bare_stage()


def peeks(one: MeydeleController, p: Position, stage: Stage) -> list[Peek]:
    """The small faces on closed cards."""
    return [sign for sign in one.signs(view(p, one.seat), stage.board) if isinstance(sign, Peek)]


def test_what_one_has_laid_lies_closed_with_its_face_in_small_for_oneself_alone(qapp: QApplication) -> None:
    p, one, stage = war(1)
    lay(stage, one, view(p, 1), SIZES[1])
    covered, open_card = stage.item_at(Ref("down.1", 0)), stage.item_at(Ref("table.1", 0))
    assert covered is not None and not covered.face_up
    assert open_card is not None and open_card.face_up
    assert [(sign.face, sign.card) for sign in peeks(one, p, stage)] == [("3C", Ref("down.1", 0))]
    p, other, stage = war(0)
    lay(stage, other, view(p, 0), SIZES[1])
    assert not peeks(other, p, stage)


def test_a_covered_card_of_a_war_goes_to_the_empty_place_and_onto_the_card_that_fights(qtbot: QtBot) -> None:
    p = next(p for p in course("meydele", 3) if p.phase == "war-down")
    seat = p.turn
    assert seat is not None
    for place in (Ref(f"held.{seat}"), Ref(f"table.{seat}", 0)):
        surface = surface_of(qtbot, seated("meydele", p, seat), view(p, seat))
        done = acted(surface)
        for ref in (Ref(f"hand.{seat}", 0), place):
            box = surface.stage.overlay.box(ref)
            assert box is not None
            # Of a card in hand the next one leaves only the left edge visible.
            side = 8.0 if ref.is_card and ref.zone.startswith("hand") else box.width / 2
            click(surface, surface.mapFromScene(box.x + side, box.y + box.height / 2))
        assert [action.partition(":")[0] for actions in done for action in actions] == ["down"], place


def test_the_cards_that_a_war_covers_are_chosen_together_and_laid_by_one_press(qtbot: QtBot) -> None:
    use("en")
    p = next(p for p in course("meydele", 3) if p.phase == "war-down" and to_cover(p.zones, p.seat) == 2)
    seat, now = p.seat, view(p, p.seat)
    one = seated("meydele", p, seat)
    surface = surface_of(qtbot, one, now)
    heard = acted(surface)
    asked: list[str] = []
    surface.held_changed.connect(lambda: asked.append(bare(one.prompt(now, surface.gestures.held).sentence)))
    for index in (0, 1):
        click(surface, surface.card_point(Ref(f"hand.{seat}", index)))
    assert asked == ["Chosen: 1 of 2.", "Chosen: 2 of 2."] and not heard
    prompt = one.prompt(now, surface.gestures.held)
    assert prompt.detail == one.prompt(now, None).sentence, "the question stays"
    (button,) = prompt.buttons
    cards = tuple(f"down:{text}" for text in now.zones[f"hand.{seat}"][:2])
    assert button.main and bare(button.label) == "Lay 2 face-down cards" and button.actions == cards
    place = surface.stage.overlay.box(Ref(f"held.{seat}"))
    assert place is not None
    click(surface, surface.mapFromScene(*place.middle))
    assert heard == [cards]
    assert len(play(p, *cards).position.zones[f"down.{seat}"]) == 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rtl", [False, True])
def test_covered_cards_leave_the_index_and_the_words_of_the_war_in_sight(
    qapp: QApplication, size: tuple[int, int], rtl: bool
) -> None:
    p, one, stage = war(1)
    lay(stage, one, view(p, 1), size, rtl)
    covered, open_card = stage.overlay.zone_box("down.1"), stage.overlay.zone_box("table.1")
    assert covered is not None and open_card is not None
    assert open_card.x >= covered.x + 0.25 * open_card.width, "to the right in both reading directions"
    top, below = stage.item_at(Ref("table.1", 0)), stage.item_at(Ref("down.1", 0))
    assert top is not None and below is not None and top.zValue() > below.zValue(), "nothing lies over the open card"
    (words,) = (box for sign, box in stage.overlay.shown() if isinstance(sign, Call) and sign.fight)
    for zone in ("down.1", "table.1", "held.1", "table.0", "table.2"):
        box = stage.overlay.zone_box(zone)
        assert box is None or words.overlap(box) < 120, zone


@pytest.mark.long
def test_a_war_is_on_the_cloth_as_long_as_its_cards_are() -> None:
    """The table said who had run out of cards below a war whose cards had all gone."""
    fought = over = 0
    for deal in range(8, 20):
        table = Table("meydele", 3, deal)
        stage = table.surface.stage

        def look(rest: Rest, stage: Stage = stage) -> None:
            nonlocal fought, over
            tags = [sign for sign, _ in stage.overlay.shown() if isinstance(sign, Call) and sign.fight]
            shown = stage.between()
            if any(shown.zones[f"table.{seat}"] for seat in range(3)):
                fought += len(tags)
            else:
                over += bool(shown.vars["war"] and rest.words)
                assert not tags, rest.words

        table.surface.teller.said.connect(look)
        table.opening()
        for _ in table.play(tells=lambda before: bool(before.vars["war"])):
            pass
        if fought and over:
            return
    pytest.fail("nobody ran out of cards by a war")


def test_the_cry_is_as_the_person_agreed_and_else_as_the_name_is(qapp: QApplication) -> None:
    persons: list[dict[str, str]] = [{"form": "off"}, {"form": "m"}, {}]
    game = agree(Meydele(), 3, {}, persons)
    names: dict[int | str, str] = {0: Name("Noa", "f"), 1: Name("Dana", "f"), 2: Name("Yael", "f")}
    said = [MeydeleController(game, 0, names).cry(seat) for seat in range(3)]
    cries = [t(f"meydele.cry.{form}") for form in ("m", "f")]
    assert not any(cry in said[0] for cry in cries), "who wants no cry hears none, and old games keep their answer"
    assert cries[0] in said[1] and cries[1] in said[2]
    assert not any(cry in MeydeleController(game, 0, {2: "Gil"}).cry(2) for cry in cries)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_won_piles_lie_on_the_table_beside_what_is_laid(seats: int) -> None:
    for p in course("meydele", seats)[:120:9]:
        now = view(p, 0)
        one = MeydeleController(p.game, 0, {})
        one.watch(now)
        for size in SIZES:
            spots = {spot.zone: spot for spot in one.spots(now.zones, Board(float(size[0]), float(size[1])))}
            for seat in set(range(seats)) - set(now.vars["out"]):
                won = spots[f"won.{seat}"]
                assert won.shape is Shape.PILE and won.closed


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("size", [(876, 462), (876, 476), (965, 476)])
def test_what_few_seats_lay_is_large_in_the_smallest_window_however_many_cards_are_in_hand(
    seats: int, size: tuple[int, int]
) -> None:
    for p in course("meydele", seats)[:150:11]:
        now = view(p, 0)
        one = MeydeleController(p.game, 0, {0: "Noa", 1: "Omar", 2: "Yael", 3: "Yoav", 4: "Grandma Rachel"})
        one.watch(now)
        laid = one.plan(now.zones, Board(float(size[0]), float(size[1]), across=one.across))
        assert laid.whole and min(laid.widths[zone] for zone in laid.widths if zone.startswith("table.")) >= 56


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
def test_what_six_lay_is_read_in_the_smallest_window_with_each_plate_close_at_the_left_of_its_card(
    qapp: QApplication, rtl: bool
) -> None:
    two_rows = 0
    for p in course("meydele", 6)[:150:11]:
        stage, one, now = bare_stage(), seated("meydele", p, 0), view(p, 0)
        lay(stage, one, now, SIZES[0], rtl)
        spots = {spot.zone: spot for spot in stage.spots()}
        laid = one.plan(now.zones, stage.board)
        there = [seat for seat in range(6) if f"name.{seat}" in laid.boxes]
        places = {seat: stage.board.anchor(spots[f"table.{seat}"]) for seat in there}
        widths = {seat: stage.board.size(spots[f"table.{seat}"]) for seat in there}
        assert min(widths.values()) >= 56
        if len(there) < 6 or len({round(y) for _, y in places.values()}) < 2:
            continue
        two_rows += 1
        for seat, (x, _) in places.items():
            plate = stage.board.point(*laid.at(f"name.{seat}"))[0]
            assert 0 < x - widths[seat] / 2 - plate < 40, "between it and the next card there is room for a war"
    assert two_rows


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("seats", [7, 8, 9])
def test_what_many_lay_is_read_in_the_smallest_window(qapp: QApplication, seats: int, rtl: bool) -> None:
    use("he" if rtl else "en")
    stage, wars = bare_stage(), 0
    for p in course("meydele", seats)[:120:7]:
        for size in (SIZES[0], (876, 462)):
            one, now = seated("meydele", p, 0), view(p, 0)
            lay(stage, one, now, size, rtl)
            laid = one.plan(now.zones, stage.board)
            there = [seat for seat in range(seats) if f"table.{seat}" in laid.widths]
            assert laid.whole and min(laid.widths[f"table.{seat}"] for seat in there) >= 48
            assert not flaws(stage)
            wars += bool(now.vars["war"])
    assert wars


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
def test_beside_a_panel_five_have_room_for_their_badges(qapp: QApplication, rtl: bool) -> None:
    use("he" if rtl else "en")
    stage = bare_stage()
    for p in course("meydele", 5)[:150:17]:
        one, now = seated("meydele", p, 0), view(p, 0)
        lay(stage, one, now, (800, 644), rtl)
        laid = one.plan(now.zones, stage.board)
        assert laid.whole and laid.widths["hand.0"] >= 80 and not flaws(stage)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_what_is_laid_is_large_in_a_window_of_the_usual_size(seats: int) -> None:
    for p in course("meydele", seats)[:150:11]:
        now = view(p, 0)
        one = MeydeleController(p.game, 0, {seat: "Grandma Rachel"[: 5 + seat] for seat in range(seats)})
        one.watch(now)
        laid = one.plan(now.zones, Board(1256.0, 644.0, across=one.across))
        assert laid.whole and min(laid.widths[zone] for zone in laid.widths if zone.startswith("table.")) >= 64


@pytest.mark.parametrize("seats", [4, 6, 9])
@pytest.mark.parametrize("size", SIZES[1:])
def test_below_what_is_laid_stands_a_whole_name_and_of_a_very_long_one_its_first_words(
    qapp: QApplication, seats: int, size: tuple[int, int]
) -> None:
    p = course("meydele", seats)[20]
    names: dict[int | str, str] = dict(enumerate("ABCDEFGHI"))
    names |= {1: "Grandma Rachel", 2: "Nathan Bartholomew the Elder"}
    one, stage = MeydeleController(p.game, 0, names), bare_stage()
    lay(stage, one, view(p, 0), size)
    said = {sign.text: box for sign, box in stage.overlay.shown() if isinstance(sign, Caption)}
    assert {"A", "Grandma Rachel", "Nathan"} <= set(said) and not any("…" in text for text in said)
    assert said["Grandma Rachel"].height <= said["A"].height + 1, "in one line"
    assert not flaws(stage)


@pytest.mark.parametrize("seats", [3, 5, 9])
@pytest.mark.parametrize("rtl", [False, True])
def test_what_everybody_lays_is_side_by_side_over_whose_it_is_and_large_enough_to_read(
    qapp: QApplication, seats: int, rtl: bool
) -> None:
    p = next(one for one in course("meydele", seats) if one.turn == 1 and not one.vars["war"])
    for size in SIZES:
        stage, one = bare_stage(), seated("meydele", p, 1)
        lay(stage, one, view(p, 1), size, rtl)
        spots = {spot.zone: spot for spot in stage.spots()}
        places = [stage.board.anchor(spots[f"table.{seat}"]) for seat in range(seats)]
        rows = {round(y) for _, y in places}
        assert len(rows) <= (2 if seats > 3 or size == SIZES[0] else 1), "side by side"
        assert min(stage.board.size(spots[f"table.{seat}"]) for seat in range(seats)) >= 30
        # Below a card stands whose it is, and the next in play sits to the left of the reader in both reading
        # directions.
        shown = [box for sign, box in stage.overlay.shown() if isinstance(sign, Plates | Caption)]
        for x, y in places:
            assert any(abs(box.middle[0] - x) < box.width and 0 < box.y - y < 160 for box in shown)
        low = sorted(seat for seat in range(seats) if places[seat][1] == places[1][1])
        if len(low) > 2:
            assert places[2][0] < places[1][0] < places[0][0]


@pytest.mark.long
def test_the_plate_says_what_a_kuzari_does_and_a_war_says_who_fights_and_why() -> None:
    wars = 0
    for p in course("meydele", 3):
        now = view(p, p.turn)
        one = MeydeleController(p.game, p.turn, {0: "Noa", 1: "Omar", 2: "Tamar"})
        one.watch(now)
        (plate,) = (sign for sign in one.signs(now, Board(1256.0, 644.0)) if isinstance(sign, SuitPlate))
        assert plate.text == t("meydele.label.kuzari.does" if plate.suit else "meydele.label.no-kuzari")
        if not p.phase.startswith("war"):
            continue
        detail = one.prompt(now, None).whole.detail
        fight = {seat for name in ("take", "setter") for seat in now.vars[name] if len(now.vars[name]) > 1}
        assert all(one.called(seat) in detail for seat in fight)
        assert fight and "are equal" in detail
        wars += 1
    assert wars


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("size", [*SIZES, (1896, 908)])
def test_the_words_below_the_plate_stay_in_the_room_kept_for_them(size: tuple[int, int], rtl: bool) -> None:
    use("he" if rtl else "en")
    board = Board(float(size[0]), float(size[1]), rtl=rtl)
    look, found = Look(theme("light"), rtl, 1.0), set()
    for p in course("meydele", 4)[:60]:
        now = view(p, 0)
        one = MeydeleController(p.game, 0, {})
        one.watch(now)
        (plate,) = (sign for sign in one.signs(now, board) if isinstance(sign, SuitPlate))
        box = one.plan(now.zones, board).boxes["kuzari"]
        painted = paint_sign(plate, look, QSizeF(board.width, 0))
        assert painted.width() <= box.width + 1 and painted.height() <= box.height + 1, plate.text
        found.add(bool(plate.suit))
    assert found == {False, True}


@pytest.mark.parametrize("size", SIZES)
def test_what_a_kuzari_does_can_be_read_at_its_plate_on_every_cloth(size: tuple[int, int]) -> None:
    found = set()
    board = Board(float(size[0]), float(size[1]))
    for p in course("meydele", 4)[:60]:
        now = view(p, 0)
        one = MeydeleController(p.game, 0, {})
        one.watch(now)
        (plate,) = (sign for sign in one.signs(now, board) if isinstance(sign, SuitPlate))
        about = one.details(now, plate.command)
        assert about is not None and about[1] == [plate.says] and plate.says
        found.add((bool(plate.suit), plate.says))
    assert len(found) == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["ahead of 3 players", "ahead of 2 players", "ahead of 1 player", "in last place"]),
        ("he", ["לפני 3 שחקנים", "לפני שני שחקנים", "לפני שחקן אחד", "במקום האחרון"]),
    ],
)
def test_the_rows_at_the_end_say_ahead_of_how_many_somebody_came_in(language: str, words: list[str]) -> None:
    use(language)
    p = course("meydele", 4)[0]
    one = seated("meydele", p, 0)
    result = Result((2,), (1, 0, 3, 2), "cap")
    rows = [plain(one.score_words(result, seat)) for seat in (2, 3, 0, 1)]
    assert rows == words
    assert one.score_words(Result((0, 1, 2, 3), (0, 0, 0, 0), "cap"), 0) == "", "nobody is last where all are level"


def test_no_outline_sticks_out_from_under_ones_own_card_once_it_is_laid(qtbot: QtBot) -> None:
    course_ = course("meydele", 3)
    before = next(p for p in course_ if p.phase == "choose" and p.turn == 0)
    after = next(p for p in course_ if p.phase == "war-down")
    for p, outlined in ((before, True), (after, False)):
        surface = surface_of(qtbot, seated("meydele", p, 0), view(p, 0))
        spot = surface.stage.spot("held.0")
        assert spot is not None and spot.outlined == outlined


def test_who_is_out_has_no_place_in_the_middle_any_more_the_reader_neither(qapp: QApplication) -> None:
    p = next(p for p in course("meydele", 4) if p.vars["out"] and p.phase == "choose")
    (gone, *_) = p.vars["out"]
    for seat in range(4):
        stage, one = bare_stage(), seated("meydele", p, seat)
        one.watch(view(p, seat))
        lay(stage, one, view(p, seat), SIZES[1])
        spots = [spot for spot in stage.spots() if spot.zone.startswith("held.")]
        placed = {spot.zone for spot in spots if spot.shape is not Shape.AWAY}
        assert placed == {f"held.{one}" for one in range(4) if one not in p.vars["out"]}, f"{seat} sees, {gone} is out"


@pytest.mark.parametrize("rtl", [False, True])
def test_the_badges_of_four_others_lie_side_by_side_beside_an_open_panel(rtl: bool) -> None:
    stage, p = bare_stage(), course("meydele", 5)[0]
    use("he" if rtl else "en")
    lay(stage, seated("meydele", p, 0), view(p, 0), (798, 644), rtl)
    assert flaws(stage) == []


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("new", [True, False])
def test_at_calm_a_round_is_one_stop_once_it_is_familiar_and_the_cards_lie_in_view_there(new: bool) -> None:
    """Every round asked for two keys: which cards were turned up, as everybody saw, and who takes them."""
    use("en")
    table, rounds, stops = Table("meydele", 5, 5, patient=True), 0, list[int]()
    table.controller.asks = new
    table.opening()
    for told in table.play(120):
        waiting = [said for said in told.said if not said.rest.passes and said.rest.words]
        takes = [said for said in waiting if bare(said.rest.words).endswith("takes all the cards.")]
        if len(takes) != 1 or any("are equal" in said.rest.words for said in told.said):
            continue
        stop = takes[0]
        assert any("urned up" in said.rest.words for said in told.said), "what was turned up is told"
        assert stop.faces and sum(len(cards) for zone, cards in stop.shown.zones.items() if zone[:5] == "table") > 1
        rounds += 1
        stops.append(sum("urned up" in said.rest.words for said in waiting))
    assert rounds > 6 and sum(stops[FAMILIAR:]) == 0
    assert sum(stops) >= FAMILIAR - 1 if new else sum(stops) == 0
    assert table.controller.met[table.seat, TURNED] > FAMILIAR, "counted where it stays when the language changes"
    table.end()
