"""Pieces of a sentence that keep their own reading direction: cards, figures, names, lists of them.

In a Hebrew line the bidirectional algorithm tears `10♥` and `-5` apart, and a Latin name changes the order of its
neighbours (docs/people.md#text-in-two-directions). So each such piece is put between isolates: LRI and PDI around what
is always read from the left, FSI and PDI around what has a direction of its own. Only this module writes isolates.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from app.wording.catalogue import has, message
from app.wording.symbols import spelled

LRI = "\u2066"
FSI = "\u2068"
PDI = "\u2069"
_TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
# Patterns are kept as text and compiled with the first foreign text, of which a start has none.
_LINE_ENDS = "[\t\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]+"
_CONTROLS = "[\x00-\x1f\x7f-\x9f]"

TEXT_STYLE = "\ufe0e"
"""Follows a suit sign to request its text form, not a coloured picture."""
RANK_SIGNS = {**{rank: rank for rank in "23456789"}, "T": "10", **{rank: rank for rank in "JQKA"}}
"""Each rank of the notation, from the lowest, as the card shows it."""
SUIT_SIGNS = {"C": "\u2663", "D": "\u2666", "H": "\u2665", "S": "\u2660"}
JOINER = "\u2060"
"""Follows a hyphen at which the line must not break."""
MINUS = "\u2212"
GROUPED_FROM = 10_000
"""From this number on, a comma groups the thousands (look 3)."""


def ltr(text: str) -> str:
    """Isolate a text that is always read from the left."""
    return f"{LRI}{text}{PDI}"


def latin(text: str) -> str:
    """Isolate a word or a figure of another script, read from the left and never broken at its hyphens."""
    return ltr(text.replace("-", "-" + JOINER))


def own(text: str) -> str:
    """Isolate a text that is read in the direction of its first letter."""
    return f"{FSI}{text}{PDI}"


def bare(text: str) -> str:
    """Return a text without any direction marks or joiners."""
    return _without(_TURNING + JOINER, text)


def _without(signs: str, text: str) -> str:
    """Return a text without these signs. A pattern for them would have to be compiled at every start."""
    if text.isascii():  # None of them is; English names and sentences are taken apart thousands of times in a game.
        return text
    for sign in signs:
        text = text.replace(sign, "")
    return text


def foreign(text: str) -> str:
    """Make a text that does not come from this program (a path, a system message) one line that fits in an isolate.

    Direction marks are removed, because one of them would close the isolate and reverse the sentence around it. A
    control character, which a terminal would obey, becomes a replacement sign. Half a surrogate pair, which no stream
    takes, becomes a question mark.
    """
    calm = re.sub(_CONTROLS, "\ufffd", re.sub(_LINE_ENDS, " ", _without(_TURNING, text)))
    return calm.encode("utf-8", "replace").decode()


@lru_cache(maxsize=256)
def name(text: str) -> str:
    """Isolate a name that somebody typed, on one line, so that it cannot reverse the sentence around it."""
    return own(" ".join(bare(foreign(text)).split()))


def rank_text(text: str) -> str:
    """Return the rank as the card shows it: `10` for `TD`."""
    return RANK_SIGNS.get(text[0], text[0])


def is_standard(text: str) -> bool:
    """Return whether this is a card with rank and suit."""
    return len(text) == 2 and text[0] in RANK_SIGNS and text[1] in SUIT_SIGNS


def is_back(text: str) -> bool:
    """Return whether this stands for a card that cannot be seen."""
    return text.startswith("?")


def suit_text(suit: str) -> str:
    """Return the sign of a suit `C D H S`."""
    return ltr(SUIT_SIGNS[suit] + TEXT_STYLE)


def card_text(text: str) -> str:
    """Return a card from its notation: `TD` as 10 and a diamond, the rank on the left; jokers and backs in words.

    A card of a game's own deck for which the game has no words is read from its symbol.
    """
    if is_standard(text):
        return ltr(rank_text(text) + SUIT_SIGNS[text[1]] + TEXT_STYLE)
    if is_back(text):
        return message("card.hidden")
    return message(f"card.{text}") if has(f"card.{text}") else ltr(spelled(text))


def run_text(texts: Sequence[str]) -> str:
    """Return the ranks of a run from the lowest, `7-8-9`; an ace comes first if the run has a two."""
    order = list(RANK_SIGNS)
    ranks = sorted(texts, key=lambda text: order.index(text[0]))
    if ranks and ranks[0][0] == "2" and ranks[-1][0] == "A":
        ranks = [ranks[-1], *ranks[:-1]]
    return latin("-".join(rank_text(text) for text in ranks))


def is_rtl(text: str) -> bool:
    """Return whether a text is read from the right: its first letter is Hebrew."""
    letter = next((one for one in text if one.isalpha()), "")
    return _is_hebrew(letter)


def begins_in_hebrew(text: str) -> bool:
    """Return whether a text begins with a Hebrew letter, so that a prefix letter can be joined to it."""
    return _is_hebrew(bare(text)[:1])


def _is_hebrew(letter: str) -> bool:
    return "\u05d0" <= letter <= "\u05ea"


def listed(items: Sequence[str], joint: str = "and") -> str:
    """List items with "and" (`either`: "or") before the last. They are finished texts, isolated where necessary."""
    *rest, last = items or [""]
    if not rest:
        return last
    # In Hebrew "and" is one letter of the next word; a maqaf joins it to anything but a Hebrew word.
    foreign = joint == "and" and not begins_in_hebrew(last)
    template = message(f"list.{joint}.maqaf" if foreign else f"list.{joint}")
    return template.format(rest=message("list.comma").join(rest), last=last)


def cards_text(texts: Sequence[str], joint: str = "and") -> str:
    """List several cards in the direction of the sentence; face-down ones are counted and never named."""
    known = [card_text(text) for text in texts if not is_back(text)]
    closed = len(texts) - len(known)
    return listed([*known, counted(closed, "closed-card")] if closed else known, joint)


def num(n: int | float) -> str:
    """Write a number: thousands grouped from 10,000, one decimal for a fraction, a minus to the left of the digits."""
    size = abs(n)
    if isinstance(n, float) and not n.is_integer():
        text = f"{size:,.1f}" if size >= GROUPED_FROM else f"{size:.1f}"
    else:
        text = f"{int(size):,}" if size >= GROUPED_FROM else str(int(size))
    return ltr(MINUS + text) if n < 0 else text


def signed(n: int | float) -> str:
    """Write a number with its sign on the left; zero has none."""
    return ltr("+" + num(n)) if n > 0 else num(n)


def counted(n: int, noun: str) -> str:
    """Write a number of things: `counted(3, "card")` is "3 cards"; Hebrew has forms for one and two.

    Raises KeyError for an unknown noun (messages `count.<noun>.1`, `.2`, `.n`, and `.0` if zero has words of its own).
    """
    exact = f"count.{noun}.{n}"
    if n in (1, 2) or (n == 0 and has(exact)):
        return message(exact)
    return message(f"count.{noun}.n").format(n=num(n))


def range_text(low: int, high: int) -> str:
    """Write a range of numbers, `2-4`; a range of one number is that number."""
    return str(low) if low == high else latin(f"{low}-{high}")


def percent(share: float) -> str:
    """Write a share of 1 as a percentage: 0.36 is `36%`."""
    return ltr(f"{round(share * 100)}%")


def key(name: str) -> str:
    """Write the name of a key or a shortcut."""
    return latin(name)
