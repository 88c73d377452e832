"""How somebody is spoken of, *she* or *he* or neither: one choice beside a name, for all games."""

from __future__ import annotations

from collections.abc import Callable

from app.shell.kit.choices import ChoiceList
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Words, said
from app.wording import has, t
from app.wording.names import FORMS, Form


class FormChoice(ChoiceList):
    """The choice, which says what it is for; `chosen` carries the form."""

    def __init__(self, who: Callable[[], str], form: Form, game: str = "") -> None:
        """`who` is told of, in `form`; `game` is one whose rules ask for the form too, and says what comes of it."""
        self._who = who
        self._game = game
        items: list[tuple[Form, Words]] = [(one, said(self._words(one))) for one in FORMS]
        super().__init__(lambda: t("company.form", who=who()), items, form)

    def _words(self, form: Form) -> str:
        own = f"{self._game}.person.form.{form or 'off'}.short"
        return own if has(own) else f"company.spoken.{form or 'off'}"

    def retranslate(self) -> None:
        """Say it in the current language, with what comes of it."""
        super().retranslate()
        more = f"{self._game}.person.form.help"
        show_tip(self, " ".join([t("company.form.help"), *([t(more)] if has(more) else [])]))
