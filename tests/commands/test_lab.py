"""`kupa lab`: an experiment from a file in sentences and as JSON, kept and continued; bad files in one sentence."""

from __future__ import annotations

import errno
import json
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.commands import _found, _workers, lab
from app.commands._runs import play
from app.commands._stopping import Stop
from app.games import GAMES
from app.lab.experiment import QUESTIONS, Experiment, Side, Unreadable, default_experiment, from_json, read
from app.lab.export import to_text
from app.lab.found import FEWEST_DEALS, LEVELS, STEPS, found, terms, wanted, wanted_levels
from app.lab.notebook import Journal, Notebook, NotKept
from app.lab.processes import Processes
from app.lab.run import Run
from app.lab.scheduler import Cluster
from app.lab.simulation import offered
from app.shell.lab.found import found as shown_page
from app.wording import use
from app.wording.findings import claim, finding_sentence

SMALL: dict[str, Any] = {"game": "trishape", "questions": ["seats", "length", "ends"], "games": 6}

Write = Callable[[Any], Path]


@pytest.fixture
def written(tmp_path: Path) -> Write:
    """Write a file from a text or from data."""

    def write(data: Any) -> Path:
        path = tmp_path / "experiment.json"
        path.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
        return path

    return write


def test_a_file_with_a_mark_of_its_encoding_is_read(written: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = written("\ufeff" + json.dumps(SMALL, indent=1).replace("\n", "\r\n"))
    assert lab.main([str(path), "--jobs", "1"]) == 0, capsys.readouterr()


def test_an_experiment_is_answered_in_sentences(written: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab.main([str(written(SMALL)), "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "6 games played" in told and "minutes at the table" in told and "\u2066" not in told


def test_a_game_that_broke_a_law_is_told_in_the_exit_code(
    written: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "play", lambda run, stop: run.broken.update(bound=1))
    assert lab.main([str(written({**SMALL, "check": True}))]) == 1
    assert "bound" in capsys.readouterr().err


def test_the_json_depends_on_the_experiment_alone(written: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(SMALL)
    said = []
    for words in (["--jobs", "1"], ["--jobs", "2"]):
        assert lab.main([str(path), "--json", *words]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    data = json.loads(said[0])
    assert from_json(data["experiment"], GAMES) == read(path.read_text("utf-8"), GAMES)
    assert [answer["question"] for answer in data["answers"]] == SMALL["questions"]


@pytest.mark.long
def test_a_kept_experiment_goes_on(written: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, keep = written(SMALL), tmp_path / "kept"
    assert lab.main([str(path), "--json"]) == 0
    whole = capsys.readouterr().out
    assert lab.main([str(path), "--keep", str(keep), "--games", "3"]) == 0
    capsys.readouterr()
    table = tmp_path / "table.csv"
    assert lab.main([str(path), "--keep", str(keep), "--json", "--csv", str(table)]) == 0
    assert capsys.readouterr().out == whole
    assert table.read_text("utf-8").startswith("question,chart,")
    other = written({**SMALL, "seed": 2})
    assert lab.main([str(other), "--keep", str(keep)]) == 2
    assert "another experiment" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ([], "object in braces"),
        ({}, "game is missing"),
        ({"game": "chess"}, "no game chess."),
        ({"game": ["solo"]}, 'no game ["solo"].'),
        ({**SMALL, "sides": 2}, "does not belong"),
        ({**SMALL, "questions": ["luck"]}, "no question"),
        ({**SMALL, "questions": ["compare"]}, "needs a side b"),
        ({**SMALL, "questions": 3}, "cannot be"),
        ({**SMALL, "questions": []}, "missing"),
        ({**SMALL, "games": 0}, "cannot be"),
        ({**SMALL, "games": True}, "games cannot be true"),
        ({**SMALL, "seed": 1.5}, "cannot be"),
        ({**SMALL, "check": "yes"}, 'check cannot be "yes"'),
        ({**SMALL, "seed": None}, "seed cannot be null"),
        ({**SMALL, "a": {"seats": 9}}, "number of seats"),
        ({**SMALL, "a": {"options": {"wind": 1}}}, "no option"),
        ({**SMALL, "a": {"players": ["nobody"]}}, "no player"),
        ({**SMALL, "a": {"players": ["thumb", "thumb"]}}, "name one for all"),
        ({**SMALL, "a": []}, "object in braces"),
        ({**SMALL, "ladder": ["nobody"]}, "no player"),
        ({**SMALL, "without": {"kind": "wish", "name": "x"}}, "without"),
        ({**SMALL, "without": {"kind": "verb", "name": "lay", "seat": 4}}, "cannot be"),
        ({**SMALL, "revision": 999}, "revision"),
        ({**SMALL, "kupa-lab": 99}, "newer program"),
        (json.dumps(SMALL).replace(": 6", ": " + "9" * 5000), "games cannot be"),
        ({**SMALL, "a": {"options": {"wish": 1}}}, "this game has none"),
    ],
)
def test_a_bad_file_is_named_in_one_sentence(
    data: Any, said: str, written: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in ("en", "he"):
        assert lab.main([str(written(data)), "--language", language]) == 2
        told = capsys.readouterr()
        assert not told.out and told.err.count("\n") == 1 and "Traceback" not in told.err
        if language == "en":
            assert said in told.err and "experiment.json" in told.err
    use("en")


def test_a_bad_command_line_is_named_too(tmp_path: Path, written: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(written(SMALL))
    bad: tuple[list[str], ...] = (
        [], [path, path], [path, "--games"], [path, "--games", "x"], [path, "--frob"], [path, "--option", "a=1"],
    )  # fmt: skip
    for words in bad:
        assert lab.main(words) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert lab.main([str(tmp_path / "nothing.json"), "--language", "en"]) == 2
    assert "nothing.json is not there" in capsys.readouterr().err
    assert lab.main([str(tmp_path)]) == 2
    for data in (bytes(range(256)), "{}".encode("utf-16")):
        (tmp_path / "bytes.json").write_bytes(data)
        assert lab.main([str(tmp_path / "bytes.json"), "--language", "en"]) == 2
        assert "no text in UTF-8" in capsys.readouterr().err
    (tmp_path / "taken.kupa-lab").mkdir()
    assert lab.main([path, "--keep", str(tmp_path / "taken")]) == 2
    (tmp_path / "file").write_text("mine", "utf-8")
    assert lab.main([path, "--keep", str(tmp_path / "file" / "kept")]) == 2, "a file is no folder"
    assert (tmp_path / "file").read_text("utf-8") == "mine"
    assert os.strerror(errno.EISDIR) in capsys.readouterr().err
    assert lab.main([path, "--csv", str(tmp_path / "no" / "x.csv")]) == 1
    assert "Traceback" not in capsys.readouterr().err
    if Path("/dev/zero").exists():
        assert lab.main(["/dev/zero"]) == 2
        assert "is not an ordinary file" in capsys.readouterr().err
    before = Path(path).read_text("utf-8")
    for same in (path, str(Path(path).parent / "taken.kupa-lab" / ".." / Path(path).name)):
        assert lab.main([path, "--csv", same]) == 2
        assert "is the experiment itself" in capsys.readouterr().err and Path(path).read_text("utf-8") == before


def test_a_file_that_is_there_is_left_alone_unless_asked(
    written: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, mine = str(written(SMALL)), tmp_path / "mine"
    mine.write_text("mine", "utf-8")
    with monkeypatch.context() as patched:
        patched.setattr(lab, "play", lambda *_: pytest.fail("it is played in vain"))
        patched.setattr(lab, "make", lambda *_, **__: pytest.fail("it is played in vain"))
        for words in ([path, "--csv", str(mine)], ["--found", str(tmp_path / "found"), "--out", str(mine)]):
            assert lab.main(words) == 1
            told = capsys.readouterr()
            assert told.out == "" and "mine is already there" in told.err and "--replace" in told.err
            assert mine.read_text("utf-8") == "mine"
    assert lab.main([path, "--csv", str(mine), "--replace"]) == 0
    assert mine.read_text("utf-8").startswith("question,chart,")


@pytest.mark.long
def test_a_full_disk_ends_in_a_sentence_and_the_same_command_goes_on(
    written: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [str(written({**SMALL, "games": 40})), "--json", "--jobs", "1", "--keep", str(tmp_path / "kept")]
    add, written_lines = Journal.add, list[Any]()

    def full(journal: Journal, line: Any) -> None:
        if written_lines:
            raise NotKept(errno.ENOSPC, os.strerror(errno.ENOSPC), str(journal.path))
        written_lines.append(line)
        add(journal, line)

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "add", full)
        assert lab.main(words) == 1
    told = capsys.readouterr()
    assert told.err.count("\n") == 1 and os.strerror(errno.ENOSPC) in told.err
    assert lab.main(words) == 0
    again = capsys.readouterr()
    assert not again.err
    assert lab.main([*words[:-1], str(tmp_path / "other")]) == 0
    assert capsys.readouterr().out == again.out, "what was not kept was played again, and nothing twice"


def test_no_cluster_is_told_in_a_sentence(written: Write, capsys: pytest.CaptureFixture[str]) -> None:
    """Without Dask it says that Dask is missing; with Dask that nobody answers."""
    assert lab.main([str(written(SMALL)), "--scheduler", "127.0.0.1:1"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and ("dask" in told or "cannot be reached" in told)


@pytest.mark.slow
def test_a_cluster_comes_to_the_same_bytes(written: Write, capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    path = str(written({**SMALL, "games": 20}))
    assert lab.main([path, "--json"]) == 0
    here = capsys.readouterr().out
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert lab.main([path, "--json", "--scheduler", cluster.scheduler_address]) == 0
    assert capsys.readouterr().out == here


@pytest.mark.slow
def test_a_lost_worker_of_a_cluster_has_its_games_played_again_and_none_twice(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    experiment = from_json({**SMALL, "games": 600}, GAMES)
    here = Run(experiment, executor=lambda: Processes(2))
    play(here, Stop())
    notebook = Notebook(tmp_path, GAMES)
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        journal = notebook.begin("lost", experiment)
        run = Run(experiment, executor=lambda: Cluster(cluster.scheduler_address), journal=journal)
        run.start()
        while run.poll(0.05).played < 20:
            assert run.state == "running", run.trouble
        os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
        assert run.played < run.progress().asked, "there was something left to lose"
        while run.poll(0.05).state == "running":
            pass
        run.close()
    assert run.state == "done" and run.trouble is None
    assert to_text(experiment, run.reckoned()) == to_text(experiment, here.reckoned())
    numbers = [(line["arm"], row[0]) for line in notebook.open("lost").lines for row in line["rows"]]
    assert len(numbers) == len(set(numbers)) == run.played


@pytest.mark.parametrize("game", GAMES)
def test_an_experiment_is_read_back_as_itself(game: str) -> None:
    rules = GAMES[game]
    plain = default_experiment(game, GAMES)
    seats = rules.seats()[-1]
    options = tuple(
        (option.name, value)
        for option in rules.options(seats)[:1]
        for value in option.values
        if value != option.default
    )[:1]
    both = replace(plain, questions=QUESTIONS, b=Side(seats, options, ("random",)), ladder=("random", "thumb"), seed=-3)
    for one in (plain, both):
        assert from_json(json.loads(json.dumps(one.to_json())), GAMES) == one
    with pytest.raises(Unreadable):
        from_json(replace(plain, a=Side(99)).to_json(), GAMES)


@pytest.mark.long
@pytest.mark.parametrize(
    ("count", "fewest", "steps"),
    [(9, 1, STEPS[:2]), pytest.param(110, None, STEPS, marks=pytest.mark.slow)],
    ids=["few games of those that think little", "as shipped"],
)
def test_the_page_of_what_we_found_is_made_of_kept_experiments(
    count: int, fewest: int | None, steps: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few: dict[str, Experiment] = {
        name: one for name, one in wanted(GAMES, count, steps).items() if GAMES[name].seats()[0] == 1
    }
    monkeypatch.setattr(_found, "wanted", lambda games, count: few)
    out = tmp_path / "found.json"
    if fewest is not None:
        assert _found.make(tmp_path / "kept", out, count, lambda: Processes(2)) == 0
        assert json.loads(out.read_text("utf-8"))["games"] == [], "of so few games nothing is said"
        monkeypatch.setattr("app.lab.found.FEWEST", fewest)
        monkeypatch.setattr("app.lab.found.FEWEST_DEALS", fewest)
    for _ in range(2):
        assert _found.make(tmp_path / "kept", out, count, lambda: Processes(2)) == 0
        data = json.loads(out.read_text("utf-8"))
        assert [one["game"] for one in data["games"]] == list(few)
    assert data["games"] == found(Notebook(tmp_path / "kept", GAMES))["games"]
    for language in ("he", "en"):
        use(language)
        for one in data["games"]:
            assert one["findings"], one["game"]
            for finding in one["findings"]:
                assert finding_sentence(one["game"], finding["code"], terms(finding["values"]))
    assert all(claim(game) for game in ("trishape", "asirim", "shapes"))


@pytest.mark.long
def test_the_page_can_be_made_in_little_time_and_goes_on_with_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, experiment = next((name, one) for name, one in wanted(GAMES, 300).items() if one.a.seats > 1)
    quick = replace(experiment, questions=("seats", "length"))
    monkeypatch.setattr(_found, "wanted", lambda games, count: {name: quick})
    monkeypatch.setattr("app.lab.found.FEWEST", 1)
    notebook, out = Notebook(tmp_path, GAMES), tmp_path / "found.json"
    assert _found.make(tmp_path, out, 300, lambda: Processes(1), 0.001) == 0
    begun = Run(quick, journal=notebook.open(name))
    assert 0 < begun.played < 300, "its time was used up"
    assert begun.cost >= 0.001
    (entry,) = json.loads(out.read_text("utf-8"))["games"]
    assert entry["experiment"]["games"] == begun.answers[0].games < 300, "no more is claimed than was played"
    assert _found.make(tmp_path, out, 300, lambda: Processes(1), 0.001) == 0
    assert Run(quick, journal=notebook.open(name)).played == begun.played, "nothing is left of it"
    assert _found.make(tmp_path, out, 300, lambda: Processes(1)) == 0
    (entry,) = json.loads(out.read_text("utf-8"))["games"]
    assert entry["played"] == entry["experiment"]["games"] == 300


def test_the_page_asks_for_all_that_it_tells_of_every_game() -> None:
    for name, one in wanted(GAMES, 1000).items():
        assert set(one.questions) == {"seats", "length", "ends", "fires", "skill"}
        assert one.ladder == ("random", "thumb", "greedy")[: len(one.ladder)] and len(one.ladder) >= 2, name
        assert from_json(one.to_json(), GAMES) == one


@pytest.mark.long
def test_the_levels_are_told_once_they_have_played_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that need no time stand in for the levels."""
    for one in wanted_levels(GAMES).values():
        assert one.ladder == offered(one.game) and set(one.ladder) <= set(LEVELS)
        assert from_json(one.to_json(), GAMES) == one
    name, experiment = next((name, one) for name, one in wanted(GAMES, 110).items() if one.a.seats == 2)
    quick = replace(experiment, questions=("seats",))
    monkeypatch.setattr("app.lab.found.LEVELS", ("random", "thumb"))
    monkeypatch.setattr("app.lab.found.offered", lambda name: ("random", "thumb"))
    levels = wanted_levels({name: GAMES[name]})
    monkeypatch.setattr(_found, "wanted", lambda games, count: {name: quick})
    monkeypatch.setattr(_found, "wanted_levels", lambda games: levels)
    out = tmp_path / "found.json"

    def entry(seconds: float) -> dict[str, Any]:
        assert _found.make(tmp_path, out, 110, lambda: Processes(1), levels=seconds) == 0
        (one,) = json.loads(out.read_text("utf-8"))["games"]
        assert one["findings"] and one["game"] == name
        return dict(one)

    assert "levels" not in entry(0), "nobody asked for them"
    assert not (tmp_path / f"{name} levels.kupa-lab").exists()
    assert "levels" not in entry(1e-9), "they have not played enough"
    told = entry(600)["levels"]
    assert told["played"] == _found.MOST_TIMES * 2 * FEWEST_DEALS, "what is left of the time goes into more deals"
    assert told["findings"][0]["code"].startswith("skill.")
    assert not [one for one in told["findings"] if one["code"].startswith("skill.luck")]
    assert entry(0)["levels"] == told, "what was kept is told without being asked for"
    assert entry(600)["levels"] == told, "there is an end to it"
    use("en")
    (page,) = shown_page(GAMES, json.loads(out.read_text("utf-8"))["games"])
    assert page.levels and "wins" in page.levels[0]


def test_a_cluster_is_joined_again_by_whoever_needs_it_after_its_work_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """One run ends its workers, and *What we found* has a run for each game."""
    monkeypatch.setattr(_workers, "Cluster", lambda address: object())
    workers = _workers.workers_for("somewhere", 1)
    assert workers() is not workers()


@pytest.mark.parametrize("named", ["nowhere/table.csv", ""])
def test_a_table_that_cannot_be_written_is_refused_before_anything_is_played(
    named: str, written: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lab.main([str(written(SMALL)), "--csv", str(tmp_path / named)]) == 1
    told = capsys.readouterr()
    assert not told.out and told.err.count("\n") == 1
