"""Super Stam in words: the log, what it hides, the table."""

from __future__ import annotations

import pytest

from app.engine import Record, Result, view
from app.games.super_stam.rules import SuperStam
from app.wording import use
from app.wording.catalogue import Language
from app.wording.rules_pages import rules_page
from app.wording.sentences import action_words, result_sentence
from app.wording.spoken import spoken
from tests.wording.told import PEOPLE, case, check_whole_game, in_words, told

RULES = SuperStam()


def test_a_turn_that_is_won_is_told_with_the_beginning_of_the_next() -> None:
    assert told(RULES, "01") == [
        "Omar does not answer.",
        "Noa won the turn.",
        "Noa\u2019s hidden card is seven of spades."
        " Noa took two of clubs and five of spades from the stock. Omar opens.",
    ]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("en", "then nobody knows any longer where the cards that went back to it lie."),
        (
            "he",
            "\u05db\u05d1\u05e8 \u05dc\u05d0 \u05d9\u05d5\u05d3\u05e2\u05d9\u05dd \u05d0\u05d9\u05e4\u05d4",
        ),
    ],
)
def test_the_rules_say_what_the_stock_is_shuffled_for(code: Language, why: str) -> None:
    use(code)
    assert why in rules_page("super-stam")


def test_a_hidden_card_is_named_to_its_owner_alone() -> None:
    assert told(RULES, "01", seat=1)[-1] == (
        "Noa took a new hidden card, then two of clubs and five of spades. Omar opens."
    )
    for number in ("02", "13", "20", "23"):
        mine, others = told(RULES, number, seat=0), told(RULES, number, seat=1)
        assert any("Noa\u2019s hidden card is" in line for line in mine) is (number != "20")
        assert not any("Noa\u2019s hidden card is" in line for line in others)


def test_a_golden_card_is_a_face_down_card_to_the_other_side() -> None:
    assert told(RULES, "08")[1:] == [
        "Omar does not answer.",
        "Noa won the turn, and jack of diamonds goes to the golden deck.",
        "Noa wins. Golden cards: 1 to 0.",
        "The golden deck is full.",
    ]
    assert told(RULES, "08", seat=1)[2] == "Noa won the turn, and a face-down card goes to the golden deck."


def test_a_card_that_goes_back_to_the_stock_is_not_told_from_one_that_never_was_gold() -> None:
    assert told(RULES, "09")[2] == "Noa won the turn."


def test_after_a_laying_the_sum_to_reach_is_told_once() -> None:
    lines = told(RULES, "19")
    assert lines[:2] == ["Noa laid six of diamonds.", "Noa finished laying. Now at least 6 is needed."]
    assert lines[-1] == "Noa finished laying. Now at least 10 is needed."
    assert not any("to be reached" in line for line in told(RULES, "08"))


def test_an_exchange_is_one_line_with_both_cards() -> None:
    assert told(RULES, "10", seat=1) == ["Noa exchanged three of spades and four of spades and got king of hearts."]


def test_a_head_card_nobody_can_reach_goes_and_another_comes() -> None:
    assert told(RULES, "16")[-2:] == [
        "Nobody can lay on king of diamonds, and it goes back to the stock.",
        "The head card is three of diamonds: at least 3 is needed.",
    ]


def test_who_has_no_name_is_spoken_to() -> None:
    lines = told(RULES, "08", names={1: "Omar"})
    assert lines[0] == "You laid ten of hearts."
    assert lines[2:4] == [
        "You won the turn, and jack of diamonds goes to your golden deck.",
        "You win. Golden cards: 1 to 0.",
    ]


def test_passing_and_the_second_card_of_an_exchange_are_said_with_what_they_mean() -> None:
    record = case(RULES, "11")
    assert action_words("super-stam", "pass", view(record.position, 0)) == "pass the turn"
    assert action_words("super-stam", "pass") == "lay nothing"
    record = case(RULES, "12")
    record.act("swap:3S")
    words = action_words("super-stam", "swap:2H", view(record.position, 0))
    assert spoken(words) == "exchange three of spades and two of hearts for a card of the stock"
    assert action_words("super-stam", "pass", view(case(RULES, "20").position, 1)) == "give no answer"


def test_the_table_is_told_side_by_side_with_what_the_hidden_card_gives() -> None:
    record = case(RULES, "19")
    for action in ("put:6D", "done"):
        record.act(action)
    groups = in_words(record)
    assert groups["Noa"] == (
        "Hidden card: three of hearts",
        "Open cards: four of clubs and three of clubs",
        "Column 1: six of diamonds",
        "Hidden card: sets 3 cards",
        "Open cards: can make 13 in all",
    )
    assert groups["Omar"] == (
        "Hidden card: 1 card",
        "Open cards: eight of clubs and two of diamonds",
        "Open cards: can make 10 in all",
    )
    assert "At least: 6" in groups["The middle of the table"]


def test_a_tie_is_told_with_what_both_have() -> None:
    assert result_sentence("super-stam", Result((0, 1), (1, 1), "cap"), PEOPLE) == "A tie. Golden cards each: 1."


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("wording", ["formal", "human"])
def test_a_whole_game_is_told_in_both_languages_to_everybody(code: str, wording: str) -> None:
    use(code)
    check_whole_game(Record.begin(RULES, 2, 5, {"wording": wording, "max_turns": 12}))
