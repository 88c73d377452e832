"""Soureh, told: what only the owner saw is told only to the owner."""

from __future__ import annotations

import pytest

from app.engine import Action, Record, view
from app.games.soureh.rules import Soureh
from app.wording import use
from app.wording.sentences import action_words, reason_sentence
from app.wording.spoken import spoken
from tests.wording.told import case, check_whole_game, in_words, told

SOUREH = Soureh()
WON = ("self:3", "soureh", "throw", "count:8", "count:4", "count:1", "count:3")
"""The whole of the canon's second case."""


def test_a_declaration_is_told_from_its_beginning_to_the_count() -> None:
    assert told(SOUREH, "02", actions=WON) == [
        "Noa put nine of clubs in place of the closed three of hearts.",
        "Noa declared Soureh.",
        "Omar threw the drawn card onto the second pile.",
        "Noa showed the cards: they all fit.",
        "Omar counted 16 points.",
        "Deal 2. Points: Noa 0 and Omar 16.",
    ]


def test_what_is_drawn_and_lies_closed_is_named_to_its_owner_alone() -> None:
    assert told(SOUREH, "02", 1, actions=WON)[0] == "Noa exchanged the closed card in column 4."
    assert told(SOUREH, "02", None, actions=WON)[2] == "Omar threw the drawn card onto the second pile."
    assert told(SOUREH, "02", 1, actions=WON)[2] == "Omar threw two of clubs onto the second pile."


def test_an_exchanged_open_card_is_named_to_everybody_with_its_row() -> None:
    for seat in (0, 1, None):
        lines = told(SOUREH, "03", seat)
        assert "Omar put two of clubs in place of four of hearts in Noa’s row." in lines
        assert "Noa’s declaration was spoiled." in lines


def test_a_turn_that_ends_without_a_word_leaves_no_line() -> None:
    for seat in (0, 1, None):
        lines = told(SOUREH, "02", seat, actions=("self:3", "done"))
        assert len(lines) == 1


def test_a_round_hundred_is_told_with_what_is_taken_off() -> None:
    record = case(SOUREH, "08")
    assert record.position.vars["scores"] == (30, 84)
    assert told(SOUREH, "08")[-2:] == [
        "Omar has a round hundred: 50 points are taken off.",
        "Deal 2. Points: Noa 30 and Omar 50.",
    ]


def test_who_has_the_fewest_points_wins() -> None:
    assert told(SOUREH, "16")[-2:] == [
        "Noa is the last one left and wins. Score: 40.",
        "Everybody else has passed the threshold.",
    ]


def test_the_own_row_is_told_by_columns_and_that_of_others_by_its_cards() -> None:
    groups = in_words(case(SOUREH, "02"))
    assert groups["Noa"][:2] == (
        "Column 1 fits: five of diamonds against four of hearts",
        "Column 2 fits: two of spades against seven of spades",
    )
    assert groups["Omar"][:2] == (
        "Open row: eight of clubs, five of hearts, ace of diamonds and three of spades",
        "Closed row: 4 cards",
    )


def test_the_drawn_card_is_told_to_who_drew_it() -> None:
    record = case(SOUREH, "02")
    record.act("self:3", "soureh")
    assert "The drawn card: two of clubs" in in_words(record, 1)["The middle of the table"]
    assert "Drawn card: 1 card" in in_words(record, 0)["The middle of the table"]


def test_whose_card_is_exchanged_is_told_by_name_or_by_place() -> None:
    record = case(SOUREH, "04")
    record.act("throw")
    may = in_words(record, 2)["What may be done"]
    assert "Put two of clubs in place of the open four of hearts of Noa" in may
    words = action_words("soureh", "other:0:0", view(record.position, 2))
    assert spoken(words) == "put two of clubs in place of the open four of hearts of the player after you"
    assert action_words("soureh", "other:0:0") == "exchange an open card of a competitor"


def test_a_row_that_does_not_fit_yet_says_which_column() -> None:
    record = case(SOUREH, "07")
    reason = SOUREH.refusal(record.position, Action("soureh"))
    assert spoken(reason_sentence("soureh", reason)) == (
        "Not yet Soureh: five of diamonds does not fit two of clubs."
    )


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("code", "seats", "ending"), [("he", 2, "lowest"), ("en", 3, "last"), ("he", 4, "last")])
def test_whole_games_tell_no_seat_a_card_that_it_has_not_seen(code: str, seats: int, ending: str) -> None:
    use(code)
    options = {"ending": ending, "max_reshuffles": 0, "max_deals": 20} | ({"variation": True} if seats > 2 else {})
    check_whole_game(Record.begin(SOUREH, seats, 5, options), seed=5)
