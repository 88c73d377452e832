"""The catalogues of messages, and the language in use.

A catalogue is a Qt Linguist file, i18n/<part>.he.ts or `words.he.ts` in a game's folder, whose messages are found by
id: `source` is the English text, `translation` the other language's. Nothing is read before the first message is asked
for, and a game's words only when one of them is.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple
from zlib import crc32

from app import __version__
from app.games import GAMES, file, has_own, is_own, note, remembered, sources
from app.games.compiled import compiled, stamps
from app.wording.resources import resource

Language = Literal["he", "en"]
Direction = Literal["rtl", "ltr"]

LANGUAGES: Mapping[Language, Direction] = MappingProxyType({"he": "rtl", "en": "ltr"})
"""Each language the program speaks, with the direction in which it is read; the first is the house's own."""

HEBREW_CODES = ("he", "iw")
"""How systems name Hebrew; the second is the old code, still in use."""


WORDS = "words.he.ts"
"""The catalogue in a game's folder."""


TITLES = "game."
"""How the ids of a game's titles begin: its name and what it is about."""


Messages = dict[str, tuple[str, str]]
"""The English and the Hebrew template of each message, by id. Most of them are never said: to make a `Message` of each
at every start took longer than to load them."""


class CatalogueDamaged(ValueError):
    """A catalogue cannot be used; `str(error)` names the file and what is wrong in it."""


class Message(NamedTuple):
    """One message in both languages, as templates."""

    en: str
    he: str

    def text(self, language: Language) -> str:
        """The template in this language, or in the other one where it has none: half a message is better than none."""
        return (self.he or self.en) if language == "he" else (self.en or self.he)


class _Now:
    """The language in use; None until one has been chosen or asked for."""

    language: Language | None = None


def read(path: Path) -> dict[str, Message]:
    """The messages of one file by id. Raises CatalogueDamaged for a file that is not a catalogue by ids, OSError."""
    return {name: Message(*both) for name, both in templates(path).items()}


def templates(path: Path) -> Messages:
    """The messages of one file as plain pairs. Raises as `read` does."""
    content = path.read_bytes()
    return compiled(path, _mark(content), lambda: _parsed(path.name, content))


def _mark(content: bytes) -> tuple[int, int]:
    """The length and checksum by which a change of a file is noticed."""
    return len(content), crc32(content)


def _parsed(file: str, content: bytes) -> Messages:
    """Read the content of a Linguist file. Raises CatalogueDamaged."""
    from xml.etree import ElementTree  # needed only where nothing compiled is at hand

    try:
        tree = ElementTree.fromstring(content)
    except ElementTree.ParseError as wrong:
        raise CatalogueDamaged(f"{file}: {wrong}") from wrong
    messages: Messages = {}
    for entry in tree.iter("message"):
        name = entry.get("id")
        if not name:
            raise CatalogueDamaged(f"{file}: a message has no id")
        if name in messages:
            raise CatalogueDamaged(f"{file}: {name} occurs twice")
        messages[name] = (entry.findtext("source", ""), entry.findtext("translation", ""))
    return messages


def load(paths: Iterable[Path]) -> Messages:
    """The messages of several files as one. Raises CatalogueDamaged if an id occurs in two of them."""
    messages: Messages = {}
    for path in paths:
        _admit(messages, templates(path), path.name)
    return messages


def _admit(messages: Messages, more: Messages, name: str) -> None:
    """Add the messages of the file `name`. Raises CatalogueDamaged if one of their ids is known already."""
    twice = messages.keys() & more.keys()
    if twice:
        raise CatalogueDamaged(f"{name}: {min(twice)} occurs in another catalogue too")
    messages.update(more)


@remembered
@lru_cache(maxsize=1)
def catalogue() -> Mapping[str, Message]:
    """Every message the program can say; a game's own are read with the first call.

    If an own game's catalogue cannot be used, it is left out, and the registry's troubles say so.
    """
    words = {game: path for game in GAMES if (path := file(game, WORDS)) is not None}
    messages = dict(_general())
    for game in words:
        if not is_own(game):
            _admit(messages, _words(game), WORDS)
    for game in filter(is_own, words):
        try:
            _admit(messages, _words(game), WORDS)
        except (CatalogueDamaged, OSError, ValueError) as error:
            note(game, WORDS, str(error).removeprefix(f"{WORDS}: "))
    return MappingProxyType({name: Message(*both) for name, both in messages.items()})


@lru_cache(maxsize=1)
def _general() -> Messages:
    """The messages that belong to no game.

    Every start reads them from one file, without opening the catalogues.
    """
    folder = resource("i18n")
    return compiled(folder / "all", (__version__, stamps(folder)), lambda: load(sorted(folder.glob("*.he.ts"))))


@remembered
@cache
def _words(game: str) -> Messages:
    """The messages of one game's folder."""
    path = file(game, WORDS)
    return templates(path) if path is not None else {}


@remembered
@lru_cache(maxsize=1)
def _titles() -> Messages:
    """The titles of the program's own games: the shelf needs nothing else of their words."""
    words = [(game, stamp) for game in GAMES if not is_own(game) for stamp in sources(game) if stamp[0] == WORDS]
    return compiled(
        resource("app", "games") / "titles",
        (__version__, words),
        lambda: {name: both for game, _ in words for name, both in _words(game).items() if name.startswith(TITLES)},
    )


def own_words(game: str) -> Mapping[str, Message]:
    """The messages of a game's folder, also those in one language only; none if they cannot be read."""
    try:
        return {name: Message(*both) for name, both in _words(game).items()}
    except (CatalogueDamaged, OSError, ValueError):
        return {}


def entry(name: str) -> Message:
    """A message in both languages. Raises KeyError for an unknown id.

    Of the games that come with the program only the one that the id belongs to has its words read: most are not played
    today. If the person has games of their own, all words are read, so that it is known which are damaged.
    """
    found = _entry(name)
    if found is None:
        raise KeyError(name)
    return found


@remembered
@lru_cache(maxsize=8192)
def _entry(name: str) -> Message | None:
    """The message, or None; kept, for tables say the same ones many times for every act."""
    both = _general().get(name)
    if both is None:
        titled = name.startswith(TITLES)
        game = (name.removeprefix(TITLES) if titled else name).partition(".")[0]
        if game not in GAMES or has_own():
            return catalogue().get(name)
        both = (_titles() if titled else _words(game)).get(name)
    return Message(*both) if both is not None else None


def message(name: str) -> str:
    """The template of a message in the language in use. Raises KeyError for an unknown id."""
    return entry(name).text(language())


def has(name: str) -> bool:
    """Whether there is a message with this id."""
    return _entry(name) is not None


def available() -> tuple[Language, ...]:
    """The languages that can be used."""
    return tuple(LANGUAGES)


def use(code: str) -> None:
    """Speak this language from now on. Raises ValueError for one that is not available."""
    for known in LANGUAGES:
        if known == code:
            _Now.language = known
            return
    raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {code!r}")


def language() -> Language:
    """The language in use; until one is chosen, the system's."""
    if _Now.language is None:
        _Now.language = from_system()
    return _Now.language


def direction() -> Direction:
    """The direction in which the language in use is read: `rtl` or `ltr`."""
    return LANGUAGES[language()]


def from_system(*names: str) -> Language:
    """Hebrew if the system's locale says so, else English.

    `names` are locale names as a system writes them (`he_IL`, `he-IL`, `iw_IL.UTF-8`), of which the first decides;
    without them the environment is asked in the order of the C library, then Python's own locale.
    """
    asked = names or tuple(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"))
    if not any(asked):
        import locale

        asked = (locale.getlocale()[0] or "",)
    for name in asked:
        code = name.split(":")[0].replace("-", "_").split("_")[0].split(".")[0].lower()
        if code:
            return "he" if code in HEBREW_CODES or code == "hebrew" else "en"
    return "en"
