"""A reel as one HTML file: the table and the sentence of each step, with everything it needs inside and no web address.

Keys, buttons and swipes step through it, and it plays by itself. It follows the reader's light or dark screen and wish
for less motion. In Hebrew it reads from the right: the next step is to the left, as in a book. The words, the cards and
their pictures all come from the stills of the reel (`app.export.story`), so what its eyes did not see is not in it.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from typing import Any

from app.art.card_style import paper
from app.art.tokens import Theme, theme
from app.export.easel import Looks
from app.export.mosaic import TooManyCards, card_mosaic, plate_mosaic
from app.export.story import Story
from app.session.reel import Reel
from app.wording import resource

LARGEST = 300_000
"""The maximum size of a page in bytes."""
LEAST_CARDS = 12_000
"""The minimum number of bytes left for the pictures of the cards."""
COLOURS = {
    "wall": "wall", "paper": "paper", "paper-2": "paper_2", "line": "line", "ink": "ink", "ink-2": "ink_2",
    "cloth": "cloth", "cloth-ink": "cloth_ink", "cloth-ink-2": "cloth_ink_2", "stripe": "stripe", "spot": "place",
    "prim": "prim", "on-prim": "on_prim", "legal": "legal", "saffron": "saffron", "saffron-line": "saffron_line",
    "pill": "pill", "on-pill": "on_pill",
}  # fmt: skip
"""The colours of the style sheet, and the fields of a theme they come from."""


class TooLong(ValueError):
    """The reel does not fit into one page; the person must choose a part of it."""


def page(reel: Reel, looks: Looks, progress: Callable[[int], object] = lambda done: None) -> bytes:
    """Return the file. Raises TooLong if it would have more than `LARGEST` bytes.

    `progress` is called with the number of places read, and may raise to stop the work.
    """
    story = Story(reel, looks, progress)
    plates = list(dict.fromkeys(one.plate for one in reel.seated))
    data = {**story.data, "plates": plates, "columns": 0, "rows": 0}
    plates_at = plate_mosaic(plates, looks.theme).address
    # The faces get what the rest of the page leaves, less the digits of their columns and rows.
    rest = LARGEST - len(_written(data, looks, "", plates_at)) - 16
    if rest < LEAST_CARDS:
        raise TooLong(f"{len(reel)} places leave {rest} bytes for the cards")
    try:
        cards = card_mosaic(story.symbols, reel.game.id, looks.cards._replace(night=False), rest)
    except TooManyCards as error:
        raise TooLong(str(error)) from error
    data.update(columns=cards.columns, rows=cards.rows)
    return _written(data, looks, cards.address, plates_at)


def _written(data: dict[str, Any], looks: Looks, faces: str, plates: str) -> bytes:
    """Return the file with these pictures."""
    edge = paper(looks.cards._replace(night=False)).edge
    contrast = looks.theme.high_contrast
    style = _filled(
        _part("page.css"),
        light=_colours(theme("light", contrast), edge),
        dark=_colours(theme("dark", contrast), edge),
        faces=faces,
        plates=plates,
    )
    # No text may close the script that contains it.
    story = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    whole = _filled(
        _part("page.html"),
        lang=data["lang"],
        dir=data["dir"],
        title=html.escape(data["title"]),
        style=style,
        story=story,
        script=_part("page.js"),
        **{"no-script": html.escape(data["labels"]["no-script"])},
    )
    return whole.encode("utf-8")


def _part(name: str) -> str:
    """Return one of the parts of a page, without its comments."""
    text = resource("resources", "replay", name).read_text("utf-8")
    return "\n".join(line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("//"))


def _filled(template: str, **fields: str) -> str:
    """Fill in the fields, `@name@`, of a template; the inserted text is not searched again."""
    return re.sub(r"@([a-z-]+)@", lambda field: fields[field[1]], template)


def _colours(colours: Theme, edge: str) -> str:
    known = colours._asdict()
    found = {name: known[field] for name, field in COLOURS.items()}
    return " ".join(f"--{name}: {value};" for name, value in {**found, "edge": edge}.items())
