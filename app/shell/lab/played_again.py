"""Games of a run played again, to be shown on tables. Each may take as long as it took, so it is done in a thread."""

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
"""The keys of the arms whose games are compared move by move begin so."""


def game_again(run: Run, ref: GameRef) -> Record | Breach:
    """A game of a run; one that broke a law, or that only a cap ended, as far as it went and with what broke.

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
    """The numbers of the deals in which two sides part, where these are such games; empty where they are others."""
    return list(dict.fromkeys(ref.number for ref in behind if ref.arm.startswith(PARTING)))


def deal_again(run: Run, asked: Experiment, number: int) -> TablesShown:
    """One deal as both sides played it, at the moment they part. Raises what `Run.record` raises."""
    sides = [TableShown(key, side_shown(asked, key), run.record(GameRef(f"{PARTING}{key}", number))) for key in "ab"]
    return side_by_side(sides[0], sides[1], deal_number(asked.seed, number))
