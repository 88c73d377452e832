"""Cards as text, and the standard packs."""

from __future__ import annotations

import pytest

from app.engine import standard_deck
from app.engine.cards import HIDDEN, natural_value, rank_of, suit_of


def test_the_standard_pack_is_sorted_by_rank_and_then_suit() -> None:
    texts = [card.text for card in standard_deck()]
    assert len(texts) == len(set(texts)) == 52
    assert texts[:6] == ["2C", "2D", "2H", "2S", "3C", "3D"]
    assert texts[-9:] == ["QS", "KC", "KD", "KH", "KS", "AC", "AD", "AH", "AS"]
    assert {card.back for card in standard_deck()} == {HIDDEN}


def test_several_packs_lie_twin_by_twin_and_jokers_last() -> None:
    texts = [card.text for card in standard_deck(copies=2, jokers=True)]
    assert len(texts) == 108
    assert texts[:5] == ["2C", "2C", "2D", "2D", "2H"]
    assert texts[-5:] == ["AS", "XR", "XR", "XB", "XB"]


def test_rank_and_suit_are_the_two_letters() -> None:
    assert (rank_of("TD"), suit_of("TD")) == ("T", "D")


@pytest.mark.parametrize(("text", "value"), [("2C", 2), ("9H", 9), ("TD", 10), ("JS", 11), ("QC", 12), ("KH", 13)])
def test_cards_count_their_pips_and_royals_go_on(text: str, value: int) -> None:
    assert natural_value(text) == value


def test_the_ace_is_what_the_game_says() -> None:
    assert (natural_value("AC"), natural_value("AC", ace=1)) == (14, 1)
