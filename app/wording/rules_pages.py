"""The rules of a game as a page (`page.<language>.html` in its folder), in the HTML that Qt's text document knows.

A page has anchors (`<a name="match">`), cards in the text (`<card>7H</card>`), words that are read from the left
(`<latin>Q-K-A</latin>`), pictures of a case's start (`<img src="case:<case>?zones=stock,hand.0">`) and links that
open a case on the practice table (`<a href="try:<case>">`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from app.games import file
from app.wording.bidi import card_text, latin
from app.wording.catalogue import LANGUAGES, Language, direction, language
from app.wording.formatting import t
from app.wording.sentences import game_name

_CARD = re.compile("<card>([^<]*)</card>")
_LATIN = re.compile("<latin>([^<]*)</latin>")


def _none(game_id: str) -> str:
    """The page of a game that has none."""
    words = escape(t("readable.no-rules", game=game_name(game_id)))
    return f'<html lang="{language()}" dir="{direction()}"><body dir="{direction()}"><p>{words}</p></body></html>'


def page_path(game_id: str, code: Language) -> Path | None:
    """The path of a game's page in a language, if there is one."""
    return file(game_id, f"page.{code}.html")


def _card_in_text(text: str) -> str:
    return escape(card_text(text))


def rules_page(game_id: str, card: Callable[[str], str] = _card_in_text) -> str:
    """The page in the language in use as HTML. `card` makes HTML of a card in the text.

    Where there is none, the page in another language; where there is none at all, or it cannot be read, a sentence that
    says so.
    """
    codes = sorted(LANGUAGES, key=lambda code: code != language())
    paths = [path for code in codes if (path := page_path(game_id, code)) is not None]
    try:
        page = paths[0].read_text("utf-8") if paths else _none(game_id)
    except (OSError, ValueError):
        page = _none(game_id)
    page = _LATIN.sub(lambda found: latin(found[1]), page)
    return _CARD.sub(lambda found: card(found[1]), page)
