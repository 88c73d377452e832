"""How often Basa waits for the person at *calm*: a rival's stage is one stop, with its guesses, use and points.

Games of computer players are told at a real table by a simulated clock.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from statistics import median
from typing import Any

import pytest

from app.engine import Action, Event, View, play, position_from_json, view
from app.games import GAMES
from app.games.basa.cards import ACE
from app.games.basa.controller import BasaController
from app.games.basa.guesses import RESULT_MS, SWIFTEST
from app.shell.settings.settings import PaceName
from app.shell.table.pace import SPEEDS
from app.table.prompts import Rest
from app.table.reading import reading
from app.table.telling import FASTEST, PASSING
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.names import Name
from tests.covering import amount
from tests.table.invented import Said, Table, Told
from tests.table.laid import plain

pytestmark = pytest.mark.usefixtures("qapp")

DEALS, ACTS = amount(1, 10), 80
FEW = 4
"""A loss with what was left, a penalty, the end of the turn."""
OWN_STOPS = ("guess", "use", "swap", "take", "give", "feed", "keep", "drop", "pick")
"""Acts that are, or may be, a separate stop: a guess is one if it met the ace."""


@cache
def told(deal: int) -> tuple[tuple[int, tuple[str, ...], int, bool, tuple[Said, ...], int | None], ...]:
    """Each gesture of a game of four, as it is told to seat 0.

    Yields whose turn it was in, what was done, how often the table waited, whether it goes on without a click, what was
    said, and who decides next.
    """
    use("en")
    table = Table("basa", 4, deal, patient=True)
    table.surface.clock.speed = 50.0
    table.opening()
    found = []
    for one in table.play(ACTS):
        assert one.step is not None
        verbs = tuple(str(e.args["action"]).partition(":")[0] for e in one.step.events if e.code == "acted")
        answered = table.surface.teller.answered
        active, turn = one.step.before.vars["active"], one.step.position.turn
        found.append((active, verbs, one.waits, answered, one.said, turn))
    return tuple(found)


@pytest.mark.parametrize(("loser", "first"), [(1, True), (2, False)])
def test_only_who_loses_by_the_ace_is_said_to_have_lost_while_it_lies_open(loser: int, first: bool) -> None:
    ace = Event("shown", 1, {"zone": "stock"}, (ACE,))
    met = Event("said", 2, {"code": "ace", "args": [1]})
    shuffled = Event("shuffled", 3, {"zone": "stock"})
    lost = Event("said", 4, {"code": "lost", "args": [loser]})
    told = Table("basa", 4, 3).controller.in_order([ace, met, shuffled, lost])
    assert (list(told).index(lost) < list(told).index(shuffled)) is first


def turns() -> Iterator[tuple[int, Counter[str]]]:
    """The turns of all rivals: the clicks that each took, and what was done in it."""
    for deal in range(1, DEALS + 1):
        last, clicks, done = 0, 0, Counter[str]()
        for active, verbs, waits, answered, _, _ in told(deal):
            if active != last and done:
                yield clicks, done
                clicks, done = 0, Counter[str]()
            last = active
            if active:
                # If there was nothing to answer, the computer player itself waits for a click.
                clicks += waits if answered else waits + 1
                done.update(verbs)
        if done:
            yield clicks, done


@pytest.mark.long
def test_how_ones_own_points_have_changed_stands_until_it_is_read() -> None:
    use("en")
    own = others = 0
    for deal in range(1, DEALS + 1):
        table = Table("basa", 4, deal)
        table.opening()
        for one in table.play(ACTS):
            for rest in (said.rest for said in one.said if said.rest.passes != "begun"):
                words = bare(rest.words)
                if words.startswith("Points:"):
                    assert rest.ms >= reading(words) or "Seat 0" not in words, words
                    own += "Seat 0" in words
                    others += "Seat 0" not in words
    assert own and others


def test_with_the_points_of_ones_own_card_stands_what_its_use_costs() -> None:
    """The badge then shows one point less than the card has brought, and must not look wrong."""
    use("en")
    table = Table("basa", 2, 1, patient=True)
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 2, "options": {}, "rng": 1, "turn": 0, "phase": "act",
            "zones": {"stock": ["9C", "AD"], "hand.0": ["2H", "5D", "8C"], "hand.1": ["6D"], "temp.0": ["2C"]},
            "vars": {"active": 0, "points": [20, 20], "guessed": True},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    told = table.told(play(start, Action.parse("use:2H")))
    stops = [plain(f"{one.rest.words} {one.rest.detail}") for one in told.said if not one.rest.passes]
    assert stops[0].startswith("Points: Seat 0 +4. Using the card costs one point."), stops


def used(patient: bool, vars: dict[str, Any]) -> tuple[Table, Told]:
    """A rival's use that ends their turn, as it is told, with these vars besides the points."""
    table = Table("basa", 2, 1, patient=patient)
    data = {
        "game": "basa", "partial": True, "seats": 2, "options": {}, "rng": 1, "turn": 1, "phase": "act",
        "zones": {"stock": ["9C", "AD"], "hand.0": ["6D"], "hand.1": ["2H", "5D"], "temp.1": ["2C"]},
        "vars": {"active": 1, "points": [20, 20], **vars},
    }  # fmt: skip
    start = position_from_json(data, GAMES)
    table.surface.show_view(view(start, 0))
    return table, table.told(play(start, Action.parse("use:2H")))


@pytest.mark.parametrize("patient", [True, False])
def test_what_a_use_brings_in_an_extra_turn_is_said_with_its_reason(patient: bool) -> None:
    """It was called points like any others, and at the end of a turn the stop left it out."""
    use("en")
    table, told = used(patient, {"charm": "bonus"})
    words = "For a use in this extra turn: Seat 1 +2."
    said = [one.rest for one in told.said if plain(one.rest.words) == words]
    assert len(said) == 1 and said[0].ms >= reading(words)
    assert not patient or words in plain(told.said[-1].rest.detail), "the stop repeats it"
    table.end()


@pytest.mark.parametrize("again", [True, False])
def test_the_end_of_a_turn_says_if_the_same_player_goes_on(again: bool) -> None:
    use("en")
    table, told = used(True, {"again": ["safe"] if again else []})
    said = [plain(f"{one.rest.words} {one.rest.detail}") for one in told.said]
    assert "turn is over" in said[-1] and ("Seat 1 plays an extra turn." in said[-1]) == again, said
    table.end()


def test_that_the_other_misses_a_turn_is_reason_enough_for_the_same_player_to_go_on() -> None:
    use("en")
    table, told = used(True, {"skip": [1, 0]})
    said = plain(told.said[-1].rest.detail)
    assert "Seat 0 is skipped." in said and "extra turn" not in said, said
    table.end()


@pytest.mark.long
def test_a_stage_of_a_rival_is_one_stop_at_most_and_a_second_use_is_one_more() -> None:
    found = list(turns())
    assert len(found) > DEALS
    for clicks, done in found:
        assert clicks <= sum(done[verb] for verb in OWN_STOPS) + FEW, done
        assert clicks <= max(1, done["use"]) + done["stage"] + FEW, done
    assert median(clicks - max(1, done["use"]) for clicks, done in found) <= 1


@pytest.mark.long
def test_what_passes_stands_at_the_next_stop() -> None:
    passed = 0
    for deal in range(1, DEALS + 1):
        held: list[str] = []
        for active, _, _, answered, said, turn in told(deal):
            for rest in (one.rest for one in said):
                if rest.passes == "told":
                    held.append(bare(rest.brief or rest.words))
                    passed += 1
                elif not rest.passes:
                    stop = bare(f"{rest.words} {rest.detail}")
                    assert all(words in stop for words in held), f"{held} are not in {stop!r}"
                    held = []
            assert not held or (answered and turn == active != 0), f"{held} are told at no stop"
    assert passed


@pytest.mark.long
def test_a_guess_of_a_rival_waits_only_when_its_row_is_over() -> None:
    rows = 0
    for deal in range(1, DEALS + 1):
        for active, verbs, waits, answered, said, turn in told(deal):
            if not active or verbs != ("guess",) or turn != active:
                continue
            stops = [bare(f"{one.rest.words} {one.rest.detail}") for one in said if not one.rest.passes]
            assert waits == len(stops)
            if stops:
                assert any(word in " ".join(stops) for word in ("A♦", "lost", "aside", "ace")), stops
            else:
                rows += 1
                assert answered, "it goes on without a click"
    assert rows > DEALS


def rival(*acts: str) -> Iterator[Told]:
    """A row of acts of seat 1, as seat 0 is told them."""
    use("en")
    table = Table("basa", 3, 1, patient=True)
    table.surface.clock.speed = 50.0
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 1, "phase": "draw",
            "zones": {
                "stock": ["9C", "4H", "7S", "KH", "2C", "3C", "8H", "AD"],
                "hand.0": ["5D"], "hand.1": ["QS", "2S"], "hand.2": ["6D"],
            },
            "vars": {"active": 1, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    table.controller.watch(view(start, 0))
    position = start
    for act in acts:
        step = play(position, Action.parse(act))
        yield table.told(step)
        position = step.position


def row_of(*acts: str) -> tuple[list[int], list[str]]:
    """How seat 0 meets a row of acts of seat 1: how often each act waits, and what the stops say."""
    waits, stops = list[int](), list[str]()
    for said in rival(*acts):
        waits.append(said.waits)
        stops += [plain(f"{one.rest.words} {one.rest.detail}") for one in said.said if not one.rest.passes]
    return waits, stops


def test_a_row_of_guesses_is_one_stop_that_counts_and_names_only_what_was_right() -> None:
    right = [act for suit in "CHSH" for act in (f"guess:{suit}", "stage")]
    waits, stops = row_of(*right, "guess:D", "guess:C", "use:QS")
    assert waits == [0] * 10 + [1], "the row and the use are one stop"
    row = "Seat 1 has guessed 6 times. Right: 9♣, 4♥, 7♠, K♥ and 3♣."
    assert stops[0].startswith(f"{row} Seat 1 uses Q♠: the next loses 15. Points: Seat 2 −15."), stops
    assert "2♣" not in stops[0], "what was wrong lies in the temporary place"


def test_where_the_cards_of_wrong_guesses_lie_is_said_once_and_again_at_the_stop() -> None:
    use("en")
    where = t("basa.voice.row.all-wrong")
    said = [one.rest for told in rival(*["guess:D"] * 4) for one in told.said]
    details = [bare(rest.detail) for rest in said if rest.ms == RESULT_MS]
    assert [where in detail for detail in details] == [False, True, False, False], details
    assert details[-1].startswith("Seat 1 has guessed wrong 4 times")


def test_two_guesses_are_twice_and_have_the_dual_in_hebrew() -> None:
    noa = Name("נועה", "f")
    assert bare(t("basa.voice.row-mixed", who=noa, n=2, cards=["7C"])).startswith("נועה has guessed twice. ")
    use("he")
    assert bare(t("basa.voice.row-wrong", who=noa, n=2)) == "נועה טעתה פעמיים ברצף."
    assert bare(t("basa.voice.row-wrong", who=noa, n=3)) == "נועה טעתה 3 פעמים ברצף."


def test_a_single_guess_stands_with_its_card_and_with_what_it_led_to() -> None:
    waits, stops = row_of("guess:C", "use:QS")
    assert waits == [0, 1]
    assert stops == ["Seat 1 guessed 9♣ right. Seat 1 uses Q♠: the next loses 15. Points: Seat 2 −15."]


def test_a_turn_of_a_rival_that_ends_with_its_use_is_one_stop_and_says_who_is_skipped() -> None:
    use("en")
    table = Table("basa", 3, 1, patient=True)
    table.surface.clock.speed = 50.0
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 1, "phase": "act",
            "zones": {
                "stock": ["9C", "AD"], "hand.0": ["5D"], "hand.1": ["8D"], "hand.2": ["6D"], "temp.1": ["2C"],
            },
            "vars": {"active": 1, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    told = table.told(play(start, Action.parse("use:8D")))
    assert told.waits == 1
    whole = [plain(one.rest.words) for one in told.said]
    assert "Seat 1 uses 8♦. The next in turn is skipped and loses 3 points." in whole, "its whole sentence is read"
    (stop,) = (plain(f"{one.rest.words} {one.rest.detail}") for one in told.said if not one.rest.passes)
    assert stop == (
        "Seat 1 uses 8♦: the next is skipped, loses 3. Points: Seat 2 −3. "
        "Seat 1’s turn is over: +12 for the temporary place. Seat 2 is skipped."
    )


def test_ones_own_right_guess_waits_for_no_click_and_the_next_question_names_the_card() -> None:
    use("en")
    table = Table("basa", 3, 1, patient=True)
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 0, "phase": "draw",
            "zones": {"stock": ["9C", "4H", "AD"], "hand.0": ["5D"], "hand.1": ["QS"], "hand.2": ["6D"]},
            "vars": {"active": 0, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    step = play(start, Action.parse("guess:C"))
    assert table.told(step).waits == 0
    asked = table.controller.prompt(view(step.position, 0), None)
    assert plain(asked.sentence) == "9♣: right. Use a card, or begin a new stage?"
    again = play(step.position, Action.parse("stage"))
    table.told(again)
    table.told(play(again.position, Action.parse("take")))
    assert "right" not in plain(table.controller.prompt(view(step.position, 0), None).sentence)


def test_ones_own_wrong_guess_waits_for_no_click_and_the_next_question_names_the_card() -> None:
    use("en")
    table = Table("basa", 3, 1, patient=True)
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 0, "phase": "draw",
            "zones": {"stock": ["9C", "4H", "AD"], "hand.0": ["5D"], "hand.1": ["QS"], "hand.2": ["6D"]},
            "vars": {"active": 0, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    step = play(start, Action.parse("guess:H"))
    assert table.told(step).waits == 0
    asked = table.controller.prompt(view(step.position, 0), None)
    assert plain(asked.sentence) == "9♣: wrong. What will the next card be?"


def test_a_value_that_was_said_is_answered_by_the_card_that_came() -> None:
    use("en")
    for value, answer in ((4, "4♥ came: right."), (5, "4♥ came: wrong.")):
        table = Table("basa", 3, 1, patient=True)
        start = position_from_json(
            {
                "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 0, "phase": "act",
                "zones": {"stock": ["4H", "AD"], "hand.0": ["2C", "5D"], "hand.1": ["QS"], "hand.2": ["6D"]},
                "vars": {"active": 0, "points": [20, 20, 20]},
            },
            GAMES,
        )  # fmt: skip
        table.surface.show_view(view(start, 0))
        used = play(start, Action.parse("use:2C"))
        table.told(used)
        stops = [
            plain(f"{one.rest.words} {one.rest.detail}")
            for one in table.told(play(used.position, Action.parse(f"say:{value}"))).said
            if not one.rest.passes
        ]
        assert stops[0].startswith(answer) and "Points: Seat 0 +" in stops[0], stops


def test_the_end_of_a_turn_is_one_stop_with_all_temporary_places() -> None:
    use("en")
    table = Table("basa", 3, 1, patient=True)
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 0, "phase": "act",
            "zones": {
                "stock": ["4H", "AD"], "hand.0": ["2H"], "hand.1": ["QS"], "hand.2": ["6D"],
                "temp.0": ["9S"], "temp.1": ["8S", "7S"],
            },
            "vars": {"active": 0, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    said = table.told(play(start, Action.parse("use:2H"))).said
    stops = [plain(f"{one.rest.words} {one.rest.detail}") for one in said if not one.rest.passes]
    told = [f"{one.rest.words} {one.rest.detail}" for one in said]
    assert sum("is over" in one for one in told) == 1, "it is said once, not first for one place alone"
    over = [stop for stop in stops if "temporary" in stop]
    assert over == stops[-1:] and over[0].endswith(
        "Seat 0’s turn is over. For the temporary places: Seat 0 +12 and Seat 1 +12."
    ), stops


def test_a_loss_is_one_stop_and_what_was_left_another() -> None:
    use("en")
    table = Table("basa", 3, 1, patient=True)
    table.surface.clock.speed = 50.0
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 1, "phase": "draw",
            "zones": {"stock": ["AD", "2C"], "hand.0": ["5D"], "hand.1": ["QS", "4H"], "hand.2": ["6D"]},
            "vars": {"active": 1, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    table.surface.show_view(view(start, 0))
    table.controller.watch(view(start, 0))
    told = table.told(play(start, "take"))
    stops = [bare(f"{one.rest.words} {one.rest.detail}") for one in told.said if not one.rest.passes]
    lost = next(number for number, words in enumerate(stops) if "Seat 1 has lost. " in words)
    assert stops[lost + 1] == "Seat 1 gets +2 for the cards that were left. Back into the stock: 2 cards."
    assert not any("no choice" in words for words in stops), stops


def test_after_the_curtain_each_turn_is_a_stop_of_its_own_and_only_the_ace_is_punished() -> None:
    use("en")
    table = Table("basa", 3, 1, patient=True)
    table.surface.clock.speed = 50.0
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 1, "phase": "draw",
            "zones": {
                "stock": ["9C", "4H", "7S", "KH", "2C", "3C", "8H", "TD", "AD"],
                "hand.0": ["5D"], "hand.1": ["2H", "2S"], "hand.2": ["2D", "KS"],
            },
            "vars": {"active": 1, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    position, gestures, ends = start, list[tuple[list[Event], View]](), 0
    for act in ("guess:D", "guess:H", "use:2H", "guess:AD", "take", "use:KS", "done"):
        step = play(position, Action.parse(act))
        position = step.position
        gestures.append((step.told(0), view(position, 0)))
        ends += any(one.code == "counted" and one.args["code"] == "temp" for one in step.events)
    told = table.tell(None, lambda: table.surface.retell(view(start, 0), gestures))
    stops = [plain(f"{one.rest.words} {one.rest.detail}") for one in told.said if not one.rest.passes]
    over = [stop for stop in stops if "turn is over" in stop]
    assert len(over) == ends == 2 and "Seat 2" not in over[0] and "Seat 1 +" not in over[1], stops
    assert "Seat 1’s turn is over" in over[0] and "Seat 2’s turn is over" in over[1], stops
    wrong = next(plain(f"{one.rest.words} {one.rest.detail}") for one in told.said if "Wrong" in one.rest.words)
    assert "four" not in wrong, wrong
    assert any("four" in stop for stop in stops), stops


@pytest.mark.parametrize(("guess", "why"), [("D", True), ("H", False)])
def test_whoever_guessed_a_diamond_and_met_the_ace_is_told_why_that_was_wrong(guess: str, why: bool) -> None:
    use("en")
    table = Table("basa", 2, 1, patient=True)
    data = {
        "game": "basa", "partial": True, "seats": 2, "options": {}, "rng": 1, "turn": 0, "phase": "draw",
        "zones": {"stock": ["AD", "4H", "7S", "KH", "2C", "3C"], "hand.0": ["5D"], "hand.1": ["2H"]},
        "vars": {"active": 0, "points": [20, 20]},
    }  # fmt: skip
    start = position_from_json(data, GAMES)
    step = play(start, Action("guess", (guess,)))
    told = table.tell(None, lambda: table.surface.retell(view(start, 0), [(step.told(0), view(step.position, 0))]))
    words = next(plain(f"{one.rest.words} {one.rest.detail}") for one in told.said if "Wrong" in one.rest.words)
    assert "It is A♦" in words and "four" in words
    assert ("guessed by name and not as a diamond" in words) == why
    table.end()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", pytest.param("he", marks=pytest.mark.slow)])
def test_the_guesses_of_a_row_are_told_ever_quicker_and_each_of_them_is_said(language: str) -> None:
    use(language)
    longest = counted = 0
    for deal in range(1, amount(1, 3) + 1):
        table, row, guesser = Table("basa", 4, deal), list[float](), -1
        table.opening()
        for told in table.play(ACTS):
            assert told.step is not None
            events = told.step.events
            seat, action = next((int(e.args["seat"]), str(e.args["action"])) for e in events if e.code == "acted")
            heard = {str(event.args["code"]) for event in events if event.code == "said"}
            verb, _, what = action.partition(":")
            if seat == table.seat or verb not in ("guess", "stage") or heard - {"guessed-right", "guessed-wrong"}:
                assert table.controller.swift == 1.0, "anything else is told as usual"
                row = []
                continue
            if seat != guesser:
                row, guesser = [], seat
            if verb == "guess":
                row.append(told.ms)
                name = t("basa.ace") if what == ACE else t(f"suit.{what}")
                words = t(f"basa.voice.{heard.pop()}", who=table.names[seat], what=name)
                said = [one.rest for one in told.said]
                if words not in [rest.words for rest in said]:
                    counted += 1
                    assert {rest.words for rest in said} == {t("basa.voice.guessing", who=table.names[seat])}
                    detail, n = said[-1].detail, len(row)
                    assert detail == words if n == 1 else n == 2 or str(n) in detail
                assert len(row) < 9 or row[-1] < 500.0, row
            longest = max(longest, len(row))
        table.end()
    assert longest > 8 and counted


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("deal", [1, 4])
def test_the_large_line_stands_still_while_guesses_are_told_fast(deal: int) -> None:
    """It changed with every guess, five times a second and more, and nobody could read any of it."""
    use("en")
    table, said = Table("basa", 4, deal), list[tuple[float, str]]()
    table.surface.teller.said.connect(lambda rest: said.append((table.time, bare(rest.words))))
    table.opening()
    for _ in table.play(60):
        pass
    table.end()
    changes = [(at, words) for (_, before), (at, words) in pairwise(said) if words != before and "guess" in words]
    assert sum("is guessing" in words for _, words in said) > 20
    assert all(after[0] - at >= 250.0 for (at, _), after in pairwise(changes)), changes


def test_a_new_row_does_not_begin_with_the_count_of_the_one_before() -> None:
    """The second line said "guessed 18 times" of a row that four cards to be drawn had ended, until the next result."""
    use("en")
    table = Table("basa", 3, 4)
    table.opening()
    *_, before, last = table.play(8)
    table.end()
    assert "has guessed" in before.said[-1].rest.detail and "has guessed" not in last.said[0].rest.detail


@pytest.mark.parametrize("pace", ["even", "quick"])
def test_however_long_a_row_of_guesses_each_result_and_their_sum_can_be_read(pace: PaceName) -> None:
    """At the pace *quick* the results of a long row stood for a twentieth of a second each, and their sum for half."""
    use("en")
    table, said = Table("basa", 4, 1), list[tuple[float, str]]()
    table.surface.clock.speed = SPEEDS[pace]

    def hear(rest: Rest) -> None:
        # A guess that is announced says what the result before it said.
        words = bare(f"{rest.words} {rest.detail}")
        if not said or said[-1][1] != words:
            said.append((table.time, words))

    table.surface.teller.said.connect(hear)
    table.opening()
    for _ in table.play(32):
        pass
    table.end()
    stood = [(end - at, words) for (at, words), (end, _) in pairwise(said)]
    results = [ms for ms, words in stood if re.search(r"guessed \w+\. (Right|Wrong)\.|is guessing\. ", words)]
    assert len(results) > 20 and min(results) >= RESULT_MS / PASSING
    sums = [ms for ms, words in stood if re.match(r".* has guessed \d\d times", words) and "is guessing" not in words]
    assert sums and min(sums) >= reading("x" * 100) / FASTEST


def test_while_a_row_goes_on_the_second_line_counts_it_all_the_time() -> None:
    """It went with every guess that was announced and came with every result, four times a second.

    The first line says what is true of all of them.
    """
    use("en")
    said = [[one.rest for one in told.said] for told in list(rival(*["guess:D"] * 5))[2:]]
    assert all([bare(rest.words) for rest in rests] == ["Seat 1 is guessing."] * 2 for rests in said), said
    assert all(bare(rest.detail).startswith("Seat 1 has guessed ") for rests in said for rest in rests), said
    assert all(rests[0].ms < 100 and rests[1].ms > 500 for rests in said), "the result repeats what was guessed"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("deal", [2, 3])
def test_the_first_decision_is_less_than_forty_seconds_away_however_often_rivals_guess(deal: int) -> None:
    """Two whole turns of rivals, with 57 guesses in one of these deals, took a minute."""
    table = Table("basa", 4, deal)
    waited = table.opening().ms
    for told in table.play():
        waited += told.ms
        if table.record.position.turn == table.seat:
            break
    assert 15_000 < waited < 40_000, "others act first, and not for long"
    table.end()


@pytest.mark.long
def test_guesses_after_four_cards_to_be_drawn_go_on_as_quickly_as_before() -> None:
    table, row, after = Table("basa", 4, 2), list[float](), list[float]()
    table.opening()
    penalties = 0
    for told in table.play(40):
        assert told.step is not None
        events = told.step.events
        seat, action = next((int(e.args["seat"]), str(e.args["action"])) for e in events if e.code == "acted")
        heard = {str(event.args["code"]) for event in events if event.code == "said"}
        if seat == table.seat or action.partition(":")[0] not in ("guess", "stage"):
            row, penalties = [], 0
        elif "penalty" in heard:
            penalties += 1
        elif action.startswith("guess"):
            (after if penalties and len(row) > 5 else row).append(told.ms)
    assert len(after) > 9 and max(after) < 800.0 and sorted(after)[-3] < 400.0, after
    table.end()


@pytest.mark.long
def test_points_that_follow_each_other_are_said_once_in_one_sum() -> None:
    use("en")
    table, several = Table("basa", 4, 2), 0
    table.opening()
    for told in table.play(60):
        rows = [
            sums
            for counted, row in groupby(told.events, lambda event: event.code == "counted")
            if counted and (sums := added_up([event.args for event in row]))
        ]
        said = [plain(one.rest.words) for one in told.said if one.rest.words.startswith("Points: ")]
        assert len(said) == len(rows)
        for words, sums in zip(said, rows, strict=True):
            assert [int(by.replace("−", "-")) for by in re.findall("[+−]\\d+", words)] == [*sums.values()], words
            several += len(sums) > 2
    assert several
    table.end()


def added_up(counts: Sequence[Mapping[str, Any]]) -> dict[int, int]:
    """The points of one moment, by seat; those that have sentences of their own are left out."""
    sums: dict[int, int] = {}
    for args in counts:
        if args["var"] == "points" and args["code"] not in ("use", "bonus", "temp", "lost"):
            sums[args["seat"]] = sums.get(args["seat"], 0) + args["by"]
    return sums


@pytest.mark.long
def test_once_guesses_are_familiar_even_the_first_of_a_row_is_told_quicker_and_still_said() -> None:
    use("en")
    table, firsts, guesses, before = Table("basa", 4, 3), list[float](), 0, ""
    last: Sequence[Event] = ()
    table.opening()
    for told in table.play(amount(140, 200)):
        assert told.step is not None
        done = table.record.done[-1]
        heard = {str(event.args["code"]) for event in told.step.events if event.code == "said"}
        verb = str(done.actions[0]).partition(":")[0]
        if done.seat != table.seat and verb == "guess" and not heard - {"guessed-right", "guessed-wrong"}:
            told_of = [bare(f"{one.rest.words} {one.rest.detail}") for one in told.said]
            assert any("guessed" in words for words in told_of), "nothing goes untold"
            if before not in ("guess", "stage"):
                firsts.append(table.controller.swift)
            guesses += 1
            last = told.step.told(table.seat)
        before = verb if done.seat != table.seat else ""
    assert guesses > 30 and firsts[0] == 1.0 and 3.0 < firsts[1] <= firsts[-1] == SWIFTEST, firsts
    anew = BasaController(table.controller.agreed, table.seat)
    anew.met = table.controller.met
    anew.expect(last)
    assert anew.swift == SWIFTEST, "it stays familiar when the language changes"
    table.end()


def test_why_the_ace_lies_aside_and_who_begins_are_one_stop() -> None:
    use("en")
    table = Table("basa", 3, 2, patient=True)
    told = table.opening()
    assert told.waits == 1
    words = plain(f"{told.said[-1].rest.words} {told.said[-1].rest.detail}")
    assert "A♦ lies aside" in words and "Whoever draws it later loses." in words and "starts, by lot" in words
    table.end()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("seat", [0, 3], ids=["of another seat", "of this seat"])
def test_a_guess_after_which_four_cards_are_drawn_stands_until_it_is_read(seat: int) -> None:
    """Seat 3 guesses diamonds fourteen times in a row in this deal, and the last card is the ace itself."""
    use("en")
    table, punished = Table("basa", 4, 3, seat=seat), list[Rest]()
    table.opening()
    for told in table.play(184, lambda before: len(table.record.done) >= 168):
        punished += [one.rest for one in told.said if "four cards in a row" in bare(one.rest.detail)]
    assert punished
    for rest in punished:
        assert rest.ms >= reading(bare(rest.words), bare(rest.detail)), rest
        assert "guessed" in bare(rest.words) and "in a row." not in bare(rest.words), "the guess comes before its row"
    table.end()


@pytest.mark.parametrize(
    ("partner", "words", "detail"),
    [
        (0, "Seat 0 gave K♣ to Seat 1.", "Seat 1 gave 9♣ to Seat 0."),
        (2, "Seat 2 gave a face-down card to Seat 1.", "Seat 1 gave a face-down card to Seat 2."),
    ],
)
def test_of_an_exchange_both_cards_are_told_and_each_once(partner: int, words: str, detail: str) -> None:
    """Whoever lost a card by 2♦ was not told what they got for it; of two others a card was given twice."""
    use("en")
    hands = {"hand.0": ["KC"], "hand.1": ["2D", "9C", "4S", "5C"], "hand.2": ["6C"]}
    start = position_from_json(
        {
            "game": "basa", "partial": True, "seats": 3, "options": {}, "rng": 1, "turn": 1, "phase": "act",
            "zones": {"stock": ["7C", "AD", "QS", "8C"], **hands},
            "vars": {"active": 1, "points": [20, 20, 20]},
        },
        GAMES,
    )  # fmt: skip
    before = play(start, "use:2D").position
    table = Table("basa", 3, 1)
    table.surface.show_view(view(before, 0))
    said = [one.rest for one in table.told(play(before, f"give:9C:{partner}")).said]
    assert [(plain(rest.words), plain(rest.detail)) for rest in said] == [(words, detail)]
    table.end()


@pytest.mark.parametrize("power", ["AC", "4C", "7C"])
def test_in_a_few_words_a_card_that_pays_for_the_right_answer_promises_nothing_for_a_wrong_one(power: str) -> None:
    """They stood above "Yael said 12. It is 8: not right" as "say the next card's value: +8"."""
    use("en")
    assert "for" in bare(t(f"basa.brief.{power}", 8)).split() and "right" in bare(t(f"basa.brief.{power}", 8))


@pytest.mark.long
def test_at_calm_all_who_put_a_card_back_into_the_empty_stock_share_a_stop() -> None:
    """Each asked for a key, though nobody sees which card it was."""
    use("en")
    table = Table("basa", 3, 5, patient=True)
    table.opening()
    backs = [told for told in table.play(900, lambda before: before.phase == "feed") if told.said]
    table.end()
    first, last = backs[:2]
    assert (first.waits, last.waits) == (0, 1)
    stop = last.said[-1].rest
    assert not stop.passes and bare(f"{stop.words} {stop.detail}").count("put a card back into the stock.") == 2


def test_the_card_that_was_drawn_without_a_guess_is_named_with_the_next_question() -> None:
    """It went from the stock to a far corner, and nothing said which it was."""
    use("en")
    table = next(one for deal in range(20) if (one := Table("basa", 2, deal)).record.position.turn == 0)
    table.opening()
    table.told(table.record.act("take"))
    p, shown = table.record.position, table.surface.stage.view
    assert shown is not None and p.phase == "act"
    drew = t("basa.voice.act.drew", x=shown.zones["temp.0"][0])
    assert table.controller.prompt(shown, None).sentence == drew
    table.told(table.record.act("stage"))
    shown = table.surface.stage.view
    assert shown is not None and table.controller.prompt(shown, None).sentence != drew
    table.end()
