"""Every card that a click reaches may be clicked at every decision: the voice goes on speaking, and no card is lost."""

from __future__ import annotations

import pytest

from app.engine import Reason, view
from app.games import GAMES
from app.table.choices import ChoicesOf
from app.table.gestures import Gestures
from app.table.prompts import Ref
from tests.table.laid import course, seated


@pytest.mark.parametrize("game", GAMES)
def test_any_cards_are_clicked_one_after_another_and_only_those_that_may_go_are_chosen(game: str) -> None:
    low, high = GAMES[game].info.seats
    asked = dict[str, int]()
    for p in course(game, min(high, max(low, 3)), 120):
        asked[p.phase] = asked.get(p.phase, 0) + 1
        if p.turn is None or asked[p.phase] > 6:
            continue
        one, seen = seated(game, p, p.turn), view(p, p.turn)
        refused = dict[Ref, Reason]()
        gestures = Gestures(lambda *_: None, refused.__setitem__, lambda: None)
        gestures.renew(ChoicesOf(one, seen))
        for ref in [Ref(ref.zone, ref.index) for ref in one.cards(seen)]:
            before = list(gestures.chosen)
            refused.clear()
            gestures.click(ref)
            one.chosen, one.put = tuple(gestures.chosen), gestures.waiting
            assert one.prompt(seen, gestures.held).sentence
            if one.together(seen) > 1:
                assert all(one.choices(seen, card) for card in gestures.chosen), f"{seen.phase}: {ref}"
                if not one.choices(seen, ref):
                    assert gestures.chosen == before and list(refused) == [ref], f"{seen.phase}: {ref}"
