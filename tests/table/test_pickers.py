"""Choices that are not cards: what a pick shows of its action."""

from __future__ import annotations

from unittest.mock import patch

from app.engine import Action, view
from app.engine.rules import Arg, Verb
from app.table.controller import Controller
from app.table.pickers import pick
from tests.table.laid import course, seated


def test_of_several_arguments_the_last_tells_an_action_from_the_others() -> None:
    """As in an auction: a number, and then in which suit it is bid."""
    p = course("soureh", 2)[0]
    table, seen = seated("soureh", p, 0), view(p, 0)
    bid = Verb((Arg("value"), Arg("suit")))
    with patch.object(Controller, "verb", lambda *_: bid), patch.object(Controller, "words", lambda *_: "bid"):
        found = pick(table, seen, Action("bid", ("3", "H")))
    assert (found.suit, found.number) == ("H", "")
