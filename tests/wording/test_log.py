"""The log: what a person reads about each gesture."""

from __future__ import annotations

from itertools import chain

import pytest

from app.engine import Event, Record
from app.games import GAMES
from app.wording import use
from app.wording.sentences import event_sentence, log_lines
from app.wording.spoken import spoken
from app.wording.tellers import Names
from tests.covering import amount
from tests.wording.made import random_game, start, steps_of

NOA: Names = {0: "Noa"}


def told(case: str, names: Names | None = None) -> list[str]:
    """The lines of a case's actions, in words."""
    game = case.rpartition("-")[0]
    lines = (log_lines(game, step.told(0), NOA if names is None else names) for step in steps_of(case))
    return [spoken(line) for line in chain.from_iterable(lines)]


def test_taking_an_equal_card_tells_both_cards_and_the_next_center() -> None:
    assert told("solo-01") == [
        "Noa took nine of clubs with nine of hearts: 2 cards.",
        "The center card is king of diamonds.",
    ]


@pytest.mark.parametrize("case", ["solo-02b", "solo-02d"])
def test_a_run_is_one_line_whether_its_second_card_was_chosen_or_forced(case: str) -> None:
    second = "nine of diamonds" if case == "solo-02b" else "six of clubs"
    assert told(case)[0] == f"Noa took seven of hearts and {second} with eight of spades: 3 cards."
    assert len(told(case)) == 2


def test_choosing_the_first_card_of_a_run_is_not_worth_a_line() -> None:
    assert told("solo-02c") == []


def test_a_run_sent_as_one_gesture_is_told_once() -> None:
    step = Record.from_position(start("solo-02d")).act("take:7H", "take:6C")
    assert len(log_lines("solo", step.told(0), NOA)) == 2


def test_a_return_tells_what_the_computer_saw_and_took() -> None:
    assert told("solo-04")[:2] == [
        "Noa returned two of clubs to the stock.",
        "The computer turned up nine of clubs, seven of diamonds, eight of spades and two of clubs and took seven of"
        " diamonds and eight of spades with nine of hearts: 3 cards.",
    ]
    assert told("solo-04")[-2:] == [
        "Noa wins, 4 to 3.",
        "No two cards in play have the same value any more, and no three make a run.",
    ]


def test_a_computer_that_takes_nothing_leaves_a_dry_turn() -> None:
    assert told("solo-12") == [
        "Noa returned two of clubs to the stock.",
        "The computer turned up two of clubs and took nothing.",
        "Dry turns so far: 1 of 3.",
        "A tie, 0 each.",
        "No card has been won for many turns, so the game ends here.",
    ]


def test_a_center_card_that_is_replaced_is_named_with_the_new_one() -> None:
    assert told("solo-07") == [
        "Noa returned two of clubs to the stock.",
        "The computer turned up two of clubs and took nothing.",
        "Three dry turns: king of diamonds went back to the stock, and two of clubs is the center card.",
    ]


def test_a_returned_card_that_becomes_the_center_card_is_one_line() -> None:
    assert told("solo-11b") == [
        "Noa took three of diamonds with three of hearts: 2 cards.",
        "The stock is empty, and there is no center card.",
        "Noa returned six of clubs, and it is the center card.",
    ]


def test_a_set_tells_what_left_the_game() -> None:
    assert told("solo-08b") == [
        "Noa removed four of hearts, five of clubs and six of diamonds from the game, and the computer lost eight of"
        " spades.",
        "Dry turns so far: 1 of 3.",
    ]


def test_who_has_no_name_is_spoken_to() -> None:
    assert told("solo-01", {})[0] == "You took nine of clubs with nine of hearts: 2 cards."
    assert told("solo-10", {})[-2] == "You win, 2 to 0."
    use("he")
    assert told("trishape-01b", {})[0].startswith("\u05dc\u05e7\u05d7\u05ea\u05d9 \u05e0\u05e7\u05d5\u05d3\u05d4: ")


def test_a_point_tells_its_cards_the_score_and_what_came() -> None:
    assert told("trishape-01b") == [
        "Noa made a point of two of hearts, five of hearts and nine of hearts. So far: 1 point.",
        "seven of spades came in their place.",
    ]


def test_laying_tells_where_the_drawn_card_went() -> None:
    assert told("trishape-04") == ["Noa laid king of clubs, and four of clubs from the stock joined it."]
    assert told("trishape-05") == ["Noa laid three of diamonds and drew four of clubs."]


def test_a_card_that_is_laid_by_itself_and_the_piles_that_pay_are_told_in_order() -> None:
    assert told("trishape-06") == [
        "Noa laid seven of spades, and two of spades from the stock joined it.",
        "king of clubs, the last card in the hand, went to its pile, and four of clubs from the stock joined it.",
        "The hand ran out: the piles gave four of clubs, two of diamonds, six of diamonds and two of spades.",
    ]


def test_the_dead_end_is_told_with_its_reason() -> None:
    assert told("trishape-11")[1:] == [
        "The hand ran out, and no pile had a pair.",
        "Score: 1 point, below the average of 6.",
        "The hand is empty, and no pile has a pair to give.",
    ]


def test_several_points_of_one_gesture_count_up() -> None:
    step = Record.from_position(start("trishape-10a")).act("lay:9H", "point:S")
    lines = [line for line in log_lines("trishape", step.told(0), NOA) if "point of" in line]
    assert len(lines) == 1 and lines[0].endswith("So far: 1 point.")


def test_a_game_that_begins_in_a_given_position_has_an_empty_log() -> None:
    for case in ("solo-01", "trishape-04"):
        record = Record.from_position(start(case))
        assert log_lines(case.rpartition("-")[0], record.opening.told(0), NOA) == []


@pytest.mark.covering
@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_every_gesture_of_a_game_is_told_in_at_most_three_lines_an_action(game: str, code: str) -> None:
    use(code)
    for seed in range(amount(1, 3)):
        for record, step in random_game(game, seed):
            lines = log_lines(game, step.told(0), NOA)
            acts = sum(event.code == "acted" for event in step.told(0)) or 1
            assert len(lines) <= 3 * acts + (2 if record.position.result else 0)
            assert all(line and line[-1] in ".?" and line.count("\u2066") + line.count("\u2068") == line.count("\u2069")
                       for line in lines)


def test_an_onlooker_is_not_told_what_an_onlooker_cannot_see() -> None:
    for _, step in random_game("trishape", 1):
        for line in log_lines("trishape", step.told(None), NOA):
            hidden = [event for event in step.told(None) if event.code == "moved" and event.hides]
            if hidden and "point of" in line:
                assert "3 face-down cards" in line


def test_single_events_are_worth_a_line_only_where_something_was_said() -> None:
    said = Event("said", 1, {"code": "computer-run", "args": ["7D", "8S"]})
    line = event_sentence("solo", said, NOA)
    assert line is not None
    assert spoken(line) == "The computer took a run with seven of diamonds and eight of spades."
    assert event_sentence("solo", Event("shuffled", 1, {"zone": "stock", "count": 3}), NOA) is None
    ended = Event("ended", 1, {"winners": [], "scores": [3], "reason": "spent"})
    assert event_sentence("trishape", ended, NOA) == "Score: 3 points, below the average of 6."
