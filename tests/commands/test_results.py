"""`kupa results`: the page of an evening or of a game, what it says, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pypdfium2
import pytest
from pytestqt.qtbot import QtBot

from app.commands import results
from app.games import GAMES
from app.printing import results as pages
from app.printing.pages import PrintPage
from app.printing.paper import PaperSize
from app.session.evenings import Finished
from app.store import Store
from app.wording.bidi import bare
from tests.session.finished import finished

GAME, OTHER, NEVER = [game for game, rules in GAMES.items() if 2 in rules.seats()][:3]
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Fonts need an application; a command makes one if there is none."""


@pytest.fixture
def played(own_home: Path) -> Path:
    """A folder with two evenings: one game on the first, one of each kind on the second. Return the folder."""
    for game, day, hour in ((GAME, 1, 20), (GAME, 2, 20), (OTHER, 2, 21)):
        with Store.open(own_home, clock=partial(datetime, 2026, 3, day, hour, tzinfo=UTC)) as store:
            store.begin(finished(game, 2), {"seats": [{"name": "Noa"}, {"name": "Ruth"}]})
    return own_home


def test_the_last_evening_another_one_or_a_game_is_put_on_a_page(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[str, list[str], bool]] = []
    real = pages.results_page

    def noted(paper: PaperSize, title: str, games: Sequence[Finished], *, one_game: bool) -> PrintPage:
        shown.append((bare(title), [one.game for one in games], one_game))
        return real(paper, title, games, one_game=one_game)

    monkeypatch.setattr(pages, "results_page", noted)
    for number, words in enumerate(([], ["--evening", "2026-03-01"], [GAME])):
        assert results.main([*words, "--to", str(tmp_path / f"{number}.pdf")]) == 0
    assert [games for _, games, _ in shown] == [[GAME, OTHER], [GAME], [GAME, GAME]]
    assert [one_game for *_, one_game in shown] == [False, False, True]
    assert "2 March 2026" in shown[0][0] and "1 March 2026" in shown[1][0]


def test_the_page_is_written_and_a_file_that_is_there_stays(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    assert results.main(["--paper", "letter"]) == 0
    path = tmp_path / "kupa-results.pdf"
    document = pypdfium2.PdfDocument(path.read_bytes())
    assert len(document) == 1 and document[0].get_size() == pytest.approx((612, 792), abs=0.5)
    assert "kupa-results.pdf" in bare(capsys.readouterr().out)
    assert results.main([]) == 1 and "kupa-results.pdf" in bare(capsys.readouterr().err)
    assert results.main(["--replace"]) == 0
    assert results.main([GAME, "--png"]) == 0 and (tmp_path / f"kupa-results-{GAME}.png").is_file()


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["no-such-game"], 2, "no-such-game"), (["--evening", "2026-03-03"], 2, "2026-03-02, 2026-03-01"),
        (["--paper", "a5"], 2, "a4, letter"), ([GAME, "--evening", "2026-03-01"], 2, "kupa results"),
        ([NEVER], 1, "finished"),
    ],
)  # fmt: skip
def test_what_cannot_be_written_is_told_in_a_sentence(
    played: Path, tmp_path: Path, capsys: Captured, words: list[str], code: int, said: str
) -> None:
    assert results.main([*words, "--to", str(tmp_path / "a.pdf")]) == code
    assert said in bare(capsys.readouterr().err) and not (tmp_path / "a.pdf").exists()


def test_where_nothing_was_played_nothing_is_made(own_home: Path, tmp_path: Path, capsys: Captured) -> None:
    assert results.main(["--to", str(tmp_path / "a.pdf")]) == 1
    assert "finished" in capsys.readouterr().err and not own_home.exists()
