"""A written sentence as it is spoken: cards and signs in words, without direction marks.

For screen readers, which would say "10 black heart suit", or nothing (docs/people.md#the-table-in-words).
"""

from __future__ import annotations

import re

from app.wording.bidi import (
    FSI,
    JOINER,
    LRI,
    MINUS,
    PDI,
    RANK_SIGNS,
    SUIT_SIGNS,
    TEXT_STYLE,
    bare,
    begins_in_hebrew,
)
from app.wording.catalogue import message
from app.wording.formatting import speak_card, t

_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()}
_RANKS = {sign: rank for rank, sign in RANK_SIGNS.items()}
_MAQAF = "\u05be"
_ISOLATED = re.compile(f"({_MAQAF}?){LRI}([^{LRI}{FSI}{PDI}]*){PDI}")


def spoken(sentence: str) -> str:
    """Return the sentence for a voice: "7\u2660" becomes "seven of spades", "+8" becomes "plus 8"."""
    sentence = sentence.replace(JOINER, "")
    while True:
        # From the innermost isolate outwards, because a signed number may be inside another isolate.
        said = _ISOLATED.sub(_said, sentence)
        if said == sentence:
            return bare(said)
        sentence = said


def _said(found: re.Match[str]) -> str:
    """Return an isolated piece in words; a prefix letter joins a Hebrew word without a maqaf."""
    words = _piece(found[2])
    return words if begins_in_hebrew(words) else found[1] + words


def _piece(text: str) -> str:
    """Return the text between isolates, in words."""
    if text.endswith(TEXT_STYLE):
        return _with_suit(text)
    if text.endswith("%") and text[:-1].isdecimal():
        return t("sign.percent", n=text[:-1])
    if text[:1] in ("+", MINUS) and (figure := text[1:].lstrip())[:1].isdecimal():
        return t("sign.plus" if text[0] == "+" else "sign.minus", n=figure)
    parts = text.split("-")
    if len(parts) == 2 and all(map(str.isdecimal, parts)):
        return t("sign.range", low=parts[0], high=parts[1])
    if len(parts) > 2 and all(part in _RANKS for part in parts):
        return ", ".join(message(f"rank.{part}") for part in parts)
    return text


def _with_suit(text: str) -> str:
    """Return a card or a suit that is written with a sign, in words."""
    rank, suit = text[:-2], _SUITS.get(text[-2:-1])
    if suit and not rank:
        return message(f"suit.{suit}")
    return speak_card(_RANKS[rank] + suit) if suit and rank in _RANKS else text
