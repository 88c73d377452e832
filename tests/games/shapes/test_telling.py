"""Shapes, told: what was laid unseen, what it was once all cards were turned, who took the round."""

from __future__ import annotations

import pytest

from app.engine import Record, position_from_json, position_to_json, view
from app.games import GAMES
from app.games.shapes.rules import CARDS, Shapes
from app.wording import use
from app.wording.formatting import speak_card
from app.wording.sentences import action_words, log_lines
from app.wording.spoken import spoken
from tests.wording.told import PEOPLE, case, check_whole_game, in_words, told

SHAPES = Shapes()
ROUND = ("commit:bC", "commit:bC", "commit:bT", "commit:bQ", "commit:wCT", "commit:wCTQ", "commit:wCQ", "commit:wCX")
"""The canon's first case, both parts."""


def test_a_card_laid_unseen_is_named_to_who_laid_it_alone() -> None:
    assert told(SHAPES, "01", 0, actions=ROUND[:2]) == [
        "Noa laid a circle face down.",
        "Omar laid a base card face down.",
    ]
    assert told(SHAPES, "01", None, actions=ROUND[:2])[0] == "Noa laid a base card face down."


def test_cards_that_turn_together_are_one_line_and_the_winner_another() -> None:
    assert told(SHAPES, "01", 2, actions=ROUND)[4] == (
        "Turned up: a circle from Noa, a circle from Omar, a triangle from Tamar and a square from Dana."
    )
    assert told(SHAPES, "01", 0, actions=ROUND)[-2:] == [
        "Turned up: the circle-triangle pair from Noa, the circle-triangle-square triple from Omar,"
        " the circle-square pair from Tamar and the circle-cross pair from Dana.",
        "Omar won the round with 4 of 4 and took 4 prizes. Round 2.",
    ]


def test_a_tie_names_who_lays_another_card_and_the_prizes_of_all_steps() -> None:
    lines = told(SHAPES, "03", actions=("commit:bC", "commit:bT", "commit:wCQ", "commit:wTS", "commit:bQ", "commit:bX"))
    assert "Noa and Omar are level at 1, and each lays another base card." in lines
    assert lines[-1] == "Noa won the round and took 4 prizes. Round 4."


def test_a_joker_that_is_the_last_card_is_told_before_who_won() -> None:
    lines = told(SHAPES, "04", actions=("commit:bX", "commit:bX"))
    assert "Turned up: a joker from Noa and a star from Omar." in lines
    told_before = lines.index("Noa’s joker decides the tie-breaker.")
    assert lines[told_before + 1] == "Noa won the round and took 5 prizes."
    assert lines[-2:] == ["Noa wins with 5 prizes.", "There are too few base cards to fill every hand."]


def test_a_round_without_a_winner_gives_the_cards_back() -> None:
    lines = told(SHAPES, "06", actions=("commit:bC", "commit:bT", "commit:wCQ", "commit:wTS"))
    assert lines[-2:] == ["Nobody takes the cards: they go under their decks.", "Round 3."]


def test_a_joker_in_the_hand_joins_the_prizes_at_the_end() -> None:
    lay = ("commit:bC", "commit:bT", "commit:bQ", "commit:wCT", "commit:wTX", "commit:wSX")
    lines = told(SHAPES, "07", actions=lay)
    assert any("Tamar’s joker is worth 3 prizes more." in line for line in lines)


def test_two_jokers_in_one_hand_are_told_as_two() -> None:
    start = position_to_json(case(SHAPES, "07").position)
    start["zones"]["hand.2"] = ["bQ", "bJ", "bJ"]
    record = Record.from_position(position_from_json({**start, "partial": True}, GAMES))
    lines = [
        spoken(line)
        for action in ("commit:bC", "commit:bT", "commit:bQ", "commit:wCT", "commit:wTX", "commit:wSX")
        for line in log_lines("shapes", record.act(action).told(0), PEOPLE)
    ]
    assert any("Tamar’s two jokers are worth 6 prizes more." in line for line in lines), lines
    (tamar,) = [lines for title, lines in in_words(record).items() if "Tamar" in title]
    assert "Prizes: 8" in tamar, "six for the jokers, and two that were won before"


def test_an_exchange_is_named_to_the_winner_alone() -> None:
    lay = ("commit:bC", "commit:bT", "commit:wCT", "commit:wTS", "swap:bX")
    assert "Noa exchanged a cross and got a triangle." in told(SHAPES, "10", 0, actions=lay)
    assert "Noa exchanged a card with the deck." in told(SHAPES, "10", 1, actions=lay)


def test_a_whole_card_says_what_it_would_score_before_it_is_laid() -> None:
    record = case(SHAPES, "01")
    record.act(*ROUND[:4])
    words = action_words("shapes", "commit:wCT", view(record.position, 0))
    assert words == "lay the circle-triangle pair: 3 of 4 in the row"
    assert action_words("shapes", "commit:??") == "lay a card face down"


def test_the_table_in_words_has_the_decks_the_row_and_the_prizes() -> None:
    record = case(SHAPES, "03")
    record.act("commit:bC", "commit:bT", "commit:wCQ", "commit:wTS")
    groups = in_words(record)
    assert "Row: a circle and a triangle" in groups["The middle of the table"]
    assert groups["Omar"][0] == "Whole card of the round: the triangle-star pair, 1 of 2"
    assert groups["Omar"][-2:] == ("In a tie, with another base card to lay", "Prizes: 0")


@pytest.mark.parametrize("code", ["he", "en"])
def test_every_card_has_a_name_that_is_part_of_no_other(code: str) -> None:
    use(code)
    names = {text: speak_card(text) for text in CARDS}
    assert len(set(names.values())) == 26
    assert not [(a, b) for a in names for b in names if a != b and names[a] in names[b]]


@pytest.mark.long(keep=2)
@pytest.mark.parametrize(("code", "seats", "edition"), [("he", 2, 4), ("en", 3, 3), ("he", 4, 2), ("en", 3, 1)])
def test_whole_games_tell_no_seat_a_card_that_it_has_not_seen(code: str, seats: int, edition: int) -> None:
    use(code)
    check_whole_game(Record.begin(SHAPES, seats, 5, {"edition": edition, "max_rounds": 30}), seed=5)


def test_who_has_no_name_is_spoken_to() -> None:
    record = Record.begin(SHAPES, 2, 1)
    action = SHAPES.legal(record.position)[0]
    lines = log_lines("shapes", record.act(action).told(0), {1: PEOPLE[1]})
    assert spoken(lines[0]).startswith("You laid a ")
