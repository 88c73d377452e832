"""The states of a screen that several people share."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.session.privacy import Privacy

STEPS: dict[str, tuple[str, str, Callable[[Privacy], None]]] = {
    "name": ("covered", "named", Privacy.name),
    "confirm": ("named", "confirmed", Privacy.confirm),
    "open": ("confirmed", "open", Privacy.open),
}


def test_a_seat_is_shown_only_after_it_was_covered_named_and_confirmed() -> None:
    privacy = Privacy()
    seen = [(privacy.state, privacy.shown)]
    privacy.cover(2)
    for step in (privacy.name, privacy.confirm, privacy.open):
        seen.append((privacy.state, privacy.shown))
        step()
    seen.append((privacy.state, privacy.shown))
    privacy.cover(0)
    seen.append((privacy.state, privacy.shown))
    assert seen == [
        ("covered", None), ("covered", None), ("named", None), ("confirmed", 2), ("open", 2), ("covered", None)
    ]  # fmt: skip
    assert privacy.next_seat == 0


def test_nobody_is_named_before_anybody_is_next() -> None:
    with pytest.raises(RuntimeError, match="nobody is next"):
        Privacy().name()


def test_the_same_seat_may_be_covered_again() -> None:
    privacy = Privacy()
    privacy.cover(1)
    privacy.name()
    privacy.confirm()
    privacy.open()
    privacy.cover(1)
    assert privacy.shown is None
    with pytest.raises(RuntimeError, match="open comes after confirmed, not after covered"):
        privacy.open()


def test_without_anybody_to_hide_from_it_is_open_at_once_and_can_be_covered_at_any_time() -> None:
    privacy = Privacy()
    assert privacy.fresh and privacy.covered
    privacy.show(1)
    assert (privacy.shown, privacy.covered, privacy.fresh) == (1, False, False)
    privacy.show(None)
    assert (privacy.shown, privacy.covered, privacy.fresh) == (None, False, False)
    privacy.cover(0)
    assert (privacy.shown, privacy.covered, privacy.fresh) == (None, True, False)
    privacy.name()
    assert privacy.covered
    privacy.confirm()
    assert (privacy.shown, privacy.covered) == (0, False)


@given(st.lists(st.one_of(st.sampled_from(sorted(STEPS)), st.integers(0, 8))))
def test_no_order_of_steps_shows_a_seat_that_was_not_the_last_one_named(steps: list[str | int]) -> None:
    privacy, named = Privacy(), None
    for step in steps:
        if isinstance(step, int):
            privacy.cover(step)
            named = None
        else:
            before, after, act = STEPS[step]
            if privacy.state != before or privacy.next_seat is None:
                state = privacy.state
                with pytest.raises(RuntimeError):
                    act(privacy)
                assert privacy.state == state
            else:
                act(privacy)
                assert privacy.state == after
                named = privacy.next_seat
        assert privacy.shown in (None, named)
        assert (privacy.shown is not None) == (privacy.state in ("confirmed", "open"))
