"""Games of a run that are played again to be shown."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from app.engine import Result
from app.lab.breach import Breach
from app.lab.findings import GameRef
from app.lab.run import Run
from app.lab.statistics import CAP
from app.shell.lab.played_again import game_again


def test_a_game_that_a_cap_ended_has_broken_off_and_another_has_ended() -> None:
    ref = GameRef("a", 0)
    for reason, broken in ((CAP, True), ("goal", False)):
        record = SimpleNamespace(position=SimpleNamespace(result=Result((0,), (1, 0), reason)))
        found = game_again(cast(Run, SimpleNamespace(examples=(), record=lambda _, record=record: record)), ref)
        assert found == (Breach(CAP, "", record) if broken else record)  # type: ignore[arg-type]
