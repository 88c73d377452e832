"""`kupa engine`: what the command adds to the server."""

from __future__ import annotations

import io
import json
import sys
from types import SimpleNamespace

import pytest

from app.commands import engine
from app.games import GAMES
from app.wording import language, use


def test_the_names_are_those_of_both_languages_and_the_language_stays() -> None:
    use("en")
    names = {game: engine.names(game) for game in GAMES}
    assert language() == "en"
    assert names["solo"]["en"] == "Solo" and all(set(one) == {"he", "en"} for one in names.values())
    assert all("\u05d0" <= one["he"][0] <= "\u05ea" or one["he"].isascii() for one in names.values())


def test_it_reads_standard_input_and_writes_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b'{"id":7,"cmd":"games"}\n')))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
    assert engine.main([]) == 0
    answer = json.loads(out.getvalue())
    assert answer["id"] == 7 and [one["id"] for one in answer["games"]] == list(GAMES)


@pytest.mark.parametrize(("arguments", "code"), [(["--help"], 0), (["-h"], 0), (["fast"], 2), (["--fast"], 2)])
def test_an_argument_is_answered_with_the_usage(
    arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    use("en")
    assert engine.main(arguments) == code
    said = capsys.readouterr()
    # Help goes to standard output, because it was asked for; a complaint goes to standard error, because the output may
    # be another program's input.
    assert (said.out if code == 0 else said.err).startswith("kupa engine takes no arguments")
    assert (said.err if code == 0 else said.out) == ""
