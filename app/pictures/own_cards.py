"""Own backs and faces as they are kept: copies in the folder of the program's data, so that a moved file loses nothing.

Every set has a name made from its content. What is kept is never changed, so whoever remembers a picture by its name
remembers the right one; a set that is replaced by another is removed with `forget_others`.
"""

from __future__ import annotations

import hashlib
import io
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from app.pictures.checked import card_of, opened
from app.pictures.faces import faces_in
from app.pictures.names import is_name, own_cards
from app.store.errors import NoHome
from app.store.files import write_file


class ChosenPictures(NamedTuple):
    """Pictures that were looked at and are not kept yet: PNG files by card, `??` for a back."""

    pictures: dict[str, bytes]

    @property
    def name(self) -> str:
        """The name under which they are kept."""
        sums = hashlib.sha256()
        for symbol, content in sorted(self.pictures.items()):
            sums.update(symbol.encode() + hashlib.sha256(content).digest())
        return f"{'back' if set(self.pictures) == {'??'} else 'faces'}-{sums.hexdigest()[:16]}"


def chosen_back(path: Path) -> ChosenPictures:
    """A picture for the back. Raises PictureRefused."""
    return ChosenPictures({"??": _png(card_of(opened(path), path.name))})


def chosen_faces(path: Path, told: Callable[[int], bool] = lambda count: True) -> ChosenPictures | None:
    """A folder of pictures, or one sheet, for the faces. Raises PictureRefused.

    `told` hears after each how many there are; where it says no, everything is dropped and None is returned.
    """
    pictures: dict[str, bytes] = {}
    for symbol, picture in faces_in(path):
        pictures[symbol] = _png(picture)
        if not told(len(pictures)):
            return None
    return ChosenPictures(pictures)


def _png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=3)
    return out.getvalue()


def keep(chosen: ChosenPictures) -> str:
    """Keep pictures among the program's data; returns the name of the set. Raises FileRefused, NoHome."""
    place = own_cards() / chosen.name
    _make(place)
    for symbol, content in chosen.pictures.items():
        write_file(place / f"{_file(symbol)}.png", content, replace=True)
    return chosen.name


def _make(place: Path) -> None:
    """Make the folder of a set; that it cannot be made is told by the first file that cannot be written there."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return


def _file(symbol: str) -> str:
    return "back" if symbol == "??" else symbol


def forget_others(*names: str) -> None:
    """Remove every set but these; what cannot be removed stays."""
    try:
        others = [path for path in own_cards().iterdir() if is_name(path.name) and path.name not in names]
    except (NoHome, OSError):
        return
    for path in others:
        shutil.rmtree(path, ignore_errors=True)
