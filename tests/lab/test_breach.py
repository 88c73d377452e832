"""Broken games: a run names each with its arm; it opens at the position in which it broke, and says what broke."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from app.engine import agree
from app.games import GAMES
from app.lab.breach import so_far
from app.lab.experiment import Experiment, Side
from app.lab.findings import GameRef
from app.lab.notebook import Notebook
from app.lab.plan import choices
from app.lab.questions.parting import parted
from app.lab.run import Run
from tests.covering import spread
from tests.engine.made_up import Stuck
from tests.lab.test_run import made, through
from tests.lab.toys import FAULTS, TOYS

BOTH = Experiment(
    "faulty", ("seats",), Side(2, (), ("random",)), Side(2, (("fault", "lost"),), ("random",)), games=6, check=True
)
"""Sound rules against rules that lose a card."""


def faulty(fault: str, check: bool) -> Run:
    """A run, to its end, of rules with this fault."""
    run = made(replace(BOTH, a=Side(2, (("fault", fault),), ("random",)), b=None, check=check))
    through(run)
    run.close()
    return run


def test_broken_games_are_named_with_the_side_that_broke() -> None:
    run = made(BOTH)
    progress = through(run)
    assert sum((progress.broken or {}).values()) == 6
    assert {one.ref for one in run.examples} == {GameRef("b", number) for number in range(6)}


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault != "none"])
def test_whatever_breaks_is_found_again_with_the_position_it_broke_in(fault: str) -> None:
    run = faulty(fault, check=True)
    for one in run.examples:
        breach = run.breach(one.ref)
        assert breach is not None and breach.law == one.law and breach.detail
        assert breach.record.game.options["fault"] == fault
        assert breach.record.position.phase
    assert run.examples or run.state == "done"


def test_rules_that_fail_are_counted_and_opened_where_laws_are_checked() -> None:
    run = faulty("crash", check=True)
    assert run.state == "done" and run.broken == {"rules": 6}
    breach = run.breach(run.examples[0].ref)
    assert breach is not None and "KeyError" in breach.detail
    assert breach.record.done == [], "the first act fails, and the position before it is shown"


def test_a_game_that_only_a_cap_ended_is_opened_at_its_end_and_one_that_ended_by_itself_is_none() -> None:
    run = made(replace(BOTH, game="lot", a=Side(2, (("nobody", True),), ("random",)), b=None, games=12))
    through(run)
    found = [run.breach(GameRef("a", number)) for number in range(12)]
    run.close()
    capped = [one for one in found if one is not None]
    assert {one.law for one in capped} == {"cap"} and 0 < len(capped) < 12
    ends = [one.record.position.result for one in capped]
    assert all(end is not None and end.reason == "cap" for end in ends)


def test_the_game_that_stopped_a_run_is_named_too() -> None:
    run = faulty("crash", check=False)
    assert run.state == "failed" and run.trouble is not None
    # Batches that were being played at the same time may have failed too.
    assert {one.law for one in run.examples} == {"rules"}
    ref = next(one.ref for one in run.examples if one.ref.number == run.trouble.values["number"])
    breach = run.breach(ref)
    assert breach is not None and breach.detail == run.trouble.values["detail"]


def test_broken_games_are_known_again_when_an_experiment_is_opened(tmp_path: Path) -> None:
    notebook = Notebook(tmp_path, TOYS)
    run = made(BOTH, notebook.begin("one", BOTH))
    through(run)
    again = made(BOTH, notebook.open("one"))
    assert sorted(again.examples) == sorted(run.examples)
    assert again.breach(again.examples[0].ref) is not None


def test_a_game_that_breaks_nothing_has_no_breach() -> None:
    run = made(BOTH)
    through(run)
    assert run.breach(GameRef("a", 0)) is None
    with pytest.raises(LookupError):
        run.breach(GameRef("c", 0))


@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_games_part_where_something_else_lies_or_is_done(game: str) -> None:
    rules = GAMES[game]
    seats = rules.seats()[0]
    sides = [Side(seats, options) for options in choices(rules, seats)[:2]]
    plain = Experiment(game, ("seats",), sides[0], sides[-1], games=1, revision=rules.info.revision)
    run = Run(plain)
    a, b = (run.record(GameRef(arm, 0)) for arm in "ab")
    place = parted(a, b)
    assert parted(b, a) == place
    for n in range(place):
        assert a.position_at(n).zones == b.position_at(n).zones
        assert a.done[n].actions == b.done[n].actions
    if place < min(len(a.done), len(b.done)):
        here, there = a.position_at(place), b.position_at(place)
        same_table = here.zones == there.zones and here.turn == there.turn and here.phase == there.phase
        assert not same_table or a.done[place].actions != b.done[place].actions
    assert parted(a, a) == len(a.done)


def test_a_game_that_stands_still_is_kept_up_to_the_position_in_which_it_does() -> None:
    kept = so_far(agree(Stuck(), 2), 1, ["stay", "pass"])
    assert [gesture.actions for gesture in kept.done] == [("stay",)]
