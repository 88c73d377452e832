"""The sounds of the table, made by arithmetic: short, dry and wooden (look 10).

No Qt and no recordings: noise from a fixed seed, filtered and faded, and a few struck or plucked tones. Every sound is
a list of samples from -1 to 1 at RATE; the loudest is PEAK (-12 dB). `python -m app.art.sounds` writes them as 16-bit
mono WAV files into `resources/sounds`.
"""

from __future__ import annotations

import math
import random
import struct
import sys
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Literal, get_args

SoundName = Literal[
    "lay", "slide", "turn", "shuffle", "your_turn", "refused", "took", "end", "lost", "curtain"
]
SOUNDS: tuple[SoundName, ...] = get_args(SoundName)
"""Every sound, in the order of look 10."""

RATE = 44100
"""Samples per second."""
PEAK = 10 ** (-12 / 20)
"""The loudest sample of every sound: 12 dB below full scale."""
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
"""The folder where the program looks for the files."""

Samples = list[float]
_OUD_LOW, _OUD_HIGH = 146.83, 196.0  # D and the G a fourth above it, Hz


def _count(ms: float) -> int:
    return round(RATE * ms / 1000)


def _noise(ms: float, seed: int) -> Samples:
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(_count(ms))]


def _faded(samples: Sequence[float], decay: float, attack: float = 0.5) -> Samples:
    """Shape the samples with a sharp attack of `attack` ms and an exponential decay of `decay` ms."""
    rise = max(1, _count(attack))
    rate = 1000 / (decay * RATE)
    return [s * min(1.0, i / rise) * math.exp(-i * rate) for i, s in enumerate(samples)]


def _swelled(samples: Sequence[float], middle: float = 0.35) -> Samples:
    """Shape the samples like a breath that swells up to `middle` of the length and smoothly dies away."""
    last = len(samples) - 1
    power = math.log(0.5) / math.log(middle)
    return [s * math.sin(math.pi * (i / last) ** power) ** 2 for i, s in enumerate(samples)]


def _low(samples: Sequence[float], cutoff: Callable[[float], float] | float) -> Samples:
    """Return the samples below `cutoff` Hz, twelve dB per octave; it may depend on the share of the length, 0 to 1."""
    one = two = 0.0
    made = []
    for i, sample in enumerate(samples):
        at = cutoff if isinstance(cutoff, float | int) else cutoff(i / len(samples))
        share = 1 - math.exp(-2 * math.pi * at / RATE)
        one += share * (sample - one)
        two += share * (one - two)
        made.append(two)
    return made


def _high(samples: Sequence[float], cutoff: float) -> Samples:
    """Return the samples above `cutoff` Hz."""
    return [sample - low for sample, low in zip(samples, _low(samples, cutoff), strict=True)]


def _struck(ms: float, partials: Sequence[tuple[float, float, float]]) -> Samples:
    """Return the sound of something struck: (Hz, strength, decay in ms) for each of its tones."""
    return _mixed(
        *(
            (0, [strength * math.sin(2 * math.pi * hz * i / RATE) * math.exp(-i * 1000 / (decay * RATE))
                 for i in range(_count(ms))])
            for hz, strength, decay in partials
        )
    )


def _plucked(hz: float, ms: float, seed: int) -> Samples:
    """Return a plucked gut string: a loop of noise as long as one oscillation, softened on every turn."""
    # Averaging two neighbours shifts by half a sample; rounded to the nearest sample, the note is within 3 cents.
    length = round(RATE / hz + 0.5)
    # A soft plectrum near the middle of the string: the loop begins dull, and is mirrored against itself.
    half = _low(_noise(1000 * length / RATE, seed), 1500.0)
    loop = [half[i] - half[i - length // 2] for i in range(length)]
    made: Samples = []
    for i in range(_count(ms)):
        at = i % length
        made.append(loop[at])
        loop[at] = 0.996 * (loop[at] + loop[(at + 1) % length]) / 2
    body = _struck(90, ((98, 0.5, 24), (187, 0.35, 16)))
    loudest = max(abs(sample) for sample in made)
    return _faded(_mixed((0, _scaled(made, 1 / loudest)), (0, _scaled(body, 0.5))), ms / 2.6, 1.5)


def _mixed(*parts: tuple[float, Sequence[float]]) -> Samples:
    """Mix parts, each starting at its own time (ms)."""
    made = [0.0] * max(_count(start) + len(samples) for start, samples in parts)
    for start, samples in parts:
        for i, sample in enumerate(samples, _count(start)):
            made[i] += sample
    return made


def _scaled(samples: Sequence[float], strength: float) -> Samples:
    return [sample * strength for sample in samples]


def _lay() -> Samples:
    """A card is laid: a soft slap on cloth."""
    slap = _faded(_low(_noise(60, 11), 1700.0), 9)
    return _mixed((0, _scaled(slap, 1.6)), (0, _struck(70, ((118, 0.5, 16), (203, 0.2, 10)))))


def _slide() -> Samples:
    """A card slides: a breath of paper."""
    return _swelled(_high(_low(_noise(120, 23), lambda share: 5200 - 2200 * share), 1300))


def _turn() -> Samples:
    """A card turns: a small click."""
    snap = _faded(_high(_noise(12, 31), 2500), 1.6, 0.1)
    return _mixed((0, _scaled(snap, 0.5)), (0, _struck(24, ((1860, 0.6, 3.2), (3120, 0.35, 2.1), (720, 0.4, 4)))))


def _shuffle() -> Samples:
    """Three brushed riffles, each of cards that fall faster and faster; as long as the motion, 420 ms."""
    parts: list[tuple[float, Sequence[float]]] = []
    chance = random.Random(41)
    for riffle, start in enumerate((0.0, 150.0, 300.0)):
        at, gap = start, 9.5
        for card in range(14):
            edge = _faded(_high(_low(_noise(9, 400 + 20 * riffle + card), 4200.0), 900), 2.0, 0.2)
            parts.append((at, _scaled(edge, 0.55 + 0.45 * math.sin(math.pi * (card + 1) / 15))))
            at += gap * chance.uniform(0.85, 1.15)
            gap *= 0.955
        brush = _swelled(_low(_noise(115, 470 + riffle), 2100.0))
        parts.append((start, _scaled(brush, 0.35)))
    return _mixed(*parts)


def _your_turn() -> Samples:
    """Your turn: a glass touched by a spoon, once."""
    glass = ((1568.0, 1.0, 62.0), (2.72 * 1568, 0.42, 38.0), (5.13 * 1568, 0.16, 18.0), (1574.5, 0.5, 58.0))
    return _struck(140, glass)


def _knock(seed: int) -> Samples:
    wood = _struck(70, ((148, 1.0, 17), (232, 0.55, 12), (391, 0.25, 7)))
    return _mixed((0, wood), (0, _scaled(_faded(_low(_noise(14, seed), 900.0), 3), 1.4)))


def _refused() -> Samples:
    """Refused: a finger knocks, low, twice."""
    return _mixed((0, _knock(53)), (105, _scaled(_knock(59), 0.8)))


def _took() -> Samples:
    """Cards are taken: a palm sweeps the cloth."""
    return _swelled(_high(_low(_noise(140, 61), lambda share: 900 + 1900 * share), 220), 0.55)


def _end() -> Samples:
    """The end of a game: two notes on an oud string, up a fourth."""
    return _mixed((0, _plucked(_OUD_LOW, 420, 71)), (170, _plucked(_OUD_HIGH, 520, 73)))


def _lost() -> Samples:
    """Lost: only the lower note."""
    return _plucked(_OUD_LOW, 520, 71)


def _curtain() -> Samples:
    """The curtain: cloth falls, and its hem arrives."""
    fall = _swelled(_high(_low(_noise(250, 83), lambda share: 2600 - 1900 * share), 160), 0.4)
    return _mixed((0, fall), (205, _scaled(_faded(_low(_noise(60, 89), 420.0), 14, 3), 1.1)))


_MADE: dict[SoundName, Callable[[], Samples]] = {
    "lay": _lay,
    "slide": _slide,
    "turn": _turn,
    "shuffle": _shuffle,
    "your_turn": _your_turn,
    "refused": _refused,
    "took": _took,
    "end": _end,
    "lost": _lost,
    "curtain": _curtain,
}


def samples(name: SoundName) -> Samples:
    """Return the samples of a sound, -1 to 1 at RATE, the loudest at PEAK; it begins and ends in silence.

    They are the same on every system except for the last bit. Raises KeyError for a name that is not in SOUNDS.
    """
    made = _MADE[name]()
    tail = min(len(made), _count(6))
    for i in range(tail):
        made[-1 - i] *= i / tail
    loudest = max(abs(sample) for sample in made)
    return [sample * PEAK / loudest for sample in made]


def frames(values: Sequence[float]) -> bytes:
    """Return samples as 16-bit little-endian PCM."""
    return struct.pack(f"<{len(values)}h", *(round(max(-1.0, min(1.0, value)) * 32767) for value in values))


def wav(pcm: bytes) -> bytes:
    """Return 16-bit mono PCM at RATE as the bytes of a WAV file."""
    buffer = BytesIO()
    import wave  # needed only to make or read sounds

    with wave.open(buffer, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(pcm)
    return buffer.getvalue()


def quieter(file: bytes, strength: float) -> bytes:
    """Return the WAV file `file` (one of ours) with every sample multiplied by `strength`, 0 to 1.

    Raises wave.Error for bytes that are not a 16-bit WAV file.
    """
    import wave

    with wave.open(BytesIO(file)) as read:
        if read.getsampwidth() != 2:
            raise wave.Error("samples of 16 bits are expected")
        pcm = read.readframes(read.getnframes())
    count = len(pcm) // 2
    return wav(struct.pack(f"<{count}h", *(round(s * strength) for s in struct.unpack(f"<{count}h", pcm))))


def write_sounds(folder: Path = FOLDER) -> list[Path]:
    """Write every sound into `folder` as `<name>.wav`; return the files. Raises OSError if that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in SOUNDS:
        target = folder / f"{name}.wav"
        target.write_bytes(wav(frames(samples(name))))
        written.append(target)
    return written


if __name__ == "__main__":
    for file in write_sounds(Path(sys.argv[1]) if sys.argv[1:] else FOLDER):
        print(file)
