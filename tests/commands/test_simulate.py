"""`kupa simulate`: what it can be asked, what it prints, and how it stops."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from app.commands import simulate
from app.commands._command_line import Unanswerable
from app.commands._figures import FEW, end_lines, failure_sentence, sweep_lines, table_lines
from app.commands._progress import ProgressBar
from app.commands._question import Inquiry, question
from app.engine.declared import UNITS
from app.games import GAMES
from app.lab import workers
from app.lab.laws import LAWS
from app.lab.plan import Stretch, Table, every_table
from app.lab.report import Report
from app.lab.workers import Failure, Order
from app.wording import t, use
from tests.commands.made import Terminal
from tests.lab.toys import FAULTS, TOYS, WHERE

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "app", "simulate"]
UNIX = pytest.mark.skipif(os.name != "posix", reason="Ctrl-C reaches a process group in another way there")
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="child processes are listed in /proc")


def asked(*arguments: str) -> Inquiry:
    """A question about the games and the toys."""
    return question(arguments, {**GAMES, **TOYS})


def told(*arguments: str, capsys: pytest.CaptureFixture[str], code: int = 0) -> Any:
    """The JSON that is printed, without the parts that depend on this machine."""
    assert simulate.main([*arguments, "--json"]) == code
    printed = capsys.readouterr()
    assert printed.err == "" and printed.out.count("\n") == 1 and printed.out.isascii()
    data = json.loads(printed.out)
    run = data.pop("run")
    assert set(run) == {"jobs", "seconds", "games_per_second", "actions_per_second"} and run["seconds"] > 0
    return data


# What is asked


def test_what_is_not_said_has_a_value() -> None:
    assert asked("lot") == (
        "lot", [Stretch(Table("lot", 2), 0, 1000)], 1, ("random",), os.cpu_count() or 1, False, False, None,
    )  # fmt: skip


def test_everything_can_be_said_in_any_order_and_with_or_without_a_sign() -> None:
    line = "--seats=3 --games 7 lot --option word=3 --seed=-5 --jobs 2 --option=n=4 --check --players random --json"
    table = Table("lot", 3, (("word", 3), ("n", 4)))
    assert asked(*line.split()) == ("lot", [Stretch(table, 0, 7)], -5, ("random",), 2, True, True, None)


def test_values_of_options_are_read_as_what_they_are() -> None:
    for text, value in (("nobody=true", True), ("nobody=false", False), ("n=auto", "auto"), ("word=b", "b")):
        assert asked("lot", "--option", text).plan[0].table.options == ((text.split("=")[0], value),)


def test_all_is_every_table() -> None:
    plan = asked("all", "--games", "5000").plan
    assert sum(stretch.games for stretch in plan) == 5000
    assert {stretch.table for stretch in plan} == set(every_table({**GAMES, **TOYS}))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "A game is missing: one of solo, trishape, "),
        ("chess", "There is no game chess. There are solo, trishape, "),
        ("lot solo", "solo is not known here."),
        ("lot --quick", "--quick is not known here."),
        ("lot --check=yes", "--check=yes is not known here."),
        ("lot -n 5", "-n is not known here."),
        ("lot --games", "--games needs a value after it."),
        ("lot --games 5 --games 6", "--games is given twice."),
        ("lot --games 0", "--games is a whole number from 1 to 1,000,000,000, not 0."),
        ("lot --games many", "--games is a whole number"),
        ("lot --games \u0663", "--games is a whole number"),
        ("lot --games 99999999999999999999", "--games is a whole number"),
        ("lot --jobs -1", "--jobs is a whole number from 1 to 256, not -1."),
        ("lot --seed x", "A seed is a whole number of at most 18 digits, not x."),
        ("lot --seed 1234567890123456789", "A seed is a whole number"),
        ("solo --seats 2", "Solo: the number of seats is 1, not 2."),
        ("solo --seats two", "Solo: the number of seats is 1, not two."),
        ("solo --option ace", "An option of a game is given as name=value, not as ace."),
        ("solo --option wind=east", "Solo has no option wind. Its options: ace, max_idle."),
        ("trishape --option ace=low", "TriShape has no options."),
        ("solo --option ace=middle", "ace is one of high, low, both, not middle."),
        ("solo --option ace=low --option ace=high", "--option ace is given twice."),
        ("solo --option max_idle=11", "max_idle is one of 10, 20, 60, not 11."),
        ("lot --option n=10", "n is a whole number from 0 to 9, not 10."),
        ("lot --option nobody=yes", "nobody is one of false, true, not yes."),
        ("lot --option nobody=true --option word=b", "These options do not go together."),
        ("solo --players clever", "Solo has no player clever. There are random, greedy, hint, quick, gentle, easy"),
        ("solo --players random,random", "For a table of 1 seat, 2 players are named"),
        ("solo --players ", "--players needs a value after it."),
        ("all --seats 2", "all plays every number of seats and every option, so --seats does not go with it."),
        ("all --option ace=low", "so --option does not go with it."),
        ("all --players random,random", "name one player for all"),
        ("solo --language fr", "The languages are he, en, not fr."),
    ],
)
def test_a_question_that_cannot_be_read_is_answered_in_one_sentence(
    line: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The toys have no names in any language.
    named = "app.commands._command_line.game_name"
    monkeypatch.setattr(named, lambda name: name if name in TOYS else t(f"game.{name}"))
    for language in ("he", "en"):
        use(language)
        with pytest.raises(Unanswerable) as caught:
            asked(*(line.split(" ") if line else []))
    sentence = str(caught.value).replace("\u2066", "").replace("\u2068", "").replace("\u2069", "").replace("\u2060", "")
    assert sentence.startswith(words) or words in sentence
    assert "\n" not in sentence and sentence.endswith((".", "]"))


@pytest.mark.parametrize("arguments", [["chess"], [], ["solo", "--games", "0"]])
def test_the_sentence_is_told_aside_and_the_exit_code_is_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate.main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.count("\n") == 1


def test_help_is_no_fault_and_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["solo", "--help"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("kupa simulate")
    names = ("seats", "option", "games", "seed", "players", "jobs", "check", "json", "language")
    assert all(f"--{name}" in printed for name in names)


@pytest.mark.parametrize(
    "words", [["--help", "--language", "he"], ["--language=he", "-h"], ["--language", "he", "--help"]]
)
def test_help_is_in_the_language_asked_for(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    use("en")
    assert simulate.main(["solo", *words]) == 0
    printed = capsys.readouterr().out
    assert t("command.simulate.usage").splitlines()[0][:40] in printed
    assert re.search("[\u05d0-\u05ea]", printed) and "--seats" in printed, "an option can be copied as it is written"


@pytest.mark.parametrize("words", [["--frob", "--language", "he"], ["--language", "he", "--seats"]])
def test_a_refusal_is_in_the_language_asked_for(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    use("en")
    assert simulate.main(["solo", *words]) == 2
    assert re.search("[\u05d0-\u05ea]", capsys.readouterr().err)


# What is told


@pytest.mark.long
def test_the_same_question_has_the_same_answer_whatever_the_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answers = [
        told("solo", "--games", "80", "--seed", "9", "--option", "ace=low", "--jobs", jobs, capsys=capsys)
        for jobs in ("1", "3")
    ]
    assert answers[0] == answers[1]
    assert (answers[0]["games"], answers[0]["seed"], answers[0]["options"]["ace"]) == (80, 9, "low")
    other = told("solo", "--games", "80", "--seed", "8", "--option", "ace=low", capsys=capsys)
    assert other["actions"] != answers[0]["actions"]


@pytest.mark.long
def test_a_sweep_under_the_laws_plays_every_registered_game(capsys: pytest.CaptureFixture[str]) -> None:
    data = told("all", "--games", str(len(GAMES)), "--check", "--jobs", "2", capsys=capsys)
    assert [one["game"] for one in data["by_game"]] == list(GAMES)
    assert data["games"] == len(GAMES) and data["laws"]["broken"] == {} and data["laws"]["held"] == list(LAWS)


@pytest.mark.long
def test_players_who_need_views_can_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    data = told("trishape", "--games", "2", "--players", "greedy", capsys=capsys)
    assert data["players"] == ["greedy"] and data["scores"][0]["least"] > 3


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_in_words_everything_has_a_line(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"solo --games 40 --jobs 1 --check --language {language}"
    assert simulate.main(line.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 15 and all(one.endswith(".") for one in lines)
    if language == "en":
        assert lines[0] == "Solo, 1 seat: 40 games, seed 1." and lines[1] == "Options: ace=high, max_idle=20."
        assert re.match(r"Seat 0 \(random\): \d+\.\d% of the wins, probably between \d+\.\d% and \d+\.\d%\.", lines[2])
        assert lines[3].startswith("The computer: ") and "Every law was kept." in lines
    else:
        assert lines[0].startswith("סולו")


def report_of(table: Table, games: int, check: bool = False) -> Report:
    """Some games of a toy, played here."""
    order = Order(1, check=check)
    report = Report(order, [table], games, TOYS)
    report.add(order.played(Stretch(table, 0, games), TOYS))
    return report


@pytest.fixture
def named_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys by their ids."""
    monkeypatch.setattr("app.commands._figures.game_name", str.title)


@pytest.mark.usefixtures("named_toys")
def test_the_words_say_what_the_figures_say() -> None:
    table = Table("alike", 4)
    lines = [simulate_bare(line) for line in table_lines(report_of(table, 10).of_table(table))]
    assert lines == [
        "Alike, 4 seats: 10 games, seed 1.",
        *(f"Seat {n} (random): 25.0% of the wins, probably between 8.1% and 55.8%." for n in range(4)),
        "If all played equally well, each would win 25.0% of the games, less those that nobody won.",
        "Without a winner: 0 games (0.0%).",
        "The win was shared in 10 games (100.0%).",
        *(
            f"Seat {n}: 4 points on average, half of the games between 4 and 4, all between 4 and 4." for n in range(4)
        ),
        "Length in moves: 4 on average, half of the games between 4 and 4, all between 4 and 4.",
        "Length in rounds: 4 on average, half of the games between 4 and 4, all between 4 and 4.",
        "The shortest: game 0, deal 859941315, 4 moves.",
        "The longest: game 0, deal 859941315, 4 moves.",
        "How they ended: together 100.0%.",
        "No game reached the limit in the rules.",
    ]


def simulate_bare(line: str) -> str:
    """A line without the characters that keep figures together."""
    return re.sub("[\u2060-\u2069]", "", line)


@pytest.mark.usefixtures("named_toys")
def test_a_broken_law_is_told_with_the_command_that_shows_it_again() -> None:
    table = Table("faulty", 2, (("fault", "crash"),))
    lines = [simulate_bare(line) for line in table_lines(report_of(table, 10, check=True).of_table(table))]
    assert lines[-2:] == [
        "Law broken in 10 games: the rules do not fail.",
        "For example faulty --seats 2 --option fault=crash, game 0, deal 859941315, after 1 move. "
        "In the engine’s words: KeyError: 'a fault'",
    ]


@pytest.mark.usefixtures("named_toys")
def test_a_sweep_has_a_line_for_each_game() -> None:
    report = Report(Order(1), every_table(TOYS), 10, TOYS)
    report.add(Order(1).played(Stretch(Table("lot", 3, (("nobody", True),)), 0, 10), TOYS))
    lines = [simulate_bare(line) for line in sweep_lines(report.of_sweep())]
    assert lines[0].startswith("10 games at ") and "Alike: no game." in lines
    assert "Lot: 10 games at 1 table, 3 moves on average and 3 at most; at the limit" in "".join(lines)


def test_every_code_has_its_words() -> None:
    for language in ("he", "en"):
        use(language)
        for name in [*(f"law.{law}" for law in LAWS), *(f"unit.{unit}" for unit in UNITS)]:
            assert t(f"lab.{name}")
        for code in ("rules-failed", "worker-lost", "worker-failed"):
            assert failure_sentence(Table("solo", 1), Failure(code, "7", 1, 2)).endswith(("7", "7\u2069", "."))


# How it stops


def toy_order(seed: int, players: tuple[str, ...], check: bool) -> Order:
    """Like `Order`, but the worker processes look for the rules among the toys."""
    return Order(seed, players, check, WHERE)


def test_the_exit_code_says_whether_a_law_was_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "GAMES", TOYS)
    monkeypatch.setattr(simulate, "Order", toy_order)
    for fault, law in FAULTS.items():
        if fault in ("none", "lost"):
            line = ["faulty", "--option", f"fault={fault}", "--games", "3", "--jobs", "1", "--check", "--json"]
            assert simulate.main(line) == (1 if law else 0)


@pytest.mark.long(keep=1)
@pytest.mark.usefixtures("named_toys")
@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("crash", "The rules of Faulty failed in game 0, deal 859941315: KeyError: 'a fault'"),
        ("exit", "A process that played Faulty ended by itself, in game 0 or soon after it, with the code 7."),
    ],
)
def test_what_goes_wrong_is_one_sentence_aside_and_the_exit_code_1(
    fault: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulate, "GAMES", TOYS)
    monkeypatch.setattr(simulate, "Order", toy_order)
    assert simulate.main(["faulty", "--option", f"fault={fault}", "--games", "9", "--jobs", "2", "--json"]) == 1
    printed = capfd.readouterr()
    assert printed.err == sentence + "\n"
    stopped = json.loads(printed.out)["stopped"]
    line = ["faulty", "--option", f"fault={fault}", "--games", "9", "--jobs", "2", "--check", "--language", "en"]
    assert simulate.main(line) == 1
    assert "Every law was kept." not in capfd.readouterr().out, "nothing was played"
    assert stopped["why"] in ("rules-failed", "worker-lost") and stopped["table"]["game"] == "faulty"


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Start the command as a separate process group, as a terminal does: in the background it would ignore Ctrl-C.

    What is left of it afterwards is killed.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            [*COMMAND, *arguments], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, encoding="utf-8", start_new_session=True,
        )  # fmt: skip
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def children(pid: int) -> list[int]:
    """The worker processes of a process, whichever of its threads started them."""
    found = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            for child in (thread / "children").read_text("ascii").split():
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))
    return found


def at_work(process: subprocess.Popen[str], while_: float = 1) -> list[int]:
    """Wait until the two workers of a process have worked for a while, and return them; except on Linux only wait."""
    found: list[int] = []
    for _ in range(300 if sys.platform.startswith("linux") else 0):
        found = children(process.pid)
        if len(found) == 2:
            break
        time.sleep(0.1)
    time.sleep(while_)
    return found


@pytest.mark.long
@UNIX
def test_ctrl_c_tells_the_figures_of_the_games_so_far(capsys: pytest.CaptureFixture[str]) -> None:
    # On a busy machine a game may take long.
    for pause in (1, 5, 25):
        with started("trishape", "--games", "1000000", "--jobs", "2", "--json") as process:
            at_work(process, pause)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=60)
        assert (process.returncode, err) == (130, "")
        data = json.loads(out)
        if data["games"]:
            break
    assert data["stopped"] == {"why": "interrupted"} and data["asked"] == 1_000_000
    assert 0 < data["games"] < 1_000_000
    # They are exactly the first games: asking for as many from the start gives the same figures.
    again = told("trishape", "--games", str(data["games"]), "--jobs", "1", capsys=capsys)
    del data["run"]
    assert data == {**again, "asked": 1_000_000, "stopped": {"why": "interrupted"}}


@pytest.mark.long
@UNIX
@pytest.mark.parametrize(
    "pause", [0.4, 1.0, *(pytest.param(pause, marks=pytest.mark.slow) for pause in (0.2, 0.6, 0.8, 1.3))]
)
def test_ctrl_c_at_any_moment_ends_it_without_a_traceback(pause: float) -> None:
    with started("solo", "--games", "1000000", "--jobs", "2", "--language", "en") as process:
        time.sleep(pause)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    early = process.returncode == -signal.SIGINT or err.startswith("Could not import runpy")
    if early and "app/commands" not in err:
        # Python itself was interrupted, before the command began.
        assert out == ""
        return
    assert (process.returncode, err) == (130, "")
    assert out == "" or "Stopped early" in out


@pytest.mark.long
@LINUX
def test_a_worker_that_is_killed_costs_no_game_and_changes_no_figure() -> None:
    question = ("trishape", "--games", "3000", "--jobs", "2", "--json", "--language", "en")
    with started(*question) as process:
        # Soon, because on a fast machine all of it takes one second.
        os.kill(at_work(process, 0.2)[0], signal.SIGKILL)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    with started(*question) as process:
        undisturbed, _ = process.communicate(timeout=60)
    found = [json.loads(text) for text in (out, undisturbed)]
    for data in found:
        del data["run"]
    assert found[0] == found[1] and found[0]["games"] == 3000


@LINUX
def test_workers_do_not_outlive_the_one_they_work_for() -> None:
    with started("solo", "--games", "1000000", "--jobs", "2", "--json") as process:
        ours = at_work(process)
        assert len(ours) == 2
        process.kill()
        process.communicate(timeout=60)
        for _ in range(200):
            if not any(Path(f"/proc/{pid}").exists() for pid in ours):
                return
            time.sleep(0.1)
        raise AssertionError("a worker goes on")


@pytest.mark.long
@UNIX
def test_a_process_in_the_background_takes_no_notice_of_ctrl_c() -> None:
    script = "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); import runpy; sys.argv = sys.argv[1:]; "
    script += "runpy.run_module('app', run_name='__main__')"
    process = subprocess.Popen(
        [sys.executable, "-c", script, "app", "simulate", "trishape", "--games", "300", "--json"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True,
    )  # fmt: skip
    time.sleep(0.7)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "") and json.loads(out)["games"] == 300


# The bar


def test_a_bar_is_shown_on_a_terminal_and_wiped_away(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("COLUMNS", "80")
    with ProgressBar(50) as progress:
        for done in (10, 50):
            progress.show(done)
    written = terminal.getvalue().split("\r")
    assert written[1].startswith("[........................] 0%, 0 of 50 games")
    assert written[-3].startswith("[########################] 100%, 50 of 50 games")
    assert written[-2].strip() == "" and written[-1] == ""
    assert all(len(line) < 80 for line in written) and "\n" not in terminal.getvalue()


def test_a_bar_fits_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("COLUMNS", "30")
    with ProgressBar(10**9) as progress:
        progress.show(10**9)
    assert max(len(line) for line in terminal.getvalue().split("\r")) == 29


def test_elsewhere_no_bar_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (io.StringIO(), None):
        monkeypatch.setattr(sys, "stderr", stream)
        with ProgressBar(50) as progress:
            progress.show(50)
        assert stream is None or stream.getvalue() == ""


@UNIX
def test_on_a_real_terminal_the_figures_and_the_bar_are_kept_apart() -> None:
    import pty

    reader, writer = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "trishape", "--games", "30", "--json"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=writer, encoding="utf-8",
    )
    os.close(writer)
    out, _ = process.communicate(timeout=60)
    seen = b""
    try:
        while chunk := os.read(reader, 4096):
            seen += chunk
    except OSError:
        # On Linux this means that nobody writes any more.
        pass
    os.close(reader)
    assert process.returncode == 0 and json.loads(out)["games"] == 30
    assert b"30 of 30" in seen or b"30 \xd7" in seen


def test_the_registered_games_are_where_workers_look() -> None:
    assert workers.rules_of(workers.REGISTERED) is GAMES


def test_shares_of_a_sweep_are_of_the_games_that_reached_their_end() -> None:
    ended = {"games": 10, "broken": {"rules": 6}, "cap": 1, "nobody": 2}
    one = {"game": "solo", "tables_played": 1, "actions": {}, **ended}
    lines = [*sweep_lines({"games": 10, "tables": [1], "seed": 1, "stopped": None, "by_game": [one], "laws": None})]
    assert "25.0%" in lines[-1] and "50.0%" in lines[-1]


@pytest.mark.parametrize(("count", "more"), [(FEW, False), (FEW + 1, True)])
def test_reasons_that_are_left_out_are_hinted_at_and_no_others(count: int, more: bool) -> None:
    data = {"reasons": {f"reason-{number}": 1 for number in range(count)}, "cap": {"games": 0}}
    assert ("…" in next(iter(end_lines(data)))) is more
