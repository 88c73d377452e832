"""With its default questions the lab finds by itself what is known about these games, each as a plain sentence.

People made these discoveries when they wrote the games down. What a discovery rests on says which game it is about: an
option, a number of seats, a result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.games import GAMES
from app.lab.experiment import QuestionName, default_experiment
from app.lab.findings import Finding, Term
from app.lab.processes import Processes
from app.lab.run import Run
from app.wording.findings import finding_sentence

Found = Callable[[Finding], bool]


def found(game: str, question: QuestionName, *wanted: Found) -> list[Finding]:
    """What the default experiment finds in one of its questions, for each finding wanted.

    It is the experiment that a press on *Ask everything* starts in the window (tests/shell/lab/test_page.py), with its
    seats, its players and as many games; what the other questions play changes no game of this one. As in the window,
    it is watched while it runs, and stops once everything wanted has been found. Otherwise the test fails and shows
    what was found.
    """
    asked = replace(default_experiment(game, GAMES), questions=(question,))
    run = Run(asked, executor=lambda: Processes(2))
    run.start()
    missing: list[Found] = list(wanted)
    while missing and run.poll(0.2).state == "running":
        missing = [one for one in wanted if not any(map(one, run.answers[0].findings))]
    run.close()
    findings = run.answers[0].findings
    fitting = [[one for one in findings if fits(one)] for fits in wanted]
    assert all(fitting), (run.state, run.trouble, [(one.code, one.values) for one in findings[:20]])
    return [several[0] for several in fitting]


def more_caps(option: str, value: int, above: float) -> Found:
    """Whether a finding says that with this value of an option more games end by the cap, by more than this share."""

    def says(one: Finding) -> bool:
        of_it = one.code == "rules.cap.more" and one.values["option"] == Term("option", (option, value))
        return of_it and one.verdict == "real" and share(one, "b") > above

    return says


def said(game: str, finding: Finding) -> str:
    """The finding as a sentence."""
    return finding_sentence(game, finding.code, finding.values)


def share(finding: Finding, name: str) -> float:
    """A share in a sentence."""
    value = finding.values[name].value
    assert isinstance(value, float)
    return value


@pytest.mark.slow
def test_without_most_cards_shlif_shluf_is_nobodys() -> None:
    (one,) = found(
        "shlif-shluf",
        "rules",
        lambda one: one.code == "rules.nobody.more"
        and one.values["option"] == Term("option", ("all_lost", "nobody"))
        and one.verdict == "real"
        and share(one, "b") > 0.9,
    )
    assert "nobody wins" in said("shlif-shluf", one)


@pytest.mark.slow
def test_meydele_with_more_decks_mostly_ends_by_the_cap() -> None:
    found("meydele", "rules", *(more_caps("decks", decks, 0.5) for decks in (2, 3)))


@pytest.mark.slow
def test_majnun_with_five_seats_and_more_hardly_ever_ends_by_itself() -> None:
    found("majnun", "rules", *(more_caps("seats", seats, 0.8) for seats in (5, 6, 7)))


@pytest.mark.slow
def test_krav_maga_is_level_on_points_in_more_than_half() -> None:
    (one,) = found("krav-maga", "seats", lambda one: one.code == "seats.level.mostly")
    assert one.figure is not None and one.figure.low > 0.5
    assert "level on points" in said("krav-maga", one)


@pytest.mark.slow
def test_majnuns_fixed_starter_favours_the_first_two_of_three() -> None:
    def says(way: str, seat: int) -> Found:
        return lambda one: one.code == f"seats.{way}" and one.values["who"].value == seat

    assert default_experiment("majnun", GAMES).a.seats == 3
    found("majnun", "seats", says("more", 0), says("more", 1), says("less", 2))


@pytest.mark.slow
def test_trishapes_careful_player_averages_above_six() -> None:
    def says(one: Finding) -> bool:
        careful = one.code == "skill.alone" and one.values["one"] == Term("level", "greedy")
        return careful and one.figure is not None and one.figure.low > 6

    (one,) = found("trishape", "skill", says)
    assert "points" in said("trishape", one)
