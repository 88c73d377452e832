"""What is wrong with what lies beside a game's rules: its judgement, its worked cases, the cases its pages name."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice
from pathlib import Path

from app.bots import Judgement
from app.bots.limit import Limit
from app.engine import Position, view
from app.games import GAMES, failure, part, patient, worked_cases
from app.lab import contract
from app.lab.broken import hold
from app.lab.laws import described
from app.lab.trials import Trial
from app.wording import available, t
from app.wording.rules_pages import cases_of, page_path

ASKED, THINKS = 6, 200
"""How many decisions the judgement is asked for, and how many milliseconds it has for each."""

DEAL = 1
"""The deal in which it is asked."""

LONGEST = 20.0
"""The maximum seconds for one game, decision or case."""


def unwise(game: str, path: Path) -> Iterator[str]:
    """Yield what goes wrong when the judgement is asked for the first decisions of a game."""
    made = part(game, "judgement", Judgement)  # type: ignore[type-abstract]
    if made is None:
        return
    try:
        judgement = made()
        table = Trial(GAMES[game], GAMES[game].seats()[0], ())
        for p, _, _ in islice(contract.walk(table, DEAL), ASKED):
            seen = view(p, p.turn)
            with patient(game, LONGEST):
                advice = judgement.advise(seen, DEAL, seen.legal, Limit(ms=THINKS))
            hold(advice.action in seen.legal, f"{advice.action} is advised in phase {p.phase}, and not legal")
            searched(judgement, p)
    except Exception as error:
        yield t("command.check-game.judgement", detail=failure(error, path))


def searched(judgement: Judgement, p: Position) -> None:
    """Hold what the search asks of a judgement in a position: a rule of thumb, a share for each seat, a known var."""
    var, bare = judgement.horizon.var, p.bare()
    hold(var in ("", *p.vars), f"the horizon counts a var {var}, and the rules have none")
    quick = judgement.quick(bare)
    hold(quick in p.game.rules.legal(p), f"`quick` does {quick} in phase {p.phase}, which is not legal")
    hold(len(judgement.worth(bare)) == p.game.seats, f"`worth` has a share for each of {p.game.seats} seats")


def untrue(game: str, path: Path) -> Iterator[str]:
    """Yield a sentence for each worked case that does not come out as it says."""
    try:
        cases = worked_cases.read(game)
    except (ValueError, OSError) as error:
        yield t("command.check-game.file", file=worked_cases.FILE, detail=described(error))
        return
    for case in cases:
        name = case["case"].split()[0]
        try:
            with patient(game, LONGEST):
                wrong = "; ".join(worked_cases.unmet(case, GAMES[game]))
        except Exception as error:
            wrong = failure(error, path)
        if wrong:
            yield t("command.check-game.case", case=name, detail=wrong)
    yield from unknown(game, {case["case"].split()[0] for case in cases})


def unknown(game: str, cases: Collection[str]) -> Iterator[str]:
    """Yield a sentence for each case that a page of rules shows or offers to try, and that is none of the game's."""
    for page in filter(None, (page_path(game, code) for code in available())):
        try:
            named = cases_of(page.read_text("utf-8-sig"))
        except (ValueError, OSError) as error:
            yield t("command.check-game.file", file=page.name, detail=described(error))
            continue
        for name in named:
            if name not in cases:
                yield t("command.check-game.no-such-case", page=page.name, case=name, file=worked_cases.FILE)
