"""Readable forms of a game's codes, if the game has no words for them: `lay:7H` is *lay 7♥* in every language.

A game may be nothing but rules. Then its ids are shown as they are: hyphens and dots become spaces, and cards get their
signs. In a Hebrew line such a piece is isolated, because ids are Latin. The program asks for a game's messages through
`worded`, which notes the missing ones in `lacking`, for the author of the words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from app.games import GAMES, is_own, remembered
from app.wording import bidi
from app.wording.catalogue import direction, has, message
from app.wording.formatting import capital, t
from app.wording.symbols import spelled

if TYPE_CHECKING:
    from app.engine import Action
    from app.engine.rules import Arg

lacking: dict[str, str] = {}
"""The messages that games were asked for and lack, or whose fields cannot be filled, in order.

Each id has a template of what is said instead (`template`).
"""

unfilled: dict[str, str] = {}
"""Messages of own games whose fields could not be filled, and why, for the author of the words."""

NOBODY: Mapping[int | str, str] = MappingProxyType({})
"""The names of nobody."""

RANK_LETTERS = ("T", "J", "Q", "K", "A")
"""The ranks that are not digits, which might be any number."""

_PARTS = r"[-_.\s]+"


def worded(game: str, name: str, otherwise: Callable[[], str], /, *args: Any, **fields: Any) -> str:
    """Return a game's message in the current language, or the readable form that `otherwise` makes if it has none.

    A message that cannot be filled in (it asks for a field that does not exist) raises as `t` does, except in an own
    game, whose words nobody has tested.
    """
    if not has(name):
        said = otherwise()
        made = template(said, args, fields, symbols(game))
        # Only a letter tells that an argument is a rank: a digit may be anything.
        if name not in lacking or ":rank}" in made:
            lacking[name] = made
        return said
    try:
        return t(name, *args, **fields)
    except Exception as error:
        if not is_own(game):
            raise
        lacking[name] = ""
        given = ", ".join(f"{{{field}}}" for field in (*range(len(args)), *fields)) or "nothing"
        unfilled[name] = f"{type(error).__name__}: {error} (it is given {given})"
        return otherwise()


@remembered
@cache
def symbols(game: str) -> frozenset[str]:
    """The symbols of a game's cards; empty for an unknown game."""
    if game not in GAMES:
        return frozenset()
    rules, (seats, _) = GAMES[game], GAMES[game].info.seats
    return frozenset(card.text for card in rules.deck(seats, rules.fill(seats, {})))


def template(
    said: str, args: Sequence[Any], fields: Mapping[str, Any], cards: Collection[str] = frozenset()
) -> str:
    """Turn what was said with these arguments into a message template, to be improved by hand.

    The arguments are searched for from left to right and become fields; one that is not found gets no field. `cards`
    are the symbols of the game's cards.
    """
    rest = bidi.bare(said).replace("{", "{{").replace("}", "}}")
    done = ""
    for field, value in (*enumerate(args), *fields.items()):
        kind = "name" if field == "who" else "card" if isinstance(value, str) and value in cards else _kind(value)
        text = bidi.bare(_argument(value, "")) if kind else ""
        if text and text in rest:
            before, _, rest = rest.partition(text)
            done += f"{before}{{{field}:{kind}}}"
    return done + rest


def _kind(arg: Any) -> str:
    """Return the kind of field that writes an argument; empty if there is none."""
    if isinstance(arg, int | float) and not isinstance(arg, bool):
        return "num"
    if not isinstance(arg, str):
        return ""
    if arg in bidi.SUIT_SIGNS:
        return "suit"
    if arg in RANK_LETTERS:
        return "rank"
    return "card" if _is_card(arg) else "plain"


def _is_card(text: str) -> bool:
    """Return whether a text is the symbol of a card or a back."""
    return bidi.is_standard(text) or bidi.is_back(text) or has(f"card.{text}")


def plainly(code: str) -> str:
    """Return an id in words: `high-card` is "high card", `pile.0` is "pile"."""
    words = [word for word in re.split(_PARTS, code) if word]
    if len(words) > 1 and words[-1].isdecimal() and "." in code:
        words.pop()
    return " ".join(words)


def name(code: str) -> str:
    """Return an id as a name: `high-card` is "High card"."""
    return _isolated(capital(plainly(code)))


def phrase(
    code: str, args: Sequence[Any] = (), kinds: Sequence[str] = (), names: Mapping[int | str, str] = NOBODY
) -> str:
    """Return a code with its arguments as a phrase: "lay 7♥". `kinds` are those of the arguments, as far as known.

    Seats are called by their `names`, if they have some.
    """
    told = [_argument(arg, kind, names) for arg, kind in zip_longest(args, kinds[: len(args)], fillvalue="")]
    return _isolated(" ".join([plainly(code), *told]))


def sentence(code: str, args: Sequence[Any] = ()) -> str:
    """Return a code with its arguments as a sentence ("Not enough: 3.")."""
    return _isolated(_told(capital(plainly(code)), args)) + "."


def fact(code: str, args: Sequence[Any] = ()) -> str:
    """Return a code with its values as a phrase: "sum: 12"."""
    return _isolated(_told(plainly(code), args))


def _told(words: str, args: Sequence[Any]) -> str:
    told = ", ".join(filter(None, (_argument(arg, "") for arg in args)))
    return f"{words}: {told}" if told else words


def action(game: str, done: Action, names: Mapping[int | str, str] = NOBODY) -> str:
    """Return an action as a phrase: `lay:7H` is "lay 7♥"; an unknown card is "a face-down card"."""
    kinds = [arg.kind for arg in _arguments(game, done)]
    told = [
        (arg, kind)
        for arg, kind in zip_longest(done.args, kinds[: len(done.args)], fillvalue="")
        if kind in ("card", "index", "") or not bidi.is_back(arg)
    ]
    return phrase(done.verb, [arg for arg, _ in told], [kind for _, kind in told], names)


def _arguments(game: str, done: Action) -> Sequence[Arg]:
    """Return the declared arguments of an action, in the first phase that has its verb; empty for an unknown game."""
    verbs: Mapping[tuple[str, str], Any] = GAMES[game].info.verbs if game in GAMES else {}
    return next((verb.args for (_, name), verb in verbs.items() if name == done.verb), ())


def _argument(value: Any, kind: str, names: Mapping[int | str, str] = NOBODY) -> str:
    """Return a value as a person reads it, depending on its type."""
    if isinstance(value, bool):
        return message("value.on" if value else "value.off")
    if isinstance(value, int | float):
        return bidi.num(value)
    if isinstance(value, list | tuple):
        return ", ".join(_argument(one, "") for one in value)
    text = str(value)
    if kind == "seat" and text.isdecimal():
        name = names.get(int(text))
        return t("readable.seat", n=int(text) + 1) if name is None else bidi.name(name)
    if kind in ("value", "") and text in bidi.RANK_SIGNS:
        return bidi.rank_text(text)
    if kind in ("suit", "") and text in bidi.SUIT_SIGNS:
        return bidi.suit_text(text)
    if _is_card(text):
        return bidi.card_text(text)
    return bidi.foreign(spelled(text) if kind == "card" else plainly(text))


def _isolated(text: str) -> str:
    """Isolate a piece in Latin letters if the current language is read from the right."""
    return bidi.ltr(text) if direction() == "rtl" else text
