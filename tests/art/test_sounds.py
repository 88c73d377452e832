"""The sounds: short, quiet, silent at both ends; the shipped files are those that the code makes."""

from __future__ import annotations

import wave
from io import BytesIO
from pathlib import Path

import pytest

from app.art.sounds import FOLDER, PEAK, RATE, SOUNDS, SoundName, frames, quieter, samples, wav, write_sounds

LONG: dict[SoundName, float] = {"shuffle": 430, "refused": 180, "end": 700, "lost": 530, "curtain": 270}
"""The length, in milliseconds, of the sounds with several strokes; every other sound is a single stroke."""


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_twelve_decibels_below_full_scale(name: SoundName) -> None:
    made = samples(name)
    assert 20 <= 1000 * len(made) / RATE <= LONG.get(name, 140)
    assert max(abs(sample) for sample in made) == pytest.approx(PEAK)


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_begins_and_ends_without_a_click(name: SoundName) -> None:
    made = samples(name)
    assert abs(made[0]) < 0.01
    assert abs(made[-1]) < 0.001


def test_no_two_sounds_are_the_same() -> None:
    assert len({tuple(round(sample, 4) for sample in samples(name)) for name in SOUNDS}) == len(SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_the_files_that_are_shipped_are_what_the_code_makes(name: SoundName) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        shipped = file.readframes(file.getnframes())
    made = frames(samples(name))
    assert len(shipped) == len(made)
    # Sines differ in the last bit from one system's library to another's.
    assert all(abs(a - b) <= 2 for a, b in zip(memoryview(shipped).cast("h"), memoryview(made).cast("h"), strict=True))


def test_every_sound_is_written_once(tmp_path: Path) -> None:
    assert sorted(path.stem for path in write_sounds(tmp_path)) == sorted(SOUNDS)


def test_a_quieter_copy_has_the_same_length_and_smaller_samples() -> None:
    loud = wav(frames([0.0, 0.5, -0.5, 0.25]))
    with wave.open(BytesIO(quieter(loud, 0.5))) as file:
        values = memoryview(file.readframes(file.getnframes())).cast("h").tolist()
    assert values == pytest.approx([0, 8192, -8192, 4096], abs=1)


def test_what_is_no_sound_file_is_refused() -> None:
    with pytest.raises((wave.Error, EOFError)):
        quieter(b"not a sound", 0.5)
