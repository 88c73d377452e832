"""A person's own games on the command line, which know them if they are switched on."""

from __future__ import annotations

import os

from app.games import OWN_GAMES, bad_id, blamed, folder_name


def know_own_games() -> None:
    """Make the person's own games known to this process and those it starts, if the settings switch them on.

    If the environment already says something about them, that holds, because a window has decided for its processes.
    """
    if OWN_GAMES in os.environ:
        return
    from app.store.own_games import switched_on

    found = switched_on()
    os.environ[OWN_GAMES] = "" if found is None else str(found)


def told(error: Exception) -> bool:
    """Say which of the person's own games is to blame for an error, and where it failed; False if none is."""
    from app.commands._terminal import say
    from app.wording.own_games import trouble_sentence

    own = blamed(error)
    if own is not None:
        say(trouble_sentence(own), aside=True)
    return own is not None


def no_game(game: str, otherwise: str) -> str:
    """Say why there is no such game: it is one of the person's own, which are switched off; else `otherwise`."""
    from app.store.errors import NoHome
    from app.store.own_games import place
    from app.wording import t

    try:
        lies = not bad_id(game) and not os.environ.get(OWN_GAMES) and (place() / folder_name(game)).is_dir()
    except (NoHome, OSError, ImportError):
        lies = False
    return t("command.own-off", game=game) if lies else otherwise
