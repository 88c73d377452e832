"""Every game told step by step at its table: between two events only the zones of a view are already up to date."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import Event, Record, view
from app.games import GAMES
from app.table.controllers import controller_for
from app.table.surface import Surface
from app.wording import t
from app.wording.in_words import table_in_words
from tests.covering import amount

pytestmark = pytest.mark.usefixtures("qapp")

NAMES: dict[int | str, str] = dict(enumerate(("Noa", "Omar", "Tamar", "Eli", "Dana", "Gil", "Ruth", "Adam", "Lea")))
ACTS = amount(10, 24)
"""How many acts of a game are told; verbs done least often come first, so that a few acts show much of it."""


@pytest.mark.covering
@pytest.mark.parametrize("watching", [True, False])
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_told_to_who_plays_and_to_who_looks_on(
    qtbot: QtBot, game: str, most: bool, watching: bool
) -> None:
    rules = GAMES[game]
    rng = Random(7)
    surface = Surface(theme("light"), CardStyle())
    qtbot.addWidget(surface)
    surface.resize(1256, 644)
    surface.show()
    surface.clock.speed = 1.0
    seats = rules.info.seats[most]
    record = Record.begin(rules, seats, 3 + seats, rules.fill(seats, {}))
    seat = None if watching and seats > 1 else seats - 1
    names = dict(NAMES)
    names.update((who, "It") for who in rules.info.simulated)
    done = Counter[str]()

    def read(event: Event) -> None:
        # A person who opens the table in words meanwhile reads what lies there, but not what may be done.
        may = {group.title: group.lines for group in table_in_words(surface.stage.between(), names)}
        assert may[t("words.may")] == (t("words.may.told"),)

    surface.teller.told.connect(read)
    surface.clear()
    surface.seat(controller_for(game)(record.position.game, seat, names), False)
    surface.show_view(view(record.position, seat))
    while record.position.turn is not None and len(record.done) < ACTS:
        legal = rules.legal(record.position)
        least = min(done[action.verb] for action in legal)
        action = rng.choice([action for action in legal if done[action.verb] == least])
        done[action.verb] += 1
        step = record.act(str(action))
        surface.perform(step.told(seat), view(record.position, seat))
        surface.finish()
        assert not surface.teller.busy
    surface.teller.told.disconnect(read)
