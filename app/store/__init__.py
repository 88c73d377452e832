"""What the program keeps: games in progress, history, statistics and settings in SQLite, and `.kupa` files.

Everything is stored in one folder: the one named by the environment variable `KUPA_HOME`, or else the system's usual
place for a program's data. A file that cannot be opened is refused with a code and left byte for byte as it was
(docs/saving.md).

- `Store`, `Kept`: the games, with one committed transaction for each gesture (`app.store.store`),
- `StoredSettings`, `Statistics` (which leave out games with the key `SHOWN`): the other contents of a store,
- `write_kupa`, `read_kupa`, `Opened`: one game as a file; `write_file`: any other file, written just as safely,
- `StoreError` and its subclasses, `FileRefused`: what can go wrong, as codes (`app.store.errors`),
- `Examination`, `newest_sound`, `salvage`, `put_back`: checking whether the kept data is sound, and repairing it,
- `data_folder`: the folder that holds all of it.
"""

from __future__ import annotations

from app.store.backups import Copy, newest_sound
from app.store.errors import (
    ChangedElsewhere,
    Damaged,
    DamagedRows,
    DiskFull,
    FileRefused,
    FolderNotMade,
    Foreign,
    GameRefused,
    Locked,
    NoHome,
    NoSuchGame,
    NotADatabase,
    NotWritable,
    Refusal,
    StoreError,
    StoreFailed,
    TooNew,
    Vanished,
)
from app.store.files import Opened, read_kupa, write_file, write_kupa
from app.store.folder import data_folder
from app.store.salvage import put_back, salvage
from app.store.settings import StoredSettings
from app.store.soundness import Examination
from app.store.statistics import SHOWN, Statistics
from app.store.store import Kept, Store

__all__ = [
    "SHOWN",
    "ChangedElsewhere",
    "Copy",
    "Damaged",
    "DamagedRows",
    "DiskFull",
    "Examination",
    "FileRefused",
    "FolderNotMade",
    "Foreign",
    "GameRefused",
    "Kept",
    "Locked",
    "NoHome",
    "NoSuchGame",
    "NotADatabase",
    "NotWritable",
    "Opened",
    "Refusal",
    "Statistics",
    "Store",
    "StoreError",
    "StoreFailed",
    "StoredSettings",
    "TooNew",
    "Vanished",
    "data_folder",
    "newest_sound",
    "put_back",
    "read_kupa",
    "salvage",
    "write_file",
    "write_kupa",
]
