"""Majnun in words: turns that run by themselves, who gave to whom, debts, and what became of the pot."""

from __future__ import annotations

import pytest

from app.engine import Fact, Record, Result, view
from app.games.majnun.rules import Majnun
from app.wording import t, use
from app.wording.names import Name
from app.wording.sentences import action_words, fact_sentence, log_lines, result_sentence
from app.wording.spoken import spoken
from app.wording.tellers import Names
from tests.wording.told import case, check_whole_game, in_words, told

RULES = Majnun()
DEEDS = ("laid", "took", "closed")
"""What is told about a turn without a choice (canon 4.2)."""


def test_a_turn_without_a_choice_is_one_sentence() -> None:
    assert told(RULES, "02", seat=1)[1] == (
        "Omar laid three of diamonds and eight of hearts, took four of clubs, six of clubs, nine of spades,"
        " ten of spades, queen of clubs, king of clubs, ace of clubs, two of clubs and three of clubs from the stock"
        " and closed the turn with two of hearts."
    )
    assert " took 9 face-down cards from the stock and closed " in told(RULES, "02")[1]


def test_cards_laid_one_by_one_end_in_the_sentence_that_closes_the_turn() -> None:
    assert told(RULES, "01")[1:] == [
        "Omar laid seven of spades.",
        "Omar laid jack of clubs and closed the turn with two of hearts.",
    ]


def test_a_division_tells_what_is_missing_and_who_gave_which_card() -> None:
    lines = told(RULES, "04")
    assert lines[1] == (
        "Omar laid two of clubs, three of clubs, four of spades and five of spades."
        " Omar needs 10 more cards: each of the others gives 5 cards."
    )
    assert lines[2] == "Tamar gave a face-down card to Omar."
    assert lines[-1] == "Noa gave seven of clubs to Omar."
    assert told(RULES, "04", seat=1)[2] == "Tamar gave two of diamonds to Omar."


def test_debts_are_told_from_who_owes_to_who_helps() -> None:
    lines = told(RULES, "07")
    assert lines[-6:] == [
        "Noa owes 3: everyone who owes nothing gives 2 cards.",
        "Omar gave nine of hearts to Noa.",
        "Omar gave two of hearts to Noa. Tamar gave the whole hand, nine of diamonds, and still owes 1 card.",
        "Tamar owes 1: everyone who owes nothing gives a card.",
        "Noa gave nine of hearts to Tamar.",
        "Omar gave a face-down card to Tamar.",
    ]


def test_the_pot_is_told_with_who_takes_it() -> None:
    assert told(RULES, "09")[-1] == "Tamar took the whole pot."


def test_in_the_last_round_it_is_the_game_that_ends_and_no_hand_passes_on() -> None:
    said = [spoken(fact_sentence("majnun", Fact("round", (number, 15, 3)))) for number in (14, 15)]
    assert said == ["round 14 of 15, 3 turns until hands pass on", "round 15 of 15, 3 turns until the game ends"]


def test_an_end_is_told_with_its_reason() -> None:
    assert told(RULES, "08a")[-2:] == [
        "Omar wins with 11 cards in hand.",
        "All the others were left without cards at the same moment.",
    ]
    assert told(RULES, "08b")[-1] == "All the others owe more than they have."
    shared = Result((0, 1), (9, 9, 2), "cap")
    said = spoken(result_sentence("majnun", shared, {1: "Omar"}))
    assert said == "You and Omar share the win, each with 9 cards in hand."


def test_who_has_no_name_is_spoken_to_within_a_sentence_too() -> None:
    lines = told(RULES, "07", names={1: "Omar", 2: "Tamar"})
    assert lines[0] == "You closed the turn with ace of clubs."
    hand = "two of hearts, three of hearts, four of hearts and five of hearts"
    assert f"You gave your whole hand, {hand}, and still owe 3 cards." in lines[8]
    assert lines[9:11] == ["You owe 3: everyone who owes nothing gives 2 cards.", "Omar gave nine of hearts to you."]


def test_every_deed_of_a_turn_is_told_in_the_form_of_whoever_did_it() -> None:
    use("he")
    f, m = (told(RULES, "02", seat=1, names={1: Name("Omar", form)})[1] for form in ("f", "m"))
    plain, mine = told(RULES, "02", seat=1, names={1: "Omar"})[1], told(RULES, "02", seat=1, names={})[1]
    assert len({f, m, plain, mine}) == 4
    assert "Omar: " in plain and "Omar" not in mine
    for deed in DEEDS:
        verb = t(f"majnun.did.{deed}.f", cards=["3D"], c="2H").split()[0]
        assert f"{verb} " in f and f"{verb} " not in m


def test_the_opening_tells_who_begins_and_every_turn_that_runs_by_itself_in_three_lines() -> None:
    for seats in (3, 5, 9):
        record = Record.begin(RULES, seats, 3)
        names: Names = {seat: f"Seat {seat}" for seat in range(seats)}
        lines = [spoken(line) for line in log_lines("majnun", record.opening.told(0), names)]
        assert len(lines) <= 3
        assert lines[0].startswith("Seat 0 begins. ")
        calls = sum(e.code == "said" and e.args["code"] == "kupa" for e in record.opening.told(0))
        assert sum(line.count("closed the turn with") for line in lines) == calls - 1


def test_what_is_given_unseen_has_words_of_its_own() -> None:
    assert action_words("majnun", "give:??") == "give a card"
    use("he")
    assert "\u05e7\u05dc\u05e3" in action_words("majnun", "give:??")


def test_the_table_tells_the_demand_and_what_everybody_has_to_do() -> None:
    record = case(RULES, "07")
    record.act("close:AC")
    groups = in_words(record)
    assert "Pot: demands 14 black" in groups["The middle of the table"]
    assert any(line.startswith("Round 1 of 30, ") for line in groups["The middle of the table"])
    assert "Hand: gets 7 cards from each" in groups["Omar"]
    assert "Hand: 7 cards still to give" in groups["Tamar"]
    assert not view(record.position, 0).legal


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize(("edition", "seats"), [("booklet", 3), ("first", 4), ("algorithmic", 3), ("booklet", 6)])
def test_a_whole_game_is_told_in_both_languages_to_everybody(code: str, edition: str, seats: int) -> None:
    use(code)
    check_whole_game(Record.begin(RULES, seats, 5, {"edition": edition, "max_rounds": 4}))
