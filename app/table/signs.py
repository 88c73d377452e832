"""Words and figures on the cloth, as plain data: what a controller wants to say, and where (look 3, 6, 8).

A sign has a place of its own (`PlacedSign`), lies on a card and goes with it (`CardSign`), or joins two places
(`Arrow`). `app.table.painted_signs` paints each kind; the overlay decides where it lies on the screen. No Qt.
"""

from __future__ import annotations

from dataclasses import KW_ONLY
from typing import ClassVar, Literal, NamedTuple

from app.table.datum import Datum
from app.table.prompts import Ref

Side = Literal["below", "above", "start", "end", "middle"]
Align = Literal["start", "center", "end"]
Style = Literal["name", "count", "number", "small"]
"""A heading in bold; a quieter line; a large figure; the smallest line."""
Tone = Literal["olive", "pom", "saffron", "sea", "paper"]
Halo = Literal["none", "open", "sure"]
ABOUT = "about."
"""The prefix of the command of a sign that can be pressed only for its sentence."""
Corner = Literal["lower left", "lower right", "upper right"]


class Sign(Datum):
    """Something other than a card that is painted on the cloth."""

    texts: ClassVar[tuple[str, ...]] = ()
    """The names of the fields whose texts the sign shows."""

    @property
    def words(self) -> tuple[str, ...]:
        """Every text that the sign shows, in the order in which it is read."""
        return tuple(text for name in self.texts if (text := getattr(self, name)))


class PlacedSign(Sign, kw_only=True):
    """A sign with a place of its own.

    It lies at `x`, `y` (fractions of the cloth) moved by `dx`, `dy` (in cards), like a `Spot`; or beside `zone` on
    `side`, moved in the same way; or above `cards`, moved by `dy`. `align` says which of its edges is at `x`. `width`,
    a fraction of the cloth, wraps its text. With a `target` it is a place to drop a card on; with a `command` it can be
    pressed. `says` is what it does or means, in a sentence: read while the sign is pointed at or under the keyboard's
    cursor, and spoken after its words. A sign with a sentence needs a `command`; one that begins with `ABOUT` only
    shows the sentence when pressed. A click on it with a card in hand counts as one on its `zone`, or on the zone that
    it `names` from a place of its own.
    """

    x: float = 0.5
    y: float = 0.5
    dx: float = 0.0
    dy: float = 0.0
    zone: str = ""
    side: Side = "below"
    cards: tuple[Ref, ...] = ()
    align: Align = "center"
    width: float = 0.0
    target: str = ""
    names: str = ""
    command: str = ""
    says: str = ""

    @property
    def aloud(self) -> str:
        """Its words and its sentence, one after the other, to be spoken."""
        return ". ".join((*self.words, self.says) if self.says else self.words)


class Caption(PlacedSign):
    """A text in one of four styles, with a second, quieter line; `warns` paints that line in the colour of danger."""

    texts = ("text", "detail")
    style: Style
    text: str
    detail: str = ""
    _: KW_ONLY
    warns: bool = False


class Badge(PlacedSign):
    """The badge of a seat: plate, name, one line of public facts.

    `computer` adds the sign of a computer player; while the seat is `thinking`, three dots stand beside it, of which
    number `dot` is lit. A `small` badge is for many seats or a narrow cloth. `whole` is the full name, for pointing at
    the badge, because there may have been no room for it. `own` is the badge of the person at the screen.
    """

    texts = ("name", "line")
    name: str
    line: str = ""
    _: KW_ONLY
    plate: str = ""
    computer: bool = False
    in_turn: bool = False
    small: bool = False
    thinking: bool = False
    dot: int = 0
    out: bool = False
    whole: str = ""
    own: bool = False


class Tag(PlacedSign):
    """A word that hangs at a badge or a zone: a debt, a trap, a missed turn. `tone` is its ground."""

    texts = ("text",)
    text: str
    _: KW_ONLY
    tone: Tone = "paper"


class Call(PlacedSign):
    """A dark pill with what somebody called, and in a second line what follows from it.

    `fight`: a red one with what is fought over.
    """

    texts = ("text", "detail")
    text: str
    detail: str = ""
    _: KW_ONLY
    fight: bool = False


class Note(PlacedSign):
    """A note of paper: a bold title, if it has one, lines of text, and a `link` if it can be pressed."""

    title: str
    lines: tuple[str, ...] = ()
    link: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The title, the lines and the link."""
        return tuple(text for text in (self.title, *self.lines, self.link) if text)


class ScoreRow(NamedTuple):
    """A line of the table of scores: plate and name of a seat, what the deal brought, and the total."""

    plate: str
    name: str
    by: str
    total: str


class ScoreTable(PlacedSign):
    """A sheet of paper with the scores: a title, the names of the two columns of figures, a line for each seat."""

    title: str
    heads: tuple[str, str]
    rows: tuple[ScoreRow, ...]

    @property
    def words(self) -> tuple[str, ...]:
        """The title, the heads, and the lines from the start."""
        return (self.title, *self.heads, *(text for row in self.rows for text in row[1:]))


class DropPlace(PlacedSign):
    """A place to drop a card on, with words in it; `over` while a card is above it, `shut` (hidden) while none may."""

    texts = ("text",)
    text: str
    _: KW_ONLY
    over: bool = False
    shut: bool = False


class Lamps(PlacedSign):
    """Lamps one below the other, of which the first `lit` are lit (look 6)."""

    lit: int
    of: int


class SuitPlate(PlacedSign):
    """A plate with the suit that rules or is asked for (empty: a dash), `across` px wide, with a text below it.

    A `ring` round it says that the suit does something now, or (`open`) may still do so.
    """

    texts = ("text",)
    suit: str
    text: str = ""
    _: KW_ONLY
    across: float = 96.0
    ring: Halo = "none"


class Plates(PlacedSign):
    """Small plates side by side, by name, showing whose something is."""

    plates: tuple[str, ...]


class ScaleLine(PlacedSign):
    """A line of a scale, as long as the sign is wide, with its figure before it; a `bound` is drawn as a full line."""

    texts = ("text",)
    text: str
    _: KW_ONLY
    bound: bool = False


class Bars(PlacedSign):
    """A prison: a barred window `across` px wide, with a number on it."""

    texts = ("text",)
    text: str
    _: KW_ONLY
    across: float = 48.0


class Strip(PlacedSign):
    """Figures side by side, each with a mark in `marks`: `-` none, `+` there, `*` lit."""

    figures: tuple[str, ...]
    marks: str

    @property
    def words(self) -> tuple[str, ...]:
        """The figures."""
        return self.figures


class Orbit(PlacedSign):
    """A dotted ring with heads in the direction of play; `width` and `height` are fractions of the cloth.

    `bend` is the radius of its corners, px; 0: as round as possible.
    """

    _: KW_ONLY
    height: float
    bend: float = 0.0
    against: bool = False
    """Whether it runs counter-clockwise."""


class Onward(PlacedSign):
    """Two small heads beside a plate that point to the next seat in play.

    `angle`: degrees clockwise from pointing to the right. `text`, only for a screen reader, says who is next.
    """

    texts = ("text",)
    angle: int
    text: str = ""


class Bracket(PlacedSign):
    """A bracket over its `cards`, which belong together, with a text."""

    texts = ("text",)
    text: str


class Arrow(Sign):
    """An arrow from one seat or zone to another, with a text in the middle; dashed until it has been `done`.

    A `shy` one is left out if it would have to cross something.
    """

    texts = ("text",)
    start: Ref
    end: Ref
    text: str = ""
    _: KW_ONLY
    done: bool = False
    shy: bool = False


class CardSign(Sign):
    """A sign that lies on a card and goes with it."""

    card: Ref


class Peek(CardSign):
    """The small face of a closed card, for the seat that knows it, in the upper corner.

    `low`: the small back of a card that lies closed but is shown open to its seat, in the lower corner.
    """

    face: str
    _: KW_ONLY
    low: bool = False


class Worn(CardSign):
    """The suit that an open card counts as."""

    suit: str


class Figure(CardSign):
    """The value of an open card, or its owner's plate, in a small disc at one corner."""

    texts = ("text",)
    text: str = ""
    _: KW_ONLY
    plate: str = ""
    corner: Corner = "lower left"
    lit: bool = False
