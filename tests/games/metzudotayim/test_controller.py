"""Two Fortresses at the table (canon 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import comb
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.engine import Event, Reason, View, agree, new_game, play, position_from_json, view
from app.games import GAMES
from app.games.metzudotayim.controller import MetzudotayimController
from app.table.cards import HELD
from app.table.geometry import RATIO, Board, Box
from app.table.meanings import meaning
from app.table.prompts import Ref
from app.table.signs import Badge, Caption, Plates, Tag
from app.wording import t, use
from app.wording.bidi import bare
from tests.shell.at_table import click, drag, walk
from tests.table.laid import SIZES, acted, bare_stage, course, flaws, lay, seated, surface_of

pytestmark = pytest.mark.usefixtures("qapp")


NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar"}
BOARD = Board(1256, 644)


def seen_by(**changed: Any) -> tuple[MetzudotayimController, View]:
    """A table with the view of a new game, changed in some zones."""
    p = new_game(agree(GAMES["metzudotayim"], 2, {}).rules, 2, 5).position
    seen = view(p, 0)
    one = MetzudotayimController(p.game, 0, NAMES, {0: "fig", 1: "lemon"})
    seen = replace(seen, zones={**seen.zones, **changed})
    one.watch(seen)
    return one, seen


def test_a_turn_without_cards_says_why_there_is_no_fight() -> None:
    one, seen = seen_by(**{"hand.0": [], "hand.1": []})
    event = Event("said", 0, {"code": "no-fight", "args": ()})
    told = one.rest(event, seen)
    assert told.words and told.detail
    assert one.rest(event._replace(args={"code": "equal-ranks", "args": ()}), seen).words


def test_a_card_that_attacks_alone_says_that_the_other_seat_had_none() -> None:
    event = Event("said", 0, {"code": "attack", "args": (0,)})
    one, seen = seen_by(**{"held.0": ["5H"], "held.1": []})
    assert "Omar" in one.rest(event, seen).detail
    one, seen = seen_by(**{"held.0": ["5H"], "held.1": ["3S"]})
    assert not one.rest(event, seen).detail


def test_each_fortress_has_the_name_and_the_plate_of_its_owner() -> None:
    one, seen = seen_by()
    signs = [sign for sign in one.signs(seen, BOARD) if isinstance(sign, Caption | Plates)]
    for seat, plate in enumerate(("fig", "lemon")):
        here = [sign for sign in signs if sign.zone == f"fort.{seat}"]
        (words,) = [sign.text for sign in here if isinstance(sign, Caption)]
        assert NAMES[seat] in words and "5" in words
        assert [sign.plates for sign in here if isinstance(sign, Plates)] == [(plate,)]


def test_three_cards_are_exchanged_in_one_gesture() -> None:
    """The first card goes to the fortress, the other two pay: no choice is left, so nothing more is asked."""
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": ["3S", "4C", "QC"], "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"], "stock.0": ["9D"]}
    p = position_from_json({**data, "zones": zones}, GAMES)
    one = MetzudotayimController(p.game, 0, NAMES)
    now = view(p, 0)
    assert t("metzudotayim.voice.costs") in one.prompt(now, Ref("hand.0", 0)).detail
    trade = next(choice for choice in one.choices(now, Ref("hand.0", 0)) if choice.target == Ref("fort.0"))
    for action in trade.actions:
        p = play(p, action).position
    assert {"4C", "QC"} <= {*p.texts("discard")} and p.phase != "pay" and not p.texts("hand.0")


@pytest.mark.parametrize("cards", [4, 5, 7])
def test_with_more_cards_the_two_that_pay_are_picked_and_all_is_one_gesture(cards: int) -> None:
    hand = ["3S", "4C", "QC", "KH", "2D", "5H", "JD"][:cards]
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": hand, "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"], "stock.0": ["9D"]}
    p = position_from_json({**data, "zones": zones}, GAMES)
    one, now = MetzudotayimController(p.game, 0, NAMES), view(p, 0)
    one.watch(now)
    held = Ref("hand.0", 0)
    (exchange,) = (choice for choice in one.choices(now, held) if choice.target == Ref("fort.0"))
    assert len(exchange.picks) == comb(cards - 1, 2) and not exchange.actions
    assert one.prompt(now, held).picker is None, "nothing is asked while the card may still go into the fight"
    one.put = True
    picker = one.prompt(now, held).picker
    assert picker is not None and picker.picks == exchange.picks
    for pick in picker.picks:
        after = p
        for action in pick.actions:
            after = play(after, action).position
        paid = [action.removeprefix("pay:") for action in pick.actions[1:]]
        assert {*paid} <= {*after.texts("discard")} and after.texts("fort.0")[1] == "3S"
        assert all(bare(t("metzudotayim.pick.pays", cards=[text])) in bare(pick.label) for text in paid)


@pytest.mark.parametrize("cards", [8, 11])
def test_in_a_large_hand_the_two_that_pay_are_clicked_and_all_is_one_gesture(qtbot: QtBot, cards: int) -> None:
    hand = ["3S", "4C", "QC", "KH", "2D", "5H", "JD", "9S", "TH", "7C", "AS"][:cards]
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": hand, "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"], "stock.0": ["9D"]}
    p = position_from_json({**data, "zones": zones}, GAMES)
    one = MetzudotayimController(p.game, 0, NAMES)
    surface = surface_of(qtbot, one, view(p, 0))
    heard = acted(surface)
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("fort.0")))
    asked = one.prompt(view(p, 0), surface.gestures.held)
    assert asked.sentence == t("metzudotayim.voice.pays", c="3S") and asked.picker is None
    assert not heard and {Ref("hand.0", n) for n in range(1, cards)} <= set(one.marks(view(p, 0), Ref("hand.0", 0)))
    for card in ("4C", "4C", "KH"):
        # A second click puts a card back.
        click(surface, surface.card_point(Ref("hand.0", hand.index(card))))
    assert not heard and surface.gestures.chosen == [Ref("hand.0", hand.index("KH"))]
    click(surface, surface.card_point(Ref("hand.0", hand.index("QC"))))
    assert heard == [("trade:3S", "pay:KH", "pay:QC")]
    for action in heard[0]:
        p = play(p, action).position
    assert p.phase != "pay" and p.texts("fort.0")[1] == "3S"


def test_esc_ends_an_exchange_that_has_only_begun(qtbot: QtBot) -> None:
    hand = ["3S", "4C", "QC", "KH", "2D", "5H", "JD", "9S"]
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": hand, "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"], "stock.0": ["9D"]}
    p = position_from_json({**data, "zones": zones}, GAMES)
    surface = surface_of(qtbot, MetzudotayimController(p.game, 0, NAMES), view(p, 0))
    heard = acted(surface)
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("fort.0")))
    click(surface, surface.card_point(Ref("hand.0", 1)))
    QTest.keyClick(surface, Qt.Key.Key_Escape)
    assert surface.gestures.in_hand is None and not surface.gestures.chosen
    click(surface, surface.card_point(Ref("hand.0", 2)))
    assert surface.gestures.held == Ref("hand.0", 2) and not heard, "nothing is left of it"


def test_a_card_put_on_the_fortress_opens_the_picker_of_those_that_pay(qtbot: QtBot) -> None:
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": ["3S", "4C", "QC", "KH"], "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"]}
    p = position_from_json({**data, "zones": {**zones, "stock.0": ["9D"]}}, GAMES)
    one = MetzudotayimController(p.game, 0, NAMES)
    surface = surface_of(qtbot, one, view(p, 0))
    heard = acted(surface)
    asked: list[bool] = []
    surface.held_changed.connect(lambda: asked.append(one.prompt(view(p, 0), surface.gestures.held).picker is not None))
    surface.gestures.click(Ref("hand.0", 0))
    surface.gestures.click(Ref("fort.0"))
    assert asked == [False, True] and not heard


def test_a_card_for_the_fortress_is_laid_on_it_and_not_on_the_heap_where_others_pay_for_it(qtbot: QtBot) -> None:
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": ["3S", "8C", "QC", "KH"], "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"]}
    p = position_from_json({**data, "zones": {**zones, "stock.0": ["9D"]}}, GAMES)
    one, now = MetzudotayimController(p.game, 0, NAMES), view(p, 0)
    surface = surface_of(qtbot, one, now)
    refused: list[Reason] = []
    surface.refused.connect(refused.append)
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("discard")))
    assert [reason.code for reason in refused] == ["no-exchange"]
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("fort.0")))
    assert one.put and one.prompt(now, Ref("hand.0", 0)).sentence == t("metzudotayim.voice.pays", c="3S")


@pytest.mark.parametrize("cards", [3, 4, 8])
def test_a_card_that_may_join_the_fortress_alone_asks_there_whether_two_others_pay_for_it(
    qtbot: QtBot, cards: int
) -> None:
    hand = ["8C", "3S", "QC", "KH", "2D", "5H", "JD", "2S"][:cards]
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": hand, "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"], "stock.0": ["9D"]}
    p = position_from_json({**data, "zones": zones}, GAMES)
    one, now, held = MetzudotayimController(p.game, 0, NAMES), view(p, 0), Ref("hand.0", 0)
    surface = surface_of(qtbot, one, now)
    heard = acted(surface)
    assert [choice.target.zone for choice in one.choices(now, held)] == ["held.0", "fort.0"], "nothing on the heap"
    before = one.prompt(now, held)
    assert before.picker is None and t("metzudotayim.voice.costs") not in before.detail
    assert [button.actions for button in before.buttons] == [("fort:8C",), ("commit:8C",)]
    drag(surface, surface.card_point(held), surface.card_point(Ref("fort.0")))
    asked = one.prompt(now, held)
    assert asked.sentence == t("metzudotayim.voice.joins", c="8C") and asked.picker is not None and not heard
    alone, exchange = (pick.actions for pick in asked.picker.picks)
    assert alone == ("fort:8C",) and exchange[0] == "trade:8C"
    for action in exchange:
        p = play(p, action).position
    # The last two pay without being chosen.
    assert "8C" not in p.texts("hand.0") and (p.phase == "pay") == (cards > 3)


def test_once_an_exchange_has_begun_the_main_button_gives_all_the_cards_chosen_for_it(qtbot: QtBot) -> None:
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": ["8C", "3S", "QC", "KH"], "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"]}
    p = position_from_json({**data, "zones": {**zones, "stock.0": ["9D"]}}, GAMES)
    p = play(p, "trade:8C").position
    one, now = MetzudotayimController(p.game, 0, NAMES), view(p, 0)
    surface = surface_of(qtbot, one, now)
    for chosen, left in enumerate((2, 1)):
        asked = one.prompt(now, surface.gestures.held)
        assert asked.sentence == t("metzudotayim.voice.paying", n=left) and not asked.buttons
        click(surface, surface.card_point(Ref("hand.0", chosen)))
    asked = one.prompt(now, surface.gestures.held)
    assert [button.actions for button in asked.buttons] == [("pay:3S", "pay:QC")]
    p = play(p, "pay:3S").position
    last = MetzudotayimController(p.game, 0, NAMES).prompt(view(p, 0), Ref("hand.0", 0))
    assert [button.actions for button in last.buttons] == [("pay:QC",)]


def test_after_a_card_has_been_added_by_keys_the_cursor_is_in_the_hand_for_the_next_one(qtbot: QtBot) -> None:
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": ["8C", "9H"], "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"], "stock.0": ["9D"]}
    p = position_from_json({**data, "zones": zones}, GAMES)
    surface = surface_of(qtbot, MetzudotayimController(p.game, 0, NAMES), view(p, 0))
    heard = acted(surface)
    surface.setFocus()
    surface._walk(Ref("hand.0", 0))
    QTest.keyClick(surface, Qt.Key.Key_Return)
    surface._walk(Ref("fort.0"))
    QTest.keyClick(surface, Qt.Key.Key_Return)
    assert heard == [("fort:8C",)]
    surface.show_view(view(play(p, "fort:8C").position, 0))
    assert surface.keyboard.at == Ref("hand.0", 0), "it lay where the card had gone, far from the hand"


def test_the_next_cards_lie_closed_while_a_fight_is_still_told() -> None:
    p = new_game(agree(GAMES["metzudotayim"], 2, {}).rules, 2, 5).position
    seen = view(p, 0)
    told = replace(seen, phase="help", turn=None, zones={**seen.zones, "held.0": ["5H"], "held.1": ["??"]})
    tosses = [fact.at for fact in told.game.rules.facts(told) if fact.code == "tosses"]
    assert tosses == ["held.0"]


def test_over_a_laid_card_stands_what_is_tossed_and_pointing_at_it_says_what_tossing_is() -> None:
    use("en")
    one, seen = seen_by(**{"held.0": ["JH"]})
    seen = replace(seen, phase="help", vars={**seen.vars, "attacker": 0})
    (tag,) = [sign for sign in one.signs(seen, Board(1256.0, 644.0)) if isinstance(sign, Tag) and sign.zone == "held.0"]
    assert bare(tag.text) == "To toss: 1 card"
    assert "tossed into the air" in meaning("metzudotayim", tag)


@pytest.mark.parametrize(("hand", "warns"), [(["8C", "3H"], True), (["8C", "9H"], False), (["8C", "3H", "4H"], False)])
def test_a_last_card_that_has_to_fight_says_so_before_the_other_one_goes(hand: list[str], warns: bool) -> None:
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
    zones = {"hand.0": hand, "hand.1": ["2H"], "fort.0": ["5D"], "fort.1": ["5C"], "stock.0": ["9D"]}
    p = position_from_json({**data, "zones": zones}, GAMES)
    one, now = MetzudotayimController(p.game, 0, NAMES), view(p, 0)
    one.watch(now)
    said = one.prompt(now, Ref("hand.0", 0)).whole.detail
    assert (bare(t("metzudotayim.voice.left", c=hand[1])) in bare(said)) == warns
    after = play(p, "fort:8C").position
    assert (after.texts("hand.0") == hand[1:] and after.turn == 0) == (not warns), "what is said is what happens"


@pytest.mark.parametrize("size", [(876.0, 476.0), (966.0, 495.0)])
def test_on_a_narrow_cloth_the_cards_that_fight_are_large_and_a_helper_lies_on_its_own(
    size: tuple[float, float],
) -> None:
    one, seen = seen_by(**{"held.0": ["5H"], "help.0": ["6C"], "held.1": ["3S"], "help.1": ["2D"]})
    board = Board(*size)
    laid = one.plan(seen.zones, board)
    spots = {spot.zone: spot for spot in one.spots(seen.zones, board)}
    assert laid.whole
    for seat in (0, 1):
        held, helper = spots[f"held.{seat}"], spots[f"help.{seat}"]
        assert laid.widths[held.zone] == laid.widths[helper.zone] > max(56.0, laid.widths["discard"])
        left, right = sorted((board.places(spot, 1)[0] for spot in (held, helper)), key=lambda place: place.x)
        if right.x - left.x < left.width:
            assert right.x - left.x > 0.5 * left.width and right.z > left.z, "the index below stays in sight"


def test_an_ace_that_is_held_says_what_it_does_without_a_toss() -> None:
    one, seen = seen_by(**{"hand.0": ("AC", "5D")})
    seen = replace(seen, phase="plan", turn=0)
    assert one.consequence(seen, Ref("hand.0", 0)) == t("metzudotayim.voice.gives-ace")
    assert one.consequence(seen, Ref("hand.0", 1)) == t("metzudotayim.voice.gives", n=5)


def planning(*hand: str) -> tuple[MetzudotayimController, View]:
    """Noa's table with this hand, before a fight."""
    lie = {
        "hand.0": [*hand], "hand.1": ["9S", "QC"], "stock.0": ["4H"], "stock.1": ["2S"],
        "fort.0": ["2D", "3D", "4D", "5D", "6D"], "fort.1": ["2H", "3H", "5H", "6H", "7H"],
    }  # fmt: skip
    data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan", "zones": lie}
    p = position_from_json({**data, "options": {}, "vars": {"first": 0}}, GAMES)
    return MetzudotayimController(p.game, 0, NAMES, {0: "fig", 1: "lemon"}), view(p, 0)


@pytest.mark.parametrize(
    ("hand", "key"),
    [
        (("6S", "4C"), "fort"), (("6S", "4C", "KD"), "fort-trade"), (("5S", "4C", "KD"), "trade"), (("5S", "4C"), ""),
    ],
)  # fmt: skip
def test_before_a_fight_nothing_is_offered_that_cannot_be_done(hand: tuple[str, ...], key: str) -> None:
    one, seen = planning(*hand)
    said = one.prompt(seen, None)
    assert said.sentence == t("metzudotayim.voice.plan")
    assert said.whole.detail == (t(f"metzudotayim.voice.plan.{key}") if key else "")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_however_large_a_fortress_grows_no_card_of_the_table_becomes_smaller_for_it(size: tuple[int, int]) -> None:
    pack = [f"{rank}{suit}" for suit in "SHDC" for rank in "23456789TJQKA"]
    stage, before = bare_stage(), dict[str, float]()
    for bricks in (5, 10, 11, 16, 26, 36):
        zones = {"hand.0": pack[:3], "hand.1": pack[3:6], "stock.0": pack[6:8], "stock.1": pack[8:10]}
        zones |= {"fort.0": pack[10 : 10 + bricks], "fort.1": pack[-4:]}
        data = {"game": "metzudotayim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "plan"}
        p = position_from_json({**data, "zones": zones}, GAMES)
        lay(stage, seated("metzudotayim", p, 0), view(p, 0), size)
        assert flaws(stage) == []
        widths = {zone: stage.places(zone)[0].width for zone in zones}
        assert widths == (before or widths), bricks
        before = widths
        # The upper corner, which shows the face of a card that the seat knows, is never covered.
        places = stage.places("fort.0")
        assert len(places) == bricks
        for place in places:
            high = place.width * RATIO
            corner = Box(place.x - place.width / 2, place.y - high / 2, place.width / 3, 0.25 * high)
            over = (Box(o.x - o.width / 2, o.y - high / 2, o.width, high) for o in places if o.z > place.z)
            assert not any(corner.overlap(box) > 1 for box in over), bricks


def test_where_a_card_goes_to_a_fortress_all_of_it_is_lit_and_no_single_brick(qtbot: QtBot) -> None:
    surface = surface_of(qtbot, *planning("6S", "4C"))
    surface.gestures.click(Ref("hand.0", 0))
    fort = surface.stage.overlay.zone_box("fort.0")
    assert fort is not None and Ref("fort.0") in surface.gestures.targets()
    rings = [one for one in surface.scene().items() if one.zValue() == HELD - 1]
    assert [(ring.scenePos().x(), ring.scenePos().y()) for ring in rings] == [fort.middle]
    assert rings[0].boundingRect().width() > fort.width


def test_nobody_attacks_while_the_cards_are_still_being_dealt() -> None:
    """When a lone royal opened the first fight by itself, its tags stood beside the names from the first card on."""
    found = 0
    for deal in range(60):
        p = new_game(agree(GAMES["metzudotayim"], 2, {}).rules, 2, deal).position
        if p.phase != "help":
            continue
        now = view(p, 0)
        deck: dict[str, Sequence[str]] = dict.fromkeys(now.zones, ())
        deck[now.game.first] = now.game.backs
        dealt = replace(now, zones=deck, turn=None)
        one = seated("metzudotayim", p, 0)
        assert not [one.tags(dealt, seat) for seat in (0, 1) if one.tags(dealt, seat)]
        assert all(one.tags(now, seat) for seat in (0, 1)), "once the card lies there, both are said"
        found += 1
    assert found


def test_the_ring_and_the_note_of_a_badge_leave_the_tag_that_hangs_at_it_readable(qtbot: QtBot) -> None:
    p = next(p for p in course("metzudotayim", 2) if p.phase == "help")
    assert p.turn is not None
    one = MetzudotayimController(p.game, p.turn, NAMES)
    surface = surface_of(qtbot, one, view(p, p.turn))
    surface.activateWindow()
    surface.setFocus()
    qtbot.waitUntil(surface.hasFocus)
    overlay = surface.stage.overlay
    badges = [(sign, box) for sign, box in overlay.pressable() if isinstance(sign, Badge)]
    assert len(badges) == 2
    for sign, box in badges:
        (tag,) = [other for found, other in overlay.shown() if isinstance(found, Tag) and other.overlap(box) > 0]
        walk(surface, Ref(sign.command))
        (ring,) = [item for item in overlay._marks if item.boundingRect().width() > box.width]
        (under,) = [item for item in surface.stage.items(QPointF(*tag.middle)) if item.boundingRect().height() < 40]
        assert ring.zValue() < under.zValue(), "the ring goes on under the tag"
        (note,) = overlay._note
        seen = note.sceneBoundingRect().adjusted(4, 4, -4, -4)
        assert not seen.intersects(QRectF(tag.x, tag.y, tag.width, tag.height))


@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
def test_the_plate_of_a_fortress_stands_before_the_name_where_reading_begins(rtl: bool) -> None:
    one, seen = seen_by()
    stage = bare_stage()
    lay(stage, one, seen, (1256, 644), rtl)
    shown = [(sign, box) for sign, box in stage.overlay.shown() if isinstance(sign, Caption | Plates)]
    for seat in (0, 1):
        here = {type(sign): box for sign, box in shown if sign.zone == f"fort.{seat}"}
        plate, words = here[Plates], here[Caption]
        assert plate.overlap(words) == 0 and (plate.x > words.x) is rtl


def test_the_tags_say_of_the_attacker_that_it_attacks_and_of_the_other_that_it_defends() -> None:
    p = next(p for p in course("metzudotayim", 2) if p.phase == "help" and p.turn is not None)
    one, seen = MetzudotayimController(p.game, 0, NAMES), view(p, 0)
    attacker = int(seen.vars["attacker"])
    told = [[tag.text for tag in one.tags(seen, seat)] for seat in (attacker, 1 - attacker)]
    assert told == [[t("metzudotayim.label.attacks")], [t("metzudotayim.label.defends")]]


@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
def test_the_two_that_fight_face_each_other_with_their_helpers_behind_them(rtl: bool) -> None:
    one, seen = seen_by()
    stage = bare_stage()
    lay(stage, one, seen, (1896, 908), rtl)
    spots = [stage.spot(zone) for zone in ("help.0", "held.0", "held.1", "help.1")]
    x = [spot.x for spot in spots if spot is not None]
    assert len(x) == 4 and x == sorted(x)


@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
@pytest.mark.parametrize("size", [(1342.0, 590.0), (1896.0, 908.0)])
def test_the_cards_that_fight_are_the_largest_and_their_empty_places_say_whose_they_are(
    size: tuple[float, float], rtl: bool
) -> None:
    one, seen = seen_by(**{"held.0": ["5H"]})
    board = Board(*size, rtl=rtl)
    widths = one.plan(seen.zones, board).widths
    assert widths["held.0"] == widths["held.1"] > board.card > widths["discard"]
    words = {sign.zone: sign.text for sign in one.signs(seen, board) if isinstance(sign, Caption)}
    assert words["held.1"] == t("metzudotayim.label.held", who=one.called(1)) and "held.0" not in words
