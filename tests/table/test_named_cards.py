"""No sentence of the telling is ahead of the cloth: a card is named as soon as it can be seen there, and no sooner."""

from __future__ import annotations

import pytest

from app.games import GAMES
from app.wording.bidi import card_text
from tests.table.retold import telling

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_turns_up_is_named_no_sooner_than_it_is_seen(game: str) -> None:
    told, found = telling(game), list[str]()
    before = told.opening.faces
    for act in told.acts:
        seen = set(before)
        for at, (words, lying, _) in enumerate(act.sentences):
            seen |= lying
            later = act.faces.union(*(after.faces for after in act.sentences[at + 1 :])) - seen
            found.extend(f"{words!r} names {card} before it is seen" for card in later if card_text(card) in words)
        before = act.faces
    assert not found, "\n".join(dict.fromkeys(found))
