"""No words over other words or over the index of a card, at every moment of the telling and not only at rest.

Every game of the registry is told on cloths of several sizes, in both languages. At every few stops the tests examine
the whole cloth, as the layout contract does, and the pill about the lit cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QApplication

from app.engine import hidden
from app.games import GAMES
from app.table.company import NARROW
from app.table.geometry import RATIO, Box, Shape
from app.table.prompts import Ref, Rest
from app.table.stage import Stage
from app.wording import use
from tests.covering import amount
from tests.table import laid
from tests.table.invented import Table

pytestmark = pytest.mark.usefixtures("qapp")

ACTS, EVERY = amount(14, 24), 2
"""How many acts of a game are told at least, and after how many stops the cloth is examined each time."""
CORNER = 0.26, 0.3
"""How much of a card its rank and suit take, fractions of its width and height."""


def corners(stage: Stage) -> Iterator[tuple[str, Box]]:
    """The places of the ranks and suits of open cards, with their zones."""
    assert stage.view is not None
    for zone in stage.view.zones:
        for card, place in zip(stage.cards(zone), stage.places(zone), strict=True):
            if place.drawn and not hidden(stage.face(zone, card.text)):
                high = place.width * RATIO
                left, top = place.x - place.width / 2, place.y - high / 2
                yield zone, Box(left, top, CORNER[0] * place.width, CORNER[1] * high)


FAR = 64.0
"""How far words about lit cards may lie from them if there is room, px."""


def apart(one: Box, other: Box) -> float:
    """The distance between two boxes, px."""
    across = max(other.x - one.x - one.width, one.x - other.x - other.width, 0.0)
    down = max(other.y - one.y - one.height, one.y - other.y - other.height, 0.0)
    return hypot(across, down)


def covered(stage: Stage, rest: Rest) -> Iterator[str]:
    """The faults of the cloth at a stop, one sentence each."""
    yield from laid.flaws(stage)
    signs = [thing for thing in laid.signs(stage) if laid.kind(thing.sign) not in laid.BEHIND]  # type: ignore[arg-type]
    ranks, outlined = list(corners(stage)), stage.overlay.outlined()
    for sign in signs:
        yield from (f"{sign.name} covers an index in {zone}" for zone, box in ranks if sign.around.overlap(box) > 30)
    for spot in stage.spots():
        if spot.outlined and spot.places == 0 and spot.shape is Shape.PILE and not stage.count(spot.zone):
            x, y = stage.board.anchor(spot)
            if not any(box.x < x < box.x + box.width and box.y < y < box.y + box.height for box in outlined):
                yield f"{spot.zone} is empty, and no place is seen there"
    pill = stage.overlay.pill
    if pill is not None:
        yield from (f"{rest.pill!r} covers {sign.name}" for sign in signs if sign.around.overlap(pill) > laid.TOUCH)
        yield from (f"{rest.pill!r} covers an index in {zone}" for zone, box in ranks if box.overlap(pill) > 0)
        if stage.board.width > NARROW:
            cards = [(thing.name, part) for thing in laid.zones(stage) for part in thing.parts]
            yield from (f"{rest.pill!r} covers a card in {one}" for one, box in cards if box.overlap(pill) > laid.TOUCH)
            about = [box for box in map(stage.overlay.box, rest.lit) if box is not None]
            if min(apart(pill, box) for box in about) > FAR:
                yield f"{rest.pill!r} is {min(apart(pill, box) for box in about):.0f} px from its cards"
        inside = pill.x >= 0 and pill.y >= 0 and pill.x + pill.width <= stage.board.width
        if not inside or pill.y + pill.height > stage.board.height:
            yield f"{rest.pill!r} reaches beyond the cloth"


@pytest.mark.covering
@pytest.mark.parametrize("rtl", [True, False], ids=["he", "en"])
@pytest.mark.parametrize("size", [(876, 476), (1256, 644), (1896, 908)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("most", [True, False], ids=["most", "few"])
@pytest.mark.parametrize("game", GAMES)
def test_no_words_lie_over_others_while_a_game_is_told(
    game: str, most: bool, size: tuple[int, int], rtl: bool
) -> None:
    use("he" if rtl else "en")
    low, high = GAMES[game].info.seats
    table = Table(game, high if most else min(max(low, 3), high), 4, names=laid.names_of(game), size=size, rtl=rtl)
    stage, found, stops = table.surface.stage, list[str](), 0
    light = stage.overlay.light

    def look(rest: Rest) -> None:
        nonlocal stops
        light(rest)
        stops += 1
        if stops % EVERY == 0 or rest.pill:
            found.extend(f"{rest.words!r}: {flaw}" for flaw in covered(stage, rest))

    with patch.object(stage.overlay, "light", look), patch("app.table.overlay.paint_sign", laid.once):
        table.opening()
        for number, _ in enumerate(table.play(), 1):
            QApplication.processEvents()
            # A person's own acts need no telling, so in a game for one the first stop may come late.
            if number >= ACTS and stops:
                break
    use("en")
    assert stops, "something was told"
    assert not found, "\n".join(dict.fromkeys(found))


def test_words_about_a_card_lie_at_its_side_where_there_is_none_below_it() -> None:
    """In Very Close the winning card lies above the one it wins, which otherwise has the word "wins" at its side."""
    use("en")
    table = Table("karov-meod", 2, 4, names=laid.names_of("karov-meod"), size=(1256, 644), rtl=False)
    stage, beside = table.surface.stage, list[bool]()
    light = stage.overlay.light

    def look(rest: Rest) -> None:
        light(rest)
        pill = stage.overlay.pill
        if pill is None or rest.lit[0].zone != "laid.1":
            return
        (won, card) = (stage.overlay.box(ref) for ref in (Ref("open", 0), rest.lit[0]))
        assert won is not None and card is not None
        beside.append(card.y < pill.middle[1] < card.y + card.height < won.y + 1)

    with patch.object(stage.overlay, "light", look):
        table.opening()
        for _ in table.play():
            QApplication.processEvents()
            if len(beside) > 1:
                break
    assert beside and all(beside)
