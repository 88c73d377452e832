"""The main button of a held card, which Enter presses, does the most likely thing the card may do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.engine import Position, view
from app.games import GAMES
from app.table.controller import Controller
from app.table.controllers import controller_for
from app.table.prompts import Choice
from app.wording import t
from tests.table.laid import course, names_of


def decisions(game: str) -> list[Position]:
    """Some of the decisions of a game."""
    low, high = GAMES[game].info.seats
    return [p for p in course(game, max(2, low) if high > 1 else 1)[:75:3] if p.turn is not None]


def likeliest(choices: Sequence[Choice]) -> tuple[str, ...]:
    """The first of a card's choices that asks nothing more; a double click takes it if it is the first of all."""
    return next(choice.actions for choice in choices if choice.actions)


def controller(game: str, p: Position, plain: bool) -> Controller:
    """The game's controller for the seat in turn, or with `plain` the one for any game."""
    made: type[Controller] = type("Plain", (Controller,), {"game": game}) if plain else controller_for(game)
    return made(p.game, p.turn, names_of(game), dict.fromkeys(range(p.game.seats), "fig"), set())


@pytest.mark.covering
@pytest.mark.parametrize("plain", [False, True], ids=["own", "base"])
@pytest.mark.parametrize("game", GAMES)
def test_the_main_button_of_a_held_card_does_the_likeliest_and_is_the_last(game: str, plain: bool) -> None:
    for p in decisions(game):
        one, seen = controller(game, p, plain), view(p, p.turn)
        for ref in one.liftable(seen):
            buttons = one.prompt(seen, ref).buttons
            assert len(buttons) <= 3 and not any(button.main for button in buttons[:-1])
            if buttons == one.prompt(seen, None).buttons or not buttons or not buttons[-1].main:
                continue  # A sentence that does not depend on the held card is not about it.
            assert buttons[-1].actions == likeliest(one.choices(seen, ref)), ref


@pytest.mark.covering
@pytest.mark.parametrize("game", GAMES)
def test_a_held_card_that_can_do_one_thing_is_asked_whether_and_not_where(game: str) -> None:
    for p in decisions(game):
        seen = view(p, p.turn)
        one, base = controller(game, p, False), controller(game, p, True)
        for ref in one.liftable(seen):
            if len(one.choices(seen, ref)) == 1:
                where = (t("table.held-card", card=one.text(seen, ref)), t("table.held-closed"))
                assert one.prompt(seen, ref).sentence not in where, ref
        for ref in base.liftable(seen):
            choices, asked = base.choices(seen, ref), base.prompt(seen, ref)
            if len(choices) == 1 and choices[0].actions:
                assert asked.sentence == t("table.held-one", deed=asked.buttons[0].label), ref
