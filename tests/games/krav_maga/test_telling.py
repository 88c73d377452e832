"""Krav Maga in words: both cards when they are turned up, the fronts, and how a tie is broken."""

from __future__ import annotations

import pytest

from app.engine import Fact, Record, Result, view
from app.games.krav_maga.rules import KravMaga
from app.wording import use
from app.wording.sentences import action_words, fact_sentence, result_sentence
from app.wording.spoken import spoken
from tests.wording.told import case, check_whole_game, in_words, told

RULES = KravMaga()


def test_cards_laid_unseen_are_told_when_both_are_turned_up() -> None:
    assert told(RULES, "01", actions=("commit:7H",)) == []
    assert told(RULES, "01", actions=("commit:7H",), seat=1) == []
    assert told(RULES, "01") == ["Turned up: Noa’s seven of hearts and Omar’s nine of clubs."]
    assert told(RULES, "01", seat=None) == told(RULES, "01")


def test_the_hebrew_log_tells_what_was_turned_up_and_not_what_is_to_be_seen_now() -> None:
    # Every round used to begin with "now one sees", which does not read as a log of what has happened.
    use("he")
    lines = told(RULES, "04") + told(RULES, "01")
    assert len([line for line in lines if line.startswith("\u05e0\u05d7\u05e9\u05e4\u05d5: ")]) == 2
    assert not any("\u05e2\u05db\u05e9\u05d9\u05d5" in line for line in lines)


def test_a_front_that_is_won_is_told_with_its_cards() -> None:
    assert told(RULES, "04")[1:] == ["Omar gathered the clubs front: 5 cards and a point of advantage."]
    assert told(RULES, "07")[1:] == [
        "Omar gathered the diamonds front: 3 cards and a point of advantage.",
        "Noa gathered the hearts front: 3 cards and a point of advantage.",
    ]
    assert told(RULES, "03", names={1: "Omar"}) == [
        "Turned up: your king of hearts and Omar’s four of diamonds.",
        "You gathered the hearts front: 3 cards and a point of advantage.",
    ]


def test_the_end_tells_what_decided() -> None:
    assert told(RULES, "08")[-2:] == [
        "Omar wins, 1 to 0 in points of advantage.",
        "All cards are played, and the points of advantage decide.",
    ]
    assert told(RULES, "09")[-2:] == [
        "Omar wins on the sum of the cards.",
        "The points of advantage are equal, so the sum of the gathered cards decides.",
    ]
    assert told(RULES, "10")[-2] == "A draw: 1 point of advantage on each side."


def test_a_result_without_names_does_not_say_who() -> None:
    result = Result((1,), (0, 2), "points")
    assert result_sentence("krav-maga", result, {}) == "Won, 2 to 0 in points of advantage."
    assert result_sentence("krav-maga", result, {0: "Noa"}) == "You win, 2 to 0 in points of advantage."


def test_an_action_names_the_front_as_it_stands_for_who_acts() -> None:
    record = case(RULES, "02")
    assert action_words("krav-maga", "commit:KD", view(record.position, 0)).startswith("open the diamonds front")
    record.act("commit:3S")
    told_to = view(record.position, 1)
    assert spoken(action_words("krav-maga", "commit:4H", told_to)) == (
        "lay four of hearts on the hearts front, now at minus 2"
    )
    assert spoken(action_words("krav-maga", "commit:4H")) == "lay four of hearts"
    assert action_words("krav-maga", "commit:??") == "lay a card face down"


def test_the_table_tells_each_front_as_the_reader_counts_it() -> None:
    record = case(RULES, "02")
    record.act("commit:3S")
    groups = in_words(record, 1)
    assert groups["The middle of the table"] == (
        "Hearts front: seven of hearts and eight of hearts. Level minus 2",
        "No front yet: clubs, diamonds and spades",
        "Stock: 2 cards",
        "Rounds left: 24",
    )
    assert groups["Noa"] == (
        "No point of advantage",
        "Value of the gathered piles: 0",
        "Hand: 1 card",
        "A card is laid face down",
    )
    assert list(groups) == ["What may be done", "The hand", "The middle of the table", "Omar", "Noa"]


def test_who_has_no_name_is_told_as_the_reader_or_as_somebody_else() -> None:
    assert list(in_words(case(RULES, "02"), 1, {}))[3:] == ["You", "Somebody else"]


def test_a_level_is_a_signed_number() -> None:
    assert spoken(fact_sentence("krav-maga", Fact("level", (2,), "front.H"))) == "Level plus 2"


@pytest.mark.parametrize("code", ["he", "en"])
def test_a_whole_game_is_told_in_both_languages_to_everybody(code: str) -> None:
    use(code)
    check_whole_game(Record.begin(RULES, 2, 3))
