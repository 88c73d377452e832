"""Playing sounds: switches, volume, programs that fail, machines without any."""

from __future__ import annotations

import shutil
import sys
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.art.sounds import SOUNDS
from app.shell.kit.sound import Sound, system_player
from app.shell.kit.sound_program import AT_ONCE, GIVE_UP_AFTER, ProgramPlayer
from app.shell.settings.settings import Settings


@pytest.fixture
def files() -> list[Path]:
    return []


@pytest.fixture
def sound(settings: Settings, files: list[Path]) -> Sound:
    settings.sound = True
    return Sound(settings, files.append)


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_has_a_file_to_play(sound: Sound, settings: Settings, files: list[Path], name: str) -> None:
    settings.volume = 100
    sound.play(name)  # type: ignore[arg-type]
    assert files[0].is_file()
    with wave.open(str(files[0])) as file:
        assert file.getnframes() > 0


def test_a_sound_that_is_switched_off_is_silent_but_can_be_tried(
    sound: Sound, settings: Settings, files: list[Path]
) -> None:
    settings.switch_sound("lay", False)
    sound.play("lay")
    assert not files
    sound.play("lay", even_if_off=True)
    assert len(files) == 1


def test_without_sounds_nothing_is_played(sound: Sound, settings: Settings, files: list[Path]) -> None:
    settings.sound = False
    sound.play("end")
    assert not files


def loudest(file: Path) -> int:
    with wave.open(str(file)) as read:
        return max(abs(value) for value in memoryview(read.readframes(read.getnframes())).cast("h"))


def test_the_volume_makes_the_file_quieter(sound: Sound, settings: Settings, files: list[Path]) -> None:
    for volume in (100, 50, 20):
        settings.volume = volume
        sound.play("lay")
    peaks = [loudest(file) for file in files]
    assert peaks[0] > peaks[1] > peaks[2] > 0
    settings.volume = 0
    sound.play("lay")
    assert len(files) == 3
    sound.close()
    assert not files[1].exists()
    assert files[0].exists()


def test_an_unknown_sound_is_silence(sound: Sound, files: list[Path]) -> None:
    sound.play("trumpet")  # type: ignore[arg-type]
    assert not files


def test_a_machine_without_a_player_is_silent(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(sys, "platform", "linux")
    settings.sound = True
    silent = Sound(settings)
    assert system_player() is None
    silent.play("lay")
    assert not silent.possible


def test_the_best_player_there_is_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"aplay": "/usr/bin/aplay", "paplay": "/usr/bin/paplay"}
    monkeypatch.setattr(shutil, "which", there.get)
    assert system_player() == ["/usr/bin/paplay"]
    del there["paplay"]
    assert system_player() == ["/usr/bin/aplay", "-q"]


def test_a_program_is_started_with_the_file_and_not_waited_for(qtbot: QtBot, tmp_path: Path) -> None:
    note = tmp_path / "played.txt"
    script = f"import sys, time; time.sleep(0.05); open({str(note)!r}, 'w').write(sys.argv[1])"
    player = ProgramPlayer([sys.executable, "-c", script])
    player(tmp_path / "lay.wav")
    assert not note.exists()
    qtbot.waitUntil(note.exists)
    qtbot.waitUntil(lambda: note.read_text("utf-8") == str(tmp_path / "lay.wav"))
    qtbot.waitUntil(lambda: not player._running)
    assert player.failures == 0


def test_a_player_that_fails_is_given_up(qtbot: QtBot, tmp_path: Path) -> None:
    player = ProgramPlayer([sys.executable, "-c", "import sys; sys.exit(1)"])
    for count in range(1, GIVE_UP_AFTER + 1):
        player(tmp_path / "lay.wav")
        qtbot.waitUntil(lambda count=count: player.failures == count)  # type: ignore[misc]
    player(tmp_path / "lay.wav")
    assert not player._running


def test_a_player_that_fails_now_and_then_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    player = ProgramPlayer([sys.executable, "-IS", "-c", "import sys; sys.exit('bad' in sys.argv[1])"])
    for file, failures in (("bad.wav", 1), ("lay.wav", 0), ("bad.wav", 1)):
        player(tmp_path / file)
        qtbot.waitUntil(lambda: not player._running)
        assert player.failures == failures


def test_a_player_that_is_not_there_is_given_up(qtbot: QtBot, tmp_path: Path) -> None:
    player = ProgramPlayer([str(tmp_path / "no-such-program")])
    for count in range(1, GIVE_UP_AFTER + 1):
        player(tmp_path / "lay.wav")
        qtbot.waitUntil(lambda count=count: player.failures == count)  # type: ignore[misc]
    assert not player._running


def test_only_a_few_sounds_play_at_once_and_all_end_with_the_program(tmp_path: Path, qtbot: QtBot) -> None:
    player = ProgramPlayer([sys.executable, "-c", "import time; time.sleep(30)"])
    for _ in range(AT_ONCE + 3):
        player(tmp_path / "lay.wav")
    assert len(player._running) == AT_ONCE
    player.stop()
    assert not player._running
