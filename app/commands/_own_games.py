"""A person's own games on the command line, which know them if they are switched on."""

from __future__ import annotations

import os

from app.games import OWN_GAMES


def know_own_games() -> None:
    """Make the person's own games known to this process and those it starts, if the settings switch them on.

    If the environment already says something about them, that holds, because a window has decided for its processes.
    """
    if OWN_GAMES in os.environ:
        return
    from app.store.own_games import switched_on

    found = switched_on()
    os.environ[OWN_GAMES] = "" if found is None else str(found)
