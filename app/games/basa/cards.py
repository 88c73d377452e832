"""The cards of Basa (canon 1): values, suits, possible guesses, and cards that are used alone."""

from __future__ import annotations

from app.engine.cards import JOKERS, SUITS, natural_value, rank_of, standard_deck, suit_of

ACE = "AD"
"""The ace of diamonds, one for each pack; it is in the stock and nowhere else."""
ALL = tuple(card.text for card in standard_deck(jokers=True))
PLAIN = tuple(text for text in ALL if text not in JOKERS)

VALUE = {text: natural_value(text, ace=1) for text in PLAIN} | dict.fromkeys(JOKERS, 0)
"""A joker has no value and counts 0 where a number is needed."""
SUIT = {text: suit_of(text) for text in PLAIN} | dict.fromkeys(JOKERS, "")
"""D chaos, H life, C magic, S death; a joker has only a colour."""
RANK = {text: rank_of(text) for text in PLAIN} | dict.fromkeys(JOKERS, "")
RIGHT = SUIT | {"XR": "DH", "XB": "CS"}
"""The suits that are a right guess for a card (canon 1, R20)."""
RED = {text: suits in ("D", "H", "DH") for text, suits in RIGHT.items()}
UNIQUE = frozenset(("XR", "XB", "QD", "KD", "3H", "QH", "KH", "TC"))
"""Cards that are not used together with another card."""

GUESSES = (*SUITS, ACE)
"""The possible guesses, in the page's order (canon 4.2)."""

SAME = {
    "TD": "9D",
    "9H": "AH",
    "JH": "AH",
    "2C": "AC",
    "3C": "AC",
    "6C": "5C",
    "9C": "5C",
    "JC": "8C",
    "QC": "7C",
    "KC": "4C",
    "2S": "AS",
    "4S": "AS",
    "7S": "3S",
    "9S": "8S",
    "TS": "8S",
    "JS": "3S",
    "QS": "KS",
}
"""The cards whose power the page gives "as" another (canon 4.6; TS by canon R3)."""
POWER_OF = {text: SAME.get(text, text) for text in ALL if text != ACE}
"""For each card, the card whose power it has; the ace of diamonds has none."""
