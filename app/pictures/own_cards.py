"""Keeping own backs and faces: copies in the program's data folder, so that moving the originals loses nothing.

Every set has a name made from its content. A kept set is never changed, so a picture cached by its name stays right. A
set that is replaced by another is removed with `forget_others`.
"""

from __future__ import annotations

import hashlib
import io
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

from PIL import Image

from app.engine.cards import HIDDEN
from app.pictures.checked import card_of, opened
from app.pictures.faces import faces_in
from app.pictures.names import is_name, own_cards
from app.store.errors import NoHome
from app.store.files import write_file


def looked_at(path: Path, *, back: bool) -> Iterator[tuple[str, bytes]]:
    """Yield the pictures of a file or a folder, one at a time, checked and cut to shape: by card, a back as `HIDDEN`.

    Raises PictureRefused; then none of them may be used.
    """
    if back:
        yield HIDDEN, _png(card_of(opened(path), path.name))
    else:
        for symbol, picture in faces_in(path):
            yield symbol, _png(picture)


def _png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=3)
    return out.getvalue()


def keep(pictures: Mapping[str, bytes], place: Path | None = None) -> Path:
    """Keep checked pictures (`looked_at`) in the program's data folder, or in another `place`; return their folder.

    Raises FileRefused, NoHome.
    """
    made = (own_cards() if place is None else place) / _name(pictures)
    _make(made)
    for symbol, content in pictures.items():
        write_file(made / f"{_file(symbol)}.png", content, replace=True)
    return made


def _name(pictures: Mapping[str, bytes]) -> str:
    """Return the name of a set, made from its content."""
    sums = hashlib.sha256()
    for symbol, content in sorted(pictures.items()):
        sums.update(symbol.encode() + hashlib.sha256(content).digest())
    return f"{'back' if set(pictures) == {HIDDEN} else 'faces'}-{sums.hexdigest()[:16]}"


def _make(place: Path) -> None:
    """Create the folder of a set. If that fails, the first file that cannot be written there will say why."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return


def _file(symbol: str) -> str:
    return "back" if symbol == HIDDEN else symbol


def forget_others(*names: str) -> None:
    """Remove every set but these; what cannot be removed stays."""
    try:
        others = [path for path in own_cards().iterdir() if is_name(path.name) and path.name not in names]
    except (NoHome, OSError):
        return
    for path in others:
        shutil.rmtree(path, ignore_errors=True)
