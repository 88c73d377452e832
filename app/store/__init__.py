"""What is kept: games in progress, history, statistics and settings in SQLite, and `.kupa` files.

Everything lies in one folder: the one named by the environment variable `KUPA_HOME`, else the place the system
keeps for a program's data. What cannot be opened is refused with a code and left byte for byte as it was.

- `Store`, `Kept`: the games, one committed transaction a gesture (`app.store.store`),
- `Settings`, `Statistics`: what a store holds besides,
- `write_kupa`, `read_kupa`, `Opened`: one game as a file; `write_file`: any other file, written as safely,
- `StoreError` and its subclasses, `FileRefused`: what can go wrong, as codes (`app.store.errors`),
- `data_folder`: where all of it lies.
"""

from __future__ import annotations

from app.store.errors import (
    ChangedElsewhere,
    Damaged,
    DiskFull,
    FileRefused,
    FolderNotMade,
    Foreign,
    GameRefused,
    Locked,
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
from app.store.settings import Settings
from app.store.statistics import Statistics
from app.store.store import Kept, Store

__all__ = [
    "ChangedElsewhere",
    "Damaged",
    "DiskFull",
    "FileRefused",
    "FolderNotMade",
    "Foreign",
    "GameRefused",
    "Kept",
    "Locked",
    "NoSuchGame",
    "NotADatabase",
    "NotWritable",
    "Opened",
    "Refusal",
    "Settings",
    "Statistics",
    "Store",
    "StoreError",
    "StoreFailed",
    "TooNew",
    "Vanished",
    "data_folder",
    "read_kupa",
    "write_file",
    "write_kupa",
]
