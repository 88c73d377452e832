"""Shlif Shluf at the table: what a person sees and does (canon 9)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import dist
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.art.tokens import theme
from app.engine import Event, Position, Result, View, hidden, new_game, play, position_from_json, view
from app.games import GAMES
from app.games.shlif_shluf.controller import ROW, ShlifShlufController
from app.games.shlif_shluf.stops import STOCK
from app.table.commands import Command
from app.table.company import NARROW
from app.table.geometry import Board
from app.table.looks import Look
from app.table.measures import plate_words_room
from app.table.painted_signs import paint_sign
from app.table.prompts import Prompt, Ref, Rest, seat_ref
from app.table.reading import FAMILIAR
from app.table.signs import Badge, Bracket, Caption, Sign, SuitPlate, Tag, Worn
from app.table.surface import Surface
from app.wording import t, use
from tests.art.pictures import pixels
from tests.covering import amount
from tests.shell.at_table import drag
from tests.table.invented import Table
from tests.table.laid import MORE_SIZES, course, hover, plain, surface_of, wrong

pytestmark = pytest.mark.usefixtures("qapp")

NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Grandma Rachel", 4: "Eli", 5: "Yoav"}


def position(seats: int = 3, **parts: Any) -> Position:
    """A partial position, seat 0 to draw."""
    data: dict[str, Any] = {"game": "shlif-shluf", "partial": True, "seats": seats, "rng": 1}
    return position_from_json({**data, "turn": 0, "phase": "draw", **parts}, GAMES)


def table(p: Position | View, seat: int | None = 0) -> ShlifShlufController:
    """The controller of the game for a seat."""
    return ShlifShlufController(p.game, seat, NAMES, computers=())


def prompt(p: Position, seat: int = 0) -> Prompt:
    """What the voice says to a seat."""
    return table(p, seat).prompt(view(p, seat), None)


def laid(qtbot: QtBot, p: Position, seat: int | None = 0, size: tuple[int, int] = (1256, 644)) -> Surface:
    """The table with a position on it."""
    return surface_of(qtbot, table(p, seat), view(p, seat), size)


def signs(p: Position, seat: int | None = 0) -> list[Sign]:
    """The signs of a position on a cloth of 1256 x 644."""
    return table(p, seat).signs(view(p, seat), Board(1256, 644))


def rings(p: Position) -> dict[str, str]:
    """How each suit on the cloth is ringed."""
    return {sign.suit: sign.ring for sign in signs(p) if isinstance(sign, SuitPlate)}


# The cloth


def test_the_stock_says_its_risk_and_each_suit_what_it_does_and_how_many_are_left() -> None:
    p = position(zones={"stock": ["2C", "XR", "AD", "9D", "KS"], "row": ["4S"]})
    for board in (Board(876, 476), Board(1896, 908)):
        found = [sign for sign in table(p).signs(view(p, 0), board) if isinstance(sign, Caption)]
        said = " ".join(plain(text) for sign in found for text in sign.words)
        assert "Stock · 5" in said and "1 in 5" in said.replace("\u00a0", " ")
        said += " ".join(sign.text for sign in table(p).signs(view(p, 0), board) if isinstance(sign, SuitPlate))
        assert all(one in said for one in ("Death · 1", "Life · 0", "Magic · 1", "Chaos · 1"))


@pytest.mark.parametrize(("row", "says"), [([], True), (["4S"], False)])
def test_the_empty_place_of_the_row_says_what_it_is_for(row: list[str], says: bool) -> None:
    p = position(zones={"stock": ["2C", "XR", "AD", "9D", "KS"], "row": row})
    signs = table(p).signs(view(p, 0), Board(1342.0, 590.0))
    words = [sign.text for sign in signs if isinstance(sign, Caption) and sign.zone == "row"]
    assert (t("shlif-shluf.label.row") in words) == says


def test_each_suit_says_at_its_coin_what_it_does_to_the_pointer_and_to_the_keyboard(qtbot: QtBot) -> None:
    p = position(zones={"stock": ["2C", "XR", "AD", "9D", "KS"], "row": ["4S"]})
    surface = laid(qtbot, p)
    coins = [(sign, box) for sign, box in surface.stage.overlay.pressable() if isinstance(sign, SuitPlate)]
    assert len({sign.says for sign, _ in coins}) == 4
    bare_cloth = pictured(surface)
    for sign, box in coins:
        at = surface.mapFromScene(QPointF(*box.middle))
        hover(surface, at)
        qtbot.waitUntil(lambda: pictured(surface) != bare_cloth)
        hover(surface, QPoint(surface.width() // 2, surface.height() - 2))
        assert Ref(sign.command) in surface.reachable()
        heard: list[str] = []
        surface.focused.connect(heard.append)
        surface._walk(Ref(sign.command))
        surface.focused.disconnect(heard.append)
        assert sign.says in heard[0]
    one = table(p)
    one.signs(view(p, 0), Board(1256, 644))
    sheet = one.details(view(p, 0), coins[0][0].command)
    assert sheet is not None and coins[0][0].says in sheet[1]


def pictured(surface: Surface) -> bytes:
    """The pixels of a table."""
    return pixels(surface.grab().toImage())


def test_the_suits_that_end_the_turn_are_ringed_and_those_left_to_a_joker_in_dashes() -> None:
    p = position(zones={"stock": ["2C", "AD"], "row": ["4S", "7S", "5D", "6D", "8C"]})
    assert rings(p) == {"S": "sure", "H": "none", "C": "none", "D": "sure"}
    p = position(zones={"stock": ["2C", "AD"], "row": ["5H", "9H", "XR"]}, vars={"suits": {"XR": "D"}})
    assert rings(p) == {"S": "open", "H": "sure", "C": "open", "D": "open"}


def test_pairs_are_bracketed_and_a_joker_wears_its_suit() -> None:
    p = position(zones={"stock": ["2C", "AD"], "row": ["4S", "7S", "5D", "XR"]}, vars={"suits": {"XR": "D"}})
    brackets = [sign.cards for sign in signs(p) if isinstance(sign, Bracket)]
    assert brackets == [(Ref("row", 0), Ref("row", 1)), (Ref("row", 2), Ref("row", 3))]
    assert [(sign.suit, sign.card) for sign in signs(p) if isinstance(sign, Worn)] == [("D", Ref("row", 3))]


def test_the_suit_that_a_joker_wears_lies_on_its_card_in_both_directions(qtbot: QtBot) -> None:
    p = position(zones={"stock": ["2C", "AD"], "row": ["4S", "XR"]}, vars={"suits": {"XR": "D"}})
    surface = laid(qtbot, p)
    for rtl in (False, True):
        surface.seat(table(p), rtl=rtl)
        surface.show_view(view(p, 0))
        joker, other = (surface.stage.item_at(Ref("row", index)) for index in (1, 0))
        assert joker is not None and other is not None
        (worn,) = joker.childItems()
        assert worn.x() > 0 > worn.y(), "opposite the index, which is at the upper left"
        assert not other.childItems()


def test_three_of_a_suit_in_sequence_have_one_bracket() -> None:
    zones = {"stock": ["XB", "2C", "AD"], "row": ["4C", "7C"]}
    p = play(position(zones=zones), "reveal").position
    assert p.phase == "settle"
    assert [len(sign.cards) for sign in signs(p) if isinstance(sign, Bracket)] == [3]


def test_death_hangs_at_the_seat_that_it_waits_for_also_while_events_are_told(qtbot: QtBot) -> None:
    p = position(zones={"stock": ["2C", "3C", "AD"]}, vars={"death": True}, turn=1)
    surface = laid(qtbot, p)

    def hanging() -> list[str]:
        return [plain(sign.text) for sign, _ in surface.stage.overlay.shown() if isinstance(sign, Tag)]

    assert hanging() == ["Death in force"]
    surface.stage.show_signs(surface.stage.between())
    assert hanging() == ["Death in force"]


def test_who_has_lost_is_out_with_the_cards_it_has() -> None:
    p = position(zones={"stock": ["2C", "3C", "AD"], "won.1": ["KH", "4H"]}, vars={"lost": [1]})
    (omar,) = [sign for sign in signs(p) if isinstance(sign, Badge) and sign.name == "Omar"]
    assert omar.out and plain(omar.line) == "Out · 2 cards"


def test_play_goes_against_the_clock() -> None:
    p = position(zones={"stock": ["2C", "AD"]})
    x = {sign.name: sign.x for sign in signs(p) if isinstance(sign, Badge)}
    assert x["Omar"] > 0.5 > x["Tamar"], "the next seat sits to the right of the person at the screen"


# Gestures


@pytest.mark.parametrize("row", [[], ["4S", "2D", "7H"]])
def test_the_top_of_the_stock_is_drawn_onto_the_row(qtbot: QtBot, row: list[str]) -> None:
    surface = laid(qtbot, position(zones={"stock": ["5C", "8D", "AD"], "row": row}))
    heard: list[tuple[str, ...]] = []
    surface.acted.connect(heard.append)
    drag(surface, surface.card_point(STOCK), surface.card_point(ROW))
    assert heard == [("reveal",)]


def test_a_drawn_card_that_is_put_back_sends_nothing(qtbot: QtBot) -> None:
    surface = laid(qtbot, position(zones={"stock": ["5C", "8D", "AD"]}))
    heard: list[tuple[str, ...]] = []
    surface.acted.connect(heard.append)
    drag(surface, surface.card_point(STOCK), QPoint(20, 600))
    QTest.mouseClick(surface.viewport(), Qt.MouseButton.LeftButton, pos=surface.card_point(STOCK))
    QTest.keyClick(surface, Qt.Key.Key_Escape)
    assert heard == [] and surface.gestures.held is None


# What is said


def test_the_voice_says_the_risk_and_what_ends_the_turn() -> None:
    zones = {"stock": ["2C", "XR", "AD", "9D"], "row": ["4S", "7S", "5D"]}
    p = position(zones=zones, vars={"death": True})
    asked = prompt(p)
    assert [button.actions for button in asked.buttons] == [("last",), ("reveal",)]
    assert plain(asked.detail) == (
        "The ace of diamonds now: 1 in 4. Death: this row would earn 1 card."
        " The next card ends the turn if its suit is spades."
    )
    watching = prompt(p, 1)
    assert not watching.buttons and plain(watching.detail) == plain(asked.detail)


def test_the_last_one_who_leads_is_told_of_the_win_and_may_have_the_rest_done_at_once() -> None:
    stock = ["5C", "8D", "9H", "3S", "KC", "AD"]
    zones = {"stock": stock, "won.0": ["2C", "2D"], "won.1": ["2H"]}
    ahead: dict[str, Any] = {"vars": {"lost": [1]}, "zones": zones}
    for also, won in (
        ({}, True),
        ({"zones": {**zones, "won.1": ["2H", "2S"]}}, False),
        ({"vars": {"lost": []}}, False),
        ({"options": {"all_lost": "nobody"}}, False),
    ):
        p = position(2, **{**ahead, **also})
        asked = prompt(p)
        assert (Command.TO_END in {button.command for button in asked.buttons}) == won
        assert (asked.sentence == t("shlif-shluf.voice.won")) == won
        if not won:
            continue
        while p.result is None:
            seen = view(p, 0)
            p = play(p, table(seen).forgone(seen)).position
        assert p.result.winners == (0,)


def test_before_a_stock_of_the_ace_alone_the_voice_says_so() -> None:
    asked = prompt(position(zones={"stock": ["AD"], "row": ["4S"]}))
    assert plain(asked.detail) == "Only the ace of diamonds is left in the stock."


def test_a_joker_that_matters_asks_with_what_each_suit_would_bring() -> None:
    zones = {"stock": ["XR", "3S", "KC", "4C", "AD"], "row": ["5H", "9H"]}
    p = play(position(zones=zones), "reveal").position
    asked = prompt(p)
    assert asked.picker is not None and not asked.buttons
    picks = [(pick.suit, plain(pick.detail), pick.actions) for pick in asked.picker.picks]
    assert picks == [
        ("D", "The turn goes on", ("suit:XR:D",)),
        ("H", "The turn ends with life", ("suit:XR:H",)),
    ]
    assert table(p).marks(view(p, 0), None) == {Ref("row", 2): "held"}


def test_magic_asks_for_a_suit_with_what_is_left_of_each() -> None:
    zones = {"stock": ["9C", "XR", "3S", "2S", "KD", "AD"], "row": ["5C", "8D"]}
    p = play(position(zones=zones), "last").position
    asked = prompt(p)
    assert "up to 3 cards" in plain(asked.detail)
    assert asked.picker is not None
    picks = {pick.suit: plain(pick.detail) for pick in asked.picker.picks}
    assert picks == {
        "C": "0 of 5 in stock",
        "D": "1 of 5 in stock",
        "H": "0 of 5 in stock",
        "S": "2 of 5 in stock",
    }
    asked = prompt(play(p, "name:H").position)
    assert asked.picker is not None and plain(asked.detail) == "The magic stops at hearts."
    assert [plain(pick.detail) for pick in asked.picker.picks] == ["The magic goes on", "The magic stops here"]


# What is told


def told(p: Position, action: str, seat: int = 0) -> list[str]:
    """The sentences said after an action's events, as a seat is told them."""
    one = table(p, seat)
    seen = view(p, seat)
    found: list[Rest] = []
    one.watch(seen)
    one.signs(seen, Board(1256, 644))
    events = play(p, action).told(seat)
    one.expect(events)
    for event in events:
        found += [one.before(event, seen), one.rest(event, seen)]
    return [plain(rest.words) for rest in found if rest.words]


def test_chaos_is_said_and_its_cards_come_one_by_one() -> None:
    p = position(zones={"stock": ["8D", "3C", "AD", "9C"], "row": ["4S"]})
    assert told(p, "last") == [
        "Chaos: Omar turns up 2 cards.",
        "Omar turned up the ace of diamonds and is out.",
        "Noa’s turn ends with 4♠: the row brings 2 cards.",
    ]
    one = table(p)
    shown = [e for e in play(p, "last").told(0) if e.code == "moved" and e.args["to"] == "show"]
    assert len(shown) == 2 and all(one.rest(event, view(p, 0)).ms > 0 for event in shown)


def test_the_ace_is_seen_before_anything_follows_from_it() -> None:
    p = position(zones={"stock": ["AD", "9C"], "row": ["4S", "2D", "7H"]})
    one = table(p)
    shown = next(e for e in play(p, "reveal").told(0) if e.code == "shown")
    assert one.rest(shown, view(p, 0)).lit == (STOCK,)
    assert told(p, "reveal")[0] == "Noa turned up A♦ and has lost."


@pytest.mark.long
def test_the_ace_lies_open_and_once_only_is_it_said_that_it_is_lost() -> None:
    table = Table("shlif-shluf", 3, 5, names={0: "Noa", 1: "Omar", 2: "Tamar"}, patient=True)
    stage, seen = table.surface.stage, list[tuple[str, str]]()
    heard, go_on = list[str](), table.surface.teller.go_on
    table.surface.teller.said.connect(lambda rest: heard.append(plain(rest.words)))

    def looked() -> bool:
        item = stage.item_at(STOCK)
        seen.append((heard[-1], item.text if item is not None else ""))
        return go_on()

    table.surface.teller.go_on = looked  # type: ignore[method-assign]
    table.opening()
    lost = 0
    for step in table.play():
        lost += any(event.code == "said" and event.args["code"] == "lost" for event in step.events)
    stops = [one for one in seen if one[0].endswith(("has lost.", "is out."))]
    assert lost and len(stops) == lost
    aces = [face for words, face in stops if words.endswith("turned up A♦ and has lost.")]
    assert aces and set(aces) == {"AD"}, "the ace does not lie open where it is said"


@pytest.mark.long
def test_the_ace_that_chaos_turns_up_lies_open_while_it_is_said_who_is_out() -> None:
    table = Table("shlif-shluf", 3, 53, names={0: "Noa", 1: "Omar", 2: "Tamar"}, patient=True)
    table.opening()
    stops = lost = 0
    for one in table.play():
        out = any(event.code == "said" and event.args["code"] == "lost" for event in one.step.events) if one.step else 0
        chaos = any(event.code == "moved-all" and event.args["from"] == "show" for event in one.events)
        lost += bool(out and chaos)
        for said in one.said:
            if plain(said.rest.words).endswith("is out."):
                stops += 1
                assert said.faces == ("AD",) and "AD" in said.shown.zones["show"], "it is back in the stock"
                assert plain(said.rest.detail).startswith("Chaos: ")
    table.end()
    assert stops == lost == 2, "it is said once"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("new", [True, False])
def test_at_calm_a_rivals_cards_pass_once_they_are_familiar_and_a_last_card_stands_with_what_it_brings(
    new: bool
) -> None:
    """A turn of somebody who drew seven cards asked for ten keys."""
    table = Table("shlif-shluf", 3, 5, names={0: "Noa", 1: "Omar", 2: "Tamar"}, patient=True)
    table.controller.asks = new
    table.opening()
    waited = passed = 0
    for one in table.play(80):
        assert one.step is not None
        done = table.record.done[-1]
        said = [(plain(rest.words), plain(rest.detail), rest.passes) for rest in (each.rest for each in one.said)]
        if done.seat == table.seat:
            continue
        first, *more = said
        if str(done.actions[0]) == "reveal" and "has lost" not in first[0]:
            assert f"{table.names[done.seat]} turned up " in first[0], "each is said"
            passed += one.waits == 0
            waited += not more and one.waits > 0
        elif str(done.actions[0]) == "last":
            assert "declared a last card: " in first[0] and first[2] in ("told", "begun")
            assert one.waits == 0 or first[0] in [words for words, _, _ in more], "it stands with what it brings"
    table.end()
    assert waited == (FAMILIAR if new else 0) and passed > 10


def test_what_becomes_of_a_row_is_said_with_the_plate_of_whose_it_is() -> None:
    p = position(zones={"stock": ["5H", "9C", "3C"], "row": ["4S", "2D", "7H"]})
    seen, one = view(p, 0), table(p)
    one.watch(seen)
    life, halved, nothing = (
        one.heard(Event("said", 0, {"code": code, "args": args}), seen)
        for code, args in (("life", [2]), ("halved", [2, 1]), ("halved", [0, 1]))
    )
    assert life.who == halved.who == p.turn
    assert plain(nothing.words) == "Death: half of one card, rounded down, is none, and the card went back."


def test_life_that_brings_nothing_and_the_end_of_the_turn_are_one_stop() -> None:
    p = position(2, zones={"stock": ["4H", "AD", "2C"]})
    one, seen, after = table(p), view(p, 0), play(p, "last")
    one.watch(seen)
    told = [(e.args["code"], one.rest(e, seen)) for e in after.told(0) if e.code == "said"]
    assert [(code, rest.passes) for code, rest in told][:1] == [("life", "told")]
    assert [code for code, _ in told] == ["life", "turn-ended"], "what comes after it waits"


def test_a_last_card_under_death_is_not_told_as_the_ace() -> None:
    p = position(2, zones={"stock": ["6S", "AD"], "won.1": ["2C", "3C"]})
    after = play(p, "last")
    one = table(p)
    lost = [e for e in after.told(0) if e.code == "said" and e.args["code"] == "lost"]
    end = view(after.position, 0)
    assert [plain(one.rest(e, end).words) for e in lost] == [
        "One card in the stock, and death in force: Omar has lost."
    ]


def test_what_a_turn_brings_is_lit_before_it_is_taken() -> None:
    p = position(zones={"stock": ["6H", "5C", "9C", "AD"], "row": ["4S", "2D"]})
    one, seen = table(p), view(p, 0)
    one.watch(seen)
    taken = [e for e in play(p, "last").told(0) if e.code == "moved" and e.args["from"] == "row"]
    (rest,) = [one.before(event, seen) for event in taken]
    assert rest.lit == tuple(Ref("row", i) for i in range(3)) and plain(rest.pill) == "3 cards earned"


# Where things lie


ROWS = (
    ["4S"],
    ["4S", "7S", "5D", "XR", "6H", "2H", "8C"],
    ["4S", "5D", "6S", "7D", "8S", "9D", "TS", "JD", "QS", "KD", "2S", "3D", "9S", "8D"],
)


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize(
    ("seats", "turn"), [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (2, 1), (3, 2), (4, 2), (6, 1), (6, 3)]
)
def test_nothing_lies_over_anything_else_however_long_the_row_is(seats: int, turn: int, rtl: bool) -> None:
    won = {f"won.{seat}": [f"{rank}C"] for seat, rank in zip(range(seats), "234567", strict=False)}
    positions = []
    for row in ROWS:
        row = [text for text in row if [text] not in won.values()]
        zones = {"stock": ["9C", "XB", "AD", "KH"], "row": row, **won}
        suits = {"XR": "D"} if "XR" in row else {}
        positions.append(position(seats, zones=zones, turn=turn, vars={"death": True, "suits": suits}))
    assert wrong(positions, table, rtl, MORE_SIZES) == []


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("row", ROWS)
def test_the_count_of_the_row_stands_beside_its_last_card(row: list[str], turn: int, rtl: bool, qtbot: QtBot) -> None:
    use("he" if rtl else "en")
    zones = {"stock": ["9C", "XB", "AD", "KH"], "row": row}
    p = position(3, zones=zones, turn=turn, vars={"suits": {"XR": "D"}} if "XR" in row else {})
    surface = surface_of(qtbot, table(p), view(p, 0), rtl=rtl)
    last = surface.stage.places("row")[-1]
    words = t("table.cards", n=len(row))
    (box,) = (box for sign, box in surface.stage.overlay.shown() if isinstance(sign, Caption) and sign.text == words)
    gap = (last.x - last.width / 2) - (box.x + box.width) if rtl else box.x - (last.x + last.width / 2)
    assert 0 <= gap <= 30


def test_the_row_lies_before_whoever_draws() -> None:
    for seats in (2, 3, 6):
        for seat in range(seats):
            p = position(seats=seats, turn=seat, zones={"row": ["4S", "7H"], "stock": ["6H", "5H", "9D", "AD"]})
            one, seen = table(p), view(p, 0)
            for size in ((1256, 644), (876, 476)):
                one.watch(seen)
                board = Board(float(size[0]), float(size[1]))
                laid = one.plan(seen.zones, board)
                spot = next(spot for spot in one.spots(seen.zones, board) if spot.zone == "row")
                row = spot.x * laid.width, spot.y * laid.height
                near = min(range(1, seats), key=lambda other: dist(row, laid.boxes[f"badge.{other}"].middle))
                if seats > 3 and size[0] < NARROW and "row-elsewhere" not in laid.boxes:
                    continue  # there is no room before that seat
                assert (laid.sides["row"] == "bottom") == (seat == 0), (seats, seat, size)
                assert seats > 3 or seat in (0, near), (seats, seat, size)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", [(876, 476), (1256, 644), (1896, 908)])
def test_nothing_but_the_row_moves_from_turn_to_turn(seats: int, size: tuple[int, int]) -> None:
    board, places = Board(float(size[0]), float(size[1])), dict[str, set[tuple[float, ...]]]()
    for p in course("shlif-shluf", seats):
        one, seen = table(p), view(p, 0)
        one.watch(seen)
        laid = one.plan(seen.zones, board)
        for name, box in laid.boxes.items():
            if not name.startswith("row"):
                places.setdefault(name, set()).add(tuple(round(side, 3) for side in box))
        assert laid.whole
    assert {"stock", "suits", "badge.0", "badge.1", "won.0"} <= places.keys()
    assert "won.1" in places or (seats > 4 and size[0] < NARROW), "earned cards lie where there is room for them"
    assert all(len(found) == 1 for found in places.values()), {k: v for k, v in places.items() if len(v) > 1}


def test_who_starts_is_told_with_the_card_and_the_reason() -> None:
    shown = Table("shlif-shluf", 3, 5, names={0: "Noa", 1: "Omar", 2: "Tamar"})
    opening = [one.rest for one in shown.opening().said]
    *ritual, starts = opening
    assert len(ritual) >= 3 and all(rest.detail == t("shlif-shluf.voice.ritual") for rest in ritual)
    assert plain(starts.words) == "Tamar starts." and plain(starts.detail) == "9♦ is the only diamond."


@pytest.mark.parametrize("size", [(1256, 644), (790, 470)])
def test_each_card_that_decides_who_starts_is_named_at_the_badge_of_its_seat(size: tuple[int, int]) -> None:
    """They lie in one row, and whose is whose was only said, card by card."""
    shown = Table("shlif-shluf", 3, 5, names={0: "Noa", 1: "Omar", 2: "Tamar"}, size=size)
    named = list[list[str]]()

    def look(rest: Rest) -> None:
        between, one = shown.surface.stage.between(), shown.controller
        at = [[one.badge_line(between, seat), *(tag.text for tag in one.tags(between, seat))] for seat in range(3)]
        named.append([next((plain(text) for text in found if "turned up" in text), "") for found in at])

    shown.surface.teller.said.connect(look)
    ritual = [one.rest for one in shown.opening().said][:-1]
    for rest, at in zip(ritual, named, strict=False):
        who, _, what = plain(rest.words).partition(" ")
        assert [*shown.names.values()][at.index(what.removesuffix("."))] == who
    assert len(set(named[-1])) == 3 and "turned up 9♦" in named[-1], "all of them while it is said who starts"
    between = shown.surface.stage.between()
    assert not any("turned up" in tag.text for seat in range(3) for tag in shown.controller.tags(between, seat))
    shown.end()


@pytest.mark.long
def test_where_several_had_a_diamond_or_nobody_it_is_said_why_cards_are_turned_up_again() -> None:
    met = set[str]()
    for deal in range(1, amount(16, 40)):
        shown = Table("shlif-shluf", 4, deal, names=NAMES)
        *ritual, starts = [one.rest for one in shown.opening().said]
        shown.end()
        passes: list[list[Rest]] = []
        for rest in ritual:
            assert isinstance(rest.who, int)
            last = passes[-1][-1].who if passes else None
            if not isinstance(last, int) or rest.who <= last:
                passes.append([])
            passes[-1].append(rest)
        for before, after in pairwise(passes):
            several = sum("♦" in plain(rest.words) and "A♦" not in plain(rest.words) for rest in before)
            why = f"Last time {'several' if several else 'nobody'} had a diamond"
            assert several != 1 and all(rest.detail.startswith(why) for rest in after)
            met.add(why)
        diamonds = sum("♦" in plain(rest.words) for rest in ritual)
        if len(passes) > 1 and "only diamond." in starts.detail:
            assert diamonds == 1 or starts.detail.startswith("This time"), "no other is seen"
    assert len(met) == 2


def test_the_cards_of_the_ritual_are_not_told_as_chaos_on_a_table_where_chaos_has_been() -> None:
    p = position(zones={"stock": ["8D", "3C", "AD", "9C"], "row": ["4S"]})
    one, seen = table(p), view(p, 0)
    for event in play(p, "last").told(0):
        one.rest(event, seen)
    opening = new_game(GAMES["shlif-shluf"], 3, 5)
    back = []
    for event in opening.told(0):
        shown = replace(view(opening.position, 0), zones={**seen.zones, "show": ["4S"]})
        if event.code == "moved-all" and event.args["from"] == "show":
            back.append(one.before(event, shown))
        one.rest(event, shown)
    assert back == [Rest()]


@pytest.mark.parametrize(("row", "asks"), [(["4C"], False), (["4S", "6C"], True)])
def test_magic_that_can_bring_but_one_card_asks_for_no_suit(row: list[str], asks: bool) -> None:
    p = position(zones={"stock": ["6H", "5H", "9D", "AD"], "row": row}, phase="magic")
    prompt = table(p).prompt(view(p, 0), None)
    assert (prompt.picker is not None) == asks
    offered = [str(action) for action in table(p).legal(view(p, 0))]
    assert (len(offered) > 1) == asks
    if not asks:
        (button,) = prompt.buttons
        assert button.main
        assert offered == list(button.actions), "what the table offers can be done at it"
        assert all(
            play(p, str(way)).position.texts("won.0") == play(p, *button.actions).position.texts("won.0")
            for way in view(p, 0).legal
        )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(876, 476), (966, 495), (1256, 644), (1896, 908)])
def test_what_each_suit_does_stands_in_a_line_at_its_coin(size: tuple[int, int], seats: int) -> None:
    p = position(seats, zones={"stock": ["6H", "5H", "9D", "AD"]})
    one, seen = table(p), view(p, 0)
    one.watch(seen)
    shown = [sign for sign in one.signs(seen, Board(float(size[0]), float(size[1]))) if isinstance(sign, Caption)]
    told = [words for sign in shown for words in sign.words]
    assert all(t(f"shlif-shluf.label.effect.{suit}") in told for suit in "CDHS")


@pytest.mark.parametrize("language", ["he", "en"])
@pytest.mark.parametrize(("size", "least"), [((1342.0, 593.0), 76.0), ((1342.0, 570.0), 68.0), ((1256.0, 564.0), 60.0)])
def test_between_seats_at_both_sides_the_row_is_large(size: tuple[float, float], least: float, language: str) -> None:
    """Its cards were 8 px narrower beside empty cloth, because the suits broke their words into two and three lines."""
    use(language)
    p = position(4, zones={"stock": ["6H", "5H", "9D", "AD"], "row": ["4S"]})
    one, seen = table(p), view(p, 0)
    one.watch(seen)
    assert one.plan(seen.zones, Board(*size)).widths["row"] >= least


@pytest.mark.parametrize("width", [785.0, 1256.0])
def test_the_name_of_a_suit_and_its_count_stand_in_one_line_however_small_the_coin_is(width: float) -> None:
    p = position(2, zones={"stock": [f"{rank}{suit}" for suit in "CDHS" for rank in "3456789TJQKA"]})
    one, seen, board = table(p), view(p, 0), Board(width, 590.0)
    one.watch(seen)
    coins = [sign for sign in one.signs(seen, board) if isinstance(sign, SuitPlate) and sign.text]
    line = plate_words_room("Chaos", 400.0)[1]
    for coin in coins:
        painted = paint_sign(coin, Look(theme("light"), rtl=False, dpr=1.0), QSizeF(coin.width * board.width, 0))
        assert painted.height() <= coin.across + line + 3.0, coin.text
    assert len(coins) == (4 if width < NARROW else len(coins))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_the_smallest_window_the_row_is_large_and_death_stands_on_the_badge(seats: int) -> None:
    board = Board(876.0, 476.0)
    for turn in range(seats):
        p = position(seats, zones={"stock": ["6H", "5H", "9D", "AD"], "row": ["4S"]}, turn=turn, vars={"death": True})
        one, seen = table(p), view(p, 0)
        one.watch(seen)
        laid = one.plan(seen.zones, board)
        assert laid.whole and laid.widths["row"] >= 48.0
        badges = {sign.target: sign.line for sign in one.signs(seen, board) if isinstance(sign, Badge)}
        death = t("shlif-shluf.label.death.short", n=0)
        assert [seat_ref(seat).zone for seat in range(seats) if badges[seat_ref(seat).zone] == death] == [
            seat_ref(turn).zone
        ]


@pytest.mark.parametrize("language", ["he", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_smallest_window_what_others_have_earned_is_read_and_the_row_is_no_smaller_for_it(
    seats: int, language: str, qtbot: QtBot
) -> None:
    use(language)
    won = {f"won.{seat}": [card] for seat, card in zip(range(seats), ("7H", "8H", "9H", "TH"), strict=False)}
    p = position(seats, zones={"stock": ["6H", "5H", "9D", "AD"], "row": ["4S", "9S", "5D"], **won})
    one = ShlifShlufController(p.game, 0, NAMES, computers=range(1, seats))
    surface = surface_of(qtbot, one, view(p, 0), (876, 476), rtl=language == "he")
    widths = {zone: surface.stage.places(zone)[0].width for zone in (*won, "row", "stock")}
    assert min(widths[zone] for zone in won) >= 48.0
    assert widths["row"] >= 56.0 and widths["stock"] >= 64.0
    brackets = [box for sign, box in surface.stage.overlay.shown() if isinstance(sign, Bracket)]
    words = [box for sign, box in surface.stage.overlay.shown() if not isinstance(sign, Bracket)]
    assert brackets and not [box for box in brackets if any(box.overlap(other) for other in words)]
    use("en")


def test_the_voice_and_the_stock_name_the_same_chance() -> None:
    for p in course("shlif-shluf", 3)[:60]:
        if p.phase != "draw" or p.turn is None:
            continue
        one, seen = table(p), view(p, p.turn)
        one.watch(seen)
        risk = one.risk(seen)
        if risk is None or risk == 1:
            continue
        signs = one.signs(seen, Board(1256.0, 644.0))
        texts = [plain(word) for sign in signs if isinstance(sign, Caption) for word in sign.words]
        assert plain(t("shlif-shluf.label.odds", n=risk)) in texts
        assert plain(t("shlif-shluf.voice.risk", n=risk)) in plain(one.danger(seen))


@pytest.mark.parametrize(("last", "target", "code"), [("4D", 1, "even"), ("5D", 0, "odd"), ("QD", 1, "even")])
def test_chaos_says_why_it_strikes_whom(last: str, target: int, code: str) -> None:
    p = position(zones={"stock": [last, "3C", "AD", "9C", "7S"], "row": ["4S"]})
    one, seen = table(p), view(p, 0)
    one.watch(seen)
    shown = replace(seen, zones={**seen.zones, "row": ["4S", last]})
    (said,) = [event for event in play(p, "last").told(0) if event.code == "said" and event.args["code"] == "chaos"]
    rest = one.rest(said, shown)
    assert rest.who == target and rest.detail == t(f"shlif-shluf.voice.chaos-{code}", c=last)


@pytest.mark.parametrize(
    ("stock", "row", "acts", "why"),
    [
        (["3S", "AD"], ["5H"], ("last",), "It was declared as the last card."),
        (["3S", "AD"], ["5H", "9S", "4S"], ("reveal",), "Its suit is that of the pair 9♠ and 4♠."),
        (["XR", "AD"], ["5H", "9H"], ("reveal", "suit:XR:H"), "Its suit is that of the pair 5♥ and 9♥."),
        (
            *(["XR", "3S", "AD"], ["5H", "9H"], ("reveal", "suit:XR:D", "reveal", "suit:XR:H")),
            "Now the red joker has the suit of the pair 5♥ and 9♥.",
        ),
        (["3S"], ["5H"], ("reveal",), "The stock has run out."),
    ],
)
@pytest.mark.parametrize("death", [False, True])
def test_it_is_said_why_a_turn_ends(
    stock: list[str], row: list[str], acts: tuple[str, ...], why: str, death: bool
) -> None:
    """Only by which card it ends was said."""
    p = position(zones={"stock": stock, "row": row}, vars={"death": death})
    *before, last = acts
    for action in before:
        p = play(p, action).position
    one, seen, events = table(p), view(p, 0), play(p, last).told(0)
    one.watch(seen)
    one.expect(events)
    told = []
    for event in events:
        if event.comes_to("row"):
            seen = replace(seen, zones={**seen.zones, "row": [*seen.zones["row"], *event.cards]})
        told += [rest for rest in (one.before(event, seen), one.rest(event, seen)) if "turn ends with" in rest.words]
    assert [plain(rest.detail) for rest in told] == [why]


def test_where_death_leaves_nothing_of_a_row_it_is_said_why_the_turn_ended() -> None:
    p = position(zones={"stock": ["3S", "2C", "AD"], "row": []}, vars={"death": True})
    one, seen, events = table(p), view(p, 0), play(p, "last").told(0)
    one.watch(seen)
    one.expect(events)
    said = [one.rest(event, seen) for event in events if event.said == "halved"]
    assert [plain(rest.detail) for rest in said] == ["It was declared as the last card."]


@pytest.mark.long
def test_what_magic_has_brought_is_said_at_the_end_of_the_turn() -> None:
    brought = 0
    for deal in range(1, amount(5, 12)):
        shown = Table("shlif-shluf", 3, deal, names={0: "Noa", 1: "Omar", 2: "Tamar"})
        shown.opening()
        for one in shown.play(60, lambda before: before.phase == "magic"):
            assert one.step is not None
            turn, after = one.step.before.turn, one.step.position
            if after.phase == "magic-joker" or turn in after.vars["lost"]:
                continue
            zone = f"won.{turn}"
            row = len(one.step.before.zones["row"])
            came = len(after.zones[zone]) - len(one.step.before.zones[zone]) - row
            if one.step.before.vars["death"] or came < 1:
                continue
            code = "shlif-shluf.voice.magic-brought" if came > 1 else "shlif-shluf.voice.magic-brought-one"
            words = plain(t(code, n=came, c="2C")).rpartition("2")[0]
            assert any(f". {words}" in plain(said.rest.detail) for said in one.said), "after why the turn ended"
            brought += 1
    assert brought


def test_magic_that_a_joker_has_interrupted_counts_all_that_it_has_brought() -> None:
    use("en")
    p = play(position(zones={"stock": ["9C", "2S", "XR", "3S", "KD", "AD"], "row": ["5C", "8D"]}), "last").position
    p = play(p, "name:H").position
    assert p.phase == "magic-joker" and p.vars["earned"] == 2
    one, seen, events = table(p), view(p, 0), play(p, "suit:XR:D").told(0)
    one.watch(seen)
    one.expect(events)
    told = []
    for event in events:
        told.append(plain(one.before(event, seen).detail))
        one.rest(event, seen)
    why = "It was declared as the last card."
    assert [words for words in told if words] == [f"{why} Magic brought 3 cards, the last one 3♠."]


@pytest.mark.long
def test_shown_once_more_each_turn_ends_with_whose_it_was_and_a_lost_ace_ends_no_life() -> None:
    use("en")
    shown = Table("shlif-shluf", 3, 4, names={0: "Noa", 1: "Omar", 2: "Tamar"})
    for _ in shown.play(44, lambda before: False):
        pass
    done = shown.record.done
    first = next(number for number, one in enumerate(done) if one.seat == 0) + 1
    assert all(one.seat for one in done[first:]), "what others did is told in one go"
    ends, lost = list[int](), list[int]()
    for step in shown.record.steps()[first:]:
        for event in step.events:
            if event.code == "moved" and (event.args["from"], event.args["to"]) == ("row", f"won.{step.before.turn}"):
                ends.append(step.before.turn or 0)
            if event.code == "said" and event.args["code"] == "lost":
                lost.append(int(event.about[0]))
    shown.sit_down()
    said = [(plain(one.rest.words), one.rest.who) for one in shown.retold(first).said]
    name = shown.names
    over = [(words.partition("’s turn ends")[0], who) for words, who in said if "’s turn ends" in words]
    assert len(ends) > 5 and over == [(name[seat], seat) for seat in ends]
    aces = [words for words, _ in said if "A♦" in words]
    assert lost and aces == [f"{name[seat]} turned up A♦ and has lost." for seat in lost]


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_the_suits_do_begins_at_one_height(language: str) -> None:
    use(language)
    p = position(zones={"stock": ["2C", "XR", "AD", "9D", "KS"], "row": ["4S"]})
    for board in (Board(790, 644), Board(1256, 644), Board(1896, 908)):
        told = [t(f"shlif-shluf.label.effect.{suit}") for suit in "CDHS"]
        look = Look(theme("light"), rtl=language == "he", dpr=1.0)
        tops = []
        for sign in table(p).signs(view(p, 0), board):
            if isinstance(sign, Caption) and sign.text in told:
                high = paint_sign(sign, look, QSizeF(sign.width * board.width, 0)).height()
                tops.append(sign.y * board.height - high / 2)
        assert not tops or max(tops) - min(tops) <= 1.5, board


def test_what_is_left_in_the_stock_is_true_at_every_sentence_and_not_only_at_rest() -> None:
    game = Table("shlif-shluf", 3, 5)
    seen = set[int]()

    def told(event: Event) -> None:
        shown = game.surface.stage.between()
        counts = next((fact.args for fact in game.controller.facts(shown) if fact.code == "still-out"), ())
        if event.code not in ("moved", "turned", "shown") or not counts:
            return
        ace = any(fact.code == "ace-odds" for fact in game.controller.facts(shown))
        closed = sum(map(hidden, shown.zones["stock"]))
        assert sum(counts) + ace == closed, event
        seen.add(closed)

    game.surface.teller.told.connect(told)
    game.opening()
    for _ in game.play(30):
        pass
    game.end()
    assert len(seen) > 10, seen


@pytest.mark.parametrize(("language", "odds"), [("en", "1 in 17"), ("he", "1 מתוך 17")])
def test_the_chance_in_one_line_with_the_stock_is_never_broken_before_its_figure(language: str, odds: str) -> None:
    use(language)
    line = plain(t("shlif-shluf.label.odds.line", x="AD", n=17))
    use("en")
    parts = line.split(" ")
    assert len(parts) == 2 and parts[1].replace("\u00a0", " ") == odds


@pytest.mark.long
def test_the_bar_says_how_long_it_goes_on_and_who_wins_also_to_the_last_one_who_is_left() -> None:
    table = Table("shlif-shluf", 2, 3)
    table.opening()
    met = set[int]()
    for one in table.play():
        assert one.step is not None
        p = one.step.position
        met.add(len(p.vars["lost"]))
        assert "end of the stock" in table.controller.quiet_fact(view(p, 0)).lower()
    table.end()
    assert met >= {0, 1}, "somebody goes on alone"


@pytest.mark.long
def test_the_suit_that_another_gives_a_joker_and_why_life_brings_so_many_are_said_with_what_it_brings() -> None:
    told = 0
    for deal in range(1, amount(12, 30)):
        shown = Table("shlif-shluf", 3, deal, names=NAMES)
        shown.opening()
        for one in shown.play(70, lambda before: before.phase == "settle" and before.turn != 0):
            assert one.step is not None
            words = [plain(f"{said.rest.words} {said.rest.detail}") for said in one.said]
            assert any(" chose " in sentence for sentence in words), words
            for said in one.said:
                if said.rest.words.startswith("Life:"):
                    row = len(one.step.before.zones["row"])
                    brought = int(plain(said.rest.words).split()[1])
                    assert brought == row // 2 and ("rounded down" in said.rest.detail) is bool(row % 2)
                    assert said.rest.detail.startswith("Half as many")
                    told += 1
        shown.end()
    assert told


def test_those_among_whom_a_row_is_divided_are_one_list() -> None:
    p = position(4, zones={"stock": ["AD", "9C"], "row": ["4S", "2D", "7H"]})
    one, seen = table(p, 1), view(p, 1)
    one.watch(seen)
    one.expect(play(p, "reveal").told(1))
    told = [one.rest(event, seen) for event in play(p, "reveal").told(1)]
    assert "They go to Omar, Tamar and Grandma Rachel." in [plain(rest.detail) for rest in told]


def test_a_row_that_goes_to_the_only_one_left_is_not_said_to_be_divided() -> None:
    p = position(2, zones={"stock": ["AD", "9C"], "row": ["4S", "2D"]})
    one, seen = table(p, 1), view(p, 1)
    one.watch(seen)
    events = play(p, "reveal").told(1)
    one.expect(events)
    told = [(plain(rest.words), rest.who) for rest in (one.rest(event, seen) for event in events)]
    assert ("The row goes to Omar: 2 cards.", 1) in told


def test_after_the_end_the_place_of_the_row_is_before_the_reader_again() -> None:
    p = position(zones={"stock": ["2C", "AD"]}, turn=1)
    one, seen = table(p), view(p, 0)
    one.watch(seen)
    one.watch(replace(seen, turn=None))
    assert one.drawer == 1, "while it is told"
    one.watch(replace(seen, turn=None, result=Result((0,), (1, 0, 0), "score")))
    assert one.drawer == one.me
