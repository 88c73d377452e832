"""Pieces of a sentence in a case: to Omar, of Omar, from Omar.

English puts a word before the piece. Hebrew joins a letter to it, with a maqaf before anything but a Hebrew word. So a
template never has a letter before a field: for another name, or for a joker, it would be wrong.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.wording import bidi
from app.wording.catalogue import has, message

CASES = ("to", "of", "from", "object", "in", "and")
"""`to` whom, `of` whom, `from` whom, whom (`object`), `in` what, and `and`, which is joined like a case.

`of` stands before the noun in English and after it in Hebrew.
"""


def declined(text: str, case: str) -> str:
    """Put a finished piece into a case."""
    name = f"case.{case}.maqaf"
    joined = name if has(name) and not bidi.begins_in_hebrew(text) else f"case.{case}"
    return message(joined).format(it=text)


def name_in(who: str, case: str) -> str:
    """Put a name into a case; "You" is the reader, who has their own words."""
    return message(f"case.{case}.you") if who == message("seat.you") else declined(bidi.name(who), case)


def names_in(all_: Sequence[str], case: str) -> str:
    """List several names, each in the case."""
    return bidi.listed([name_in(who, case) for who in all_])


def card_in(text: str, case: str) -> str:
    """Put a card into a case. Cards in words may have their own words for it, `card.<symbol>.<case>`."""
    own = f"card.{'hidden' if bidi.is_back(text) else text}.{case}"
    return message(own) if has(own) else declined(bidi.card_text(text), case)


def cards_in(texts: Sequence[str], case: str, joint: str = "and") -> str:
    """List several cards in a case, which is said once, before the first."""
    known = [text for text in texts if not bidi.is_back(text)]
    whole = bidi.cards_text(texts, joint)
    if not known:
        return whole if has(f"card.hidden.{case}") else declined(whole, case)
    return card_in(known[0], case) + whole[len(bidi.card_text(known[0])) :]
