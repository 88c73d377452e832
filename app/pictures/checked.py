"""A picture from a person's disk, checked before it is used: its size, its shape, whether it can be read at all.

Nothing here trusts a file. It is opened by its content, never by its name. The size it claims is read from its head
before a single pixel is unpacked. Whatever its reader raises becomes one reason with one sentence.
"""

from __future__ import annotations

import stat
import warnings
from collections.abc import Mapping
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from app.store.errors import Refusal

FORMATS = ("PNG", "JPEG", "WEBP", "GIF", "BMP")
"""The kinds of pictures that can be read; the bundle has no other readers."""
WIDTH, HEIGHT = 750, 1050
"""The size of a kept card in pixels: 302 dots per inch on a card of 63 mm."""
LEAST = (250, 350)
"""The minimum size in pixels; a smaller picture would be a blur even on the screen."""
MOST_BYTES = 64 * 1024 * 1024
MOST_PIXELS = 48_000_000
"""More pixels are never unpacked: 48 million take 192 MB while the picture is checked."""
TOLERANCE = 0.12
"""How far a picture's shape may differ from a card's, as a part of it; the excess is cut off evenly."""

PICTURE_CODES: Mapping[str, tuple[str, ...]] = {
    "missing": ("file",),
    "no-file": ("file",),
    "unreadable": ("file",),
    "too-heavy": ("file", "megabytes"),
    "kind": ("file",),
    "damaged": ("file",),
    "animated": ("file",),
    "huge": ("file", "width", "height"),
    "immense": ("file",),
    "small": ("file", "width", "height"),
    "shape": ("file", "width", "height"),
    "sheet-shape": ("file", "width", "height"),
    "no-cards": ("file",),
    "twice": ("file", "other"),
    "many": ("file",),
}
"""Codes of `PictureRefused`. `file` is a name without its folder, the sizes are pixels."""


class PictureRefused(Refusal):
    """A picture, or a folder of them, cannot be used; nothing has been changed."""

    codes = PICTURE_CODES


def opened(path: Path, least: tuple[int, int] = LEAST) -> Image.Image:
    """Return a still picture of a usable size: unpacked, upright, in colours and perhaps transparent.

    Raises PictureRefused.
    """
    name = path.name
    try:
        kind = path.stat()
    except FileNotFoundError as error:
        raise PictureRefused("missing", (name,)) from error
    except (OSError, ValueError) as error:
        raise PictureRefused("unreadable", (name,)) from error
    if not stat.S_ISREG(kind.st_mode):
        raise PictureRefused("no-file", (name,))
    if kind.st_size > MOST_BYTES:
        raise PictureRefused("too-heavy", (name, MOST_BYTES // (1024 * 1024)))
    try:
        with warnings.catch_warnings():
            # Pillow's warning of bombs has a limit of its own; ours is lower, and an error.
            warnings.simplefilter("ignore")
            with Image.open(path, formats=FORMATS) as picture:
                _check_head(picture, name, least)
                return _upright(picture)
    except PictureRefused:
        raise
    except UnidentifiedImageError as error:
        raise PictureRefused("kind", (name,)) from error
    except PermissionError as error:
        raise PictureRefused("unreadable", (name,)) from error
    except Image.DecompressionBombError as error:
        # Pillow has refused it before reporting the size.
        raise PictureRefused("immense", (name,)) from error
    except Exception as error:
        # The readers raise anything that a damaged file leads to: OSError, SyntaxError, struct.error and more.
        raise PictureRefused("damaged", (name,)) from error


def _check_head(picture: Image.Image, name: str, least: tuple[int, int]) -> None:
    """Refuse a file that is already unsuitable by its head."""
    width, height = picture.size
    if width * height > MOST_PIXELS:
        raise PictureRefused("huge", (name, width, height))
    if getattr(picture, "n_frames", 1) > 1:
        raise PictureRefused("animated", (name,))
    if min(width, height) < min(least) or max(width, height) < max(least):
        raise PictureRefused("small", (name, width, height))


def _upright(picture: Image.Image) -> Image.Image:
    """Return the picture upright as the camera noted, in the colours of a screen."""
    turns = {
        3: Image.Transpose.ROTATE_180,
        6: Image.Transpose.ROTATE_270,
        8: Image.Transpose.ROTATE_90,
    }
    turn = turns.get(picture.getexif().get(0x0112, 1))
    plain = picture.convert("RGBA" if "A" in picture.mode or "transparency" in picture.info else "RGB")
    return plain.transpose(turn) if turn is not None else plain


def card_of(picture: Image.Image, name: str) -> Image.Image:
    """Return a picture as a card: cut evenly to its shape, at the size that is kept, on white if transparent.

    Raises PictureRefused for a picture of another shape.
    """
    width, height = picture.size
    if not 1 - TOLERANCE <= (width / height) / (WIDTH / HEIGHT) <= 1 + TOLERANCE:
        raise PictureRefused("shape", (name, width, height))
    wide = min(width, height * WIDTH / HEIGHT)
    high = wide * HEIGHT / WIDTH
    left, top = (width - wide) / 2, (height - high) / 2
    box = (left, top, left + wide, top + high)
    made = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS, box=box)
    if made.mode != "RGBA":
        return made
    ground = Image.new("RGB", made.size, "white")
    ground.paste(made, mask=made.getchannel("A"))
    return ground
