"""Attacks on what is kept: a database damaged by lot, and what a person may be shown of it afterwards.

`damaged(folder, seed)` damages a database that `Original` has made; `shown(folder, original)` opens it as the program
does and says what came of it. Whatever the damage, one of these must be so: nothing that is kept has changed, or a
`StoreError` says that something has. A list that differs, said by nobody, is the failure (`Wrong`).
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.engine import OVER, position_to_json
from app.games import GAMES
from app.store import Kept, Store, StoreError
from app.store.backups import newest_sound
from app.store.database import NAME
from app.store.salvage import FOLDER, put_back, salvage
from tests.store.sample import TABLE, Calendar, begun, finished, stroke

KINDS = ("solo", "trishape")
PAGE = 4096
SETTINGS: dict[str, Any] = {f"key {n}": {"n": n, "text": "שלום" * n} for n in range(24)}


class Wrong(AssertionError):
    """Something that was kept is shown otherwise, or not at all, and nobody was told."""


def told(store: Store) -> dict[str, Any]:
    """Everything a store shows without opening a game."""
    return {
        "unfinished": store.unfinished(),
        "history": {game: store.history(game) for game in KINDS},
        "statistics": {game: store.statistics(game) for game in KINDS},
        "settings": {key: store.settings().get(key) for key in SETTINGS},
    }


@dataclass
class Original:
    """A database with games of several kinds, in their middle and at their end, and what it says of them."""

    folder: Path
    games: int = 6
    shown: dict[str, Any] = field(default_factory=dict)
    positions: dict[int, Any] = field(default_factory=dict)
    undone: dict[int, list[tuple[str, ...]]] = field(default_factory=dict)
    kept: dict[int, Kept] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Make it, with a copy of the day before in which the last three games are not yet."""
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
    """One bit."""
    content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


def flips(content: bytearray, rng: random.Random, older: bytes) -> None:
    """Some bits within one page."""
    page = rng.randrange(len(content) // PAGE) * PAGE
    for _ in range(rng.randint(2, 40)):
        content[page + rng.randrange(PAGE)] ^= 1 << rng.randrange(8)


def definitions(content: bytearray, rng: random.Random, older: bytes) -> None:
    """One bit in the definitions of the tables."""
    places = [at for at in range(len(content) - 6) if content[at : at + 7] == b"CREATE "]
    content[rng.choice(places) + rng.randrange(200)] ^= 1 << rng.randrange(8)


def head(content: bytearray, rng: random.Random, older: bytes) -> None:
    """One bit in the first hundred bytes, which say what the file is."""
    content[rng.randrange(100)] ^= 1 << rng.randrange(8)


def zeros(content: bytearray, rng: random.Random, older: bytes) -> None:
    """A page of zeros."""
    page = rng.randrange(len(content) // PAGE) * PAGE
    content[page : page + PAGE] = bytes(PAGE)


def sector(content: bytearray, rng: random.Random, older: bytes) -> None:
    """A sector of zeros or of anything."""
    place = rng.randrange(len(content) // 512) * 512
    content[place : place + 512] = bytes(512) if rng.random() < 0.5 else rng.randbytes(512)


def another(content: bytearray, rng: random.Random, older: bytes) -> None:
    """One page in the place of another."""
    pages = len(content) // PAGE
    one, two = rng.randrange(pages) * PAGE, rng.randrange(pages) * PAGE
    content[two : two + PAGE] = content[one : one + PAGE]


def stale(content: bytearray, rng: random.Random, older: bytes) -> None:
    """A page as it was a day ago: the disk has said that it wrote, and has not."""
    page = rng.randrange(min(len(older), len(content)) // PAGE) * PAGE
    content[page : page + PAGE] = older[page : page + PAGE]


def cut(content: bytearray, rng: random.Random, older: bytes) -> None:
    """The end is missing."""
    del content[rng.randrange(len(content)) :]


DAMAGES: tuple[Callable[[bytearray, random.Random, bytes], None], ...] = (
    flip, flips, definitions, head, zeros, sector, another, stale, cut,
)  # fmt: skip


def damaged(original: Original, folder: Path, seed: int) -> str:
    """Copy the original and damage it; returns in which way."""
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
    """What the look in the background tells."""
    found: list[StoreError | None] = []
    store.examine(found.append).wait()
    return found[0] if found else None


def shown(folder: Path, original: Original) -> str:
    """Open a damaged database as the program does, look at everything; returns who told of the damage.

    `refused`, `reading`, `background`, or `nothing` where all is as it was. Raises Wrong.
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
    """Salvage a damaged database; returns how many games are whole and how many go on from their last position.

    Whatever is shown then is what was kept, and the damaged file lies aside as it was. Raises Wrong.
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
    """Put the newest sound copy back; returns how many games it has. The damaged file lies aside as it was."""
    path, clock = folder / NAME, Calendar()
    content = path.read_bytes()
    copy = newest_sound(folder)
    if copy is None:
        raise Wrong("no copy is offered")
    aside = put_back(path, copy.path, clock())
    if aside.read_bytes() != content:
        raise Wrong("the damaged file is not kept as it was")
    with Store.open(folder, clock=clock) as store:
        return len({one.id for one in (*store.unfinished(), *(each for kind in KINDS for each in store.history(kind)))})


