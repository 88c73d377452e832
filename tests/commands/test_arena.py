"""`kupa arena`: figures in words and as JSON, matches broken off and continued, and questions it cannot answer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.wording import use

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def told(*words: str, capsys: pytest.CaptureFixture[str]) -> Any:
    """The figures as JSON, without the times."""
    assert main(["arena", "krav-maga", "--players", "random,quick", "--jobs", "1", "--json", *words]) == 0
    data = json.loads(capsys.readouterr().out)
    for match in data["matches"]:
        del match["ms"]
    return data


def test_the_figures_are_told_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "krav-maga", "--players", "random,quick", "--deals", "2", "--jobs", "1"]) == 0
    english = capsys.readouterr().out
    assert "quick against random, deals: 2." in english and "random: 0" in english and "of the decided games" in english
    assert main(["arena", "krav-maga", "--players", "random,quick", "--deals", "2", "--jobs=1", "--language=he"]) == 0
    assert "quick" in (hebrew := capsys.readouterr().out) and "against" not in hebrew


@pytest.mark.long
def test_a_match_that_was_broken_off_goes_on_where_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "deals.jsonl"
    whole = told("--deals", "4", capsys=capsys)
    assert whole["matches"][0]["games"] == 8 and whole["elo"]["random"] == 0
    told("--deals", "2", "--keep", str(kept), capsys=capsys)
    first = kept.read_text("utf-8")
    assert told("--deals", "4", "--keep", str(kept), capsys=capsys) == whole
    second = kept.read_text("utf-8")
    assert second.startswith(first) and len(second.splitlines()) == 5
    # As if the machine had gone off while the last line was being written.
    kept.write_text(second[:-9], "utf-8")
    assert told("--deals", "4", "--keep", str(kept), capsys=capsys) == whole
    assert len(kept.read_text("utf-8").splitlines()) == 5
    assert told("--deals", "3", "--keep", str(kept), capsys=capsys) == told("--deals", "3", capsys=capsys)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "A game is missing"),
        (["solo", "--players", "random,greedy"], "several seats"),
        (["chess", "--players", "random,greedy"], "chess"),
        (["krav-maga"], "two players"),
        (["krav-maga", "--players", "random"], "two players"),
        (["krav-maga", "--players", "random,grandmaster"], "grandmaster"),
        (["krav-maga", "--players", ","], "a name is missing"),
        (["krav-maga", "--players", "random,,quick"], "a name is missing"),
        (["krav-maga", "--players", "random,quick", "--games", "3"], "--games"),
        (["krav-maga", "--players", "random,quick", "--deals", "0"], "--deals"),
        (["krav-maga", "majnun", "--players", "random,quick"], "majnun"),
    ],
)
def test_a_question_that_cannot_be_answered_is_refused_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    assert said in (sentence := capsys.readouterr().err) and sentence.count("\n") == 1


@pytest.mark.parametrize("text", ["nonsense\n", '{"kupa-arena": 1}\n', "\u2028\n", '["a"]\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(
    text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "deals.jsonl"
    kept.write_text(text, "utf-8")
    assert main(["arena", "krav-maga", "--players", "random,quick", "--keep", str(kept)]) == 2
    assert "deals.jsonl" in capsys.readouterr().err and kept.read_text("utf-8") == text


def test_deals_of_another_question_and_damaged_ones_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "deals.jsonl"
    told("--deals", "1", "--keep", str(kept), capsys=capsys)
    asked = ["arena", "krav-maga", "--players", "random,quick", "--keep", str(kept)]
    assert main([*asked, "--seed", "2"]) == 2
    assert "another question" in capsys.readouterr().err
    before = kept.read_text("utf-8") + '{"pair": 3}\n'
    kept.write_text(before, "utf-8")
    assert main(asked) == 2
    assert "damaged" in capsys.readouterr().err and kept.read_text("utf-8") == before
    assert main([*asked[:-1], str(tmp_path)]) == 2
    assert "cannot be used" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows limits no file's size")
def test_a_full_disk_ends_the_matches_in_a_sentence_and_the_deals_that_were_kept_count(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "deals.jsonl"
    asked = ["arena", "krav-maga", "--players", "random,quick", "--jobs", "1", "--deals", "24", "--keep", str(kept)]
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (1200, 1200));"
        "from app.__main__ import main; sys.exit(main(sys.argv[1:]))"
    )
    # Bytecode would be cut off at the same size, and break the program that reads it later.
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", code, *asked]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 1 and "quick against random" in done.stdout
    assert done.stderr.count("\n") == 1 and "deals.jsonl" in done.stderr
    whole = kept.read_text("utf-8").count("\n")
    assert whole > 1
    assert told("--deals", "24", "--keep", str(kept), capsys=capsys) == told("--deals", "24", capsys=capsys)


def test_help_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help"]) == 0
    assert "--players" in capsys.readouterr().out
