"""Prisoners in words: what is laid and chosen in secret, the exchange, the call, the forced end, a tournament."""

from __future__ import annotations

from random import Random

import pytest

from app.engine import Record, Result, view
from app.games.asirim.rules import Asirim
from app.wording import use
from app.wording.sentences import action_words, log_lines, result_about, result_sentence
from app.wording.spoken import spoken
from tests.wording.told import PEOPLE, case, check_whole_game, in_words, told

RULES = Asirim()


def test_a_round_is_told_from_what_is_laid_to_what_the_winner_drew() -> None:
    assert told(RULES, "01") == [
        "Noa laid ten of hearts as the alpha card.",
        "Noa laid two of clubs as the alpha prime.",
        "Omar laid an alpha and an alpha prime.",
        "Turned up: Noa\u2019s ten of hearts and Omar\u2019s king of spades.",
        "Noa chose upright.",
        "Omar chose how the card lies.",
        "Upright: Noa. Across: Omar. Noa won the round.",
        "Noa uncovered two of clubs and took it.",
        "Noa offered seven of diamonds to Omar.",
        "Omar gave four of diamonds and got seven of diamonds.",
        "Noa took queen of hearts from the stock.",
        "ten of hearts is thrown away.",
    ]


def test_an_end_without_a_winner_is_about_whoever_is_left_alone() -> None:
    """It was said of nobody, under an empty plate."""
    for scores, about in (((-1, 0, -1), (1,)), ((-1, -1), ())):
        result = Result((), scores, "alone" if about else "all-lost")
        assert result_about("asirim", result) == about
        said = result_sentence("asirim", result, {0: "Noa", 1: "Omar", 2: "Tamar"})
        assert spoken(said) == ("Omar is the last one left, but nobody wins." if about else "Nobody wins.")
    won = Result((1,), (-1, 1), "alone")
    assert result_about("asirim", won) == (1,) and "wins." in result_sentence("asirim", won, {1: "Omar"})


def test_the_others_learn_that_something_was_laid_and_chosen() -> None:
    lines = told(RULES, "01", seat=None)
    assert lines[:3] == ["Noa laid an alpha and an alpha prime.", "Omar laid an alpha and an alpha prime.", lines[2]]
    assert lines[3:5] == ["Noa chose how the card lies.", "Omar chose how the card lies."]
    assert "Noa offered a face-down card to Omar." in lines
    assert "Omar gave a face-down card and got a face-down card." in lines


def test_who_lies_how_is_told_when_all_have_chosen() -> None:
    assert told(RULES, "02")[6] == "Everybody\u2019s card lies across. Everybody loses the round."
    assert told(RULES, "08")[-1] == "Upright: Noa and Tamar. Across: Omar. Everybody loses the round."


def test_a_royal_that_won_is_locked_up() -> None:
    assert told(RULES, "03")[-2:] == [
        "queen of diamonds went to Omar\u2019s prison.",
        "Noa threw seven of diamonds away.",
    ]


def test_who_has_nothing_loses_the_game_or_is_given_a_card() -> None:
    assert told(RULES, "04")[-2] == "Omar has neither cards nor prisoners left and loses the game."
    assert told(RULES, "06", seat=1)[4] == (
        "Noa offered a face-down card to Omar. Omar had nothing to give and got six of clubs from the discard pile."
    )
    assert told(RULES, "06")[5] == "Omar did not want to exchange."


def test_the_call_opens_the_prisons_and_counts_them() -> None:
    assert told(RULES, "11")[2:] == [
        "Omar called the end of the game.",
        "Noa\u2019s prison: ace of diamonds and king of diamonds."
        " Omar\u2019s prison: queen of clubs, queen of spades and king of clubs.",
        "Noa brought king of clubs down to 1.",
        "The sums: Noa 7 and Omar 5.",
        "Noa wins.",
        "The end was called, and the highest prison won.",
    ]


def test_equal_prisons_are_told_before_the_short_game_that_decides() -> None:
    line = told(RULES, "12")[2]
    assert line.startswith("The sums: Noa 3 and Omar 3. The short game: Noa\u2019s ")
    assert line.endswith(" won it.")


def test_a_forced_end_is_told_in_its_order() -> None:
    lines = told(RULES, "13")
    line = lines[2]
    steps = ["The game cannot go on", "The short game: ", " got for the prison: ", "\u2019s prison: ", "The sums: "]
    assert sorted(steps, key=line.index) == steps
    assert lines[-1] == "The game could not go on, and the highest prison won."


def test_a_game_of_a_tournament_is_told_when_it_is_over_and_the_next_one_goes_on() -> None:
    record, rng, lines = Record.begin(RULES, 2, 5, {"games": 2}), Random(1), list[str]()
    while record.position.result is None:
        step = record.act(rng.choice(RULES.legal(record.position)))
        lines += [spoken(line) for line in log_lines("asirim", step.told(0), PEOPLE)]
    over = [line for line in lines if "Game 1 of the tournament is over." in line]
    assert len(over) == 1 and over[0].endswith((" won it.", " Nobody won it."))
    assert lines.index(over[0]) < len(lines) - 3


def test_a_result_tells_the_counter_where_it_is_more_than_one_win() -> None:
    result = Result((0,), (3, -1), "called")
    assert spoken(result_sentence("asirim", result, PEOPLE)) == "Noa wins the tournament with 3 points."
    shared = Result((0, 1), (1, 1), "called")
    assert spoken(result_sentence("asirim", shared, {1: "Omar"})) == "You and Omar share the tournament with 1 point."
    why = "Only one is left, without enough prisoners to call the end."
    assert told(RULES, "05")[-2:] == ["Noa is the last one left, but nobody wins.", why]


def test_who_has_no_name_is_spoken_to_within_a_sentence_too() -> None:
    lines = told(RULES, "06", seat=1, names={0: "Noa"})
    assert lines[2].endswith("Upright: you. Across: Noa. Noa won the round.")
    assert lines[4].startswith("Noa offered a face-down card to you. You had nothing to give")


def test_an_action_says_what_a_card_is_laid_as_and_with_whom_it_is_exchanged() -> None:
    record = case(RULES, "01")
    assert spoken(action_words("asirim", "commit:TH", view(record.position, 0))).endswith("as the alpha card")
    record.act("commit:TH")
    assert spoken(action_words("asirim", "commit:2C", view(record.position, 0))).endswith("as the alpha prime")
    assert action_words("asirim", "commit:v") == "lay the alpha prime upright"
    assert action_words("asirim", "commit:??") == "lay a card or choose a direction in secret"
    record = case(RULES, "06")
    for action in ("commit:h", "commit:v", "reveal"):
        record.act(action)
    seen = view(record.position, 0)
    assert spoken(action_words("asirim", "offer:7D:1", seen)).endswith("for an exchange with the other player")
    assert any(line.endswith("for an exchange with Omar") for line in in_words(record)["What may be done"])
    assert action_words("asirim", "offer:??:1", seen) == "offer a card for an exchange"


def test_the_table_tells_values_prisons_and_the_own_direction() -> None:
    record = case(RULES, "07")
    groups = in_words(record)
    assert "Prison: 2 cards" in groups["Omar"]
    assert "Prison: 5 in all" in in_words(record, 1)["Omar"]
    record = case(RULES, "03")
    record.act("commit:v")
    assert "Alpha prime: upright" in in_words(record)["Noa"]
    shown = [line for lines in in_words(record).values() for line in lines if "value" in line]
    assert shown == ["Hand: values 2 and 2", "Alpha card: value 2", "Alpha card: value 2"]
    assert not any("upright" in line or "across" in line for line in in_words(record, 1)["Noa"])


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize(("seats", "options"), [(2, {"games": 3}), (4, {}), (6, {"open_prisons": True, "amount": 4})])
def test_a_whole_game_is_told_in_both_languages_to_everybody(code: str, seats: int, options: dict[str, int]) -> None:
    use(code)
    check_whole_game(Record.begin(RULES, seats, 5, options))
