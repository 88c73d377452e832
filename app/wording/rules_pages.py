"""The rules of a game as a page (`page.<language>.html` in its folder), in the HTML that Qt's text document supports.

A page has anchors (`<a name="match">`), cards in the text (`<card>7H</card>`), words that are read from the left
(`<latin>Q-K-A</latin>`), pictures of a case's start (`<img src="case:<case>?zones=stock,hand.0">`) and links that open
a case on the practice table (`<a href="try:<case>">`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape, unescape
from pathlib import Path
from typing import NamedTuple

from app.games import file
from app.wording.bidi import card_text, latin
from app.wording.catalogue import LANGUAGES, Language, direction, language
from app.wording.formatting import t
from app.wording.titles import game_name

_CARD = re.compile("<card>([^<]*)</card>")
_LATIN = re.compile("<latin>([^<]*)</latin>")
_CASE = re.compile(r'"(?:case|try):([a-z0-9-]+)')
_TRY = re.compile(r'(?: · )?<a href="try:[^"]*">[^<]*</a>')
_PICTURE = re.compile(r'<p>\s*(?:<img src="case:[^>]*>\s*)+</p>|<img src="case:[^>]*>')
_EMPTY = re.compile(r"<(p|li)>\s*</\1>")
_SECTION = re.compile('<h2><a name="([a-z-]+)"></a>([^<]*)</h2>')


class Section(NamedTuple):
    """A part of a page: its anchor, its heading, the ids of the cases that it shows or offers to try, each once."""

    anchor: str
    title: str
    cases: tuple[str, ...]


def _none(game_id: str) -> str:
    """Return the page for a game that has none."""
    words = escape(t("readable.no-rules", game=game_name(game_id)))
    return f'<html lang="{language()}" dir="{direction()}"><body dir="{direction()}"><p>{words}</p></body></html>'


def page_path(game_id: str, code: Language) -> Path | None:
    """Return the path of a game's page in a language, if there is one."""
    return file(game_id, f"page.{code}.html")


def _card_in_text(text: str) -> str:
    return escape(card_text(text))


def rules_page(game_id: str, card: Callable[[str], str] = _card_in_text) -> str:
    """Return the page in the current language as HTML. `card` makes HTML of a card in the text.

    If that page is missing, returns the one in another language; if there is none at all, or it cannot be read, a
    sentence that says so.
    """
    codes = sorted(LANGUAGES, key=lambda code: code != language())
    paths = [path for code in codes if (path := page_path(game_id, code)) is not None]
    try:
        page = paths[0].read_text("utf-8-sig") if paths else _none(game_id)
    except (OSError, ValueError):
        page = _none(game_id)
    page = _LATIN.sub(lambda found: latin(found[1]), page)
    return _CARD.sub(lambda found: card(found[1]), page)


def list_style() -> str:
    """Return the style sheet with which Qt puts the point of "1." after the figure in the current language.

    In languages read from the right, Qt reverses the numeral and also writes it from the right.
    """
    return "ol { -qt-list-number-prefix: '.'; -qt-list-number-suffix: ''; }" if direction() == "rtl" else ""


def without_tries(page: str) -> str:
    """Return a page without the links to the practice table."""
    return _TRY.sub("", page)


def on_paper(page: str) -> str:
    """Return a page without what only a screen can do: links to the practice table, and pictures of their cases."""
    return _EMPTY.sub("", _PICTURE.sub("", without_tries(page)))


def cases_of(page: str) -> list[str]:
    """Return the ids of the cases that a page shows or offers to try, in order, each once."""
    return list(dict.fromkeys(_CASE.findall(page)))


def sections_of(page: str) -> list[Section]:
    """Return the parts of a page, in order; text before the first heading belongs to no part."""
    parts = _SECTION.split(page)[1:]
    triples = zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    return [Section(anchor, unescape(title), tuple(cases_of(text))) for anchor, title, text in triples]
