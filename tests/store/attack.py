"""Attacks on what is kept: databases and files damaged at random, programs killed, and what a person then sees.

`damaged(folder, seed)` damages a database that `Original` has made; `shown(folder, original)` opens it as the program
does and returns what noticed the damage. Whatever the damage, one of two things must hold: nothing that is kept has
changed, or a `StoreError` says that something has. A list that differs without a word is the failure (`Wrong`).

To attack any number of times and print figures: `python -m tests.store.attack damage|files|kills [NUMBER] [SEED]`.
"""

from __future__ import annotations

import copy
import json
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from app.engine import OVER, position_to_json
from app.games import GAMES
from app.store import FileRefused, Kept, Store, StoreError, read_kupa
from app.store.backups import newest_sound
from app.store.database import NAME
from app.store.salvage import FOLDER, put_back, salvage
from tests.saves.make import SAVES
from tests.store.sample import TABLE, Calendar, begun, finished, stroke

KINDS = ("solo", "trishape")
PAGE = 4096
SETTINGS: dict[str, Any] = {f"key {n}": {"n": n, "text": "שלום" * n} for n in range(24)}


class Wrong(AssertionError):
    """Something that was kept is shown differently, or not at all, and no error said so."""


def told(store: Store) -> dict[str, Any]:
    """Everything that a store shows without opening a game."""
    return {
        "unfinished": store.unfinished(),
        "history": {game: store.history(game) for game in KINDS},
        "statistics": {game: store.statistics(game) for game in KINDS},
        "settings": {key: store.settings().get(key) for key in SETTINGS},
    }


@dataclass
class Original:
    """A database with games of several kinds, unfinished and finished, and what it shows about them."""

    folder: Path
    games: int = 6
    shown: dict[str, Any] = field(default_factory=dict)
    positions: dict[int, Any] = field(default_factory=dict)
    undone: dict[int, list[tuple[str, ...]]] = field(default_factory=dict)
    kept: dict[int, Kept] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Make it, with a copy from the day before, which lacks the last three games."""
        clock, rng = Calendar(), random.Random(5)
        with Store.open(self.folder, clock=clock) as store:
            self._fill(store, rng, self.games)
        clock.next_day()
        with Store.open(self.folder, clock=clock) as store:
            self._fill(store, rng, 3)
            for key, value in SETTINGS.items():
                store.settings().put(key, value)
            self.shown = told(store)
            for game in [*self.shown["unfinished"], *(one for kind in KINDS for one in store.history(kind))]:
                record = store.load(game.id, GAMES)
                self.kept[game.id] = game
                self.positions[game.id] = position_to_json(record.position)
                self.undone[game.id] = [one.actions for one in record.undone]

    def _fill(self, store: Store, rng: random.Random, games: int) -> None:
        for n in range(games):
            kind, seed = KINDS[n % len(KINDS)], rng.randrange(10_000)
            if n % 3:
                store.begin(finished(kind, seed), TABLE)
                continue
            number = store.begin(record := begun(kind, seed), TABLE)
            for _ in range(12):
                if record.position.phase != OVER:
                    stroke(record, rng)
                    store.act(number, record.done[-1], record)
            for _ in range(2):
                record.undo()
                store.undo(number, record)


def flip(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Flip one bit."""
    content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


def flips(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Flip some bits within one page."""
    page = rng.randrange(len(content) // PAGE) * PAGE
    for _ in range(rng.randint(2, 40)):
        content[page + rng.randrange(PAGE)] ^= 1 << rng.randrange(8)


def definitions(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Flip a bit in the definitions of the tables."""
    places = [at for at in range(len(content) - 6) if content[at : at + 7] == b"CREATE "]
    content[rng.choice(places) + rng.randrange(200)] ^= 1 << rng.randrange(8)


def head(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Flip a bit in the first hundred bytes, which say what the file is."""
    content[rng.randrange(100)] ^= 1 << rng.randrange(8)


def zeros(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Fill a page with zeros."""
    page = rng.randrange(len(content) // PAGE) * PAGE
    content[page : page + PAGE] = bytes(PAGE)


def sector(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Fill a sector with zeros or with anything."""
    place = rng.randrange(len(content) // 512) * 512
    content[place : place + 512] = bytes(512) if rng.random() < 0.5 else rng.randbytes(512)


def another(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Put a page in the place of another."""
    pages = len(content) // PAGE
    one, two = rng.randrange(pages) * PAGE, rng.randrange(pages) * PAGE
    content[two : two + PAGE] = content[one : one + PAGE]


def stale(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Put back a page as it was a day ago, as if the disk had not written what it said it had."""
    page = rng.randrange(min(len(older), len(content)) // PAGE) * PAGE
    content[page : page + PAGE] = older[page : page + PAGE]


def cut(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Cut off the end."""
    del content[rng.randrange(len(content)) :]


DAMAGES: tuple[Callable[[bytearray, random.Random, bytes], None], ...] = (
    flip, flips, definitions, head, zeros, sector, another, stale, cut,
)  # fmt: skip


def damaged(original: Original, folder: Path, seed: int) -> str:
    """Copy the original and damage it; return how."""
    rng = random.Random(seed)
    shutil.copytree(original.folder, folder)
    path = folder / NAME
    content = bytearray(path.read_bytes())
    older = (folder / "backups" / "kupa-2026-03-02.db").read_bytes()
    way = DAMAGES[seed % len(DAMAGES)]
    way(content, rng, older)
    path.write_bytes(content)
    return way.__name__


def examined(store: Store) -> StoreError | None:
    """What the check in the background finds."""
    found: list[StoreError | None] = []
    store.examine(found.append)._thread.join()
    return found[0] if found else None


def shown(folder: Path, original: Original) -> str:
    """Open a damaged database as the program does and look at everything; return what noticed the damage.

    `refused`, `reading`, `background`, or `nothing` if all is as it was. Raises Wrong.
    """
    clock = Calendar()
    clock.next_day()
    try:
        store = Store.open(folder, clock=clock)
    except StoreError:
        return "refused"
    with store:
        by_reading = False
        try:
            same = told(store) == original.shown
        except StoreError:
            same, by_reading = False, True
        for number, position in original.positions.items():
            try:
                record = store.load(number, GAMES)
            except StoreError:
                by_reading = True
                continue
            same = same and position_to_json(record.position) == position
            same = same and [one.actions for one in record.undone] == original.undone[number]
        if examined(store) is not None:
            return "background"
        if by_reading:
            return "reading"
    if not same:
        raise Wrong("what is shown differs, and nobody says so")
    return "nothing"


def mended(folder: Path, original: Original) -> tuple[int, int]:
    """Salvage a damaged database; return how many games are whole, and how many continue from their last position.

    Checks that the database then shows what was kept, and that the damaged file was put aside unchanged. Raises Wrong.
    """
    clock = Calendar()
    path = folder / NAME
    content = path.read_bytes()
    done = salvage(path, clock())
    if done.aside.read_bytes() != content or done.aside.parent.name != FOLDER:
        raise Wrong("the damaged file is not kept as it was")
    shortened = 0
    with Store.open(folder, clock=clock) as store:
        if examined(store) is not None:
            raise Wrong("what was mended is damaged")
        games = [*store.unfinished(), *(one for kind in KINDS for one in store.history(kind))]
        for game in {one.id: one for one in games}.values():
            if original.kept[game.id]._replace(actions=0, result=None, counted=False) != game._replace(
                actions=0, result=None, counted=False
            ):
                raise Wrong(f"game {game.id} is another one")
            record = store.load(game.id, GAMES)
            if position_to_json(record.position) != original.positions[game.id]:
                raise Wrong(f"game {game.id} stands elsewhere")
            shortened += "position" in record.origin and original.kept[game.id].seed is not None
        for key in SETTINGS:
            if store.settings().get(key, SETTINGS[key]) != SETTINGS[key]:
                raise Wrong(f"the setting {key} is another one")
    return len({one.id for one in games}) - shortened, shortened


def restored(folder: Path) -> int:
    """Put back the newest sound copy; return how many games it has.

    Checks that the damaged file was put aside unchanged.
    """
    path, clock = folder / NAME, Calendar()
    content = path.read_bytes()
    offered = newest_sound(folder)
    if offered is None:
        raise Wrong("no copy is offered")
    aside = put_back(path, offered.path, clock())
    if aside.read_bytes() != content:
        raise Wrong("the damaged file is not kept as it was")
    with Store.open(folder, clock=clock) as store:
        return len({one.id for one in (*store.unfinished(), *(each for kind in KINDS for each in store.history(kind)))})




def noise(content: bytes, rng: random.Random) -> bytes:
    """A saved game with something wrong in it: bytes, or a value or key of its JSON."""
    way = rng.randrange(6)
    if way < 3:
        broken = bytearray(content)
        at, length = rng.randrange(len(broken)), rng.randrange(1, 60)
        if way == 0:
            broken[at] ^= 1 << rng.randrange(8)
        elif way == 1:
            del broken[at : at + length]
        else:
            broken[at:at] = broken[at : at + length]
        return bytes(broken)
    data = json.loads(content)
    # A path down to some place in it.
    holder, key = data, rng.choice(list(data))
    while isinstance(holder[key], dict | list) and holder[key] and rng.random() < 0.85:
        holder = holder[key]
        key = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))
    if way == 3:
        del holder[key]
    elif way == 4:
        holder[key] = rng.choice([None, True, -1, 2**70, 0.5, "", "XX", "\x00", [], {}, [[]], "9" * 3000, [[[[0]]]]])
    else:
        holder[key] = copy.deepcopy(data[rng.choice(list(data))])
    return json.dumps(data).encode()


class Files(NamedTuple):
    """The results for damaged files: how many opened, how many were refused with which code, the longest time in s."""

    opened: int
    refused: Counter[str]
    longest: float


def attack_files(folder: Path, number: int, seed: int) -> Files:
    """Damage saved games and open them. Raises any error except FileRefused, and Wrong if a file was changed."""
    rng = random.Random(seed)
    saves = [path.read_bytes() for path in sorted(SAVES.glob("*/*.kupa"))]
    path = folder / "game.kupa"
    refused: Counter[str] = Counter()
    opened, longest = 0, 0.0
    for _ in range(number):
        content = noise(rng.choice(saves), rng)
        path.write_bytes(content)
        start = time.perf_counter()
        try:
            read_kupa(path, GAMES)
            opened += 1
        except FileRefused as refusal:
            refused[refusal.code] += 1
        longest = max(longest, time.perf_counter() - start)
        if path.read_bytes() != content:
            raise Wrong("a file was changed by being read")
    return Files(opened, refused, longest)


def attack_databases(folder: Path, number: int, seed: int) -> Counter[tuple[str, str]]:
    """Damage databases, look at them, mend them both ways; return how often each damage was noticed by what."""
    original = Original(folder / "original")
    came: Counter[tuple[str, str]] = Counter()
    for at in range(seed, seed + number):
        place, again = folder / "damaged", folder / "again"
        way = damaged(original, place, at)
        try:
            told_by = shown(place, original)
            came[way, told_by] += 1
            if told_by != "nothing":
                shutil.copytree(place, again)
                whole, shortened = mended(place, original)
                came["games", "saved"] += whole
                came["games", "cut"] += shortened
                came["games", "in all"] += len(original.kept)
                if restored(again) != original.games:
                    raise Wrong("the copy that was put back is another one")
                shutil.rmtree(again)
        except Exception as error:
            error.add_note(f"attack {at}: {way}")
            raise
        shutil.rmtree(place)
    return came


def main(arguments: Sequence[str]) -> int:
    """Attack as the first argument says, and print the results."""
    kind, number, seed = [*arguments, "", "", ""][:3]
    with tempfile.TemporaryDirectory(prefix="kupa-attack-") as name:
        if kind == "damage":
            came = attack_databases(Path(name), int(number or 480), int(seed or 0))
            for (way, told_by), times in sorted(came.items()):
                print(f"{way:<12} {told_by:<12} {times}")
        elif kind == "files":
            print(attack_files(Path(name), int(number or 1100), int(seed or 0)))
        elif kind == "kills":
            from tests.store.test_kill import kill_many

            print(kill_many(Path(name), int(number or 1000), int(seed or 0), longest=0.3), "lost: 0")
        else:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
