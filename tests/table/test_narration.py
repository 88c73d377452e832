"""What is said of an act when its controller says nothing, or something: in which order, of whom, and if it waits."""

from __future__ import annotations

import pytest

from app.engine import Action, Event, Result, new_game, view
from app.games import GAMES
from app.table.controller import Controller
from app.table.controllers import controller_for
from app.table.narration import SCORE_MS, Narration, parts
from app.table.prompts import Deed, Passes, Ref, Rest
from app.table.reading import FAMILIAR, reading
from app.wording import t, use
from app.wording.bidi import bare

NAMES: dict[int | str, str] = {0: "Noa", 1: "Omar", 2: "Tamar"}
SAID, MORE = (Event("said", 1, {"code": code, "args": []}) for code in ("this", "that"))
NOTHING = Rest()
NO_CHOICE = "There was no choice."


def act(seat: int = 1, *, forced: bool = False, action: str = "place:2S") -> Event:
    """An act of a seat."""
    return Event("acted", 1, {"seat": seat, "action": action, **({"forced": True} if forced else {})})


def moved(source: str, goal: str, *cards: str) -> Event:
    """Cards that go from one zone to another."""
    return Event("moved", 1, {"from": source, "to": goal}, cards)


@pytest.fixture
def controller(monkeypatch: pytest.MonkeyPatch) -> Controller:
    """A table of three for seat 0, at which the log tells each event by its code, and the game itself says nothing."""
    use("en")
    one = controller_for("majnun")(new_game(GAMES["majnun"], 3, 1).position.game, 0, NAMES)
    one.asks = True
    monkeypatch.setattr(one, "deed", lambda seat, action, *, forced: Deed())
    monkeypatch.setattr("app.table.narration.log_lines", lambda game, events, names: [f"{one.code}." for one in events])
    return one


def heard(controller: Controller, *beats: tuple[Event, ...], rest: Rest = NOTHING, last: bool = True) -> list[Rest]:
    """All rests of a telling; the controller has `rest` for its last beat, which is the `last` of all."""
    narration = Narration(controller, [event for beat in beats for event in beat])
    found = []
    for number, beat in enumerate(beats, 1):
        here = number == len(beats)
        found += narration.completed(beat, rest if here else Rest(), here and last)
    return [one for one in found if one.words]


def said(rests: list[Rest]) -> list[tuple[str, str]]:
    """The words of rests, with what is added to them."""
    return [(bare(one.words), bare(one.detail)) for one in rests]


def test_an_act_is_told_at_once_and_what_followed_from_it_after_its_last_event(controller: Controller) -> None:
    assert said(heard(controller, (act(), SAID, MORE))) == [("acted.", "said. said.")]
    for last in (True, False):
        rests = heard(controller, (act(),), (SAID,), (MORE,), last=last)
        assert said(rests) == [("acted.", ""), ("said.", "said.")]
        assert [one.who for one in rests] == [1, 1]


def test_what_followed_is_told_beside_the_plate_of_the_seat_that_received_it_at_a_table_that_says_so(
    controller: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    gets = moved("pot", "hand.2", "2S"), moved("pot", "hand.2", "3S")
    monkeypatch.setattr(controller, "takes", True)
    laid = moved("hand.1", "pot", "4S")
    assert [one.who for one in heard(controller, (act(),), (laid,), gets)] == [1, 2]
    assert [one.who for one in heard(controller, (act(),), (laid, *gets), (moved("pot", "hand.0", "5S"),))] == [1, None]


def test_what_followed_from_ones_own_act_is_told_only_if_it_took_the_cards_of_another(
    controller: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    for takes in (False, True):
        monkeypatch.setattr(controller, "takes", takes)
        for source in ("hand.2", "hand.0", "pot"):
            rests = heard(controller, (act(0), moved(source, "hand.0", "2S"), SAID))
            assert said(rests) == ([("moved.", "said.")] if takes and source == "hand.2" else [])
    first, came = heard(controller, (act(0, forced=True),), (moved("hand.2", "hand.0", "2S"), SAID))
    assert "only one move" in first.words and first.asks and not came.asks


def test_how_a_game_ended_is_no_part_of_the_act_and_has_a_stop_of_its_own(controller: Controller) -> None:
    end = Event("ended", 1, Result((1,), (0, 0, 0), "cap").to_json())
    (first, *_, last) = heard(controller, (act(), SAID, end))
    assert said([first]) == [("acted.", "said.")] and last.who == 1 and "Omar" in bare(last.words)
    own = heard(controller, (SAID, end), rest=Rest(words="Three pairs."))
    assert own[0].words == "Three pairs." and len(own) == 2


def test_the_words_of_a_controller_follow_the_act_and_do_not_repeat_it(controller: Controller) -> None:
    card = Ref("pot", 0)
    own = Rest(700.0, (card,), "pill", "It counts.", who=2, detail="Twice.", brief="short")
    first, second = heard(controller, (act(), SAID), rest=own)
    assert (first.words, first.detail, first.lit, first.pill, first.who, first.brief) == ("acted.", "", (), "", 1, "")
    assert second == own and first.ms == reading(first.words)
    (both,) = heard(controller, (act(forced=True), SAID), rest=own._replace(words="acted.", ms=9000.0))
    assert said([both]) == [("acted.", f"Twice. {NO_CHOICE}")] and (both.who, both.ms) == (2, 9000.0)
    about = own._replace(who=1)
    assert heard(controller, (act(), SAID), rest=about) == [about]
    (alone,) = heard(controller, (act(forced=True), SAID), rest=about._replace(detail=""))
    assert alone == about._replace(detail=t("pace.forced"))


@pytest.mark.parametrize(("seat", "waited", "tells"), [(1, False, False), (0, True, False), (0, False, True)])
def test_an_act_that_was_said_ahead_is_not_told_again_unless_it_has_to_wait(
    controller: Controller, seat: int, waited: bool, tells: bool
) -> None:
    acts = act(seat, forced=True), act(3 - seat if seat else 1)
    narration = Narration(controller, acts)
    narration.heard(waited)
    assert any(one.words for one in narration.completed(acts[:1], Rest(), False)) is tells
    (after,) = narration.completed(acts[1:], Rest(), True)
    assert after.words, "only one act was said ahead"


def test_ones_own_act_without_a_choice_waits_the_first_times_whoever_says_it(controller: Controller) -> None:
    forced = act(0, forced=True)
    for own in (Rest(), Rest(words="I must.", who=0)):
        controller.met.clear()
        rests = [one for _ in range(FAMILIAR + 2) for one in heard(controller, (forced,), rest=own)]
        assert [one.asks for one in rests] == [True] * FAMILIAR + [False] * 2
        assert [one.passes for one in rests] == [""] * FAMILIAR + ["again"] * 2
    controller.asks = False
    assert [one.asks for one in heard(controller, (forced,))] == [False]


def test_an_act_without_a_choice_says_so_once(
    controller: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = moved("hand.0", "pot", "??"), moved("hand.1", "pot", "??"), moved("stock", "pot", "??")
    assert said(heard(controller, (act(0, forced=True),)))[0][1] == ""
    assert said(heard(controller, (act(forced=True),), (SAID,))) == [("acted.", NO_CHOICE), ("said.", "")]
    monkeypatch.setattr("app.table.narration.log_lines", lambda game, events, names: [])
    ((words, why),) = said(heard(controller, (act(forced=True),)))
    assert "only one move" in words and not why
    ((words, why),) = said(heard(controller, (act(forced=True), *closed[1:])))
    assert "a card face down" in words and why == NO_CHOICE
    ((words, why),) = said(heard(controller, (act(0, forced=True), closed[0], closed[2])))
    assert "a card face down" in words and why == NO_CHOICE


@pytest.mark.parametrize(
    ("passes", "several", "passed"),
    [("begun", False, "begun"), ("begun", True, ""), ("told", True, "told"), ("in-secret", False, "in-secret")],
)
def test_a_sentence_waits_if_the_outcome_is_told_in_the_same_breath(
    controller: Controller, monkeypatch: pytest.MonkeyPatch, passes: Passes, several: bool, passed: str
) -> None:
    def deed(seat: int, action: Action, *, forced: bool) -> Deed:
        return Deed(passes="" if passes == "in-secret" else passes)

    monkeypatch.setattr(controller, "deed", deed)
    monkeypatch.setattr(controller, "in_secret", ("place",) if passes == "in-secret" else ())
    (one,) = heard(controller, (act(), SAID) if several else (act(),))
    assert one.passes == passed


def test_what_is_done_in_secret_is_told_so_but_neither_its_outcome_nor_ones_own_act(
    controller: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller, "in_secret", ("place",))
    assert [one.passes for one in heard(controller, (act(),), (SAID,))] == ["in-secret", ""]
    assert [one.passes for one in heard(controller, (act(), SAID))] == [""]
    assert [one.passes for one in heard(controller, (act(0, forced=True),))] == [""]


@pytest.mark.parametrize(("passes", "asks", "passed"), [("again", False, "again"), ("begun", True, "begun")])
def test_an_act_that_has_begun_and_is_known_passes_as_begun(
    controller: Controller, monkeypatch: pytest.MonkeyPatch, passes: Passes, asks: bool, passed: str
) -> None:
    monkeypatch.setattr(controller, "deed", lambda seat, action, *, forced: Deed(passes=passes))
    first, *_, last = (heard(controller, (act(0, forced=True),))[0] for _ in range(FAMILIAR + 1))
    assert first.asks is asks and last.passes == passed and not last.asks


def test_cards_that_leave_a_hand_without_an_act_are_told_as_given_and_ones_own_wait_the_first_times(
    controller: Controller,
) -> None:
    given = moved("hand.2", "pot", "2S", "3S")
    rests = heard(controller, (act(),), (given,), (SAID,))
    assert [one.who for one in rests] == [1, 2] and "gives" in rests[1].words and rests[1].detail == NO_CHOICE
    assert "2 cards" in bare(heard(controller, (act(),), (moved("hand.2", "pot", "2S", "??"),))[1].words)
    assert len(heard(controller, (act(), moved("hand.1", "pot", "2S")))) == 1, "that is the act itself"
    assert not any("gives" in one.words for one in heard(controller, (act(),), (moved("stock", "pot", "2S"),)))
    own = Rest(words="It counts.", who=1)
    assert [one.words for one in heard(controller, (act(),), (given,), rest=own)][-1] == own.words
    (about,) = heard(controller, (given,), rest=own._replace(who=2))
    assert about.words == own.words and about.detail == t("pace.forced")
    for rest in (Rest(), Rest(words="I give.", who=0)):
        controller.met.clear()
        mine = [heard(controller, (moved("hand.0", "pot", "2S"),), rest=rest)[0] for _ in range(FAMILIAR + 1)]
        assert [one.asks for one in mine] == [True] * FAMILIAR + [False]
    controller.met.clear()
    controller.asks = False
    assert not heard(controller, (moved("hand.0", "pot", "2S"),))[0].asks


def test_cards_that_leave_another_zone_than_a_hand_are_given_by_nobody() -> None:
    p = new_game(GAMES["meydele"], 3, 1).position
    narration = Narration(controller_for("meydele")(p.game, 0, NAMES), [])
    assert [narration._forced((moved(f"{zone}.2", "won.1", "2S"),)) for zone in ("hand", "held")] == [2, None]


def test_a_forced_act_with_another_verb_does_not_complete_the_one_before_it(controller: Controller) -> None:
    assert len(heard(controller, (act(), act(forced=True)))) == 1
    assert len(heard(controller, (act(), act(forced=True, action="close:3S")))) == 2


def test_the_events_of_an_act_are_those_up_to_the_next_without_the_marks_between() -> None:
    first, second = act(), act(2)
    assert parts([SAID, first, MORE, Event("now", 1, {}), SAID, second]) == [[first, MORE, SAID], [second]]


def test_a_stop_without_words_is_none_and_one_that_is_read_lasts_as_long_as_that_takes(
    controller: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathered, passed = Event("gathered", 1, {}), Event("hands-passed", 1, {})
    assert controller.ends["hands-passed"].read
    assert not heard(controller, (gathered,))
    (read,) = heard(controller, (passed,), rest=Rest(10.0, words="Hands are passed on now.", who=1))
    assert read.ms == reading(read.words)
    monkeypatch.setattr("app.table.narration.event_sentence", lambda game, event, names: "Gathered.")
    assert not heard(controller, (gathered,))
    monkeypatch.setattr("app.table.narration.event_sentence", lambda game, event, names: None)
    assert Narration(controller, []).completed((passed,), Rest(), True)[-1] == Rest()


def test_the_standings_are_read_line_by_line_before_a_deal_is_gathered() -> None:
    p = new_game(GAMES["soureh"], 3, 1).position
    one = controller_for("soureh")(p.game, 0, NAMES)
    seen = view(p, 0)
    narration = Narration(one, [])
    narration._counted.hear(Event("counted", 1, {"seat": 2, "var": "scores", "by": 4}))
    rest = narration.ahead((Event("gathered", 1, {}),), seen)
    assert rest.ms >= SCORE_MS * 3 and [score.total for score in rest.scores] == [0, 0, 4]
    assert narration.ahead((SAID,), seen) == Rest()
