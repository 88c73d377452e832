"""Sentences as they are spoken."""

from __future__ import annotations

import pytest

from app.wording import t, use
from app.wording.bidi import card_text, name, percent, range_text, run_text, signed, suit_text
from app.wording.spoken import spoken


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        (card_text("TH"), "ten of hearts"),
        (suit_text("C"), "clubs"),
        (run_text(["7S", "8D", "9H"]), "seven, eight, nine"),
        (run_text(["TS", "JD", "QH"]), "ten, jack, queen"),
        (signed(8), "plus 8"),
        (signed(-3), "minus 3"),
        (percent(0.36), "36 percent"),
        (range_text(2, 4), "2 to 4"),
        (name("Noa"), "Noa"),
        (f"{card_text('7S')} and {card_text('8D')}", "seven of spades and eight of diamonds"),
    ],
)
def test_what_is_written_as_signs_is_said_in_words(piece: str, words: str) -> None:
    assert spoken(f"So {piece}.") == f"So {words}."


def test_a_prefix_letter_joins_a_spoken_hebrew_word_and_stays_apart_from_a_figure() -> None:
    use("he")
    assert spoken(f"\u05dc\u05be{card_text('9H')}") == "\u05dc\u05ea\u05e9\u05e2 \u05dc\u05d1"
    assert spoken(f"\u05dc\u05be{percent(0.36)}").startswith("\u05dc\u05be36 ")


@pytest.mark.parametrize("code", ["he", "en"])
def test_a_voice_gets_no_signs_and_no_marks_of_direction(code: str) -> None:
    use(code)
    said = spoken(t("solo.voice.picked.one", y="8D", run=["7S", "8D", "9H"]))
    assert not set(said) & set("\u2066\u2067\u2068\u2069\u2060\ufe0e\u2663\u2665\u2666\u2660")
    assert t("rank.8") in said
