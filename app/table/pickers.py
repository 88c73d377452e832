"""Choices that are not cards: buttons of the voice if there are few, otherwise a picker that suits them.

A suit is picked by its sign, a seat by its plate, a number by its figure, a card by its face, everything else by words.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar, Protocol

from app.engine import Action, View
from app.engine.rules import Arg, Verb
from app.table.prompts import Button, Pick, Picker
from app.wording import bidi, t
from app.wording.catalogue import has

BUTTONS = 3
"""The voice shows at most this many buttons."""
ON_CLOTH = ("card", "index")
"""Kinds of arguments that a person points at on the cloth."""


class Asker(Protocol):
    """What the pickers ask a controller about the actions of its game."""

    game: ClassVar[str]
    plates: dict[int | str, str]

    def legal(self, view: View) -> Sequence[Action]:
        """The actions that may be done now."""

    def about_card(self, view: View, action: Action) -> bool:
        """Whether the first argument of an action is a card on the cloth."""

    def verb(self, view: View, action: Action) -> Verb | None:
        """What the rules declare about an action's verb."""

    def words(self, view: View, action: Action | str) -> str:
        """An action in words."""

    def capital(self, text: str) -> str:
        """The same text with a capital first letter."""

    def called(self, seat: int) -> str:
        """The name of a seat."""

    def pick(self, view: View, action: Action) -> Pick:
        """An action as one entry of a picker."""


def without_card(table: Asker, view: View) -> tuple[list[Button], Picker | None]:
    """All legal actions that do not begin with a card on the cloth, as buttons and, with arguments, as a picker."""
    plain: list[Action] = []
    picked: list[Action] = []
    for action in table.legal(view):
        if not table.about_card(view, action):
            (picked if action.args else plain).append(action)
    if len(plain) > BUTTONS:
        plain, picked = [], plain + picked
    buttons = [Button(table.capital(table.words(view, action)), (str(action),)) for action in plain]
    if not picked and buttons and not any(table.about_card(view, action) for action in table.legal(view)):
        buttons[-1] = buttons[-1]._replace(main=len(buttons) == 1)
    return buttons, titled(table, view, picks(table, view, picked)) if picked else None


def plain(name: str) -> str:
    """A message without arguments; empty if there is none, or if it needs arguments that only a controller knows."""
    with suppress(KeyError):
        return t(name)
    return ""


def titled(table: Asker, view: View, ways: Sequence[Pick]) -> Picker:
    """Picks below the question of the phase, if the game has one."""
    name = f"{table.game}.picker.{view.phase}"
    return Picker(t(name) if has(name) else "", tuple(ways))


def picks(table: Asker, view: View, actions: Sequence[Action]) -> tuple[Pick, ...]:
    """Several actions as picks, in order."""
    return tuple(table.pick(view, action) for action in actions)


def pick(table: Asker, view: View, action: Action) -> Pick:
    """One action as a pick: it shows what distinguishes the action, and its words say all of it."""
    words = table.capital(table.words(view, action))
    spec = table.verb(view, action)
    pairs: list[tuple[Arg, str]] = list(zip(spec.args, action.args, strict=False)) if spec is not None else []
    for arg, value in reversed(pairs):
        if arg.kind == "seat" and value.isdecimal():
            seat = int(value)
            return Pick(bidi.name(table.called(seat)), (str(action),), words, plate=str(table.plates.get(seat, "")))
        if arg.kind == "suit":
            return Pick(words, (str(action),), suit=value)
        if arg.kind == "value" and (value.isdecimal() or value in bidi.RANK_SIGNS):
            return Pick("", (str(action),), words, number=bidi.RANK_SIGNS.get(value, value))
    return Pick(words, (str(action),))
