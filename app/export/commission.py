"""What a window asks the desk to make: of which game, which part of it, through whose eyes, and what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import Record
from app.export.easel import Looks
from app.export.wish import Wish
from app.games import GAMES
from app.session.reel import Reel
from app.session.replay import Eyes, Past
from app.session.seats import Seated, read_seat, usual_plate
from app.wording import use
from app.wording.catalogue import Language


class Commission(NamedTuple):
    """The game that pages and films are made from, who sat there, and how things look."""

    record: Record
    seated: tuple[Seated, ...]
    looks: Looks

    def to_json(self) -> dict[str, Any]:
        """Return the commission for a line to the desk."""
        colours, cards = self.looks.theme, self.looks.cards
        return {
            "record": self.record.to_json(),
            "seated": [one.to_json() for one in self.seated],
            "theme": [colours.name, colours.high_contrast],
            "cards": list(cards),
            "calm": self.looks.calm,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Commission:
        """Read what `to_json` wrote."""
        seated = tuple(read_seat(raw, usual_plate(seat)) for seat, raw in enumerate(data["seated"]))
        looks = Looks(theme(*data["theme"]), CardStyle(*data["cards"]), data["calm"])
        return cls(Record.from_json(data["record"], GAMES), seated, looks)


class Excerpt(NamedTuple):
    """Which part of the game, through whose eyes, with or without names, what to make of it, and in which language."""

    eyes: Eyes
    first: int
    last: int
    names: bool
    wish: Wish
    language: Language

    def to_json(self) -> list[Any]:
        """Return the excerpt for a line to the desk."""
        return [self.eyes, self.first, self.last, self.names, list(self.wish), self.language]

    @classmethod
    def from_json(cls, data: Any) -> Excerpt:
        """Read what `to_json` wrote, and switch to its language."""
        eyes, first, last, names, wish, language = data
        use(language)
        return cls(eyes, first, last, names, Wish(*wish), language)

    def reel(self, commission: Commission) -> Reel:
        """Return the stills. Raises what `Reel` raises."""
        past = Past(commission.record, commission.seated)
        return Reel(past, self.eyes, self.first, self.last, names=self.names)
