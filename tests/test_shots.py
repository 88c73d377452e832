"""The pictures of every screen can be made; no test here looks at one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.shell.table.end_panel import EndPanel
from tests import shots
from tests.covering import spread


@pytest.fixture(autouse=True)
def one_size(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    monkeypatch.setattr(shots, "SIZES", ((900, 600),))


def made(folder: Path, *screens: str) -> list[str]:
    """The names of the pictures made of these screens; each file must be a picture."""
    shots.main(["--into", str(folder), *screens])
    for path in folder.iterdir():
        assert QImage(str(path)).width() == 900
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.long
def test_screens_that_are_named_are_painted_in_both_languages_and_themes(tmp_path: Path) -> None:
    looks = [f"{language}-{theme}" for language in ("en", "he") for theme in ("dark", "light")]
    there = [f"{name}-{look}-900.png" for name in ("about", "consent") for look in looks]
    assert made(tmp_path / "new", "consent", "about") == there


@pytest.mark.slow
@pytest.mark.parametrize("screen", shots.SCREENS)
def test_every_screen_is_painted(screen: str, tmp_path: Path) -> None:
    assert len(made(tmp_path, screen)) == 4


IN_PLAY = [name for name in shots.SCREENS if "_middle" in name or "_opening" in name]


@pytest.mark.covering(screen=spread(IN_PLAY, 7))
@pytest.mark.parametrize("screen", IN_PLAY)
def test_an_opening_and_a_middle_show_a_table_in_play(screen: str, tmp_path: Path, qapp: QApplication) -> None:
    studio = shots.Studio(qapp, tmp_path, "en", "light")
    shots.SCREENS[screen](studio)
    shots.settle(qapp, studio.window)
    assert not studio.page().sitting.over
    assert not [panel for panel in studio.window.findChildren(EndPanel) if panel.isVisible()]
    studio.close()


@pytest.mark.long
def test_the_middle_of_meydele_is_a_war_of_the_person_with_somebody(tmp_path: Path, qapp: QApplication) -> None:
    for screen in ("meydele_middle", "meydele_middle_9"):
        studio = shots.Studio(qapp, tmp_path / screen, "en", "light")
        shots.SCREENS[screen](studio)
        shots.settle(qapp, studio.window)
        page = studio.page()
        assert page.sitting.turn == page.sitting.seat == 0
        assert page.surface.stage.overlay._lines, "the cards that fight are joined"
        studio.close()


def test_the_pictures_of_the_readme_are_of_screens_that_there_are() -> None:
    assert {name for name, _, _ in shots.README} <= set(shots.SCREENS)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["brdige"], "there is no screen brdige; the screens: shelf, "),
        (["--redame"], "unrecognized arguments: --redame"),
    ],
)
def test_what_cannot_be_painted_is_said(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        shots.main(words)
    assert end.value.code == 2
    assert f"dev.py shots: error: {sentence}" in capsys.readouterr().err
