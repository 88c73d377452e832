"""Every message that the program asks for exists and has the fields that it is given."""

from __future__ import annotations

import ast
import fnmatch
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from app.games import GAMES
from app.wording.catalogue import catalogue, own_words, read
from app.wording.resources import resource
from tests.sources import walked
from tests.wording.fields import fields_of

ASKING = {"t": 1, "said": 1, "named": 3}
"""Functions whose first argument is a message's id, and how many of their first arguments are not fields."""


class Asked(NamedTuple):
    """A place that asks for a message; `pattern` has `*` for parts known only while the program runs."""

    where: str
    pattern: str
    fields: frozenset[str] | None


def pattern_of(node: ast.expr) -> Iterator[str]:
    """The ids that an expression may have, as patterns; none if no part of it is written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(one.value) if isinstance(one, ast.Constant) else "*" for one in node.values)
    elif isinstance(node, ast.IfExp):
        yield from pattern_of(node.body)
        yield from pattern_of(node.orelse)


def asked(text: str, where: str) -> Iterator[Asked]:
    """Every message that a module asks for through one of the functions in ASKING."""
    for node in walked(text):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name not in ASKING or (isinstance(node.func, ast.Attribute) and name != "t"):
            continue
        given = {one.arg for one in node.keywords if one.arg} | ({"who"} if name == "named" else set())
        open_ended = any(one.arg is None for one in node.keywords) or len(node.args) > ASKING[name]
        for pattern in pattern_of(node.args[0]):
            yield Asked(f"{where}:{node.lineno}", pattern, None if open_ended else frozenset(given))


@cache
def sources() -> dict[str, str]:
    """The modules of app/ by their paths."""
    found = sorted(resource("app").rglob("*.py"))
    return {path.relative_to(resource()).as_posix(): path.read_text("utf-8") for path in found}


def everything() -> Iterator[Asked]:
    """Everything that app/ asks for."""
    for where, text in sources().items():
        yield from asked(text, where)


def fields(name: str) -> set[str]:
    """The named fields that a message needs."""
    return {field for field, _ in fields_of(catalogue()[name].en) if field and not field.isdigit()}


@cache
def matching(pattern: str) -> list[str]:
    """The messages whose ids a pattern matches."""
    plain = not set("*?[") & set(pattern)
    return [pattern] * (pattern in catalogue()) if plain else fnmatch.filter(catalogue(), pattern)


def faults(one: Asked) -> Iterator[str]:
    """The faults of a place that asks for a message."""
    names = matching(one.pattern)
    if not names:
        yield f"{one.where}: there is no message {one.pattern}"
    if "*" not in one.pattern and names and one.fields is not None:
        if missing := fields(one.pattern) - one.fields:
            yield f"{one.where}: {one.pattern} needs {sorted(missing)}"


def test_every_message_the_program_asks_for_is_there_with_its_fields() -> None:
    found = list(everything())
    assert len(found) > 200
    assert not [fault for one in found for fault in faults(one)]


def test_every_sentence_about_a_seat_has_a_form_without_a_name() -> None:
    for path in sorted(resource("app", "wording", "tellers").rglob("*.py")):
        for node in walked(path.read_text("utf-8")):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "named"):
                continue
            for pattern in pattern_of(node.args[0]):
                forms = (".you", ".m", ".f")
                names = [name for name in fnmatch.filter(catalogue(), pattern) if not name.endswith(forms)]
                assert names, pattern
                for name in names:
                    if "who" in fields(name):
                        assert fields(f"{name}.you") == fields(name) - {"who"}


def written() -> Iterator[str]:
    """Everything in app/ that may be an id or a pattern of ids, and the ids that messages ask for by a kind."""
    for text in sources().values():
        for node in walked(text):
            if isinstance(node, ast.expr):
                yield from (one for one in pattern_of(node) if "." in one and not one.startswith("*"))
    for message in catalogue().values():
        for _, kind in fields_of(message.en):
            which, _, rest = kind.partition(" ")
            if which in ("word", "words"):
                yield f"{rest.split(' ')[0]}.*"


def test_nothing_is_left_over_in_the_words_for_whatever_is_played() -> None:
    patterns = set(written())
    wild = re.compile("|".join(fnmatch.translate(one) for one in patterns if "*" in one))
    over = []
    for path in sorted(resource("i18n").glob("*.he.ts")):
        for name in read(path):
            base = re.sub(r"\.(f|m|you)$", "", name)
            if not {name, base} & patterns and not wild.match(name) and not wild.match(base):
                over.append(name)
    assert over == []


def test_nothing_is_counted_that_no_sentence_counts() -> None:
    # The ids are made of the noun, so the test above takes all of them for used.
    written_out = {one.value for text in sources().values() for one in walked(text) if isinstance(one, ast.Constant)}
    words = [message.en for catalog in (catalogue(), *map(own_words, GAMES)) for message in catalog.values()]
    asked = {kind.removeprefix("count ") for text in words for _, kind in fields_of(text) if kind.startswith("count ")}
    wild = [pattern for one in asked if (pattern := re.sub("{.*?}", "*", one)) != "*"]
    nouns = {name.split(".")[1] for name in catalogue() if name.startswith("count.")}
    assert {one for one in nouns - written_out if not any(fnmatch.fnmatchcase(one, how) for how in wild)} == set()


def test_the_words_for_whatever_is_played_name_no_game() -> None:
    general = [name for path in resource("i18n").glob("*.he.ts") for name in read(path)]
    assert not [name for name in general if set(name.split(".")) & set(GAMES)]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('t("no.such.id")', "there is no message no.such.id"),
        ('t("table.cards")', "table.cards needs ['n']"),
        ('t(f"no.such.{x}", n=1)', "there is no message no.such.*"),
        ('t("table.cards" if x else "table.out", n=1)', ""),
        ('t("table.cards", **more)', ""),
    ],
)
def test_a_wrong_question_is_noticed(text: str, fault: str) -> None:
    found = [fault for one in asked(text, "x.py") for fault in faults(one)]
    assert found == ([f"x.py:1: {fault}"] if fault else [])


def test_the_catalogues_lie_where_the_program_looks() -> None:
    assert Path(resource("i18n")).is_dir()
