"""The choice of whose eyes a finished game is seen with: all cards open, or as a seat saw it."""

from __future__ import annotations

from functools import partial

from app.session.replay import Eyes, Replay
from app.shell.kit.widgets import Words, said
from app.wording import t


def eyes_offered(replay: Replay) -> list[tuple[Eyes, Words]]:
    """All cards open, then each seat by its name."""
    seats = [(seat, partial(_of_seat, replay, seat)) for seat in range(len(replay.seated))]
    return [("open", said("evening.replay.open")), *seats]


def _of_seat(replay: Replay, seat: int) -> str:
    """The label of a seat's eyes, with the name of the player who sits there now."""
    return t("evening.replay.seat", who=replay.seated[seat].called)
