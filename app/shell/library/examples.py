"""The list at the foot of a game's rules: all its worked cases by part, each a link to the practice table.

The pages link only the cases that illustrate a paragraph; this list has every case that can be tried.
"""

from __future__ import annotations

from html import escape

from app.session.practice import examples, in_brief
from app.wording import t

EXAMPLES = "examples"
"""The anchor of the list."""


def examples_html(game: str) -> str:
    """The list as HTML in the current language; empty if the game has no cases or they cannot be read."""
    try:
        parts = examples(game)
        lines = [
            f"<h3>{escape(part.title or t('practice.list.other'))}</h3><ul>"
            + "".join(f'<li><a href="try:{escape(case.id)}">{escape(in_brief(case))}</a></li>' for case in part.cases)
            + "</ul>"
            for part in parts
        ]
    except (OSError, ValueError):
        return ""
    return f'<h2><a name="{EXAMPLES}"></a>{escape(t("practice.list"))}</h2>{"".join(lines)}' if lines else ""
