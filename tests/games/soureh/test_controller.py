"""Soureh at the table: what a person sees and does (canon 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product
from statistics import median
from typing import Any, TypeVar

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.faces import LARGE_INDEX_BELOW
from app.art.tokens import theme
from app.engine import Event, Position, Reason, Result, View, agree, new_game, play, position_from_json, view
from app.games import GAMES
from app.games.soureh.columns import asks_for
from app.games.soureh.controller import DRAWN, SourehController
from app.games.soureh.telling import SourehTeller
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.picker import PickerStrip
from app.table.geometry import RATIO, Board, Box
from app.table.measures import words_room
from app.table.overlay import HEM_FREE
from app.table.prompts import Prompt, Ref, Rest
from app.table.signs import Call, Caption, Note, Sign, Tag
from app.table.surface import Surface
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.catalogue import Language
from app.wording.sentences import log_lines
from app.wording.tellers import named
from tests.covering import amount
from tests.shell.at_table import click, drag
from tests.shell.conftest import Memory
from tests.table.invented import Table
from tests.table.laid import MORE_SIZES, SIZES, acted, bare_stage, flaws, lay, plain, refused, surface_of, things, wrong

S = TypeVar("S", bound=Sign)
pytestmark = pytest.mark.usefixtures("qapp")

NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar", 3: "Grandma Rachel"}
ROWS = {
    "closed.0": ["5D", "2S", "AC", "3H"],
    "open.0": ["4H", "7S", "TD", "6H"],
    "closed.1": ["9D", "4C", "6S", "TH"],
    "open.1": ["8C", "5H", "AD", "3S"],
    "closed.2": ["8D", "8S", "3D", "5S"],
    "open.2": ["9H", "6C", "4D", "7H"],
}
"""The rows of the canon's cases 2 and 4."""
DOUBLE_RING = 8.0
"""How far the double ring of a winning card reaches beyond it, px."""
RING_REACH = 5.0
"""How far the ring of a counted card, or of one that may be exchanged, reaches beyond it, px."""
SMALLEST = (876, 476)
"""The cloth of a window of 900 x 600."""


def position(seats: int = 3, options: dict[str, Any] | None = None, **parts: Any) -> Position:
    """A partial position with the rows of the cases: seat 0 has drawn the nine of spades."""
    zones = {name: cards for name, cards in ROWS.items() if int(name[-1]) < seats}
    drawn = {"drawn": ["9S"], "stock": ["2C", "8H", "7D"]}
    data: dict[str, Any] = {
        "game": "soureh",
        "partial": True,
        "seats": seats,
        "options": options or {},
        "rng": 1,
        "turn": parts.pop("turn", 0),
        "phase": parts.pop("phase", "place"),
        "zones": {**zones, **drawn, **parts.pop("zones", {})},
        "vars": {"dealer": seats - 1, "scores": [0] * seats, **parts},
    }
    return position_from_json(data, GAMES)


def table(p: Position | View, seat: int | None = 0) -> SourehController:
    """The controller of the game for a seat."""
    return SourehController(p.game, seat, NAMES, computers=())


def prompt(p: Position, seat: int = 0) -> Prompt:
    """What the voice says to a seat."""
    return table(p, seat).prompt(view(p, seat), None)


def laid(qtbot: QtBot, p: Position, seat: int | None = 0, size: tuple[int, int] = (1256, 644)) -> Surface:
    """The table with a position on it."""
    return surface_of(qtbot, table(p, seat), view(p, seat), size)


def signs(surface: Surface, kind: type[S]) -> list[S]:
    """The signs of a kind on the cloth."""
    return [sign for sign, _ in surface.stage.overlay.shown() if isinstance(sign, kind)]


def small(surface: Surface) -> list[str]:
    """The words in the smallest style."""
    return [sign.text for sign in signs(surface, Caption) if sign.style == "small"]


# Gestures


def test_the_drawn_card_is_in_hand_by_itself_and_a_click_exchanges_a_closed_card(qtbot: QtBot) -> None:
    surface = laid(qtbot, position())
    heard = acted(surface)
    assert surface.gestures.held is None
    click(surface, surface.card_point(Ref("closed.0", 3)))
    assert heard == [("self:3",)]


def test_a_click_on_an_open_card_of_another_exchanges_it(qtbot: QtBot) -> None:
    surface = laid(qtbot, position())
    heard = acted(surface)
    click(surface, surface.card_point(Ref("open.2", 1)))
    assert heard == [("other:2:1",)]


@pytest.mark.parametrize(
    ("target", "action"),
    [(Ref("closed.0", 0), "self:0"), (Ref("open.1", 3), "other:1:3"), (Ref("discard"), "throw")],
)
def test_the_drawn_card_is_dragged_to_where_it_goes(qtbot: QtBot, target: Ref, action: str) -> None:
    surface = laid(qtbot, position())
    heard = acted(surface)
    drag(surface, surface.card_point(DRAWN), surface.card_point(target))
    assert heard == [(action,)]


def test_an_ace_is_veiled_and_refuses_all_but_a_ten(qtbot: QtBot) -> None:
    p = position()
    surface = laid(qtbot, p)
    heard, reasons = acted(surface), refused(surface)
    assert table(p).marks(view(p, 0), None) == {Ref("open.1", 2): "veil", DRAWN: "held"}
    click(surface, surface.card_point(Ref("open.1", 2)))
    assert not heard and reasons == [Reason("ace-needs-ten", ("AD", "9S"))]
    ten = position(zones={"drawn": ["TC"]})
    assert table(ten).marks(view(ten, 0), None) == {DRAWN: "held"}
    assert Ref("open.1", 2) in [choice.target for choice in table(ten).choices(view(ten, 0), DRAWN)]


def test_ones_own_open_card_and_the_closed_rows_of_others_are_refused_in_words(qtbot: QtBot) -> None:
    surface = laid(qtbot, position())
    heard, reasons = acted(surface), refused(surface)
    click(surface, surface.card_point(Ref("open.0", 1)))
    click(surface, surface.card_point(Ref("closed.1", 0)))
    assert not heard and reasons == [Reason("own-open-card", ("7S",)), Reason("closed")]


def test_a_card_of_a_row_dropped_on_as_a_whole_names_what_is_in_the_way(qtbot: QtBot) -> None:
    p = position(declarer=[1], turn=0)
    assert table(p).refusal(view(p, 0), DRAWN, Ref("open.2")) == Reason("declarer-only", (1,))
    assert table(p).refusal(view(p, 0), DRAWN, Ref("open.1")) == Reason("ace-needs-ten", ("AD", "9S"))


def test_the_keyboard_alone_reaches_every_place_of_the_drawn_card(qtbot: QtBot) -> None:
    p = position()
    surface = laid(qtbot, p)
    targets = {choice.target for choice in table(p).choices(view(p, 0), DRAWN)}
    assert targets <= set(surface.reachable())
    assert surface.reachable().keys() >= {DRAWN}


def test_a_double_click_on_the_drawn_card_throws_it_away() -> None:
    p = position()
    assert table(p).choices(view(p, 0), DRAWN)[0].actions == ("throw",)


# What is seen


def test_each_column_of_ones_own_says_whether_it_fits_and_how_many_do(qtbot: QtBot) -> None:
    p = position()
    own = {Ref("closed.0", c): kind for c, kind in enumerate(["fits", "fits", "fits", "misfits"])}
    assert table(p).states(view(p, 0)) == own
    columns = [
        "5 higher than red 4: fits",
        "2 lower than black 7: fits",
        "an ace and another card: fits",
        "3 not higher than red 6",
    ]
    assert [plain(words) for words in small(laid(qtbot, p))] == ["Three columns of four fit", *columns]
    assert table(p, None).states(view(p, None)) == {}, "an onlooker knows no closed card"
    assert not small(laid(qtbot, p, None))


@pytest.mark.parametrize("seats", GAMES["soureh"].seats())
@pytest.mark.parametrize("rtl", [False, True])
def test_each_pair_says_in_words_whether_it_fits_in_the_smallest_window_too(
    qtbot: QtBot, seats: int, rtl: bool
) -> None:
    p = new_game(agree(GAMES["soureh"], seats, {}).rules, seats, 5).position
    use("he" if rtl else "en")
    surface = surface_of(qtbot, table(p, p.turn), view(p, p.turn), SMALLEST, rtl)
    assert len(small(surface)) == 5
    assert not list(flaws(surface.stage))


@pytest.mark.parametrize("declarer", [1, 2, 3])
@pytest.mark.parametrize("rtl", [False, True])
def test_each_pair_says_whether_it_fits_in_the_smallest_window_with_four_and_a_declaration(
    qtbot: QtBot, declarer: int, rtl: bool
) -> None:
    more = {"closed.3": ["2D", "4S", "8H", "7C"], "open.3": ["TD", "9H", "5S", "6S"]}
    p = position(4, declarer=[declarer], zones=more)
    use("he" if rtl else "en")
    surface = surface_of(qtbot, table(p), view(p, 0), SMALLEST, rtl)
    words = [plain(line) for line in small(surface)]
    assert len(words) == 5
    if not rtl:
        assert words == ["If shown now: 10 points", "4 points", "2 points", "1 point", "3 points"]
    assert not list(flaws(surface.stage))


def test_what_each_pair_would_count_is_said_only_while_another_declaration_stands_and_cards_count() -> None:
    three, variation = position(declarer=[1]), {"variation": True}
    assert table(three).at_stake(view(three, 0)) == [4, 2, 1, 3]
    assert table(three, 1).at_stake(view(three, 1)) == [], "it is one's own declaration"
    assert table(three, None).at_stake(view(three, None)) == [], "an onlooker has no row"
    assert table(position()).at_stake(view(position(), 0)) == [], "nobody has declared"
    lost = position(declarer=[1], options=variation)
    assert table(lost).at_stake(view(lost, 0)) == [], "two lose ten points each"
    last = position(declarer=[1], safe=[2], options=variation)
    assert table(last).at_stake(view(last, 0)) == [4, 2, 1, 3], "the last to lose counts as well"


@pytest.mark.parametrize(("phase", "won"), [("place", False), ("count", True), ("over", True)])
def test_whoever_declared_has_won_the_deal_once_pairs_are_counted(phase: str, won: bool) -> None:
    p = position(declarer=[1])
    called = table(p).call(replace(view(p, 0), phase=phase), 1)
    assert isinstance(called, Tag if won else Call)
    assert called.text == ("won this deal" if won else t("soureh.cry"))


def test_a_badge_has_the_score_and_how_far_the_next_hundred_is() -> None:
    p = position(scores=[16, 84, 250], options={"threshold": 300})
    lines = [plain(table(p).badge_line(view(p, 0), seat)) for seat in range(3)]
    assert lines == ["16 points · 84 more to 100", "84 points · 16 more to 100", "250 points · 50 more to 300"]
    assert plain(table(p).quiet_fact(view(p, 0))) == "Threshold: 300"
    first = position()
    assert plain(table(first).badge_line(view(first, 0), 0)) == "0 points", "a hundred more to a hundred says nothing"
    ended = replace(view(p, 0), turn=None, result=Result((0,), (16, 84, 308), "lowest"))
    assert plain(table(p).badge_line(ended, 1)) == "84 points", "once the game is over there is nothing to go"
    calm = table(p)
    calm.calm = True
    assert calm.badge_line(view(p, 0), 1) == ""


def test_below_a_hundred_a_badge_says_how_far_the_threshold_is_which_ends_the_game_before() -> None:
    p = position(scores=[14, 50, 0], options={"threshold": 50})
    lines = [plain(table(p).badge_line(view(p, 0), seat)) for seat in range(3)]
    assert lines == ["14 points · 36 more to 50", "50 points", "0 points"]
    words = [plain(line) for line in SourehTeller().beside(view(p, 0), 0)]
    assert words[-1] == "Score: 14; to the threshold: 36"


def test_the_goal_is_not_said_where_it_is_reached_or_nobody_may_declare() -> None:
    fits = position(zones={"closed.0": ["5D", "2S", "AC", "AS"]})
    for p, said in ((position(), True), (fits, False), (position(declarer=[1]), False), (counting(0, 0), False)):
        controller = table(p)
        controller.watch(view(p, 0))
        assert bool(controller.goal) == said


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        ((16, 112, 100), "Omar passed 100 points."),
        ((112, 16, 34), "Noa passed 100 points."),
        ((16, 112, 130), "Somebody has passed the threshold."),
    ],
)
def test_the_end_names_the_one_who_passed_the_threshold(scores: tuple[int, ...], words: str) -> None:
    controller = table(position())
    assert plain(controller.reason(Result((0,), scores, "threshold"))) == words
    assert plain(controller.reason(Result((0,), scores, "cap"))) == "The agreed deals have been played."


def test_a_declaration_stands_at_its_badge_with_the_turns_until_the_showing(qtbot: QtBot) -> None:
    p = position(declarer=[1])
    surface = laid(qtbot, p)
    (call,), (note,) = signs(surface, Call), signs(surface, Note)
    assert [plain(call.text), plain(call.detail)] == ["Soureh!", "shown in 1 turn"]
    assert plain(note.title) == "Omar can be spoiled"
    (hit,) = signs(laid(qtbot, position(declarer=[1], blocked=True)), Note)
    assert plain(hit.title) == "A card of Omar\u2019s was exchanged"
    assert not signs(laid(qtbot, position()), Call), "nobody has declared"


def test_only_the_declarer_can_be_hit_and_only_once() -> None:
    p = position(declarer=[2])
    hit = {choice.target.zone for choice in table(p).choices(view(p, 0), DRAWN)}
    assert hit == {"closed.0", "open.2", "discard"}
    detail = plain(prompt(p).whole.detail)
    assert detail.startswith("This is your last turn before the cards are shown.") and "an open card of Tamar" in detail
    assert "last turn" not in prompt(position()).whole.detail
    p = position(declarer=[2], blocked=True)
    assert {choice.target.zone for choice in table(p).choices(view(p, 0), DRAWN)} == {"closed.0", "discard"}
    assert "A card of Tamar\u2019s was exchanged" in plain(prompt(p).whole.detail)


def test_who_has_won_the_deal_in_the_variation_lies_open_and_says_so(qtbot: QtBot) -> None:
    fitting = {"closed.1": ["9D", "4C", "6S", "2H"], "open.1": ["8H", "5C", "AD", "3S"]}
    p = position(options={"variation": True}, safe=[1], zones=fitting)
    surface = laid(qtbot, p)
    assert [sign.text for sign in signs(surface, Tag)] == ["won this deal"]
    states = table(p).states(view(p, 0))
    assert [states[Ref("closed.1", c)] for c in range(4)] == ["fits"] * 4
    assert table(p).quiet_fact(view(p, 0)).endswith("additional variation")


def test_who_has_left_the_game_is_out_with_what_he_had() -> None:
    rows: dict[str, list[str]] = {"closed.1": [], "open.1": []}
    p = position(options={"ending": "last"}, out=[1], scores=[5, 111, 20], zones=rows)
    assert plain(table(p).out_line(view(p, 0), 1)) == "left with 111"
    assert list(table(p).out(view(p, 0))) == [1]


# Declaring and counting


def test_the_voice_asks_where_the_drawn_card_goes_and_says_that_the_row_fits() -> None:
    p = position()
    assert plain(prompt(p).sentence) == "You drew 9♠. Where does it go?"
    assert [button.actions for button in prompt(p).buttons] == [("throw",)]
    assert "Only a ten replaces A♦." in plain(prompt(p).whole.detail)
    fitting = position(zones={"closed.0": ["5D", "2S", "AC", "9C"]})
    assert "you may declare Soureh" in prompt(fitting).whole.detail


def test_a_row_that_fits_may_be_declared_with_one_button() -> None:
    p = play(position(zones={"drawn": ["9C"]}), "self:3").position
    assert p.phase == "declare"
    asked = prompt(p)
    assert [button.actions for button in asked.buttons] == [("done",), ("soureh",)]
    assert asked.buttons[-1].main and plain(asked.buttons[-1].label) == "Soureh!"
    assert table(p).cards(view(p, 0)) == []


def counting(column: int, total: int, score: int = 0) -> Position:
    """Seat 1 counts its pairs 9 and 8, 4 and 5, 6 and an ace, 10 and 3."""
    zones = {"closed.0": ["5D", "2S", "AC", "9C"], "drawn": []}
    read: dict[str, Any] = {"queue": [1, 2], "column": column, "sum": total, "scores": [0, score, 0]}
    return position(turn=1, phase="count", zones=zones, declarer=[0], **read)


def test_counting_offers_each_value_with_its_card_and_what_it_brings() -> None:
    p = counting(0, 0, 40)
    asked = prompt(p, 1)
    assert asked.picker is not None
    picks = [(pick.number, plain(pick.label), plain(pick.detail)) for pick in asked.picker.picks]
    assert picks == [("8", "8♣", "sum 8"), ("9", "9♦", "sum 9")]
    assert plain(asked.detail) == "So far 0; your score is 40."
    first = prompt(counting(0, 0), 1).picker
    assert first is not None
    assert [plain(pick.detail) for pick in first.picks] == ["sum 8", "sum 9"], "nothing is added to no score"
    p = counting(0, 0)
    p.zones["closed.1"][1] = p.zones["open.1"][1]
    alone = prompt(p, 1).picker
    assert alone is not None
    assert [plain(pick.detail) for pick in alone.picks] == ["sum 8", "sum 9"], "a pair without a choice comes after it"


def test_an_ace_asks_1_or_11_and_another_card_counts_by_itself() -> None:
    p = counting(2, 12)
    one, seen = table(p, 1), view(p, 1)
    assert one.cards(seen) == [Ref("open.1", 2), Ref("closed.1", 2)]
    (six,) = one.choices(seen, Ref("closed.1", 2))
    assert six.actions == ("count:6",)
    (ace,) = one.choices(seen, Ref("open.1", 2))
    assert not ace.actions and [pick.actions for pick in ace.picks] == [("count:1",), ("count:11",)]
    assert [button.actions for button in one.prompt(seen, Ref("closed.1", 2)).buttons] == [("count:6",)]
    held = one.prompt(seen, Ref("open.1", 2))
    assert held.picker is not None and len(held.picker.picks) == 2


def test_the_sum_that_makes_a_round_hundred_is_named_and_the_last_value_shows_the_score() -> None:
    p = counting(3, 13, 84)
    asked = prompt(p, 1)
    assert "A sum of 16 makes a round hundred" in plain(asked.detail)
    assert asked.picker is not None
    assert [plain(pick.detail) for pick in asked.picker.picks] == ["score 50", "score 107"]
    assert "round hundred" not in prompt(counting(3, 14, 84), 1).whole.detail


def test_while_another_counts_its_pair_is_marked_and_its_sum_stands_at_its_badge() -> None:
    p = counting(2, 12)
    states = table(p).states(view(p, 0))
    assert states[Ref("closed.1", 2)] == states[Ref("open.1", 2)] == "last_move"
    assert states[Ref("closed.0", 0)] == "fits", "the winner's row lies open"
    assert plain(table(p).badge_line(view(p, 0), 1)) == "Counting: 12"
    assert plain(prompt(p).sentence) == "Omar counts the cards."


# What is told


def rests(p: Position, action: str, seat: int) -> list[Rest]:
    """The rests after an action's events, as a seat is told them."""
    step = play(p, action)
    told = step.told(seat)
    return [table(p, seat).rest(event, view(p, seat)) for event in told]


def test_a_declaration_is_heard_with_the_row_that_it_is_about() -> None:
    p = play(position(zones={"drawn": ["9C"]}), "self:3").position
    cry = max(rests(p, "soureh", 1), key=lambda rest: rest.ms)
    assert plain(cry.words) == "Noa: Soureh! Everybody else has one turn left."
    assert cry.lit == tuple(Ref("open.0", c) for c in range(4)) and plain(cry.pill) == "Soureh!"


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_two_others_did_to_ones_row_is_a_sentence_each_beside_the_next_question(language: str) -> None:
    use(language)
    p = position(turn=1)
    one, log = table(p), list[str]()
    for action in ("other:0:1", "other:0:0"):
        step = play(p, action)
        one.expect(step.told(0))
        log += log_lines("soureh", step.told(0), one.names)
        p = step.position
    done = one.done_to_me()
    assert list(one.reworded) == log, "so that it is said once where the log is summed up before it"
    yours, owners = t("soureh.log.in-row.you"), named("soureh.log.in-row", one.names, 0)
    assert yours != owners and done == [line.replace(owners, yours) for line in log]
    assert len(done) == 2 and all(bare(words).count(".") == 1 for words in done), done
    assert p.turn == 0 and all(words in one.prompt(view(p, 0), None).whole.detail for words in done)
    one.take_back()
    assert not one.done_to_me(), "it has not been done then"


def test_an_exchange_by_another_lights_the_card_that_lies_open_now() -> None:
    p = position(turn=1)
    told = max(rests(p, "other:0:1", 0), key=lambda rest: rest.ms)
    assert told.lit == (Ref("open.0", 1),)
    assert not told.words, "the narration says who did it"
    closed = max(rests(p, "self:1", 0), key=lambda rest: rest.ms)
    assert closed.ms and closed.lit == (Ref("closed.1", 1),) and not closed.words
    assert closed.mark == "last_move", "nobody takes anything"
    own = [rest for rest in rests(position(), "self:1", 0) if rest.lit]
    assert not own, "a person knows where they have laid it"


def test_what_a_spoiled_declaration_and_a_shown_one_come_to_is_said() -> None:
    spoiling = position(
        2, turn=1, declarer=[0], zones={"closed.0": ["5D", "2S", "AC", "9C"], "drawn": ["2C"], "stock": ["8H"]}
    )
    stops = {plain(rest.words): rest for rest in rests(spoiling, "other:0:0", 1) if rest.words}
    stop = stops["Noa\u2019s row no longer fits: the declaration is spoiled."]
    assert stop.lit == tuple(Ref("open.0", c) for c in range(4)) and (stop.pill, stop.mark) == ("Spoiled", "contested")
    shown = [plain(rest.words) for rest in rests(spoiling, "throw", 1) if rest.words]
    assert shown == ["Noa shows the cards, and they all fit."]


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        (0, "5♦ is not lower than the black 2♣: it does not fit."),
        (1, "Only an ace fits 2♣."),
        (None, "Only an ace fits 2♣."),
    ],
)
def test_it_is_said_by_which_card_a_declaration_is_spoiled(seat: int | None, why: str) -> None:
    """Only the declarer sees the pair that no longer fits."""
    closed = {"closed.0": ["5D", "2S", "AC", "9C"], "closed.1": ["2C", "2D", "2H", "3S"]}
    p = position(2, turn=1, declarer=[0], zones={**closed, "drawn": ["2C"], "stock": ["8H"]})
    one, step = table(p, seat), play(p, "other:0:0")
    events = step.told(seat)
    one.expect(events)
    (rest,) = [one.rest(event, view(step.position, seat)) for event in events if event.said == "spoiled"]
    assert plain(rest.detail) == why


def test_what_is_booked_is_said() -> None:
    said = [plain(rest.words) for rest in rests(counting(3, 13, 84), "count:3", 2) if rest.words]
    assert said == ["Omar counted 16 points.", "Omar has a round hundred: 50 are taken off."]


@pytest.mark.parametrize("seat", [0, 1])
def test_pairs_that_another_counts_pass_and_the_stop_is_their_sum_with_each_of_them(seat: int) -> None:
    p, one = counting(0, 0, 10), table(counting(0, 0, 10), seat)
    passing: list[Rest] = []
    stops: list[Rest] = []
    badge = ""
    while p.turn == 1 and p.phase == "count":
        one.watch(view(p, seat))
        lowest = min(p.game.rules.legal(p), key=lambda action: int(action.args[0]))
        step = play(p, str(lowest))
        told = step.told(seat)
        one.expect(told)
        for event in told:
            passing += [rest for rest in (one.before(event, view(p, seat)),) if rest.words]
            stops += [rest for rest in (one.rest(event, view(p, seat)),) if rest.words]
            if stops and not badge:
                badge = plain(one.score_line(view(p, seat), 1))
        p = step.position
    who = NAMES[1]
    assert plain(stops[0].words) == f"{who} counted 16 points."
    pairs = ["8 for 9\u2666 and 8\u2663", "4 for 4\u2663 and 5\u2665"]
    pairs += ["1 for 6\u2660 and A\u2666", "3 for 10\u2665 and 3\u2660"]
    assert plain(stops[0].detail) == f"Pair by pair: {'; '.join(pairs)}." and not stops[0].passes
    decide = tuple(Ref(f"{row}.1", c) for c, row in enumerate(("open", "closed", "open", "open")))
    assert stops[0].lit == decide, "all four lie in sight with their sum"
    assert badge == "26 points", "the badge does not lag behind what is said"
    assert len(passing) == (0 if seat else 4) and all(rest.passes == "begun" for rest in passing)
    if passing:
        grown = [f"{who} counts {'; '.join(pairs[: n + 1])}." for n in range(4)]
        assert [plain(rest.words) for rest in passing] == grown
        assert [rest.lit for rest in passing] == [(ref,) for ref in decide]


# Where things lie


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_over_anything_else_whoever_has_declared(seats: int, rtl: bool) -> None:
    opening = new_game(agree(GAMES["soureh"], seats, {}).rules, seats, 4).position
    positions = []
    for declarer in set(range(seats)) - {opening.turn}:
        p = opening.copy()
        p.vars["declarer"], p.vars["scores"] = (declarer,), (88,) * seats
        positions.append(p)
    assert wrong(positions, table, rtl, MORE_SIZES) == []


def test_the_rows_of_a_seat_are_in_step(qtbot: QtBot) -> None:
    p = position()
    stage = laid(qtbot, p).stage
    for seat in range(3):
        boxes = ([stage.overlay.box(Ref(f"{row}.{seat}", c)) for c in range(4)] for row in ("closed", "open"))
        for closed, shown in zip(*boxes, strict=True):
            assert closed is not None and shown is not None
            assert closed.x == shown.x
            assert (closed.y > shown.y) == (seat == 0), "the closed row is the one nearer to its owner"


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neither_the_ring_of_a_row_that_won_nor_the_hem_cuts_through_the_words_above_its_pairs(
    qtbot: QtBot, seats: int, rtl: bool
) -> None:
    p = new_game(agree(GAMES["soureh"], seats, {}).rules, seats, 4).position
    surface = laid(qtbot, p, size=SMALLEST)
    surface.seat(table(p), rtl)
    surface.show_view(view(p, 0))
    stage = surface.stage
    words = [(sign, box) for sign, box in stage.overlay.shown() if isinstance(sign, Caption) and sign.cards]
    assert len(words) == 4
    for sign, box in words:
        card = stage.overlay.box(sign.cards[0])
        assert card is not None
        assert box.y + box.height <= card.y - DOUBLE_RING
        assert box.x >= HEM_FREE and box.x + box.width <= SMALLEST[0] - HEM_FREE


def test_the_names_of_the_piles_say_how_many_cards_they_hold(qtbot: QtBot) -> None:
    names = [plain(one.text) for one in signs(laid(qtbot, position()), Caption) if one.style == "name"]
    assert names == ["Stock · 3", "Second pile · 0"]
    assert t("soureh.zone.drawn") == "drawn card"


def test_what_fits_stays_marked_while_events_are_told(qtbot: QtBot) -> None:
    p = position(turn=1)
    surface = laid(qtbot, p)
    surface.clock.speed = 1.0
    step = play(p, "other:0:3")
    surface.perform(step.told(0), view(step.position, 0))
    assert surface.teller.busy
    items = [surface.stage.item_at(Ref("closed.0", c)) for c in range(4)]
    assert all(item is not None and len(item.childItems()) == 2 for item in items), "what fits, and the small back"
    surface.finish()


def test_ones_own_rows_stay_large_in_the_smallest_window_with_four(qtbot: QtBot) -> None:
    surface = laid(qtbot, new_game(GAMES["soureh"], 4, 5).position, size=(876, 476))
    own = [surface.stage.item_at(Ref(f"{row}.0", column)) for row in ("closed", "open") for column in range(4)]
    assert all(card is not None and card.width >= 55 for card in own)


@pytest.mark.parametrize(("size", "least"), [((1256, 644), 70), ((1342, 612), 66)])
def test_the_rows_of_others_are_hardly_smaller_than_ones_own(
    qtbot: QtBot, size: tuple[int, int], least: float
) -> None:
    """They were 60 px wide beside 76 of one's own, and the closed piles were larger than either."""
    surface = laid(qtbot, new_game(GAMES["soureh"], 4, 5).position, size=size)
    wide = {zone: surface.stage.places(zone)[0].width for zone in ("open.0", "open.1", "open.2", "open.3", "stock")}
    others = {wide[f"open.{seat}"] for seat in (1, 2, 3)}
    assert min(others) >= max(least, 0.85 * wide["open.0"]) and wide["stock"] <= 1.1 * wide["open.0"], wide


@pytest.mark.parametrize("phase", ["place", "count"])
@pytest.mark.parametrize("size", [(1256, 644), (1342, 612), (1896, 908)])
@pytest.mark.parametrize("seats", GAMES["soureh"].seats())
def test_the_rings_of_two_neighbours_do_not_touch(
    qtbot: QtBot, seats: int, size: tuple[int, int], phase: str
) -> None:
    """Those of the four cards that a rival counts ran into one another, and so did those of its open row."""
    p = new_game(GAMES["soureh"], seats, 5).position
    p.phase = phase
    stage = laid(qtbot, p, size=size).stage
    for row, seat in product(("closed", "open"), range(seats)):
        boxes = sorted((one.x, one.width) for one in stage.places(f"{row}.{seat}"))
        assert all(there[0] - here[0] - here[1] > 2 * RING_REACH for here, there in pairwise(boxes)), (row, seat)


@pytest.mark.parametrize("size", [(1256, 644), (1342, 612)])
def test_suits_of_the_closed_rows_of_others_are_seen_while_pairs_are_counted(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """A large index takes three fifths of the height."""
    p = new_game(GAMES["soureh"], 4, 5).position
    p.phase = "count"
    stage = laid(qtbot, p, size=size).stage
    for seat in (1, 2, 3):
        closed, opened = (stage.places(f"{row}.{seat}")[0] for row in ("closed", "open"))
        assert opened.y - closed.y > 0.58 * closed.width * RATIO


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("size", [SMALLEST, (876, 431), (1256, 644)])
@pytest.mark.parametrize("seats", GAMES["soureh"].seats())
def test_ones_own_cards_keep_their_indices_when_somebody_declares(
    qtbot: QtBot, seats: int, size: tuple[int, int], rtl: bool
) -> None:
    use("he" if rtl else "en")
    opening = new_game(GAMES["soureh"], seats, 5).position
    looks = set()
    for declarer in range(-1, seats):
        p = opening.copy()
        p.vars["declarer"] = () if declarer < 0 else (declarer,)
        stage = surface_of(qtbot, table(p), view(p, 0), size, rtl).stage
        own = [stage.item_at(Ref(f"{row}.0", column)) for row in ("closed", "open") for column in range(4)]
        looks |= {card is not None and (card.large or card.width < LARGE_INDEX_BELOW) for card in own}
    assert looks == {size != (1256, 644)}


@pytest.mark.parametrize("size", [SMALLEST, (876, 431), (1256, 644), (1342, 572)])
@pytest.mark.parametrize("seats", GAMES["soureh"].seats())
def test_all_cards_keep_their_indices_while_pairs_are_counted(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    """They grew from 57 px to 62, and their large indices became small ones just when they were to be read."""
    p, looks = new_game(GAMES["soureh"], seats, 5).position, list[list[bool]]()
    for phase in (p.phase, "count"):
        p.phase = phase
        stage = surface_of(qtbot, table(p), view(p, 0), size, rtl=True).stage
        cards = [stage.item_at(Ref(f"open.{seat}", column)) for seat in range(seats) for column in range(4)]
        looks.append([card is not None and (card.large or card.width < LARGE_INDEX_BELOW) for card in cards])
    assert looks[0] == looks[1] and all(looks[0][4:])


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", GAMES["soureh"].seats())
def test_the_rows_of_others_are_as_large_before_a_declaration_as_after_it(
    seats: int, size: tuple[int, int], rtl: bool
) -> None:
    """With three in the smallest window they were 52 px wide before it and 44 after."""
    use("he" if rtl else "en")
    opening, stage, widths = new_game(GAMES["soureh"], seats, 5).position, bare_stage(), set[tuple[float, ...]]()
    for declarer in range(-1, seats):
        p = opening.copy()
        p.vars["declarer"] = () if declarer < 0 else (declarer,)
        lay(stage, table(p), view(p, 0), size, rtl)
        widths.add(tuple(stage.places(f"open.{seat}")[0].width for seat in range(1, seats)))
    assert len(widths) == 1, widths


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("size", [(1256, 644), (1896, 908)])
def test_the_room_of_a_cry_parts_no_badge_from_its_cards_at_the_sides_nor_from_the_words_over_ones_own(
    size: tuple[int, int], rtl: bool
) -> None:
    use("he" if rtl else "en")
    p = new_game(GAMES["soureh"], 4, 5).position
    one, seen = table(p), view(p, 0)
    one.watch(seen)
    boxes = one.plan(seen.zones, Board(float(size[0]), float(size[1]), across=SourehController.across, rtl=rtl)).boxes
    for badge, cards in (("badge.1", "closed.1"), ("badge.3", "closed.3"), ("fits", "badge.0")):
        above, below = boxes[badge], boxes[cards]
        assert 0.0 <= below.y - above.y - above.height < 12.0, (badge, cards)


def test_each_pair_says_in_words_why_it_fits() -> None:
    # Two closed rows: 5D faces 4H, 2S faces 7S, AC faces TD, 3H faces 6H; then aces that are faced.
    p = position(turn=1)
    one, now, board = table(p), view(p, 0), Board(1256.0, 644.0)
    notes = [one.explain(now, Ref("closed.0", column), board) for column in range(4)]
    assert [note.title for note in notes if note] == [t("soureh.label.column", n=n) for n in range(1, 5)]
    said = [note.lines[0] for note in notes if note is not None]
    assert said == [
        t("soureh.fits.red", x="5D", y="4H"),
        t("soureh.fits.black", x="2S", y="7S"),
        t("soureh.fits.ace", x="AC", y="TD"),
        t("soureh.misfits.red", x="3H", y="6H"),
    ]
    aces = {"closed.0": ["AD", "9S", "8S", "3H"], "open.0": ["AS", "AH", "4H", "6C"]}
    p = position(2, turn=1, zones={**aces, "open.1": ["8C", "5H", "TD", "3S"], "drawn": ["7C"]})
    now = view(p, 0)
    said = [note.lines[0] for column in range(4) if (note := table(p).explain(now, Ref("open.0", column), board))]
    assert said == [
        t("soureh.misfits.ace", x="AD", y="AS"),
        t("soureh.fits.on-ace", x="9S", y="AH"),
        t("soureh.fits.red", x="8S", y="4H"),
        t("soureh.fits.black", x="3H", y="6C"),
    ]


def test_whoever_points_at_a_place_for_the_drawn_card_reads_what_it_would_do_there() -> None:
    """What the pair does now stands above it already."""
    p, board = position(), Board(1256.0, 644.0)
    one, now = table(p), view(p, 0)
    own = [note for column in range(4) if (note := one.explain(now, Ref("closed.0", column), board))]
    assert [plain(note.title) for note in own] == [f"9♠ in column {n}" for n in range(1, 5)]
    assert [note.lines[0] for note in own] == [
        t("soureh.fits.red", x="9S", y="4H"),
        t("soureh.misfits.black", x="9S", y="7S"),
        t("soureh.misfits.red", x="9S", y="TD"),
        t("soureh.fits.red", x="9S", y="6H"),
    ]
    theirs = one.explain(now, Ref("open.1", 0), board)
    assert theirs is not None and plain(theirs.title) == "9♠ in place of 8♣"
    assert [plain(line) for line in theirs.lines] == ["Only lower cards and aces fit the black 9♠."]
    assert one.explain(now, Ref("open.1", 2), board) is None, "only a ten goes there"
    asked = [plain(asks_for(x)) for x in ("5H", "TD", "2S", "AC")]
    assert asked == ["Only higher cards and aces fit the red 5♥.", "Only an ace fits 10♦.", "Only an ace fits 2♠.",
                     "Every card but an ace fits A♣."]  # fmt: skip


def test_while_a_declaration_stands_the_voice_says_what_an_exchange_would_save() -> None:
    """The note about the declaration takes the place on the cloth."""
    board = Board(1256.0, 644.0)
    p = position(declarer=[1])
    one, now = table(p), view(p, 0)
    one.watch(now)
    assert one.note(now, board) is not None
    assert one.explain(now, Ref("closed.0", 0), board) is None, "they would overlap"
    words = [plain(one.pointed(now, Ref("closed.0", column), board)) for column in (0, 2)]
    assert words[0] == "9♠ is higher than the red 4♥: it fits. If shown then: 10 points."
    assert words[1] == "9♠ is not higher than the red 10♦: it does not fit. If shown then: 18 points."
    assert plain(one.pointed(now, Ref("open.1", 0), board)) == "Only lower cards and aces fit the black 9♠."
    assert table(position()).pointed(view(position(), 0), Ref("closed.0", 0), board) == "", "it is on the cloth"
    # What others have closed is not shown to the reader.
    assert table(p).explain(now, Ref("closed.1", 0), board) is None


def test_the_lowest_of_every_pair_is_counted_by_one_press() -> None:
    p = counting(0, 0)
    seat = p.turn
    assert seat is not None
    (button,) = table(p, seat).prompt(view(p, seat), None).buttons
    assert button.label == t("soureh.button.lowest", n=16) and button.main
    assert len(button.actions) == 4 - p.vars["column"]
    for action in button.actions:
        values = [int(str(one).split(":")[1]) for one in p.game.rules.legal(p)]
        assert action == f"count:{min(values)}"
        p = play(p, action).position
    assert p.phase != "count" or p.turn != seat


def test_a_round_hundred_is_counted_by_one_press_wherever_the_higher_cards_come_to_it() -> None:
    p = counting(0, 0, 83)
    lowest, hundred = prompt(p, 1).buttons
    assert (plain(lowest.label), plain(hundred.label)) == ("The lowest for all: 16", "Exactly 17") and hundred.main
    for action in hundred.actions:
        p = play(p, action).position
    assert p.vars["scores"][1] == 50
    (hundred,) = prompt(counting(0, 0, 84), 1).buttons
    assert plain(hundred.label) == "Exactly 16", "the lowest comes to it"


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("size", MORE_SIZES)
def test_the_first_card_of_the_next_deal_is_drawn_where_the_chips_have_been(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """The table is still laid out for counting while that is told; the card went to the upper edge, over a row."""
    p = counted(4, 2)
    assert p.turn is not None
    one = table(p, p.turn)
    surface = surface_of(qtbot, one, view(p, p.turn), size)
    boxes = one.plan(view(p, p.turn).zones, surface.stage.board).boxes
    assert boxes["drawn"].overlap(boxes["chips"]) > 0
    assert not any(boxes["drawn"].overlap(boxes[f"{row}.{seat}"]) for row in ("open", "closed") for seat in range(4))


def test_the_chips_of_counting_stay_put_while_pair_after_pair_is_clicked(qtbot: QtBot) -> None:
    p = counting(0, 0)
    surface = surface_of(qtbot, table(p, 1), view(p, 1), size=(900, 476))
    strip = PickerStrip(surface)
    qtbot.addWidget(strip)
    seen: dict[int, set[int]] = {}
    for column, total, score in ((0, 0, 12), (1, 6, 40), (2, 22, 91), (3, 31, 104)):
        picker = prompt(counting(column, total, score), 1).picker
        assert picker is not None
        strip.show_picker(picker)
        strip.lie_over(surface, 1.0)
        values = [int(pick.number) for pick in picker.picks]
        assert values == sorted(values), "the lowest is first"
        for place, chip in enumerate(strip.chips):
            seen.setdefault(place, set()).add(strip.x() + chip.x())
            assert surface.rect().contains(strip.geometry())
    assert set(seen) == {0, 1, 2}, "an ace makes three of them"
    assert all(len(places) == 1 for places in seen.values()), seen


def counted(seats: int, values: int) -> Position:
    """A game in which the seat in turn counts a pair with this many possible values."""
    for deal in range(40):
        p = new_game(agree(GAMES["soureh"], seats, {}).rules, seats, deal).position
        while p.phase != "count" or len(p.game.rules.legal(p)) != values:
            legal = [str(action) for action in p.game.rules.legal(p)]
            p = play(p, next((one for one in legal if one in ("soureh", "throw")), legal[0])).position
            if p.vars["deal"] > 1 or p.turn is None:
                break
        else:
            return p
    raise AssertionError(f"no pair with {values} values in 40 deals")


@pytest.mark.parametrize("seats", GAMES["soureh"].seats())
@pytest.mark.parametrize(("size", "values"), [(size, 2) for size in MORE_SIZES] + [((876, 476), 3), ((1896, 908), 3)])
def test_the_chips_of_counting_lie_over_no_card_and_no_words(
    qtbot: QtBot, seats: int, size: tuple[int, int], values: int
) -> None:
    p = counted(seats, values)
    assert p.turn is not None
    one, seen = table(p, p.turn), view(p, p.turn)
    if values > 2:
        # In a later deal there is a score, which the chips name too.
        seen = replace(seen, vars={**seen.vars, "scores": (88,) * seats})
    surface = surface_of(qtbot, one, seen, size)
    strip = PickerStrip()
    qtbot.addWidget(strip)
    strip.show_picker(one.prompt(seen, None).picker)
    strip.lie_over(surface, one.lines)
    assert len(strip.chips) == values
    # The strip lies over the window, and the things below it on a cloth that may be scaled up.
    shown = surface.mapToScene(strip.geometry().translated(-surface.pos())).boundingRect()
    box = Box(shown.x(), shown.y(), shown.width(), shown.height())
    assert not list(flaws(surface.stage))
    assert {thing.name for thing in things(surface.stage) for part in thing.parts if box.overlap(part) > 0} == set()


@pytest.mark.covering
@pytest.mark.parametrize("names", [NAMES, dict(enumerate("ABCD"))], ids=["long", "short"])
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", GAMES["soureh"].seats())
def test_the_rows_lie_still_while_seat_after_seat_counts(
    seats: int, size: tuple[int, int], rtl: bool, names: dict[int | str, str]
) -> None:
    """With short names they moved whenever another seat counted, whose badge has a sum and not a score."""
    use("he" if rtl else "en")
    seen, stage = view(counted(seats, 2), 0), bare_stage()
    for score in (0, 388):
        places = set()
        for turn, total in product(range(seats), (0, 19)):
            now = replace(seen, turn=turn, vars={**seen.vars, "scores": (score,) * seats, "sum": total})
            lay(stage, SourehController(seen.game, 0, names, computers=()), now, size, rtl)
            places.add(tuple(place for seat in range(seats) for place in stage.places(f"open.{seat}")))
        assert len(places) == 1


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[float]:
    """The largest text of all, as a factor."""
    settings = Settings(Memory(language="en", theme="light", text_size=130))
    Appearance(qapp, settings)
    yield settings.text_factor
    Appearance(qapp, Settings(Memory(language="en", theme="light")))


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("seats", GAMES["soureh"].seats())
@pytest.mark.parametrize("size", [(876, 431), (1256, 606)])
def test_with_the_largest_text_the_chips_of_counting_lie_over_nothing_either(
    qtbot: QtBot, large_text: float, seats: int, size: tuple[int, int]
) -> None:
    p = counted(seats, 3)
    assert p.turn is not None
    one, seen = table(p, p.turn), view(p, p.turn)
    surface = surface_of(qtbot, one, seen, size)
    surface.use_look(theme("light"), CardStyle(), large_text)
    surface.show_view(seen)
    strip = PickerStrip()
    qtbot.addWidget(strip)
    strip.show_picker(one.prompt(seen, None).picker)
    strip.lie_over(surface, one.lines)
    assert [chip.pick.number for chip in strip.chips] == sorted((chip.pick.number for chip in strip.chips), key=int)
    assert all(chip.pick.label in chip.toolTip() for chip in strip.chips if chip.pick.brief)
    shown = surface.mapToScene(strip.geometry().translated(-surface.pos())).boundingRect()
    box = Box(shown.x(), shown.y(), shown.width(), shown.height())
    assert not list(flaws(surface.stage))
    assert {thing.name for thing in things(surface.stage) for part in thing.parts if box.overlap(part) > 0} == set()


@pytest.mark.parametrize("language", ["he", "en"])
def test_the_room_of_a_piles_name_holds_it_with_any_count_wherever_it_breaks(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(language)
    one, board = table(new_game(GAMES["soureh"], 4, 5).position), Board(876.0, 476.0)
    for zone in ("stock", "discard"):
        whole = words_room("name", t(f"soureh.label.{zone}", n=1), width=999.0)[0]
        for most in (whole + 1, whole - 1, whole + 30):
            monkeypatch.setattr(one, "label_wide", lambda _, most=most: most)
            wide, high = one.label_room(zone, board)
            for count in (0, 1, 9, 13, 44):
                room = words_room("name", t(f"soureh.label.{zone}", n=count), width=most)
                assert room[0] <= wide + 10 and room[1] <= high, (zone, most, count)
    use("en")


@pytest.mark.parametrize("rtl", [False, True], ids=["en", "he"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ones_own_columns_lie_in_the_middle_or_right_beside_ones_badge(seats: int, rtl: bool) -> None:
    use("he" if rtl else "en")
    p = new_game(GAMES["soureh"], seats, 5).position
    one, seen = table(p), view(p, 0)
    one.watch(seen)
    for size in ((876.0, 476.0), (1256.0, 644.0)):
        found = one.plan(seen.zones, Board(*size, across=SourehController.across, rtl=rtl))
        own, badge = found.boxes["closed.0"], found.boxes["badge.0"]
        aside = abs(own.middle[0] - found.width / 2)
        assert aside < 2.0 or own.x - badge.x - badge.width < 60.0, (size, aside)
        assert aside < 0.12 * found.width


@pytest.mark.long
def test_one_more_turn_of_others_that_changes_nothing_open_is_told_quicker_and_still_said() -> None:
    use("en")
    game = Table("soureh", 4, 1)
    game.opening()
    row = met = 0
    quick, plain_ = list[float](), list[float]()
    for one in game.play(90):
        assert one.step is not None
        events = one.step.told(game.seat)
        act = next((event for event in events if event.code == "acted"), None)
        if act is None:
            # It is told together with what the same seat does next.
            assert game.controller.swift == 1.0
            continue
        quiet = act.action.verb in ("self", "throw") and act.seat != game.seat
        alone = not any(event.said for event in events)
        if quiet:
            assert [said for said in one.said if said.rest.who == act.seat], "nothing goes untold"
        row, met = row + 1 if quiet else 0, met + quiet
        # What the person has seen six times is told like one more in a row, from the first on; twelve times, like two.
        further = row - 1 + max(0, met - 1) // 6
        if quiet and alone:
            (quick if further > 1 else plain_).append(one.ms)
        if act.action.verb not in ("count", "other"):
            assert game.controller.swift == pytest.approx(min(2.5, 1.0 + 0.75 * further) if quiet and alone else 1.0)
    assert len(quick) > 1 and len(plain_) > 1 and max(quick) < median(plain_)
    game.end()


@pytest.mark.long
def test_what_a_familiar_turn_leads_to_is_not_hurried_with_it() -> None:
    use("en")
    game, acts, came = Table("soureh", 4, 1), list[float](), set[str]()

    def shown(event: Event) -> None:
        if event.source == "drawn" and any(later.said for later in game.controller.after(event)):
            acts.append(game.surface.clock.haste)
        elif event.said in ("soureh", "spoiled", "revealed") or event.code == "gathered":
            assert game.controller.swift == 1.0, event
            came.add(event.said or event.code)

    game.surface.teller.told.connect(shown)
    game.opening()
    for _ in game.play(150):
        pass
    assert came == {"soureh", "spoiled", "revealed", "gathered"}
    assert acts.count(2.5) > 3, "a turn of a kind that has been told twelve times"
    game.end()


@pytest.mark.long
def test_an_exchange_between_rivals_is_told_quicker_once_it_is_familiar_but_not_one_in_ones_own_row() -> None:
    use("en")
    game, elsewhere, mine = Table("soureh", 4, 1), list[float](), list[float]()
    last: Sequence[Event] = ()
    game.opening()
    for one in game.play(160):
        assert one.step is not None
        done, events = game.record.done[-1], one.step.told(game.seat)
        if done.seat == game.seat or not {str(event.args.get("action"))[:5] for event in events} & {"other"}:
            continue
        assert [said for said in one.said if said.rest.who == done.seat], "nothing goes untold"
        row = any(event.source == "open.0" for event in events)
        (mine if row or any(event.said for event in events) else elsewhere).append(game.controller.swift)
        last = last if row or any(event.said for event in events) else events
    assert mine and set(mine) == {1.0}
    assert elsewhere[:6] == [1.0] * 6 and set(elsewhere[6:]) == {1.5}
    anew = SourehController(game.controller.agreed, game.seat)
    anew.met = game.controller.met
    anew.expect(last)
    assert anew.swift == 1.5, "it stays familiar when the language changes"
    game.end()



@pytest.mark.long
def test_what_one_has_exchanged_oneself_is_not_looked_at_for_long() -> None:
    game = Table("soureh", 3, 1)
    game.opening()
    own = [
        one.ms for one in game.play(60)
        if game.record.done[-1].seat == game.seat and str(game.record.done[-1].actions[0]).startswith("other")
    ]  # fmt: skip
    assert len(own) > 3 and max(own) < 1300.0
    game.end()


@pytest.mark.long
def test_pairs_of_one_more_of_the_others_are_told_quicker_and_each_is_said() -> None:
    use("en")
    game = Table("soureh", 4, 1)
    game.opening()
    before, first, later = set[int](), list[float](), list[float]()
    for one in game.play(150):
        done = game.record.done[-1]
        assert one.step is not None
        codes = {event.code for event in one.step.events}
        if done.seat != game.seat and str(done.actions[0]).startswith("count") and "counted" not in codes:
            assert [said for said in one.said if said.rest.who == done.seat], "nothing goes untold"
            (later if before - {done.seat} else first).append(one.ms)
            before.add(done.seat)
        if "gathered" in codes:
            before = set()
    assert len(first) > 3 and len(later) > 3 and median(later) < 0.8 * median(first)
    game.end()


@pytest.mark.long
def test_a_declaration_and_the_first_count_of_a_deal_are_told_quicker_once_they_are_familiar_and_still_said() -> None:
    use("en")
    game = Table("soureh", 4, 1)
    game.opening()
    cries, counts = list[float](), list[float]()
    counted = set[int]()
    for one in game.play(amount(260, 420)):
        done = game.record.done[-1]
        assert one.step is not None
        said = [event for event in one.step.events if event.code == "said" and event.args["code"] == "soureh"]
        heard = [rest.rest.ms for rest in one.said if "Everybody else has one turn left" in rest.rest.words]
        assert len(heard) == len(said), "nothing goes untold"
        cries += heard
        codes = {event.code for event in one.step.events}
        if done.seat != game.seat and str(done.actions[0]).startswith("count") and "counted" not in codes:
            assert [rest for rest in one.said if rest.rest.who == done.seat], "nothing goes untold"
            counts += [one.ms] if not counted - {done.seat} else []
            counted.add(done.seat)
        if "gathered" in codes:
            counted = set()
    assert len(cries) > 7 and cries[-1] == cries[6] < 0.7 * cries[5] == 0.7 * cries[0]
    assert len(counts) > 6 and median(counts[-3:]) < 0.8 * median(counts[:3])
    game.end()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_of_quick_players_is_told_in_22_minutes(seats: int) -> None:
    minutes = list[float]()
    for deal in (1, 2, 3):
        game = Table("soureh", seats, deal)
        minutes.append((game.opening().ms + sum(one.ms for one in game.play())) / 60_000.0)
        game.end()
    assert median(minutes) < 18.0 and max(minutes) < 22.0, minutes


def test_a_newcomer_reads_that_points_are_bad() -> None:
    use("en")
    assert "Points count against you" in prompt(counting(3, 14, 84), 1).explains


@pytest.mark.parametrize("language", ["he", "en"])
def test_the_forecast_of_a_new_game_counts_deals_by_the_word_that_the_table_has_for_them(language: Language) -> None:
    use(language)
    noun = bare(t("soureh.label.deal", n=1)).split()[0]
    assert noun.lower() in bare(t("count.deal.1"))
