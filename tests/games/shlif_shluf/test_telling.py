"""Shlif Shluf in words: what each card did, what the turn brought, and what the ace cost."""

from __future__ import annotations

import pytest

from app.engine import Fact, Record, Result, view
from app.games.shlif_shluf.rules import ShlifShluf
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.names import Name
from app.wording.sentences import action_words, fact_sentence, log_lines, result_sentence
from app.wording.spoken import spoken
from app.wording.tellers import Names
from tests.wording.told import PEOPLE, case, check_whole_game, in_words, told

RULES = ShlifShluf()


def test_the_ritual_and_who_starts_are_told_once() -> None:
    record = Record.begin(RULES, 3, 5)
    ritual, starts = (spoken(line) for line in log_lines("shlif-shluf", record.opening.told(0), PEOPLE))
    assert ritual == (
        "Cards turned up to find who starts: Noa’s six of spades, Omar’s three of clubs and Tamar’s nine of diamonds."
    )
    assert starts == "Tamar starts."


def test_a_turn_is_told_card_by_card_with_its_effect_and_what_it_brought() -> None:
    assert told(RULES, "01") == [
        "Noa turned up five of clubs.",
        "Noa turned up eight of diamonds.",
        "Noa declared a last card: nine of hearts.",
        "Life brought three of spades.",
        "The row is earned: 3 cards.",
    ]


def test_who_has_no_name_is_spoken_to() -> None:
    assert told(RULES, "04", names={1: "Omar", 2: "Tamar"}) == [
        "You turned up ace of diamonds and have lost.",
        "The row is divided equally: 1 card for each who is left. Back to the stock: 1 card.",
    ]
    assert told(RULES, "05", names={0: "Noa", 2: "Tamar"})[1] == (
        "Chaos: you turned up three of clubs and ace of diamonds and have lost."
    )


def test_a_row_that_goes_to_the_only_one_left_is_not_told_to_be_divided() -> None:
    assert told(RULES, "08")[-1] == "The row goes to Omar: 2 cards."
    assert told(RULES, "08", names={0: "Noa"})[-1] == "The row goes to you: 2 cards."


def test_death_is_told_to_whom_it_waits_for_and_what_it_took() -> None:
    assert told(RULES, "02b")[-5:] == [
        "Death: Omar earns only half of the row next turn.",
        "The row is earned: 4 cards.",
        "Omar declared a last card: six of hearts.",
        "Life brought nothing: half of one card, rounded down, is none.",
        "Death: half of one card, rounded down, is none, and the card went back.",
    ]
    assert told(RULES, "21")[-1] == "Death: only half of the row is earned, 2 cards. Back to the stock: 2 cards."


def test_magic_tells_its_suit_its_cards_and_the_ace_that_ends_it() -> None:
    assert told(RULES, "07b")[1:] == [
        "Noa named spades.",
        "Magic brought two of hearts and three of spades.",
        "The row is earned: 3 cards.",
    ]
    assert told(RULES, "08")[2] == "Magic brought Noa two of hearts, and then ace of diamonds: lost."


def test_the_ace_that_ends_life_goes_back_and_nobody_loses() -> None:
    assert told(RULES, "09")[1:] == [
        "Life brought nothing: ace of diamonds came at once and went back.",
        "The row is earned: 4 cards.",
    ]


def test_a_fourth_sentence_joins_the_third_line() -> None:
    assert told(RULES, "13")[2] == "The row is earned: 1 card. Omar earned the last card of the stock, ace of diamonds."
    assert told(RULES, "14")[2].endswith("One card in the stock, and death in force: Omar has lost.")


def test_when_all_have_lost_the_option_says_who_wins() -> None:
    assert told(RULES, "24a")[-2:] == [
        "Omar and Tamar share the win with 2 cards each.",
        "Everybody met the ace of diamonds, so whoever had earned the most cards wins.",
    ]
    assert told(RULES, "24b")[-2:] == ["Nobody wins.", "Everybody met the ace of diamonds."]


def test_a_result_without_names_says_no_more_than_the_cards() -> None:
    assert result_sentence("shlif-shluf", Result((1,), (3, 9), "empty"), {}) == "Won with 9 cards."
    assert result_sentence("shlif-shluf", Result((0, 1), (9, 9), "empty"), {}) == "A shared win, 9 cards each."
    assert result_sentence("shlif-shluf", Result((1,), (3, 9), "empty"), {0: "Noa"}) == "You win with 9 cards."


def test_a_suit_of_a_joker_is_offered_with_what_it_brings() -> None:
    record = case(RULES, "19a")
    record.act("reveal")
    seen = view(record.position, 0)
    assert [spoken(action_words("shlif-shluf", action, seen)) for action in seen.legal] == [
        "choose diamonds for the red joker: the turn ends with magic or the turn ends with death",
        "choose hearts for the red joker: the turn ends with death or the turn goes on",
    ]
    assert action_words("shlif-shluf", "suit:XR:H") == "choose hearts for the red joker"


def test_the_suit_that_somebody_gives_a_joker_is_told_as_a_choice() -> None:
    assert any(line.startswith("Noa chose diamonds for the red joker.") for line in told(RULES, "11b"))
    use("he")
    people: Names = {0: Name("\u05e0\u05d5\u05e2\u05d4", "f"), 1: Name("\u05e2\u05d5\u05de\u05e8", "m")}
    chose = "\u05e0\u05d5\u05e2\u05d4 \u05d1\u05d7\u05e8\u05d4:"
    joker = "\u05d4\u05d2\u05f3\u05d5\u05e7\u05e8 \u05d4\u05d0\u05d3\u05d5\u05dd"
    suit = "\u05d9\u05d4\u05d9\u05d4 \u05d9\u05d4\u05dc\u05d5\u05dd."
    lines = told(RULES, "11b", names=people)
    assert f"{chose} {joker} {suit}" in [bare(line) for line in lines], lines


def test_a_suit_is_named_with_what_the_stock_has_of_it() -> None:
    record = case(RULES, "07a")
    record.act("last")
    seen = view(record.position, 0)
    assert [action_words("shlif-shluf", action, seen) for action in seen.legal][:2] == [
        "name clubs, with no clubs in the stock",
        "name diamonds, with 1 diamond in the stock",
    ]


def test_the_table_tells_the_danger_the_pairs_and_what_would_end_the_turn() -> None:
    record = case(RULES, "03a")
    for _ in range(4):
        record.act("reveal")
    groups = in_words(record)
    assert groups["The middle of the table"] == (
        "Stock: 3 cards",
        "The ace of diamonds now: 1 in 3",
        "Also in the stock: 1 club, no diamonds, no hearts, 1 spade, no jokers",
        "Row, 4 cards: four of spades, two of diamonds, seven of spades and jack of spades",
        "A pair of spades",
        "The next card ends the turn if its suit is spades",
    )
    assert groups["Omar"] == ("Earned: 0 cards",)


def test_a_row_that_no_suit_ends_is_a_fact_with_words() -> None:
    assert fact_sentence("shlif-shluf", Fact("ends-turn", (), "row")) == "No suit ends the turn yet"


def test_half_of_a_short_row_is_nothing_and_not_a_number_of_cards() -> None:
    said = [fact_sentence("shlif-shluf", Fact("death", (0, n), "won.0")) for n in (0, 1)]
    assert said == ["Death: this row would earn nothing yet", "Death: this row would earn 1 card"]


def test_who_shares_a_row_is_named_as_those_it_goes_to() -> None:
    assert bare(t("shlif-shluf.voice.heirs", all=[t("seat.you")])) == "They go to you."
    use("he")
    me, omar = t("seat.you"), "עומר"
    assert bare(t("shlif-shluf.voice.heirs", all=[me, omar])) == "עכשיו הקלפים שייכים לי ולעומר."
    assert bare(t("shlif-shluf.voice.heirs", all=[me])) == "עכשיו הקלפים שייכים לי."


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_is_told_in_both_languages_to_everybody(code: str, seats: int) -> None:
    use(code)
    check_whole_game(Record.begin(RULES, seats, 5))
