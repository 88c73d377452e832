"""Prisoners at the table: what a person sees and does (canon 9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import Event, Position, Reason, View, agree, new_game, play, position_from_json, view
from app.games import GAMES, worked_cases
from app.games.asirim.controller import AsirimController
from app.games.asirim.terms import CARDS, Z
from app.table.arrows import STEPS, crosses, way
from app.table.geometry import RATIO, Board
from app.table.prompts import Ref, Rest, seat_ref
from app.table.signs import Arrow, Badge, Bars, Caption, Figure, Sign
from app.table.surface import Surface
from app.wording import t, use
from app.wording.bidi import bare, card_text
from app.wording.plates import PLATES
from tests.covering import amount
from tests.shell.at_table import click, drag
from tests.table.invented import Table
from tests.table.laid import (
    MORE_SIZES,
    acted,
    bare_stage,
    flaws,
    lay,
    plain,
    surface_of,
    things,
    wrong,
)

S = TypeVar("S", bound=Sign)
pytestmark = pytest.mark.usefixtures("qapp")

NAMES: dict[int | str, str] = dict(enumerate(["Noa", "Omar", "Tamar", "Yoav", "Rachel", "Eli"]))
CASES = {case["case"].split()[0]: case for case in worked_cases.read("asirim")}


def position(number: int, after: int = 0, **options: Any) -> Position:
    """A case of the canon after `after` of its actions."""
    case = CASES[f"asirim-{number:02}"]
    p = position_from_json({**case["start"], "options": {**case["start"]["options"], **options}}, GAMES)
    for action in case["do"][:after]:
        p = play(p, action).position
    return p


def table(p: Position, seat: int | None = 0) -> AsirimController:
    """The controller of the game for a seat."""
    return AsirimController(p.game, seat, NAMES)


def laid(qtbot: QtBot, p: Position, seat: int | None = 0, size: tuple[int, int] = (1256, 644)) -> Surface:
    """The table with a position on it."""
    return surface_of(qtbot, table(p, seat), view(p, seat), size)


def signs(p: Position, seat: int | None, kind: type[S]) -> list[S]:
    """The signs of a kind that a seat sees."""
    table_ = table(p, seat)
    surface = Surface(theme("light"), CardStyle())
    surface.resize(1256, 644)
    surface.seat(table_, rtl=False)
    return [sign for sign in table_.signs(view(p, seat), surface.stage.board) if isinstance(sign, kind)]


def captions(p: Position, seat: int | None, style: str) -> list[Caption]:
    """The captions of a style that a seat sees."""
    return [sign for sign in signs(p, seat, Caption) if sign.style == style]


def angles(surface: Surface) -> dict[int, float]:
    """The angles of the tags, by seat."""
    found = {}
    for zone in surface.stage.view.zones if surface.stage.view is not None else ():
        item = surface.stage.item_at(Ref(zone, 0)) if zone.startswith("tag.") else None
        if item is not None:
            found[int(zone.removeprefix("tag."))] = item.target.angle
    return found


# Gestures


def test_alpha_and_tag_are_dragged_to_their_places(qtbot: QtBot) -> None:
    p = position(1)
    surface = laid(qtbot, p)
    heard = acted(surface)
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("alpha.0")))
    surface.show_view(view(play(p, "commit:TH").position, 0))
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("tag.0")))
    assert heard == [("commit:TH",), ("commit:2C",)]


def test_a_tag_before_the_alpha_is_refused_in_words() -> None:
    p = position(1)
    assert table(p).refusal(view(p, 0), Ref("hand.0", 0), Ref("tag.0")) == Reason("lay-alpha-first")


def test_the_direction_is_chosen_by_two_buttons() -> None:
    p = position(3)
    asked = table(p).prompt(view(p, 0), None)
    assert [(plain(button.label), button.actions) for button in asked.buttons] == [
        ("Upright", ("commit:v",)),
        ("Across", ("commit:h",)),
    ]
    assert asked.picker is None


def wheel(surface: Surface, point: QPoint, by: int) -> None:
    """Turn the wheel over a point, in eighths of a degree."""
    at = QPointF(point)
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, at, QPoint(), QPoint(0, by), *none, False)
    QApplication.sendEvent(surface.viewport(), event)


def round_about(surface: Surface, start: QPoint, end: QPoint) -> None:
    """Press, drag round to another point, release."""
    left, window = Qt.MouseButton.LeftButton, surface.viewport()
    QTest.mousePress(window, left, Qt.KeyboardModifier.NoModifier, start)
    for share in (0.25, 0.5, 0.75, 1.0):
        where = QPointF(start + (end - start) * share)
        args = QEvent.Type.MouseMove, where, window.mapToGlobal(where), Qt.MouseButton.NoButton, left
        QApplication.sendEvent(window, QMouseEvent(*args, Qt.KeyboardModifier.NoModifier))
    QTest.mouseRelease(window, left, Qt.KeyboardModifier.NoModifier, end)


@pytest.mark.parametrize("means", ["key", "wheel", "fine wheel", "drag", "click"])
def test_the_tag_is_turned_by_turning_it_and_laid_by_the_button_that_is_main_then(qtbot: QtBot, means: str) -> None:
    p = position(3)
    surface = laid(qtbot, p)
    heard = acted(surface)
    one = surface.controller
    assert isinstance(one, AsirimController)
    box = surface.stage.overlay.box(Ref("tag.0", 0))
    assert box is not None
    middle = surface.mapFromScene(QPointF(*box.middle))

    def turn() -> None:
        match means:
            case "key":
                QTest.keyClick(surface, Qt.Key.Key_R)
            case "wheel":
                wheel(surface, middle, -120)
            case "fine wheel":
                for _ in range(8):
                    wheel(surface, middle, 15)
            case "drag":
                round_about(surface, middle + QPoint(24, 0), middle + QPoint(0, 30))
            case "click":
                click(surface, middle)

    def main() -> list[tuple[str, ...]]:
        return [button.actions for button in one.prompt(view(p, 0), None).buttons if button.main]

    assert angles(surface)[0] == 0.0 and main() == [("commit:v",)]
    turn()
    assert angles(surface)[0] == 90.0 and main() == [("commit:h",)]
    turn()
    assert angles(surface)[0] == 0.0 and main() == [("commit:v",)]
    assert not heard, "turning decides nothing"


def test_a_tag_clicked_twice_in_quick_succession_turns_there_and_back(qtbot: QtBot) -> None:
    surface = laid(qtbot, position(3))
    box = surface.stage.overlay.box(Ref("tag.0", 0))
    assert box is not None
    turns = list[float]()
    surface.focused.connect(lambda words: turns.append(angles(surface)[0]))
    middle = surface.mapFromScene(QPointF(*box.middle))
    for act in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseRelease):
        act(surface.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert turns == [90.0, 0.0] and angles(surface)[0] == 0.0


def test_nothing_turns_that_is_not_ones_own_tag_to_lay(qtbot: QtBot) -> None:
    for p in (position(1), position(1, 7)):
        surface = laid(qtbot, p)
        before = angles(surface)
        assert surface.turnable is None and not surface.turn()
        QTest.keyClick(surface, Qt.Key.Key_R)
        assert angles(surface) == before


def test_a_card_is_offered_on_somebodys_badge(qtbot: QtBot) -> None:
    p = position(1, 7)
    surface = laid(qtbot, p)
    heard = acted(surface)
    at = list(p.texts("hand.0")).index("7D")
    drag(surface, surface.card_point(Ref("hand.0", at)), surface.card_point(seat_ref(1)))
    assert heard == [("offer:7D:1",)]


def test_the_answer_is_a_card_laid_on_the_closed_one_that_is_offered(qtbot: QtBot) -> None:
    p = position(1, 8)
    surface = laid(qtbot, p, 1)
    heard = acted(surface)
    offered = surface.stage.item_at(Ref("offer", 0))
    assert offered is not None and not offered.face_up
    at = list(p.texts("hand.1")).index("4D")
    drag(surface, surface.card_point(Ref("hand.1", at)), surface.card_point(Ref("offer")))
    assert heard == [("swap:4D",)]


def test_who_has_no_hand_answers_with_a_prisoner_and_who_was_given_a_card_may_keep_it(qtbot: QtBot) -> None:
    p = position(7, 2)
    surface = laid(qtbot, p, p.turn)
    heard = acted(surface)
    drag(surface, surface.card_point(Ref(f"prison.{p.turn}", 0)), surface.card_point(Ref("offer")))
    assert [actions[0].split(":")[0] for actions in heard] == ["swap"]
    given = position(6, 4)
    asked = table(given, 1).prompt(view(given, 1), None)
    assert [button.actions for button in asked.buttons] == [("refuse",)]
    assert given.vars["given"][0] in plain(asked.detail)


def test_the_card_of_the_stock_is_dragged_to_the_hand(qtbot: QtBot) -> None:
    p = position(1, 9)
    surface = laid(qtbot, p)
    heard = acted(surface)
    drag(surface, surface.card_point(Ref("stock")), surface.card_point(Ref("hand.0")))
    assert heard == [("draw",)]
    assert [button.actions for button in table(p).prompt(view(p, 0), None).buttons] == [("pass",), ("draw",)]


def test_the_call_has_a_button_only_for_who_is_qualified_and_enter_does_not_press_it() -> None:
    qualified, alike = position(12), position(10)
    (call,) = table(qualified, qualified.turn).prompt(view(qualified, qualified.turn), None).buttons
    assert call.actions == ("call",) and call.warning and not call.main
    assert not table(alike, alike.turn).prompt(view(alike, alike.turn), None).buttons


def test_a_prisoner_of_another_is_marked_by_a_click_and_a_button(qtbot: QtBot) -> None:
    p = position(11, 2)
    surface = laid(qtbot, p, p.turn)
    ref = next(ref for ref in table(p, p.turn).liftable(view(p, p.turn)))
    click(surface, surface.card_point(ref))
    asked = table(p, p.turn).prompt(view(p, p.turn), surface.gestures.held)
    assert [button.actions for button in asked.buttons] == [(f"mark:{p.texts(ref.zone)[ref.index]}",)]


def test_a_prisoner_whose_mark_was_told_has_its_value_again_when_the_mark_is_taken_back() -> None:
    p = position(11, 2)
    one, seen = table(p, p.turn), view(p, p.turn)
    one.watch(seen)
    before = one.facts(seen)
    step = play(p, next(action for action in seen.legal if action.verb == "mark"))
    one.expect(step.told(p.turn))
    for event in step.told(p.turn):
        one.before(event, seen)
        one.rest(event, seen)
    assert one.facts(seen) != before
    one.watch(seen)
    assert one.facts(seen) == before


# What is seen


def test_the_tags_swing_together_when_the_last_direction_is_told(qtbot: QtBot) -> None:
    p = position(3)
    surface = laid(qtbot, p)
    assert angles(surface) == {0: 0.0, 1: 0.0}
    chosen = play(p, "commit:h").position
    surface.show_view(view(chosen, 0))
    assert angles(surface) == {0: 90.0, 1: 0.0}, "one's own choice is known"
    other = laid(qtbot, chosen, 1)
    assert angles(other) == {0: 0.0, 1: 0.0}, "nobody else learns it before all have chosen"
    step = play(chosen, "commit:v")
    other.clock.speed = 1.0
    other.perform(step.told(1), view(step.position, 1))
    assert angles(other)[0] == 90.0 and other.telling, "told before the view is laid"
    other.finish()


def test_every_card_that_is_seen_has_its_value_on_it() -> None:
    p = position(1, 5)
    found = {sign.card: sign.text for sign in signs(p, 0, Figure)}
    assert found[Ref("alpha.0", 0)] == "5" and found[Ref("alpha.1", 0)] == "3"
    assert {ref.zone for ref in found} == {"hand.0", "alpha.0", "alpha.1"}, "no closed card has one"


def test_a_prison_is_a_number_behind_bars_and_its_owner_sees_who_sits_there() -> None:
    p = position(11)
    (bars,) = signs(p, 0, Bars)
    assert bars.text == f"{len(p.texts('prison.1'))}"
    assert any("Prison 2" in plain(sign.text) for sign in captions(p, 0, "count"))
    assert len(signs(p, None, Bars)) == 2, "an onlooker sees into none"
    opened = position(11, 2)
    assert not signs(opened, 0, Bars) and not signs(opened, None, Bars)


def test_bars_say_whose_prison_they_are_and_ones_own_what_a_prison_is_for() -> None:
    p = new_game(GAMES["asirim"], 3, 1).position
    own, *others = sorted(signs(p, 0, Bars), key=lambda bars: bars.command)
    assert "may call the end" in plain(own.says)
    for bars, name in zip(others, ("Omar", "Tamar"), strict=True):
        assert plain(bars.says).startswith(f"{name} has 0 in prison.")


def test_ones_own_badge_says_that_its_sum_is_of_the_prison() -> None:
    p = position(11)
    assert plain(table(p).badge_line(view(p, 0), 0)).endswith("prison sum 7")
    assert plain(table(p).badge_line(view(p, 0), 1)).endswith("in prison: 3"), "of others the number alone"


def test_taking_a_free_card_says_that_others_throw_only_where_somebody_will() -> None:
    said = {}
    for seats in (2, 4):
        for seed in range(30):
            p, rng = new_game(GAMES["asirim"], seats, seed).position, Random(seed)
            while p.turn is not None:
                if p.phase == "draw":
                    one, now = table(p, p.turn), view(p, p.turn)
                    one.watch(now)
                    warned = "throws a card away" in plain(one.prompt(now, None).whole.detail)
                    after = play(p, "draw")
                    throws = any("drop" in str(event.args.get("action")) for event in after.events)
                    assert warned == (throws or after.position.phase == "drop")
                    said[seats, warned] = True
                p = play(p, rng.choice(p.game.rules.legal(p))).position
    assert said.keys() == {(2, False), (4, False), (4, True)}


def test_who_has_lost_the_game_is_out_with_words() -> None:
    p = position(4, 4)
    assert p.vars["lost"]
    seat = p.vars["lost"][0]
    badge = next(sign for sign in signs(p, 0, Badge) if sign.name == NAMES[seat])
    assert badge.out and badge.line == "out of the game"


def test_the_winner_of_a_round_is_ringed_and_those_beaten_have_an_arrow() -> None:
    p = position(9, 3)
    winner = p.vars["round_winner"]
    assert table(p).states(view(p, 0)) == {Ref(f"alpha.{winner}", 0): "takes"}
    arrows = signs(p, 0, Arrow)
    assert arrows and {sign.start for sign in arrows} == {Ref(f"tag.{winner}")}


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("size", [(876, 476), (1256, 644)])
def test_no_arrow_lies_behind_a_pile(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    drawn = 0
    for seed in range(3):
        p, rng = new_game(GAMES["asirim"], seats, seed).position, Random(seed)
        surface = laid(qtbot, p, 0, size)
        for _ in range(60):
            if p.turn is None:
                break
            p = play(p, rng.choice(p.game.rules.legal(p))).position
            if p.phase != "reveal":
                continue
            surface.show_view(view(p, 0))
            overlay = surface.stage.overlay
            drawn += len(overlay._arrows)
            shown = [one for one in overlay._arrows_shown if not crosses(*one[1:3], room(surface), one[3])]
            assert len(overlay._arrows) == len(shown)
            for _, start, end, avoid in shown:
                course = way(start, end, room(surface), avoid)
                piles = [surface.stage.overlay.zone_box(name) for name in ("stock", "discard", "offer")]
                points = [course.at(step / STEPS) for step in range(STEPS + 1)]
                assert not any(box and box.holds(at.x(), at.y()) for box in piles for at in points)
    assert drawn or seats == 4, "with four the way is never free in these games"


def room(surface: Surface) -> QSizeF:
    """The size of the cloth."""
    return QSizeF(surface.stage.board.width, surface.stage.board.height)


def rounds(seats: int) -> Iterator[tuple[list[Event], View, list[tuple[int, str, int]]]]:
    """What is told at the end of rounds, the view before it, and by seat how its tag lies and what its alpha counts."""
    for seed in range(6):
        p, rng = new_game(GAMES["asirim"], seats, seed).position, Random(seed)
        for _ in range(80):
            if p.turn is None:
                break
            step = play(p, rng.choice(p.game.rules.legal(p)))
            said = [event.args for event in step.told(0) if event.code == "said"]
            ways = next((one["args"] for one in said if one["code"] == "directions"), None)
            if ways is not None:
                now = view(p, 0)
                alphas = [(seat, ways[seat], now.zones[f"alpha.{seat}"]) for seat in range(seats)]
                worth = [(seat, way, Z[CARDS.index(cards[0])]) for seat, way, cards in alphas if cards]
                yield step.told(0), now, worth
            p = step.position


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats", [2, 5])
def test_it_is_said_why_somebody_won_a_round_and_why_everybody_lost_it(seats: int) -> None:
    seen = set()
    for events, now, worth in rounds(seats):
        one = AsirimController(now.game, 0, NAMES)
        one.watch(now)
        for event in events:
            one.before(event, now)
            if event.code != "said" or event.args["code"] not in ("all-lose", "round-won"):
                continue
            why = plain(one.rest(event, now).detail)
            lies = {way for _, way, _ in worth}
            best = sorted(worth, key=lambda entry: (entry[2], entry[1] == "h"), reverse=True)
            if event.args["code"] == "round-won":
                assert best[0][0] == event.about[0] and best[0][1] != best[1][1]
                assert ("across wins" in why) == (best[0][2] == best[1][2])
                assert ("more than" in why) == (best[0][2] > best[1][2])
            elif len(lies) == 1:
                assert why.startswith("Everybody’s card lies")
            else:
                assert why.startswith("The alpha primes of the two strongest, ") and best[0][1] == best[1][1]
                assert ("both lie upright." if best[0][1] == "v" else "both lie across.") in why
            if event.args["code"] == "all-lose":
                assert why.endswith("Cards that lie alike do not beat one another.")
                rest = one.rest(event, now)
                assert rest.mark == "contested", "nobody has taken anything"
                two = {f"{name}.{seat}" for seat, *_ in best[:2] for name in ("alpha", "tag")}
                named = {f"tag.{seat}" for seat, *_ in worth} if len(lies) == 1 else two
                assert {ref.zone for ref in rest.lit} == named, "what the sentence names is lit"
            seen.add((event.args["code"], len(lies)))
    assert {code for code, _ in seen} == {"all-lose", "round-won"}


def test_a_last_card_that_has_to_go_is_named_before_it_goes_and_ones_own_waits_for_the_person() -> None:
    named = set()
    for seed in range(12):
        p, rng = new_game(GAMES["asirim"], 4, seed).position, Random(seed)
        for _ in range(120):
            if p.turn is None:
                break
            step = play(p, rng.choice(p.game.rules.legal(p)))
            one = table(p)
            one.asks = True
            now = view(p, 0)
            one.watch(now)
            for event in step.told(0):
                if event.code == "acted" and event.args.get("forced"):
                    verb, seat = str(event.args["action"]).partition(":")[0], int(event.args["seat"])
                    rest = one.before(event, now)
                    assert bool(rest.words) == (verb in ("drop", "swap", "free"))
                    if rest.words:
                        assert rest.who == seat and rest.asks == (seat == 0)
                        named.add((verb, seat == 0))
            p = step.position
    assert ("drop", True) in named and ("drop", False) in named


def test_at_calm_last_cards_that_go_alike_are_one_sentence_and_not_said_again_after_a_stop() -> None:
    start = {
        "seats": 5, "turn": 4, "phase": "facing",
        "zones": {
            "stock": ["QH"], "discard": ["KD"],
            "hand.0": ["7D", "9C"], "hand.1": ["2D"], "hand.2": ["3D"], "hand.4": ["4D"],
            "alpha.0": ["9H"], "alpha.1": ["TH"], "alpha.2": ["TC"], "alpha.3": ["TD"], "alpha.4": ["5S"],
            "tag.0": ["2C"], "tag.1": ["3C"], "tag.2": ["4C"], "tag.3": ["5C"], "tag.4": ["6C"],
        },
        "vars": {"queue": [4], "facing": ["h", "h", "h", "h", ""]},
    }  # fmt: skip
    game, told = played_on(start, "commit:h", "drop:7D")
    game.end()
    has, lost = "one card left in hand", "Seat 3 has neither cards nor prisoners left and loses the game."
    single = [f"Seat {seat} has {has}, and it has to be thrown away." for seat in (1, 2, 4)]
    assert [plain(one.rest.words) for one in told.said if one.rest.passes] == single, "each before its card goes"
    waiting = [one.rest for one in told.said if not one.rest.passes]
    both = f"Seat 1 and Seat 2 have {has} each, and it has to be thrown away."
    assert [plain(f"{one.words} {one.detail}").strip() for one in waiting] == [f"{both} {lost}", single[2]]
    assert [one.who for one in waiting] == [None, 4], "the first is about three seats"


def test_beta_the_prison_and_the_call_are_explained_at_their_places() -> None:
    found = {sign.command: plain(sign.says) for sign in signs(position(1), 0, Caption) if sign.says}
    assert set(found) >= {"about.alpha", "about.tag", "about.prison", "about.discard"}
    assert "call the end" in found["about.prison"] and "Beta" in found["about.discard"]
    full = {sign.command for sign in signs(position(9, 3), 0, Caption) if sign.says}
    assert "about.prison" in full, "also once somebody sits there"


def test_alpha_and_alpha_prime_are_explained_while_cards_lie_on_their_places_too() -> None:
    found = set[str]()
    for after in range(12):
        p = position(1, after)
        seen, one = view(p, 0), table(p)
        for zone, place in ((f"{place}.{seat}", place) for place in ("alpha", "tag") for seat in range(p.game.seats)):
            for index in range(len(seen.zones[zone])):
                note = one.explain(seen, Ref(zone, index), Board(1256.0, 644.0))
                does = t(f"asirim.label.does.{place}")
                assert note is not None and note.lines[0] == does
                assert does in one.describe(seen, Ref(zone, index))
                found.add(zone)
    assert {zone.partition(".")[0] for zone in found} == {"alpha", "tag"} and "alpha.0" in found


@pytest.mark.parametrize("language", ["en", "he"])
def test_an_empty_place_of_ones_own_says_what_a_card_does_there_where_it_has_room(language: str) -> None:
    use(language)
    p = new_game(agree(GAMES["asirim"], 4, {}).rules, 4, 5).position
    words = {place: t(f"asirim.label.{place}.empty") for place in ("alpha", "tag")}

    def written(board: Board) -> list[str]:
        signs = table(p).signs(view(p, 0), board)
        return [sign.text for sign in signs if isinstance(sign, Caption) and sign.text in words.values()]

    assert written(Board(1256.0, 644.0, rtl=language == "he")) == [*words.values()]
    assert written(Board(674.0, 366.0, rtl=language == "he")) == [], "nothing is written over the outline"
    p = play(p, p.game.rules.legal(p)[0]).position
    one = table(p)
    signs = one.signs(view(p, 0), Board(1256.0, 644.0))
    assert [sign.zone for sign in signs if isinstance(sign, Caption) and sign.text in words.values()] == ["tag.0"]


def test_the_place_of_the_alpha_says_what_it_is_and_opens_a_table_of_values() -> None:
    p = new_game(agree(GAMES["asirim"], 4, {}).rules, 4, 5).position
    one = table(p)
    found = [sign for sign in one.signs(view(p, 0), Board(1256, 644)) if isinstance(sign, Caption) and sign.says]
    assert {sign.command for sign in found} == {"about.alpha", "about.tag", "about.prison", "about.discard"}
    sheet = one.details(view(p, 0), "about.alpha")
    assert sheet is not None
    assert [plain(line) for line in sheet[1]][1:] == [
        "6, J count 1", "2, 7, Q count 2", "3, 8, K count 3", "4, 9, A count 4", "5, 10 count 5",
    ]  # fmt: skip
    assert one.details(view(p, 0), "about.nothing") is None


def test_words_at_a_place_say_what_it_is_and_with_a_card_in_hand_count_as_the_place(qtbot: QtBot) -> None:
    """A press opens what they say; while a card is held they open nothing."""
    surface = laid(qtbot, new_game(agree(GAMES["asirim"], 2, {}).rules, 2, 5).position)
    opened: list[str] = []
    surface.pressed.connect(opened.append)
    sent = acted(surface)
    sign, box = next(one for one in surface.stage.overlay.pressable() if one[0].command == "about.alpha")
    at = surface.mapFromScene(QPointF(*box.middle))
    QTest.mousePress(surface.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert opened == [sign.command] and not sent
    for where, laid_there in ((at, 1), (surface.card_point(Ref("alpha.0")), 2)):
        surface.gestures.click(Ref("hand.0", 0))
        click(surface, where)
        assert opened.count(sign.command) == 1 and len(sent) == laid_there


def test_a_round_that_can_cost_the_game_warns_before_it_does() -> None:
    """A seat with two cards and nobody in prison loses the game if everybody loses the round; others do not."""
    data = {"game": "asirim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "alpha"}
    hands = {"hand.0": ["3S", "4C"], "hand.1": ["2H", "5C", "6D"]}
    for zones, warned in ((hands, True), ({**hands, "prison.0": ["KH"]}, False)):
        p = position_from_json({**data, "zones": zones, "vars": {"queue": [0, 1]}}, GAMES)
        assert ("last two cards" in plain(table(p).prompt(view(p, 0), None).whole.detail)) is warned
        p = play(p, "commit:3S").position
        assert ("last two cards" in plain(table(p).prompt(view(p, 0), None).whole.detail)) is (warned and p.turn == 0)
    three = {"hand.0": ["3S", "4C", "9D"], "hand.1": ["2H", "5C"]}
    p = position_from_json({**data, "zones": three, "vars": {"queue": [0, 1]}}, GAMES)
    assert "last two cards" not in plain(table(p).prompt(view(p, 0), None).whole.detail)


def rests(p: Position, action: str, seat: int = 0) -> list[Rest]:
    """The rests after an action's events, as a seat is told them."""
    step = play(p, action)
    return [table(p, seat).rest(event, view(p, seat)) for event in step.told(seat)]


def test_what_the_directions_lead_to_is_said_step_by_step() -> None:
    said = [plain(rest.words) for rest in rests(position(1, 5), "commit:h") if rest.words]
    assert said == ["Everybody shows how the card lies.", "Noa wins the round."]
    said = [plain(rest.words) for rest in rests(position(2, 5), "commit:h") if rest.words]
    assert said[:2] == ["Everybody shows how the card lies.", "Everybody loses the round."]


def test_it_is_said_who_is_locked_up_though_the_card_lies_closed_then() -> None:
    royal = position_from_json(
        {**CASES["asirim-03"]["start"], "zones": {**CASES["asirim-03"]["start"]["zones"], "alpha.1": ["KS"]}}, GAMES
    )
    royal = play(play(royal, "commit:v").position, "commit:h").position
    assert royal.vars["round_winner"] == 1
    assert "K♠ goes to Omar’s prison." in [plain(rest.words) for rest in rests(royal, "hide")]


def test_the_sums_are_counted_at_the_end() -> None:
    p = position(11, 2)
    case = CASES["asirim-11"]
    told = [rest for rest in rests(p, case["do"][2]) if rest.pill]
    assert len(told) == 2 and all(rest.lit and "prison is worth" in plain(rest.words) for rest in told)


def test_at_calm_the_sums_of_all_stand_with_who_won_by_them() -> None:
    start = position(11, 2)
    game = Table("asirim", 2, 3, patient=True, names=NAMES)
    game.surface.show_view(view(start, 0))
    told = game.told(play(start, CASES["asirim-11"]["do"][2]))
    assert told.waits == 1
    last = told.said[-1].rest
    assert plain(f"{last.words} {last.detail}").startswith("The sums: Noa 7 and Omar 5. Noa wins.")


def test_a_prisoner_that_comes_down_to_1_counts_1_on_the_cloth_while_the_sums_are_told() -> None:
    """The voice said 5 while the cards and the badge still made 7."""
    start = position(11, 2)
    game = Table("asirim", 2, 3, names=NAMES)
    game.surface.show_view(view(start, 0))
    seen = dict[str, str]()

    def look(rest: Rest) -> None:
        one, between = game.controller, game.surface.stage.between()
        seen[plain(rest.words)] = plain(one.badge_line(between, 1))
        assert isinstance(one, AsirimController)
        figures = {sign.card: sign.text for sign in one.figures(between) if isinstance(sign, Figure)}
        assert figures[Ref("prison.1", between.zones["prison.1"].index("KC"))] == "1"

    game.surface.teller.said.connect(look)
    game.told(play(start, CASES["asirim-11"]["do"][2]))
    assert seen["Omar’s prison is worth 5."].endswith("prison sum 5")


# Where things lie


@cache
def later(seats: int, phase: str) -> Position:
    """A game with this many seats that has reached a phase."""
    for seed in range(200):
        rng = Random(seed)
        p = new_game(agree(GAMES["asirim"], seats, {}).rules, seats, seed).position
        while p.result is None and p.phase != phase:
            p = play(p, str(rng.choice(p.game.rules.legal(p)))).position
        if p.phase == phase:
            return p
    raise LookupError(phase)


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_lies_over_anything_else_in_any_part_of_a_round(seats: int, rtl: bool) -> None:
    positions = [later(seats, phase) for phase in ("facing", "reveal", "answer", "mark")]
    assert wrong(positions, table, rtl, MORE_SIZES) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_tags_in_the_middle_bear_the_plates_of_their_owners(qtbot: QtBot, seats: int) -> None:
    p = new_game(GAMES["asirim"], seats, 3).position
    rng = Random(1)
    while p.phase != "facing":
        p = play(p, rng.choice(p.game.rules.legal(p))).position
    plates: dict[int | str, str] = dict(enumerate(PLATES[:seats]))
    one = AsirimController(p.game, 0, NAMES, plates)
    surface = surface_of(qtbot, one, view(p, 0))
    shown = [sign for sign in one.signs(view(p, 0), surface.stage.board) if isinstance(sign, Figure) and sign.plate]
    borne = {sign.card.zone: sign.plate for sign in shown}
    opposite = [] if seats % 2 else [seats // 2]
    assert borne == {f"tag.{seat}": plates[seat] for seat in (0, *opposite)}
    own = surface.stage.item_at(Ref("tag.0", 0))
    assert own is not None and len(own.childItems()) >= 2, "its own small face and its plate lie on the closed card"


def told_of(p: Position, action: str, seat: int) -> list[Rest]:
    """What a seat is told about an action, event by event."""
    step, one, now = play(p, action), table(p, seat), view(p, seat)
    one.watch(now)
    found = []
    for event in step.told(seat):
        one.before(event, now)
        if event.code != "now" and (rest := one.rest(event, now)).words:
            found.append(rest)
    return found


def test_whoever_exchanged_is_told_what_came_and_why_a_winner_is_not_locked_up() -> None:
    rng, p = Random(3), new_game(GAMES["asirim"], 3, 3).position
    got = thrown = 0
    for deal in range(400):
        if got > 1 and thrown > 1:
            break
        if p.turn is None:
            p = new_game(GAMES["asirim"], 3, deal).position
            continue
        action, phase, turn, winner = rng.choice(p.game.rules.legal(p)), p.phase, p.turn, p.vars["round_winner"]
        said = [plain(rest.words) for rest in told_of(p, str(action), turn)]
        after = play(p, action).position
        if phase == "answer" and action.verb == "swap":
            new = set(view(after, turn).zones[f"hand.{turn}"]) - set(view(p, turn).zones[f"hand.{turn}"])
            (card,) = new
            assert f"{NAMES[winner]} gave {NAMES[turn]} {plain(card_text(card))}." in said
            got += 1
        fighter = p.zones[f"alpha.{winner}"] if isinstance(winner, int) and winner >= 0 else ()
        if fighter and after.zones[f"alpha.{winner}"] != fighter:
            text = view(p, turn).zones[f"alpha.{winner}"][0]
            locked = [words for words in said if "locked up" in words]
            assert bool(locked) == (text[0] not in "JQKA")
            thrown += bool(locked)
        p = after
    assert got and thrown


def test_at_a_called_end_the_panel_says_what_each_prison_counts() -> None:
    rng, met = Random(5), 0
    for deal in range(40):
        p = new_game(GAMES["asirim"], 3, deal).position
        sums: dict[int, int] = {}
        while p.turn is not None:
            legal = p.game.rules.legal(p)
            step = play(p, next((one for one in legal if one.verb == "call"), None) or rng.choice(legal))
            said = [event.args for event in step.events if event.code == "said" and event.args["code"] == "sum"]
            sums.update({int(args["args"][0]): int(args["args"][1]) for args in said})
            p = step.position
        result = view(p, 0).result
        assert result is not None
        one = table(p)
        one.watch(view(p, 0))
        words = [plain(one.score_words(result, seat)) for seat in range(3)]
        if result.reason in ("called", "forced"):
            met += 1
            for seat, text in enumerate(words):
                came, _, shown = text.lower().rpartition("prison sum ")
                out = seat in p.vars["lost"]
                assert text == "Loss" if out else int(shown) == sums.get(seat, 0)
                # Somebody has won: nothing is undecided.
                assert came == ("win, " if seat in result.winners else "loss" if out else "") or out
        else:
            assert not [text for text in words if "sum" in text]
        if met > 3:
            break
    assert met


def test_at_calm_what_all_lay_choose_and_throw_in_secret_needs_no_click_and_what_came_of_it_does() -> None:
    table = Table("asirim", 3, 3, patient=True)
    table.opening()
    secret = 0
    for one in table.play(12):
        assert one.step is not None
        acts = [event.args for event in one.step.told(table.seat) if event.code == "acted"]
        verbs = {str(act["action"]).partition(":")[0] for act in acts}
        said = {event.args["code"] for event in one.step.events if event.code == "said"}
        if not verbs <= {"commit", "drop"}:
            continue
        others = [act for act in acts if act["seat"] != table.seat]
        passing = [one.rest for one in one.said if one.rest.passes == "in-secret"]
        secret += len(passing)
        # Everybody sees which alpha is the strongest when all turn up; it is said again with the next question.
        assert len(passing) == len(others) + any(one.rest.words.startswith("The strongest") for one in one.said)
        # One stop follows: who wins or loses the round, with the cards in sight.
        assert one.waits == bool(said & {"round-won", "all-lose"})
    assert secret >= 6


def test_how_the_alpha_prime_lies_is_asked_with_the_strongest_alpha_that_lies_open() -> None:
    p = position(1, 4)
    assert p.phase == "facing" and p.turn == 0
    assert "The strongest alpha is Noa’s 10♥, worth 5." in plain(table(p).prompt(view(p, 0), None).whole.detail)
    other = play(p, "commit:h").position
    asked = table(other, 1).prompt(view(other, 1), None)
    assert "The strongest alpha is Noa’s 10♥, worth 5." in plain(asked.detail)


@pytest.mark.parametrize(("language", "name"), [("en", "Omar"), ("he", "עומר")])
def test_a_card_that_is_held_is_offered_to_somebody_by_name(language: str, name: str) -> None:
    """The badge beside it says who is meant: "the other player" is for readers who know no names."""
    use(language)
    p = position(6)
    for action in ("commit:h", "commit:v", "reveal"):
        p = p if p.phase == "offer" else play(p, action).position
    assert p.phase == "offer" and p.turn == 0
    one = AsirimController(p.game, 0, {0: "Noa", 1: name})
    asked = one.prompt(view(p, 0), Ref("hand.0", 0))
    assert name in bare(asked.sentence) and name in bare(asked.buttons[0].label)
    assert "Noa" not in bare(asked.sentence) and bare(t("away.other")) not in bare(asked.sentence)


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_one_s_alpha_is_worth_is_said_once_when_it_is_asked_how_the_alpha_prime_lies(language: str) -> None:
    """Saying it twice made the line so long that it was written small."""
    use(language)
    mine = position(1, 4)
    theirs = play(mine, "commit:h").position
    seen = view(mine, 0)
    best, lower = (Z[CARDS.index(seen.zones[f"alpha.{seat}"][0])] for seat in (0, 1))
    assert best > lower
    for p, seat in ((mine, 0), (theirs, 1)):
        asked = plain(table(p, seat).prompt(view(p, seat), None).whole.detail).replace("10", "")
        assert asked.count(str(best)) == 1
        assert asked.endswith(plain(t("asirim.voice.facing.two")))
    # A weaker one has it in its corner.
    assert str(lower) in [sign.text for sign in signs(theirs, 1, Figure) if sign.card == Ref("alpha.1", 0)]


@pytest.mark.parametrize(
    "alphas", ["TD 9D 8D", "8D 9D 7D", "7D 9D 8D", "8D 9D 8C", "9D 9C 8D", "9D 9C 9S", "8D 9D 9C", "7D 7C", "7D 8C"]
)
def test_when_the_strongest_alpha_wins_is_said_as_it_is(alphas: str) -> None:
    cards = alphas.split()
    seats = range(len(cards))
    laid = {"alpha": cards, "tag": ["2C", "2H", "2D"], "hand": ["6C", "6H", "6D"]}
    start = {
        "game": "asirim",
        "partial": True,
        "seats": len(cards),
        "options": {},
        "rng": 1,
        "turn": 0,
        "phase": "facing",
        "zones": {f"{zone}.{seat}": [texts[seat]] for zone, texts in laid.items() for seat in seats},
        "vars": {"queue": list(seats)},
    }
    p = position_from_json(start, GAMES)
    worth = [Z[CARDS.index(card)] for card in cards]
    best = [seat for seat in seats if worth[seat] == max(worth)]
    one = table(p)
    said = bare(one.wins(view(p, 0)))
    assert bare(one.prompt(view(p, 0), None).whole.detail).endswith(said)
    for ways in product("vh", repeat=len(cards)):
        after = p
        for lies in ways:
            after = play(after, f"commit:{lies}").position
        across = [seat for seat in best if ways[seat] == "h"]
        if len(best) > 1:
            assert said.startswith("Of them the one whose alpha prime lies across wins, if only one does.")
            expected = across[0] if len(across) == 1 else -1
        else:
            rest = [seat for seat in seats if seat not in best]
            following = [seat for seat in rest if worth[seat] == max(worth[one] for one in rest)]
            if len(cards) == 2:
                assert said.startswith("If the two alpha primes lie differently it wins, and if they lie alike")
            elif len(following) > 1:
                assert said.startswith("It wins if the alpha prime of the next strongest lies the other way.")
            else:
                assert f"alpha prime of the next strongest, {NAMES[following[0]]}, lies the other way." in said
            _, follows = max((worth[seat], ways[seat] == "h") for seat in rest)
            expected = best[0] if follows != (ways[best[0]] == "h") else -1
        assert after.vars["round_winner"] == expected, ways


def test_that_the_end_may_be_called_is_said_with_what_the_prison_is_worth() -> None:
    """Only a button said so, and nothing what the call would rest on."""
    p, alike = position(12), position(10)
    said = plain(table(p).prompt(view(p, 0), None).whole.detail)
    assert "You may also call the end: your prison is worth 3" in said
    assert "call the end" not in plain(table(alike).prompt(view(alike, 0), None).whole.detail)


def test_who_wins_is_said_to_a_seat_that_risks_its_last_cards_too() -> None:
    """Its warning stood instead, and it is this seat that must not lose with all."""
    lie = {"alpha.0": ["3S"], "tag.0": ["4C"], "hand.1": ["2H", "6D"], "alpha.1": ["5C"], "tag.1": ["7D"]}
    data = {"game": "asirim", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "facing", "zones": lie}
    p = position_from_json({**data, "vars": {"queue": [0, 1]}}, GAMES)
    said = plain(table(p).prompt(view(p, 0), None).whole.detail)
    assert "The strongest alpha is Omar’s 5♣" in said and "last two cards" in said
    assert said.endswith("it wins, and if they lie alike everybody loses.")


def test_to_whom_a_card_is_offered_is_asked_only_where_there_is_a_choice() -> None:
    two, three = later(2, "offer"), later(3, "offer")
    assert "to whom" not in plain(table(two, two.turn).prompt(view(two, two.turn), None).sentence)
    assert "to whom" in plain(table(three, three.turn).prompt(view(three, three.turn), None).sentence)


@pytest.mark.parametrize("size", MORE_SIZES)
def test_the_names_of_one_s_places_stand_below_them_empty_or_not(qtbot: QtBot, size: tuple[int, int]) -> None:
    for after in (0, 2, 4):
        p = position(1, after)
        assert bool(p.zones["alpha.0"]) == (after > 0)
        named = {sign.zone: sign.side for sign in signs(p, 0, Caption) if "Alpha" in sign.text}
        assert named == {"alpha.0": "below", "tag.0": "below"}
        assert not flaws(laid(qtbot, p, size=size).stage)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_two_seats_that_face_each_other_lay_alpha_over_alpha_and_tag_over_tag(seats: int, rtl: bool) -> None:
    """One's own alpha lay in the corner and that of the seat opposite at the edge: they are compared."""
    p, rng = new_game(GAMES["asirim"], seats, 3).position, Random(1)
    while p.phase != "facing":
        p = play(p, rng.choice(p.game.rules.legal(p))).position
    for size in MORE_SIZES:
        stage = bare_stage()
        lay(stage, table(p), view(p, 0), size, rtl)
        for name in ("alpha", "tag"):
            (mine,), (theirs,) = (stage.places(f"{name}.{seat}") for seat in (0, seats // 2))
            assert mine.x == pytest.approx(theirs.x, abs=1.0)
            assert 1.0 < (mine.y - theirs.y) / (mine.width * RATIO) < 1.3
        (alpha,), (tag,) = (stage.places(f"{name}.0") for name in ("alpha", "tag"))
        assert abs(alpha.x - tag.x) < 2.0 * alpha.width and alpha.y == pytest.approx(tag.y, abs=1.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_call_ones_own_prisoners_lie_large_in_the_middle(seats: int) -> None:
    """They lay small in the corner, although the prisons are all that counts then."""
    p = later(seats, "mark")
    seat = p.turn
    assert seat is not None
    other = next(one for one in range(seats) if one != seat and p.zones[f"prison.{one}"])
    for size in MORE_SIZES:
        stage = bare_stage()
        lay(stage, table(p, seat), view(p, seat), size)
        mine, theirs = (stage.places(f"prison.{one}") for one in (seat, other))
        assert abs(sum(place.x for place in mine) / len(mine) / size[0] - 0.5) < 0.2
        assert mine[0].width > 0.9 * theirs[0].width


def test_ones_own_prisoners_come_to_the_middle_while_the_call_is_told() -> None:
    p = later(3, "mark")
    seat = p.turn
    assert seat is not None
    seen = view(p, seat)
    stage = bare_stage()
    one = table(p, seat)
    lay(stage, one, seen, MORE_SIZES[0])
    middle = one.plan(seen.zones, stage.board).at(f"prison.{seat}")
    # What lies there is the same before the call, but for the prisoners.
    one._called = False
    one.replan()
    corner = one.plan(seen.zones, stage.board).at(f"prison.{seat}")
    one.before(Event("said", 1, {"code": "called", "args": [seat]}), seen)
    told = one.plan(seen.zones, stage.board).at(f"prison.{seat}")
    assert told == middle != corner


def test_that_somebody_calls_the_end_is_one_stop() -> None:
    """There were two: that the end was called, and that it is called and all prisons are opened."""
    for deal in range(20, 40):
        table = Table("asirim", 2, deal, seat=0, patient=True)
        table.opening()
        for one in table.play(tells=lambda before: before.turn == 1 and before.phase == "alpha"):
            assert one.step is not None
            acts = [str(event.args["action"]) for event in one.step.events if event.code == "acted"]
            if acts == ["call"] and one.step.before.turn == 1 and one.step.before.phase == "alpha":
                stops = [said.rest for said in one.said if said.rest.passes != "begun"]
                called = [plain(rest.words) for rest in stops if "the end" in rest.words]
                assert called == ["Seat 1 calls the end. All prisons are opened."]
                # The other stop tells how the game ends.
                assert one.waits == 2
                return
    pytest.fail("nobody called the end")


@pytest.mark.long
def test_at_calm_what_a_winner_does_is_two_stops_and_one_more_for_an_exchange_with_this_seat() -> None:
    """The exchange is one stop; what is drawn, locked up or thrown away is the other."""
    rounds = 0
    for deal in (1, 3, 5)[: amount(2, 3)]:
        game = Table("asirim", 4, deal, patient=True)
        game.opening()
        waits = 0
        for one in game.play(80):
            assert one.step is not None
            events = one.step.events
            rounds += any(event.args.get("code") == "round-won" for event in events if event.code == "said")
            verbs = [str(event.args["action"]).partition(":")[0] for event in events if event.code == "acted"]
            acted = any(event.code == "acted" and event.args["seat"] == game.seat for event in events)
            waits = 0 if acted or "commit" in verbs else waits + one.waits
            assert waits <= 3
        game.end()
    assert rounds > 3


def test_a_card_that_is_uncovered_is_named_when_it_is_said() -> None:
    told = [plain(rest.words) for rest in rests(position(1, 6), "reveal", seat=1) if rest.words]
    assert told == ["Noa uncovered 2♣ and took it."]
    assert not [rest.words for rest in rests(position(1, 6), "reveal") if rest.words], "one has laid it oneself"


@pytest.mark.parametrize("winner", [0, 1])
def test_what_one_gets_by_an_exchange_is_said_unless_one_has_asked_for_it_oneself(winner: int) -> None:
    p = new_game(GAMES["asirim"], 3, 2).position
    came = Event("moved", 1, {"from": "offer", "to": "hand.0"}, ("6C",))
    controller = AsirimController(p.game, 0, {0: "Noa", 1: "Omar", 2: "Tamar"})
    assert bool(controller.exchanged(came, winner).words) == (winner != 0)


def test_a_winner_is_told_what_somebody_gave_who_had_no_other_card() -> None:
    """Only that the card had to be given was said, and the next question came at once."""
    given = 0
    for deal in range(1, 30):
        game = Table("asirim", 3, deal, names=NAMES)
        game.opening()
        for one in game.play(80, lambda before: (before.phase, before.turn) == ("offer", 0)):
            assert one.step is not None
            events = one.step.told(0)
            came = [event.cards[0] for event in events if event.leaves("hand") and event.goal == "hand.0"]
            said = [plain(told.rest.words) for told in one.said if " gave " in told.rest.words]
            pairs = zip(said, came, strict=True)
            assert all(words.endswith(f" gave Noa {plain(card_text(card))}.") for words, card in pairs)
            given += len(came)
        game.end()
        if given > 1:
            break
    assert given > 1


@pytest.mark.parametrize(
    ("discard", "said"),
    [
        (["6H"], "Omar had nothing to give and got a face-down card from the discard pile."),
        ([], "There is nothing to exchange, and the offered card goes back."),
    ],
)
def test_whoever_offers_is_told_what_comes_of_it_where_nothing_can_be_given(discard: list[str], said: str) -> None:
    start = CASES["asirim-06"]["start"]
    zones = {**start["zones"], "hand.1": [], "discard": discard}
    p = play(position_from_json({**start, "zones": zones}, GAMES), "commit:h", "commit:v", "reveal").position
    for seat, told in ((0, [said]), (1, [])):
        step = play(p, "offer:7D:1")
        controller, events = table(p, seat), step.told(seat)
        controller.expect(events)
        rests = [controller.rest(event, view(step.position, seat)) for event in events]
        assert [plain(rest.words) for rest in rests if rest.words] == told, "the log tells it to the others"
        assert all(rest.passes for rest in rests if rest.words), "it asks nobody for anything"


def test_where_ones_winning_card_went_is_said_until_one_acts() -> None:
    table, said, forgotten = Table("asirim", 3, 2), 0, 0
    controller = table.controller
    assert isinstance(controller, AsirimController)
    table.opening()
    for one in table.play(80):
        assert one.step is not None
        events = one.step.told(0)
        own = any(event.code == "acted" and event.args["seat"] == 0 for event in events)
        goes = any(event.args.get("from") == "alpha.0" for event in events)
        forgotten += bool(said and own and not goes)
        assert not (own and not goes and controller.mentioned)
        said += bool(controller.mentioned)
    assert said and forgotten


def test_ones_own_last_card_is_named_in_one_stop_before_it_has_to_go() -> None:
    table = Table("asirim", 2, 3, patient=True)
    start = position_from_json(
        {
            "game": "asirim", "partial": True, "seats": 2, "options": {}, "rng": 1, "turn": 1, "phase": "facing",
            "zones": {
                "stock": ["QH"], "hand.0": ["7D"], "alpha.0": ["TH"], "tag.0": ["2C"], "prison.0": ["KD"],
                "hand.1": ["4D", "5C"], "alpha.1": ["KS"], "tag.1": ["8C"],
            },
            "vars": {"queue": [1], "facing": ["h", ""]},
        },
        GAMES,
    )  # fmt: skip
    table.controller.asks = True
    table.surface.show_view(view(start, 0))
    told = table.told(play(start, "commit:h"))
    stops = [plain(one.rest.words) for one in told.said if not one.rest.passes]
    about = [words for words in stops if "7♦" in words]
    assert about == ["Seat 0 has only 7♦ left in hand, and it has to be thrown away."], stops


def stops(told: Any) -> list[str]:
    """The sentences that wait for the person at *calm*, in both lines of the voice."""
    return [plain(f"{one.rest.words} {one.rest.detail}").strip() for one in told.said if not one.rest.passes]


def played_on(start: dict[str, Any], *actions: str, seat: int = 0) -> tuple[Table, Any]:
    """A table at *calm* that has told these actions from a position, and the last of them as it was told."""
    game = Table("asirim", start["seats"], 3, seat=seat, patient=True)
    p = position_from_json({"game": "asirim", "partial": True, "rng": 1, "options": {}, **start}, GAMES)
    game.surface.show_view(view(p, seat))
    told = None
    for action in actions:
        told = game.told(play(p, action))
        p = play(p, action).position
    return game, told


def test_a_forced_end_says_why_the_game_stops_and_by_what_it_ends_and_of_nobody_that_they_called_it() -> None:
    for seat in (0, 1):
        game, told = played_on(CASES["asirim-13"]["start"], "hide", seat=seat)
        said = stops(told)
        game.end()
        why = "does not have two cards to lay, and nobody has the prisoners to call the end. So a short game is played"
        assert [one for one in said if f"The game cannot go on: Seat 0 {why}" in one]
        assert [one for one in said if "now has the prisoners to call the end, and with that the game is over." in one]
        assert not [one for one in said if "calls the end" in one]


def test_a_forced_end_after_the_last_round_and_one_without_royal_cards_say_that() -> None:
    zones: dict[str, list[str]] = {
        "discard": ["6C"], "alpha.0": ["5S"], "tag.0": ["TH"], "hand.0": ["2C", "2D"],
        "hand.1": ["3C", "3D"], "alpha.1": ["2H"], "tag.1": ["8C"],
    }  # fmt: skip
    start: dict[str, Any] = {"seats": 2, "options": {"max_rounds": 5}, "turn": 0, "phase": "reveal", "zones": zones}
    start["vars"] = {"round_winner": 0, "facing": ["v", "h"], "round": 5}
    game, told = played_on(start, "hide", "drop:3C")
    said = stops(told)
    game.end()
    assert [one for one in said if "The game cannot go on: all 5 rounds have been played, and nobody has" in one]
    assert [one for one in said if "No royal card is left to be won, and with that the game is over." in one]
    assert not [one for one in said if "short game is played" in one], "nothing is left to be won by one"


@pytest.mark.parametrize("alpha, words", [("5S", "5♠ won for Seat 0, but only"), ("KS", "K♠ goes to Seat 0’s prison")])
def test_where_ones_own_alpha_goes_that_won_costs_no_click_and_is_said_with_the_next_question(
    alpha: str, words: str
) -> None:
    zones = {
        "discard": ["6C"], "alpha.0": [alpha], "tag.0": ["TH"], "hand.0": ["2C", "2D"],
        "hand.1": ["3C", "3D"], "alpha.1": ["2H"], "tag.1": ["8C"],
    }  # fmt: skip
    start = {"seats": 2, "turn": 0, "phase": "reveal", "zones": zones}
    start["vars"] = {"round_winner": 0, "facing": ["v", "h"]}
    game, told = played_on(start, "hide")
    assert not stops(told) and [one for one in told.said if words in plain(one.rest.words)]
    game, told = played_on(start, "hide", "drop:3C")
    shown = game.surface.stage.view
    assert shown is not None and (shown.phase, shown.turn) == ("alpha", 0)
    assert words in plain(game.controller.prompt(shown, None).whole.detail)
    game.end()


def test_what_a_small_prison_comes_to_stays_above_it_at_a_small_table() -> None:
    zones = {"stock": ["3C"], "hand.0": ["2H", "5S"], "alpha.0": ["7S"], "prison.0": ["KH"]}
    zones |= {"hand.1": ["5D", "6D"], "hand.2": ["7D", "9C"]}
    data = {"game": "asirim", "partial": True, "seats": 3, "rng": 1, "turn": 0, "phase": "tag", "zones": zones}
    p = position_from_json({**data, "vars": {"queue": [0, 1, 2]}}, GAMES)
    assert wrong([p], table, True, [(876, 476)]) == []


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_what_ones_prison_comes_to_stays_over_it_however_few_sit_there(language: str) -> None:
    use(language)
    stage, rng = bare_stage(), Random(0)
    seen = 0
    p = new_game(agree(GAMES["asirim"], 4, {}).rules, 4, 0).position
    for _ in range(120):
        if p.turn is None:
            break
        p = play(p, rng.choice(p.game.rules.legal(p))).position
        one, now = table(p), view(p, 0)
        if not one.shown(now.zones, 0):
            continue
        lay(stage, one, now, (876, 476), language == "he")
        room = one.plan(now.zones, stage.board).boxes["prison.0"]
        sums = [thing for thing in things(stage) if thing.name == "count:prison.0"]
        seen += len(sums)
        assert all(thing.around.width <= room.width + 4 for thing in sums)
        assert flaws(stage) == []
    assert seen


def test_the_alpha_prime_that_somebody_uncovers_and_takes_is_seen_while_it_is_named() -> None:
    table, uncovered = Table("asirim", 2, 11, names=NAMES), 0
    table.opening()
    for told in table.play(40):
        for said in told.said:
            if bare(said.rest.words).startswith("Omar uncovered "):
                (face,) = said.faces
                assert card_text(face) in said.rest.words
                uncovered += 1
    assert uncovered
    table.end()


def test_who_chooses_after_a_round_that_all_have_lost_reads_so_and_nobody_else_does() -> None:
    met, rng = set[bool](), Random(5)
    for deal in range(8):
        p = new_game(GAMES["asirim"], 4, deal).position
        for _ in range(80):
            if p.turn is None:
                break
            seen = view(p, p.turn)
            if p.phase in ("free", "drop"):
                one = AsirimController(p.game, p.turn, {}, computers=())
                one.watch(seen)
                said = one.prompt(seen, None).whole.detail == t(f"asirim.voice.{p.phase}.all-lose")
                assert said == (seen.vars["round_winner"] < 0 and bool(seen.zones[f"alpha.{p.turn}"]))
                met.add(said)
            p = play(p, rng.choice(seen.legal)).position
    assert met == {True, False}


def test_at_calm_no_badge_of_a_tournament_has_a_counter() -> None:
    p = new_game(GAMES["asirim"], 3, 1, {"games": 3}).position
    one, seen = table(p), view(p, 0)
    counter = t("asirim.label.counter", n=0)
    assert all(counter in one.badge_line(seen, seat) for seat in range(p.game.seats))
    one.calm = True
    assert not any(counter in one.badge_line(seen, seat) for seat in range(p.game.seats))


def test_the_winner_who_waits_for_a_card_is_told_so_in_the_second_person_and_the_others_by_name() -> None:
    deals, rng = iter(range(100)), Random(1)
    p = new_game(GAMES["asirim"], 3, next(deals)).position
    while p.phase != "answer":
        over = p.turn is None
        p = (new_game(GAMES["asirim"], 3, next(deals)) if over else play(p, rng.choice(view(p, p.turn).legal))).position
    winner = int(p.vars["round_winner"])
    (other,) = {0, 1, 2} - {winner, p.seat}
    who, by = NAMES[p.seat], NAMES[winner]
    told = [table(p, seat).waiting(view(p, seat)).detail for seat in (winner, other)]
    assert told == [t("asirim.voice.wait.answer.mine", who=who), t("asirim.voice.wait.answer", who=who, by=by)]
