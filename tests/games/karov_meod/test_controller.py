"""Very Close at the table: what a person sees and does (canon 9)."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, pairwise, product
from random import Random
from statistics import median
from typing import TypeVar

import pytest
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.bots.players import quick
from app.engine import (
    Action,
    Event,
    Position,
    Reason,
    Record,
    View,
    advance,
    agree,
    new_game,
    play,
    position_from_json,
    view,
)
from app.games import GAMES, worked_cases
from app.games.karov_meod.controller import KarovMeodController
from app.games.karov_meod.criteria import longest_run, reasons, why_alone
from app.games.karov_meod.rules import STRENGTH, VALUE, distance
from app.table.controllers import controller_for
from app.table.geometry import RATIO, Board, Box
from app.table.meanings import meaning
from app.table.prompts import Ref, Rest, seat_ref
from app.table.signs import Badge, Caption, Figure, Peek, Sign, Strip
from app.table.surface import Surface
from app.wording import t, use
from app.wording.bidi import bare, card_text
from app.wording.sentences import log_lines
from tests.covering import amount
from tests.shell.at_table import click, drag
from tests.table.invented import Table, Told
from tests.table.laid import bare_stage, course, flaws, hover, lay, seated

S = TypeVar("S", bound=Sign)
pytestmark = pytest.mark.usefixtures("qapp")

LEAST_COMPARED = 52.0
"""The smallest width of cards that are compared, px."""
SIZES = ((876, 476), (1256, 564), (1256, 644), (1896, 908), (800, 644))
"""Cloths of the windows of look 7, and one beside an open panel."""
NAMES: dict[int | str, str] = dict(enumerate(["Noa", "Omar", "Tamar", "Yoav", "Rachel", "Eli"]))
PLATES: dict[int | str, str] = dict(enumerate(["pomegranate", "lemon", "fig", "date", "almond", "wheat"]))
CASES = {case["case"].split()[0]: case for case in worked_cases.read("karov-meod")}
TELLING = {
    "game": "karov-meod",
    "partial": True,
    "seats": 6,
    "options": {},
    "rng": 1,
    "turn": 2,
    "phase": "decide",
    "zones": {
        "stock": ["2D"],
        "env": ["9C", "8H", "7H"],
        "open": ["KD", "QS"],
        "offer": ["5C"],
        "hand.0": ["6C", "4H"],
        "hand.1": ["7D"],
        "hand.2": ["AS"],
        "hand.3": ["AH"],
        "hand.4": ["AD"],
        "hand.5": ["2H"],
        "laid.0": ["3S"],
        "laid.1": ["TD"],
        "laid.3": ["6H"],
        "laid.4": ["JS"],
        "laid.5": ["8C"],
    },
    "vars": {"aim": [0, 0, -1, 0, 1, 0]},
}
"""Two columns are still to be compared: four cards in front of KD, one in front of QS."""


def plain(text: str) -> str:
    """A sentence without the marks for directions and for pictures of suits."""
    return bare(text).replace("\N{VARIATION SELECTOR-15}", "")


def position(number: int, after: int = 0) -> Position:
    """A case of the canon after `after` of its actions."""
    case = CASES[f"karov-meod-{number:02}"]
    p = position_from_json(case["start"], GAMES)
    for action in case["do"][:after]:
        p = play(p, action).position
    return p


def telling() -> Position:
    """Six seats while columns are compared."""
    return position_from_json(TELLING, GAMES)


def table(p: Position, seat: int | None = 0) -> KarovMeodController:
    """The controller of the game for a seat."""
    return KarovMeodController(p.game, seat, NAMES, PLATES)


def surface_of(qtbot: QtBot, size: tuple[int, int] = (1256, 644)) -> Surface:
    """An empty table without rests."""
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.clock.speed = 0.0
    surface.resize(*size)
    surface.show()
    return surface


def laid(qtbot: QtBot, p: Position, seat: int | None = 0) -> Surface:
    """The table with a position on it."""
    surface = surface_of(qtbot)
    surface.seat(table(p, seat), rtl=False)
    surface.show_view(view(p, seat))
    return surface


def acted(surface: Surface) -> list[tuple[str, ...]]:
    """Return a list that receives the gestures from now on."""
    heard: list[tuple[str, ...]] = []
    surface.acted.connect(heard.append)
    return heard


def signs(surface: Surface, kind: type[S]) -> list[S]:
    """The signs of a kind on the present cloth."""
    stage = surface.stage
    assert stage.view is not None
    return [sign for sign in stage.controller.signs(stage.view, stage.board) if isinstance(sign, kind)]


def box(surface: Surface, zone: str, index: int = 0) -> Box:
    """Where a card lies."""
    found = surface.stage.overlay.box(Ref(zone, index))
    assert found is not None
    return found


# Gestures


@pytest.mark.long
def test_what_another_did_before_one_is_asked_is_what_they_did_last() -> None:
    table, said = Table("karov-meod", 3, 1), 0
    controller = table.controller
    assert isinstance(controller, KarovMeodController)
    table.opening()
    for one in table.play(60):
        assert one.step is not None
        told = log_lines("karov-meod", one.step.told(0), table.names)
        assert not controller.mentioned or controller.mentioned in told
        said += bool(controller.mentioned)
    assert said


def test_a_card_dragged_before_a_closed_one_makes_both_choices_at_once(qtbot: QtBot) -> None:
    p = position(1)
    surface = laid(qtbot, p)
    heard = acted(surface)
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("env", 2)))
    assert heard == [("commit:6C", "commit:2")]
    after = play(play(p, "commit:6C").position, "commit:2").position
    assert after.turn == 1, "the engine takes both"


def test_a_card_and_a_place_are_clicked_one_after_the_other_and_escape_sends_nothing(qtbot: QtBot) -> None:
    surface = laid(qtbot, position(1))
    heard = acted(surface)
    click(surface, surface.card_point(Ref("hand.0", 1)))
    assert surface.gestures.cancel() and not heard
    click(surface, surface.card_point(Ref("hand.0", 1)))
    click(surface, surface.card_point(Ref("env", 0)))
    assert heard == [("commit:5H", "commit:0")]


def test_with_one_place_left_only_the_card_is_sent(qtbot: QtBot) -> None:
    p = position(13)
    surface = laid(qtbot, p)
    heard = acted(surface)
    drag(surface, surface.card_point(Ref("hand.0", 0)), surface.card_point(Ref("env", 0)))
    assert heard == [("commit:7C",)]
    assert play(p, "commit:7C").position.turn == 1


def test_the_card_that_the_engine_laid_is_in_hand_by_itself_and_one_gave_a_card_oneself(qtbot: QtBot) -> None:
    p = position(14, len(CASES["karov-meod-14"]["do"]))
    surface = laid(qtbot, p)
    heard = acted(surface)
    assert plain(table(p).prompt(view(p, 0), None).sentence) == "In front of which face-down card do you lay Q♠?"
    click(surface, surface.card_point(Ref("env", 2)))
    assert heard == [("commit:2",)]
    assert table(p).refusal(view(p, 0), Ref("held.0", 0), Ref("env", 1)) == Reason("own-card-there", ("1",))


def test_a_card_goes_into_the_environment_and_a_kept_one_back_to_the_hand(qtbot: QtBot) -> None:
    build = position(14, 3)
    surface = laid(qtbot, build)
    heard = acted(surface)
    at = list(build.texts("hand.0")).index("JS")
    drag(surface, surface.card_point(Ref("hand.0", at)), surface.card_point(Ref("env")))
    back = position(9, 1)
    other = laid(qtbot, back)
    heard_back = acted(other)
    at = list(back.texts("kept.0")).index("8D")
    drag(other, other.card_point(Ref("kept.0", at)), other.card_point(Ref("hand.0")))
    assert heard == [("build:JS",)] and heard_back == [("back:8D",)]


def test_what_becomes_of_the_deciding_card_is_a_matter_of_two_buttons_and_what_it_brings_is_said(qtbot: QtBot) -> None:
    p = position(2, 4)
    asked = table(p, 1).prompt(view(p, 1), None)
    assert [button.actions for button in asked.buttons] == [("keep",), ("take",)]
    assert plain(asked.sentence).startswith("7♣ is the deciding card.")
    assert plain(asked.detail) == "Your run is 0 now, and 1 if you keep it."
    waits = table(p, 0).prompt(view(p, 0), None)
    assert not waits.buttons and plain(waits.detail) == "Omar decides: keep 7♣, or take it to the hand."


def test_who_ran_out_may_take_a_card_or_wait() -> None:
    p = position(7)
    asked = table(p, 1).prompt(view(p, 1), None)
    assert [(plain(button.label), button.actions) for button in asked.buttons] == [
        ("Take a card", ("draw",)),
        ("Wait", ("pass",)),
    ]


def test_where_waiting_ends_the_game_nobody_is_promised_another_round() -> None:
    """With two players the voice said that one is asked again after the next round, and the game was over."""
    use("en")
    again = "If you wait, you are asked again after the next round."
    zones = {"env": ["9C", "8H"], "discard": ["9H"], "hand.0": ["JD"], "kept.1": ["2C"]}
    at = {"game": "karov-meod", "partial": True, "options": {}, "rng": 1, "turn": 1, "phase": "draw"}
    for seats, more in ((2, {}), (3, {"hand.2": ["4C"]}), (3, {"hand.2": []})):
        p = position_from_json({**at, "seats": seats, "zones": {**zones, **more}, "vars": {"queue": [1]}}, GAMES)
        follows = plain(table(p, 1).prompt(view(p, 1), None).explains)
        assert (again in follows) == (play(p, "pass").position.result is None), follows
        assert ("the kept cards are compared at once" in follows) == (again not in follows)


# What is seen


def test_ones_own_closed_card_lies_before_the_card_that_it_is_for_and_only_oneself_sees_it(qtbot: QtBot) -> None:
    p = play(play(position(1), "commit:6C").position, "commit:3").position
    mine, theirs = laid(qtbot, p), laid(qtbot, p, 1)
    held, env = box(mine, "held.0"), box(mine, "env", 3)
    assert held.middle[0] == pytest.approx(env.middle[0]) and held.y > env.y + env.height
    assert [sign.face for sign in signs(mine, Peek)] == ["6C"]
    assert not signs(theirs, Peek)
    places = {round(box(theirs, "env", index).middle[0]) for index in range(5)}
    assert round(box(theirs, "held.0").middle[0]) not in places or box(theirs, "held.0").y < box(theirs, "env").y


def test_each_uncovered_card_has_a_column_with_ones_own_card_below_it(qtbot: QtBot) -> None:
    surface = laid(qtbot, telling())
    kd, qs = box(surface, "open", 0), box(surface, "open", 1)
    own = box(surface, "laid.0")
    assert own.middle[0] == pytest.approx(kd.middle[0], abs=1.0) and own.y > kd.y
    others = [box(surface, f"laid.{seat}") for seat in (1, 3, 5)]
    assert all(other.y < kd.y for other in others)
    assert sum(other.middle[0] for other in others) / 3 == pytest.approx(kd.middle[0], abs=1.0)
    assert box(surface, "laid.4").middle[0] == pytest.approx(qs.middle[0], abs=1.0)


def test_laid_cards_have_value_distance_and_owner(qtbot: QtBot) -> None:
    surface = laid(qtbot, telling())
    of = {seat: [s for s in signs(surface, Figure) if s.card == Ref(f"laid.{seat}", 0)] for seat in range(6)}
    values = {seat: sign.text for seat, found in of.items() for sign in found if sign.corner == "lower left"}
    away = {seat: sign.text for seat, found in of.items() for sign in found if sign.corner == "upper right"}
    owners = {seat: sign.plate for seat, found in of.items() for sign in found if sign.corner == "lower right"}
    assert values == {0: "3", 1: "5", 3: "1", 4: "1", 5: "3"}
    assert away == {0: "0", 1: "2", 3: "2", 5: "0"}, "nobody competes with seat 4"
    assert owners == {seat: PLATES[seat] for seat in (0, 1, 3, 4, 5)}


@pytest.mark.parametrize("size", [(876, 476), (1256, 644)])
def test_laid_cards_turn_up_where_and_as_large_as_they_are_compared(qtbot: QtBot, size: tuple[int, int]) -> None:
    p = position(5, 5)
    step = play(p, CASES["karov-meod-05"]["do"][5])
    surface = laid(qtbot, p)
    surface.resize(*size)
    surface.fit()
    surface.clock.speed = 1.0
    stage = surface.stage
    surface.teller.patient = True
    stops: list[dict[str, tuple[float, float, float]]] = []
    surface.perform(step.told(0), view(step.position, 0))
    while surface.teller.busy and len(stops) < 2:
        if not surface.teller.waiting:
            surface.clock.finish()
            continue
        zones = [f"laid.{seat}" for seat in range(p.game.seats)]
        places = [(zone, stage.places(zone)[0]) for zone in zones if stage.count(zone)]
        if places:
            stops.append({zone: (place.x, place.y, place.width) for zone, place in places})
        surface.teller.go_on()
    surface.finish()
    uncovered, compared = stops
    assert len(uncovered) == p.game.seats and uncovered == compared
    assert min(width for _, _, width in uncovered.values()) >= LEAST_COMPARED


def test_a_strip_shows_the_values_kept_and_the_series(qtbot: QtBot) -> None:
    start = {**CASES["karov-meod-08"]["start"], "turn": 0, "phase": "lay", "vars": {"queue": [0]}}
    start["zones"] = {**start["zones"], "kept.0": ["5C", "2H", "7S", "3D"], "hand.1": ["9S"]}
    p = position_from_json(start, GAMES)
    (strip,) = signs(laid(qtbot, p), Strip)
    assert strip.figures == ("1", "2", "3", "4", "5") and strip.marks == "-**-+"
    assert not signs(laid(qtbot, p, None), Strip), "an onlooker sees no kept card"


def test_who_waits_is_greyed_and_it_is_said_whether_a_card_is_due(qtbot: QtBot) -> None:
    p = position(9)
    badges = {sign.name: sign for sign in signs(laid(qtbot, p), Badge)}
    assert badges["Noa"].out and badges["Noa"].line.endswith("waits"), "its card is spent"
    assert not badges["Omar"].out and badges["Omar"].in_turn, "it is asked just now"


def test_at_a_showdown_all_kept_cards_lie_open_by_value_with_the_series_marked(qtbot: QtBot) -> None:
    p = position(8, 1)
    surface = laid(qtbot, p)
    assert p.result is not None
    marked = table(p).states(view(p, 0))
    assert sorted(ref.zone for ref in marked) == ["kept.0", "kept.1", "kept.1", "kept.1"]
    order = [p.texts("kept.1")[index] for index in surface.stage.order("kept.1")]
    assert order == ["2C", "8D", "4S"]
    assert table(p).badge_line(view(p, 0), 1).startswith("run")


def rests(p: Position, *actions: str) -> list[Rest]:
    """The rests after the events of the last of these actions, as seat 0 is told them."""
    for action in actions[:-1]:
        p = play(p, action).position
    step = play(p, actions[-1])
    controller = table(p)
    return [controller.rest(event, view(step.position, 0)) for event in step.told(0)]


def test_what_a_column_comes_to_is_said() -> None:
    said = [plain(rest.words) for rest in rests(position(1), *CASES["karov-meod-01"]["do"]) if rest.words]
    assert said == [
        "All uncover together.",
        "Now it is seen who chose which card.",
        "Only Noa’s card faces 9♦.",
        "Only Omar’s card faces 3♠.",
    ]
    p = telling()
    controller = table(p)
    seen = view(p, 0)
    controller.watch(seen)
    rest = controller.heard(Event("said", 0, {"code": "contest", "args": ["KD", 5, "TD", 3]}), seen)
    assert rest.lit == (Ref("laid.5", 0),) and plain(rest.pill) == "wins"
    assert plain(rest.words) == "Eli wins K♦ with 8♣."
    kept = "K♦ beats 8♣, so it is kept."
    before = "✓ 8♣ before 3♠: diamonds before hearts, clubs before spades."
    goes = "The deciding card, 10♦, goes to Yoav."
    assert plain(rest.detail) == f"Equally near, 0 away. Same value, 3. Same color. {before} {kept} {goes}"
    use("he")
    again = controller.heard(Event("said", 0, {"code": "contest", "args": ["KD", 5, "TD", 3]}), seen).detail
    decider = t("karov-meod.why.decider", m="TD", to="").split()[1].rstrip(",")
    assert again.count(decider) == 1, "of the cards named only one is called the deciding card"


@cache
def at_calm() -> tuple[Told, ...]:
    """The deal and the first 40 gestures of a game of three, as seat 0 is told them at the pace *calm*."""
    table = Table("karov-meod", 3, 5, patient=True)
    return (table.opening(), *table.play(40))


def test_each_of_the_others_is_told_once_a_round_and_before_the_cards_are_uncovered() -> None:
    laid, rounds = 0, 0
    for told in at_calm()[1:31]:
        for said in told.said:
            if " laid a card in front of the middle row." in plain(said.rest.words):
                laid += 1
                assert not said.shown.zones["open"], "the cards are open before it is said that the last one was laid"
        rounds += sum(event.code == "moved" and event.args["to"] == "open" for event in told.events)
        assert told.waits <= len([one for one in told.said if one.rest.passes not in ("begun", "told")])
    assert rounds >= 2 and 2 * rounds <= laid <= 2 * rounds + 2


def test_who_has_laid_a_card_waits_for_all_to_be_uncovered() -> None:
    p = position(1, 2)
    assert p.turn == 1
    assert plain(table(p).waiting(view(p, 0)).whole.detail) == "Your card is laid; all are uncovered together."
    assert not table(p, None).waiting(view(p, None)).whole.detail


def test_the_first_middle_row_is_not_called_new_and_a_new_one_is_asked_about_at_once() -> None:
    opening, *gestures = at_calm()
    first = [said.rest for said in opening.said]
    assert [plain(rest.words) for rest in first] == ["In the middle lies a row of 5 cards, face down."]
    renewed = 0
    for one in gestures:
        assert one.step is not None
        for said in one.said:
            if plain(said.rest.words).startswith("A new middle row is laid"):
                assert plain(said.rest.words).endswith("everybody in play gets a card.")
                assert (said.rest.passes == "asked") or one.step.position.turn != 0
                renewed += 1
    assert renewed


@pytest.mark.parametrize("stock", [0, 3, 5, 8])
def test_that_the_stock_has_run_out_is_said_with_the_row_for_which_the_discard_pile_is_shuffled(stock: int) -> None:
    """Whether for the row, for what is left of it or for the cards that follow; nobody has to click for it."""
    start = CASES["karov-meod-13"]["start"]
    zones = start["zones"]
    thrown = ["9C", "9D", "9S", "QC", "QD", "QH"]
    piles = {"stock": zones["stock"][:stock], "discard": [*zones["stock"][stock:], *thrown]}
    p = play(position_from_json({**start, "zones": {**zones, **piles}}, GAMES), "commit:7C", "commit:TH").position
    step = play(p, "take")
    controller, events = table(p), step.told(0)
    controller.expect(events)
    told = [controller.rest(event, view(step.position, 0)) for event in events]
    said = [(plain(rest.words), plain(rest.detail), rest.passes) for rest in told if "row" in rest.words]
    why = "The stock has run out, so the discard pile is shuffled and takes its place." if stock < 7 else ""
    assert said == [("A new middle row is laid, and everybody in play gets a card.", why, "asked")]


def test_at_calm_what_all_lay_in_secret_needs_no_click_and_what_came_of_it_does() -> None:
    secret = 0
    for one in at_calm()[1:15]:
        assert one.step is not None
        hidden_acts = [event for event in one.step.told(0) if event.code == "acted" and "??" in event.args["action"]]
        passed = [said for said in one.said if said.rest.passes == "in-secret"]
        assert len(passed) >= len(hidden_acts), "every lay is told"
        opened = any(event.code == "moved" and event.args["to"] == "open" for event in one.events)
        assert opened or not hidden_acts or not one.waits
        secret += len(hidden_acts)
    assert secret >= 8


def test_the_only_closed_card_that_can_be_chosen_is_said_in_words_of_its_own() -> None:
    controller = table(position(1))
    alone = controller.deed(0, Action.parse("commit:0"), forced=True)
    assert plain(alone.words).startswith("Only one face-down card") and alone.passes == "asked"
    for act, forced in (("commit:0", False), ("commit:9D", True)):
        assert not controller.deed(0, Action.parse(act), forced=forced).words
    assert not controller.deed(1, Action.parse("commit:??"), forced=True).words


def ended(deal: int) -> tuple[Told, View]:
    """The last gesture of a game of three, as seat 0 is told it at the pace *calm*, and the table at the end."""
    table = Table("karov-meod", 3, deal, patient=True)
    record = table.record
    while True:
        step = record.act(quick(view(record.position, record.position.turn), len(record.done)))
        if record.position.result is not None:
            break
    table.surface.stage.lay(view(step.before, 0))
    return table.told(step), view(record.position, 0)


@pytest.mark.parametrize(("deal", "why"), [
    (4, "The longest kept run decided."),
    (2, "Equal runs, 3 long. ✓ More cards of one value, 3 against 2."),
    (3, "Equal runs, 2 long. Equally many cards of one value, 2. Equally many cards of one suit, 2. "
        "✓ More kept cards, 5 against 4."),
])  # fmt: skip
def test_the_kept_cards_lie_open_before_it_is_said_who_won_and_why(deal: int, why: str) -> None:
    told, seen = ended(deal)
    words = [plain(said.rest.words) for said in told.said]
    shown = next(at for at, one in enumerate(words) if one.endswith("so all uncover their kept cards."))
    won = len(words) - 1
    assert shown < won and "with a run of" in words[won]
    left = [seat for seat in range(3) if seen.zones[f"hand.{seat}"]]
    assert words[shown].startswith(f"Only Seat {left[0]} has" if left else "Nobody has"), "why it is now is said"
    ratings = seen.vars["ratings"]
    detail = plain(told.said[shown].rest.detail)
    assert all(f" has a run of {rating[0]}." in detail for rating in ratings)
    open_cards = [told.said[shown].shown.zones[f"kept.{seat}"] for seat in range(3)]
    assert open_cards == [seen.zones[f"kept.{seat}"] for seat in range(3)]
    best = ratings.index(max(ratings))
    assert {ref.zone for ref in told.said[shown].rest.lit} == {f"kept.{best}"}
    assert len(told.said[shown].rest.lit) == ratings[best][0]
    assert plain(told.said[won].rest.detail) == why
    controller = table(position(1))
    controller.watch(seen)
    assert seen.result is not None and plain(controller.reason(seen.result)) == why


def test_at_a_showdown_nobody_waits_and_whoever_has_kept_nothing_is_named_too() -> None:
    """Seats without a kept card were not mentioned, and the winner had the turned plate of one who waits."""
    use("en")
    at = {
        "zones": {
            "stock": ["2D"], "env": ["9C", "8H"], "hand.0": ["JD"], "discard": ["9H"], "kept.1": ["2C", "8D"],
        },
        "vars": {"round": 4, "queue": [1]},
        "turn": 1,
        "phase": "draw",
    }  # fmt: skip
    p = position_from_json({"game": "karov-meod", "partial": True, "seats": 2, "options": {}, "rng": 1, **at}, GAMES)
    shown = Table("karov-meod", 2, 1, names={0: "Noa", 1: "Omar"})
    shown.record = Record.from_position(p)
    shown.controller = controller_for("karov-meod")(p.game, 0, shown.names)
    shown.surface.seat(shown.controller, False)
    shown.surface.show_view(view(p, 0))
    told = shown.told(shown.record.act("pass"))
    said = next(one for one in told.said if "uncover" in one.rest.words)
    assert plain(said.rest.words) == "Only Noa has cards left in hand, so all uncover their kept cards."
    assert plain(said.rest.detail) == "Omar has a run of 2. Noa has kept no card."
    assert not shown.controller.out(said.shown)


def test_ones_own_card_from_the_shuffled_discard_pile_is_said() -> None:
    """After the question the new row was the next thing told, and neither shuffle nor card was."""
    use("en")
    zones = {
        "stock": ["2D", "3D", "5C", "6D", "7S", "9D", "TC", "QD"], "env": [], "hand.0": ["JD"], "discard": ["9H"],
        "kept.1": ["2C"], "hand.2": ["4C"],
    }  # fmt: skip
    at = {"game": "karov-meod", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 1, "phase": "draw"}
    p = position_from_json({**at, "zones": zones, "vars": {"queue": [1]}}, GAMES)
    shown = Table("karov-meod", 3, 1, seat=1, names={0: "Noa", 1: "Omar", 2: "Yael"})
    shown.record = Record.from_position(p)
    shown.controller = controller_for("karov-meod")(p.game, 1, shown.names)
    shown.surface.seat(shown.controller, False)
    shown.surface.show_view(view(p, 1))
    told = shown.told(shown.record.act("draw"))
    said = [plain(one.rest.words) + " " + plain(one.rest.detail) for one in told.said]
    assert any("Omar took 9♥ from the shuffled discard pile." in one for one in said), said


def test_whoever_is_out_of_the_game_is_not_said_to_have_kept_nothing() -> None:
    p = new_game(GAMES["karov-meod"], 4, 3).position
    shown, seen = KarovMeodController(p.game, 0), view(p, 0)
    shown.watch(seen)
    assert shown.kept_none(seen) == [0, 1, 2, 3]
    p.vars["lost"] = [2]
    assert shown.kept_none(view(p, 0)) == [0, 1, 3]


def test_where_one_closed_card_is_left_nobody_is_asked_before_which() -> None:
    use("en")
    p = next(one for one in course("karov-meod", 2) if one.turn == 0 and one.phase == "lay" and one.size("env") == 1)
    one = seated("karov-meod", p, 0)
    assert one.prompt(view(p, 0), None).sentence == "Which card do you lay in front of the face-down one?"
    (choice,) = one.choices(view(p, 0), Ref("hand.0", 0))
    assert choice.words.endswith(" in front of the face-down card"), "a number would read as its value"
    p = next(one for one in course("karov-meod", 2) if one.turn == 0 and one.phase == "lay" and one.size("env") > 1)
    assert seated("karov-meod", p, 0).prompt(view(p, 0), None).sentence == t("karov-meod.voice.lay")


def test_kept_cards_that_are_closed_again_are_not_called_uncovered() -> None:
    options = {"same_value": False, "same_suit": False, "kept_count": False}
    table = Table("karov-meod", 3, 1, options=options)
    record, shown = table.record, 0
    backs = 0
    while record.position.result is None:
        step = record.act(quick(view(record.position, record.position.turn), len(record.done)))
        compared = step.position.phase in ("back", "over") and step.before.phase != "back"
        closed = step.before.phase == "back" and step.position.phase != "back"
        if not compared and not closed:
            continue
        table.surface.stage.lay(view(step.before, 0))
        words = [plain(said.rest.words) for said in table.told(step).said]
        assert sum("uncover their kept cards." in one for one in words) == (step.position.phase in ("back", "over"))
        shown, backs = shown + compared, backs + closed
    assert shown > 1 and backs


def test_kept_cards_that_a_showdown_opens_lie_side_by_side_with_their_values_while_it_is_told() -> None:
    table = Table("karov-meod", 3, 2)
    record = table.record
    while True:
        step = record.act(quick(view(record.position, record.position.turn), len(record.done)))
        if record.position.result is not None:
            break
    table.surface.stage.lay(view(step.before, 0))
    looked = 0

    def look(rest: Rest) -> None:
        nonlocal looked
        if rest.words and rest.detail and "a run of" in plain(rest.detail):
            table.surface.clock.after(1.0, seen)

    def seen() -> None:
        nonlocal looked
        stage = table.surface.stage
        kept = [f"kept.{seat}" for seat in range(3)]
        for places in map(stage.places, kept):
            across = sorted(place.x for place in places)
            assert all(right - left > 0.3 * places[0].width for left, right in pairwise(across))
        assert len(stage.overlay._peeks) >= sum(len(stage.cards(zone)) for zone in kept)
        looked += 1

    table.surface.teller.said.connect(look)
    table.told(step)
    assert looked


def test_what_is_said_of_a_card_lies_clear_of_it_and_goes_when_it_has_been_laid(qtbot: QtBot) -> None:
    surface = laid(qtbot, position(1))
    acted(surface)
    note = surface.stage.overlay._note
    point = surface.card_point(Ref("hand.0", 1))
    hover(surface, point)
    assert note, "the figure on the card is explained"
    click(surface, point)
    (said,) = note
    item = surface.stage.item_at(Ref("hand.0", 1))
    assert item is not None and surface.gestures.held == Ref("hand.0", 1)
    assert said.sceneBoundingRect().bottom() <= item.sceneBoundingRect().center().y() - item.target.width * RATIO / 2
    surface.gestures.hold(None)
    drag(surface, point, surface.card_point(Ref("env", 2)))
    surface.show_view(view(position(1), 0))
    assert not note, "nobody points at the card that lies there now"
    hover(surface, point)
    assert note
    surface.show_view(view(position(1), 0))
    assert not note, "what lies under the pointer has changed"


@pytest.mark.long
def test_what_others_lay_in_secret_is_told_quicker_once_it_is_familiar_and_still_said() -> None:
    use("en")
    game = Table("karov-meod", 3, 5)
    game.opening()
    first, later = list[float](), list[float]()
    for one in game.play(60):
        done = game.record.done[-1]
        assert one.step is not None
        codes = [event.code for event in one.step.told(game.seat)]
        if codes.count("acted") != 1 or done.seat == game.seat or not done.actions[0].startswith("commit"):
            continue
        uncovered = any(
            event.code == "moved" and event.args["to"] == "open" for event in one.step.told(game.seat)
        )
        if uncovered:
            assert game.controller.swift == 1.0, "that is to be read"
            continue
        assert [said for said in one.said if said.rest.who == done.seat], "nothing goes untold"
        (first if len(first) < 8 else later).append(one.ms)
    assert len(later) > 4 and max(later) < median(first)
    game.end()


@pytest.mark.parametrize("factor", [1.0, 1.3])
def test_what_is_said_of_a_held_card_covers_none_of_the_cards_it_may_go_to(qtbot: QtBot, factor: float) -> None:
    """With large text in the smallest window it covered three of the five closed cards, each time one was held."""
    p = new_game(GAMES["karov-meod"], 3, 5).position
    assert p.turn is not None
    surface = surface_of(qtbot, (876, 476))
    surface.use_look(theme("light"), CardStyle(), factor)
    surface.seat(table(p, p.turn), rtl=False)
    surface.show_view(view(p, p.turn))
    stage = surface.stage
    for index in range(3):
        card = Ref(f"hand.{p.turn}", index)
        hover(surface, surface.card_point(card))
        assert stage.overlay._note, "it is said while one only points"
        surface.gestures.click(card)
        assert surface.gestures.targets()
        for said, target in product(stage.overlay._note, surface.gestures.targets()):
            place, shown = stage.overlay.box(target), said.sceneBoundingRect()
            assert place is not None
            assert place.overlap(Box(shown.x(), shown.y(), shown.width(), shown.height())) == 0
        surface.gestures.hold(None)


def test_an_empty_place_shows_where_kept_cards_come(qtbot: QtBot) -> None:
    p = position(1)
    assert not p.texts("kept.0")
    surface = laid(qtbot, p)
    signs = table(p).signs(view(p, 0), Board(1256.0, 644.0))
    words = [sign.text for sign in signs if isinstance(sign, Caption) and sign.zone == "kept.0"]
    assert words == [t("karov-meod.label.kept.none", n=0)], "before there are any, they say what the circles count"
    place = surface.stage.overlay.zone_box("kept.0")
    assert place is not None and any(one.overlap(place) > 0 for one in surface.stage.overlay.outlined())


@pytest.mark.parametrize(
    "laid, why",
    [
        (["7H", "TD"], "✓ The nearest, 1 away; farther: 10♦."),
        (["4H", "7D"], "Equally near, 1 away. ✓ 4♥ counts 4, 7♦ only 2."),
        (["4H", "4S"], "Equally near, 1 away. Same value, 4. ✓ Red before black."),
        (["4D", "4H"], "Equally near, 1 away. Same value, 4. Same color. "
                       "✓ 4♦ before 4♥: diamonds before hearts, clubs before spades."),
        (["9H", "4H"], "Equally near, 1 away. Same value, 4. Same color. Same suit. "
                       "✓ 9♥ comes after 4♥ in the suit."),
    ],
)  # fmt: skip
def test_why_a_card_wins_is_said_criterion_by_criterion_up_to_the_one_that_decides(laid: list[str], why: str) -> None:
    ids = position(1).game.ids
    assert plain(" ".join(reasons(ids, "8C", laid, laid[0]))) == why


def test_the_ticked_criterion_is_the_first_in_which_the_winner_differs_from_the_next_best() -> None:
    ids, cards, rng = position(1).game.ids, list(position(1).game.cards), Random(1)
    for _ in range(300):
        card, *laid = rng.sample(cards, 4)
        rank = {text: (-distance(ids[text][0], ids[card][0]), STRENGTH[ids[text][0]]) for text in laid}
        winner, second = sorted(laid, key=lambda text: rank[text], reverse=True)[:2]
        clauses = [plain(clause) for clause in reasons(ids, card, laid, winner)]
        assert [clause.startswith("✓") for clause in clauses] == [False] * (len(clauses) - 1) + [True]
        assert (len(clauses) == 1) == (rank[winner][0] > rank[second][0])
        one, other = ids[winner][0], ids[second][0]
        if len(clauses) > 1:
            assert (len(clauses) == 2) == (VALUE[one] > VALUE[other])


def test_laid_cards_stay_in_their_columns_while_other_columns_are_cleared(qtbot: QtBot) -> None:
    p = new_game(GAMES["karov-meod"], 4, 3).position
    rng = Random(3)
    looked = 0
    for _ in range(80):
        if p.turn is None:
            break
        step = play(p, rng.choice(p.game.rules.legal(p)))
        if any(event.code == "said" and event.args["code"] == "aims" for event in step.events):
            surface = laid(qtbot, p)
            surface.clock.speed = 1.0
            stage = surface.stage
            surface.teller.patient = True
            surface.perform(step.told(0), view(step.position, 0))
            while surface.teller.busy:
                if not surface.teller.waiting:
                    surface.clock.finish()
                    continue
                for zone in (f"laid.{seat}" for seat in range(4)):
                    for card, place in zip(stage.cards(zone), stage.places(zone), strict=True):
                        assert card.item is not None
                        assert abs(card.item.x() - place.x) < 1.0, f"{zone} has stayed behind"
                        looked += 1
                surface.teller.go_on()
        p = step.position
    assert looked


def test_two_rounds_told_in_one_go_are_each_compared_by_their_own_cards() -> None:
    use("en")
    table = Table("karov-meod", 3, 4)
    for _ in table.play(45, lambda before: False):
        pass
    first = max(number for number, one in enumerate(table.record.done) if one.seat == 0) + 1
    steps = table.record.steps()[first:]
    rounds = [event.about for step in steps for event in step.events if event.said == "aims"]
    assert len(rounds) == 2, "one's own last card has gone by itself in between"
    table.sit_down()
    said = [(plain(one.rest.words), plain(one.rest.detail)) for one in table.retold(first).said]
    assert [words for words, _ in said].count("Now it is seen who chose which card.") == 2
    why = {words: detail for words, detail in said if " wins " in words}
    assert why["Seat 2 wins 10♠ with 4♥."].startswith("✓ The nearest, 1 away; farther: 8♠. 10♠ beats 4♥")
    assert why["Seat 2 wins K♥ with 3♦."].startswith("✓ The nearest, 0 away; farther: 2♥ and 4♦. K♥ does not beat 3♦")


def test_a_last_card_that_goes_by_itself_is_compared_in_a_round_of_its_own() -> None:
    use("en")
    table = Table("karov-meod", 2, 1)
    for _ in table.play(18, lambda before: False):
        pass
    table.surface.show_view(view(table.record.position, 0))
    (told,) = table.play(19)
    assert told.step is not None
    rounds = [event for event in told.step.events if event.args.get("code") == "aims"]
    assert len(rounds) == 2, "in the second one everybody has a single card, and there is a single place for it"
    said = [(plain(one.rest.words), plain(one.rest.detail), one.rest.who) for one in told.said]
    words = [one[0] for one in said]
    assert words.count("All uncover together.") == words.count("Now it is seen who chose which card.") == 2
    why = "✓ 4♣ counts 4, Q♦ only 2. Q♦ does not beat 4♣, so both go to the discard pile."
    assert ("Only Seat 0’s card faces Q♦.", why, 0) in said
    assert said[-1][0] == "Seat 1 wins K♠ with 5♦."
    assert said[-1][1].startswith("Equally near, 2 away. Same value, 5. ✓ Red before black.")
    laid = [one for one in said if one[0] == "Seat 1 laid a card in front of the middle row."]
    assert len(laid) == 2, "in each round it is said that the other card has been laid as well"


def test_what_is_told_around_an_event_goes_no_further_than_the_next_cards_that_are_uncovered() -> None:
    p = new_game(GAMES["karov-meod"], 2, 1).position
    one = table(p)
    acted, said, again = (Event(code, 0, {"seat": 1, "code": code}) for code in ("acted", "said", "again"))
    first, second = (Event("moved", number, {"from": "held.0", "to": "open"}) for number in (1, 2))
    one.expect([acted, first, said, second, again])
    assert one.around(first) == ([acted], [said])
    assert one.around(said) == ([], [])
    assert one.around(second) == ([said], [again])


# Where things lie


def boxes(surface: Surface) -> dict[str, Box]:
    """Everything on the cloth by name: the cards of each zone, and all signs."""
    found: dict[str, Box] = {}
    stage = surface.stage
    assert stage.view is not None
    for zone in stage.view.zones:
        places = [place for place in stage.places(zone) if place.drawn]
        found.update(
            {
                f"{zone} {number}" if zone == "open" else zone: Box(
                    place.x - place.width / 2, place.y - place.width * 0.7, place.width, place.width * 1.4
                )
                for number, place in enumerate(places)
                if zone == "open" or len(places) == 1
            }
        )
        if zone != "open" and len(places) > 1:
            spot = stage.spot(zone)
            assert spot is not None
            found[zone] = stage.board.box(spot, len(places))
    for number, (sign, area) in enumerate(stage.overlay.shown()):
        margin = 8.0 if isinstance(sign, Badge) else 0.0
        found[f"{number} {type(sign).__name__} {' '.join(sign.words)}"] = Box(
            area.x + margin, area.y + margin, area.width - 2 * margin, area.height - 2 * margin
        )
    return found


@cache
def later(seats: int, phase: str, env: int) -> Position:
    """A game with this many seats that has reached a phase; searched without witnesses, which is four times as fast."""
    for seed in range(200):
        rng = Random(seed)
        p = new_game(agree(GAMES["karov-meod"], seats, {"env": env}).rules, seats, seed, options={"env": env}).position
        bare, acts = p.bare(), list[Action]()
        while bare.result is None and (bare.phase != phase or len(acts) < 3 * seats):
            acts.append(rng.choice(bare.game.rules.legal(bare)))
            advance(bare, acts[-1])
        if bare.result is None:
            for action in acts:
                p = play(p, action).position
            return p
    raise LookupError(phase)


@pytest.mark.long(keep=2)
@pytest.mark.covering(size=lambda size: size[0] < 1000)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_lies_over_anything_else_whoever_sits_where(
    qtbot: QtBot, seats: int, size: tuple[int, int], language: str
) -> None:
    use("he" if language == "he" else "en")
    surface = surface_of(qtbot, size)
    found = [later(seats, phase, env) for phase, env in (("lay", 10), ("aim", 5), ("decide", 5), ("back", 5))]
    for p in [*found, *([telling()] if seats == 6 else [])]:
        for seat in (0, seats - 1, None):
            surface.seat(table(p, seat), rtl=language == "he")
            surface.show_view(view(p, seat))
            stand = boxes(surface)
            for name, area in stand.items():
                assert area.x >= 0 and area.y >= 0, (name, area)
                assert area.x + area.width <= size[0] and area.y + area.height <= size[1], (name, area)
            for (one, a), (other, b) in combinations(stand.items(), 2):
                assert a.overlap(b) <= 40.0, f"{one} and {other} in {p.phase}, seat {seat}"


def test_cards_that_nobody_chose_wait_in_the_middle_beside_the_columns(qtbot: QtBot) -> None:
    surface = laid(qtbot, telling())
    left, chosen, hand = box(surface, "env", 0), box(surface, "open", 0), box(surface, "hand.0", 0)
    assert abs(left.middle[1] - chosen.middle[1]) < chosen.height
    assert left.y + left.height < hand.y


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_closed_row_lies_in_the_middle_however_the_seats_hold_their_cards(seats: int) -> None:
    stage, size = bare_stage(), (1256, 564)
    beside = []
    for p in course("karov-meod", seats):
        one, seen = table(p), view(p, 0)
        lay(stage, one, seen, size, rtl=True)
        places = stage.places("env")
        if places and not one.compared(seen.zones):
            beside.append(abs(sum(place.x for place in places) / len(places) / size[0] - 0.5))
    assert len(beside) > 5 and max(beside) < 0.07


@pytest.mark.parametrize("size", [(876, 476), (1256, 644)])
def test_cards_that_are_compared_are_large_with_six_at_the_smallest_table(size: tuple[int, int]) -> None:
    p = telling()
    stage = bare_stage()
    lay(stage, table(p), view(p, 0), size, rtl=True)
    widths = [place.width for zone in ("open", "laid.0", "laid.1", "laid.4") for place in stage.places(zone)]
    assert widths and min(widths) >= LEAST_COMPARED, widths


@pytest.mark.parametrize("size", [(876, 476), (1256, 644), (1896, 908)])
@pytest.mark.parametrize(("hand", "kept"), [(3, 11), (6, 12)])
def test_however_many_cards_are_kept_those_in_hand_can_be_read(size: tuple[int, int], hand: int, kept: int) -> None:
    deck = iter([rank + suit for rank in "23456789TJQKA" for suit in "CDHS"])
    lie = {"hand.0": hand, "kept.0": kept, "env": 5, "hand.1": 2, "hand.2": 2}
    zones = {zone: [next(deck) for _ in range(count)] for zone, count in lie.items()}
    p = position_from_json({
        "game": "karov-meod", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 0, "phase": "lay",
        "zones": zones, "vars": {"queue": [0, 1, 2]},
    }, GAMES)  # fmt: skip
    stage = bare_stage()
    lay(stage, table(p), view(p, 0), size, rtl=False)
    for zone in ("hand.0", "kept.0"):
        places = stage.places(zone)
        for row in {place.y for place in places}:
            across = sorted(place.x for place in places if place.y == row)
            assert all(right - left > 0.25 * places[0].width for left, right in pairwise(across)), zone


def test_the_chart_counts_the_runs_that_decide_and_separates_equal_ones_as_the_rules_do() -> None:
    decided = 0
    for deal in range(1, 9):
        p, rng = new_game(GAMES["karov-meod"], 3, deal).position, Random(deal)
        before = p
        while p.turn is not None:
            before, p = p, play(p, rng.choice(p.game.rules.legal(p))).position
        assert p.result is not None
        one = KarovMeodController(p.game, None, NAMES)
        stands = [one.standing(view(p, seat), seat) for seat in range(3)]
        assert [int(stand) for stand in stands] == list(p.result.scores), "the runs of the places"
        if len(p.result.winners) == 1:
            decided += 1
            assert max(stands) == stands[int(p.result.winners[0])] and stands.count(max(stands)) == 1
        own = [one.standing(view(before, seat), seat) for seat in range(3)]
        assert any(own) and own != [float(len(before.zones[f"kept.{seat}"])) for seat in range(3)]
    assert decided > 3


def looks_on(p: Position) -> bool:
    """Whether seat 0 has nothing left in hand and nothing laid."""
    return not any(p.zones[f"{name}.0"] for name in ("hand", "held", "laid"))


@pytest.mark.long
def test_at_calm_whoever_looks_on_goes_on_from_duels_and_not_from_each_act_of_others() -> None:
    rounds = duels = others = 0
    for deal in (1, 2, 3):
        game = Table("karov-meod", 4, deal, patient=True)
        game.opening()
        for one in game.play(tells=looks_on):
            assert one.step is not None
            before, after = one.step.before, one.step.position
            if not (looks_on(before) and looks_on(after)) or after.turn == 0 or after.result is not None:
                continue
            if any(event.code == "acted" and event.args["seat"] == 0 for event in one.step.events):
                continue
            stops = [said for said in one.said if not said.rest.passes]
            rounds += any(event.code == "moved" and event.args["to"] == "open" for event in one.events)
            duels += sum(said.rest.pill != "" for said in stops)
            plain_stops = [said for said in stops if not said.rest.pill]
            others += len(plain_stops)
            fought = [event for event in one.events if event.args.get("code") == "contest"]
            assert len([said for said in stops if said.rest.pill]) == len(fought), "each duel is a stop"
            assert all(said.rest.lit for said in stops if said.rest.pill), "its deciding card is lit"
            assert len(plain_stops) <= (not fought), "what else happened in a round without a duel is one stop"
        game.end()
    assert duels >= 4 and rounds >= 6 and duels + others <= 2 * rounds, (duels, others, rounds)


@pytest.mark.long
def test_at_calm_a_card_of_which_somebody_is_alone_lies_there_at_the_stop_and_one_that_is_gone_was() -> None:
    is_alone, was_alone = (re.compile(rf"’s card {word} (\S+?)[,.]") for word in ("faces", "faced"))
    stops = gone = 0
    for deal in (11, 12):
        game = Table("karov-meod", 3, deal, patient=True)
        game.opening()
        for said in (said for one in game.play() for said in one.said if not said.rest.passes):
            words = plain(f"{said.rest.words} {said.rest.detail}")
            lying = {plain(card_text(face)) for face in said.faces}
            assert set(is_alone.findall(words)) <= lying, words
            stops += len(is_alone.findall(words))
            assert not lying & set(was_alone.findall(words)), words
            gone += len(was_alone.findall(words))
        game.end()
    assert stops > 5 and gone > 2


@pytest.mark.long
def test_at_calm_whoever_looks_on_reads_at_most_two_lines_at_a_stop() -> None:
    longest = rows = 0
    game = Table("karov-meod", 6, 1, patient=True)
    game.opening()
    for said in (said for one in game.play(tells=looks_on) for said in one.said if not said.rest.passes):
        longest = max(longest, len(plain(said.rest.detail)))
        told = plain(f"{said.rest.words} {said.rest.detail}")
        rows += "new middle row" in told
        assert "new middle row" not in told or "’s card face" not in told, "the next round is a stop of its own"
        if rows > 2:
            break
    game.end()
    assert rows > 2 and longest <= 280, (rows, longest)


@pytest.mark.long
def test_what_others_did_with_the_deciding_card_is_said_with_ones_own_next_question() -> None:
    told = 0
    for deal in (2, 3):
        game = Table("karov-meod", 4, deal, patient=True)
        game.opening()
        for one in game.play(40):
            assert one.step is not None
            acts = [event.args for event in one.step.told(0) if event.code == "acted"]
            p = one.step.position
            if len(acts) != 1 or acts[0]["seat"] == 0 or acts[0]["action"] not in ("keep", "take"):
                continue
            if p.phase != "lay" or p.turn != 0:
                continue
            asked = plain(game.controller.prompt(view(p, 0), None).whole.detail)
            assert asked.startswith(f"Seat {acts[0]['seat']} {'kept' if acts[0]['action'] == 'keep' else 'took'} ")
            assert [said for said in one.said if said.rest.passes == "asked"]
            told += 1
        game.end()
    assert told >= 3


@pytest.mark.long
def test_what_others_did_before_a_duel_is_told_before_why_it_is_won() -> None:
    told = 0
    for deal in (1, 2, 3, 4):
        if told >= 3:
            break
        game = Table("karov-meod", 4, deal, patient=True)
        game.opening()
        for one in game.play(120):
            acted = [plain(said.rest.words) for said in one.said if said.rest.passes in ("round", "asked")]
            for rest in (said.rest for said in one.said if said.rest.pill and not said.rest.passes):
                words, why = plain(rest.words), plain(rest.detail)
                assert " wins " in words or "You win " in words, "the stop says who wins"
                before = [text for text in acted if text in f"{words} {why}"]
                if len(before) == 1 and " deciding " not in before[0]:
                    assert words.startswith(before[0]) and before[0] not in why
                    assert why.startswith(("✓", "Equally near")), "and why right after that"
                    told += 1
        game.end()
    assert told >= 3


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seats", [4, 6])
def test_the_card_that_a_rival_decides_about_is_read_in_the_smallest_window(seats: int) -> None:
    stage, rng = bare_stage(), Random(3)
    seen = 0
    for deal in (0, 1):
        p = new_game(agree(GAMES["karov-meod"], seats, {}).rules, seats, deal).position
        for _ in range(90):
            if p.turn is None:
                break
            p = play(p, rng.choice(p.game.rules.legal(p))).position
            if not p.zones["offer"] or p.turn in (0, None):
                continue
            one, now = KarovMeodController(p.game, 0, {}), view(p, 0)
            one.watch(now)
            lay(stage, one, now, (876, 476))
            laid = one.plan(now.zones, stage.board)
            # While cards are compared, these come first.
            assert laid.whole and stage.places("offer")[0].width >= (33 if p.zones["open"] else 44)
            seen += 1
    assert seen > 3


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("language", ["he", "en"])
@pytest.mark.parametrize(("seats", "least"), [(2, 1.0), (4, 0.77), (6, 0.63)])
def test_in_the_smallest_window_cards_in_hand_use_what_is_free_beside_the_place_of_a_deciding_card(
    seats: int, least: float, language: str
) -> None:
    use(language)
    stage, held, decided = bare_stage(), set[int](), 0
    for p in course("karov-meod", seats)[: 120 : amount(2, 1)]:
        me = p.turn if p.turn is not None else 0
        lay(stage, seated("karov-meod", p, me), view(p, me), (876, 476), language == "he")
        xs = sorted(place.x for place in stage.places(f"hand.{me}"))
        step = min((b - a for a, b in pairwise(xs)), default=999.0) / stage.board.card
        assert step >= (least if len(xs) < 4 else 0.5), f"{len(xs)} cards"
        held.add(len(xs))
        if p.phase == "decide":
            decided += 1
            assert flaws(stage) == []
    assert 3 in held and decided
    use("en")


@pytest.mark.parametrize(
    ("card", "laid", "said"),
    [
        ("5H", "KH", "✓ 5♥ counts 5, K♥ only 3. 5♥ beats K♥, so it goes to the hand."),
        ("8C", "8D", "Same value, 3. ✓ Red before black. 8♣ does not beat 8♦, so both go to the discard "
         "pile."),
        ("6D", "JD", "Same value, 1. Same color. Same suit. ✓ J♦ comes after 6♦ in the suit. "
         "6♦ does not beat J♦, so both go to the discard pile."),
    ],
)  # fmt: skip
def test_whoever_is_alone_is_told_why_the_closed_card_is_stronger_or_weaker(card: str, laid: str, said: str) -> None:
    ids = position_from_json(TELLING, GAMES).game.ids
    assert plain(why_alone(ids, card, laid)) == said


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
def test_the_deciding_card_goes_straight_to_whom_it_is_for_and_what_was_laid_lies_still_meanwhile(rtl: bool) -> None:
    game = Table("karov-meod", 2, 4, rtl=rtl)
    stage = game.surface.stage
    weaker = stayed = 0
    lay: dict[str, tuple[float, float, float]] = {}
    went: set[int] = set()

    def told(event: Event) -> None:
        nonlocal weaker, lay, stayed
        here: dict[str, tuple[float, float, float]] = {}
        for seat in (0, 1):
            item = stage.item_at(Ref(f"laid.{seat}", 0))
            if item is not None and item.face_up:
                here[item.text] = (round(item.target.x), round(item.target.y), round(item.target.width))
        if event.args.get("code") == "contest":
            weaker, lay = int(event.about[3]), here
        elif event.code == "moved" and event.args["from"] in ("open", "laid.0", "laid.1") and lay:
            moved = [abs(a - b) for text, place in here.items() for a, b in zip(lay[text], place, strict=True)]
            assert max(moved, default=0) <= 4, event
            stayed += len(here)
        if event.code == "moved" and event.args["to"] == "offer":
            card = stage.item_at(Ref("offer", 0))
            assert card is not None
            assert (card.target.y > stage.board.height / 2) == (weaker == 0), "on the side of whoever decides about it"
            went.add(weaker)
        if event.code == "now":
            lay = {}

    game.surface.teller.told.connect(told)
    game.opening()
    for _ in game.play():
        lay = {}
    game.end()
    assert went == {0, 1} and stayed > 4, (went, stayed)


def test_the_two_figures_of_a_card_say_what_each_of_them_is() -> None:
    use("en")
    said = [meaning("karov-meod", Figure(Ref("laid.0", 0), "3", lit=lit)) for lit in (False, True)]
    assert "value" in said[0] and "how far" not in said[0].casefold()
    assert "how far" in said[1].casefold() and "value" not in said[1]


def test_no_laid_card_lies_at_a_card_for_which_it_was_not_laid() -> None:
    game = Table("karov-meod", 4, 4)
    stage, one = game.surface.stage, game.controller
    assert isinstance(one, KarovMeodController)
    left = 0

    def told(event: Event) -> None:
        nonlocal left
        chosen = {card.text: card.item.target for card in stage.cards("open") if card.item is not None}
        for seat, text in one._aimed.items():
            card = stage.item_at(Ref(f"laid.{seat}", 0))
            if card is None or not card.face_up or not chosen:
                continue
            at = card.target
            under = {face for face, place in chosen.items() if abs(place.x - at.x) < place.width / 2}
            assert under <= {text}, (event, seat)
            left += text not in chosen

    game.surface.teller.told.connect(told)
    game.opening()
    for _ in game.play(30):
        pass
    game.end()
    assert left > 3, left


def test_before_the_deal_nobody_waits_for_another_card() -> None:
    use("en")
    game = Table("karov-meod", 3, 2)
    stage, seen = game.surface.stage, list[str]()

    def shown() -> None:
        badges = [sign for sign, _ in stage.overlay.shown() if isinstance(sign, Badge)]
        assert badges and not any(badge.out for badge in badges)
        seen.extend(badge.line for badge in badges)

    game.surface.teller.told.connect(lambda event: shown())
    game.opening()
    assert "0 in hand · kept 0" in seen and "3 in hand · kept 0" in seen, set(seen)
    game.end()


@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
def test_rivals_for_a_card_lay_side_by_side_as_they_sit(rtl: bool) -> None:
    p, stage = telling(), bare_stage()
    lay(stage, table(p), view(p, 0), (1256, 644), rtl)
    badges = {sign.target: box.middle[0] for sign, box in stage.overlay.shown() if isinstance(sign, Badge)}
    rivals = (1, 3, 5)
    as_they_sit = sorted(rivals, key=lambda seat: badges[seat_ref(seat).zone])
    assert sorted(rivals, key=lambda seat: stage.places(f"laid.{seat}")[0].x) == as_they_sit


def test_the_place_before_which_a_card_would_lie_is_counted_from_one() -> None:
    p = position(1)
    one, seen = table(p, p.seat), view(p, p.seat)
    held = one.cards(seen)[0]
    found = one.choices(seen, held)
    text = one.text(seen, held)
    assert len(found) > 1
    for choice in found:
        assert choice.words == t("karov-meod.words.before.several", x=text, n=choice.target.index + 1)


def test_of_several_longest_series_the_lowest_is_pointed_at_in_whatever_order_the_cards_lie() -> None:
    assert longest_run([9, 8, 3, 2]) == longest_run([2, 3, 8, 9]) == range(2, 4)
    assert not longest_run([])
