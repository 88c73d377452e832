"""The sentences for what could not be kept or opened: every code, in every situation in which it can occur."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from app.store.errors import FILE_CODES, STORE_CODES
from app.wording import use
from app.wording.sentences import FILE_DEEDS, STORE_DEEDS, Trouble, file_trouble, store_trouble

NUMBERS = ("id", "number", "megabytes", "games", "settings")
SHOWN = ("file", "program", *NUMBERS)
"""Arguments that a person may read in a sentence; paths, ids and the system's own words are behind "details"."""

SAVING = ("is-a-folder", "exists", "folder-missing", "not-writable", "disk-full", "not-written")
OPENING = tuple(code for code in FILE_CODES if code not in SAVING[1:])

CLAIMS: dict[str, tuple[str, ...]] = {
    r"last move|moves|goes on|is saved with": ("act",),
    r"dealt|new game": ("begin",),
    r"the file\b.* (?:open|left)": ("open",),
    r"shelf": ("shelf",),
    r"results": ("results",),
    r"removed": ("forget",),
    r"[Ss]ettings": ("setting",),
    r"saved games did not open": ("start",),
    r"without saving": ("unkept",),
}
"""Words that are true only in these situations and may occur in a title or in the sentence on what is kept."""


def arguments(names: tuple[str, ...], empty: bool = False) -> dict[str, str | int]:
    """A value for each argument; with `empty` an empty one if it may be."""
    return {
        name: 3 if name in NUMBERS else "" if empty and name in ("backup", "program") else f"some-{name}"
        for name in names
    }


class Told(NamedTuple):
    """What a person is told about a code in a situation; `names` are the code's arguments."""

    code: str
    deed: str
    names: tuple[str, ...]
    trouble: Trouble


def everything(empty: bool = False) -> list[Told]:
    """Everything that a person can be told."""
    found = [
        Told(code, deed, names, store_trouble(code, arguments(names, empty), deed))
        for code, names in STORE_CODES.items()
        for deed in STORE_DEEDS
    ]
    for deed, codes in (("open", OPENING), *((deed, SAVING) for deed in FILE_DEEDS[1:])):
        assert deed in FILE_DEEDS
        found += [
            Told(code, deed, names, file_trouble(code, arguments(names, empty), deed))
            for code in codes
            for names in [FILE_CODES[code]]
        ]
    return found


@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("empty", [False, True])
def test_every_code_has_a_title_a_sentence_and_an_advice_in_every_situation(code: str, empty: bool) -> None:
    use(code)
    for name, deed, _, trouble in everything(empty):
        assert trouble.title and trouble.sentence and trouble.advice and name in trouble.details
        assert trouble.kept or deed == "open", name
        told = trouble.title + trouble.sentence + trouble.kept + trouble.advice
        assert "()" not in told and "\u2066\u2069" not in told, name


@pytest.mark.parametrize("code", ["he", "en"])
def test_places_codes_and_the_systems_words_are_behind_details(code: str) -> None:
    use(code)
    for name, deed, names, trouble in everything():
        told = " ".join(trouble[:4])
        for argument in set(names) - set(SHOWN):
            assert f"some-{argument}" not in told, (name, deed, argument)
        assert "-" not in name or name not in told, (name, deed)
        if "path" in names:
            assert "some-path" in trouble.details


def test_what_a_title_says_is_true_in_its_situation() -> None:
    """On a first start no move was lost, and a copy that could not be saved was not about to be opened."""
    use("en")
    for name, deed, names, trouble in everything():
        told = f"{trouble.title} {trouble.kept}"
        for words, deeds in CLAIMS.items():
            assert not re.search(words, told) or deed in deeds or "file" in names, (name, deed, told)
    assert {one.trouble.title for one in everything() if one.deed == "start"} == {"The saved games did not open"}
    assert file_trouble("disk-full", {"file": "a.kupa"}, "save").title == "The copy was not saved"


def test_what_is_the_matter_is_said_alike_in_every_situation_and_claims_nothing_of_it() -> None:
    """Sentence and advice are written once for each code, so they must be true wherever they are shown."""
    use("en")
    for code, names in STORE_CODES.items():
        told = {store_trouble(code, arguments(names), deed)[1::2] for deed in STORE_DEEDS}
        assert len(told) == 1, code
        (words,) = told
        text = " ".join(words[:2])
        assert not re.search(r"last move|new moves|can be seen|all other games|was kept before is safe", text), code


def test_a_game_that_is_not_kept_either_is_not_said_to_be() -> None:
    use("en")
    named: dict[str, str | int] = {"file": "a.kupa"}
    assert file_trouble("disk-full", named, "save").kept == "The game itself is saved."
    told = file_trouble("disk-full", named, "save", kept=False)
    assert told.kept == "The game itself is not saved at the moment either."
    assert "kept" not in told.sentence + told.advice


def test_a_game_that_somebody_else_has_now_is_not_promised_to_be_kept() -> None:
    use("en")
    for code in ("no-such-game", "changed-elsewhere"):
        assert "not saved" in store_trouble(code, {"id": 3}, "act").kept


def test_a_file_that_ends_too_early_is_named_and_said_to_be_left_alone() -> None:
    trouble = file_trouble("cut-short", {"file": "family.kupa"})
    assert trouble.sentence == (
        "\u2068family.kupa\u2069 did not open: its end is missing. The file is left as it was."
    )


def test_where_the_copy_lies_is_said_in_the_details_only() -> None:
    trouble = store_trouble("damaged-database", {"path": "a.db", "backup": "b.db"}, "start")
    assert "b.db" in trouble.details
    assert "a.db" not in trouble.sentence + trouble.advice and "b.db" not in trouble.sentence + trouble.advice
