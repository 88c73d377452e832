"""What the program reads from the symbols of a deck: words, groups, colours."""

from __future__ import annotations

import pytest

from app.wording import symbols, use
from app.wording.bidi import bare, card_text
from app.wording.catalogue import Message
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


@pytest.mark.parametrize(
    ("words", "word", "group"),
    [
        (Message("coin 3", "\u05de\u05d8\u05d1\u05e2 3"), "3", "\u05de\u05d8\u05d1\u05e2"),
        (Message("3", "3"), "3", ""),
        (Message("three", "\u05e9\u05dc\u05d5\u05e9"), "\u05e9\u05dc\u05d5\u05e9", ""),
        (Message("gold", "\u05d6\u05d4\u05d1 \u05d8\u05d5\u05d1"), "\u05d6\u05d4\u05d1 \u05d8\u05d5\u05d1", ""),
    ],
)
def test_a_figure_in_a_games_own_words_stays_what_the_card_is_known_by(
    monkeypatch: pytest.MonkeyPatch, words: Message, word: str, group: str
) -> None:
    known = {"card.coin-3": words}
    monkeypatch.setattr(symbols, "has", known.__contains__)
    monkeypatch.setattr(symbols, "message", lambda name: known[name].text("he"))
    assert inscriptions(["coin-1", "coin-3"])["coin-3"] == (word, group, "coin")
