"""Very Close in words: what is laid in secret stays so, and card by card who was nearest."""

from __future__ import annotations

import pytest

from app.engine import Fact, Record, Result, view
from app.games.karov_meod.rules import KarovMeod
from app.wording import use
from app.wording.bidi import bare
from app.wording.sentences import action_words, fact_sentence, result_sentence
from app.wording.spoken import spoken
from tests.wording.told import PEOPLE, case, check_whole_game, in_words, told

RULES = KarovMeod()


def test_what_is_laid_is_told_to_who_laid_it_and_that_it_was_to_the_others() -> None:
    assert told(RULES, "01")[:3] == [
        "Noa laid six of clubs face down.",
        "Noa chose card 1 of the middle row.",
        "Omar laid a card in front of the middle row.",
    ]
    assert told(RULES, "01", seat=None)[:2] == [
        "Noa laid a card in front of the middle row.",
        "Omar laid a card in front of the middle row.",
    ]


def test_cards_chosen_only_once_are_told_with_what_became_of_them() -> None:
    assert told(RULES, "01")[3] == (
        "Uncovered in the middle row: nine of diamonds and three of spades."
        " Only Noa’s six of clubs faced nine of diamonds and took it."
        " Only Omar’s ten of hearts faced three of spades: both went to the discard pile."
    )


def test_a_contest_tells_who_was_nearest_and_where_the_deciding_card_goes() -> None:
    assert told(RULES, "02")[-2:] == [
        "Noa was nearest with seven of clubs and kept eight of hearts. seven of clubs went to Omar.",
        "Omar took seven of clubs to the hand.",
    ]
    assert told(RULES, "03")[-2] == (
        "Noa was nearest with nine of diamonds and took eight of hearts."
        " nine of diamonds went to Omar."
    )


def test_with_three_the_deciding_card_is_another_than_the_winning_one() -> None:
    assert told(RULES, "05")[-2:] == [
        "Noa was nearest with three of spades and kept king of diamonds. ten of diamonds went to Tamar.",
        "Tamar kept ten of diamonds.",
    ]


def test_who_has_no_name_is_spoken_to_within_a_sentence_too() -> None:
    lines = told(RULES, "04", names={1: "Omar"})
    assert lines[0] == "You laid seven of clubs face down."
    assert lines[-1].endswith("nine of diamonds went to you.")
    use("he")
    assert told(RULES, "04", names={1: "Omar"})[-1].endswith(" \u05dc\u05d9.")


def test_a_drawn_card_is_named_to_who_drew_it() -> None:
    assert told(RULES, "07") == ["Omar took a face-down card from the shuffled discard pile."]
    assert told(RULES, "07", seat=1) == ["Omar took nine of hearts from the shuffled discard pile."]


def test_a_new_environment_and_the_cards_dealt_are_one_line() -> None:
    assert told(RULES, "13")[-1] == (
        "A new middle row: 5 cards. Everybody in play got a card. Noa got two of diamonds."
    )
    assert told(RULES, "14", seat=1)[-2:] == [
        "Noa gave a face-down card to the middle row.",
        "Omar gave jack of hearts to the middle row.",
    ]


def test_a_showdown_tells_who_is_out_and_who_is_level() -> None:
    assert told(RULES, "09")[1] == (
        "All uncovered their kept cards. Tamar has kept nothing and is out of the game."
        " Level at the top: Noa and Omar. Play goes on."
    )
    assert told(RULES, "08")[1:] == [
        "All uncovered their kept cards.",
        "Omar wins with a run of 3.",
        "The longest kept run decided.",
    ]
    assert told(RULES, "12")[-2:] == ["Nobody wins.", "Nobody has kept a card."]


def test_several_winners_are_named() -> None:
    result = Result((0, 2), (2, 1, 2), "cap")
    assert spoken(result_sentence("karov-meod", result, PEOPLE)) == "Noa and Tamar share the win with a run of 2."
    unnamed = spoken(result_sentence("karov-meod", result, {2: "Tamar"}))
    assert unnamed == "You and Tamar share the win with a run of 2."


def test_a_commit_is_a_card_or_a_place_counted_from_one() -> None:
    assert spoken(action_words("karov-meod", "commit:6C")) == "lay six of clubs face down"
    assert action_words("karov-meod", "commit:0") == "choose card 1 of the middle row"
    assert action_words("karov-meod", "commit:??") == "lay a card face down in front of the middle row"
    assert action_words("karov-meod", "build:??") == "give a card to the middle row"


def test_the_deciding_card_is_named_where_it_lies() -> None:
    record = case(RULES, "02")
    for action in ("commit:7C", "commit:1", "commit:TH", "commit:1"):
        record.act(action)
    assert spoken(action_words("karov-meod", "keep", view(record.position, 1))) == "keep seven of clubs"
    assert action_words("karov-meod", "keep") == "keep the deciding card"


def test_the_table_tells_kept_values_to_their_owner_and_who_waits() -> None:
    record = case(RULES, "07")
    groups = in_words(record, 1)
    assert "Hand: out of cards; one from the discard pile may still be taken" in groups["Omar"]
    record = case(RULES, "10")
    assert in_words(record)["Noa"] == (
        "Kept cards: two of clubs, seven of diamonds and three of spades",
        "Kept cards: values 2 and 3",
        "Kept cards: a run of 2",
    )
    assert in_words(record, 1)["Noa"] == ("Hand: 2 cards", "Kept cards: 3 cards")
    assert fact_sentence("karov-meod", Fact("waiting", (1, False))).endswith("is taken already")
    for code in ("value", "values"):
        assert bare(fact_sentence("karov-meod", Fact(code, (5,)))) == "value 5"
    use("he")
    assert bare(fact_sentence("karov-meod", Fact("values", (5,)))) == "ערך 5"


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_is_told_in_both_languages_to_everybody(code: str, seats: int) -> None:
    use(code)
    check_whole_game(Record.begin(RULES, seats, 5, {"max_rounds": 30}))
