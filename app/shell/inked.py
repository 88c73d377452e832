"""Lines of text whose suits have the inks of the cards (look.md 3), for labels that take rich text."""

from __future__ import annotations

import html

from app.art.card_style import CardStyle
from app.art.suits import suit_colour
from app.shell.style import look
from app.wording.bidi import SUIT_SIGNS


def inked(text: str, tone: str, four_colour: bool = False) -> str:
    """A line as rich text in the direction of the interface: `tone` for the words, the cards' inks for suits."""
    theme = look().theme
    style = CardStyle(four_colour=four_colour, night=theme.name == "dark")
    made = html.escape(text)
    for suit, sign in SUIT_SIGNS.items():
        made = made.replace(sign, f'<span style="color:{suit_colour(suit, style).name()}">{sign}</span>')
    side = "rtl" if look().rtl else "ltr"
    return f'<p dir="{side}" style="margin:0; color:{tone}">{made}</p>'
