"""Cards that move to a zone that is not drawn disappear on arrival: none is left lying over a badge."""

from __future__ import annotations

import pytest

from app.games import GAMES
from tests.table.retold import telling

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_left_over_a_badge_while_a_game_is_told(game: str) -> None:
    told = telling(game)
    sentences = [one for act in (told.opening, *told.acts) for one in act.sentences]
    found = [f"{one.words!r}: {flaw}" for one in sentences for flaw in one.over]
    assert not found, "\n".join(dict.fromkeys(found))
