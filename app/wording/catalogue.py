"""The catalogues of messages, and the current language.

A catalogue is a Qt Linguist file, i18n/<part>.he.ts or `words.he.ts` in a game's folder, with messages by id: `source`
is the English text, `translation` the Hebrew. Nothing is read until the first message is needed, and a game's words
only when one of them is.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
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
"""Each language of the program with its reading direction; the first is the house's own."""

HEBREW_CODES = ("he", "iw")
"""The codes that systems use for Hebrew; the second is the old one, still in use."""


WORDS = "words.he.ts"
"""The catalogue in a game's folder."""


TITLES = "game."
"""The prefix of the ids of a game's titles: its name and what it is about."""


Messages = dict[str, tuple[str, str]]
"""The English and the Hebrew template of each message, by id.

Most messages are never said, and making a `Message` of each at every start took longer than loading them.
"""


class CatalogueDamaged(ValueError):
    """A catalogue cannot be used; `str(error)` names the file and what is wrong in it."""


class Message(NamedTuple):
    """One message in both languages, as templates."""

    en: str
    he: str

    def text(self, language: Language) -> str:
        """Return the template in this language, or else in the other one: half a message is better than none."""
        return (self.he or self.en) if language == "he" else (self.en or self.he)


class _Now:
    """The current language; None until one has been chosen or asked for."""

    language: Language | None = None


def read(path: Path) -> dict[str, Message]:
    """Read the messages of one file by id. Raises CatalogueDamaged for a file that is no catalogue by ids, OSError."""
    return {name: Message(*both) for name, both in templates(path).items()}


def templates(path: Path) -> Messages:
    """Read the messages of one file as plain pairs. Raises as `read` does."""
    content = path.read_bytes()
    return compiled(path, _mark(content), lambda: _parsed(path.name, content))


def _mark(content: bytes) -> tuple[int, int]:
    """Return the length and checksum that show whether a file has changed."""
    return len(content), crc32(content)


def _parsed(file: str, content: bytes) -> Messages:
    """Read the content of a Linguist file. Raises CatalogueDamaged."""
    from xml.etree import ElementTree  # needed only if nothing compiled is at hand

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
    """Read the messages of several files as one. Raises CatalogueDamaged if an id occurs in two of them."""
    messages: Messages = {}
    for path in paths:
        _admit(messages, templates(path), path.name)
    return messages


def _admit(messages: Messages, more: Messages, name: str) -> None:
    """Add the messages of the file `name`. Raises CatalogueDamaged if one of their ids is already known."""
    twice = messages.keys() & more.keys()
    if twice:
        raise CatalogueDamaged(f"{name}: {min(twice)} occurs in another catalogue too")
    messages.update(more)


@remembered
@lru_cache(maxsize=1)
def catalogue() -> Mapping[str, Message]:
    """Return every message the program can say. The first call also reads the words of all games.

    If the catalogue of a person's own game cannot be used, it is left out, and the registry's troubles say so.
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
            note(game, WORDS, str(error))
    return MappingProxyType({name: Message(*both) for name, both in messages.items()})


@lru_cache(maxsize=1)
def _general() -> Messages:
    """Return the messages that belong to no game.

    Every start reads them from one compiled file, without opening the catalogues.
    """
    folder = resource("i18n")
    return compiled(folder / "all", (__version__, stamps(folder)), lambda: load(sorted(folder.glob("*.he.ts"))))


@remembered
@cache
def _words(game: str) -> Messages:
    """Return the messages of one game's folder."""
    path = file(game, WORDS)
    return templates(path) if path is not None else {}


@remembered
@lru_cache(maxsize=1)
def _titles() -> Messages:
    """Return the titles of the program's own games, the only words of theirs that the shelf needs."""
    words = [(game, stamp) for game in GAMES if not is_own(game) for stamp in sources(game) if stamp[0] == WORDS]
    return compiled(
        resource("app", "games") / "titles",
        (__version__, words),
        lambda: {name: both for game, _ in words for name, both in _words(game).items() if name.startswith(TITLES)},
    )


def own_words(game: str) -> Mapping[str, Message]:
    """Return the messages of a game's folder, including those in only one language; none if they cannot be read."""
    try:
        return {name: Message(*both) for name, both in _words(game).items()}
    except (CatalogueDamaged, OSError, ValueError):
        return {}


def entry(name: str) -> Message:
    """Return a message in both languages. Raises KeyError for an unknown id.

    Among the games that come with the program, only the one that the id belongs to has its words read, because most
    games are not played today. If the person has games of their own, all words are read, to find out which are damaged.
    """
    found = _entry(name)
    if found is None:
        raise KeyError(name)
    return found


@remembered
@lru_cache(maxsize=8192)
def _entry(name: str) -> Message | None:
    """Return the message, or None. It is cached because tables say the same ones many times for every act."""
    both = _general().get(name)
    if both is None:
        titled = name.startswith(TITLES)
        game = (name.removeprefix(TITLES) if titled else name).partition(".")[0]
        if game not in GAMES or has_own():
            return catalogue().get(name)
        both = (_titles() if titled else _words(game)).get(name)
    return Message(*both) if both is not None else None


def message(name: str) -> str:
    """Return the template of a message in the current language. Raises KeyError for an unknown id."""
    # Not by way of `entry`: a table asks for a hundred messages with every act.
    found = _entry(name)
    if found is None:
        raise KeyError(name)
    return found.text(_Now.language or language())


def has(name: str) -> bool:
    """Return whether there is a message with this id."""
    return _entry(name) is not None


def available() -> tuple[Language, ...]:
    """Return the languages that can be used."""
    return tuple(LANGUAGES)


def use(code: str) -> None:
    """Switch to this language. Raises ValueError for one that is not available."""
    for known in LANGUAGES:
        if known == code:
            _Now.language = known
            return
    raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {code!r}")


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Switch to a language for a while, as for a page in another one than the window. Raises as `use` does."""
    before = language()
    use(code)
    try:
        yield
    finally:
        use(before)


def language() -> Language:
    """Return the current language; until one is chosen, the system's."""
    if _Now.language is None:
        _Now.language = from_system()
    return _Now.language


def direction() -> Direction:
    """Return the reading direction of the current language: `rtl` or `ltr`."""
    return LANGUAGES[language()]


def from_system(*names: str) -> Language:
    """Return Hebrew if the system's locale says so, else English.

    `names` are locale names as a system writes them (`he_IL`, `he-IL`, `iw_IL.UTF-8`); the first one decides. Without
    them the environment variables are tried in the order of the C library, then Python's own locale.
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
