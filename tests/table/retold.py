"""One game of every kind as it is told to seat 0, with the cloth at each sentence; told once for several laws.

It is told on the cloth of the smallest window, where things are closest together.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtWidgets import QApplication

from app.engine import hidden
from app.games import GAMES
from app.table.cards import CardItem
from app.table.geometry import RATIO, Box
from app.table.prompts import Rest
from app.table.signs import Badge
from app.table.stage import Stage
from tests.covering import amount
from tests.table import laid
from tests.table.invented import Table, Told

ACTS = amount(20, 40)
"""How many acts of a game are told."""


class Sentence(NamedTuple):
    """A sentence of the voice: its words, the faces that lay open then, and the cards that lay over a badge.

    `rest` is everything that was said; `meanwhile` is what the reader saw or knew while the sentence was said and read.
    """

    words: str
    faces: frozenset[str]
    over: tuple[str, ...]
    rest: Rest
    meanwhile: frozenset[str]


class Act(NamedTuple):
    """A gesture as it was told, its sentences, and the faces that lay open after it."""

    told: Told
    sentences: tuple[Sentence, ...]
    faces: frozenset[str]


class Telling(NamedTuple):
    """A told game: its table after the last act, no longer visible, the deal and the acts."""

    table: Table
    opening: Act
    acts: tuple[Act, ...]

    @property
    def gestures(self) -> tuple[Told, ...]:
        """The deal and the acts as they were told."""
        return (self.opening.told, *(act.told for act in self.acts))


def open_cards(stage: Stage) -> frozenset[str]:
    """Every card whose face is on the cloth."""
    assert stage.view is not None
    shown = {stage.face(zone, card.text) for zone in stage.view.zones for card in stage.cards(zone)}
    return frozenset(text for text in shown if not hidden(text))


def in_sight(stage: Stage) -> frozenset[str]:
    """Every card that the reader sees or knows.

    They see its face or the face it is turning to, or its back if they know which card it is. Nobody sees a card that
    is not drawn because its zone has no place.
    """
    items = (item.text for item in stage.items() if isinstance(item, CardItem) and item.isVisible())
    turning = (motion.turn for motion in stage.clock._moves.values() if motion.turn)
    told = stage.between()
    backs = (card.text for zone in told.zones for card in stage.cards(zone) if card.item is not None)
    known = chain(backs, *(places.values() for places in told.knows.values()))
    return frozenset(text for text in chain(items, turning, known) if not hidden(text))


def over_badges(stage: Stage) -> Iterator[str]:
    """The cards that lie over a badge, in a few words each."""
    badges = [thing for thing in laid.signs(stage) if isinstance(thing.sign, Badge)]
    assert stage.view is not None
    for zone in stage.view.zones:
        for card in stage.cards(zone):
            if card.item is None or not card.item.isVisible():
                continue
            wide, x, y = card.item.width, card.item.x(), card.item.y()
            box = Box(x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO)
            yield from (
                f"a card of {zone} lies over {badge.name}" for badge in badges if badge.around.overlap(box) > 200
            )


@cache
def telling(game: str) -> Telling:
    """A game of three seats, or as near to that as it allows, with the names of all seats."""
    low, high = GAMES[game].info.seats
    table = Table(game, min(max(low, 3), high), 4, size=laid.SIZES[0])
    stage = table.surface.stage
    light, sentences = stage.overlay.light, list[Sentence]()

    began = frozenset[str]()

    def hear(rest: Rest) -> None:
        nonlocal began
        began = in_sight(stage)

    def look(rest: Rest) -> None:
        light(rest)
        seen = began | in_sight(stage)
        sentences.append(Sentence(rest.words, open_cards(stage), tuple(over_badges(stage)), rest, seen))

    table.surface.teller.said.connect(hear)

    def whole(told: Told) -> Act:
        QApplication.processEvents()
        act = Act(told, tuple(sentences), open_cards(stage))
        sentences.clear()
        return act

    with patch.object(stage.overlay, "light", look), patch("app.table.overlay.paint_sign", laid.once):
        opening = whole(table.opening())
        whole_game = Telling(table, opening, tuple(whole(told) for told in table.play(ACTS)))
    table.end()
    return whole_game
