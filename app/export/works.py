"""Making the file that was wished for from a reel, and the application that painting needs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import cast

from PySide6.QtWidgets import QApplication

from app.art.card_style import CardStyle
from app.art.icon_files import png_bytes
from app.art.tokens import theme
from app.export.easel import Easel, Looks, board_of, controller_of
from app.export.film import Studio, film, film_size
from app.export.page import page
from app.export.wish import FilmSize, Wish
from app.session.reel import Reel
from app.table.surface import USUAL

SCALES: dict[FilmSize, int] = {"small": 1, "medium": 2, "large": 3}
"""How many px of a picture of the table show one px of the cloth."""

PLAIN = Looks(theme("light"), CardStyle())
"""How things look if nobody has chosen."""


@cache
def application() -> QApplication:
    """Return the application of this process. If there is none yet, make one without a screen, which stays."""
    running = QApplication.instance()
    if running is not None:
        return cast("QApplication", running)
    # Other systems paint with their own fonts, which need no screen either.
    screen = ["-platform", "offscreen"] if sys.platform.startswith("linux") else []
    return QApplication(["kupa", *screen, "-style", "fusion"])


def made(reel: Reel, wish: Wish, looks: Looks, progress: Callable[[int], object] = lambda done: None) -> bytes:
    """Return the file. `progress` is called with the number of places done, and may raise to stop the work.

    Raises `app.export.page.TooLong` for a page that would be too large.
    """
    application()
    match wish.kind:
        case "html":
            return page(reel, looks, progress)
        case "png":
            return picture(reel, wish.size, looks)
        case "webp" | "gif" as kind:
            return film(Studio(reel, looks, wish.size, wish.speed), kind, progress)


def picture(reel: Reel, size: FilmSize, looks: Looks) -> bytes:
    """Return the table at the last place of a reel, as PNG."""
    still = reel.still(reel.last)
    controller = controller_of(reel, looks)
    board = board_of(USUAL.width(), USUAL.height(), SCALES[size], controller, looks)
    return png_bytes(Easel(controller, board, looks).painted(still.view, still.events))


def preview(reel: Reel, wish: Wish, looks: Looks, progress: Callable[[int], object]) -> tuple[bytes, int]:
    """Return the first picture as PNG, and the size of the file in bytes: exact for a page, an estimate for a film.

    `progress` as in `made`. Raises TooLong as `made` does.
    """
    application()
    first = png_bytes(Studio(reel, looks, "small", wish.speed).painted(reel.still(reel.first)))
    if wish.kind in ("webp", "gif"):
        return first, film_size(Studio(reel, looks, wish.size, wish.speed), wish.kind, progress)
    return first, len(made(reel, wish, looks, progress))
