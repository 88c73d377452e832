"""What the settings say about printing, for callers without a window. No Qt."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from app.art.card_style import BACKS, CardStyle
from app.pictures.names import back_file, faces_folder
from app.printing.choices import FLIPS
from app.printing.order import PrintOrder
from app.printing.paper import PAPERS, Offset
from app.store.kept_settings import kept_settings

LOOKS = ("four_colour", "large_index", "own_corners")
KEPT = (
    "print_paper", "print_flip", "print_right", "print_down", "back", *LOOKS,
    "own_back", "own_back_on", "own_faces", "own_faces_on",
)  # fmt: skip
"""The settings that matter on paper."""


def as_kept(order: PrintOrder) -> PrintOrder:
    """Return an order with the paper, the edge, the offset and the look of cards that the person has chosen."""
    kept = kept_settings(*KEPT)
    paper, flip = kept.get("print_paper"), kept.get("print_flip")
    if isinstance(paper, str) and paper in PAPERS:
        order = order._replace(paper=paper)
    if flip in FLIPS:
        order = order._replace(flip=flip)
    with suppress(ValueError, TypeError):
        offset = Offset(float(kept.get("print_right", 0)), float(kept.get("print_down", 0))).allowed()
        order = order._replace(offset=offset)
    return order._replace(style=_style(kept))


def _style(kept: dict[str, Any]) -> CardStyle:
    """Return the look of the cards, with defaults for values of other versions that are unknown here."""
    looks = {name: kept[name] for name in LOOKS if isinstance(kept.get(name), bool)}
    style = CardStyle(**looks)
    if kept.get("back") in BACKS:
        style = style._replace(back=kept["back"])
    if kept.get("own_back_on") is True and isinstance(kept.get("own_back"), str):
        style = style._replace(own_back=back_file(kept["own_back"]))
    if kept.get("own_faces_on") is True and isinstance(kept.get("own_faces"), str):
        style = style._replace(own_faces=faces_folder(kept["own_faces"]))
    return style
