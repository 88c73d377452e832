"""What a person has chosen: typed settings over the store's keys, each with a default and a check.

A stored value that is not allowed, written by another version or by hand, reads as the default. A value that cannot be
stored (a full disk) still applies until the program ends, and the person is told (`Settings.keeping`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import date
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar, cast, get_args, overload

from PySide6.QtCore import QLocale, QObject, Signal

from app.art.card_style import BACKS, CardStyle
from app.art.sounds import SOUNDS, SoundName
from app.art.tokens import TEXT_SIZES
from app.pictures.names import back_file, faces_folder, is_name
from app.printing.choices import FLIPS, MOST_OFFSET, Flip, PaperName
from app.session.keeping import Keeping
from app.session.seats import cleaned
from app.shell.kit.motion import system_is_still
from app.table.memory import MEMORIES
from app.wording import catalogue
from app.wording.catalogue import Language
from app.wording.names import FORMS_SAID
from app.wording.plates import PLATES

ThemeChoice = Literal["system", "light", "dark"]

LANGUAGES: tuple[Language, ...] = tuple(catalogue.LANGUAGES)
THEMES: tuple[ThemeChoice, ...] = get_args(ThemeChoice)
SPEEDS: tuple[float, ...] = (0.0, 0.5, 1.0, 2.0)
"""The factors for the speed of all movement; 0: everything arrives at once (look 9)."""

Motion = Literal["system", "moving", "still"]
PaceName = Literal["calm", "even", "quick", "at-once"]

PACES: tuple[PaceName, ...] = get_args(PaceName)
"""The paces at which the acts of others are told, the slowest first."""
FIRST_GAMES = 3
"""In this many first games of a kind, acts that gave the person no choice wait until they go on."""
MOTIONS: tuple[Motion, ...] = get_args(Motion)
TEXT_PERCENTS: tuple[int, ...] = tuple(round(100 * size) for size in TEXT_SIZES)

T = TypeVar("T")


def waited(usual: float, speed: float) -> int:
    """How long something takes at this speed, ms, that takes `usual` ms at speed 1."""
    return round(usual / speed) if speed > 0 else 0


class KeyValues(Protocol):
    """Where settings are kept: any JSON value under a key."""

    def get(self, key: str, default: Any) -> Any:
        """The value of a key, or the default. Raises StoreError."""

    def put(self, key: str, value: Any) -> None:
        """Keep a value. Raises StoreError if that fails."""


class Setting(Generic[T]):
    """One setting, read and written as an attribute of `Settings`.

    `read` turns a stored value into a value of the setting, or returns None if it is not one.
    """

    def __init__(self, default: T | Callable[[], T], read: Callable[[Any], T | None]) -> None:
        """The default may be a function, if it depends on the system."""
        self._default = default
        self.read = read
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        """Use the attribute's name as the key in the store."""
        self.name = name

    @property
    def default(self) -> T:
        """The value as long as the person has not chosen one."""
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
    """A setting with one of these values; 1 and 1.0 count as equal, 1 and True do not."""

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


def offset() -> Setting[float]:
    """How far a printer is off, mm, with one decimal; 0 until that is chosen."""

    def read(raw: Any) -> float | None:
        fine = isinstance(raw, int | float) and not isinstance(raw, bool) and abs(raw) <= MOST_OFFSET
        return round(float(raw), 1) if fine else None

    return Setting(0.0, read)


def kept_set(kind: str) -> Setting[str]:
    """The name of a set of own pictures, or an empty text."""

    def read(raw: Any) -> str | None:
        fine = isinstance(raw, str) and (not raw or (is_name(raw) and raw.startswith(kind)))
        return raw if fine else None

    return Setting("", read)


def _day(raw: Any) -> str | None:
    """A day in ISO form; None if `raw` is not one."""
    with contextlib.suppress(TypeError, ValueError):
        return "" if raw == "" else date.fromisoformat(raw).isoformat()
    return None


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
"""What `reset` leaves alone: who plays, the measurements of the printer, and pictures, which it only stops using."""

_UNASKED = frozenset({"frame", "greeted", "seal_explained", "looked"})
"""What the program notes by itself; it may be lost without asking anybody."""


class Settings(QObject):
    """All choices of the person at this machine. An assignment is stored immediately; `changed` carries the name.

    `keeping` stores them, and everything else that the windows keep.
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
    """Whether cards visibly move or simply appear where they go."""
    left_handed = switch(False)
    """Puts the buttons of the voice and the panel on the other side."""
    touch = switch(False)
    """Makes buttons larger and lets a press slide further, for fingers."""
    recall = one_of(MEMORIES, "off")
    """How much of what a seat has seen and may know is shown on closed cards."""
    remarks = switch(True)
    """Whether computer players with a character make remarks now and then."""
    aids = switch(True)
    """Counts for the person what the rules leave them to count."""
    four_colour = switch(False)
    large_index = switch(False)
    night = switch(False)
    back = one_of(BACKS, BACKS[0])
    sound = switch(True)
    volume = whole(0, 100, 70)
    person = Setting("", lambda raw: cleaned(raw) if isinstance(raw, str) else None)
    """The name of the person who plays; empty until they give one."""
    plate = one_of(PLATES, PLATES[0])
    form = one_of(FORMS_SAID, "")
    """How the person wants to be spoken of, in every game; empty until they say."""
    frame = Setting[Frame | None](None, _frame)
    greeted = switch(False)
    """Whether the first start is over."""
    seal_explained = switch(False)
    """Whether the person has been told what the fingerprint of a deal is for."""
    remind = switch(False)
    """Whether a line on the shelf says when this version has become old."""
    own_games = switch(False)
    """Whether the games in the person's own folder are on the shelf; such a game can do anything a program can."""
    print_paper: Setting[PaperName] = one_of(("a4", "letter"), "a4")
    print_flip: Setting[Flip] = one_of(FLIPS, FLIPS[0])
    print_right = offset()
    """How far to move backs to the right on their page, mm, as read from the test sheet."""
    print_down = offset()
    own_back = kept_set("back")
    """The person's own picture for the back, as `app.pictures.own_cards` keeps it; empty: none."""
    own_back_on = switch(False)
    """Whether the person's own back is in use."""
    own_faces = kept_set("faces")
    own_faces_on = switch(False)
    own_corners = switch(True)
    """Whether the program's corner marks are drawn over the person's own faces."""
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
        """Choose a value by the setting's name; store and announce it only if it differs.

        Raises AttributeError for an unknown name, ValueError for a value that is not allowed.
        """
        read = self._allowed(name, value)
        if read == self.value(name):
            return
        self._values[name] = read
        # Announce it before storing it: if storing fails, the person is told in the new language.
        self.changed.emit(name)
        self._put(name, read)

    def override(self, name: str, value: Any) -> None:
        """Let a value from the command line apply to this run only, without storing it. Raises as `choose` does."""
        read = self._allowed(name, value)
        if read != self.value(name):
            self._values[name] = read
            self.changed.emit(name)

    def _allowed(self, name: str, value: Any) -> Any:
        """The value as the setting has it. Raises as `choose` does."""
        read = self._setting(name).read(value)
        if read is None:
            raise ValueError(f"{name} cannot be {value!r}")
        return read

    def _setting(self, name: str) -> Setting[Any]:
        setting = vars(Settings).get(name)
        if not isinstance(setting, Setting):
            raise AttributeError(f"there is no setting {name!r}")
        return setting

    def _put(self, key: str, value: Any) -> None:
        # The choice applies to this run in any case; a game must not end because a setting could not be written.
        self._values[key] = value

        def put() -> bool:
            self._kept.put(key, list(value) if isinstance(value, tuple) else value)
            return True

        if self.keeping.attempt("setting", put, False):
            # The store has then also written what it could not keep before.
            self._unkept.clear()
        else:
            self._unkept.add(key)

    def keep_now(self) -> bool:
        """Write what could not be kept so far; returns whether all choices of the person are kept now."""
        if self._unkept:
            key = min(self._unkept)
            self._put(key, self._values[key])
        return self._unkept <= _UNASKED

    def _get(self, key: str) -> Any:
        """The value of a key: of this run, else as kept; None if there is none or the store cannot be read now."""
        if key in self._values:
            return self._values[key]
        return self.keeping.glance(lambda: self._kept.get(key, None), None)

    def reset(self) -> None:
        """Go back to the defaults, except for who plays, the language, and the window's place."""
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
        """Whether this sound is switched on, whatever `sound` says."""
        key = f"sound.{name}"
        on = self._values[key] = self._get(key) is not False
        return on

    def switch_sound(self, name: SoundName, on: bool) -> None:
        """Switch one sound on or off. Raises ValueError for an unknown one."""
        if name not in SOUNDS:
            raise ValueError(f"there is no sound {name!r}")
        if on != self.sound_on(name):
            self._values[f"sound.{name}"] = on
            self.changed.emit(f"sound.{name}")
            self._put(f"sound.{name}", on)

    def last_options(self, game: str) -> dict[str, Any]:
        """The options of the last game of this kind; the caller checks them against the game's own."""
        raw = self._get(f"options.{game}")
        return dict(raw) if isinstance(raw, dict) else {}

    def remember_options(self, game: str, options: dict[str, Any]) -> None:
        """Remember the options with which a game begins, for the next new game of its kind."""
        self._put(f"options.{game}", dict(options))

    def met(self, game: str, sitting: int) -> int:
        """Which game of this kind a sitting is, from 1; after `FIRST_GAMES` all get `FIRST_GAMES` + 1."""
        known = self.listed(f"met.{game}")
        if sitting not in known and len(known) <= FIRST_GAMES:
            known = [*known, sitting]
            self.keep_list(f"met.{game}", known)
        return known.index(sitting) + 1 if sitting in known else FIRST_GAMES + 1

    def pace_of(self, game: str, *, first: bool) -> PaceName:
        """The pace that the person chose for this game; until they choose, calm for the `first` game, then even."""
        raw = self._get(f"pace.{game}")
        kept = next((pace for pace in PACES if pace == (self.pace or raw)), None)
        return kept or ("calm" if first else "even")

    def choose_pace(self, game: str, pace: PaceName) -> None:
        """Choose the pace of one game; from then on each has its own. Raises ValueError for an unknown pace."""
        if pace not in PACES:
            raise ValueError(f"there is no pace {pace!r}")
        self._values[f"pace.{game}"] = pace
        self.choose("pace", "")
        self.changed.emit(f"pace.{game}")
        self._put(f"pace.{game}", pace)

    def listed(self, key: str) -> list[Any]:
        """The list kept under this key (`last_table.<game>`, `people`); the caller checks its items."""
        raw = self._get(key)
        return list(raw) if isinstance(raw, list) else []

    def keep_list(self, key: str, items: list[Any]) -> None:
        """Keep a list under this key."""
        self._put(key, list(items))

    # Derived from several settings

    def card_style(self) -> CardStyle:
        """The look of the cards."""
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
        """Whether nothing should move: as the person says, else as the system asks."""
        return self.motion == "still" or (self.motion == "system" and system_is_still())

    @property
    def text_factor(self) -> float:
        """The text size as a factor of the type scale."""
        return self.text_size / 100
