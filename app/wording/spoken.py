"""A written sentence as it is spoken: cards and signs in words, without direction marks.

For screen readers, which would say "10 black heart suit", or nothing (docs/people.md#the-table-in-words).
"""

from __future__ import annotations

import re

from app.wording.bidi import FSI, JOINER, LRI, MINUS, PDI, SUIT_SIGNS, TEXT_STYLE, bare
from app.wording.catalogue import message
from app.wording.formatting import filled, speak_card

_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()}
_RANK = "10|[2-9JQKA]"
_CARD = re.compile(f"({_RANK})([{''.join(_SUITS)}]){TEXT_STYLE}")
_SUIT = re.compile(f"([{''.join(_SUITS)}]){TEXT_STYLE}")
_RUN = re.compile(f"(?:(?:{_RANK})-){{2,}}(?:{_RANK})")
_RANGE = re.compile(r"(\d+)-(\d+)")
_SIGNED = re.compile(rf"([+{MINUS}])\s?(\d[\d,.]*)")
_PERCENT = re.compile(r"(\d+)%")
_MAQAF = "\u05be"
_HEBREW = re.compile("[\u05d0-\u05ea]")
_ISOLATED = re.compile(f"({_MAQAF}?){LRI}([^{LRI}{FSI}{PDI}]*){PDI}")


def spoken(sentence: str) -> str:
    """The sentence for a voice: "7\u2660" is "seven of spades", "+8" is "plus 8"."""
    sentence = sentence.replace(JOINER, "")
    while True:
        # From the innermost isolate outwards: a signed number may be inside another one.
        said = _ISOLATED.sub(_said, sentence)
        if said == sentence:
            return bare(said)
        sentence = said


def _said(found: re.Match[str]) -> str:
    """An isolated piece in words; a prefix letter joins a Hebrew word without a maqaf."""
    words = _piece(found[2])
    return words if _HEBREW.match(words) else found[1] + words


def _piece(text: str) -> str:
    """What was between isolates, in words."""
    if card := _CARD.fullmatch(text):
        return speak_card(("T" if card[1] == "10" else card[1]) + _SUITS[card[2]])
    if suit := _SUIT.fullmatch(text):
        return message(f"suit.{_SUITS[suit[1]]}")
    if _RUN.fullmatch(text):
        return ", ".join(message(f"rank.{rank}") for rank in text.split("-"))
    if span := _RANGE.fullmatch(text):
        return filled(message("sign.range"), low=span[1], high=span[2])
    if sign := _SIGNED.fullmatch(text):
        return filled(message("sign.plus" if sign[1] == "+" else "sign.minus"), n=sign[2])
    if share := _PERCENT.fullmatch(text):
        return filled(message("sign.percent"), n=share[1])
    return text
