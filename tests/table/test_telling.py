"""Telling: events in the groups in which they are told, how long each is read, and what is left off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from unittest.mock import patch

import pytest
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import Event, hidden, new_game, view
from app.games import GAMES
from app.table.controllers import controller_for
from app.table.moves import DEAL_APART, TURN_MS
from app.table.prompts import Passes, Rest
from app.table.signs import Sign
from app.table.stage import Stage
from app.table.surface import Surface
from app.table.telling import FASTEST, PASSING, beats
from tests.table.invented import Table, Told, next_due


def test_what_is_done_opens_what_follows_and_what_only_keeps_the_books_is_not_told() -> None:
    told = [Event(code, moment, {}) for moment, code in enumerate(("acted", "said", "counted", "now"))]
    assert [[event.code for event in beat] for beat in beats(told, ("hand",))] == [["acted", "said"], ["counted"]]


def test_what_happens_in_one_moment_is_told_together() -> None:
    told = [Event("said", 0, {}), Event("shown", 0, {}), Event("said", 1, {})]
    assert [len(beat) for beat in beats(told, ("hand",))] == [2, 1]


def test_hands_that_are_passed_on_arrive_closed_and_a_new_deal_gathers_the_whole_deck(qtbot: QtBot) -> None:
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(1256, 644)
    surface.show()
    surface.clock.speed = 1.0
    p = new_game(GAMES["majnun"], 3, 4, {}).position
    surface.seat(controller_for("majnun")(p.game, 0), False)
    seen = view(p, 0)
    surface.show_view(seen)
    hands = ["hand.0", "hand.1", "hand.2"]
    surface.teller.tell([Event("hands-passed", 1, {"zones": hands, "by": -1})], seen)
    texts = [[card.text for card in surface.stage.cards(zone)] for zone in hands]
    assert [len(one) for one in texts] == [len(seen.zones[zone]) for zone in ("hand.1", "hand.2", "hand.0")]
    assert all(hidden(text) for one in texts for text in one)
    surface.finish()
    surface.teller.tell([Event("gathered", 1, {"zone": "stock"})], seen)
    assert [card.text for card in surface.stage.cards("stock")] == list(p.game.backs)
    assert not any(surface.stage.count(zone) for zone in hands)
    surface.finish()
    assert [surface.stage.count(zone) for zone in hands] == [len(seen.zones[zone]) for zone in hands]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", ["meydele", "karov-meod"])
def test_for_cards_that_move_together_the_table_is_laid_out_once_and_all_fly_to_where_they_end(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(game, 4, 3)
    stage, teller, moved = table.surface.stage, table.surface.teller, list[int]()
    show, laid_out = teller._show, list[None]()

    def respot() -> None:
        laid_out.append(None)
        Stage.respot(stage)

    def shown(beat: Sequence[Event]) -> tuple[float, Rest]:
        laid_out.clear()
        found = show(beat)
        goals = {event.goal for event in beat if event.moves}
        if goals and not any(event.code in ("shown", "turned", "shuffled") for event in beat):
            moved.append(sum(event.moves for event in beat))
            assert len(laid_out) == 1
        for goal in goals:
            lying = zip(stage.cards(goal), stage.places(goal), strict=False)
            assert all(card.item is None or card.item.target == place for card, place in lying)
        return found

    monkeypatch.setattr(stage, "respot", respot)
    monkeypatch.setattr(teller, "_show", shown)
    table.opening()
    list(table.play(24))
    assert max(moved) > 2


def test_a_fault_in_the_words_on_the_cloth_does_not_leave_the_telling_half_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.clock.speed = 1.0
    p = new_game(GAMES["majnun"], 3, 4, {}).position
    controller = controller_for("majnun")(p.game, 0)
    surface.seat(controller, False)
    seen = view(p, 0)
    surface.show_view(seen)

    def faulty(*_: object) -> list[Sign]:
        raise KeyError("a fault")

    with monkeypatch.context() as patched, pytest.raises(KeyError, match="a fault"):
        patched.setattr(controller, "signs", faulty)
        surface.teller.tell([Event("said", 1, {"code": "kupa", "args": [1]})], seen)
    assert surface.teller.busy
    surface.finish()
    assert not surface.teller.busy


@pytest.mark.long(keep=2)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("part", ["expect", "watch", "before", "rest", "signs"])
def test_a_fault_in_one_of_several_gestures_keeps_none_of_the_others_from_being_told(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    table = Table("majnun", 3, 4)
    for _ in table.play(6, lambda before: False):
        pass
    table.sit_down()
    told: list[Event] = []
    table.surface.teller.told.connect(told.append)
    usual, asked = getattr(table.controller, part), list[object]()

    def faulty(*about: object) -> object:
        asked.append(about)
        if len(asked) == 3:
            raise KeyError("a fault")
        return usual(*about)

    with monkeypatch.context() as patched, pytest.raises(KeyError, match="a fault"):
        patched.setattr(table.controller, part, faulty)
        table.retell(0)
        table.surface.finish()
    table.surface.finish()
    assert not table.surface.teller.busy and table.surface.stage.view == view(table.record.position, 0)
    shown = [
        [event.code for event in step.told(0) if event.code not in ("acted", "now")] for step in table.record.steps()
    ]
    if part == "expect":
        assert shown.pop(2), "of the gesture that the controller had no answer for only the view is told"
    codes = [code for gesture in shown for code in gesture]
    if part == "rest":
        codes.pop(2)
    assert [event.code for event in told] == codes


@pytest.mark.long(keep=1)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("patient", [True, False], ids=["calm", "even"])
def test_a_cloth_that_changes_its_size_while_it_tells_leaves_nothing_untold(patient: bool) -> None:
    def told(by: float) -> tuple[list[str], int]:
        table = Table("majnun", 4, 4, patient=patient)
        clock, stage = table.surface.clock, table.surface.stage
        heard: list[str] = []
        waits = 0
        table.surface.teller.said.connect(lambda rest: heard.append(rest.words))
        opening, shown = table.record.opening, view(table.record.position, 0)
        table.surface.deal(opening.told(0), shown)
        while clock.busy or table.surface.teller.waiting:
            # The voice takes one more line, and later no longer needs it.
            by = -by
            if by:
                stage.use_board(replace(stage.board, height=stage.board.height + by), telling=table.surface.telling)
            if table.surface.teller.waiting:
                waits += 1
                table.surface.teller.go_on()
                continue
            table.time = max(table.time, next_due(clock))
            clock.tick()
        assert all(stage.between().zones[zone] == list(cards) for zone, cards in shown.zones.items())
        return heard, waits

    undisturbed = told(0.0)
    assert len(undisturbed[0]) > 5 and told(20.0) == undisturbed


@pytest.mark.usefixtures("qapp")
def test_what_is_left_off_is_told_from_its_beginning_and_nothing_of_it_twice() -> None:
    table = Table("karov-meod", 2, 4, patient=True)
    clock, teller = table.surface.clock, table.surface.teller
    list(table.play(9, lambda before: False))
    whole = [one.rest for one in table.retold(8).said]
    heard: list[Rest] = []
    teller.said.connect(heard.append)
    for number in range(1, len(whole) + 1):
        heard.clear()
        table.sit_down()
        table.retell(8)
        while len(heard) < number:
            if teller.waiting:
                teller.go_on()
            else:
                table.time = max(table.time, next_due(clock))
                clock.tick()
        teller.leave_off()
        assert [one.words for one in heard] == [one.words for one in whole[:number]]
        assert not (clock.busy or teller.busy or teller.waiting)
    assert {bool(one.passes) for one in whole} == {True, False}, "some wait, some pass"


@pytest.mark.usefixtures("qapp")
def test_the_next_act_waits_for_whoever_has_something_to_read_and_has_not_gone_on() -> None:
    table, met = Table("karov-meod", 2, 4, patient=True), set[tuple[bool, bool]]()
    table.opening()
    teller = table.surface.teller
    for one in table.play(15):
        assert teller.answered == (one.waits > 0 or bool(teller._passing))
        met.add((one.waits > 0, teller.answered))
    assert met == {(True, True), (False, True), (False, False)}
    assert one.step is not None and one.step.before.turn == table.seat and not teller.answered
    table.tell(None, lambda: teller.tell([Event("now", 0, {})], view(table.record.position, table.seat)))
    assert teller.answered, "nothing has been told of that act yet"


@pytest.fixture
def hand(qapp: object) -> Table:
    """A table of Majnun after the deal, at which only the controller says anything."""
    made = Table("majnun", 3, 4)
    made.opening()
    made.surface.teller.narrates = False
    return made


def told(table: Table, *events: Event) -> Told:
    """Tell these events, and then the view that lay there before."""
    return table.tell(None, lambda: table.surface.teller.tell(events, view(table.record.position, table.seat)))


@pytest.mark.parametrize(
    ("rest", "ms"),
    [
        (Rest(700.0), 100.0),
        (Rest(700.0, words="It is read."), 700.0 / FASTEST),
        (Rest(700.0, words="The next one repeats it.", passes="begun"), 700.0 / PASSING),
        (Rest(490.0, words="Announced"), 70.0),
    ],
    ids=["looked at", "read", "repeated", "announced"],
)
def test_a_sentence_is_never_told_faster_than_it_can_be_read(
    hand: Table, monkeypatch: pytest.MonkeyPatch, rest: Rest, ms: float
) -> None:
    hand.surface.clock.speed = 7.0
    monkeypatch.setattr(hand.controller, "rest", lambda event, view: rest)
    assert told(hand, Event("counted", 1, {})).ms == pytest.approx(ms)
    hand.surface.clock.speed = 1.0
    assert told(hand, Event("counted", 1, {})).ms == pytest.approx(rest.ms)


@pytest.mark.parametrize(
    ("event", "own"),
    [
        (Event("counted", 1, {"seat": 0}), True),
        (Event("counted", 1, {"seat": 2}), False),
        (Event("moved", 1, {"from": "hand.1", "to": "hand.0", "cards": []}), True),
        (Event("moved", 1, {"from": "hand.1", "to": "hand.2", "cards": []}), False),
    ],
)
def test_what_others_do_to_the_seat_at_the_screen_is_read_however_fast_all_is_told(
    hand: Table, monkeypatch: pytest.MonkeyPatch, event: Event, own: bool
) -> None:
    """In Basa a gift to the person, and what they had to pay, stood for a third of a second."""
    monkeypatch.setattr(hand.controller, "rest", lambda event, view: Rest(700.0, words="It is read."))
    monkeypatch.setattr(type(hand.surface.teller), "haste", 7.0)
    monkeypatch.setattr(hand.surface.teller._moves, "begin", lambda event, delay: 0.0)
    for act, mine in (("1", own), ("0", False)):
        acted = Event("acted", 1, {"seat": int(act), "action": "take"})
        assert told(hand, acted, event).ms == pytest.approx(700.0 if mine else 200.0)
    hand.surface.clock.speed = 2.0
    acted = Event("acted", 1, {"seat": 1, "action": "take"})
    assert told(hand, acted, event).ms == pytest.approx(350.0 if own else 200.0)


@pytest.mark.parametrize(("asks", "passes", "ms"), [(True, "", 700.0), (True, "told", 200.0), (False, "", 200.0)])
def test_a_stop_after_which_the_person_decides_is_read_however_fast_all_is_told(
    hand: Table, monkeypatch: pytest.MonkeyPatch, asks: bool, passes: Passes, ms: float
) -> None:
    """What the last rival's turn had brought was gone when it could be half read, and the question stood there."""
    monkeypatch.setattr(hand.controller, "rest", lambda event, view: Rest(700.0, words="It is read.", passes=passes))
    monkeypatch.setattr(type(hand.surface.teller), "haste", 7.0)
    monkeypatch.setattr(type(hand.surface.teller), "asks", asks)
    assert told(hand, Event("counted", 1, {})).ms == pytest.approx(ms)


@pytest.mark.parametrize("when", ["before", "rest"])
def test_of_what_is_said_of_several_events_of_one_moment_the_longest_is_heard(
    hand: Table, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    rests = {"first": Rest(900.0, words="long"), "second": Rest(600.0, words="short")}
    monkeypatch.setattr(hand.controller, when, lambda event, view: rests[event.code])
    for codes in (("first", "second"), ("second", "first")):
        found = told(hand, *(Event(code, 1, {}) for code in codes))
        assert [one.rest.words for one in found.said] == ["long"] and found.ms == pytest.approx(900.0)


@pytest.mark.parametrize("apart", [True, False])
def test_cards_that_are_dealt_set_out_one_after_the_other_and_those_of_one_moment_together(
    hand: Table, apart: bool
) -> None:
    stage, teller = hand.surface.stage, hand.surface.teller
    items = [card.item for card in stage.cards("stock")[:2]]
    ways = [(1 + number * apart, {"from": "stock", "to": into}) for number, into in enumerate(("hand.1", "hand.2"))]
    deal = [Event("moved", at, way, ("??",), ("??",), (-1,), (0,), at=(0,), into=(0,)) for at, way in ways]
    assert len(beats(deal, ("hand",))) == 1
    teller.tell(deal, view(hand.record.position, hand.seat))
    first, second = (stage.clock._moves[item].begin for item in items if item is not None)
    assert second - first == (DEAL_APART if apart else 0.0)
    hand.surface.finish()


@pytest.mark.parametrize("code", ["shown", "turned"])
def test_signs_on_cards_that_turn_over_are_shown_once_more_when_they_have_turned(hand: Table, code: str) -> None:
    shown = list[float]()
    with patch.object(hand.surface.stage, "show_signs", lambda view: shown.append(hand.time)):
        told(hand, Event(code, 1, {"zone": "pot"}, ("7H",), ("??",), (-1,), (-1,), into=(0,)))
    begun, turned, _ = shown
    assert turned == begun + TURN_MS


def test_an_act_that_nothing_follows_is_a_group_of_its_own() -> None:
    told = [Event("acted", 0, {}), Event("now", 1, {})]
    assert [[event.code for event in beat] for beat in beats(told, ("hand",))] == [["acted"]]


def test_acts_part_what_would_be_one_deal() -> None:
    move = {"from": "stock", "to": "hand.0"}
    told = [Event("moved", 0, move), Event("acted", 1, {}), Event("moved", 2, move), Event("moved", 3, move)]
    found = [[event.code for event in beat] for beat in beats(told, ("hand",))]
    assert found == [["moved"], ["acted", "moved", "moved"]]


def test_a_deal_into_rows_or_from_two_piles_goes_in_one_go_where_the_game_says_so() -> None:
    """Of a deal into rows each half row of each seat had a beat of its own: three seconds a deal."""
    rows = [Event("moved", n, {"from": "stock", "to": f"{row}.{n // 2}"}) for n, row in enumerate(("shut", "up") * 2)]
    kinds = [Event("moved", n, {"from": pile, "to": f"{pile}s.{n // 2}"}) for n, pile in enumerate(("red", "blue") * 2)]
    other = [Event("moved", n, {"from": pile, "to": "hand.0"}) for n, pile in enumerate(("stock", "discard"))]
    for told, dealt, together in (
        (rows, ("hand",), 1), (rows, ("shut", "up"), 4), (kinds, ("reds", "blues"), 4), (other, ("hand",), 1),
    ):  # fmt: skip
        assert len(beats(told, dealt)[0]) == together


SECRET = [game for game, rules in GAMES.items() if rules.info.seats[1] > 2 and controller_for(game).in_secret]
"""The games in which several others lay in secret before the person does."""


@pytest.mark.long(keep=2)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", SECRET)
def test_at_calm_nobody_goes_on_from_what_others_do_in_secret_to_do_the_same(game: str) -> None:
    """The last seat of three is told what those before it have laid, and is asked to lay."""
    table = Table(game, 3, 3, seat=2, patient=True)
    table.opening()
    asked = 0
    for one in table.play(40):
        assert one.step is not None
        if one.step.position.turn == table.seat and one.said and one.said[-1].rest.passes == "in-secret":
            assert not one.waits, [said.rest.words for said in one.said]
            asked += 1
    table.end()
    assert asked
