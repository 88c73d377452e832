"""What is kept: games in progress, history, statistics and settings in SQLite, and `.kupa` files.

Everything lies in one folder: the one named by the environment variable `KUPA_HOME`, else the place the system has for
a program's data. What cannot be opened is refused with a code and left byte for byte as it was (docs/saving.md).

- `Store`, `Kept`: the games, one committed transaction for each gesture (`app.store.store`),
- `StoredSettings`, `Statistics`: what else a store holds,
- `write_kupa`, `read_kupa`, `Opened`: one game as a file; `write_file`: any other file, written as safely,
- `StoreError` and its subclasses, `FileRefused`: what can go wrong, as codes (`app.store.errors`),
- `Examination`, `newest_sound`, `salvage`, `put_back`: whether what is kept is sound, and what is done if it is not,
- `data_folder`: where all of it lies.
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
from app.store.statistics import Statistics
from app.store.store import Kept, Store

__all__ = [
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
