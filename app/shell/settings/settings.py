"""What a person has chosen: typed settings over the store's keys, each with a default and a check.

A value that another version, or somebody by hand, has stored and that is not allowed reads as the default. A value that
cannot be stored (a full disk) still applies until the program ends; the person is told (`Settings.keeping`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import date
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar, cast, overload

from PySide6.QtCore import QLocale, QObject, Signal

from app.art.card_style import BACKS, CardStyle
from app.art.sounds import SOUNDS, SoundName
from app.art.tokens import TEXT_SIZES
from app.pictures.names import back_file, faces_folder, is_name
from app.printing.choices import FLIPS, MOST_OFFSET, Flip, PaperName
from app.session.keeping import Keeping
from app.shell.kit.motion import system_is_still
from app.table.memory import MEMORIES
from app.wording import catalogue
from app.wording.catalogue import Language
from app.wording.names import FORMS_SAID, LONGEST_NAME
from app.wording.plates import PLATES

ThemeChoice = Literal["system", "light", "dark"]

LANGUAGES: tuple[Language, ...] = tuple(catalogue.LANGUAGES)
THEMES: tuple[ThemeChoice, ...] = ("system", "light", "dark")
SPEEDS: tuple[float, ...] = (0.0, 0.5, 1.0, 2.0)
"""How fast things move; 0: everything arrives at once (look 9)."""
Motion = Literal["system", "moving", "still"]
PaceName = Literal["calm", "even", "quick", "at-once"]

PACES: tuple[PaceName, ...] = ("calm", "even", "quick", "at-once")
"""At what pace the acts of others are told, the slowest first."""
FIRST_GAMES = 3
"""In how many games of a kind, from the first, a person is asked to go on after acts they had no choice about."""
MOTIONS: tuple[Motion, ...] = ("system", "moving", "still")
TEXT_PERCENTS: tuple[int, ...] = tuple(round(100 * size) for size in TEXT_SIZES)

T = TypeVar("T")


class KeyValues(Protocol):
    """Where settings are kept: any JSON value under a key."""

    def get(self, key: str, default: Any) -> Any:
        """The value of a key, or the default. Raises StoreError."""

    def put(self, key: str, value: Any) -> None:
        """Keep a value. Raises StoreError if that fails."""


class Setting(Generic[T]):
    """One setting, read and written as an attribute of `Settings`.

    `read` makes a value of what was stored, or returns None if that is not one.
    """

    def __init__(self, default: T | Callable[[], T], read: Callable[[Any], T | None]) -> None:
        """The default may be a function, if it depends on the system."""
        self._default = default
        self.read = read
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        """Take the attribute's name as the key under which it is stored."""
        self.name = name

    @property
    def default(self) -> T:
        """The value until the person chooses one."""
        return self._default() if callable(self._default) else self._default

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...
    def __get__(self, settings: Settings | None, owner: type) -> T | Setting[T]:
        """The present value."""
        return self if settings is None else cast("T", settings.value(self.name))

    def __set__(self, settings: Settings, value: T) -> None:
        """Choose a value. Raises ValueError if it is not allowed."""
        settings.choose(self.name, value)


def one_of(values: tuple[T, ...], default: T | Callable[[], T]) -> Setting[T]:
    """A setting with one of these values; 1 and 1.0 are the same, 1 and True are not."""

    def read(raw: Any) -> T | None:
        alike = [value for value in values if value == raw and isinstance(value, bool) == isinstance(raw, bool)]
        return alike[0] if alike else None

    return Setting(default, read)


def switch(default: bool) -> Setting[bool]:
    """A setting that is on or off."""
    return one_of((False, True), default)


def whole(low: int, high: int, default: int) -> Setting[int]:
    """A whole number from `low` to `high`."""
    return Setting(default, lambda raw: raw if type(raw) is int and low <= raw <= high else None)


def tenths(low: float, high: float) -> Setting[float]:
    """A number with one decimal from `low` to `high`; 0 until one is chosen."""

    def read(raw: Any) -> float | None:
        fine = isinstance(raw, int | float) and not isinstance(raw, bool) and low <= raw <= high
        return round(float(raw), 1) if fine else None

    return Setting(0.0, read)


def kept_set(kind: str) -> Setting[str]:
    """The name of a set of own pictures, or nothing."""

    def read(raw: Any) -> str | None:
        fine = isinstance(raw, str) and (not raw or (is_name(raw) and raw.startswith(kind)))
        return raw if fine else None

    return Setting("", read)


def _day(raw: Any) -> str | None:
    """A day as ISO writes it; None if it is not one."""
    with contextlib.suppress(TypeError, ValueError):
        return "" if raw == "" else date.fromisoformat(raw).isoformat()
    return None


def short_text(most: int) -> Setting[str]:
    """A text on one line of at most `most` letters; a longer one is cut, and what cannot be printed is left out."""

    def read(raw: Any) -> str | None:
        if not isinstance(raw, str):
            return None
        # Otherwise a name could carry signs that turn the reading direction of a whole sentence.
        return "".join(c for c in raw if c.isprintable()).strip()[:most]

    return Setting("", read)


class Frame(NamedTuple):
    """Where the window was: x, y, width and height in px of the whole desktop, and whether it filled the screen."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


def _frame(raw: Any) -> Frame | None:
    fine = (
        isinstance(raw, list | tuple)
        and len(raw) == 5
        and all(type(number) is int and abs(number) < 100_000 for number in raw[:4])
        and isinstance(raw[4], bool)
    )
    return Frame(*raw) if fine and raw[2] > 0 and raw[3] > 0 else None


def system_language() -> Language:
    """Hebrew if the system's languages name it before English, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.partition("-")[0]
        if code in ("he", "iw"):
            return "he"
        if code == "en":
            break
    return "en"


_STAYING = frozenset({
    "person", "plate", "form", "language", "frame", "greeted", "seal_explained", "looked", "print_right", "print_down",
    "own_back", "own_faces",
})  # fmt: skip
"""What `reset` leaves alone: who plays, what was measured of the printer, and pictures, which it only stops using."""

_UNASKED = frozenset({"frame", "greeted", "seal_explained", "looked"})
"""What the program notes by itself: nobody is asked before this is lost."""


class Settings(QObject):
    """Every choice of the person at this machine. Assigning stores at once; `changed` carries the name.

    `keeping` is what stores them, and everything else that the windows keep.
    """

    changed = Signal(str)

    language = one_of(LANGUAGES, system_language)
    theme = one_of(THEMES, "system")
    high_contrast = switch(False)
    text_size = one_of(TEXT_PERCENTS, 100)
    speed = one_of(SPEEDS, 1.0)
    pace = one_of(("", *PACES), "")
    """The pace of every table; empty: each game has its own (`pace_of`)."""
    calm = switch(False)
    """No scores, no averages, no records."""
    motion = one_of(MOTIONS, "system")
    """Whether cards are seen to move, or are where they go at once."""
    left_handed = switch(False)
    """Buttons of the voice and the panel on the other side."""
    touch = switch(False)
    """Larger buttons, and a press may slide further: for fingers."""
    recall = one_of(MEMORIES, "off")
    """How much of what a seat has seen and may know is shown on closed cards."""
    remarks = switch(True)
    """Whether computer players with a character say something now and then."""
    aids = switch(True)
    """What counts for a person what the rules leave them to count."""
    four_colour = switch(False)
    large_index = switch(False)
    night = switch(False)
    back = one_of(BACKS, BACKS[0])
    sound = switch(True)
    volume = whole(0, 100, 70)
    person = short_text(LONGEST_NAME)
    """The name of the person who plays; empty until one is given."""
    plate = one_of(PLATES, PLATES[0])
    form = one_of(FORMS_SAID, "")
    """How the person wants to be spoken of, in every game; empty until they say."""
    frame = Setting[Frame | None](None, _frame)
    greeted = switch(False)
    """Whether the first start is over."""
    seal_explained = switch(False)
    """Whether it has been told what the fingerprint of a deal is for."""
    remind = switch(False)
    """Whether a line on the shelf says when this version has grown old."""
    own_games = switch(False)
    """Whether the games in the person's own folder are on the shelf; a game can do whatever programs can."""
    print_paper: Setting[PaperName] = one_of(("a4", "letter"), "a4")
    print_flip: Setting[Flip] = one_of(FLIPS, FLIPS[0])
    print_right = tenths(-MOST_OFFSET, MOST_OFFSET)
    """How far backs are moved to the right on their page, mm: what the test sheet has shown."""
    print_down = tenths(-MOST_OFFSET, MOST_OFFSET)
    own_back = kept_set("back")
    """The person's own picture for the back, as `app.pictures.own_cards` keeps it; empty: none."""
    own_back_on = switch(False)
    """Whether it is the back that is used."""
    own_faces = kept_set("faces")
    own_faces_on = switch(False)
    own_corners = switch(True)
    """Whether our corner marks lie on the person's own faces."""
    looked = Setting("", _day)
    """The day on which the person last looked for a newer version, in ISO form; empty if never."""

    def __init__(self, kept: KeyValues) -> None:
        super().__init__()
        self.keeping = Keeping()
        self._kept = kept
        self._values: dict[str, Any] = {}
        self._unkept: set[str] = set()

    def value(self, name: str) -> Any:
        """The value of a setting by its name. Raises AttributeError for an unknown name."""
        if name not in self._values:
            setting = self._setting(name)
            raw = self._get(name)
            value = None if raw is None else setting.read(raw)
            self._values[name] = setting.default if value is None else value
        return self._values[name]

    def choose(self, name: str, value: Any) -> None:
        """Choose a value by the setting's name; it is stored and told only if it differs.

        Raises AttributeError for an unknown name, ValueError for a value that is not allowed.
        """
        read = self._setting(name).read(value)
        if read is None:
            raise ValueError(f"{name} cannot be {value!r}")
        if read == self.value(name):
            return
        self._values[name] = read
        # It applies before it is kept: if that fails, the person is told in the new language.
        self.changed.emit(name)
        self._put(name, read)

    def override(self, name: str, value: Any) -> None:
        """Let a value apply to this run only (the command line's); nothing is stored. Raises as `choose` does."""
        read = self._setting(name).read(value)
        if read is None:
            raise ValueError(f"{name} cannot be {value!r}")
        if read != self.value(name):
            self._values[name] = read
            self.changed.emit(name)

    def _setting(self, name: str) -> Setting[Any]:
        setting = vars(Settings).get(name)
        if not isinstance(setting, Setting):
            raise AttributeError(f"there is no setting {name!r}")
        return setting

    def _put(self, key: str, value: Any) -> None:
        # The choice applies to this run in any case; a game must not end because it could not be written down.
        def put() -> bool:
            self._kept.put(key, list(value) if isinstance(value, tuple) else value)
            return True

        if self.keeping.attempt("setting", put, False):
            # The store has also written what it could not keep before.
            self._unkept.clear()
        else:
            self._unkept.add(key)

    def keep_now(self) -> bool:
        """Write what could not be kept so far; returns whether every choice of the person is kept now."""
        if self._unkept:
            key = min(self._unkept)
            self._put(key, self._values[key])
        return self._unkept <= _UNASKED

    def _get(self, key: str) -> Any:
        """What is kept under a key; None if nothing is, or if the store cannot be read now."""
        return self.keeping.glance(lambda: self._kept.get(key, None), None)

    def reset(self) -> None:
        """Go back to the defaults, except for who plays, the language, and where the window is."""
        for name, setting in vars(Settings).items():
            if isinstance(setting, Setting) and name not in _STAYING:
                self.choose(name, setting.default)
        for sound in SOUNDS:
            self.switch_sound(sound, True)

    # Families of settings with one key each

    def heard(self, name: SoundName) -> bool:
        """Whether to play this sound: sounds are on, and so is this one."""
        return self.sound and self.sound_on(name)

    def sound_on(self, name: SoundName) -> bool:
        """Whether this one sound is switched on, whatever `sound` says."""
        key = f"sound.{name}"
        if key not in self._values:
            self._values[key] = self._get(key) is not False
        return bool(self._values[key])

    def switch_sound(self, name: SoundName, on: bool) -> None:
        """Switch one sound on or off. Raises ValueError for an unknown one."""
        if name not in SOUNDS:
            raise ValueError(f"there is no sound {name!r}")
        if on != self.sound_on(name):
            self._values[f"sound.{name}"] = on
            self.changed.emit(f"sound.{name}")
            self._put(f"sound.{name}", on)

    def last_options(self, game: str) -> dict[str, Any]:
        """The options with which this game was last begun; the caller checks them against the game's own."""
        key = f"options.{game}"
        raw = self._values[key] if key in self._values else self._get(key)
        return dict(raw) if isinstance(raw, dict) else {}

    def remember_options(self, game: str, options: dict[str, Any]) -> None:
        """Keep the options with which a game begins, for the next new game of its kind."""
        self._values[f"options.{game}"] = dict(options)
        self._put(f"options.{game}", options)

    def met(self, game: str, sitting: int) -> int:
        """Which game of this kind a sitting is, 1 for the first; from `FIRST_GAMES` + 1 on they are not told apart."""
        known = self.listed(f"met.{game}")
        if sitting not in known and len(known) <= FIRST_GAMES:
            known = [*known, sitting]
            self.keep_list(f"met.{game}", known)
        return known.index(sitting) + 1 if sitting in known else FIRST_GAMES + 1

    def pace_of(self, game: str, *, first: bool) -> PaceName:
        """The pace that a person has chosen for this game; until then calm during the `first` one, later even."""
        key = f"pace.{game}"
        raw = self._values[key] if key in self._values else self._get(key)
        kept = next((pace for pace in PACES if pace == (self.pace or raw)), None)
        return kept or ("calm" if first else "even")

    def choose_pace(self, game: str, pace: PaceName) -> None:
        """Choose the pace of one game. Raises ValueError for one that there is not."""
        if pace not in PACES:
            raise ValueError(f"there is no pace {pace!r}")
        self._values["pace"] = ""
        self._values[f"pace.{game}"] = pace
        self.changed.emit(f"pace.{game}")
        self._put(f"pace.{game}", pace)

    def listed(self, key: str) -> list[Any]:
        """The list kept under this key (`last_table.<game>`, `people`); the caller checks what is in it."""
        raw = self._values[key] if key in self._values else self._get(key)
        return list(raw) if isinstance(raw, list) else []

    def keep_list(self, key: str, items: list[Any]) -> None:
        """Keep a list under this key."""
        self._values[key] = list(items)
        self._put(key, list(items))

    # What follows from several

    def card_style(self) -> CardStyle:
        """How the cards look."""
        return CardStyle(
            self.four_colour,
            self.large_index,
            self.night,
            self.back,
            back_file(self.own_back) if self.own_back_on else "",
            faces_folder(self.own_faces) if self.own_faces_on else "",
            self.own_corners,
        )

    @property
    def still(self) -> bool:
        """Whether nothing is to move: as the person says, else as the system asks."""
        return self.motion == "still" or (self.motion == "system" and system_is_still())

    @property
    def text_factor(self) -> float:
        """The text size as a factor of the type scale."""
        return self.text_size / 100
