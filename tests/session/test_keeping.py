"""What cannot be kept is remembered as long as nothing can be written, but no longer."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from app.session.keeping import Keeping
from app.store import NoSuchGame, Store, StoreFailed, Vanished
from tests.session.made import Heard


def full() -> None:
    raise OSError("the disk is full")


def gone() -> None:
    raise NoSuchGame(7)


def test_a_write_that_fails_is_remembered_until_one_succeeds() -> None:
    keeping = Keeping()
    assert keeping.attempt("act", full, None) is None
    assert isinstance(keeping.trouble, StoreFailed)
    keeping.glance(lambda: 1, 0)
    assert keeping.trouble is not None, "to read something does not mean that anything can be written"
    assert keeping.attempt("act", lambda: 1, 0) == 1
    assert keeping.trouble is None


def test_what_is_refused_about_one_game_does_not_mean_that_nothing_can_be_written() -> None:
    keeping = Keeping()
    done, refusal = keeping.written("act", gone, None)
    assert done is None and isinstance(refusal, NoSuchGame)
    assert keeping.trouble is None


def test_what_cannot_be_read_is_no_trouble_of_writing() -> None:
    keeping = Keeping()
    assert keeping.look("resume", full, None) is None
    assert keeping.glance(full, None) is None
    assert keeping.trouble is None


class Lost:
    """A store whose database vanishes twice: all of it is brought back only the second time."""

    path = Path("kept")

    def __init__(self) -> None:
        self.vanishes = 2
        self.whole = iter((False, True))

    def reopen(self) -> bool:
        """Open it again."""
        self.vanishes -= 1
        return next(self.whole)

    def read(self) -> str:
        """Read something, which only an open database lets one do."""
        if self.vanishes:
            raise Vanished(self.path)
        return "read"


def test_what_was_lost_is_told_even_if_nothing_more_was_lost_before_it_could_be_told() -> None:
    keeping, store = Keeping(), Lost()
    heard = Heard(keeping)
    keeping.use(cast("Store", store))
    assert keeping.glance(store.read, "") == "" and heard.heard == []
    assert keeping.attempt("act", store.read, "") == "read"
    assert heard.heard == ["restored in part"]
