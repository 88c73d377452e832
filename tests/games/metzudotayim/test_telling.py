"""Two Fortresses in words: what was laid, how the fight ended, and nothing about cards that lie face down."""

from __future__ import annotations

import pytest

from app.engine import Record, Result, view
from app.games.metzudotayim.rules import Metzudotayim
from app.wording import use
from app.wording.bidi import bare
from app.wording.sentences import action_words, log_lines, result_reason, result_sentence
from app.wording.spoken import spoken
from tests.wording.told import PEOPLE, case, check_whole_game, in_words, told

RULES = Metzudotayim()


def test_the_deal_and_the_first_tosses_are_told() -> None:
    lines = log_lines("metzudotayim", Record.begin(RULES, 2, 3).opening.told(0), PEOPLE)
    assert [spoken(line) for line in lines] == ["The cards are dealt.", "New cards in hand: 1 for Noa and 1 for Omar."]


def test_equal_ranks_are_no_fight_and_the_next_turn_begins() -> None:
    assert told(RULES, "01") == [
        "Turned up: Noa’s eight of clubs and Omar’s eight of spades.",
        "The ranks are equal, so there is no fight.",
        "New cards in hand: none for Noa and 2 for Omar.",
    ]


def test_a_card_that_lies_alone_is_turned_up_in_the_singular() -> None:
    use("he")
    one, several = "\u05e0\u05d7\u05e9\u05e3: ", "\u05e0\u05d7\u05e9\u05e4\u05d5: "
    said = {one: 0, several: 0}
    for deal in range(6):
        record = Record.begin(RULES, 2, deal)
        while record.position.result is None and len(record.done) < 40:
            step = record.act(RULES.legal(record.position)[-1])
            laid = [event for event in step.told(0) if event.code == "turned" and "held." in str(event.args["zone"])]
            told_now = log_lines("metzudotayim", step.told(0), PEOPLE)
            lines = [line for line in told_now if line.startswith((one, several))]
            if len(lines) == 1:
                said[one if len(laid) == 1 else several] += 1
                assert lines[0].startswith(one if len(laid) == 1 else several), (laid, lines)
    assert all(said.values())


def test_a_fight_tells_the_positive_cards_and_what_was_taken() -> None:
    assert told(RULES, "02")[1:] == [
        "Noa attacked and won, 3 positive to 1. Taken from Omar’s fortress: 2 cards.",
        "Nobody got a new card.",
    ]
    assert told(RULES, "03")[1] == "Omar held off the attack, 3 positive to 1. Taken from Noa’s fortress: 1 card."
    assert told(RULES, "04", names={1: "Omar"})[1] == "You attacked, 3 positive to 3. Nobody takes a card."
    ace = "attacked with an ace, so nobody tossed. Taken from"
    assert told(RULES, "06")[1] == f"Noa {ace} Omar’s fortress: 1 card."
    assert told(RULES, "06", names={0: "Noa"}, seat=1)[1] == f"Noa {ace} your fortress: 1 card."


def test_help_is_told_between_the_attack_and_its_outcome() -> None:
    assert told(RULES, "05")[1:4] == [
        "Noa attacks.",
        "Noa called for help: five of spades.",
        "Noa attacked and won, 4 positive to 1. Taken from Omar’s fortress: 3 cards.",
    ]


def test_what_goes_face_down_into_a_fortress_is_named_to_its_owner_alone() -> None:
    assert told(RULES, "08")[:3] == [
        "Noa added ten of diamonds to their fortress.",
        "Noa gave three for one: two of clubs for their fortress.",
        "Noa gave three of clubs to the discard pile.",
    ]
    for seat in (1, None):
        assert told(RULES, "08", seat=seat)[:3] == [
            "Noa added a face-down card to their fortress.",
            "Noa gave three for one: a face-down card for their fortress.",
            "Noa gave three of clubs to the discard pile.",
        ]


def test_an_ace_from_the_discard_pile_is_told_before_the_outcome() -> None:
    assert told(RULES, "10") == [
        "Noa sacrificed a card of their fortress.",
        "Turned up: Noa’s four of hearts and Omar’s two of diamonds.",
        "An ace landed face up from the discard pile, so Noa gets: nine of clubs and eight of clubs.",
        "Noa attacked and won, 2 positive to 0. Taken from Omar’s fortress: 2 cards.",
    ]


def test_the_end_tells_the_fortresses_or_that_none_is_left() -> None:
    assert told(RULES, "12")[-2:] == ["Noa wins. Fortresses: 2 to 0.", "Omar’s fortress is destroyed."]
    both = "Both fortresses are destroyed."
    assert told(RULES, "13")[-2:] == ["Noa wins in the last fight.", both]
    assert told(RULES, "14")[-2:] == ["A draw.", both]
    assert result_sentence("metzudotayim", Result((0, 1), (6, 6), "cap"), {}) == "A draw: 6 cards in each fortress."
    assert result_sentence("metzudotayim", Result((1,), (2, 6), "cap"), {}) == "Won. Fortresses: 6 to 2."


@pytest.mark.parametrize("code", ["en", "he"])
def test_the_end_says_whose_fortress_is_destroyed_wherever_people_are_named(code: str) -> None:
    use(code)
    result = Result((0,), (2, 0), "fortress")
    omar, mine = (bare(result_reason("metzudotayim", result, {0: "Noa", 1: name})) for name in ("Omar", ""))
    assert "Omar" in omar and (omar.replace("Omar", ""), mine) in (
        ("’s fortress is destroyed.", "Your fortress is destroyed."),
        ("המצודה של  הושמדה.", "המצודה שלי הושמדה."),
    )
    assert "Omar" not in result_reason("metzudotayim", result)


def test_a_card_of_the_fortress_is_named_where_it_is_known_and_else_by_its_place() -> None:
    assert action_words("metzudotayim", "call:2") == "call card 3 of the fortress for help"
    record = case(RULES, "08")
    record.act("fort:TD")
    seen = view(record.position, 0)
    assert spoken(action_words("metzudotayim", "call:5", seen)) == "call ten of diamonds of the fortress for help"
    assert action_words("metzudotayim", "sacrifice:0", seen) == "sacrifice card 1 of the fortress"
    assert in_words(record)["Noa"][:2] == (
        "Fortress: 6 cards",
        "Known in the fortress: ten of diamonds at place 6",
    )
    assert "Known" not in " ".join(in_words(record, 1)["Noa"])


def test_cards_are_offered_with_their_tosses() -> None:
    record = case(RULES, "05")
    seen = view(record.position, 0)
    assert spoken(action_words("metzudotayim", "commit:JH", seen)) == "lay jack of hearts: 1 toss"
    assert in_words(record)["The hand"] == ("Jack of hearts: 1 toss", "King of hearts: 3 tosses")
    assert action_words("metzudotayim", "commit:??") == "lay a card face down"
    assert action_words("metzudotayim", "trade:??") == "add a card to the fortress for two others"


def test_the_table_tells_who_attacks_and_how_many_tosses_are_due() -> None:
    record = case(RULES, "13")
    for action in ("commit:KC", "commit:QS", "call:0"):
        record.act(action)
    groups = in_words(record, 1)
    assert groups["The middle of the table"] == ("Discard pile: 9 cards",)
    assert groups["Noa"] == (
        "Fortress: 0 cards",
        "Stock: 0 cards",
        "Hand: 1 card",
        "Attacks",
        "Card laid: king of clubs. Tosses: 8",
        "Helper: five of diamonds",
    )


def test_a_card_laid_face_down_is_there_and_no_more() -> None:
    record = case(RULES, "02")
    record.act("commit:5C")
    for seat in (0, 1):
        assert in_words(record, seat)["Noa"][-1] == "A card is laid face down"


@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("fort", [5, 6])
def test_a_whole_game_is_told_in_both_languages_to_everybody(code: str, fort: int) -> None:
    use(code)
    check_whole_game(Record.begin(RULES, 2, 4, {"fort": fort}))
