"""A reel as plain data for a page: which cards are in which zone after each gesture, and all its words.

Only what changes from one step to the next is written, and each word of a sentence only once, so that a long game stays
small. Each zone is written as its table shows it: a pile as the card on top and their number, a hand as its cards in
the order in which they are held. `resources/replay/page.js` reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from app.engine import View
from app.engine.zones import Zone
from app.export.easel import Looks, controller_of
from app.session.reel import Reel, Still
from app.table.aiming import traces
from app.table.controller import Controller
from app.table.geometry import Board, Shape, Spot
from app.table.prompts import Ref
from app.table.signs import Arrow, Badge, Caption, CardSign, DropPlace, Peek, PlacedSign, Sign, SuitPlate, Tag
from app.wording import direction, language, t
from app.wording.bidi import counted, suit_text
from app.wording.catalogue import message
from app.wording.formatting import speak_card
from app.wording.in_words import zone_name
from app.wording.titles import game_name

BOARD = Board(1256, 644)
"""The usual cloth: a zone's shape on it is also its shape on the page."""
LYING = {
    Shape.PILE: "pile", Shape.ROW: "row", Shape.COLUMN: "column", Shape.THREES: "row", Shape.BRICKS: "row",
    Shape.AWAY: "away",
}  # fmt: skip
"""How the page shows zones of each shape; one that is *away* is only counted, at its owner's name."""
LABELS = (
    "play", "pause", "first", "back", "forward", "last", "place", "of", "film", "table", "empty", "keys", "no-script",
    "in-turn",
)  # fmt: skip
"""The page's own words, as messages `export.page.<name>`."""


class Lies(NamedTuple):
    """What a page shows of a zone: its shape, the number of cards, and the cards that are visible."""

    shape: str
    many: int
    cards: tuple[int, ...]


NOTHING = Lies("away", 0, ())


class Interned:
    """Texts by number, each written once, as the numbers of its words."""

    def __init__(self) -> None:
        """Start empty."""
        self.words: dict[str, int] = {}
        self.texts: dict[str, int] = {}

    def number(self, text: str) -> int:
        """Return the number of a text."""
        return self.texts.setdefault(text, len(self.texts))

    def written(self) -> tuple[list[str], list[list[int]]]:
        """Return the words, and the texts as the numbers of their words."""
        texts = [[self.words.setdefault(word, len(self.words)) for word in text.split(" ")] for text in self.texts]
        return list(self.words), texts


class Story:
    """The data of one reel. `data` may be written as JSON; `symbols` are the cards it shows, by their numbers in it."""

    def __init__(self, reel: Reel, looks: Looks, progress: Callable[[int], object] = lambda done: None) -> None:
        """Go through the whole reel; `progress` is called with the number of places read, and may raise to stop."""
        self._reel = reel
        self._controller = controller_of(reel, looks)
        self._board = replace(
            BOARD, rtl=direction() == "rtl", factor=self._controller.factor, across=self._controller.across
        )
        self._said = Interned()
        self._cards: dict[str, int] = {}
        self._zones = {name: number for number, name in enumerate(reel.game.zones)}
        self._now: dict[str, Lies] = {}
        self._lines: dict[str, Any] = {}
        steps = []
        for number, still in enumerate(reel, 1):
            steps.append(self._step(still))
            progress(number)
        words, texts = self._said.written()
        self.symbols = list(self._cards)
        self.data: dict[str, Any] = {
            "lang": language(),
            "dir": direction(),
            "title": game_name(reel.game.id),
            "eyes": eyes_sentence(reel),
            "first": reel.first,
            "of": reel.count,
            "me": self._controller.me,
            "seats": [{"name": one.called, "plate": one.plate, "computer": one.computer} for one in reel.seated],
            "zones": [self._zone(zone) for zone in reel.game.zones.values()],
            "cards": [speak_card(symbol) for symbol in self.symbols],
            "counts": [counted(1, "card"), counted(2, "card"), message("count.card.n").format(n="%n%")],
            "backs": [number for number, symbol in enumerate(self.symbols) if symbol.startswith("?")],
            "words": words,
            "texts": texts,
            "steps": steps,
            "labels": {name: t(f"export.page.{name}", n="%n%", of="%of%") for name in LABELS},
        }

    def _zone(self, zone: Zone) -> dict[str, Any]:
        """Return what never changes about a zone: whose it is, and its name."""
        name = Controller.capital(zone_name(self._reel.game.id, zone.id))
        return {"owner": -1 if zone.owner is None else zone.owner, "name": name}

    def _step(self, still: Still) -> dict[str, Any]:
        """Return what a still changes, and its words."""
        controller, view = self._controller, still.view
        controller.watch(view)
        spots = {spot.zone: spot for spot in controller.spots(view.zones, self._board)}
        lies = {zone: self._lies(spots[zone], texts, view) for zone, texts in view.zones.items()}
        step: dict[str, Any] = {"w": self._said.number(still.words), "a": -1 if still.actor is None else still.actor}
        changes = [
            changed(self._zones[zone], self._now.get(zone, NOTHING), now)
            for zone, now in lies.items()
            if now != self._now.get(zone, NOTHING)
        ]
        if changes:
            step["z"] = changes
        self._now = lies
        refs = traces(still.events, replace(view, seat=None))
        moved = [place for ref in refs if (place := self._place(ref, spots, view)) is not None]
        if moved:
            step["m"] = moved
        step.update(self._changed_lines(view, spots))
        return step

    def _lies(self, spot: Spot, texts: Sequence[str], view: View) -> Lies:
        shape = LYING[spot.shape]
        shown = [view.game.back_of[text] if spot.closed and text[0] != "?" else text for text in texts]
        if shape == "away":
            return Lies(shape, len(shown), ())
        if shape == "pile":
            shown = shown[:1]
        elif len(spot.order) == len(shown):
            shown = [shown[index] for index in spot.order]
        return Lies(shape, len(texts), tuple(self._cards.setdefault(text, len(self._cards)) for text in shown))

    def _place(self, ref: Ref, spots: Mapping[str, Spot], view: View) -> list[int] | None:
        """Return the numbers of a card's zone and of its place there on the page; None if the page does not show it."""
        spot = spots[ref.zone]
        lying = LYING[spot.shape]
        if lying == "away" or (lying == "pile" and ref.index):
            return None
        ordered = lying != "pile" and len(spot.order) == len(view.zones[ref.zone])
        return [self._zones[ref.zone], spot.order.index(ref.index) if ordered else ref.index]

    def _changed_lines(self, view: View, spots: Mapping[str, Spot]) -> dict[str, Any]:
        """Return the words at seats, at zones and about the whole table, if they differ from the previous step.

        Also the closed cards that these eyes know: the place of each, and which card it is.
        """
        signs = self._controller.signs(view, self._board)
        lines = {
            "t": -1 if view.turn is None else view.turn,
            "l": [self._said.number(line) for line in self._beside_seats(view)],
            "c": {str(self._zones[zone]): self._said.number(line) for zone, line in at_zones(signs, view).items()},
            "n": [self._said.number(line) for line in on_cloth(signs)],
            "p": [
                [*place, self._cards.setdefault(sign.face, len(self._cards))]
                for sign in signs
                if isinstance(sign, Peek) and (place := self._place(sign.card, spots, view)) is not None
            ],
        }
        new = {key: value for key, value in lines.items() if value != self._lines.get(key)}
        self._lines = lines
        return new

    def _beside_seats(self, view: View) -> list[str]:
        """Return a line for each seat: the words of its badge and of its tags."""
        found, out = [], self._controller.out(view)
        for seat in range(view.game.seats):
            own = self._controller
            line = own.out_line(view, seat) if seat in out else own.badge_line(view, seat)
            found.append(" · ".join(part for part in (line, *(tag.text for tag in own.tags(view, seat))) if part))
        return found


def changed(zone: int, before: Lies, now: Lies) -> list[Any]:
    """Describe a zone's change: its number, its shape, the count; from which card how many go, and which come."""
    same = 0
    while same < min(len(before.cards), len(now.cards)) and before.cards[same] == now.cards[same]:
        same += 1
    end = 0
    most = min(len(before.cards), len(now.cards)) - same
    while end < most and before.cards[-1 - end] == now.cards[-1 - end]:
        end += 1
    come = now.cards[same : len(now.cards) - end]
    return [zone, now.shape, now.many, same, len(before.cards) - same - end, list(come)]


def at_zones(signs: Sequence[Sign], view: View) -> dict[str, str]:
    """Return the words at zones, by zone, without their names and counts, which the page adds itself."""
    found: dict[str, list[str]] = {}
    for sign in signs:
        if isinstance(sign, PlacedSign) and sign.zone in view.zones and not isinstance(sign, Caption | DropPlace):
            found.setdefault(sign.zone, []).extend(said(sign))
    return {zone: " · ".join(words) for zone, words in found.items() if words}


def on_cloth(signs: Sequence[Sign]) -> list[str]:
    """Return the words on the cloth that belong to no seat or zone."""
    lines = []
    for sign in signs:
        if isinstance(sign, Badge | Tag | CardSign | Arrow | DropPlace):
            continue
        if isinstance(sign, PlacedSign) and not sign.zone:
            words = " · ".join(said(sign))
            # Bare figures mean something only at their place on the cloth.
            lines.append(words if any(letter.isalpha() for letter in words) else sign.says)
    return [line for line in lines if line]


def said(sign: PlacedSign) -> list[str]:
    """Return the words of a sign, each on one line, and for a plate also its suit."""
    suit = [suit_text(sign.suit)] if isinstance(sign, SuitPlate) and sign.suit in ("C", "D", "H", "S") else []
    return suit + [" ".join(words.split("\n")) for words in sign.words if words]


def eyes_sentence(reel: Reel) -> str:
    """Say through whose eyes a reel is seen."""
    if reel.seat is None:
        return t("evening.replay.open")
    return t("evening.replay.seat", who=reel.seated[reel.seat].called)
