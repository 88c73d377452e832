"""What is read from the symbols of a deck: words, groups, colours."""

from __future__ import annotations

import pytest

from app.wording import use
from app.wording.bidi import bare, card_text
from app.wording.formatting import speak_card
from app.wording.symbols import inscriptions, spelled


@pytest.mark.parametrize(
    ("deck", "symbol", "word", "group", "tint"),
    [
        (["red-7", "sun"], "red-7", "7", "red", "red"),
        (["red-7", "sun"], "sun", "sun", "", "sun"),
        (["blue-stop", "red-stop"], "blue-stop", "stop", "blue", "blue"),
        (["stop-blue", "stop-red"], "stop-red", "stop", "red", "red"),
        (["moon-1", "moon-2"], "moon-2", "2", "moon", "moon"),
        (["moon-1", "sun-2"], "sun-2", "2", "sun", "sun"),
        (["draw-two-Red"], "draw-two-Red", "draw two", "Red", "red"),
        (["r7", "r8", "g7"], "r8", "8", "r", "r"),
        (["1", "2", "104"], "104", "104", "", ""),
        (["red--3"], "red--3", "-3", "red", "red"),
        (["-3"], "-3", "-3", "", ""),
        (["red"], "red", "red", "", "red"),
        (["="], "=", "=", "", "="),
    ],
)
def test_a_card_says_its_word_and_its_group(deck: list[str], symbol: str, word: str, group: str, tint: str) -> None:
    assert inscriptions(deck)[symbol] == (word, group, tint)


def test_a_symbol_without_words_is_read_with_spaces_on_the_screen_and_aloud() -> None:
    assert spelled("blue-stop") == "blue stop" and spelled("red--3") == "red -3"
    for language in ("en", "he"):
        use(language)
        assert bare(card_text("blue-stop")) == "blue stop" == speak_card("blue-stop")
