"""What is said when something could not be kept or opened: every code of the store and of its files."""

from __future__ import annotations

import pytest

from app.store.errors import FILE_CODES, STORE_CODES
from app.wording import use
from app.wording.sentences import Trouble, file_trouble, store_trouble

NUMBERS = ("id", "number", "megabytes", "games", "settings")


def arguments(names: tuple[str, ...], empty: bool = False) -> dict[str, str | int]:
    """Something for each argument; what may be empty is, if asked for."""
    return {
        name: 3 if name in NUMBERS else "" if empty and name in ("backup", "program") else f"some-{name}"
        for name in names
    }


@pytest.mark.parametrize("code", ["he", "en"])
@pytest.mark.parametrize("empty", [False, True])
def test_every_code_has_a_sentence_and_an_advice(code: str, empty: bool) -> None:
    use(code)
    for tell, table in ((store_trouble, STORE_CODES), (file_trouble, FILE_CODES)):
        for name, wanted in table.items():
            trouble = tell(name, arguments(wanted, empty))
            assert isinstance(trouble, Trouble)
            assert trouble.sentence and trouble.advice and name in trouble.details
            assert "()" not in trouble.sentence and "\u2066\u2069" not in trouble.sentence + trouble.advice, name


def test_a_file_that_ends_too_early_is_named_and_said_to_be_left_alone() -> None:
    trouble = file_trouble("cut-short", {"file": "family.kupa"})
    assert trouble.sentence == (
        "\u2068family.kupa\u2069 did not open: its end is missing. The file is left as it was."
    )


def test_where_the_copy_lies_is_said_in_the_details_only() -> None:
    trouble = store_trouble("damaged-database", {"path": "a.db", "backup": "b.db"})
    assert "b.db" in trouble.details
    assert "a.db" not in trouble.sentence + trouble.advice and "b.db" not in trouble.sentence + trouble.advice
