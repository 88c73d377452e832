"""How somebody is spoken of, *she* or *he* or neither: a choice beside a name, for all games, and its caption."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from app.shell.kit.boxes import in_column
from app.shell.kit.choices import ChoiceList
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Label, Words, said
from app.wording import has, t
from app.wording.names import FORMS, Form


class FormChoice(ChoiceList[Form]):
    """The choice, which names its purpose to screen readers; `chosen` carries the form."""

    def __init__(self, who: Callable[[], str], form: Form, game: str = "") -> None:
        """`who` returns the person's name, `form` is the choice shown; the tip adds what `game` uses it for."""
        self._who = who
        self._game = game
        items: list[tuple[Form, Words]] = [(one, said(self._words(one))) for one in FORMS]
        super().__init__(lambda: t("company.form", who=who()), items, form)

    def about(self) -> str:
        """The caption above the choice."""
        own = f"{self._game}.person.form.label"
        return t(own) if has(own) else t("company.form.label")

    def _words(self, form: Form) -> str:
        own = f"{self._game}.person.form.{form or 'off'}.short"
        return own if has(own) else f"company.spoken.{form or 'off'}"

    def retranslate(self) -> None:
        """Say everything in the current language, including what the form is used for."""
        super().retranslate()
        more = f"{self._game}.person.form.help"
        show_tip(self, " ".join([t("company.form.help"), *([t(more)] if has(more) else [])]))


class Captioned(QWidget):
    """A choice beside a name with a caption above it; both are shown and hidden together."""

    def __init__(self, words: Words, choice: ChoiceList[Any]) -> None:
        super().__init__()
        self.choice = choice
        self.label = Label(words, "small", "ink_2")
        self.label.setBuddy(choice)
        in_column(self.label, choice, gap=4, margins=(0, 0, 0, 0), on=self)
