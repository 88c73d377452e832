"""Lines of text whose suits have the inks of the cards (look 3), and the label that shows them."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.art.card_style import CardStyle
from app.art.suits import suit_colour
from app.shell.kit.style import look
from app.wording.bidi import SUIT_SIGNS
from app.wording.spoken import spoken


def inked(text: str, tone: str, four_colour: bool = False) -> str:
    """A line as rich text in the direction of the interface: `tone` for the words, the cards' inks for suits."""
    theme = look().theme
    style = CardStyle(four_colour=four_colour, night=theme.name == "dark")
    made = html.escape(text)
    for suit, sign in SUIT_SIGNS.items():
        made = made.replace(sign, f'<span style="color:{suit_colour(suit, style).name()}">{sign}</span>')
    side = "rtl" if look().rtl else "ltr"
    return f'<p dir="{side}" style="margin:0; color:{tone}">{made}</p>'


class InkedLabel(QLabel):
    """A line whose suits are inked. Its rich text is made here; the text given to it is shown letter by letter."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)

    def write(self, text: str, tone: str, four_colour: bool = False) -> None:
        """Show a text in the colour `tone`; a screen reader is given it in words."""
        self.setText(inked(text, tone, four_colour))
        self.setAccessibleName(spoken(text))
