"""Choices that are not cards: buttons of the voice where they are few, else a picker made for what they are.

A suit is picked by its sign, a seat by its plate, a number by its figure, a card by its face, all else by words.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from app.engine import Action, View
from app.engine.rules import Arg
from app.table.prompts import Button, Pick, Picker
from app.wording import bidi, t
from app.wording.catalogue import has

if TYPE_CHECKING:
    from app.table.controller import Controller

BUTTONS = 3
"""The voice has no more buttons."""
ON_CLOTH = ("card", "index")
"""Kinds of arguments that are pointed at on the cloth."""


def without_card(table: Controller, view: View) -> tuple[list[Button], Picker | None]:
    """All legal actions that begin with no card on the cloth, as buttons and, where they say what, as a picker."""
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
    """A message that asks for nothing; empty where there is none, or where it wants what only a controller knows."""
    with suppress(KeyError):
        return t(name)
    return ""


def titled(table: Controller, view: View, ways: Sequence[Pick]) -> Picker:
    """Picks under the question of the phase, where the game has one."""
    name = f"{table.game}.picker.{view.phase}"
    return Picker(t(name) if has(name) else "", tuple(ways))


def picks(table: Controller, view: View, actions: Sequence[Action]) -> tuple[Pick, ...]:
    """Several actions as picks, in their order."""
    return tuple(table.pick(view, action) for action in actions)


def pick(table: Controller, view: View, action: Action) -> Pick:
    """One action as a pick: what tells it apart is shown, the whole of it is said."""
    words = table.capital(table.words(view, action))
    spec = table.verb(view, action)
    pairs: list[tuple[Arg, str]] = list(zip(spec.args, action.args, strict=False)) if spec is not None else []
    for arg, value in reversed(pairs):
        if arg.kind == "seat" and value.isdecimal():
            seat = int(value)
            return Pick(bidi.name(table.called(seat)), (str(action),), words, plate=str(table.plates.get(seat, "")))
        if arg.kind == "suit":
            return Pick(words, (str(action),), suit=value)
        if arg.kind == "value" and value.isdecimal():
            return Pick("", (str(action),), words, number=value)
    return Pick(words, (str(action),))
