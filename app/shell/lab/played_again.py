"""Games of a run played again, to show them on tables. Each takes as long as it once did, so a thread plays them."""

from __future__ import annotations

from app.engine import Record
from app.lab.breach import Breach
from app.lab.experiment import Experiment
from app.lab.findings import GameRef
from app.lab.plan import deal_number
from app.lab.run import Run
from app.lab.statistics import CAP
from app.shell.lab.small_table import TableShown
from app.shell.lab.tables_page import TablesShown, side_by_side
from app.shell.lab.words import side_shown

PARTING = "parting/"
"""The prefix of the keys of the arms whose games are compared move by move."""


def game_again(run: Run, ref: GameRef) -> Record | Breach:
    """A game of a run; if it broke a law, or only a cap ended it, its Breach: as far as it went, with what broke.

    Raises what `Run.record` and `Run.breach` raise.
    """
    if any(one.ref == ref for one in run.examples):
        breach = run.breach(ref)
        if breach is not None:
            return breach
    record = run.record(ref)
    result = record.position.result
    return Breach(CAP, "", record) if result is not None and result.reason == CAP else record


def parting_deals(behind: tuple[GameRef, ...]) -> list[int]:
    """The numbers of the deals in which two sides part, if these games are of that kind; else empty."""
    return list(dict.fromkeys(ref.number for ref in behind if ref.arm.startswith(PARTING)))


def deal_again(run: Run, asked: Experiment, number: int) -> TablesShown:
    """One deal as both sides played it, at the moment they part. Raises what `Run.record` raises."""
    sides = [TableShown(key, side_shown(asked, key), run.record(GameRef(f"{PARTING}{key}", number))) for key in "ab"]
    return side_by_side(sides[0], sides[1], deal_number(asked.seed, number))
