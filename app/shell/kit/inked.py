"""Lines of text whose suits have the colours of the cards (look 3), and the label that shows them."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel

from app.art.suits import suit_colour
from app.art.text_lines import elided
from app.shell.kit.heard import name_aloud
from app.shell.kit.style import look, on_paper
from app.shell.kit.tool_tips import show_tip
from app.wording.bidi import SUIT_SIGNS

SUITS_HIGH = 1.2
"""How much higher than others a line with suits is: suits come from another font."""


def _spans(text: str) -> str:
    """The rich text of a line: everything is escaped, and suits get their colours."""
    style = on_paper()
    made = html.escape(text)
    for suit, sign in SUIT_SIGNS.items():
        made = made.replace(sign, f'<span style="color:{suit_colour(suit, style).name()}">{sign}</span>')
    return made


def _paragraph(made: str, tone: str) -> str:
    """A line of rich text in the direction of the interface; `tone` is the colour of the words."""
    side = "rtl" if look().rtl else "ltr"
    return f'<p dir="{side}" style="margin:0; color:{tone}">{made}</p>'


class InkedLabel(QLabel):
    """A line with coloured suits. It makes its rich text itself and shows the given text letter by letter."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)

    def write(self, text: str, tone: str) -> None:
        """Show a text in the colour `tone`; a screen reader gets it in words."""
        self.setText(_paragraph(_spans(text), tone))
        name_aloud(self, text)

    def write_cut(self, text: str, tone: str, room: float, whole: str = "") -> None:
        """Show a text that is cut if it takes more than `room` px; a tooltip then has all of it, or the `whole`."""
        whole, shown = whole or text, elided(text, self.font(), room)
        show_tip(self, "" if shown == whole else whole)
        self.write(shown, tone)

    def write_run(self, first: tuple[str, str], then: tuple[str, str], face: QFont) -> None:
        """Show two texts, each with its tone, one after the other in the same lines, the second in `face`."""
        family = ", ".join(f"'{name}'" for name in face.families())
        weight = "bold" if face.bold() else "normal"
        style = f"font-family:{family}; font-size:{face.pointSizeF()}pt; font-weight:{weight}; color:{then[1]}"
        second = f'<span style="{html.escape(style)}">{_spans(then[0])}</span>'
        self.setText(_paragraph(f"{_spans(first[0])} {second}", first[1]))
        name_aloud(self, f"{first[0]} {then[0]}")
