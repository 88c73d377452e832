"""Cards as text (docs/notation.md#cards) and the standard packs. What a card is worth is up to each game.

Inside a game a card is a small integer, its index in the game's deck. The text is used only for input and output.
"""

from __future__ import annotations

from typing import NamedTuple

RANKS = "23456789TJQKA"
SUITS = "CDHS"
JOKERS = ("XR", "XB")
HIDDEN = "??"
"""The text for a card that the viewer cannot see, unless that card has another kind of back."""


def hidden(text: str) -> bool:
    """Whether a text in a view or an event is the back of a card, not a symbol."""
    return text[:1] == "?"


class Card(NamedTuple):
    """One card of a deck: its symbol, and its back, the text (beginning with `?`) shown when it lies face down."""

    text: str
    back: str = HIDDEN


def standard_deck(copies: int = 1, jokers: bool = False) -> list[Card]:
    """52 cards (54 with both jokers) times `copies`, sorted by rank and then `C D H S`; twins side by side."""
    texts = [rank + suit for rank in RANKS for suit in SUITS]
    if jokers:
        texts += JOKERS
    return [Card(text) for text in texts for _ in range(copies)]


def rank_of(text: str) -> str:
    """The rank of a standard card: `7` of `7H`."""
    return text[0]


def suit_of(text: str) -> str:
    """The suit of a standard card: `H` of `7H`."""
    return text[1]


def natural_value(text: str, ace: int = 14) -> int:
    """2 to 10 for the pips, J 11, Q 12, K 13; `ace` is what an ace counts in this game."""
    return ace if text[0] == "A" else RANKS.index(text[0]) + 2
