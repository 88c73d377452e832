"""What a person has chosen: typed settings over the store's keys, each with a default and a check.

A value that was stored by another version, or by hand, and is not one of the allowed ones reads as the default. A
value that cannot be stored (a full disk) still holds until the program ends; that is told (`Settings.keeping`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import date
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar, cast, overload

from PySide6.QtCore import QLocale, QObject, Signal

from app.art.card_style import BACKS, CardStyle
from app.art.sounds import SOUNDS, SoundName
from app.session.keeping import Keeping
from app.wording.plates import PLATES

Language = Literal["he", "en"]
ThemeChoice = Literal["system", "light", "dark"]

LANGUAGES: tuple[Language, ...] = ("he", "en")
THEMES: tuple[ThemeChoice, ...] = ("system", "light", "dark")
SPEEDS: tuple[float, ...] = (0.0, 0.5, 1.0, 2.0)
"""How fast things move; 0: everything arrives at once (look 9)."""
TEXT_PERCENTS: tuple[int, ...] = (90, 100, 115, 130)
NAME_AT_MOST = 24
"""Letters in a person's name."""

T = TypeVar("T")


class KeyValues(Protocol):
    """What the store keeps settings in: any JSON value by its key."""

    def get(self, key: str, default: Any) -> Any:
        """The value of a key, or the default. Raises StoreError."""

    def put(self, key: str, value: Any) -> None:
        """Keep a value. Raises StoreError where that cannot be done."""


class Setting(Generic[T]):
    """One setting, read and written as an attribute of `Settings`.

    `read` makes a value out of what was stored and returns None for what it is not.
    """

    def __init__(self, default: T | Callable[[], T], read: Callable[[Any], T | None]) -> None:
        """The default may be a function, for what depends on the system."""
        self._default = default
        self.read = read
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        """The key under which it is stored is the attribute's name."""
        self.name = name

    @property
    def default(self) -> T:
        """What holds until something was chosen."""
        return self._default() if callable(self._default) else self._default

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...
    def __get__(self, settings: Settings | None, owner: type) -> T | Setting[T]:
        """The value that holds."""
        return self if settings is None else cast("T", settings.value(self.name))

    def __set__(self, settings: Settings, value: T) -> None:
        """Choose a value. Raises ValueError for one that is not allowed."""
        settings.choose(self.name, value)


def one_of(values: tuple[T, ...], default: T | Callable[[], T]) -> Setting[T]:
    """A setting that is one of these values; 1 and 1.0 are the same, 1 and True are not."""

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


def _day(raw: Any) -> str | None:
    """A day as ISO writes it, or nothing."""
    with contextlib.suppress(TypeError, ValueError):
        return "" if raw == "" else date.fromisoformat(raw).isoformat()
    return None


def short_text(most: int) -> Setting[str]:
    """A text on one line of at most `most` letters; what is longer is cut, what is not printable left out."""

    def read(raw: Any) -> str | None:
        if not isinstance(raw, str):
            return None
        # Without this a name could carry signs that turn the reading direction of a whole sentence.
        return "".join(c for c in raw if c.isprintable()).strip()[:most]

    return Setting("", read)


class Frame(NamedTuple):
    """Where the window was: x, y, width, height in px of the whole desktop, and whether it filled the screen."""

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
    """Hebrew where the system's languages name it before English, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.partition("-")[0]
        if code in ("he", "iw"):
            return "he"
        if code == "en":
            break
    return "en"


_STAYING = frozenset({"person", "plate", "language", "frame", "greeted", "looked"})
"""What `reset` leaves alone."""

_UNASKED = frozenset({"frame", "greeted", "looked"})
"""What the program notes by itself: nobody has to be asked before it is lost."""


class Settings(QObject):
    """Every choice of the person at this machine. Assigning stores at once; `changed` carries the name.

    `keeping` is the road on which they are stored, and all else that the windows keep.
    """

    changed = Signal(str)

    language = one_of(LANGUAGES, system_language)
    theme = one_of(THEMES, "system")
    high_contrast = switch(False)
    text_size = one_of(TEXT_PERCENTS, 100)
    speed = one_of(SPEEDS, 1.0)
    calm = switch(False)
    """No scores, no averages, no records."""
    four_colour = switch(False)
    large_index = switch(False)
    night = switch(False)
    back = one_of(BACKS, BACKS[0])
    sound = switch(True)
    volume = whole(0, 100, 70)
    person = short_text(NAME_AT_MOST)
    """The name of the person who plays; empty until one is given."""
    plate = one_of(PLATES, PLATES[0])
    frame = Setting[Frame | None](None, _frame)
    greeted = switch(False)
    """Whether the first start is over."""
    remind = switch(False)
    """Whether a line on the shelf says so when this version has grown old."""
    own_games = switch(False)
    """Whether the games in the person's own folder are on the shelf; a game may do whatever programs may."""
    looked = Setting("", _day)
    """The day on which one last looked for a newer version, in ISO's way; empty for never."""

    def __init__(self, kept: KeyValues, parent: QObject | None = None) -> None:
        """Settings that are kept in `kept`."""
        super().__init__(parent)
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
        """Choose a value by the setting's name; stored and told only if it is another one.

        Raises AttributeError for an unknown name, ValueError for a value that is not allowed.
        """
        read = self._setting(name).read(value)
        if read is None:
            raise ValueError(f"{name} cannot be {value!r}")
        if read == self.value(name):
            return
        self._values[name] = read
        # First it holds, then it is kept: what is said when that fails is said in the new language.
        self.changed.emit(name)
        self._put(name, read)

    def override(self, name: str, value: Any) -> None:
        """Let a value hold for this run alone (the command line's); nothing is stored. Raises as `choose` does."""
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
        # The choice holds for this run in any case; a game must not end because it could not be written down.
        def put() -> bool:
            self._kept.put(key, list(value) if isinstance(value, tuple) else value)
            return True

        if self.keeping.attempt("setting", put, False):
            # The store brings along what it could not keep before.
            self._unkept.clear()
        else:
            self._unkept.add(key)

    def keep_now(self) -> bool:
        """Write what could not be kept so far; whether every choice of the person is kept now."""
        if self._unkept:
            key = min(self._unkept)
            self._put(key, self._values[key])
        return self._unkept <= _UNASKED

    def _get(self, key: str) -> Any:
        """What is kept under a key, or None; also where the store cannot be read now."""
        return self.keeping.glance(lambda: self._kept.get(key, None), None)

    def reset(self) -> None:
        """Back to the usual: everything but who plays, the language, and where the window is."""
        for name, setting in vars(Settings).items():
            if isinstance(setting, Setting) and name not in _STAYING:
                self.choose(name, setting.default)
        for sound in SOUNDS:
            self.switch_sound(sound, True)

    # Families of settings with one key each

    def heard(self, name: SoundName) -> bool:
        """Whether this sound is to be played: sounds are on, and this one is."""
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
        """The options with which this game was begun last; the caller checks them against the game's own."""
        key = f"options.{game}"
        raw = self._values[key] if key in self._values else self._get(key)
        return dict(raw) if isinstance(raw, dict) else {}

    def remember_options(self, game: str, options: dict[str, Any]) -> None:
        """Keep the options with which a game begins, for its next new game."""
        self._values[f"options.{game}"] = dict(options)
        self._put(f"options.{game}", options)

    def listed(self, key: str) -> list[Any]:
        """A list under a key of its own (`last_table.<game>`, `people`); the caller checks what is in it."""
        raw = self._values[key] if key in self._values else self._get(key)
        return list(raw) if isinstance(raw, list) else []

    def keep_list(self, key: str, items: list[Any]) -> None:
        """Keep a list under a key of its own."""
        self._values[key] = list(items)
        self._put(key, list(items))

    # What follows from several

    def card_style(self) -> CardStyle:
        """The way the cards look."""
        return CardStyle(self.four_colour, self.large_index, self.night, self.back)

    @property
    def text_factor(self) -> float:
        """The text size as a factor of the type scale."""
        return self.text_size / 100
