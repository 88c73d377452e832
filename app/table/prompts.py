"""What the table is told by a game's controller, as plain data: what may be done, what is said, what stands where.

No Qt. The table draws and obeys this; it knows no rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from app.table.commands import Command


@dataclass(frozen=True)
class Ref:
    """A card on the table by its zone and index, or with index -1 the zone itself."""

    zone: str
    index: int = -1

    @property
    def is_card(self) -> bool:
        """Whether this is a card and not a whole zone."""
        return self.index >= 0


class Pick(NamedTuple):
    """One thing of a picker: what it says, the actions it sends, and what it looks like.

    At most one of `suit` (a letter of CDHS), `card` (a symbol), `plate` (a plate's name) and `number` (a short figure)
    is shown before `label`; `detail` is one quiet line under it, of what it would do. `warning` as of a button.
    """

    label: str
    actions: tuple[str, ...]
    detail: str = ""
    suit: str = ""
    card: str = ""
    plate: str = ""
    number: str = ""
    warning: bool = False


class Picker(NamedTuple):
    """A choice that is not a card: a question and what can be picked, in a fixed order."""

    title: str
    picks: tuple[Pick, ...]


class Choice(NamedTuple):
    """One thing that the held card may do: where it goes, the actions that are sent, and what this does in words.

    With `picks` the card goes there in several ways (a suit, a seat, a number): a picker asks which, and nothing is
    sent before. Without actions and picks the choice waits for a second card.
    """

    target: Ref
    actions: tuple[str, ...]
    words: str = ""
    picks: tuple[Pick, ...] = ()


class Button(NamedTuple):
    """A button of the voice: its label, what it does, whether it is the main one.

    It sends `actions`, or is a `command` of the table, or opens a `menu` of further buttons. `warning`: what it does
    cannot be wanted lightly, so Enter does not press it.
    """

    label: str
    actions: tuple[str, ...] = ()
    command: Command | None = None
    main: bool = False
    warning: bool = False
    menu: tuple[Button, ...] = ()


class Prompt(NamedTuple):
    """What the voice says: the sentence, the second line, at most three buttons with the main one last.

    A `picker` stands over the voice while it is said.
    """

    sentence: str
    detail: str = ""
    buttons: tuple[Button, ...] = ()
    picker: Picker | None = None


class Rest(NamedTuple):
    """What the table does after it has told an event: rest so long (ms at speed 1), light cards, say a sentence.

    With `turn`, asked for before an event that shows cards, these turn over in so many ms where they lie, though the
    table keeps them closed; they are closed again when they are shuffled.
    """

    ms: float = 0.0
    lit: tuple[Ref, ...] = ()
    pill: str = ""
    words: str = ""
    turn: float = 0.0


Side = Literal["below", "above", "start", "end", "middle"]
SignKind = Literal[
    "name",
    "count",
    "number",
    "small",
    "lamps",
    "badge",
    "box",
    "drop",
    "bracket",
    "pill",
    "tag",
    "suit",
    "arrow",
    "peek",
    "worn",
    "rule",
    "plates",
    "figure",
    "bars",
    "strip",
    "orbit",
]
Tone = Literal["olive", "pom", "saffron", "sea", "paper"]


@dataclass(frozen=True)
class Sign:
    """Words or a figure on the cloth.

    It stands at `x`, `y` (+ `dx`, `dy` in cards) as a `Spot` does, or beside `zone` on `side`, or over `cards`. `align`
    is about its anchor. `width` (share of the cloth) wraps the text. `lit` of `of` lamps burn. `target` makes it a
    place to drop on, `command` makes it pressable. A badge may be `small`, `thinking` (its dots move with `lit`) or
    that of a seat that is `out`; `tone` is the ground of a tag. A `suit` is a plate with the suit `plate` (empty: a
    dash), `width` px across, and its text below; `lit` rings it, with -1 in dashes. An `arrow` goes from the first of
    `ends` to the second, seats or zones; with `lit` it has been done. A `peek` is the face `text` in small on the
    closed card of `cards`, for the seat that knows it. `worn` is the suit `plate` on the open card of `cards`. A `rule`
    is a line of a scale, `width` of the cloth long, with its figure before it; with `lit` it is a bound.
    `plates` are those of `lines`, side by side in small: to whom something is.
    A `figure` is `text`, or the plate `plate`, on the open card of `cards`: what it counts at its lower left, with the
    side `above` at its upper right, with `end` at its lower right. `bars` are a prison, `width` px across, with the
    number `text`. A `strip` are the figures `lines`, each with its mark in `plate`: `-` none, `+` there, `*` lit.
    An `orbit` is a dotted ring as wide as `width` and as high as `height` of the cloth, with heads that
    go clockwise, or against the clock where `lit` is -1. A `name` of the tone `pom` has a warning in its second line.
    """

    kind: SignKind
    text: str = ""
    detail: str = ""
    x: float = 0.5
    y: float = 0.5
    dx: float = 0.0
    dy: float = 0.0
    zone: str = ""
    side: Side = "below"
    align: Literal["start", "center", "end"] = "center"
    width: float = 0.0
    cards: tuple[Ref, ...] = ()
    lit: int = 0
    of: int = 0
    plate: str = ""
    computer: bool = False
    in_turn: bool = False
    target: str = ""
    command: str = ""
    lines: tuple[str, ...] = field(default=())
    small: bool = False
    thinking: bool = False
    out: bool = False
    tone: Tone = "paper"
    ends: tuple[Ref, Ref] | None = None
    height: float = 0.0


class Hem(NamedTuple):
    """The piece of hem in front of the seat in turn: on which edge, about which pixel of it, how long."""

    edge: Literal["top", "right", "bottom", "left"]
    centre: float
    length: float


SEAT = "seat."
"""A place to drop on that is a person: `Ref("seat.2")`."""


def seat_ref(seat: int) -> Ref:
    """The badge of a seat, as a place to drop a card on."""
    return Ref(f"{SEAT}{seat}")
