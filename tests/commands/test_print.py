"""`kupa print`: what it writes, what it says, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
from pytestqt.qtbot import QtBot

from app.commands import print_sheets
from app.games import GAMES
from app.printing.files import Press
from app.printing.order import deck, deck_options, tokens
from app.wording import use
from app.wording.bidi import bare

ROOT = Path(__file__).resolve().parents[2]
GAME = next(game for game in GAMES if tokens(game) and len(GAMES[game].seats()) > 1)
BARE = next(game for game in GAMES if not tokens(game))

CHOOSY, CHOICE = next(
    (game, option) for game, rules in GAMES.items() for option in deck_options(game, rules.seats()[-1])
)
"""A game whose deck depends on an option."""

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Fonts need an application; a command makes one if there is none."""


def test_everything_a_game_has_goes_into_one_file_named_by_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    assert print_sheets.main([GAME, "--sheets", "tokens,rules,scores", "--in", "he,en"]) == 0
    document = pypdfium2.PdfDocument((tmp_path / f"kupa-{GAME}.pdf").read_bytes())
    said = capsys.readouterr()
    assert len(document) >= 5 and said.err == "" and f"{len(document)} pages" in bare(said.out)


def test_the_options_reach_the_paper(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    assert print_sheets.main([BARE, "--to", str(path), "--sheets", "cards", "--paper", "letter", "--flip", "none"]) == 0
    document = pypdfium2.PdfDocument(path.read_bytes())
    assert document[0].get_size() == pytest.approx((612, 792), abs=0.5)
    order = print_sheets.ordered(BARE, {"offset": "1.5,-2", "bleed": "", "flip": "short", "in": "he"})
    assert (order.offset, order.bled, order.flip, order.languages) == ((1.5, -2.0), True, "short", ("he",))


def test_the_deck_is_that_of_the_options(tmp_path: Path) -> None:
    values = [f"{CHOICE.name}={value}" for value in CHOICE.values]
    decks = {value: deck(print_sheets.ordered(CHOOSY, {}, [value])) for value in values}
    assert len({len(cards) for cards in decks.values()}) > 1
    fewest, most = (choose(decks, key=lambda value: len(decks[value])) for choose in (min, max))
    pages = []
    for number, value in enumerate((fewest, most)):
        path = tmp_path / f"{number}.pdf"
        words = [CHOOSY, "--to", str(path), "--sheets", "cards", "--flip", "none", "--option", value]
        assert print_sheets.main(words) == 0
        pages.append(len(pypdfium2.PdfDocument(path.read_bytes())))
    assert pages == [-(-len(decks[value]) // 9) for value in (fewest, most)] and pages[0] < pages[1]


def test_what_stands_in_the_way_is_told_before_a_page_is_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    path = tmp_path / "A.PNG"
    path.write_bytes(b"mine")
    monkeypatch.setattr(Press, "step", lambda press: pytest.fail("a page is painted in vain"))
    assert print_sheets.main([BARE, "--to", str(path), "--sheets", "scores", "--in", "he"]) == 1
    assert "A.PNG" in capsys.readouterr().err and path.read_bytes() == b"mine"


def test_pictures_are_one_for_each_page(tmp_path: Path, capsys: Captured) -> None:
    assert print_sheets.main([BARE, "--to", str(tmp_path / "a.png"), "--sheets", "scores", "--in", "he,en"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-01.png", "a-02.png"]
    assert capsys.readouterr().out.count("1 page") == 2


@pytest.mark.parametrize(
    "words",
    [
        ["no-such-game"],
        [BARE, "--sheets", "cards,money"],
        [BARE, "--sheets", "tokens"],
        [BARE, "--paper", "a5"],
        [BARE, "--paper", "a4,letter"],
        [BARE, "--flip", "both"],
        [BARE, "--offset", "1"],
        [BARE, "--offset", "nan,0"],
        [BARE, "--offset", "9,0"],
        [BARE, "--seats", "99"],
        [BARE, "--seats", "x"],
        [BARE, "--in", "fr"],
        [CHOOSY, "--option", "no-such=1"],
        [CHOOSY, "--option", f"{CHOICE.name}=heaps"],
        [CHOOSY, "--option", CHOICE.name],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "he"])
def test_what_cannot_be_carried_out_is_said_in_one_line_that_names_it(
    language: str, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    use(language)
    assert print_sheets.main(words) == 2
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1 and list(tmp_path.iterdir()) == []
    if "tokens" not in words:
        assert words[-1].split(",")[0].split("=")[0] in bare(said.err)


@pytest.mark.parametrize(
    "words", [[], [BARE, BARE], [BARE, "--what"], [BARE, "--to"], [BARE, "--to", ""], [BARE, "--to", ".."]]
)
def test_a_line_that_cannot_be_read_tells_how_it_is_used(words: list[str], capsys: Captured) -> None:
    assert print_sheets.main(words) == 2 and "kupa print" in capsys.readouterr().err


def test_a_file_that_is_there_is_left_alone_unless_asked(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "a.pdf"
    path.write_bytes(b"mine")
    words = [BARE, "--to", str(path), "--sheets", "scores"]
    assert print_sheets.main(words) == 1
    told = capsys.readouterr().err
    assert "a.pdf is already there" in told and "--replace" in told and path.read_bytes() == b"mine"
    assert print_sheets.main([*words, "--replace"]) == 0 and path.read_bytes()[:5] == b"%PDF-"
    assert print_sheets.main([BARE, "--to", str(tmp_path / "no" / "a.pdf"), "--sheets", "scores"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_interrupt_waits_for_the_end_of_the_page_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Press.step
    painted: list[bool] = []

    def interrupted(press: Press) -> bool:
        signal.raise_signal(signal.SIGINT)
        painted.append(whole(press))
        return painted[-1]

    monkeypatch.setattr(Press, "step", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            print_sheets.main([BARE, "--to", str(tmp_path / "a.pdf"), "--sheets", "cards"])
    finally:
        signal.signal(signal.SIGINT, before)
    assert painted == [True] and list(tmp_path.iterdir()) == []


def test_without_a_screen_it_prints_and_what_is_wrong_is_told_without_qt(tmp_path: Path) -> None:
    env = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "DISPLAY")}
    words = [sys.executable, "-m", "app", "print", BARE, "--sheets", "scores", "--to", str(tmp_path / "a.pdf")]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", timeout=120)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    asked = "import sys; from app.commands import print_sheets as p; p.main(['x']); print('PySide6' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120)
    assert told.stdout.splitlines() == ["False"] and "x" in told.stderr
