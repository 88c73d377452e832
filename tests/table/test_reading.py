"""How long what is said stays, and what is nothing new."""

from __future__ import annotations

from app.engine import Event
from app.table.reading import in_secret


def laid(seat: int) -> Event:
    """A seat lays a card that nobody else sees."""
    return Event("acted", seat, {"seat": seat, "action": "commit:??"})


def test_what_others_lay_in_secret_is_no_secret_of_theirs_together_with_an_act_of_the_person() -> None:
    assert in_secret([laid(1), laid(2)], 0, ("commit",))
    assert not in_secret([laid(0), laid(1)], 0, ("commit",)), "the person's own card is told as it goes"
    assert not in_secret([laid(1)], 0, ("show",))
