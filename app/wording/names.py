"""A player's name, with the form in which sentences speak of them.

A Hebrew verb has a form for *she* and one for *he*. The player whom a sentence is about brings the form along with the
name, so that a message can have a text for each (`app.wording.formatting.t`).
"""

from __future__ import annotations

from typing import Literal, get_args

Form = Literal["f", "m", ""]
"""How somebody is spoken of: as *she*, as *he*, or in sentences that say neither."""

FORMS: tuple[Form, ...] = get_args(Form)

FormSaid = Literal["f", "m", "neither", ""]
"""What the person in the settings has chosen there; if empty, what they chose at a table holds."""

FORMS_SAID: tuple[FormSaid, ...] = get_args(FormSaid)

LONGEST_NAME = 24
"""The maximum number of letters in a person's name."""


class Name(str):
    """A name with the form its bearer is spoken of in. It is a string like any other, and equal to the bare name."""

    form: Form

    def __new__(cls, text: str, form: Form = "") -> Name:
        """`text` is the name as it is shown."""
        made = super().__new__(cls, text)
        made.form = form
        return made


def form_of(name: object) -> Form:
    """Return the form that a `Name` brings; empty for any other text."""
    return name.form if isinstance(name, Name) else ""
