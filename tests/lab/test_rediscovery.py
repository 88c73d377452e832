"""From the default button the lab finds by itself what is known of these games, each as a plain sentence.

These are the discoveries that were made by hand when the games were written down. Which game a discovery is about is
said by what it rests on: an option, a number of seats, a result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from app.games import GAMES
from app.lab.experiment import QuestionName, Side, default_experiment
from app.lab.findings import Finding, Term
from app.lab.processes import Processes
from app.lab.run import Run
from app.wording.findings import finding_sentence

Found = Callable[[Finding], bool]


def found(
    game: str, question: QuestionName, seats: int | None = None, players: str = "thumb", games: int = 400
) -> list[Finding]:
    """What the default experiment finds, in one of its questions."""
    plain = default_experiment(game, GAMES, seats)
    asked = replace(plain, questions=(question,), games=games, a=Side(plain.a.seats, (), (players,)))
    run = Run(asked, executor=lambda: Processes(2))
    run.start()
    while run.wait(0.2).state == "running":
        pass
    run.close()
    assert run.state == "done", run.trouble
    return list(run.answers[0].findings)


def only(findings: list[Finding], wanted: Found) -> Finding:
    """The finding that is looked for; fails the test, with what there is, when there is none."""
    fitting = [one for one in findings if wanted(one)]
    assert fitting, [(one.code, one.values) for one in findings[:20]]
    return fitting[0]


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
    one = only(
        found("shlif-shluf", "rules"),
        lambda one: one.code == "rules.nobody.more" and one.values["option"] == Term("option", ("all_lost", "nobody")),
    )
    assert one.verdict == "real" and share(one, "b") > 0.9
    assert "nobody wins" in said("shlif-shluf", one)


@pytest.mark.slow
def test_meydele_with_more_decks_mostly_ends_by_the_cap() -> None:
    findings = found("meydele", "rules", games=150)
    for decks in (2, 3):
        one = only(
            findings,
            lambda one, decks=decks: one.code == "rules.cap.more"  # type: ignore[misc]
            and one.values["option"] == Term("option", ("decks", decks)),
        )
        assert one.verdict == "real" and share(one, "b") > 0.5, said("meydele", one)


@pytest.mark.slow
def test_majnun_with_five_seats_and_more_hardly_ever_ends_by_itself() -> None:
    findings = found("majnun", "rules", games=150)
    for seats in (5, 6, 7):
        one = only(
            findings,
            lambda one, seats=seats: one.code == "rules.cap.more"  # type: ignore[misc]
            and one.values["option"] == Term("option", ("seats", seats)),
        )
        assert one.verdict == "real" and share(one, "b") > 0.8, said("majnun", one)


@pytest.mark.slow
def test_krav_maga_is_level_on_points_in_more_than_half() -> None:
    one = only(found("krav-maga", "seats"), lambda one: one.code == "seats.level.mostly")
    assert one.figure is not None and one.figure.low > 0.5
    assert "level on points" in said("krav-maga", one)


@pytest.mark.slow
def test_majnuns_fixed_starter_favours_the_first_two_of_three() -> None:
    findings = found("majnun", "seats", 3, games=4000)
    ways = {one.values["who"].value: one.code for one in findings if "who" in one.values}
    assert ways == {0: "seats.more", 1: "seats.more", 2: "seats.less"}


@pytest.mark.slow
def test_trishapes_careful_player_averages_above_six() -> None:
    one = only(found("trishape", "seats", players="greedy", games=40), lambda one: one.code == "seats.score")
    assert one.figure is not None and one.figure.low > 6
    assert "points" in said("trishape", one)
