"""What a datum promises: a dataclass that cannot be changed, equal by kind and content."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, FrozenInstanceError, replace

import pytest

from app.table.datum import Datum, varied
from app.table.geometry import Shape, Spot


class Placed(Datum, kw_only=True):
    """A kind whose fields are given by name, never by position."""

    x: float = 0.5


class Word(Placed):
    """A kind with all sorts of fields."""

    text: str
    detail: str = ""
    _: KW_ONLY
    warns: bool = False


class Shout(Word):
    """A kind with the same fields."""


def test_fields_are_taken_in_their_order_and_by_name() -> None:
    word = Word("a", "b", warns=True, x=1.0)
    assert (word.text, word.detail, word.warns, word.x) == ("a", "b", True, 1.0)
    assert Word("a") == Word(text="a", detail="", warns=False, x=0.5)
    assert repr(Word("a")) == "Word(x=0.5, text='a', detail='', warns=False)"


def test_they_are_equal_by_kind_and_content() -> None:
    assert Word("a", x=1.0) == Word("a", x=1.0) != Word("b", x=1.0)
    assert len({Word("a", warns=True, x=1.0), Word(x=1.0, warns=True, text="a"), Word("a")}) == 2
    assert Word("a") != Shout("a")
    assert len({Word("a"), Shout("a")}) == 2


def test_one_is_replaced_not_changed() -> None:
    word = Word("a", x=1.0)
    assert replace(word, text="b") == varied(word, text="b") == Word("b", x=1.0)
    assert repr(varied(word, text="b")) == repr(replace(word, text="b"))
    assert word == Word("a", x=1.0)
    spot = Spot("row", Shape.ROW, 0.5, 0.5)
    assert varied(spot, x=0.25, over=1) == replace(spot, x=0.25, over=1) != spot
    for one in (word, spot):
        with pytest.raises(TypeError, match="loud"):
            varied(one, loud=True)
    with pytest.raises(FrozenInstanceError, match="text"):
        word.text = "b"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="text"):
        del word.text


@pytest.mark.parametrize(
    "made",
    [
        lambda: Word(),  # type: ignore[call-arg]
        lambda: Word("a", "b", True),  # type: ignore[call-arg]
        lambda: Word("a", loud=True),  # type: ignore[call-arg]
        lambda: Word("a", text="b"),  # type: ignore[misc]
    ],
    ids=["missing", "one too many", "unknown", "given twice"],
)
def test_what_does_not_fit_the_fields_is_refused(made: Callable[[], Word]) -> None:
    with pytest.raises(TypeError, match="Word takes x, text, detail, warns"):
        made()
