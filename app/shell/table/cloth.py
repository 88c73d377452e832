"""A cloth of cards on a page: one to act at, to practise at or to watch; all of them follow the person's settings."""

from __future__ import annotations

from app.shell.kit.style import look
from app.shell.settings.settings import Settings
from app.table.surface import Surface


def new_cloth(settings: Settings) -> Surface:
    """Return a bare cloth in the present look, on which cards move as fast and as little as the settings say."""
    made = Surface(look().theme, settings.card_style())
    made.text_factor = look().factor
    made.clock.speed = settings.speed
    made.clock.still = lambda: settings.still
    return made
