"""What a game's controller tells the table, as plain data: what may be done, what is said, what lies where.

No Qt. The table draws and obeys this; it knows no rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from app.art.states import MarkKind
from app.table.commands import Command
from app.table.scores import Score


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
    """One entry of a picker: what it says, the actions it sends, and what it looks like.

    At most one of `suit` (a letter of CDHS), `card` (a symbol), `plate` (a plate's name) and `number` (a short figure)
    is shown before `label`. `detail` is one quiet line under it that says what the pick would do. `warning` is as for a
    `Button`. `game` is the game to whose own deck the card belongs. The chip is at least as wide as `widest` would make
    it in place of `detail`, so that chips do not move when one question follows another. With `brief` there is no room
    for words on the chip, so they are in its tool tip. `short` replaces the label when the strip would otherwise need
    another row or cover cards that must stay visible.
    """

    label: str
    actions: tuple[str, ...]
    detail: str = ""
    suit: str = ""
    card: str = ""
    plate: str = ""
    number: str = ""
    warning: bool = False
    game: str = ""
    widest: str = ""
    brief: bool = False
    short: str = ""

    @property
    def shown(self) -> Pick:
        """The pick as its chip shows it."""
        return self._replace(label="", detail="", widest="") if self.brief else self


class Picker(NamedTuple):
    """A choice that is not a card: a question and what can be picked, in a fixed order.

    `places` is the usual number of picks: if fewer or more can be picked now, the first ones still lie in the same
    places. If there is room beside them, the strip keeps `clear` px of the cloth free at the reader's end, for cards
    that people want to see while they pick.
    """

    title: str
    picks: tuple[Pick, ...]
    places: int = 0
    clear: float = 0.0


class Choice(NamedTuple):
    """One thing that the held card may do: where it goes, the actions it sends, and what it does in words.

    With `picks` there are several ways to put it there (a suit, a seat, a number): a picker asks which, and nothing is
    sent before the answer. Without actions and picks the choice waits for a second card. With `needs`, the person next
    chooses this many of the cards in `adds`, and the action that each of them adds is sent along.
    """

    target: Ref
    actions: tuple[str, ...]
    words: str = ""
    picks: tuple[Pick, ...] = ()
    needs: int = 0
    adds: tuple[tuple[Ref, str], ...] = ()


class Button(NamedTuple):
    """A button of the voice: its label, what it does, whether it is the main one.

    It sends `actions`, or runs a `command` of the table, or opens a `menu` of further buttons. `warning`: people must
    not do this by accident, so Enter does not press it. `says` is what follows from it, in a sentence: read while the
    button is pointed at, and spoken after its label.
    """

    label: str
    actions: tuple[str, ...] = ()
    command: Command | None = None
    main: bool = False
    warning: bool = False
    menu: tuple[Button, ...] = ()
    says: str = ""

    @property
    def leads(self) -> bool:
        """Whether it is the main button, which Enter presses."""
        return self.main and not self.warning

    @property
    def acts(self) -> bool:
        """Whether it makes a move: such a button stands only beside the question it was offered for."""
        return bool(self.actions or self.menu)


Who = int | str | None
"""The subject of a sentence: a seat, a simulated player by name, or nobody in particular."""
DECIDES = ""
"""As the subject of a prompt: the seat that decides."""


class Prompt(NamedTuple):
    """What the voice says: the sentence, the second line, at most three buttons with the main one last.

    A `picker` lies above the voice meanwhile. `who` is the subject of the sentence, usually the seat that decides. With
    `waits` the whole table waits for the person, and the second line ends with the key that goes on. With `awaits` the
    second line only names the seat that decides.

    `explains` is what the rules say of such a decision every time, one thing a line. It ends the second line while it
    is new to the person, and after that when they ask (`app.table.explanations`). What is news, a warning, or about the
    cards that lie there is `detail`.
    """

    sentence: str
    detail: str = ""
    buttons: tuple[Button, ...] = ()
    picker: Picker | None = None
    who: Who = DECIDES
    waits: bool = False
    explains: str = ""
    awaits: bool = False

    def beside(self, words: str) -> Prompt:
        """The same prompt with other words in the second line, if there are any."""
        return self._replace(detail=words, explains="", awaits=False) if words else self

    def opening(self, words: str) -> Prompt:
        """The same prompt, which first explains this, if it is anything."""
        return self._replace(explains="\n".join(filter(None, (words, self.explains))))

    @property
    def whole(self) -> Prompt:
        """The same prompt with its explanation in the second line."""
        return self.adding(*self.explains.split("\n"))

    def adding(self, *sentences: str) -> Prompt:
        """The same prompt with these sentences at the end of its second line, and nothing else to explain."""
        return self._replace(detail=" ".join(filter(None, (self.detail, *sentences))), explains="")


Passes = Literal["", "begun", "told", "so-far", "each", "in-secret", "round", "alike", "again", "asked"]
"""How a sentence passes at *calm*, where others wait for the person.

- Empty: it does not pass, it waits.
- `begun`: the next sentence that waits says the same, more completely.
- `told`: the next sentence that waits adds to it; both are shown together.
- `so-far`: as `told`, but of several such sentences only the last is shown.
- `each`: seat after seat does its part of one thing, and all parts are shown together.
- `in-secret`: all seats do this before one sentence tells what came of it, so it passes on to the next seat as well.
  So does what they are all asked to give in secret, of which each question says enough.
- `round`: a turn that asks nobody for anything; those of several seats are shown together before the person's turn.
- `alike`: as `round`, for what seat after seat has to do in the same way. The shorter words of the last one say it of
  all of them, so only these are shown.
- `again`: nothing new, such as an act of the person without a choice once enough of its kind have been met, or cards
  that go where a stop has said they would. Nothing has to come after it; of several, the last is shown.
- `asked`: the voice asks this seat about it next, so nothing has to come after it.
"""


class Deed(NamedTuple):
    """What a game's controller says of an act: a sentence, empty to leave it to the log, and how it passes."""

    words: str = ""
    passes: Passes = ""


class Rest(NamedTuple):
    """What the table does before or after an event: pause for `ms` (at speed 1), light cards, say a sentence.

    The cards in `lit` are lit in the state `mark`, with the words of `pill` beside them. The voice says `words` with
    `detail`, such as the reason, in its second line, and shows the plate of `who`, the subject. With `asks` the rest
    lasts until the person goes on, at any pace; `passes` says how its sentence passes without that. `brief` is a
    shorter version for the stop to which it passes, since it has been read before. `scores` lie over the cloth as a
    table.

    `turn` is for a rest before an event that shows cards: within this many ms they turn over in place, although the
    table keeps them closed. They are closed again when they are shuffled.
    """

    ms: float = 0.0
    lit: tuple[Ref, ...] = ()
    pill: str = ""
    words: str = ""
    turn: float = 0.0
    who: Who = None
    detail: str = ""
    asks: bool = False
    passes: Passes = ""
    brief: str = ""
    scores: tuple[Score, ...] = ()
    mark: MarkKind = "takes"

    @property
    def stands(self) -> tuple[str, ...]:
        """What the stop to which it passes says of it."""
        return (self.brief,) if self.brief else tuple(filter(None, (self.words, self.detail)))


class Flight(NamedTuple):
    """A card tossed into the air: which one, the face it shows once it is down (its back if empty), and where it lands.

    `x` and `y` are the middle of the place where it comes down, `width` its width there, all px of the cloth. It stays
    there until it is moved.
    """

    card: Ref
    face: str
    x: float
    y: float
    width: float


class Hem(NamedTuple):
    """The piece of hem in front of the seat in turn: on which edge, round which pixel of the edge, how long."""

    edge: Literal["top", "right", "bottom", "left"]
    centre: float
    length: float


SEAT = "seat."
"""The prefix of a person as a place to drop a card on: `Ref("seat.2")`."""


def seat_ref(seat: int) -> Ref:
    """The badge of a seat, as a place to drop a card on."""
    return Ref(f"{SEAT}{seat}")
