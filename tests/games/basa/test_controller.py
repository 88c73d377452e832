"""Basa at the table: what lies where, what each gesture does, what is asked, and how a loss is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.faces import LARGE_INDEX_BELOW
from app.art.tokens import TARGET_TOUCH, theme
from app.engine import Event, Position, Result, View, agree, new_game, play, position_from_json, view
from app.games.basa.cards import ALL
from app.games.basa.controller import RUNNING, TOP, USED, BasaController
from app.games.basa.layout import LOW_ASK, strip
from app.games.basa.rules import Basa
from app.games.basa.stops import SLOW_MS
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.picker import PickerStrip
from app.table.cards import CardItem
from app.table.controllers import controller_for
from app.table.geometry import INSET, RATIO, Board, Box, Shape
from app.table.laid import Laid
from app.table.looks import Look
from app.table.painted_signs import ORBIT_INSET, paint_sign
from app.table.prompts import Choice, Ref, Rest, seat_ref
from app.table.reading import reading
from app.table.signs import Badge, Caption, Note, Orbit, Tag
from app.table.stage import Stage
from app.table.surface import Surface
from app.wording import t, use
from app.wording.catalogue import Language
from app.wording.sentences import log_lines
from tests.covering import amount
from tests.games import worked
from tests.shell.at_table import click, drag
from tests.shell.conftest import Memory
from tests.table.invented import Table
from tests.table.laid import bare_stage, course, lay, moments, plain, surface_of, things

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = {"basa": Basa()}
at = partial(worked.at, "basa")
"""The position in which a case of the canon begins, after some actions."""
SIZES = [(876, 476), (1256, 564), (1256, 644), (1896, 908)]
DECIDED = ("act", "second", "keep", "pick", "drop", "give", "trade", "gift")
"""The phases in which a card is chosen."""
NAMES: dict[int | str, str] = dict(enumerate(("Noa", "Omar", "Tamar", "Eli", "Dana", "Gil", "Ruth", "Adam")))


def made(**parts: Any) -> Position:
    """A position of three seats in which seat 0 may use a card."""
    data: dict[str, Any] = {
        "game": "basa",
        "partial": True,
        "seats": 3,
        "rng": 1,
        "turn": 0,
        "phase": "act",
        "options": {},
        "vars": {"active": 0, "points": [20, 20, 20]},
        "zones": {"stock": ["7C", "AD", "QS", "8C"], "hand.0": ["3D", "KC"], "hand.1": ["5D"], "hand.2": ["6C"]},
    }
    for name, value in parts.items():
        data[name] = {**data[name], **value} if isinstance(value, dict) else value
    return position_from_json(data, GAMES)


def seated(p: Position, seat: int | None = 0) -> BasaController:
    table = controller_for("basa")(p.game, seat, NAMES, dict.fromkeys(range(8), "fig"))
    assert isinstance(table, BasaController)
    table.watch(view(p, seat))
    return table


def choices(p: Position, ref: Ref, seat: int = 0) -> dict[Ref, Choice]:
    return {choice.target: choice for choice in seated(p, seat).choices(view(p, seat), ref)}


def held(p: Position, text: str) -> Ref:
    return Ref("hand.0", list(view(p, 0).zones["hand.0"]).index(text))


def words(p: Position, seat: int | None = 0, size: tuple[float, float] = (1256.0, 644.0)) -> list[str]:
    """All words on the cloth."""
    board = Board(*size, across=BasaController.across)
    signs = seated(p, seat).signs(view(p, seat), board)
    return [part for sign in signs for part in sign.words]


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_odds_beside_the_stock_leave_it_and_the_open_cards_of_others_large(seats: int) -> None:
    """Below the stock they left it 60 px wide on a cloth of 1342, and cards in the places of others 48."""
    p = new_game(GAMES["basa"], seats, 5).position
    one, zones, board = seated(p), view(p, 0).zones, Board(1342.0, 556.0, across=BasaController.across)
    widths = one.plan(zones, board).widths
    assert widths["stock"] >= 76 and widths["temp.1"] >= 64
    large = {spot.zone: spot.large for spot in one.spots(zones, board)}
    assert large["temp.1"] and not large["temp.0"]


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
def test_seats_to_choose_from_stand_in_a_strip_as_they_sit_at_the_table(qtbot: QtBot, seat: int, rtl: bool) -> None:
    """In Hebrew whoever sat at the left stood at the right of the strip."""
    use("he" if rtl else "en")
    p = next(p for p in course("basa", 4) if p.phase == "target" and p.turn == seat and not p.vars["lost"])
    surface = surface_of(qtbot, seated(p, seat), view(p, seat), (1342, 612), rtl)
    picker = surface.controller.prompt(view(p, seat), None).picker
    assert picker is not None and len(picker.picks) == 3
    asked = [int(pick.actions[0].removeprefix("target:")) for pick in picker.picks]
    boxes = {sign.target: box for sign, box in surface.stage.overlay.shown() if isinstance(sign, Badge)}
    across = [boxes[f"seat.{one}"].middle[0] for one in asked]
    assert across == sorted(across, reverse=rtl)


def test_the_ring_of_a_badge_that_may_be_chosen_leaves_the_tag_below_it_readable(qtbot: QtBot) -> None:
    zones = {"stock": ["7C", "AD", "QS", "8C"], "hand.0": ["9D", "3D"], "hand.1": ["5D"]}
    p = play(made(vars={"active": 0, "points": [20, 20, 20], "skip": [0, 1, 0]}, zones=zones), "use:9D").position
    overlay = surface_of(qtbot, seated(p), view(p, 0)).stage.overlay
    ((tag, hangs),) = [(sign, box) for sign, box in overlay.shown() if isinstance(sign, Tag)]
    found = [item for item in overlay._marks if item.sceneBoundingRect().contains(hangs.middle[0], hangs.y + 2)]
    under = overlay._signs[next(key for key, (sign, *_) in overlay._signs.items() if sign == tag)][1]
    assert found and all(ring.zValue() < under.zValue() for ring in found)


def test_what_the_card_in_use_does_is_said_once_in_the_voice_or_by_a_note_on_the_cloth(qtbot: QtBot) -> None:
    """The question, the line below it and the note said the same three times."""
    use("en")
    zones = {"stock": ["7C", "AD", "QS", "8C"], "hand.0": ["9D", "3D"], "hand.1": ["5D"]}
    p = play(made(zones=zones), "use:9D").position
    one, said = seated(p), "9♦ in use: A chosen player pays 6 points."
    assert plain(one.prompt(view(p, 0), None).detail) == said, "no cloth is laid"
    surface = surface_of(qtbot, one, view(p, 0))
    notes = [sign for sign, _ in surface.stage.overlay.shown() if isinstance(sign, Note)]
    assert [plain(line) for note in notes for line in note.lines] == [said.removeprefix("9♦ in use: ")]
    assert not one.prompt(view(p, 0), None).detail


@pytest.mark.parametrize(("draw", "chip"), [("guess", "With guesses"), ("colour", "By color")])
def test_the_chip_says_how_cards_are_drawn_and_its_note_names_the_version_of_the_booklet(draw: str, chip: str) -> None:
    """The bare number of the version looked like a score."""
    p = made(options={"draw": draw})
    assert plain(seated(p).chip(view(p, 0))) == chip
    note = plain(seated(p).chip_note(view(p, 0)))
    assert note.startswith(t(f"basa.option.draw.{draw}.help")) and ("0.1.5.4" in note) == (draw == "guess")


def test_the_stock_is_drawn_from_onto_ones_own_place_and_is_dim_while_a_guess_is_due() -> None:
    p = at("01")
    assert choices(p, TOP)[Ref("temp.0")].actions == ("take",)
    wrong = play(p, "guess:D").position
    assert wrong.phase == "reguess" and seated(wrong).liftable(view(wrong, 0)) == []
    assert seated(wrong).marks(view(wrong, 0), None) == {TOP: "veil"}


def test_the_odds_of_the_ace_stand_at_the_stock_and_say_what_they_mean() -> None:
    assert any("1 in 4" in one for one in words(made()))
    signs = seated(made()).signs(view(made(), 0), Board(1256.0, 644.0))
    odds = next(sign for sign in signs if isinstance(sign, Caption) and sign.zone == "stock")
    assert odds.command == "about.odds" and "1 in 4" in plain(odds.says) and "ring" in odds.says


def test_five_guesses_say_how_many_unseen_cards_are_right() -> None:
    p = at("01")
    picker = seated(p).prompt(view(p, 0), None).picker
    assert picker is not None
    assert [pick.actions for pick in picker.picks] == [(f"guess:{one}",) for one in ("C", "D", "H", "S", "AD")]
    assert [pick.label[:1] for pick in picker.picks[:4]] == ["1", "2", "0", "1"]


def test_a_card_is_used_in_the_middle_and_three_of_diamonds_with_the_hour_of_the_clock() -> None:
    p = made()
    table = seated(p)
    assert choices(p, held(p, "KC"))[USED].actions == ("use:KC",)
    table.outside = {"hour": 7}
    (choice,) = table.choices(view(p, 0), held(p, "3D"))
    assert (choice.target, choice.actions) == (USED, ("use:3D:7",))


def test_three_of_hearts_goes_to_somebody_while_it_cannot_be_used() -> None:
    p = at("28", "take")
    assert {ref: choice.actions for ref, choice in choices(p, held(p, "3H")).items()} == {seat_ref(1): ("swap:1",)}
    assert seated(p).refusal(view(p, 0), held(p, "3H"), USED).code == "needs-points"


def test_the_card_in_use_is_in_hand_while_it_asks_for_somebody() -> None:
    p = play(made(), "use:3D:7").position
    table, seen = seated(p), view(p, 0)
    assert table.ready(seen) == RUNNING
    assert set(choices(p, RUNNING)) == {seat_ref(1), seat_ref(2)}
    asked = table.prompt(seen, None)
    assert "21" in asked.sentence and asked.picker is not None
    assert [pick.plate for pick in asked.picker.picks] == ["fig", "fig"]


def test_in_what_may_be_done_others_have_their_names_and_oneself_has_none() -> None:
    use("en")
    p = made()
    own, others = (seated(p).words(view(p, 0), f"target:{seat}") for seat in (0, 1))
    assert "Noa" not in own and "Omar" in others


def test_a_present_goes_to_the_badge_of_an_empty_hand() -> None:
    p = at("15", "use:AH", "prop:safe")
    assert set(choices(p, held(p, "4C"))) == {seat_ref(2)}
    assert seated(p).refusal(view(p, 0), held(p, "4C"), seat_ref(1)).code == "hand-not-empty"


def test_death_cards_are_kept_from_what_was_turned_up_and_a_removed_card_is_picked_from_an_open_fan() -> None:
    p = at("27", "guess:H", "use:5S")
    shown = list(view(p, 0).zones["show"])
    assert choices(p, Ref("show", shown.index("9S")))[Ref("hand.0")].actions == ("keep:9S",)
    assert not choices(p, Ref("show", shown.index("4H")))
    p = at("29", "take", "use:8H")
    board = Board(1256, 644)
    table = seated(p)
    spots = {spot.zone: spot for spot in table.spots(view(p, 0).zones, board)}
    assert board.box(spots["removed"], 2).width > 2 * board.size(spots["removed"])
    assert choices(p, Ref("removed", 0))[Ref("hand.0")].actions == ("pick:KH",)


def test_what_a_card_would_do_stands_in_a_note_and_in_the_voice() -> None:
    p = made(zones={"hand.0": ["2H", "KC"], "temp.0": ["9C"]})
    table, seen, board = seated(p), view(p, 0), Board(1256, 644)
    note = table.explain(seen, held(p, "2H"), board)
    assert note is not None and "6 points" in note.lines[0] and "life" in note.title
    table.signs(seen, board)
    told = table.prompt(seen, held(p, "2H")).whole.detail
    assert "20 and 6" in told and "25" in told and "12" in told
    assert "loses" not in table.describe(seen, held(p, "KC")) and "divided by 5" in table.describe(seen, held(p, "KC"))
    laid = Ref("temp.0", 0)
    for card in (TOP, laid):
        assert table.explain(seen, card, board) is None and not table.pointed(seen, card, board)
    assert not table.describe(seen, laid).endswith(table.power(seen, "9C"))


@pytest.mark.covering
@pytest.mark.parametrize("card", [text for text in ALL if text != "AD"])
@pytest.mark.parametrize("size", SIZES)
def test_every_power_is_explained_on_the_cloth_or_in_the_voice(card: str, size: tuple[float, float]) -> None:
    zones = {"hand.0": [card], "stock": [], "hand.1": [], "hand.2": []}
    p = made(zones=zones, vars={"points": [200, 20, 20]})
    table, seen, board = seated(p), view(p, 0), Board(*size)
    table.signs(seen, board)
    note = table.explain(seen, Ref("hand.0", 0), board)
    power = table.power(seen, card)
    assert power and (power in table.prompt(seen, Ref("hand.0", 0)).whole.detail or (note and note.lines == (power,)))


def test_marks_of_a_seat_hang_at_its_badge() -> None:
    more = {"skip": [0, 2, 0], "traps": [[1, "S"]], "charm": "safe", "flips": [2]}
    p = made(vars=more)
    tags = {seat: [sign.text for sign in seated(p).tags(view(p, 0), seat)] for seat in range(3)}
    assert len(tags[1]) == 2 and tags[0] == ["ace harmless"] and not tags[2]
    orbit = next(sign for sign in seated(p).signs(view(p, 0), Board(1256, 644)) if isinstance(sign, Orbit))
    assert orbit.against


def test_what_a_temporary_place_says_is_about_the_cards_of_its_own_seat() -> None:
    zones = {"stock": ["7C", "AD"], "hand.0": ["3D"], "hand.1": ["5D"], "temp.0": ["8C"], "temp.1": ["9H"]}
    p = made(zones=zones)
    one, seen, board = seated(p), view(p, 0), Board(1256, 644)
    one.signs(seen, board)
    signs = (sign for seat in (0, 1) for sign in one.temp_words(seen, board, seat))
    told = [plain(sign.says) for sign in signs if isinstance(sign, Caption)]
    found = [("8\u2663" in says, "9\u2665" in says) for says in told]
    assert found == [(True, False), (False, True)]


def test_the_ring_turns_when_it_is_told_that_the_direction_is_reversed_and_keeps_to_the_view_after_that() -> None:
    p = made()
    one, board = seated(p), Board(1256, 644)
    now, reversed_now = view(p, 0), view(made(vars={"flips": [2]}), 0)

    def against(seen: View) -> bool:
        return next(sign.against for sign in one.signs(seen, board) if isinstance(sign, Orbit))

    assert not against(now)
    one.rest(Event("said", 0, {"code": "reversed", "args": ()}), now)
    assert against(now)
    one.watch(reversed_now)
    assert against(reversed_now)


def test_only_who_may_know_a_card_of_a_closed_hand_is_told_it() -> None:
    p = at("28", "take", "swap:1")
    assert any("3♥" in one for one in words(p, 0))
    assert not any("3♥" in one for one in words(p, None))


def test_whose_turn_it_is_stays_at_the_badge_while_others_give() -> None:
    p = at("17", "use:XB", "give:4C")
    assert p.turn == 2
    assert [sign.text for sign in seated(p, 2).tags(view(p, 2), 0)] == ["in this turn"]


def test_the_loss_is_told_slowly_and_after_the_card_was_seen() -> None:
    p = made(phase="draw", turn=1, vars={"active": 1}, zones={"stock": ["AD", "3S", "5H"], "temp.1": ["9C"]})
    events = play(p, "take").told(0)
    table, seen = seated(p), view(p, 0)
    turn = [table.before(event, seen).turn for event in events if event.code == "shown"]
    assert turn == [SLOW_MS]
    table.watch(seen)
    said = [(event.code, table.rest(event, seen).words) for event in events]
    first = next(index for index, (_, text) in enumerate(said) if text)
    assert said[first][0] == "said" and "has lost" in said[first][1]
    assert "shown" in [code for code, _ in said[:first]]
    assert any("+7" in text for _, text in said), "what was left is counted aloud"


def test_a_protected_ace_is_told_when_the_next_card_comes() -> None:
    p = at("16")
    table, seen = seated(p, 1), view(p, 1)
    told = [(event.code, table.rest(event, seen).words) for event in play(p, "take").told(1)]
    assert [code for code, text in told if text] == ["moved"]
    assert "went back" in dict(told)["moved"]


def test_points_follow_on_the_badges_while_they_are_told() -> None:
    p = made(phase="act", turn=1, vars={"active": 1}, zones={"hand.1": ["KS"]})
    table, seen = seated(p), view(p, 0)
    for event in play(p, "use:KS").told(0):
        table.rest(event, seen)
    assert table.points(seen, 2) == 20 - 15
    table.watch(seen)
    assert table.points(seen, 2) == 20


def test_what_another_seat_chose_or_said_is_told_before_what_follows() -> None:
    p = play(made(turn=1, vars={"active": 1}, zones={"hand.1": ["9D"]}), "use:9D").position
    table, seen = seated(p), view(p, 0)
    acted = next(event for event in play(p, "target:2").told(0) if event.code == "acted")
    assert "Omar" in table.before(acted, seen).words and "Tamar" in table.before(acted, seen).words
    assert seated(p, 1).before(acted, view(p, 1)).ms == 0


def crowded(seats: int, hand: int = 4) -> Position:
    """Cards everywhere, `hand` of them in the first hand, and marks at every seat."""
    deck = [text for text in ALL if text != "AD"]
    zones: dict[str, list[str]] = {"stock": ["AD", *deck[:3]], "removed": deck[3:9]}
    rest = deck[9:]
    for seat in range(seats):
        zones[f"temp.{seat}"] = [rest.pop() for _ in range(3)]
        zones[f"hand.{seat}"] = [rest.pop() for _ in range(2 if seat else hand)]
    data: dict[str, Any] = {
        "game": "basa", "partial": True, "seats": seats, "rng": 1, "turn": 0, "phase": "act", "options": {},
        "zones": zones,
        "vars": {"active": 0, "points": [-120] * seats, "skip": [0] + [1] * (seats - 1), "traps": [[0, "S"]]},
    }  # fmt: skip
    return position_from_json(data, GAMES)


@pytest.mark.covering
@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_nothing_lies_on_anything_and_all_lies_on_the_cloth(
    qtbot: QtBot, seats: int, width: float, height: float, rtl: bool
) -> None:
    apart(qtbot, seated(crowded(seats)), view(crowded(seats), 0), (width, height), rtl)


class Informed(BasaController):
    """A table at which three cards of every closed hand are known, those with the longest names."""

    def known(self, view: View, seat: int) -> list[str]:
        """The same cards of each other seat."""
        return ["KC", "TS", "XB"] if seat != self.me else []


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", range(2, 6))
def test_a_long_hand_and_known_cards_lie_on_nothing(
    qtbot: QtBot, seats: int, width: float, height: float, language: str
) -> None:
    use(language)
    p = crowded(seats, 14)
    table = Informed(p.game, 0, NAMES, dict.fromkeys(range(8), "fig"))
    table.watch(view(p, 0))
    apart(qtbot, table, view(p, 0), (width, height), language == "he")


def test_where_room_is_short_fewer_of_the_known_cards_are_named() -> None:
    ways = seated(made()).holds(["5S", "KC", "TS", "XB"])
    assert [sum(card in plain(one) for card in ("5♠", "K♣", "10♠", "joker")) for one in ways] == [3, 2, 1, 0]
    # In words, because a sign with a figure after a card reads as part of it from right to left.
    assert [plain(one).rpartition(", ")[2] for one in ways[:3]] == ["1 more", "2 more", "3 more"]
    assert plain(ways[3]).endswith(": 4")


def apart(qtbot: QtBot, table: BasaController, seen: View, size: tuple[float, float], rtl: bool) -> None:
    """Check that nothing on such a cloth overlaps anything else or reaches beyond it."""
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(int(size[0]), int(size[1]))
    surface.show()
    surface.clock.speed = 0.0
    surface.seat(table, rtl)
    surface.show_view(seen)
    surface.fit()
    board = surface.stage.board
    boxes: dict[str, Box] = {
        spot.zone: board.box(spot, len(seen.zones[spot.zone]))
        for spot in surface.stage.spots()
        if spot.shape is not Shape.AWAY and spot.zone != "show"
    }
    for number, (sign, box) in enumerate(surface.stage.overlay.shown()):
        if isinstance(sign, Badge | Tag) or (isinstance(sign, Caption) and sign.style in ("name", "count")):
            inset = 8.0 if isinstance(sign, Badge) else 0.0
            shape = Box(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset)
            boxes[f"{type(sign).__name__} {number} {sign.words[0]}"] = shape
    for one, other in combinations(boxes, 2):
        assert boxes[one].overlap(boxes[other]) < 12, f"{one} and {other}"
    for name, box in boxes.items():
        assert box.x >= 4 and box.y >= 4, name
        assert box.x + box.width <= board.width - 4 and box.y + box.height <= board.height - 4, name


@pytest.fixture
def cloth(qtbot: QtBot) -> Surface:
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(1256, 644)
    surface.show()
    surface.clock.speed = 0.0
    return surface


def test_a_card_dragged_from_the_stock_draws_and_a_pressed_badge_is_chosen(cloth: Surface) -> None:
    sent: list[tuple[str, ...]] = []
    cloth.acted.connect(sent.append)
    p = at("01")
    cloth.seat(seated(p), False)
    cloth.show_view(view(p, 0))
    drag(cloth, cloth.card_point(TOP), cloth.card_point(Ref("temp.0")))
    assert sent == [("take",)]
    p = play(made(), "use:3D:7").position
    cloth.clear()
    cloth.seat(seated(p), False)
    cloth.show_view(view(p, 0))
    click(cloth, cloth.card_point(seat_ref(2)))
    assert sent[-1] == ("target:2",)


def test_the_note_comes_with_a_held_card_and_goes_with_it(cloth: Surface) -> None:
    p = made(zones={"hand.0": ["2H", "KC"]})
    cloth.seat(seated(p), False)
    cloth.show_view(view(p, 0))
    assert not cloth.stage.overlay._note
    cloth.gestures.hold(held(p, "2H"))
    assert cloth.stage.overlay._note
    cloth.gestures.hold(None)
    assert not cloth.stage.overlay._note


def test_what_is_asked_stands_above_both_lines_of_a_long_hand() -> None:
    for cards, lines in ((6, 1.0), (30, 1.42)):
        p = made(zones={"hand.0": [text for text in ALL if text not in ("7C", "AD", "QS", "8C", "5D", "6C")][:cards]})
        table = seated(p)
        table.signs(view(p, 0), Board(1256, 644, across=BasaController.across))
        assert table.lines == pytest.approx(lines, abs=0.02)


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_ring_runs_round_the_shared_cards_and_through_no_words(
    seats: int, size: tuple[int, int], language: str
) -> None:
    use(language)
    p, stage = crowded(seats), bare_stage()
    lay(stage, seated(p), view(p, 0), size, language == "he")
    signs = {thing.name.split(":")[0]: thing for thing in things(stage) if thing.sign is not None}
    ring = signs["orbit"]
    assert isinstance(ring.sign, Orbit)
    line = QPainterPath()
    edge = QRectF(*ring.around).adjusted(ORBIT_INSET, ORBIT_INSET, -ORBIT_INSET, -ORBIT_INSET)
    line.addRoundedRect(edge, ring.sign.bend, ring.sign.bend)
    shared = ("stock", "used", "removed", "name:stock", "count:removed")
    odds = [thing for thing in things(stage) if isinstance(thing.sign, Caption) and thing.sign.warns]
    inside = [*odds, *(thing for thing in things(stage) if thing.name in shared and thing not in odds)]
    assert len(inside) >= 4, "stock and what has left the game, with their words"
    assert all(line.contains(QRectF(*thing.around)) for thing in inside)


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_of_forty_can_be_read(size: tuple[int, int]) -> None:
    free = [text for text in ALL if text not in ("7C", "AD", "QS", "8C", "5D", "6C")]
    p, stage = made(zones={"hand.0": free[:40]}), bare_stage()
    lay(stage, seated(p), view(p, 0), size)
    places = sorted(stage.places("hand.0"), key=lambda place: (place.y, place.x))
    beside = [(one, other) for one, other in pairwise(places) if one.y == other.y]
    assert len(places) == 40 and len(beside) == 38, "in two lines"
    assert min(other.x - one.x for one, other in beside) >= 0.2 * places[0].width, "the indices are free (look 5)"


def test_the_digit_on_a_badge_says_what_it_is_for() -> None:
    p = new_game(agree(Basa(), 3, {}).rules, 3, 5).position
    one = controller_for("basa")(p.game, 0, {0: "Noa", 1: "Omar", 2: "Tamar"})
    one.watch(view(p, 0))
    badges = [sign for sign in one.signs(view(p, 0), Board(1256, 644)) if isinstance(sign, Badge)]
    digits = p.vars["id_digit"]
    assert len(badges) == 3
    for seat, badge in enumerate(badges):
        assert f"{digits[seat]}" in badge.says
        sheet = one.details(view(p, 0), badge.command)
        assert sheet is not None and sheet[1] == [badge.says]


@pytest.mark.parametrize("seats, size", [(3, (876, 476)), (4, (876, 476)), (8, (876, 476)), (4, (1256, 644))])
def test_the_index_of_every_card_in_a_temporary_place_is_free(seats: int, size: tuple[int, int]) -> None:
    stage, looked = bare_stage(), 0
    for count in (2, 5, 9, 12):
        deck = [text for text in ALL if text != "AD"]
        hands = {f"hand.{seat}": [deck.pop() for _ in range(3)] for seat in range(seats)}
        temps = {f"temp.{seat}": [deck.pop()] for seat in range(1, seats)}
        own = [deck.pop() for _ in range(count)]
        zones = {**hands, **temps, "temp.0": own, "stock": ["AD", *deck]}
        p = made(seats=seats, zones=zones, vars={"active": 0, "points": [20] * seats})
        lay(stage, seated(p), view(p, 0), size)
        places = stage.places("temp.0")
        assert len(places) == count
        for one, other in pairwise(places):
            if abs(one.y - other.y) < 2.0:
                assert abs(one.x - other.x) >= 0.28 * one.width, (count, one.width)
                looked += 1
    assert looked


@pytest.mark.parametrize("size", [(876, 476), (1342, 572)])
@pytest.mark.parametrize("count", [3, 5, 7, 9, 12])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_large_indices_of_a_small_fan_of_another_seat_are_free(
    seats: int, count: int, size: tuple[int, int]
) -> None:
    """At 1366 x 768 the cards were 52 px wide and 19 px apart, and their ranks read as one word; so did nine at 900."""
    deck = [text for text in ALL if text != "AD"]
    hands = {f"hand.{seat}": [deck.pop() for _ in range(3)] for seat in range(seats)}
    theirs = [deck.pop() for _ in range(count)]
    p = made(
        seats=seats, zones={**hands, "temp.1": theirs, "stock": ["AD", *deck]}, turn=1,
        vars={"active": 1, "points": [20] * seats},
    )  # fmt: skip
    stage = bare_stage()
    lay(stage, seated(p), view(p, 0), size)
    places = stage.places("temp.1")
    free = 0.5 if places[0].width < LARGE_INDEX_BELOW else 0.28
    beside = [(one, other) for one, other in pairwise(places) if abs(one.y - other.y) < 2.0]
    assert len(beside) >= count - 2
    assert all(abs(one.x - other.x) >= free * one.width for one, other in beside), places[0].width


def test_what_a_temporary_place_is_worth_says_which_cards_lie_there() -> None:
    p = made(zones={"temp.0": ["5C", "6D"], "hand.0": ["2H"], "stock": ["AD", "3C"]})
    found = [s for s in seated(p).signs(view(p, 0), Board(1256.0, 644.0)) if isinstance(s, Caption)]
    sign = next(s for s in found if s.zone == "temp.0")
    assert plain(sign.says).startswith("In the temporary place: 5♣ and 6♦.") and sign.command == "about.temp.0"


@pytest.mark.parametrize(("language", "words"), [("en", "this turn: +12"), ("he", "בתור הזה: +12")])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_temporary_place_is_worth_says_when_it_counts(seat: int, language: Language, words: str) -> None:
    """At another seat there was only "+72", and what that means was said on pointing."""
    use(language)
    p = made(zones={f"temp.{seat}": ["5C", "6D"], "hand.0": ["2H"], "stock": ["AD", "3C"]})
    found = [s for s in seated(p).signs(view(p, 0), Board(1256.0, 644.0)) if isinstance(s, Caption)]
    assert plain(next(s.text for s in found if s.zone == f"temp.{seat}")) == words


def test_at_every_decision_about_a_card_its_power_is_said() -> None:
    said: dict[str, int] = {}
    board = Board(876.0, 476.0)
    for seats, seed in product((2, 3, 5), range(12)):
        p, rng = new_game(GAMES["basa"], seats, seed).position, Random(seed)
        for _ in range(150):
            if p.turn is None:
                break
            if p.phase in DECIDED and said.get(p.phase, 0) < 6:
                one, seen = seated(p, p.turn), view(p, p.turn)
                one.signs(seen, board)
                for ref in one.liftable(seen):
                    note = one.explain(seen, ref, board)
                    words = f"{note.lines if note else ''} {one.prompt(seen, ref).whole.detail}"
                    assert one.power(seen, one.text(seen, ref)) in words, (p.phase, one.text(seen, ref))
                    said[p.phase] = said.get(p.phase, 0) + 1
            p = play(p, rng.choice(p.game.rules.legal(p))).position
    assert set(said) >= {"act", "second", "keep", "give", "trade"}, said


@pytest.mark.long
def test_while_drawing_and_guessing_a_power_that_has_no_room_for_a_note_is_for_the_voice_to_say() -> None:
    board, voiced = Board(876.0, 476.0), 0
    for seed in range(3):
        p, rng = new_game(GAMES["basa"], 5, seed).position, Random(seed)
        for _ in range(150):
            if p.turn is None:
                break
            if p.phase in ("draw", "reguess"):
                one, seen = seated(p, p.turn), view(p, p.turn)
                for index, text in enumerate(seen.zones[f"hand.{p.turn}"][:4]):
                    ref = Ref(f"hand.{p.turn}", index)
                    note, aside = one.explain(seen, ref, board), one.pointed(seen, ref, board)
                    assert (aside == "") if note is not None else (aside == one.power(seen, text)), text
                    voiced += bool(aside)
            p = play(p, rng.choice(p.game.rules.legal(p))).position
    assert voiced, "there were cards whose note had no room"


@pytest.mark.long
def test_to_draw_no_cards_is_not_an_obligation_that_is_said() -> None:
    said = set()
    for seed in range(40):
        p, rng = new_game(GAMES["basa"], 3, seed).position, Random(seed)
        for _ in range(120):
            if p.turn is None:
                break
            step = play(p, rng.choice(p.game.rules.legal(p)))
            for event in step.told(0):
                if event.code == "said" and event.args["code"] == "must-draw":
                    count = int(event.about[1])
                    assert bool(seated(p).rest(event, view(p, 0)).words) == (count > 0)
                    lines = log_lines("basa", step.told(0), NAMES)
                    assert not any("draw 0" in plain(line) for line in lines)
                    said.add(count > 0)
            p = step.position
    assert said == {True, False}


def test_on_a_narrow_cloth_too_the_badge_names_the_digit_while_there_is_room() -> None:
    p = at("01")
    for width, height in ((876.0, 476.0), (1256.0, 644.0)):
        badges = [s for s in seated(p).signs(view(p, 0), Board(width, height)) if isinstance(s, Badge)]
        assert badges and all("ID" in plain(badge.line) and badge.says for badge in badges), [b.line for b in badges]


@pytest.mark.parametrize("seats", GAMES["basa"].seats())
def test_a_fan_of_forty_shows_rank_and_suit_in_both_lines_in_the_smallest_window(seats: int) -> None:
    deck = [f"{rank}{suit}" for suit in "DHCS" for rank in "23456789TJQKA" if (rank, suit) != ("A", "D")]
    hands = {f"hand.{seat}": [deck[seat]] for seat in range(1, seats)}
    zones = {"stock": ["AD", deck[48]], "hand.0": deck[8:48], **hands}
    start = {"game": "basa", "partial": True, "seats": seats, "options": {}, "rng": 1, "turn": 0, "phase": "act"}
    p = position_from_json({**start, "zones": zones, "vars": {"active": 0, "points": [20] * seats}}, GAMES)
    stage = bare_stage()
    one = seated(p)
    lay(stage, one, view(p, 0), SIZES[0])
    places = [item for index in range(40) if (item := stage.item_at(Ref("hand.0", index))) is not None]
    assert len({item.y() for item in places}) == 2
    # Narrower cards have the large index, of which the line in front would leave only the rank.
    assert all(item.width >= LARGE_INDEX_BELOW for item in places)
    assert one.plan(view(p, 0).zones, stage.board).widths["stock"] >= 40, "nothing else gives way for it"


def test_on_a_low_cloth_the_ring_passes_behind_the_strip_of_choices() -> None:
    p = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 4, "rng": 1, "turn": 1, "phase": "draw", "options": {},
            "zones": {"stock": ["AD", "2C"], **{f"hand.{seat}": [f"{seat + 5}S"] for seat in range(4)}},
            "vars": {"active": 1, "points": [20] * 4},
        },
        GAMES,
    )  # fmt: skip
    laid = seated(p).plan(view(p, 0).zones, Board(876.0, 476.0))
    assert laid.boxes["orbit.low"].y > laid.boxes["ask"].y, "the ring ends within the strip"


@pytest.mark.parametrize("size", [(1256.0, 644.0), (1896.0, 908.0)])
@pytest.mark.parametrize("count", [16, 22, 30])
def test_on_a_wide_cloth_a_long_fan_takes_the_room_there_is(count: int, size: tuple[float, float]) -> None:
    deck = [text for text in ALL if text != "AD"]
    parts = {"game": "basa", "partial": True, "seats": 4, "rng": 1, "turn": 1, "phase": "act", "options": {}}
    zones = {"stock": ["AD", deck[-1]], "temp.1": deck[5 : 5 + count], "hand.0": deck[:3]}
    p = position_from_json({**parts, "zones": zones, "vars": {"active": 1, "points": [20] * 4}}, GAMES)
    laid = seated(p).plan(view(p, 0).zones, Board(*size))
    wide, each = laid.widths["temp.1"], -(-count // 2)
    assert laid.whole and wide > 60.0
    assert (laid.boxes["temp.1"].width - wide) / (each - 1) > 0.34 * wide, "rank and suit of each card are free"


@pytest.mark.long
def test_a_card_that_is_named_at_a_badge_is_named_there_no_more_once_it_is_told_to_lie_open() -> None:
    named = left = 0
    for deal in (3, 5)[: amount(1, 2)]:
        table = Table("basa", 4, deal, patient=True)
        table.opening()
        controller = table.controller
        assert isinstance(controller, BasaController)
        for one in table.play(110):
            assert one.step is not None
            before = view(one.step.before, 0)
            known = {text: seat for seat in range(1, 4) for text in controller.known(before, seat)}
            for said in one.said:
                open_ = {text for name, cards in said.shown.zones.items() if name[:4] != "hand" for text in cards}
                for seat in range(1, 4):
                    still = controller.known(replace(before, zones=said.shown.zones), seat)
                    named += len(still)
                    assert not open_ & set(still), (deal, seat)
                left += len(open_ & set(known))
        table.end()
    assert named and left


def in_a_small_window(stage: Stage, who: int, seats: int, zones: Mapping[str, list[str]], rtl: bool) -> Laid:
    """The smallest table in the turn of `who`; one card of every other rival is known."""
    p = made(seats=seats, turn=who, zones=zones, vars={"active": who, "points": [120] * seats})
    sets = {f"hand.{seat}": zones[f"hand.{seat}"][:1] for seat in range(1, seats, 2)}
    seen = replace(view(p, 0), sets=sets)
    one = seated(p)
    one.watch(seen)
    lay(stage, one, seen, (876, 476), rtl=rtl)
    return one.plan(seen.zones, stage.board)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [6, 7, 8])
def test_a_fan_and_tags_of_others_leave_stock_and_hand_their_size_in_the_smallest_window(
    seats: int, rtl: bool
) -> None:
    stage = bare_stage()
    for who in range(1, seats):
        for count in (2, 6):
            deck = [text for text in ALL if text != "AD"]
            hands = {f"hand.{seat}": [deck.pop() for _ in range(3)] for seat in range(seats)}
            zones = {**hands, f"temp.{who}": [deck.pop() for _ in range(count)], "stock": ["AD", *deck]}
            laid = in_a_small_window(stage, who, seats, zones, rtl)
            assert laid.whole and laid.widths["stock"] >= (48 if seats < 8 else 40), (who, count, laid.widths["stock"])
            assert laid.widths["hand.0"] >= 79, (who, count)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_strip_of_choices_hides_no_badge_at_the_sides_of_the_smallest_window(seats: int, rtl: bool) -> None:
    use("he" if rtl else "en")
    stage = bare_stage()
    for lost, told in product(([], [2], [seats - 1]), (False, True)):
        deck = [text for text in ALL if text != "AD"]
        hands = {f"hand.{seat}": [deck.pop() for _ in range(0 if seat in lost else 3)] for seat in range(seats)}
        p = made(
            seats=seats, turn=0, zones={**hands, "stock": ["AD", *deck]},
            vars={"active": 0, "points": [120] * seats, "lost": lost},
        )  # fmt: skip
        sets = {zone: cards[:1] for zone, cards in hands.items() if told and cards and zone != "hand.0"}
        seen = replace(view(p, 0), sets=sets)
        one = seated(p)
        one.watch(seen)
        lay(stage, one, seen, (876, 476), rtl=rtl)
        laid = one.plan(seen.zones, stage.board)
        hand = stage.places("hand.0")[0]
        upper = hand.y - hand.width * RATIO / 2 - LOW_ASK
        company = one.company(stage.board)
        sides = [laid.boxes[f"badge.{seat}"] for seat in range(1, seats) if not company.on_top(seat)]
        assert len(sides) == (2 if seats < 7 else 4) and laid.whole
        for box in sides:
            assert INSET + box.y + box.height <= upper, (lost, told, box, upper)


def covered_by(note: Note, laid: Laid, rtl: bool) -> Box:
    """What a note covers on a laid-out cloth."""
    painted = paint_sign(note, Look(theme("light"), rtl, 1.0), QSizeF(note.width * laid.width, 0))
    wide, high = painted.width(), painted.height()
    return Box(note.x * laid.width - wide / 2, note.y * laid.height - high / 2, wide, high)


@pytest.mark.parametrize("rtl", [False, True])
def test_a_strip_of_guesses_keeps_its_title_where_that_stands_beside_the_choices(rtl: bool) -> None:
    """A table of two asked with five bare figures: room was wanted over them for words that lay beside them."""
    use("he" if rtl else "en")
    p = next(p for deal in range(20) if (p := new_game(GAMES["basa"], 2, deal).position).turn == 0)
    stage = bare_stage()
    for size, titled in (((1256, 532), True), ((1056, 532), True), ((876, 431), False)):
        one, seen = seated(p), view(p, 0)
        one.watch(seen)
        lay(stage, one, seen, size, rtl=rtl)
        signs = one.signs(seen, stage.board)
        assert one.titled(seen) is titled, size
        words = [sign for sign in signs if isinstance(sign, Caption) and sign.zone == "used"]
        assert bool(words) is titled, "the place beside the stock says what it is for"


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_note_about_a_card_lies_clear_of_a_strip_of_guesses_with_its_title(seats: int, rtl: bool) -> None:
    use("he" if rtl else "en")
    stage = bare_stage()
    deck = [text for text in ALL if text not in ("AD", "5C", "8C", "KH")]
    p = made(
        seats=seats, phase="draw", vars={"active": 0, "points": [20] * seats},
        zones={
            **{f"hand.{seat}": [deck[seat], deck[seat + 5]] for seat in range(1, seats)},
            "hand.0": ["5C", "8C", "KH"], "stock": ["AD", *deck[12:]],
        },
    )  # fmt: skip
    found = 0
    for size in SIZES:
        one, seen = seated(p), view(p, 0)
        one.watch(seen)
        lay(stage, one, seen, size, rtl=rtl)
        one.signs(seen, stage.board)
        if not one.titled(seen):
            continue
        for index in range(3):
            note = one.explain(seen, Ref("hand.0", index), stage.board)
            if note is None:
                continue
            found += 1
            laid = one.plan(seen.zones, stage.board)
            box = covered_by(note, laid, rtl)
            titled = strip(stage.board, titled=True)
            over = Box(laid.width / 2 - 360, laid.boxes["hand.0"].y - titled, 720, titled)
            assert not box.overlap(over), (size, box, over)
    assert found


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("rtl", [False, True])
def test_a_note_lies_beside_a_strip_of_choices_and_not_under_it(rtl: bool) -> None:
    use("he" if rtl else "en")
    stage = bare_stage()
    found = 0
    for seats, size in product((3, 4, 7, 8), SIZES):
        deck = [text for text in ALL if text not in ("AD", "7C")]
        hands = {f"hand.{seat}": [deck.pop() for _ in range(2)] for seat in range(1, seats)}
        p = made(
            seats=seats, zones={**hands, "hand.0": ["7C"], "stock": ["AD", *deck]},
            vars={"active": 0, "points": [120] * seats},
        )  # fmt: skip
        seen = view(play(p, "use:7C").position, 0)
        one = seated(p)
        one.watch(seen)
        assert seen.phase == "say"
        lay(stage, one, seen, size, rtl=rtl)
        note = one.explain(seen, RUNNING, stage.board)
        if note is None:
            continue
        found += 1
        laid = one.plan(seen.zones, stage.board)
        box = covered_by(note, laid, rtl)
        strip = Box(laid.width / 2 - 360, laid.boxes["hand.0"].y - LOW_ASK, 720, LOW_ASK)
        assert not box.overlap(strip), (seats, size, box, strip)
    assert found


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[float]:
    """The largest text of all, as a factor."""
    settings = Settings(Memory(language="en", theme="light", text_size=130))
    Appearance(qapp, settings)
    yield settings.text_factor
    Appearance(qapp, Settings(Memory(language="en", theme="light")))


@pytest.mark.long(keep=3)
@pytest.mark.parametrize(("card", "picks"), [("AC", 13), ("AH", 4)])
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize(("size", "touch"), [((876, 431), False), ((876, 431), True), ((1256, 606), False)])
def test_with_the_largest_text_one_chooses_with_stock_odds_and_the_card_in_use_in_sight(
    qtbot: QtBot, large_text: float, seats: int, size: tuple[int, int], touch: bool, card: str, picks: int
) -> None:
    """In a small window the numbers, and what a further turn may have, took two lines, which covered all of that."""
    deck = [text for text in ALL if text not in ("AD", card, "3S")]
    hands = {f"hand.{seat}": [deck.pop() for _ in range(2)] for seat in range(1, seats)}
    p = made(
        seats=seats, zones={**hands, "hand.0": [card, "3S"], "stock": ["AD", *deck]},
        vars={"active": 0, "points": [120] * seats},
    )  # fmt: skip
    seen = view(play(p, f"use:{card}").position, 0)
    one = seated(p)
    surface = surface_of(qtbot, one, seen, size)
    surface.use_look(theme("light"), CardStyle(), large_text)
    surface.show_view(seen)
    strip = PickerStrip()
    qtbot.addWidget(strip)
    strip.use_touch(touch=touch)
    strip.show_picker(one.prompt(seen, None).picker)
    strip.lie_over(surface, one.lines)
    assert len(strip.chips) == picks and len({chip.y() for chip in strip.chips}) == 1
    assert all(chip.width() >= TARGET_TOUCH for chip in strip.chips)
    shown = surface.mapToScene(strip.geometry().translated(-surface.pos())).boundingRect()
    box = Box(shown.x(), shown.y(), shown.width(), shown.height())
    # High chips reach the lower edges of stock and badges, and the ring passes behind the strip.
    spared = 0.7 if picks < 13 else 1.0
    for thing in things(surface.stage):
        for part in thing.parts if not thing.name.startswith("orbit:") else ():
            upper = Box(part.x, part.y, part.width, spared * part.height)
            assert box.overlap(upper) == 0, thing.name


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_among_few_the_stock_stays_readable_in_the_smallest_window(seats: int, rtl: bool) -> None:
    use("he" if rtl else "en")
    stage = bare_stage()
    for who, count, out in product(range(1, seats), (3, 7, 14), (0, 5)):
        deck = [text for text in ALL if text != "AD"]
        hands = {f"hand.{seat}": [deck.pop() for _ in range(3)] for seat in range(seats)}
        zones = {
            **hands, f"temp.{who}": [deck.pop() for _ in range(count)], "removed": [deck.pop() for _ in range(out)],
            "stock": ["AD", *deck],
        }  # fmt: skip
        laid = in_a_small_window(stage, who, seats, zones, rtl)
        assert laid.whole and laid.widths["stock"] >= 48, (who, count, out, laid.widths["stock"])
        assert laid.widths[f"temp.{who}"] >= 40, (who, count, out)


def test_who_has_lost_is_said_while_the_ace_lies_open() -> None:
    p = made(phase="draw", turn=1, vars={"active": 1}, zones={"stock": ["AD", "3S", "5H"], "temp.1": ["9C"]})
    step = play(p, "take")
    codes = [event.code for event in step.told(0)]
    assert codes.index("shuffled") < codes.index("counted"), "in the game the ace goes back first"
    game = Table("basa", 3, 1, patient=True)
    game.surface.show_view(view(p, 0))
    told = game.told(step)
    (stop,) = [said for said in told.said if plain(said.rest.words) == "A♦ came up: Seat 1 has lost."]
    assert stop.faces == ("AD",) and not stop.rest.passes
    assert "shuffled" not in [event.code for event in told.events[: stop.after]]
    game.end()


@pytest.mark.parametrize(("user", "words"), [(0, "Omar drew 3♠: it is not A♦"), (2, "You drew 3♠: it is not A♦")])
def test_whoever_has_to_draw_because_of_a_power_is_named_with_what_came_of_it(user: int, words: str) -> None:
    """ "3♠ is turned up" was all that was said: nobody knew for whom, and whether that was good."""
    use("en")
    p = made(
        turn=user, vars={"active": user}, zones={"stock": ["3S", "AD", "5H", "7C"], f"hand.{user}": ["4S", "8H"]}
    )
    game = Table("basa", 3, 1, names={0: "", 1: "Omar", 2: "Tamar"})
    game.surface.show_view(view(p, 0))
    (said,) = [one.rest for one in game.told(play(p, "use:4S")).said if "is not A♦" in plain(one.rest.words)]
    assert plain(said.words) == f"{words}, and goes back into the stock." and said.who == (user + 1) % 3
    game.end()


@pytest.mark.parametrize(
    ("gone", "win", "told"), [([], "points", True), ([], "survivor", False), ([2], "points", False)]
)
def test_whoever_loses_is_told_that_their_points_may_still_win(gone: list[int], win: str, told: bool) -> None:
    use("en")
    p = made(
        phase="draw", turn=0, options={"win": win}, vars={"active": 0, "lost": gone},
        zones={"stock": ["AD", "3S", "5H"], "temp.0": ["9C"], "hand.2": [] if gone else ["6C"]},
    )  # fmt: skip
    game = Table("basa", 3, 1, patient=True, names={0: "Grandmother Rachel-Leah of Zikhron Yaakov"})
    game.surface.show_view(view(p, 0))
    (stop,) = [one for one in game.told(play(p, "take")).said if " lost." in one.rest.words]
    assert ("the most in the end wins" in stop.rest.detail) == told
    assert stop.rest.ms >= reading(plain(stop.rest.words), plain(stop.rest.detail))
    game.end()


def lies_open(stage: Stage, card: str) -> Box | None:
    """Where the face of a card is visible on the cloth, or will be once it has turned; None if nowhere."""
    turning = {item: motion.turn for item, motion in stage.clock._moves.items() if motion.turn}
    for item in stage.items():
        if isinstance(item, CardItem) and item.isVisible() and card in (item.text, turning.get(item)):
            place = item.target
            return Box(place.x - place.width / 2, place.y - place.width * RATIO / 2, place.width, place.width * RATIO)
    return None


@pytest.mark.parametrize("size", [(876, 476), (1256, 644)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_card_that_a_rival_shows_lies_open_as_long_as_it_counts(seat: int | None, size: tuple[int, int]) -> None:
    zones = {"hand.0": ["7D", "KC"], "hand.1": ["9H"]}
    p = made(zones=zones)
    step = play(p, "use:7D")
    table = Table("basa", 3, 1, seat=seat, patient=True, size=size)
    stage, teller = table.surface.stage, table.surface.teller
    table.surface.show_view(view(p, seat))
    found = dict[str, Box | None]()
    teller.said.connect(lambda rest: found.setdefault(plain(rest.words), lies_open(stage, "9H")))
    told = table.told(step)
    shown = found["Seat 1 showed 9\u2665."]
    assert shown is not None and shown.width >= 40.0, "it is named while it can be read"
    others = [stage.overlay.zone_box(zone) for zone in ("used", "stock", "hand.0")]
    assert not any(other.overlap(shown) > 0 for other in others if other is not None)
    assert [box for words, box in found.items() if words.startswith("Points:")] and told.waits
    assert all(box == shown for words, box in found.items() if words.startswith("Points:"))
    assert lies_open(stage, "9H") is None, "the hand is closed again when all has been told"
    table.end()


def test_who_looks_on_sees_the_card_that_the_seat_below_has_to_show() -> None:
    p = made(turn=2, vars={"active": 2}, zones={"hand.2": ["7D", "KC"], "hand.0": ["9H"]})
    table = Table("basa", 3, 1, seat=None)
    surface, found = table.surface, dict[str, bool]()
    surface.show_view(view(p, None))
    surface.teller.said.connect(
        lambda rest: found.setdefault(plain(rest.words), lies_open(surface.stage, "9H") is not None)
    )
    table.told(play(p, "use:7D"))
    assert found["Seat 0 showed 9\u2665."]
    assert lies_open(surface.stage, "9H") is None
    table.end()


def test_a_card_that_is_held_up_stays_when_the_cloth_becomes_lower_while_its_sentence_is_read() -> None:
    p = made(zones={"hand.0": ["7D", "KC"], "hand.1": ["9H"]})
    table = Table("basa", 3, 1, seat=2, size=(1256, 644))
    stage, teller = table.surface.stage, table.surface.teller
    table.surface.show_view(view(p, 2))
    seen = list[bool]()

    def lower(rest: Rest) -> None:
        if "showed" in rest.words:
            table.surface.resize(1256, 620)
            table.surface.fit()
            seen.append(lies_open(stage, "9H") is not None)

    teller.said.connect(lower)
    table.told(play(p, "use:7D"))
    assert seen == [True]
    table.end()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_is_said_to_show_the_hand_that_they_have_exchanged(seat: int) -> None:
    p = made(zones={"hand.0": ["KD", "KC", "3S"]}, vars={"points": [120, 20, 20]})
    p = play(p, "use:KD").position
    step = play(p, "target:1")
    table = Table("basa", 3, 1, seat=seat)
    table.surface.show_view(view(p, seat))
    told = [plain(said.rest.words) for said in table.told(step).said]
    assert any("exchanged their hands" in words for words in told)
    lines = log_lines("basa", step.told(seat), NAMES)
    assert not any("showed" in words for words in (*told, *lines))
    table.end()


@pytest.mark.parametrize("size", [(1256, 644), (1896, 908)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_shared_cards_stay_in_the_middle_of_a_large_cloth_from_turn_to_turn(
    seats: int, size: tuple[int, int]
) -> None:
    stage = bare_stage()
    for p in moments("basa", seats, 8):
        lay(stage, seated(p, 0), view(p, 0), size)
        (ring,) = (box for sign, box in stage.overlay.shown() if isinstance(sign, Orbit))
        assert abs(ring.middle[0] - size[0] / 2) < 0.07 * size[0]


def test_where_somebody_wins_who_had_lost_it_is_said_that_points_decide() -> None:
    use("en")
    seen = set[bool]()
    for deal in range(30):
        rng, p = Random(deal), new_game(GAMES["basa"], 3, deal).position
        while p.turn is not None:
            p = play(p, rng.choice(p.game.rules.legal(p))).position
        result = view(p, 0).result
        assert result is not None
        if result.reason != "survivor":
            continue
        one = seated(p)
        one.watch(view(p, 0))
        had_lost = bool(set(result.winners) & set(p.vars["lost"]))
        assert ("whoever has the most points wins" in plain(one.reason(result))) == had_lost
        rows = [plain(one.score_words(result, seat)) for seat in range(3)]
        assert [", without losing" not in row for row in rows] == [seat in p.vars["lost"] for seat in range(3)]
        seen.add(had_lost)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("lost", "winners", "said"),
    [
        ([1, 2], (0,), "whoever has not lost wins"),
        ([2], (0,), "more cards in hand win"),
        ([0, 1], (0,), "more cards in hand win"),
        ([1, 2], (0, 1), ""),
    ],
)
def test_what_decides_between_equal_points_is_said(lost: list[int], winners: tuple[int, ...], said: str) -> None:
    """Two had 225 points each, and nothing told why one of them was first."""
    use("en")
    one, alone = seated(made()), seated(made(options={"win": "survivor"}))
    seen = view(made(), 0)
    assert plain(one.score_words(Result((0,), (120, 120, 20), "cap"), 0)) == "120 points", "nobody has lost"
    one.watch(replace(seen, vars={**seen.vars, "lost": lost}))
    words = plain(one.reason(Result(winners, (120, 120, 20), "survivor")))
    assert said in words and ("The points are equal" in words) == bool(said)
    assert "points are equal" not in plain(one.reason(Result((0,), (120, 100, 20), "survivor")))
    assert "points are equal" not in plain(alone.reason(Result(winners, (120, 120, 20), "survivor")))


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
def test_what_ones_own_temporary_place_is_worth_stands_on_the_cloth_however_little_that_is(rtl: bool) -> None:
    """A figure of one digit, which has room in one line, reached 4 px beyond the edge in English."""
    use("he" if rtl else "en")
    stage, seen = bare_stage(), 0
    for p in course("basa", 4)[::5]:
        if p.turn is None or not p.zones[f"temp.{p.turn}"]:
            continue
        lay(stage, seated(p, p.turn), view(p, p.turn), (1256, 644), rtl)
        found = [box for sign, box in stage.overlay.shown() if sign.zone == f"temp.{p.turn}"]
        assert all(box.x >= 0.0 and box.x + box.width <= stage.board.width for box in found), found
        seen += len(found)
    assert seen > 5


def test_a_newcomer_reads_what_a_draw_brings_and_what_a_guess() -> None:
    use("en")
    p = new_game(GAMES["basa"], 3, 1).position
    while p.phase != "draw" or p.turn != 0:
        p = play(p, p.game.rules.legal(p)[0]).position
    asked = seated(p).prompt(view(p, 0), None)
    assert p.vars["lost"] == (1,), "two are left, and each card brings two points for each of them"
    assert "brings 4 points at the end of the turn" in asked.explains
    assert ("Guess right, and the card goes to your hand." in asked.explains) == bool(p.zones["hand.0"])


@pytest.mark.parametrize("guessed", [False, True])
def test_a_newcomer_reads_that_using_a_card_ends_the_turn_and_what_a_new_stage_is(guessed: bool) -> None:
    use("en")
    p = made(vars={"active": 0, "points": [20, 20, 20], "guessed": guessed})
    cards, stage = seated(p).prompt(view(p, 0), None).explains.splitlines()[:2]
    assert "turn ends" in cards and stage == "A new stage begins with another draw."
    last = made(vars={"active": 0, "points": [20, 20, 20], "k": p.options["max_stages"]})
    assert "new stage" not in seated(last).prompt(view(last, 0), None).explains, "none can begin"


def test_who_may_use_no_card_reads_that_and_the_risk_and_not_how_many_may_be_used() -> None:
    use("en")
    p = made(zones={"hand.0": []}, vars={"points": [20, 20, 20]})
    asked = seated(p).prompt(view(p, 0), None)
    if any(action.verb == "use" for action in view(p, 0).legal):
        raise LookupError("there is a card to use")
    assert asked.detail.startswith(t("basa.voice.act.none")) and not asked.explains
    some = seated(made()).prompt(view(made(), 0), None)
    assert some.explains and t("basa.voice.act.none") not in some.whole.detail
