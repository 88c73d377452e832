"""Templates with typed fields: the kind of a field decides how it is written and isolated.

`{c:card}` one card; `{cs:cards}` a list with "and"; `{cs:either}` with "or"; `{cs:run}` ranks `7-8-9`; `{c:spoken}` a
card in words; `{s:suit}` a suit's sign; `{r:rank}` a rank as cards show it; `{n:num}`; `{n:signed}`; `{n:count card}`
"3 cards"; `{who:name}`; `{all:names}`; `{p:percent}` of a share; `{r:range}` of a pair; `{k:key}`; `{x:plain}` digits,
codes and paths, from the left; `{s:word suit}` the message `suit.<s>`; `{ss:words suit}`, `{ss:either suit}` lists of
these; `{x:text}` a phrase that has already been made here. `{:latin Esc}` and `{:own ...}` are words of another script
within a text; `{:bare *.kupa}` is text for a program, which isolates would confuse. A field may be part of a kind:
`{n:count {noun}}`.

A kind may end in a case (`app.wording.cases`): `{c:card to}`, `{cs:cards from}`, `{all:names to}`, `{zone:text in}`,
`{m:word month in}`. For a name, the case is enough: `{who:to}`, `{who:of}`, `{who:from}`, `{who:object}`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from string import Formatter
from typing import Any

from app.wording import bidi
from app.wording.cases import CASES, card_in, cards_in, declined, name_in, names_in
from app.wording.catalogue import has, message
from app.wording.names import form_of


def speak_card(text: str) -> str:
    """Return a card as it is said: "seven of hearts"; a joker; a back as "a face-down card"."""
    if bidi.is_standard(text):
        rank, suit = message(f"rank-of.{text[0]}"), message(f"suit.{text[1]}")
        return message("card.spoken").format(rank=rank, suit=suit)
    # A voice has no use for the marks that keep a symbol's direction on the screen.
    return bidi.bare(bidi.card_text(text))


def _either(value: Any, arg: str) -> str:
    if not arg:
        return bidi.cards_text(value, "either")
    return bidi.listed([message(f"{arg}.{one}") for one in value], "either")


KINDS: Mapping[str, Callable[[Any, str], str]] = {
    "card": lambda value, _: bidi.card_text(value),
    "cards": lambda value, _: bidi.cards_text(value),
    "either": _either,
    "run": lambda value, _: bidi.run_text(value),
    "spoken": lambda value, _: speak_card(value),
    "spoken-list": lambda value, _: bidi.listed([speak_card(one) for one in value]),
    "suit": lambda value, _: bidi.suit_text(value),
    "rank": lambda value, _: bidi.latin(bidi.rank_text(value)),
    "num": lambda value, _: bidi.num(value),
    "signed": lambda value, _: bidi.signed(value),
    "count": lambda value, arg: bidi.counted(value, arg),
    "name": lambda value, _: bidi.name(value),
    "names": lambda value, _: bidi.listed([bidi.name(one) for one in value]),
    "percent": lambda value, _: bidi.percent(value),
    "range": lambda value, _: bidi.range_text(*value),
    "key": lambda value, _: bidi.key(value),
    "plain": lambda value, _: bidi.ltr(bidi.foreign(str(value))),
    "word": lambda value, arg: message(f"{arg}.{value}"),
    "words": lambda value, arg: bidi.listed([message(f"{arg}.{one}") for one in value]),
    "text": lambda value, _: str(value),
}
"""The function that writes each kind of field, from its value and from what follows the kind."""

CASED: Mapping[str, Callable[[Any, str], str]] = {
    "card": card_in,
    "cards": cards_in,
    "either": lambda value, case: cards_in(value, case, "either"),
    "name": name_in,
    "names": names_in,
}
"""The functions for kinds whose case changes more than the first word."""

LITERALS: Mapping[str, Callable[[str], str]] = {"latin": bidi.latin, "own": bidi.own, "bare": str}
"""Kinds whose text is in the template itself."""


@lru_cache(maxsize=512)
def parsed(spec: str) -> tuple[str, str, str]:
    """Split a field's specification into its kind, what follows, and the case; a case by itself means a name in it."""
    kind, _, arg = spec.partition(" ")
    if kind in LITERALS:
        return kind, arg, ""
    if kind in CASES:
        return "name", arg, kind
    rest, _, last = arg.rpartition(" ")
    return (kind, rest, last) if last in CASES else (kind, arg, "")


def written(value: Any, spec: str) -> str:
    """Return a value written as its field specifies. Only fields within a kind may have an empty kind."""
    if not spec:
        return str(value)
    kind, arg, case = parsed(spec)
    if kind in LITERALS:
        return LITERALS[kind](arg)
    if not case:
        return KINDS[kind](value, arg)
    if kind in CASED and not arg:
        return CASED[kind](value, case)
    return declined(KINDS[kind](value, arg), case)


def filled(template: str, /, *args: Any, **fields: Any) -> str:
    """Return a template with its fields filled in; every field is of a kind in KINDS or LITERALS.

    Raises KeyError or IndexError for a field without a value, and for an unknown kind.
    """
    pieces = fields_in(template)
    if len(pieces) == 1 and pieces[0][1] is None:
        return pieces[0][0]
    parts = []
    for text, key, spec, nested in pieces:
        parts.append(text)
        if key is None:
            continue
        if nested:
            spec = filled(spec, *args, **fields)
        # A literal has no value.
        value = None if key == "" else args[key] if isinstance(key, int) else fields[key]
        if spec in PEOPLE and not begins("".join(parts)):
            value = within(value)
        words = written(value, spec)
        if spec in CARDS and template[-1] in STOPS and begins("".join(parts)):
            words = capital(words)
        parts.append(words)
    return "".join(parts)


@lru_cache(maxsize=2048)
def fields_in(template: str) -> tuple[tuple[str, int | str | None, str, bool], ...]:
    """Split a template into pieces: a text, the field after it, its kind, and whether the kind has fields within it.

    No field follows the last text. The pieces are cached because tables fill the same templates many times for every
    act.
    """
    return tuple(
        (text, int(field) if field is not None and field.isdigit() else field, spec or "", "{" in (spec or ""))
        for text, field, spec, _ in Formatter().parse(template)
    )


CARDS = ("card", "cards")
"""The kinds of fields that may be words, "the red joker", and begin a sentence with a capital."""
STOPS = ".?!"
"""What a sentence ends with."""

PEOPLE = ("name", "names")
"""The kinds of fields that are people; in a case the reader has their own words (`app.wording.cases`)."""


def begins(before: str) -> bool:
    """Return whether a sentence begins after what has been written so far."""
    return bidi.bare(before).rstrip()[-1:] in ("", *STOPS)


def within(who: Any) -> Any:
    """Return a name, or several, as within a sentence: the reader is "you" there, and "You" at its beginning."""
    if isinstance(who, list | tuple):
        return [within(one) for one in who]
    return message("seat.other.you") if who == message("seat.you") else who


OPENING = ("\u201c", "\u201e")
"""Marks that open a quotation."""


def capital(text: str) -> str:
    """Capitalise a phrase for the beginning of a line; an isolate or a quotation mark before it stays where it is."""
    first = int(text.startswith((bidi.LRI, bidi.FSI, *OPENING)))
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def formed(name: str, who: object) -> str:
    """Return the id of a message in the form for the person it is about; the id itself if there is no such form.

    `<name>.you` is for a person without a name, who is called "You". `<name>.f` and `<name>.m` are for somebody spoken
    of as *she* or as *he* (`app.wording.names.Name`).
    """
    form = "you" if who == message("seat.you") else form_of(who)
    return f"{name}.{form}" if form and has(f"{name}.{form}") else name


def t(name: str, /, *args: Any, **fields: Any) -> str:
    """Return a message in the current language, filled in. Raises KeyError for an unknown id or a missing field.

    A sentence about somebody, `who`, is said in the form for them (`formed`).
    """
    if "who" in fields:
        name = formed(name, fields["who"])
    return filled(message(name), *args, **fields)
