"""Foreign texts in a sentence (files, folders, errors): they cannot reverse it, break it, or control the terminal."""

from __future__ import annotations

import re

import pytest

from app.store.errors import FILE_CODES, STORE_CODES
from app.wording import t, use
from app.wording.bidi import FSI, LRI, PDI, foreign, ltr, name
from app.wording.catalogue import catalogue
from app.wording.sentences import file_trouble, store_trouble
from tests.wording.fields import fields_of

TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
HOSTILE = (
    "\u202egnp.kupa",
    "\u2067noa.kupa",
    f"a{PDI}{PDI}\u202d.kupa",
    f"{LRI}{FSI}deep.kupa",
    "two\nlines\r\n\u2028\u2029\x0b\x0c\x85.kupa",
    "bell\x07\x1b[31mred\x1b]0;title\x07\x00\x7f\x9b.kupa",
    "half\ud800\udcff.kupa",
    "<b>x</b>&lt;a&b.kupa",
    "".join(TURNING),
)
NUMBERS = ("id", "number", "megabytes", "games", "settings")


def balanced(text: str) -> bool:
    """Whether every isolate is closed, none is closed that was not opened, and nothing else changes the direction."""
    depth = 0
    for sign in text:
        depth += (sign in (LRI, FSI)) - (sign == PDI)
        if depth < 0 or (sign in TURNING and sign not in (LRI, FSI, PDI)):
            return False
    return depth == 0


def calm(text: str) -> bool:
    """Whether a text is a single line that is harmless in any file, on any screen and in any terminal."""
    text.encode()
    return not re.search("[\x00-\x1f\x7f-\x9f\u2028\u2029]", text)


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_of_a_foreign_text_turns_or_breaks_what_it_stands_in(text: str) -> None:
    for piece in (name(text), ltr(foreign(text))):
        assert balanced(piece) and calm(piece)
        assert piece[0] in (LRI, FSI) and piece[-1] == PDI
        assert not set(piece[1:-1]) & set(TURNING), "whoever reads it sees where it ends"


def test_what_can_be_read_of_a_foreign_text_is_left() -> None:
    assert foreign("two\nlines") == "two lines"
    assert foreign("a\x1b[31mb") == "a\ufffd[31mb", "something stood there, and it is seen"
    assert foreign("half\ud800") == "half?"
    assert foreign("<b>x</b> &lt; a&b  c") == "<b>x</b> &lt; a&b  c", "a path keeps its blanks"
    assert foreign("\u05e0\u05d5\u05e2\u05d4.kupa") == "\u05e0\u05d5\u05e2\u05d4.kupa"
    assert name("a \n  b") == f"{FSI}a b{PDI}"


def around(message: str, values: dict[str, object]) -> list[str]:
    """The text around the fields of a message, in the language in use."""
    return re.split(f"[{LRI}{FSI}][^{PDI}]*{PDI}", t(message, **values))


def foreign_messages() -> list[str]:
    """The messages that contain a foreign text: a name, a path, a text of the system."""
    found = []
    for code, forms in catalogue().items():
        fields = fields_of(forms.en)
        if fields and all(kind in ("name", "plain") and field.isidentifier() for field, kind in fields):
            found.append(code)
    return found


@pytest.mark.parametrize("language", ["he", "en"])
def test_a_sentence_keeps_its_order_whatever_it_names(language: str) -> None:
    use(language)
    messages = foreign_messages()
    assert len(messages) > 60 and "file.saved" in messages
    for message in messages:
        fields = [field for field, _ in fields_of(catalogue()[message].en)]
        usual = around(message, dict.fromkeys(fields, "noa.kupa"))
        for text in HOSTILE:
            made = t(message, **dict.fromkeys(fields, text))
            assert balanced(made) and calm(made.replace("\n", "")), message
            assert around(message, dict.fromkeys(fields, text)) == usual, message


@pytest.mark.parametrize("language", ["he", "en"])
@pytest.mark.parametrize("text", HOSTILE)
def test_every_trouble_keeps_its_order_and_so_do_its_details(language: str, text: str) -> None:
    use(language)
    for tell, deed, table in ((file_trouble, "open", FILE_CODES), (store_trouble, "start", STORE_CODES)):
        for code, wanted in table.items():
            trouble = tell(code, {field: 3 if field in NUMBERS else text for field in wanted}, deed)
            for sentence in trouble:
                assert balanced(sentence) and calm(sentence), code
            assert not set(trouble.details) & set(TURNING)
