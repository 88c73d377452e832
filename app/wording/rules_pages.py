"""The rules of a game as a page (`page.<language>.html` in its folder), in the HTML that Qt's text document knows.

A page has anchors (`<a name="match">`), cards in the text (`<card>7H</card>`), words that are read from the left
(`<latin>Q-K-A</latin>`), pictures of a case's start (`<img src="case:solo-02b?zones=center,hand.0">`) and links that
open a case on the practice table (`<a href="try:solo-02b">`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from app.games import file
from app.wording.bidi import card_text, latin
from app.wording.catalogue import Language, language

_CARD = re.compile("<card>([^<]*)</card>")
_LATIN = re.compile("<latin>([^<]*)</latin>")
_CASE = re.compile(r'"(?:case|try):([a-z0-9-]+)')
_ANCHOR = re.compile('<a name="([a-z-]+)">')


def page_path(game_id: str, code: Language) -> Path | None:
    """The path of a game's page in a language, if there is one."""
    return file(game_id, f"page.{code}.html")


def has_rules(game_id: str) -> bool:
    """Whether there is a page for this game."""
    return page_path(game_id, language()) is not None


def _card_in_text(text: str) -> str:
    return escape(card_text(text))


def rules_page(game_id: str, card: Callable[[str], str] = _card_in_text) -> str:
    """The page in the language in use, as HTML. `card` makes the HTML of a card in the text. Raises OSError."""
    path = page_path(game_id, language())
    if path is None:
        raise FileNotFoundError(f"{game_id} has no page of rules")
    page = path.read_text("utf-8")
    page = _LATIN.sub(lambda found: latin(found[1]), page)
    return _CARD.sub(lambda found: card(found[1]), page)


def cases_of(page: str) -> list[str]:
    """The ids of the cases that a page shows or offers to try, in order, each once."""
    return list(dict.fromkeys(_CASE.findall(page)))


def anchors_of(page: str) -> list[str]:
    """The names of a page's anchors, in order."""
    return _ANCHOR.findall(page)
