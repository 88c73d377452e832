"""Telling takes as long as the chosen speed says, in every game, for moving cards and for rests."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from app.engine import Event, agree, new_game, play, view
from app.games import GAMES
from app.table.controllers import controller_for
from app.table.surface import Surface
from tests.covering import spread
from tests.table.laid import names_of, surface_of

FRAME = 50.0
"""Milliseconds between two readings of the clock, at speed 1."""


class Time:
    """A clock in milliseconds that advances only when told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def frames(surface: Surface, speed: float) -> int:
    """The number of clock readings, `FRAME` apart at speed 1 and closer at higher ones, until all has been told."""
    hours = surface.clock.now
    assert isinstance(hours, Time)
    count = 0
    while surface.clock.busy:
        hours.now += FRAME / speed
        surface.clock.tick()
        count += 1
        assert count < 20_000, "the telling does not end"
    return count


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_at_twice_the_speed_all_that_is_told_takes_half_the_time(qtbot: QtBot, game: str) -> None:
    rng = Random(7)
    seats = GAMES[game].info.seats[0]
    begun = new_game(agree(GAMES[game], seats, {}).rules, seats, 5)
    steps = [begun]
    while len(steps) < 5 and steps[-1].position.turn is not None:
        p = steps[-1].position
        steps.append(play(p, rng.choice(p.game.rules.legal(p))))
    seat = seats - 1
    told: list[tuple[int, list[Event]]] = [(at, list(step.told(seat))) for at, step in enumerate(steps)]
    taken: dict[float, list[int]] = {}
    for speed in (1.0, 2.0):
        # A controller that has told it already would go on from there.
        controller = controller_for(game)(begun.position.game, seat, names_of(game))
        surface = surface_of(qtbot, controller, view(begun.position, seat))
        surface.clock.now = Time()
        surface.clock.speed = speed
        taken[speed] = []
        for at, events in told:
            seen = view(steps[at].position, seat)
            if at == 0:
                surface.deal(events, seen)
            else:
                surface.perform(events, seen)
            taken[speed].append(frames(surface, speed))
    assert sum(taken[1.0]) > 10, "nothing was told"
    # One frame more or less, by rounding.
    assert all(abs(slow - fast) <= 1 for slow, fast in zip(taken[1.0], taken[2.0], strict=True)), taken
