"""Pieces with their own direction: what is between the isolates, and that these are closed."""

from __future__ import annotations

import pytest

from app.engine.cards import HIDDEN, RANKS, SUITS, standard_deck
from app.wording import use
from app.wording.bidi import (
    FSI,
    LRI,
    PDI,
    RANK_SIGNS,
    SUIT_SIGNS,
    card_text,
    cards_text,
    counted,
    is_back,
    listed,
    name,
    num,
    percent,
    range_text,
    run_text,
    signed,
    suit_text,
)

HEART, SPADE = "\u2665\ufe0e", "\u2660\ufe0e"
NOA, TAMAR = "\u05e0\u05d5\u05e2\u05d4", "\u05ea\u05de\u05e8"


def left_to_right(text: str) -> str:
    """A text between isolates that read from the left."""
    return f"{LRI}{text}{PDI}"


@pytest.mark.parametrize("code", ["he", "en"])
def test_a_card_is_its_rank_and_its_sign_in_both_languages(code: str) -> None:
    use(code)
    assert card_text("TH") == left_to_right(f"10{HEART}")
    assert card_text("KS") == left_to_right(f"K{SPADE}")
    assert suit_text("S") == left_to_right(SPADE)


def test_jokers_and_backs_are_words_and_an_unknown_symbol_is_itself() -> None:
    assert card_text("XR") == "the red joker"
    assert card_text("??") == card_text("?b") == "a face-down card"
    assert card_text("o3") == left_to_right("o3")


def test_a_list_of_cards_counts_what_is_face_down_and_never_names_it() -> None:
    seven, king = card_text("7H"), card_text("KS")
    assert cards_text(["7H"]) == seven
    assert cards_text(["7H", "KS"]) == f"{seven} and {king}"
    assert cards_text(["7H", "??", "KS", "??"]) == f"{seven}, {king} and 2 face-down cards"
    assert cards_text(["7H", "KS"], "either") == f"{seven} or {king}"
    assert cards_text(["??"]) == "a face-down card"
    assert cards_text([]) == ""


def test_hebrew_and_is_joined_to_what_is_no_hebrew_word_by_a_maqaf() -> None:
    use("he")
    assert listed([NOA, TAMAR]) == f"{NOA} \u05d5{TAMAR}"
    assert listed([name(NOA), name(TAMAR)]) == f"{name(NOA)} \u05d5{name(TAMAR)}"
    for foreign in (card_text("7H"), name("Dana"), "5"):
        assert listed([NOA, foreign]) == f"{NOA} \u05d5\u05be{foreign}"


def test_a_run_is_told_from_its_lowest_card_and_an_ace_may_stand_at_either_end() -> None:
    joined = "-\u2060"
    assert run_text(["9H", "7S", "8D"]) == left_to_right(joined.join("789"))
    assert run_text(["QH", "AS", "KD"]) == left_to_right(joined.join("QKA"))
    assert run_text(["3H", "AS", "2D"]) == left_to_right(joined.join("A23"))
    assert run_text(["TH", "JS", "9D"]) == left_to_right(joined.join(["9", "10", "J"]))


def test_a_name_cannot_turn_the_sentence_round_it_nor_break_its_line() -> None:
    assert name(f" \u202eNoa{PDI}\n Bar\u200f ") == f"{FSI}Noa Bar{PDI}"


def test_signs_stand_on_the_left_of_their_figures() -> None:
    assert signed(8) == left_to_right("+8")
    assert signed(0) == "0"
    assert signed(-3) == num(-3) == left_to_right("\u22123")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        *((0, "0"), (9999, "9999"), (10_000, "10,000"), (1_234_567, "1,234,567")),
        *((5.84, "5.8"), (6.0, "6"), (20_000.5, "20,000.5")),
    ],
)
def test_numbers_are_grouped_from_ten_thousand_and_keep_one_decimal(number: float, text: str) -> None:
    assert num(number) == text


def test_ranges_and_shares_stay_in_order() -> None:
    assert range_text(2, 4) == left_to_right("2-\u20604")
    assert range_text(1, 1) == "1"
    assert percent(0.357) == left_to_right("36%")


@pytest.mark.parametrize(
    ("number", "english", "hebrew"),
    [
        (0, "0 cards", "0 \u05e7\u05dc\u05e4\u05d9\u05dd"),
        (1, "1 card", "\u05e7\u05dc\u05e3 \u05d0\u05d7\u05d3"),
        (2, "2 cards", "\u05e9\u05e0\u05d9 \u05e7\u05dc\u05e4\u05d9\u05dd"),
        (5, "5 cards", "5 \u05e7\u05dc\u05e4\u05d9\u05dd"),
    ],
)
def test_counted_nouns_have_their_hebrew_forms(number: int, english: str, hebrew: str) -> None:
    assert counted(number, "card") == english
    use("he")
    assert counted(number, "card") == hebrew


def test_a_feminine_noun_takes_feminine_numerals() -> None:
    use("he")
    assert counted(1, "point") == "\u05e0\u05e7\u05d5\u05d3\u05d4 \u05d0\u05d7\u05ea"
    assert counted(2, "point") == "\u05e9\u05ea\u05d9 \u05e0\u05e7\u05d5\u05d3\u05d5\u05ea"


def test_a_noun_may_have_words_for_none() -> None:
    assert counted(0, "suit-S") == "no spades"


def test_a_noun_without_forms_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        counted(3, "elephant")


def test_the_signs_of_cards_are_those_of_the_notation() -> None:
    assert "".join(RANK_SIGNS) == RANKS and set(SUIT_SIGNS) == set(SUITS)
    assert is_back(HIDDEN) and not any(is_back(card.text) for card in standard_deck(jokers=True))
