"""Actions: each is one decision as a short text, `verb`, `verb:arg` or `verb:arg:arg` (docs/notation.md#actions).

The text is the identity: `Action.parse(str(action)) == action`. A game creates each action only once (`Game.action`).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from app.engine.errors import NotationError

LONGEST = 200
"""The maximum length of an action, in characters; a longer text is refused unread."""

_FORM = re.compile(r"[a-z][a-z-]*(:[A-Za-z0-9?.+-]+)*\Z")


class Action(NamedTuple):
    """A decision of a seat: `Action("give", ("2C", "1"))` is `give:2C:1`."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The action in the canon's notation."""
        return ":".join((self.verb, *self.args))

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read an action in the canon's notation. Raises NotationError if the text is not written like one."""
        if not isinstance(text, str):
            raise NotationError(f"an action is a text, not {type(text).__name__}")
        if len(text) > LONGEST or not _FORM.match(text):
            shown = text if len(text) <= 40 else text[:40] + "..."
            raise NotationError(f"{shown!r} is not an action: verb, verb:arg or verb:arg:arg was expected")
        verb, *args = text.split(":")
        return cls(verb, tuple(args))
