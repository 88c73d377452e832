"""The registry: which games there are, where each one is stored, and loading single parts of them on request.

A game is a folder with a `rules.py`; its id is the folder's name with hyphens in place of underscores. Everything else
in the folder is optional and found by name: `judgement.py`, `controller.py`, `telling.py`, `tile.py`, `faces.py`,
`alike.py`, `words.he.ts`, `page.he.html`, `page.en.html`, `cases.json`, `canon.md`. No game imports another; what
several games share is in `shared`.

Nobody else keeps a list of games. A part is imported only when it is first asked for, so the engine's process never
loads a controller, and a table loads one game.

A person's own games are folders of the same kind in a folder of their own. While they are switched on (`admit`), the
environment variable `KUPA_OWN_GAMES` names that folder, so every process started by this one knows the same games. Each
is tried before it counts as a game. Faults in them are reported by `troubles` and never raised.
"""

from __future__ import annotations

import importlib
import json
import keyword
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache, lru_cache
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from traceback import FrameSummary, extract_tb
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from app.games.answers import broken
from app.games.compiled import Stamps, compiled, stamps
from app.games.patience import GUARD, WithoutEnd, WrongAnswer, within

if TYPE_CHECKING:
    from app.engine.rules import Rules

_HERE = Path(__file__).resolve().parent
_ORDER = _HERE.parents[1] / "resources" / "games.json"

OWN_GAMES = "KUPA_OWN_GAMES"
"""The environment variable that names the folder of a person's own games; empty: there are none."""

RESERVED = frozenset({"all", "lab", "own", "seats", "seats-range", "shared"})
"""Ids that no game can have, because the command line, the shelf or the catalogues use them for something else."""

LONGEST_ID = 40
"""The greatest length of an id."""

# Kept as text, and compiled with the first of a person's own games.
_ID = r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z"

Made = TypeVar("Made")


class NotAGame(LookupError):
    """A folder is not a game; the message says why."""


class GameTrouble(NamedTuple):
    """What is wrong with a person's own game: its folder's name, a code, and where and what, for its author.

    Codes: `no-id` (the folder's name is not an id), `taken` (a game of the program has this id), `broken` (it is not a
    game, or its rules fail), `part` (the file named in the detail fails; the game is played without it), `failed` (it
    failed while it was played), `stopped` (it went on without an end while it was played).
    """

    folder: str
    code: str
    detail: str = ""


class _Clears(Protocol):
    """A function with a cache."""

    def cache_clear(self) -> None:
        """Empty the cache."""


Remembering = TypeVar("Remembering", bound=_Clears)
_REMEMBERED: list[_Clears] = []


def remembered(function: Remembering) -> Remembering:
    """Mark a cached function about games, so that `look_again` empties its cache when games come or go."""
    _REMEMBERED.append(function)
    return function


class Games(Mapping[str, "Rules"]):
    """The rules of every game by id, in the canon's order; games missing from the canon follow by name."""

    def __getitem__(self, game: str) -> Rules:
        """The rules of a game, imported at the first call. Raises KeyError, NotAGame."""
        return _rules(game)

    def __contains__(self, game: object) -> bool:
        """Whether there is a game with this id; does not import any game of the program."""
        return game in _found().folders

    def __iter__(self) -> Iterator[str]:
        return iter(_found().folders)

    def __len__(self) -> int:
        """How many games there are."""
        return len(_found().folders)


GAMES = Games()
"""Every game there is."""


def shelf() -> list[str]:
    """The ids of the games in the order of the shelf, with a person's own games last."""
    games = _in_order(list(GAMES), "shelf")
    return sorted(games, key=is_own)


def seats(game: str) -> tuple[int, int]:
    """The fewest and the most seats of a game. Raises KeyError, and whatever importing its rules raises.

    The rules are imported only if a module of the game has changed since the last answer: the shelf names every game,
    but needs nothing else of most of them.
    """
    if is_own(game):
        return GAMES[game].info.seats
    mark = tuple(stamp for stamp in sources(game) if stamp[0].endswith(".py"))
    low, high = compiled(folder(game) / "seats", mark, lambda: tuple(GAMES[game].info.seats))
    return low, high


def folder(game: str) -> Path:
    """The folder of a game. Raises KeyError."""
    return _found().folders[game]


@remembered
@cache
def sources(game: str) -> Stamps:
    """The files of a game with their marks, for whatever is derived from them; empty if there is no such game."""
    found = _found().folders.get(game)
    return stamps(found) if found is not None else []


def file(game: str, name: str) -> Path | None:
    """A file in a game's folder; None if there is no such game or file."""
    found = _found().folders.get(game)
    path = found / name if found is not None else None
    return path if path is not None and path.is_file() else None


def part(game: str, name: str, kind: type[Made]) -> type[Made] | None:
    """The class of this kind in one module of a game's folder (`controller`, `telling`, ...).

    None if the folder has no such module. Raises KeyError for an unknown game, NotAGame unless the module defines
    exactly one such class, and whatever the module raises. For a person's own game nothing is raised; `troubles`
    reports it.
    """
    if not is_own(game):
        return _class(folder(game), name, kind)
    try:
        with within():
            return _class(folder(game), name, kind)
    except (Exception, SystemExit) as error:
        note_error(game, f"{name}.py", error)
        return None


# A person's own games


def is_own(game: str) -> bool:
    """Whether this is one of the person's own games."""
    return game in _found().own


def has_own() -> bool:
    """Whether the person has any games of their own."""
    return bool(_found().own)


def own_games() -> Path | None:
    """The folder of the person's own games; None while they are switched off."""
    named = os.environ.get(OWN_GAMES, "")
    return Path(named) if named else None


def admit(own: Path | None) -> None:
    """Look for the person's own games in this folder from now on; None switches them off."""
    known = own_games()
    os.environ[OWN_GAMES] = "" if own is None else str(own)
    if own != known:
        look_again()


def patient(game: str, seconds: float) -> AbstractContextManager[None]:
    """Raise WithoutEnd if a person's own game takes longer than this in the block; others are trusted."""
    return within(seconds) if is_own(game) else nullcontext()


def blamed(error: BaseException, game: str = "") -> GameTrouble | None:
    """The person's own game that is to blame for a fault, and where it failed; None if there is none.

    It is the game whose code failed, or led to this fault. If the code of no such game did, it is the one that is held
    to blame for it (`RulesFailed`), else `game`, the one on the table, provided that is one: it probably answered
    something wrong when it was asked last. The message of the exception is left out, because it may quote a card that
    nobody at the table sees.
    """
    from app.engine.errors import RulesFailed  # hardly ever needed, here and below

    one: BaseException | None = error
    said = type(error).__name__
    while one is not None:
        for path in (Path(frame.filename).parent for frame in reversed(_course(one))):
            if is_own(own := id_of(path)) and folder(own) == path:
                code, words = "stopped" if isinstance(one, WithoutEnd) else "failed", isinstance(one, _PLAIN)
                return GameTrouble(path.name, code, failure(one, path, words=words))
        cause = one.__cause__
        if isinstance(one, RulesFailed):
            game, said = one.game, ": ".join(filter(None, (type(cause).__name__, str(one))))
        one = cause
    if not is_own(game):
        return None
    last = GUARD.answered
    if last is not None and (path := Path(last.co_filename)).parent == folder(game):
        said = f"{path.name}, line {last.co_firstlineno}: {said}"
    return GameTrouble(folder(game).name, "failed", said)


@contextmanager
def beginning(game: str) -> Iterator[None]:
    """Hold a person's own game to blame for whatever fails in the block: it begins there, and nothing is dealt yet."""
    try:
        yield
    except Exception as error:
        if not is_own(game) or blamed(error) is not None:
            raise
        from app.engine.errors import RulesFailed

        raise RulesFailed(game, error, " ".join(str(error).split())[:300]) from error


def troubles() -> tuple[GameTrouble, ...]:
    """All known faults of the person's own games, in the order of their folders."""
    return tuple(sorted((*_found().troubles, *_NOTED)))


def note(game: str, file: str, detail: str) -> None:
    """Record that a file of a person's own game cannot be used; the game continues without it."""
    trouble = GameTrouble(folder(game).name, "part", detail if detail.startswith(file) else f"{file}: {detail}")
    if trouble not in _NOTED:
        _NOTED.append(trouble)


def note_error(game: str, file: str, error: BaseException) -> None:
    """Record what a file of a person's own game has raised; the game continues without it."""
    note(game, file, failure(error, folder(game)))


_NOTED: list[GameTrouble] = []


def look_again() -> None:
    """Forget everything known about games, because folders have come or gone, or their contents have changed."""
    for function in _REMEMBERED:
        function.cache_clear()
    for name in _LOADED:
        for module in [one for one in sys.modules if one == name or one.startswith(f"{name}.")]:
            del sys.modules[module]
    _LOADED.clear()
    _NOTED.clear()
    importlib.invalidate_caches()


def bad_id(game: str) -> bool:
    """Whether this is no valid id: ids have letters a to z, digits and single hyphens, and are no Python keyword."""
    return re.match(_ID, game) is None or len(game) > LONGEST_ID or game in RESERVED or keyword.iskeyword(game)


def folder_name(game: str) -> str:
    """The name of a game's folder."""
    return game.replace("-", "_")


def id_of(path: Path) -> str:
    """The id of the game in a folder; no valid one if the folder is not named as `folder_name` names it."""
    return path.name.replace("_", "-")


_LOADED: list[str] = []
"""The packages under which a person's own games were imported."""


class _Found(NamedTuple):
    """The folders of all games by id, which of them are the person's own, and what is wrong with the other folders."""

    folders: Mapping[str, Path]
    own: frozenset[str]
    troubles: tuple[GameTrouble, ...]


@remembered
@lru_cache(maxsize=1)
def _found() -> _Found:
    """Find where each game is stored: those of the program in the canon's order, then the person's own."""
    lying = [path.parent for place in __path__ for path in sorted(Path(place).glob("*/rules.py"))]
    found = {id_of(path): path for path in reversed(lying)}
    folders = {game: found[game] for game in _in_order(sorted(found), "canon")}
    place = own_games()
    own = dict[str, Path]()
    troubles = list[GameTrouble]()
    for path in _folders_in(place) if place is not None else ():
        game = id_of(path)
        trouble = _trouble(game, path, taken=game in folders)
        if trouble is None:
            own[game] = path
        else:
            troubles.append(trouble)
    return _Found(MappingProxyType({**folders, **own}), frozenset(own), tuple(troubles))


def _folders_in(place: Path) -> list[Path]:
    """The folders here that look like games; none if the place cannot be read."""
    try:
        return sorted(path.parent for path in place.glob("*/rules.py"))
    except OSError:
        return []


def _trouble(game: str, path: Path, taken: bool) -> GameTrouble | None:
    """Try a person's own game; return what is wrong with it, or None if a game of it can begin."""
    if path.name != folder_name(game) or bad_id(game):
        return GameTrouble(path.name, "no-id")
    if taken:
        return GameTrouble(path.name, "taken")
    try:
        with within():
            try_rules(made_rules(game, path))
    except (Exception, SystemExit) as error:
        return GameTrouble(path.name, "broken", failure(error, path))
    return None


def made_rules(game: str, path: Path) -> Rules:
    """The rules of a game in any folder. Raises NotAGame, and whatever the module raises."""
    # The shelf names every game and does without the engine.
    from app.engine.rules import Rules

    name = f"{__name__}.{path.name}"
    if path.parent not in map(Path, __path__) and name not in _LOADED:
        # Not a path of this package itself: otherwise a folder could add modules to a game of the program.
        package = ModuleType(name)
        package.__path__ = [str(path)]
        sys.modules[name] = package
        _LOADED.append(name)
    made = _class(path, "rules", Rules)  # type: ignore[type-abstract]
    if made is None:
        raise NotAGame(f"the folder {path.name} has no rules.py")
    try:
        rules = made()
    except (AttributeError, TypeError, ValueError):
        from app.engine.declaring import wrong_info  # hardly ever needed

        if wrong := wrong_info(getattr(made, "info", None)):
            raise NotAGame(wrong) from None
        raise
    if rules.info.id != game:
        raise NotAGame(f"the folder {path.name} holds a game that calls itself {rules.info.id!r}")
    return rules


def try_rules(rules: Rules) -> None:
    """Begin a game twice with the fewest and with the most seats, and compute its first decision.

    Raises NotAGame with a sentence, and whatever the rules raise.
    """
    from app.engine.declared import Fact
    from app.engine.declaring import (
        BY_CHANCE,
        misdeclared,
        undeclared,
        wrong_info,
        wrong_legal,
        wrong_seats,
        wrong_texts,
        wrong_values,
    )
    from app.engine.errors import in_short
    from app.engine.notation import position_to_json
    from app.engine.play import new_game
    from app.engine.views import view

    if wrong := wrong_info(rules.info) or wrong_seats(rules.info):
        raise NotAGame(wrong)
    seats = rules.seats()
    for count in sorted({seats[0], seats[-1]}):
        if wrong := undeclared(rules, count):
            raise NotAGame(wrong)
        p = new_game(rules, count, 1).position
        if wrong := misdeclared(p.game) or wrong_values(p):
            raise NotAGame(wrong)
        if position_to_json(new_game(rules, count, 1).position) != position_to_json(p):
            # What is kept of a game is how it began and its actions: it would come to another position.
            raise NotAGame(f"the same deal begins in another way; {BY_CHANCE}")
        bound = rules.bound(count, p.options)
        if type(bound) is not int or bound < 1:
            raise NotAGame(f"bound is the number of actions that no game goes beyond, not {in_short(bound)}")
        legal = rules.legal(p)
        if p.result is None and (wrong := wrong_legal(p, legal) or wrong_texts(legal)):
            raise NotAGame(wrong)
        facts = rules.facts(view(p, p.turn))
        if not isinstance(facts, list | tuple) or not all(isinstance(fact, Fact) for fact in facts):
            raise NotAGame(f"`facts` gives a list of facts, [Fact('trump', ('H',)), ...], not {in_short(facts)}")


def failure(error: BaseException, path: Path, *, words: bool = True) -> str:
    """Describe what failed in a game's folder, in one line: the file and line that failed last, and the message.

    Without `words`, only the kind of the exception is given in place of its message.
    """
    # A KeyError's message is only the key.
    text = f"there is no {error}" if isinstance(error, KeyError) and len(error.args) == 1 else f"{error}"
    told = " ".join(text.split())[:300]
    kind = "" if isinstance(error, NotAGame) else type(error).__name__
    said = ": ".join(filter(None, (kind, told if words else "")))
    if isinstance(error, SyntaxError):
        line = "" if error.lineno is None else f", line {error.lineno}"
        return f"{Path(error.filename or '').name}{line}: {error.msg}"
    lines = [one for one in _course(error) if Path(one.filename).parent == path]
    return f"{Path(lines[-1].filename).name}, line {lines[-1].lineno}: {said}" if lines else said


_PLAIN = (WithoutEnd, WrongAnswer)
"""What may be told at a table with its message, which quotes no card."""


def _course(error: BaseException) -> list[FrameSummary]:
    """The lines of code through which an error came, up to the last; a wrong answer comes from a whole method."""
    code = error.code if isinstance(error, WrongAnswer) else None
    last = [FrameSummary(code.co_filename, code.co_firstlineno, code.co_name)] if code is not None else []
    return [*extract_tb(error.__traceback__), *last]


def _class(path: Path, name: str, kind: type[Made]) -> type[Made] | None:
    """The only class of this kind that a module in a game's folder defines; None if there is no such module."""
    where = f"{__name__}.{path.name}"
    try:
        module = import_module(f"{where}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name in (where, f"{where}.{name}"):
            return None
        raise
    except SyntaxError as error:
        error.filename = error.filename or f"{name}.py"  # not known of a file with a null character
        raise
    own = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, kind) and one.__module__ == module.__name__
    ]
    found = [one for one in own if not isabstract(one)]
    if not found and len(own) == 1:
        lacking = ", ".join(sorted(getattr(own[0], "__abstractmethods__", ())))
        raise NotAGame(f"{own[0].__name__} in {name}.py lacks {lacking}")
    if len(found) != 1:
        names = ", ".join(one.__name__ for one in found) or "none"
        raise NotAGame(f"{name}.py has to define one class of {kind.__name__}; it defines {names}")
    if where in _LOADED:
        for loaded in [one for one in sys.modules if one.startswith(f"{where}.")]:
            GUARD.cover(sys.modules[loaded])
        if wrong := next(broken(found[0]), ""):
            raise NotAGame(f"{name}.py: {wrong}")
    return found[0]


def _in_order(games: Sequence[str], name: str) -> list[str]:
    """The games in an order from `resources/games.json`; those missing from it follow."""
    order: list[str] = json.loads(_ORDER.read_text("utf-8"))[name]
    places = {game: place for place, game in enumerate(order)}
    return sorted(games, key=lambda game: places.get(game, len(order)))


@remembered
@lru_cache(maxsize=64)
def _rules(game: str) -> Rules:
    return made_rules(game, folder(game))
