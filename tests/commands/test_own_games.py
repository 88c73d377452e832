"""`kupa new-game` and `kupa check-game`: what they write, what they say, and how they end."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app import __main__ as program
from app.commands import _beside_rules, check, check_game, export, hindsight, lab, new_game, print_sheets, replay
from app.commands._progress import ProgressBar
from app.engine import Action, Record, Result, position_to_json
from app.games import GAMES, admit, bad_id, file, folder, look_again, patience
from app.lab.new_game import TEMPLATE
from app.lab.trials import Trial, chosen
from app.printing.order import tokens
from app.store import Store, write_kupa
from app.wording import use
from app.wording.bidi import bare, card_text
from app.wording.in_words import zone_name
from app.wording.rules_pages import rules_page
from app.wording.sentences import action_words, result_about, result_sentence
from tests.commands.made import Terminal
from tests.games.toys import HERE as TOYS_LIE

ROOT = Path(__file__).resolve().parents[2]

Captured = pytest.CaptureFixture[str]


def written(folder: Path, game: str = "my-game") -> Path:
    assert new_game.main([game, str(folder)]) == 0
    return folder / game.replace("-", "_")


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play little: these games keep every law, and the tests look at what is said about their files."""
    monkeypatch.setattr(check_game, "DEALS", (1,))
    monkeypatch.setattr(check_game, "MOST", 2)
    monkeypatch.setattr(check_game, "RECORDED", 10)
    monkeypatch.setattr(check_game, "EDITED", 1)
    monkeypatch.setattr(check_game, "hold_elsewhere", lambda tables, deal: None)


def change(game: Path, old: str, new: str) -> None:
    rules = game / "rules.py"
    text = rules.read_text("utf-8")
    assert old in text
    rules.write_text(text.replace(old, new), "utf-8")


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_new_game_is_written_and_is_in_order(tmp_path: Path, capsys: Captured, language: str) -> None:
    use(language)
    game = written(tmp_path)
    assert "my_game" in bare(capsys.readouterr().out)
    assert [path.name for path in game.iterdir()] == ["rules.py"]
    text = (game / "rules.py").read_text("utf-8")
    assert 'id="my-game"' in text and "class MyGame(Rules)" in text and '"""My Game: ' in text
    assert "high-card" not in text and "HighCard" not in text
    assert check_game.main([str(game)]) == 0
    said = capsys.readouterr()
    assert said.err == "" and len(said.out.splitlines()) == 5
    assert all(part in said.out for part in ("words.he.ts", "page.he.html", "cases.json", "judgement.py"))
    named = ("game.my-game", "my-game.action.lay", "my-game.zone.won", "my-game.reason.all-cards-laid")
    assert all(name in said.out for name in named), "an author learns which words to write"


def test_the_game_that_is_written_has_60_to_95_lines() -> None:
    assert 60 <= len(TEMPLATE.read_text("utf-8").splitlines()) <= 95


@pytest.mark.long
def test_without_a_folder_it_lies_among_the_own_games_which_the_switch_makes_known(
    own_home: Path, capsys: Captured
) -> None:
    assert new_game.main(["my-game"]) == 0
    assert "switched on in the settings" in capsys.readouterr().out
    assert (own_home / "games" / "my_game" / "rules.py").is_file()

    def simulated() -> subprocess.CompletedProcess[str]:
        env = {name: value for name, value in os.environ.items() if name != "KUPA_OWN_GAMES"}
        return subprocess.run(
            [sys.executable, "-m", "app", "simulate", "my-game", "--games", "30", "--check", "--jobs", "2"],
            cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8", timeout=120,
        )  # fmt: skip

    refused = simulated()
    assert refused.returncode == 2
    assert refused.stderr == (
        "my-game is one of your own games, and they are switched off; the settings switch them on.\n"
    )
    with Store.open(own_home) as store:
        store.settings().put("own_games", True)
    done = simulated()
    assert done.returncode == 0, done.stderr
    (own_home / "games" / "my_game" / "rules.py").write_text("1 // 0", "utf-8")
    damaged = simulated()
    assert damaged.returncode == 2 and "switched off" not in damaged.stderr
    assert "Every law was kept." in done.stdout


def test_a_file_of_a_game_that_is_switched_off_is_said_to_be_one(
    own_home: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert new_game.main(["my-game"]) == 0
    admit(own_home / "games")
    record = Record.begin(GAMES["my-game"], 2, 1)
    kept, laid, experiment = (tmp_path / name for name in ("a.kupa", "position.json", "experiment.json"))
    write_kupa(kept, record, {})
    laid.write_text(json.dumps(position_to_json(record.position)), "utf-8")
    experiment.write_text(json.dumps({"game": "my-game", "questions": ["length"], "games": 4}), "utf-8")
    admit(None)
    monkeypatch.delenv("KUPA_OWN_GAMES")
    capsys.readouterr()
    for path in (kept, laid):
        for command in (check, replay, hindsight, export):
            assert command.main([str(path), *(["--to", str(tmp_path / "x.html")] if command is export else [])]) == 1
            told = capsys.readouterr()
            assert f"{path.name} holds a game" in told.out + told.err
            assert "my-game is one of your own games, and they are switched off" in told.out + told.err
    assert lab.main([str(experiment)]) == 2
    assert "my-game is one of your own games, and they are switched off" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "text", "command", "said"),
    [
        ("telling.py", "1 // 0", "replay", "failed while it was played: telling.py, line 6: ZeroDivisionError"),
        ("telling.py", "while True: pass", "replay", "was stopped while it was played: telling.py, line 6: WithoutEnd"),
        ("rules.py", "1 // 0", "check", "failed while it was played: rules.py, line 60: ZeroDivisionError"),
        ("rules.py", "while True: pass", "replay", "was stopped while it was played: rules.py, line 60: WithoutEnd"),
    ],
)
def test_a_command_on_a_saved_game_of_an_own_game_that_fails_says_so_in_one_sentence(
    own_home: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch,
    file: str, text: str, command: str, said: str,
) -> None:  # fmt: skip
    game = written(own_home / "games")
    admit(own_home / "games")
    record = Record.begin(GAMES["my-game"], 2, 1)
    record.act(record.rules.legal(record.position)[0])
    write_kupa(tmp_path / "a.kupa", record, {})
    if file == "rules.py":
        change(game, "        if p.answered", f"        {text}\n        if p.answered")
    else:
        (game / file).write_text(TELLING.replace('raise ValueError("no log")', text), "utf-8")
    look_again()
    monkeypatch.setattr(patience, "LONGEST", 0.5)
    capsys.readouterr()
    assert program.main([command, str(tmp_path / "a.kupa")]) == 1
    told = capsys.readouterr()
    (sentence,) = (told.out + told.err).splitlines()
    assert f"The game in your folder my_game {said}" in bare(sentence)


def test_a_position_on_which_an_own_game_answers_wrongly_is_not_called_unfit(
    own_home: Path, tmp_path: Path, capsys: Captured
) -> None:
    game = written(own_home / "games")
    change(game, "        return [p.game", '        return p.options["hand_size"] != 3 and [p.game')
    admit(own_home / "games")
    laid = Record.begin(GAMES["my-game"], 2, 1).position
    data = {**position_to_json(laid), "options": {"hand_size": 3}}
    (tmp_path / "position.json").write_text(json.dumps(data), "utf-8")
    capsys.readouterr()
    assert program.main(["check", str(tmp_path / "position.json")]) == 1
    told = capsys.readouterr()
    (sentence,) = bare(told.out + told.err).splitlines()
    assert "The game in your folder my_game failed while it was played: rules.py, line 53: RuntimeError" in sentence


@pytest.mark.long
def test_what_a_game_prints_is_no_part_of_an_answer(own_home: Path, tmp_path: Path) -> None:
    assert new_game.main(["my-game"]) == 0
    game = own_home / "games" / "my_game"
    change(game, '        p.shuffle("stock")\n', '        p.shuffle("stock")\n        print("here!")\n')
    change(game, "class MyGame", "print('here!')\n\n\nclass MyGame")
    experiment = tmp_path / "experiment.json"
    experiment.write_text(json.dumps({"game": "my-game", "questions": ["length"], "games": 4}), "utf-8")
    env = {**os.environ, "KUPA_OWN_GAMES": str(own_home / "games")}

    def answered(*words: str, asked: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "app", *words], input=asked,
            cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8", timeout=120,
        )  # fmt: skip
        assert done.returncode == 0 and "here!" in done.stderr, done.stderr
        return done.stdout

    new = json.dumps({"cmd": "new", "game": "my-game", "seats": 2, "seed": 1})
    assert json.loads(answered("engine", asked=f"{new}\n"))["ok"]
    assert json.loads(answered("simulate", "my-game", "--games", "20", "--jobs", "2", "--json"))["game"] == "my-game"
    assert json.loads(answered("lab", str(experiment), "--json"))["experiment"]["game"] == "my-game"
    assert "here!" not in answered("check-game", "my-game")


@pytest.mark.parametrize(
    ("game", "code", "said"),
    [
        ("My-Game", 2, "cannot be the name"),
        ("my_game", 2, "cannot be the name"),
        ("1st", 2, "cannot be the name"),
        ("a--b", 2, "cannot be the name"),
        ("class", 2, "cannot be the name"),
        ("../x", 2, "cannot be the name"),
        ("x" * 41, 2, "cannot be the name"),
        ("all", 2, "uses this word"),
        ("lab", 2, "uses this word"),
    ],
)
def test_a_bad_id_is_refused_in_a_sentence(tmp_path: Path, capsys: Captured, game: str, code: int, said: str) -> None:
    assert bad_id(game)
    assert new_game.main([game, str(tmp_path / "new")]) == code
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1 and told.out == ""
    assert not (tmp_path / "new").exists()


def test_what_is_there_is_not_written_over(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    (game / "rules.py").write_text("mine", "utf-8")
    capsys.readouterr()
    assert new_game.main(["my-game", str(tmp_path)]) == 1
    assert "already there; nothing was changed" in capsys.readouterr().err
    assert (game / "rules.py").read_text("utf-8") == "mine"
    taken = next(iter(GAMES))
    assert new_game.main([taken, str(tmp_path)]) == 1
    assert f"already a game called {taken}" in bare(capsys.readouterr().err)


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, capsys: Captured) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    for place in (blocked, blocked / "deeper"):
        assert new_game.main(["my-game", str(place)]) == 1
        told = capsys.readouterr().err
        assert told.count("\n") == 1 and "Traceback" not in told
    assert blocked.read_text("utf-8") == ""


def test_of_a_game_that_cannot_be_written_whole_nothing_is_left(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, *_: str) -> int:
        path.write_bytes(b"half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    assert new_game.main(["my-game", str(tmp_path)]) == 1
    assert os.strerror(errno.ENOSPC) in capsys.readouterr().err and not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ([], ""),
        (["a", "b", "c"], "c is not known here. --help lists what is."),
        (["--no", "x"], "--no is not known here."),
        (["-x"], "-x is not known here."),
        ([""], "A word of the command line is empty."),
        (["x" * 5000], "A word of the command line is too long."),
        (["x", "--language", ""], "--language needs a value after it."),
        (["x", "--language="], "--language needs a value after it."),
        (["x", "--language"], "--language needs a value after it."),
    ],
)
def test_a_command_line_that_is_not_understood_is_told_what_is_wrong_and_how_the_command_is_used(
    capsys: Captured, arguments: list[str], named: str
) -> None:
    for command in (new_game, check_game, check, replay, hindsight, export, print_sheets):
        if command is check and named.startswith("c is"):
            continue  # it takes any number of files
        assert command.main(arguments) == 2
        said = capsys.readouterr().err.splitlines()
        assert len(said) == 1 + bool(named) and said[-1].startswith("kupa ")
        assert named in said[0] or (named.startswith("c is") and said[0].startswith("b is"))


def test_help_is_no_mistake(capsys: Captured) -> None:
    for command in (new_game, check_game, check, replay, hindsight, export, print_sheets):
        assert command.main(["x", "--help"]) == 0
        said = capsys.readouterr()
        assert said.err == "" and said.out.startswith("kupa ")


def test_every_verb_is_in_the_help() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app", "--help"], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=60
    )
    assert all(f"kupa {verb}" in done.stdout for verb in program.COMMANDS)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("return seats * int(", "return 3 + 0 * int(", "a game is longer than its bound"),
        ('return Action("lay", ("??",))', "return action", "depends on what it does not know"),
        ('return Reason("not-in-hand", (text,))', "return None", "is refused without saying why"),
        ('return Reason("not-in-hand", (text,))', 'return "no"', "refuse_lay gives 'no', and should give a Reason"),
        ('p.goto("compare")', 'p.goto("nowhere")', "has no phase and no step 'nowhere' (phases: lay; steps: compare)"),
        ("        if p.answered", "        p.put(seen=1)\n        if p.answered", "that they do not declare: seen"),
        ('p.goto("compare")', "raise SystemExit(3)", "SystemExit: 3"),
        ("        if p.answered", "        p.say('laid', text)\n        if p.answered", "`p.say` with `to` tells only"),
        ('return Action("lay", ("??",))', "return action", "`public` of the rules says what others learn"),
        ('p.shuffle("stock")', "__import__('random').shuffle(p.zones['stock'])", "begins in another way; rules keep"),
        ("        return [p.game", "        p.draw(9)\n        return [p.game", "what is legal in phase lay changes"),
        ('p.end([seat for seat in (0, 1) if won[seat] == max(won)], won, "all-cards-laid")', 'p.phase = "over"',
         "the phase is over, and the game is not: p.end ends it"),
        ("taker = 0 if first > second else 1", "taker = 1 // 0", "ZeroDivisionError"),
        ('won, "all-cards-laid")', 'won[:1], "all-cards-laid")', "scores"),
        ('won, "all-cards-laid")', '[n / 2 for n in won], "all-cards-laid")',
         "rules.py, line 91: ValueError: winners, scores and places are whole numbers, and "),
        ('won, "all-cards-laid")', 'won, 7)', "rules.py, line 91: ValueError: the reason for the end is a code, as"),
        ("class HighCard".replace("HighCard", "MyGame"), "class (", "rules.py, line 19"),
    ],
)  # fmt: skip
def test_a_game_that_breaks_a_law_is_told_which(
    tmp_path: Path, capsys: Captured, old: str, new: str, said: str
) -> None:
    game = written(tmp_path)
    change(game, old, new)
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    told = capsys.readouterr().out
    assert any(one in told for one in said.split("|")), told
    assert "Traceback" not in told


@pytest.mark.long
def test_a_move_that_goes_by_itself_and_tells_of_a_hand_is_told_with_the_move_and_what_to_do(
    tmp_path: Path, capsys: Captured
) -> None:
    game = Path(shutil.copytree(TOYS_LIE / "partners", tmp_path / "two_sides"))
    change(game, 'id="partners"', 'id="two-sides"')
    change(game, "def forced(", "def not_asked(")
    assert check_game.main([str(game)]) == 1
    (law, *_) = capsys.readouterr().out.splitlines()
    assert re.search(r"what seat \d is told depends on what it does not know: with \w\w and \w\w exchanged", law), law
    assert re.search(r"play:\w\w of seat \d by itself instead of|instead of play:\w\w of seat \d by itself", law), law
    assert "`forced` of the rules says which may" in law
    assert re.search(r"\(move \d+, play:\w\w by seat \d in phase trick\)$", law), law


def test_rules_that_fail_in_a_game_are_told_with_the_line_and_the_move(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    change(game, "taker = 0 if first > second else 1", "taker = 1 // 0")
    line = (game / "rules.py").read_text("utf-8").partition("1 // 0")[0].count("\n") + 1
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    told = capsys.readouterr().out.splitlines()[0]
    assert f"rules.py, line {line}: ZeroDivisionError" in told
    assert re.search(r"\(move 2, lay:\w\w by seat 1 in phase lay\)$", told), told


@pytest.mark.usefixtures("soon")
def test_a_bar_shows_how_far_the_check_of_a_game_has_got(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = written(tmp_path)
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert check_game.main([str(game)]) == 0
    shown = terminal.getvalue().split("\r")
    assert "0%, 0 of" in shown[1] and "100%" in shown[-3] and not shown[-1]


def test_a_table_is_named_as_its_options_are_written_on_a_command_line() -> None:
    table = Trial(GAMES["solo"], 2, (("open", True), ("hand_size", 26)))
    assert check_game.described_table(table) == "seats=2, open=true, hand_size=26"


def test_after_which_move_nothing_is_legal_is_told(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    change(game, "p.goto(\"compare\")", "pass")
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    told = capsys.readouterr().out.splitlines()[0]
    assert re.search(r"nothing is legal in phase lay, .* \(move \d+, lay:\w\w by seat 1 in phase lay\)$", told), told


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('p.lay(f"hand.{p.turn}", f"laid.{p.turn}", text)\n        if p.answered():', "if False:",
         "the action changes nothing: it could be done for ever (move 1, lay:"),
        ('p.ask_each("lay", (taker, 1 - taker))\n            return', "return",
         "step_compare says neither by ask, goto nor end what comes next (move 2, lay:"),
        ("vars={", 'vars={"met": Var("seats", ()), ', "var met could be changed in place: it has to hold tuples"),
        ("    def sound(self, p: Position) -> None:", "    def sound(self, p: Position) -> None:\n"
         "        if p.vars['queue'] == (1,):\n            raise ValueError('all have laid')\n",
         "`sound` of the rules refuses a position that comes from play: all have laid (phase 'lay') (move 1, lay:"),
    ],
)  # fmt: skip
def test_a_slip_in_what_an_action_does_is_told_by_what_is_missing(
    tmp_path: Path, capsys: Captured, old: str, new: str, said: str
) -> None:
    game = written(tmp_path)
    change(game, old, new)
    if "met" in new:
        change(game, "        if p.answered():", "        p.put(met={p.turn})\n        if p.answered():")
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    told = capsys.readouterr().out.splitlines()[0]
    assert said in bare(told), told


def test_a_position_that_a_seat_imagines_and_that_sound_refuses_is_told_as_such(
    tmp_path: Path, capsys: Captured
) -> None:
    game = written(tmp_path)
    change(game, "vars={", 'vars={"mark": Var("text", "", secret="sealed"), ')
    change(game, 'p.shuffle("stock")\n', 'p.shuffle("stock")\n        p.seal("mark", 0, "red")\n')
    change(game, '        queue = p.vars["queue"]\n', '        queue = p.vars["queue"]\n'
           '        if not p.vars["mark"]:\n            raise ValueError("there is no mark")\n')
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    told = capsys.readouterr().out.splitlines()[0]
    assert "`sound` of the rules refuses a position that comes from play: there is no mark" in told, told
    assert "may imagine it, with the start value of a var that is secret" in told, told


def test_facts_that_fail_while_cards_move_at_the_table_are_told_with_the_moment(
    tmp_path: Path, capsys: Captured
) -> None:
    game = written(tmp_path)
    facts = 'facts = lambda self, view: [view.zones["laid.0"][0] for _ in view.vars["queue"][:1] if _ == 1][:0]'
    change(game, "    def public(", f"    {facts}\n\n    def public(")
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    told = capsys.readouterr().out.splitlines()[0]
    assert "IndexError" in told, told
    moment = "facts asked after moved-all, while phase and vars are still those of before"
    assert re.search(rf"\({moment}; move \d+, lay:\w\w by seat 1", told), told


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("game", [game for game in GAMES if file(game, "alike.py") is not None])
def test_what_a_game_makes_public_of_hidden_cards_is_not_held_against_it(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(check_game, "DEALS", (1,))
    tables = chosen({game: GAMES[game]})
    assert list(check_game.faults(game, folder(game), tables[:1], ProgressBar(1))) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats=(2, 2)", "seats=2", "seats are two numbers, the least and the most, not 2"),
        ("seats=(2, 2)", "seats=(4, 2)", "and not more than it has at most; this one says (4, 2)"),
        ('to="laid.{turn}"', 'to="lain.{turn}"', "names the zone lain.{turn}, and there is none (zones: hand, laid,"),
        ('to="laid.{turn}"', 'to="laid.{who}"', "names the zone laid.{who}, and {who} is no field of it"),
        ("verb(card(), ", 'verb(card()._replace(kind="crad"), ', "there are arguments of the kinds card, index, seat"),
        ("(1, 26), 7)", "(1, 26), 99)", "the option hand_size cannot begin with 99: a whole number from 1 to 26"),
        ("(1, 26), 7)", "(1, 10**10), 7)", "the option hand_size has a number beyond 1000000000: (1, 10000000000)"),
        ("(1, 26), 7)", "(-10**10, 26), 7)", "the option hand_size has a number beyond 1000000000: (-10000000000, 26)"),
        ('"number", (1, 26), 7)', '"numbr", (1, 26), 7)', "of the kind 'numbr'; there are bool, choice, number"),
        ('"number", (1, 26), 7)', '"choice", (), 7)', "the option hand_size has no values to choose from"),
        ('Var("seats", ())', 'Var("seat_list", ())', "the var queue is of the kind 'seat_list', which there is not"),
        ('Var("seats", ())', 'Var("seats", "x")', "the var queue begins with 'x', and should be a list of seats"),
        ('return [p.game.action("lay", text) for', 'return ["lay:" + text for', "in phase lay 'lay:3C' is one"),
        ('p.game.action("lay", text)', 'p.game.action("put", text)', "put is legal, and the verb is not declared"),
        ("return [p.game.action", "return [] and [p.game.action", "nothing is legal in phase lay"),
        ("return [p.game.action", "return (_ for _ in ()) or [p.game.action", "phase lay: a generator is no list"),
        ("(\"lay\", text) for text in p.texts", "(\"lay\", text) for text in p.cards", "args=(4,)) is one"),
        ("return [p.game.action", "return None and [p.game.action", "None is no list"),
        ('return seats * int(options["hand_size"])', "return None", "no game goes beyond, not None"),
        ('p.shuffle("stock")', 'p.shuffle("stack")', "rules.py, line 49: KeyError: there is no 'stack'"),
        ('[p.game.action("lay", text) for text in p.texts(f"hand.{p.turn}")]', "(1, 2)",
         "legal actions of phase lay are a list, not a tuple"),
        ('p.ask_each("lay", (0, 1))\n\n', "pass\n\n", "says neither by ask nor by goto what comes next (phases: lay;"),
        ('p.ask_each("lay", (0, 1))\n\n', 'p.ask("lie", 0)\n\n', "has no phase and no step 'lie' (phases: lay; steps:"),
        ('return (pile("stock", Face.DOWN), ', 'return ("stock", ', "made by pile, row and hand, not ('stock',"),
        ('pile("stock", Face.DOWN)', 'pile("stock", "down")', "the zone stock has the face 'down'; there are"),
        ('pile("stock", Face.DOWN)', 'pile("The stock", None)', "'The stock' is no name for a zone: small letters"),
        ('pile("won.{seat}"', 'pile("won.{turn}"', "the zone won.{turn} has the field {turn}; there are"),
        ('pile("won.{seat}"', 'pile("won.{k}"', "the zone won.{k} has no numbers to put in place of {k}"),
        ('pile("won.{seat}", Face.UP))', 'pile("stock", Face.UP))', "my-game declares the zone stock twice"),
        ("return standard_deck()", "return ['2C', '3C']", "`deck` gives a list of cards, [Card('7H'), ...], not ['2C'"),
        ("return standard_deck()", "return [Card('7H')] * 10_001", "a deck has at most 10000 cards, not 10001"),
        ('pile("won.{seat}"', 'pile("won.{k}", Face.UP, k=range(10**9)), pile("won.{seat}"', "more than 10000 zones"),
        ("return standard_deck()", "return [Card('red 7')]", "a symbol of a card has letters from A to z, digits"),
        ('return (Option("hand_size", "number", (1, 26), 7),)', 'return Option("hand_size", "number", (1, 26), 7)',
         "`options` gives several options, (Option(), ...), not Option(name='hand_size'"),
        ('"number", (1, 26), 7)', '"number", 26, 7)', "the option hand_size has several values, (one, other), not 26"),
        ("    def public(", "    check = lambda self, seats, options: 'no'\n\n    def public(",
         "`check` gives a Reason or None, not 'no'"),
        ("    def public(", "    forced = lambda self, p, legal: legal\n\n    def public(",
         "`forced` of my-game gives an action or None, not [Action(verb='lay'"),
        ("revision=1", 'revision="1"', "`revision` is a whole number from 1, not '1'"),
        ('p.game.action("lay", text)', 'p.game.action("lay", text + " now")', "'lay:3C now' is not an action: verb,"),
        ('p.game.action("lay", text)', 'p.game.action("lay", text, "a:b")', "lay:3C:a:b is read back as another"),
        ('p.ask_each("lay", (0, 1))\n\n', 'p.ask_each("lay", (1, 2))\n\n', "var queue is (1, 2), which does not fit"),
        ('p.ask_each("lay", (0, 1))\n\n', 'p.ask_each("lay", (0, 1)); p.put(queue={0: 1})\n\n',
         "var queue could be changed in place: it has to hold tuples"),
        ('p.shuffle("stock")', "__import__('random').shuffle(p.zones['stock'])", "the same deal begins in another way"),
        ("info = GameInfo(", "told = GameInfo(", "`info` of the rules is a GameInfo, not None"),
        ('{("lay", "lay"): verb', '{"lay": verb', "verbs are written (phase, verb): verb(), not 'lay': Verb("),
        ('{("lay", "lay"): verb', '{("lay", 1): verb', "(phase, verb): verb(), not ('lay', 1): Verb("),
        ('Var("seats", ())', "()", "the var queue is a Var, not ()"),
        ('Var("seats", ())', 'Var("seats", (), shut=("lay"))', "`shut` of the var queue gives several names, ('one"),
        ('steps=("compare",)', 'steps=("compare")', "`steps` gives several names, ('one',) or ('one', 'other')"),
        ("    def public(", "    facts = lambda self, view: None\n\n    def public(", "`facts` gives a list of"),
    ],
)  # fmt: skip
def test_what_is_declared_wrongly_is_told_in_one_sentence(
    tmp_path: Path, capsys: Captured, old: str, new: str, said: str
) -> None:
    game = written(tmp_path)
    change(game, old, new)
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    (told,) = capsys.readouterr().out.splitlines()
    assert said in bare(told), told


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("old", ["class MyGame", 'p.shuffle("stock")', "taker = 0 if first > second else 1"])
def test_a_loop_without_an_end_is_told_and_not_waited_for(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch, old: str
) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0.5)
    monkeypatch.setattr(check_game, "LONGEST", 0.5)
    game = written(tmp_path)
    rules = (game / "rules.py").read_text("utf-8")
    indent = " " * (8 if "=" in old or "shuffle" in old else 0)
    change(game, old, f"while True:\n{indent}    pass\n{indent}{old}")
    line = rules.partition(old)[0].count("\n") + 1
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    told = capsys.readouterr().out
    places = [f"rules.py, line {at}: WithoutEnd: this goes on without an end" for at in (line, line + 1)]
    assert any(place in told for place in places), told


@pytest.mark.long
def test_an_order_that_comes_from_a_set_is_noticed(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONHASHSEED", raising=False)
    game = written(tmp_path)
    change(game, 'for text in p.texts(f"hand.{p.turn}")]', 'for text in set(p.texts(f"hand.{p.turn}"))]')
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    (law, *_) = capsys.readouterr().out.splitlines()
    assert "in another process the same game takes another course: no order may come from a set" in law


@pytest.mark.parametrize(
    ("fault", "told"),
    [("taker = 1 // 0", "ZeroDivisionError"), ("raise LookupError(p.texts('laid.0')[0])", "LookupError")],
)
def test_the_same_fault_is_told_once(tmp_path: Path, capsys: Captured, fault: str, told: str) -> None:
    game = written(tmp_path)
    change(game, "taker = 0 if first > second else 1", fault)
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    assert capsys.readouterr().out.count(told) == 1


@pytest.mark.long
def test_a_hebrew_letter_before_a_field_that_should_have_a_case_is_told(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    messages = "".join(
        f'<message id="my-game.said.{name}"><source>x</source><translation>{field}</translation></message>'
        for name, field in (("joined", "\u05dc{who:name}"), ("cased", "{who:to}"), ("number", "\u05dc\u05be{0:num}"))
    )
    (game / "words.he.ts").write_text(check_game.EMPTY.replace("</context>", f"{messages}</context>"), "utf-8")
    capsys.readouterr()
    assert check_game.main([str(game)]) == 0
    (told,) = [line for line in bare(capsys.readouterr().out).splitlines() if "puts a letter before a field" in line]
    assert "has 1 message" in told and told.endswith("{who:to}: my-game.said.joined")


@pytest.mark.long
def test_files_with_a_mark_of_their_encoding_can_be_used(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    assert check_game.main([str(game), "--words"]) == 0
    (game / "cases.json").write_text(json.dumps([LAID]), "utf-8")
    counter = {"sign": "1", "colour": "olive", "word": "print.token.points", "count": 18}
    (game / "tokens.json").write_text(json.dumps([counter]), "utf-8")
    (game / "page.en.html").write_text("<h1>My game</h1>", "utf-8")
    for path in list(game.glob("*.*")):
        # As editors on Windows write them.
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    capsys.readouterr()
    assert check_game.main([str(game)]) == 0, capsys.readouterr().out
    admit(tmp_path)
    assert [token.number for token in tokens("my-game")] == [18]
    assert rules_page("my-game") == "<h1>My game</h1>"


@pytest.mark.long(keep=1)
@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    ("source", "translation", "said"),
    [
        ("lay {card}", "\u05dc\u05d4\u05e0\u05d9\u05d7 {0:card}", "KeyError: 'card' (it is given {0})"),
        ("lay {0:card}", "\u05dc\u05d4\u05e0\u05d9\u05d7 {1:card}", "IndexError"),
        ("lay {0:card", "\u05dc\u05d4\u05e0\u05d9\u05d7 {0:card}", "ValueError"),
    ],
)
def test_a_field_that_cannot_be_filled_is_told_in_either_language(
    tmp_path: Path, capsys: Captured, source: str, translation: str, said: str
) -> None:
    game = written(tmp_path)
    text = f"<source>{source}</source><translation>{translation}</translation>"
    words = f'<TS><context><message id="my-game.action.lay">{text}</message></context></TS>'
    (game / "words.he.ts").write_text(words, "utf-8")
    assert check_game.main([str(game)]) == 1
    assert f"my-game.action.lay cannot be filled in: {said}" in bare(capsys.readouterr().out)


@pytest.mark.usefixtures("soon")
def test_words_in_one_language_are_named(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    words = '<TS><context><message id="game.my-game"><source>Mine</source></message></context></TS>'
    (game / "words.he.ts").write_text(words, "utf-8")
    assert check_game.main([str(game)]) == 0
    assert "has 1 message in one language only, which is used for both: game.my-game" in bare(capsys.readouterr().out)


TELLING = """from app.wording.tellers import Teller


class Mine(Teller):
    def log(self, events, names):
        raise ValueError("no log")
"""
JUDGEMENT = """from app.bots import Judgement
from app.bots.judgement import Advice


class Mine(Judgement):
    def choose(self, view, seed, legal, limit=None):
        return {}
"""

SEARCHED = JUDGEMENT.format("Advice(legal[0], '')").replace("Advice\n", "Advice, Horizon\n", 1) + """
    {}
"""


@pytest.mark.long(keep=1)
@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("telling.py", TELLING, "What is said of the game cannot be said: telling.py, line 6: ValueError: no log"),
        ("judgement.py", JUDGEMENT.format("1 // 0"), "The judgement fails: judgement.py, line 7: ZeroDivisionError"),
        ("judgement.py", JUDGEMENT.format('Advice("lay:XX", "")'), "The judgement fails: ContractBroken: lay:XX"),
        ("judgement.py", SEARCHED.format("horizon = Horizon('rounds', 2)"), "the horizon counts a var rounds"),
        ("judgement.py", SEARCHED.format("quick = lambda self, p: 'lay:XX'"), "`quick` does lay:XX in phase lay"),
        ("judgement.py", SEARCHED.format("quick = lambda self, p: p.vars['x']"), "line 9: KeyError: there is no 'x'"),
        ("judgement.py", SEARCHED.format("worth = lambda self, p: [1.0]"), "`worth` has a share for each of 2 seats"),
    ],
)
def test_what_fails_when_it_is_asked_is_told(
    tmp_path: Path, capsys: Captured, file: str, text: str, said: str
) -> None:
    game = written(tmp_path)
    (game / file).write_text(text, "utf-8")
    assert check_game.main([str(game)]) == 1
    assert said in bare(capsys.readouterr().out)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("controller.py", "class (", "controller.py cannot be used"),
        ("judgement.py", "raise OSError('late')", "judgement.py"),
        ("judgement.py", "class (", "without one of its files: judgement.py, line 1: invalid syntax"),
        ("tokens.json", '{"count": 1}', "tokens.json: TypeError"),
        ("tokens.json", "[", "tokens.json: JSONDecodeError"),
        ("telling.py", "x = 1\0", "without one of its files: telling.py: source code"),
        ("telling.py", "x = 1", "without one of its files: telling.py has to define one class of Teller"),
        ("telling.py", "1 // 0", "without one of its files: telling.py, line 1: ZeroDivisionError"),
        ("telling.py", "import enum\nenum.nothing", "without one of its files: telling.py, line 2: AttributeError"),
        ("alike.py", "x = 1", "one class of Alike"),
        ("words.he.ts", "<TS>", "words.he.ts"),
        ("cases.json", "[{", "cases.json cannot be used"),
        ("cases.json", '[{"case": "my-game-01", "start": {}, "do": []}]', "cases.json cannot be used"),
    ],
)
def test_a_file_that_cannot_be_used_is_told(
    tmp_path: Path, capsys: Captured, file: str, text: str, said: str
) -> None:
    game = written(tmp_path)
    (game / file).write_text(text, "utf-8")
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    told = bare(capsys.readouterr().out).splitlines()
    assert said in told[0] and not any(file in one for one in told[1:]), "it is told once"


@pytest.mark.long
@pytest.mark.usefixtures("soon")
def test_missing_words_are_written_to_begin_with_and_what_stands_there_stays(
    tmp_path: Path, capsys: Captured
) -> None:
    game = written(tmp_path)
    message = '<message id="game.my-game"><source>Mine &amp; ours</source><translation>שלי</translation></message>'
    (game / "words.he.ts").write_text(f"<TS>\n<context>{message}\n</context>\n</TS>", "utf-8")
    assert check_game.main(["--words", str(game)]) == 0
    assert "words.he.ts has" in (told := bare(capsys.readouterr().out)) and "lacks" not in told
    text = (game / "words.he.ts").read_text("utf-8")
    assert message in text, "byte for byte"
    assert '<message id="my-game.action.lay">\n        <source>lay {0:card}</source>' in text
    assert [path.name for path in game.iterdir() if path.suffix == ".new"] == []
    look_again()
    assert check_game.main(["--words", str(game)]) == 0
    assert (game / "words.he.ts").read_text("utf-8") == text, "nothing is missing any more"
    assert "in one language only" in bare(capsys.readouterr().out)
    for code in ("en", "he"):
        use(code)
        assert bare(action_words("my-game", "lay:7H")) == f"lay {bare(card_text('7H'))}"


@pytest.mark.usefixtures("soon")
def test_the_words_that_are_written_hold_for_every_card_zone_and_number(tmp_path: Path, capsys: Captured) -> None:
    use("en")
    game = Path(shutil.copytree(TOYS_LIE / "towers", tmp_path / "towers"))
    assert check_game.main([str(game), "--words"]) == 0
    look_again()
    assert bare(zone_name("towers", "tower.2")) == "tower 2"
    assert bare(action_words("towers", Action("build", ("red-roof",)), None)) == "build red roof"
    assert bare(action_words("towers", Action("hide", ("??", "3")), None)) == "hide a face-down card 3"
    assert bare(action_words("towers", Action("hide", ("??", "1")), None)) == "hide a face-down card 1"


@pytest.mark.long
def test_a_catalogue_without_a_place_for_words_is_left_as_it_is(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    (game / "words.he.ts").write_text("<TS/>", "utf-8")
    assert check_game.main([str(game), "--words"]) == 1
    assert "words.he.ts cannot be used: ValueError: there is no </context>" in bare(capsys.readouterr().out)
    assert (game / "words.he.ts").read_text("utf-8") == "<TS/>"


ADVISING = '''
from app.bots.judgement import Advice, Judgement


class Advising(Judgement):
    game = "my-game"
    reasons = {"highest": "card, n: it is the highest of n", "never-given": "nothing is", "only-move": "nothing else"}

    def choose(self, view, seed, legal, limit=None):
        return Advice(legal[0], "highest", (legal[0].args[0], len(legal)))
'''
"""A judgement with two reasons of its own, one of which it never gives."""

LAID = {
    "case": "my-game-01 a king is laid",
    "start": {
        "game": "my-game", "partial": True, "rng": 1, "seats": 2, "phase": "lay", "turn": 0,
        "vars": {"queue": [0, 1]}, "zones": {"hand.0": ["KC", "2D"], "hand.1": ["3H", "4H"]},
    },
    "do": ["lay:KC"],
    "expect": {"turn": 1, "zones": {"hand.0": ["2D"]}},
}  # fmt: skip
"""A case of the game that `new-game` writes, which holds."""


@pytest.mark.long(keep=2)
@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"expect": {"turn": 0}}, "The case my-game-01 does not come out as it says: turn is 1, not 0"),
        ({"expect": {"zones": {"hand.0": []}, "vars": {"x": 1}}}, 'hand.0 holds ["2D"], not []; there is no var x'),
        ({"expect": {"zones": {"heap": []}}}, "there is no heap"),
        ({"do": ["lay:3H"]}, "The case my-game-01 does not come out as it says: IllegalAction"),
        ({"expect": {"hands": {}}}, "cases.json cannot be used: ValueError: case 1: \"hands\" is nothing that can be"),
        ({"expect": {"zones": []}}, "cases.json cannot be used: ValueError: case 1: zones cannot be []"),
        ({"expect": {"zones": {"hand.0": ["2D", 3]}}}, 'case 1: zones cannot be {"hand.0": ["2D", 3]}'),
        ({"expect": {"legal": "lay:2D"}}, 'case 1: legal cannot be "lay:2D"'),
        ({"case": "01 a king"}, "cases.json cannot be used: ValueError: case 1: 'case' is \"01 a king\""),
        ({"expect_one_of": [{"turn": 1}]}, "case 1: it has either 'expect' or 'expect_one_of'"),
    ],
)
def test_a_case_that_does_not_come_out_as_it_says_is_told(
    tmp_path: Path, capsys: Captured, change: dict[str, Any], said: str
) -> None:
    game = written(tmp_path)
    (game / "cases.json").write_text(json.dumps([LAID]), "utf-8")
    assert check_game.main([str(game)]) == 0, capsys.readouterr().out
    capsys.readouterr()
    (game / "cases.json").write_text(json.dumps([LAID | change]), "utf-8")
    assert check_game.main([str(game)]) == 1
    assert said in bare(capsys.readouterr().out)


def test_the_words_of_a_game_may_say_who_alone_has_lost(tmp_path: Path) -> None:
    game = written(tmp_path)
    lost = ("", "{who:name} keeps the cards."), (".you", "You keep the cards.")
    told = "".join(f'<message id="my-game.lost.durak{id}"><source>{en}</source></message>' for id, en in lost)
    (game / "words.he.ts").write_text(f"<TS><context>{told}</context></TS>", "utf-8")
    admit(tmp_path)
    names: dict[int | str, str] = {0: "Noa", 2: "Omar"}
    ways = ((0, 1), "durak"), ((0, 2), "durak"), ((0,), "durak"), ((0, 2), "cap")
    ended = [Result(winners, (0, 0, 0), reason) for winners, reason in ways]
    assert [result_about("my-game", result) for result in ended] == [(2,), (1,), (0,), (0, 2)]
    said = [bare(result_sentence("my-game", result, names)) for result in ended]
    assert said == ["Omar keeps the cards.", "You keep the cards.", "Noa wins with 0.", "Noa and Omar share the win."]


def test_where_the_rules_fail_in_a_case_is_told(tmp_path: Path) -> None:
    game = written(tmp_path)
    change(game, "p.lay(f", "p.vars['gone']; p.lay(f")
    (game / "cases.json").write_text(json.dumps([LAID]), "utf-8")
    admit(tmp_path)
    (told,) = _beside_rules.untrue("my-game", game)
    assert "rules.py, line " in told and "KeyError: there is no 'gone'" in told


@pytest.mark.usefixtures("soon")
def test_a_case_that_only_a_page_of_rules_knows_is_told(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    (game / "cases.json").write_text(json.dumps([LAID]), "utf-8")
    page = '<h2><a name="lay"></a>Laying</h2><img src="case:my-game-01"><a href="try:my-game-0{}">Try it</a>'
    (game / "page.en.html").write_text(page.format(1), "utf-8")
    assert check_game.main([str(game)]) == 0, capsys.readouterr().out
    (game / "page.en.html").write_text(page.format(2), "utf-8")
    (game / "page.he.html").write_bytes(b"\xff")
    assert check_game.main([str(game)]) == 1
    told = bare(capsys.readouterr().out)
    assert "page.en.html names the case my-game-02, and there is no such case in cases.json." in told
    assert "page.he.html cannot be used: UnicodeDecodeError" in told and "my-game-01" not in told


@pytest.mark.usefixtures("soon")
def test_words_are_asked_for_every_reason_of_a_judgement(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    (game / "judgement.py").write_text(ADVISING, "utf-8")
    assert check_game.main(["--words", str(game)]) == 0, capsys.readouterr().out
    words = (game / "words.he.ts").read_text("utf-8")
    assert "<source>Highest: {0:card}, {1:num}.</source>" in words and '"my-game.hint.never-given"' in words
    assert "my-game.hint.only-move" not in words


@pytest.mark.usefixtures("soon")
def test_words_that_are_missing_are_named(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    message = '<message id="game.my-game"><source>Mine</source><translation>\u05e9\u05dc\u05d9</translation></message>'
    (game / "words.he.ts").write_text(f"<TS><context>{message}</context></TS>", "utf-8")
    assert check_game.main([str(game)]) == 0
    told = capsys.readouterr().out
    assert "Mine keeps every law" in told and "my-game.action.lay" in told


@pytest.mark.usefixtures("soon")
def test_words_are_asked_for_what_the_first_seat_alone_does_in_secret(tmp_path: Path, capsys: Captured) -> None:
    game = written(tmp_path)
    change(game, '"laid.{seat}", Face.OWNER', '"laid.{seat}", None')
    change(game, 'return Action("lay", ("??",))', 'return action if p.turn else Action("lay", ("??",))')
    face = "face = lambda self, p, zone: Face.UP if zone.owner else Face.OWNER"
    change(game, "    def sound(", f"    {face}\n\n    def sound(")
    assert check_game.main([str(game), "--words"]) == 0, capsys.readouterr().out
    assert '"my-game.action.lay.closed"' in (game / "words.he.ts").read_text("utf-8")


def test_a_folder_without_rules_is_no_game(tmp_path: Path, capsys: Captured) -> None:
    assert check_game.main([str(tmp_path)]) == 1
    assert "there is no rules.py" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.usefixtures("soon")
def test_a_game_of_the_program_is_checked_where_it_lies(capsys: Captured) -> None:
    game = next(game for game in GAMES if GAMES[game].seats()[-1] == 1)
    assert check_game.main([str(ROOT / "app" / "games" / game.replace("-", "_"))]) == 0
    assert "keeps every law" in capsys.readouterr().out


@pytest.mark.long
def test_words_are_asked_for_every_verb_and_refusal_and_for_the_end_of_a_long_game(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "DEALS", (1,))
    monkeypatch.setattr(check_game, "MOST", 2)
    monkeypatch.setattr(check_game, "RECORDED", 15)
    shutil.copytree(ROOT / "tests" / "games" / "toys" / "partners", game := tmp_path / "partners")
    assert check_game.main([str(game), "--words"]) == 0
    capsys.readouterr()
    found = set(re.findall('message id="partners[.]([^"]*)"', (game / "words.he.ts").read_text("utf-8")))
    assert {f"verb.{name}" for name in ("bid", "pass", "trump", "play")} <= found
    assert {"refusal.bid-more", "refusal.no-such-suit", "refusal.follow-suit"} <= found
    assert "reason.all-dealt" in found, "the last of fifteen actions is not the end"


@pytest.mark.long
def test_of_very_many_seats_only_the_fewest_are_tried_which_is_said(
    tmp_path: Path, capsys: Captured, soon: None
) -> None:
    game = tmp_path / "eight_seats"
    shutil.copytree(TOYS_LIE / "eight_seats", game)
    change(game, "seats=(8, 8)", "seats=(2, 200)")
    change(game, "return standard_deck()", 'return [Card(f"card-{n}") for n in range(seats * EACH)]')
    assert check_game.main([str(game)]) == 0
    said = capsys.readouterr().out
    assert "It may have 200 seats; the laws were tried with 2-13." in bare(said), said


def test_what_nobody_could_ever_choose_is_named(tmp_path: Path, capsys: Captured, soon: None) -> None:
    game = written(tmp_path)
    change(game, 'to="laid.{turn}")}', 'to="laid.{turn}"), ("lay", "give-up"): verb()}')
    change(game, "    def public(", "    def do_give_up(self, p): p.goto('compare')\n\n    def public(")
    change(game, "    def public(", "    def refuse_give_up(self, p): return Reason('never')\n\n    def public(")
    capsys.readouterr()
    assert check_game.main([str(game)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "In none of the games that were played could anybody choose this: give-up in phase lay."


@pytest.mark.long
def test_what_can_be_chosen_in_another_phase_only_is_named(tmp_path: Path, capsys: Captured, soon: None) -> None:
    shutil.copytree(ROOT / "tests" / "games" / "toys" / "partners", game := tmp_path / "partners")
    change(game, '("auction", "pass"): verb(),', '("auction", "pass"): verb(), ("name", "pass"): verb(),')
    change(game, "    def do_pass(", "    def refuse_pass(self, p): return Reason('never')\n\n    def do_pass(")
    assert check_game.main([str(game)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "In none of the games that were played could anybody choose this: pass in phase name."


@pytest.mark.parametrize("game", ["eight_seats", "one_seat"])
def test_a_game_that_a_position_edited_by_hand_would_break_keeps_every_law_and_is_told_so(
    game: str, capsys: Captured, soon: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "EDITED", 30)
    assert check_game.main([str(TOYS_LIE / game)]) == 0
    told = bare(capsys.readouterr().out)
    assert ("edited by hand would break it" in told) == (game == "eight_seats")
    assert game == "one_seat" or "rules.py, line 65: IndexError" in told


@pytest.mark.long
def test_words_for_what_the_rules_do_not_declare_are_named(tmp_path: Path, capsys: Captured, soon: None) -> None:
    game = written(tmp_path)
    assert check_game.main([str(game), "--words"]) == 0
    words = game / "words.he.ts"
    text = words.read_text("utf-8").replace("my-game.action.lay\"", "my-game.action.lya\"")
    text = text.replace("my-game.option.hand_size\"", "my-game.option.handsize\"")
    goal = '<message id="my-game.voice.goal"><source>Win.</source><translation>Win.</translation></message>'
    words.write_text(text.replace("</context>", f"{goal}</context>"), "utf-8")
    capsys.readouterr()
    look_again()
    assert check_game.main([str(game)]) == 0
    said = capsys.readouterr().out
    assert "2 messages for things that the rules do not declare: my-game.option.handsize, my-game.action.lya\n" in said
    telling = "from app.wording.tellers import Teller\n\nclass Own(Teller):\n    pass\n"
    (game / "telling.py").write_text(telling, "utf-8")
    look_again()
    assert check_game.main([str(game)]) == 0
    assert "do not declare" not in capsys.readouterr().out


def test_a_code_of_the_program_without_what_its_message_tells_of_is_named_as_such(
    tmp_path: Path, capsys: Captured, soon: None
) -> None:
    game = written(tmp_path)
    change(game, 'Reason("not-in-hand", (text,))', 'Reason("not-in-hand")')
    capsys.readouterr()
    assert check_game.main([str(game)]) == 1
    (said, *_) = capsys.readouterr().out.splitlines()
    assert said.startswith("The program has a message refusal.not-in-hand of its own, and it cannot be filled in:")
    assert said.endswith("(it is given nothing)")


@pytest.mark.long
@pytest.mark.usefixtures("soon")
def test_a_game_is_named_by_its_folder_its_rules_or_its_id(own_home: Path, capsys: Captured) -> None:
    assert new_game.main(["my-game"]) == 0
    game = own_home / "games" / "my_game"
    for word in (str(game), str(game / "rules.py"), "my-game"):
        capsys.readouterr()
        assert check_game.main([word]) == 0, word
        assert "My game keeps every law" in bare(capsys.readouterr().out)
    assert check_game.meant(next(iter(GAMES))) == folder(next(iter(GAMES)))
    for word, folder_named in (("no-such-game", "no-such-game"), (str(own_home / "rules.py"), own_home.name)):
        assert check_game.main([word]) == 1
        assert f"{folder_named} is not the folder of a game" in bare(capsys.readouterr().out)
