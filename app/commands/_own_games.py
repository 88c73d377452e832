"""A person's own games on the command line: known where they are switched on."""

from __future__ import annotations

import os

from app.games import OWN_GAMES


def know_own_games() -> None:
    """Let this process, and those it starts, know the person's own games, if they are switched on in the settings.

    Where the environment says something about them already, that holds: a window has decided for its processes.
    """
    if OWN_GAMES in os.environ:
        return
    from app.store.own_games import switched_on

    found = switched_on()
    os.environ[OWN_GAMES] = "" if found is None else str(found)
